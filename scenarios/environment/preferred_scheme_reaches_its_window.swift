// Rule: A preferred color scheme reaches everything in its window, views beside and above the one that prefers it too; one inside a sheet only the sheet. With nil, or once its view is gone, the system's is back.
// Source: https://developer.apple.com/documentation/swiftui/view/preferredcolorscheme(_:)
// Basis: documented, confidence medium, depends on: that bodies run with the old scheme first, and which of several wins, are assumptions

import SwiftUI

struct Lamp: View {
    @Environment(\.colorScheme) private var scheme
    let name: String
    var body: some View { Text("\(name) \(scheme == .dark ? "dark" : "light")") }
}

struct House: View {
    @State private var isNight = false
    @State private var isReading = false
    var body: some View {
        VStack {
            Toggle("Night", isOn: $isNight)
            Button("Read") { isReading = true }
            Lamp(name: "hall").preferredColorScheme(isNight ? .dark : nil)
            Lamp(name: "attic")
        }
        .sheet(isPresented: $isReading) { Lamp(name: "book").preferredColorScheme(.dark) }
    }
}

@Test func theWholeWindow() {
    let sim = Simulation(House())
    #expect(sim.texts == ["Night", "Read", "hall light", "attic light"])
    sim.switches["Night"].tap()
    #expect(sim.texts == ["Night", "Read", "hall dark", "attic dark"])
    sim.switches["Night"].tap()
    #expect(sim.texts == ["Night", "Read", "hall light", "attic light"])
}

@Test func onlyTheSheet() {
    let sim = Simulation(House())
    sim.buttons["Read"].tap()
    #expect(sim.texts == ["book dark"])
    sim.dismiss()
    #expect(sim.texts == ["Night", "Read", "hall light", "attic light"])
    #expect(sim.bodyEvaluations(of: House.self) == 1)
}
