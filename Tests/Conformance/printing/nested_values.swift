// How values print inside of others.
struct Empty {}
struct Inner {
    var text = "t"
    var optional: Int? = nil
    var double = 2.0
}
struct Outer {
    let inner = Inner()
    var list: [Inner] = []
    var map = ["k": 1]
    var pair = (1, label: "x")
    let closure: () -> Void = {}
    var kind = Kind.a
}
enum Kind {
    case a
    case b(Int)
    case c(x: Int, y: String?)
    case d(Inner)
    case e((Int, Int))
}
enum Raw: String {
    case first
    case second = "2nd"
}
class Plain { var value = 1 }
class Named: CustomStringConvertible { var description: String { "named" } }
print(Empty(), Inner(), [Empty()], Outer().list, Outer().pair, Outer().kind)
print(
    Kind.b(1), Kind.c(x: 1, y: nil), Kind.c(x: 1, y: "v"), Kind.d(Inner()), Kind.e((1, 2)),
    [Kind.a, .b(2)])
print(
    Raw.first, Raw.second.rawValue, [Raw.second], Raw(rawValue: "2nd") as Any,
    Raw(rawValue: "no") as Any, Raw.self, Raw.first.rawValue)
print(
    Optional(1) as Any, Optional("s") as Any, [Optional(1), nil], Optional(Optional(2)) as Any,
    [1: Optional("a")], (Optional(1), 2), Optional([1]) as Any)
print(Named(), [Named()], ["n": Named()], Optional(Named()) as Any, (Named(), 1), [[Named()]])
print(
    "text", ["text"], ["k": "v"], ("a", "b"), Character("c"), [Character("c")], "q\"uote",
    ["q\"uote", "new\nline"], ["tab\t"])
print(
    1.0, [1.0, 2.5], 1e20, [Float(0.5)], UInt8(3), [UInt8(3)], true, [true], 1...3, [1..<3],
    nil as Int? as Any)
print(
    Int.self, [Int].self, String?.self, [String: Int].self, (Int, String).self, Inner.self, Kind.self,
    type(of: Inner()), type(of: [1: "a"]), Plain.self, Array<Inner>.self)
print(
    String(describing: Inner.self), String(reflecting: Inner.self), String(describing: Kind.b(1)),
    String(reflecting: Kind.b(1)), String(reflecting: "s"), String(reflecting: [1.0]),
    String(reflecting: Raw.first))
print(
    "\(Inner())", "\([Inner()])", "\(Optional(3) as Any)", "\(Kind.a)",
    "value: \(Inner().optional as Any)", "\(Inner().optional.map(String.init) ?? "none")",
    "\("nested \(1 + 1)")")
debugPrint(
    Inner(), Kind.c(x: 1, y: nil), Raw.first, Empty(), [1: "a"], ("a", 1), Optional("x") as Any)
print(
    [[1, 2], [3]], [["a"], []], [["k": [1]]], [:] as [String: Int], [] as [Int], Set([1]),
    [Set(["x"])], ["s": Set([1])])
print(
    Result<Int, any Error>.success(1), Result<String, any Error>.success("s"),
    zip([1], ["a"]).map { $0 }, Array([1, 2].enumerated()), [1, 2, 3][1...], ["a", "b"].dropFirst(),
    "abc".dropFirst(), ["k": 1].map { $0 }, ["k": 1].first!)
protocol Shape {}
struct Square: Shape { var side = 1 }
let shapes: [any Shape] = [Square(), Square(side: 2)]
print(shapes, shapes[0], shapes.first as Any, [1, "a", 2.5, nil as Int?, Square()] as [Any?])
indirect enum Tree {
    case leaf
    case node(Tree, Int, Tree)
}
print(Tree.node(.leaf, 1, .node(.leaf, 2, .leaf)), Optional(Tree.leaf) as Any)
