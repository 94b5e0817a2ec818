protocol InstantProtocol: Comparable, Hashable {}
protocol Clock: Sendable {}

extension Clock {
    func measure(_ work: () async throws -> Void) async rethrows -> Duration {
        let start = self.now
        try await work()
        return start.duration(to: self.now)
    }
    func measure(_ work: () throws -> Void) rethrows -> Duration {
        let start = self.now
        try work()
        return start.duration(to: self.now)
    }
    func sleep(for duration: Duration, tolerance: Duration? = nil) async throws {
        try await self.sleep(until: self.now.advanced(by: duration), tolerance: tolerance)
    }
}

struct ContinuousClock: Clock {
    struct Instant: InstantProtocol, Comparable, Hashable {
        let _nanoseconds: Int
        static var now: ContinuousClock.Instant { ContinuousClock.Instant(_nanoseconds: _nowNanoseconds()) }
        func advanced(by duration: Duration) -> ContinuousClock.Instant { ContinuousClock.Instant(_nanoseconds: _nanoseconds + duration._nanoseconds) }
        func duration(to other: ContinuousClock.Instant) -> Duration { Duration.nanoseconds(other._nanoseconds - _nanoseconds) }
        static func < (lhs: ContinuousClock.Instant, rhs: ContinuousClock.Instant) -> Bool { lhs._nanoseconds < rhs._nanoseconds }
        static func + (lhs: ContinuousClock.Instant, rhs: Duration) -> ContinuousClock.Instant { lhs.advanced(by: rhs) }
        static func - (lhs: ContinuousClock.Instant, rhs: ContinuousClock.Instant) -> Duration { rhs.duration(to: lhs) }
    }
    init() {}
    static var continuous: ContinuousClock { ContinuousClock() }
    static var suspending: ContinuousClock { ContinuousClock() }
    var now: ContinuousClock.Instant { ContinuousClock.Instant.now }
    static var now: ContinuousClock.Instant { ContinuousClock.Instant.now }
    func sleep(for duration: Duration, tolerance: Duration? = nil) async throws { try await _sleep(duration._nanoseconds) }
    func sleep(until deadline: ContinuousClock.Instant, tolerance: Duration? = nil) async throws { try await _sleep(deadline._nanoseconds - _nowNanoseconds()) }
    var minimumResolution: Duration { Duration.nanoseconds(1) }
    func measure(_ work: () async throws -> Void) async rethrows -> Duration {
        let start = _nowNanoseconds()
        try await work()
        return Duration.nanoseconds(_nowNanoseconds() - start)
    }
    func measure(_ work: () throws -> Void) rethrows -> Duration {
        let start = _nowNanoseconds()
        try work()
        return Duration.nanoseconds(_nowNanoseconds() - start)
    }
}

typealias SuspendingClock = ContinuousClock

// A task that sleeps, until its time has come or it is cancelled.
final class _Sleep {
    var continuation: [Any] = []
    var wasCancelled = false
    func end(_ isCancelled: Bool) {
        guard let waiting = continuation.first else { return }
        continuation = []
        wasCancelled = isCancelled
        _resume(waiting, 0)
    }
}

func _sleep(_ nanoseconds: Int) async throws {
    let task = _currentTask()
    if task?.isCancelled ?? false { throw CancellationError() }
    let sleep = _Sleep()
    let handler = task?._onCancel { sleep.end(true) }
    _ = await _suspend { continuation in
        sleep.continuation = [continuation]
        _schedule(_nowNanoseconds() + max(0, nanoseconds)) { sleep.end(false) }
    }
    if let handler { task?._forget(handler) }
    if sleep.wasCancelled { throw CancellationError() }
}
