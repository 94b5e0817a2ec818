// A designated initializer that does not call super.init() does so where it leaves.
func made(_ text: String) -> Int {
    print("default of", text)
    return 1
}
class Plain { var list = [made("list")] }
class FromPlain: Plain {
    var x: Int
    init(x: Int) { self.x = x }
}
print(FromPlain(x: 2).list)

class Told {
    var name: String
    init(name: String = "nobody") {
        self.name = name
        print("Told.init")
    }
    deinit { print("Told.deinit", name) }
}
class Middle: Told { var more = made("more") }
final class Leaf: Middle {
    let x: Int
    init(x: Int) {
        self.x = x
        print("before")
        guard x > 0 else { return }
        print("after")
    }
    init?(even: Int) {
        x = even
        if even % 2 == 1 { return nil }
    }
    convenience init() { self.init(x: 7) }
}
func run() {
    print(Leaf(x: 1).more)
    print(Leaf(x: 0).name)
    print(Leaf(even: 3) == nil)
    print(Leaf(even: 4)?.x ?? 0)
    print(Leaf().x)
}
run()

class Box<T> { var values: [T] = [] }
class Shelf<T>: Box<T> { var width = made("width") }
final class Labeled<T>: Shelf<T> {
    let label: T
    init(label: T) { self.label = label }
}
let labeled = Labeled(label: "a")
labeled.values.append("b")
print(labeled.values, labeled.width, labeled.label)
class Overridden: Plain {
    override init() { print("own") }
}
print(Overridden().list)
