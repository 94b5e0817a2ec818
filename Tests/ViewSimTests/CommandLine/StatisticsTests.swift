import Foundation
import Testing

@testable import ViewSim

@Suite("--stats")
struct StatisticsTests {
    static let source = """
        import SwiftUI
        final class Dish { let name = "Soup" }
        struct Line: View { let number: Int; var body: some View { Text("\\(number)") } }
        struct Card: View {
            @State private var count = 3
            var body: some View {
                VStack { ForEach(0..<count, id: \\.self) { Line(number: $0) } }
            }
        }
        @Test func grows() {
            let sim = Simulation(Card())
            sim.set(\\Card.count, to: 5)
            for _ in 1...10 { _ = Dish() }
            #expect(sim.texts.count == 5)
        }
        """

    /// The counters of the first scenario, by name.
    private func counters(_ arguments: [String], input: String) throws -> [String: Int] {
        let run = CommandRun(list: arguments + ["--format", "json", "--stats"], input: input)
        let object = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
        let scenario = try #require((object?["scenarios"] as? [[String: Any]])?.first)
        let statistics = try #require(scenario["statistics"] as? [String: Any])
        let times = try #require(statistics["milliseconds"] as? [String: Double])
        #expect(Set(times.keys) == ["parse", "lower", "run"])
        #expect(times.values.allSatisfy { $0 > 0 })
        return try #require(statistics["counters"] as? [String: Int])
    }

    @Test("Counters say what an update costs, and are the same in each run")
    func counters() throws {
        let counts = try counters(["run", "-"], input: Self.source)
        // Card twice, then three lines and two more; the first three are compared and left alone.
        #expect(counts["bodies"] == 7)
        #expect(counts["rowClosures"] == 8)
        #expect(counts["objects"] == 11, "ten dishes and the simulation")
        #expect(counts["peakLiveObjects"] == 2)
        #expect((counts["comparisons"] ?? 0) >= 3)
        #expect((counts["events"] ?? 0) > 20)
        #expect(try counters(["run", "-"], input: Self.source) == counts)
        #expect(try counters(["test", "-"], input: Self.source) == counts)
    }

    @Test("A loop counts instructions, an object an allocation")
    func work() throws {
        func program(_ turns: Int) -> String {
            "final class Dish {}\nfunc cook() { for _ in 0..<\(turns) { _ = Dish() } }\n@Test func cooks() { cook() }\n"
        }
        let ten = try counters(["run", "-"], input: program(10))
        let twenty = try counters(["run", "-"], input: program(20))
        #expect((twenty["allocations"] ?? 0) - (ten["allocations"] ?? 0) == 10)
        #expect((twenty["instructions"] ?? 0) > (ten["instructions"] ?? 0))
    }

    @Test("Text ends with the counters and the wall times; without --stats there are none")
    func text() {
        let run = CommandRun("run", "-", "--stats", input: Self.source)
        #expect(run.output.contains("\n  row closures               8\n"))
        let lines = run.output.split(separator: "\n")
        #expect(lines.suffix(2).first?.hasPrefix("  Wall time: parse ") == true)
        #expect(lines.last?.hasPrefix("  Slowest event: ") == true)
        #expect(!CommandRun("run", "-", input: Self.source).output.contains("Wall time"))
        let test = CommandRun(
            "test", "-", "--stats",
            input: Self.source + "\n@Test func more() { let s = Simulation(Card()); _ = s.texts }")
        #expect(test.output.contains("\n  row closures              11\n"), "\(test.output)")
        #expect(!CommandRun("test", "-", "--format", "json", input: Self.source).output.contains("statistics"))
    }

    @Test(
        "It goes neither with the trace alone nor with the program's output alone",
        arguments: [
            (["--print-only"], "--stats and --print-only exclude each other"),
            (["--format", "jsonl"], "--stats goes with --format text or json"),
        ] as [([String], String)])
    func usage(options: [String], message: String) {
        let run = CommandRun(list: ["run", "-", "--stats"] + options, input: Self.source)
        #expect(run.status == .usage)
        #expect(run.errors.hasPrefix("sim-cli: error: \(message)"))
    }

    @Test("Wall times are rounded to tenths of a millisecond, and to whole ones from a hundred on")
    func milliseconds() {
        #expect(StatisticsReport.milliseconds(.microseconds(1540)) == "1.5")
        #expect(StatisticsReport.milliseconds(.microseconds(123_456)) == "123")
        #expect(StatisticsReport.milliseconds(.zero) == "0.0")
        #expect(1_234_567.grouped == "1,234,567")
    }
}
