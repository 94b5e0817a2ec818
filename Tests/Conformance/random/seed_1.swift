// The random program of seed 1: objects in variables, fields, containers and closures.
enum Program1 {
    class Node {
        let name: String
        var pair: Pair?
        weak var friend: Node?
        var table: [String: Node] = [:]
        var action: (() -> String)?
        var kids: [Node] = []
        var slot = Slot.empty
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
        return { node.name }
    }
    static func run() {
        var v2: Node = pass(Node("n1"))
        do {
            var v4: Node = Leaf("n3", nil as Node?)
            defer { print("defer", v4.name) }
            do {
                let v5 = try risky("r6", false)
                print("made", v5.name)
                var v7: [Node] = v2.kids
                var v8: [String: Node] = [:]
                do {
                    let v9 = try risky("r10", false)
                    print("made", v9.name)
                    var v11: () -> String = { "plain7" }
                    var v13: [String: Node] = ["a": (nil as Node? ?? Node("n12"))]
                    var v14: Node = v4
                    var v15: Node? = v8["a"]
                    var v18: [Node] = ["m16", "m17"].map { Node($0) }
                    var v19: Slot = .many(Array(v18.reversed()))
                    print("drop", v19.text)
                    v19 = .empty
                    print("drop", v18.count)
                    v18 = []
                    print("drop", v15?.name ?? "nil")
                    v15 = nil
                    print("drop", v14.name)
                    v14 = bin
                    print("drop", v13.count)
                    v13 = [:]
                    print("drop", v11())
                    v11 = { "" }
                    withExtendedLifetime(v9) {}
                } catch let failure as Failure {
                    print("caught", failure.node.name)
                } catch {}
                for i20 in v7 {
                    if i20.name.hasSuffix("1") { continue }
                    i20.kids = []
                    if i20.name.hasSuffix("5") { break }
                }
                print(v7.map(\.name), drain(v7))
                print("drop", v8.count)
                v8 = [:]
                print("drop", v7.count)
                v7 = []
                withExtendedLifetime(v5) {}
            } catch let failure as Failure {
                print("caught", failure.node.name)
            } catch {}
            var v21: [String: Node] = ["a": pass(v4)]
            var v22: Slot = .one(v2)
            var v23: () -> String = { [kept = v4.next] in kept?.name ?? "nothing" }
            do {
                var v24: Node? = nil as Node?
                var v27: Pair = Pair(left: Leaf("n25", v24), right: Node("n26"), n: 1)
                var v30: [Node] = ["m28", "m29"].map { Node($0) }
                print(v23())
                change(&v27, nil)
                print(v27.text)
                v2.table["k"] = v30.last
                print("drop", v30.count)
                v30 = []
                print("drop", v27.text)
                v27 = Pair(left: nil, right: nil)
                print("drop", v24?.name ?? "nil")
                v24 = nil
            }
            v23 = keep(v2)
            print("drop", v23())
            v23 = { "" }
            print("drop", v22.text)
            v22 = .empty
            print("drop", v21.count)
            v21 = [:]
            print("drop", v4.name)
            v4 = bin
        }
        print("drop", v2.name)
        v2 = bin
        print("done")
    }
}
Program1.run()
