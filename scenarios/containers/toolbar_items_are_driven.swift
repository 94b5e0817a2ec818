// Rule: What a toolbar holds is part of the view it belongs to: its buttons act, its items come and go with their conditions and keep their state.
// Source: https://developer.apple.com/documentation/swiftui/toolbars
// Basis: documented, confidence high

import SwiftUI

struct Count: View {
    @State private var taps = 0
    var body: some View { Button("own \(taps)") { taps += 1 } }
}

struct Document: View {
    @State private var pages = 0
    var body: some View {
        NavigationStack {
            Text("\(pages) pages")
                .toolbar {
                    ToolbarItem(placement: .topBarTrailing) { Button("Add") { pages += 1 } }
                    ToolbarItemGroup(placement: .bottomBar) {
                        Count()
                        Spacer()
                    }
                    if pages > 0 { ToolbarItem(placement: .topBarLeading) { Button("Clear") { pages = 0 } } }
                }
        }
    }
}

@Test func drives() {
    let sim = Simulation(Document())
    #expect(!sim.buttons["Clear"].exists)
    sim.buttons["own 0"].tap()
    sim.buttons["Add"].tap()
    #expect(sim.texts == ["1 pages", "Add", "own 1", "Clear"])
    sim.buttons["Clear"].tap()
    #expect(sim.texts == ["0 pages", "Add", "own 1"])
}
