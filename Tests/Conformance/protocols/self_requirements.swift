// Requirements with Self, in protocols, their extensions and classes.
protocol Copying {
    func copy() -> Self
    init(copying other: Self)
}
extension Copying { func copy() -> Self { Self(copying: self) } }
struct Note: Copying, Equatable {
    var text: String
    init(text: String) { self.text = text }
    init(copying other: Note) { text = other.text + "'" }
}
class Shape: Copying {
    let name: String
    init(name: String) { self.name = name }
    required init(copying other: Shape) { name = "copy of \(other.name)" }
    func renamed() -> Self { self }
    class var kind: String { "shape" }
    var ownKind: String { Self.kind + " " + "\(type(of: self))" }
}
final class Square: Shape { override class var kind: String { "square" } }
print(
    Note(text: "a").copy().copy().text, Shape(name: "s").copy().name, Square(name: "q").copy().name)
print(
    Square(name: "q").renamed().ownKind, (Square(name: "q") as Shape).ownKind)
protocol Ordered { func precedes(_ other: Self) -> Bool }
extension Int: Ordered { func precedes(_ other: Int) -> Bool { self < other } }
func isOrdered<T: Ordered>(_ values: [T]) -> Bool {
    zip(values, values.dropFirst()).allSatisfy { $0.precedes($1) }
}
print(isOrdered([1, 2, 3]), isOrdered([2, 1]))
protocol Chain {
    associatedtype Next
    var next: Next { get }
}
struct One: Chain { let next = 2 }
struct Two: Chain { let next = One() }
func after<C: Chain>(_ chain: C) -> C.Next { chain.next }
print(after(One()), after(after(Two())))
protocol Stackable {
    associatedtype Element
    mutating func push(_ element: Element)
    func top() -> Element?
}
extension Stackable {
    mutating func pushAll(_ elements: [Element]) { for element in elements { push(element) } }
}
struct Pile<Element>: Stackable {
    private var list: [Element] = []
    mutating func push(_ element: Element) { list.append(element) }
    func top() -> Element? { list.last }
}
var pile = Pile<Character>()
pile.pushAll(["a", "b"])
print(pile.top() ?? "-", Pile<Int>().top() as Any)
