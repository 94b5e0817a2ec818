// callAsFunction, dynamicMemberLookup by string and by key path, and dynamicCallable together in one place.
struct Polynomial {
    let coefficients: [Double]
    func callAsFunction(_ x: Double) -> Double { coefficients.reversed().reduce(0) { $0 * x + $1 } }
    func callAsFunction(over values: [Double]) -> [Double] { values.map { self($0) } }
    static func callAsFunction() -> String { "static" }
}
let p = Polynomial(coefficients: [1, 2, 3])
print(p(2), p(over: [0, 1]), [1, 2].map(p.callAsFunction(_:)))
@dynamicMemberLookup
struct JSON: CustomStringConvertible {
    var storage: [String: Any]
    subscript(dynamicMember name: String) -> JSON {
        get { JSON(storage: storage[name] as? [String: Any] ?? [:]) }
        set { storage[name] = newValue.storage }
    }
    subscript(dynamicMember name: String) -> String? { storage[name] as? String }
    var description: String { "\(storage.keys.sorted())" }
}
var json = JSON(storage: ["user": ["name": "ann", "address": ["city": "Rome"]]])
let city: String? = json.user.address.city
print(json.user as JSON, city ?? "none")
json.meta = JSON(storage: ["k": "v"])
let k: String? = json.meta.k
print(json, k ?? "")
@dynamicMemberLookup
struct Lens<Root> {
    private var root: Root
    private(set) var log: [String] = []
    init(_ root: Root) { self.root = root }
    subscript<Value>(dynamicMember path: WritableKeyPath<Root, Value>) -> Value {
        get { root[keyPath: path] }
        set { log.append("set"); root[keyPath: path] = newValue }
    }
    subscript<Value>(dynamicMember path: KeyPath<Root, Value>) -> Value { root[keyPath: path] }
}
struct Person { var name: String; var age: Int; var pets: [String] = []; var isAdult: Bool { age >= 18 } }
var lens = Lens(Person(name: "bob", age: 17))
lens.age += 1
lens.pets.append("cat")
print(lens.name, lens.age, lens.isAdult, lens.pets, lens.log)
@dynamicMemberLookup
final class Store<State> {
    var state: State
    init(_ state: State) { self.state = state }
    subscript<T>(dynamicMember path: KeyPath<State, T>) -> T { state[keyPath: path] }
    func scope<T>(_ path: WritableKeyPath<State, T>) -> Store<T> { Store<T>(state[keyPath: path]) }
}
let store = Store(Person(name: "eve", age: 30))
print(store.name.count, store.isAdult, store.scope(\.pets).state.isEmpty, store.scope(\.name).count)
@dynamicCallable
struct Logger {
    func dynamicallyCall(withArguments args: [Int]) -> Int { args.reduce(0, +) }
}
let logger = Logger()
print(logger(1, 2, 3), logger())
