// Rule: collect(.byTime) passes on what came in each span of time, counted from the subscription, and the rest at the end; byTimeOrCount a full group at once.
// Source: https://developer.apple.com/documentation/combine/publisher/collect(_:options:)
// Basis: documented, confidence medium; that an empty span tells nothing, and that a full group does not move the spans, is an assumption

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

/// Asks for what it is told to, and notes what arrives.
final class Taker<Input, Failure: Error>: Subscriber {
    var seen: [String] = []
    var subscription: (any Subscription)?
    func receive(subscription: any Subscription) { self.subscription = subscription }
    func receive(_ input: Input) -> Subscribers.Demand {
        seen.append("\(input)")
        return .none
    }
    func receive(completion: Subscribers.Completion<Failure>) {
        if case .failure(let error) = completion { seen.append("failed: \(error)") } else { seen.append("finished") }
    }
    func ask(_ count: Int) { subscription?.request(.max(count)) }
}

/// Something to be freed.
final class Token {}

@Test("Values of each span")
func values() {
    let sim = Simulation(Text("screen"))
    let source = PassthroughSubject<Int, Never>()
    var seen: [String] = []
    let link = source.collect(.byTime(DispatchQueue.main, .seconds(1))).sink { seen.append("\(sim.now) \($0)") }
    source.send(1)
    sim.advance(by: .milliseconds(600))
    source.send(2)
    sim.advance(by: .milliseconds(600))
    source.send(3)
    sim.advance(by: .seconds(3))
    #expect(seen == ["1.0 seconds [1, 2]", "2.0 seconds [3]"])
    link.cancel()
}

@Test("A full group is not waited for")
func fullGroup() {
    let sim = Simulation(Text("screen"))
    let source = PassthroughSubject<Int, Never>()
    var seen: [String] = []
    let link = source.collect(.byTimeOrCount(DispatchQueue.main, .seconds(1), 2)).sink { seen.append("\(sim.now) \($0)") }
    sim.advance(by: .milliseconds(300))
    for number in 1...3 { source.send(number) }
    sim.advance(by: .seconds(1))
    #expect(seen == ["0.3 seconds [1, 2]", "1.0 seconds [3]"])
    link.cancel()
}

@Test("The rest at the end, not at a failure")
func ends() {
    let sim = Simulation(Text("screen"))
    let source = PassthroughSubject<Int, Trouble>()
    let other = PassthroughSubject<Int, Trouble>()
    let taker = Taker<[Int], Trouble>()
    let second = Taker<[Int], Trouble>()
    source.collect(.byTime(DispatchQueue.main, .seconds(1))).subscribe(taker)
    other.collect(.byTime(DispatchQueue.main, .seconds(1))).subscribe(second)
    taker.ask(5)
    second.ask(5)
    source.send(1)
    other.send(1)
    source.send(completion: .finished)
    other.send(completion: .failure(.oops))
    #expect(taker.seen == ["[1]", "finished"])
    #expect(second.seen == ["failed: oops"])
    sim.advance(by: .seconds(2))
    #expect(taker.seen == ["[1]", "finished"])
}

@Test("Cancelled")
func cancelled() {
    let sim = Simulation(Text("screen"))
    let watch = Watch()
    let source = PassthroughSubject<Int, Never>()
    var seen: [[Int]] = []
    let link = watch.on(source).collect(.byTime(DispatchQueue.main, .seconds(1))).sink { seen.append($0) }
    source.send(1)
    link.cancel()
    sim.advance(by: .seconds(2))
    #expect(seen == [])
    #expect(watch.asked == ["unlimited", "cancel"])
}

@Test("With a count, a demand is multiplied by it")
func demand() {
    let watch = Watch()
    let taker = Taker<[Int], Never>()
    watch.on((1...9).publisher).collect(.byTimeOrCount(DispatchQueue.main, .seconds(1), 2)).subscribe(taker)
    taker.ask(2)
    #expect(taker.seen == ["[1, 2]", "[3, 4]"])
    #expect(watch.asked == ["max(4)"])
}

@Test("What waits goes with the subscription")
func release() {
    let source = PassthroughSubject<Token, Never>()
    weak var probe: Token?
    let link = source.collect(.byTime(DispatchQueue.main, .seconds(1))).sink { _ in }
    do {
        let token = Token()
        probe = token
        source.send(token)
    }
    #expect(probe != nil)
    link.cancel()
    #expect(probe == nil)
}
