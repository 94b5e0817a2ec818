// Rule: A view finds the environment object of the nearest ancestor that provides one.
// Source: https://developer.apple.com/documentation/swiftui/view/environmentobject(_:)
// Basis: documented, confidence high

import SwiftUI

final class Language: ObservableObject {
    @Published var code: String

    init(code: String) { self.code = code }
}

struct Caption: View {
    let place: String
    @EnvironmentObject private var language: Language

    var body: some View { Text("\(place) \(language.code)") }
}

struct Atlas: View {
    @StateObject private var general = Language(code: "en")
    @StateObject private var local = Language(code: "fi")

    var body: some View {
        VStack {
            Caption(place: "world")
            VStack { Caption(place: "lake") }
                .environmentObject(local)
            Button("Swedish") { local.code = "sv" }
        }
        .environmentObject(general)
    }
}

@Test("The inner object hides the outer one")
func nearestObjectWins() {
    let sim = Simulation(Atlas())
    #expect(sim.staticTexts["world en"].exists)
    #expect(sim.staticTexts["lake fi"].exists)
    sim.buttons["Swedish"].tap()
    #expect(sim.staticTexts["world en"].exists)
    #expect(sim.staticTexts["lake sv"].exists)
    #expect(sim.bodyEvaluations(of: Caption.self) == 3)
}
