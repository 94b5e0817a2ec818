// Rule: An @ObservedObject that a child makes in place is made again with each pass of the parent, and what it had gathered is lost.
// Source: https://developer.apple.com/documentation/swiftui/observedobject
// Basis: derived, confidence high, depends on: nothing but the default value being part of the struct's initializer

import SwiftUI

final class Score: ObservableObject {
    @Published var points = 0
}

struct BorrowedScore: View {
    @ObservedObject var score = Score()

    var body: some View { Button("Points \(score.points)") { score.points += 1 } }
}

struct Arcade: View {
    @State private var coins = 0

    var body: some View {
        VStack {
            Text("Coins \(coins)")
            BorrowedScore()
            Button("Insert coin") { coins += 1 }
        }
    }
}

@Test("Each pass of the parent begins with zero points")
func observedObjectInPlaceIsRebuilt() {
    let sim = Simulation(Arcade())
    sim.buttons["Points 0"].tap()
    sim.buttons["Points 1"].tap()
    #expect(sim.buttons["Points 2"].exists)
    #expect(sim.inits(of: Score.self) == 1)

    sim.buttons["Insert coin"].tap()
    #expect(sim.buttons["Points 0"].exists)
    #expect(sim.inits(of: Score.self) == 2)
    sim.buttons["Insert coin"].tap()
    #expect(sim.inits(of: Score.self) == 3)
    #expect(sim.deinits(of: Score.self) == 2)
    #expect(sim.identitiesCreated(of: BorrowedScore.self) == 1)
}
