// Rule: merge passes on the values of all upstreams as they come; it ends with the last of them, and fails with the first, cancelling the others.
// Source: https://developer.apple.com/documentation/combine/publisher/merge(with:)-7qt71, Publishers.Merge, Publishers.MergeMany
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
    let a = PassthroughSubject<Int, Never>()
    let b = PassthroughSubject<Int, Never>()
    let link = a.merge(with: b).sink { seen.append($0) }
    a.send(1)
    b.send(10)
    a.send(2)
    #expect(seen == [1, 10, 2])
    link.cancel()
    seen = []
    _ = Just(1).merge(with: Just(2), Just(3)).sink { seen.append($0) }
    _ = Publishers.Merge4(Just(4), Just(5), Just(6), Just(7)).sink { seen.append($0) }
    _ = Publishers.MergeMany([Just(8), Just(9)]).sink { seen.append($0) }
    #expect(seen == [1, 2, 3, 4, 5, 6, 7, 8, 9])
}

@Test("Ends with the last, fails with the first")
func ends() {
    let a = PassthroughSubject<Int, Trouble>()
    let b = PassthroughSubject<Int, Trouble>()
    let taker = Taker<Int, Trouble>()
    a.merge(with: b).subscribe(taker)
    taker.ask(9)
    a.send(completion: .finished)
    b.send(1)
    #expect(taker.seen == ["1"])
    b.send(completion: .finished)
    #expect(taker.seen == ["1", "finished"])

    let watch = Watch()
    let c = PassthroughSubject<Int, Trouble>()
    let d = PassthroughSubject<Int, Trouble>()
    let link = watch.on(c).merge(with: d).sink(receiveCompletion: { _ in }, receiveValue: { _ in })
    d.send(completion: .failure(.oops))
    #expect(watch.asked == ["unlimited", "cancel"])
    link.cancel()
}

@Test("Cancelled: all")
func cancelled() {
    let watch = Watch()
    let link = watch.on(PassthroughSubject<Int, Never>()).merge(with: watch.on(PassthroughSubject<Int, Never>()))
        .sink { _ in }
    link.cancel()
    #expect(watch.asked == ["unlimited", "unlimited", "cancel", "cancel"])
}

@Test("Demand: one value of each is kept ready")
func demand() {
    let taker = Taker<Int, Never>()
    (1...3).publisher.eraseToAnyPublisher().merge(with: (11...13).publisher.eraseToAnyPublisher()).subscribe(taker)
    taker.ask(2)
    #expect(taker.seen.count == 2)
    taker.ask(9)
    #expect(taker.seen.sorted() == ["1", "11", "12", "13", "2", "3", "finished"])
}

@Test("The subscriber goes with the last upstream")
func release() {
    let a = PassthroughSubject<Int, Never>()
    let b = PassthroughSubject<Int, Never>()
    var token: Token? = Token()
    weak let probe = token
    let link = a.merge(with: b).sink { [token] _ in _ = token }
    token = nil
    a.send(completion: .finished)
    #expect(probe != nil)
    b.send(completion: .finished)
    #expect(probe == nil)
    link.cancel()
}
