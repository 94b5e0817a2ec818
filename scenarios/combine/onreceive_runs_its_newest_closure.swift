// Rule: onReceive is subscribed from mounting until its view leaves; the newest closure takes each value, and a publisher that differs from the last one is subscribed to anew.
// Source: ViewSim: as observed for stored and rebuilt publishers (github:fatbobman/FatBlog)
// Basis: derived, confidence medium

import Combine
import SwiftUI

let news = PassthroughSubject<String, Never>()

struct Reader: View {
    let name: String

    var body: some View {
        Text(name).onReceive(news) { print("\(name) reads \($0)") }
    }
}

struct Desk: View {
    @State private var name = "Ann"
    @State private var isShown = true

    var body: some View {
        VStack {
            if isShown { Reader(name: name) }
            Button("Rename") { name = "Bob" }
            Button("Leave") { isShown = false }
        }
    }
}

@Test("The newest closure reads")
func newestClosureReads() {
    let sim = Simulation(Desk())
    news.send("one")
    sim.buttons["Rename"].tap()
    news.send("two")
    sim.buttons["Leave"].tap()
    news.send("three")
    #expect(sim.output == ["Ann reads one", "Bob reads two"])
}
