// The random program of seed 12: objects in variables, fields, containers and closures.
enum Program12 {
    class Node {
        let name: String
        var action: (() -> String)?
        var table: [String: Node] = [:]
        var pair: Pair?
        var kids: [Node] = []
        var slot = Slot.empty
        weak var friend: Node?
        var next: Node?
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
        return { [name = node.name] in name + "!" }
    }
    static func run() {
        var v2: [String: Node] = ["a": make("n1")]
        var v5: [Node] = [((try? risky("r3", false)) ?? Node("n4"))]
        var v6: Node? = v2["a"]
        if true {
            var v7: () -> String = { "plain6" }
            var v8: [String: Node] = [:]
            if true {
                v5.removeAll { $0.kids.isEmpty }
                print(v5.map(\.name), drain(v5))
                print(v7())
                func f9(_ flag: Bool, _ node: Node) -> Node? {
                    let v10 = Node("n11")
                    defer { print("leaving", v10.name) }
                    guard flag else { return nil }
                    v10.next = node
                    return v10
                }
                print(f9(false, pass(Node("n12")))?.name ?? "nil")
                v2.removeValue(forKey: "a")
                print(v2.keys.sorted(), v2["a"]?.name ?? "nil")
                do {
                    var v14: Pair = Pair(left: v5.last, right: (v6 ?? Node("n13")), n: 1)
                    v2.removeValue(forKey: "a")
                    print(v2.keys.sorted(), v2["a"]?.name ?? "nil")
                    func f15(_ flag: Bool, _ node: Node) -> Node? {
                        let v16 = Node("n17")
                        defer { print("leaving", v16.name) }
                        guard flag else { return nil }
                        v16.next = node
                        return v16
                    }
                    print(f15(true, Node("n18"))?.name ?? "nil")
                    v6?.pair = v14
                    print("now", v6?.name ?? "nil")
                    v2["a"]?.kids.append(Node("n19"))
                    print(v2.keys.sorted(), v2["a"]?.name ?? "nil")
                    v5.append(Node("n20"))
                    print(v5.map(\.name), drain(v5))
                    print("drop", v14.text)
                    v14 = Pair(left: nil, right: nil)
                }
                var v22: Slot = .many(Node("n21").kids)
                print("drop", v22.text)
                v22 = .empty
            } else {
                print("else")
            }
            var v24: Slot = .one(make("n23"))
            v5 += [(v6 ?? Node("n25")), Node("n26")]
            print(v5.map(\.name), drain(v5))
            var v28: Pair = Pair(left: Leaf("n27", v6), right: nil)
            if v5.count > 1 { v5.swapAt(0, 1); v5[0] = Node("n29") }
            print(v5.map(\.name), drain(v5))
            do {
                var v31: Node = pass(Node("n30"))
                defer { print("defer", v31.name) }
                print("drop", v31.name)
                v31 = bin
            }
            print("drop", v28.text)
            v28 = Pair(left: nil, right: nil)
            print("drop", v24.text)
            v24 = .empty
            print("drop", v8.count)
            v8 = [:]
            print("drop", v7())
            v7 = { "" }
        } else {
            print("else")
        }
        print("drop", v6?.name ?? "nil")
        v6 = nil
        print("drop", v5.count)
        v5 = []
        print("drop", v2.count)
        v2 = [:]
        print("done")
    }
}
Program12.run()
