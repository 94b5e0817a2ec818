// Rule: A subscription lives from subscribing to its end or its cancellation; the trace names its line, its values and its end.
// Source: https://developer.apple.com/documentation/combine/anycancellable
// Basis: documented, confidence high

import Combine
import SwiftUI

final class Model: ObservableObject {
    let subject = PassthroughSubject<Int, Never>()
    @Published var last = 0
    private var subscriptions: Set<AnyCancellable> = []

    func subscribe() { subject.map { $0 * 10 }.sink { [weak self] in self?.last = $0 }.store(in: &subscriptions) }
    func forget() { subscriptions = [] }
    func throwAway() { _ = subject.sink { _ in print("never") } }
}

@Test("One that is kept, one that is thrown away")
func counts() {
    let model = Model()
    let sim = Simulation(Text("x"))
    model.subscribe()
    model.throwAway()
    #expect(sim.subscriptions == 1)
    model.subject.send(4)
    #expect(model.last == 40)
    model.forget()
    #expect(sim.subscriptions == 0)
    let events = sim.trace.filter { ["subscribe", "value", "completion", "cancel"].contains($0.kind) }
    #expect(events.map(\.kind) == ["subscribe", "subscribe", "cancel", "value", "cancel"])
    #expect(events.map(\.line) == [13, 15, 15, 13, 13])
    #expect(events[3].new == "40")
}

@Test("A publisher that ends ends its subscription")
func completes() {
    let model = Model()
    let sim = Simulation(Text("x"))
    model.subscribe()
    model.subject.send(completion: .finished)
    #expect(sim.subscriptions == 0)
    #expect(sim.trace.contains { $0.kind == "completion" })
}
