import Testing

@testable import ViewSim

@Suite("Times of a scenario")
struct ScenarioTimesTests {
    static let source = """
        import SwiftUI
        struct Door: View {
            @State private var isOpen = false
            var body: some View { Button(isOpen ? "Close" : "Open") { isOpen.toggle() } }
        }
        @Test func opens() {
            let sim = Simulation(Door())
            sim.buttons["Open"].tap()
            sim.rerender(Door.self)
            #expect(sim.texts == ["Close"])
        }
        @Test func fails() { #expect(1 == 2) }
        """

    @Test("Each event has its time, which is part of the run's")
    func events() throws {
        let folder = try TemporaryFolder()
        let times = try ScenarioTimes(contentsOf: try folder.write("door.swift", Self.source), scenario: "opens")
        #expect(times.events.map(\.name) == ["mount", "tap buttons[\"Open\"]", "rerender Door"])
        #expect(times.events.allSatisfy { $0.duration > .zero && $0.durationWithQuery >= $0.duration })
        #expect(times.events.map(\.duration).reduce(.zero, +) <= times.run)
    }

    @Test("Without a scenario the file is a program")
    func program() throws {
        let folder = try TemporaryFolder()
        let times = try ScenarioTimes(contentsOf: try folder.write("sum.swift", "print((1...4).reduce(0, +))\n"))
        #expect(times.output == "10\n")
        #expect(times.events.isEmpty)
        #expect(times.processorTime > .zero)
    }

    @Test("What fails has no times")
    func failure() throws {
        let folder = try TemporaryFolder()
        let path = try folder.write("door.swift", Self.source)
        for scenario in ["fails", "gone"] {
            #expect(throws: ScenarioFailure.self) { try ScenarioTimes(contentsOf: path, scenario: scenario) }
        }
    }
}
