// Rule: The forms of onChange with no or two parameters run the closure of the newest body, the old form that of the body before.
// Source: https://useyourloaf.com/blog/swiftui-onchange-deprecation
// Basis: stated, confidence high

import SwiftUI

struct Gauge: View {
    let level: Int

    var body: some View {
        Text("Level \(level)")
            .onChange(of: level) { print("none \(level)") }
            .onChange(of: level) { _, _ in print("two \(level)") }
            .onChange(of: level) { _ in print("one \(level)") }
    }
}

struct Tank: View {
    @State private var level = 1

    var body: some View {
        Button("Fill") { level += 1 }
        Gauge(level: level)
    }
}

@Test("A plain trailing closure is the form without parameters", arguments: [26, 27])
func newestClosure(sdk: Int) {
    let sim = Simulation(Tank(), sdk: sdk)
    sim.buttons["Fill"].tap()
    #expect(sim.output == ["none 2", "two 2", "one 1"])
}
