// Called by the metatype, overloads of an extension's initializers are told apart by what their generics require.
struct Label { let text: String }
protocol Card { init(parts: [String]) }
extension Card {
    init<S: StringProtocol>(title: S) { self.init(title: Label(text: "“\(title)”")) }
    init(title: Label) { self.init(parts: [title.text]) }
}
struct Note: Card {
    let parts: [String]
    init(parts: [String]) { self.parts = parts }
}

func make<C: Card>(_ type: C.Type, _ title: String) -> C { C(title: title) }
func label<C: Card>(_ type: C.Type, _ title: String) -> C { C(title: Label(text: title)) }
print(make(Note.self, "a").parts, label(Note.self, "b").parts)
print(Note(title: "c").parts, Note(title: "def".dropFirst()).parts)
