// Rule: A state object is not made while the view struct is initialized, but right before the first body of its identity.
// Source: derived
// Basis: derived, confidence medium, depends on: the autoclosure being evaluated when the property is first updated, as open re-implementations do

import SwiftUI

final class Engine: ObservableObject {
    let power = 90

    init() { print("engine made") }
}

struct Car: View {
    @StateObject private var engine = Engine()

    init() { print("car made") }

    var body: some View {
        let _ = print("car body")
        Text("power \(engine.power)")
    }
}

struct Garage: View {
    var body: some View { Car().padding() }
}

@Test("Struct, object, body: in this order")
func objectIsMadeAfterTheStruct() {
    let sim = Simulation(Garage())
    #expect(sim.output == ["car made", "engine made", "car body"])
}
