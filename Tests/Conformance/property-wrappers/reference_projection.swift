// A wrapper around a class gives out bindings that write back to the shared storage.
final class Storage<Value> {
    var value: Value
    init(_ value: Value) { self.value = value }
}

struct Link<Value> {
    let get: () -> Value
    let set: (Value) -> Void
    var value: Value {
        get { get() }
        nonmutating set { set(newValue) }
    }
}

@propertyWrapper
struct Source<Value> {
    private let storage: Storage<Value>
    init(wrappedValue: Value) { storage = Storage(wrappedValue) }
    var wrappedValue: Value {
        get { storage.value }
        nonmutating set { storage.value = newValue }
    }
    var projectedValue: Link<Value> {
        let storage = storage
        return Link(get: { storage.value }, set: { storage.value = $0 })
    }
}

struct Screen {
    @Source var name = "Ann"
    @Source var taps = 0
    func tap() { taps += 1 }
}

let screen = Screen()
let copy = screen
let link = screen.$name
link.value = "Bea"
screen.tap()
copy.tap()
print(screen.name, copy.name, screen.taps)
link.value += "!"
print(copy.name, link.get())
