import SimulationTrace
import SwiftMachine

/// A modifier that shows something of its own while a binding says so: a sheet, an alert, a pushed page.
///
/// It reads its binding by itself, so that presenting runs no body but those that read the state.
final class PresentationNode: ScopeNode {
    /// What is shown now; a page belongs to its navigation stack.
    unowned(unsafe) var presented: PresentableNode?

    /// Whether a menu, which no binding controls, is open.
    var isOpen = false
    /// The id of the row for which the menu of a list is open.
    var openItem: Value = .void

    var kind: Kind { field(.kind).asString.flatMap(Kind.init) ?? .sheet }
    /// Whether the binding is to an optional item rather than to a flag.
    var hasItem: Bool { field(.hasItem).asBool == true }
    /// Runs once what was presented is gone.
    var onDismiss: Value { field(.onDismiss) }

    override func show(in graph: ViewGraph) throws { try graph.updatePresentation(self) }

    override func evaluate(isFirst: Bool, cause: Int, reason: String?) throws { try graph.evaluatePresentation(self) }

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

/// What a binding may present, a sheet or a page: its content is evaluated, and `dismiss` below leads here.
class PresentableNode: EnvironmentNode {
    /// The item whose content is shown.
    final var item: Value = .void
    /// The item's `id`: another one is another presentation.
    final var key: Value = .void

    /// What is shown.
    func content() throws -> Value { .none }

    final override func evaluate(isFirst: Bool, cause: Int, reason: String?) throws {
        try takeContent { try content() }
    }

    override func change(_ values: inout Value) throws {
        values = try graph.presentationValues(values, of: self)
        try graph.provideOwnValues(of: self, to: &values)
    }

    override func forEachHeld(_ visit: (Value, ChildLabel) -> Void) {
        super.forEachHeld(visit)
        visit(item, .named("item"))
        visit(key, .named("id"))
    }

    override func release() {
        super.release()
        item = .void
        key = .void
    }
}

/// What a `PresentationNode` shows.
final class PresentedNode: PresentableNode {
    unowned(unsafe) let source: PresentationNode

    init(source: PresentationNode, order: Int) {
        self.source = source
        super.init(
            graph: source.graph, role: .presented, info: nil, value: source.value,
            identity: Identity(parent: source.identity, component: source.kind.rawValue), parent: source, order: order)
    }

    override func content() throws -> Value {
        try graph.interpreter.call(sourceField(.build), source.hasItem ? [item] : [])
    }
}
