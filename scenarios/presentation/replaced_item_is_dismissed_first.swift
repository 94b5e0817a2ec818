// Rule: Where the item of a sheet or cover is replaced by one with another id, the old presentation is dismissed before the new content appears.
// Source: github pointfreeco/swift-navigation#238 (tried with SwiftUI alone by a maintainer)
// Basis: observed for onDismiss, confidence medium; that the old content disappears before onDismiss is an assumption

import SwiftUI

struct Card: Identifiable { let id: Int }

struct Deck: View {
    @State private var card: Card?
    @State private var cover: Card?
    var body: some View {
        Button("Deal") { card = Card(id: 1) }
            .sheet(item: $card, onDismiss: { print("dismissed") }) { shown in
                Button("Next") { card = Card(id: shown.id + 1) }
                    .onAppear { print("in \(shown.id)") }
                    .onDisappear { print("out \(shown.id)") }
            }
        Button("Cover") { cover = Card(id: 1) }
            .fullScreenCover(item: $cover, onDismiss: { print("uncovered") }) { shown in
                Button("Other") { cover = Card(id: shown.id + 1) }.onAppear { print("covers \(shown.id)") }
            }
    }
}

@Test("In, dismissed, in")
func replaced() {
    let sim = Simulation(Deck())
    sim.buttons["Deal"].tap()
    sim.buttons["Next"].tap()
    #expect(sim.output == ["in 1", "out 1", "dismissed", "in 2"])
    sim.dismiss()
    #expect(sim.output.suffix(2) == ["out 2", "dismissed"])
    sim.buttons["Cover"].tap()
    sim.buttons["Other"].tap()
    #expect(sim.output.suffix(3) == ["covers 1", "uncovered", "covers 2"])
}
