// Rule: map, tryMap, mapError and their kin change what passes and nothing else: each demand reaches upstream as it is, an error thrown ends the stream and cancels upstream.
// Source: https://developer.apple.com/documentation/combine/publisher/map(_:)-99evh, tryMap(_:), mapError(_:), replaceNil(with:), setFailureType(to:)
// Basis: documented, confidence high

import Combine

enum Trouble: Error { case oops }
struct Wrapped: Error { let inner: String }

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
    var seen: [String] = []
    let words = [1, 2].publisher.eraseToAnyPublisher()
    _ = words.map { "n\($0)" }.sink { seen.append($0) }
    _ = ["a", "bcd"].publisher.eraseToAnyPublisher().map(\.count).sink { seen.append("\($0)") }
    _ = ["ab"].publisher.eraseToAnyPublisher().map(\.count, \.isEmpty).sink { seen.append("\($0) \($1)") }
    _ = [1, nil].publisher.eraseToAnyPublisher().replaceNil(with: 7).sink { seen.append("\($0)") }
    #expect(seen == ["n1", "n2", "1", "3", "2 false", "1", "7"])
}

@Test("Ends")
func ends() {
    let source = PassthroughSubject<Int, Trouble>()
    let taker = Taker<String, Wrapped>()
    source.map { "\($0)" }.mapError { Wrapped(inner: "\($0)") }.subscribe(taker)
    taker.ask(9)
    source.send(1)
    source.send(completion: .failure(.oops))
    source.send(2)
    #expect(taker.seen == ["1", "failed: Wrapped(inner: \"oops\")"])
    let never = Taker<Int, Trouble>()
    Just(1).setFailureType(to: Trouble.self).subscribe(never)
    never.ask(1)
    #expect(never.seen == ["1", "finished"])
}

@Test("An error thrown ends it, and cancels upstream")
func thrown() {
    let watch = Watch()
    let taker = Taker<Int, any Error>()
    let source = PassthroughSubject<Int, Never>()
    watch.on(source).tryMap { if $0 == 2 { throw Trouble.oops } else { return $0 * 10 } }.subscribe(taker)
    taker.ask(9)
    source.send(1)
    source.send(2)
    source.send(3)
    #expect(taker.seen == ["10", "failed: oops"])
    #expect(watch.asked == ["max(9)", "cancel"])
}

@Test("Cancelled")
func cancelled() {
    let watch = Watch()
    let source = PassthroughSubject<Int, Never>()
    var seen: [Int] = []
    let link = watch.on(source).map { $0 + 1 }.sink { seen.append($0) }
    source.send(1)
    link.cancel()
    source.send(2)
    #expect(seen == [2])
    #expect(watch.asked == ["unlimited", "cancel"])
}

@Test("Demand")
func demand() {
    let watch = Watch()
    let taker = Taker<Int, Never>()
    watch.on([1, 2, 3].publisher).map { $0 * 2 }.subscribe(taker)
    #expect(taker.seen == [])
    taker.ask(1)
    #expect(taker.seen == ["2"])
    taker.ask(2)
    #expect(taker.seen == ["2", "4", "6", "finished"])
    #expect(watch.asked == ["max(1)", "max(2)"])
}

@Test("What its closure holds goes with the subscription")
func release() {
    let source = PassthroughSubject<Int, Never>()
    var token: Token? = Token()
    weak let probe = token
    let link = source.map { [token] in token == nil ? 0 : $0 }.sink { _ in }
    token = nil
    #expect(probe != nil)
    source.send(completion: .finished)
    #expect(probe == nil)
    link.cancel()
}
