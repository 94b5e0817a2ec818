// swift-format-ignore-file
// Passes the upstream's own subscription on: nothing is between downstream and upstream but the change of values.
final class _Map {
    var downstream: Any?
    let transform: (Any) -> Any
    let failure: ((Any) -> Any)?
    init(_ downstream: Any, _ transform: @escaping (Any) -> Any, _ failure: ((Any) -> Any)? = nil) {
        self.downstream = downstream
        self.transform = transform
        self.failure = failure
    }
    func receive(subscription: Any) { downstream?.receive(subscription: subscription) }
    func receive(_ value: Any) -> Subscribers.Demand {
        guard let target = downstream else { return .none }
        return target.receive(transform(value))
    }
    func receive(completion: Any) {
        let target = downstream
        downstream = nil
        if let failure, case .failure(let error) = completion {
            target?.receive(completion: Subscribers.Completion<any Error>.failure(failure(error)))
        } else {
            target?.receive(completion: completion)
        }
    }
}
final class _DropFirst: Subscription, CustomStringConvertible {
    var downstream: Any?
    var upstream: Any?
    var count: Int
    var isPending = true
    init(_ downstream: Any, _ count: Int) {
        self.downstream = downstream
        self.count = count
    }
    var description: String { "Drop" }
    func receive(subscription: Any) {
        upstream = subscription
        downstream?.receive(subscription: self)
    }
    func receive(_ value: Any) -> Subscribers.Demand {
        guard let target = downstream else { return .none }
        if count > 0 {
            count -= 1
            return .none
        }
        return target.receive(value)
    }
    func receive(completion: Any) {
        let target = downstream
        upstream = nil
        downstream = nil
        target?.receive(completion: completion)
    }
    func request(_ demand: Subscribers.Demand) {
        if isPending {
            isPending = false
            upstream?.request(demand + count)
        } else {
            upstream?.request(demand)
        }
    }
    func cancel() {
        let subscription = upstream
        upstream = nil
        downstream = nil
        subscription?.cancel()
    }
}
// Values at a range of positions.
final class _Output: Subscription, CustomStringConvertible {
    var downstream: Any?
    var upstream: Any?
    var skipped: Int
    var wanted: Int
    init(_ downstream: Any, _ lower: Int, _ upper: Int) {
        self.downstream = downstream
        skipped = lower
        wanted = upper - lower
    }
    var description: String { "Output" }
    func receive(subscription: Any) {
        upstream = subscription
        guard let target = downstream else { return }
        if wanted == 0 {
            downstream = nil
            upstream = nil
            subscription.cancel()
            target.receive(subscription: Subscriptions.empty)
            target.receive(completion: Subscribers.Completion<any Error>.finished)
            return
        }
        target.receive(subscription: self)
    }
    func receive(_ value: Any) -> Subscribers.Demand {
        guard let target = downstream else { return .none }
        if skipped > 0 {
            skipped -= 1
            return .max(1)
        }
        wanted -= 1
        if wanted > 0 { return target.receive(value) }
        let subscription = upstream
        upstream = nil
        downstream = nil
        subscription?.cancel()
        _ = target.receive(value)
        target.receive(completion: Subscribers.Completion<any Error>.finished)
        return .none
    }
    func receive(completion: Any) {
        let target = downstream
        upstream = nil
        downstream = nil
        target?.receive(completion: completion)
    }
    func request(_ demand: Subscribers.Demand) { upstream?.request(demand) }
    func cancel() {
        let subscription = upstream
        upstream = nil
        downstream = nil
        subscription?.cancel()
    }
}
final class _CollectByCount: Subscription, CustomStringConvertible {
    var downstream: Any?
    var upstream: Any?
    let count: Int
    var held: [Any] = []
    init(_ downstream: Any, _ count: Int) {
        self.downstream = downstream
        self.count = count
    }
    var description: String { "CollectByCount" }
    func receive(subscription: Any) {
        upstream = subscription
        downstream?.receive(subscription: self)
    }
    func receive(_ value: Any) -> Subscribers.Demand {
        guard let target = downstream else { return .none }
        held.append(value)
        guard held.count == count else { return .none }
        let group = held
        held = []
        return target.receive(group) * count
    }
    func receive(completion: Any) {
        guard let target = downstream else { return }
        upstream = nil
        downstream = nil
        if case .finished = completion, !held.isEmpty { _ = target.receive(held) }
        held = []
        target.receive(completion: completion)
    }
    func request(_ demand: Subscribers.Demand) { upstream?.request(demand * count) }
    func cancel() {
        let subscription = upstream
        upstream = nil
        downstream = nil
        held = []
        subscription?.cancel()
    }
}
// replaceEmpty and replaceError: a value of its own at the end.
final class _Replacing: Subscription, CustomStringConvertible {
    var downstream: Any?
    var upstream: Any?
    let empty: [Any]
    let error: [Any]
    var demand: Subscribers.Demand = .none
    var hasValue = false
    var waiting: [Any] = []
    init(_ downstream: Any, empty: [Any], error: [Any]) {
        self.downstream = downstream
        self.empty = empty
        self.error = error
    }
    var description: String { empty.isEmpty ? "ReplaceError" : "ReplaceEmpty" }
    func receive(subscription: Any) {
        upstream = subscription
        downstream?.receive(subscription: self)
    }
    func receive(_ value: Any) -> Subscribers.Demand {
        guard let target = downstream else { return .none }
        hasValue = true
        demand -= 1
        let more = target.receive(value)
        demand += more
        return more
    }
    func receive(completion: Any) {
        guard let target = downstream else { return }
        upstream = nil
        var own: [Any] = []
        switch completion {
        case .finished: if !hasValue { own = empty }
        case .failure: own = error
        }
        guard let value = own.first else {
            downstream = nil
            return target.receive(completion: completion)
        }
        if demand > 0 {
            downstream = nil
            _ = target.receive(value)
            target.receive(completion: Subscribers.Completion<any Error>.finished)
        } else {
            waiting = own
        }
    }
    func request(_ amount: Subscribers.Demand) {
        demand += amount
        if let value = waiting.first, let target = downstream {
            waiting = []
            downstream = nil
            _ = target.receive(value)
            target.receive(completion: Subscribers.Completion<any Error>.finished)
        } else {
            upstream?.request(amount)
        }
    }
    func cancel() {
        let subscription = upstream
        upstream = nil
        downstream = nil
        subscription?.cancel()
    }
}
final class _Events: Subscription, CustomStringConvertible {
    var downstream: Any?
    var upstream: Any?
    var onSubscription: Any?
    var onValue: Any?
    var onCompletion: Any?
    var onCancel: Any?
    var onRequest: Any?
    init(_ downstream: Any, _ onSubscription: Any?, _ onValue: Any?, _ onCompletion: Any?, _ onCancel: Any?, _ onRequest: Any?) {
        self.downstream = downstream
        self.onSubscription = onSubscription
        self.onValue = onValue
        self.onCompletion = onCompletion
        self.onCancel = onCancel
        self.onRequest = onRequest
    }
    var description: String { "\(upstream ?? "HandleEvents")" }
    func receive(subscription: Any) {
        onSubscription?(subscription)
        upstream = subscription
        downstream?.receive(subscription: self)
    }
    func receive(_ value: Any) -> Subscribers.Demand {
        onValue?(value)
        guard let target = downstream else { return .none }
        let more = target.receive(value)
        if more > 0 { onRequest?(more) }
        return more
    }
    func receive(completion: Any) {
        onCompletion?(completion)
        let target = downstream
        close()
        target?.receive(completion: completion)
    }
    func request(_ demand: Subscribers.Demand) {
        onRequest?(demand)
        upstream?.request(demand)
    }
    func cancel() {
        guard let subscription = upstream else { return }
        onCancel?()
        close()
        subscription.cancel()
    }
    func close() {
        upstream = nil
        downstream = nil
        onSubscription = nil
        onValue = nil
        onCompletion = nil
        onCancel = nil
        onRequest = nil
    }
}
final class _FlatMap: Subscription, CustomStringConvertible {
    var downstream: Any?
    var upstream: Any?
    let limit: Subscribers.Demand
    var transform: ((Any) -> Any)?
    var inners: [_Inner] = []
    var demand: Subscribers.Demand = .none
    var waiting: [(_Inner, Any)] = []
    var isUpstreamDone = false
    init(_ downstream: Any, _ limit: Subscribers.Demand, _ transform: @escaping (Any) -> Any) {
        self.downstream = downstream
        self.limit = limit
        self.transform = transform
    }
    var description: String { "FlatMap" }
    func receive(subscription: Any) {
        upstream = subscription
        downstream?.receive(subscription: self)
        if upstream != nil { subscription.request(limit) }
    }
    func receive(_ value: Any) -> Subscribers.Demand {
        guard let transform, downstream != nil else { return .none }
        let publisher = transform(value)
        let inner = _Inner(self)
        inners.append(inner)
        publisher.receive(subscriber: inner)
        return .none
    }
    func receive(completion: Any) {
        upstream = nil
        isUpstreamDone = true
        if case .failure = completion { return fail(completion) }
        endIfDone()
    }
    func take(_ value: Any, from inner: _Inner) -> Subscribers.Demand {
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
    func end(_ completion: Any, of inner: _Inner) {
        inners.removeAll { $0 === inner }
        if case .failure = completion { return fail(completion) }
        if !isUpstreamDone { upstream?.request(Subscribers.Demand.max(1)) }
        endIfDone()
    }
    func fail(_ completion: Any) {
        let target = downstream
        let others = inners
        let subscription = upstream
        close()
        subscription?.cancel()
        for inner in others { inner.stop() }
        target?.receive(completion: completion)
    }
    func endIfDone() {
        guard isUpstreamDone, inners.isEmpty, waiting.isEmpty, let target = downstream else { return }
        close()
        target.receive(completion: Subscribers.Completion<any Error>.finished)
    }
    func request(_ amount: Subscribers.Demand) {
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
    func cancel() {
        let subscription = upstream
        let others = inners
        close()
        subscription?.cancel()
        for inner in others { inner.stop() }
    }
    func close() {
        upstream = nil
        downstream = nil
        transform = nil
        inners = []
        waiting = []
        isUpstreamDone = true
    }
    var innerDemand: Subscribers.Demand { demand == .unlimited ? .unlimited : .max(1) }
}
// One of several upstreams of an operator.
final class _Inner {
    var owner: Any?
    var upstream: Any?
    let index: Int
    init(_ owner: Any, _ index: Int = 0) {
        self.owner = owner
        self.index = index
    }
    func receive(subscription: Any) {
        guard let owner, upstream == nil else { return subscription.cancel() }
        upstream = subscription
        let demand = owner.innerDemand
        if demand > 0 { subscription.request(demand) }
    }
    func receive(_ value: Any) -> Subscribers.Demand {
        guard let owner else { return .none }
        return owner.take(value, from: self)
    }
    func receive(completion: Any) {
        let target = owner
        owner = nil
        upstream = nil
        target?.end(completion, of: self)
    }
    func stop() {
        let subscription = upstream
        owner = nil
        upstream = nil
        subscription?.cancel()
    }
}
final class _SwitchToLatest: Subscription, CustomStringConvertible {
    var downstream: Any?
    var upstream: Any?
    var inner: _Inner?
    var demand: Subscribers.Demand = .none
    var isUpstreamDone = false
    init(_ downstream: Any) { self.downstream = downstream }
    var description: String { "SwitchToLatest" }
    func receive(subscription: Any) {
        upstream = subscription
        downstream?.receive(subscription: self)
        if upstream != nil { subscription.request(Subscribers.Demand.unlimited) }
    }
    func receive(_ publisher: Any) -> Subscribers.Demand {
        guard downstream != nil else { return .none }
        let old = inner
        inner = nil
        old?.stop()
        let next = _Inner(self)
        inner = next
        publisher.receive(subscriber: next)
        return .none
    }
    func receive(completion: Any) {
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
    func take(_ value: Any, from source: _Inner) -> Subscribers.Demand {
        guard source === inner, let target = downstream else { return .none }
        demand -= 1
        let more = target.receive(value)
        demand += more
        return more
    }
    func end(_ completion: Any, of source: _Inner) {
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
    func request(_ amount: Subscribers.Demand) {
        demand += amount
        inner?.upstream?.request(amount)
    }
    func cancel() {
        let subscription = upstream
        let old = inner
        upstream = nil
        downstream = nil
        inner = nil
        old?.stop()
        subscription?.cancel()
    }
}
// Runs from one upstream to the next where the first ends: catch, retry, append.
final class _Catch: Subscription, CustomStringConvertible {
    var downstream: Any?
    var upstream: Any?
    var handler: ((Any) throws -> Any)?
    var demand: Subscribers.Demand = .none
    init(_ downstream: Any, _ handler: @escaping (Any) throws -> Any) {
        self.downstream = downstream
        self.handler = handler
    }
    var description: String { "Catch" }
    func receive(subscription: Any) {
        upstream = subscription
        downstream?.receive(subscription: self)
    }
    func receive(_ value: Any) -> Subscribers.Demand {
        guard let target = downstream else { return .none }
        demand -= 1
        let more = target.receive(value)
        demand += more
        return more
    }
    func receive(completion: Any) {
        guard let target = downstream else { return }
        upstream = nil
        let act = handler
        handler = nil
        guard case .failure(let error) = completion, let act else {
            downstream = nil
            return target.receive(completion: completion)
        }
        do {
            let next = try act(error)
            next.receive(subscriber: _Successor(self))
        } catch {
            downstream = nil
            target.receive(completion: Subscribers.Completion<any Error>.failure(error))
        }
    }
    func request(_ amount: Subscribers.Demand) {
        demand += amount
        upstream?.request(amount)
    }
    func cancel() {
        let subscription = upstream
        upstream = nil
        downstream = nil
        handler = nil
        subscription?.cancel()
    }
}
// The second upstream of an operator, whose first has ended.
final class _Successor {
    var owner: Any?
    init(_ owner: Any) { self.owner = owner }
    func receive(subscription: Any) {
        guard let owner, owner.downstream != nil else { return subscription.cancel() }
        owner.upstream = subscription
        if owner.demand > 0 { subscription.request(owner.demand) }
    }
    func receive(_ value: Any) -> Subscribers.Demand { owner?.receive(value) ?? .none }
    func receive(completion: Any) {
        let target = owner
        owner = nil
        target?.receive(completion: completion)
    }
}
final class _Retry: Subscription, CustomStringConvertible {
    var downstream: Any?
    var upstream: Any?
    var left: Int
    var resubscribe: ((Any) -> Void)?
    var demand: Subscribers.Demand = .none
    init(_ downstream: Any, _ count: Int, _ resubscribe: @escaping (Any) -> Void) {
        self.downstream = downstream
        left = count
        self.resubscribe = resubscribe
    }
    var description: String { "Retry" }
    func receive(subscription: Any) {
        upstream = subscription
        downstream?.receive(subscription: self)
    }
    func receive(_ value: Any) -> Subscribers.Demand {
        guard let target = downstream else { return .none }
        demand -= 1
        let more = target.receive(value)
        demand += more
        return more
    }
    func receive(completion: Any) {
        guard let target = downstream else { return }
        upstream = nil
        if case .failure = completion, left > 0, let resubscribe {
            left -= 1
            return resubscribe(_Successor(self))
        }
        downstream = nil
        resubscribe = nil
        target.receive(completion: completion)
    }
    func request(_ amount: Subscribers.Demand) {
        demand += amount
        upstream?.request(amount)
    }
    func cancel() {
        let subscription = upstream
        upstream = nil
        downstream = nil
        resubscribe = nil
        subscription?.cancel()
    }
}
final class _Concatenation: Subscription, CustomStringConvertible {
    var downstream: Any?
    var upstream: Any?
    var next: Any?
    var demand: Subscribers.Demand = .none
    init(_ downstream: Any, _ next: Any) {
        self.downstream = downstream
        self.next = next
    }
    var description: String { "Concatenate" }
    func receive(subscription: Any) {
        upstream = subscription
        downstream?.receive(subscription: self)
    }
    func receive(_ value: Any) -> Subscribers.Demand {
        guard let target = downstream else { return .none }
        demand -= 1
        let more = target.receive(value)
        demand += more
        return more
    }
    func receive(completion: Any) {
        guard let target = downstream else { return }
        upstream = nil
        if case .finished = completion, let publisher = next {
            next = nil
            return publisher.receive(subscriber: _Successor(self))
        }
        downstream = nil
        next = nil
        target.receive(completion: completion)
    }
    func request(_ amount: Subscribers.Demand) {
        demand += amount
        upstream?.request(amount)
    }
    func cancel() {
        let subscription = upstream
        upstream = nil
        downstream = nil
        next = nil
        subscription?.cancel()
    }
}
final class _Zip: Subscription, CustomStringConvertible {
    var downstream: Any?
    var publishers: [Any]
    let transform: ([Any]) -> Any
    var inners: [_Inner] = []
    var held: [[Any]] = []
    var ended: [Bool] = []
    init(_ downstream: Any, _ publishers: [Any], _ transform: @escaping ([Any]) -> Any) {
        self.downstream = downstream
        self.publishers = publishers
        self.transform = transform
    }
    var description: String { "Zip" }
    var innerDemand: Subscribers.Demand { .none }
    func start() {
        held = publishers.map { _ in [] }
        ended = publishers.map { _ in false }
        inners = publishers.indices.map { _Inner(self, $0) }
        let sources = publishers
        publishers = []
        for (index, source) in sources.enumerated() { source.receive(subscriber: inners[index]) }
        downstream?.receive(subscription: self)
    }
    func take(_ value: Any, from inner: _Inner) -> Subscribers.Demand {
        guard let target = downstream else { return .none }
        held[inner.index].append(value)
        guard held.allSatisfy({ !$0.isEmpty }) else { return .none }
        let row = held.indices.map { held[$0].removeFirst() }
        let more = target.receive(transform(row))
        endIfDone()
        if more > 0 { for other in inners where other !== inner { other.upstream?.request(more) } }
        return more
    }
    func end(_ completion: Any, of inner: _Inner) {
        guard let target = downstream else { return }
        if case .failure = completion {
            close()
            return target.receive(completion: completion)
        }
        ended[inner.index] = true
        endIfDone()
    }
    func endIfDone() {
        guard let target = downstream, held.indices.contains(where: { ended[$0] && held[$0].isEmpty }) else { return }
        close()
        target.receive(completion: Subscribers.Completion<any Error>.finished)
    }
    func request(_ demand: Subscribers.Demand) { for inner in inners { inner.upstream?.request(demand) } }
    func cancel() { close() }
    func close() {
        downstream = nil
        let others = inners
        inners = []
        held = []
        for inner in others { inner.stop() }
    }
}
final class _CombineLatest: Subscription, CustomStringConvertible {
    var downstream: Any?
    var publishers: [Any]
    let transform: ([Any]) -> Any
    var inners: [_Inner] = []
    var latest: [[Any]] = []
    var demand: Subscribers.Demand = .none
    var running = 0
    init(_ downstream: Any, _ publishers: [Any], _ transform: @escaping ([Any]) -> Any) {
        self.downstream = downstream
        self.publishers = publishers
        self.transform = transform
    }
    var description: String { "CombineLatest" }
    var innerDemand: Subscribers.Demand { .none }
    func start() {
        latest = publishers.map { _ in [] }
        running = publishers.count
        inners = publishers.indices.map { _Inner(self, $0) }
        let sources = publishers
        publishers = []
        for (index, source) in sources.enumerated() { source.receive(subscriber: inners[index]) }
        downstream?.receive(subscription: self)
        if running == 0, let target = downstream {
            close()
            target.receive(completion: Subscribers.Completion<any Error>.finished)
        }
    }
    func take(_ value: Any, from inner: _Inner) -> Subscribers.Demand {
        guard let target = downstream else { return .none }
        latest[inner.index] = [value]
        guard latest.allSatisfy({ !$0.isEmpty }), demand > 0 else { return .none }
        demand -= 1
        let more = target.receive(transform(latest.map { $0[0] }))
        demand += more
        return more
    }
    func end(_ completion: Any, of inner: _Inner) {
        guard let target = downstream else { return }
        if case .failure = completion {
            close()
            return target.receive(completion: completion)
        }
        running -= 1
        guard running == 0 || latest[inner.index].isEmpty, demand > 0 || running == 0 else { return }
        close()
        target.receive(completion: Subscribers.Completion<any Error>.finished)
    }
    func request(_ amount: Subscribers.Demand) {
        demand += amount
        for inner in inners { inner.upstream?.request(amount) }
    }
    func cancel() { close() }
    func close() {
        downstream = nil
        let others = inners
        inners = []
        latest = []
        for inner in others { inner.stop() }
    }
}
final class _Merge: Subscription, CustomStringConvertible {
    var downstream: Any?
    var publishers: [Any]
    var inners: [_Inner] = []
    var demand: Subscribers.Demand = .none
    var running = 0
    var waiting: [Any] = []
    init(_ downstream: Any, _ publishers: [Any]) {
        self.downstream = downstream
        self.publishers = publishers
    }
    var description: String { "Merge" }
    var innerDemand: Subscribers.Demand { demand == .unlimited ? .unlimited : .max(1) }
    func start() {
        running = publishers.count
        downstream?.receive(subscription: self)
        let sources = publishers
        publishers = []
        inners = sources.indices.map { _Inner(self, $0) }
        let own = inners
        for (index, source) in sources.enumerated() where downstream != nil { source.receive(subscriber: own[index]) }
        if sources.isEmpty { endIfDone() }
    }
    func take(_ value: Any, from inner: _Inner) -> Subscribers.Demand {
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
    func end(_ completion: Any, of inner: _Inner) {
        running -= 1
        inners.removeAll { $0 === inner }
        if case .failure = completion, let target = downstream {
            close()
            return target.receive(completion: completion)
        }
        endIfDone()
    }
    func endIfDone() {
        guard running == 0, waiting.isEmpty, let target = downstream else { return }
        close()
        target.receive(completion: Subscribers.Completion<any Error>.finished)
    }
    func request(_ amount: Subscribers.Demand) {
        guard let target = downstream else { return }
        demand += amount
        while demand > 0, !waiting.isEmpty {
            demand -= 1
            demand += target.receive(waiting.removeFirst())
        }
        for inner in inners { inner.upstream?.request(demand == .unlimited ? Subscribers.Demand.unlimited : Subscribers.Demand.max(1)) }
        if running == 0, publishers.isEmpty, !inners.isEmpty || waiting.isEmpty, running == 0 { endIfDone() }
    }
    func cancel() { close() }
    func close() {
        downstream = nil
        waiting = []
        let others = inners
        inners = []
        for inner in others { inner.stop() }
    }
}
final class _Buffer: Subscription, CustomStringConvertible {
    var downstream: Any?
    var upstream: Any?
    let size: Int
    let prefetch: Publishers.PrefetchStrategy
    let whenFull: Any
    var held: [Any] = []
    var demand: Subscribers.Demand = .none
    var completion: [Any] = []
    var isDelivering = false
    init(_ downstream: Any, _ size: Int, _ prefetch: Publishers.PrefetchStrategy, _ whenFull: Any) {
        self.downstream = downstream
        self.size = size
        self.prefetch = prefetch
        self.whenFull = whenFull
    }
    var description: String { "Buffer" }
    func receive(subscription: Any) {
        upstream = subscription
        if case .keepFull = prefetch { subscription.request(Subscribers.Demand.max(size)) } else { subscription.request(Subscribers.Demand.unlimited) }
        downstream?.receive(subscription: self)
        deliver()
    }
    func receive(_ value: Any) -> Subscribers.Demand {
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
                deliver()
                return .none
            }
        }
        held.append(value)
        deliver()
        return .none
    }
    func receive(completion end: Any) {
        guard completion.isEmpty else { return }
        completion = [end]
        upstream = nil
        deliver()
    }
    func request(_ amount: Subscribers.Demand) {
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
        if held.isEmpty, demand > 0, let end = completion.first, let target = downstream {
            downstream = nil
            target.receive(completion: end)
        }
    }
    func cancel() {
        let subscription = upstream
        upstream = nil
        downstream = nil
        held = []
        subscription?.cancel()
    }
}
// A subscriber of an autoconnected publisher: the last one that leaves ends the connection.
final class _Counted: Subscription, CustomStringConvertible {
    var downstream: Any?
    var upstream: Any?
    var owner: Any?
    init(_ downstream: Any, _ owner: Any) {
        self.downstream = downstream
        self.owner = owner
    }
    var description: String { "\(upstream ?? "Autoconnect")" }
    func receive(subscription: Any) {
        upstream = subscription
        downstream?.receive(subscription: self)
    }
    func receive(_ value: Any) -> Subscribers.Demand { downstream?.receive(value) ?? .none }
    func receive(completion: Any) {
        let target = downstream
        let publisher = owner
        upstream = nil
        downstream = nil
        owner = nil
        publisher?._end()
        target?.receive(completion: completion)
    }
    func request(_ demand: Subscribers.Demand) { upstream?.request(demand) }
    func cancel() {
        let subscription = upstream
        let publisher = owner
        upstream = nil
        downstream = nil
        owner = nil
        subscription?.cancel()
        publisher?._leave()
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
    var main: _Inner?
    var trigger: _Inner?
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
        let first = _Inner(self, 0)
        let second = _Inner(self, 1)
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
    func take(_ value: Any, from inner: _Inner) -> Subscribers.Demand {
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
    func end(_ completion: Any, of inner: _Inner) {
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
