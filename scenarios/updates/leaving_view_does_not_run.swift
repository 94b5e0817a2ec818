// Rule: A view that leaves in an update runs no body in it, also where the same event changed what it depends on.
// Source: none; another implementation runs it once more
// Basis: assumption

import SwiftUI

final class Score: ObservableObject {
    @Published var points = 0
}

struct Board: View {
    @ObservedObject var score: Score

    var body: some View { Text("\(score.points) points") }
}

struct Match: View {
    @StateObject private var score = Score()
    @State private var isOver = false

    var body: some View {
        VStack {
            if !isOver { Board(score: score) }
            Button("Last point") {
                score.points += 1
                isOver = true
            }
        }
    }
}

@Test("The board is gone before it would run")
func noLastRun() {
    let sim = Simulation(Match())
    sim.buttons["Last point"].tap()
    #expect(sim.bodyEvaluations(of: Board.self) == 1)
    #expect(sim.identitiesDestroyed(of: Board.self) == 1)
    #expect(sim.bodyEvaluations(of: Match.self) == 2)
}
