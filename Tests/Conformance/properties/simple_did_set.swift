// A `didSet` that does not ask for the old value runs when that is gone; one that names it keeps it until it has run.
final class Node {
    let name: String
    init(_ name: String) { self.name = name }
    deinit { print("-", name) }
}
final class Holder {
    var plain: Node? { didSet { print("didSet", plain?.name ?? "nil") } }
    var old: Node? { didSet { print("didSet old", oldValue?.name ?? "nil") } }
    var named: Node? { didSet(previous) { print("didSet named", previous?.name ?? "nil") } }
    var will: Node? {
        willSet { print("willSet", newValue?.name ?? "nil") }
        didSet { print("didSet will") }
    }
    var unused: Node? { didSet(unusedName) { print("named but unused") } }
    var list: [Node] = [] { didSet { print("list", list.count) } }
}
struct Pair {
    var node: Node? { didSet { print("pair", node?.name ?? "nil") } }
    var nodeOld: Node? { didSet { print("pair old", oldValue?.name ?? "nil") } }
}
func run() {
    let holder = Holder()
    holder.plain = Node("a"); print("1"); holder.plain = Node("b"); print("2"); holder.plain = nil; print("3")
    holder.old = Node("c"); print("4"); holder.old = Node("d"); print("5"); holder.old = nil; print("6")
    holder.named = Node("e"); holder.named = nil; print("7")
    holder.will = Node("f"); holder.will = Node("g"); holder.will = nil; print("8")
    holder.unused = Node("h"); holder.unused = nil; print("9")
    holder.list = [Node("i")]; holder.list.append(Node("j")); print("10"); holder.list = []; print("11")
    var pair = Pair()
    pair.node = Node("k"); pair.node = Node("l"); print("12"); pair.node = nil; print("13")
    pair.nodeOld = Node("m"); pair.nodeOld = nil; print("14")
    var local: Node? = Node("n") { didSet { print("local") } }
    local = nil
    print("15")
}
run()
class Base { var x: Node? }
class Sub: Base { override var x: Node? { didSet { print("sub", x?.name ?? "nil") } } }
class Sub2: Base { override var x: Node? { didSet { print("sub2", oldValue?.name ?? "nil") } } }
func run2() {
    let s = Sub(); s.x = Node("o"); s.x = Node("p"); print("16"); s.x = nil; print("17")
    let t = Sub2(); t.x = Node("q"); t.x = nil; print("18")
}
run2()
var global: Node? { didSet { print("global") } }
global = Node("r"); global = nil
print("19")
