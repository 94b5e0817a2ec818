import SwiftMachine

/// `TimelineView`: its content alone is evaluated again at each entry of its schedule.
extension ViewGraph {
    /// The context of the entry that holds now; the next entry is scheduled.
    func timelineContext(of node: ScopeNode) throws -> Value {
        let entry = try interpreter.callMethod("_entry", labels: [], on: node.value, [])
        guard case .cell(let cell) = entry, let values = (cell as? ArrayCell)?.elements, values.count == 2,
            let date = values[0].asDouble, let wait = values[1].asDouble
        else { return .none }
        if wait > 0, wait < 1e9 { schedule(node, after: wait) }
        return try interpreter.callMethod("_context", labels: [nil], on: node.value, [.double(date)])
    }

    private func schedule(_ node: ScopeNode, after seconds: Double) {
        let time = context.trace.now + max(1, Int64((seconds * 1_000_000_000).rounded()))
        // An evaluation for another reason finds the tick already scheduled.
        guard node.nextTick != time else { return }
        node.nextTick = time
        context.scheduler.queue.schedule(at: time, priority: .timer, cause: trace.cause) { [weak self, weak node] in
            guard let self, let node, node.isAlive, node.nextTick == time else { return }
            frame += 1
            round = 0
            invalidate(node, change: "timeline", reason: "its schedule came to the next entry")
        }
    }
}
