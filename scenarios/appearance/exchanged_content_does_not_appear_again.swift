// Rule: A Group whose one view is exchanged for another in the same update neither disappears nor appears again; an erased view counts as content even where it shows nothing.
// Source: OpenSwiftUI's compatibility tests (AnyView of EmptyView appears once)
// Basis: derived, confidence medium

import SwiftUI

struct Signal: View {
    @State private var isGreen = false

    var body: some View {
        VStack {
            Group {
                if isGreen { Text("go") } else { Text("stop") }
            }
            .onAppear { print("signal on") }
            .onDisappear { print("signal off") }
            AnyView(EmptyView()).onAppear { print("erased") }
            Button("Switch") { isGreen.toggle() }
        }
    }
}

@Test("The group stays on screen")
func groupStays() {
    let sim = Simulation(Signal())
    #expect(sim.output.sorted() == ["erased", "signal on"])
    sim.buttons["Switch"].tap()
    #expect(sim.staticTexts["go"].exists)
    #expect(sim.output.count == 2)
}
