// Rule: In a List with a selection, a tap on a row writes the row's id: in place of the last one, or into a set.
// Source: https://developer.apple.com/documentation/swiftui/list/init(_:selection:rowcontent:)
// Basis: documented, confidence medium

import SwiftUI

struct Planet: Identifiable {
    let id: String
}

struct OneOf: View {
    @State private var selection: String?
    var body: some View {
        VStack {
            Text("selected \(selection ?? "none")")
            List([Planet(id: "Mars"), Planet(id: "Venus")], selection: $selection) { Text($0.id) }
        }
    }
}

struct SomeOf: View {
    @State private var selection: Set<Int> = []
    var body: some View {
        VStack {
            Text("selected \(selection.sorted().map(String.init).joined(separator: " "))")
            List(selection: $selection) { ForEach(0..<5) { Text("Row \($0)") } }
        }
    }
}

@Test("One")
func one() {
    let sim = Simulation(OneOf())
    sim.cells["Venus"].tap()
    #expect(sim.staticTexts["selected Venus"].exists)
    sim.cells["Mars"].tap()
    #expect(sim.staticTexts["selected Mars"].exists)
}

@Test("Several")
func several() {
    let sim = Simulation(SomeOf())
    sim.cells["Row 1"].tap()
    sim.cells["Row 3"].tap()
    #expect(sim.staticTexts["selected 1 3"].exists)
    sim.cells["Row 1"].tap()
    #expect(sim.staticTexts["selected 3"].exists)
}
