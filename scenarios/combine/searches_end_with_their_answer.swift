// Rule: contains, allSatisfy and first cancel upstream as soon as the answer is known, and tell it; otherwise they tell it at the end.
// Source: https://developer.apple.com/documentation/combine/publisher/contains(where:), allSatisfy(_:), first(where:)
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
    let numbers = [1, 2, 3].publisher.eraseToAnyPublisher()
    _ = numbers.contains(2).sink { seen.append("contains \($0)") }
    _ = numbers.contains { $0 > 3 }.sink { seen.append("contains where \($0)") }
    _ = numbers.allSatisfy { $0 < 4 }.sink { seen.append("all \($0)") }
    _ = numbers.allSatisfy { $0 < 3 }.sink { seen.append("all \($0)") }
    _ = numbers.first().sink { seen.append("first \($0)") }
    _ = numbers.first { $0 > 1 }.sink { seen.append("first where \($0)") }
    #expect(
        seen == ["contains true", "contains where false", "all true", "all false", "first 1", "first where 2"])
}

@Test("Nothing found: the end only, or its failure")
func ends() {
    let source = PassthroughSubject<Int, Trouble>()
    let first = Taker<Int, Trouble>()
    let has = Taker<Bool, Trouble>()
    source.first { $0 > 5 }.subscribe(first)
    source.contains(5).subscribe(has)
    first.ask(1)
    has.ask(1)
    source.send(1)
    source.send(completion: .failure(.oops))
    #expect(first.seen == ["failed: oops"])
    #expect(has.seen == ["failed: oops"])
    let none = Taker<Int, Never>()
    Empty<Int, Never>().eraseToAnyPublisher().first().subscribe(none)
    #expect(none.seen == ["finished"])
}

@Test("The answer cancels upstream, and so does a thrown error")
func answers() {
    let watch = Watch()
    let source = PassthroughSubject<Int, Never>()
    let taker = Taker<Int, Never>()
    watch.on(source).first { $0 > 1 }.subscribe(taker)
    taker.ask(1)
    source.send(1)
    source.send(2)
    source.send(3)
    #expect(taker.seen == ["2", "finished"])
    #expect(watch.asked == ["unlimited", "cancel"])

    let other = Watch()
    let thrower = Taker<Bool, any Error>()
    other.on([1, 2].publisher).tryContains { if $0 == 2 { throw Trouble.oops } else { return false } }.subscribe(thrower)
    let all = Taker<Bool, any Error>()
    [1, 2].publisher.eraseToAnyPublisher().tryAllSatisfy { if $0 == 2 { throw Trouble.oops } else { return true } }
        .subscribe(all)
    let first = Taker<Int, any Error>()
    [1, 2].publisher.eraseToAnyPublisher().tryFirst { if $0 == 1 { throw Trouble.oops } else { return true } }
        .subscribe(first)
    #expect(thrower.seen == ["failed: oops"])
    #expect(all.seen == ["failed: oops"])
    #expect(first.seen == ["failed: oops"])
    #expect(other.asked == ["unlimited", "cancel"])
}

@Test("Cancelled")
func cancelled() {
    let watch = Watch()
    let link = watch.on(PassthroughSubject<Int, Never>()).contains(3).sink { _ in }
    link.cancel()
    #expect(watch.asked == ["unlimited", "cancel"])
}

@Test("The answer waits until somebody asks")
func demand() {
    let taker = Taker<Bool, Never>()
    [1, 2].publisher.eraseToAnyPublisher().contains(2).subscribe(taker)
    #expect(taker.seen == [])
    taker.ask(1)
    #expect(taker.seen == ["true", "finished"])
}

@Test("What its closure holds goes with the answer")
func release() {
    let source = PassthroughSubject<Int, Never>()
    var token: Token? = Token()
    weak let probe = token
    let link = source.first { [token] _ in token != nil }.sink { _ in }
    token = nil
    #expect(probe != nil)
    source.send(1)
    #expect(probe == nil)
    link.cancel()
}
