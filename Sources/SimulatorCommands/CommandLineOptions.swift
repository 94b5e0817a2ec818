import SwiftFrontEnd
import ViewSim

/// The command line as given, before any file is read.
struct CommandLineOptions {
    enum Format: String, CaseIterable { case text, json, jsonl, svg, dot, png, pdf, mermaid }
    enum Color: String, CaseIterable { case auto, always, never }
    enum Theme: String, CaseIterable { case auto, light, dark, both }

    /// Part `index` (from 1) of `count` parts of all files.
    struct Shard: Equatable {
        var index: Int
        var count: Int
    }

    var inputs: [String] = []
    var scenario: String?
    /// The SDK of scenarios that name none; two of them for `compare`.
    var sdks: [Int] = []
    var root: String?
    var rerender = 1
    var sources: [String] = []
    var stubs: [String] = []
    var isStrict = false
    var format: Format?
    var output: String?
    var color = Color.auto
    var isQuiet = false
    var isVerbose = false
    var printsOnly = false
    var maximumSteps: Int?
    var maximumMegabytes: Int?
    var seed: UInt64?
    var filter: String?
    var skip: String?
    var lists = false
    var jobs: Int?
    var xunitOutput: String?
    var shard: Shard?
    var kind = DiagramKind.identity
    var moment = "end"
    var theme: Theme?
    /// Only names of the catalogue that are in it.
    var state: CatalogState?
    var showsStatistics = false
    var showsHelp = false
    var showsVersion = false

    var loadOptions: LoadOptions {
        LoadOptions(
            sdk: sdks.first ?? 27, sources: sources, stubs: stubs, root: root, strict: isStrict,
            maximumSteps: maximumSteps, maximumMegabytes: maximumMegabytes, seed: seed)
    }
}

extension CommandLineOptions {
    /// Statistics go with what people and programs read of a scenario, not with its trace or its output alone.
    func checkStatistics(with format: Format) throws(CommandLineError) {
        guard showsStatistics else { return }
        if printsOnly { throw .usage("--stats and --print-only exclude each other; leave one out") }
        if format == .jsonl { throw .usage("--stats goes with --format text or json; jsonl is the trace alone") }
    }
}
