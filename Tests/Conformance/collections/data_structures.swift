// Stacks, queues, heaps and caches made of arrays and dictionaries.
struct Queue<Element>: Sequence, ExpressibleByArrayLiteral {
    private var incoming: [Element] = [], outgoing: [Element] = []
    init(arrayLiteral elements: Element...) { incoming = elements }
    var isEmpty: Bool { incoming.isEmpty && outgoing.isEmpty }
    var count: Int { incoming.count + outgoing.count }
    mutating func enqueue(_ element: Element) { incoming.append(element) }
    mutating func dequeue() -> Element? {
        if outgoing.isEmpty {
            outgoing = incoming.reversed()
            incoming.removeAll()
        }
        return outgoing.popLast()
    }
    func makeIterator() -> AnyIterator<Element> {
        var copy = self
        return AnyIterator { copy.dequeue() }
    }
}
var queue: Queue = [1, 2]
queue.enqueue(3)
print(
    queue.dequeue() ?? 0, queue.count, Array(queue), queue.map { $0 * 2 }, queue.contains(3),
    queue.isEmpty)
struct Heap<Element> {
    private(set) var items: [Element] = []
    let isBefore: (Element, Element) -> Bool
    init(_ items: some Sequence<Element>, by isBefore: @escaping (Element, Element) -> Bool) {
        self.isBefore = isBefore
        for item in items { push(item) }
    }
    mutating func push(_ item: Element) {
        items.append(item)
        var index = items.count - 1
        while index > 0, isBefore(items[index], items[(index - 1) / 2]) {
            items.swapAt(index, (index - 1) / 2)
            index = (index - 1) / 2
        }
    }
    mutating func pop() -> Element? {
        guard let first = items.first else { return nil }
        items[0] = items[items.count - 1]
        items.removeLast()
        var index = 0
        while true {
            let best = [index * 2 + 1, index * 2 + 2].filter { $0 < items.count }.min {
                isBefore(items[$0], items[$1])
            }
            guard let child = best, isBefore(items[child], items[index]) else { return first }
            items.swapAt(index, child)
            index = child
        }
    }
}
var heap = Heap([5, 2, 8, 1], by: <)
heap.push(0)
var sorted: [Int] = []
while let next = heap.pop() { sorted.append(next) }
print(sorted, heap.items.isEmpty)
struct Cache<Key: Hashable, Value> {
    private var values: [Key: Value] = [:], order: [Key] = []
    let limit: Int
    init(limit: Int) { self.limit = limit }
    subscript(key: Key) -> Value? {
        mutating get {
            guard let value = values[key] else { return nil }
            order.removeAll { $0 == key }
            order.append(key)
            return value
        }
        set {
            order.removeAll { $0 == key }
            values[key] = newValue
            if newValue != nil { order.append(key) }
            while order.count > limit { values[order.removeFirst()] = nil }
        }
    }
    var keys: [Key] { order }
}
var cache = Cache<String, Int>(limit: 2)
cache["a"] = 1
cache["b"] = 2
print(cache["a"] ?? 0)
cache["c"] = 3
print(cache.keys, cache["b"] as Any, cache["c"]!)
cache["a"] = nil
cache["c"]! += 10
print(cache.keys, cache["c"] ?? 0)
struct Matrix: Equatable {
    let rows: Int, columns: Int
    private var grid: [Double]
    init(rows: Int, columns: Int) {
        (self.rows, self.columns, grid) = (rows, columns, Array(repeating: 0, count: rows * columns))
    }
    subscript(row: Int, column: Int) -> Double {
        get { grid[row * columns + column] }
        set { grid[row * columns + column] = newValue }
    }
    var transposed: Matrix {
        var result = Matrix(rows: columns, columns: rows)
        for row in 0..<rows { for column in 0..<columns { result[column, row] = self[row, column] } }
        return result
    }
}
var matrix = Matrix(rows: 2, columns: 3)
matrix[0, 1] = 5
matrix[1, 2] += 2.5
print(matrix, matrix.transposed[1, 0], matrix == matrix.transposed.transposed)
struct Graph {
    var edges: [String: Set<String>] = [:]
    mutating func connect(_ a: String, _ b: String) {
        edges[a, default: []].insert(b)
        edges[b, default: []].insert(a)
    }
    func path(from start: String, to end: String) -> [String]? {
        var queue = [[start]]
        var visited: Set = [start]
        while !queue.isEmpty {
            let path = queue.removeFirst()
            guard let last = path.last, last != end else { return path }
            for next in edges[last, default: []].sorted() where visited.insert(next).inserted {
                queue.append(path + [next])
            }
        }
        return nil
    }
}
var graph = Graph()
for (a, b) in [("a", "b"), ("b", "c"), ("c", "d"), ("a", "e"), ("e", "d")] { graph.connect(a, b) }
print(
    graph.path(from: "a", to: "d") ?? [], graph.path(from: "a", to: "z") as Any,
    graph.edges.values.map(\.count).reduce(0, +))
