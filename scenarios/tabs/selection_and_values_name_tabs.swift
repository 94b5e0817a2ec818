// Rule: The selection of a TabView names a tab by its tag or, with Tab, by its value; a write to it switches as a tap does.
// Source: https://developer.apple.com/documentation/swiftui/tabview
// Basis: documented, confidence high

import SwiftUI

enum Place: Hashable { case home, search }

struct Tabs: View {
    @State private var place = Place.home

    var body: some View {
        TabView(selection: $place) {
            Tab("Home", systemImage: "house", value: Place.home) {
                Button("Find") { place = .search }
            }
            Tab("Search", systemImage: "magnifyingglass", value: Place.search) {
                Text("looking")
            }
        }
        .onChange(of: place) { print("\(place)") }
    }
}

struct Pages: View {
    let names = ["a", "b"]
    @State private var name = "b"

    var body: some View {
        TabView(selection: $name) {
            ForEach(names, id: \.self) { Text("page \($0)") }
        }
        .tabViewStyle(.page)
    }
}

@Test("Both ways to switch meet")
func bothWays() {
    let sim = Simulation(Tabs())
    sim.buttons["Find"].tap()
    #expect(sim.staticTexts["looking"].exists)
    sim.selectTab("Home")
    #expect(sim.buttons["Find"].exists)
    #expect(sim.output == ["search", "home"])
}

@Test("Rows of a ForEach are tabs by their ids")
func rowsAreTabs() {
    let sim = Simulation(Pages())
    #expect(sim.texts == ["page b"])
}
