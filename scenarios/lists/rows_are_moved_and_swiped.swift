// Rule: Dragging a row calls onMove of its ForEach with its position and with the place before which it is put; a swipe uncovers the buttons of swipeActions at that edge, which act and go. Rows of a binding with edit actions move without an action.
// Source: https://developer.apple.com/documentation/swiftui/dynamicviewcontent/onmove(perform:)
// Basis: documented, confidence high

import SwiftUI

struct Tracks: View {
    @State private var tracks = ["a", "b", "c"]
    @State private var others = ["x", "y"]
    @State private var flagged = ""

    var body: some View {
        List {
            ForEach(tracks, id: \.self) { track in
                Text(track)
                    .swipeActions(edge: .leading) { Button("Flag") { flagged = track } }
                    .swipeActions {
                        Button("Delete", role: .destructive) { tracks.removeAll { $0 == track } }
                        Button("Archive") { print("archived \(track)") }
                    }
                    .moveDisabled(track == "a")
            }
            .onMove { indices, offset in
                print(Array(indices), offset)
                tracks.move(fromOffsets: indices, toOffset: offset)
            }
            ForEach($others, id: \.self, editActions: .move) { $other in Text(other) }
            Text("flagged \(flagged)")
        }
    }
}

@Test("Rows are moved")
func moved() {
    let sim = Simulation(Tracks())
    sim.cells["b"].move(to: 2)
    #expect(sim.output == ["[1] 3"])
    #expect(sim.value(\Tracks.tracks) == ["a", "c", "b"])
    sim.cells["b"].move(to: 0)
    #expect(sim.output == ["[1] 3", "[2] 0"])
    #expect(sim.cells.allLabels == ["b", "a", "c", "x", "y", "flagged "])
    sim.cells["y"].move(to: 0)
    #expect(sim.value(\Tracks.others) == ["y", "x"])
}

@Test("Swipe actions are uncovered")
func swiped() {
    let sim = Simulation(Tracks())
    #expect(!sim.buttons["Flag"].exists)
    sim.cells["c"].swipeRight()
    #expect(sim.buttons.allLabels == ["Flag"])
    sim.buttons["Flag"].tap()
    #expect(sim.staticTexts["flagged c"].exists)
    #expect(!sim.buttons["Flag"].exists)
    sim.cells["b"].swipeLeft()
    #expect(sim.buttons.allLabels == ["Delete", "Archive"])
    sim.buttons["Archive"].tap()
    #expect(sim.output == ["archived b"])
    sim.cells["b"].swipeToDelete()
    #expect(sim.value(\Tracks.tracks) == ["a", "c"])
}
