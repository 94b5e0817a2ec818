// A type inside a generic one knows the arguments of both.
struct Graph<Node: Hashable> {
    struct Edge { let from: Node, to: Node }
    struct Path<Cost: Comparable> {
        var nodes: [Node]
        var cost: Cost
        var summary: String { "\(Node.self) path of \(Cost.self)" }
        static var kind: String { "\(Node.self)/\(Cost.self)" }
    }
    enum Visit { case seen(Node), skipped }
    final class Walker {
        var visits: [Visit] = []
        let graph: Graph
        init(_ graph: Graph) { self.graph = graph }
        func walk() -> Int {
            for edge in graph.edges { visits.append(edge.from == edge.to ? .skipped : .seen(edge.to)) }
            return visits.count
        }
        var nodeType: Node.Type { Node.self }
    }
    var edges: [Edge] = []
    mutating func connect(_ a: Node, _ b: Node) { edges.append(Edge(from: a, to: b)) }
}
var graph = Graph<String>()
graph.connect("a", "b")
graph.connect("b", "b")
let walker = Graph.Walker(graph)
print(walker.walk(), walker.visits.count, walker.nodeType)
for visit in walker.visits {
    switch visit {
    case .seen(let node): print("seen", node)
    case .skipped: print("skipped")
    }
}
let path = Graph<String>.Path(nodes: ["a"], cost: 1.5)
print(path.summary, Graph<Int>.Path<Int>.kind, type(of: path))
print(type(of: graph.edges[0]), Graph<Int>.Edge.self, Graph<Int>.Visit.self)
struct Outer<A> {
    struct Middle<B> {
        struct Inner<C> {
            let a: A, b: B, c: C
            var all: String { "\(A.self) \(B.self) \(C.self)" }
        }
    }
    func middle<B>(_ b: B, _ a: A) -> Middle<B>.Inner<Bool> { .init(a: a, b: b, c: true) }
}
let inner = Outer<Int>.Middle<String>.Inner(a: 1, b: "b", c: 2.5)
print(inner.all, type(of: inner), Outer<Int>().middle("m", 4).all)
extension Outer where A == Int {
    struct Counter { var n: A = 5 }
    static var counter: Counter { Counter() }
}
print(Outer<Int>.counter.n, type(of: Outer<Int>.counter))
