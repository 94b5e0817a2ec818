// Observers of a wrapped property run around its writes; what a get-only wrapper refers to can be changed in place.
@propertyWrapper
struct Stored<Value> {
    var wrappedValue: Value
}

@propertyWrapper
struct Fixed<Value> {
    let value: Value
    init(_ value: Value) { self.value = value }
    var wrappedValue: Value { value }
}

final class Store {
    var items = [1]
    var size = Size()
}

struct Size {
    var width = 0
    mutating func grow() { width += 1 }
}

struct Panel {
    @Stored var level = 0 {
        willSet { print("will", level, newValue) }
        didSet { print("did", oldValue, level) }
    }
    @Fixed(Store()) var store

    func change() {
        store.items.append(2)
        store.items += [3]
        store.size.width = 5
        store.size.grow()
    }
}

final class Box {
    @Stored var name = "a" { didSet { print("renamed", oldValue, name) } }
}

var panel = Panel()
panel.level += 2
panel.change()
print(panel.store.items, panel.store.size.width)
let box = Box()
box.name = "b"
