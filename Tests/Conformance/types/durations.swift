// Durations: making, adding, comparing, printing.
let short = Duration.milliseconds(1500)
let long: Duration = .seconds(90)
print(
    short, long, Duration.zero, Duration.seconds(0.25), Duration.microseconds(15),
    Duration.nanoseconds(7), Duration.seconds(-3))
print(
    short + long, long - short, short * 2, long / 4, (long / short) as Double, short < long,
    short == .seconds(1.5), .zero - short < .zero)
print(short.components, long.components.seconds, Duration.nanoseconds(1).components.attoseconds)
var total = Duration.zero
for part in [short, .seconds(2), .milliseconds(250)] { total += part }
total -= .milliseconds(750)
print(
    total, [long, short].min()!, [short, long].max()!, total * 1.5,
    Set([short, .milliseconds(1500)]).count, long > short ? "longer" : "shorter")
extension Duration {
    var inSeconds: Double { Double(components.seconds) + Double(components.attoseconds) / 1e18 }
    var clock: String { "\(components.seconds / 60):\(components.seconds % 60)" }
}
print(short.inSeconds, long.clock, Duration.seconds(125).clock, Duration.milliseconds(1).inSeconds)
struct Timeout: Equatable {
    var limit: Duration = .seconds(5)
    var isExpired: Bool { limit <= .zero }
}
var timeout = Timeout()
timeout.limit -= .seconds(5)
print(
    timeout, timeout.isExpired, Timeout(limit: .milliseconds(1)).isExpired,
    timeout == Timeout(limit: .zero))
func wait(for duration: Duration = .milliseconds(100)) -> String { "waited \(duration)" }
print(
    wait(), wait(for: .seconds(1)), [Duration.seconds(1), .milliseconds(2)], Optional(short) as Any,
    String(describing: short))
print(
    Duration(secondsComponent: 3, attosecondsComponent: 500_000_000_000_000_000),
    Duration.seconds(1) / 3, Duration.seconds(3) * 0.1)
