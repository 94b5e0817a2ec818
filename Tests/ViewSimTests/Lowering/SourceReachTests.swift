import Testing

@testable import SwiftFrontEnd
@testable import ViewSim

@Suite("Which declarations of an app a run can need")
struct SourceReachTests {
    private func reach(_ root: String, _ files: (name: String, text: String)...) -> [String: String] {
        let candidates = files.map { SourceFile(name: $0.name, text: $0.text, isRequired: false) }
        var reach = SourceReach(roots: [SourceFile(name: "Root.swift", text: root)], candidates: candidates)
        return Dictionary(
            uniqueKeysWithValues: reach.takeNeeded().declarations.map {
                (candidates[$0.file].name, candidates[$0.file].text(ofParts: $0.parts))
            })
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

    @Test("A body leads nowhere and is not parsed before its first call")
    func bodies() {
        let text = "struct A {\n    func b() { B() }\n    var c: C { C() }\n    var d: Int { get { D() } }\n}\n"
        let files = reach(
            "A()", ("a.swift", text), ("b.swift", "struct B {}\n"), ("c.swift", "struct C {}\n"),
            ("d.swift", "struct D {}\n"))
        #expect(files.keys.sorted() == ["a.swift", "c.swift"])
        #expect(
            files["a.swift"]
                == "struct A {\n    func b() {     }\n    var c: C {     }\n    var d: Int { get {     } }\n}\n")
    }

    @Test("What more is needed later comes without what came before")
    func later() {
        let candidates = ["struct A {\n}\nstruct B {\n}\n", "struct C { let a: A }\n"].map {
            SourceFile(name: "a.swift", text: $0, isRequired: false)
        }
        var reach = SourceReach(roots: [SourceFile(name: "Root.swift", text: "A()")], candidates: candidates)
        #expect(reach.takeNeeded().declarations.map(\.parts) == [[0]])
        reach.reach(["B", "C"], from: nil)
        let more = reach.takeNeeded()
        #expect(more.declarations.map(\.file) == [0, 1])
        #expect(more.declarations.map(\.parts) == [[1], [0]])
        #expect(more.names.sorted().filter { $0.count == 1 } == ["B", "C", "a"])
        #expect(reach.takeNeeded().declarations.isEmpty)
    }

    @Test("All types that meet a protocol with a generic requirement come with it")
    func genericRequirements() {
        let files = reach(
            "P.self; Q.self",
            ("p.swift", "protocol P {\n    func f<T>(_ value: T)\n}\nprotocol Q {\n    func g()\n}\n"),
            ("a.swift", "struct A: P {}\n"), ("b.swift", "struct B: Q {}\n"))
        #expect(files.keys.sorted() == ["a.swift", "p.swift"])
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
