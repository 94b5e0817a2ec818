// Rule: buffer keeps values until they are asked for, up to its size, and then drops the oldest, the newest, or fails; keepFull asks for as many as fit, byRequest for all.
// Source: https://developer.apple.com/documentation/combine/publisher/buffer(size:prefetch:whenfull:)
// Basis: documented, confidence high; that a failure overtakes what is kept while nobody asks is what OpenCombine does

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

@Test("Values that nobody asked for yet")
func values() {
    let source = PassthroughSubject<Int, Never>()
    let oldest = Taker<Int, Never>()
    let newest = Taker<Int, Never>()
    source.buffer(size: 2, prefetch: .byRequest, whenFull: .dropOldest).subscribe(oldest)
    source.buffer(size: 2, prefetch: .byRequest, whenFull: .dropNewest).subscribe(newest)
    for number in 1...4 { source.send(number) }
    oldest.ask(9)
    newest.ask(9)
    source.send(5)
    #expect(oldest.seen == ["3", "4", "5"])
    #expect(newest.seen == ["1", "2", "5"])
}

@Test("The end waits for what is kept, a failure does not")
func ends() {
    let source = PassthroughSubject<Int, Trouble>()
    let taker = Taker<Int, Trouble>()
    source.buffer(size: 2, prefetch: .byRequest, whenFull: .dropOldest).subscribe(taker)
    source.send(1)
    source.send(completion: .finished)
    #expect(taker.seen == [])
    taker.ask(5)
    #expect(taker.seen == ["1", "finished"])

    let other = PassthroughSubject<Int, Trouble>()
    let failing = Taker<Int, Trouble>()
    other.buffer(size: 2, prefetch: .byRequest, whenFull: .dropOldest).subscribe(failing)
    other.send(1)
    other.send(completion: .failure(.oops))
    #expect(failing.seen == ["failed: oops"])
}

@Test("Full: an error of its own, and upstream is cancelled")
func full() {
    let watch = Watch()
    let source = PassthroughSubject<Int, Trouble>()
    let taker = Taker<Int, Trouble>()
    watch.on(source).buffer(size: 1, prefetch: .byRequest, whenFull: .customError { .oops }).subscribe(taker)
    source.send(1)
    source.send(2)
    taker.ask(9)
    #expect(watch.asked == ["unlimited", "cancel"])
    #expect(taker.seen == ["1", "failed: oops"])
}

@Test("Cancelled")
func cancelled() {
    let watch = Watch()
    let link = watch.on(PassthroughSubject<Int, Never>()).buffer(size: 1, prefetch: .keepFull, whenFull: .dropOldest)
        .sink { _ in }
    link.cancel()
    #expect(watch.asked == ["max(1)", "cancel"])
}

@Test("Demand: kept full, each value taken is asked for again")
func demand() {
    let watch = Watch()
    let taker = Taker<Int, Never>()
    watch.on((1...9).publisher).buffer(size: 3, prefetch: .keepFull, whenFull: .dropOldest).subscribe(taker)
    #expect(watch.asked == ["max(3)"])
    taker.ask(2)
    #expect(taker.seen == ["1", "2"])
    taker.ask(3)
    #expect(taker.seen == ["1", "2", "3", "4", "5"])
}

@Test("What is kept goes with the subscription")
func release() {
    let source = PassthroughSubject<Token, Never>()
    let taker = Taker<Token, Never>()
    source.buffer(size: 2, prefetch: .byRequest, whenFull: .dropOldest).subscribe(taker)
    weak var probe: Token?
    do {
        let token = Token()
        probe = token
        source.send(token)
    }
    #expect(probe != nil)
    taker.subscription?.cancel()
    taker.subscription = nil
    #expect(probe == nil)
}
