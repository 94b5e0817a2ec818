protocol DurationProtocol: Comparable, AdditiveArithmetic {}

struct Duration: DurationProtocol, Hashable, CustomStringConvertible {
    let _nanoseconds: Int
    let _attoseconds: Int
    init(_nanoseconds: Int) {
        self._nanoseconds = _nanoseconds
        _attoseconds = 0
    }
    init(_nanoseconds: Int, _attoseconds: Int) {
        self._nanoseconds = _nanoseconds
        self._attoseconds = _attoseconds
    }
    static func < (_ lhs: Duration, _ rhs: Duration) -> Bool {
        lhs._nanoseconds == rhs._nanoseconds ? lhs._attoseconds < rhs._attoseconds : lhs._nanoseconds < rhs._nanoseconds
    }
    var description: String { get }
}

extension Duration {
    init(secondsComponent: Int, attosecondsComponent: Int) {
        self =
            Duration._seconds(secondsComponent)
            + Duration(_nanoseconds: attosecondsComponent / 1_000_000_000, _attoseconds: attosecondsComponent % 1_000_000_000)
    }
    static func seconds(_ seconds: Double) -> Duration
    static func milliseconds(_ milliseconds: Double) -> Duration
    static func microseconds(_ microseconds: Double) -> Duration
    static func nanoseconds(_ nanoseconds: Int) -> Duration { Duration(_nanoseconds: nanoseconds) }
    static func _seconds(_ seconds: Int) -> Duration { Duration(_nanoseconds: seconds * 1_000_000_000) }
    static var zero: Duration { Duration(_nanoseconds: 0) }
    static func + (_ lhs: Duration, _ rhs: Duration) -> Duration
    static func - (_ lhs: Duration, _ rhs: Duration) -> Duration
    static func * (_ lhs: Duration, _ rhs: Int) -> Duration
    static func / (_ lhs: Duration, _ rhs: Int) -> Duration
    static func * (_ lhs: Duration, _ rhs: Double) -> Duration
    static func / (_ lhs: Duration, _ rhs: Double) -> Duration
    static func / (_ lhs: Duration, _ rhs: Duration) -> Double
    static func *= (_ lhs: inout Duration, _ rhs: Int) { lhs = lhs * rhs }
    static func /= (_ lhs: inout Duration, _ rhs: Int) { lhs = lhs / rhs }
    var components: (seconds: Int64, attoseconds: Int64) { get }
}
