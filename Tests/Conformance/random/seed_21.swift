// The random program of seed 21: objects in variables, fields, containers and closures.
enum Program21 {
    class Node {
        let name: String
        var next: Node? { didSet { print("next of", name) } }
        var table: [String: Node] = [:]
        var action: (() -> String)?
        weak var friend: Node?
        var slot = Slot.empty
        var pair: Pair?
        var kids: [Node] = []
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
        return { [weak node] in node?.name ?? "gone" }
    }
    static func run() {
        var v2: [Node] = [Leaf("n1", nil as Node?)]
        func f3(_ flag: Bool, _ node: Node) -> Node? {
            let v4 = Node("n5")
            defer { print("leaving", v4.name) }
            guard flag else { return nil }
            v4.next = node
            return v4
        }
        print(f3(false, pass(Node("n6")))?.name ?? "nil")
        var v7: () -> String = { "plain0" }
        do {
            var v9: Slot = .one(Node("n8"))
            var v11: [String: Node] = ["a": Node("n10")]
            v9 = .one(Leaf("n12", Node("n13").next))
            print(v9.text)
            var v16: Node = Leaf("n14", Node("n15").next)
            print("drop", v16.name)
            v16 = bin
            print("drop", v11.count)
            v11 = [:]
            print("drop", v9.text)
            v9 = .empty
        }
        var v19: Slot = .many(["m17", "m18"].map { Node($0) })
        var v20: Slot = v19
        var v22: Node? = Node("n21")
        v2.append(Node("n23"))
        print(v2.map(\.name), drain(v2))
        print("drop", v22?.name ?? "nil")
        v22 = nil
        print("drop", v20.text)
        v20 = .empty
        print("drop", v19.text)
        v19 = .empty
        print("drop", v7())
        v7 = { "" }
        print("drop", v2.count)
        v2 = []
        print("done")
    }
}
Program21.run()
