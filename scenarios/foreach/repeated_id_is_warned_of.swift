// Rule: An id that occurs twice is logged once, with the type of the ForEach.
// Source: OpenSwiftUI, ForEach (the text that SwiftUI logs)
// Basis: derived, confidence medium: the text is SwiftUI's, what is shown for the repeated id is undefined there

import SwiftUI

struct Echo: View {
    @State private var words = ["hey", "ho", "hey"]

    var body: some View {
        ForEach(words, id: \.self) { Text($0) }
        Button("Again") { words.append("ho") }
    }
}

@Test("A repeated id is named, once")
func repeatedIDIsNamed() {
    let sim = Simulation(Echo())
    let hey =
        "ForEach<Array<String>, String, Text>: the ID hey occurs multiple times within the collection, this will give undefined results!"
    #expect(sim.warnings == [hey])
    sim.buttons["Again"].tap()
    #expect(sim.warnings.filter { $0 == hey }.count == 1)
}
