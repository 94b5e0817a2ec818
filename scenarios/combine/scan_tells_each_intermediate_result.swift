// Rule: scan tells each result on the way, one a value; tryScan ends with an error that is thrown.
// Source: https://developer.apple.com/documentation/combine/publisher/scan(_:_:), tryScan(_:_:)
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

@Test("Values, anew for each subscriber")
func values() {
    var seen: [Int] = []
    let sums = [1, 2, 3].publisher.eraseToAnyPublisher().scan(10, +)
    _ = sums.sink { seen.append($0) }
    _ = sums.sink { seen.append($0) }
    #expect(seen == [11, 13, 16, 11, 13, 16])
}

@Test("Ends, and a thrown error")
func ends() {
    let source = PassthroughSubject<Int, Trouble>()
    let taker = Taker<Int, Trouble>()
    source.scan(0, +).subscribe(taker)
    taker.ask(5)
    source.send(4)
    source.send(completion: .failure(.oops))
    #expect(taker.seen == ["4", "failed: oops"])

    let watch = Watch()
    let thrower = Taker<Int, any Error>()
    watch.on([1, 2, 3].publisher).tryScan(0) { if $1 == 2 { throw Trouble.oops } else { return $0 + $1 } }.subscribe(thrower)
    thrower.ask(5)
    #expect(thrower.seen == ["1", "failed: oops"])
    #expect(watch.asked == ["max(5)", "cancel"])
}

@Test("Cancelled")
func cancelled() {
    let watch = Watch()
    let source = PassthroughSubject<Int, Never>()
    let link = watch.on(source).scan(0, +).sink { _ in }
    link.cancel()
    #expect(watch.asked == ["unlimited", "cancel"])
}

@Test("Demand")
func demand() {
    let taker = Taker<Int, Never>()
    [1, 2, 3].publisher.eraseToAnyPublisher().scan(0, +).subscribe(taker)
    taker.ask(2)
    #expect(taker.seen == ["1", "3"])
    taker.ask(1)
    #expect(taker.seen == ["1", "3", "6", "finished"])
}

@Test("The result is held until the end")
func release() {
    let source = PassthroughSubject<Token, Never>()
    weak var probe: Token?
    let link = source.scan([Token]()) { $0 + [$1] }.sink { _ in }
    do {
        let token = Token()
        probe = token
        source.send(token)
    }
    #expect(probe != nil)
    source.send(completion: .finished)
    #expect(probe == nil)
    link.cancel()
}
