/// A modifier that shows something of its own while a binding says so: a sheet, an alert, a pushed page.
///
/// It reads its binding by itself, so that presenting runs no body but those that read the state.
final class PresentationNode: ScopeNode {
    /// What is shown now; a page belongs to its navigation stack.
    unowned(unsafe) var presented: ScopeNode?

    /// Whether a menu, which no binding controls, is open.
    var isOpen = false
    /// The id of the row for which the menu of a list is open.
    var openItem: Value = .void

    var kind: Kind { field(.kind).asString.flatMap(Kind.init) ?? .sheet }
    /// Whether the binding is to an optional item rather than to a flag.
    var hasItem: Bool { field(.hasItem).asBool == true }
    /// Runs once what was presented is gone.
    var onDismiss: Value { field(.onDismiss) }

    enum Kind: String {
        case sheet, fullScreenCover, popover, alert, confirmationDialog, inspector
        /// What a `Menu`, a context menu or the context menu of a list's rows offers.
        case menu, contextMenu, selectionMenu
        /// The buttons that a swipe uncovers beside a row.
        case leadingActions, trailingActions
        /// A page of the navigation stack around.
        case destination

        /// Whether what is below cannot be reached while it is shown.
        var isModal: Bool { self != .inspector && self != .destination && !isMenu }
        /// Whether the user opens it, and what it offers closes it.
        var isMenu: Bool { showsItems || self == .leadingActions || self == .trailingActions }
        /// Whether what it offers are menu items.
        var showsItems: Bool { self == .menu || self == .contextMenu || self == .selectionMenu }
        /// Whether each of its buttons closes it.
        var isDialog: Bool { self == .alert || self == .confirmationDialog }
    }

    override func release() {
        super.release()
        presented = nil
        openItem = .void
    }

    override func forEachHeld(_ visit: (Value, ChildLabel) -> Void) {
        super.forEachHeld(visit)
        visit(openItem, .named("item"))
    }
}

/// What a `PresentationNode` shows: its closure is evaluated, and `dismiss` below leads here.
final class PresentedNode: EnvironmentNode {
    /// The item whose content is shown; another `id`, which is the node's key, is another presentation.
    var item: Value = .void
    unowned(unsafe) let source: PresentationNode

    init(source: PresentationNode, order: Int) {
        self.source = source
        super.init(
            graph: source.graph, role: .presented, info: nil, value: source.value,
            identity: Identity(parent: source.identity, component: source.kind.rawValue), parent: source, order: order)
    }

    override func forEachHeld(_ visit: (Value, ChildLabel) -> Void) {
        super.forEachHeld(visit)
        visit(item, .named("item"))
    }

    override func release() {
        super.release()
        item = .void
    }
}
