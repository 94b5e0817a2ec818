import SwiftFrontEnd
import ViewSim

/// What came of one file under `sim-cli test`.
struct TestFileRun: Sendable {
    var records: [TestRecord] = []
    /// Scenarios by name, where they are only listed.
    var names: [String] = []
    /// Lines for standard error.
    var messages: [String] = []
    var status = ExitStatus.success

    static func run(
        _ path: String, input: [UInt8], options: LoadOptions, selection: TestSelection, listsOnly: Bool
    ) -> TestFileRun {
        var run = TestFileRun()
        let console = Console(write: { _ in .complete }, writeError: { _ in }, readInput: { input })
        let source: (text: String, name: String)
        do {
            source = try SourceReader(console: console).read(path)
        } catch {
            run.messages.append(error.description)
            run.status = error.status
            return run
        }
        var options = options
        options.recordsOwnership = false
        let file = ScenarioLoader.load(text: source.text, fileName: source.name, options: options)
        let errors = file.diagnostics.filter { $0.severity == .error }
        run.messages.append(NoteReport(notes: file.diagnostics.filter { $0.severity != .error }).text())
        guard errors.isEmpty else {
            run.records = [TestRecord(unusable: source.name, errors: errors)]
            run.messages += errors.map { "\(Self.quoting($0, in: file))\n" }
            run.status = .unusableInput
            return run
        }
        let isSelected = selection.makePredicate()
        var told = Set(file.diagnostics)
        if file.scenarios.isEmpty { run.messages.append("\(source.name):1:1: note: the file has no @Test function\n") }
        for descriptor in file.scenarios where isSelected(source.name, descriptor) {
            if listsOnly {
                run.names.append("\(source.name)/\(descriptor.name)")
            } else {
                let record = TestRecord(descriptor.result(), file: source.name, times: file.times)
                run.records.append(record)
                let notes = record.notes.filter { told.insert($0).inserted }
                run.messages.append(NoteReport(notes: notes).text())
                run.messages += record.failures.map { "\(Self.quoting($0, in: file))\n" }
            }
        }
        return run
    }

    /// A failure with its line of source, where it stands in the file itself.
    private static func quoting(_ failure: Diagnostic, in file: LoadedFile) -> String {
        failure.text(quoting: failure.location.flatMap(file.sourceLine))
    }
}
