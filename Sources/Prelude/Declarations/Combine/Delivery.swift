// Where values arrive, and where subscriptions begin.
extension Publisher {
    func receive<S>(on scheduler: S, options: Any? = nil) -> AnyPublisher<Output, Failure> {
        AnyPublisher<Output, Failure>(_attach: { self.receive(subscriber: _ScheduledDelivery("ReceiveOn", $0, scheduler, nil)) })
    }
    func subscribe<S>(on scheduler: S, options: Any? = nil) -> AnyPublisher<Output, Failure> {
        AnyPublisher<Output, Failure>(_attach: {
            let link = _SubscribeOn($0, scheduler)
            _perform(scheduler) { self.receive(subscriber: link) }
        })
    }
    func delay<S>(for interval: Any, tolerance: Any? = nil, scheduler: S, options: Any? = nil) -> AnyPublisher<Output, Failure> {
        AnyPublisher<Output, Failure>(_attach: { self.receive(subscriber: _ScheduledDelivery("Delay", $0, scheduler, interval)) })
    }
}

// Passes values and the end on when the scheduler gets to them, after a delay where there is one.
final class _ScheduledDelivery: _OperatorSubscription {
    let name: String
    let wait: Any?
    let scheduler: Any
    // What has not arrived yet, in order: here, so that who cancels frees it.
    var held = _Queue()
    init(_ name: String, _ downstream: Any, _ scheduler: Any, _ wait: Any?) {
        self.name = name
        self.wait = wait
        self.scheduler = scheduler
        super.init(downstream)
    }
    override var description: String { name }
    func later(_ work: @escaping () -> Void) {
        guard let wait else { return _perform(scheduler, work) }
        _perform(scheduler, at: _schedulerTime(scheduler, _schedulerTime(scheduler), plus: wait), work)
    }
    override func receive(_ value: Any) -> Subscribers.Demand {
        guard downstream != nil else { return .none }
        held.append(value)
        later {
            guard let value = self.held.next(), let target = self.downstream else { return }
            let more = target.receive(value)
            if more > 0 { self.upstream?.request(more) }
        }
        return .none
    }
    override func receive(completion: Any) {
        upstream = nil
        later {
            let target = self.downstream
            self.close()
            target?.receive(completion: completion)
        }
    }
    override func close() {
        super.close()
        held = _Queue()
    }
}

// Subscribing, asking and cancelling happen on the scheduler; values arrive wherever upstream sends them.
final class _SubscribeOn: _OperatorSubscription {
    let scheduler: Any
    var isDone = false
    init(_ downstream: Any, _ scheduler: Any) {
        self.scheduler = scheduler
        super.init(downstream)
    }
    override var description: String { "SubscribeOn" }
    override func receive(subscription: Any) {
        guard upstream == nil, !isDone else { return subscription.cancel() }
        super.receive(subscription: subscription)
    }
    override func request(_ demand: Subscribers.Demand) {
        guard let subscription = upstream else { return }
        _perform(scheduler) { subscription.request(demand) }
    }
    override func cancel() {
        guard let subscription = upstream else { return }
        close()
        _perform(scheduler) { subscription.cancel() }
    }
    override func close() {
        super.close()
        isDone = true
    }
}
