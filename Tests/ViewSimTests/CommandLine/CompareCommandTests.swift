import Foundation
import Testing

@testable import ViewSim

@Suite("Comparing two runs")
struct CompareCommandTests {
    /// A model in `@State`, built at each init of its view under SDK 26.
    static let source = """
        import SwiftUI
        @Observable final class Menu { var dishes = 2 }
        struct MenuView: View {
            @State private var menu = Menu()
            var body: some View { Text("\\(menu.dishes) dishes") }
        }
        struct Tavern: View {
            @State private var isOpen = false
            var body: some View {
                VStack {
                    Toggle(isOpen ? "Open" : "Closed", isOn: $isOpen)
                    MenuView()
                }
            }
        }
        @Test("Opening the tavern") func opens() {
            let sim = Simulation(Tavern())
            sim.switches["Closed"].tap()
            #expect(sim.texts == ["Open", "2 dishes"])
        }
        """

    @Test("One file under two SDKs: the counts that differ, since when, and why")
    func twoSDKs() {
        let run = CommandRun("compare", "-", "--sdk", "26,27", input: Self.source)
        #expect(run.status == .success)
        #expect(run.errors.isEmpty)
        #expect(run.output.contains("  Menu inits                     2       1\n"))
        let reason = """
              Menu inits
                The initial value of @State MenuView.menu is evaluated twice in SDK 26, at each init of
                MenuView, and once in SDK 27, when an identity begins.
                First at “tap switch "Closed"”: 1 in SDK 26, 0 in SDK 27.
                In SDK 26:
                  tap switches["Closed"] at <stdin>:18
                  Tavern.isOpen = true at <stdin>:18
                  Tavern was invalidated: isOpen changed
                  Tavern.body ran: isOpen changed
                  Menu #2 was created at <stdin>:4

            """
        #expect(run.output.contains(reason), "\(run.output)")
        #expect(run.output.hasSuffix("\n1 scenario compared: 1 differs.\n"))
        #expect(CommandRun("compare", "-", input: Self.source).output == run.output, "26,27 is the default")
    }

    @Test("The order of the SDKs is that of the columns")
    func order() {
        let run = CommandRun("compare", "-", "--sdk", "27,26", input: Self.source)
        #expect(run.output.contains("  Menu inits                     1       2\n"))
    }

    @Test("Two files under one SDK are called by their names; scenarios of one file only are listed")
    func twoFiles() throws {
        let folder = try TemporaryFolder()
        let fixed = Self.source.replacingOccurrences(
            of: "@State private var menu", with: "@StateObject private var menu"
        )
        .replacingOccurrences(of: "@Observable final class Menu {", with: "final class Menu: ObservableObject {")
        let before = try folder.write("before.swift", Self.source + "\n@Test func gone() {}\n")
        let after = try folder.write("after.swift", fixed + "\n@Test func added() {}\n")
        let run = CommandRun("compare", before, after, "--sdk", "26")
        #expect(run.status == .success, "\(run.errors)")
        #expect(run.output.contains("(before.swift:16, before.swift and after.swift)\n"))
        #expect(run.output.contains("  Menu inits                           2            1\n"))
        #expect(run.output.contains("Only in before.swift: gone\nOnly in after.swift: added\n"))
        #expect(CommandRun("compare", before, before).output.contains("\n  No count differs.\n"))
    }

    @Test("A scenario that chooses its SDK, by a trait or for its simulation, is the same in both runs")
    func ownSDK() {
        let traits = Self.source.replacingOccurrences(of: "tavern\")", with: "tavern\", .sdk(26))")
        let simulations = Self.source.replacingOccurrences(of: "Tavern())", with: "Tavern(), sdk: 26)")
        for source in [traits, simulations] {
            let run = CommandRun("compare", "-", input: source)
            #expect(run.output.contains("  The scenario chooses SDK 26 itself, so both runs are the same.\n"))
            #expect(run.output.hasSuffix("1 scenario compared: 1 is equal (1 chooses its own SDK).\n"))
        }
    }

    @Test("A file without tests compares its root")
    func root() {
        let source = String(
            Self.source.prefix(upTo: Self.source.range(of: "@Test")?.lowerBound ?? Self.source.endIndex))
        let run = CommandRun("compare", "-", "--rerender", "2", input: source)
        #expect(run.status == .success)
        #expect(run.output.contains("  Menu inits                     3       1\n"))
    }

    @Test("An expectation that holds in one run only is shown, and fails as it does elsewhere")
    func disputed() {
        let source = Self.source.replacingOccurrences(
            of: "#expect(sim.texts == [\"Open\", \"2 dishes\"])", with: "#expect(sim.inits(of: Menu.self) == 1)")
        let run = CommandRun("compare", "-", input: source)
        #expect(run.status == .failure)
        #expect(run.output.contains("line 19: sim.inits(of: Menu.self) == 1 holds in SDK 27, not in SDK 26\n"))
        #expect(
            run.errors == """
                <stdin>:19:5: error: expectation failed: sim.inits(of: Menu.self) == 1 (left: 2, right: 1)
                        #expect(sim.inits(of: Menu.self) == 1)
                        ^

                """)
    }

    @Test("A default of @ObservedObject is made at each init, one of @StateObject is deferred")
    func observedObject() throws {
        let folder = try TemporaryFolder()
        func source(_ wrapper: String) -> String {
            """
            import SwiftUI
            final class Clock: ObservableObject { @Published var ticks = 0 }
            struct Dial: View { \(wrapper) var clock = Clock(); var body: some View { Text("\\(clock.ticks)") } }
            struct Wall: View { @State private var days = 0; var body: some View { Button("\\(days)") { days += 1 }; Dial() } }
            @Test func passes() { let sim = Simulation(Wall()); sim.buttons["0"].tap(); #expect(sim.texts.count == 2) }
            """
        }
        let run = CommandRun(
            "compare", try folder.write("observed.swift", source("@ObservedObject")),
            try folder.write("owned.swift", source("@StateObject")))
        #expect(
            run.output.contains(
                """
                    Clock is made twice in observed.swift, where nothing defers it, and once in owned.swift, by the
                    deferred initial value of @StateObject Dial.clock.

                """), "\(run.output)")
        #expect(
            run.output.contains(
                """
                    Because its inputs changed, the body of Dial runs once in observed.swift and never in
                    owned.swift.

                """), "\(run.output)")
    }

    @Test("A long chain of causes is shortened in its middle, but not with --verbose")
    func longChain() {
        var source = "import SwiftUI\n@Observable final class Leaf {}\n"
        for depth in 0..<12 {
            source += "struct Twig\(depth): View { let age: Int; var body: some View { Twig\(depth + 1)(age: age) } }\n"
        }
        source += """
            struct Twig12: View { let age: Int; @State private var leaf = Leaf(); var body: some View { Text("\\(age)") } }
            struct Tree: View { @State private var age = 0; var body: some View { Twig0(age: age) } }
            @Test func ages() { let sim = Simulation(Tree()); sim.set(\\Tree.age, to: 1); #expect(sim.texts == ["1"]) }
            """
        let short = CommandRun("compare", "-", input: source)
        #expect(short.status == .success, "\(short.errors)")
        #expect(short.output.contains("      … 8 more\n"), "\(short.output)")
        #expect(!short.output.contains("Twig4.body ran"))
        #expect(CommandRun("compare", "-", "--verbose", input: source).output.contains("Twig4.body ran"))
    }

    @Test("A warning of one run only is shown")
    func warnings() throws {
        let folder = try TemporaryFolder()
        func source(_ ids: String) -> String {
            """
            import SwiftUI
            struct Shelf: View { var body: some View { VStack { ForEach(\(ids), id: \\.self) { Text("\\($0)") } } } }
            @Test func shows() { let sim = Simulation(Shelf()); #expect(sim.texts.count == 2) }
            """
        }
        let run = CommandRun(
            "compare", try folder.write("a.swift", source("[1, 1]")), try folder.write("b.swift", source("[1, 2]")))
        let warning = "warning: ForEach<Array<Int>, Int, Text>: the ID 1 occurs"
        #expect(run.output.contains("\n  Warnings in a.swift only\n    \(warning)"))
    }

    @Test("The same as JSON, with the chain of causes")
    func json() throws {
        let run = CommandRun("compare", "-", "--format", "json", input: Self.source)
        let object = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
        #expect(object?["version"] as? Int == 1)
        #expect((object?["right"] as? [String: Any])?["sdk"] as? Int == 27)
        let scenario = try #require((object?["scenarios"] as? [[String: Any]])?.first)
        let differences = try #require(scenario["differences"] as? [[String: Any]])
        let inits = try #require(
            differences.first { $0["type"] as? String == "Menu" && $0["count"] as? String == "inits" })
        #expect(inits["left"] as? Int == 2)
        let reason = try #require(inits["reason"] as? [String: Any])
        #expect(reason["side"] as? String == "left")
        #expect((reason["chain"] as? [String])?.last == "Menu #2 was created at <stdin>:4")
        #expect(CommandRun("compare", "-", "--format", "json", input: Self.source).output == run.output)
    }

    @Test(
        "Wrong usage is status 64",
        arguments: [
            (["compare"], "'compare' needs one file or two"),
            (["compare", "a", "b", "c"], "'compare' needs one file or two"),
            (["compare", "a", "--sdk", "26"], "'compare' needs a second SDK for one file"),
            (["compare", "a", "b", "--sdk", "26,27"], "'compare' takes two files or two SDKs, not both"),
            (["compare", "a", "--sdk", "26,26"], "--sdk does not take '26,26'"),
            (["compare", "a", "--sdk", "26,27,26"], "--sdk does not take '26,27,26'"),
            (["compare", "a", "--format", "jsonl"], "'compare' does not write jsonl; give text or json"),
            (["run", "a", "--sdk", "26,27"], "'run' takes one SDK, not '26,27'; give 26 or 27"),
        ] as [([String], String)])
    func usage(arguments: [String], message: String) {
        let run = CommandRun(list: arguments)
        #expect(run.status == .usage)
        #expect(run.errors.hasPrefix("sim-cli: error: \(message)"), "\(run.errors)")
    }

    @Test("A missing file is status 66, one that does not parse 65")
    func badInput() throws {
        let folder = try TemporaryFolder()
        let good = try folder.write("good.swift", Self.source)
        let bad = try folder.write("bad.swift", "struct {")
        #expect(CommandRun("compare", good, "/no/such.swift").status == .missingInput)
        #expect(CommandRun("compare", good, bad).status == .unusableInput)
    }

    @Test("No line is wider than 100 columns")
    func width() throws {
        let folder = try TemporaryFolder()
        let name = String(repeating: "long", count: 20)
        let left = try folder.write("\(name)A.swift", Self.source)
        let right = try folder.write(
            "\(name)B.swift", Self.source.replacingOccurrences(of: "State private var menu", with: "State var menu"))
        for arguments in [[left], [left, right]] {
            for line in CommandRun(list: ["compare"] + arguments).output.split(separator: "\n") {
                #expect(String(line).displayWidth <= 100, "\(line)")
            }
        }
    }
}
