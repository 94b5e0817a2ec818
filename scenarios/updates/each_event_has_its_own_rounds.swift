// Rule: How often an onChange action may run for one event is counted anew for the next event.
// Source: FatBlog, onChange (two rounds for a change from a button)
// Basis: derived, confidence medium

import SwiftUI

struct EvenStepper: View {
    @State private var value = 0

    var body: some View {
        Button("value \(value)") { value += 1 }
            .onChange(of: value) { _, new in
                if new % 2 == 1 { value = new + 1 }
            }
    }
}

@Test("An action that corrects its own value does so after each event")
func eachEventIsCorrected() {
    let sim = Simulation(EvenStepper())
    for step in 1...4 {
        sim.buttons["value \((step - 1) * 2)"].tap()
        #expect(sim.value(\EvenStepper.value) == step * 2)
    }
    sim.set(\EvenStepper.value, to: 11)
    #expect(sim.value(\EvenStepper.value) == 12)
    #expect(sim.warnings == [])
}
