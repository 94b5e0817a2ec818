// Rule: removeDuplicates leaves out a value that equals the one before it, of whatever passed; a value comes back after another one.
// Source: https://developer.apple.com/documentation/combine/publisher/removeduplicates(), removeDuplicates(by:), tryRemoveDuplicates(by:)
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

final class Box: Equatable {
    let number: Int
    init(_ number: Int) { self.number = number }
    static func == (left: Box, right: Box) -> Bool { left.number == right.number }
}

@Test("Values")
func values() {
    var seen: [Int] = []
    _ = [1, 1, 2, 2, 2, 1, 3].publisher.eraseToAnyPublisher().removeDuplicates().sink { seen.append($0) }
    #expect(seen == [1, 2, 1, 3])
    seen = []
    _ = [1, 11, 21, 2, 12].publisher.eraseToAnyPublisher().removeDuplicates { $0 % 10 == $1 % 10 }.sink { seen.append($0) }
    #expect(seen == [1, 2])
}

@Test("Ends, and a thrown error")
func ends() {
    let source = PassthroughSubject<Int, Trouble>()
    let taker = Taker<Int, Trouble>()
    source.removeDuplicates().subscribe(taker)
    taker.ask(5)
    source.send(1)
    source.send(1)
    source.send(completion: .failure(.oops))
    #expect(taker.seen == ["1", "failed: oops"])

    let watch = Watch()
    let thrower = Taker<Int, any Error>()
    watch.on([1, 2, 3].publisher).tryRemoveDuplicates { _, new in if new == 3 { throw Trouble.oops } else { return false } }
        .subscribe(thrower)
    thrower.ask(5)
    #expect(thrower.seen == ["1", "2", "failed: oops"])
    #expect(watch.asked == ["max(5)", "cancel"])
}

@Test("Cancelled, and each subscriber compares for itself")
func cancelled() {
    let watch = Watch()
    let source = PassthroughSubject<Int, Never>()
    let changes = watch.on(source).removeDuplicates()
    var seen: [String] = []
    let first = changes.sink { seen.append("first \($0)") }
    source.send(1)
    let second = changes.sink { seen.append("second \($0)") }
    source.send(1)
    first.cancel()
    source.send(2)
    #expect(seen == ["first 1", "second 1", "second 2"])
    // In the place of the value that the first one left out, it asked for another.
    #expect(watch.asked == ["unlimited", "unlimited", "max(1)", "cancel"])
    second.cancel()
}

@Test("Each value left out is asked for again")
func demand() {
    let taker = Taker<Int, Never>()
    [1, 1, 1, 2, 3].publisher.eraseToAnyPublisher().removeDuplicates().subscribe(taker)
    taker.ask(2)
    #expect(taker.seen == ["1", "2"])
}

@Test("The last value is held until the end")
func release() {
    let source = PassthroughSubject<Box, Never>()
    var box: Box? = Box(1)
    weak let probe = box
    let link = source.removeDuplicates().sink { _ in }
    source.send(Box(1))
    source.send(box!)
    box = nil
    #expect(probe == nil)
    box = Box(2)
    weak let second = box
    source.send(box!)
    box = nil
    #expect(second != nil)
    link.cancel()
    #expect(second == nil)
}
