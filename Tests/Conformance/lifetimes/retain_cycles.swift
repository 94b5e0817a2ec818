// Two objects that hold one another are never freed, unless one link is cut.
final class Node {
    let name: String
    var next: Node?
    var action: (() -> Void)?
    init(_ name: String) { self.name = name }
    deinit { print("deinit", name) }
}

func leak() {
    let a = Node("leaked a")
    let b = Node("leaked b")
    a.next = b
    b.next = a
}

func cut() {
    let a = Node("cut a")
    let b = Node("cut b")
    a.next = b
    b.next = a
    a.next = nil
    print("cut", a.next == nil, b.next === a)
    withExtendedLifetime((a, b)) {}
}

func closures() {
    let strong = Node("strong closure")
    strong.action = { print("runs", strong.name) }
    strong.action?()
    let weak = Node("weak closure")
    weak.action = { [weak weak] in print("runs", weak?.name ?? "nobody") }
    weak.action?()
    withExtendedLifetime(weak) {}
}

leak()
cut()
closures()
print("end")
