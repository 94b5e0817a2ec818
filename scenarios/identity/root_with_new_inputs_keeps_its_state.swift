// Rule: Giving the root new inputs, as setting a hosting controller's root view does, keeps the identity and so the state.
// Source: https://developer.apple.com/documentation/swiftui/stateobject
// Basis: derived, confidence high, depends on: the root being of the same type

import SwiftUI

final class Greeting: ObservableObject {
    let name: String

    init(name: String) { self.name = name }
}

struct Welcome: View {
    let name: String
    @StateObject private var greeting: Greeting

    init(name: String) {
        self.name = name
        _greeting = StateObject(wrappedValue: Greeting(name: name))
    }

    var body: some View { Text("\(name), first met as \(greeting.name)") }
}

@Test("New inputs of the root do not reach the object that was made from the old ones")
func rootWithNewInputsKeepsItsState() {
    let sim = Simulation(Welcome(name: "Kim"))
    sim.update(to: Welcome(name: "Lou"))
    #expect(sim.texts == ["Lou, first met as Kim"])
    #expect(sim.inits(of: Greeting.self) == 1)
    #expect(sim.bodyEvaluations(of: Welcome.self) == 2)
}
