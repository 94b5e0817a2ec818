// Rule: A merged publisher tells the values of all its upstreams as they come, ends when the last one ends, and fails at the first failure.
// Source: https://developer.apple.com/documentation/combine/publisher/merge(with:)-7fk3a
// Basis: documented, confidence high

import Combine
import SwiftUI

final class Feed: ObservableObject {
    @Published var lines: [String] = []
    let first = PassthroughSubject<String, Never>()
    let second = PassthroughSubject<String, Never>()
    private var subscription: AnyCancellable?

    func start() {
        subscription = first.merge(with: second).sink(
            receiveCompletion: { [weak self] _ in self?.lines.append("end") },
            receiveValue: { [weak self] in self?.lines.append($0) })
    }
}

struct FeedView: View {
    @StateObject private var feed = Feed()

    var body: some View {
        VStack {
            ForEach(feed.lines, id: \.self) { Text($0) }
            Button("start") { feed.start() }
        }
    }
}

@Test func merged() {
    let sim = Simulation(FeedView())
    sim.buttons["start"].tap()
    let feed = sim.object(of: Feed.self)
    feed.first.send("a")
    feed.second.send("b")
    feed.first.send(completion: .finished)
    feed.second.send("c")
    #expect(feed.lines == ["a", "b", "c"])
    feed.second.send(completion: .finished)
    #expect(sim.texts == ["a", "b", "c", "end", "start"])
}
