// A parameter that no stored property mentions still belongs to the type of a value.
enum User {}
struct Order { let total = 3 }
struct Tagged<Tag, Raw: Hashable>: Hashable, CustomStringConvertible {
    var raw: Raw
    var description: String { "\(Tag.self)#\(raw)" }
    var tagName: String { String(describing: Tag.self) }
    func retagged<Other>(_ type: Other.Type = Other.self) -> Tagged<Other, Raw> { Tagged<Other, Raw>(raw: raw) }
    static var kind: String { "tag of \(Tag.self) on \(Raw.self)" }
}
typealias UserID = Tagged<User, Int>
typealias OrderID = Tagged<Order, String>
let user = UserID(raw: 7)
let order = OrderID(raw: "a-1")
print(user, order, user.tagName, order.tagName)
print(type(of: user), type(of: order))
print(UserID.kind, OrderID.kind)
let again: UserID = order.raw.isEmpty ? user : UserID(raw: 8)
print(again, again == user, again == UserID(raw: 8))
let mixed: [Any] = [user, order, 3]
print(
    mixed.compactMap { $0 as? UserID }, mixed.contains { $0 is OrderID },
    mixed.filter { $0 is Tagged<Order, Int> }.count)
let retagged: Tagged<Order, Int> = user.retagged()
print(retagged, type(of: retagged))

struct Key<Value> { let name: String }
struct Settings {
    private var storage: [String: Any] = [:]
    subscript<Value>(key: Key<Value>) -> Value? {
        get { storage[key.name] as? Value }
        set { storage[key.name] = newValue }
    }
}
extension Key where Value == Int { static var volume: Key { Key(name: "volume") } }
extension Key where Value == String { static var title: Key { Key(name: "title") } }
var settings = Settings()
settings[.volume] = 11
settings[.title] = "loud"
print(settings[.volume] ?? 0, settings[.title] ?? "", settings[Key<String>(name: "volume")] ?? "not a string")
print(Key<Int>.volume, type(of: Key<[String]>(name: "x")))
final class Slot<Content> {
    init() { print("slot for", Content.self) }
    func accepts(_ value: Any) -> Bool { value is Content }
}
let slot = Slot<String>()
print(slot.accepts("x"), slot.accepts(1), type(of: slot))
