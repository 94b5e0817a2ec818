// Objects are compared by identity with ===, and by value only where == is written.
final class Tag: Equatable {
    let text: String
    init(_ text: String) { self.text = text }
    static func == (left: Tag, right: Tag) -> Bool { left.text == right.text }
}

let red = Tag("red")
let alias = red
let other = Tag("red")
print(red === alias, red === other, red == other, red !== other, red != Tag("blue"))
print(ObjectIdentifier(red) == ObjectIdentifier(alias))

let tags = [Tag("a"), Tag("b")]
print(tags.firstIndex(of: Tag("b")) ?? -1)
print(tags.firstIndex { $0 === other } ?? -1)
print(Set([ObjectIdentifier(red), ObjectIdentifier(alias), ObjectIdentifier(other)]).count)

var maybe: Tag? = red
print(maybe === red, maybe == nil)
maybe = nil
print(maybe === red, maybe == nil, maybe === nil)
