// Rule: A pushed page has the environment of its stack, not that of the view inside the stack that pushed it.
// Source: ViewSim: what people report of objects put in below the stack, which pages do not find
// Basis: assumption, confidence medium

import SwiftUI

extension EnvironmentValues {
    @Entry var place = "nowhere"
}

struct Place: View {
    @Environment(\.place) private var place

    var body: some View { Text(place) }
}

struct Places: View {
    var body: some View {
        NavigationStack {
            NavigationLink("Go") { Place() }
                .environment(\.place, "inside")
        }
        .environment(\.place, "around")
    }
}

@Test("The stack's own environment reaches the page")
func stackEnvironment() {
    let sim = Simulation(Places())
    sim.links["Go"].tap()
    #expect(sim.texts == ["around"])
}
