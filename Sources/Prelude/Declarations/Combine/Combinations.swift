// An operator over several upstreams.
class _Combination: Subscription, CustomStringConvertible {
    var downstream: Any?
    var publishers: [Any]
    var inners: [_UpstreamSubscriber] = []
    init(_ downstream: Any, _ publishers: [Any]) {
        self.downstream = downstream
        self.publishers = publishers
    }
    var description: String { "Subscription" }
    var innerDemand: Subscribers.Demand { .none }
    // Subscribes to all, as long as somebody listens.
    func open() {
        let sources = publishers
        publishers = []
        inners = sources.indices.map { _UpstreamSubscriber(self, $0) }
        let own = inners
        for (index, source) in sources.enumerated() where downstream != nil { source.receive(subscriber: own[index]) }
    }
    // A failure of one ends all.
    func end(_ completion: Any, of inner: _UpstreamSubscriber) {
        guard let target = downstream else { return }
        if case .failure = completion {
            close()
            target.receive(completion: completion)
        } else {
            didEnd(inner)
        }
    }
    func didEnd(_ inner: _UpstreamSubscriber) {}
    func request(_ demand: Subscribers.Demand) { for inner in inners { inner.upstream?.request(demand) } }
    func cancel() { close() }
    func close() {
        downstream = nil
        let others = inners
        inners = []
        for inner in others { inner.stop() }
    }
}

// Emits when each upstream has sent a value that was not used yet.
final class _Zip: _Combination {
    let transform: ([Any]) -> Any
    var held: [[Any]] = []
    var ended: [Bool] = []
    init(_ downstream: Any, _ publishers: [Any], _ transform: @escaping ([Any]) -> Any) {
        self.transform = transform
        super.init(downstream, publishers)
    }
    override var description: String { "Zip" }
    func start() {
        held = publishers.map { _ in [] }
        ended = publishers.map { _ in false }
        open()
        downstream?.receive(subscription: self)
    }
    func take(_ value: Any, from inner: _UpstreamSubscriber) -> Subscribers.Demand {
        guard let target = downstream else { return .none }
        held[inner.index].append(value)
        guard held.allSatisfy({ !$0.isEmpty }) else { return .none }
        let row = held.indices.map { held[$0].removeFirst() }
        let more = target.receive(transform(row))
        endIfDone()
        if more > 0 { for other in inners where other !== inner { other.upstream?.request(more) } }
        return more
    }
    override func didEnd(_ inner: _UpstreamSubscriber) {
        ended[inner.index] = true
        endIfDone()
    }
    func endIfDone() {
        guard let target = downstream, held.indices.contains(where: { ended[$0] && held[$0].isEmpty }) else { return }
        close()
        target.receive(completion: Subscribers.Completion<any Error>.finished)
    }
    override func close() {
        held = []
        super.close()
    }
}

// Emits the latest value of every upstream when one of them sends another.
final class _CombineLatest: _Combination {
    let transform: ([Any]) -> Any
    var latest: [[Any]] = []
    var demand: Subscribers.Demand = .none
    var running = 0
    init(_ downstream: Any, _ publishers: [Any], _ transform: @escaping ([Any]) -> Any) {
        self.transform = transform
        super.init(downstream, publishers)
    }
    override var description: String { "CombineLatest" }
    func start() {
        latest = publishers.map { _ in [] }
        running = publishers.count
        open()
        downstream?.receive(subscription: self)
        if running == 0, let target = downstream {
            close()
            target.receive(completion: Subscribers.Completion<any Error>.finished)
        }
    }
    func take(_ value: Any, from inner: _UpstreamSubscriber) -> Subscribers.Demand {
        guard let target = downstream else { return .none }
        latest[inner.index] = [value]
        guard latest.allSatisfy({ !$0.isEmpty }), demand > 0 else { return .none }
        demand -= 1
        let more = target.receive(transform(latest.map { $0[0] }))
        demand += more
        return more
    }
    override func didEnd(_ inner: _UpstreamSubscriber) {
        guard let target = downstream else { return }
        running -= 1
        guard running == 0 || latest[inner.index].isEmpty, demand > 0 || running == 0 else { return }
        close()
        target.receive(completion: Subscribers.Completion<any Error>.finished)
    }
    override func request(_ amount: Subscribers.Demand) {
        demand += amount
        super.request(amount)
    }
    override func close() {
        latest = []
        super.close()
    }
}

// Passes on what any of the upstreams sends.
final class _Merge: _Combination {
    var demand: Subscribers.Demand = .none
    var running = 0
    var waiting: [Any] = []
    override var description: String { "Merge" }
    override var innerDemand: Subscribers.Demand { demand == .unlimited ? .unlimited : .max(1) }
    func start() {
        running = publishers.count
        downstream?.receive(subscription: self)
        open()
        endIfDone()
    }
    func take(_ value: Any, from inner: _UpstreamSubscriber) -> Subscribers.Demand {
        guard let target = downstream else { return .none }
        if demand == .unlimited {
            _ = target.receive(value)
            return .none
        }
        guard demand > 0 else {
            waiting.append(value)
            return .none
        }
        demand -= 1
        demand += target.receive(value)
        return .max(1)
    }
    override func didEnd(_ inner: _UpstreamSubscriber) {
        running -= 1
        inners.removeAll { $0 === inner }
        endIfDone()
    }
    func endIfDone() {
        guard running == 0, waiting.isEmpty, let target = downstream else { return }
        close()
        target.receive(completion: Subscribers.Completion<any Error>.finished)
    }
    override func request(_ amount: Subscribers.Demand) {
        guard let target = downstream else { return }
        demand += amount
        while demand > 0, !waiting.isEmpty {
            demand -= 1
            demand += target.receive(waiting.removeFirst())
        }
        for inner in inners { inner.upstream?.request(demand == .unlimited ? Subscribers.Demand.unlimited : Subscribers.Demand.max(1)) }
        endIfDone()
    }
    override func close() {
        waiting = []
        super.close()
    }
}
