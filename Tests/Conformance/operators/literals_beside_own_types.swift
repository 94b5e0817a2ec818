struct Vector: Equatable {
    var x: Double
    var y: Double
    static func * (left: Vector, right: Double) -> Vector { Vector(x: left.x * right, y: left.y * right) }
    static func * (left: Double, right: Vector) -> Vector { right * left }
    static func - (left: Vector, right: Int) -> Vector { Vector(x: left.x - Double(right), y: left.y) }
    static func - (left: Int, right: Vector) -> Vector { Vector(x: Double(left) - right.x, y: right.y) }
}
struct Money: ExpressibleByIntegerLiteral, Equatable {
    var cents: Int
    init(cents: Int) { self.cents = cents }
    init(integerLiteral value: Int) { cents = value * 100 }
    static func + (left: Money, right: Money) -> Money { Money(cents: left.cents + right.cents) }
}
let vector = Vector(x: 1, y: 2)
print(3 * vector, vector * 3, -2 * vector, (1 + 1) * vector)
print(10 - vector, vector - 10, 0.5 * vector == vector * 0.5)
print(5 + Money(cents: 50), Money(cents: 1) + 2)
