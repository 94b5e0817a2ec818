/// How the scenarios of a file are to be read and run.
struct LoadOptions: Sendable {
    /// The SDK of scenarios that do not name one.
    var sdk = 27
    /// Files and folders of the app's own sources.
    var sources: [String] = []
    /// Files that declare API the catalogue lacks.
    var stubs: [String] = []
    /// The root's expression, where the user gives one: what it names has to be known as well.
    var root: String?
    /// Whether an unknown name is an error instead of a note.
    var strict = false
    /// Bounds the instructions of one scenario; nil for the default.
    var maximumSteps: Int?
    /// Bounds the memory of the process while a scenario runs; nil for the default.
    var maximumMegabytes: Int?
    /// Whether API that only a later version simulates ends the scenario, or is noted and left out.
    var refusesUnsimulated = true
    /// Whether results say who kept what alive at the end, which takes a walk over everything that lives.
    var recordsOwnership = true
    /// Whether the program stays until the process ends, which is quicker than to take it apart.
    var keepsProgram = false
    /// Chooses another legal order of ready tasks; nil for the order in which they became ready.
    var seed: UInt64?
}
