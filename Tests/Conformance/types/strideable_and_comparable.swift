// Own types in ranges, strides and sorted order.
struct Day: Strideable, Comparable, Hashable, CustomStringConvertible {
    var number: Int
    func distance(to other: Day) -> Int { other.number - number }
    func advanced(by days: Int) -> Day { Day(number: number + days) }
    var description: String { "day \(number)" }
}
let first = Day(number: 1)
let last = Day(number: 4)
print(
    first < last, first == last, first.advanced(by: 2), first.distance(to: last), max(first, last))
for day in first..<last { print(day, terminator: ", ") }
for day in first...last where day.number.isMultiple(of: 2) { print(day, terminator: "; ") }
print(
    (first...last).count, (first...last).contains(Day(number: 3)),
    Array((first..<last).reversed()).map(\.number), (first...last).map(\.number))
print(
    stride(from: first, to: last, by: 2).map(\.number),
    Array(stride(from: last, through: first, by: -1)),
    (first...last).clamped(to: Day(number: 3)...Day(number: 9)))
enum Priority: Int, Comparable, CaseIterable {
    case low = 1
    case medium, high
    static func < (left: Priority, right: Priority) -> Bool { left.rawValue < right.rawValue }
}
print(
    Priority.allCases.sorted(by: >), Priority.low < .high, [Priority.high, .low].min()!,
    (Priority.low...Priority.medium).contains(.high), Priority.allCases.filter { $0 >= .medium })
enum Size: Comparable {
    case small, medium
    case large(extra: Int)
}
print(
    [Size.large(extra: 2), .small, .large(extra: 1), .medium].sorted(), Size.small < .medium,
    Size.large(extra: 1) < .large(extra: 2))
struct Version: Comparable, LosslessStringConvertible {
    let parts: [Int]
    init?(_ text: String) {
        let parts = text.split(separator: ".").map { Int($0) }
        guard !parts.isEmpty, !parts.contains(nil) else { return nil }
        self.parts = parts.compactMap { $0 }
    }
    var description: String { parts.map(String.init).joined(separator: ".") }
    static func < (left: Version, right: Version) -> Bool {
        left.parts.lexicographicallyPrecedes(right.parts)
    }
}
print(
    ["1.10", "1.2", "x", "1.2.1"].compactMap(Version.init).sorted(),
    Version("2.0")! > Version("1.9.9")!, Version("1.x") as Any, String(Version("3.1")!))
struct Money: Comparable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    var amount: Double
    init(floatLiteral value: Double) { amount = value }
    init(integerLiteral value: Int) { amount = Double(value) }
    static func < (left: Money, right: Money) -> Bool { left.amount < right.amount }
}
let prices: [Money] = [3, 1.5, 2]
print(
    prices.min()!.amount, prices.sorted().map(\.amount), prices.max()! > 2.5,
    (1.0...2.5 as ClosedRange<Money>).contains(2))
print(
    [(2, "b"), (1, "z"), (2, "a")].sorted { $0 < $1 }.map { "\($0.0)\($0.1)" }, (1, "a") < (1, "b"),
    (1, 2, 3) == (1, 2, 3), [[2], [1, 5]].sorted { $0.lexicographicallyPrecedes($1) })
func clamp<T: Comparable>(_ value: T, _ low: T, _ high: T) -> T { min(max(value, low), high) }
print(
    clamp(5, 1, 3), clamp("m", "a", "k"), clamp(Day(number: 9), first, last),
    [3, 1, 2].sorted().first == [3, 1, 2].min())
