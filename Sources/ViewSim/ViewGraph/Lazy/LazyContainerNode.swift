import SimulationTrace
import SwiftMachine

/// A container that creates its rows when they come into its window.
///
/// Rows are numbered over everything that the container shows: several `ForEach`, views between them, sections. Views
/// that are no rows themselves (groups, branches, `ForEach`, modifiers of several rows) know the container as their
/// `rowContainer`, and their children are rows in turn.
final class LazyContainerNode: ViewNode {
    let kind: LazyKind
    let behavior: LazyBehavior
    /// What scrolls it; nil where it scrolls by itself or not at all.
    private(set) unowned(unsafe) var host: ScrollNode?
    /// The first visible line of a container that scrolls by itself.
    var offset = 0
    /// Where the last scroll went: 1 down, -1 up.
    var direction = 0
    /// Rows counted when the window was last filled.
    var rowTotal = 0
    /// Views beside each other in one line of a grid.
    var lanes = 1
    /// Counts how often the window was filled; the age of rows out of sight.
    var fillNumber = 0
    /// Whether the window has to be filled before the running update ends.
    var needsFill = false

    init(
        kind: LazyKind, behavior: LazyBehavior, info: ViewTypeInfo?, value: Value, identity: Identity,
        parent: ViewNode?, order: Int
    ) {
        self.kind = kind
        self.behavior = behavior
        super.init(role: .container, info: info, value: value, identity: identity, parent: parent, order: order)
        rowContainer = self
        host = Self.host(above: parent)
        host?.containers.append(self)
    }

    convenience init(_ plan: NodePlan) {
        let kind = plan.info?.lazyKind ?? .list
        self.init(
            kind: kind, behavior: LazyBehavior.of(sdk: plan.graph.sdk, kind: kind), info: plan.info, value: plan.value,
            identity: plan.identity, parent: plan.parent, order: plan.order)
    }

    /// Lines of the container: rows, or rows of a grid.
    var lineTotal: Int { (rowTotal + lanes - 1) / lanes }

    /// Whether it can be scrolled by itself.
    var scrollsAlone: Bool { kind == .list && host == nil }

    private static func host(above parent: ViewNode?) -> ScrollNode? {
        for node in Ancestors(from: parent) {
            if let host = node as? ScrollNode { return host }
            if node is LazyContainerNode { return nil }
        }
        return nil
    }

    override func release() {
        host?.containers.removeAll { $0 === self }
        host = nil
        super.release()
    }
}

/// A `ScrollView`, with the lazy containers that it scrolls.
final class ScrollNode: ViewNode {
    /// The first visible line, counted over all lazy containers inside.
    var offset = 0
    /// Where the last scroll went: 1 down, -1 up.
    var direction = 0
    /// In the order in which they are laid out.
    var containers: [LazyContainerNode] = []

    var lineTotal: Int { containers.reduce(0) { $0 + $1.lineTotal } }

    override func release() {
        containers = []
        super.release()
    }
}

/// A row that is not in the window: a value, and the view that it had there before, if any.
final class DeferredNode: ViewNode {
    /// The parked view, which keeps its state.
    private(set) var retained: ViewNode?
    /// When the view was parked, by the container's count of fills.
    private(set) var parkedAt = 0

    init(value: Value, identity: Identity, parent: ViewNode?, order: Int) {
        super.init(role: .deferred, info: nil, value: value, identity: identity, parent: parent, order: order)
    }

    override var offscreen: ContiguousArray<ViewNode> { retained.map { [$0] } ?? [] }

    func retain(_ node: ViewNode, at fill: Int) {
        retained = node
        parkedAt = fill
    }

    /// Gives the parked view away.
    func takeRetained() -> ViewNode? {
        defer { retained = nil }
        return retained
    }

    override func release() {
        super.release()
        retained = nil
    }
}

/// How far the window of a lazy container is filled.
struct LazyFill {
    let container: LazyContainerNode
    /// The number of the row that comes next.
    var row: Int
    /// Rows on screen.
    let visible: Range<Int>
    /// Rows whose views exist.
    var prepared: Range<Int>

    /// Whether rows from the current one on, at least one, are wanted.
    func wants(_ count: Int) -> Bool { prepared.overlaps(row..<row + max(1, count)) }

    /// Has rows made that are there already, wherever the window is.
    mutating func prepare(_ rows: Range<Int>) {
        prepared = min(prepared.lowerBound, rows.lowerBound)..<max(prepared.upperBound, rows.upperBound)
    }

    func shows(_ first: Int, count: Int) -> Bool { visible.overlaps(first..<first + max(1, count)) }
}
