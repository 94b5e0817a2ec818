// Rule: debounce tells a value once none has followed for its interval, if it is asked for one; the end comes at once and drops what waits.
// Source: https://developer.apple.com/documentation/combine/publisher/debounce(for:scheduler:options:)
// Basis: documented, confidence high; that the end drops what waits, and that a value without demand is dropped, is what OpenCombine's tests record of Combine

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
    let link = source.debounce(for: .milliseconds(500), scheduler: RunLoop.main).sink { seen.append("\(sim.now) \($0)") }
    source.send(1)
    sim.advance(by: .milliseconds(499))
    source.send(2)
    sim.advance(by: .milliseconds(499))
    #expect(seen == [])
    sim.advance(by: .seconds(1))
    #expect(seen == ["0.999 seconds 2"])
    source.send(3)
    sim.advance(by: .seconds(1))
    #expect(seen == ["0.999 seconds 2", "2.498 seconds 3"])
    link.cancel()
}

@Test("The end drops what waits")
func ends() {
    let sim = Simulation(Text("screen"))
    let source = PassthroughSubject<Int, Trouble>()
    let taker = Taker<Int, Trouble>()
    source.debounce(for: .milliseconds(500), scheduler: DispatchQueue.main).subscribe(taker)
    taker.ask(9)
    source.send(1)
    source.send(completion: .failure(.oops))
    // It is told in a turn of its own.
    #expect(taker.seen == [])
    sim.advance(by: .zero)
    #expect(taker.seen == ["failed: oops"])
    sim.advance(by: .seconds(1))
    #expect(taker.seen == ["failed: oops"])
}

@Test("Cancelled")
func cancelled() {
    let sim = Simulation(Text("screen"))
    let watch = Watch()
    let source = PassthroughSubject<Int, Never>()
    var seen: [Int] = []
    let link = watch.on(source).debounce(for: .seconds(1), scheduler: DispatchQueue.main).sink { seen.append($0) }
    source.send(1)
    link.cancel()
    sim.advance(by: .seconds(2))
    #expect(seen == [])
    #expect(watch.asked == ["unlimited", "cancel"])
}

@Test("All is asked for, and what nobody asks for is dropped")
func demand() {
    let sim = Simulation(Text("screen"))
    let watch = Watch()
    let source = PassthroughSubject<Int, Never>()
    let taker = Taker<Int, Never>()
    watch.on(source).debounce(for: .seconds(1), scheduler: DispatchQueue.main).subscribe(taker)
    taker.ask(1)
    for number in 1...2 {
        source.send(number)
        sim.advance(by: .seconds(1))
    }
    taker.ask(1)
    sim.advance(by: .seconds(1))
    #expect(taker.seen == ["1"])
    #expect(watch.asked == ["unlimited"])
}

@Test("What waits goes with the subscription")
func release() {
    let source = PassthroughSubject<Token, Never>()
    weak var probe: Token?
    let link = source.debounce(for: .seconds(1), scheduler: DispatchQueue.main).sink { _ in }
    do {
        let token = Token()
        probe = token
        source.send(token)
    }
    #expect(probe != nil)
    link.cancel()
    #expect(probe == nil)
}
