// Metatypes are stored, passed, compared, used as keys and called.
protocol Widget {
    static var title: String { get }
    init()
    func render() -> String
}
extension Widget { func render() -> String { "<\(Self.title)>" } }
struct Clock: Widget { static let title = "clock" }
struct Weather: Widget {
    static let title = "weather"
    var degrees = 21
    func render() -> String { "\(degrees)°" }
}
class Shape: Widget {
    class var title: String { "shape" }
    required init() { print("making", Self.self) }
}
final class Circle: Shape { override class var title: String { "circle" } }
let types: [any Widget.Type] = [Clock.self, Weather.self, Shape.self, Circle.self]
for type in types { print(type.title, type.init().render(), type) }
let table: [String: any Widget.Type] = Dictionary(uniqueKeysWithValues: types.map { ($0.title, $0) })
print(table["weather"]?.init().render() ?? "none", table["nope"] == nil)
func make<W: Widget>(_ type: W.Type) -> W { type.init() }
print(make(Clock.self), type(of: make(Circle.self)))
let shape: Shape = Circle()
print(type(of: shape), type(of: shape) == Circle.self, type(of: shape) == Shape.self, type(of: shape).title)
let kind: Shape.Type = Circle.self
print(kind is Circle.Type, kind as? Circle.Type != nil, (Shape.self as Shape.Type) is Circle.Type)
let anyType: Any.Type = Int.self
print(anyType == Int.self, anyType == String.self, ObjectIdentifier(anyType) == ObjectIdentifier(Int.self))
func instances<T: Widget>(of type: T.Type, count: Int) -> [T] { (0..<count).map { _ in T() } }
print(instances(of: Weather.self, count: 2).map(\.degrees))
print(type(of: Int.self), type(of: [1: "a"]), type(of: (1, "x")), type(of: { (n: Int) in n > 0 }))
let maker = Weather.init
print(maker().render(), Weather.render(Weather(degrees: 3))())
if let widget = (anyType as? any Widget.Type) { print(widget.title) } else { print("Int is no widget") }
if let widget = (Clock.self as Any.Type) as? any Widget.Type { print(widget.title) }
