import Testing

@testable import SimulatorCommands
@testable import SwiftFrontEnd
@testable import ViewSim

@Suite("Choosing what of a file to run")
struct FileExecutionTests {
    private func execution(
        scenarios: [String] = [], isProgram: Bool = false, programStops: Bool = false, hasRoot: Bool = false,
        _ change: (inout CommandLineOptions) -> Void = { _ in }
    ) -> FileExecution {
        func descriptor(_ name: String, displayName: String? = nil) -> ScenarioDescriptor {
            ScenarioDescriptor(
                name: name, displayName: displayName, location: nil, disabledReason: nil, sdk: 27,
                run: {
                    var result = ScenarioResult.none
                    result.name = name
                    return result
                })
        }
        let file = LoadedFile(
            source: SourceProgram(name: "a.swift", text: ""), diagnostics: [],
            scenarios: scenarios.map { descriptor($0, displayName: "The \($0) rule") },
            isProgram: isProgram,
            runProgram: {
                var result = ScenarioResult.none
                result.name = "program"
                if programStops { result.stopped = Diagnostic(id: "trap", message: "out of range") }
                return result
            }, rootScenario: { root, count in hasRoot || root != nil ? descriptor("\(root ?? "own") \(count)") : nil })
        var options = CommandLineOptions()
        change(&options)
        let console = Console(write: { _ in .complete }, writeError: { _ in })
        return FileExecution(console: console, options: options, name: "a.swift", file: file)
    }

    @Test("The program runs first, then the scenarios; a program that stops ends it")
    func programFirst() throws {
        let both = try execution(scenarios: ["one", "two"], isProgram: true).results()
        #expect(both.map(\.name) == ["program", "one", "two"])
        let stopped = try execution(scenarios: ["one"], isProgram: true, programStops: true).results()
        #expect(stopped.map(\.name) == ["program"])
    }

    @Test("A file with neither shows its root, as often as asked; --root wins over scenarios")
    func root() throws {
        #expect(try execution(hasRoot: true) { $0.rerender = 3 }.results().map(\.name) == ["own 3"])
        #expect(try execution(scenarios: ["one"]) { $0.root = "A()" }.results().map(\.name) == ["A() 1"])
    }

    @Test("A file with nothing to run is status 69 and says what to do")
    func nothing() {
        let error = #expect(throws: CommandLineError.self) { try execution().results() }
        #expect(error?.status == .nothingRan)
        #expect(error?.message.hasSuffix("name one with --root 'MyView()'") == true)
    }

    @Test(
        "A scenario is found by name, display name, or the name without its argument",
        arguments: [("two(27)", "two(27)"), ("The one rule", "one"), ("two", "two(26)"), ("two(", "two(26)")])
    func named(name: String, found: String) throws {
        let execution = execution(scenarios: ["one", "two(26)", "two(27)"]) { $0.scenario = name }
        #expect(try execution.results().map(\.name) == [found])
    }

    @Test("An unknown scenario is status 69 and suggests a near name, or lists all")
    func unknown() {
        let execution = execution(scenarios: ["prebuilt", "deferred"])
        #expect(
            throws: CommandLineError(
                status: .nothingRan, message: "no scenario 'prebuild' in a.swift; did you mean 'prebuilt'?")
        ) { try execution.scenario(named: "prebuild") }
        #expect(
            throws: CommandLineError(
                status: .nothingRan, message: "no scenario 'xyz' in a.swift; it has 'prebuilt', 'deferred'")
        ) { try execution.scenario(named: "xyz") }
    }
}
