// Own types are sequences and collections, and take literals.
struct Ring: Collection, ExpressibleByArrayLiteral, Equatable {
    private let items: [Int]
    init(arrayLiteral items: Int...) { self.items = items }
    var startIndex: Int { 0 }
    var endIndex: Int { items.count }
    func index(after index: Int) -> Int { index + 1 }
    subscript(index: Int) -> Int { items[index % items.count] }
}

let ring: Ring = [1, 2, 3]
print(ring.count, ring[4], ring.first ?? 0, ring.map { $0 * 2 }, Array(ring.dropFirst()), ring.contains(2))
print(ring.enumerated().map { "\($0.offset):\($0.element)" }, ring.isEmpty, ring.max() ?? 0, ring == [1, 2, 3])
for item in ring.prefix(2) { print("item", item) }

struct Name: ExpressibleByStringLiteral {
    let text: String
    init(stringLiteral text: String) { self.text = text }
}
struct Count: ExpressibleByIntegerLiteral {
    let value: Int
    init(integerLiteral value: Int) { self.value = value }
}
struct Pairs: ExpressibleByDictionaryLiteral {
    var text = ""
    init(dictionaryLiteral pairs: (String, Int)...) { for (key, value) in pairs { text += "\(key)=\(value);" } }
}
func show(_ name: Name, _ count: Count, _ pairs: Pairs) { print(name.text, count.value, pairs.text) }
show("ann", 3, ["a": 1, "b": 2])

final class Node<Element>: Sequence {
    let element: Element
    let next: Node?
    init(_ element: Element, _ next: Node? = nil) {
        self.element = element
        self.next = next
    }
    func makeIterator() -> AnyIterator<Element> {
        var current: Node? = self
        return AnyIterator {
            defer { current = current?.next }
            return current?.element
        }
    }
}
print(Node("x", Node("y")).map { $0 + "!" }, Node(1, Node(2)).reduce(0, +))
