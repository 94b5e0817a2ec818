// Which overload is meant: by literal, by optionality, by result, generic against concrete, by closure, by labels.
func f(_ n: Int) -> String { "Int" }
func f(_ n: Double) -> String { "Double" }
func f(_ n: Int?) -> String { "Int?" }
func f(_ s: String) -> String { "String" }
func f(_ s: Character) -> String { "Character" }
func f<T>(_ value: T) -> String { "generic" }
func f<T: Collection>(_ value: T) -> String { "collection" }
func f(_ list: [Int]) -> String { "[Int]" }
func f(_ any: Any.Type) -> String { "type" }
let maybe: Int? = 1
print(
    f(1), f(1.0), f(maybe), f("s"), f("s" as Character), f(true), f(Set([1])), f([1]), f(["a"]), f(Int8(1)), f(Int.self)
)
func g(_ n: Int) -> Int { n + 1 }
func g(_ n: Int) -> String { "text \(n)" }
let number: Int = g(1)
let text: String = g(1)
print(number, text, g(2) + 1 as Int, "\(g(2) as String)")
func h(_ action: () -> Void) { print("no parameter") }
func h(_ action: (Int) -> Void) { print("one parameter") }
func h(_ action: (Int, Int) -> Int) { print("two parameters") }
h {}
h { _ in }
h { $0 + $1 }
func k(_ a: Int, _ b: Int = 2) -> String { "with default" }
func k(_ a: Int) -> String { "exact" }
func k(_ a: Int...) -> String { "variadic" }
print(k(1), k(1, 2), k(1, 2, 3), k())
func m(x: Int) -> String { "x" }
func m(y: Int) -> String { "y" }
func m(x: Int, y: Int) -> String { "xy" }
print(m(x: 1), m(y: 1), m(x: 1, y: 2), [1].map(m(y:)))
protocol P {}
struct A: P {}
struct B: P, CustomStringConvertible { var description: String { "B" } }
func n(_ value: any P) -> String { "P" }
func n(_ value: B) -> String { "B" }
func n<T: P & CustomStringConvertible>(_ value: T) -> String { "both" }
let erased: any P = B()
print(n(A()), n(B()), n(erased))
class Base {}
class Derived: Base {}
func o(_ value: Base) -> String { "Base" }
func o(_ value: Derived) -> String { "Derived" }
func o(_ value: AnyObject) -> String { "AnyObject" }
let upcast: Base = Derived()
final class Other {}
print(o(Base()), o(Derived()), o(upcast), o(Other()))
extension Array { func kind() -> String { "array" } }
extension Array where Element == Int { func kind() -> String { "ints" } }
extension Array where Element: Collection { func kind() -> String { "collections" } }
print([1].kind(), ["a"].kind(), [2.0].kind())
struct Value {
    static func make() -> Int { 1 }; static func make() -> String { "one" }; subscript(i: Int) -> String { "int" };
    subscript(s: String) -> String { "string" }
}
let made: String = Value.make()
print(made, Value.make() + 1 as Int, Value()[0], Value()["k"])
