// Rule: debounce passes a value on once no other has followed for its interval, in virtual time; a timer publishes at each interval until it is cancelled.
// Source: https://developer.apple.com/documentation/combine/publisher/debounce(for:scheduler:options:)
// Basis: documented, confidence high

import Combine
import SwiftUI

final class Search: ObservableObject {
    @Published var text = ""
    @Published private(set) var query = ""

    init() {
        $text.dropFirst().debounce(for: .milliseconds(300), scheduler: DispatchQueue.main).assign(to: &$query)
    }
}

struct SearchView: View {
    @StateObject private var search = Search()

    var body: some View {
        VStack {
            TextField("Search", text: $search.text)
            Text("query \(search.query)")
        }
    }
}

struct Clock: View {
    @State private var ticks = 0
    private let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

    var body: some View {
        Text("ticks \(ticks)").onReceive(timer) { _ in ticks += 1 }
    }
}

@Test("Typing searches once")
func typingSearchesOnce() {
    let sim = Simulation(SearchView())
    sim.textFields["Search"].typeText("fig")
    sim.advance(by: .milliseconds(200))
    #expect(sim.staticTexts["query "].exists)
    sim.advance(by: .milliseconds(200))
    #expect(sim.staticTexts["query fig"].exists)
}

@Test("A timer ticks")
func timerTicks() {
    let sim = Simulation(Clock())
    sim.advance(by: .milliseconds(3500))
    #expect(sim.staticTexts["ticks 3"].exists)
}
