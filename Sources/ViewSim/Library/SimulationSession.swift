import SwiftFrontEnd

/// The actions of a compiled test, run as one scenario behind the code of a file.
///
/// A run is deterministic, so running all actions again before each question is the same as keeping the tree alive, and
/// no thread has to be kept for it.
final class SimulationSession {
    struct Answer: Sendable {
        /// What the question printed.
        var answer: String
        /// The trace as JSON Lines.
        var trace: String
    }

    private let path: String
    private let options: LoadOptions
    private let root: String
    private let sdk: Int
    private var statements: [String] = []

    private static let name = "viewSimSession"
    /// Separates what the code under test prints from the answer.
    private static let mark = "\u{1D}viewsim\u{1D}"
    private static let printMark = #"print("\u{1D}viewsim\u{1D}", terminator: "")"#

    init(path: String, options: LoadOptions, root: String, sdk: Int) {
        self.path = path
        self.options = options
        self.root = root
        self.sdk = sdk
    }

    /// Adds an action. One that fails is not kept.
    /// - Throws: `ScenarioFailure`.
    func perform(_ statement: String) throws {
        statements.append(statement)
        do { _ = try run(question: nil) } catch {
            statements.removeLast()
            throw error
        }
    }

    /// Runs all actions, then a statement that prints.
    /// - Throws: `ScenarioFailure` when the file cannot be used or the run stops.
    func run(question: String?) throws -> Answer {
        let path = path
        let options = options
        var script = ["\n@Test func \(Self.name)() {", "let sim = Simulation(\(root), sdk: \(sdk))"] + statements
        if let question {
            script += [Self.printMark, question, Self.printMark]
        }
        script.append("_ = sim.now\n}\n")
        let added = script.joined(separator: "\n")
        return try LargeStackThread.run { () throws -> Answer in
            let console = Console(write: { _ in .complete }, writeError: { _ in })
            do {
                let (text, name) = try SourceReader(console: console).read(path)
                let lines = text.utf8.count { $0 == 10 } + 1
                let file = ScenarioLoader.load(text: text + added, fileName: name, options: options)
                try Self.check(file.diagnostics.filter { $0.severity == .error }, lines: lines)
                guard let scenario = file.scenarios.first(where: { $0.name.hasPrefix(Self.name) }) else {
                    throw ScenarioFailure(
                        scenario: nil,
                        diagnostics: [Diagnostic(id: "simulation.unreadable", message: "'\(name)' cannot be continued")]
                    )
                }
                let result = scenario.run()
                try Self.check(result.failures, lines: lines)
                return Answer(answer: Self.answer(in: result), trace: try TraceWire.lines(of: result))
            } catch let error as CommandLineError {
                throw ScenarioFailure(
                    scenario: nil, diagnostics: [Diagnostic(id: "scenario.unreadable", message: error.message)])
            }
        }
    }

    private static func answer(in result: ScenarioResult) -> String {
        let printed = result.printed ?? result.output.joined(separator: "\n")
        guard let start = printed.firstRange(of: mark),
            let end = printed[start.upperBound...].firstRange(of: mark)
        else { return "" }
        return String(printed[start.upperBound..<end.lowerBound])
    }

    /// Throws errors, without places in the lines that were added to the file.
    private static func check(_ errors: [Diagnostic], lines: Int) throws(ScenarioFailure) {
        guard !errors.isEmpty else { return }
        let placed = errors.map { error in
            guard let location = error.location, location.line > lines else { return error }
            return Diagnostic(
                id: error.id, severity: error.severity, message: error.message, why: error.why, fix: error.fix)
        }
        throw ScenarioFailure(scenario: nil, diagnostics: placed)
    }
}
