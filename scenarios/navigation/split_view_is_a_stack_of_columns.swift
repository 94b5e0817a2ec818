// Rule: On a screen of compact width a split view shows one column: the list of the sidebar, then what its selection opens. Going back ends the selection; a selection that the program writes opens the column, too.
// Source: https://developer.apple.com/documentation/swiftui/navigationsplitview
// Basis: documented, confidence medium, depends on: that going back clears the selection is an assumption

import SwiftUI

final class DetailModel: ObservableObject {}

struct Detail: View {
    let name: String
    @StateObject private var model = DetailModel()
    var body: some View { Text("detail \(name)") }
}

struct Mail: View {
    @State private var box: String?
    @State private var message: Int?

    var body: some View {
        NavigationSplitView {
            List(["inbox", "sent"], id: \.self, selection: $box) { Text($0) }
        } content: {
            if let box {
                List(0..<3, selection: $message) { Text("\(box) \($0)") }
            } else {
                Text("no box")
            }
        } detail: {
            if let message { Detail(name: "\(message)") } else { Text("no message") }
        }
    }
}

struct Notes: View {
    @State private var note: Int?
    @State private var column = NavigationSplitViewColumn.detail
    var body: some View {
        NavigationSplitView(preferredCompactColumn: $column) {
            List(0..<2, selection: $note) { Text("note \($0)") }
            Button("reset") { note = nil }
        } detail: {
            NavigationStack {
                NavigationLink("deeper") { Text("deep") }
            }
        }
    }
}

struct Linked: View {
    @State private var chosen: Int?
    var body: some View {
        NavigationSplitView {
            List(0..<2, id: \.self, selection: $chosen) { NavigationLink("link \($0)", value: $0) }
        } detail: {
            Text("chose \(chosen.map(String.init) ?? "nothing")")
        }
    }
}

@Test("A value link in the list is a selection")
func links() {
    let sim = Simulation(Linked())
    sim.buttons["link 1"].tap()
    #expect(sim.texts == ["chose 1"])
    #expect(sim.warnings == [])
}

@Test("A selection opens the next column")
func selection() {
    let sim = Simulation(Mail())
    #expect(sim.texts == ["inbox", "sent"])
    sim.cells["sent"].tap()
    #expect(sim.cells.allLabels == ["sent 0", "sent 1", "sent 2"])
    #expect(sim.inits(of: DetailModel.self) == 0)
    sim.cells["sent 1"].tap()
    #expect(sim.texts == ["detail 1"])
    sim.goBack()
    #expect(sim.cells.count == 3)
    #expect(sim.value(\Mail.message) == nil)
    #expect(sim.liveCount(of: DetailModel.self) == 0)
    sim.goBack()
    #expect(sim.value(\Mail.box) == nil)
    #expect(sim.texts == ["inbox", "sent"])
    sim.set(\Mail.box, to: "inbox")
    #expect(sim.cells["inbox 2"].exists)
}

@Test("A preferred column comes first")
func preferred() {
    let sim = Simulation(Notes())
    #expect(sim.buttons["deeper"].exists)
    sim.buttons["deeper"].tap()
    #expect(sim.texts == ["deep"])
    sim.goBack()
    sim.goBack()
    #expect(sim.texts == ["note 0", "note 1", "reset"])
    sim.cells["note 1"].tap()
    #expect(sim.buttons["deeper"].exists)
}
