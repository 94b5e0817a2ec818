import SimulationTrace
import SwiftFrontEnd
import SwiftMachine

/// A view value at an identity.
class ViewNode {
    final unowned(unsafe) var parent: ViewNode?
    final let role: ViewRole
    /// Nil for blocks, branches, rows and opaque views, which have no nominal type.
    final let info: ViewTypeInfo?
    /// The value as the parent gave it, not connected to storage.
    final var value: Value { didSet { forgetNames() } }
    final var identity: Identity
    final var children: ContiguousArray<ViewNode> = [] { didSet { forgetNames() } }
    final private(set) var depth: Int
    /// Counts nodes in the order of their creation: ties among dirty nodes of one depth are broken by it.
    final let order: Int
    final var isAlive = true
    /// The innermost modifier around the node that changes the environment.
    final unowned(unsafe) var environment: EnvironmentNode?
    /// Whether the appear callbacks ran.
    final var hasAppeared = false
    /// Whether the appear callbacks wait until the node comes on screen.
    final var awaitsAppearance = false
    /// The root of a subtree that is out of sight: it keeps its state and is not evaluated.
    final var isParked = false
    /// The root of a subtree that was taken out of the tree and stays until its transition has ended.
    final var isLeaving = false
    /// The lazy container whose rows the node's content is part of.
    final unowned(unsafe) var rowContainer: LazyContainerNode?
    /// The node's first row in its lazy container and its number of rows, as of the last evaluation.
    final var firstRow = 0
    final var rowCount = 0
    /// Whether an appear or disappear modifier waits for content.
    final var isEmptied = false
    /// The root of a subtree that something else covers: it is evaluated and not on screen.
    final var isCovered = false
    /// Of a row: what queries know of the names inside. Of other nodes: whether a row around knows theirs.
    final var names = NameFilter()

    init(role: ViewRole, info: ViewTypeInfo?, value: Value, identity: Identity, parent: ViewNode?, order: Int) {
        self.role = role
        self.info = info
        self.value = value
        self.identity = identity
        self.parent = parent
        self.depth = (parent?.depth ?? -1) + 1
        environment =
            (parent?.role.changesEnvironment == true ? parent as? EnvironmentNode : nil) ?? parent?.environment
        self.order = order
        if let parent, parent.rowContainer != nil, Self.passesRowsOn(role, info) { rowContainer = parent.rowContainer }
    }

    /// A node as a value's plan says, with its own part of the identity path where it is one.
    convenience init(_ plan: NodePlan) {
        self.init(
            role: plan.role, info: plan.info, value: plan.value, identity: plan.identity, parent: plan.parent,
            order: plan.order)
    }

    // MARK: - What each kind does its own way

    /// Makes what the node shows for the first time.
    func mount(in graph: ViewGraph) throws { try show(in: graph) }

    /// Takes a new value of the same kind and type.
    func update(to value: Value, in graph: ViewGraph) throws {
        self.value = value
        try show(in: graph)
    }

    /// Brings what the node shows in line with its value; a control, in the style around it.
    func show(in graph: ViewGraph) throws {
        if graph.styleCount > 0, info?.isStyleable == true, try graph.updateStyle(of: self) { return }
        try graph.updateChildren(of: self)
    }

    /// Whether a value of the same role and type is another one of what the node shows.
    func isSame(as value: Value) -> Bool { true }

    /// The node has come on screen.
    func appear(in graph: ViewGraph) throws {
        graph.trace.emit(.appear, type: info?.name ?? graph.opaqueName(of: value), identity: identity)
    }

    /// The node has left the screen.
    func disappear(in graph: ViewGraph, reason: String?) throws {
        guard role.isVisible else { return }
        graph.trace.emit(
            .disappear, type: info?.name ?? graph.opaqueName(of: value), identity: identity, reason: reason)
    }

    /// Comes on screen again after it waited out of sight.
    func reenter(in graph: ViewGraph) { graph.callbacks.append(.appear(self)) }

    /// Runs an action that the node scheduled for the end of the update.
    func act(_ action: Value, _ arguments: [Value], in graph: ViewGraph) throws {}

    /// What the node shows where that is one value, whose place has no name of its own.
    func onlyContent(in graph: ViewGraph) -> Value? {
        guard let info, info.childFields.count == 1, info.childFields[0].component == nil else { return nil }
        return field(at: info.childFields[0].index)
    }

    /// The values that the node shows at places with names.
    var namedContents: [(value: Value, component: String?)] {
        info?.childFields.map { (field(at: $0.index), $0.component) } ?? []
    }

    /// Whether queries find more in the node than what its children are.
    var hasOwnElements: Bool { false }

    /// Lets a node be evaluated after another one that gives it its value.
    ///
    /// Before it has children, which are deeper than it is.
    final func place(below source: ViewNode) { depth = max(depth, source.depth + 1) }

    /// Whether what is inside the node counts as rows of the lazy container around it.
    private static func passesRowsOn(_ role: ViewRole, _ info: ViewTypeInfo?) -> Bool {
        switch role {
        case .leaf, .opaque, .closureContent, .deferred, .presented, .page, .tab, .preferenceContent: false
        case .container: info?.isRowGroup == true
        case .modifier: (info?.childFields.count ?? 0) == 1
        default: true
        }
    }

    /// The children that are on screen while the node is.
    var onscreenChildren: ContiguousArray<ViewNode> { children }

    /// Live subtrees that are not on screen.
    var offscreen: ContiguousArray<ViewNode> { [] }

    /// Visits the values that the node holds, with the name of the place.
    func forEachHeld(_ visit: (Value, ChildLabel) -> Void) { visit(value, .named("value")) }

    /// Lets go of everything that the node holds; it stays behind as an empty shell in lists of dependents.
    func release() {
        isAlive = false
        value = .void
        children = []
        parent = nil
        environment = nil
    }

    /// A field of a view or modifier of the prelude, `.void` where there is none.
    final func field(_ field: ViewField) -> Value { info?.value(of: field, in: value) ?? .void }

    /// Where the binding of a control, a list, a presentation or a `ForEach` leads.
    final var binding: Value? {
        guard let bound = info?.control?.binding else { return nil }
        return field(bound).structFields[BindingField.location]
    }

    /// Where the selection of a list leads.
    final var listSelection: Value? { info?.type.primitive == "List" ? binding : nil }

    /// A field of the view struct by its place, `.void` where there is none.
    final func field(at index: Int) -> Value {
        guard case .cell(let cell) = value, let fields = (cell as? StructCell)?.fields, index < fields.count else {
            return .void
        }
        return fields[index]
    }
}
