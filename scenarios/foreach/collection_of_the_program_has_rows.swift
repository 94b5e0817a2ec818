// Rule: ForEach shows the elements of any collection, one that the program declares itself too.
// Source: https://developer.apple.com/documentation/swiftui/foreach
// Basis: documented, confidence high

import SwiftUI

struct Crate<Item>: RandomAccessCollection {
    var items: [Item]
    var startIndex: Int { 0 }
    var endIndex: Int { items.count }
    subscript(position: Int) -> Item { items[position] }
}

struct Bottle: Identifiable { let id: Int }

struct BottleRow: View {
    let bottle: Bottle
    @State private var number = 0
    var body: some View { Button("\(bottle.id): \(number)") { number += 1 } }
}

struct Cellar: View {
    @State private var crate = Crate(items: [Bottle(id: 1), Bottle(id: 2)])
    var body: some View {
        VStack {
            ForEach(crate) { BottleRow(bottle: $0) }
            Button("turn") { crate.items.reverse() }
        }
    }
}

@Test func rowsKeepTheirState() {
    let sim = Simulation(Cellar())
    sim.buttons["2: 0"].tap()
    sim.buttons["turn"].tap()
    #expect(sim.texts == ["2: 1", "1: 0", "turn"])
}
