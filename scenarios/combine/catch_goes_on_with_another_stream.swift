// Rule: catch subscribes to what its closure makes of the failure, with the demand that is left; a failure of that one is not caught, tryCatch may throw instead.
// Source: https://developer.apple.com/documentation/combine/publisher/catch(_:), trycatch(_:)
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
    let source = PassthroughSubject<Int, Trouble>()
    let link = source.catch { _ in [7, 8].publisher }.sink { seen.append($0) }
    source.send(1)
    source.send(completion: .failure(.oops))
    source.send(2)
    #expect(seen == [1, 7, 8])
    link.cancel()
}

@Test("An end passes, the second failure is not caught, a thrown error ends it")
func ends() {
    let source = PassthroughSubject<Int, Trouble>()
    let taker = Taker<Int, Never>()
    source.catch { _ in Just(7) }.subscribe(taker)
    source.send(completion: .finished)
    #expect(taker.seen == ["finished"])

    let again = Taker<Int, Trouble>()
    Fail<Int, Trouble>(error: .oops).catch { _ in Fail<Int, Trouble>(error: .oops) }.subscribe(again)
    again.ask(1)
    #expect(again.seen == ["failed: oops"])
    let thrower = Taker<Int, any Error>()
    Fail<Int, Trouble>(error: .oops).tryCatch { (error) -> Just<Int> in throw error }.subscribe(thrower)
    thrower.ask(1)
    #expect(thrower.seen == ["failed: oops"])
}

@Test("Cancelled: the one that runs")
func cancelled() {
    let watch = Watch()
    let second = Watch()
    let source = PassthroughSubject<Int, Trouble>()
    let other = PassthroughSubject<Int, Never>()
    let link = watch.on(source).catch { _ in second.on(other) }.sink { _ in }
    source.send(completion: .failure(.oops))
    link.cancel()
    #expect(watch.asked == ["unlimited"])
    #expect(second.asked == ["unlimited", "cancel"])
}

@Test("Demand left over goes on")
func demand() {
    let second = Watch()
    let source = PassthroughSubject<Int, Trouble>()
    let taker = Taker<Int, Never>()
    source.catch { _ in second.on([7, 8, 9].publisher) }.subscribe(taker)
    taker.ask(2)
    source.send(1)
    source.send(completion: .failure(.oops))
    #expect(taker.seen == ["1", "7"])
    #expect(second.asked == ["max(1)"])
}

@Test("What its closure holds goes with the subscription")
func release() {
    let source = PassthroughSubject<Int, Trouble>()
    var token: Token? = Token()
    weak let probe = token
    let link = source.catch { [token] _ in Just(token == nil ? 0 : 1) }.sink { _ in }
    token = nil
    #expect(probe != nil)
    link.cancel()
    #expect(probe == nil)
}

func offline(_ isOffline: Bool) -> AnyPublisher<Int, Trouble> {
    if isOffline { return Fail(error: .oops).eraseToAnyPublisher() }
    return Just(1).setFailureType(to: Trouble.self).eraseToAnyPublisher()
}

@Test("The function's type says what its error is")
func inferred() {
    var seen: [String] = []
    _ = offline(true).catch { error -> Just<Int> in
        if case .oops = error { seen.append("caught \(error)") }
        return Just(7)
    }.sink { seen.append("\($0)") }
    #expect(seen == ["caught oops", "7"])
}
