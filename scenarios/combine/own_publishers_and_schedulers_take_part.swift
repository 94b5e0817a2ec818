// Rule: A publisher, subscription, subscriber or scheduler of the program's own works with all the others: operators ask a scheduler when work is due, and demand is the subscription's to keep.
// Source: https://developer.apple.com/documentation/combine/publisher, subscription, subscriber, scheduler, CustomCombineIdentifierConvertible
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

/// Counts up as long as somebody asks.
struct Counter: Publisher {
    typealias Output = Int
    typealias Failure = Never
    let end: Int
    func receive<S: Subscriber>(subscriber: S) where S.Input == Int, S.Failure == Never {
        subscriber.receive(subscription: Counting(end: end, subscriber))
    }
}

final class Counting<S: Subscriber>: Subscription where S.Input == Int, S.Failure == Never {
    private var next = 0
    private let end: Int
    private var subscriber: S?
    init(end: Int, _ subscriber: S) {
        self.end = end
        self.subscriber = subscriber
    }
    func request(_ demand: Subscribers.Demand) {
        var left = demand
        while left > 0, let subscriber, next < end {
            next += 1
            left -= 1
            left += subscriber.receive(next)
        }
        if next == end, let last = subscriber {
            subscriber = nil
            last.receive(completion: .finished)
        }
    }
    func cancel() { subscriber = nil }
}

/// Does nothing until it is told what time it is.
final class HandClock: Scheduler {
    typealias SchedulerTimeType = DispatchQueue.SchedulerTimeType
    typealias SchedulerOptions = Never
    var now: SchedulerTimeType = .init(DispatchTime(uptimeNanoseconds: 0))
    var minimumTolerance: SchedulerTimeType.Stride { .zero }
    private var work: [(SchedulerTimeType, () -> Void)] = []
    func schedule(options: Never?, _ action: @escaping () -> Void) { work.append((now, action)) }
    func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: Never?,
        _ action: @escaping () -> Void
    ) { work.append((date, action)) }
    func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: Never?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        work.append((date, action))
        return AnyCancellable {}
    }
    func advance(by stride: SchedulerTimeType.Stride) {
        now = now.advanced(by: stride)
        let due = work.filter { $0.0 <= now }
        work.removeAll { $0.0 <= now }
        for (_, action) in due { action() }
    }
}

@Test("Values, demand and the end")
func values() {
    let taker = Taker<Int, Never>()
    Counter(end: 5).filter { $0 % 2 == 1 }.map { $0 * 10 }.subscribe(taker)
    taker.ask(2)
    #expect(taker.seen == ["10", "30"])
    taker.ask(1)
    #expect(taker.seen == ["10", "30", "50", "finished"])
}

@Test("Cancelled")
func cancelled() {
    var seen: [Int] = []
    _ = Counter(end: 1_000_000).prefix(3).sink { seen.append($0) }
    #expect(seen == [1, 2, 3])
}

@Test("Time by hand")
func byHand() {
    let clock = HandClock()
    let source = PassthroughSubject<Int, Never>()
    var seen: [String] = []
    let first = source.debounce(for: .seconds(1), scheduler: clock).sink { seen.append("debounced \($0)") }
    let second = source.delay(for: .milliseconds(300), scheduler: clock).sink { seen.append("delayed \($0)") }
    source.send(1)
    clock.advance(by: .milliseconds(500))
    source.send(2)
    clock.advance(by: .milliseconds(600))
    #expect(seen == ["delayed 1", "delayed 2"])
    clock.advance(by: .milliseconds(400))
    #expect(seen == ["delayed 1", "delayed 2", "debounced 2"])
    first.cancel()
    second.cancel()
}

@Test("Queues are schedulers too")
func queues() {
    let sim = Simulation(Text("screen"))
    var seen: [String] = []
    DispatchQueue.main.schedule { seen.append("\(sim.now) now") }
    DispatchQueue.main.schedule(after: DispatchQueue.main.now.advanced(by: .seconds(1))) { seen.append("\(sim.now) once") }
    let again = RunLoop.main.schedule(after: RunLoop.main.now.advanced(by: .milliseconds(400)), interval: .milliseconds(400)) {
        seen.append("\(sim.now) again")
    }
    sim.advance(by: .seconds(1))
    again.cancel()
    sim.advance(by: .seconds(1))
    #expect(seen == ["0.0 seconds now", "0.4 seconds again", "0.8 seconds again", "1.0 seconds once"])
}

@Test("Subscriptions are told apart")
func identifiers() {
    let first = Taker<Int, Never>()
    let second = Taker<Int, Never>()
    #expect(first.combineIdentifier == first.combineIdentifier)
    #expect(first.combineIdentifier != second.combineIdentifier)
    #expect(CombineIdentifier() != CombineIdentifier())
}
