// Rule: share, multicast and makeConnectable subscribe to upstream once for all; connect begins it, autoconnect and share begin with the first subscriber and end with the last.
// Source: https://developer.apple.com/documentation/combine/publisher/share(), multicast(_:), makeConnectable(), ConnectablePublisher.autoconnect()
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

@Test("Values, of one subscription")
func values() {
    let watch = Watch()
    let source = PassthroughSubject<Int, Never>()
    let shared = watch.on(source).share()
    var seen: [String] = []
    let first = shared.sink { seen.append("first \($0)") }
    source.send(1)
    let second = shared.sink { seen.append("second \($0)") }
    source.send(2)
    #expect(seen == ["first 1", "first 2", "second 2"])
    #expect(watch.asked == ["unlimited"])
    first.cancel()
    second.cancel()
}

@Test("Connecting begins it, and ends it")
func connecting() {
    let watch = Watch()
    let numbers = watch.on([1, 2].publisher).makeConnectable()
    var seen: [String] = []
    let first = numbers.sink { seen.append("first \($0)") }
    let second = numbers.sink { seen.append("second \($0)") }
    #expect(watch.asked == [])
    let connection = numbers.connect()
    #expect(seen == ["first 1", "second 1", "first 2", "second 2"])
    connection.cancel()
    first.cancel()
    second.cancel()

    let source = PassthroughSubject<Int, Never>()
    let current = CurrentValueSubject<Int, Never>(0)
    let multicast = source.multicast(subject: current)
    var late: [Int] = []
    let running = multicast.connect()
    source.send(5)
    let link = multicast.sink { late.append($0) }
    running.cancel()
    source.send(6)
    #expect(late == [5])
    link.cancel()
}

@Test("The end comes to all, and to who is late")
func ends() {
    let watch = Watch()
    let source = PassthroughSubject<Int, Trouble>()
    let shared = watch.on(source).share()
    let first = Taker<Int, Trouble>()
    shared.subscribe(first)
    first.ask(9)
    source.send(1)
    source.send(completion: .failure(.oops))
    let late = Taker<Int, Trouble>()
    shared.subscribe(late)
    late.ask(9)
    #expect(first.seen == ["1", "failed: oops"])
    #expect(late.seen == ["failed: oops"])
    #expect(watch.asked == ["unlimited"])
}

@Test("Cancelled with the last subscriber, and begun again")
func cancelled() {
    let watch = Watch()
    let source = PassthroughSubject<Int, Never>()
    let shared = watch.on(source).share()
    let first = shared.sink { _ in }
    let second = shared.sink { _ in }
    first.cancel()
    #expect(watch.asked == ["unlimited"])
    second.cancel()
    #expect(watch.asked == ["unlimited", "cancel"])
    var seen: [Int] = []
    let third = shared.sink { seen.append($0) }
    source.send(3)
    #expect(seen == [3])
    #expect(watch.asked == ["unlimited", "cancel", "unlimited"])
    third.cancel()
}

@Test("Demand: who does not ask hears nothing, the others do")
func demand() {
    let source = PassthroughSubject<Int, Never>()
    let shared = source.share()
    let asking = Taker<Int, Never>()
    let silent = Taker<Int, Never>()
    shared.subscribe(asking)
    shared.subscribe(silent)
    asking.ask(1)
    source.send(1)
    source.send(2)
    #expect(asking.seen == ["1"])
    #expect(silent.seen == [])
}

@Test("Upstream goes with the last subscriber and the publisher")
func release() {
    var source: PassthroughSubject<Int, Never>? = PassthroughSubject()
    weak let probe = source
    let link = source!.share().sink { _ in }
    source = nil
    #expect(probe != nil)
    link.cancel()
    #expect(probe == nil)
}
