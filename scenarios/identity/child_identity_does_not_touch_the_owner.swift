// Rule: When a child's identity changes, the object that its parent owns and passes to it stays; only the child's own state is new.
// Source: https://developer.apple.com/documentation/swiftui/stateobject
// Basis: documented, confidence high

import SwiftUI

final class Game: ObservableObject {
    @Published var points = 0
}

struct Turn: View {
    @ObservedObject var game: Game
    @State private var rolls = 0

    var body: some View {
        Button("Roll \(rolls), points \(game.points)") {
            rolls += 1
            game.points += 6
        }
    }
}

struct GameTable: View {
    @StateObject private var game = Game()
    @State private var player = 1

    var body: some View {
        VStack {
            Turn(game: game).id(player)
            Button("Pass") { player += 1 }
        }
    }
}

@Test("The owner's object passes from identity to identity")
func childIdentityDoesNotTouchTheOwner() {
    let sim = Simulation(GameTable())
    sim.buttons["Roll 0, points 0"].tap()
    sim.buttons["Pass"].tap()
    #expect(sim.buttons["Roll 0, points 6"].exists)
    #expect(sim.inits(of: Game.self) == 1)
    #expect(sim.deinits(of: Game.self) == 0)
    #expect(sim.identitiesCreated(of: Turn.self) == 2)
}
