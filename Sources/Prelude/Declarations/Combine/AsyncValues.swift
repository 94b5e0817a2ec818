// A publisher's values for a loop that awaits them: each turn asks for one.
extension Publisher { var values: AsyncPublisher<Self> { AsyncPublisher<Self>(self) } }

extension Future {
    var value: Output {
        get async throws {
            for try await value in self.values { return value }
            fatalError("a future ended without a value")
        }
    }
}

struct AsyncPublisher<Upstream: Publisher>: AsyncSequence {
    typealias Element = Upstream.Output
    let _publisher: Any
    init(_ publisher: Upstream) { _publisher = publisher }
    struct Iterator: AsyncIteratorProtocol {
        let _values: _AsyncValues
        mutating func next() async throws -> Element? { try await _values.next() }
    }
    func makeAsyncIterator() -> AsyncPublisher<Upstream>.Iterator {
        let subscriber = _AsyncSubscriber()
        _publisher.receive(subscriber: subscriber)
        return Iterator(_values: _AsyncValues(subscriber))
    }
}

typealias AsyncThrowingPublisher = AsyncPublisher

// What a loop holds: with it the subscription ends, which the publisher keeps otherwise.
final class _AsyncValues {
    let _subscriber: _AsyncSubscriber
    init(_ subscriber: _AsyncSubscriber) { _subscriber = subscriber }
    func next() async throws -> Any? {
        let subscriber = _subscriber
        let task = _currentTask()
        let handler = task?._onCancel { subscriber.cancel() }
        defer { if let handler { task?._forget(handler) } }
        return try await subscriber.next()
    }
    deinit { _subscriber.cancel() }
}

// Feeds an asynchronous loop over a publisher's values, which asks for one value at a time.
final class _AsyncSubscriber {
    var _subscription: Any?
    var _demand = 0
    var _isDone = false
    var _failure: [Any] = []
    var _waiting = _Queue()
    var _number = 0
    func receive(subscription: Any) {
        guard !_isDone, _subscription == nil else { return subscription.cancel() }
        _subscription = subscription
        _number = _subscribed("values")
        let demand = _demand
        _demand = 0
        if demand > 0 { subscription.request(Subscribers.Demand.max(demand)) }
    }
    func receive(_ value: Any) -> Subscribers.Demand {
        _subscriptionValue(_number, value)
        (_waiting.next() as? _AsyncAnswer)?.give([value])
        return .none
    }
    func receive(completion: Any) {
        guard !_isDone else { return }
        if case .failure(let error) = completion { _failure = [error] }
        _end(true)
    }
    func cancel() {
        guard !_isDone else { return }
        let subscription = _subscription
        _end(false)
        subscription?.cancel()
    }
    func _end(_ isCompletion: Bool) {
        _isDone = true
        _subscription = nil
        _subscriptionEnded(_number, isCompletion)
        while let answer = _waiting.next() { (answer as? _AsyncAnswer)?.give([]) }
    }
    func next() async throws -> Any? {
        if !_isDone {
            let answer = _AsyncAnswer()
            _waiting.append(answer)
            if let subscription = _subscription { subscription.request(Subscribers.Demand.max(1)) } else { _demand += 1 }
            await answer.wait()
            if let value = answer.value.first { return value }
        }
        if let error = _failure.first {
            _failure = []
            throw error as! any Error
        }
        return nil
    }
}

// The value that one turn waits for; none where the stream has ended.
final class _AsyncAnswer {
    var value: [Any] = []
    var isGiven = false
    var continuation: [Any] = []
    func give(_ value: [Any]) {
        self.value = value
        isGiven = true
        if let waiting = continuation.first { _resume(waiting, 0) }
        continuation = []
    }
    func wait() async { if !isGiven { _ = await _suspend { self.continuation = [$0] } } }
}
