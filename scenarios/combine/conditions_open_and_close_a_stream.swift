// Rule: drop(while:) lets all through from the first value that does not match, prefix(while:) ends at it; with an other publisher, its first value opens or ends.
// Source: https://developer.apple.com/documentation/combine/publisher/drop(while:), prefix(while:), drop(untiloutputfrom:), prefix(untiloutputfrom:)
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
    let numbers = [1, 2, 5, 1].publisher.eraseToAnyPublisher()
    _ = numbers.drop { $0 < 3 }.sink { seen.append("drop \($0)") }
    _ = numbers.prefix { $0 < 3 }.sink { seen.append("prefix \($0)") }
    #expect(seen == ["drop 5", "drop 1", "prefix 1", "prefix 2"])
}

@Test("Another publisher opens or ends it")
func otherPublisher() {
    let source = PassthroughSubject<Int, Never>()
    let gate = PassthroughSubject<String, Never>()
    let dropping = Taker<Int, Never>()
    let taking = Taker<Int, Never>()
    let gateWatch = Watch()
    source.drop(untilOutputFrom: gateWatch.on(gate)).subscribe(dropping)
    source.prefix(untilOutputFrom: gate).subscribe(taking)
    dropping.ask(9)
    taking.ask(9)
    source.send(1)
    gate.send("open")
    source.send(2)
    gate.send("again")
    source.send(3)
    #expect(dropping.seen == ["2", "3"])
    #expect(taking.seen == ["1", "finished"])
    #expect(gateWatch.asked == ["max(1)", "cancel"])
}

@Test("Ends, and thrown errors")
func ends() {
    let source = PassthroughSubject<Int, Trouble>()
    let gate = PassthroughSubject<String, Trouble>()
    let taker = Taker<Int, Trouble>()
    source.drop(untilOutputFrom: gate).subscribe(taker)
    taker.ask(1)
    // Nothing will open it any more.
    gate.send(completion: .finished)
    #expect(taker.seen == ["finished"])

    let watch = Watch()
    let first = Taker<Int, any Error>()
    watch.on([1, 2].publisher).tryDrop { if $0 == 2 { throw Trouble.oops } else { return true } }.subscribe(first)
    first.ask(2)
    let second = Taker<Int, any Error>()
    watch.on([1, 2].publisher).tryPrefix { if $0 == 2 { throw Trouble.oops } else { return true } }.subscribe(second)
    second.ask(2)
    #expect(first.seen == ["failed: oops"])
    #expect(second.seen == ["1", "failed: oops"])
    #expect(watch.asked == ["max(2)", "max(1)", "cancel", "max(2)", "cancel"])
}

@Test("Cancelled: both")
func cancelled() {
    let watch = Watch()
    let gateWatch = Watch()
    let source = PassthroughSubject<Int, Never>()
    let gate = PassthroughSubject<Int, Never>()
    let link = watch.on(source).prefix(untilOutputFrom: gateWatch.on(gate)).sink { _ in }
    link.cancel()
    #expect(watch.asked == ["unlimited", "cancel"])
    #expect(gateWatch.asked == ["max(1)", "cancel"])
}

@Test("Each value dropped is asked for again")
func demand() {
    let taker = Taker<Int, Never>()
    (1...9).publisher.eraseToAnyPublisher().drop { $0 < 7 }.subscribe(taker)
    taker.ask(1)
    #expect(taker.seen == ["7"])
}

@Test("What its closure holds goes once it has ended")
func release() {
    let source = PassthroughSubject<Int, Never>()
    var token: Token? = Token()
    weak let probe = token
    let link = source.prefix { [token] in token != nil && $0 < 2 }.sink { _ in }
    token = nil
    source.send(1)
    #expect(probe != nil)
    source.send(2)
    #expect(probe == nil)
    link.cancel()
}
