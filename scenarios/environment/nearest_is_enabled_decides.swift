// Rule: Whether a control reacts is the environment's isEnabled: disabled(_:) can only take it away, the key can also give it back.
// Source: https://developer.apple.com/documentation/swiftui/environmentvalues/isenabled
// Basis: documented, confidence high; that the key gives it back is derived

import SwiftUI

struct Desk: View {
    @Environment(\.isEnabled) private var isEnabled

    var body: some View { Text(isEnabled ? "open" : "closed") }
}

struct Office: View {
    @State private var isOpen = true

    var body: some View {
        Toggle("Open", isOn: $isOpen)
        Button("Key") {}.environment(\.isEnabled, isOpen)
        Button("Night") {}.environment(\.isEnabled, true).disabled(!isOpen)
        Button("Day") {}.disabled(false).disabled(!isOpen)
        Desk().environment(\.isEnabled, isOpen)
    }
}

@Test("Controls and readers agree")
func controlsAndReadersAgree() {
    let sim = Simulation(Office())
    #expect(sim.buttons["Key"].isEnabled && sim.buttons["Night"].isEnabled && sim.buttons["Day"].isEnabled)
    sim.switches["Open"].tap()
    #expect(!sim.buttons["Key"].isEnabled)
    #expect(sim.buttons["Night"].isEnabled)
    #expect(!sim.buttons["Day"].isEnabled)
    #expect(sim.staticTexts["closed"].exists)
}
