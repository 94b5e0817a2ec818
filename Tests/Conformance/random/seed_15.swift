// The random program of seed 15: objects in variables, fields, containers and closures.
enum Program15 {
    class Node {
        let name: String
        var pair: Pair?
        weak var friend: Node?
        var action: (() -> String)?
        var next: Node?
        var slot = Slot.empty
        var table: [String: Node] = [:]
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
        func f1(_ flag: Bool, _ node: Node) -> Node? {
            let v2 = Node("n3")
            defer { print("leaving", v2.name) }
            guard flag else { return nil }
            v2.next = node
            return v2
        }
        print(f1(true, pass(Node("n4")))?.name ?? "nil")
        var v7: Slot = .one(((try? risky("r5", true)) ?? Node("n6")))
        var v10: Node = Leaf("n8", Node("n9").next)
        var v12: [String: Node] = ["a": Node("n11")]
        var v13: Pair = Pair(left: v12["a"], right: v10, n: 1)
        var v14: Node? = choose(false, v10, v10)
        do {
            var v17: Node = ((try? risky("r15", true)) ?? Node("n16"))
            defer { print("defer", v17.name) }
            do {
                v7 = .two(Node("n18"), Pair(left: v13.left, right: (v14 ?? Node("n19")), n: 1))
                print(v7.text)
                v12["a"] = v13.left
                print(v12.keys.sorted(), v12["a"]?.name ?? "nil")
                v12["a"]?.kids.append(pass(v10))
                print(v12.keys.sorted(), v12["a"]?.name ?? "nil")
                v13.n += drain([(v14 ?? Node("n20"))])
                print(v13.text)
                for i21 in 0..<2 {
                    v13.n += drain([make("n22")])
                    print(v13.text)
                    v14?.pair?.turn()
                    print("now", v14?.name ?? "nil")
                    if let h23 = v14 {
                        print("some", h23.text())
                        v7 = .empty
                        print(v7.text)
                        var v25: [Node] = [v10, make("n24")]
                        v7 = .one(((try? risky("r26", false)) ?? Node("n27")))
                        print(v7.text)
                        print("drop", v25.count)
                        v25 = []
                    }
                    print("now", v14?.name ?? "nil")
                    v14?.slot = v7
                    print("now", v14?.name ?? "nil")
                    print("turn", i21)
                }
                v14?.pair = v13
                print("now", v14?.name ?? "nil")
                var v28: () -> String = { "plain5" }
                print(v28())
                print("drop", v28())
                v28 = { "" }
            }
            var v29: () -> String = keep(v10)
            print("drop", v29())
            v29 = { "" }
            print("drop", v17.name)
            v17 = bin
        }
        print("drop", v14?.name ?? "nil")
        v14 = nil
        print("drop", v13.text)
        v13 = Pair(left: nil, right: nil)
        print("drop", v12.count)
        v12 = [:]
        print("drop", v10.name)
        v10 = bin
        print("drop", v7.text)
        v7 = .empty
        print("done")
    }
}
Program15.run()
