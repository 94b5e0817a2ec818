// Ranges of every kind: membership, bounds, overlaps, steps, patterns.
let half = 1..<5
let closed = 1...5
print(
    half, closed, half.count, closed.count, half.contains(5), closed.contains(5), half.isEmpty,
    (3..<3).isEmpty, half.lowerBound, half.upperBound)
print(
    half.first!, half.last!, closed.last!, half.min()!, closed.max()!, Array(half),
    closed.map { $0 * $0 }, closed.reduce(0, +), half.reversed().map { $0 })
print(
    half.overlaps(4..<9), half.overlaps(5..<9), closed.overlaps(5...9), half.clamped(to: 3..<10),
    closed.clamped(to: 0...2), (1..<3).clamped(to: 5..<9))
print(
    Range(closed), ClosedRange(half), (0..<10)[2..<5], half.dropFirst(), half.dropLast(2),
    half.prefix(2), half.suffix(1), half.indices, half.index(after: 1),
    closed.firstIndex(of: 3) == nil)
print(
    (1...).contains(100), (..<3).contains(3), (...3).contains(3), (2...).lowerBound,
    (..<7).upperBound, (1...).prefix(3).map { $0 }, (0.5..<1.5).contains(1.2),
    ("a"..."f").contains("c"), ("a"..<"f").contains("f"))
let letters = ["a", "b", "c", "d", "e"]
print(
    letters[1..<3], letters[2...], letters[...1], letters[..<2], letters[1...3].count,
    letters[letters.startIndex...].count)
func grade(_ score: Int) -> String {
    switch score {
    case ..<0: "invalid"
    case 0..<50: "fail"
    case 50...74: "pass"
    case 75..<90: "good"
    case 90...100: "great"
    case 101...: "over"
    default: "?"
    }
}
print([-1, 0, 49, 50, 74, 75, 90, 100, 101].map(grade))
for number in stride(from: 10, through: 0, by: -5) { print(number, terminator: " ") }
for number in (1...3).reversed() { print(number, terminator: " ") }
for number in (0..<20).filter({ $0 % 7 == 0 }) { print(number, terminator: " ") }
print()
print(
    half == 1..<5, closed == 1...4, (1..<3).hashValue == (1..<3).hashValue,
    Set([1...2, 1...2, 2...3]).count, [1..<2: "x"][1..<2] ?? "-", half ~= 3, 1...3 ~= 4)
print(
    String(describing: half), String(reflecting: closed), "\(...5)", "\(3...)", [1..<2, 4..<9],
    Optional(1...2) as Any, 1.0...2.5)
let range = letters.indices
print(
    range, range.randomElement() != nil, letters.indices.contains(5),
    range.lowerBound..<range.upperBound - 1, (1...10).randomElement()! <= 10, Int.random(in: 3...3))
struct Version: Comparable {
    var major: Int
    var minor = 0
    static func < (left: Version, right: Version) -> Bool {
        (left.major, left.minor) < (right.major, right.minor)
    }
}
let supported = Version(major: 2)...Version(major: 4, minor: 5)
print(
    supported.contains(Version(major: 3)), supported.contains(Version(major: 4, minor: 6)),
    supported ~= Version(major: 2), supported.lowerBound.major,
    supported.overlaps(Version(major: 4)...Version(major: 9)))
print(
    (1..<10).split { $0 % 4 == 0 }.map { Array($0) }, (1...4).allSatisfy { $0 > 0 },
    zip(1...3, 4...6).map(*), (1...3).flatMap { Array(1...$0) },
    (0..<3).enumerated().map { $0.offset + $0.element })
print(
    (1...5).contains(where: { $0 > 4 }), (1...6).partitionIndex, UInt8(1)...UInt8(3),
    (UInt8(250)...255).count, ("a"..."c") == ("a"..."c"), (Int.min...Int.max).contains(0),
    (1...9).lazy.map { $0 * 2 }.first { $0 > 5 }!)
extension ClosedRange where Bound == Int {
    var partitionIndex: Int { (lowerBound + upperBound) / 2 }
}
