// Rule: Outside of a view that is installed, state holds its initial value silently; a binding to it is constant, and that is logged.
// Source: OpenSwiftUI, State (the text that SwiftUI logs)
// Basis: derived, confidence medium

import SwiftUI

struct Draft: View {
    @State private var words = 7

    init() {
        print("reads \(words)")
        let binding = $words
        binding.wrappedValue = 9
        print("bound \(binding.wrappedValue)")
    }

    var body: some View { Text("\(words) words") }
}

@Test("Only the binding is warned of", arguments: [26, 27])
func onlyTheBinding(sdk: Int) {
    let sim = Simulation(Draft(), sdk: sdk)
    #expect(sim.output == ["reads 7", "bound 7"])
    #expect(sim.texts == ["7 words"])
    #expect(
        sim.warnings == [
            "Accessing State's value outside of being installed on a View. This will result in a constant Binding of the initial value and will not update."
        ])
}
