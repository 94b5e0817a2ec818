// Rule: A changed identity brings a new state object, and the one of the old identity is destroyed.
// Source: https://developer.apple.com/documentation/swiftui/stateobject
// Basis: documented, confidence high, depends on: which of the two comes first is not promised

import SwiftUI

final class Board: ObservableObject {
    @Published var moves = 0
}

struct Match: View {
    @StateObject private var board = Board()

    var body: some View {
        Button("Moves: \(board.moves)") { board.moves += 1 }
    }
}

struct Tournament: View {
    @State private var round = 1

    var body: some View {
        VStack {
            Text("Round \(round)")
            Match().id(round)
            Button("Next round") { round += 1 }
        }
    }
}

@Test("Each identity has an object of its own, one after the other")
func changedIdentityReplacesTheObject() {
    let sim = Simulation(Tournament())
    sim.buttons["Moves: 0"].tap()
    sim.buttons["Moves: 1"].tap()
    #expect(sim.inits(of: Board.self) == 1)

    sim.buttons["Next round"].tap()
    #expect(sim.buttons["Moves: 0"].exists)
    #expect(sim.inits(of: Board.self) == 2)
    #expect(sim.deinits(of: Board.self) == 1)

    sim.buttons["Next round"].tap()
    #expect(sim.inits(of: Board.self) == 3)
    #expect(sim.deinits(of: Board.self) == 2)
    #expect(sim.liveCount(of: Board.self) == 1)
    #expect(sim.identitiesDestroyed(of: Match.self) == 2)
}
