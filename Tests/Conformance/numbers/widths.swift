// Integers of every width: bounds, conversions, and what does not fit.
print(
    Int8.min, Int8.max, UInt8.max, Int16.max, UInt16.max, Int32.min, UInt32.max, Int64.max,
    UInt64.max, Int.max == Int(Int64.max))
print(
    UInt8(200), Int8(clamping: 200), UInt8(clamping: -5), UInt8(truncatingIfNeeded: 300),
    Int8(truncatingIfNeeded: 200), Int16(bitPattern: 65535))
print(
    Int(exactly: 3.0) as Any, Int(exactly: 3.5) as Any, UInt8(exactly: 256) as Any,
    Int8(exactly: -128) as Any, Double(exactly: 5) as Any)
print(
    Int("12") as Any, Int("-12") as Any, Int("+5") as Any, Int("1_000") as Any, Int("0x1F") as Any,
    Int8("128") as Any, UInt("-1") as Any)
print(
    Int("ff", radix: 16) as Any, Int("-101", radix: 2) as Any, UInt8("zz", radix: 36) as Any,
    String(255, radix: 2), String(-255, radix: 16, uppercase: true))
let byte: UInt8 = 250
print(
    byte &+ 10, byte &- 251, byte &* 2, byte.addingReportingOverflow(10),
    byte.subtractingReportingOverflow(1).overflow)
print(
    Int8.max &+ 1, Int.min &- 1 == Int.max, (100 as Int8).multipliedReportingOverflow(by: 2),
    (100 as Int8).dividedReportingOverflow(by: 7))
print(
    UInt32(7) + 1, Int64(5) * -3, UInt16(9) / 2, Int32(-7) % 3, -(5 as Int8), abs(-7 as Int16),
    (-7 as Int32).magnitude, type(of: (-7 as Int32).magnitude))
let mixed = Int(byte) + Int(Int8(-3)) + Int(UInt16(1000))
print(
    mixed, Double(mixed) / 2, Float(mixed), Int(2.99), Int(-2.99), UInt8(3.7), Int(Float(16_777_217)))
print(
    Int.bitWidth, UInt8.bitWidth, Int16.isSigned, UInt.isSigned, MemoryLayout<Int32>.size,
    (5 as UInt8).bitWidth)
func widest<T: FixedWidthInteger>(_ type: T.Type) -> String { "\(T.self) \(T.min)...\(T.max)" }
print(widest(Int8.self), widest(UInt16.self), widest(Int.self))
func average<T: BinaryInteger>(_ values: [T]) -> Double {
    values.isEmpty ? 0 : Double(values.reduce(0, +)) / Double(values.count)
}
print(average([1, 2, 4]), average([UInt8(3), 4]), average([Int]()))
let hex: UInt32 = 0xFF8800
print(hex >> 16 & 0xFF, hex >> 8 & 0xFF, hex & 0xFF, 1_000_000, 0b1010, 0o17)
var counter: UInt8 = 0
for _ in 0..<300 { counter &+= 1 }
print(
    counter, Int.zero, UInt8(Character("A").asciiValue!) + 1, UInt64.max.description,
    (1...3).map(UInt8.init))
print(
    [Int8(1), 2].reduce(0, +), max(Int8(3), 5), min(2 as UInt, 1), [3 as UInt8, 1].sorted(),
    UInt8(5) < 6, Int16(3) == 3, UInt8(5).hashValue == UInt8(5).hashValue)
