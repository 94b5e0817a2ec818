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
    var sdk: Int?
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
    var filter: String?
    var skip: String?
    var lists = false
    var jobs: Int?
    var xunitOutput: String?
    var shard: Shard?
    var kind = DiagramKind.identity
    var moment = "end"
    var theme: Theme?
    var showsHelp = false
    var showsVersion = false

    var loadOptions: LoadOptions {
        LoadOptions(sdk: sdk ?? 27, sources: sources, stubs: stubs, strict: isStrict, maximumSteps: maximumSteps)
    }
}
