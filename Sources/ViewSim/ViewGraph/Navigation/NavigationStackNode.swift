/// A `NavigationStack` or `NavigationView`: its pages are its children, the root first, and the last is on screen.
final class NavigationStackNode: ScopeNode {
    /// The values of pushed pages where the program keeps no path itself.
    var ownPath: ContiguousArray<Value> = []
    /// Links that were tapped and not yet followed.
    var followed: [ViewNode] = []

    /// Where the path's binding leads; nil where the stack keeps it.
    var path: Value? { field(.path).structFields[BindingField.location] }
    /// Where the binding to a split view's preferred column leads.
    var preferredColumn: Value? { field(.preferred).structFields[BindingField.location] }
    var pages: [PageNode] { children.compactMap { $0 as? PageNode } }
    var top: PageNode? { children.last as? PageNode }

    /// The fields of a split view's columns; a stack has none.
    var columns: [ViewField] {
        guard info?.type.primitive == "NavigationSplitView" else { return [] }
        return field(.middle).isNone ? [.content, .detail] : [.content, .middle, .detail]
    }

    override var onscreenChildren: ContiguousArray<ViewNode> { children.last.map { [$0] } ?? [] }

    override func forEachHeld(_ visit: (Value, ChildLabel) -> Void) {
        super.forEachHeld(visit)
        for value in ownPath { visit(value, .named("path")) }
    }

    override func release() {
        super.release()
        ownPath = []
        followed = []
    }
}

/// A page of a navigation stack.
final class PageNode: EnvironmentNode {
    enum Source {
        case root
        /// A value of the path, for which a `navigationDestination(for:)` makes the page.
        case value(Value)
        /// A link with a destination of its own.
        case link(ViewNode)
        /// A `navigationDestination(isPresented:)` or `(item:)`.
        case presentation(PresentationNode)
        /// A column of a split view, which is shown while the column before has a selection.
        case column(ViewField)
    }

    unowned(unsafe) let stack: NavigationStackNode
    let source: Source
    /// What a `navigationDestination(item:)` shows; its `id` is the node's key.
    var item: Value = .void
    /// Whether the user went back from it.
    var isPopped = false

    var isRoot: Bool { if case .root = source { true } else { false } }

    init(source: Source, value: Value, stack: NavigationStackNode, order: Int) {
        self.source = source
        self.stack = stack
        let index = stack.children.count
        super.init(
            graph: stack.graph, role: .page, info: nil, value: value,
            identity: index == 0 ? stack.identity : Identity(parent: stack.identity, component: "page[\(index)]"),
            parent: stack, order: order)
        // What a page shows may come from a body on the page before: that one runs first.
        switch source {
        case .link(let link): place(below: link)
        case .presentation(let presentation): place(below: presentation)
        case .root, .value, .column: break
        }
    }

    override func forEachHeld(_ visit: (Value, ChildLabel) -> Void) {
        super.forEachHeld(visit)
        visit(item, .named("item"))
        if case .value(let value) = source { visit(value, .named("path value")) }
    }

    override func release() {
        super.release()
        item = .void
    }
}

/// A `NavigationLink`; one with an `isActive` binding pushes its page when the binding says so.
final class NavigationLinkNode: ScopeNode {
    unowned(unsafe) var page: PageNode?

    var destination: Value { field(.destination) }
    /// What a value link adds to the path.
    var pathValue: Value? { field(.value).isNone ? nil : field(.value) }
    var isActive: Value? { field(.isActive).structFields[BindingField.location] }

    override func release() {
        super.release()
        page = nil
    }
}
