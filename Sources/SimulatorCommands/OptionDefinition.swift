import SwiftFrontEnd
import ViewSim

/// One option: parsing and help both come from this table.
struct OptionDefinition {
    enum Action {
        case flag((inout CommandLineOptions) -> Void)
        /// Takes the option's value; returns what a right value looks like when this one is not.
        case value(placeholder: String, (inout CommandLineOptions, String) -> String?)
    }

    let names: [String]
    let help: String
    /// The verbs that take the option; nil for all of them.
    let verbs: [Verb]?
    let action: Action

    func applies(to verb: Verb) -> Bool { verbs?.contains(verb) ?? true }

    /// `-o, --output FILE`, as help shows it.
    var usage: String {
        let spellings = names.joined(separator: ", ")
        if case .value(let placeholder, _) = action { return "\(spellings) \(placeholder)" }
        return spellings
    }
}

extension OptionDefinition {
    static var all: [OptionDefinition] {
        [
            value(["--scenario"], "NAME", "only the scenario of this name", [.run, .test, .diagram, .compare]) {
                $0.scenario = $1
                return nil
            },
            value(["--sdk"], "26|27", "SDK of scenarios that name none (default 27); compare: 26,27") { options, text in
                let sdks = text.split(separator: ",", omittingEmptySubsequences: false).map { Int($0) ?? 0 }
                guard sdks.count <= 2, Set(sdks).count == sdks.count, sdks.allSatisfy({ $0 == 26 || $0 == 27 }) else {
                    return "26 or 27"
                }
                options.sdks = sdks
                return nil
            },
            value(["--root"], "EXPR", "root view of a file without @Test", [.run, .diagram, .compare]) {
                $0.root = $1
                return nil
            },
            value(
                ["--rerender"], "N", "how often such a root is rendered again (default 1)", [.run, .diagram, .compare]
            ) {
                options, text in
                guard let count = Int(text), (0...1_000_000).contains(count) else {
                    return "a number from 0 to 1000000"
                }
                options.rerender = count
                return nil
            },
            value(["--sources"], "PATH", "add the app's own file or folder; repeatable") {
                $0.sources.append($1)
                return nil
            },
            value(["--stubs"], "FILE", "declare API that the catalogue lacks, in Swift; repeatable") {
                $0.stubs.append($1)
                return nil
            },
            flag(["--strict"], "treat unknown names as errors") { $0.isStrict = true },
            value(["--format"], "FORMAT", "text, json or jsonl (the trace; run only); diagram: svg or dot") {
                options, text in
                guard let format = CommandLineOptions.Format(rawValue: text) else {
                    return CommandLineOptions.Format.allCases.map(\.rawValue).joined(separator: ", ")
                }
                options.format = format
                return nil
            },
            value(["-o", "--output"], "FILE", "write there instead; - is standard output") {
                $0.output = $1
                return nil
            },
            value(["--color"], "WHEN", "auto, always or never (default auto)") { options, text in
                guard let color = CommandLineOptions.Color(rawValue: text) else { return "auto, always or never" }
                options.color = color
                return nil
            },
            flag(["--quiet"], "say only what failed") { $0.isQuiet = true },
            flag(["--verbose"], "say everything: no line of the timeline is left out") { $0.isVerbose = true },
            flag(["--stats"], "also print how much work it was, and the time it took", [.run, .test]) {
                $0.showsStatistics = true
            },
            flag(["--print-only"], "print only what the program itself prints", [.run]) { $0.printsOnly = true },
            value(["--max-steps"], "N", "end a scenario after that many instructions") { options, text in
                guard let steps = Int(text), steps > 0 else { return "a number above 0" }
                options.maximumSteps = steps
                return nil
            },
            value(["--max-memory"], "MB", "end a scenario when the process grows by more (default 2000)") {
                options, text in
                guard let megabytes = Int(text), megabytes >= 100 else { return "a number of megabytes, at least 100" }
                options.maximumMegabytes = megabytes
                return nil
            },
            value(["--seed"], "N", "run ready tasks in another order that is legal, chosen by N", [.run, .test]) {
                options, text in
                guard let seed = UInt64(text) else { return "a number, 0 or above" }
                options.seed = seed
                return nil
            },
            value(["--filter"], "REGEX", "only scenarios whose FILE/NAME matches", [.test]) {
                $0.filter = $1
                return nil
            },
            value(["--skip"], "REGEX", "no scenarios whose FILE/NAME matches", [.test]) {
                $0.skip = $1
                return nil
            },
            flag(["--list"], "list the scenarios instead of running them", [.test]) { $0.lists = true },
            value(["--jobs"], "N", "files run at the same time (default: processors)", [.test]) { options, text in
                guard let jobs = Int(text), (1...1024).contains(jobs) else { return "a number from 1 to 1024" }
                options.jobs = jobs
                return nil
            },
            value(["--xunit-output"], "FILE", "also write the results as xUnit XML", [.test]) {
                $0.xunitOutput = $1
                return nil
            },
            value(["--shard"], "I/N", "only part I of N of the files, I from 1", [.test]) { options, text in
                let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
                guard parts.count == 2, let index = parts[0], let count = parts[1], count > 0,
                    (1...count).contains(index)
                else { return "I/N with I from 1 to N" }
                options.shard = CommandLineOptions.Shard(index: index, count: count)
                return nil
            },
            value(["--kind"], "KIND", "identity or ownership (default identity)", [.diagram]) { options, text in
                guard let kind = DiagramKind(rawValue: text) else { return "identity or ownership" }
                options.kind = kind
                return nil
            },
            value(["--at"], "WHEN", "the moment to draw: end (default)", [.diagram]) {
                $0.moment = $1
                return nil
            },
            value(["--theme"], "THEME", "light (default)", [.diagram]) { options, text in
                guard let theme = CommandLineOptions.Theme(rawValue: text) else { return "auto, light, dark or both" }
                options.theme = theme
                return nil
            },
            value(["--state"], "STATE", "only what is simulated, inert or opaque", [.catalog]) { options, text in
                guard let state = CatalogState(rawValue: text) else { return "simulated, inert or opaque" }
                options.state = state
                return nil
            },
            flag(["-h", "--help"], "show help, of a verb where one is given") { $0.showsHelp = true },
            flag(["--version"], "show the version") { $0.showsVersion = true },
        ]
    }

    private static func flag(
        _ names: [String], _ help: String, _ verbs: [Verb]? = nil,
        _ apply: @escaping (inout CommandLineOptions) -> Void
    ) -> OptionDefinition {
        OptionDefinition(names: names, help: help, verbs: verbs, action: .flag(apply))
    }

    private static func value(
        _ names: [String], _ placeholder: String, _ help: String, _ verbs: [Verb]? = nil,
        _ apply: @escaping (inout CommandLineOptions, String) -> String?
    ) -> OptionDefinition {
        OptionDefinition(names: names, help: help, verbs: verbs, action: .value(placeholder: placeholder, apply))
    }
}
