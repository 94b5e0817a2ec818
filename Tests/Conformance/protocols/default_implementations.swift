// Static against dynamic dispatch of extension members, shadowing, defaults calling requirements, refinement overriding defaults.
protocol Base {
    func required() -> String
    func defaulted() -> String
}
extension Base {
    func defaulted() -> String { "Base.defaulted" }
    func extra() -> String { "Base.extra" }
    func all() -> [String] { [required(), defaulted(), extra()] }
}
protocol Refined: Base { func more() -> String }
extension Refined {
    func required() -> String { "Refined.required" }
    func defaulted() -> String { "Refined.defaulted" }
    func extra() -> String { "Refined.extra" }
    func more() -> String { "Refined.more" }
}
struct Plain: Base { func required() -> String { "Plain.required" } }
struct Own: Base {
    func required() -> String { "Own.required" }
    func defaulted() -> String { "Own.defaulted" }
    func extra() -> String { "Own.extra" }
}
struct Fancy: Refined {}
final class Sub: Refined {
    func more() -> String { "Sub.more" }
    func extra() -> String { "Sub.extra" }
}
let all: [any Base] = [Plain(), Own(), Fancy(), Sub()]
for value in all { print(type(of: value), value.all(), value.extra()) }
print(
    Own().extra(), (Own() as any Base).extra(), Fancy().extra(), (Fancy() as any Base).extra(),
    (Fancy() as any Refined).extra(), Sub().extra())
func generic<T: Base>(_ value: T) -> [String] { [value.defaulted(), value.extra()] }
func refined<T: Refined>(_ value: T) -> [String] { [value.defaulted(), value.extra(), value.more()] }
print(generic(Own()), generic(Fancy()), refined(Fancy()), refined(Sub()), generic(Sub()))
class Parent: Base { func required() -> String { "Parent.required" } }
final class Child: Parent {
    func defaulted() -> String { "Child.defaulted" }
    override func required() -> String { "Child.required" }
}
let parent: Parent = Child()
print(parent.all(), Child().defaulted(), (Child() as any Base).defaulted(), generic(Child()))
protocol Describable { var text: String { get } }
extension Describable {
    var text: String { "a \(Self.self)" }
    static var kind: String { "kind of \(Self.self)" }
}
extension Describable where Self: Equatable { var text: String { "equatable \(Self.self)" } }
extension Describable where Self: Base { func both() -> String { text + "/" + required() } }
extension Plain: Describable {}
extension Int: Describable {}
struct Custom: Describable { var text: String { "custom" } }
print(
    Plain().text, 3.text, Custom().text, Plain().both(), Int.kind,
    ([Plain(), 3, Custom()] as [any Describable]).map(\.text))
