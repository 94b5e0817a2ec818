import Testing

@testable import SwiftFrontEnd
@testable import ViewSim

@Suite("Which bodies can wait until they run")
struct BodyFinderTests {
    private func bodies(_ text: String) -> [String] {
        let utf8 = Array(text.utf8)
        return SourceScanner(text, defersBodies: true).bodies.bodies.map { String(decoding: utf8[$0], as: UTF8.self) }
    }

    @Test("Bodies of functions, initializers and deinitializers")
    func functions() {
        #expect(bodies("func f(_ g: () -> Void = { 0 }) -> Int { 1 }") == [" 1 "])
        #expect(bodies("class A { init() { 1 }; deinit { 2 }; class func f() { 3 } }") == [" 1 ", " 2 ", " 3 "])
        #expect(bodies("struct A { struct B { func f() { { 1 }() } } }") == [" { 1 }() "])
    }

    @Test("Getters, and accessors one by one")
    func accessors() {
        #expect(bodies("struct A { var a: [Int] { [1] } }") == [" [1] "])
        #expect(bodies("struct A { var a: Int { get { 1 } nonmutating set { 2 } } }") == [" 1 ", " 2 "])
        #expect(bodies("protocol P { var a: Int { get set }; func f() }").isEmpty)
        #expect(bodies("struct A { var a: Int { set.count } }") == [" set.count "])
        #expect(bodies("struct A { var a: Int { _read { yield b } } }").isEmpty)
    }

    @Test("Initial values, and what names alone do not tell, stay where they are")
    func others() {
        #expect(
            bodies("struct A { let a = { 1 }(); var b = 2 { didSet { 3 } }; subscript(i: Int) -> Int { 4 } }").isEmpty)
        #expect(bodies("func f<T>(_ t: T) { 1 }").isEmpty)
        #expect(bodies("struct A<T> { init() { 1 }; func f() { 2 } }") == [" 2 "])
        #expect(bodies("extension A { init() { 1 } }").isEmpty)
        #expect(bodies("let a: Int\nif true { 1 }\n#Preview { 2 }").isEmpty)
        #expect(bodies("enum A { case a; case b(Int) } ").isEmpty)
    }

    @Test("A keyword as a member's name begins nothing")
    func names() {
        #expect(bodies("struct A { let a: B = .init(c) { 1 } }").isEmpty)
        #expect(bodies("enum A { static var `func`: Int { 1 } }") == [" 1 "])
    }

    @Test("Members that override others, and protocols with generic requirements")
    func overrides() {
        let finder = SourceScanner(
            "class A: B { override func f() {}\n    override var g: Int { 1 }\n    func h() {} }\n"
                + "protocol P: class { func f<T>(_ t: T) }\nprotocol Q { func f() }"
        ).bodies
        #expect(finder.overridingNames == ["f", "g"])
        #expect(finder.genericProtocols == ["P"])
    }
}
