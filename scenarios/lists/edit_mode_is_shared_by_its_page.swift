// Rule: An EditButton and the views of its page share one edit mode: the button switches it, and a binding given with environment(\.editMode) takes its place.
// Source: https://developer.apple.com/documentation/swiftui/editbutton
// Basis: documented, confidence medium, depends on: that each page of a stack and each presentation has an edit mode of its own is an assumption

import SwiftUI

struct ModeLabel: View {
    @Environment(\.editMode) private var mode
    var body: some View { Text(mode?.wrappedValue.isEditing == true ? "editing" : "reading") }
}

struct Playlist: View {
    @State private var songs = ["Intro", "Outro"]
    var body: some View {
        NavigationStack {
            List {
                ForEach(songs, id: \.self) { Text($0) }
                    .onDelete { songs.remove(atOffsets: $0) }
                    .onMove { songs.move(fromOffsets: $0, toOffset: $1) }
                ModeLabel()
                NavigationLink("More") { ModeLabel() }
            }
            .toolbar { EditButton() }
        }
    }
}

struct OwnMode: View {
    @State private var mode = EditMode.inactive
    var body: some View {
        VStack {
            ModeLabel()
            EditButton()
        }
        .environment(\.editMode, $mode)
    }
}

@Test func theButtonSwitches() {
    let sim = Simulation(Playlist())
    #expect(sim.texts.contains("reading"))
    sim.buttons["Edit"].tap()
    #expect(sim.texts.contains("editing"))
    sim.cells["Intro"].swipeToDelete()
    #expect(sim.texts == ["Outro", "editing", "More", "Done"])
    sim.buttons["Done"].tap()
    #expect(sim.texts.contains("reading"))
    #expect(sim.bodyEvaluations(of: Playlist.self) == 2)
    #expect(sim.bodyEvaluations(of: ModeLabel.self) == 3)
}

@Test func aPageHasItsOwn() {
    let sim = Simulation(Playlist())
    sim.buttons["Edit"].tap()
    sim.links["More"].tap()
    #expect(sim.texts == ["reading"])
}

@Test func aGivenBindingTakesItsPlace() {
    let sim = Simulation(OwnMode())
    sim.buttons["Edit"].tap()
    #expect(sim.value(\OwnMode.mode) == .active)
    #expect(sim.texts == ["editing", "Done"])
}
