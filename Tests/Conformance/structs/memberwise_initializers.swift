// The memberwise initializer has a parameter for each stored property that can be set, with the property's default.
struct Label {
    var text: String
    var size = 12
    let bold: Bool
    let kind = "label"
    var note: String?
    var length: Int { text.count }
}

let plain = Label(text: "one", bold: false)
let large = Label(text: "three", size: 24, bold: true, note: "wide")
print(plain.text, plain.size, plain.bold, plain.note ?? "none", plain.length)
print(large.text, large.size, large.bold, large.note ?? "none", large.kind)

struct Temperature {
    var degrees: Double
}

extension Temperature {
    init(fahrenheit: Double) { self.init(degrees: (fahrenheit - 32) / 1.8) }
}
print(Temperature(degrees: 20).degrees, Temperature(fahrenheit: 212).degrees)

struct Counter {
    var value: Int
    init() { value = 100 }
    init(doubling half: Int) {
        self.init()
        value = half * 2
    }
}
print(Counter().value, Counter(doubling: 4).value)
