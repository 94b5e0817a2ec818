// Rule: Of nested gestures the inner one is recognized, unless an outer one has high priority; simultaneous ones are recognized as well. A button counts as an inner gesture.
// Source: https://developer.apple.com/documentation/swiftui/composing-swiftui-gestures
// Basis: documented, confidence high

import SwiftUI

struct Nest: View {
    var body: some View {
        VStack {
            VStack { Text("Egg").onTapGesture { print("egg") } }
                .onTapGesture { print("nest") }
            Button("Shell") { print("shell") }
                .onTapGesture { print("around shell") }
            Button("Yolk") { print("yolk") }
                .highPriorityGesture(TapGesture().onEnded { print("first") })
            Button("White") { print("white") }
                .simultaneousGesture(TapGesture().onEnded { print("too") })
        }
    }
}

@Test("Inner, high-priority and simultaneous gestures")
func innerGestureWins() {
    let sim = Simulation(Nest())
    sim.staticTexts["Egg"].tap()
    sim.buttons["Shell"].tap()
    sim.buttons["Yolk"].tap()
    #expect(sim.output == ["egg", "shell", "first"])
    sim.buttons["White"].tap()
    #expect(sim.output.suffix(2).sorted() == ["too", "white"])
}
