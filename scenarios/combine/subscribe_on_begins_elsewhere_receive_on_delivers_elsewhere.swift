// Rule: subscribe(on:) moves where upstream is subscribed to, asked and cancelled, so where it starts its work; receive(on:) moves where values arrive. Values that upstream sends by itself arrive where it sends them.
// Source: https://developer.apple.com/documentation/combine/publisher/subscribe(on:options:), receive(on:options:)
// Basis: documented, confidence high

import Combine
import SwiftUI

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

func place() -> String { Thread.isMainThread ? "main" : "elsewhere" }

@Test("Where upstream works, and where values arrive")
func places() {
    let sim = Simulation(Text("screen"))
    var seen: [String] = []
    let work = Deferred { () -> Just<Int> in
        seen.append("works on \(place())")
        return Just(1)
    }
    let queue = DispatchQueue(label: "work")
    let begun = work.subscribe(on: queue).sink { _ in seen.append("arrives on \(place())") }
    #expect(seen == [])
    sim.advance(by: .zero)
    #expect(seen == ["works on elsewhere", "arrives on elsewhere"])
    seen = []
    let both = work.subscribe(on: queue).receive(on: DispatchQueue.main).sink { _ in seen.append("arrives on \(place())") }
    sim.advance(by: .zero)
    #expect(seen == ["works on elsewhere", "arrives on main"])
    seen = []
    let received = work.receive(on: queue).sink { _ in seen.append("arrives on \(place())") }
    #expect(seen == ["works on main"])
    sim.advance(by: .zero)
    #expect(seen == ["works on main", "arrives on elsewhere"])
    begun.cancel()
    both.cancel()
    received.cancel()
}

@Test("A subject sends from where it is told to")
func subjects() {
    let sim = Simulation(Text("screen"))
    let source = PassthroughSubject<Int, Never>()
    var seen: [String] = []
    let link = source.subscribe(on: DispatchQueue.global()).sink { seen.append("\($0) on \(place())") }
    // Nobody has subscribed yet.
    source.send(1)
    sim.advance(by: .zero)
    source.send(2)
    #expect(seen == ["2 on main"])
    link.cancel()
}

@Test("Demand and cancelling are moved, the end is not")
func demand() {
    let sim = Simulation(Text("screen"))
    let watch = Watch()
    let source = PassthroughSubject<Int, Never>()
    let taker = Taker<Int, Never>()
    watch.on(source).subscribe(on: DispatchQueue.main).subscribe(taker)
    sim.advance(by: .zero)
    taker.ask(1)
    #expect(watch.asked == [])
    sim.advance(by: .zero)
    #expect(watch.asked == ["max(1)"])
    taker.subscription?.cancel()
    #expect(watch.asked == ["max(1)"])
    sim.advance(by: .zero)
    #expect(watch.asked == ["max(1)", "cancel"])

    let second = PassthroughSubject<Int, Never>()
    let ended = Taker<Int, Never>()
    second.subscribe(on: DispatchQueue.main).subscribe(ended)
    sim.advance(by: .zero)
    second.send(completion: .finished)
    #expect(ended.seen == ["finished"])
}

@Test("Cancelled before it has begun")
func cancelledEarly() {
    let sim = Simulation(Text("screen"))
    let source = PassthroughSubject<Int, Never>()
    var token: Token? = Token()
    weak let probe = token
    let link = source.subscribe(on: DispatchQueue.main).sink { [token] _ in _ = token }
    token = nil
    link.cancel()
    #expect(probe == nil)
    sim.advance(by: .zero)
    source.send(1)
}
