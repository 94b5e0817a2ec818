// Rule: A primitive button style gets no gesture: its own button, tap or state decides when the action is triggered.
// Source: https://developer.apple.com/documentation/swiftui/primitivebuttonstyle
// Basis: documented, confidence high

import SwiftUI

struct AskFirst: PrimitiveButtonStyle {
    @State private var isAsking = false

    func makeBody(configuration: Configuration) -> some View {
        if isAsking {
            Button("Really?") {
                isAsking = false
                configuration.trigger()
            }
        } else {
            configuration.label.onTapGesture { isAsking = true }
        }
    }
}

struct Editor: View {
    @State private var pages = 3

    var body: some View {
        Text("\(pages) pages")
        Button("Delete") { pages -= 1 }.buttonStyle(AskFirst())
    }
}

@Test("The action runs only when the style triggers it")
func primitiveStyleDecides() {
    let sim = Simulation(Editor())
    sim.buttons["Delete"].tap()
    #expect(sim.texts == ["3 pages", "Really?"])
    sim.buttons["Really?"].tap()
    #expect(sim.texts == ["2 pages", "Delete"])
}
