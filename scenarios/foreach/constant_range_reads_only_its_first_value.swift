// Rule: ForEach over a range without an id reads the range once: another count is warned of, and changes no rows; with an id the rows follow.
// Source: https://developer.apple.com/documentation/swiftui/foreach/init(_:content:)-1cvlz
// Basis: documented, medium

import SwiftUI

struct Stars: View {
    @State private var count = 2

    var body: some View {
        Button("More") { count += 1 }
        ForEach(0..<count) { Text("plain \($0)") }
        ForEach(0..<count, id: \.self) { Text("known \($0)") }
    }
}

@Test("Only rows with ids follow a range")
func more() {
    let sim = Simulation(Stars())
    #expect(sim.texts == ["More", "plain 0", "plain 1", "known 0", "known 1"])
    #expect(sim.warnings.isEmpty)
    sim.buttons["More"].tap()
    #expect(sim.texts == ["More", "plain 0", "plain 1", "known 0", "known 1", "known 2"])
    #expect(sim.warnings.count == 1)
    #expect(sim.warnings.first?.contains("count (3) != its initial count (2)") == true)
}
