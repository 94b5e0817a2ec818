// Initializers are functions: by type, by labels, of generic arguments, and as operands.
struct Size: Equatable {
    let width: Int
    let height: Int
    init(width: Int, height: Int) { self.width = width; self.height = height }
    init(_ side: Int) { self.init(width: side, height: side) }
}
final class Node { let value: Int; init(_ value: Int) { self.value = value } }
enum Kind: String { case small, large }

print([1, 2].map(Size.init).map(\.width), [1, 2].map(String.init), ["1", "x"].map(Int.init) as [Int?])
let make = Size.init(width:height:)
let square: (Int) -> Size = Size.init
print(make(1, 2) == Size(width: 1, height: 2), square(3).height, [4].map(Node.init)[0].value)
print(["small", "none"].map(Kind.init(rawValue:)) as [Kind?], ["1", "b"].compactMap(Int.init))
let text: String? = Optional(5).map(String.init)
print(text ?? "nil", zip([1, 2], [3, 4]).map(Size.init(width:height:)).map(\.height))
infix operator |>
func |> <A, B>(value: A, transform: (A) -> B) -> B { transform(value) }
print(7 |> String.init, (2 |> Size.init) |> { $0.width + 1 })
