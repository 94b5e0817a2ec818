// Sequences without an end, and type-erased ones.
let powers = sequence(first: 1) { $0 * 2 }
print(Array(powers.prefix(6)), powers.first { $0 > 100 } ?? 0, Array(powers.prefix { $0 < 20 }))
let fibonacci = sequence(state: (0, 1)) { (state: inout (Int, Int)) -> Int? in
    defer { state = (state.1, state.0 + state.1) }
    return state.0
}
print(Array(fibonacci.prefix(10)), Array(fibonacci.lazy.filter { $0 % 2 == 0 }.prefix(4)))
for (number, letter) in zip(1..., ["a", "b", "c"]) { print(number, letter, terminator: " ") }
print()
for (letter, power) in zip("xyz", powers) { print(letter, power, terminator: " ") }
print()
print(
    Array(stride(from: 10, to: 0, by: -3)), Array(stride(from: 0, through: 1, by: 0.25)),
    stride(from: 0, to: 10, by: 5).map { $0 })
for step in stride(from: 3, through: 1, by: -1) { print(step, terminator: " ") }
print(Array(repeatElement("ab", count: 3)), repeatElement(0, count: 2).count)
func countdown(from start: Int) -> AnySequence<Int> {
    AnySequence { () -> AnyIterator<Int> in
        var left = start
        return AnyIterator {
            defer { left -= 1 }
            return left > 0 ? left : nil
        }
    }
}
let count = countdown(from: 4)
print(
    Array(count), count.map { $0 * 2 }, count.contains(2), Array(count.dropFirst(2)), count.reversed()
)
let erased = AnySequence([1, 2, 3])
print(erased.reduce(0, +), Array(erased.prefix(2)), erased.min() ?? 0, erased.sorted(by: >))
var iterator = AnyIterator([7, 8].makeIterator())
print(iterator.next() ?? 0, iterator.next() ?? 0, iterator.next() ?? 0)
func next(_ node: Node) -> Node? { node.parent }
final class Node {
    let name: String
    let parent: Node?
    init(_ name: String, _ parent: Node? = nil) {
        self.name = name
        self.parent = parent
    }
}
let leaf = Node("leaf", Node("branch", Node("root")))
print(
    sequence(first: leaf, next: \.parent).map(\.name), Array(sequence(first: leaf, next: next)).count)
for node in sequence(first: leaf, next: { $0.parent }) where node.parent == nil {
    print("root is", node.name)
}
var random = (0...).lazy.map { $0 * 7 % 5 }.makeIterator()
print(random.next()!, random.next()!, random.next()!)
let pairs = zip(["a", "b"], [1, 2, 3])
print(
    Array(pairs), pairs.map { "\($0)\($1)" }, Dictionary(uniqueKeysWithValues: pairs)["b"] ?? 0,
    pairs.reversed().first!.1)
print(
    (1..<4).reversed().map { $0 }, Array((1...3).reversed()),
    "abc".enumerated().reversed().map { "\($0.offset)\($0.element)" })
