// Rule: A closure that a body made sees the state as that body saw it. Where nobody ever read the state, no body ran since, and content that is shown now shows the old value.
// Source: https://fatbobman.com/en/posts/bug-code-by-state-inject/ (observed for sheets)
// Basis: derived, confidence medium

import SwiftUI

struct Curtain<Content: View>: View {
    @Binding var isOpen: Bool
    @ViewBuilder let content: () -> Content

    var body: some View { VStack { if isOpen { content() } } }
}

struct Theatre: View {
    @State private var act = 1
    @State private var isOpen = false

    var body: some View {
        VStack {
            Button("Begin act two") {
                act = 2
                isOpen = true
            }
            Button("Next act") { act += 1 }
            Curtain(isOpen: $isOpen) { Text("act \(act)") }
        }
    }
}

@Test("What was never read is shown as it was")
func oldValueIsShown() {
    let sim = Simulation(Theatre())
    sim.buttons["Begin act two"].tap()
    #expect(sim.staticTexts["act 1"].exists)
    #expect(sim.bodyEvaluations(of: Theatre.self) == 1)
}

@Test("Once it has been read, changes arrive")
func laterChangesArrive() {
    let sim = Simulation(Theatre())
    sim.buttons["Begin act two"].tap()
    sim.buttons["Next act"].tap()
    #expect(sim.staticTexts["act 3"].exists)
    #expect(sim.bodyEvaluations(of: Theatre.self) == 2)
}
