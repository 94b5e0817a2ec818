// Rule: What is inside of a removed view goes with it: the transition of the removed view decides, not those further in, and a view that is on its way out goes at the latest with the view around it.
// Source: OpenSwiftUI, DynamicContainer (a removed item takes its subgraph along)
// Basis: derived, confidence medium

import SwiftUI

struct Shelf: View {
    @State private var hasShelf = true
    @State private var hasBook = true
    var body: some View {
        if hasShelf {
            VStack {
                if hasBook { Text("book").transition(.slide).onDisappear { print("book") } }
            }
            .onDisappear { print("shelf") }
        }
        Button("Book") { withAnimation(.linear(duration: 2)) { hasBook = false } }
        Button("Shelf") { hasShelf = false }
        Button("Slowly") { withAnimation(.linear(duration: 1)) { hasShelf = false } }
    }
}

@Test("At once")
func atOnce() {
    let sim = Simulation(Shelf())
    sim.buttons["Book"].tap()
    sim.buttons["Shelf"].tap()
    #expect(sim.output == ["book", "shelf"])
    sim.advance(by: .seconds(3))
    #expect(sim.output == ["book", "shelf"])
}

@Test("Slowly")
func slowly() {
    let sim = Simulation(Shelf())
    sim.buttons["Book"].tap()
    sim.buttons["Slowly"].tap()
    #expect(sim.output == [])
    sim.advance(by: .seconds(1))
    #expect(sim.output == ["book", "shelf"])
    sim.advance(by: .seconds(3))
    #expect(sim.output == ["book", "shelf"])
}

@Test("A transition without animation around it does not keep what is inside")
func innerTransitionSaysNothing() {
    let sim = Simulation(Shelf())
    sim.buttons["Shelf"].tap()
    #expect(sim.output == ["book", "shelf"])
}
