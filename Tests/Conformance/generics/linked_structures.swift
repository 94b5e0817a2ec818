// Generic linked lists, trees, graphs and heaps as classes, enums and structs.
final class List<T> {
    private final class Node {
        let value: T
        var next: Node?
        init(_ value: T, _ next: Node?) {
            self.value = value
            self.next = next
        }
    }
    private var head: Node?
    private(set) var count = 0
    func push(_ value: T) {
        head = Node(value, head)
        count += 1
    }
    func pop() -> T? {
        defer {
            if head != nil {
                head = head?.next
                count -= 1
            }
        }
        return head?.value
    }
    func reverse() {
        var previous: Node?
        while let node = head {
            head = node.next
            node.next = previous
            previous = node
        }
        head = previous
    }
    var values: [T] {
        var result: [T] = []
        var node = head
        while let current = node {
            result.append(current.value)
            node = current.next
        }
        return result
    }
}
let list = List<String>()
["a", "b", "c"].forEach(list.push)
list.reverse()
print(list.values, list.pop() ?? "-", list.count, List<Int>().pop() as Any)
indirect enum Tree<Key: Comparable, Value> {
    case leaf
    case node(Tree, Key, Value, Tree)
    func inserting(_ key: Key, _ value: Value) -> Tree {
        switch self {
        case .leaf: .node(.leaf, key, value, .leaf)
        case .node(let left, let k, let v, let right):
            if key < k {
                .node(left.inserting(key, value), k, v, right)
            } else if key > k {
                .node(left, k, v, right.inserting(key, value))
            } else {
                .node(left, k, value, right)
            }
        }
    }
    subscript(key: Key) -> Value? {
        guard case .node(let left, let k, let v, let right) = self else { return nil }
        return key < k ? left[key] : key > k ? right[key] : v
    }
    var keys: [Key] { if case .node(let left, let k, _, let right) = self { left.keys + [k] + right.keys } else { [] } }
    func mapValues<New>(_ f: (Value) -> New) -> Tree<Key, New> {
        if case .node(let l, let k, let v, let r) = self {
            .node(l.mapValues(f), k, f(v), r.mapValues(f))
        } else {
            .leaf
        }
    }
    var depth: Int { if case .node(let l, _, _, let r) = self { 1 + max(l.depth, r.depth) } else { 0 } }
}
let tree = [5, 2, 8, 1].reduce(Tree<Int, String>.leaf) { $0.inserting($1, "v\($1)") }.inserting(2, "two")
print(tree.keys, tree[2] ?? "", tree[9] ?? "none", tree.depth, tree.mapValues(\.count)[5] ?? 0)
struct Heap<Element> {
    private var items: [Element] = []
    private let before: (Element, Element) -> Bool
    init(by before: @escaping (Element, Element) -> Bool) { self.before = before }
    mutating func insert(_ item: Element) {
        items.append(item)
        var i = items.count - 1
        while i > 0, before(items[i], items[(i - 1) / 2]) {
            items.swapAt(i, (i - 1) / 2)
            i = (i - 1) / 2
        }
    }
    mutating func remove() -> Element? {
        guard let first = items.first else { return nil }
        let last = items.removeLast()
        guard !items.isEmpty else { return first }
        items[0] = last
        var i = 0
        while true {
            let best = [i, 2 * i + 1, 2 * i + 2].filter { $0 < items.count }.min { before(items[$0], items[$1]) }!
            if best == i { break }
            items.swapAt(i, best)
            i = best
        }
        return first
    }
}
extension Heap where Element: Comparable { init() { self.init(by: <) } }
var heap = Heap<Int>()
[5, 1, 4, 2].forEach { heap.insert($0) }
var sorted: [Int] = []
while let next = heap.remove() { sorted.append(next) }
print(sorted)
struct Graph<ID: Hashable & Comparable> {
    var edges: [ID: Set<ID>] = [:]
    mutating func connect(_ a: ID, _ b: ID) {
        edges[a, default: []].insert(b)
        edges[b, default: []].insert(a)
    }
    func reach(_ start: ID) -> [ID] {
        var seen: Set<ID> = [start]
        var queue = [start]
        while !queue.isEmpty {
            let next = queue.removeFirst()
            for id in edges[next, default: []].sorted() where seen.insert(id).inserted { queue.append(id) }
        }
        return seen.sorted()
    }
}
var graph = Graph<String>()
graph.connect("a", "b")
graph.connect("b", "c")
graph.connect("x", "y")
print(graph.reach("c"), graph.reach("y"), graph.reach("z"))
