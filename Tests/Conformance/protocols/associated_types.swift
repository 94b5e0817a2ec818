// Associated types are inferred from the conformance and constrain generic code.
protocol Container<Item> {
    associatedtype Item
    var count: Int { get }
    subscript(_ index: Int) -> Item { get }
    mutating func add(_ item: Item)
}

struct Words: Container {
    private var words: [String] = []
    var count: Int { words.count }
    subscript(_ index: Int) -> String { words[index] }
    mutating func add(_ item: String) { words.append(item) }
}

struct Repeated<Item>: Container {
    let item: Item
    var count = 0
    subscript(_ index: Int) -> Item { item }
    mutating func add(_ item: Item) { count += 1 }
}

extension Container {
    var all: [Item] { (0..<count).map { self[$0] } }
}

extension Container where Item: Comparable {
    var largest: Item? { all.max() }
}

var words = Words()
words.add("pear")
words.add("apple")
print(words.all, words.largest ?? "none")
var repeated = Repeated(item: 7)
repeated.add(0)
repeated.add(0)
print(repeated.all, repeated.largest ?? -1)

func sameItems<A: Container, B: Container>(_ a: A, _ b: B) -> Bool where A.Item == B.Item, A.Item: Equatable {
    a.all == b.all
}
print(sameItems(words, words))
func first(of container: some Container<String>) -> String { container[0] }
print(first(of: words))
