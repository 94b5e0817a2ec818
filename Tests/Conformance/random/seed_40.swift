// The random program of seed 40: objects in variables, fields, containers and closures.
enum Program40 {
    class Node {
        let name: String
        var kids: [Node] = []
        var table: [String: Node] = [:]
        weak var friend: Node?
        var pair: Pair?
        var slot = Slot.empty
        var action: (() -> String)?
        var next: Node? { didSet { print("next of", name) } }
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
        var v1: Node? = nil
        var v4: [Node] = ["m2", "m3"].map { Node($0) }
        v1 = nil
        print("now", v1?.name ?? "nil")
        var v5: () -> String = { "plain1" }
        var v6: Slot = .many(Array(v4.reversed()))
        do {
            var v8: Node = (v1 ?? Node("n7"))
            defer { print("defer", v8.name) }
            v8.action = { [v8] in v8.name }
            v4.sort { $0.name > $1.name }
            print(v4.map(\.name), drain(v4))
            for i9 in 0..<2 {
                do {
                    do {
                        v8.action = { [v8] in v8.name }
                        var v10: Pair = Pair(left: v8, right: nil)
                        v8.action = { [weak v8] in v8?.name ?? "gone" }
                        var v11: () -> String = keep(v8)
                        print("drop", v11())
                        v11 = { "" }
                        print("drop", v10.text)
                        v10 = Pair(left: nil, right: nil)
                    }
                    v4.append(v8)
                    print(v4.map(\.name), drain(v4))
                    do {
                        v4.sort { $0.name > $1.name }
                        print(v4.map(\.name), drain(v4))
                        var v14: Pair = Pair(left: v1, right: ((try? risky("r12", true)) ?? Node("n13")), n: 1)
                        var v15: Node? = v14.left
                        print("drop", v15?.name ?? "nil")
                        v15 = nil
                        print("drop", v14.text)
                        v14 = Pair(left: nil, right: nil)
                    }
                    var v17: Node? = Leaf("n16", v1)
                    v4 += v8.kids
                    print(v4.map(\.name), drain(v4))
                    if let h18 = v1 {
                        print("some", h18.text())
                        var v19: [String: Node] = ["a": v8]
                        print("drop", v19.count)
                        v19 = [:]
                    }
                    print("now", v1?.name ?? "nil")
                    print("drop", v17?.name ?? "nil")
                    v17 = nil
                }
            }
            print("drop", v8.name)
            v8 = bin
        }
        print("drop", v6.text)
        v6 = .empty
        print("drop", v5())
        v5 = { "" }
        print("drop", v4.count)
        v4 = []
        print("drop", v1?.name ?? "nil")
        v1 = nil
        print("done")
    }
}
Program40.run()
