// Rule: A toggle style reads and writes the toggle's value through its configuration; a change runs the style's body once more.
// Source: https://developer.apple.com/documentation/swiftui/togglestyle
// Basis: documented; the count is derived, confidence medium

import SwiftUI

struct Checkbox: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
        Button {
            configuration.isOn.toggle()
        } label: {
            Text(configuration.isOn ? "checked" : "unchecked")
            configuration.label
        }
    }
}

struct Terms: View {
    @State private var agrees = false

    var body: some View {
        Toggle("I agree", isOn: $agrees).toggleStyle(Checkbox())
    }
}

@Test("The style's body runs again for a change")
func toggleStyleFlips() {
    let sim = Simulation(Terms())
    #expect(sim.texts == ["unchecked", "I agree"])
    sim.buttons["unchecked, I agree"].tap()
    #expect(sim.texts == ["checked", "I agree"])
    #expect(sim.bodyEvaluations(of: Checkbox.self) == 2)
}
