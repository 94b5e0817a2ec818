/// Receives events as they are emitted.
protocol TraceRecorder: AnyObject {
    func record(_ event: TraceEvent)
}

/// The totally ordered log of one scenario; every count, text and picture is derived from it.
final class Trace {
    private(set) var events: [TraceEvent] = []
    private var recorders: [TraceRecorder] = []
    private var lastSequence = 0
    /// Virtual time in nanoseconds, set by the clock.
    var now: Int64 = 0
    /// The event that what happens now is due to; 0 for none.
    private(set) var cause = 0

    init() {}

    func subscribe(_ recorder: TraceRecorder) { recorders.append(recorder) }

    /// Emits an event caused by the current cause and gives its sequence number.
    @discardableResult
    func emit(
        _ kind: TraceEvent.Kind, at position: SourcePosition = .none, cause: Int? = nil, type: String? = nil,
        instance: Int = 0, identity: Identity? = nil, property: String? = nil, old: String? = nil, new: String? = nil,
        reason: String? = nil, animated: Bool? = nil, passed: Bool? = nil
    ) -> Int {
        lastSequence += kind == .structInit ? 0 : 1
        let event = TraceEvent(
            sequence: lastSequence, time: now, kind: kind, cause: cause ?? self.cause, position: position, type: type,
            instance: instance, identity: identity, property: property, old: old, new: new, reason: reason,
            animated: animated, passed: passed)
        if kind != .structInit { events.append(event) }
        for recorder in recorders { recorder.record(event) }
        return event.sequence
    }

    /// Runs work whose events are due to the given event.
    func withCause<Result>(_ sequence: Int, _ work: () throws -> Result) rethrows -> Result {
        let outer = cause
        cause = sequence
        defer { cause = outer }
        return try work()
    }
}
