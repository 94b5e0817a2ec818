// Rule: Rows are compared with the data when the update runs: an element that was taken out and put back in the same event keeps its row and its state.
// Source: Apple, ForEach (identity of elements); writes of one event are one update
// Basis: derived, confidence high

import SwiftUI

struct Plate: View {
    let name: String
    @State private var bites = 0

    var body: some View { Button("\(name) \(bites)") { bites += 1 } }
}

struct Table: View {
    @State private var dishes = ["soup", "fish"]

    var body: some View {
        VStack {
            Button("Rearrange") {
                let first = dishes.removeFirst()
                dishes.append("cake")
                dishes.append(first)
            }
            ForEach(dishes, id: \.self) { Plate(name: $0) }
        }
    }
}

@Test("The soup is still half eaten")
func rowIsKept() {
    let sim = Simulation(Table())
    sim.buttons["soup 0"].tap()
    sim.buttons["Rearrange"].tap()
    #expect(sim.texts == ["Rearrange", "fish 0", "cake 0", "soup 1"])
    #expect(sim.identitiesCreated(of: Plate.self) == 3)
    #expect(sim.identitiesDestroyed(of: Plate.self) == 0)
}
