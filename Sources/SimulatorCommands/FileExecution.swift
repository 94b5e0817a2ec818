import SwiftFrontEnd
import ViewSim

/// One input file, loaded, with its scenarios chosen by the options.
struct FileExecution {
    let console: Console
    let options: CommandLineOptions
    let name: String
    let file: LoadedFile

    /// - Parameter recordsOwnership: Whether the results have to say who kept what alive.
    static func load(
        _ path: String, console: Console, options: CommandLineOptions, recordsOwnership: Bool = false
    ) throws(CommandLineError) -> FileExecution {
        for path in options.sources + options.stubs {
            _ = try SourceReader(console: console).files(below: path)
        }
        let (text, name) = try SourceReader(console: console).read(path)
        var loadOptions = options.loadOptions
        // Somebody who looks at a run sees the note; `test` may not decide by what is left out.
        loadOptions.refusesUnsimulated = options.isStrict
        loadOptions.keepsProgram = console.endsWithCommand
        loadOptions.recordsOwnership = recordsOwnership
        let file = ScenarioLoader.load(text: text, fileName: name, options: loadOptions)
        for diagnostic in file.diagnostics where diagnostic.severity == .error {
            console.writeError(quoting(diagnostic, in: file, options: options) + "\n")
        }
        if !options.printsOnly {
            console.writeError(Self.text(of: file.diagnostics.filter { $0.severity != .error }, options: options))
        }
        return FileExecution(console: console, options: options, name: name, file: file)
    }

    private static func text(of notes: [Diagnostic], options: CommandLineOptions) -> String {
        options.isVerbose ? notes.map { "\($0)\n" }.joined() : NoteReport(notes: notes).text()
    }

    /// A message as people read it: what is wrong with the program quotes its line, notes do not.
    private static func quoting(_ diagnostic: Diagnostic, in file: LoadedFile, options: CommandLineOptions) -> String {
        guard diagnostic.severity == .error, !options.isQuiet, let place = diagnostic.location else {
            return diagnostic.description
        }
        return diagnostic.text(quoting: file.sourceLine(place))
    }

    /// Whether the file can be run at all.
    var isUsable: Bool { !file.diagnostics.contains { $0.severity == .error } }

    /// Runs what the options choose: the program, then its scenarios, or the root of a file that has neither.
    func results() throws(CommandLineError) -> [ScenarioResult] {
        if options.root == nil, let name = options.scenario { return [try scenario(named: name).result()] }
        if options.root == nil, file.isProgram || !file.scenarios.isEmpty {
            var results = file.isProgram ? [file.runProgram()] : []
            if results.first?.stopped == nil { results += file.scenarios.map { $0.result() } }
            return results
        }
        guard let descriptor = file.rootScenario(options.root, options.rerender) else {
            throw CommandLineError(
                status: .nothingRan,
                message: "\(name) has no @Test, no top-level code and no view that could be its root; "
                    + "name one with --root 'MyView()'")
        }
        return [descriptor.result()]
    }

    /// The scenario of a name or display name.
    func scenario(named name: String) throws(CommandLineError) -> ScenarioDescriptor {
        if let exact = file.scenarios.first(where: { $0.name == name || $0.displayName == name }) { return exact }
        func base(_ name: String) -> Substring { name.prefix { $0 != "(" } }
        if let bare = file.scenarios.first(where: { base($0.name) == base(name) }) { return bare }
        let names = file.scenarios.map(\.name)
        let hint =
            if let best = NearMiss.best(for: name, among: names) {
                "did you mean '\(best)'?"
            } else if names.isEmpty {
                "it has no @Test functions"
            } else {
                "it has \(names.prefix(8).map { "'\($0)'" }.joined(separator: ", "))\(names.count > 8 ? ", …" : "")"
            }
        throw CommandLineError(status: .nothingRan, message: "no scenario '\(name)' in \(self.name); \(hint)")
    }

    /// Notes and failures for standard error, in the form that editors jump to.
    func messages(_ results: [ScenarioResult]) -> [String] {
        var messages: [String] = []
        if !options.printsOnly, !options.isQuiet {
            var seen = Set(file.diagnostics)
            let notes = results.flatMap(\.notes).filter { seen.insert($0).inserted }
            messages.append(Self.text(of: notes, options: options))
        }
        for result in results {
            for failure in result.failures {
                messages.append(Self.quoting(failure, in: file, options: options) + "\n")
            }
        }
        return messages
    }
}
