// deinit runs from the subclass to the base class; then each class's fields go, the subclass's first.
final class Part {
    let name: String
    init(_ name: String) { self.name = name }
    deinit { print("part", name) }
}
class Base {
    let first = Part("base first")
    var second: Part? = Part("base second")
    deinit { print("Base deinit") }
}
class Middle: Base {
    let middle: Part
    init(_ name: String) {
        middle = Part(name)
        super.init()
    }
    deinit { print("Middle deinit", second?.name ?? "gone") }
}
final class Leaf: Middle {
    lazy var unused = Part("never made")
    lazy var used = Part("lazy")
    var list = [Part("l1"), Part("l2")]
    let last = Part("leaf last")
    deinit {
        print("Leaf deinit", used.name)
        second = nil
        print("second cleared")
    }
}
func run() {
    let leaf = Leaf("middle")
    _ = leaf.used
    print("made", leaf.middle.name)
    withExtendedLifetime(leaf) {}
}
run()
print("after")
struct Wrapper {
    let a = Part("struct a")
    let inner: (Part, [Part]) = (Part("tuple"), [Part("array")])
    let b = Part("struct b")
}
final class Owner {
    var wrapper: Wrapper? = Wrapper()
    deinit { print("Owner deinit") }
}
var owner: Owner? = Owner()
print("drop owner")
owner = nil
print("dropped")
