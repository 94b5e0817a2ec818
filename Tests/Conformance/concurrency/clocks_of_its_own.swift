struct Steps: Clock {
    struct Instant: InstantProtocol {
        var n: Int
        func advanced(by d: Duration) -> Instant { Instant(n: n + Int(d.components.seconds)) }
        func duration(to o: Instant) -> Duration { .seconds(o.n - n) }
        static func < (a: Instant, b: Instant) -> Bool { a.n < b.n }
    }
    var now: Instant { Instant(n: 0) }
    var minimumResolution: Duration { .seconds(1) }
    func sleep(until deadline: Instant, tolerance: Duration?) async throws { print("sleeps until", deadline.n) }
}
let c = Steps()
try await c.sleep(for: .seconds(3))
try await Task.sleep(for: .seconds(2), clock: c)
try await Task.sleep(until: c.now.advanced(by: .seconds(5)), clock: c)
let m = await c.measure { print("in") }
print(m)
func run(_ c: any Clock<Duration>) async throws { try await c.sleep(for: .seconds(1)) }
try await run(c)
let d = ContinuousClock().now.duration(to: ContinuousClock.now)
print(d >= .zero)
let s = SuspendingClock()
try await s.sleep(until: s.now + .milliseconds(1))
try await Task.sleep(until: .now + .milliseconds(1), clock: .continuous)
try await Task.sleep(until: .now + .milliseconds(1), clock: .suspending)
