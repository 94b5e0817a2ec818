// Rule: Binding($optional) is a binding while there is a value, and is none without; the view that unwraps it runs again when the value changes.
// Source: https://developer.apple.com/documentation/swiftui/binding/init(_:)-5z9t9
// Basis: documented, confidence high

import SwiftUI

struct NoteEditor: View {
    @Binding var note: String?

    var body: some View {
        VStack {
            if let text = Binding($note) {
                TextField("Note", text: text)
                Button("Remove") { note = nil }
            } else {
                Button("Add") { note = "new" }
            }
        }
    }
}

struct NotePage: View {
    @State private var note: String?

    var body: some View { NoteEditor(note: $note) }
}

@Test("The unwrapped binding comes and goes with the value")
func optionalBindingUnwraps() {
    let sim = Simulation(NotePage())
    sim.buttons["Add"].tap()
    sim.textFields["Note"].typeText("s")
    #expect(sim.value(\NotePage.note) == "news")
    #expect(sim.bodyEvaluations(of: NoteEditor.self) == 3)
    sim.buttons["Remove"].tap()
    #expect(sim.value(\NotePage.note) == nil)
    #expect(sim.bodyEvaluations(of: NotePage.self) == 1)
}
