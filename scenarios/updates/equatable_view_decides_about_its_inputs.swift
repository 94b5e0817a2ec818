// Rule: With .equatable() a view's own == decides whether new inputs run its body; its own state runs it regardless.
// Source: https://developer.apple.com/documentation/swiftui/equatableview
// Basis: documented, confidence high

import SwiftUI

struct Portrait: View, Equatable {
    let name: String
    let lastSeen: Int
    @State private var likes = 0

    static func == (left: Portrait, right: Portrait) -> Bool { left.name == right.name }

    var body: some View { Button("\(name) likes \(likes)") { likes += 1 } }
}

struct Gallery: View {
    @State private var name = "Iris"
    @State private var time = 0

    var body: some View {
        VStack {
            Portrait(name: name, lastSeen: time).equatable()
            Text("time \(time)")
            Button("Wait") { time += 1 }
            Button("Rename") { name = "Rosa" }
        }
    }
}

@Test("Inputs that == ignores do not run the body")
func equatableViewDecidesAboutItsInputs() {
    let sim = Simulation(Gallery())
    sim.buttons["Wait"].tap()
    sim.buttons["Wait"].tap()
    #expect(sim.staticTexts["time 2"].exists)
    #expect(sim.bodyEvaluations(of: Portrait.self) == 1)

    sim.buttons["Iris likes 0"].tap()
    #expect(sim.bodyEvaluations(of: Portrait.self) == 2)
    sim.buttons["Rename"].tap()
    #expect(sim.buttons["Rosa likes 1"].exists)
    #expect(sim.bodyEvaluations(of: Portrait.self) == 3)
}
