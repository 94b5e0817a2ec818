import Testing

@testable import ViewSim

@Suite("Which declarations of an app a run can need")
struct SourceReachTests {
    private func reach(_ root: String, _ files: (name: String, text: String)...) -> [String: String] {
        let candidates = files.map { SourceFile(name: $0.name, text: $0.text, isRequired: false) }
        let reach = SourceReach(roots: [SourceFile(name: "Root.swift", text: root)], candidates: candidates)
        return Dictionary(uniqueKeysWithValues: reach.files.map { ($0.name, $0.neededText) })
    }

    @Test("Declarations that nothing mentions are blanks, and every place is where it was")
    func blanks() {
        let text = "struct Card {\n    var n = 1\n}\n\nstruct Shelf {\n    let card = Card()\n}\nfunc label() {\n}\n"
        let needed = reach("let shelf = Card()", ("Cards.swift", text))["Cards.swift"]
        #expect(needed?.utf8.count == text.utf8.count)
        #expect(needed?.contains("struct Card") == true)
        #expect(needed?.contains("Shelf") == false)
        #expect(needed?.contains("label") == false)
    }

    @Test("What a needed declaration mentions is needed too")
    func chain() {
        let files = reach(
            "A()", ("a.swift", "struct A { let b = B() }\n"), ("b.swift", "struct B { let c = 1 }\n"),
            ("c.swift", "struct C {}\n"))
        #expect(files.keys.sorted() == ["a.swift", "b.swift"])
    }

    @Test("Of several declarations of a type the nearest counts; below #if it may not be there")
    func nearest() {
        #expect(reach("A()", ("1.swift", "struct A {}\n"), ("2.swift", "struct A {}\n")).keys.sorted() == ["1.swift"])
        let conditional = reach(
            "A()", ("1.swift", "#if os(macOS)\nstruct A {}\n#endif\n"), ("2.swift", "struct A {}\n"))
        #expect(conditional.keys.sorted() == ["1.swift", "2.swift"])
    }

    @Test("An extension of an own type comes with it; one of the library's by its members or what it conforms to")
    func extensions() {
        let files = reach(
            "A(); let text = \"\".shouted; String.self", ("a.swift", "struct A {}\n"),
            ("own.swift", "extension A { func more() {} }\n"),
            ("member.swift", "extension String { var shouted: String { self } }\n"),
            ("other.swift", "extension String { var whispered: String { self } }\n"),
            ("conformance.swift", "extension String: Card { }\n"),
            ("initializer.swift", "extension String { init(card: Int) { self = \"\" } }\n"))
        #expect(
            files.keys.sorted() == ["a.swift", "conformance.swift", "initializer.swift", "member.swift", "own.swift"])
    }

    @Test("A private declaration is needed by its own file alone")
    func privateNames() {
        let files = reach(
            "A(); Row()", ("a.swift", "struct A { let row = Row() }\nprivate struct Row {\n}\n"),
            ("b.swift", "private struct Row {\n}\nstruct B {\n}\n"))
        #expect(files.keys.sorted() == ["a.swift"])
        #expect(files["a.swift"]?.contains("private struct Row") == true)
    }
}
