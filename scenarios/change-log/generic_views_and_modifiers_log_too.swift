// Rule: _printChanges works in a modifier's body, and names a generic view with its arguments.
// Source: https://developer.apple.com/documentation/swiftui/viewmodifier
// Basis: derived, confidence medium

import SwiftUI

struct Box<Content: View>: View {
    let content: Content

    var body: some View {
        let _ = Self._printChanges()
        content
    }
}

struct Highlight: ViewModifier {
    @State private var count = 0

    func body(content: Content) -> some View {
        let _ = Self._printChanges()
        content.onTapGesture { count += 1 }
    }
}

struct Page: View {
    var body: some View {
        Box(content: Text("boxed"))
        Text("marked").modifier(Highlight())
    }
}

@Test("Generic views and modifiers are named by their type")
func genericViewsAndModifiers() {
    let sim = Simulation(Page())
    #expect(sim.output == ["Box<Text>: @self changed.", "Highlight: @self, @identity, _count changed."])
    sim.staticTexts["marked"].tap()
    #expect(sim.output.last == "Highlight: @self, @identity, _count changed.")
}
