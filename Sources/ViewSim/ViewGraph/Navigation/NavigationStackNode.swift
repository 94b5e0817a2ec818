import SimulationTrace
import SwiftFrontEnd
import SwiftMachine

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

    override func show(in graph: ViewGraph) throws { try graph.updateNavigation(self) }

    override func evaluate(isFirst: Bool, cause: Int, reason: String?) throws { try graph.evaluateNavigation(self) }

    override var hasOwnElements: Bool { true }

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
final class PageNode: PresentableNode {
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
        if case .value(let value) = source { visit(value, .named("path value")) }
    }

    override func content() throws -> Value { try graph.pageContent(of: self) }
}

/// A `NavigationLink`; one with an `isActive` binding pushes its page when the binding says so.
final class NavigationLinkNode: ScopeNode {
    unowned(unsafe) var page: PageNode?

    var destination: Value { field(.destination) }
    /// What a value link adds to the path.
    var pathValue: Value? { field(.value).isNone ? nil : field(.value) }
    var isActive: Value? { field(.isActive).structFields[BindingField.location] }

    override func show(in graph: ViewGraph) throws { try graph.updateLink(self) }

    override func evaluate(isFirst: Bool, cause: Int, reason: String?) throws { try graph.evaluateLink(self) }

    override func release() {
        super.release()
        page = nil
    }
}

/// `navigationDestination(for:)`: makes pages for values of a type.
final class NavigationDestinationNode: ViewNode {
    override func update(to value: Value, in graph: ViewGraph) throws {
        try super.update(to: value, in: graph)
        graph.renewPages(for: self)
    }
}
