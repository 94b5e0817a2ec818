// How floating-point numbers print and compare.
print(
    0.1, 0.1 + 0.2, 1.0, 100.0, 1e5, 123456789.0, 1e15, 1e16, 1e17, 1.5e300, 1e-4, 1e-5, 0.00012345,
    -0.0, 5e-324)
print(
    Float(0.1), Float(1) / 3, Float(16_777_216), Float(1e10), Double(Float(0.1)),
    Float(0.1) + Float(0.2), Float.pi, Double.pi)
print(
    Double.infinity, -Double.infinity, Double.nan, Double.greatestFiniteMagnitude,
    Double.leastNonzeroMagnitude, Double.ulpOfOne, Double.leastNormalMagnitude)
print(1 / 3.0, 2 / 3.0, 10 / 3.0, 22 / 7.0, 1e2, 1.10, 3.0e-2, 12345.678, 0.3 - 0.1, 1.1 * 3)
print(
    Double.nan == Double.nan, Double.nan != Double.nan, Double.nan < 1, Double.infinity > 1e308,
    -0.0 == 0.0, 0.1 + 0.2 == 0.3)
let special: [Double] = [.nan, .infinity, 1, 0]
print(
    special.map(\.isNaN), special.map(\.isFinite), special.map(\.isInfinite), special.map(\.isZero),
    special.map { $0 > 0 })
print(
    Double("3.14") as Any, Double("1e3") as Any, Double("-.5") as Any, Double("inf") as Any,
    Double("nan") as Any, Double("") as Any, Double("1,5") as Any, Double(" 1") as Any,
    Float("2.5") as Any, Double("0x1p4") as Any)
print(
    "\(3.0)", String(2.50), 7.0.description, [1.0, 2.5], [1: 0.5], (1.0, 2), Optional(1.5) as Any,
    "\(1.0 as Float)")
print(
    1.0.nextUp > 1, 1.0.ulp == .ulpOfOne, 1.5.significand, 8.0.exponent, 0.75.isLess(than: 1),
    (2.0).isEqual(to: 2), 6.25.squareRoot())
print(
    Int(1e9), Int(-1.9), Int(exactly: 2.5) as Any, Int(2.5.rounded()), UInt8(255.9),
    Double(UInt64.max), Double(Int.max))
print(
    Double.minimum(1, .nan), Double.maximum(2, 3), min(1.5, 0.5), max(2, 3.5), [2.5, -1, 9].min()!,
    [2.5, -1].max()!, [1.5, 2.5].reduce(0, +))
print(
    stride(from: 0.0, to: 0.5, by: 0.1).map { $0 },
    stride(from: 1.0, through: 0.0, by: -0.5).map { $0 }, (0.5...1.5).contains(1),
    (0.0..<1).contains(1))
let price = 19.99
let count = 3
print(
    price * Double(count), (price * Double(count)).rounded(), Int((price * 100).rounded()),
    Double(count) / 7 * 100, -price)
var sum: Float = 0
for _ in 0..<10 { sum += 0.1 }
print(
    sum, sum == 1, Double(sum), Float(1e-3), Float(123456.789), Float.greatestFiniteMagnitude,
    Float("nan")!.isNaN)
print(
    2.0 == 2, 2 as Double, 2.0 as Float, type(of: 2 * 1.5), type(of: Float(1) * 2),
    1.0.hashValue == 1.0.hashValue, Set([0.0, -0.0]).count)
print(
    5.0.truncatingRemainder(dividingBy: 3), 1e308 * 10, -1 / 0.0, 0 / 0.0 as Double,
    4.0.squareRoot().isNaN, (-4.0).squareRoot().isNaN)
