// Rule: A view that reads an observable object which no ancestor put in ends the app with a message that names the type; an optional one is nil.
// Source: https://developer.apple.com/documentation/swiftui/environment
// Basis: documented, confidence high

import SwiftUI

@Observable final class Library { var books = 3 }

struct Shelf: View {
    @Environment(Library.self) private var library
    var body: some View { Text("\(library.books)") }
}

struct Lobby: View {
    @Environment(Library.self) private var library: Library?
    var body: some View { Text(library == nil ? "closed" : "open") }
}

// SwiftUI would stop the process: "No Observable object of type Library found. A View.environmentObject(_:) for Library
// may be missing as an ancestor of this view."
@Test func aMissingOneStops() {
    withKnownIssue {
        let sim = Simulation(Shelf())
        print("never reached with \(sim.texts)")
    }
}

@Test func anOptionalOneIsNil() {
    #expect(Simulation(Lobby()).texts == ["closed"])
    #expect(Simulation { Lobby().environment(Library()) }.texts == ["open"])
}
