// Integer arithmetic, limits, bits and conversions.
print(Int.max, Int.min, Int8.max, UInt8.max, UInt.min, Int32.max, Int64.max == Int.max)
print(
    7 / 2, -7 / 2, 7 % 3, -7 % 3, 7.quotientAndRemainder(dividingBy: 2), (-7).magnitude, abs(-3), (-4).signum(),
    5.signum())
print(
    Int8.max &+ 1, UInt8(250) &+ 10, Int8(100).addingReportingOverflow(100),
    UInt8.max.multipliedReportingOverflow(by: 2).overflow)
print(
    Int8(exactly: 200) as Any, Int8(truncatingIfNeeded: 200), Int8(clamping: 200), UInt8(clamping: -5), Int(3.99),
    Int(-3.99), Int(exactly: 2.5) as Any)
print(
    5 & 3, 5 | 3, 5 ^ 3, ~5, 1 << 10, -16 >> 2, UInt8(1) << 7, 0b1011.nonzeroBitCount, 8.trailingZeroBitCount,
    UInt8(1).leadingZeroBitCount)
print(
    10.isMultiple(of: 5), (1...5).reduce(1, *), max(1, 5, 3), min(2, -2), 9.distance(to: 12), 9.advanced(by: -4),
    stride(from: 1, to: 10, by: 4).map { $0 })
let small: UInt8 = 200
let sum = Int(small) + 100
print(sum, Int16(small), UInt8(truncatingIfNeeded: sum), Int(UInt32.max), Double(small) / 3 > 66, Float(1) / 3)
var number = 17
number += 1
number -= 3
number *= 2
number /= 4
number %= 4
number <<= 2
print(number, number == 12, number != 12, number > 3, (1..<number).contains(11))
func gcd(_ a: Int, _ b: Int) -> Int { b == 0 ? a : gcd(b, a % b) }
print(gcd(84, 36), (2...30).filter { n in !(2..<n).contains { n % $0 == 0 } }, 123.digits, 0xDEAD, Int.bitWidth)

extension Int {
    var digits: [Int] { self < 10 ? [self] : (self / 10).digits + [self % 10] }
}
