// An operator that takes the values of the publishers that its upstream tells.
final class _FlatMap: _OperatorSubscription {
    let limit: Subscribers.Demand
    var transform: ((Any) -> Any)?
    var inners: [_UpstreamSubscriber] = []
    var demand: Subscribers.Demand = .none
    var waiting: [(_UpstreamSubscriber, Any)] = []
    var isUpstreamDone = false
    init(_ downstream: Any, _ limit: Subscribers.Demand, _ transform: @escaping (Any) -> Any) {
        self.limit = limit
        self.transform = transform
        super.init(downstream)
    }
    override var description: String { "FlatMap" }
    override func receive(subscription: Any) {
        super.receive(subscription: subscription)
        if upstream != nil { subscription.request(limit) }
    }
    override func receive(_ value: Any) -> Subscribers.Demand {
        guard let transform, downstream != nil else { return .none }
        let publisher = transform(value)
        let inner = _UpstreamSubscriber(self)
        inners.append(inner)
        publisher.receive(subscriber: inner)
        return .none
    }
    override func receive(completion: Any) {
        upstream = nil
        isUpstreamDone = true
        if case .failure = completion { return fail(completion) }
        endIfDone()
    }
    func take(_ value: Any, from inner: _UpstreamSubscriber) -> Subscribers.Demand {
        guard let target = downstream else { return .none }
        if demand == .unlimited {
            _ = target.receive(value)
            return .none
        }
        if demand > 0, waiting.isEmpty {
            demand -= 1
            demand += target.receive(value)
            return .max(1)
        }
        waiting.append((inner, value))
        return .none
    }
    func end(_ completion: Any, of inner: _UpstreamSubscriber) {
        inners.removeAll { $0 === inner }
        if case .failure = completion { return fail(completion) }
        if !isUpstreamDone { upstream?.request(Subscribers.Demand.max(1)) }
        endIfDone()
    }
    func fail(_ completion: Any) {
        let target = downstream
        cancel()
        target?.receive(completion: completion)
    }
    func endIfDone() {
        guard isUpstreamDone, inners.isEmpty, waiting.isEmpty, let target = downstream else { return }
        close()
        target.receive(completion: Subscribers.Completion<any Error>.finished)
    }
    override func request(_ amount: Subscribers.Demand) {
        guard let target = downstream else { return }
        let wasUnlimited = demand == .unlimited
        demand += amount
        while demand > 0, !waiting.isEmpty, downstream != nil {
            let (inner, value) = waiting.removeFirst()
            demand -= 1
            demand += target.receive(value)
            if demand != .unlimited { inner.upstream?.request(Subscribers.Demand.max(1)) }
        }
        if demand == .unlimited, !wasUnlimited { for inner in inners { inner.upstream?.request(Subscribers.Demand.unlimited) } }
        endIfDone()
    }
    override func cancel() {
        let others = inners
        super.cancel()
        for inner in others { inner.stop() }
    }
    override func close() {
        super.close()
        transform = nil
        inners = []
        waiting = []
        isUpstreamDone = true
    }
    var innerDemand: Subscribers.Demand { demand == .unlimited ? .unlimited : .max(1) }
}

// An operator that takes the values of the newest publisher that its upstream tells.
final class _SwitchToLatest: _OperatorSubscription {
    var inner: _UpstreamSubscriber?
    var demand: Subscribers.Demand = .none
    var isUpstreamDone = false
    override var description: String { "SwitchToLatest" }
    override func receive(subscription: Any) {
        super.receive(subscription: subscription)
        if upstream != nil { subscription.request(Subscribers.Demand.unlimited) }
    }
    override func receive(_ publisher: Any) -> Subscribers.Demand {
        guard downstream != nil else { return .none }
        let old = inner
        inner = nil
        old?.stop()
        let next = _UpstreamSubscriber(self)
        inner = next
        publisher.receive(subscriber: next)
        return .none
    }
    override func receive(completion: Any) {
        upstream = nil
        isUpstreamDone = true
        if case .failure = completion {
            let target = downstream
            let old = inner
            downstream = nil
            inner = nil
            old?.stop()
            target?.receive(completion: completion)
        } else if inner == nil {
            let target = downstream
            downstream = nil
            target?.receive(completion: completion)
        }
    }
    var innerDemand: Subscribers.Demand { demand }
    func take(_ value: Any, from source: _UpstreamSubscriber) -> Subscribers.Demand {
        guard source === inner, let target = downstream else { return .none }
        demand -= 1
        let more = target.receive(value)
        demand += more
        return more
    }
    func end(_ completion: Any, of source: _UpstreamSubscriber) {
        guard source === inner else { return }
        inner = nil
        guard let target = downstream else { return }
        if case .failure = completion {
            let subscription = upstream
            upstream = nil
            downstream = nil
            subscription?.cancel()
            target.receive(completion: completion)
        } else if isUpstreamDone {
            downstream = nil
            target.receive(completion: completion)
        }
    }
    override func request(_ amount: Subscribers.Demand) {
        demand += amount
        inner?.upstream?.request(amount)
    }
    override func cancel() {
        let subscription = upstream
        let old = inner
        upstream = nil
        downstream = nil
        inner = nil
        old?.stop()
        subscription?.cancel()
    }
}
