// Rule: A stored key keeps plain values, raw values of enumerations and optionals; without a stored value the declared default counts, after what was registered. Each scenario begins with empty defaults.
// Source: https://developer.apple.com/documentation/swiftui/appstorage
// Basis: documented, confidence high

import SwiftUI

enum Tone: String {
    case light
    case dark
}

struct Settings: View {
    @AppStorage("tone") private var tone = Tone.light
    @AppStorage("size") private var size = 11
    @AppStorage("ratio") private var ratio = 0.5
    @AppStorage("isNew") private var isNew = true
    @AppStorage("author") private var author: String?
    @AppStorage("backup") private var backup: Tone?

    var body: some View {
        VStack {
            Text("\(tone.rawValue) \(size) \(ratio) \(isNew) \(author ?? "-") \(backup?.rawValue ?? "-")")
            Button("Change") {
                tone = .dark
                size += 1
                ratio *= 3
                isNew.toggle()
                author = "ann"
                backup = .dark
            }
            Button("Drop") { author = nil }
        }
    }
}

@Test("Values of all kinds come back", arguments: [1, 2])
func valuesOfAllKinds(run: Int) {
    UserDefaults.standard.register(defaults: ["size": 20])
    let sim = Simulation(Settings())
    #expect(sim.texts.first == "light 20 0.5 true - -")
    sim.buttons["Change"].tap()
    #expect(sim.texts.first == "dark 21 1.5 false ann dark")
    #expect(UserDefaults.standard.string(forKey: "tone") == "dark")
    #expect(UserDefaults.standard.integer(forKey: "size") == 21)
    sim.buttons["Drop"].tap()
    #expect(sim.texts.first == "dark 21 1.5 false - dark")
}
