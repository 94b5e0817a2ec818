// An existential passed to a generic function is opened: the parameter is the type of its value.
protocol Animal {
    associatedtype Food: CustomStringConvertible
    var name: String { get }
    func eat(_ food: Food) -> String
    var favorite: Food { get }
}
struct Cow: Animal {
    let name = "cow"
    var favorite: String { "grass" }
    func eat(_ food: String) -> String { "munches \(food)" }
}
struct Clock: Animal {
    let name = "clock"
    var favorite: Int { 12 }
    func eat(_ food: Int) -> String { "ticks \(food)" }
}
func feed<A: Animal>(_ animal: A) -> String { "\(A.self) \(animal.name) \(animal.eat(animal.favorite)) \(A.Food.self)" }
func feedSome(_ animal: some Animal) -> String { animal.eat(animal.favorite) }
let animals: [any Animal] = [Cow(), Clock()]
for animal in animals { print(feed(animal), feedSome(animal)) }
print(animals.map { $0.favorite.description })
extension Animal {
    func typeName() -> String { "\(Self.self)" }
    func twice() -> [Self] { [self, self] }
    func isSame<T>(as other: T) -> Bool { other is Self }
}
for animal in animals { print(animal.typeName(), animal.twice().count, animal.isSame(as: Cow())) }
protocol Comparing: Equatable { var id: Int { get } }
extension Comparing {
    func equals(_ other: any Comparing) -> Bool { (other as? Self).map { $0 == self } ?? false }
}
struct A: Comparing { let id: Int }
struct B: Comparing { let id: Int }
let list: [any Comparing] = [A(id: 1), B(id: 1), A(id: 1), A(id: 2)]
print(list.map { list[0].equals($0) })
func same<T: Equatable>(_ a: T, _ b: any Equatable) -> Bool { a == (b as? T) }
print(same(1, 1), same(1, "1"), same("x", "x"))
func count(_ values: any Collection) -> Int { values.count }
func elements(_ values: any Collection<Int>) -> Int { values.reduce(0, +) }
print(count([1, 2]), count("abc"), elements([3, 4]), elements(Set([5])))
