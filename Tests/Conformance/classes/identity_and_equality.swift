// Identity against equality, objects as keys by identity, references shared and copied, identity of results.
final class Node: Hashable {
    var value: Int
    weak var parent: Node?
    var children: [Node] = []
    init(_ value: Int) { self.value = value }
    static func == (a: Node, b: Node) -> Bool { a.value == b.value }
    func hash(into hasher: inout Hasher) { hasher.combine(value) }
    func add(_ child: Node) -> Node {
        child.parent = self
        children.append(child)
        return self
    }
    var root: Node { parent?.root ?? self }
    var depth: Int { parent.map { $0.depth + 1 } ?? 0 }
}
let a = Node(1)
let b = Node(1)
let c = a
print(
    a == b, a === b, a === c, a !== b, c == b, ObjectIdentifier(a) == ObjectIdentifier(c),
    ObjectIdentifier(a) == ObjectIdentifier(b))
c.value = 5
print(a.value, b.value, a == c, Set([a, b, c]).count)
let tree = Node(0).add(Node(1).add(Node(2))).add(Node(3))
let leaf = tree.children[0].children[0]
print(
    leaf.root === tree, leaf.depth, leaf.parent?.value ?? -1, tree.children.map(\.value),
    tree.children.firstIndex { $0 === leaf.parent } ?? -1)
struct Pair {
    let left: Node
    var right: Node
}
var pair = Pair(left: a, right: b)
let copy = pair
pair.right.value = 9
print(copy.right.value, copy.right === pair.right)
pair.right = Node(9)
print(copy.right === pair.right, copy.right == pair.right)
var seen: [ObjectIdentifier: String] = [:]
seen[ObjectIdentifier(a)] = "a"
seen[ObjectIdentifier(b)] = "b"
seen[ObjectIdentifier(c)] = "c"
print(seen.count, seen[ObjectIdentifier(a)] ?? "")
let list = [a, b, a]
print(
    list.filter { $0 === a }.count, list.map { ObjectIdentifier($0) == ObjectIdentifier(a) }, list.contains { $0 === c }
)
let optional: Node? = a
let none: Node? = nil
print(optional === a, none === nil, optional !== none, optional == a, none == nil)
let any: AnyObject = a
let other: any Hashable = a
print(any === a, (any as? Node)?.value ?? 0, (other as AnyObject) === a)
func same(_ x: AnyObject, _ y: AnyObject) -> Bool { x === y }
print(same(a, c), same(a, b), [a, b].elementsEqual([c, b], by: ===))
