// Rule: Modifiers such as lineLimit and font write environment keys, which views below can read.
// Source: https://developer.apple.com/documentation/swiftui/view/linelimit(_:)-513mb
// Basis: documented, confidence high

import SwiftUI

struct Caption: View {
    @Environment(\.lineLimit) private var lines
    @Environment(\.dynamicTypeSize) private var size

    var body: some View { Text("\(lines ?? 0) lines, accessible: \(size.isAccessibilitySize)") }
}

struct Poster: View {
    @State private var isLarge = false

    var body: some View {
        Toggle("Large", isOn: $isLarge)
        VStack { Caption() }
            .lineLimit(isLarge ? 1 : 3)
            .dynamicTypeSize(isLarge ? .accessibility2 : .large)
    }
}

@Test("A reader follows what the modifiers write")
func readersFollow() {
    let sim = Simulation(Poster())
    #expect(sim.staticTexts["3 lines, accessible: false"].exists)
    sim.switches["Large"].tap()
    #expect(sim.staticTexts["1 lines, accessible: true"].exists)
    #expect(sim.bodyEvaluations(of: Caption.self) == 2)
}
