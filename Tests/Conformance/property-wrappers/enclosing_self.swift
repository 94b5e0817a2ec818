// A wrapper on a class property can reach the object that encloses it.
class Observable {
    var notifications: [String] = []
}

@propertyWrapper
struct Announced<Value> {
    private var value: Value
    init(wrappedValue: Value) { value = wrappedValue }

    @available(*, unavailable, message: "on classes only")
    var wrappedValue: Value {
        get { fatalError() }
        set { fatalError() }
    }

    static subscript<Owner: Observable>(
        _enclosingInstance owner: Owner,
        wrapped _: ReferenceWritableKeyPath<Owner, Value>,
        storage storage: ReferenceWritableKeyPath<Owner, Announced>
    ) -> Value {
        get { owner[keyPath: storage].value }
        set {
            owner.notifications.append("will change to \(newValue)")
            owner[keyPath: storage].value = newValue
        }
    }
}

final class Model: Observable {
    @Announced var name = "a"
    @Announced var count = 1
}

let model = Model()
model.name = "b"
model.count += 1
print(model.name, model.count)
print(model.notifications)
