// An initializer of a protocol's extension makes a value of the type that it is called on, known or not.
protocol Keyed {
    init?(key: String)
    var key: String { get }
}
extension Keyed where Self: RawRepresentable, RawValue == String {
    init?(key: String) { self.init(rawValue: key) }
    var key: String { rawValue }
}
enum Direction: String, Keyed { case up, down }

func make<T: Keyed>(_ type: T.Type, _ key: String) -> T? { T(key: key) }
print(Direction(key: "up")?.key ?? "none", make(Direction.self, "down")?.key ?? "none")
print(make(Direction.self, "left") == nil)
let type: any Keyed.Type = Direction.self
if let value = type.init(key: "down") { print(value, value.key) }
