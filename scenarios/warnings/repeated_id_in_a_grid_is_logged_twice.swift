// Rule: An id that occurs twice in a lazy container is logged by ForEach and by the container, once each.
// Source: the texts that SwiftUI logs
// Basis: observed, confidence medium

import SwiftUI

struct Stamps: View {
    @State private var names = ["owl", "fox", "owl"]
    var body: some View {
        ScrollView {
            LazyVGrid(columns: [GridItem()]) { ForEach(names, id: \.self) { Text($0) } }
        }
        Button("shuffle") { names.reverse() }
    }
}

@Test func bothAreLogged() {
    let sim = Simulation(Stamps())
    sim.buttons["shuffle"].tap()
    #expect(
        sim.warnings == [
            "ForEach<Array<String>, String, Text>: the ID owl occurs multiple times within the collection, this will give undefined results!",
            "LazyVGridLayout: the ID owl is used by multiple child views, this will give undefined results!",
        ])
}
