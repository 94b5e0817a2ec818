// The random program of seed 17: objects in variables, fields, containers and closures.
enum Program17 {
    class Node {
        let name: String
        var pair: Pair?
        var next: Node? { didSet { print("next of", name) } }
        var kids: [Node] = []
        var slot = Slot.empty
        var action: (() -> String)?
        weak var friend: Node?
        var table: [String: Node] = [:]
        init(_ name: String) { self.name = name; print("+\(name)") }
        func text() -> String { "\(name)(\(next?.name ?? "-") \(kids.count) \(slot.text))" }
        deinit { print("-\(name)") }
    }
    final class Leaf: Node {
        var extra: Node?
        init(_ name: String, _ extra: Node?) {
            self.extra = extra
            super.init(name)
        }
        override func text() -> String { "leaf " + super.text() }
        deinit { print("~\(name)", extra?.name ?? "-") }
    }
    struct Pair {
        var right: Node?
        var left: Node?
        var n = 0
        init(left: Node?, right: Node?, n: Int = 0) {
            self.left = left
            self.right = right
            self.n = n
        }
        mutating func turn() { swap(&left, &right); n += 1 }
        var text: String { "\(left?.name ?? "-")|\(right?.name ?? "-")|\(n)" }
    }
    enum Slot {
        case empty, one(Node), two(Node, Pair), many([Node])
        var text: String {
            switch self {
            case .empty: return "."
            case .one(let node): return node.name
            case .two(let node, let pair): return node.name + pair.text
            case .many(let nodes): return nodes.map(\.name).joined(separator: ",")
            }
        }
    }
    struct Failure: Error { let node: Node }
    nonisolated(unsafe) static let bin = Node("bin")
    static func make(_ name: String) -> Node { Node(name) }
    static func pass(_ node: Node) -> Node { node }
    static func choose(_ flag: Bool, _ a: Node, _ b: Node) -> Node? {
        defer { print("chose") }
        if flag { return a }
        return b.kids.first ?? b
    }
    static func risky(_ name: String, _ fail: Bool) throws -> Node {
        let node = Node(name)
        defer { print("risky", node.name) }
        if fail { throw Failure(node: Node(name + "f")) }
        return node
    }
    static func change(_ pair: inout Pair, _ node: Node?) {
        pair.left = node
        pair.turn()
    }
    static func drain(_ nodes: [Node]) -> Int { nodes.reduce(0) { $0 + $1.name.count } }
    static func keep(_ node: Node) -> () -> String {
        return { node.name }
    }
    static func run() {
        var v1: [String: Node] = [:]
        var v2: Node? = nil as Node?
        do {
            var v4: Node = Node("n3")
            defer { print("defer", v4.name) }
            for i5 in 0..<2 {
                v4.kids.append(Leaf("n6", v2))
                var v7: Slot = .one(v4)
                var v8: Node? = v1["a"]
                v4.friend = v4
                var v9: () -> String = { [v4] in v4.name }
                print("drop", v9())
                v9 = { "" }
                print("drop", v8?.name ?? "nil")
                v8 = nil
                print("drop", v7.text)
                v7 = .empty
            }
            var v11: Node = Node("n10")
            var v13: Slot = .two(make("n12"), Pair(left: v4, right: nil))
            v11.friend = v11
            v2?.pair = Pair(left: v11, right: nil)
            print("now", v2?.name ?? "nil")
            var v14: [Node] = v4.kids
            for i15 in v14 {
                if i15.name.hasSuffix("1") { continue }
                i15.kids = []
                if i15.name.hasSuffix("5") { break }
            }
            print(v14.map(\.name), drain(v14))
            v11.friend = v4
            print("drop", v14.count)
            v14 = []
            print("drop", v13.text)
            v13 = .empty
            print("drop", v11.name)
            v11 = bin
            print("drop", v4.name)
            v4 = bin
        }
        var v17: Node = Node("n16")
        v2 = nil
        print("now", v2?.name ?? "nil")
        print("drop", v17.name)
        v17 = bin
        print("drop", v2?.name ?? "nil")
        v2 = nil
        print("drop", v1.count)
        v1 = [:]
        print("done")
    }
}
Program17.run()
