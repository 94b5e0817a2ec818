// Own operators, prefix, infix and postfix, with their precedence.
infix operator ** : MultiplicationPrecedence
infix operator <+> : AppendPrecedence
prefix operator ±
postfix operator %

precedencegroup AppendPrecedence {
    associativity: right
    lowerThan: AdditionPrecedence
}

struct Vector: Equatable {
    var x: Int
    var y: Int
    static let zero = Vector(x: 0, y: 0)
    static func + (left: Vector, right: Vector) -> Vector { Vector(x: left.x + right.x, y: left.y + right.y) }
    static func * (left: Vector, scale: Int) -> Vector { Vector(x: left.x * scale, y: left.y * scale) }
    static prefix func - (vector: Vector) -> Vector { Vector(x: -vector.x, y: -vector.y) }
    static func += (left: inout Vector, right: Vector) { left = left + right }
}

func ** (base: Int, exponent: Int) -> Int { (0..<exponent).reduce(1) { result, _ in result * base } }
func <+> (left: String, right: String) -> String { "(\(left) \(right))" }
prefix func ± (value: Int) -> ClosedRange<Int> { -value...value }
postfix func % (value: Int) -> Double { Double(value) / 100 }

var vector = Vector(x: 1, y: 2) + Vector(x: 3, y: 4) * 2
vector += -Vector(x: 1, y: 1)
print(vector.x, vector.y, vector == Vector(x: 6, y: 9), [Vector.zero, vector].reduce(.zero, +).x)
print(2 ** 3 * 2, 1 + 2 ** 2, "a" <+> "b" <+> "c", (±3).count, 50%)

infix operator |>
func |> <A, B>(value: A, transform: (A) -> B) -> B { transform(value) }
print((5 |> { $0 + 1 }) |> String.init)
func == (left: Vector, right: Int) -> Bool { left.x == right && left.y == right }
print(Vector.zero == 0, Vector(x: 1, y: 0) == 1)
