// Rule: flatMap takes the values of each publisher that it makes, as they come, of as many at once as maxPublishers says; it ends with the last of them, and fails with the first, cancelling all.
// Source: https://developer.apple.com/documentation/combine/publisher/flatmap(maxpublishers:_:)-3k7z5
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

@Test("Values as they come, in virtual time")
func values() {
    let sim = Simulation(Text("screen"))
    var seen: [String] = []
    let link = [300, 100].publisher.eraseToAnyPublisher().flatMap { wait in
        Just(wait).delay(for: .milliseconds(wait), scheduler: DispatchQueue.main)
    }.sink { seen.append("\(sim.now) \($0)") }
    sim.advance(by: .seconds(1))
    #expect(seen == ["0.1 seconds 100", "0.3 seconds 300"])
    link.cancel()
}

@Test("One at a time")
func oneAtATime() {
    let sim = Simulation(Text("screen"))
    var seen: [String] = []
    let link = [300, 100].publisher.eraseToAnyPublisher().flatMap(maxPublishers: .max(1)) { wait in
        Just(wait).delay(for: .milliseconds(wait), scheduler: DispatchQueue.main)
    }.sink { seen.append("\(sim.now) \($0)") }
    sim.advance(by: .seconds(1))
    #expect(seen == ["0.3 seconds 300", "0.4 seconds 100"])
    link.cancel()
}

@Test("Ends with the last, fails with the first")
func ends() {
    let outer = PassthroughSubject<Int, Trouble>()
    let inners = [PassthroughSubject<String, Trouble>(), PassthroughSubject<String, Trouble>()]
    let taker = Taker<String, Trouble>()
    outer.flatMap { inners[$0] }.subscribe(taker)
    taker.ask(9)
    outer.send(0)
    outer.send(completion: .finished)
    inners[0].send("a")
    #expect(taker.seen == ["a"])
    inners[0].send(completion: .finished)
    #expect(taker.seen == ["a", "finished"])

    let watch = Watch()
    let second = PassthroughSubject<Int, Trouble>()
    let failing = Taker<String, Trouble>()
    let others = [PassthroughSubject<String, Trouble>(), PassthroughSubject<String, Trouble>()]
    watch.on(second).flatMap { watch.on(others[$0]) }.subscribe(failing)
    failing.ask(9)
    second.send(0)
    second.send(1)
    others[1].send(completion: .failure(.oops))
    #expect(failing.seen == ["failed: oops"])
    #expect(watch.asked.filter { $0 == "cancel" }.count == 2)
}

@Test("Cancelled: outer and inner")
func cancelled() {
    let watch = Watch()
    let outer = PassthroughSubject<Int, Never>()
    let inner = PassthroughSubject<Int, Never>()
    let link = watch.on(outer).flatMap { _ in watch.on(inner) }.sink { _ in }
    outer.send(1)
    link.cancel()
    #expect(watch.asked == ["unlimited", "unlimited", "cancel", "cancel"])
}

@Test("Demand: a value of each inner publisher is kept ready")
func demand() {
    let watch = Watch()
    let taker = Taker<Int, Never>()
    watch.on([1, 2].publisher).flatMap(maxPublishers: .max(1)) { [$0 * 10, $0 * 10 + 1].publisher }.subscribe(taker)
    #expect(watch.asked == ["max(1)"])
    #expect(taker.seen == [])
    taker.ask(3)
    #expect(taker.seen == ["10", "11", "20"])
    taker.ask(1)
    #expect(taker.seen == ["10", "11", "20", "21", "finished"])
}

@Test("An inner publisher goes when it has ended, all with the subscription")
func release() {
    let outer = PassthroughSubject<Int, Never>()
    var inners: [PassthroughSubject<Int, Never>] = [.init(), .init()]
    weak let first = inners[0]
    weak let second = inners[1]
    let link = outer.flatMap { [inners] in inners[$0] }.sink { _ in }
    outer.send(0)
    outer.send(1)
    inners = []
    #expect(first != nil)
    link.cancel()
    #expect(first == nil)
    #expect(second == nil)
}
