import SimulationTrace
import SwiftMachine

/// A node that evaluates user code and tracks what that read: a view's body, a modifier's, a row's closure.
class ScopeNode: ViewNode {
    unowned(unsafe) let graph: ViewGraph
    /// The value with its wrappers connected to storage; for a row, the element.
    var installed: Value = .void
    var slots: ContiguousArray<StorageSlot> = []
    /// Counts evaluations; what an earlier one read is no dependency any more.
    var generation = 0
    var isDirty = false
    /// Whether the graph lists the scope as a live view of its type.
    var isListed = false
    /// Names of what changed since the last evaluation, as `_printChanges` shows them.
    var changes: [String] = []
    /// The event that marked the node, the cause of its next evaluation.
    var invalidation = 0
    /// The last transaction that invalidates the node.
    var lastTransaction = 0

    init(
        graph: ViewGraph, role: ViewRole, info: ViewTypeInfo?, value: Value, identity: Identity, parent: ViewNode?,
        order: Int
    ) {
        self.graph = graph
        super.init(role: role, info: info, value: value, identity: identity, parent: parent, order: order)
    }

    convenience init(_ plan: NodePlan) {
        self.init(
            graph: plan.graph, role: plan.role, info: plan.info, value: plan.value, identity: plan.identity,
            parent: plan.parent, order: plan.order)
    }

    /// Runs the node's code and brings its content in line with what comes of it.
    /// - Parameters:
    ///   - isFirst: whether the node was never evaluated.
    ///   - cause: the event that made it necessary.
    ///   - reason: why, where the cause does not tell.
    func evaluate(isFirst: Bool, cause: Int, reason: String?) throws {}

    /// Shows what code makes, whose reads are the node's dependencies.
    final func takeContent(_ make: () throws -> Value) throws {
        let content = try graph.tracking(self, make)
        changes = []
        try graph.updateContent(of: self, with: content, base: identity)
    }

    override func forEachHeld(_ visit: (Value, ChildLabel) -> Void) {
        super.forEachHeld(visit)
        visit(installed, role == .row ? .named("element") : .named("installed"))
    }

    override func release() {
        graph.scopesByType.remove(self)
        super.release()
        for slot in slots { slot.release() }
        slots = []
        installed = .void
        generation += 1
        isDirty = false
    }

    /// A field of the value where that is not of the node's own type, as what a modifier presents has the modifier's.
    final func sourceField(_ field: ViewField) -> Value { graph.context.types.field(field, of: value) }

    /// The value whose dynamic properties the scope's code uses: the view, or the modifier that is applied to one.
    var subject: Value { value }

    func noteChange(_ name: String) {
        if !changes.contains(name) { changes.append(name) }
    }
}
