// Rule: All views that an element's closure makes, and a ForEach within it, belong to the element: they move with it and keep their state.
// Source: https://developer.apple.com/documentation/swiftui/foreach
// Basis: derived, confidence high

import SwiftUI

struct Shelf: Identifiable {
    let id: Int
    var books: [String]
}

struct Book: View {
    let title: String
    @State private var isLent = false

    var body: some View { Toggle(title, isOn: $isLent) }
}

struct Library: View {
    @State private var shelves = [Shelf(id: 1, books: ["a", "b"]), Shelf(id: 2, books: ["c"])]

    var body: some View {
        ForEach(shelves) { shelf in
            Text("shelf \(shelf.id)")
            ForEach(shelf.books, id: \.self) { Book(title: $0) }
        }
        Button("Swap") { shelves.reverse() }
        Button("Clear") { shelves = [] }
    }
}

@Test("Nested rows move with their element")
func nestedRowsMove() {
    let sim = Simulation(Library())
    sim.switches["b"].tap()
    sim.buttons["Swap"].tap()
    #expect(sim.texts == ["shelf 2", "c", "shelf 1", "a", "b", "Swap", "Clear"])
    #expect(sim.switches["b"].value == "1")
    #expect(sim.identitiesCreated(of: Book.self) == 3)
    #expect(sim.trace.contains { $0.kind == "identity.move" })
    sim.buttons["Clear"].tap()
    #expect(sim.liveIdentities(of: Book.self) == 0)
}
