// Rule: A sheet of an item keeps its content while the item's id stays, whatever else of it changes; another id is another presentation.
// Source: ViewSim: an item is identified by its id, as a row of a ForEach is
// Basis: assumption, confidence medium

import SwiftUI

struct Note: Identifiable {
    let id: Int
    var text: String
}

final class Keeper: ObservableObject {}

struct NoteView: View {
    let note: Note
    @StateObject private var keeper = Keeper()

    var body: some View { Text(note.text) }
}

struct Notes: View {
    @State private var note: Note?

    var body: some View {
        Button("Open") { note = Note(id: 1, text: "one") }
            .sheet(item: $note) { shown in
                VStack {
                    NoteView(note: shown)
                    Button("Edit") { note?.text = "edited" }
                    Button("Next") { note = Note(id: 2, text: "two") }
                }
            }
    }
}

@Test("The id decides whether a sheet is the same")
func idDecides() {
    let sim = Simulation(Notes())
    sim.buttons["Open"].tap()
    sim.buttons["Edit"].tap()
    #expect(sim.staticTexts["edited"].exists)
    #expect(sim.inits(of: Keeper.self) == 1)
    sim.buttons["Next"].tap()
    #expect(sim.staticTexts["two"].exists)
    #expect(sim.inits(of: Keeper.self) == 2)
    #expect(sim.deinits(of: Keeper.self) == 1)
}
