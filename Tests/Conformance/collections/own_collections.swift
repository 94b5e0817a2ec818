// Own collections: the few members one writes, and the many that come with them.
struct Ring<Element>: RandomAccessCollection, MutableCollection {
    private var storage: [Element]
    private var offset: Int
    init(_ elements: [Element], startingAt offset: Int = 0) {
        storage = elements
        self.offset = offset
    }
    var startIndex: Int { 0 }
    var endIndex: Int { storage.count }
    func index(after index: Int) -> Int { index + 1 }
    func index(before index: Int) -> Int { index - 1 }
    subscript(position: Int) -> Element {
        get { storage[(position + offset) % storage.count] }
        set { storage[(position + offset) % storage.count] = newValue }
    }
}
var ring = Ring(["a", "b", "c", "d"], startingAt: 2)
print(
    Array(ring), ring.count, ring.first!, ring.last!, ring.isEmpty, ring.indices,
    ring.reversed().map { $0 })
print(
    ring.firstIndex(of: "a") ?? -1, ring.lastIndex { $0 < "c" } ?? -1,
    ring.index(ring.startIndex, offsetBy: 2), ring.distance(from: 1, to: 3))
print(
    Array(ring.dropFirst()), Array(ring.prefix(2)), Array(ring[1..<3]), Array(ring.suffix(from: 2)),
    ring.joined(), ring.sorted(), ring.max() ?? "")
ring[0] = "X"
ring.swapAt(1, 2)
ring.sort()
print(
    Array(ring), ring.map { $0.lowercased() }, ring.enumerated().map { "\($0)\($1)" },
    ring.contains("X"), ring.randomElement() != nil)
ring.reverse()
print(
    Array(ring), ring.partition { $0 == "a" }, ring.last!, ring[ring.index(before: ring.endIndex)])
struct Word: BidirectionalCollection {
    let text: String
    var startIndex: String.Index { text.startIndex }
    var endIndex: String.Index { text.endIndex }
    func index(after index: String.Index) -> String.Index { text.index(after: index) }
    func index(before index: String.Index) -> String.Index { text.index(before: index) }
    subscript(index: String.Index) -> Character { text[index] }
}
let word = Word(text: "swift")
print(
    String(word), word.count, word.last!, String(word.reversed()), word.dropLast().count,
    word.firstIndex(of: "i") == word.index(word.startIndex, offsetBy: 2))
print(
    word.split(separator: "i").map { String($0) }, word.prefix(while: { $0 != "f" }).count,
    word.index(word.endIndex, offsetBy: -2, limitedBy: word.startIndex).map { word[$0] } ?? "-")
struct Stack: RangeReplaceableCollection, CustomStringConvertible {
    private var items: [Int] = []
    init() {}
    var startIndex: Int { items.startIndex }
    var endIndex: Int { items.endIndex }
    func index(after index: Int) -> Int { index + 1 }
    subscript(index: Int) -> Int { items[index] }
    mutating func replaceSubrange<C: Collection>(_ range: Range<Int>, with new: C)
    where C.Element == Int { items.replaceSubrange(range, with: new) }
    var description: String { "Stack\(items)" }
}
var stack = Stack()
stack.append(1)
stack.append(contentsOf: [2, 3, 4])
stack.insert(0, at: 0)
print(
    stack, stack.remove(at: 2), stack, stack.removeFirst(), stack.count, stack + [9], Stack([5, 6]),
    Stack(repeating: 7, count: 2))
stack.removeAll { $0 == 3 }
stack.insert(contentsOf: [8, 8], at: 1)
stack.replaceSubrange(0..<1, with: [100])
print(
    stack, stack.filter { $0 > 8 }, stack.map { $0 + 1 }, stack.first ?? 0,
    stack.dropFirst().map { $0 })
stack.removeSubrange(1...2)
stack += [3]
print(stack, stack.isEmpty)
stack.removeAll()
print(stack, stack.isEmpty)
struct Evens: Collection {
    let limit: Int
    struct Index: Comparable {
        var value: Int
        static func < (left: Index, right: Index) -> Bool { left.value < right.value }
    }
    var startIndex: Index { Index(value: 0) }
    var endIndex: Index { Index(value: limit) }
    func index(after index: Index) -> Index { Index(value: index.value + 2) }
    subscript(index: Index) -> Int { index.value }
}
let evens = Evens(limit: 10)
print(
    Array(evens), evens.count, evens.first!, evens.map { $0 * 10 },
    evens[evens.index(evens.startIndex, offsetBy: 3)], evens.indices.map(\.value),
    Array(evens.dropFirst(2)))
print(
    evens.firstIndex(of: 4)!.value, evens.min()!, evens.prefix(2).reduce(0, +),
    zip(evens, evens.dropFirst()).map { $1 - $0 }, evens.first { $0 > 5 }!)
