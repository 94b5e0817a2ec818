// Rule: The two branches of an if are two identities, even where both hold the same view type; each flip makes new state.
// Source: https://developer.apple.com/videos/play/wwdc2021/10022
// Basis: documented, confidence high

import SwiftUI

final class Gauge: ObservableObject {
    @Published var level = 0
}

struct GaugeView: View {
    let side: String
    @StateObject private var gauge = Gauge()

    var body: some View {
        Button("\(side) \(gauge.level)") { gauge.level += 1 }
    }
}

struct Cockpit: View {
    @State private var isLeft = true

    var body: some View {
        VStack {
            if isLeft {
                GaugeView(side: "left")
            } else {
                GaugeView(side: "right")
            }
            Button("Flip") { isLeft.toggle() }
        }
    }
}

@Test("A flip destroys the state of one branch and makes that of the other")
func branchesHaveTheirOwnState() {
    let sim = Simulation(Cockpit())
    sim.buttons["left 0"].tap()
    sim.buttons["Flip"].tap()
    #expect(sim.buttons["right 0"].exists)
    sim.buttons["Flip"].tap()
    #expect(sim.buttons["left 0"].exists)
    #expect(sim.inits(of: Gauge.self) == 3)
    #expect(sim.deinits(of: Gauge.self) == 2)
    #expect(sim.identitiesCreated(of: GaugeView.self) == 3)
}
