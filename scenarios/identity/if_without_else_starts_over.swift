// Rule: What an if without else shows is destroyed when the condition turns false, and starts over when it turns true again.
// Source: https://developer.apple.com/videos/play/wwdc2021/10022
// Basis: documented, confidence high

import SwiftUI

final class Search: ObservableObject {
    @Published var query = ""
}

struct SearchPanel: View {
    @StateObject private var search = Search()

    var body: some View { TextField("Query", text: $search.query) }
}

struct Browser: View {
    @State private var isSearching = false

    var body: some View {
        VStack {
            Button(isSearching ? "Done" : "Search") { isSearching.toggle() }
            if isSearching { SearchPanel() }
        }
    }
}

@Test("Hiding a panel destroys what was typed into it")
func ifWithoutElseStartsOver() {
    let sim = Simulation(Browser())
    #expect(sim.inits(of: Search.self) == 0)

    sim.buttons["Search"].tap()
    sim.textFields["Query"].typeText("moss")
    #expect(sim.object(of: Search.self).query == "moss")

    sim.buttons["Done"].tap()
    #expect(sim.liveCount(of: Search.self) == 0)
    #expect(!sim.textFields["Query"].exists)

    sim.buttons["Search"].tap()
    #expect(sim.object(of: Search.self).query == "")
    #expect(sim.inits(of: Search.self) == 2)
    #expect(sim.deinits(of: Search.self) == 1)
}
