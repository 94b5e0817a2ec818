// Rule: timeout ends a stream that has been silent for its interval, with its own error or without one, and cancels upstream; each value winds it up again.
// Source: https://developer.apple.com/documentation/combine/publisher/timeout(_:scheduler:options:customerror:)
// Basis: documented, confidence high; that values arrive in a turn of the scheduler is what OpenCombine's tests record of Combine

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

@Test("Values, then silence")
func values() {
    let sim = Simulation(Text("screen"))
    let watch = Watch()
    let source = PassthroughSubject<Int, Never>()
    var seen: [String] = []
    let link = watch.on(source).timeout(.seconds(2), scheduler: DispatchQueue.main).sink(
        receiveCompletion: { seen.append("\(sim.now) \($0)") }, receiveValue: { seen.append("\(sim.now) \($0)") })
    sim.advance(by: .seconds(1))
    source.send(1)
    sim.advance(by: .milliseconds(1900))
    source.send(2)
    sim.advance(by: .seconds(5))
    source.send(3)
    #expect(seen == ["1.0 seconds 1", "2.9 seconds 2", "4.9 seconds finished"])
    #expect(watch.asked == ["unlimited", "cancel"])
    link.cancel()
}

@Test("An error of its own")
func ends() {
    let sim = Simulation(Text("screen"))
    let source = PassthroughSubject<Int, Trouble>()
    let taker = Taker<Int, Trouble>()
    source.timeout(.seconds(1), scheduler: DispatchQueue.main, customError: { .oops }).subscribe(taker)
    taker.ask(1)
    sim.advance(by: .seconds(1))
    #expect(taker.seen == ["failed: oops"])

    let ended = Taker<Int, Never>()
    Just(7).timeout(.seconds(1), scheduler: DispatchQueue.main).subscribe(ended)
    ended.ask(1)
    sim.advance(by: .seconds(3))
    #expect(ended.seen == ["7", "finished"])
}

@Test("Cancelled")
func cancelled() {
    let sim = Simulation(Text("screen"))
    let watch = Watch()
    let taker = Taker<Int, Never>()
    watch.on(PassthroughSubject<Int, Never>()).timeout(.seconds(1), scheduler: DispatchQueue.main).subscribe(taker)
    taker.ask(1)
    taker.subscription?.cancel()
    sim.advance(by: .seconds(2))
    #expect(taker.seen == [])
    #expect(watch.asked == ["max(1)", "cancel"])
}

@Test("Demand")
func demand() {
    let sim = Simulation(Text("screen"))
    let taker = Taker<Int, Never>()
    [1, 2, 3].publisher.timeout(.seconds(1), scheduler: DispatchQueue.main).subscribe(taker)
    taker.ask(1)
    sim.advance(by: .milliseconds(500))
    #expect(taker.seen == ["1"])
    taker.ask(2)
    sim.advance(by: .milliseconds(100))
    #expect(taker.seen == ["1", "2", "3", "finished"])
}

@Test("The subscriber goes with the silence")
func release() {
    let sim = Simulation(Text("screen"))
    let source = PassthroughSubject<Int, Never>()
    var token: Token? = Token()
    weak let probe = token
    let link = source.timeout(.seconds(1), scheduler: DispatchQueue.main).sink { [token] _ in _ = token }
    token = nil
    #expect(probe != nil)
    sim.advance(by: .seconds(1))
    #expect(probe == nil)
    link.cancel()
}
