// What a generic parameter stands for is a value in the body.
func name<T>(_ value: T) -> String { "\(T.self)" }
func names<T: Hashable, U>(_ first: T, _ second: U) -> String {
    "\(T.self) \(U.self) \([T].self) \([T: U].self) \((T, U?).self)"
}
func kind<T>(of values: [T]) -> String { "\(T.self) \(values.count)" }
print(name(1), name("a"), name([1.5]), name((1, true)), names(1, "x"), kind(of: [Int]()), kind(of: ["a"]))

struct Item {}
final class Object {}
func described<T>(_ type: T.Type) -> String { String(describing: T.self) + String(describing: type) }
print(described(Item.self), described(Object.self), described([Item].self), described(Int?.self))
print(name(Item()), name(Object()), name(Optional(1)), name(nil as String?))

func outer<T>(_ value: T) -> String { inner(value, [value]) }
func inner<A, B>(_ a: A, _ b: B) -> String { "\(A.self) in \(B.self)" }
print(outer(3), outer("s"))

protocol Named { static var title: String { get } }
extension Item: Named { static var title: String { "item" } }
extension Object: Named { static var title: String { "object" } }
func title<T: Named>(_ value: T) -> String { T.title }
func titles<T: Named>(of type: T.Type) -> [String] { [T.title, type.title] }
let mixed: [any Named] = [Item(), Object()]
print(title(Item()), title(Object()), titles(of: Item.self), mixed.map { title($0) }, mixed.map { type(of: $0).title })
func local() {
    func nested<T>(_ value: T) -> String { "nested \(T.self)" }
    let closure = { (number: Double) in nested(number) }
    print(nested(1), closure(2))
}
local()
