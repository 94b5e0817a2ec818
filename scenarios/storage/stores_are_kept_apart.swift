// Rule: A store given to @AppStorage, or to the views below defaultAppStorage, keeps its keys apart from the standard defaults; one suite is one store, however often it is opened.
// Source: https://developer.apple.com/documentation/swiftui/view/defaultappstorage(_:)
// Basis: documented, confidence high

import SwiftUI

struct Score: View {
    @AppStorage("score") private var score = 0

    var body: some View { Button("score \(score)") { score += 1 } }
}

struct GroupScore: View {
    @AppStorage("score", store: UserDefaults(suiteName: "group.team")) private var score = 0

    var body: some View { Text("team \(score)") }
}

struct ScoreBoard: View {
    var body: some View {
        VStack {
            Score()
            GroupScore()
        }
    }
}

@Test("The standard store and a suite do not mix")
func storesAreKeptApart() {
    let sim = Simulation(ScoreBoard())
    sim.buttons["score 0"].tap()
    #expect(sim.texts == ["score 1", "team 0"])
    UserDefaults(suiteName: "group.team")?.set(9, forKey: "score")
    #expect(sim.texts == ["score 1", "team 9"])
}

@Test("A default store reaches the views below it")
func defaultStoreReachesViews() {
    guard let team = UserDefaults(suiteName: "group.team") else { return }
    team.set(4, forKey: "score")
    let sim = Simulation(Score().defaultAppStorage(team))
    sim.buttons["score 4"].tap()
    #expect(team.integer(forKey: "score") == 5)
    #expect(UserDefaults.standard.object(forKey: "score") == nil)
}
