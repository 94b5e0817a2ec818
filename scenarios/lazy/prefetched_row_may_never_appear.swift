// Rule: A scroll may run the bodies of rows ahead of the window; a row that the scroll never reaches never appears.
// Source: https://developer.apple.com/videos/play/wwdc2026/321
// Basis: documented, confidence medium, depends on: how many rows is not specified; ViewSim takes two, from SDK 27 on

import SwiftUI

struct Frame: View {
    let number: Int
    var body: some View {
        let _ = print("body \(number)")
        Text("Frame \(number)").onAppear { print("appear \(number)") }
    }
}

struct Film: View {
    var body: some View {
        ScrollView { LazyVStack { ForEach(0..<50, id: \.self) { Frame(number: $0) } } }
    }
}

@Test("Rows are prepared in the direction of the scroll", .sdk(27))
func prepared() {
    let sim = Simulation(Film(), visibleRows: 5)
    #expect(!sim.output.contains("body 5"))
    sim.scroll(by: 1)
    #expect(sim.output.contains("body 7"))
    #expect(!sim.output.contains("body 8"))
    #expect(sim.output.contains("appear 5"))
    #expect(!sim.output.contains("appear 6"))
    #expect(!sim.staticTexts["Frame 6"].exists)
    sim.scroll(by: -1)
    #expect(!sim.output.contains("appear 6"))
    sim.scroll(by: 2)
    #expect(sim.output.filter { $0 == "body 6" }.count == 1)
    #expect(sim.output.contains("appear 6"))
}

@Test("SDK 26 prepares none", .sdk(26))
func notPrepared() {
    let sim = Simulation(Film(), visibleRows: 5)
    sim.scroll(by: 1)
    #expect(sim.bodyEvaluations(of: Frame.self) == 6)
}
