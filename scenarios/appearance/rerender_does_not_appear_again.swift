// Rule: Running a body again, with the same or with new inputs, is no new appearance.
// Source: https://developer.apple.com/documentation/swiftui/view/onappear(perform:)
// Basis: documented, confidence high

import SwiftUI

struct Poster: View {
    let text: String

    var body: some View {
        Text(text)
            .padding()
            .onAppear { print("\(text) appears") }
            .onDisappear { print("\(text) disappears") }
    }
}

struct Wall: View {
    @State private var week = 1

    var body: some View {
        VStack {
            Poster(text: "week \(week)")
            Divider()
            Button("Next") { week += 1 }
        }
    }
}

@Test("One appearance, however often the body runs; one disappearance at the end")
func rerenderDoesNotAppearAgain() {
    let sim = Simulation(Wall())
    sim.buttons["Next"].tap()
    sim.buttons["Next"].tap()
    #expect(sim.bodyEvaluations(of: Poster.self) == 3)
    #expect(sim.output == ["week 1 appears"])
    #expect(sim.appearances(of: Poster.self) == 1)

    sim.unmount()
    #expect(sim.disappearances(of: Poster.self) == 1)
}
