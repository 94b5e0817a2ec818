// Rule: A searchable view has a search field named by its prompt; typing searches: what is inside finds isSearching and dismissSearch in its environment, scopes and suggestions are shown. Cancel and dismissSearch end it and clear the text; onSubmit(of: .search) is told of submitting.
// Source: https://developer.apple.com/documentation/swiftui/adding-a-search-interface-to-your-app
// Basis: documented, confidence medium, depends on: that a button Cancel ends it, and when suggestions are made, are assumptions

import SwiftUI

struct Results: View {
    let names: [String]
    @Environment(\.isSearching) private var isSearching
    @Environment(\.dismissSearch) private var dismissSearch

    var body: some View {
        List(names, id: \.self) { Text($0) }
        Text(isSearching ? "searching" : "browsing")
        if isSearching { Button("Done") { dismissSearch() } }
    }
}

struct Library: View {
    @State private var text = ""
    @State private var scope = "all"
    private let all = ["Anna", "Bert", "Hanna"]
    private var found: [String] { text.isEmpty ? all : all.filter { $0.localizedCaseInsensitiveContains(text) } }

    var body: some View {
        NavigationStack {
            Results(names: found)
                .searchable(text: $text, prompt: "Find")
                .searchSuggestions {
                    Text("nna").searchCompletion("nna")
                }
                .searchScopes($scope) {
                    Text("All").tag("all")
                    Text("Near").tag("near")
                }
                .onSubmit(of: .search) { print("search \(text) \(scope)") }
                .onSubmit { print("text") }
        }
    }
}

@Test("Typing filters")
func typing() {
    let sim = Simulation(Library())
    #expect(sim.searchFields.allLabels == ["Find"])
    #expect(sim.staticTexts["browsing"].exists)
    #expect(!sim.buttons["Near"].exists)
    sim.searchFields["Find"].typeText("an")
    #expect(sim.cells.allLabels == ["Anna", "Hanna"])
    #expect(sim.staticTexts["searching"].exists)
    #expect(sim.searchFields.firstMatch.value == "an")
    sim.buttons["Near"].tap()
    sim.submit()
    #expect(sim.output == ["search an near"])
    sim.buttons["Cancel"].tap()
    #expect(sim.cells.count == 3)
    #expect(sim.staticTexts["browsing"].exists)
    #expect(sim.value(\Library.text) == "")
}

@Test("A suggestion completes, and code ends the search")
func suggestion() {
    let sim = Simulation(Library())
    sim.searchFields["Find"].tap()
    sim.buttons["nna"].tap()
    #expect(sim.cells.allLabels == ["Anna", "Hanna"])
    sim.buttons["Done"].tap()
    #expect(sim.cells.count == 3)
    #expect(!sim.buttons["Done"].exists)
}

struct Sheet: View {
    @State private var text = ""
    @State private var isPresented = false
    var body: some View {
        VStack {
            Button("Search") { isPresented = true }
            Text(isPresented ? "on" : "off")
        }
        .searchable(text: $text, isPresented: $isPresented)
    }
}

@Test("A binding says and hears that somebody searches")
func binding() {
    let sim = Simulation(Sheet())
    #expect(!sim.buttons["Cancel"].exists)
    sim.buttons["Search"].tap()
    #expect(sim.staticTexts["on"].exists)
    sim.buttons["Cancel"].tap()
    #expect(sim.staticTexts["off"].exists)
    sim.searchFields["Search"].tap()
    #expect(sim.staticTexts["on"].exists)
}
