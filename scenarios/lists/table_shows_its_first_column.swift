// Rule: On a compact screen a table is a list of its first column; a tap writes the row's id into its selection.
// Source: https://developer.apple.com/documentation/swiftui/table
// Basis: documented, confidence high

import SwiftUI

struct Planet: Identifiable {
    let id: Int
    let name: String
    let moons: Int
}

struct Planets: View {
    @State private var planets = [Planet(id: 1, name: "Mars", moons: 2), Planet(id: 2, name: "Earth", moons: 1)]
    @State private var selection: Planet.ID?
    @State private var order = [KeyPathComparator(\Planet.name)]
    var body: some View {
        VStack {
            Table(planets, selection: $selection, sortOrder: $order) {
                TableColumn("Name", value: \.name)
                TableColumn("Moons", value: \.moons) { Text("\($0.moons) moons") }
            }
            Button("Sort") { planets.sort(using: order) }
        }
    }
}

@Test func firstColumn() {
    let sim = Simulation(Planets())
    #expect(sim.texts == ["Mars", "Earth", "Sort"])
    sim.cells["Earth"].tap()
    #expect(sim.value(\Planets.selection) == 2)
    sim.buttons["Sort"].tap()
    #expect(sim.texts == ["Earth", "Mars", "Sort"])
}
