import Foundation
import Testing

@Suite("Bad input gets a located error and the right status, never a crash or a hang")
struct BadInputTests {
    private func run(_ source: String, _ arguments: String...) throws -> BuiltTool {
        let run = try BuiltTool(list: ["run", "-"] + arguments, input: source)
        #expect(!run.crashed, "ended by a signal: \(run.errors.suffix(2000))")
        #expect(run.status != 70, "\(run.errors.suffix(2000))")
        return run
    }

    private func expectLocated(_ run: BuiltTool, sourceLocation: SourceLocation = #_sourceLocation) {
        #expect(
            run.errors.contains(#/<stdin>:[0-9]+:[0-9]+: error: /#), "\(run.errors.prefix(2000))",
            sourceLocation: sourceLocation)
    }

    @Test("A syntax error is status 65 at its place")
    func syntaxError() throws {
        let run = try run("import SwiftUI\nstruct A: View { var body: some View { Text( } }\n")
        #expect(run.status == 65)
        expectLocated(run)
    }

    @Test("An unknown scenario is status 69 and names a near one")
    func unknownScenario() throws {
        let run = try run("@Test func prebuilt() {}\n", "--scenario", "prebuild")
        #expect(run.status == 69)
        #expect(run.errors.contains("no scenario 'prebuild' in <stdin>; did you mean 'prebuilt'?"))
    }

    @Test("An endless loop stops at the bound")
    func endlessLoop() throws {
        let run = try run("var n = 0\nwhile true { n += 1 }\n", "--max-steps", "2000000")
        #expect(run.status == 1)
        expectLocated(run)
    }

    @Test("Lists inside the rows of lists stop at the bound, at the view that is run")
    func endlessRows() throws {
        let run = try run(
            "import SwiftUI\nstruct Lists: View { var body: some View { List(0..<100_000) { _ in Lists() } } }\n",
            "--max-steps", "1000000")
        #expect(run.status == 1)
        expectLocated(run)
    }

    @Test("Endless recursion stops at the bound")
    func endlessRecursion() throws {
        let run = try run("func f(_ n: Int) -> Int { 1 + f(n + 1) }\nprint(f(0))\n")
        #expect(run.status == 1)
        expectLocated(run)
    }

    @Test("A body that changes its own state for ever stops")
    func endlessUpdates() throws {
        let run = try run(
            """
            import SwiftUI
            struct Spinner: View {
                @State private var turns = 0
                var body: some View { Text("\\(turns)").onChange(of: turns, initial: true) { turns += 1 } }
            }
            @Test func spins() { _ = Simulation(Spinner()) }
            """, "--max-steps", "20000000")
        #expect(run.status == 0 || run.status == 1)
    }

    @Test("Ten thousand else-ifs are an error or run, and overflow nothing")
    func elseIfs() throws {
        var source = "let n = 9999\nif n == -1 { print(\"no\") }\n"
        for index in 0..<10_000 { source += "else if n == \(index) { print(\"\(index)\") }\n" }
        let run = try run(source, "--print-only")
        if run.status == 0 { #expect(run.output == "9999\n") } else { expectLocated(run) }
        #expect(run.status == 0 || run.status == 65)
    }

    @Test("Fifty thousand chained additions are an error or run, and overflow nothing")
    func longChain() throws {
        let run = try run(
            "let n = 0" + String(repeating: " + 1", count: 50_000) + "\nprint(n)\n", "--print-only")
        if run.status == 0 { #expect(run.output == "50000\n") } else { expectLocated(run) }
        #expect(run.status == 0 || run.status == 65)
    }

    @Test("Deep nesting is an error or runs, and overflows nothing", arguments: ["(", "[", "{"])
    func nesting(open: String) throws {
        let close = ["(": ")", "[": "]", "{": "}"][open] ?? ""
        let count = 20_000
        let core = String(repeating: open, count: count) + String(repeating: close, count: count)
        let run = try run("let a: Any = \(core)\n")
        #expect(run.status == 65)
        expectLocated(run)
    }

    @Test("A file of five megabytes is read in reasonable time")
    func largeFile() throws {
        var source = ""
        var index = 0
        while source.utf8.count < 5_000_000 {
            source += "struct Value\(index) { var first = \(index); func sum(_ other: Int) -> Int { first + other } }\n"
            index += 1
        }
        source += "print(Value7().sum(3))\n"
        let run = try run(source, "--print-only")
        if run.status == 0 { #expect(run.output == "10\n") } else { expectLocated(run) }
    }

    @Test("A hundred thousand linked objects are freed without recursion")
    func longList() throws {
        let run = try run(
            """
            final class Node {
                var next: Node?
                init(next: Node?) { self.next = next }
            }
            var head: Node?
            for _ in 0..<100_000 { head = Node(next: head) }
            head = nil
            print("freed")
            """, "--print-only")
        #expect(run.status == 0, "\(run.errors)")
        #expect(run.output == "freed\n")
    }

    @Test("An object that saves itself in deinit is a located error")
    func resurrection() throws {
        let run = try run(
            """
            final class Zombie { deinit { saved = self } }
            nonisolated(unsafe) var saved: Zombie?
            func make() { _ = Zombie() }
            make()
            print(saved == nil)
            """)
        #expect(run.status == 1)
        expectLocated(run)
    }

    @Test(
        "Broken fragments never crash",
        arguments: [
            "", "\u{0}", "struct", "@Test", "#expect(", "import", "}}}}", "let x: Int = \"a\"\nprint(x + 1)\n",
            "struct A: View {}\n@Test func a() { Simulation(A()) }\n", "@main struct M {}\n",
            "class A: A {}\nprint(A())\n",
            "typealias T = T\nlet x: T = 1\n", "enum E: Int { case a = 1, b = 1 }\nprint(E.a)\n", "\u{FEFF}print(1)\n",
            "protocol P: P {}\n", "let a = b\nlet b = a\nprint(a)\n", "print(1 / 0)\n", "print([1][5])\n",
            "print(Int.max + 1)\n",
            "let s = \"\(String(repeating: "x", count: 100_000))\"\nprint(s.count)\n", "func f() { f }\nf()\n",
            "for i in 0... { if i > 5 { break } }\n", "print(\"\\u{110000}\")\n", "var x = x\n", "self.foo()\n",
            "return\n", "break\n",
            "extension Nope { func a() {} }\n", "struct S { var s: S }\nprint(1)\n", "switch 1 { }\n",
            "let (a, b) = (1, 2, 3)\n",
        ])
    func fragments(source: String) throws {
        let run = try run(source, "--max-steps", "1000000")
        #expect([0, 1, 65, 69].contains(run.status), "\(run.status): \(run.errors.prefix(500))")
    }

    @Test("A closed pipe ends quietly")
    func brokenPipe() throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.arguments = ["-c", "{ '\(BuiltTool.path)' --help; echo \"status $?\" >&2; } | true"]
        let errors = Pipe()
        process.standardError = errors
        try process.run()
        let text = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        #expect(text == "status 0\n")
    }

    @Test("A full disk is status 74", .enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
    func fullDisk() throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.arguments = ["-c", "'\(BuiltTool.path)' --help > /dev/full"]
        process.standardError = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        #expect(process.terminationStatus == 74)
    }
}
