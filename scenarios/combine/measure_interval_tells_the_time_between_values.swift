// Rule: measureInterval tells how long each value came after the one before, the first one after the subscription, in the scheduler's own unit.
// Source: https://developer.apple.com/documentation/combine/publisher/measureinterval(using:options:)
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

@Test("Values")
func values() {
    let sim = Simulation(Text("screen"))
    let source = PassthroughSubject<Int, Never>()
    var queue: [Int] = []
    var loop: [Double] = []
    let first = source.measureInterval(using: DispatchQueue.main).sink { queue.append($0.magnitude) }
    let second = source.measureInterval(using: RunLoop.main).sink { loop.append($0.timeInterval) }
    sim.advance(by: .milliseconds(250))
    source.send(1)
    sim.advance(by: .seconds(2))
    source.send(2)
    #expect(queue == [250_000_000, 2_000_000_000])
    #expect(loop == [0.25, 2])
    first.cancel()
    second.cancel()
}

@Test("Ends, demand and cancelling pass")
func ends() {
    let watch = Watch()
    let source = PassthroughSubject<Int, Trouble>()
    let taker = Taker<DispatchQueue.SchedulerTimeType.Stride, Trouble>()
    watch.on(source).measureInterval(using: DispatchQueue.main).subscribe(taker)
    taker.ask(1)
    source.send(1)
    source.send(2)
    #expect(taker.seen.count == 1)
    #expect(watch.asked == ["max(1)"])
    source.send(completion: .failure(.oops))
    #expect(taker.seen.last == "failed: oops")

    let link = watch.on(PassthroughSubject<Int, Never>()).measureInterval(using: RunLoop.main).sink { _ in }
    link.cancel()
    #expect(watch.asked == ["max(1)", "unlimited", "cancel"])
}

@Test("The subscriber goes with the end")
func release() {
    let source = PassthroughSubject<Int, Never>()
    var token: Token? = Token()
    weak let probe = token
    let link = source.measureInterval(using: DispatchQueue.main).sink { [token] _ in _ = token }
    token = nil
    #expect(probe != nil)
    source.send(completion: .finished)
    #expect(probe == nil)
    link.cancel()
}
