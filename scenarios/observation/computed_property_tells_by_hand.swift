// Rule: A property that @Observable does not store takes part in tracking through access(keyPath:) and withMutation(keyPath:), or through a registrar; @AppStorage in such an object tells nobody by itself.
// Source: https://developer.apple.com/documentation/observation/observationregistrar
// Basis: documented, confidence high, depends on: iOS 17 or later

import Observation
import SwiftUI

@Observable
final class Preferences {
    @ObservationIgnored @AppStorage("preferences.silent") var silent = 0

    var theme: String {
        get {
            access(keyPath: \.theme)
            return UserDefaults.standard.string(forKey: "preferences.theme") ?? "plain"
        }
        set {
            withMutation(keyPath: \.theme) { UserDefaults.standard.set(newValue, forKey: "preferences.theme") }
        }
    }
}

final class Odometer: Observable {
    private let registrar = ObservationRegistrar()
    private var distance = 0

    var kilometers: Int {
        get {
            registrar.access(self, keyPath: \.kilometers)
            return distance
        }
        set {
            registrar.withMutation(of: self, keyPath: \.kilometers) { distance = newValue }
        }
    }
}

struct Dashboard: View {
    let preferences: Preferences
    let odometer: Odometer

    var body: some View { Text("\(preferences.theme) \(preferences.silent) \(odometer.kilometers)") }
}

@Test("Properties that tell by hand are tracked like stored ones")
func computedPropertyTellsByHand() {
    let preferences = Preferences()
    let odometer = Odometer()
    let sim = Simulation(Dashboard(preferences: preferences, odometer: odometer))
    preferences.theme = "dark"
    #expect(sim.texts == ["dark 0 0"])
    odometer.kilometers += 3
    #expect(sim.texts == ["dark 0 3"])
    preferences.silent = 1
    #expect(sim.texts == ["dark 0 3"])
    #expect(sim.bodyEvaluations(of: Dashboard.self) == 3)
}
