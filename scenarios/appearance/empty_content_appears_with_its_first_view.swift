// Rule: onAppear on content without any view waits for the first one, and onDisappear comes when the last one has gone; while views come and go in between neither is called.
// Source: Apple, onAppear; OpenSwiftUI's logs of a ForEach that grows
// Basis: derived, confidence medium

import SwiftUI

struct Guests: View {
    @State private var names: [String] = []

    var body: some View {
        VStack {
            ForEach(names, id: \.self) { name in Text(name) }
                .onAppear { print("guests are here") }
                .onDisappear { print("all have left") }
            Button("Arrive") { names.append("guest \(names.count)") }
            Button("Leave") { names.removeLast() }
        }
    }
}

@Test("The callbacks are about the rows taken together")
func rowsTakenTogether() {
    let sim = Simulation(Guests())
    #expect(sim.output == [])
    sim.buttons["Arrive"].tap()
    #expect(sim.output == ["guests are here"])
    sim.buttons["Arrive"].tap()
    sim.buttons["Leave"].tap()
    #expect(sim.output == ["guests are here"])
    sim.buttons["Leave"].tap()
    #expect(sim.output == ["guests are here", "all have left"])
    sim.buttons["Arrive"].tap()
    #expect(sim.output == ["guests are here", "all have left", "guests are here"])
}
