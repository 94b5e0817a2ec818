/// Sources that nest or chain without end: what exhausts a stack that recursion stands on.
enum DeepNesting {
    static func source(_ random: inout RandomSource) -> [UInt8] {
        let depth = [50, 150, 199, 400, 3_000, 10_000][random.below(6)]
        let form = forms[random.below(forms.count)]
        return Array(form(depth).utf8)
    }

    private static func wrapped(_ open: String, _ core: String, _ close: String, _ depth: Int) -> String {
        String(repeating: open, count: depth) + core + String(repeating: close, count: depth)
    }

    private static let forms: [@Sendable (Int) -> String] = [
        { "let a = \(wrapped("(", "1", ")", $0))\nprint(a)\n" },
        { "let a: Any = \(wrapped("[", "1", "]", $0))\nprint(a)\n" },
        { "let a = \(wrapped("{ ", "1", " }()", $0))\nprint(a)\n" },
        { "func f() { \(wrapped("if true { ", "print(1)", " }", $0)) }\nf()\n" },
        { "\(wrapped("do { ", "print(1)", " }", $0))\n" },
        { "\(wrapped("struct S { ", "", " }", $0))\nprint(S())\n" },
        { "let a: \(wrapped("Optional<", "Int", ">", $0)) = nil\nprint(a as Any)\n" },
        { "let a: \(wrapped("[", "Int", "]", $0)) = []\nprint(a)\n" },
        { "let a: Int\(String(repeating: "?", count: $0)) = 1\nprint(a as Any)\n" },
        { "let a: \(String(repeating: "(Int) -> ", count: $0))Int = { _ in 1 }\nprint(1)\n" },
        { "let a = \(wrapped("true ? 1 : (", "2", ")", $0))\nprint(a)\n" },
        { "let a = \(String(repeating: "true ? 1 : ", count: $0))2\nprint(a)\n" },
        { "let a = \(wrapped("\"\\(", "1", ")\"", $0))\nprint(a)\n" },
        { "let a = \(String(repeating: "-", count: $0))1\nprint(a)\n" },
        { "let a = \(String(repeating: "!", count: $0))true\nprint(a)\n" },
        { "let a = 1\(String(repeating: " + 1", count: $0))\nprint(a)\n" },
        { "let a = \"\"\(String(repeating: ".description", count: $0))\nprint(a)\n" },
        { "let a = [1]\(String(repeating: ".map { $0 }", count: $0))\nprint(a)\n" },
        { "let f = { (a: Int) in a }\nlet a = \(wrapped("f(", "1", ")", $0))\nprint(a)\n" },
        { "let a = f\(String(repeating: "()", count: $0))\nprint(a)\n" },
        { "let a = a\(String(repeating: "[0]", count: $0))\nprint(a)\n" },
        { "let a = \(String(repeating: "try ", count: $0))1\nprint(a)\n" },
        { "let a = \(String(repeating: "&", count: $0))b\n" },
        {
            "import SwiftUI\nstruct V: View { var body: some View { \(wrapped("VStack { ", "Text(\"a\")", " }", $0)) } }\n"
        },
        {
            "import SwiftUI\nstruct V: View { var body: some View { Text(\"a\")\(String(repeating: ".padding()", count: $0)) } }\n"
        },
        {
            "import SwiftUI\nstruct V: View { var body: some View { \(wrapped("AnyView(", "Text(\"a\")", ")", $0)) } }\n"
        },
        { "let n = 3\nif n == 0 { }\(String(repeating: " else if n == 1 { }", count: $0))\n" },
        { "switch 1 {\n\(String(repeating: "case 1: break\n", count: $0))default: break\n}\n" },
        { "let a = [\(String(repeating: "1, ", count: $0))]\nprint(a.count)\n" },
        { "func f<\((0..<$0).map { "T\($0)" }.joined(separator: ", "))>() { }\nprint(1)\n" },
        { "protocol P\($0) { }\n\((0..<$0).map { "class C\($0 + 1): C\($0) { }\n" }.joined())print(1)\n" },
        { "\((0..<$0).map { "typealias A\($0) = A\($0 + 1)\n" }.joined())let a: A0 = 1\nprint(1)\n" },
        { "\((0..<$0).map { "struct S\($0) { var s = S\($0 + 1)() }\n" }.joined())print(S0())\n" },
        { "\((0..<$0).map { "let a\($0) = a\($0 + 1)\n" }.joined())let a\($0) = 1\nprint(a0)\n" },
        {
            "\((0..<$0).map { "func f\($0)() -> Int { f\($0 + 1)() }\n" }.joined())func f\($0)() -> Int { 1 }\nprint(f0())\n"
        },
        {
            "\((0..<$0).map { "protocol P\($0): P\($0 + 1) { }\n" }.joined())protocol P\($0) { }\nstruct S: P0 { }\nprint(S())\n"
        },
        { "/*\(String(repeating: "/*", count: $0))\(String(repeating: "*/", count: $0))*/\nprint(1)\n" },
        { "\(wrapped("#if true\n", "print(1)\n", "#endif\n", $0))" },
        { "let a: (\(String(repeating: "(", count: $0))Int\(String(repeating: ")", count: $0))) = 1\nprint(a)\n" },
        { "switch 1 { case \(wrapped("(", "let a", ")", $0)): print(a) }\n" },
        { "indirect enum E { case a(E), b }\nlet e = \(wrapped("E.a(", "E.b", ")", $0))\nprint(e)\n" },
        {
            "final class N { var n: N?; init(_ n: N?) { self.n = n } }\nvar h: N? = nil\nfor _ in 0..<\($0 * 10) { h = N(h) }\nh = nil\nprint(1)\n"
        },
        {
            "indirect enum E { case a(E), b }\nvar e = E.b\nfor _ in 0..<\($0 * 10) { e = .a(e) }\nprint(\"\\(e)\".count)\n"
        },
        {
            "indirect enum E: Hashable { case a(E), b }\nvar e = E.b, f = E.b\nfor _ in 0..<\($0 * 10) { e = .a(e); f = .a(f) }\nprint(e == f, e.hashValue == f.hashValue)\n"
        },
        { "var a: Any = 1\nfor _ in 0..<\($0 * 10) { a = [a] }\nprint(1)\n" },
        { "var f = { 1 }\nfor _ in 0..<\($0 * 10) { let g = f; f = { g() } }\nprint(f())\n" },
        {
            "import SwiftUI\nvar v = AnyView(Text(\"a\"))\nstruct V: View { var body: some View { var v = AnyView(Text(\"a\")); for _ in 0..<\($0) { v = AnyView(v.padding()) }; return v } }\n"
        },
        {
            "import SwiftUI\nstruct V: View { let n: Int; var body: some View { if n > 0 { AnyView(V(n: n - 1)) } } }\n@Test func t() { let sim = Simulation(V(n: \($0))); print(sim.texts) }\n"
        },
    ]
}
