// Rule: A constant binding can be read, and ignores what is written to it.
// Source: https://developer.apple.com/documentation/swiftui/binding/constant(_:)
// Basis: documented, confidence high

import SwiftUI

struct Consent: View {
    @Binding var isGiven: Bool

    var body: some View {
        VStack {
            Text(isGiven ? "given" : "not given")
            Toggle("Consent", isOn: $isGiven)
        }
    }
}

@Test("A tap on a constant changes nothing")
func constantBindingIgnoresWrites() {
    let sim = Simulation(Consent(isGiven: .constant(true)))
    sim.switches["Consent"].tap()
    #expect(sim.staticTexts["given"].exists)
    #expect(sim.bodyEvaluations(of: Consent.self) == 1)
}
