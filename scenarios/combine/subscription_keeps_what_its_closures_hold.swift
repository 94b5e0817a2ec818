// Rule: A subscription keeps what its closures hold until it completes or is cancelled; a cancellable cancels when it is freed. A sink that holds its owner is a cycle.
// Source: https://developer.apple.com/documentation/combine/anycancellable
// Basis: documented, confidence high

import Combine
import SwiftUI

let ticks = PassthroughSubject<Int, Never>()

final class Strong: ObservableObject {
    var seen = 0
    var link: AnyCancellable?
    init() { link = ticks.sink { self.seen += $0 } }
}

final class Weak: ObservableObject {
    var seen = 0
    var link: AnyCancellable?
    init() { link = ticks.sink { [weak self] in self?.seen += $0 } }
}

struct Pane: View {
    @StateObject private var strong = Strong()
    @StateObject private var weak = Weak()

    var body: some View { Text("pane") }
}

struct Screen: View {
    @State private var isShown = true

    var body: some View {
        VStack {
            if isShown { Pane() }
            Button("Close") { isShown = false }
        }
    }
}

@Test("Only the weak one is freed")
func onlyWeakIsFreed() {
    let sim = Simulation(Screen())
    sim.buttons["Close"].tap()
    #expect(sim.liveCount(of: Weak.self) == 0)
    #expect(sim.liveCount(of: Strong.self) == 1)
}
