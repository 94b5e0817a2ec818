// Rule: retry(n) subscribes to its upstream again after a failure, n times at most, with the demand that is left; the last failure passes.
// Source: https://developer.apple.com/documentation/combine/publisher/retry(_:)
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

/// Fails a number of times.
final class Server {
    var failures: Int
    var calls = 0
    init(failures: Int) { self.failures = failures }
    func load() -> AnyPublisher<Int, Trouble> {
        Deferred { () -> Result<Int, Trouble>.Publisher in
            self.calls += 1
            if self.calls <= self.failures { return Result<Int, Trouble>.failure(.oops).publisher }
            return Result<Int, Trouble>.success(self.calls).publisher
        }.eraseToAnyPublisher()
    }
}

@Test("Values")
func values() {
    let server = Server(failures: 2)
    var seen: [String] = []
    _ = server.load().retry(3).sink(receiveCompletion: { seen.append("\($0)") }, receiveValue: { seen.append("\($0)") })
    #expect(seen == ["3", "finished"])
    #expect(server.calls == 3)
}

@Test("The last failure passes")
func ends() {
    let server = Server(failures: 9)
    let taker = Taker<Int, Trouble>()
    server.load().retry(2).subscribe(taker)
    taker.ask(1)
    #expect(taker.seen == ["failed: oops"])
    #expect(server.calls == 3)
    let none = Server(failures: 9)
    _ = none.load().retry(0).sink(receiveCompletion: { _ in }, receiveValue: { _ in })
    #expect(none.calls == 1)
}

@Test("Cancelled")
func cancelled() {
    let watch = Watch()
    let link = watch.on(PassthroughSubject<Int, Trouble>()).retry(1)
        .sink(receiveCompletion: { _ in }, receiveValue: { _ in })
    link.cancel()
    #expect(watch.asked == ["unlimited", "cancel"])
}

@Test("Demand left over goes to the next attempt")
func demand() {
    let watch = Watch()
    let attempts = [PassthroughSubject<Int, Trouble>(), PassthroughSubject<Int, Trouble>()]
    var number = -1
    let taker = Taker<Int, Trouble>()
    Deferred { () -> AnyPublisher<Int, Trouble> in
        number += 1
        return watch.on(attempts[number])
    }.retry(1).subscribe(taker)
    taker.ask(2)
    attempts[0].send(1)
    attempts[0].send(completion: .failure(.oops))
    attempts[1].send(2)
    attempts[1].send(3)
    #expect(taker.seen == ["1", "2"])
    #expect(watch.asked == ["max(2)", "max(1)"])
}

@Test("Upstream is held for another attempt until the end")
func release() {
    let source = PassthroughSubject<Int, Trouble>()
    var token: Token? = Token()
    weak let probe = token
    let link = source.map { [token] in token == nil ? 0 : $0 }.retry(1)
        .sink(receiveCompletion: { _ in }, receiveValue: { _ in })
    token = nil
    #expect(probe != nil)
    source.send(completion: .finished)
    #expect(probe == nil)
    link.cancel()
}
