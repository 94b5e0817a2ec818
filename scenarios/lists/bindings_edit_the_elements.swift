// Rule: A List of a binding gives each row a binding to its element; editActions delete without further code.
// Source: https://developer.apple.com/documentation/swiftui/list/init(_:rowcontent:)
// Basis: documented, confidence high

import SwiftUI

struct Chore: Identifiable {
    let id: Int
    var name: String
    var isDone = false
}

struct Chores: View {
    @State private var chores = (0..<30).map { Chore(id: $0, name: "Chore \($0)") }
    var body: some View {
        VStack {
            Text("done: \(chores.filter(\.isDone).count)")
            List($chores, editActions: .delete) { $chore in Toggle(chore.name, isOn: $chore.isDone) }
        }
    }
}

@Test("Rows write into the array", arguments: [26, 27])
func rowsWrite(sdk: Int) {
    let sim = Simulation(Chores(), sdk: sdk)
    sim.switches["Chore 2"].tap()
    sim.scroll(to: 29)
    sim.switches["Chore 29"].tap()
    #expect(sim.staticTexts["done: 2"].exists)
    #expect(sim.value(\Chores.chores)[29].isDone)
    sim.cells["Chore 28"].swipeToDelete()
    #expect(sim.value(\Chores.chores).count == 29)
}
