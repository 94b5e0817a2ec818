// Rule: sink and assign ask for everything and let go of what they hold at the end or when cancelled; assign(to:) on a published property needs no cancellable and ends with its object.
// Source: https://developer.apple.com/documentation/combine/publisher/sink(receivecompletion:receivevalue:), assign(to:on:), assign(to:), AnySubscriber
// Basis: documented, confidence high

import Combine
import SwiftUI

enum Trouble: Error { case oops }

/// Notes what is asked of a publisher, and that it is cancelled.
final class Watch {
    var asked: [String] = []
    func on<P: Publisher>(_ source: P) -> AnyPublisher<P.Output, P.Failure> {
        source.handleEvents(
            receiveCancel: { self.asked.append("cancel") }, receiveRequest: { self.asked.append("\($0)") }
        ).eraseToAnyPublisher()
    }
}

final class Label { var text = "" }

final class Model: ObservableObject {
    @Published var text = ""
    @Published var copy = ""
    init() { $text.map { $0.uppercased() }.assign(to: &$copy) }
}

@Test("Values")
func values() {
    let label = Label()
    let model = Model()
    let source = PassthroughSubject<String, Never>()
    let link = source.assign(to: \.text, on: label)
    source.send("a")
    model.text = "b"
    #expect(label.text == "a")
    #expect(model.copy == "B")
    link.cancel()
    source.send("c")
    #expect(label.text == "a")
}

@Test("The end is told once, and only by upstream")
func ends() {
    var seen: [String] = []
    let source = PassthroughSubject<Int, Trouble>()
    let link = source.sink(receiveCompletion: { seen.append("\($0 == .finished)") }, receiveValue: { seen.append("\($0)") })
    source.send(1)
    source.send(completion: .finished)
    link.cancel()
    #expect(seen == ["1", "true"])
}

@Test("Demand: without bound; a subscriber of closures says what it wants")
func demand() {
    let watch = Watch()
    let link = watch.on(PassthroughSubject<Int, Never>()).sink { _ in }
    let assigned = watch.on(PassthroughSubject<String, Never>()).assign(to: \.text, on: Label())
    #expect(watch.asked == ["unlimited", "unlimited"])
    link.cancel()
    assigned.cancel()
    var seen: [Int] = []
    let three = AnySubscriber<Int, Never>(
        receiveSubscription: { $0.request(.max(1)) },
        receiveValue: {
            seen.append($0)
            return seen.count < 3 ? .max(1) : .none
        })
    (1...9).publisher.subscribe(three)
    #expect(seen == [1, 2, 3])
    var passed: [Int] = []
    let subject = PassthroughSubject<Int, Never>()
    let heard = subject.sink { passed.append($0) }
    [7, 8].publisher.subscribe(AnySubscriber(subject))
    #expect(passed == [7, 8])
    heard.cancel()
}

@Test("assign(to:on:) holds its object until it is cancelled, assign(to:) does not")
func release() {
    let sim = Simulation(Text("screen"))
    let source = PassthroughSubject<String, Never>()
    var link: AnyCancellable?
    do { link = source.assign(to: \.text, on: Label()) }
    #expect(sim.liveCount(of: Label.self) == 1)
    link?.cancel()
    #expect(sim.liveCount(of: Label.self) == 0)
    do { _ = Model() }
    #expect(sim.liveCount(of: Model.self) == 0)
    #expect(sim.subscriptions == 0)
}
