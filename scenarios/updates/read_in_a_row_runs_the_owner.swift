// Rule: A @State that the closure of a ForEach row reads is read for the view that declares it: a change runs that view's body again, and the rows with it.
// Source: OpenSwiftUI, Data/State/State.swift (a read marks the owner's location); FatBlog, swiftUI-state (only what was read makes a body run)
// Basis: derived, confidence medium

import SwiftUI

struct Shelf: View {
    @State private var isDiscounted = false
    let prices = [10, 20]

    var body: some View {
        VStack {
            Button("Sale") { isDiscounted.toggle() }
            ForEach(prices, id: \.self) { price in
                Text("costs \(isDiscounted ? price / 2 : price)")
            }
        }
    }
}

@Test("The view that owns the state runs once for a change that only its rows show")
func rowsReadForTheOwner() {
    let sim = Simulation(Shelf())
    sim.buttons["Sale"].tap()
    #expect(sim.texts == ["Sale", "costs 5", "costs 10"])
    #expect(sim.bodyEvaluations(of: Shelf.self) == 2)
}
