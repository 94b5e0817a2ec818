// When replaced values, optional chains, swaps, in-place removals and results of calls let go.
final class Node {
    let id: Int
    var next: Node?
    init(_ id: Int, _ next: Node? = nil) { self.id = id; self.next = next }
    func make(_ id: Int) -> Node { Node(id) }
    deinit { print("-\(id)") }
}
func chained() {
    let head = Node(1, Node(2, Node(3)))
    print("cut")
    head.next?.next = nil
    print("replace")
    head.next = head.next?.make(4)
    print("skip")
    head.next?.next = Node(5)
    head.next = head.next?.next
    print("now", head.next?.id ?? 0)
    withExtendedLifetime(head) {}
}
chained()
func containers() {
    var list = [Node(10), Node(11), Node(12)]
    list[1] = Node(13)
    print("assigned")
    list.removeFirst()
    print("removed")
    _ = list.popLast()
    print("popped")
    list += [Node(14)]
    list.removeAll { $0.id == 13 }
    print("filtered", list.count)
    var table = ["a": Node(20), "b": Node(21)]
    table["a"] = Node(22)
    print("replaced a")
    table["b"] = nil
    print("removed b")
    table.updateValue(Node(23), forKey: "a")
    print("updated a")
    let old = table.removeValue(forKey: "a")
    print("holds", old?.id ?? 0, table.count)
    withExtendedLifetime((list, old)) {}
}
containers()
func swaps() {
    var a: Node? = Node(30)
    var b: Node? = Node(31)
    swap(&a, &b)
    print("swapped", a!.id, b!.id)
    a = nil
    print("a gone")
    let taken = b.take()
    print("taken", taken!.id, b === nil)
    withExtendedLifetime(taken) {}
}
extension Optional where Wrapped == Node {
    mutating func take() -> Node? { let value = self; self = nil; return value }
}
swaps()
print("end")
