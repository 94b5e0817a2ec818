// Rule: Content that a view stores is compared with its modifiers: a changed argument of a modifier is a changed input.
// Source: https://developer.apple.com/videos/play/wwdc2021/10022/
// Basis: derived, confidence high (a modified view is a value that holds the modifier's arguments)

import SwiftUI

struct Frame<Content: View>: View {
    let content: Content

    var body: some View { content }
}

struct Gallery: View {
    @State private var dim = 1.0
    @State private var visitors = 0

    var body: some View {
        Frame(content: Text("picture").opacity(dim))
        Text("\(visitors) visitors")
        Button("Dim") { dim = 0.5 }
        Button("Enter") { visitors += 1 }
    }
}

@Test("Only a changed argument runs the body of what stores the content")
func argumentsAreCompared() {
    let sim = Simulation(Gallery())
    sim.buttons["Enter"].tap()
    #expect(sim.bodyEvaluations(of: Frame<Text>.self) == 1)
    sim.buttons["Dim"].tap()
    #expect(sim.bodyEvaluations(of: Frame<Text>.self) == 2)
}
