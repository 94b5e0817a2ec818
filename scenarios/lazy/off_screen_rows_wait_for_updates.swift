// Rule: A row out of sight is not evaluated; what changed meanwhile is taken over when it comes back.
// Source: https://developer.apple.com/videos/play/wwdc2026/321
// Basis: documented, confidence medium

import SwiftUI

final class Score: ObservableObject {
    @Published var points = 0
}

struct PlayerRow: View {
    let number: Int
    let bonus: Int
    @ObservedObject var score: Score
    var body: some View { Text("\(number): \(score.points + bonus)") }
}

struct Scoreboard: View {
    @StateObject private var score = Score()
    @State private var bonus = 0
    var body: some View {
        VStack {
            Button("Bonus") { bonus += 100 }
            ScrollView {
                LazyVStack {
                    ForEach(0..<20, id: \.self) { PlayerRow(number: $0, bonus: bonus, score: score) }
                }
            }
        }
    }
}

@Test("Only rows on screen follow a change", arguments: [26, 27])
func rowsWait(sdk: Int) {
    let sim = Simulation(Scoreboard(), sdk: sdk, visibleRows: 4)
    sim.scroll(to: 19)
    let shown = sim.liveIdentities(of: PlayerRow.self)
    sim.resetCounts()
    sim.object(of: Score.self).points = 7
    sim.buttons["Bonus"].tap()
    #expect(sim.bodyEvaluations(of: PlayerRow.self) == 8)
    #expect(sim.liveIdentities(of: PlayerRow.self) == shown)
    sim.scroll(to: 0)
    #expect(sim.staticTexts["0: 107"].exists)
}
