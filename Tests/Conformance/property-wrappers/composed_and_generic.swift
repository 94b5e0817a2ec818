// Wrappers of wrappers, generic wrappers in generic types, wrappers that use their storage, nested projections.
@propertyWrapper struct Box<Value> {
    var wrappedValue: Value; var projectedValue: Self { self }; var kind: String { "box of \(Value.self)" }
}
@propertyWrapper struct Trimmed {
    private var text = ""
    var wrappedValue: String {
        get { text }
        set { text = String(newValue.drop { $0 == " " }) }
    }
    init(wrappedValue: String) { self.wrappedValue = wrappedValue }
}
@propertyWrapper struct Counted<Value> {
    private(set) var count = 0
    var wrappedValue: Value { didSet { count += 1 } }
    init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
    var projectedValue: Int { count }
}
@propertyWrapper struct Defaulted<Value> {
    private var value: Value?
    let fallback: Value
    init(_ fallback: Value) { self.fallback = fallback }
    init(wrappedValue: Value?, _ fallback: Value) { self.fallback = fallback; value = wrappedValue }
    var wrappedValue: Value? {
        get { value ?? fallback }
        set { value = newValue }
    }
}
struct Form<ID: Hashable> {
    @Counted @Trimmed var name = "  ann"
    @Box @Box var depth = 3
    @Counted var ids: [ID] = []
    @Defaulted("none") var note: String?
    @Defaulted(7) var size
    @Box var id: ID
    var kinds: [String] { [_depth.kind, _depth.wrappedValue.kind, $id.kind] }
    init(id: ID) { self.id = id }
}
var form = Form(id: 5)
form.name = "   bob"
form.name += " x"
form.ids.append(1)
form.ids += [2, 3]
form.depth += 1
print(form.name, form.$name, form.depth, form.$depth.wrappedValue.wrappedValue, form.ids, form.$ids)
print(form.note ?? "-", form.size ?? 0, form.kinds, form.id)
form.note = "set"
form.note? += "!"
form.size = nil
print(form.note ?? "-", form.size ?? 0)
final class Model<T> {
    @Counted var value: T
    @Box var pair: (T, T)
    init(_ value: T) { self.value = value; _pair = Box(wrappedValue: (value, value)) }
    func update(_ change: (inout T) -> Void) { change(&value); change(&pair.0) }
}
let model = Model("a")
model.update { $0 += "b" }
print(model.value, model.$value, model.pair, model.$pair.kind)
func local(_ n: Int) -> [Int] {
    @Counted var total = n
    @Box var other = [n]
    for i in 1...3 { total += i; other.append(i) }
    return [total, $total] + other
}
print(local(10))
struct Wrapped {
    @Box var inner: Form<String> = Form(id: "k"); @Box private var hidden = 1;
    nonisolated(unsafe) static let made = Wrapped()
}
var outer = Wrapped()
outer.inner.name = " deep"
outer.$inner.wrappedValue.ids.isEmpty ? print("empty") : print("full")
print(outer.inner.name, Wrapped.made.inner.name)
@propertyWrapper final class Shared<Value> {
    var wrappedValue: Value; var projectedValue: Shared { self };
    init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}
struct Holder { @Shared var n = 0; var copyOfStorage: Shared<Int> { _n } }
let first = Holder(), second = first
second.n = 9
print(first.n, first.$n === second.$n, first.copyOfStorage.wrappedValue)
