// Rule: A passthrough subject tells those who ask at that moment, a current value subject its value to each new one as well; after the end nothing is told, and who comes late hears only the end.
// Source: https://developer.apple.com/documentation/combine/passthroughsubject, currentvaluesubject, Subject
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
    let passing = PassthroughSubject<Int, Never>()
    let current = CurrentValueSubject<Int, Never>(0)
    var seen: [String] = []
    passing.send(1)
    let first = passing.sink { seen.append("passing \($0)") }
    let second = current.sink { seen.append("current \($0)") }
    passing.send(2)
    current.value = 3
    current.send(4)
    #expect(seen == ["current 0", "passing 2", "current 3", "current 4"])
    #expect(current.value == 4)
    first.cancel()
    second.cancel()
}

@Test("The end")
func ends() {
    let current = CurrentValueSubject<Int, Trouble>(0)
    let taker = Taker<Int, Trouble>()
    current.subscribe(taker)
    taker.ask(9)
    current.send(completion: .failure(.oops))
    current.send(1)
    current.send(completion: .finished)
    #expect(taker.seen == ["0", "failed: oops"])
    #expect(current.value == 0)
    let late = Taker<Int, Trouble>()
    current.subscribe(late)
    #expect(late.seen == ["failed: oops"])
}

@Test("Cancelled, in the midst of a value too")
func cancelled() {
    let subject = PassthroughSubject<Int, Never>()
    var seen: [String] = []
    var second: AnyCancellable?
    let first = subject.sink { value in
        seen.append("first \(value)")
        second?.cancel()
    }
    second = subject.sink { seen.append("second \($0)") }
    subject.send(1)
    #expect(seen == ["first 1"])
    first.cancel()
}

@Test("Demand: what nobody asks for is gone, but a current value is told late")
func demand() {
    let passing = PassthroughSubject<Int, Never>()
    let current = CurrentValueSubject<Int, Never>(0)
    let first = Taker<Int, Never>()
    let second = Taker<Int, Never>()
    passing.subscribe(first)
    current.subscribe(second)
    passing.send(1)
    current.send(1)
    first.ask(1)
    second.ask(1)
    passing.send(2)
    passing.send(3)
    current.send(2)
    #expect(first.seen == ["2"])
    #expect(second.seen == ["1"])
    second.ask(1)
    #expect(second.seen == ["1", "2"])
}

@Test("A subject subscribes to another publisher, and asks for all once somebody asks it")
func asSubscriber() {
    let watch = Watch()
    let source = PassthroughSubject<Int, Never>()
    let subject = PassthroughSubject<Int, Never>()
    let link = watch.on(source).subscribe(subject)
    #expect(watch.asked == [])
    var seen: [Int] = []
    let sink = subject.sink { seen.append($0) }
    source.send(1)
    #expect(seen == [1])
    #expect(watch.asked == ["unlimited"])
    link.cancel()
    source.send(2)
    #expect(seen == [1])
    #expect(watch.asked == ["unlimited", "cancel"])
    sink.cancel()
}

@Test("A subscription keeps the subject; the end frees its subscribers")
func release() {
    var subject: PassthroughSubject<Int, Never>? = PassthroughSubject()
    weak let probe = subject
    var token: Token? = Token()
    weak let held = token
    let link = subject!.sink { [token] _ in _ = token }
    token = nil
    #expect(held != nil)
    subject!.send(completion: .finished)
    #expect(held == nil)
    subject = nil
    #expect(probe == nil)
    link.cancel()
}
