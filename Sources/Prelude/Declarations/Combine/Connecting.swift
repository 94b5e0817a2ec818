// Keeps values until downstream asks for them.
final class _Buffer: _OperatorSubscription {
    let size: Int
    let prefetch: Publishers.PrefetchStrategy
    let whenFull: Any
    var held: [Any] = []
    var demand: Subscribers.Demand = .none
    var completion: [Any] = []
    var isDelivering = false
    init(_ downstream: Any, _ size: Int, _ prefetch: Publishers.PrefetchStrategy, _ whenFull: Any) {
        self.size = size
        self.prefetch = prefetch
        self.whenFull = whenFull
        super.init(downstream)
    }
    override var description: String { "Buffer" }
    override func receive(subscription: Any) {
        upstream = subscription
        if case .keepFull = prefetch { subscription.request(Subscribers.Demand.max(size)) } else { subscription.request(Subscribers.Demand.unlimited) }
        downstream?.receive(subscription: self)
        deliver()
    }
    override func receive(_ value: Any) -> Subscribers.Demand {
        guard let target = downstream, completion.isEmpty else { return .none }
        if held.count >= size {
            switch whenFull {
            case .dropNewest: return .none
            case .dropOldest: held.removeFirst()
            case .customError(let make):
                completion = [Subscribers.Completion<any Error>.failure(make())]
                let subscription = upstream
                upstream = nil
                subscription?.cancel()
                return .none
            }
        }
        held.append(value)
        deliver()
        return .none
    }
    override func receive(completion end: Any) {
        guard completion.isEmpty else { return }
        completion = [end]
        upstream = nil
        deliver()
    }
    override func request(_ amount: Subscribers.Demand) {
        demand += amount
        deliver()
    }
    func deliver() {
        guard !isDelivering else { return }
        isDelivering = true
        while demand > 0, !held.isEmpty, let target = downstream {
            demand -= 1
            let value = held.removeFirst()
            demand += target.receive(value)
            if case .keepFull = prefetch { upstream?.request(Subscribers.Demand.max(1)) }
        }
        isDelivering = false
        guard let end = completion.first, let target = downstream else { return }
        // A failure overtakes what nobody has asked for yet; an end does not.
        if case .finished = end, !held.isEmpty || demand == 0 { return }
        close()
        target.receive(completion: end)
    }
    override func close() {
        super.close()
        held = []
    }
}

// A subject as a subscriber.
final class _SubjectSubscriber: Subscription, CustomStringConvertible {
    var subject: Any?
    var upstream: Any?
    init(_ subject: Any) { self.subject = subject }
    var description: String { "Subject" }
    func receive(subscription: Any) {
        guard let subject, upstream == nil else { return subscription.cancel() }
        upstream = subscription
        subject.send(subscription: self)
    }
    func receive(_ value: Any) -> Subscribers.Demand {
        subject?.send(value)
        return .none
    }
    func receive(completion: Any) {
        let target = subject
        subject = nil
        upstream = nil
        target?.send(completion: completion)
    }
    func request(_ demand: Subscribers.Demand) { upstream?.request(demand) }
    func cancel() {
        let subscription = upstream
        subject = nil
        upstream = nil
        subscription?.cancel()
    }
}

func _subscribeSubject(_ publisher: Any, _ subject: Any) -> AnyCancellable {
    let subscriber = _SubjectSubscriber(subject)
    publisher.receive(subscriber: subscriber)
    return AnyCancellable { subscriber.cancel() }
}

extension Publisher { func subscribe<S: Subject>(_ subject: S) -> AnyCancellable { _subscribeSubject(self, subject) } }

// prefix(untilOutputFrom:) and drop(untilOutputFrom:): another publisher closes or opens the way.
final class _Gate: Subscription, CustomStringConvertible {
    var downstream: Any?
    var source: Any?
    var other: Any?
    let opens: Bool
    var isOpen: Bool
    var main: _UpstreamSubscriber?
    var trigger: _UpstreamSubscriber?
    var demand: Subscribers.Demand = .none
    init(_ downstream: Any, _ source: Any, _ other: Any, opens: Bool) {
        self.downstream = downstream
        self.source = source
        self.other = other
        self.opens = opens
        isOpen = !opens
    }
    var description: String { opens ? "DropUntilOutput" : "PrefixUntilOutput" }
    var innerDemand: Subscribers.Demand { .none }
    func start() {
        let first = _UpstreamSubscriber(self, 0)
        let second = _UpstreamSubscriber(self, 1)
        main = first
        trigger = second
        let own = source
        let gate = other
        source = nil
        other = nil
        gate?.receive(subscriber: second)
        second.upstream?.request(Subscribers.Demand.max(1))
        guard downstream != nil else { return }
        own?.receive(subscriber: first)
        downstream?.receive(subscription: self)
    }
    func take(_ value: Any, from inner: _UpstreamSubscriber) -> Subscribers.Demand {
        guard let target = downstream else { return .none }
        if inner === trigger {
            trigger = nil
            if opens {
                isOpen = true
                inner.stop()
            } else {
                close()
                target.receive(completion: Subscribers.Completion<any Error>.finished)
            }
            return .none
        }
        guard isOpen else { return .max(1) }
        return target.receive(value)
    }
    func end(_ completion: Any, of inner: _UpstreamSubscriber) {
        guard let target = downstream else { return }
        if inner === trigger {
            trigger = nil
            if opens, !isOpen {
                close()
                target.receive(completion: completion)
            }
            return
        }
        close()
        target.receive(completion: completion)
    }
    func request(_ amount: Subscribers.Demand) { main?.upstream?.request(amount) }
    func cancel() { close() }
    func close() {
        let first = main
        let second = trigger
        main = nil
        trigger = nil
        downstream = nil
        first?.stop()
        second?.stop()
    }
}
