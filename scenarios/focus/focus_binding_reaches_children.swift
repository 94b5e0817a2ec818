// Rule: A child with FocusState.Binding reads and writes its parent's focus; a parent that only passes it on is not run by a change.
// Source: https://developer.apple.com/documentation/swiftui/focusstate/binding
// Basis: documented, confidence medium

import SwiftUI

struct PinField: View {
    @FocusState.Binding var isFocused: Bool
    @State private var pin = ""

    var body: some View {
        VStack {
            TextField("Pin", text: $pin).focused($isFocused)
            Text(isFocused ? "focused" : "unfocused")
        }
    }
}

struct PinScreen: View {
    @FocusState private var isPinFocused: Bool

    var body: some View {
        VStack {
            PinField(isFocused: $isPinFocused)
            Button("Type") { isPinFocused = true }
        }
    }
}

@Test("A child works on the focus of its parent")
func focusBindingReachesChildren() {
    let sim = Simulation(PinScreen())
    sim.buttons["Type"].tap()
    #expect(sim.staticTexts["focused"].exists)
    #expect(sim.bodyEvaluations(of: PinField.self) == 2)
    #expect(sim.bodyEvaluations(of: PinScreen.self) == 1)
}
