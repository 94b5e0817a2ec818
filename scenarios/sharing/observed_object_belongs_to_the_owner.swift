// Rule: A child that takes its parent's object with @ObservedObject works on the same object: it makes none, and both see each change.
// Source: https://developer.apple.com/documentation/swiftui/observedobject
// Basis: documented, confidence high

import SwiftUI

final class Thermostat: ObservableObject {
    @Published var degrees = 19
}

struct Dial: View {
    @ObservedObject var thermostat: Thermostat

    var body: some View {
        Button("Warmer than \(thermostat.degrees)") { thermostat.degrees += 1 }
    }
}

struct Room: View {
    @StateObject private var thermostat = Thermostat()

    var body: some View {
        VStack {
            Text("\(thermostat.degrees) degrees")
            Dial(thermostat: thermostat)
        }
    }
}

@Test("One object, seen by its owner and by the child")
func observedObjectBelongsToTheOwner() {
    let sim = Simulation(Room())
    sim.buttons["Warmer than 19"].tap()
    sim.buttons["Warmer than 20"].tap()
    #expect(sim.staticTexts["21 degrees"].exists)
    #expect(sim.inits(of: Thermostat.self) == 1)
    #expect(sim.bodyEvaluations(of: Room.self) == 3)
    #expect(sim.bodyEvaluations(of: Dial.self) == 3)
}
