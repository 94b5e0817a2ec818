// Rule: An element whose id changes is another row: the old one's state is destroyed and new state is made.
// Source: https://developer.apple.com/documentation/swiftui/foreach
// Basis: documented, confidence high

import SwiftUI

struct Song: Identifiable {
    var id: Int
    var title: String
}

final class Rating: ObservableObject {
    @Published var stars = 0
}

struct SongRow: View {
    let song: Song
    @StateObject private var rating = Rating()

    var body: some View { Button("\(song.title) \(rating.stars)") { rating.stars += 1 } }
}

struct Playlist: View {
    @State private var songs = [Song(id: 1, title: "one"), Song(id: 2, title: "two")]

    var body: some View {
        VStack {
            ForEach(songs) { SongRow(song: $0) }
            Button("Renumber") { songs[1].id = 20 }
        }
    }
}

@Test("A new id at the same position is a new row")
func changedIDReplacesTheRow() {
    let sim = Simulation(Playlist())
    sim.buttons["one 0"].tap()
    sim.buttons["two 0"].tap()
    sim.buttons["Renumber"].tap()
    #expect(sim.buttons.allLabels == ["one 1", "two 0", "Renumber"])
    #expect(sim.inits(of: Rating.self) == 3)
    #expect(sim.deinits(of: Rating.self) == 1)
    #expect(sim.identitiesCreated(of: SongRow.self) == 3)
    #expect(sim.identitiesDestroyed(of: SongRow.self) == 1)
}
