// Rule: When data changes, rows follow their ids: what is pushed out of the window keeps its state, what comes in is made.
// Source: https://developer.apple.com/documentation/swiftui/foreach
// Basis: derived, confidence medium

import SwiftUI

struct Guest: Identifiable {
    let id: Int
}

struct GuestRow: View {
    let guest: Guest
    @State private var isGreeted = false
    var body: some View { Button("\(guest.id)\(isGreeted ? " greeted" : "")") { isGreeted = true } }
}

struct Queue: View {
    @State private var guests = (10..<20).map { Guest(id: $0) }
    var body: some View {
        VStack {
            Button("Insert") { guests.insert(Guest(id: 9), at: 0) }
            Button("Remove") { guests.removeFirst() }
            List(guests) { GuestRow(guest: $0) }
        }
    }
}

@Test("Insertion and removal at the front", arguments: [26, 27])
func frontOfTheQueue(sdk: Int) {
    let sim = Simulation(Queue(), sdk: sdk, visibleRows: 3)
    sim.buttons["12"].tap()
    sim.buttons["Insert"].tap()
    #expect(sim.cells.allLabels == ["9", "10", "11"])
    #expect(sim.identitiesCreated(of: GuestRow.self) == 4)
    #expect(sim.identitiesDestroyed(of: GuestRow.self) == 0)
    sim.buttons["Remove"].tap()
    #expect(sim.cells.allLabels == ["10", "11", "12 greeted"])
    #expect(sim.identitiesDestroyed(of: GuestRow.self) == 1)
    sim.buttons["Remove"].tap()
    #expect(sim.cells.allLabels == ["11", "12 greeted", "13"])
}
