// == and hash(into:) are synthesized from all stored properties or payloads.
struct Point: Hashable {
    var x: Int
    var y: Int
    var length: Int { x * x + y * y }
}

enum Shape: Hashable {
    case dot
    case circle(Point, radius: Int)
    case polygon([Point])
}

struct Pair<A: Equatable, B: Equatable>: Equatable {
    let a: A
    let b: B?
}

print(
    Point(x: 1, y: 2) == Point(x: 1, y: 2), Point(x: 1, y: 2) == Point(x: 2, y: 1),
    Point(x: 0, y: 0) != Point(x: 0, y: 1))
let circle = Shape.circle(Point(x: 1, y: 1), radius: 2)
print(circle == .circle(Point(x: 1, y: 1), radius: 2), circle == .circle(Point(x: 1, y: 1), radius: 3), circle == .dot)
print(Pair(a: 1, b: "x") == Pair(a: 1, b: "x"), Pair(a: 1, b: nil as Int?) == Pair(a: 1, b: 2))
print(Set([Point(x: 1, y: 2), Point(x: 1, y: 2), Point(x: 2, y: 1)]).count)
let table: [Shape: String] = [.dot: "dot", circle: "circle", .polygon([]): "none"]
print(
    table[.dot] ?? "-", table[.circle(Point(x: 1, y: 1), radius: 2)] ?? "-",
    table[.polygon([Point(x: 0, y: 0)])] ?? "missing")

final class Key: Hashable {
    let id: Int
    let note: String
    init(_ id: Int, _ note: String) {
        self.id = id
        self.note = note
    }
    static func == (left: Key, right: Key) -> Bool { left.id == right.id }
    func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
var notes = [Key(1, "a"): 1]
notes[Key(1, "b")] = 2
notes[Key(2, "c")] = 3
print(notes.count, notes[Key(1, "z")] ?? 0, Key(1, "a") == Key(1, "b"), Key(1, "a") != Key(3, "a"))
print([Point(x: 1, y: 2), Point(x: 3, y: 4)].firstIndex(of: Point(x: 3, y: 4)) ?? -1, [circle, .dot].contains(.dot))
