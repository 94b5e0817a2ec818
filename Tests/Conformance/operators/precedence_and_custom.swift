// Own precedence groups, associativity, prefix and postfix operators, assignment operators, operators on generics.
precedencegroup PipePrecedence {
    associativity: left
    higherThan: AssignmentPrecedence
    lowerThan: TernaryPrecedence
}
precedencegroup PowerPrecedence {
    associativity: right
    higherThan: MultiplicationPrecedence
}
infix operator |> : PipePrecedence
infix operator ** : PowerPrecedence
infix operator **= : AssignmentPrecedence
infix operator <=> : ComparisonPrecedence
infix operator ??? : NilCoalescingPrecedence
infix operator •
prefix operator ++
postfix operator %%
postfix operator ++
func |> <A, B>(value: A, transform: (A) -> B) -> B { transform(value) }
func ** (base: Int, power: Int) -> Int { (0..<power).reduce(1) { total, _ in total * base } }
func **= (base: inout Int, power: Int) { base = base ** power }
func <=> <T: Comparable>(a: T, b: T) -> Int { a < b ? -1 : a > b ? 1 : 0 }
func ??? <T>(value: T?, message: @autoclosure () -> String) -> String { value.map { "\($0)" } ?? message() }
func • (a: [Double], b: [Double]) -> Double { zip(a, b).map(*).reduce(0, +) }
prefix func ++ (n: inout Int) -> Int { n += 1; return n }
postfix func ++ (n: inout Int) -> Int { defer { n += 1 }; return n }
postfix func %% (n: Double) -> String { "\(n * 100)%" }
print(3 |> { $0 + 1 } |> String.init |> { $0 + "!" }, [1, 2] |> { $0.reduce(0, +) })
print(2 ** 3 ** 2, (2 ** 3) ** 2, 2 * 3 ** 2, 1 <=> 2, "b" <=> "a", [1.0, 2] • [3, 4])
var n = 3
n **= 2
let before = n++
let after = ++n
print(n, before, after, 0.5%%, Int("x") ??? "not a number", Int("7") ??? "unused")
struct Vector: Equatable { var x = 0.0, y = 0.0 }
extension Vector {
    static func + (a: Self, b: Self) -> Self { Vector(x: a.x + b.x, y: a.y + b.y) }
    static prefix func - (v: Self) -> Self { Vector(x: -v.x, y: -v.y) }
    static func - (a: Self, b: Self) -> Self { a + -b }
    static func * (a: Self, k: Double) -> Self { Vector(x: a.x * k, y: a.y * k) }
    static func * (k: Double, a: Self) -> Self { a * k }
    static func += (a: inout Self, b: Self) { a = a + b }
    static func ~= (pattern: ClosedRange<Double>, v: Self) -> Bool { pattern ~= v.x }
}
var v = Vector(x: 1, y: 2)
v += 2 * Vector(x: 1, y: 1) - Vector(x: 0.5)
print(v, -v, v == Vector(x: 2.5, y: 4), [v, v].reduce(Vector(), +))
switch v {
case 0...1: print("small x");
case 2...3: print("large x");
default: print("out")
}
let compare: (Int, Int) -> Bool = (<)
print([3, 1, 2].sorted(by: compare), [1, 2].map(-), zip([1, 2], [2, 2]).map(==), [[1], [2]].reduce([], +))
print(1 + 2 * 3 - 4 / 2 % 3, 7 & 3 | 8 ^ 1, (1 << 3) >> 1, !true || true && false, (5 > 3) == true, -2 * -3, ~5)
print(nil ?? 1 + 1, true ? 1 : false ? 2 : 3, 1...3 ~= 2, (1..<3).contains(3), 10 &+ 5, (Int.max &+ 1) == Int.min)
let x: Int? = nil, y: Int? = 4
print(x ?? y ?? 0, (x ?? 0) + (y ?? 0), x == nil && y != nil)
