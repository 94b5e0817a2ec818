// Types and functions declared inside generic functions use the parameters around them.
func ordered<T: Comparable>(_ values: [T], by descending: Bool) -> [T] {
    func precedes(_ a: T, _ b: T) -> Bool { descending ? a > b : a < b }
    return values.sorted(by: precedes)
}
print(ordered([2, 3, 1], by: true), ordered(["b", "a"], by: false))

func counted<T: Hashable>(_ values: [T]) -> [(T, Int)] where T: Comparable {
    var counts: [T: Int] = [:]
    for value in values { counts[value, default: 0] += 1 }
    return counts.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
}
print(counted(["a", "b", "a"]).map { "\($0.0)\($0.1)" })
func memoized<Key: Hashable, Value>(_ make: @escaping (Key) -> Value) -> (Key) -> Value {
    var known: [Key: Value] = [:]
    return { key in
        if let value = known[key] { return value }
        let value = make(key)
        known[key] = value
        return value
    }
}
var calls = 0
let square = memoized { (number: Int) -> Int in
    calls += 1
    return number * number
}
print(square(4), square(4), square(5), calls)
func plain() -> [String] {
    struct Row<Cell> {
        let cells: [Cell]
        var text: String { cells.map { "\($0)" }.joined(separator: "|") }
    }
    enum Mode { case short, long }
    func render<Cell>(_ row: Row<Cell>, _ mode: Mode) -> String {
        mode == .short ? row.text : "\(Cell.self): \(row.text)"
    }
    return [render(Row(cells: [1, 2]), .long), render(Row(cells: ["x"]), .short)]
}
print(plain())
