// Rule: Writing the value that a @State already has runs no body.
// Source: github:OpenSwiftUIProject/OpenSwiftUI Tests/OpenSwiftUICompatibilityTests/Modifier/ViewModifier/ValueActionModifierCompatibilityTests.swift
// Basis: derived, confidence high, depends on: the type being Equatable

import SwiftUI

struct Dimmer: View {
    @State private var level = 5

    var body: some View {
        VStack {
            Text("level \(level)")
            Button("Reset") { level = 5 }
            Button("Full") { level = 10 }
        }
    }
}

@Test("Only a different value runs the body again")
func equalStateWriteRunsNothing() {
    let sim = Simulation(Dimmer())
    sim.buttons["Reset"].tap()
    sim.buttons["Reset"].tap()
    #expect(sim.bodyEvaluations(of: Dimmer.self) == 1)
    sim.buttons["Full"].tap()
    sim.buttons["Full"].tap()
    #expect(sim.bodyEvaluations(of: Dimmer.self) == 2)
    #expect(sim.staticTexts["level 10"].exists)
}
