// Rule: Inputs that change reach the view's other properties and leave its state object as it is.
// Source: https://developer.apple.com/documentation/swiftui/stateobject
// Basis: documented, confidence high

import SwiftUI

final class Playback: ObservableObject {
    @Published var seconds = 0
}

struct Player: View {
    let track: String
    @StateObject private var playback = Playback()

    var body: some View {
        VStack {
            Text("\(track) at \(playback.seconds)")
            Button("Forward") { playback.seconds += 10 }
        }
    }
}

struct Jukebox: View {
    @State private var number = 1

    var body: some View {
        VStack {
            Player(track: "Track \(number)")
            Button("Next") { number += 1 }
        }
    }
}

@Test("New inputs are shown beside the old object")
func changedInputsKeepTheObject() {
    let sim = Simulation(Jukebox())
    sim.buttons["Forward"].tap()
    sim.buttons["Next"].tap()
    sim.buttons["Next"].tap()
    #expect(sim.staticTexts["Track 3 at 10"].exists)
    #expect(sim.inits(of: Playback.self) == 1)
    #expect(sim.deinits(of: Playback.self) == 0)
    #expect(sim.bodyEvaluations(of: Player.self) == 4)
    #expect(sim.identitiesCreated(of: Player.self) == 1)
}
