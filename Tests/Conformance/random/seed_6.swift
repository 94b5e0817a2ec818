// The random program of seed 6: objects in variables, fields, containers and closures.
enum Program6 {
    class Node {
        let name: String
        weak var friend: Node?
        var pair: Pair?
        var slot = Slot.empty
        var kids: [Node] = []
        var next: Node? { didSet { print("next of", name) } }
        var table: [String: Node] = [:]
        var action: (() -> String)?
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
        var left: Node?
        var right: Node?
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
        return { [name = node.name] in name + "!" }
    }
    static func run() {
        var v3: Slot = .many(["m1", "m2"].map { Node($0) })
        if true {
            var v5: [String: Node] = ["a": Node("n4")]
            var v6: () -> String = { "plain1" }
            var v7: Slot = .empty
            print("drop", v7.text)
            v7 = .empty
            print("drop", v6())
            v6 = { "" }
            print("drop", v5.count)
            v5 = [:]
        } else {
            print("else")
        }
        var v11: Pair = Pair(left: choose(true, Node("n8"), Node("n9")), right: (nil as Node? ?? Node("n10")), n: 1)
        do {
            var v13: Node = Node("n12")
            defer { print("defer", v13.name) }
            var v14: () -> String = keep(v13)
            v11.left = choose(false, pass(v13), v13)
            print(v11.text)
            var v15: () -> String = { [weak v13] in v13?.name ?? "gone" }
            var v16: Node = pass(v13)
            if true {
                v3 = .empty
                print(v3.text)
                var v17: [String: Node] = [:]
                v11.n += drain([pass(v13)])
                print(v11.text)
                v11.right?.next = ((try? risky("r18", true)) ?? Node("n19"))
                print(v11.text)
                var v21: Node = (v16.next ?? Node("n20"))
                var v23: Node = make("n22")
                var v24: Slot = v3
                var v26: [Node] = [Node("n25"), v13]
                print("drop", v26.count)
                v26 = []
                print("drop", v24.text)
                v24 = .empty
                print("drop", v23.name)
                v23 = bin
                print("drop", v21.name)
                v21 = bin
                print("drop", v17.count)
                v17 = [:]
            } else {
                print("else")
            }
            print("drop", v16.name)
            v16 = bin
            print("drop", v15())
            v15 = { "" }
            print("drop", v14())
            v14 = { "" }
            print("drop", v13.name)
            v13 = bin
        }
        func f27(_ flag: Bool, _ node: Node) -> Node? {
            let v28 = Node("n29")
            defer { print("leaving", v28.name) }
            guard flag else { return nil }
            v28.next = node
            return node.next ?? v28
        }
        print(f27(true, Node("n30"))?.name ?? "nil")
        var v32: Node = pass(Node("n31"))
        print("drop", v32.name)
        v32 = bin
        print("drop", v11.text)
        v11 = Pair(left: nil, right: nil)
        print("drop", v3.text)
        v3 = .empty
        print("done")
    }
}
Program6.run()
