// Opaque result types, primary associated types, constrained existentials and generic typealiases.
protocol Shape { associatedtype Unit: Numeric; var unit: Unit { get }; func area() -> Unit }
struct Square: Shape { let unit: Int; func area() -> Int { unit * unit } }
struct Wide<S: Shape>: Shape {
    let base: S; var unit: S.Unit { base.unit }; func area() -> S.Unit { base.area() + base.unit }
}
func make(_ n: Int) -> some Shape { Wide(base: Wide(base: Square(unit: n))) }
func same() -> (some Shape, some Equatable) { (Square(unit: 1), "x") }
let shape = make(3)
print(shape.area(), type(of: shape), same().0.area(), same().1)
var shapes: [any Shape] = [Square(unit: 2), Wide(base: Square(unit: 2))]
print(shapes.map { "\($0.area())" })
func total(_ values: some Collection<Int>) -> Int { values.reduce(0, +) }
func firstText(_ values: any Collection<String>) -> String { values.first ?? "none" }
print(total([1, 2]), total(Set([3])), total(4...5), firstText(["a"]), firstText([]))
protocol Cache<Key, Value>: AnyObject {
    associatedtype Key: Hashable
    associatedtype Value
    func get(_ key: Key) -> Value?
    func set(_ value: Value, for key: Key)
}
final class Memory<Key: Hashable, Value>: Cache {
    private var values: [Key: Value] = [:]
    func get(_ key: Key) -> Value? { values[key] }
    func set(_ value: Value, for key: Key) { values[key] = value }
}
final class Doubling: Cache {
    func get(_ key: Int) -> Int? { key * 2 }
    func set(_ value: Int, for key: Int) {}
}
let caches: [any Cache<Int, Int>] = [Memory<Int, Int>(), Doubling()]
for cache in caches {
    cache.set(7, for: 1)
    print(cache.get(1) as Any, cache.get(2) as Any)
}
typealias Pair<T> = (T, T)
typealias Transform<A, B> = (A) -> B
typealias StringMap<V> = [String: V]
typealias Handler = (Result<Int, any Error>) -> Void
func swapped<T>(_ pair: Pair<T>) -> Pair<T> { (pair.1, pair.0) }
let lengths: Transform<String, Int> = { $0.count }
let map: StringMap<[Int]> = ["a": [1]]
let handler: Handler = { print((try? $0.get()) ?? -1) }
print(swapped((1, 2)), lengths("four"), map)
handler(.success(5))
struct Builder { var parts: [String] = []; func adding(_ part: String) -> some Sequence<String> { parts + [part] } }
for part in Builder(parts: ["x"]).adding("y") { print(part) }
var opaqueProperty: some Comparable { 3 }
print(opaqueProperty < opaqueProperty, [opaqueProperty].max()! == opaqueProperty)
extension Collection where Element: Shape { func areas() -> [Element.Unit] { map { $0.area() } } }
print([Square(unit: 1), Square(unit: 3)].areas(), [Wide(base: Square(unit: 2))].areas())
