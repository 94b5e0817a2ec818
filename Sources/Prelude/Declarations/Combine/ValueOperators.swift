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

// Leaves out the first values.
final class _DropFirst: _OperatorSubscription {
    var count: Int
    var isPending = true
    init(_ downstream: Any, _ count: Int) {
        self.count = count
        super.init(downstream)
    }
    override var description: String { "Drop" }
    override func receive(_ value: Any) -> Subscribers.Demand {
        guard let target = downstream else { return .none }
        if count > 0 {
            count -= 1
            return .none
        }
        return target.receive(value)
    }
    override func request(_ demand: Subscribers.Demand) {
        if isPending {
            isPending = false
            upstream?.request(demand + count)
        } else {
            upstream?.request(demand)
        }
    }
}

// Values at a range of positions.
final class _Output: _OperatorSubscription {
    var skipped: Int
    var wanted: Int
    init(_ downstream: Any, _ lower: Int, _ upper: Int) {
        skipped = lower
        wanted = upper - lower
        super.init(downstream)
    }
    override var description: String { "Output" }
    override func receive(subscription: Any) {
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
    override func receive(_ value: Any) -> Subscribers.Demand {
        guard let target = downstream else { return .none }
        if skipped > 0 {
            skipped -= 1
            return .max(1)
        }
        wanted -= 1
        if wanted > 0 { return target.receive(value) }
        let subscription = upstream
        close()
        subscription?.cancel()
        _ = target.receive(value)
        target.receive(completion: Subscribers.Completion<any Error>.finished)
        return .none
    }
}

// Gathers values into arrays of a size.
final class _CollectByCount: _OperatorSubscription {
    let count: Int
    var held: [Any] = []
    init(_ downstream: Any, _ count: Int) {
        self.count = count
        super.init(downstream)
    }
    override var description: String { "CollectByCount" }
    override func receive(_ value: Any) -> Subscribers.Demand {
        guard let target = downstream else { return .none }
        held.append(value)
        guard held.count == count else { return .none }
        let group = held
        held = []
        return target.receive(group) * count
    }
    override func receive(completion: Any) {
        guard let target = downstream else { return }
        let rest = held
        close()
        if case .finished = completion, !rest.isEmpty { _ = target.receive(rest) }
        target.receive(completion: completion)
    }
    override func request(_ demand: Subscribers.Demand) { upstream?.request(demand * count) }
    override func close() {
        super.close()
        held = []
    }
}

// Calls the closures of `handleEvents` and passes everything on.
final class _HandleEvents: _OperatorSubscription {
    var onSubscription: Any?
    var onValue: Any?
    var onCompletion: Any?
    var onCancel: Any?
    var onRequest: Any?
    init(_ downstream: Any, _ onSubscription: Any?, _ onValue: Any?, _ onCompletion: Any?, _ onCancel: Any?, _ onRequest: Any?) {
        self.onSubscription = onSubscription
        self.onValue = onValue
        self.onCompletion = onCompletion
        self.onCancel = onCancel
        self.onRequest = onRequest
        super.init(downstream)
    }
    override var description: String { "\(upstream ?? "HandleEvents")" }
    override func receive(subscription: Any) {
        onSubscription?(subscription)
        super.receive(subscription: subscription)
    }
    override func receive(_ value: Any) -> Subscribers.Demand {
        onValue?(value)
        guard let target = downstream else { return .none }
        let more = target.receive(value)
        if more > 0 { onRequest?(more) }
        return more
    }
    override func receive(completion: Any) {
        onCompletion?(completion)
        super.receive(completion: completion)
    }
    override func request(_ demand: Subscribers.Demand) {
        onRequest?(demand)
        super.request(demand)
    }
    override func cancel() {
        guard upstream != nil else { return }
        onCancel?()
        super.cancel()
    }
    override func close() {
        super.close()
        onSubscription = nil
        onValue = nil
        onCompletion = nil
        onCancel = nil
        onRequest = nil
    }
}

// A subscriber of an autoconnected publisher: the last one that leaves ends the connection.
final class _AutoconnectedSubscriber: _OperatorSubscription {
    var owner: Any?
    init(_ downstream: Any, _ owner: Any) {
        self.owner = owner
        super.init(downstream)
    }
    override var description: String { "\(upstream ?? "Autoconnect")" }
    override func cancel() {
        let publisher = owner
        super.cancel()
        publisher?._leave()
    }
    override func close() {
        super.close()
        owner = nil
    }
}
