// Rule: Just, optionals, results, sequences, Record, Empty and Fail tell their values to each subscriber anew, as many as it asks for; those without values end before anybody asks.
// Source: https://developer.apple.com/documentation/combine/just, empty, fail, record, Publishers.Sequence, Optional.Publisher, Result.Publisher
// Basis: documented, confidence high

import Combine

enum Trouble: Error { case oops }

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
    _ = Just(1).sink { seen.append("just \($0)") }
    _ = Optional(2).publisher.sink { seen.append("optional \($0)") }
    _ = Result<Int, Trouble>.success(3).publisher.replaceError(with: 0).sink { seen.append("result \($0)") }
    _ = "ab".publisher.sink { seen.append("letter \($0)") }
    let record = Record<Int, Trouble> {
        $0.receive(4)
        $0.receive(completion: .failure(.oops))
    }
    _ = record.sink(receiveCompletion: { _ in seen.append("record ends") }, receiveValue: { seen.append("record \($0)") })
    #expect(
        seen == ["just 1", "optional 2", "result 3", "letter a", "letter b", "record 4", "record ends"])
}

@Test("Ends")
func ends() {
    let empty = Taker<Int, Never>()
    Empty<Int, Never>().subscribe(empty)
    let open = Taker<Int, Never>()
    Empty<Int, Never>(completeImmediately: false).subscribe(open)
    let fail = Taker<Int, Trouble>()
    Fail<Int, Trouble>(error: .oops).subscribe(fail)
    let none = Taker<Int, Never>()
    Int?.none.publisher.subscribe(none)
    #expect(empty.seen == ["finished"])
    #expect(open.seen == [])
    #expect(fail.seen == ["failed: oops"])
    #expect(none.seen == ["finished"])
}

@Test("Cancelled: no value any more")
func cancelled() {
    let taker = Taker<Int, Never>()
    [1, 2, 3].publisher.subscribe(taker)
    taker.ask(1)
    taker.subscription?.cancel()
    taker.ask(1)
    #expect(taker.seen == ["1"])
}

@Test("Demand: the end comes with the last value")
func demand() {
    let just = Taker<Int, Never>()
    Just(1).subscribe(just)
    #expect(just.seen == [])
    just.ask(1)
    #expect(just.seen == ["1", "finished"])
    let sequence = Taker<Int, Never>()
    [1, 2].publisher.subscribe(sequence)
    sequence.ask(1)
    #expect(sequence.seen == ["1"])
    sequence.ask(1)
    #expect(sequence.seen == ["1", "2", "finished"])
}

@Test("A subscriber goes with the end")
func release() {
    var taker: Taker<Int, Never>? = Taker()
    weak let probe = taker
    [1, 2].publisher.subscribe(taker!)
    var subscription = taker!.subscription
    taker!.subscription = nil
    taker = nil
    #expect(probe != nil)
    subscription?.request(.unlimited)
    #expect(probe == nil)
    subscription = nil
}
