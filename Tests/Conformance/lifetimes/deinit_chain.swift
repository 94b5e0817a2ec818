// A deinit runs from the subclass up; the fields are released after it.
final class Part {
    let name: String
    init(_ name: String) { self.name = name }
    deinit { print("part", name) }
}

class Base {
    let one = Part("base.one")
    let two = Part("base.two")
    deinit { print("base") }
}

class Middle: Base {
    let three = Part("middle.three")
    deinit { print("middle", three.name) }
}

final class Leaf: Middle {
    let four = Part("leaf.four")
    var five: Part? = Part("leaf.five")
    deinit { print("leaf") }
}

func run() {
    let leaf = Leaf()
    print("made", leaf.four.name)
}
run()
print("end")
