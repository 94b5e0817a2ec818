// A wrapper whose initial value is an escaping autoclosure evaluates it when it is first wanted.
@propertyWrapper
final class Deferred<Value> {
    private let make: () -> Value
    private var made: Value?
    init(wrappedValue make: @autoclosure @escaping () -> Value) { self.make = make }
    var wrappedValue: Value {
        if let made { return made }
        let value = make()
        made = value
        return value
    }
}

func build(_ name: String) -> String {
    print("building", name)
    return name
}

struct Pane {
    @Deferred var model = build("default")
    let title: String
}

struct Made {
    @Deferred var model: String
    init(name: String) { _model = Deferred(wrappedValue: build(name)) }
}

let pane = Pane(title: "t")
let unread = Pane(title: "u")
print("made two panes", unread.title)
print(pane.model, pane.model)
let made = Made(name: "given")
print("made")
print(made.model)
let other = Pane(model: build("memberwise"), title: "v")
print("not yet")
print(other.model)
