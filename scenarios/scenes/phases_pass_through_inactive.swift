// Rule: A scene goes from active to background and back through inactive, one change each; views that read the phase see every step.
// Source: https://developer.apple.com/documentation/swiftui/scenephase
// Basis: observed (jessesquires.com, 2024), confidence medium, iOS 17

import SwiftUI

struct Player: View {
    @Environment(\.scenePhase) private var phase

    var body: some View {
        Text("phase \(phase)")
            .onChange(of: phase) { old, new in print("\(old) \(new)") }
    }
}

struct MusicApp: App {
    var body: some Scene {
        WindowGroup { Player() }
    }
}

@Test("A plain view starts active; leaving and coming back are two steps each")
func phasesPassThroughInactive() {
    let sim = Simulation(Player())
    #expect(sim.staticTexts["phase active"].exists)
    sim.setScenePhase(.background)
    #expect(sim.output == ["active inactive", "inactive background"])
    sim.setScenePhase(.active)
    #expect(Array(sim.output.suffix(2)) == ["background inactive", "inactive active"])
}

@Test("An app launches inactive and becomes active")
func appLaunches() {
    let sim = Simulation(app: MusicApp.self)
    #expect(sim.output == ["inactive active"])
    #expect(sim.staticTexts["phase active"].exists)
}
