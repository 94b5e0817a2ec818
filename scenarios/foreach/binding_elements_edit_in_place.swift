// Rule: ForEach over a binding hands out a binding for each element: `$item` edits the collection, `item` reads it, and no row is made anew.
// Source: https://developer.apple.com/documentation/swiftui/foreach
// Basis: documented, confidence high

import SwiftUI

struct Errand: Identifiable {
    let id: Int
    var name: String
    var isDone = false
}

struct ErrandRow: View {
    @Binding var errand: Errand
    @State private var taps = 0

    var body: some View { Toggle(errand.name, isOn: $errand.isDone) }
}

struct Errands: View {
    @State private var errands = [Errand(id: 1, name: "post"), Errand(id: 2, name: "bank")]

    var body: some View {
        ForEach($errands) { $errand in
            ErrandRow(errand: $errand)
            Text(errand.isDone ? "done" : "open")
        }
        Text("\(errands.filter(\.isDone).count) done")
    }
}

@Test("A row edits its element through the binding")
func rowsEditTheirElement() {
    let sim = Simulation(Errands())
    sim.switches["bank"].tap()
    #expect(sim.texts == ["post", "open", "bank", "done", "1 done"])
    #expect(sim.identitiesCreated(of: ErrandRow.self) == 2)
}
