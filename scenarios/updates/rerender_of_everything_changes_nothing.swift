// Rule: Where bodies depend on nothing but what SwiftUI observes, evaluating all of them again shows the same, and neither state nor objects are made or lost.
// Source: Apple, State and StateObject (storage lives outside of the view values)
// Basis: derived, confidence high

import SwiftUI

final class Pot: ObservableObject {
    @Published var plants = 0
}

struct PotView: View {
    let label: String
    @StateObject private var pot = Pot()
    @State private var isWet = false

    var body: some View {
        VStack {
            Text("\(label) \(pot.plants) \(isWet ? "wet" : "dry")")
            Button("Plant \(label)") { pot.plants += 1 }
            Button("Water \(label)") { isWet = true }
        }
    }
}

struct Garden: View {
    @State private var pots = ["rose", "thyme"]

    var body: some View {
        VStack {
            ForEach(pots, id: \.self) { PotView(label: $0) }
            Button("Dig") { pots.insert("mint", at: 0) }
        }
    }
}

@Test("The tree after single updates is the tree of a full one", arguments: [26, 27])
func fullEvaluation(sdk: Int) {
    let sim = Simulation(Garden(), sdk: sdk)
    sim.buttons["Plant thyme"].tap()
    sim.buttons["Dig"].tap()
    sim.buttons["Water rose"].tap()
    let shown = sim.texts
    #expect(shown.prefix(1) == ["mint 0 dry"])
    sim.rerender(Garden.self)
    sim.rerender(PotView.self)
    #expect(sim.texts == shown)
    #expect(sim.inits(of: Pot.self) == 3)
    #expect(sim.deinits(of: Pot.self) == 0)
    #expect(sim.identitiesCreated(of: PotView.self) == 3)
}
