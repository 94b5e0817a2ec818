// The random program of seed 24: objects in variables, fields, containers and closures.
enum Program24 {
    class Node {
        let name: String
        var action: (() -> String)?
        var next: Node? { didSet { print("next of", name) } }
        var slot = Slot.empty
        weak var friend: Node?
        var table: [String: Node] = [:]
        var kids: [Node] = []
        var pair: Pair?
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
        return { [weak node] in node?.name ?? "gone" }
    }
    static func run() {
        var v2: [String: Node] = ["a": Node("n1")]
        var v5: Node = ((try? risky("r3", false)) ?? Node("n4"))
        if false {
            v5.friend = v5
            var v6: () -> String = { [weak v5] in v5?.name ?? "gone" }
            var v9: [Node] = [Leaf("n7", v5.next), Leaf("n8", nil as Node?)]
            var v10: Slot = .many(v5.kids)
            var v12: Slot = .one(Leaf("n11", v5.next))
            if case .one(let node) = v12 { print("one", node.name); node.kids = [] }
            print(v12.text)
            var v14: Node? = choose(false, make("n13"), v5)
            print("drop", v14?.name ?? "nil")
            v14 = nil
            print("drop", v12.text)
            v12 = .empty
            print("drop", v10.text)
            v10 = .empty
            print("drop", v9.count)
            v9 = []
            print("drop", v6())
            v6 = { "" }
        } else {
            print("else")
        }
        var v15: Node? = nil
        do {
            v15 = nil
            print("now", v15?.name ?? "nil")
            v15?.slot = .one(make("n16"))
            print("now", v15?.name ?? "nil")
            do {
                var v19: Node = ((try? risky("r17", true)) ?? Node("n18"))
                defer { print("defer", v19.name) }
                var v21: Node = Node("n20")
                var v22: Slot = .two(pass(v5), Pair(left: v19, right: nil))
                var v23: [Node] = v19.kids
                v23 = v23.filter { $0.name.count.isMultiple(of: 2) }
                print(v23.map(\.name), drain(v23))
                print(v21.text(), v21.friend?.name ?? "nil")
                print(v22.text)
                print("drop", v23.count)
                v23 = []
                print("drop", v22.text)
                v22 = .empty
                print("drop", v21.name)
                v21 = bin
                print("drop", v19.name)
                v19 = bin
            }
            var v25: Node = Node("n24")
            print("drop", v25.name)
            v25 = bin
        }
        print("drop", v15?.name ?? "nil")
        v15 = nil
        print("drop", v5.name)
        v5 = bin
        print("drop", v2.count)
        v2 = [:]
        print("done")
    }
}
Program24.run()
