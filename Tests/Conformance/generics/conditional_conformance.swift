// A conditional conformance is there for the arguments that meet its requirements, also when dispatched dynamically.
protocol Describing { func describe() -> String }
extension Int: Describing { func describe() -> String { "int \(self)" } }
extension String: Describing { func describe() -> String { "text \(self)" } }
extension Array: Describing where Element: Describing {
    func describe() -> String { "[" + map { $0.describe() }.joined(separator: ", ") + "]" }
}
extension Optional: Describing where Wrapped: Describing {
    func describe() -> String { map { "some \($0.describe())" } ?? "nothing" }
}
struct Pair<First, Second> {
    let first: First
    let second: Second
}
extension Pair: Describing where First: Describing, Second: Describing {
    func describe() -> String { "(\(first.describe()), \(second.describe()))" }
}
extension Pair: Equatable where First: Equatable, Second: Equatable {}
func show(_ value: some Describing) -> String { value.describe() }
let values: [any Describing] = [
    1, "a", [1, 2], Pair(first: 3, second: "b"), Pair(first: [1], second: [["x"]]),
]
print(values.map { $0.describe() })
print(
    show([["a"], []]), Pair(first: 1, second: 2) == Pair(first: 1, second: 2))

struct Lookup<Key: Hashable, Value> {
    private var table: [Key: Value] = [:]
    subscript(key: Key) -> Value? {
        get { table[key] }
        set { table[key] = newValue }
    }
    subscript(key: Key, default value: @autoclosure () -> Value) -> Value { table[key] ?? value() }
    func contains(_ value: Value) -> Bool where Value: Equatable { table.values.contains(value) }
    func merged<Other>(_ other: Other) -> [Key] where Other: Sequence, Other.Element == Key {
        table.keys + Array(other)
    }
}
var lookup = Lookup<String, Int>()
lookup["a"] = 1
print(
    lookup["a"] ?? 0, lookup["b", default: 7], lookup.contains(1), lookup.contains(2),
    lookup.merged(["z"]).sorted())
