// Rule: What a sheet shows has no part in the preferences of what presents it; rows of a list that are made do, and a closure that a reader gets anew is the one that runs.
// Source: preferences follow the views in a container
// Basis: assumption, confidence medium

import SwiftUI

struct Names: PreferenceKey {
    static let defaultValue: [String] = []
    static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

struct Screen: View {
    @State private var isPresented = false
    @State private var prefix = "first"
    @State private var extra = false

    var body: some View {
        VStack {
            List {
                ForEach(0..<3) { Text("row \($0)").preference(key: Names.self, value: ["\($0)"]) }
                if extra { Text("extra").preference(key: Names.self, value: ["extra"]) }
            }
            Button("present") { isPresented = true }
            Button("rename") { prefix = "second"; extra = true }
        }
        .sheet(isPresented: $isPresented) {
            Text("sheet").preference(key: Names.self, value: ["sheet"])
        }
        .onPreferenceChange(Names.self) { print(prefix, $0.joined(separator: " ")) }
    }
}

@Test func sheet() {
    let sim = Simulation(Screen())
    sim.buttons["present"].tap()
    #expect(sim.output == ["first 0 1 2"])
    sim.dismiss()
    sim.buttons["rename"].tap()
    #expect(sim.output == ["first 0 1 2", "second 0 1 2 extra"])
}
