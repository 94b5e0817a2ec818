// Rule: ForEach gives each row the identity of its element, so an inserted element makes one new row and keeps the state of all the others.
// Source: https://developer.apple.com/documentation/swiftui/foreach
// Basis: documented, confidence high

import SwiftUI

struct Plant: Identifiable {
    let id: Int
    let name: String
}

final class Moisture: ObservableObject {
    @Published var percent = 50
}

struct PlantRow: View {
    let plant: Plant
    @StateObject private var moisture = Moisture()

    var body: some View {
        Button("\(plant.name) \(moisture.percent)%") { moisture.percent += 10 }
    }
}

struct Greenhouse: View {
    @State private var plants = [Plant(id: 1, name: "fern"), Plant(id: 2, name: "palm")]

    var body: some View {
        VStack {
            ForEach(plants) { plant in PlantRow(plant: plant) }
            Button("Add") { plants.insert(Plant(id: 3, name: "moss"), at: 0) }
        }
    }
}

@Test("A row inserted at the top is the only new one")
func insertedRowLeavesOthersAlone() {
    let sim = Simulation(Greenhouse())
    sim.buttons["fern 50%"].tap()
    sim.buttons["palm 50%"].tap()
    sim.buttons["palm 60%"].tap()
    sim.buttons["Add"].tap()
    #expect(sim.buttons.allLabels == ["moss 50%", "fern 60%", "palm 70%", "Add"])
    #expect(sim.inits(of: Moisture.self) == 3)
    #expect(sim.deinits(of: Moisture.self) == 0)
    #expect(sim.identitiesCreated(of: PlantRow.self) == 3)
    #expect(sim.identitiesDestroyed(of: PlantRow.self) == 0)
}
