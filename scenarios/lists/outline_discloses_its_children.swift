// Rule: A row of an outline that has children discloses them; what was never opened is not made. In a list, a row that is collapsed keeps what was open in it.
// Source: https://developer.apple.com/documentation/swiftui/outlinegroup
// Basis: documented, confidence medium, depends on: that a list keeps what is collapsed is an assumption

import SwiftUI

struct Folder: Identifiable {
    let id: String
    var children: [Folder]?
}

let disk = [
    Folder(id: "music", children: [Folder(id: "bach", children: [Folder(id: "fugue")]), Folder(id: "cage")]),
    Folder(id: "notes"),
]

struct Entry: View {
    let name: String
    var body: some View { Text(name) }
}

struct Disk: View {
    var body: some View { List(disk, children: \.children) { Entry(name: $0.id) } }
}

struct OneFolder: View {
    var body: some View { VStack { OutlineGroup(disk[0], children: \.children) { Entry(name: $0.id) } } }
}

@Test func aListOfATree() {
    let sim = Simulation(Disk())
    #expect(sim.texts == ["music", "notes"])
    #expect(sim.liveIdentities(of: Entry.self) == 2)
    sim.buttons["music"].tap()
    #expect(sim.texts == ["music", "bach", "cage", "notes"])
    sim.buttons["bach"].tap()
    #expect(sim.texts == ["music", "bach", "fugue", "cage", "notes"])
    sim.buttons["music"].tap()
    #expect(sim.texts == ["music", "notes"])
    sim.buttons["music"].tap()
    #expect(sim.texts == ["music", "bach", "fugue", "cage", "notes"])
}

@Test func oneRoot() {
    let sim = Simulation(OneFolder())
    #expect(sim.texts == ["music"])
    sim.buttons["music"].tap()
    #expect(sim.texts == ["music", "bach", "cage"])
}
