// Rule: A binding is compared by where it leads and by the value that it had when it was made: a parent that runs for another reason gives a child a binding with a newer value, and the child runs.
// Source: none; fields of a view are compared, and a binding's value is one
// Basis: assumption

import SwiftUI

struct Resetter: View {
    @Binding var count: Int

    var body: some View { Button("Reset") { count = 0 } }
}

struct Tally: View {
    @State private var count = 0
    @State private var title = "tally"

    var body: some View {
        VStack {
            Text(title)
            Resetter(count: $count)
            Button("Rename") { title += "!" }
        }
    }
}

@Test("The child reads nothing and runs when its parent brings a newer value")
func newerValue() {
    let sim = Simulation(Tally())
    sim.set(\Tally.count, to: 5)
    #expect(sim.bodyEvaluations(of: Tally.self) == 1)
    #expect(sim.bodyEvaluations(of: Resetter.self) == 1)
    sim.buttons["Rename"].tap()
    #expect(sim.bodyEvaluations(of: Resetter.self) == 2)
    sim.buttons["Rename"].tap()
    #expect(sim.bodyEvaluations(of: Resetter.self) == 2)
}
