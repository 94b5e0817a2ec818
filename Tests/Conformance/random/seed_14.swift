// The random program of seed 14: objects in variables, fields, containers and closures.
enum Program14 {
    class Node {
        let name: String
        var slot = Slot.empty
        var kids: [Node] = []
        var next: Node?
        weak var friend: Node?
        var table: [String: Node] = [:]
        var pair: Pair?
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
        pair = Pair(left: pair.right, right: node, n: pair.n + 1)
    }
    static func drain(_ nodes: [Node]) -> Int { nodes.reduce(0) { $0 + $1.name.count } }
    static func keep(_ node: Node) -> () -> String {
        return { [name = node.name] in name + "!" }
    }
    static func run() {
        var v3: Pair = Pair(left: Leaf("n1", Node("n2").next), right: nil)
        var v5: Node = make("n4")
        var v6: () -> String = keep(v5)
        v6 = { "plain6" }
        var v9: Slot = .many(["m7", "m8"].map { Node($0) })
        if true {
            v3.right?.next = Leaf("n10", v5.next)
            print(v3.text)
            var v13: [Node] = ["m11", "m12"].map { Node($0) }
            v5.kids.append(Node("n14"))
            print(v5.text(), v5.friend?.name ?? "nil")
            print("drop", v13.count)
            v13 = []
        } else {
            print("else")
        }
        v3.turn()
        print(v3.text)
        print("drop", v9.text)
        v9 = .empty
        print("drop", v6())
        v6 = { "" }
        print("drop", v5.name)
        v5 = bin
        print("drop", v3.text)
        v3 = Pair(left: nil, right: nil)
        print("done")
    }
}
Program14.run()
