extension Int {
    init(bitPattern source: UInt) { self = Int(truncatingIfNeeded: source) }
    init<T: BinaryInteger>(_ source: T)
    init<T: BinaryFloatingPoint>(_ source: T)
    init?(_ text: String)
    init?(_ text: String, radix: Int)
    init?<T: Numeric>(exactly source: T)
    init<T: BinaryInteger>(truncatingIfNeeded source: T)
    init<T: BinaryInteger>(clamping source: T)
    init()
    static var max: Int { get }
    static var min: Int { get }
    static var bitWidth: Int { get }
    static var zero: Int { get }
    var magnitude: UInt { get }
    static func random(in range: Range<Int>) -> Int
    static func random(in range: ClosedRange<Int>) -> Int
}

extension Int8 {
    init(bitPattern source: UInt8) { self = Int8(truncatingIfNeeded: source) }
    init<T: BinaryInteger>(_ source: T)
    init<T: BinaryFloatingPoint>(_ source: T)
    init?(_ text: String)
    init?(_ text: String, radix: Int)
    init?<T: Numeric>(exactly source: T)
    init<T: BinaryInteger>(truncatingIfNeeded source: T)
    init<T: BinaryInteger>(clamping source: T)
    init()
    static var max: Int8 { get }
    static var min: Int8 { get }
    static var bitWidth: Int { get }
    static var zero: Int8 { get }
    var magnitude: UInt8 { get }
    static func random(in range: Range<Int8>) -> Int8
    static func random(in range: ClosedRange<Int8>) -> Int8
}

extension Int16 {
    init(bitPattern source: UInt16) { self = Int16(truncatingIfNeeded: source) }
    init<T: BinaryInteger>(_ source: T)
    init<T: BinaryFloatingPoint>(_ source: T)
    init?(_ text: String)
    init?(_ text: String, radix: Int)
    init?<T: Numeric>(exactly source: T)
    init<T: BinaryInteger>(truncatingIfNeeded source: T)
    init<T: BinaryInteger>(clamping source: T)
    init()
    static var max: Int16 { get }
    static var min: Int16 { get }
    static var bitWidth: Int { get }
    static var zero: Int16 { get }
    var magnitude: UInt16 { get }
    static func random(in range: Range<Int16>) -> Int16
    static func random(in range: ClosedRange<Int16>) -> Int16
}

extension Int32 {
    init(bitPattern source: UInt32) { self = Int32(truncatingIfNeeded: source) }
    init<T: BinaryInteger>(_ source: T)
    init<T: BinaryFloatingPoint>(_ source: T)
    init?(_ text: String)
    init?(_ text: String, radix: Int)
    init?<T: Numeric>(exactly source: T)
    init<T: BinaryInteger>(truncatingIfNeeded source: T)
    init<T: BinaryInteger>(clamping source: T)
    init()
    static var max: Int32 { get }
    static var min: Int32 { get }
    static var bitWidth: Int { get }
    static var zero: Int32 { get }
    var magnitude: UInt32 { get }
    static func random(in range: Range<Int32>) -> Int32
    static func random(in range: ClosedRange<Int32>) -> Int32
}

extension Int64 {
    init(bitPattern source: UInt64) { self = Int64(truncatingIfNeeded: source) }
    init<T: BinaryInteger>(_ source: T)
    init<T: BinaryFloatingPoint>(_ source: T)
    init?(_ text: String)
    init?(_ text: String, radix: Int)
    init?<T: Numeric>(exactly source: T)
    init<T: BinaryInteger>(truncatingIfNeeded source: T)
    init<T: BinaryInteger>(clamping source: T)
    init()
    static var max: Int64 { get }
    static var min: Int64 { get }
    static var bitWidth: Int { get }
    static var zero: Int64 { get }
    var magnitude: UInt64 { get }
    static func random(in range: Range<Int64>) -> Int64
    static func random(in range: ClosedRange<Int64>) -> Int64
}

extension UInt {
    init(bitPattern source: Int) { self = UInt(truncatingIfNeeded: source) }
    init<T: BinaryInteger>(_ source: T)
    init<T: BinaryFloatingPoint>(_ source: T)
    init?(_ text: String)
    init?(_ text: String, radix: Int)
    init?<T: Numeric>(exactly source: T)
    init<T: BinaryInteger>(truncatingIfNeeded source: T)
    init<T: BinaryInteger>(clamping source: T)
    init()
    static var max: UInt { get }
    static var min: UInt { get }
    static var bitWidth: Int { get }
    static var zero: UInt { get }
    var magnitude: UInt { get }
    static func random(in range: Range<UInt>) -> UInt
    static func random(in range: ClosedRange<UInt>) -> UInt
}

extension UInt8 {
    init(bitPattern source: Int8) { self = UInt8(truncatingIfNeeded: source) }
    init<T: BinaryInteger>(_ source: T)
    init<T: BinaryFloatingPoint>(_ source: T)
    init?(_ text: String)
    init?(_ text: String, radix: Int)
    init?<T: Numeric>(exactly source: T)
    init<T: BinaryInteger>(truncatingIfNeeded source: T)
    init<T: BinaryInteger>(clamping source: T)
    init()
    static var max: UInt8 { get }
    static var min: UInt8 { get }
    static var bitWidth: Int { get }
    static var zero: UInt8 { get }
    var magnitude: UInt8 { get }
    static func random(in range: Range<UInt8>) -> UInt8
    static func random(in range: ClosedRange<UInt8>) -> UInt8
}

extension UInt16 {
    init(bitPattern source: Int16) { self = UInt16(truncatingIfNeeded: source) }
    init<T: BinaryInteger>(_ source: T)
    init<T: BinaryFloatingPoint>(_ source: T)
    init?(_ text: String)
    init?(_ text: String, radix: Int)
    init?<T: Numeric>(exactly source: T)
    init<T: BinaryInteger>(truncatingIfNeeded source: T)
    init<T: BinaryInteger>(clamping source: T)
    init()
    static var max: UInt16 { get }
    static var min: UInt16 { get }
    static var bitWidth: Int { get }
    static var zero: UInt16 { get }
    var magnitude: UInt16 { get }
    static func random(in range: Range<UInt16>) -> UInt16
    static func random(in range: ClosedRange<UInt16>) -> UInt16
}

extension UInt32 {
    init(bitPattern source: Int32) { self = UInt32(truncatingIfNeeded: source) }
    init<T: BinaryInteger>(_ source: T)
    init<T: BinaryFloatingPoint>(_ source: T)
    init?(_ text: String)
    init?(_ text: String, radix: Int)
    init?<T: Numeric>(exactly source: T)
    init<T: BinaryInteger>(truncatingIfNeeded source: T)
    init<T: BinaryInteger>(clamping source: T)
    init()
    static var max: UInt32 { get }
    static var min: UInt32 { get }
    static var bitWidth: Int { get }
    static var zero: UInt32 { get }
    var magnitude: UInt32 { get }
    static func random(in range: Range<UInt32>) -> UInt32
    static func random(in range: ClosedRange<UInt32>) -> UInt32
}

extension UInt64 {
    init(bitPattern source: Int64) { self = UInt64(truncatingIfNeeded: source) }
    init<T: BinaryInteger>(_ source: T)
    init<T: BinaryFloatingPoint>(_ source: T)
    init?(_ text: String)
    init?(_ text: String, radix: Int)
    init?<T: Numeric>(exactly source: T)
    init<T: BinaryInteger>(truncatingIfNeeded source: T)
    init<T: BinaryInteger>(clamping source: T)
    init()
    static var max: UInt64 { get }
    static var min: UInt64 { get }
    static var bitWidth: Int { get }
    static var zero: UInt64 { get }
    var magnitude: UInt64 { get }
    static func random(in range: Range<UInt64>) -> UInt64
    static func random(in range: ClosedRange<UInt64>) -> UInt64
}

extension BinaryInteger {
    var description: String { get }
    func isMultiple(of other: Self) -> Bool
    func quotientAndRemainder(dividingBy divisor: Self) -> (quotient: Self, remainder: Self)
    func signum() -> Self
    func distance(to other: Self) -> Int
    func advanced(by n: Int) -> Self
    var trailingZeroBitCount: Int { get }
    static var isSigned: Bool { get }
    var bitWidth: Int { get }
    static func random<G: RandomNumberGenerator>(in range: Range<Self>, using generator: inout G) -> Self {
        if range.isEmpty { fatalError("Cannot get random value with an empty range") }
        return range.lowerBound
            &+ Self(
                truncatingIfNeeded: generator._next(below: UInt64(truncatingIfNeeded: range.upperBound &- range.lowerBound), bits: range.lowerBound.bitWidth))
    }
    static func random<G: RandomNumberGenerator>(in range: ClosedRange<Self>, using generator: inout G) -> Self {
        let bits = range.lowerBound.bitWidth
        let last = UInt64(truncatingIfNeeded: range.upperBound &- range.lowerBound)
        if bits < 64 ? last == 1 << UInt64(bits) - 1 : last == UInt64.max { return Self(truncatingIfNeeded: generator.next()) }
        return range.lowerBound &+ Self(truncatingIfNeeded: generator._next(below: last + 1, bits: bits))
    }
}

extension FixedWidthInteger {
    var nonzeroBitCount: Int { get }
    var leadingZeroBitCount: Int { get }
    var byteSwapped: Self { get }
    func addingReportingOverflow(_ rhs: Self) -> (partialValue: Self, overflow: Bool)
    func subtractingReportingOverflow(_ rhs: Self) -> (partialValue: Self, overflow: Bool)
    func multipliedReportingOverflow(by rhs: Self) -> (partialValue: Self, overflow: Bool)
    func multipliedFullWidth(by other: Self) -> (high: Self, low: Self)
    func dividedReportingOverflow(by rhs: Self) -> (partialValue: Self, overflow: Bool)
    func remainderReportingOverflow(dividingBy rhs: Self) -> (partialValue: Self, overflow: Bool)
    var bigEndian: Self { byteSwapped }
    var littleEndian: Self { self }
    mutating func negate() { self = 0 - self }
    static func &<< (_ lhs: Self, _ rhs: Self) -> Self
    static func &>> (_ lhs: Self, _ rhs: Self) -> Self
    static func &<<= (_ lhs: inout Self, _ rhs: Self) { lhs = lhs &<< rhs }
    static func &>>= (_ lhs: inout Self, _ rhs: Self) { lhs = lhs &>> rhs }
}
