import SimulationTrace

/// Counts the events of each type as they are emitted, for expectations.
final class CountsRecorder: TraceRecorder {
    private unowned let trace: Trace
    /// By the number of the type's name in the trace.
    private var counts: ContiguousArray<EventCounts> = []
    /// Runs of deferred initial values, by type and property.
    private var autoclosures: [UInt64: Int] = [:]

    /// Two numbers as one key.
    private static func key(_ type: Int32, _ property: Int32) -> UInt64 {
        UInt64(UInt32(bitPattern: type)) << 32 | UInt64(UInt32(bitPattern: property))
    }

    /// Subscribes to a trace.
    init(trace: Trace) {
        self.trace = trace
        trace.subscribe(self)
    }

    func counts(of type: String) -> EventCounts {
        let number = Int(trace.events.number(of: type))
        return number > 0 && counts.indices.contains(number) ? counts[number] : EventCounts()
    }

    func autoclosureRuns(of property: String, in type: String) -> Int {
        autoclosures[Self.key(trace.events.number(of: type), trace.events.number(of: property))] ?? 0
    }

    func reset() {
        counts = []
        autoclosures = [:]
    }

    func record(_ event: TraceLog.Record) {
        guard event.type > 0 else { return }
        let type = Int(event.type)
        if type >= counts.count {
            counts.append(contentsOf: repeatElement(EventCounts(), count: type + 1 - counts.count))
        }
        counts[type].add(event.kind)
        if event.kind == .autoclosureRun { autoclosures[Self.key(event.type, event.property), default: 0] += 1 }
    }
}
