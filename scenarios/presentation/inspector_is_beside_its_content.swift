// Rule: An inspector is made while its binding says so, and is beside its content, which can be reached as before; of a ViewThatFits the first view that fits is shown.
// Source: https://developer.apple.com/documentation/swiftui/view/inspector(ispresented:content:)
// Basis: assumption, confidence medium, depends on: compact width shows a sheet that may leave the content in reach

import SwiftUI

struct Editor: View {
    @State private var isInspecting = false
    @State private var size = 1
    var body: some View {
        VStack {
            ViewThatFits { Text("size \(size)"); Text("short") }
            Button("inspect") { isInspecting.toggle() }
        }
        .inspector(isPresented: $isInspecting) {
            Stepper("Size", value: $size)
        }
    }
}

@Test func inspects() {
    let sim = Simulation(Editor())
    #expect(sim.steppers.count == 0)
    sim.buttons["inspect"].tap()
    sim.steppers["Size"].increment()
    #expect(sim.texts.contains("size 2"))
    sim.buttons["inspect"].tap()
    #expect(sim.steppers.count == 0)
    #expect(sim.texts == ["size 2", "inspect"])
}
