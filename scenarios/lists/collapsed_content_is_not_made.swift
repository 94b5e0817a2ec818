// Rule: The content of a collapsed section or disclosure group is not made; in a list its views are rows when it opens.
// Source: https://developer.apple.com/documentation/swiftui/disclosuregroup
// Basis: documented, confidence medium, depends on: when collapsed content is made is not specified

import SwiftUI

struct Detail: View {
    let name: String
    var body: some View { Text(name) }
}

struct Outline: View {
    @State private var isOpen = false
    @State private var isSectionOpen = true
    var body: some View {
        List {
            DisclosureGroup("Bound", isExpanded: $isOpen) {
                Detail(name: "one")
                Detail(name: "two")
            }
            DisclosureGroup("Own") { Detail(name: "three") }
            Section("Folding", isExpanded: $isSectionOpen) { Detail(name: "four") }
        }
    }
}

@Test("Opening makes the rows", arguments: [26, 27])
func opening(sdk: Int) {
    let sim = Simulation(Outline(), sdk: sdk)
    #expect(sim.cells.allLabels == ["Bound", "Own", "four"])
    #expect(sim.identitiesCreated(of: Detail.self) == 1)
    sim.buttons["Bound"].tap()
    #expect(sim.value(\Outline.isOpen))
    #expect(sim.cells.allLabels == ["Bound", "one", "two", "Own", "four"])
    sim.cells["Own"].tap()
    #expect(sim.staticTexts["three"].exists)
    sim.set(\Outline.isSectionOpen, to: false)
    #expect(!sim.staticTexts["four"].exists)
    #expect(sim.staticTexts["Folding"].exists)
}
