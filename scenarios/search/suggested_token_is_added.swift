// Rule: While one searches, suggested tokens are offered; one that is tapped is added to the tokens and the text is emptied. Scopes are a picker that writes its selection.
// Source: https://developer.apple.com/documentation/swiftui/scoping-a-search-operation
// Basis: documented, confidence medium, depends on: that the text is emptied is an assumption; tokens in the field are not shown

import SwiftUI

enum Place: String, CaseIterable { case here, everywhere }
struct Tag: Identifiable, Hashable { let id: String }

struct Finder: View {
    @State private var text = ""
    @State private var place = Place.here
    @State private var tags: [Tag] = []
    @State private var suggestions = [Tag(id: "red"), Tag(id: "blue")]
    var body: some View {
        NavigationStack {
            Text("\(tags.map(\.id).joined(separator: "+")) \(place.rawValue)")
                .searchable(text: $text, tokens: $tags, suggestedTokens: $suggestions, prompt: "Files") { Text($0.id) }
                .searchScopes($place) { ForEach(Place.allCases, id: \.self) { Text($0.rawValue).tag($0) } }
        }
    }
}

@Test func tokensAndScopes() {
    let sim = Simulation(Finder())
    #expect(!sim.buttons["red"].exists)
    sim.searchFields["Files"].typeText("r")
    sim.buttons["red"].tap()
    #expect(sim.value(\Finder.tags) == [Tag(id: "red")])
    #expect(sim.value(\Finder.text) == "")
    sim.buttons["everywhere"].tap()
    #expect(sim.texts.contains("red everywhere"))
}
