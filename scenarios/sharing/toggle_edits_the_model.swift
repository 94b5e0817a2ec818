// Rule: The $ of a wrapped object gives bindings to its properties, so a Toggle edits the model itself.
// Source: https://developer.apple.com/documentation/swiftui/stateobject
// Basis: documented, confidence high

import SwiftUI

final class Preferences: ObservableObject {
    @Published var isMuted = false
    @Published var isDark = false
}

struct SoundToggle: View {
    @EnvironmentObject private var preferences: Preferences

    var body: some View { Toggle("Mute", isOn: $preferences.isMuted) }
}

struct PreferencesScreen: View {
    @StateObject private var preferences = Preferences()

    var body: some View {
        VStack {
            Text(preferences.isMuted ? "silent" : "loud")
            SoundToggle()
            Toggle("Dark", isOn: $preferences.isDark)
        }
        .environmentObject(preferences)
    }
}

@Test("Toggles in the owner and in a descendant write to one object")
func toggleEditsTheModel() {
    let sim = Simulation(PreferencesScreen())
    sim.switches["Mute"].tap()
    #expect(sim.staticTexts["silent"].exists)
    sim.switches["Dark"].tap()
    #expect(sim.object(of: Preferences.self).isMuted)
    #expect(sim.object(of: Preferences.self).isDark)
    #expect(sim.publishes(of: Preferences.self) == 2)
    #expect(sim.bodyEvaluations(of: PreferencesScreen.self) == 3)

    sim.switches["Mute"].tap()
    #expect(sim.staticTexts["loud"].exists)
    #expect(sim.inits(of: Preferences.self) == 1)
}
