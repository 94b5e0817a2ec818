// is and as patterns, alone, in tuples, in enums and with where; optional patterns in loops.
protocol Shape { var area: Double { get } }
struct Square: Shape { let side: Double; var area: Double { side * side } }
struct Circle: Shape { let radius: Double; var area: Double { 3 * radius * radius } }
class Vehicle { let wheels: Int; init(wheels: Int) { self.wheels = wheels } }
final class Bike: Vehicle { let bell = "ring"; init() { super.init(wheels: 2) } }
func kind(_ value: Any) -> String {
    switch value {
    case 0 as Int: "zero"
    case is Bool: "bool"
    case let n as Int where n < 0: "negative \(n)"
    case let n as Int: "int \(n)"
    case let text as String: "text of \(text.count)"
    case let square as Square: "square \(square.side)"
    case let shape as any Shape: "shape \(shape.area)"
    case let bike as Bike: "bike \(bike.bell)"
    case is Vehicle: "vehicle"
    case let (a, b) as (Int, String): "pair \(a) \(b)"
    case let list as [Int]: "ints \(list.reduce(0, +))"
    case let table as [String: Int]: "table \(table.count)"
    case let call as () -> Int: "calls to \(call())"
    case Optional<Any>.none: "nil"
    default: "other"
    }
}
let call: () -> Int = { 42 }
let nothing: Int? = nil
let values: [Any] = [
    0, true, -3, 8, "word", Square(side: 2), Circle(radius: 1), Bike(), Vehicle(wheels: 4), (1, "x"), [1, 2], ["a": 1],
    call, 2.5, nothing as Any,
]
for value in values { print(kind(value)) }
let pairs: [(Any, Any?)] = [(1, "a"), ("b", nil), (Square(side: 1), Circle(radius: 2)), (2.0, 3)]
for pair in pairs {
    switch pair {
    case (let n as Int, let text as String): print("n", n, text)
    case (is String, nil): print("string and nil")
    case (let a as any Shape, let b as any Shape): print("areas", a.area + b.area)
    case (_, let other?): print("other", other)
    case (_, nil): print("nil")
    }
}
let numbers: [Int?] = [1, nil, 3, nil, 5]
for case let n? in numbers where n > 1 { print("number", n) }
var iterator = numbers.makeIterator()
while case let n?? = iterator.next() { print("before nil", n) }
if case let bike as Bike = values[7] as? Vehicle { print(bike.wheels) }
guard case is Double = values[13] else { fatalError() }
for case let (index, text as String) in values.enumerated() { print(index, text) }
