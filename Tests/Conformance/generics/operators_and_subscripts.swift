// Generic operators and subscripts, which know what their parameters stand for.
infix operator <+> : AdditionPrecedence
prefix operator √
func <+> <T>(left: T, right: T) -> String { "\(T.self): \(left)+\(right)" }
func <+> <K: Hashable, V>(left: [K: V], right: [K: V]) -> [K: V] { left.merging(right) { _, new in new } }
prefix func √ <T: FloatingPoint>(value: T) -> T { value.squareRoot() }
print(1 <+> 2, "a" <+> "b", [1] <+> [])
print((["a": 1] <+> ["a": 2]).values.first ?? 0)
print(√9.0, √(Float(16)))
struct Bag {
    var values: [Any]
    subscript<T>(type: T.Type) -> [T] { values.compactMap { $0 as? T } }
    subscript<T>(first type: T.Type, default fallback: @autoclosure () -> T) -> T {
        get { values.lazy.compactMap { $0 as? T }.first ?? fallback() }
        set {
            if let index = values.firstIndex(where: { $0 is T }) {
                values[index] = newValue
            } else {
                values.append(newValue)
            }
        }
    }
    static subscript<T>(name type: T.Type) -> String { "\(T.self)" }
}
var bag = Bag(values: [1, "a", 2.5, "b"])
print(bag[String.self], bag[Int.self], bag[first: Bool.self, default: true])
bag[first: String.self, default: ""] += "!"
bag[first: Bool.self, default: false].toggle()
print(bag[String.self], bag[Bool.self], Bag[name: [Int].self], bag.values.count)
struct Vector<Scalar: Numeric>: Equatable {
    var x: Scalar, y: Scalar
    static func + (a: Vector, b: Vector) -> Vector { Vector(x: a.x + b.x, y: a.y + b.y) }
    static func * (a: Vector, k: Scalar) -> Vector { Vector(x: a.x * k, y: a.y * k) }
    static func += (a: inout Vector, b: Vector) { a = a + b }
    static prefix func - (a: Vector) -> Vector { Vector(x: 0 - a.x, y: 0 - a.y) }
}
var v = Vector(x: 1, y: 2)
v += Vector(x: 3, y: 4) * 2
print(v, -v, v == Vector(x: 7, y: 10), Vector(x: 0.5, y: 1) * 2)
func sum<T: AdditiveArithmetic>(_ values: T...) -> T { values.reduce(.zero, +) }
print(sum(1, 2, 3), sum(0.5, 0.25), sum() as Int)
