extension Double {
    init<T: BinaryInteger>(_ source: T)
    init<T: BinaryFloatingPoint>(_ source: T)
    init?(_ text: String)
    init?<T: Numeric>(exactly source: T)
    init()
    static var pi: Double { get }
    static var infinity: Double { get }
    static var nan: Double { get }
    static var zero: Double { get }
    static var greatestFiniteMagnitude: Double { get }
    static var leastNonzeroMagnitude: Double { get }
    static var leastNormalMagnitude: Double { get }
    static var ulpOfOne: Double { get }
    static func random(in range: Range<Double>) -> Double
    static func random(in range: ClosedRange<Double>) -> Double
}

extension Float {
    init<T: BinaryInteger>(_ source: T)
    init<T: BinaryFloatingPoint>(_ source: T)
    init?(_ text: String)
    init?<T: Numeric>(exactly source: T)
    init()
    static var pi: Float { get }
    static var infinity: Float { get }
    static var nan: Float { get }
    static var zero: Float { get }
    static var greatestFiniteMagnitude: Float { get }
    static var leastNonzeroMagnitude: Float { get }
    static var leastNormalMagnitude: Float { get }
    static var ulpOfOne: Float { get }
    static func random(in range: Range<Float>) -> Float
    static func random(in range: ClosedRange<Float>) -> Float
}

typealias Float64 = Double
typealias Float32 = Float
enum FloatingPointRoundingRule { case toNearestOrAwayFromZero, toNearestOrEven, up, down, towardZero, awayFromZero }
enum FloatingPointSign { case plus, minus }

extension FloatingPoint {
    var description: String { get }
    var magnitude: Self { get }
    var isNaN: Bool { get }
    var isInfinite: Bool { get }
    var isFinite: Bool { get }
    var isZero: Bool { get }
    var sign: FloatingPointSign { _isNegative ? .minus : .plus }
    var _isNegative: Bool { get }
    var nextUp: Self { get }
    var nextDown: Self { get }
    var ulp: Self { get }
    func rounded() -> Self
    func rounded(_ rule: FloatingPointRoundingRule) -> Self
    mutating func round() { self = rounded() }
    mutating func round(_ rule: FloatingPointRoundingRule) { self = rounded(rule) }
    func squareRoot() -> Self
    func truncatingRemainder(dividingBy other: Self) -> Self
    func remainder(dividingBy other: Self) -> Self
    func isLess(than other: Self) -> Bool { self < other }
    func isEqual(to other: Self) -> Bool { self == other }
    func distance(to other: Self) -> Self { other - self }
    func advanced(by n: Self) -> Self { self + n }
    mutating func negate() { self = -self }
    static func random<G: RandomNumberGenerator>(in range: Range<Self>, using generator: inout G) -> Self {
        let value = range.lowerBound + (range.upperBound - range.lowerBound) * Self(generator._unit(range.lowerBound is Float))
        return value == range.upperBound ? random(in: range, using: &generator) : value
    }
    static func random<G: RandomNumberGenerator>(in range: ClosedRange<Self>, using generator: inout G) -> Self {
        let isFloat = range.lowerBound is Float
        let whole: UInt64 = isFloat ? 16777216 : 9007199254740992
        let number = generator._next(below: whole + 1, bits: 64)
        if number == whole { return range.upperBound }
        return range.lowerBound + (range.upperBound - range.lowerBound) * Self(Double(number) * (isFloat ? 5.9604644775390625e-08 : 1.1102230246251565e-16))
    }
    static func maximum(_ x: Self, _ y: Self) -> Self { x > y || y.isNaN ? x : y }
    static func minimum(_ x: Self, _ y: Self) -> Self { x < y || y.isNaN ? x : y }
    var significand: Self { get }
    var exponent: Int { get }
    var binade: Self { get }
    var isNormal: Bool { get }
    var isSubnormal: Bool { get }
    var isSignalingNaN: Bool { false }
    func addingProduct(_ lhs: Self, _ rhs: Self) -> Self { self + lhs * rhs }
    mutating func formTruncatingRemainder(dividingBy other: Self) { self = truncatingRemainder(dividingBy: other) }
    mutating func formSquareRoot() { self = squareRoot() }
}
