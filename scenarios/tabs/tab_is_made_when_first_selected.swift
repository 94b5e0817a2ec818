// Rule: A tab's state is made when the tab is first selected and kept from then on; what a hidden tab depends on runs it as well.
// Source: https://www.swiftyplace.com/blog/swiftui-view-lifecycle-onappear
// Basis: stated, confidence medium, depends on: iOS 18 or later; that a hidden tab runs is an assumption

import SwiftUI

@Observable final class Score { var points = 0 }

struct ScoreTab: View {
    let score: Score
    @State private var visits = 0

    var body: some View {
        Text("points \(score.points), visits \(visits)").onAppear { visits += 1 }
    }
}

struct PlayTab: View {
    let score: Score

    var body: some View { Button("Score") { score.points += 1 } }
}

struct Game: View {
    let score = Score()

    var body: some View {
        TabView {
            PlayTab(score: score).tabItem { Label("Play", systemImage: "play") }
            ScoreTab(score: score).tabItem { Text("Points") }
        }
    }
}

@Test("The second tab comes with its selection and stays")
func secondTab() {
    let sim = Simulation(Game())
    #expect(sim.bodyEvaluations(of: ScoreTab.self) == 0)
    sim.tabs["Points"].tap()
    #expect(sim.staticTexts["points 0, visits 1"].exists)
    sim.selectTab("Play")
    sim.resetCounts()
    sim.buttons["Score"].tap()
    #expect(sim.bodyEvaluations(of: ScoreTab.self) == 1)
    sim.selectTab("Points")
    #expect(sim.staticTexts["points 1, visits 2"].exists)
    #expect(sim.identitiesCreated(of: ScoreTab.self) == 0)
}
