// Types of the program's own with names of the library's: what the library makes and takes stays the library's.
struct Range: Equatable {
    var low: Int
    var high: Int
}

struct ClosedRange {
    var name: String
}

struct ArraySlice {
    var count: Int
}

struct Hasher {
    var sum = 0
    mutating func combine(_ value: Int) { sum += value }
}

struct Binding {
    var value: Int
}

struct Point: Hashable {
    var x: Int
    var y: Int
}

let own = Range(low: 1, high: 2)
print(own, own == Range(low: 1, high: 2), ClosedRange(name: "all"), ArraySlice(count: 3), Binding(value: 4))

let numbers = Array(0..<6)
let middle = numbers[1...3]
print(middle, middle.count, middle == numbers[1..<4], Array(middle), numbers[4...], numbers[..<2])
print(0..<3, 1...4, (0..<3).contains(3), (1...4).contains(4), (1...4).map { $0 * 2 })
for number in 2...3 { print("number", number) }
for number in 5..<6 { print("number", number) }

var hasher = Hasher()
hasher.combine(3)
hasher.combine(4)
print(hasher.sum)
let points: Set = [Point(x: 1, y: 2), Point(x: 1, y: 2), Point(x: 2, y: 1)]
print(points.count, points.contains(Point(x: 2, y: 1)))

let text = "identity"
let start = text.index(text.startIndex, offsetBy: 2)
print(text[start...], text[..<start], text[text.startIndex...start])

let value: Any = own
print(value is Range, type(of: value), [own].contains(own), "\(own)")
switch 7 {
case 0..<5: print("low")
case 5...9: print("high")
default: print("none")
}
