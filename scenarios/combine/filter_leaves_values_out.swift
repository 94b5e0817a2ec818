// Rule: filter and compactMap leave values out, and ask for another one in the place of each, so that the demand is met.
// Source: https://developer.apple.com/documentation/combine/publisher/filter(_:), tryFilter(_:), compactMap(_:), tryCompactMap(_:)
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
    let numbers = (1...6).publisher.eraseToAnyPublisher()
    _ = numbers.filter { $0 % 2 == 0 }.sink { seen.append($0) }
    _ = ["1", "x", "3"].publisher.eraseToAnyPublisher().compactMap { Int($0) }.sink { seen.append($0) }
    #expect(seen == [2, 4, 6, 1, 3])
}

@Test("Ends, and a thrown error")
func ends() {
    let source = PassthroughSubject<Int, Trouble>()
    let taker = Taker<Int, Trouble>()
    source.filter { $0 > 1 }.subscribe(taker)
    taker.ask(2)
    source.send(1)
    source.send(2)
    source.send(completion: .failure(.oops))
    #expect(taker.seen == ["2", "failed: oops"])

    let watch = Watch()
    let thrower = Taker<Int, any Error>()
    watch.on((1...3).publisher).tryFilter { if $0 == 2 { throw Trouble.oops } else { return true } }.subscribe(thrower)
    thrower.ask(3)
    #expect(thrower.seen == ["1", "failed: oops"])
    #expect(watch.asked == ["max(3)", "cancel"])

    let compact = Taker<Int, any Error>()
    (1...3).publisher.eraseToAnyPublisher()
        .tryCompactMap { if $0 == 3 { throw Trouble.oops } else { return $0 == 1 ? nil : $0 } }.subscribe(compact)
    compact.ask(3)
    #expect(compact.seen == ["2", "failed: oops"])
}

@Test("Cancelled")
func cancelled() {
    let watch = Watch()
    let source = PassthroughSubject<Int, Never>()
    let link = watch.on(source).filter { $0 > 0 }.sink { _ in }
    link.cancel()
    #expect(watch.asked == ["unlimited", "cancel"])
}

@Test("Each value left out is asked for again")
func demand() {
    let taker = Taker<Int, Never>()
    (1...10).publisher.eraseToAnyPublisher().filter { $0 % 5 == 0 }.subscribe(taker)
    taker.ask(1)
    #expect(taker.seen == ["5"])
    taker.ask(1)
    #expect(taker.seen == ["5", "10", "finished"])
}

@Test("What its closure holds goes with the subscription")
func release() {
    let source = PassthroughSubject<Int, Never>()
    var token: Token? = Token()
    weak let probe = token
    let link = source.filter { [token] _ in token != nil }.sink { _ in }
    token = nil
    source.send(1)
    #expect(probe != nil)
    link.cancel()
    #expect(probe == nil)
}
