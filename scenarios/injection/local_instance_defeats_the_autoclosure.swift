// Rule: Only what is written inside the call is deferred: an instance that body builds in a local first is created with each pass, whatever the initializer takes.
// Source: https://developer.apple.com/documentation/swiftui/stateobject/init(wrappedvalue:)
// Basis: derived, confidence high, depends on: the autoclosure capturing the instance that is there already

import SwiftUI

final class Playlist: ObservableObject {
    let songs = 12
}

struct PlaylistView: View {
    @StateObject var playlist: Playlist

    var body: some View { Text("\(playlist.songs) songs") }
}

struct Party: View {
    @State private var guests = 1

    var body: some View {
        let playlist = Playlist()
        VStack {
            Text("\(guests) guests")
            PlaylistView(playlist: playlist)
            Button("Ring") { guests += 1 }
        }
    }
}

@Test("A local is evaluated before the call")
func localInstanceDefeatsTheAutoclosure() {
    let sim = Simulation(Party())
    for _ in 1...3 { sim.buttons["Ring"].tap() }
    #expect(sim.inits(of: Playlist.self) == 4)
    #expect(sim.deinits(of: Playlist.self) == 2)
    #expect(sim.liveCount(of: Playlist.self) == 2)
    #expect(sim.autoclosureRuns(of: \PlaylistView.playlist) == 1)
}
