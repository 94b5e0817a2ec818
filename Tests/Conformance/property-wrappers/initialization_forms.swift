// A wrapper is made from a default value, from arguments, from nothing, or in the initializer.
@propertyWrapper
struct Logged<Value> {
    var wrappedValue: Value { didSet { history.append("\(wrappedValue)") } }
    private(set) var history: [String]
    let label: String

    init(wrappedValue: Value, label: String = "none") {
        self.wrappedValue = wrappedValue
        self.label = label
        history = ["\(wrappedValue)"]
    }

    var projectedValue: Logged { self }
}

@propertyWrapper
struct Zero {
    var wrappedValue = 0
}

struct Form {
    @Logged var name = "ann"
    @Logged(label: "years") var age = 7
    @Logged var city: String
    @Zero var count
    @Zero(wrappedValue: 5) var five

    init(city: String) {
        _city = Logged(wrappedValue: city, label: "set in init")
        name = "bea"
    }
}

var form = Form(city: "rome")
form.age += 1
form.count = 2
print(form.name, form.$name.history, form.$name.label)
print(form.age, form.$age.history, form.$age.label)
print(form.city, form.$city.history, form.$city.label)
print(form.count, form.five)

struct Memberwise {
    @Logged var title: String
    @Logged var pages = 10
}
let book = Memberwise(title: "Emma")
print(book.title, book.pages, Memberwise(title: "x", pages: 3).$pages.history)
