// Literals beside values of a type that can be written as such a literal are of that type.
struct Money: ExpressibleByIntegerLiteral, Hashable {
    let cents: Int; init(integerLiteral v: Int) { cents = v * 100 }; init(cents: Int) { self.cents = cents }
}
struct Celsius: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    var v: Double; init(floatLiteral v: Double) { self.v = v }; init(integerLiteral v: Int) { self.v = Double(v) }
}
let one = Money(cents: 1)
print([Money(cents: 5), 2, 3].map(\.cents), [1, one, -2].map(\.cents), [one, 4].contains(4), [4, one].contains(4))
print(["a": one, "b": 3].map(\.value.cents).sorted(), [1: "x", one: "y"].map(\.key.cents).sorted())
print(
    [Celsius(floatLiteral: 1), 2.5, 3].map(\.v), [1.5, Celsius(floatLiteral: 1)].map(\.v),
    [2, Celsius(floatLiteral: 1)].map(\.v))
let byte: UInt8 = 200
let half: Float = 0.5
let maybe: Int? = 2
let bytes = [1, byte, 3]
print(type(of: bytes), type(of: [1, half]), type(of: [1.5, half, 2]), [1, byte].reduce(0) { $0 &+ $1 })
print(type(of: [1, 2.5]), type(of: [1, maybe]), type(of: [nil, 1]), type(of: ["a": 1, "b": 2.5]))
enum JSON: ExpressibleByNilLiteral, ExpressibleByIntegerLiteral, ExpressibleByStringLiteral, Equatable {
    case null, number(Int), text(String)
    init(nilLiteral: ()) { self = .null }
    init(integerLiteral value: Int) { self = .number(value) }
    init(stringLiteral value: String) { self = .text(value) }
}
struct Store {
    var values: [String: JSON] = [:]
    subscript(key: String) -> JSON {
        get { values[key] ?? nil }
        set { values[key] = newValue }
    }
    subscript(row: Int, column: Int) -> JSON? {
        get { values["\(row),\(column)"] }
        set { values["\(row),\(column)"] = newValue }
    }
}
func id(_ json: JSON) -> JSON { json }
var store = Store()
store["a"] = nil
store["b"] = .null
store["c"] = 3
store[0, 1] = nil
store[0, 2] = .some(nil)
store[0, 3] = .null
store[0, 4] = 7
print(store.values.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" })
let empty: JSON = nil
let list: [JSON] = [nil, 1, "x", .null]
print(empty, list, id(nil), id(.null) == nil, empty == nil, store["zzz"])
func optional(_ json: JSON?) -> String { json.map { "\($0)" } ?? "none" }
print(optional(nil), optional(.null), optional(.some(nil)), optional(1))
