// The random program of seed 48: objects in variables, fields, containers and closures.
enum Program48 {
    class Node {
        let name: String
        var next: Node? { didSet { print("next of", name) } }
        var action: (() -> String)?
        var kids: [Node] = []
        var slot = Slot.empty
        var pair: Pair?
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
        return { [weak node] in node?.name ?? "gone" }
    }
    static func run() {
        var v2: Node? = Leaf("n1", nil as Node?)
        v2?.next = Node("n3")
        print("now", v2?.name ?? "nil")
        v2 = Node("n4")
        print("now", v2?.name ?? "nil")
        do {
            var v7: Node? = choose(false, (v2 ?? Node("n5")), Node("n6"))
            do {
                let v8 = try risky("r9", false)
                print("made", v8.name)
                var v10: () -> String = { "plain0" }
                var v12: [String: Node] = ["a": Node("n11")]
                var v15: [Node] = ["m13", "m14"].map { Node($0) }
                if true {
                    v12.removeValue(forKey: "a")
                    print(v12.keys.sorted(), v12["a"]?.name ?? "nil")
                    var v17: Pair = Pair(left: Node("n16"), right: nil)
                    v17 = Pair(left: Node("n18"), right: nil)
                    print(v17.text)
                    print("drop", v17.text)
                    v17 = Pair(left: nil, right: nil)
                } else {
                    print("else")
                }
                if false {
                    v2?.pair?.turn()
                    print("now", v2?.name ?? "nil")
                    var v19: () -> String = { "plain6" }
                    do {
                        v10 = { "plain4" }
                        v10 = { "plain3" }
                        v12["a"]?.kids.append(Node("n20"))
                        print(v12.keys.sorted(), v12["a"]?.name ?? "nil")
                        var v21: [String: Node] = [:]
                        print("drop", v21.count)
                        v21 = [:]
                    }
                    var v23: Node = Node("n22")
                    func f24(_ flag: Bool, _ node: Node) -> Node? {
                        let v25 = Node("n26")
                        defer { print("leaving", v25.name) }
                        guard flag else { return nil }
                        v25.next = node
                        return node.next ?? v25
                    }
                    print(f24(false, ((try? risky("r27", true)) ?? Node("n28")))?.name ?? "nil")
                    v7 = v15.last
                    print("now", v7?.name ?? "nil")
                    print("drop", v23.name)
                    v23 = bin
                    print("drop", v19())
                    v19 = { "" }
                } else {
                    print("else")
                }
                print("drop", v15.count)
                v15 = []
                print("drop", v12.count)
                v12 = [:]
                print("drop", v10())
                v10 = { "" }
                withExtendedLifetime(v8) {}
            } catch let failure as Failure {
                print("caught", failure.node.name)
            } catch {}
            print("drop", v7?.name ?? "nil")
            v7 = nil
        }
        print("drop", v2?.name ?? "nil")
        v2 = nil
        print("done")
    }
}
Program48.run()
