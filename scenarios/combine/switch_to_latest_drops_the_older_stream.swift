// Rule: switchToLatest takes the values of the newest inner publisher only, and cancels the one before; it ends once outer and inner have ended.
// Source: https://developer.apple.com/documentation/combine/publisher/switchtolatest()-453ht
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

@Test("The newest stream wins, in virtual time")
func values() {
    let sim = Simulation(Text("screen"))
    let outer = PassthroughSubject<Int, Never>()
    var seen: [String] = []
    let link = outer.map { wait in Just(wait).delay(for: .milliseconds(wait), scheduler: DispatchQueue.main) }
        .switchToLatest().sink { seen.append("\(sim.now) \($0)") }
    outer.send(300)
    sim.advance(by: .milliseconds(100))
    outer.send(100)
    sim.advance(by: .seconds(1))
    #expect(seen == ["0.2 seconds 100"])
    link.cancel()
}

@Test("Ends with both, fails with either")
func ends() {
    let outer = PassthroughSubject<AnyPublisher<Int, Trouble>, Trouble>()
    let inner = PassthroughSubject<Int, Trouble>()
    let taker = Taker<Int, Trouble>()
    outer.switchToLatest().subscribe(taker)
    taker.ask(9)
    outer.send(Just(1).setFailureType(to: Trouble.self).eraseToAnyPublisher())
    outer.send(inner.eraseToAnyPublisher())
    outer.send(completion: .finished)
    inner.send(2)
    #expect(taker.seen == ["1", "2"])
    inner.send(completion: .finished)
    #expect(taker.seen == ["1", "2", "finished"])

    let watch = Watch()
    let second = PassthroughSubject<AnyPublisher<Int, Trouble>, Trouble>()
    let failing = Taker<Int, Trouble>()
    watch.on(second).switchToLatest().subscribe(failing)
    failing.ask(9)
    second.send(Fail<Int, Trouble>(error: .oops).eraseToAnyPublisher())
    #expect(failing.seen == ["failed: oops"])
    #expect(watch.asked == ["unlimited", "cancel"])
}

@Test("Cancelled: the older inner one, then the newest and the outer one")
func cancelled() {
    let watch = Watch()
    let outer = PassthroughSubject<AnyPublisher<Int, Never>, Never>()
    let link = outer.switchToLatest().sink { _ in }
    outer.send(watch.on(PassthroughSubject<Int, Never>()))
    outer.send(watch.on(PassthroughSubject<Int, Never>()))
    #expect(watch.asked == ["unlimited", "cancel", "unlimited"])
    link.cancel()
    #expect(watch.asked == ["unlimited", "cancel", "unlimited", "cancel"])
}

@Test("Demand left over goes to the next stream")
func demand() {
    let outer = PassthroughSubject<AnyPublisher<Int, Never>, Never>()
    let taker = Taker<Int, Never>()
    outer.switchToLatest().subscribe(taker)
    taker.ask(3)
    outer.send([1, 2].publisher.eraseToAnyPublisher())
    outer.send([3, 4].publisher.eraseToAnyPublisher())
    #expect(taker.seen == ["1", "2", "3"])
    taker.ask(1)
    #expect(taker.seen == ["1", "2", "3", "4"])
}

@Test("The older inner publisher goes with the newer")
func release() {
    let outer = PassthroughSubject<AnyPublisher<Int, Never>, Never>()
    let link = outer.switchToLatest().sink { _ in }
    weak var probe: PassthroughSubject<Int, Never>?
    do {
        let inner = PassthroughSubject<Int, Never>()
        probe = inner
        outer.send(inner.eraseToAnyPublisher())
    }
    #expect(probe != nil)
    outer.send(Empty(completeImmediately: false).eraseToAnyPublisher())
    #expect(probe == nil)
    link.cancel()
}
