// Status: 1
// Line: 12
// The scenario goes on after a failure: both expectations are counted, one is reported.
import SwiftUI

struct Two: View {
    var body: some View { Text("2") }
}

@Test func failing() {
    let sim = Simulation(Two())
    #expect(sim.texts == ["3"])
    #expect(sim.bodyEvaluations(of: Two.self) == 1)
}
