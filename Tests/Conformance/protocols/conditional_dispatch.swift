// Conditional conformances are found by what a value's type arguments are, at run time too.
protocol Describable { func describe() -> String }
extension Int: Describable { func describe() -> String { "int \(self)" } }
extension String: Describable { func describe() -> String { "text \(self)" } }
struct Box<Content> { var content: Content }
extension Box: Describable where Content: Describable {
    func describe() -> String { "box(\(content.describe()))" }
}
extension Array: Describable where Element: Describable {
    func describe() -> String { "[" + map { $0.describe() }.joined(separator: ", ") + "]" }
}
extension Optional: Describable where Wrapped: Describable {
    func describe() -> String { map { "some \($0.describe())" } ?? "none" }
}
extension Dictionary: Describable where Key == String, Value: Describable {
    func describe() -> String { keys.sorted().map { "\($0)=\(self[$0]!.describe())" }.joined(separator: "&") }
}
func show(_ value: some Describable) -> String { value.describe() }
print(show(1), show([1, 2]), show(Box(content: "x")), show([[1], []]), show(Optional(Box(content: 3))))
print(show(["b": 1, "a": 2]))
func attempt(_ value: Any) -> String { (value as? any Describable)?.describe() ?? "cannot" }
print(attempt(5), attempt(2.5), attempt(Box(content: 2)), attempt(Box(content: 2.5)))
extension Box: Equatable where Content: Equatable {}
extension Box: Hashable where Content: Hashable {}
extension Box: Comparable where Content: Comparable {
    static func < (a: Box, b: Box) -> Bool { a.content < b.content }
}
print(Box(content: 1) == Box(content: 1), Set([Box(content: "a"), Box(content: "a")]).count)
print([Box(content: 3), Box(content: 1)].sorted().map(\.content), max(Box(content: 1), Box(content: 4)).content)
extension Box where Content: Collection {
    var isEmpty: Bool { content.isEmpty }
    func first() -> Content.Element? { content.first }
}
extension Box where Content == String { func shout() -> String { content.uppercased() + "!" } }
extension Box where Content: BinaryInteger { func doubled() -> Content { content * 2 } }
print(
    Box(content: [1]).isEmpty, Box(content: "hey").first() ?? "-", Box(content: "hey").shout(),
    Box(content: 4).doubled())
struct Pair<A, B> {
    var a: A, b: B
    func swapped() -> Pair<B, A> { Pair<B, A>(a: b, b: a) }
    func same() -> Bool where A == B, A: Equatable { a == b }
    func joined() -> String where A: CustomStringConvertible, B == String { a.description + b }
}
print(Pair(a: 1, b: "x").swapped().a, Pair(a: 1, b: 1).same(), Pair(a: 2, b: "z").joined())
