// Rule: A child that is given a closure with captures runs again on every pass of its parent; one whose closure captures nothing does not.
// Source: github:fatbobman/FatBlog Content/posts/avoid_repeated_calculations_of_SwiftUI_views.md
// Basis: derived, confidence medium, depends on: closures being compared by their context, which is a new one for each pass

import SwiftUI

struct StepButton: View {
    let action: () -> Void

    var body: some View { Button("Step", action: action) }
}

struct HelpButton: View {
    let action: () -> Void

    var body: some View { Button("Help", action: action) }
}

struct Stairs: View {
    @State private var steps = 0

    var body: some View {
        VStack {
            Text("\(steps) steps")
            StepButton { steps += 1 }
            HelpButton { print("one at a time") }
        }
    }
}

@Test("A fresh capture is a changed input")
func capturingClosureRerunsTheChild() {
    let sim = Simulation(Stairs())
    sim.buttons["Step"].tap()
    sim.buttons["Step"].tap()
    sim.buttons["Help"].tap()
    #expect(sim.staticTexts["2 steps"].exists)
    #expect(sim.output == ["one at a time"])
    #expect(sim.bodyEvaluations(of: Stairs.self) == 3)
    #expect(sim.bodyEvaluations(of: StepButton.self) == 3)
    #expect(sim.bodyEvaluations(of: HelpButton.self) == 1)
}
