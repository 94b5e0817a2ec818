// Generic functions take any type that meets their constraints.
func swapped<A, B>(_ pair: (A, B)) -> (B, A) { (pair.1, pair.0) }
func largest<T: Comparable>(_ items: [T]) -> T? {
    var best: T?
    for item in items where best == nil || item > best! { best = item }
    return best
}
func index<C: Collection>(of item: C.Element, in collection: C) -> Int? where C.Element: Equatable {
    for (offset, element) in collection.enumerated() where element == item { return offset }
    return nil
}
func make<T>(_ type: T.Type) -> String { "\(type)" }
func zero<T: Numeric>() -> T { 0 }

print(swapped((1, "a")), largest([2, 9, 4]) ?? 0, largest(["b", "a"]) ?? "", largest([Double]()) as Any)
print(index(of: "l", in: "hello") ?? -1, index(of: 3, in: [1, 2, 3]) ?? -1, index(of: 9, in: 1...3) as Any)
print(make(Int.self), make([String: Int?].self), make((Int, Bool).self))
let int: Int = zero()
let double: Double = zero()
print(int, double)

protocol Shape { var area: Double { get } }
struct Square: Shape {
    var side = 2.0
    var area: Double { side * side }
}
struct Disc: Shape { var area: Double { 3 } }
func total(_ shapes: [any Shape]) -> Double { shapes.reduce(0) { $0 + $1.area } }
func describe(_ shape: some Shape) -> String { "\(type(of: shape)) \(shape.area)" }
func pick() -> some Shape { Square(side: 3) }
print(total([Square(), Disc()]), describe(Disc()), describe(pick()))

extension Array where Element: Numeric {
    var total: Element { reduce(0, +) }
}
extension Sequence where Element == String {
    var shout: String { map { $0.uppercased() }.joined() }
}
print([1, 2, 3].total, [0.5, 0.5].total, ["a", "b"].shout)
func compose<A, B, C>(_ f: @escaping (A) -> B, _ g: @escaping (B) -> C) -> (A) -> C { { g(f($0)) } }
print(compose({ $0 * 2 }, { "<\($0)>" })(21), compose(\String.count, { $0 + 1 })("abc"))
