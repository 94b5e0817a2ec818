// Rule: Writing a @FocusState moves the focus to the field bound to that value; with no such field on screen, and when the field goes, it falls back to nil.
// Source: https://developer.apple.com/documentation/swiftui/focusstate
// Basis: documented, confidence medium

import SwiftUI

struct Steps: View {
    enum Step: Hashable {
        case first
        case second
    }

    @FocusState private var step: Step?
    @State private var hasSecond = false
    @State private var text = ""

    var body: some View {
        VStack {
            TextField("First", text: $text).focused($step, equals: .first)
            if hasSecond {
                TextField("Second", text: $text, onEditingChanged: { print("second \($0)") }).focused(
                    $step, equals: .second)
            }
            Button("Go to second") { step = .second }
            Button("Show and go") {
                hasSecond = true
                step = .second
            }
            Button("Hide") { hasSecond = false }
        }
    }
}

@Test("The focus follows what is written, as far as there is a field")
func writtenFocusIsFollowed() {
    let sim = Simulation(Steps())
    sim.buttons["Go to second"].tap()
    #expect(sim.value(\Steps.step) == nil)
    sim.buttons["Show and go"].tap()
    #expect(sim.value(\Steps.step) == .second)
    #expect(sim.output == ["second true"])
    sim.buttons["Hide"].tap()
    #expect(sim.value(\Steps.step) == nil)
}
