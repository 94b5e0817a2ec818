// Ranges count, contain, clamp and slice.
let half = 0..<5
let closed = 1...3
print(half.count, closed.count, half.contains(5), closed.contains(3), half ~= 4, half.isEmpty, (2..<2).isEmpty)
print(
    closed.lowerBound, closed.upperBound, half.upperBound, half.map { $0 * $0 }, Array(closed.reversed()),
    Array(closed.dropFirst()))
print(half.clamped(to: 2..<9), closed.overlaps(3...7), (0..<10).first { $0 > 6 } ?? 0, closed == 1...3)
let letters = ["a", "b", "c", "d"]
print(letters[1..<3], letters[...1], letters[..<1], letters[2...], letters[letters.indices.dropLast()])
print((1...).contains(100), (..<3).contains(3), (...3).contains(3), Array((5...).prefix(2)))
print(("a"..."f").contains("c"), (0.5...1.5).contains(1.0), ("a"..<"c").contains("c"))
print(Array(stride(from: 10, through: 0, by: -5)), Array(stride(from: 0.0, to: 1.0, by: 0.25)), (1...4).reduce(1, *))
print(
    (0..<3).flatMap { Array(repeating: $0, count: $0) }, half.min() ?? -1,
    closed.randomElement().map(closed.contains) ?? false)
for index in letters.indices.reversed() where index != 2 { print(index, terminator: " ") }
print()
switch 42 {
case ..<0: print("negative")
case 0..<10: print("digit")
case 10...99: print("two digits")
default: print("large")
}
let bounds: ClosedRange<Int> = .init(uncheckedBounds: (1, 2))
print(bounds, Range(bounds), half, "\(closed)")
