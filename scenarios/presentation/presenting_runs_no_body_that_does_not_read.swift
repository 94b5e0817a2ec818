// Rule: A presentation reads its binding by itself: showing and dismissing it runs no body that does not read the state, makes its content when it is shown, and frees it when it goes.
// Source: ViewSim: follows from a dependency being a read, as for every control with a binding
// Basis: derived, confidence medium

import SwiftUI

final class Draft: ObservableObject {}

struct Editor: View {
    @StateObject private var draft = Draft()

    var body: some View {
        Text("Editor")
            .onAppear { print("appears") }
            .onDisappear { print("disappears") }
    }
}

struct Screen: View {
    @State private var isShown = false

    private func leave() { print("dismissed") }

    var body: some View {
        Button("Edit") { isShown = true }
            .sheet(isPresented: $isShown, onDismiss: leave) { Editor() }
    }
}

@Test("The content lives while it is presented, and the presenter does not run")
func contentLivesWhilePresented() {
    let sim = Simulation(Screen())
    #expect(sim.inits(of: Draft.self) == 0)
    sim.buttons["Edit"].tap()
    #expect(sim.liveCount(of: Draft.self) == 1)
    #expect(!sim.buttons["Edit"].exists)
    sim.dismiss()
    #expect(sim.buttons["Edit"].exists)
    #expect(sim.output == ["appears", "disappears", "dismissed"])
    #expect(sim.deinits(of: Draft.self) == 1)
    #expect(sim.bodyEvaluations(of: Screen.self) == 1)
}
