// Rule: A binding made from closures is another input each time; one that leads to the same state is the same while its value is.
// Source: github:OpenSwiftUIProject/OpenSwiftUI
// Basis: derived, confidence medium; taken from a reimplementation

import SwiftUI

struct DirectDial: View {
    @Binding var value: Int

    var body: some View { Stepper("direct", value: $value) }
}

struct ClosureDial: View {
    @Binding var value: Int

    var body: some View { Stepper("closure", value: $value) }
}

struct DialPanel: View {
    @State private var value = 0
    @State private var presses = 0

    var body: some View {
        VStack {
            Button("press \(presses)") { presses += 1 }
            DirectDial(value: $value)
            ClosureDial(value: Binding(get: { 0 }, set: { value = $0 }))
        }
    }
}

@Test("The child with the closures runs at each render of its parent")
func closureBindingsNeverEqual() {
    let sim = Simulation(DialPanel())
    sim.buttons["press 0"].tap()
    sim.buttons["press 1"].tap()
    #expect(sim.bodyEvaluations(of: DialPanel.self) == 3)
    #expect(sim.bodyEvaluations(of: DirectDial.self) == 1)
    #expect(sim.bodyEvaluations(of: ClosureDial.self) == 3)
}
