// Rule: A default that the memberwise initializer is given an argument for is never evaluated; only the argument is.
// Source: https://developer.apple.com/documentation/swiftui/stateobject
// Basis: documented, confidence high, depends on: the property not being private

import SwiftUI

final class Palette: ObservableObject {
    let name: String

    init(name: String) {
        self.name = name
        print("palette \(name)")
    }
}

struct PaletteView: View {
    @StateObject var palette = Palette(name: "default")

    var body: some View { Text("uses \(palette.name)") }
}

struct Overridden: View {
    @State private var strokes = 0

    var body: some View {
        VStack {
            PaletteView(palette: Palette(name: "argument"))
            Button("Stroke \(strokes)") { strokes += 1 }
        }
    }
}

@Test("With an argument the default is not created")
func argumentOverridesTheDefault() {
    let sim = Simulation(Overridden())
    sim.buttons["Stroke 0"].tap()
    #expect(sim.staticTexts["uses argument"].exists)
    #expect(sim.output == ["palette argument"])
    #expect(sim.inits(of: Palette.self) == 1)
}

@Test("Without an argument it is")
func defaultIsUsedWithoutArgument() {
    let sim = Simulation(PaletteView())
    #expect(sim.texts == ["uses default"])
    #expect(sim.output == ["palette default"])
}
