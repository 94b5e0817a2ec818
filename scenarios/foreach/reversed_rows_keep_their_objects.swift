// Rule: Reversing the data moves all rows and makes none: each takes its object along, and no object is created or freed.
// Source: Apple, ForEach
// Basis: derived, confidence high

import SwiftUI

final class Engine: ObservableObject {
    @Published var laps = 0
}

struct Car: View {
    let name: String
    @StateObject private var engine = Engine()

    var body: some View { Button("\(name) \(engine.laps)") { engine.laps += 1 } }
}

struct Race: View {
    @State private var order = ["red", "blue", "green"]

    var body: some View {
        VStack {
            Button("Reverse") { order.reverse() }
            ForEach(order, id: \.self) { Car(name: $0) }
        }
    }
}

@Test("Objects move with their rows")
func objectsMove() {
    let sim = Simulation(Race())
    sim.buttons["red 0"].tap()
    sim.buttons["Reverse"].tap()
    sim.buttons["red 1"].tap()
    sim.buttons["Reverse"].tap()
    #expect(sim.texts == ["Reverse", "red 2", "blue 0", "green 0"])
    #expect(sim.inits(of: Engine.self) == 3)
    #expect(sim.deinits(of: Engine.self) == 0)
    #expect(sim.trace.contains { $0.kind == "identity.move" })
}
