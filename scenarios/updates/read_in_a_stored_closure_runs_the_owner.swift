// Rule: A container that stores a content closure and calls it in its own body does not depend on what the closure reads; the view that wrote the closure does.
// Source: OpenSwiftUI, Data/State/State.swift (a read marks the owner's location)
// Basis: derived, confidence medium

import SwiftUI

struct Drawer<Content: View>: View {
    @ViewBuilder let content: () -> Content
    @State private var isOpen = true

    var body: some View {
        VStack {
            Button("Drawer") { isOpen.toggle() }
            if isOpen { content() }
        }
    }
}

struct Desk: View {
    @State private var letters = 1

    var body: some View {
        VStack {
            Button("Post") { letters += 1 }
            Drawer { Text("\(letters) letters") }
        }
    }
}

@Test("The writer of the closure runs, and hands a new closure to the container")
func closureReadsForItsWriter() {
    let sim = Simulation(Desk())
    sim.buttons["Post"].tap()
    #expect(sim.staticTexts["2 letters"].exists)
    #expect(sim.bodyEvaluations(of: Desk.self) == 2)
    #expect(sim.bodyEvaluations(of: Drawer<Text>.self) == 2)
}

@Test("A closed container leaves the dependency in place")
func readOnceStaysADependency() {
    let sim = Simulation(Desk())
    sim.buttons["Drawer"].tap()
    sim.buttons["Post"].tap()
    #expect(sim.bodyEvaluations(of: Desk.self) == 2)
    sim.buttons["Drawer"].tap()
    #expect(sim.staticTexts["2 letters"].exists)
}
