// Operators that look at the time between values.
extension Publisher {
    func debounce<S>(for interval: Any, scheduler: S, options: Any? = nil) -> AnyPublisher<Output, Failure> {
        AnyPublisher<Output, Failure>(_attach: { self.receive(subscriber: _Debounce($0, scheduler, interval)) })
    }
    func throttle<S>(for interval: Any, scheduler: S, latest: Bool) -> AnyPublisher<Output, Failure> {
        AnyPublisher<Output, Failure>(_attach: { self.receive(subscriber: _Throttle($0, scheduler, interval, latest)) })
    }
    func timeout<S>(_ interval: Any, scheduler: S, options: Any? = nil, customError: (() -> Failure)? = nil) -> AnyPublisher<Output, Failure> {
        AnyPublisher<Output, Failure>(_attach: { self.receive(subscriber: _Timeout($0, scheduler, interval, customError)) })
    }
    func measureInterval<S: Scheduler>(using scheduler: S, options: Any? = nil) -> AnyPublisher<S.SchedulerTimeType.Stride, Failure> {
        _linked("MeasureInterval") {
            var last = scheduler.now
            return { _ in
                let before = last
                last = scheduler.now
                return .value(before.distance(to: last))
            }
        }
    }
    func collect<S: Scheduler>(_ strategy: Publishers.TimeGroupingStrategy<S>, options: Any? = nil) -> AnyPublisher<[Output], Failure> {
        AnyPublisher<[Output], Failure>(_attach: { self.receive(subscriber: _CollectByTime($0, strategy)) })
    }
}

extension Publishers {
    enum TimeGroupingStrategy<Context> {
        case byTime(Context, Any)
        case byTimeOrCount(Context, Any, Int)
    }
}

// An operator that waits on a scheduler.
class _Timed: _OperatorSubscription {
    let interval: Any
    let scheduler: Any
    var demand: Subscribers.Demand = .none
    // What the newest work on the scheduler carries: other work that is due does nothing.
    var generation = 0
    init(_ downstream: Any, _ scheduler: Any, _ interval: Any) {
        self.scheduler = scheduler
        self.interval = interval
        super.init(downstream)
    }
    override func receive(subscription: Any) {
        guard upstream == nil else { return subscription.cancel() }
        upstream = subscription
        downstream?.receive(subscription: self)
        upstream?.request(Subscribers.Demand.unlimited)
    }
    override func request(_ amount: Subscribers.Demand) { demand += amount }
    func arm(_ act: @escaping () -> Void) {
        generation += 1
        let own = generation
        _perform(scheduler, at: _schedulerTime(scheduler, _schedulerTime(scheduler), plus: interval)) { if own == self.generation { act() } }
    }
    func send(_ value: Any) {
        guard let target = downstream else { return }
        demand -= 1
        demand += target.receive(value)
    }
    override func close() {
        super.close()
        generation += 1
    }
}

// Passes a value on when no other has come for a while.
final class _Debounce: _Timed {
    var held: [Any] = []
    override var description: String { "Debounce" }
    override func receive(_ value: Any) -> Subscribers.Demand {
        guard upstream != nil else { return .none }
        held = [value]
        arm {
            guard let value = self.held.first else { return }
            self.held = []
            if self.demand > 0 { self.send(value) }
        }
        return .none
    }
    // The end does not wait, and what waits for quiet is dropped.
    override func receive(completion: Any) {
        guard let target = downstream, upstream != nil else { return }
        upstream = nil
        held = []
        generation += 1
        let own = generation
        _perform(scheduler) {
            guard own == self.generation else { return }
            self.close()
            target.receive(completion: completion)
        }
    }
    override func close() {
        super.close()
        held = []
    }
}

// Passes on the first or latest value of each interval.
final class _Throttle: _Timed {
    let isLatest: Bool
    var last: [Any] = []
    var held: [Any] = []
    var completion: [Any] = []
    init(_ downstream: Any, _ scheduler: Any, _ interval: Any, _ isLatest: Bool) {
        self.isLatest = isLatest
        super.init(downstream, scheduler, interval)
    }
    override var description: String { "Throttle" }
    override func receive(_ value: Any) -> Subscribers.Demand {
        guard downstream != nil, completion.isEmpty else { return .none }
        if !held.isEmpty {
            if isLatest { held = [value] }
            return .none
        }
        guard demand > 0 else { return .none }
        held = [value]
        let now = _schedulerTime(scheduler)
        guard let last = last.first else { return emit(at: now, now) }
        let next = _schedulerTime(scheduler, last, plus: interval)
        return emit(at: next, now)
    }
    func emit(at time: Any, _ now: Any) -> Subscribers.Demand {
        if now < time { _perform(scheduler, at: time) { self.emit() } } else { _perform(scheduler) { self.emit() } }
        return .none
    }
    func emit() {
        let values = held
        let ends = completion
        held = []
        if let value = values.first {
            if ends.isEmpty { last = [_schedulerTime(scheduler)] }
            send(value)
        }
        guard let end = ends.first, let target = downstream else { return }
        close()
        target.receive(completion: end)
    }
    override func receive(completion end: Any) {
        guard downstream != nil, completion.isEmpty else { return }
        upstream = nil
        completion = [end]
        if held.isEmpty { _perform(scheduler) { self.emit() } }
    }
    override func close() {
        super.close()
        held = []
        completion = []
    }
}

// Ends when no value has come for a while.
final class _Timeout: _Timed {
    var failure: (() -> Any)?
    var isRequested = false
    var waiting = _Queue()
    init(_ downstream: Any, _ scheduler: Any, _ interval: Any, _ failure: (() -> Any)?) {
        self.failure = failure
        super.init(downstream, scheduler, interval)
    }
    override var description: String { "Timeout" }
    override func receive(subscription: Any) {
        guard upstream == nil else { return subscription.cancel() }
        upstream = subscription
        start()
        downstream?.receive(subscription: self)
    }
    func start() {
        arm {
            guard let target = self.downstream else { return }
            let error = self.failure?()
            self.cancel()
            if let error {
                target.receive(completion: Subscribers.Completion<any Error>.failure(error))
            } else {
                target.receive(completion: Subscribers.Completion<any Error>.finished)
            }
        }
    }
    override func receive(_ value: Any) -> Subscribers.Demand {
        guard upstream != nil else { return .none }
        start()
        waiting.append(value)
        _perform(scheduler) {
            guard let value = self.waiting.next(), let target = self.downstream else { return }
            let more = target.receive(value)
            if more > 0 { self.upstream?.request(more) }
        }
        return .none
    }
    override func receive(completion: Any) {
        guard upstream != nil else { return }
        generation += 1
        upstream = nil
        _perform(scheduler) {
            let target = self.downstream
            self.close()
            target?.receive(completion: completion)
        }
    }
    override func request(_ amount: Subscribers.Demand) {
        guard let subscription = upstream else { return }
        if !isRequested {
            isRequested = true
            start()
        }
        subscription.request(amount)
    }
    override func close() {
        super.close()
        failure = nil
        waiting = _Queue()
    }
}

// All values of a span of time as one, those of an empty span as none.
final class _CollectByTime: _Timed {
    let count: Int?
    var held: [Any] = []
    init(_ downstream: Any, _ strategy: Any) {
        switch strategy {
        case .byTime(let scheduler, let interval):
            count = nil
            super.init(downstream, scheduler, interval)
        case .byTimeOrCount(let scheduler, let interval, let most):
            count = most
            super.init(downstream, scheduler, interval)
        }
    }
    override var description: String { "CollectByTime" }
    override func receive(subscription: Any) {
        guard upstream == nil else { return subscription.cancel() }
        upstream = subscription
        start()
        downstream?.receive(subscription: self)
        if count == nil { upstream?.request(Subscribers.Demand.unlimited) }
    }
    func start() {
        arm {
            self.start()
            self.flush()
        }
    }
    func flush() -> Subscribers.Demand {
        guard !held.isEmpty, demand > 0, let target = downstream else { return .none }
        let group = held
        held = []
        demand -= 1
        let more = target.receive(group)
        demand += more
        return more
    }
    override func receive(_ value: Any) -> Subscribers.Demand {
        guard downstream != nil else { return .none }
        held.append(value)
        guard let count, held.count >= count else { return .none }
        return flush() * count
    }
    override func receive(completion: Any) {
        guard let target = downstream else { return }
        upstream = nil
        generation += 1
        if case .finished = completion { _ = flush() }
        close()
        target.receive(completion: completion)
    }
    override func request(_ amount: Subscribers.Demand) {
        demand += amount
        if let count { upstream?.request(amount * count) }
    }
    override func close() {
        super.close()
        held = []
    }
}
