// Rule: An element that changes while its id stays is updated in place: its row runs again with its state kept, and the other rows do not run.
// Source: https://developer.apple.com/documentation/swiftui/foreach
// Basis: documented, confidence high

import SwiftUI

struct Guest: Identifiable {
    let id: Int
    var name: String
}

struct GuestRow: View {
    let guest: Guest
    @State private var plates = 0

    var body: some View { Button("\(guest.name) \(plates)") { plates += 1 } }
}

struct Banquet: View {
    @State private var guests = [
        Guest(id: 1, name: "Eva"), Guest(id: 2, name: "Max"), Guest(id: 3, name: "Zoe"),
    ]

    var body: some View {
        VStack {
            ForEach(guests) { GuestRow(guest: $0) }
            Button("Correct") { guests[1].name = "Maxim" }
        }
    }
}

@Test("A renamed element keeps its row")
func changedElementUpdatesInPlace() {
    let sim = Simulation(Banquet())
    sim.buttons["Max 0"].tap()
    #expect(sim.bodyEvaluations(of: GuestRow.self) == 4)

    sim.buttons["Correct"].tap()
    #expect(sim.buttons["Maxim 1"].exists)
    #expect(sim.bodyEvaluations(of: GuestRow.self) == 5)
    #expect(sim.identitiesCreated(of: GuestRow.self) == 3)
    #expect(sim.identitiesDestroyed(of: GuestRow.self) == 0)
}
