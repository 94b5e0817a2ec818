// Rule: replaceEmpty tells its value where upstream ends without one, replaceError where it fails, each once it is asked for; ignoreOutput tells the end only.
// Source: https://developer.apple.com/documentation/combine/publisher/replaceempty(with:), replaceerror(with:), ignoreoutput()
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

@Test("Values")
func values() {
    var seen: [String] = []
    _ = Empty<Int, Never>().eraseToAnyPublisher().replaceEmpty(with: 7).sink { seen.append("\($0)") }
    _ = [1].publisher.eraseToAnyPublisher().replaceEmpty(with: 7).sink { seen.append("\($0)") }
    _ = Fail<Int, Trouble>(error: .oops).replaceError(with: 8).sink { seen.append("\($0)") }
    _ = [1, 2].publisher.ignoreOutput().sink(
        receiveCompletion: { _ in seen.append("ends") }, receiveValue: { _ in seen.append("value") })
    #expect(seen == ["7", "1", "8", "ends"])
}

@Test("Ends")
func ends() {
    let source = PassthroughSubject<Int, Trouble>()
    let empty = Taker<Int, Trouble>()
    let error = Taker<Int, Never>()
    let ignoring = Taker<Never, Trouble>()
    source.replaceEmpty(with: 7).subscribe(empty)
    source.replaceError(with: 8).subscribe(error)
    source.ignoreOutput().subscribe(ignoring)
    empty.ask(9)
    error.ask(9)
    source.send(1)
    source.send(completion: .failure(.oops))
    #expect(empty.seen == ["1", "failed: oops"])
    #expect(error.seen == ["1", "8", "finished"])
    #expect(ignoring.seen == ["failed: oops"])
}

@Test("Cancelled")
func cancelled() {
    let watch = Watch()
    let link = watch.on(PassthroughSubject<Int, Never>()).replaceEmpty(with: 1).sink { _ in }
    link.cancel()
    let other = watch.on(PassthroughSubject<Int, Never>()).ignoreOutput().sink { _ in }
    other.cancel()
    #expect(watch.asked == ["unlimited", "cancel", "unlimited", "cancel"])
}

@Test("The stand-in waits until it is asked for")
func demand() {
    let watch = Watch()
    let source = PassthroughSubject<Int, Trouble>()
    let taker = Taker<Int, Never>()
    watch.on(source).replaceError(with: 8).subscribe(taker)
    taker.ask(1)
    source.send(1)
    source.send(completion: .failure(.oops))
    #expect(taker.seen == ["1"])
    taker.ask(1)
    #expect(taker.seen == ["1", "8", "finished"])
    #expect(watch.asked == ["max(1)"])
}

@Test("The subscriber goes with the stand-in")
func release() {
    let source = PassthroughSubject<Int, Trouble>()
    var taker: Taker<Int, Never>? = Taker()
    weak let probe = taker
    source.replaceError(with: 8).subscribe(taker!)
    taker?.ask(9)
    taker = nil
    #expect(probe != nil)
    source.send(completion: .failure(.oops))
    #expect(probe == nil)
}
