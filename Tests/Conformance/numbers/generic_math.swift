// Functions over any kind of number.
func sum<T: AdditiveArithmetic>(_ values: [T]) -> T { values.reduce(.zero, +) }
func product<T: Numeric>(_ values: T...) -> T { values.reduce(1, *) }
func mean<T: BinaryFloatingPoint>(_ values: [T]) -> T {
    values.isEmpty ? 0 : values.reduce(0, +) / T(values.count)
}
func squared<T: Numeric>(_ value: T) -> T { value * value }
func isEven<T: BinaryInteger>(_ value: T) -> Bool { value % 2 == 0 }
func lerp<T: FloatingPoint>(_ a: T, _ b: T, _ t: T) -> T { a + (b - a) * t }
func digits<T: BinaryInteger>(of value: T) -> [Int] { String(value).compactMap(\.wholeNumberValue) }
print(
    sum([1, 2, 3]), sum([0.5, 0.25]), sum([UInt8(1), 2]), sum([Int]()), product(2, 3, 4),
    product(1.5, 2), product() as Int)
print(
    mean([1.0, 2, 4]), mean([Float(1), 2]), mean([Double]()), squared(5), squared(1.5),
    squared(UInt16(3)), isEven(4), isEven(UInt8(3)), lerp(0.0, 10, 0.25), lerp(Float(1), 3, 0.5))
print(
    digits(of: 1234), digits(of: UInt8(200)), type(of: sum([Float(1)])), type(of: squared(UInt16(3))))
struct Vector: AdditiveArithmetic, CustomStringConvertible {
    var x = 0.0, y = 0.0
    static let zero = Vector()
    static func + (a: Vector, b: Vector) -> Vector { Vector(x: a.x + b.x, y: a.y + b.y) }
    static func - (a: Vector, b: Vector) -> Vector { Vector(x: a.x - b.x, y: a.y - b.y) }
    static prefix func - (a: Vector) -> Vector { Vector() - a }
    static func * (a: Vector, factor: Double) -> Vector { Vector(x: a.x * factor, y: a.y * factor) }
    static func *= (a: inout Vector, factor: Double) { a = a * factor }
    var length: Double { (x * x + y * y).squareRoot() }
    var description: String { "<\(x), \(y)>" }
}
var vector = Vector(x: 3, y: 4)
vector += Vector(x: 1, y: 0)
vector -= Vector(x: 1)
vector *= 2
print(
    vector, -vector, vector.length, sum([vector, Vector(x: 1, y: 1)]), vector == Vector(x: 6, y: 8),
    Vector.zero)
extension BinaryInteger {
    var isPrime: Bool {
        self > 1
            && (self < 4 || (2...Int(Double(self).squareRoot())).allSatisfy { !isMultiple(of: Self($0)) })
    }
}
extension Int {
    var factorial: Int { self < 2 ? 1 : self * (self - 1).factorial }
    func times(_ body: (Int) -> Void) { for index in 0..<self { body(index) } }
    static func ** (base: Int, exponent: Int) -> Int {
        (0..<exponent).reduce(1) { result, _ in result * base }
    }
}
infix operator ** : MultiplicationPrecedence
print((1...20).filter(\.isPrime), UInt8(13).isPrime, 5.factorial, 2 ** 10, 3 + 2 ** 3)
3.times { print("tick", $0, terminator: " ") }
print()
extension Double {
    func rounded(to places: Int) -> Double {
        let factor = (0..<places).reduce(1.0) { value, _ in value * 10 }
        return (self * factor).rounded() / factor
    }
    var isWhole: Bool { truncatingRemainder(dividingBy: 1) == 0 }
}
print(
    3.14159.rounded(to: 2), 2.0.isWhole, 2.5.isWhole, (10 as Double).rounded(to: 1), Double(3).isWhole
)
func fibonacci<T: Numeric & Comparable>(upTo limit: T) -> [T] {
    var result: [T] = [0, 1]
    while result[result.count - 1] + result[result.count - 2] <= limit {
        result.append(result[result.count - 1] + result[result.count - 2])
    }
    return result
}
print(fibonacci(upTo: 20), fibonacci(upTo: 3.0), fibonacci(upTo: UInt8(50)).last!)
func convert<From: BinaryInteger, To: FixedWidthInteger>(_ value: From, to type: To.Type) -> To? {
    To(exactly: value)
}
print(
    convert(300, to: UInt8.self) as Any, convert(-1, to: Int8.self) as Any,
    convert(UInt64.max, to: Int.self) as Any)
func roots(_ a: Double, _ b: Double, _ c: Double) -> [Double] {
    let d = b * b - 4 * a * c
    return d < 0
        ? []
        : d == 0 ? [-b / (2 * a)] : [(-b - d.squareRoot()) / (2 * a), (-b + d.squareRoot()) / (2 * a)]
}
print(
    roots(1, -3, 2), roots(1, 2, 1), roots(1, 0, 1), max(1, 2.5), min(3, 1, 2), [1.5, 0.5].min()!)
