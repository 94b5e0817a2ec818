// Doubles print in their shortest exact form; rounding has its rules.
print(1.0, 0.1, 0.1 + 0.2, 1.0 / 3, 100.0, 1e15, 1e16, 123456789.125, 1e-4, 1e-5, 5e-324, 1.7976931348623157e308)
print(
    2.5.rounded(), 3.5.rounded(), (-2.5).rounded(), 2.5.rounded(.down), 2.1.rounded(.up), 2.5.rounded(.toNearestOrEven),
    -2.7.rounded(.towardZero))
print(
    7.0 / 2, 7.5.truncatingRemainder(dividingBy: 2), 9.0.squareRoot(), abs(-1.5), max(1.5, 2), min(0.1, -0.1),
    (3.7).magnitude)
print(
    Double.infinity, -Double.infinity, Double.nan.isNaN, 1 / 0.0, (0.0 / 0).isNaN, Double.nan == Double.nan,
    0.0 == -0.0, Double.pi)
print(
    Int(3.99), Int(-3.99), Double(7), Double(1) / 4, Float(0.1), Float(1) / 3, 3 * 0.5, Double(Int.max), 1.5.isZero,
    (-1.5).sign == .minus)
print(
    0.5 < 0.75, 1.0 == 1, 0.1 + 0.2 == 0.3, (0.1 + 0.2 - 0.3).magnitude < 1e-9, [2.5, 1.5].sorted(),
    [0.5, 0.25].reduce(0, +), Double("2.50") ?? 0)
print(
    [1.0, 2.25].map { "\($0)" }, "\(1.0e3) \(12345.678) \(-0.0)", 1.23456789012345678, 1e100, 0.000123, 1234567.0,
    10_000_000_000_000_000.0)
var value = 10.0
value /= 4
value += 0.5
value *= 2
value -= 1.25
print(
    value, value.rounded(), Int(value.rounded()), 9.99.nextUp > 9.99, 2.0.isLess(than: 3), (1.0...2.0).contains(1.5),
    5.0.remainder(dividingBy: 3))
