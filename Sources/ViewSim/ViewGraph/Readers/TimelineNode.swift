import SwiftMachine

/// `TimelineView`: its content alone is evaluated again at each entry of its schedule.
final class TimelineNode: ReaderNode {
    /// When the next entry begins.
    private var nextTick: Int64 = -1

    /// The context of the entry that holds now; the next entry is scheduled.
    override func argument() throws -> Value {
        let interpreter = graph.interpreter
        let entry = try interpreter.callMethod("_entry", labels: [], on: value, [])
        guard case .cell(let cell) = entry, let values = (cell as? ArrayCell)?.elements, values.count == 2,
            let date = values[0].asDouble, let wait = values[1].asDouble
        else { return .none }
        if wait > 0, wait < 1e9 { scheduleTick(after: wait) }
        return try interpreter.callMethod("_context", labels: [nil], on: value, [.double(date)])
    }

    private func scheduleTick(after seconds: Double) {
        let context = graph.context
        let time = context.trace.now + max(1, Int64((seconds * 1_000_000_000).rounded()))
        // An evaluation for another reason finds the tick already scheduled.
        guard nextTick != time else { return }
        nextTick = time
        context.scheduler.queue.schedule(at: time, priority: .timer, cause: context.trace.cause) { [weak self] in
            guard let self, isAlive, nextTick == time else { return }
            graph.frameNumber += 1
            graph.callbackRound = 0
            graph.invalidate(self, change: "timeline", reason: "its schedule came to the next entry")
        }
    }
}
