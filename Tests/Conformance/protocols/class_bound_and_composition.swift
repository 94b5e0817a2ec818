// Class-bound protocols, compositions, refinement with defaults, weak delegates and protocol-typed collections.
protocol Delegate: AnyObject {
    func didChange(_ value: Int)
    var isInterested: Bool { get }
}
extension Delegate { var isInterested: Bool { true }; func didChange(_ value: Int) { print("default", value) } }
final class Model {
    weak var delegate: (any Delegate)?
    var value = 0 { didSet { if delegate?.isInterested == true { delegate?.didChange(value) } } }
}
final class Logger: Delegate {
    func didChange(_ value: Int) { print("logged", value) }; deinit { print("logger gone") }
}
final class Silent: Delegate { var isInterested: Bool { false } }
final class Lazy: Delegate {}
let model = Model()
func use(_ model: Model) {
    let logger = Logger()
    model.delegate = logger
    model.value = 1
    withExtendedLifetime(logger) {}
}
use(model)
model.value = 2
print(model.delegate === nil)
let silent = Silent(), lazyOne = Lazy()
model.delegate = silent
model.value = 3
model.delegate = lazyOne
model.value = 4
protocol Named { var name: String { get } }
protocol Aged { var age: Int { get set } }
protocol Person: Named, Aged { init(name: String, age: Int) }
extension Named where Self: Aged { var summary: String { "\(name) is \(age)" } }
extension Named { var initial: Character { name.first ?? "?" } }
struct Adult: Person { let name: String; var age: Int }
final class Child: Person {
    let name: String; var age: Int; init(name: String, age: Int) { self.name = name; self.age = age }
}
func birthday<T: Named & Aged>(_ value: inout T) -> String { value.age += 1; return value.summary }
func describe(_ value: any Named & Aged) -> String { "\(value.name)/\(value.age)" }
var adult = Adult(name: "ann", age: 30)
var child = Child(name: "bo", age: 3)
print(birthday(&adult), birthday(&child), describe(adult), describe(child), adult.initial)
var people: [any Person] = [adult, child]
for index in people.indices { people[index].age += 10 }
print(people.map(\.age), adult.age, child.age)
let made = (type(of: people[0]) as any Person.Type).init(name: "new", age: 1)
print(made.name, made is Adult, made is any Named, (made as any Named) is any Aged)
let both: any Named & AnyObject = child
print(both === child, both.name)
typealias Both = Named & Aged
func oldest(_ values: [any Both]) -> String { values.max { $0.age < $1.age }?.name ?? "nobody" }
print(oldest([adult, child]), oldest([]))
