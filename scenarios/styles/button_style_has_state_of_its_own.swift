// Rule: A button style's body runs for each button, with state of that button's; a tap presses and releases it, and the label is the button's own.
// Source: https://developer.apple.com/documentation/swiftui/buttonstyle
// Basis: documented; that a tap makes the body run twice more is derived, confidence medium

import SwiftUI

struct Bouncy: ButtonStyle {
    @State private var presses = 0

    func makeBody(configuration: Configuration) -> some View {
        HStack {
            configuration.label
            Text("\(presses) presses")
        }
        .onChange(of: configuration.isPressed) { _, isPressed in
            if isPressed { presses += 1 }
        }
    }
}

extension ButtonStyle where Self == Bouncy {
    static var bouncy: Bouncy { Bouncy() }
}

struct Panel: View {
    @State private var score = 0

    var body: some View {
        VStack {
            Button("Left") { score += 1 }
            Button("Right") { score += 10 }
            Button("Plain") { score += 100 }.buttonStyle(.plain)
        }
        .buttonStyle(.bouncy)
        Text("score \(score)")
    }
}

@Test("Each styled button counts its own presses; the nearest style wins")
func styleHasState() {
    let sim = Simulation(Panel())
    #expect(sim.bodyEvaluations(of: Bouncy.self) == 2)
    sim.buttons["Left"].tap()
    #expect(sim.texts == ["Left", "1 presses", "Right", "0 presses", "Plain", "score 1"])
    sim.buttons["Plain"].tap()
    sim.buttons["Right"].tap()
    #expect(sim.texts == ["Left", "1 presses", "Right", "1 presses", "Plain", "score 111"])
}
