// Rule: A change of one row's state evaluates that row, whether the list has ten elements or a hundred thousand.
// Source: derived
// Basis: derived, confidence high

import SwiftUI

struct Counter: View {
    let number: Int
    @State private var count = 0
    var body: some View { Button("\(number): \(count)") { count += 1 } }
}

struct Counters: View {
    var body: some View { List(0..<100_000) { Counter(number: $0) } }
}

@Test("One row runs")
func oneRow() {
    let sim = Simulation(Counters())
    sim.resetCounts()
    sim.buttons["4: 0"].tap()
    sim.buttons["4: 1"].tap()
    #expect(sim.buttons["4: 2"].exists)
    #expect(sim.bodyEvaluations(of: Counter.self) == 2)
    #expect(sim.inits(of: Counter.self) == 0)
    #expect(sim.bodyEvaluations(of: Counters.self) == 0)
}
