// Rule: A tap on a picker that is a menu shows its options as items; a tap on one selects it and folds the menu.
// Source: https://developer.apple.com/documentation/swiftui/pickerstyle/menu
// Basis: derived, confidence medium

import SwiftUI

struct Sorter: View {
    @State private var order = "name"
    var body: some View {
        Picker("Order", selection: $order) {
            Text("by name").tag("name")
            Text("by date").tag("date")
        }
        .pickerStyle(.menu)
    }
}

@Test func options() {
    let sim = Simulation(Sorter())
    #expect(sim.menuItems.count == 0)
    sim.pickers["Order"].tap()
    #expect(sim.menuItems.allLabels == ["by name", "by date"])
    sim.buttons["by date"].tap()
    #expect(sim.menuItems.count == 0)
    #expect(sim.pickers["Order"].value == "by date")
    #expect(sim.texts == ["Order", "by date"])
}
