import SimulationTrace
import SwiftFrontEnd
import SwiftMachine

/// The view tree of one simulation: nodes by identity, their storage, and the updates that keep them current.
final class ViewGraph {
    unowned let context: ScenarioContext
    let sdk: Int
    let visibleRows: Int
    /// The scene, above the root view of each window.
    private(set) var root: ViewNode?
    /// Stands for the identity above the root; it is no component of any path.
    let rootIdentity = Identity(parent: nil, component: "")

    /// Transactions whose writes are not yet seen by bodies, in order.
    var transactions: [ViewTransaction] = []
    var lastTransaction = 0
    /// Scopes to evaluate in the running update.
    var dirty: [ScopeNode] = []
    /// The round of callbacks that is running; an event from outside is round 0.
    var callbackRound = 0
    /// Counts settlings from outside; budgets of callbacks are per frame.
    var frameNumber = 0
    /// Whether a view was ever made of which nobody knows what it shows.
    var hasUnknownViews = false
    /// Inserted and removed nodes belong to a replaced identity, which is not animated.
    var replacementDepth = 0
    /// Views that were removed and whose transitions have not ended.
    var leaving = LeavingViews()
    /// What waits for the ends of animations.
    var animations = RunningAnimations()

    /// Whether anything was ever covered by a page or tab.
    var hasCoveredPages = false

    /// What the running update has collected.
    var callbacks: [UpdateCallback] = []
    var removals: [Removal] = []
    /// Memory of walks through subtrees, empty between them.
    var spareNodes: ContiguousArray<ViewNode> = []
    /// Live views by type, for the queries of scenarios.
    var scopesByType = ScopesByType()

    // MARK: - What features keep

    var scene = SceneState()
    var environment = EnvironmentState()
    var updateTransaction = UpdateTransaction()
    var lazyRows = LazyRows()
    var scrolling = Scrolling()
    var presentations = Presentations()
    var preferences = PreferenceReaders()
    /// How many tab views were ever made: where there are none, nobody looks for one.
    var tabViewCount = 0
    /// Live style modifiers: where there are none, no control looks for one.
    var styleCount = 0
    /// Live `.transaction` modifiers: where there are none, nobody looks for them.
    var transactionModifierCount = 0
    private(set) lazy var focus = FocusController(graph: self)
    /// The finger that a scenario put down and did not lift yet.
    var touch: TouchSequence?

    private var lastOrder = 0
    var statistics = ViewStatistics()
    /// The wall time of each event from outside, in order.
    private(set) var eventTimes: [EventTime] = []
    /// The last event before the simulation was made.
    var firstEvent = 0

    init(context: ScenarioContext, sdk: Int, visibleRows: Int) {
        self.context = context
        self.sdk = sdk
        self.visibleRows = visibleRows
    }

    var interpreter: Interpreter { context.interpreter }
    var trace: Trace { context.trace }

    func nextOrder() -> Int {
        lastOrder += 1
        return lastOrder
    }

    /// Runs work as this graph's: its SDK holds, its scope tracks.
    func asActive<Result>(_ work: () throws -> Result) rethrows -> Result {
        let outer = context.activeGraph
        context.activeGraph = self
        defer { context.activeGraph = outer }
        return try work()
    }

    // MARK: - Events from outside

    /// Makes the tree of a root view value and lets it appear.
    func mount(_ makeRoot: () throws -> Value) throws {
        let begin = ContinuousClock.now
        defer { noteTime("mount", since: begin) }
        try asActive {
            let event = trace.emit(.action, at: interpreter.currentPosition, reason: "mount")
            try trace.withCause(event) {
                let value = try makeRoot()
                frameNumber += 1
                scene.isLaunching = isApp(value)
                if scene.isLaunching, let inactive = phase(named: "inactive") { scene.phase = inactive }
                let scene = SceneNode(graph: self, order: nextOrder())
                root = scene
                scene.children.append(try mount(value, parent: scene, context: rootIdentity))
                try finishUpdate()
            }
        }
        try context.settle()
        if scene.isLaunching, let active = phase(named: "active") { try setScenePhase(active) }
    }

    /// Gives the root new inputs, keeping its identity.
    func update(rootValue: Value) throws {
        try perform("update") {
            guard let scene = self.root else { return }
            for (index, window) in scene.children.enumerated() {
                scene.children[index] = try self.reconcile(
                    window, with: rootValue, parent: scene, context: window.outerIdentity ?? self.rootIdentity)
            }
            try self.finishUpdate()
        }
    }

    /// Runs an event: everything that it writes is one transaction, and then the scenario settles.
    func perform(_ name: String, on node: ViewNode? = nil, _ work: () throws -> Void) throws {
        try context.settle()
        let begin = ContinuousClock.now
        defer { noteTime(name, since: begin) }
        try context.scheduler.onMain {
            try asActive {
                frameNumber += 1
                callbackRound = 0
                let event = trace.emit(
                    .action, at: interpreter.currentPosition, identity: node?.identity, reason: name)
                try trace.withCause(event, work)
                try interpreter.drain()
            }
        }
        try context.settle()
    }

    private func noteTime(_ name: String, since begin: ContinuousClock.Instant) {
        eventTimes.append(EventTime(name: name, begin: begin, end: .now))
    }

    /// Removes the whole tree.
    func unmount() throws {
        guard let root else { return }
        try asActive {
            let event = trace.emit(.action, at: interpreter.currentPosition, reason: "unmount")
            try trace.withCause(event) {
                self.root = nil
                transactions = []
                remove(root, isReplaced: false)
                try finishUpdate()
            }
        }
        try context.settle()
    }
}

/// Writes that bodies see together.
struct ViewTransaction {
    struct Write {
        let location: StateLocationCell
        let value: Value
        /// The event that recorded the write.
        let event: Int
    }

    struct Invalidation {
        let scope: ScopeNode
        let event: Int
    }

    let number: Int
    /// Scrolls that follow the update.
    var scrolls: [ScrollRequest] = []
    var writes: [Write] = []
    var invalidations: [Invalidation] = []
    /// The `withTransaction` or `withAnimation` call that it belongs to.
    let scope: TransactionScope?
    /// Whether a body caused it.
    var isFromBody = false
    /// Rounds of callbacks between the event from outside and this transaction.
    let round: Int
    /// The event that opened the transaction.
    let cause: Int
}

/// User code that an update runs after its bodies.
enum UpdateCallback {
    case appear(ViewNode)
    /// What a node has to do itself: its action for a change, a value that came, a preference.
    case act(ViewNode, action: Value, arguments: [Value])
}

/// A subtree that left the tree, not yet released.
struct Removal {
    let node: ViewNode
    /// Whether it disappears before what replaces it appears.
    let isEarly: Bool
    let isAnimated: Bool
    let cause: Int
    /// Whether the subtree only goes off the screen, and keeps its state.
    var isKept = false
    /// Why, where the container decided it.
    var reason: String?
    /// What runs once it is gone.
    var action: Value = .void
}
