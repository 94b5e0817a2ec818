// A local `lazy` variable is made at its first use, wherever that is, or never; an assignment comes instead.
func make(_ name: String) -> String { print("make", name); return name }
func run(_ use: Bool) {
    lazy var value = make("value")
    lazy var typed: [String] = {
        print("list"); return ["x"]
    }()
    print("start")
    if use { print(value); print(value); value = "other"; print(value) }
    typed.append("y")
    print(typed)
    lazy var assigned: String = make("never")
    assigned = "set"
    print(assigned)
    let closure = { print(value) }
    closure()
}
run(false)
run(true)
final class Node {
    let name: String; init(_ name: String) { self.name = name; print("+", name) }; deinit { print("-", name) }
}
func life() {
    lazy var node = Node("n")
    lazy var never = Node("never")
    print("before")
    print(node.name)
    print("after")
}
life()
