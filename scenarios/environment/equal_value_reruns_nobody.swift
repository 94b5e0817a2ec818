// Rule: Writing an equal value for an environment key runs no reader again, although the modifier itself is made anew.
// Source: ViewSim
// Basis: derived from the comparison of environment values, confidence medium

import SwiftUI

struct Palette: Equatable {
    var accent = "teal"
}

private struct PaletteKey: EnvironmentKey {
    static let defaultValue = Palette()
}

extension EnvironmentValues {
    var palette: Palette {
        get { self[PaletteKey.self] }
        set { self[PaletteKey.self] = newValue }
    }
}

struct Swatch: View {
    @Environment(\.palette) private var palette

    var body: some View { Text(palette.accent) }
}

struct PaletteRoom: View {
    @State private var visits = 0

    var body: some View {
        VStack {
            Text("visits \(visits)")
            Swatch()
            Button("Visit") { visits += 1 }
        }
        .environment(\.palette, Palette(accent: "coral"))
    }
}

@Test("A reader is left alone while its key keeps an equal value")
func equalValueRerunsNobody() {
    let sim = Simulation(PaletteRoom())
    #expect(sim.staticTexts["coral"].exists)
    sim.buttons["Visit"].tap()
    #expect(sim.bodyEvaluations(of: PaletteRoom.self) == 2)
    #expect(sim.bodyEvaluations(of: Swatch.self) == 1)
}
