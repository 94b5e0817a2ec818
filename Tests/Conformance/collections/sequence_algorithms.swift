// The algorithms of sequences: transforming, searching, combining.
let numbers = [4, 8, 15, 16, 23, 42]
print(numbers.map { $0 * 2 }, numbers.filter { $0.isMultiple(of: 2) }, numbers.reduce(0, +))
print(numbers.reduce(into: [Int: Int]()) { $0[$1 % 2, default: 0] += 1 }.sorted { $0.key < $1.key }.map(\.value))
for (index, number) in numbers.enumerated() where index < 2 { print(index, number) }
print(zip(numbers, ["a", "b"]).map { "\($0)\($1)" }, numbers.first { $0 > 10 } ?? 0, numbers.last { $0 < 20 } ?? 0)
print(numbers.contains { $0 > 40 }, numbers.allSatisfy { $0 > 3 }, numbers.count { $0 > 15 })
print(numbers.min { $0 % 10 < $1 % 10 } ?? 0, numbers.max { $0 % 10 < $1 % 10 } ?? 0)
print(numbers.prefix { $0 < 16 }, numbers.drop { $0 < 16 }, numbers.partitioned { $0 > 15 })
print(
    ["b", "a", "c"].sorted(), ["bb", "a"].sorted { $0.count < $1.count },
    [("x", 2), ("y", 1)].sorted { $0.1 < $1.1 }.map(\.0))
print(["1", "b", "3"].compactMap { Int($0) }, [[1, 2], [], [3]].flatMap { $0 }, ["a", "b"].joined(separator: "+"))
print(Array(numbers.lazy.map { $0 * 10 }.filter { $0 > 200 }.prefix(1)), Array(numbers.indices.dropFirst(4)))
numbers.prefix(2).forEach { print("each", $0) }
print(Array(sequence(first: 1) { $0 < 50 ? $0 * 3 : nil }), numbers.firstIndex(of: 15) ?? -1)
print(Dictionary(grouping: numbers) { $0 / 10 }.sorted { $0.key < $1.key }.map { "\($0.key):\($0.value)" })

extension Sequence {
    func partitioned(by predicate: (Element) -> Bool) -> (yes: [Element], no: [Element]) {
        var yes: [Element] = []
        var no: [Element] = []
        for element in self {
            if predicate(element) { yes.append(element) } else { no.append(element) }
        }
        return (yes, no)
    }
}

struct Countdown: Sequence, IteratorProtocol {
    var number: Int
    mutating func next() -> Int? {
        if number == 0 { return nil }
        number -= 1
        return number + 1
    }
}
print(Array(Countdown(number: 4)), Countdown(number: 3).map { $0 * $0 }, Countdown(number: 5).contains(2))
for tick in Countdown(number: 2) { print("tick", tick) }
