/// How the scenarios of a file are to be read and run.
package struct LoadOptions: Sendable {
    /// The SDK of scenarios that do not name one.
    package var sdk = 27
    /// Files and folders of the app's own sources.
    package var sources: [String] = []
    /// Files that declare API the catalogue lacks.
    package var stubs: [String] = []
    /// The root's expression, where the user gives one: what it names has to be known as well.
    package var root: String?
    /// Whether an unknown name is an error instead of a note.
    package var strict = false
    /// Bounds the instructions of one scenario; nil for the default.
    package var maximumSteps: Int?
    /// Bounds the memory of the process while a scenario runs; nil for the default.
    package var maximumMegabytes: Int?
    /// Whether API that only a later version simulates ends the scenario, or is noted and left out.
    package var refusesUnsimulated = true
    /// Whether results say who kept what alive at the end, which takes a walk over everything that lives.
    package var recordsOwnership = true
    /// Whether the program stays until the process ends, which is quicker than to take it apart.
    package var keepsProgram = false
    /// Chooses another legal order of ready tasks; nil for the order in which they became ready.
    package var seed: UInt64?

    package init(
        sdk: Int = 27, sources: [String] = [], stubs: [String] = [], root: String? = nil, strict: Bool = false,
        maximumSteps: Int? = nil, maximumMegabytes: Int? = nil, refusesUnsimulated: Bool = true,
        recordsOwnership: Bool = true, keepsProgram: Bool = false, seed: UInt64? = nil
    ) {
        self.sdk = sdk
        self.sources = sources
        self.stubs = stubs
        self.root = root
        self.strict = strict
        self.maximumSteps = maximumSteps
        self.maximumMegabytes = maximumMegabytes
        self.refusesUnsimulated = refusesUnsimulated
        self.recordsOwnership = recordsOwnership
        self.keepsProgram = keepsProgram
        self.seed = seed
    }
}
