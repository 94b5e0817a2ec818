// Rule: A future runs its closure when it is made, once, and tells its result to all who ask, late ones too; Deferred makes a publisher for each subscriber.
// Source: https://developer.apple.com/documentation/combine/future, deferred
// Basis: documented, confidence high

import Combine
import SwiftUI

enum Trouble: Error { case oops }

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

@Test("Values: once for all, and each time anew")
func values() {
    var runs = 0
    var seen: [Int] = []
    let future = Future<Int, Never> { promise in
        runs += 1
        promise(.success(runs))
    }
    #expect(runs == 1)
    _ = future.sink { seen.append($0) }
    _ = future.sink { seen.append($0) }
    let deferred = Deferred { () -> Just<Int> in
        runs += 1
        return Just(runs)
    }
    #expect(runs == 1)
    _ = deferred.sink { seen.append($0) }
    _ = deferred.sink { seen.append($0) }
    #expect(seen == [1, 1, 2, 3])
}

@Test("Later, in virtual time; only the first result counts")
func later() {
    let sim = Simulation(Text("screen"))
    let future = Future<Int, Trouble> { promise in
        DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
            promise(.failure(.oops))
            promise(.success(1))
        }
    }
    let taker = Taker<Int, Trouble>()
    future.subscribe(taker)
    taker.ask(1)
    sim.advance(by: .seconds(1))
    #expect(taker.seen == ["failed: oops"])
}

@Test("Cancelled: it runs on, unheard")
func cancelled() {
    let sim = Simulation(Text("screen"))
    var ran = false
    var seen: [Int] = []
    let future = Future<Int, Never> { promise in
        DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
            ran = true
            promise(.success(1))
        }
    }
    let link = future.sink { seen.append($0) }
    link.cancel()
    sim.advance(by: .seconds(1))
    #expect(ran)
    #expect(seen == [])
}

@Test("Demand: the value waits, a failure does not")
func demand() {
    let good = Taker<Int, Trouble>()
    Future<Int, Trouble> { $0(.success(1)) }.subscribe(good)
    #expect(good.seen == [])
    good.ask(1)
    #expect(good.seen == ["1", "finished"])
    let bad = Taker<Int, Trouble>()
    Future<Int, Trouble> { $0(.failure(.oops)) }.subscribe(bad)
    #expect(bad.seen == ["failed: oops"])
}

@Test("A subscriber goes with the result")
func release() {
    let sim = Simulation(Text("screen"))
    var token: Token? = Token()
    weak let probe = token
    let future = Future<Int, Never> { promise in
        DispatchQueue.main.asyncAfter(deadline: .now() + 1) { promise(.success(1)) }
    }
    let link = future.sink { [token] _ in _ = token }
    token = nil
    #expect(probe != nil)
    sim.advance(by: .seconds(1))
    #expect(probe == nil)
    link.cancel()
}

@Test("Awaited")
func awaited() async throws {
    let value = try await Future<Int, Trouble> { $0(.success(7)) }.value
    #expect(value == 7)
    await #expect(throws: Trouble.oops) { try await Future<Int, Trouble> { $0(.failure(.oops)) }.value }
}
