// Rule: A changed identity resets all the state below it: state objects and @State, in the view itself and in its descendants.
// Source: https://developer.apple.com/documentation/swiftui/stateobject
// Basis: documented, confidence high

import SwiftUI

final class Outline: ObservableObject {
    @Published var chapters = 1
}

struct Footnotes: View {
    @State private var notes = 0

    var body: some View { Button("Notes: \(notes)") { notes += 1 } }
}

struct Manuscript: View {
    @StateObject private var outline = Outline()
    @State private var words = 100

    var body: some View {
        VStack {
            Button("Words: \(words)") { words += 1 }
            Button("Chapters: \(outline.chapters)") { outline.chapters += 1 }
            HStack { Footnotes() }
        }
    }
}

struct Publisher: View {
    @State private var edition = 1
    @State private var notes = "kept"

    var body: some View {
        VStack {
            Text("Edition \(edition), \(notes)")
            Manuscript().id(edition)
            Button("Edit notes") { notes = "edited" }
            Button("New edition") { edition += 1 }
        }
    }
}

@Test("All state below the changed id starts anew, the state above it stays")
func idChangeResetsTheSubtree() {
    let sim = Simulation(Publisher())
    sim.buttons["Words: 100"].tap()
    sim.buttons["Chapters: 1"].tap()
    sim.buttons["Notes: 0"].tap()
    sim.buttons["Edit notes"].tap()
    #expect(sim.buttons.allLabels == ["Words: 101", "Chapters: 2", "Notes: 1", "Edit notes", "New edition"])

    sim.buttons["New edition"].tap()
    #expect(sim.buttons.allLabels == ["Words: 100", "Chapters: 1", "Notes: 0", "Edit notes", "New edition"])
    #expect(sim.staticTexts["Edition 2, edited"].exists)
    #expect(sim.identitiesCreated(of: Footnotes.self) == 2)
    #expect(sim.identitiesDestroyed(of: Footnotes.self) == 1)
    #expect(sim.deinits(of: Outline.self) == 1)
}
