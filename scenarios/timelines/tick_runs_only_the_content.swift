// Rule: A timeline evaluates its content at each entry of its schedule, and not the body around; a schedule of one's own gives its dates. When it leaves, nothing ticks any more.
// Source: https://developer.apple.com/documentation/swiftui/timelineview
// Basis: derived, confidence medium

import SwiftUI

struct Face: View {
    let second: Int
    var body: some View { Text("second \(second)") }
}

struct Clock: View {
    @State private var isShown = true
    var body: some View {
        VStack {
            if isShown {
                TimelineView(.periodic(from: .now, by: 1)) { context in
                    Face(second: Int(context.date.timeIntervalSince1970) % 60)
                }
            }
            Button("hide") { isShown = false }
        }
    }
}

struct Doubling: TimelineSchedule {
    let start: Date
    func entries(from startDate: Date, mode: Mode) -> [Date] { [0, 1, 2, 4, 8].map { start.addingTimeInterval($0) } }
}

struct Steps: View {
    private static let start = Date.now
    var body: some View {
        TimelineView(Doubling(start: Self.start)) { context in
            Text("at \(Int(context.date.timeIntervalSince(Self.start)))")
        }
    }
}

@Test("Ticks come in virtual time")
func periodic() {
    let sim = Simulation(Clock())
    #expect(sim.texts == ["second 0", "hide"])
    sim.advance(by: .milliseconds(2500))
    #expect(sim.texts == ["second 2", "hide"])
    #expect(sim.bodyEvaluations(of: Face.self) == 3)
    #expect(sim.bodyEvaluations(of: Clock.self) == 1)
    sim.buttons["hide"].tap()
    sim.resetCounts()
    sim.advance(by: .seconds(10))
    #expect(sim.inits(of: Face.self) == 0)
}

@Test("A schedule of one's own")
func custom() {
    let sim = Simulation(Steps())
    #expect(sim.texts == ["at 0"])
    sim.advance(by: .seconds(5))
    #expect(sim.texts == ["at 4"])
    sim.advance(by: .seconds(60))
    #expect(sim.texts == ["at 8"])
}
