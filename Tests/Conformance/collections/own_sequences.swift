// A type with an iterator gets everything that sequences have.
struct Countdown: Sequence {
    let start: Int
    struct Iterator: IteratorProtocol {
        var current: Int
        mutating func next() -> Int? {
            guard current > 0 else { return nil }
            defer { current -= 1 }
            return current
        }
    }
    func makeIterator() -> Iterator { Iterator(current: start) }
}
let five = Countdown(start: 5)
for number in five { print(number, terminator: " ") }
print(
    five.map { $0 * 2 }, five.filter { $0 % 2 == 1 }, five.reduce(0, +), five.sorted(),
    five.contains(3))
print(
    Array(five), five.min() ?? 0, five.max() ?? 0, five.first { $0 < 3 } ?? 0, five.reversed(),
    five.allSatisfy { $0 < 6 })
print(
    Array(five.prefix(2)), Array(five.dropFirst(3)), Array(five.dropLast(3)), five.suffix(2),
    five.elementsEqual([5, 4, 3, 2, 1]))
print(
    five.enumerated().map { "\($0):\($1)" }, zip(five, "ab").map { "\($0)\($1)" },
    five.compactMap { $0 == 2 ? nil : $0 }, five.flatMap { [$0, $0] })
print(
    five.split(separator: 3), five.starts(with: [5, 4]), five.joined, Set(five).count,
    five.count { $0 > 2 }, five.lazy.map { $0 + 1 }.first { $0 < 5 } ?? 0)
extension Countdown { var joined: String { map(String.init).joined(separator: "-") } }
struct Fibonacci: Sequence, IteratorProtocol {
    private var pair = (0, 1)
    mutating func next() -> Int? {
        pair = (pair.1, pair.0 + pair.1)
        return pair.0
    }
}
print(
    Array(Fibonacci().prefix(8)), Fibonacci().first { $0 > 50 } ?? 0,
    Array(Fibonacci().lazy.filter { $0 % 2 == 0 }.prefix(3)))
for (index, value) in Fibonacci().enumerated() where index % 3 == 0 {
    if index > 9 { break }
    print(index, value, terminator: "; ")
}
print()
struct Tree<Value>: Sequence {
    var value: Value
    var children: [Tree] = []
    func makeIterator() -> AnyIterator<Value> {
        var stack = [self]
        return AnyIterator {
            guard let top = stack.popLast() else { return nil }
            stack.append(contentsOf: top.children.reversed())
            return top.value
        }
    }
}
let tree = Tree(
    value: "root", children: [Tree(value: "a", children: [Tree(value: "b")]), Tree(value: "c")])
print(
    Array(tree), tree.joined(separator: "/"), tree.map(\.count).max() ?? 0,
    tree.first { $0 != "root" } ?? "-")
func describe(_ items: some Sequence<Int>) -> String { items.map { "<\($0)>" }.joined() }
func total<S: Sequence>(_ items: S) -> Int where S.Element == Int { items.reduce(0, +) }
print(
    describe(five), describe([7]), describe(1...2), total(Set([4])), total(five.lazy.map { $0 }),
    total(Fibonacci().prefix(3)))
var shared = five.makeIterator()
_ = shared.next()
print(shared.next() ?? 0, Array(IteratorSequence(shared)))
struct Wrapped { let items: [Int] }
extension Wrapped: Sequence {
    func makeIterator() -> IndexingIterator<[Int]> { items.makeIterator() }
}
print(
    Wrapped(items: [1, 2]).map { $0 + 1 }, Array(Wrapped(items: [3]).lazy.map { $0 * 3 }),
    Wrapped(items: []).min() as Any)
