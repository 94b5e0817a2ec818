// Rule: Ten thousand tasks may sleep at once and wake at one instant; each of them runs.
// Source: ViewSim: suspended code costs memory, no threads, and only turns that follow from each other are bounded
// Basis: derived, confidence high

import SwiftUI

struct Sleepers: View {
    @State private var awake = 0

    var body: some View {
        Text("\(awake) awake").onAppear {
            for _ in 0..<10_000 {
                Task {
                    try? await Task.sleep(for: .seconds(5))
                    awake += 1
                }
            }
        }
    }
}

@Test("All of them wake")
func allWake() {
    let sim = Simulation(Sleepers())
    #expect(sim.tasks == 10_000)
    sim.advance(by: .seconds(5))
    #expect(sim.tasks == 0)
    #expect(sim.texts == ["10000 awake"])
    #expect(sim.warnings.isEmpty)
}
