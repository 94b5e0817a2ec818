// Rule: An explicit id on the rows of a List makes the view values of all elements at once, though not their bodies.
// Source: github:fatbobman/FatBlog Content/posts/optimize_the_response_efficiency_of_List.md
// Basis: observed, confidence high, depends on: iOS 15

import SwiftUI

struct Entry: View {
    let number: Int
    var body: some View { Text("Entry \(number)") }
}

struct PlainEntries: View {
    var body: some View { List { ForEach(0..<2_000, id: \.self) { Entry(number: $0) } } }
}

struct IdentifiedEntries: View {
    var body: some View { List { ForEach(0..<2_000, id: \.self) { Entry(number: $0).id($0) } } }
}

struct IdentifiedStack: View {
    var body: some View {
        ScrollView { LazyVStack { ForEach(0..<2_000, id: \.self) { Entry(number: $0).id($0) } } }
    }
}

@Test("With .id all values are made", arguments: [26, 27])
func identifiedRows(sdk: Int) {
    let plain = Simulation(PlainEntries(), sdk: sdk)
    #expect(plain.inits(of: Entry.self) == 10)
    let identified = Simulation(IdentifiedEntries(), sdk: sdk)
    #expect(identified.inits(of: Entry.self) == 2_000)
    #expect(identified.bodyEvaluations(of: Entry.self) == 10)
}

@Test("A lazy stack makes those of its window")
func identifiedStack() {
    let sim = Simulation(IdentifiedStack())
    #expect(sim.inits(of: Entry.self) == 10)
}
