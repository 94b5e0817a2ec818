import SwiftFrontEnd

/// Receives events as they are emitted.
package protocol TraceRecorder: AnyObject {
    func record(_ event: TraceLog.Record)
}

/// The totally ordered log of one scenario; every count, text and picture is derived from it.
package final class Trace {
    package private(set) var events = TraceLog()
    private var recorders: [TraceRecorder] = []
    /// Virtual time in nanoseconds, set by the clock.
    package var now: Int64 = 0
    /// The event that what happens now is due to; 0 for none.
    package private(set) var cause = 0

    package init() {}

    package func subscribe(_ recorder: TraceRecorder) { recorders.append(recorder) }

    /// The sequence number of the latest event; 0 before the first.
    package var lastSequence: Int { events.records.count }

    /// The event with a sequence number. Events count from 1, so the number is a place.
    package func event(_ sequence: Int) -> TraceEvent? {
        events.indices.contains(sequence - 1) ? events[sequence - 1] : nil
    }

    /// Emits an event caused by the current cause and gives its sequence number.
    @discardableResult
    package func emit(
        _ kind: TraceEvent.Kind, at position: SourcePosition = .none, cause: Int? = nil, type: String? = nil,
        instance: Int = 0, identity: Identity? = nil, property: String? = nil, old: String? = nil, new: String? = nil,
        reason: String? = nil, animated: Bool? = nil, passed: Bool? = nil
    ) -> Int {
        let record = events.record(
            kind, time: now, cause: cause ?? self.cause, position: position, type: type, instance: instance,
            identity: identity, property: property, old: old, new: new, reason: reason, animated: animated,
            passed: passed)
        if kind != .structInit { events.append(record) }
        for recorder in recorders { recorder.record(record) }
        return lastSequence
    }

    /// Runs work whose events are due to the given event.
    package func withCause<Result>(_ sequence: Int, _ work: () throws -> Result) rethrows -> Result {
        let outer = cause
        cause = sequence
        defer { cause = outer }
        return try work()
    }
}
