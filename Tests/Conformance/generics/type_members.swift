// Members of generic types know the arguments of the type.
struct Box<Value> {
    var value: Value
    var kind: String { "\(Value.self)" }
    func holds<T>(_ type: T.Type) -> Bool { value is T }
    static func describe() -> String { "Box of \(Value.self)" }
    init(_ value: Value) { self.value = value }
    init(many values: [Value]) {
        print("from", Value.self)
        self.init(values[0])
    }
}
print(Box(1).kind, Box("a").kind, Box([true]).kind, Box(2).holds(Int.self), Box(2).holds(String.self))
print(Box<Int>.describe(), Box<[String]>.describe(), Box(many: [2.5]).value)
final class Store<Element> {
    var items: [Element] = []
    let name: String
    init(_ first: Element) {
        name = "store of \(Element.self)"
        items = [first]
    }
    func only<T>(_ type: T.Type) -> [T] { items.compactMap { $0 as? T } }
}
let store = Store<Any>(1)
store.items.append("x")
print(store.name, store.only(String.self), store.only(Int.self), Store("s").name)
enum Tree<Leaf> {
    case leaf(Leaf)
    indirect case node(Tree, Tree)
    var count: Int {
        switch self {
        case .leaf: 1
        case .node(let left, let right): left.count + right.count
        }
    }
    func map<T>(_ transform: (Leaf) -> T) -> Tree<T> {
        switch self {
        case .leaf(let leaf): .leaf(transform(leaf))
        case .node(let left, let right): .node(left.map(transform), right.map(transform))
        }
    }
}
let tree = Tree.node(.leaf(1), .node(.leaf(2), .leaf(3)))
print(tree.count, tree.map { "\($0)" }.count)
struct Pair<A, B> { let a: A; let b: B }
print(Pair(a: 1, b: "x"), Pair(a: [1], b: Pair(a: true, b: 2.0)), type(of: Pair(a: 1, b: 1 < 2)))
