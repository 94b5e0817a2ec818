// Rule: throttle tells the first value in a turn of its own, then one an interval at most: the latest or the first of those that came; the end waits for what is held.
// Source: https://developer.apple.com/documentation/combine/publisher/throttle(for:scheduler:latest:)
// Basis: documented, confidence high; that even the first value waits for its turn is what OpenCombine's tests record of Combine

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

/// Sends 1 at 0 ms, 2 at 100 ms, and so on, through two throttles.
func run(latest: Bool) -> [String] {
    let sim = Simulation(Text("screen"))
    let source = PassthroughSubject<Int, Never>()
    var seen: [String] = []
    let link = source.throttle(for: .milliseconds(250), scheduler: DispatchQueue.main, latest: latest)
        .sink { seen.append("\(sim.now) \($0)") }
    for number in 1...6 {
        source.send(number)
        sim.advance(by: .milliseconds(100))
    }
    sim.advance(by: .seconds(1))
    link.cancel()
    return seen
}

@Test("The latest of each interval")
func latest() {
    #expect(run(latest: true) == ["0.0 seconds 1", "0.25 seconds 3", "0.5 seconds 5", "0.75 seconds 6"])
}

@Test("The first of each interval")
func first() {
    #expect(run(latest: false) == ["0.0 seconds 1", "0.25 seconds 2", "0.5 seconds 4", "0.75 seconds 6"])
}

@Test("The end waits for what is held")
func ends() {
    let sim = Simulation(Text("screen"))
    let source = PassthroughSubject<Int, Trouble>()
    let taker = Taker<Int, Trouble>()
    source.throttle(for: .seconds(1), scheduler: DispatchQueue.main, latest: true).subscribe(taker)
    taker.ask(9)
    source.send(1)
    sim.advance(by: .milliseconds(100))
    source.send(2)
    source.send(completion: .failure(.oops))
    sim.advance(by: .milliseconds(100))
    #expect(taker.seen == ["1"])
    sim.advance(by: .seconds(1))
    #expect(taker.seen == ["1", "2", "failed: oops"])
}

@Test("Cancelled")
func cancelled() {
    let sim = Simulation(Text("screen"))
    let watch = Watch()
    let source = PassthroughSubject<Int, Never>()
    var seen: [Int] = []
    let link = watch.on(source).throttle(for: .seconds(1), scheduler: DispatchQueue.main, latest: true)
        .sink { seen.append($0) }
    source.send(1)
    link.cancel()
    sim.advance(by: .seconds(2))
    #expect(seen == [])
    #expect(watch.asked == ["unlimited", "cancel"])
}

@Test("What nobody asks for is dropped")
func demand() {
    let sim = Simulation(Text("screen"))
    let source = PassthroughSubject<Int, Never>()
    let taker = Taker<Int, Never>()
    source.throttle(for: .seconds(1), scheduler: DispatchQueue.main, latest: true).subscribe(taker)
    taker.ask(1)
    for number in 1...3 {
        source.send(number)
        sim.advance(by: .seconds(2))
    }
    #expect(taker.seen == ["1"])
}

@Test("What is held goes with the subscription")
func release() {
    let source = PassthroughSubject<Token, Never>()
    weak var probe: Token?
    let link = source.throttle(for: .seconds(1), scheduler: DispatchQueue.main, latest: true).sink { _ in }
    do {
        let token = Token()
        probe = token
        source.send(token)
    }
    #expect(probe != nil)
    link.cancel()
    #expect(probe == nil)
}
