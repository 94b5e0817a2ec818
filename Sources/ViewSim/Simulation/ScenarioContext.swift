import SimulationTrace
import SwiftFrontEnd
import SwiftMachine

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
    /// Virtual time, and what happens in it.
    let scheduler: Scheduler
    var expectations: [ExpectationResult] = []
    var notes: [Diagnostic] = []
    /// How many `withKnownIssue` are around.
    var knownIssueDepth = 0
    var stopped: Diagnostic?
    /// The function of the scenario that runs.
    var test: FunctionSymbol?
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
        self.interpreter = interpreter
        trace = interpreter.trace
        types = ViewTypes(program: interpreter.program)
        defaultSDK = sdk
        self.refusesUnsimulated = refusesUnsimulated
        totals = CountsRecorder(trace: trace)
        scheduler = Scheduler(interpreter: interpreter, seed: seed)
        interpreter.scheduler = scheduler
        interpreter.observation = tracker
        interpreter.client = self
    }

    /// Lets go of everything; nothing runs any more.
    func close() {
        interpreter.client = nil
        interpreter.observation = nil
        interpreter.scheduler = nil
        scheduler.queue.removeAll()
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
    func preludeType(_ name: String) -> NominalType? { interpreter.preludeType(name) }

    /// The function that makes empty `EnvironmentValues`.
    func environmentFactory() -> FunctionSymbol? {
        interpreter.program.functions.first { $0.isFromPrelude && $0.name == "_environmentValues" }
    }

    func graph(of scope: ScopeNode) -> ViewGraph? { scope.isAlive ? scope.graph : nil }

    /// Logs a warning at the place that runs.
    func warn(_ text: String) { warn(text, at: nil) }

    /// Logs a warning as SwiftUI would, once for each place in the source.
    func warn(_ text: String, at position: SourcePosition?) {
        let position = position ?? interpreter.currentPosition
        guard warnedPlaces.insert(WarnedPlace(text: text, position: position)).inserted else { return }
        trace.emit(.warning, at: position, new: text)
    }

    func note(_ diagnostic: Diagnostic) {
        if !notes.contains(diagnostic) { notes.append(diagnostic) }
    }

    /// Notes a member that only turned out to be unknown when it was reached, once a name.
    func noteUnknownMember(_ name: String, of type: NominalType) {
        guard unknownMembers.insert("\(type.qualifiedName).\(name)").inserted else { return }
        note(
            .opaque(
                "\(type.qualifiedName).\(name)", what: "member",
                at: interpreter.program.location(interpreter.currentPosition)))
    }

    /// Notes a value that is not what its place asks for, which can only be because something it came from is unknown.
    func noteUnsettled(_ trap: Diagnostic) {
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

    /// The view whose task is being started.
    var launchingIdentity: Identity?

    // MARK: - Time

    /// Runs whatever is due now, in all simulations, until nothing is.
    func settle() throws { try scheduler.settle() }
}

extension ScenarioContext: InterpreterClient {
    func settleClient() throws { for graph in graphs { try graph.settle() } }

    func untracked<Result>(_ work: () throws -> Result) rethrows -> Result {
        let scope = currentScope
        let initializing = initializingScope
        let outerTrackings = trackings
        currentScope = nil
        initializingScope = nil
        trackings = []
        defer {
            currentScope = scope
            initializingScope = initializing
            trackings = outerTrackings
        }
        return try work()
    }

    func turnWillBegin() { continuableTransaction = nil }
}
