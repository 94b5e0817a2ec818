// Storage set in initializers, memberwise with wrapped values, wrappers without wrappedValue inits, static wrapped ones.
@propertyWrapper struct Env {
    let key: String; init(_ key: String) { self.key = key }; var wrappedValue: String { "env:\(key)" }
}
@propertyWrapper struct Lower {
    var wrappedValue: String { didSet { wrappedValue = wrappedValue.lowercased() } }
    init(wrappedValue: String) { self.wrappedValue = wrappedValue.lowercased() }
    init() { self.init(wrappedValue: "EMPTY") }
    init(wrappedValue: String, suffix: String) { self.init(wrappedValue: wrappedValue + suffix) }
}
@propertyWrapper struct Ref<Value> {
    let get: () -> Value
    let set: (Value) -> Void
    var wrappedValue: Value {
        get { get() }
        nonmutating set { set(newValue) }
    }
    var projectedValue: Ref<Value> { self }
    static func constant(_ value: Value) -> Ref { Ref(get: { value }, set: { _ in }) }
    init(get: @escaping () -> Value, set: @escaping (Value) -> Void) { self.get = get; self.set = set }
    init(projectedValue: Ref<Value>) { self = projectedValue }
}
struct Row {
    @Env("path") var path
    @Lower var title = "TITLE"
    @Lower var empty
    @Lower(suffix: "END") var marked = "Mark"
    @Ref var value: Int
    var double: Int { value * 2 }
    func increase() { value += 1 }
}
final class Holder { var n = 1; var name = "x" }
let holder = Holder()
let row = Row(title: "Given", value: Ref(get: { holder.n }, set: { holder.n = $0 }))
row.increase()
print(row.path, row.title, row.empty, row.marked, row.value, row.double, holder.n)
var second = Row(value: .constant(5))
second.title = "CHANGED"
second.value = 100
print(second.title, second.value, Row(title: "A", empty: Lower(), marked: "B", value: .constant(1)).marked)
struct Manual {
    @Lower var a: String
    @Ref var b: String
    init(_ text: String, _ b: Ref<String>) { _a = Lower(wrappedValue: text, suffix: "!"); _b = b; a += "?" }
    init(text: String) { a = text; _b = .constant("const") }
}
let manual = Manual("AbC", Ref(get: { holder.name }, set: { holder.name = $0 }))
manual.b = "written"
print(manual.a, manual.b, holder.name, Manual(text: "Q").a, Manual(text: "Q").b)
