// Rule: Writing the id that a scroll view's position is bound to scrolls to it.
// Source: https://developer.apple.com/documentation/swiftui/view/scrollposition(id:anchor:)
// Basis: documented, confidence medium, depends on: scrolling by hand does not write the binding here

import SwiftUI

struct Day: View {
    let number: Int
    var body: some View { Text("day \(number)") }
}

struct Calendar: View {
    @State private var day: Int?
    var body: some View {
        VStack {
            Button("today") { day = 90 }
            ScrollView {
                LazyVStack { ForEach(0..<100, id: \.self) { Day(number: $0) } }.scrollTargetLayout()
            }
            .scrollPosition(id: $day)
        }
    }
}

@Test func scrolls() {
    let sim = Simulation(Calendar(), visibleRows: 5)
    #expect(sim.texts.contains("day 0"))
    sim.buttons["today"].tap()
    #expect(sim.texts.contains("day 90"))
    #expect(!sim.texts.contains("day 0"))
}
