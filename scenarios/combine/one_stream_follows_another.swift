// Rule: append and prepend run one publisher after the other: the second is subscribed to when the first has ended, with the demand that is left, and not at all where the first fails.
// Source: https://developer.apple.com/documentation/combine/publisher/append(_:)-5yh02, prepend(_:)-5dj9c, Publishers.Concatenate
// Basis: documented, confidence high

import Combine

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
    var seen: [Int] = []
    let two = [2].publisher.eraseToAnyPublisher()
    _ = two.append(3, 4).prepend(0, 1).sink { seen.append($0) }
    _ = two.append([5, 6]).sink { seen.append($0) }
    _ = two.prepend(Just(7)).sink { seen.append($0) }
    _ = Publishers.Concatenate(prefix: Just(8), suffix: Just(9)).sink { seen.append($0) }
    #expect(seen == [0, 1, 2, 3, 4, 2, 5, 6, 7, 2, 8, 9])
}

@Test("The second begins at the end of the first, and never after a failure")
func ends() {
    let watch = Watch()
    let first = PassthroughSubject<Int, Trouble>()
    let second = PassthroughSubject<Int, Trouble>()
    let taker = Taker<Int, Trouble>()
    first.append(watch.on(second)).subscribe(taker)
    taker.ask(9)
    second.send(0)
    first.send(1)
    #expect(watch.asked == [])
    first.send(completion: .finished)
    #expect(watch.asked == ["max(8)"])
    second.send(2)
    second.send(completion: .finished)
    #expect(taker.seen == ["1", "2", "finished"])

    let failing = Taker<Int, Trouble>()
    Fail<Int, Trouble>(error: .oops).append(1).subscribe(failing)
    failing.ask(9)
    #expect(failing.seen == ["failed: oops"])
}

@Test("Cancelled: the one that runs")
func cancelled() {
    let watch = Watch()
    let other = Watch()
    let link = watch.on(PassthroughSubject<Int, Never>()).append(other.on(PassthroughSubject<Int, Never>())).sink { _ in }
    link.cancel()
    #expect(watch.asked == ["unlimited", "cancel"])
    #expect(other.asked == [])
}

@Test("Demand goes on over the seam")
func demand() {
    let taker = Taker<Int, Never>()
    [1, 2].publisher.eraseToAnyPublisher().append([3, 4]).subscribe(taker)
    taker.ask(3)
    #expect(taker.seen == ["1", "2", "3"])
    taker.ask(1)
    #expect(taker.seen == ["1", "2", "3", "4", "finished"])
}

@Test("The one that waits goes with the subscription")
func release() {
    let first = PassthroughSubject<Int, Never>()
    var second: PassthroughSubject<Int, Never>? = PassthroughSubject()
    weak let probe = second
    let link = first.append(second!).sink { _ in }
    second = nil
    #expect(probe != nil)
    link.cancel()
    #expect(probe == nil)
}
