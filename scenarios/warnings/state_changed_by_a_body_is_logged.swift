// Rule: A @State that a body changes is logged, once for each place in the source.
// Source: the text that SwiftUI logs
// Basis: observed, confidence high

import SwiftUI

struct Counting: View {
    @State private var bodies = 0
    @State private var isOn = false
    var body: some View {
        let _ = note()
        Toggle("on", isOn: $isOn)
        Text(isOn ? "on" : "off")
    }
    private func note() { if bodies < 5 { bodies += 1 } }
}

@Test func loggedOnce() {
    let sim = Simulation(Counting())
    sim.switches["on"].tap()
    sim.switches["on"].tap()
    #expect(sim.warnings == ["Modifying state during view update, this will cause undefined behavior."])
}
