// Labels, defaults, variadics and inout.
func greet(_ name: String, from city: String = "Rome", times count: Int = 1) -> String {
    Array(repeating: "\(name) of \(city)", count: count).joined(separator: ", ")
}
print(greet("Ann"), greet("Bob", times: 2), greet("Cyd", from: "Oslo", times: 1), separator: " | ")

func sum(_ numbers: Int..., scale: Int = 1) -> Int { numbers.reduce(0, +) * scale }
print(sum(), sum(1, 2, 3), sum(1, 2, scale: 10))

func grow(_ number: inout Int, by amount: Int = 1) { number += amount }
var count = 1
grow(&count)
grow(&count, by: 10)
var list = [1, 2]
grow(&list[1], by: 5)
var pair = (a: 1, b: 2)
grow(&pair.a, by: 100)
print(count, list, pair)

func makeID() -> () -> Int {
    var last = 0
    return {
        last += 1
        return last
    }
}
let nextID = makeID()
func tagged(_ text: String, id: Int) -> String { "\(text)#\(id)" }
print(tagged("x", id: nextID()), tagged("y", id: nextID()))

struct Box {
    var items: [Int] = []
    mutating func modify(_ change: (inout [Int]) -> Void) { change(&items) }
    func with(_ change: (inout Box) throws -> Void) rethrows -> Box {
        var copy = self
        try change(&copy)
        return copy
    }
}
var box = Box()
box.modify {
    $0.append(4)
    $0.append(5)
}
print(box.items, box.with { $0.items = [] }.items, box.items.count)
func observe(_ value: inout Int) {
    value = 1
    value = 2
}
var observed = 0 { didSet { print("observed", oldValue, observed) } }
observe(&observed)
@discardableResult func log(_ text: String) -> Int {
    print(text)
    return text.count
}
log("discarded")
func forward(_ x: Int...) -> Int { x.count }
print(forward(), forward(1, 2))
