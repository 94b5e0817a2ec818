// Optionals nest, promote, compare and conform through their payload.
let inner: Int? = nil
let outer: Int?? = inner
print(outer == nil, outer == .some(nil), outer as Any)
if let unwrapped = outer { print("outer has", unwrapped as Any) }
if let unwrapped = outer, let value = unwrapped { print("never", value) } else { print("no value") }

let table: [String: Int?] = ["a": 1, "b": nil]
print(table["a"] as Any, table["b"] as Any, table["c"] as Any)
print(table["b"] == nil, table["b"] == .some(nil), (table["a"] ?? nil) ?? 0)

print(Optional(1) == 1, 1 == Optional(2), Optional(3) != nil)
print([1, nil, 3] == [1, nil, 3] as [Int?], Set([1, nil, nil] as [Int?]).count)

func promote(_ value: Int?) -> String { value.map(String.init) ?? "nil" }
print(promote(5), promote(nil))
let result: String? = ["x": "y"]["x"]
switch result {
case "y": print("matched y")
case .some(let other): print(other)
case .none: print("none")
}
func first<T>(_ list: [T]) -> T? { list.isEmpty ? nil : list[0] }
print(first([1, 2]) as Any, first([Int]()) as Any, first([nil, 2]) as Any)
var stored: String? = "s"
let taken = stored.take()
print(taken ?? "-", stored ?? "nothing left")
