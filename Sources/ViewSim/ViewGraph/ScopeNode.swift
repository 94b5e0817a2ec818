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
    /// The key of a row's element.
    var key: Value = .void
    /// The place of a row in a lazy container.
    var lazy: LazyRow?
    /// When a timeline's next entry begins.
    var nextTick: Int64 = -1
    /// For the body of a style: the control that it shows.
    var styled: StyledControl?
    /// What a representable made, with its coordinator.
    var represented: Value = .none
    /// What the last evaluation decided something on, or wrote into a text, and could not know.
    var undecided: OpaqueCell?

    init(
        graph: ViewGraph, role: ViewRole, info: ViewTypeInfo?, value: Value, identity: Identity, parent: ViewNode?,
        order: Int
    ) {
        self.graph = graph
        super.init(role: role, info: info, value: value, identity: identity, parent: parent, order: order)
    }

    override func forEachHeld(_ visit: (Value, ChildLabel) -> Void) {
        super.forEachHeld(visit)
        visit(installed, role == .row ? .named("element") : .named("installed"))
        visit(key, .named("id"))
        if let styled { visit(styled.value, .named("control")) }
        visit(represented, .named("represented"))
    }

    override func release() {
        graph.scopesByType.remove(self)
        super.release()
        for slot in slots { slot.release() }
        slots = []
        installed = .void
        key = .void
        styled = nil
        represented = .none
        undecided = nil
        generation += 1
        isDirty = false
    }

    func noteChange(_ name: String) {
        if !changes.contains(name) { changes.append(name) }
    }
}
