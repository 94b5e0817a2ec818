// Rule: collect(n) passes on groups of n, the rest of them at the end, none of the rest at a failure; a demand for k asks for k times n.
// Source: https://developer.apple.com/documentation/combine/publisher/collect(_:)
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

@Test("Values, and the rest at the end")
func values() {
    var seen: [[Int]] = []
    _ = (1...5).publisher.eraseToAnyPublisher().collect(2).sink { seen.append($0) }
    #expect(seen == [[1, 2], [3, 4], [5]])
}

@Test("A failure drops the rest")
func ends() {
    let source = PassthroughSubject<Int, Trouble>()
    let taker = Taker<[Int], Trouble>()
    source.collect(2).subscribe(taker)
    taker.ask(9)
    for number in 1...3 { source.send(number) }
    source.send(completion: .failure(.oops))
    #expect(taker.seen == ["[1, 2]", "failed: oops"])
}

@Test("Cancelled")
func cancelled() {
    let watch = Watch()
    let link = watch.on(PassthroughSubject<Int, Never>()).collect(3).sink { _ in }
    link.cancel()
    #expect(watch.asked == ["unlimited", "cancel"])
}

@Test("Demand")
func demand() {
    let watch = Watch()
    let taker = Taker<[Int], Never>()
    watch.on((1...9).publisher).collect(3).subscribe(taker)
    taker.ask(2)
    #expect(taker.seen == ["[1, 2, 3]", "[4, 5, 6]"])
    #expect(watch.asked == ["max(6)"])
}

@Test("What waits for its group goes with the subscription")
func release() {
    let source = PassthroughSubject<Token, Never>()
    weak var probe: Token?
    let link = source.collect(2).sink { _ in }
    do {
        let token = Token()
        probe = token
        source.send(token)
    }
    #expect(probe != nil)
    link.cancel()
    #expect(probe == nil)
}
