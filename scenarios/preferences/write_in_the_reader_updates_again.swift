// Rule: State that onPreferenceChange writes leads to another update of the frame; an action that changes what it reads is stopped, with a warning.
// Source: OpenSwiftUI, PreferenceActionModifier (two rounds a frame, as for onChange)
// Basis: derived, confidence medium

import SwiftUI

struct Size: PreferenceKey {
    static let defaultValue = 0
    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

struct Measured: View {
    @State private var width = 10
    @State private var copy = 0
    var body: some View {
        VStack {
            Text("copy \(copy)").preference(key: Size.self, value: width)
            Button("wider") { width += 1 }
        }
        .onPreferenceChange(Size.self) { copy = $0 }
    }
}

struct Growing: View {
    @State private var width = 1
    var body: some View {
        Text("width").preference(key: Size.self, value: width)
            .onPreferenceChange(Size.self) { width = $0 + 1 }
    }
}

@Test("The copy is shown in the same event")
func copied() {
    let sim = Simulation(Measured())
    #expect(sim.staticTexts["copy 10"].exists)
    #expect(sim.bodyEvaluations(of: Measured.self) == 2)
    sim.buttons["wider"].tap()
    #expect(sim.staticTexts["copy 11"].exists)
    #expect(sim.bodyEvaluations(of: Measured.self) == 4)
    #expect(sim.warnings == [])
}

@Test("A cycle is ended")
func cycle() {
    let sim = Simulation(Growing())
    #expect(sim.warnings == ["Bound preference Size tried to update multiple times per frame."])
    #expect(sim.bodyEvaluations(of: Growing.self) == 3)
}
