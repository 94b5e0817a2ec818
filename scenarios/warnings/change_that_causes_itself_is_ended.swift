// Rule: An onChange action that changes its own value runs again in the same frame, until SwiftUI logs that it did too often and leaves it.
// Source: the text that SwiftUI logs
// Basis: observed, confidence medium, depends on: how often it runs before is that of a re-implementation

import SwiftUI

struct Spiral: View {
    @State private var turns = 0
    var body: some View {
        Button("turn \(turns)") { turns += 1 }
            .onChange(of: turns) { turns += 1 }
    }
}

@Test func isLoggedAndEnds() {
    let sim = Simulation(Spiral())
    sim.buttons["turn 0"].tap()
    #expect(sim.warnings == ["onChange(of: Int) action tried to update multiple times per frame."])
    #expect(sim.value(\Spiral.turns) == 3)
    sim.buttons["turn 3"].tap()
    #expect(sim.warnings.count == 1)
}
