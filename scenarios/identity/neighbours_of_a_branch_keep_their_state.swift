// Rule: A view keeps its place, and so its state, when an if before or after it shows or hides something; a Group adds no state of its own.
// Source: https://developer.apple.com/videos/play/wwdc2021/10022
// Basis: derived, confidence high, depends on: places being counted in the builder, not on screen

import SwiftUI

struct Tally: View {
    let name: String
    @State private var count = 0

    var body: some View { Button("\(name) \(count)") { count += 1 } }
}

struct Scoreboard: View {
    @State private var showsBanner = false

    var body: some View {
        VStack {
            if showsBanner { Text("banner") }
            Tally(name: "home")
            Group {
                Tally(name: "away")
                if showsBanner { Tally(name: "guest") }
            }
            Button("Banner") { showsBanner.toggle() }
        }
    }
}

@Test("Only the views inside the if come and go")
func neighboursKeepTheirState() {
    let sim = Simulation(Scoreboard())
    sim.buttons["home 0"].tap()
    sim.buttons["away 0"].tap()
    sim.buttons["Banner"].tap()
    #expect(sim.buttons.allLabels == ["home 1", "away 1", "guest 0", "Banner"])
    #expect(sim.staticTexts["banner"].exists)

    sim.buttons["guest 0"].tap()
    sim.buttons["Banner"].tap()
    sim.buttons["Banner"].tap()
    #expect(sim.buttons.allLabels == ["home 1", "away 1", "guest 0", "Banner"])
    #expect(sim.identitiesCreated(of: Tally.self) == 4)
    #expect(sim.identitiesDestroyed(of: Tally.self) == 1)
}
