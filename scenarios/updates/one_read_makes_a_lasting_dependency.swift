// Rule: A body that read a @State once depends on it from then on, also where later evaluations do not come to the read.
// Source: OpenSwiftUI, Data/State/State.swift (the mark is never taken back)
// Basis: derived, confidence medium

import SwiftUI

struct Forecast: View {
    @State private var degrees = 20
    @State private var showsDegrees = true

    var body: some View {
        VStack {
            Button("Warmer") { degrees += 1 }
            Button("Hide") { showsDegrees = false }
            if showsDegrees { Text("\(degrees) degrees") }
        }
    }
}

@Test("A change of what is no longer shown still runs the body")
func hiddenValueStillCounts() {
    let sim = Simulation(Forecast())
    sim.buttons["Hide"].tap()
    #expect(sim.bodyEvaluations(of: Forecast.self) == 2)
    sim.buttons["Warmer"].tap()
    #expect(sim.bodyEvaluations(of: Forecast.self) == 3)
}
