// Dividing, rounding, multiples, signs.
print(7 / 2, -7 / 2, 7 / -2, 7 % 3, -7 % 3, 7 % -3, -7 % -3)
let parts = 17.quotientAndRemainder(dividingBy: 5)
print(parts, parts.quotient, (-17).quotientAndRemainder(dividingBy: 5).remainder)
print(
    12.isMultiple(of: 3), 13.isMultiple(of: 3), 0.isMultiple(of: 0), 5.isMultiple(of: 0),
    (-9).isMultiple(of: 3), 7.signum(), (-7).signum(), 0.signum())
print(
    7.5.truncatingRemainder(dividingBy: 2), (-7.5).truncatingRemainder(dividingBy: 2),
    7.5.remainder(dividingBy: 2), 1e10.truncatingRemainder(dividingBy: 7))
for value in [2.5, 3.5, -2.5, 2.4, -2.6] {
    print(
        value.rounded(), value.rounded(.up), value.rounded(.down), value.rounded(.towardZero),
        value.rounded(.toNearestOrEven), value.rounded(.awayFromZero),
        value.rounded(.toNearestOrAwayFromZero))
}
func rounded(_ value: Double, to places: Int) -> Double {
    var factor = 1.0
    for _ in 0..<places { factor *= 10 }
    return (value * factor).rounded() / factor
}
print(
    rounded(3.14159, to: 2), rounded(2.675, to: 2), rounded(-1.005, to: 1), rounded(1234.5, to: 0))
func gcd(_ a: Int, _ b: Int) -> Int { b == 0 ? abs(a) : gcd(b, a % b) }
print(gcd(48, 18), gcd(-4, 6), gcd(7, 0), (1...20).reduce(1) { $0 / gcd($0, $1) * $1 })
var value = 10
value += 5
value -= 3
value *= 4
value /= 5
value %= 7
print(value, -value, +value, value.distance(to: 10), value.advanced(by: -5), Int.max / 2 + 1)
func wrapped(_ index: Int, _ count: Int) -> Int { ((index % count) + count) % count }
print([-1, 0, 5, 7].map { wrapped($0, 5) })
func clock(_ seconds: Int) -> String {
    let (minutes, rest) = seconds.quotientAndRemainder(dividingBy: 60)
    return "\(minutes):\(rest < 10 ? "0" : "")\(rest)"
}
print(clock(0), clock(75), clock(3599), clock(600))
extension Comparable {
    func clamped(to limits: ClosedRange<Self>) -> Self {
        min(max(self, limits.lowerBound), limits.upperBound)
    }
}
print(
    15.clamped(to: 0...10), (-0.5).clamped(to: 0...1), "m".clamped(to: "n"..."p"),
    5.clamped(to: 0...10))
print(
    9.0.squareRoot(), 2.0.squareRoot(), (0.1 + 0.2).rounded(.up), 10.0 / 4, 1.0 / 3, 5 / 2.0,
    Double(7 / 2), Double(7) / 2)
var total = 2.75
total.round(.down)
total.negate()
print(
    total, total.magnitude, total.sign, abs(total), (-0.0).sign, max(-0.0, 0.0),
    3.7 - 3.7.rounded(.down) > 0.69)
