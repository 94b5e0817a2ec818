// Rule: reduce, collect, count, min, max and last tell one value when upstream ends, none when it fails; they ask for everything at once.
// Source: https://developer.apple.com/documentation/combine/publisher/reduce(_:_:), collect(), count(), min(), max(), last()
// Basis: documented, confidence high; that all is asked for before anybody asks them is what OpenCombine's tests record of Combine

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
    let numbers = [3, 1, 2].publisher.eraseToAnyPublisher()
    _ = numbers.reduce(0, +).sink { seen.append("reduce \($0)") }
    _ = numbers.collect().sink { seen.append("collect \($0)") }
    _ = numbers.count().sink { seen.append("count \($0)") }
    _ = numbers.min().sink { seen.append("min \($0)") }
    _ = numbers.max().sink { seen.append("max \($0)") }
    _ = numbers.max { $0 > $1 }.sink { seen.append("max by \($0)") }
    _ = numbers.last().sink { seen.append("last \($0)") }
    _ = numbers.last { $0 > 2 }.sink { seen.append("last where \($0)") }
    #expect(
        seen == [
            "reduce 6", "collect [3, 1, 2]", "count 3", "min 1", "max 3", "max by 1", "last 2", "last where 3",
        ])
}

@Test("Of nothing: a result where there is one")
func nothing() {
    var seen: [String] = []
    let none = Empty<Int, Never>().eraseToAnyPublisher()
    _ = none.reduce(5, +).sink { seen.append("reduce \($0)") }
    _ = none.collect().sink { seen.append("collect \($0)") }
    _ = none.count().sink { seen.append("count \($0)") }
    _ = none.min().sink(receiveCompletion: { _ in seen.append("min ends") }, receiveValue: { _ in seen.append("min") })
    _ = none.last().sink(receiveCompletion: { _ in seen.append("last ends") }, receiveValue: { _ in seen.append("last") })
    #expect(seen == ["reduce 5", "collect []", "count 0", "min ends", "last ends"])
}

@Test("A failure comes without a result, and so does a thrown error")
func ends() {
    let source = PassthroughSubject<Int, Trouble>()
    let taker = Taker<[Int], Trouble>()
    source.collect().subscribe(taker)
    taker.ask(1)
    source.send(1)
    source.send(completion: .failure(.oops))
    #expect(taker.seen == ["failed: oops"])

    let watch = Watch()
    let reduced = Taker<Int, any Error>()
    watch.on([1, 2, 3].publisher).tryReduce(0) { if $1 == 2 { throw Trouble.oops } else { return $0 + $1 } }.subscribe(reduced)
    reduced.ask(1)
    #expect(reduced.seen == ["failed: oops"])
    let least = Taker<Int, any Error>()
    watch.on([1, 2, 3].publisher).tryMin { _, _ in throw Trouble.oops }.subscribe(least)
    let most = Taker<Int, any Error>()
    [1, 2, 3].publisher.eraseToAnyPublisher().tryMax { $0 < $1 }.subscribe(most)
    most.ask(1)
    let last = Taker<Int, any Error>()
    [1, 2, 3].publisher.eraseToAnyPublisher().tryLast { $0 < 3 }.subscribe(last)
    last.ask(1)
    #expect(least.seen == ["failed: oops"])
    #expect(most.seen == ["3", "finished"])
    #expect(last.seen == ["2", "finished"])
    #expect(watch.asked == ["unlimited", "cancel", "unlimited", "cancel"])
}

@Test("Cancelled")
func cancelled() {
    let watch = Watch()
    let source = PassthroughSubject<Int, Never>()
    var seen: [Int] = []
    let link = watch.on(source).count().sink { seen.append($0) }
    source.send(1)
    link.cancel()
    source.send(completion: .finished)
    #expect(seen == [])
    #expect(watch.asked == ["unlimited", "cancel"])
}

@Test("The result waits until somebody asks")
func demand() {
    let watch = Watch()
    let taker = Taker<Int, Never>()
    watch.on([1, 2, 3].publisher).count().subscribe(taker)
    #expect(watch.asked == ["unlimited"])
    #expect(taker.seen == [])
    taker.ask(1)
    #expect(taker.seen == ["3", "finished"])
}

@Test("What is collected goes with the end")
func release() {
    let source = PassthroughSubject<Token, Never>()
    weak var probe: Token?
    let link = source.collect().sink { _ in }
    do {
        let token = Token()
        probe = token
        source.send(token)
    }
    #expect(probe != nil)
    link.cancel()
    #expect(probe == nil)
}
