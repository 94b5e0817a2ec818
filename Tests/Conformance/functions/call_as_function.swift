// Values that are called, and members looked up by name or key path.
struct Adder {
    let amount: Int
    func callAsFunction(_ value: Int) -> Int { value + amount }
    func callAsFunction(_ first: Int, times: Int) -> Int { (first + amount) * times }
}
let add = Adder(amount: 2)
print(add(3), add(1, times: 4), [1, 2].map { add($0) }, [1].map(add.callAsFunction(_:)))

@dynamicMemberLookup
struct Bag {
    var values: [String: Int]
    subscript(dynamicMember name: String) -> Int? {
        get { values[name] }
        set { values[name] = newValue }
    }
}
var bag = Bag(values: ["a": 1])
bag.b = 5
print(bag.a ?? 0, bag.b ?? 0, bag.c as Any)

struct Person { var name: String; var age: Int }
@dynamicMemberLookup
struct Tracked<Value> {
    var value: Value
    var reads = 0
    subscript<T>(dynamicMember path: WritableKeyPath<Value, T>) -> T {
        get { value[keyPath: path] }
        set { value[keyPath: path] = newValue }
    }
}
var tracked = Tracked(value: Person(name: "Ada", age: 36))
tracked.age += 1
tracked.name = tracked.name.uppercased()
print(tracked.name, tracked.age, tracked.reads)

struct Table {
    static subscript(key: String) -> String { "static \(key)" }
    subscript<T>(key: String, as type: T.Type) -> T? { (["a": 1, "b": "two"] as [String: Any])[key] as? T }
    subscript(row: Int, column: Int = 0) -> Int { row * 10 + column }
}
print(Table["x"], Table()["a", as: Int.self] ?? 0, Table()["b", as: String.self] ?? "-", Table()[3], Table()[3, 4])
