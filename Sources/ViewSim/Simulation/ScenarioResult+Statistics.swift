extension ScenarioResult {
    /// How much work a scenario was. Everything but the times is the same in each run.
    struct Statistics: Equatable {
        /// Instructions of the interpreter, counted where code calls and where it jumps back.
        var instructions = 0
        /// Cells made by instructions: structs, closures, collections, boxes and objects.
        var allocations = 0
        /// Class instances made, those of the library included.
        var objects = 0
        /// Class instances alive at once, at most.
        var peakLiveObjects = 0
        var views = ViewStatistics()
        /// Events of the trace, the final unmount included.
        var events = 0
        /// Wall time of the run, the bodies included that were lowered at their first call.
        var duration = Duration.zero
        /// Wall times of events, of one simulation after another.
        var eventTimes: [EventTime] = []
    }
}

extension ScenarioResult.Statistics {
    init(_ context: ScenarioContext, duration: Duration) {
        let interpreter = context.interpreter
        instructions = interpreter.steps
        allocations = interpreter.allocations
        objects = interpreter.heap.insertions
        peakLiveObjects = interpreter.heap.peakCount
        for graph in context.graphs {
            views += graph.statistics
            eventTimes += graph.eventTimes
        }
        events = context.trace.events.count
        self.duration = duration
    }

    /// The work of several scenarios together; the peak is the highest of theirs.
    static func + (left: Self, right: Self) -> Self {
        var sum = left
        sum.instructions += right.instructions
        sum.allocations += right.allocations
        sum.objects += right.objects
        sum.peakLiveObjects = max(left.peakLiveObjects, right.peakLiveObjects)
        sum.views += right.views
        sum.events += right.events
        sum.duration += right.duration
        sum.eventTimes += right.eventTimes
        return sum
    }
}
