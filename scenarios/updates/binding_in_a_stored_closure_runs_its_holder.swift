// Rule: A binding that a content closure reads is read for the view that holds it in a property, wherever the closure is called.
// Source: OpenSwiftUI, Data/Binding/Binding.swift (each property that holds a binding has a location of its own)
// Basis: derived, confidence medium

import SwiftUI

struct Frame<Content: View>: View {
    @ViewBuilder let content: () -> Content

    var body: some View { VStack { content() } }
}

struct Caption: View {
    @Binding var words: Int

    var body: some View { Frame { Text("\(words) words") } }
}

struct Essay: View {
    @State private var words = 100

    var body: some View {
        VStack {
            Caption(words: $words)
            Button("Write") { words += 50 }
        }
    }
}

@Test("The holder of the binding runs, its owner does not")
func holderRuns() {
    let sim = Simulation(Essay())
    sim.buttons["Write"].tap()
    #expect(sim.staticTexts["150 words"].exists)
    #expect(sim.bodyEvaluations(of: Caption.self) == 2)
    #expect(sim.bodyEvaluations(of: Essay.self) == 1)
}
