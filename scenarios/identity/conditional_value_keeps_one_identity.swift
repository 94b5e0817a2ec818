// Rule: A condition inside a view's arguments leaves one identity, so its state survives what an if around the view would reset.
// Source: https://developer.apple.com/videos/play/wwdc2021/10022
// Basis: documented, confidence high

import SwiftUI

struct Dog: View {
    let mood: String
    @State private var barks = 0

    var body: some View { Button("\(mood) dog, \(barks) barks") { barks += 1 } }
}

struct Kennel: View {
    @State private var isHappy = true

    var body: some View {
        VStack {
            Dog(mood: isHappy ? "happy" : "grumpy")
                .opacity(isHappy ? 1 : 0.5)
            Button("Wait") { isHappy.toggle() }
        }
    }
}

@Test("A ternary in the arguments keeps the state")
func conditionalValueKeepsIdentity() {
    let sim = Simulation(Kennel())
    sim.buttons["happy dog, 0 barks"].tap()
    sim.buttons["Wait"].tap()
    #expect(sim.buttons["grumpy dog, 1 barks"].exists)
    #expect(sim.identitiesCreated(of: Dog.self) == 1)
    #expect(sim.identitiesDestroyed(of: Dog.self) == 0)
}
