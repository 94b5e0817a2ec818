// A class that inherits its initializers has its own default values set whichever way they are called.
func value(_ text: String, _ result: Int) -> Int {
    print("default of", text)
    return result
}
class Base {
    let name: String
    init(_ name: String) {
        self.name = name
        print("Base.init", name)
    }
    convenience init(twice name: String) { self.init(name + name) }
}
class Middle: Base {
    var amount = value("amount", 3)
    weak var other: Base?
    convenience init(number: Int) { self.init("number \(number)") }
}
final class Leaf: Middle {
    let extra: Int
    init(_ name: String, extra: Int) {
        self.extra = value("extra", extra)
        super.init(name)
    }
}
class Overriding: Middle {
    var own = value("own", 1)
    override init(_ name: String) {
        print("Overriding.init")
        super.init(name + "!")
    }
}
final class Last: Overriding { var last = value("last", 9) }

print(Middle("a").amount)
print(Middle(twice: "b").amount)
print(Middle(number: 4).amount)
let leaf = Leaf("c", extra: 2)
leaf.amount += 1
print(leaf.amount, leaf.extra, leaf.other == nil)
let overriding = Overriding(number: 5)
print(overriding.amount, overriding.own, overriding.name)
let last = Last(twice: "d")
print(last.amount, last.own, last.last, last.name)
