// Type erasure with closures, with a private base class, and with existentials; equality across erased types.
protocol Store {
    associatedtype Value
    func load() -> Value?
    func save(_ value: Value)
}
final class Memory<Value>: Store {
    private var value: Value?
    func load() -> Value? { value }
    func save(_ value: Value) { self.value = value }
}
final class Fixed<Value>: Store {
    let value: Value
    init(_ value: Value) { self.value = value }
    func load() -> Value? { value }
    func save(_ value: Value) { print("ignored", value) }
}
struct AnyStore<Value>: Store {
    private let _load: () -> Value?
    private let _save: (Value) -> Void
    init<S: Store>(_ store: S) where S.Value == Value {
        _load = store.load
        _save = store.save
    }
    func load() -> Value? { _load() }
    func save(_ value: Value) { _save(value) }
}
let stores = [AnyStore(Memory<Int>()), AnyStore(Fixed(7))]
for store in stores {
    store.save(3)
    print(store.load() ?? -1)
}
print(type(of: stores[0]), type(of: AnyStore(Fixed("x"))))
class ShapeBox<Output> {
    func run(_ n: Int) -> Output { fatalError("abstract") }
    var name: String { "box" }
}
final class ClosureBox<Output>: ShapeBox<Output> {
    let body: (Int) -> Output
    init(_ body: @escaping (Int) -> Output) { self.body = body }
    override func run(_ n: Int) -> Output { body(n) }
    override var name: String { "closure of \(Output.self)" }
}
final class MappedBox<Input, Output>: ShapeBox<Output> {
    let base: ShapeBox<Input>, transform: (Input) -> Output
    init(_ base: ShapeBox<Input>, _ transform: @escaping (Input) -> Output) {
        self.base = base
        self.transform = transform
    }
    override func run(_ n: Int) -> Output { transform(base.run(n)) }
    override var name: String { "\(Input.self) to \(Output.self) over \(base.name)" }
}
extension ShapeBox {
    func map<New>(_ transform: @escaping (Output) -> New) -> ShapeBox<New> { MappedBox(self, transform) }
}
let chain = ClosureBox { $0 * 2 }.map { "\($0)!" }.map { [$0, $0] }
print(chain.run(4), chain.name)
struct AnyEquatable: Equatable {
    let value: Any
    private let isEqual: (Any) -> Bool
    init<T: Equatable>(_ value: T) {
        self.value = value
        isEqual = { ($0 as? T) == value }
    }
    static func == (a: Self, b: Self) -> Bool { a.isEqual(b.value) }
}
print(
    AnyEquatable(1) == AnyEquatable(1), AnyEquatable(1) == AnyEquatable("1"), AnyEquatable([1]) == AnyEquatable([1]),
    [AnyEquatable(1), AnyEquatable("x")].firstIndex(of: AnyEquatable("x")) ?? -1)
struct Handler<Event> { let handle: (Event) -> String }
struct Bus {
    private var handlers: [String: [(Any) -> String]] = [:]
    mutating func on<E>(_ type: E.Type, _ handle: @escaping (E) -> String) {
        handlers["\(type)", default: []].append { handle($0 as! E) }
    }
    func send<E>(_ event: E) -> [String] { handlers["\(E.self)"]?.map { $0(event) } ?? ["nobody for \(E.self)"] }
}
var bus = Bus()
bus.on(Int.self) { "int \($0 + 1)" }
bus.on(String.self) { "text \($0.count)" }
bus.on(Int.self) { "again \($0)" }
print(bus.send(1), bus.send("abc"), bus.send(2.5), bus.send([1]))
