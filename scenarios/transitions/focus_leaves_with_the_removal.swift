// Rule: A field that is removed in an animation loses the focus at once; a view that presents something goes at once, together with what it presents.
// Source: none
// Basis: assumption

import SwiftUI

struct Form: View {
    @State private var isShown = true
    @State private var name = ""
    @FocusState private var isFocused: Bool
    var body: some View {
        if isShown { TextField("Name", text: $name).focused($isFocused) }
        Text(isFocused ? "typing" : "idle")
        Button("Hide") { withAnimation(.linear(duration: 1)) { isShown = false } }
    }
}

struct Presenter: View {
    @State private var isShown = true
    @State private var isPresenting = false
    var body: some View {
        if isShown {
            Button("Present") { isPresenting = true }
                .sheet(isPresented: $isPresenting) {
                    Button("Leave") { withAnimation(.linear(duration: 1)) { isShown = false } }
                        .onDisappear { print("sheet") }
                }
                .onDisappear { print("presenter") }
        }
    }
}

@Test func focusLeaves() {
    let sim = Simulation(Form())
    sim.textFields["Name"].tap()
    #expect(sim.texts.contains("typing"))
    sim.buttons["Hide"].tap()
    #expect(sim.texts.contains("idle"))
}

@Test func presenterGoesAtOnce() {
    let sim = Simulation(Presenter())
    sim.buttons["Present"].tap()
    sim.buttons["Leave"].tap()
    #expect(sim.output == ["sheet", "presenter"])
}
