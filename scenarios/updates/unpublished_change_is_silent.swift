// Rule: A property without @Published changes in silence; the new value is shown when something else runs the body.
// Source: https://developer.apple.com/documentation/combine/observableobject
// Basis: documented, confidence high

import SwiftUI

final class Draft: ObservableObject {
    var text = "draft"
    @Published var saves = 0
}

struct Editor: View {
    @StateObject private var draft = Draft()

    var body: some View {
        VStack {
            Text("\(draft.text), saved \(draft.saves)")
            Button("Type") { draft.text += "!" }
            Button("Save") { draft.saves += 1 }
        }
    }
}

@Test("A silent change shows with the next published one")
func unpublishedChangeIsSilent() {
    let sim = Simulation(Editor())
    sim.buttons["Type"].tap()
    sim.buttons["Type"].tap()
    #expect(sim.publishes(of: Draft.self) == 0)
    #expect(sim.bodyEvaluations(of: Editor.self) == 1)
    #expect(sim.staticTexts["draft, saved 0"].exists)

    sim.buttons["Save"].tap()
    #expect(sim.bodyEvaluations(of: Editor.self) == 2)
    #expect(sim.staticTexts["draft!!, saved 1"].exists)
}
