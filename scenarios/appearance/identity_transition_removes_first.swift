// Rule: Where the view that leaves has the identity transition for its removal, it disappears before its replacement appears; with any other transition, after.
// Source: OpenSwiftUI's compatibility tests, AppearanceActionModifier
// Basis: observed for .transition(.identity) and for none; derived for asymmetric and combined ones, confidence medium

import SwiftUI

struct Slide: View {
    let transition: AnyTransition
    @State private var number = 0

    var body: some View {
        Text("slide")
            .onAppear { print("in \(number)") }
            .onDisappear { print("out \(number)") }
            .transition(transition)
            .id(number)
        Button("Next") { number += 1 }
    }
}

@Test("The transition of the removal decides the order")
func transitionDecidesTheOrder() {
    func order(_ transition: AnyTransition) -> [String] {
        let sim = Simulation(Slide(transition: transition))
        sim.buttons["Next"].tap()
        return Array(sim.output.dropFirst())
    }
    #expect(order(.identity) == ["out 1", "in 1"])
    #expect(order(.opacity) == ["in 1", "out 1"])
    #expect(order(.asymmetric(insertion: .opacity, removal: .identity)) == ["out 1", "in 1"])
    #expect(order(.asymmetric(insertion: .identity, removal: .opacity)) == ["in 1", "out 1"])
    #expect(order(AnyTransition.identity.combined(with: .scale)) == ["in 1", "out 1"])
}
