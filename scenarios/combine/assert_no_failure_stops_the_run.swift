// Rule: assertNoFailure passes values and the end, and stops the program at a failure, with its prefix; the type of failure is Never from there on.
// Source: https://developer.apple.com/documentation/combine/publisher/assertnofailure(_:file:line:)
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

@Test("Values and the end")
func values() {
    let source = PassthroughSubject<Int, Trouble>()
    let taker = Taker<Int, Never>()
    source.assertNoFailure().subscribe(taker)
    taker.ask(9)
    source.send(1)
    source.send(completion: .finished)
    #expect(taker.seen == ["1", "finished"])
}

@Test("Cancelled, and demand passes")
func cancelled() {
    let watch = Watch()
    let taker = Taker<Int, Never>()
    watch.on(PassthroughSubject<Int, Trouble>()).assertNoFailure("loading").subscribe(taker)
    taker.ask(2)
    taker.subscription?.cancel()
    #expect(watch.asked == ["max(2)", "cancel"])
}

@Test("The subscriber goes with the end")
func release() {
    let source = PassthroughSubject<Int, Trouble>()
    var token: Token? = Token()
    weak let probe = token
    let link = source.assertNoFailure().sink { [token] _ in _ = token }
    token = nil
    #expect(probe != nil)
    source.send(completion: .finished)
    #expect(probe == nil)
    link.cancel()
}
