// Overrides of methods, properties, subscripts, statics and operators' helpers, with super at every level.
class Base: CustomStringConvertible {
    private var store = [1, 2, 3]
    var name: String { "base" }
    var count: Int {
        get { store.count }
        set { store = Array(repeating: 0, count: newValue) }
    }
    subscript(i: Int) -> Int {
        get { store[i] }
        set { store[i] = newValue }
    }
    func greet(_ who: String = "you", times n: Int = 1) -> String { String(repeating: "hi \(who) ", count: n) }
    static func make() -> Base { Base() }
    class func create() -> Base { Base() }
    var description: String { "\(name)\(store)" }
    func template() -> String { "<\(hook())>" }
    func hook() -> String { "base hook" }
    final func sealed() -> String { "sealed " + name }
    func callAsFunction(_ x: Int) -> Int { x }
    required init() {}
}
class Middle: Base {
    override var name: String { "middle of " + super.name }
    override var count: Int {
        get { super.count * 10 }
        set { super.count = newValue / 10 }
    }
    override subscript(i: Int) -> Int {
        get { super[i] + 100 }
        set { super[i] = newValue - 100 }
    }
    override func greet(_ who: String = "all", times n: Int = 2) -> String { "M:" + super.greet(who, times: n) }
    override class func create() -> Base { Middle() }
    override func hook() -> String { "middle hook" }
}
final class Leaf: Middle {
    override var name: String { "leaf" }
    override func hook() -> String { "leaf then " + super.hook() }
    override func callAsFunction(_ x: Int) -> Int { super.callAsFunction(x) * 2 }
    func baseName() -> String { super.name }
}
let objects: [Base] = [Base(), Middle(), Leaf()]
for object in objects {
    object[0] += 5
    object.count += 1
    print(object, object.count, object[0], object.greet(), object.template(), object.sealed(), object(4))
}
print(type(of: Middle.create()), type(of: Leaf.create()), type(of: Leaf.make()), Leaf().baseName())
let middle: Middle = Leaf()
print(middle.greet(), middle.greet("x"), (middle as Base).greet("y", times: 1))
let method = objects[2].hook
let unbound = Base.hook
print(method(), unbound(objects[1])())
protocol Named { var name: String { get }; func shout() -> String }
extension Named { func shout() -> String { name.uppercased() } }
extension Base: Named {}
class Quiet: Base { func shout() -> String { "..." } }
let named: [any Named] = [Leaf(), Quiet()]
print(named.map { $0.shout() }, Quiet().shout())
