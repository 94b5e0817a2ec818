// Rule: A row of a List is a cell named by its first text; a tap on it reaches the row's button, toggle or tap gesture.
// Source: derived
// Basis: derived, confidence medium, depends on: how XCUITest names what it finds

import SwiftUI

struct Settings: View {
    @State private var isOn = false
    var body: some View {
        List {
            Section {
                Button {
                    print("button")
                } label: {
                    HStack {
                        Text("Title")
                        Text("Detail")
                    }
                }
                Toggle("Wi-Fi", isOn: $isOn)
                Text("Plain").onTapGesture { print("gesture") }
            } header: {
                Text("Header")
            } footer: {
                Text("Footer")
            }
        }
    }
}

@Test("Cells", arguments: [26, 27])
func cells(sdk: Int) {
    let sim = Simulation(Settings(), sdk: sdk)
    #expect(sim.cells.allLabels == ["Title", "Wi-Fi", "Plain"])
    #expect(sim.texts == ["Header", "Title", "Detail", "Wi-Fi", "Plain", "Footer"])
    sim.cells["Title"].tap()
    sim.cells["Plain"].tap()
    #expect(sim.output == ["button", "gesture"])
    sim.cells["Wi-Fi"].tap()
    #expect(sim.switches["Wi-Fi"].value == "1")
}
