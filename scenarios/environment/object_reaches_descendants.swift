// Rule: An object put into the environment reaches descendants at any depth and updates those that declare it, not the views in between.
// Source: https://developer.apple.com/documentation/swiftui/environmentobject
// Basis: documented, confidence high

import SwiftUI

final class Appearance: ObservableObject {
    @Published var accent = "teal"
}

struct Swatch: View {
    @EnvironmentObject private var appearance: Appearance

    var body: some View { Text("accent \(appearance.accent)") }
}

struct Toolbar: View {
    var body: some View { HStack { Swatch() } }
}

struct Window: View {
    @StateObject private var appearance = Appearance()

    var body: some View {
        VStack {
            Toolbar()
            Button("Plum") { appearance.accent = "plum" }
        }
        .environmentObject(appearance)
    }
}

@Test("The descendant that declares the object is updated")
func objectReachesDescendants() {
    let sim = Simulation(Window())
    #expect(sim.staticTexts["accent teal"].exists)
    sim.buttons["Plum"].tap()
    #expect(sim.staticTexts["accent plum"].exists)
    #expect(sim.inits(of: Appearance.self) == 1)
    #expect(sim.bodyEvaluations(of: Swatch.self) == 2)
    #expect(sim.bodyEvaluations(of: Toolbar.self) == 1)
}
