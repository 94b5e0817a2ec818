// swift-format-ignore-file
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
    static func maximum(_ x: Self, _ y: Self) -> Self { x > y ? x : y }
    static func minimum(_ x: Self, _ y: Self) -> Self { x < y ? x : y }
}
