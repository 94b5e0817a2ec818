// Rule: A button of an alert or confirmation dialog runs its action and closes the dialog; an alert without actions has one that says OK.
// Source: https://developer.apple.com/documentation/swiftui/view/alert(_:ispresented:actions:message:)-8dvt8
// Basis: documented, confidence high

import SwiftUI

struct Trash: View {
    @State private var asks = false
    @State private var tells = false
    @State private var sorts = false
    @State private var names = ["a", "b"]

    var body: some View {
        VStack {
            Text(names.joined(separator: " "))
            Button("Delete") { asks = true }
            Button("Tell") { tells = true }
            Button("Sort") { sorts = true }
        }
        .alert("Delete it?", isPresented: $asks) {
            Button("Yes", role: .destructive) { names.removeFirst() }
            Button("Cancel", role: .cancel) {}
        } message: {
            Text("It is gone then")
        }
        .alert("Done", isPresented: $tells) {}
        .confirmationDialog("Order", isPresented: $sorts) {
            Button("Down") { names.sort(by: >) }
        }
    }
}

@Test("Buttons act and close")
func buttonsActAndClose() {
    let sim = Simulation(Trash())
    sim.buttons["Sort"].tap()
    sim.buttons["Down"].tap()
    #expect(sim.staticTexts["b a"].exists)
    sim.buttons["Delete"].tap()
    #expect(sim.texts == ["Delete it?", "It is gone then", "Yes", "Cancel"])
    sim.buttons["Yes"].tap()
    #expect(sim.staticTexts["a"].exists)
    sim.buttons["Tell"].tap()
    sim.buttons["OK"].tap()
    #expect(sim.buttons["Tell"].exists)
}
