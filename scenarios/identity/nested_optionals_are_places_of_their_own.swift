// Rule: Every leaf position of nested conditions has an identity of its own: going from one to another starts over, also where the same view stands in both.
// Source: https://developer.apple.com/videos/play/wwdc2021/10022/
// Basis: derived from documented branch identity, confidence high

import SwiftUI

final class Guest: ObservableObject {}

struct Seat: View {
    @StateObject private var guest = Guest()

    var body: some View { Text("seat") }
}

struct Hall: View {
    @State private var row: Int?
    @State private var isBalcony = false

    var body: some View {
        if let row {
            if row > 1, isBalcony {
                Seat()
            } else {
                Seat()
            }
        }
        Button("Front") { row = 1 }
        Button("Back") { row = 5 }
        Button("Balcony") { isBalcony.toggle() }
        Button("Leave") { row = nil }
    }
}

@Test("Only a move between leaf positions makes a new identity")
func leafPositionsAreIdentities() {
    let sim = Simulation(Hall())
    #expect(sim.inits(of: Guest.self) == 0)
    sim.buttons["Front"].tap()
    sim.buttons["Balcony"].tap()
    #expect(sim.inits(of: Guest.self) == 1)
    sim.buttons["Back"].tap()
    #expect(sim.inits(of: Guest.self) == 2)
    #expect(sim.deinits(of: Guest.self) == 1)
    sim.buttons["Leave"].tap()
    #expect(sim.liveCount(of: Guest.self) == 0)
    sim.buttons["Back"].tap()
    #expect(sim.identitiesCreated(of: Seat.self) == 3)
}
