import SwiftFrontEnd

/// A file as read: what is wrong with it, and what it offers to run.
package struct LoadedFile {
    /// What the file was read into; it goes with the last copy of the file.
    let source: SourceProgram
    package var diagnostics: [Diagnostic]
    package var scenarios: [ScenarioDescriptor]
    /// Whether the file has top-level statements, which run in order before any scenario.
    package var isProgram: Bool
    package var times = LoadTimes()
    /// Runs the top-level statements.
    package var runProgram: () -> ScenarioResult
    /// The scenario of a file without `@Test`: mounts the root (an expression, or the file's own one for nil) and
    /// re-renders it; nil where the file has no view that could be the root.
    package var rootScenario: (_ root: String?, _ rerender: Int) -> ScenarioDescriptor?

    /// The line of source at a place of the program's own files.
    package func sourceLine(_ place: SourceLocation) -> Substring? { source.sourceLine(at: place) }
}

extension LoadedFile {
    /// A file of which nothing can run.
    package init(refused source: SourceProgram) {
        self.init(
            source: source, diagnostics: source.diagnostics, scenarios: [], isProgram: false,
            runProgram: { ScenarioResult.none }, rootScenario: { _, _ in nil })
    }
}
