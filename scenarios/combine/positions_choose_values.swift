// Rule: prefix(n), output(at:) and output(in:) pass on the values at those positions and then end, cancelling upstream; dropFirst leaves the first ones out.
// Source: https://developer.apple.com/documentation/combine/publisher/prefix(_:), output(at:), output(in:), dropFirst(_:)
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
    var seen: [String] = []
    let numbers = (0...5).publisher.eraseToAnyPublisher()
    _ = numbers.prefix(2).sink { seen.append("prefix \($0)") }
    _ = numbers.output(at: 3).sink { seen.append("at \($0)") }
    _ = numbers.output(in: 1...2).sink { seen.append("in \($0)") }
    _ = numbers.output(in: 4...).sink { seen.append("from \($0)") }
    _ = numbers.dropFirst().first().sink { seen.append("drop \($0)") }
    _ = numbers.dropFirst(4).sink { seen.append("drop 4: \($0)") }
    #expect(
        seen == [
            "prefix 0", "prefix 1", "at 3", "in 1", "in 2", "from 4", "from 5", "drop 1", "drop 4: 4", "drop 4: 5",
        ])
}

@Test("The last one cancels upstream and ends")
func ends() {
    let watch = Watch()
    let source = PassthroughSubject<Int, Trouble>()
    let taker = Taker<Int, Trouble>()
    watch.on(source).prefix(2).subscribe(taker)
    taker.ask(9)
    for number in 1...3 { source.send(number) }
    source.send(completion: .failure(.oops))
    #expect(taker.seen == ["1", "2", "finished"])
    #expect(watch.asked == ["max(9)", "cancel"])

    let failing = PassthroughSubject<Int, Trouble>()
    let first = Taker<Int, Trouble>()
    failing.dropFirst(3).subscribe(first)
    first.ask(1)
    failing.send(1)
    failing.send(completion: .failure(.oops))
    #expect(first.seen == ["failed: oops"])
    let none = Taker<Int, Trouble>()
    PassthroughSubject<Int, Trouble>().prefix(0).subscribe(none)
    #expect(none.seen == ["finished"])
}

@Test("Cancelled")
func cancelled() {
    let watch = Watch()
    let link = watch.on(PassthroughSubject<Int, Never>()).dropFirst(2).sink { _ in }
    link.cancel()
    #expect(watch.asked == ["unlimited", "cancel"])
}

@Test("Demand: dropFirst asks for what it drops as well")
func demand() {
    let watch = Watch()
    let taker = Taker<Int, Never>()
    watch.on((1...9).publisher).dropFirst(3).subscribe(taker)
    taker.ask(2)
    taker.ask(1)
    #expect(taker.seen == ["4", "5", "6"])
    #expect(watch.asked == ["max(5)", "max(1)"])

    let second = Taker<Int, Never>()
    (1...9).publisher.eraseToAnyPublisher().output(in: 2...4).subscribe(second)
    second.ask(1)
    #expect(second.seen == ["3"])
    second.ask(9)
    #expect(second.seen == ["3", "4", "5", "finished"])
}

@Test("The subscriber goes with the last value")
func release() {
    let source = PassthroughSubject<Int, Never>()
    var token: Token? = Token()
    weak let probe = token
    let link = source.prefix(1).sink { [token] _ in _ = token }
    token = nil
    #expect(probe != nil)
    source.send(1)
    #expect(probe == nil)
    link.cancel()
}
