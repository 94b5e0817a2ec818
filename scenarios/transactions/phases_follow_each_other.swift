// Rule: A phase animator shows its first phase and goes to the next once the animation to it is over: without a trigger again and again, with one once through and back for each change.
// Source: https://developer.apple.com/documentation/swiftui/phaseanimator
// Basis: documented, confidence medium, depends on: that the next phase begins when the animation is logically complete is an assumption

import SwiftUI

enum Beat: CaseIterable { case rest, up, down }

struct Pulse: View {
    @State private var taps = 0
    var body: some View {
        VStack {
            Button("tap") { taps += 1 }
            PhaseAnimator(Beat.allCases, trigger: taps) { Text("\($0)") } animation: { _ in .linear(duration: 1) }
        }
    }
}

struct Forever: View {
    var body: some View {
        PhaseAnimator([1, 2]) { Text("phase \($0)") } animation: { .linear(duration: Double($0)) }
    }
}

@Test func onceForATrigger() {
    let sim = Simulation(Pulse())
    sim.advance(by: .seconds(9))
    #expect(sim.texts == ["tap", "rest"])
    sim.buttons["tap"].tap()
    #expect(sim.texts == ["tap", "up"])
    sim.advance(by: .seconds(1))
    #expect(sim.texts == ["tap", "down"])
    sim.advance(by: .seconds(9))
    #expect(sim.texts == ["tap", "rest"])
}

@Test func withoutEnd() {
    let sim = Simulation(Forever())
    #expect(sim.texts == ["phase 2"])
    sim.advance(by: .seconds(2))
    #expect(sim.texts == ["phase 1"])
    sim.advance(by: .seconds(1))
    #expect(sim.texts == ["phase 2"])
}
