/// Everything that belongs to one running scenario: its simulations, clock, expectations and findings.
final class ScenarioContext {
    let interpreter: Interpreter
    let trace: Trace
    let types: ViewTypes
    let defaultSDK: Int
    /// Whether what a later version simulates ends the scenario, or is only noted.
    let refusesUnsimulated: Bool
    private(set) lazy var tracker = ObservationTracker(context: self)
    private(set) lazy var storedKeys = StoredKeys(context: self)
    var graphs: [ViewGraph] = []
    var recorders: [CountsRecorder] = []
    /// Counts from the scenario's first event.
    let totals: CountsRecorder
    /// The graph whose code runs.
    var activeGraph: ViewGraph?
    /// The scope that is being evaluated, whose reads are dependencies.
    var currentScope: ScopeNode?
    /// The scope whose deferred initial values are being made; states that they read are read for the views that wrote
    /// them.
    var initializingScope: ScopeNode?
    /// Whether a view's own `==` runs, to which bindings show the values that they had when they were made.
    var comparesViews = false
    /// Trackings of `withObservationTracking` that are being evaluated, outermost first.
    var trackings: [ObservationTrackingCell] = []
    /// The `withTransaction` and `withAnimation` calls that are running, innermost last.
    var transactionScopes: [TransactionScope] = []
    var lastTransactionNumber = 0
    /// The scope that began last in this event: an equal one that follows continues its transaction.
    var continuableTransaction: TransactionScope?
    var queue: EventQueue
    var expectations: [ExpectationResult] = []
    var notes: [Diagnostic] = []
    /// How many `withKnownIssue` are around.
    var knownIssueDepth = 0
    var stopped: Diagnostic?
    /// The function of the scenario that runs.
    var test: FunctionSymbol?
    private var preludeTypes: [String: NominalType] = [:]
    private var lastNamespace = 0
    private var warnedPlaces: Set<WarnedPlace> = []
    /// The delegate of a launched app, an environment object for all its views.
    var appDelegate: Value = .none
    private var unknownMembers: Set<String> = []

    private struct WarnedPlace: Hashable {
        let text: String
        let position: SourcePosition
    }

    /// - Parameter seed: chooses another legal order of ready tasks than the one in which they became ready.
    init(interpreter: Interpreter, sdk: Int, refusesUnsimulated: Bool, seed: UInt64? = nil) {
        queue = EventQueue(seed: seed)
        self.interpreter = interpreter
        trace = interpreter.trace
        types = ViewTypes(program: interpreter.program)
        defaultSDK = sdk
        self.refusesUnsimulated = refusesUnsimulated
        totals = CountsRecorder(trace: trace)
        interpreter.observation = tracker
        interpreter.context = self
        interpreter.onUnknownMember = { [unowned self] in noteUnknownMember($1, of: $0) }
        interpreter.onUnsettled = { [unowned self] in noteUnsettled($0) }
        interpreter.onOpaqueCondition = { [unowned self] in try decide(about: $0, isOfLoop: $1) }
    }

    /// Breaks the cycle with the interpreter; nothing runs any more.
    func close() {
        interpreter.context = nil
        interpreter.observation = nil
        interpreter.onUnknownMember = nil
        interpreter.onUnsettled = nil
        interpreter.onOpaqueCondition = nil
        queue.removeAll()
        graphs = []
    }

    /// Whether the program asks what changed; else nobody needs to know.
    private(set) lazy var logsChanges = interpreter.program.functions.contains {
        $0.isFromPrelude && $0.name == "_printChanges"
    }

    /// Whether the program gives transitions animations of their own; else a removal has none but the update's.
    private(set) lazy var transitionsMayAnimate = interpreter.program.functions.contains {
        $0.isFromPrelude && $0.name == "animation" && $0.owner?.name == "AnyTransition"
    }

    /// The SDK of the simulation whose code runs.
    var sdk: Int { activeGraph?.sdk ?? defaultSDK }

    /// A type of the prelude, whatever the program's own types are called.
    func preludeType(_ name: String) -> NominalType? {
        if let known = preludeTypes[name] { return known }
        let found = interpreter.program.types.first { $0.isFromPrelude && $0.name == name && $0.parent == nil }
        if let found { preludeTypes[name] = found }
        return found
    }

    /// The function that makes empty `EnvironmentValues`.
    func environmentFactory() -> FunctionSymbol? {
        interpreter.program.functions.first { $0.isFromPrelude && $0.name == "_environmentValues" }
    }

    func graph(of scope: ScopeNode) -> ViewGraph? { scope.isAlive ? scope.graph : nil }

    /// Logs a warning as SwiftUI would, once for each place in the source.
    func warn(_ text: String, at position: SourcePosition? = nil) {
        let position = position ?? interpreter.currentPosition
        guard warnedPlaces.insert(WarnedPlace(text: text, position: position)).inserted else { return }
        trace.emit(.warning, at: position, new: text)
    }

    func note(_ diagnostic: Diagnostic) {
        if !notes.contains(diagnostic) { notes.append(diagnostic) }
    }

    /// Notes a member that only turned out to be unknown when it was reached, once a name.
    private func noteUnknownMember(_ name: String, of type: NominalType) {
        guard unknownMembers.insert("\(type.qualifiedName).\(name)").inserted else { return }
        note(
            .opaque(
                "\(type.qualifiedName).\(name)", what: "member",
                at: interpreter.program.location(interpreter.currentPosition)))
    }

    /// Notes a value that is not what its place asks for, which can only be because something it came from is unknown.
    private func noteUnsettled(_ trap: Diagnostic) {
        note(
            Diagnostic(
                id: "opaque.value", severity: .note, location: trap.location,
                message: "\(trap.message); the result is treated as opaque",
                why: "the code names things that are not declared here", fix: "add their files with --sources"))
    }

    /// A number that tells one `@Namespace` from all others.
    func nextNamespace() -> Int {
        lastNamespace += 1
        return lastNamespace
    }

    // MARK: - Time

    /// The task whose code runs; `.none` outside of tasks.
    var currentTask: Value = .none
    /// Where the code runs; a scenario is on the main thread.
    var executor = Executor.main
    /// Tasks that have started and not ended.
    var liveTasks: [Int: TaskRecord] = [:]
    var lastTaskNumber = 0
    /// Subscriptions that have begun and not ended, by number.
    var liveSubscriptions: [Int: (form: String, position: SourcePosition)] = [:]
    var lastSubscriptionNumber = 0
    /// Where code goes on after work that is done on another queue in between.
    var outerExecutors: [Executor] = []
    /// The view whose task is being started.
    var launchingIdentity: Identity?
    /// Tasks that run at once, with their code.
    var immediate: [(task: Value, fiber: Fiber)] = []
    /// Places in the source that values of the program remember by their index.
    var places: [SourcePosition] = []
    /// What to call before time passes: nobody answered until then.
    var beforeTimePasses: [Value] = []

    /// Runs whatever is due now, in all simulations, until nothing is, or until enough has happened.
    func settle(until isEnough: () -> Bool = { false }) throws {
        var turns = 0
        while true {
            try onMain { for graph in graphs { try graph.settle() } }
            guard !isEnough(), let entry = queue.popDue(at: trace.now) else { break }
            turns += 1
            guard entry.depth < Self.turnLimit, turns <= Self.totalTurnLimit else {
                warnUnsettled(during: entry)
                queue.removeAll()
                break
            }
            continuableTransaction = nil
            let outer = executor
            executor = entry.executor
            defer { executor = outer }
            try trace.withCause(entry.cause) { try entry.work() }
            try interpreter.drain()
        }
        continuableTransaction = nil
        try interpreter.drain()
    }

    /// Runs what views and scenarios do, which is on the main thread, wherever they are called from.
    func onMain<Result>(_ work: () throws -> Result) rethrows -> Result {
        let outer = executor
        executor = .main
        defer { executor = outer }
        return try work()
    }

    /// Lets virtual time pass, stopping at each event on the way.
    func advance(by duration: Int64) throws {
        try settle()
        if duration > 0 { while try leavesPresent() { try settle() } }
        let end = trace.now + max(0, duration)
        while let next = queue.nextTime(), next <= end {
            trace.now = max(trace.now, next)
            try settle()
            if trace.now < end { while try leavesPresent() { try settle() } }
        }
        trace.now = end
    }

    /// How many turns of work at one instant may follow from each other.
    static let turnLimit = 10_000
    /// How many turns there may be at one instant, whatever they follow from.
    static let totalTurnLimit = 2_000_000

    func warnUnsettled(during entry: EventQueue.Entry) {
        let position = trace.event(entry.cause)?.position ?? SourcePosition.none
        warnUnsettled(at: [position])
    }

    /// Says that work at one instant did not come to an end, and which lines keep it busy.
    func warnUnsettled(at positions: [SourcePosition]) {
        let seconds = Double(trace.now) / 1_000_000_000
        let places = positions.compactMap { interpreter.program.location($0)?.shortPlace }
        let lines = places.isEmpty ? "unknown place" : places.joined(separator: ", ")
        warn("did not settle at \(seconds) s: \(lines)", at: positions.first ?? SourcePosition.none)
    }
}
