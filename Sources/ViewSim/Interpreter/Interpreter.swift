/// Runs a program on explicit frames that can be suspended.
final class Interpreter {
    let program: Program
    let trace: Trace
    let heap: Heap
    /// Tracks `@Observable` fields; nil where nothing is tracked.
    weak var observation: (any ObservationHooks)?
    /// Output, randomness and caches of Swift's library.
    let library = LibraryState()
    /// The scenario that runs; natives find their simulations and the clock there.
    var context: ScenarioContext?

    init(program: Program, trace: Trace) {
        self.program = program
        self.trace = trace
        self.heap = Heap()
    }
}
