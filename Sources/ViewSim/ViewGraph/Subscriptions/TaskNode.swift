import SwiftMachine

/// `.task` and `.task(id:)`: the task starts when the view appears, and is cancelled when it disappears.
final class TaskNode: ViewNode {
    /// The state of the running task.
    var task: Value = .void

    override func forEachHeld(_ visit: (Value, ChildLabel) -> Void) {
        super.forEachHeld(visit)
        visit(task, .named("task"))
    }

    override func release() {
        super.release()
        task = .void
    }
}

extension ViewGraph {
    func start(_ node: TaskNode) throws {
        context.launchingIdentity = node.identity
        defer { context.launchingIdentity = nil }
        node.task = try asActive { try interpreter.callMethod("_start", labels: [], on: node.value, []) }
    }

    func cancelTask(of node: TaskNode) throws {
        let task = node.task
        node.task = .void
        guard case .cell = task else { return }
        _ = try interpreter.callMethod("cancel", labels: [], on: task, [])
    }

    /// Another id: the task begins again, if it began at all.
    func restart(_ node: TaskNode) throws {
        guard node.isAlive, node.hasAppeared else { return }
        try cancelTask(of: node)
        try start(node)
    }
}
