// Rule: A view struct that is created but never gets a place in the hierarchy makes no state object.
// Source: https://developer.apple.com/documentation/swiftui/stateobject
// Basis: derived, confidence high, depends on: the object belonging to the container's lifetime, which never begins

import SwiftUI

final class Archive: ObservableObject {
    let pages = 300
}

struct ArchiveView: View {
    @StateObject private var archive = Archive()

    var body: some View { Text("\(archive.pages) pages") }
}

struct Drawer<Content: View>: View {
    let content: Content
    @State private var isOpen = false

    var body: some View {
        VStack {
            Button(isOpen ? "Close" : "Open") { isOpen.toggle() }
            if isOpen { content }
        }
    }
}

struct Desk: View {
    var body: some View { Drawer(content: ArchiveView()) }
}

@Test("The object is made when the struct is first shown, and again after it was hidden")
func unshownStructMakesNoObject() {
    let sim = Simulation(Desk())
    #expect(sim.inits(of: ArchiveView.self) == 1)
    #expect(sim.inits(of: Archive.self) == 0)

    sim.buttons["Open"].tap()
    #expect(sim.texts.contains("300 pages"))
    #expect(sim.inits(of: Archive.self) == 1)

    sim.buttons["Close"].tap()
    #expect(sim.liveCount(of: Archive.self) == 0)
    sim.buttons["Open"].tap()
    #expect(sim.inits(of: ArchiveView.self) == 1)
    #expect(sim.inits(of: Archive.self) == 2)
}
