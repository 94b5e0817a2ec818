// Rule: A key path of a scenario may begin with a type inside of another one.
// Source: https://docs.swift.org/swift-book/documentation/the-swift-programming-language/expressions/#Key-Path-Expression
// Basis: documented, confidence high

import SwiftUI

struct House: View {
    struct Room: View {
        @State private var lamps = 2
        @StateObject private var stove = Stove()

        var body: some View { Text("\(lamps) lamps, \(stove.plates) plates") }
    }

    var body: some View {
        Room()
        Room()
    }
}

final class Stove: ObservableObject {
    @Published var plates = 4
}

@Test("State of a nested view is read, written and counted")
func nestedView() {
    let sim = Simulation(House())
    sim.set(\House.Room.lamps, to: 5, at: 1)
    #expect(sim.value(\House.Room.lamps) == 2)
    #expect(sim.value(\House.Room.lamps, at: 1) == 5)
    #expect(sim.autoclosureRuns(of: \House.Room.stove) == 2)
}
