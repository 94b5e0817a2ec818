// Rule: delay moves values and the end by its interval, and receive(on:) into a turn of the scheduler, in order; demand and cancelling go upstream at once.
// Source: https://developer.apple.com/documentation/combine/publisher/delay(for:tolerance:scheduler:options:), receive(on:options:)
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

@Test("Values at exact times")
func values() {
    let sim = Simulation(Text("screen"))
    let source = PassthroughSubject<Int, Never>()
    var seen: [String] = []
    let link = source.delay(for: .seconds(2), scheduler: DispatchQueue.main).sink { seen.append("\(sim.now) \($0)") }
    source.send(1)
    sim.advance(by: .milliseconds(500))
    source.send(2)
    sim.advance(by: .seconds(3))
    #expect(seen == ["2.0 seconds 1", "2.5 seconds 2"])
    link.cancel()
}

@Test("A turn later on a queue, at once with the immediate scheduler")
func turns() {
    let sim = Simulation(Text("screen"))
    var seen: [String] = []
    let link = [1, 2].publisher.receive(on: DispatchQueue.main).sink { seen.append("\($0)") }
    let now = [3].publisher.receive(on: ImmediateScheduler.shared).sink { seen.append("\($0)") }
    seen.append("after")
    sim.advance(by: .zero)
    #expect(seen == ["3", "after", "1", "2"])
    link.cancel()
    now.cancel()
}

@Test("The end is moved as well")
func ends() {
    let sim = Simulation(Text("screen"))
    let source = PassthroughSubject<Int, Trouble>()
    let taker = Taker<Int, Trouble>()
    source.delay(for: .seconds(1), scheduler: RunLoop.main).subscribe(taker)
    taker.ask(9)
    source.send(1)
    source.send(completion: .failure(.oops))
    sim.advance(by: .milliseconds(900))
    #expect(taker.seen == [])
    sim.advance(by: .milliseconds(100))
    #expect(taker.seen == ["1", "failed: oops"])
}

@Test("Cancelled: what is on its way does not arrive")
func cancelled() {
    let sim = Simulation(Text("screen"))
    let watch = Watch()
    let source = PassthroughSubject<Int, Never>()
    var seen: [Int] = []
    let link = watch.on(source).receive(on: DispatchQueue.main).sink { seen.append($0) }
    source.send(1)
    link.cancel()
    sim.advance(by: .seconds(1))
    #expect(seen == [])
    #expect(watch.asked == ["unlimited", "cancel"])
}

@Test("Demand")
func demand() {
    let sim = Simulation(Text("screen"))
    let watch = Watch()
    let taker = Taker<Int, Never>()
    watch.on([1, 2, 3].publisher).delay(for: .seconds(1), scheduler: DispatchQueue.main).subscribe(taker)
    taker.ask(2)
    sim.advance(by: .seconds(1))
    #expect(taker.seen == ["1", "2"])
    #expect(watch.asked == ["max(2)"])
}

@Test("What is on its way goes with the subscription")
func release() {
    let source = PassthroughSubject<Token, Never>()
    weak var probe: Token?
    let link = source.delay(for: .seconds(1), scheduler: DispatchQueue.main).sink { _ in }
    do {
        let token = Token()
        probe = token
        source.send(token)
    }
    #expect(probe != nil)
    link.cancel()
    #expect(probe == nil)
}
