// Rule: zip tells a pair once each upstream has a value for it, and keeps what is ahead; it ends once one has ended whose values are used up, and fails with the first.
// Source: https://developer.apple.com/documentation/combine/publisher/zip(_:), zip(_:_:), zip(_:_:_:), Publishers.Zip
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

@Test("Values of two, three and four")
func values() {
    var seen: [String] = []
    let a = PassthroughSubject<Int, Never>()
    let b = PassthroughSubject<String, Never>()
    let link = a.zip(b).sink { seen.append("\($0)\($1)") }
    a.send(1)
    a.send(2)
    b.send("x")
    b.send("y")
    b.send("z")
    #expect(seen == ["1x", "2y"])
    link.cancel()
    seen = []
    _ = Just(1).zip(Just(2), Just(3)).sink { seen.append("\($0) \($1) \($2)") }
    _ = Just(1).zip(Just(2), Just(3), Just(4)).sink { seen.append("\($0) \($1) \($2) \($3)") }
    _ = Just(1).zip(Just(2), +).sink { seen.append("\($0)") }
    _ = Just(1).zip(Just(2), Just(3)) { $0 + $1 + $2 }.sink { seen.append("\($0)") }
    _ = Just(1).zip(Just(2), Just(3), Just(4)) { $0 + $1 + $2 + $3 }.sink { seen.append("\($0)") }
    _ = Publishers.Zip4(Just(5), Just(6), Just(7), Just(8)).sink { seen.append("\($0.3)") }
    #expect(seen == ["1 2 3", "1 2 3 4", "3", "6", "10", "8"])
}

@Test("Ends when a pair cannot be made any more, fails with the first")
func ends() {
    let a = PassthroughSubject<Int, Trouble>()
    let b = PassthroughSubject<Int, Trouble>()
    let taker = Taker<Int, Trouble>()
    let watch = Watch()
    a.zip(watch.on(b), +).subscribe(taker)
    taker.ask(9)
    a.send(1)
    a.send(2)
    a.send(completion: .finished)
    b.send(10)
    #expect(taker.seen == ["11"])
    b.send(20)
    #expect(taker.seen == ["11", "22", "finished"])
    #expect(watch.asked == ["max(9)", "cancel"])

    let c = PassthroughSubject<Int, Trouble>()
    let failing = Taker<Int, Trouble>()
    c.zip(PassthroughSubject<Int, Trouble>(), +).subscribe(failing)
    failing.ask(9)
    c.send(1)
    c.send(completion: .failure(.oops))
    #expect(failing.seen == ["failed: oops"])
}

@Test("Cancelled: all")
func cancelled() {
    let watch = Watch()
    let link = watch.on(PassthroughSubject<Int, Never>()).zip(watch.on(PassthroughSubject<Int, Never>())).sink { _ in }
    link.cancel()
    #expect(watch.asked == ["unlimited", "unlimited", "cancel", "cancel"])
}

@Test("Demand")
func demand() {
    let taker = Taker<Int, Never>()
    (1...9).publisher.eraseToAnyPublisher().zip((1...9).publisher, +).subscribe(taker)
    taker.ask(2)
    #expect(taker.seen == ["2", "4"])
    taker.ask(1)
    #expect(taker.seen == ["2", "4", "6"])
}

@Test("What is ahead goes with the subscription")
func release() {
    let a = PassthroughSubject<Token, Never>()
    weak var probe: Token?
    let link = a.zip(PassthroughSubject<Int, Never>()).sink { _ in }
    do {
        let token = Token()
        probe = token
        a.send(token)
    }
    #expect(probe != nil)
    link.cancel()
    #expect(probe == nil)
}
