// Rule: A preference that a view writes changes nothing where nobody reads it; its value is made with the body.
// Source: https://developer.apple.com/documentation/swiftui/preferencekey
// Basis: derived, confidence high

import SwiftUI

struct Height: PreferenceKey {
    static let defaultValue = 0
    static func reduce(value: inout Int, nextValue: () -> Int) { value = max(value, nextValue()) }
}

struct Column: View {
    @State private var rows = 1

    var body: some View {
        VStack {
            Text("column").preference(key: Height.self, value: rows)
            Button("rows \(rows)") { rows += 1 }
        }
    }
}

@Test func written() {
    let sim = Simulation(Column())
    sim.buttons["rows 1"].tap()
    #expect(sim.texts == ["column", "rows 2"])
    #expect(sim.bodyEvaluations(of: Column.self) == 2)
    #expect(sim.liveIdentities(of: Column.self) == 1)
}
