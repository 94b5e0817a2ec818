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
        guard let bound = info?.boundField else { return nil }
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

/// A conditional of a builder, with the branch that it shows.
final class BranchNode: ViewNode {
    var branch: ViewBranch
    /// What the branch showed before it hid it, where the container keeps that.
    var shelf = Shelf()

    override var offscreen: ContiguousArray<ViewNode> { shelf.nodes }

    init(branch: ViewBranch, value: Value, identity: Identity, parent: ViewNode?, order: Int) {
        self.branch = branch
        super.init(role: .branch, info: nil, value: value, identity: identity, parent: parent, order: order)
    }

    override func release() {
        super.release()
        shelf = Shelf()
    }
}

/// An explicit identity, `.id(value)`.
final class IdentifiedNode: ViewNode {
    var key: Value = .void
    /// Subtrees of earlier ids, where the container keeps them.
    var shelf = Shelf()

    override var offscreen: ContiguousArray<ViewNode> { shelf.nodes }

    override func forEachHeld(_ visit: (Value, ChildLabel) -> Void) {
        super.forEachHeld(visit)
        visit(key, .named("id"))
    }

    override func release() {
        super.release()
        key = .void
        shelf = Shelf()
    }
}

/// An observer of a value, `.onChange(of:)`.
final class ChangeNode: ViewNode {
    var rounds = CallbackRounds()
}
