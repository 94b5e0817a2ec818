// Rule: combineLatest tells the newest value of each once all have one, then at every value; it ends with the last upstream, or as one without a value ends, and fails with the first.
// Source: https://developer.apple.com/documentation/combine/publisher/combinelatest(_:), combineLatest(_:_:), combineLatest(_:_:_:), Publishers.CombineLatest
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
    let link = a.combineLatest(b).sink { seen.append("\($0)\($1)") }
    a.send(1)
    a.send(2)
    b.send("x")
    a.send(3)
    b.send("y")
    #expect(seen == ["2x", "3x", "3y"])
    link.cancel()
    seen = []
    _ = Just(1).combineLatest(Just(2), Just(3)).sink { seen.append("\($0) \($1) \($2)") }
    _ = Just(1).combineLatest(Just(2), Just(3), Just(4)).sink { seen.append("\($0) \($1) \($2) \($3)") }
    _ = Just(1).combineLatest(Just(2), +).sink { seen.append("\($0)") }
    _ = Just(1).combineLatest(Just(2), Just(3)) { $0 + $1 + $2 }.sink { seen.append("\($0)") }
    _ = Just(1).combineLatest(Just(2), Just(3), Just(4)) { $0 + $1 + $2 + $3 }.sink { seen.append("\($0)") }
    _ = Publishers.CombineLatest3(Just(5), Just(6), Just(7)).sink { seen.append("\($0.2)") }
    #expect(seen == ["1 2 3", "1 2 3 4", "3", "6", "10", "7"])
}

@Test("Ends with the last, fails with the first")
func ends() {
    let watch = Watch()
    let a = PassthroughSubject<Int, Trouble>()
    let b = PassthroughSubject<Int, Trouble>()
    let taker = Taker<Int, Trouble>()
    a.combineLatest(b, +).subscribe(taker)
    taker.ask(9)
    a.send(1)
    b.send(2)
    a.send(completion: .finished)
    b.send(3)
    b.send(completion: .finished)
    #expect(taker.seen == ["3", "4", "finished"])

    let c = PassthroughSubject<Int, Trouble>()
    let d = PassthroughSubject<Int, Trouble>()
    let failing = Taker<Int, Trouble>()
    watch.on(c).combineLatest(d, +).subscribe(failing)
    failing.ask(9)
    d.send(completion: .failure(.oops))
    #expect(failing.seen == ["failed: oops"])
    #expect(watch.asked == ["max(9)", "cancel"])
}

@Test("Cancelled: all")
func cancelled() {
    let watch = Watch()
    let link = watch.on(PassthroughSubject<Int, Never>()).combineLatest(watch.on(PassthroughSubject<Int, Never>()))
        .sink { _ in }
    link.cancel()
    #expect(watch.asked == ["unlimited", "unlimited", "cancel", "cancel"])
}

@Test("Demand goes to each: what nobody asked for is not taken, a current value is told late")
func demand() {
    let a = CurrentValueSubject<Int, Never>(1)
    let b = PassthroughSubject<Int, Never>()
    let taker = Taker<Int, Never>()
    a.combineLatest(b, +).subscribe(taker)
    taker.ask(1)
    b.send(10)
    a.send(2)
    b.send(20)
    #expect(taker.seen == ["11"])
    taker.ask(1)
    #expect(taker.seen == ["11", "12"])
}

@Test("The newest values go with the subscription")
func release() {
    let a = PassthroughSubject<Token, Never>()
    let b = PassthroughSubject<Int, Never>()
    weak var probe: Token?
    let link = a.combineLatest(b).sink { _ in }
    do {
        let token = Token()
        probe = token
        a.send(token)
    }
    #expect(probe != nil)
    link.cancel()
    #expect(probe == nil)
}
