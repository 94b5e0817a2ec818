// Rule: A timer publisher publishes at each interval from its connection on, to all its subscribers, and stops when the connection or the last subscriber of an autoconnected one is cancelled.
// Source: https://developer.apple.com/documentation/foundation/timer/publish(every:tolerance:on:in:options:), https://developer.apple.com/documentation/combine/connectablepublisher
// Basis: documented, confidence high

import Combine
import SwiftUI

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
    let timer = Timer.publish(every: 0.5, on: .main, in: .common)
    var seen: [String] = []
    let link = timer.sink { _ in seen.append("\(sim.now)") }
    sim.advance(by: .seconds(1))
    #expect(seen == [])
    let connection = timer.connect()
    sim.advance(by: .milliseconds(1_200))
    #expect(seen == ["1.5 seconds", "2.0 seconds"])
    connection.cancel()
    sim.advance(by: .seconds(1))
    #expect(seen.count == 2)
    link.cancel()
}

@Test("Cancelled with the last subscriber")
func cancelled() {
    let sim = Simulation(Text("screen"))
    let ticks = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
    var seen: [String] = []
    let first = ticks.sink { _ in seen.append("first") }
    sim.advance(by: .milliseconds(1_500))
    let second = ticks.sink { _ in seen.append("second") }
    sim.advance(by: .seconds(1))
    #expect(seen == ["first", "first", "second"])
    first.cancel()
    second.cancel()
    sim.advance(by: .seconds(5))
    #expect(seen.count == 3)
}

@Test("Demand: a tick that nobody asked for is lost")
func demand() {
    let sim = Simulation(Text("screen"))
    let taker = Taker<Date, Never>()
    Timer.publish(every: 1, on: .main, in: .common).autoconnect().subscribe(taker)
    taker.ask(1)
    sim.advance(by: .seconds(3))
    #expect(taker.seen.count == 1)
    taker.subscription?.cancel()
}

@Test("The subscriber goes when it is cancelled")
func release() {
    let sim = Simulation(Text("screen"))
    var token: Token? = Token()
    weak let probe = token
    let link = Timer.publish(every: 1, on: .main, in: .common).autoconnect().sink { [token] _ in _ = token }
    token = nil
    sim.advance(by: .seconds(2))
    #expect(probe != nil)
    link.cancel()
    #expect(probe == nil)
}
