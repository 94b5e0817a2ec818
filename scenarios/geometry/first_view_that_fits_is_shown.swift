// Rule: ViewThatFits shows the first of its views whose frame fits into what is offered along its axes, and the last where none does; a view without a fixed or least size fits.
// Source: https://developer.apple.com/documentation/swiftui/viewthatfits
// Basis: documented, confidence medium, depends on: that texts always fit is the simple layout's, an assumption

import SwiftUI

struct Column: View {
    @State private var count = 0
    let name: String
    let width: Double
    var body: some View { Button("\(name) \(count)") { count += 1 } }
}

struct Layouts: View {
    @State private var width = 300.0
    var body: some View {
        VStack {
            Button("narrower") { width /= 2 }
            ViewThatFits(in: .horizontal) {
                Column(name: "wide", width: 200).frame(width: 200, height: 2000)
                Column(name: "middle", width: 100).frame(minWidth: 100)
                Column(name: "slim", width: 80).frame(width: 80)
            }
            .frame(width: width)
        }
    }
}

@Test func theFirstThatFits() {
    let sim = Simulation(Layouts())
    sim.buttons["wide 0"].tap()
    #expect(sim.texts == ["narrower", "wide 1"])
    sim.buttons["narrower"].tap()
    #expect(sim.texts == ["narrower", "middle 0"])
    sim.buttons["narrower"].tap()
    #expect(sim.texts == ["narrower", "slim 0"])
    sim.buttons["narrower"].tap()
    #expect(sim.texts == ["narrower", "slim 0"])
    #expect(sim.liveIdentities(of: Column.self) == 1)
}
