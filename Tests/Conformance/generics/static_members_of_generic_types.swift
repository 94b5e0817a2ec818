// Static members of generic types see the arguments of the type they are used through.
struct Box<Value> {
    var value: Value
    static var name: String { "Box<\(Value.self)>" }
    static func make(_ value: Value) -> Box { Box(value: value) }
    static func many(_ values: Value...) -> [Self] { values.map { Self(value: $0) } }
    static subscript(index: Int) -> String { "\(Value.self) at \(index)" }
    var typeName: String { Self.name }
    func same() -> Self.Type { Self.self }
    func fresh(_ other: Value) -> Self { Self.make(other) }
}
print(Box<Int>.name, Box<[String]>.name, Box<Int>[3])
print(Box.make(1), Box<Double>.make(2), Box.many(1, 2).map(\.value))
let box = Box(value: "x")
print(box.typeName, box.same(), box.fresh("y"))
func describe<T>(_ box: Box<T>) -> String { "\(Box<T>.name) \(type(of: box)) \(box.same())" }
print(describe(box), describe(Box(value: [1: true])))

class Registry<Item> {
    class var label: String { "registry of \(Item.self)" }
    required init() {}
    class func build() -> Self { self.init() }
    var items: [Item] = []
}
final class Names: Registry<String> {
    override class var label: String { "names, a " + super.label }
}
print(Registry<Int>.label, Names.label, type(of: Registry<Bool>.build()), type(of: Names.build()))
let registries: [Registry<String>.Type] = [Registry<String>.self, Names.self]
for type in registries {
    let made = type.init()
    made.items.append("a")
    print(type.label, made.items, type)
}
enum Parser<Output> {
    static func type() -> Any.Type { Output.self }
    static var isText: Bool { Output.self == String.self }
}
print(Parser<String>.type(), Parser<String>.isText, Parser<Int>.isText)
protocol Zero { static var zero: Self { get } }
extension Int: Zero {}
extension Double: Zero {}
struct Sum<N: Zero & AdditiveArithmetic> {
    static func of(_ values: [N]) -> N { values.reduce(N.zero, +) }
    static var start: N { .zero }
}
print(Sum.of([1, 2, 3]), Sum.of([0.5, 1]), Sum<Double>.start)
