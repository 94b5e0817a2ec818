// Static requirements, Self in requirements, factories, operators required by protocols, default arguments in extensions.
protocol Monoid {
    static var empty: Self { get }; static func + (a: Self, b: Self) -> Self; static var symbol: String { get }
}
extension Monoid {
    static var symbol: String { "\(Self.self)" };
    func repeated(_ n: Int) -> Self { (0..<n).reduce(.empty) { total, _ in total + self } }
}
extension Int: Monoid { static var empty: Int { 0 } }
extension String: Monoid { static var empty: String { "" }; static var symbol: String { "text" } }
struct Max: Monoid, CustomStringConvertible {
    var value: Int
    static let empty = Max(value: .min)
    static func + (a: Max, b: Max) -> Max { Max(value: max(a.value, b.value)) }
    var description: String { "max \(value)" }
}
func fold<M: Monoid>(_ values: [M]) -> M { values.reduce(M.empty, +) }
print(fold([1, 2, 3]), fold(["a", "b"]), fold([Max(value: 3), Max(value: 9)]), 3.repeated(4), "ab".repeated(2))
print(Int.symbol, String.symbol, Max.symbol, [Int].self)
protocol Copying { func copy() -> Self; static func make(_ n: Int) -> Self }
extension Copying { static func two() -> [Self] { [make(1), make(2)] }; var twins: (Self, Self) { (copy(), copy()) } }
class Node: Copying {
    let n: Int
    required init(_ n: Int) { self.n = n }
    func copy() -> Self { Self.init(n * 10) }
    static func make(_ n: Int) -> Self { self.init(n) }
}
final class Leaf: Node {}
print(Leaf.two().map { "\(type(of: $0))\($0.n)" }, Leaf(3).twins.1.n, type(of: Leaf(1).copy()), Node.make(4).n)
protocol Ordered { func precedes(_ other: Self) -> Bool }
extension Ordered {
    static func < (a: Self, b: Self) -> Bool { a.precedes(b) };
    func between(_ a: Self, _ b: Self) -> Bool { a < self && self < b }
}
struct Card: Ordered { let rank: Int; func precedes(_ other: Card) -> Bool { rank < other.rank } }
print(Card(rank: 1) < Card(rank: 2), Card(rank: 2).between(Card(rank: 1), Card(rank: 3)))
protocol Greeter { func greet(_ name: String, loud: Bool) -> String }
extension Greeter {
    func greet(_ name: String = "you", loud: Bool = false) -> String { loud ? "HEY \(name)" : "hey \(name)" };
    func greetAll() -> [String] { [greet("a", loud: true), greet("b", loud: false)] }
}
struct Basic: Greeter {}
struct Own: Greeter { func greet(_ name: String, loud: Bool) -> String { "own \(name) \(loud)" } }
print(Basic().greet(), Basic().greet("x", loud: true), Own().greet("y", loud: false), Own().greetAll(), Own().greet())
protocol Registered { static var count: Int { get set }; static var all: [String] { get } }
enum Store: Registered { nonisolated(unsafe) static var count = 0; static var all: [String] { ["n\(count)"] } }
func register<R: Registered>(_ type: R.Type) -> [String] { R.count += 1; type.count += 1; return R.all }
print(register(Store.self), Store.count)
extension Comparable {
    func clamped(to range: ClosedRange<Self>) -> Self { min(max(self, range.lowerBound), range.upperBound) }
}
print(5.clamped(to: 1...3), 2.5.clamped(to: 0...1), "m".clamped(to: "a"..."f"))
