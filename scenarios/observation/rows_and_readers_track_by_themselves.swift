// Rule: The closures of ForEach and GeometryReader track by themselves: a property read there runs them again, not the body around them.
// Source: github:OpenSwiftUIProject/OpenSwiftUI Sources/OpenSwiftUICore
// Basis: derived, confidence medium, depends on: iOS 17 or later; taken from a reimplementation

import Observation
import SwiftUI

@Observable
final class Plant: Identifiable {
    let id: Int
    var height = 1

    init(id: Int) { self.id = id }
}

struct Garden: View {
    @State private var plants = [Plant(id: 1), Plant(id: 2)]

    var body: some View {
        VStack {
            ForEach(plants) { plant in
                let _ = print("row \(plant.id)")
                Text("plant \(plant.id): \(plant.height)")
            }
            GeometryReader { _ in
                let _ = print("reader")
                Text("first: \(plants[0].height)")
            }
            Button("Water first") { plants[0].height += 1 }
        }
    }
}

@Test("Only the closures that read the property run again")
func rowsAndReadersTrackByThemselves() {
    let sim = Simulation(Garden())
    let before = sim.output.count
    sim.buttons["Water first"].tap()
    #expect(sim.staticTexts["plant 1: 2"].exists)
    #expect(sim.staticTexts["first: 2"].exists)
    #expect(sim.output.dropFirst(before).sorted() == ["reader", "row 1"])
    #expect(sim.bodyEvaluations(of: Garden.self) == 1)
}
