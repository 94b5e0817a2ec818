// Rule: The content of an if let keeps its identity while the value changes, and loses it when the value becomes nil.
// Source: https://developer.apple.com/videos/play/wwdc2021/10022
// Basis: derived, confidence high, depends on: an if let being an optional branch like any other if

import SwiftUI

struct SeatView: View {
    let guest: String
    @State private var drinks = 0

    var body: some View { Button("\(guest) had \(drinks)") { drinks += 1 } }
}

struct Table: View {
    @State private var guest: String? = "Mia"

    var body: some View {
        VStack {
            if let guest {
                SeatView(guest: guest)
            }
            Button("Swap") { guest = "Tom" }
            Button("Leave") { guest = nil }
        }
    }
}

@Test("Another value keeps the state, nil ends it")
func ifLetKeepsStateWhileThereIsAValue() {
    let sim = Simulation(Table())
    sim.buttons["Mia had 0"].tap()
    sim.buttons["Swap"].tap()
    #expect(sim.buttons["Tom had 1"].exists)
    #expect(sim.identitiesCreated(of: SeatView.self) == 1)

    sim.buttons["Leave"].tap()
    #expect(sim.liveIdentities(of: SeatView.self) == 0)
    sim.buttons["Swap"].tap()
    #expect(sim.buttons["Tom had 0"].exists)
    #expect(sim.identitiesCreated(of: SeatView.self) == 2)
}
