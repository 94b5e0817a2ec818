@testable import ViewSim

/// A program played by the simulator.
struct LawRun {
    private let file: LoadedFile
    private let program: LawProgram

    init(_ program: LawProgram) {
        self.program = program
        file = ScenarioLoader.load(text: program.source, fileName: "law.swift", options: LoadOptions())
    }

    /// What is wrong with the program as a whole; nil where it can be played.
    var problem: String? {
        if let error = file.diagnostics.first(where: { $0.severity == .error }) { return "\(error)" }
        return file.scenarios.count == program.scripts.count
            ? nil : "\(file.scenarios.count) scenarios for \(program.scripts.count) scripts"
    }

    /// The laws that playing a script breaks.
    /// - Parameter shape: what the model is made of: the program's own views, or others to see whether it notices.
    func breaches(ofScript index: Int, against shape: ViewShape? = nil) -> [String] {
        let result = file.scenarios[index].result()
        var found = result.failures.map(\.description)
        found += TraceLaws.breaches(of: Array(result.trace.events))
        let expected = ReferenceModel.output(of: shape ?? program.shape, script: program.scripts[index])
        if let line = zip(result.output, expected).enumerated().first(where: { $0.element.0 != $0.element.1 }) {
            found.append("after event \(line.offset): \(line.element.0)\n    must be  \(line.element.1)")
        } else if result.output.count != expected.count {
            found.append("\(result.output.count) lines are printed, not \(expected.count)")
        }
        return found
    }

    /// The trace of a script as other programs read it.
    func trace(ofScript index: Int) throws -> String { try TraceWire.lines(of: file.scenarios[index].result()) }

    /// The first script of a program that breaks a law, with the breaches.
    static func firstBreach(in program: LawProgram) -> (script: Int, breaches: [String])? {
        let run = LawRun(program)
        if let problem = run.problem { return (0, [problem]) }
        for index in program.scripts.indices {
            let breaches = run.breaches(ofScript: index)
            if !breaches.isEmpty { return (index, breaches) }
        }
        return nil
    }
}
