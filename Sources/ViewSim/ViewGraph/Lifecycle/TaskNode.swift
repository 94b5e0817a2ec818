import SwiftMachine

/// `.task` and `.task(id:)`: the task starts when the view appears, and is cancelled when it disappears.
final class TaskNode: ViewNode {
    /// The state of the running task.
    var task: Value = .void

    override func update(to value: Value, in graph: ViewGraph) throws {
        let old = field(.id)
        try super.update(to: value, in: graph)
        if try !graph.interpreter.isEqual(old, field(.id)) {
            graph.callbacks.append(.act(self, action: .void, arguments: []))
        }
    }

    override func appear(in graph: ViewGraph) throws {
        graph.context.launchingIdentity = identity
        defer { graph.context.launchingIdentity = nil }
        task = try graph.asActive { try graph.interpreter.callMethod("_start", labels: [], on: value, []) }
    }

    override func disappear(in graph: ViewGraph, reason: String?) throws {
        let task = self.task
        self.task = .void
        guard case .cell = task else { return }
        _ = try graph.interpreter.callMethod("cancel", labels: [], on: task, [])
    }

    /// Another id: the task begins again, if it began at all.
    override func act(_ action: Value, _ arguments: [Value], in graph: ViewGraph) throws {
        guard hasAppeared else { return }
        try disappear(in: graph, reason: nil)
        try appear(in: graph)
    }

    override func forEachHeld(_ visit: (Value, ChildLabel) -> Void) {
        super.forEachHeld(visit)
        visit(task, .named("task"))
    }

    override func release() {
        super.release()
        task = .void
    }
}
