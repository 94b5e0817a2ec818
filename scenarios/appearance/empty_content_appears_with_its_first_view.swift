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

struct Doorbell: View {
    @State private var hasRung = false

    var body: some View {
        VStack {
            Group {
                if hasRung { Text("who is there?") }
            }
            .onAppear { print("rung") }
            .onDisappear { print("quiet") }
            Button("Ring") { hasRung.toggle() }
        }
    }
}

@Test("A group of conditions waits in the same way")
func groupOfConditions() {
    let sim = Simulation(Doorbell())
    #expect(sim.output == [])
    sim.buttons["Ring"].tap()
    sim.buttons["Ring"].tap()
    #expect(sim.output == ["rung", "quiet"])
}
