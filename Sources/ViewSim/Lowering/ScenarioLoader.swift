/// How the scenarios of a file are to be read and run.
struct LoadOptions: Sendable {
    /// The SDK of scenarios that do not name one.
    var sdk = 27
    /// Files and folders of the app's own sources.
    var sources: [String] = []
    /// Files that declare API the catalogue lacks.
    var stubs: [String] = []
    /// Whether an unknown name is an error instead of a note.
    var strict = false
    /// Bounds the instructions of one scenario; nil for the default.
    var maximumSteps: Int?
}

/// A file as read: what is wrong with it, and what it offers to run.
struct LoadedFile {
    var diagnostics: [Diagnostic]
    var scenarios: [ScenarioDescriptor]
    /// Whether the file has top-level statements, which run in order before any scenario.
    var isProgram: Bool
    /// Runs the top-level statements.
    var runProgram: () -> ScenarioResult
    /// The scenario of a file without `@Test`: mounts the root (an expression, or the file's own one for nil) and
    /// re-renders it; nil where the file has no view that could be the root.
    var rootScenario: (_ root: String?, _ rerender: Int) -> ScenarioDescriptor?
}

/// One `@Test` function of a file, with one argument of a parameterized one.
struct ScenarioDescriptor {
    /// The function's name, with arguments where it is parameterized: `bodyKeepsFirstObject(26)`.
    var name: String
    var displayName: String?
    var location: SourceLocation?
    /// Why the scenario is disabled: nil where it is not, empty where no reason is given.
    var disabledReason: String?
    var sdk: Int
    var run: () -> ScenarioResult
}

/// Reads scenario files.
enum ScenarioLoader {
    static func load(text: String, fileName: String, options: LoadOptions) -> LoadedFile {
        let diagnostic = Diagnostic(
            id: "loader.missing", location: SourceLocation(file: fileName, line: 1, column: 1),
            message: "this build of ViewSim cannot read Swift yet", fix: "use a later version")
        return LoadedFile(
            diagnostics: [diagnostic], scenarios: [], isProgram: false, runProgram: { ScenarioResult.none },
            rootScenario: { _, _ in nil })
    }
}

extension ScenarioResult {
    /// A result without events.
    static var none: ScenarioResult {
        ScenarioResult(
            name: "", displayName: nil, location: nil, outcome: .passed, expectations: [], stopped: nil, notes: [],
            files: [], trace: Trace(), ownership: OwnershipSnapshot(), output: [], sdk: 27, statistics: .init())
    }
}
