// swift-format-ignore-file
// Work at another time: on a queue or run loop, later in virtual time.
func _schedulerNanoseconds(_ interval: Any) -> Int {
    if let duration = interval as? Duration { return duration._nanoseconds }
    if let interval = interval as? DispatchTimeInterval { return interval._nanoseconds }
    if let seconds = interval as? Double { return Int(seconds * 1_000_000_000) }
    if let seconds = interval as? Int { return seconds * 1_000_000_000 }
    return 0
}
extension Publisher {
    func receive<S>(on scheduler: S, options: Any? = nil) -> AnyPublisher<Output, Failure> {
        AnyPublisher<Output, Failure>(_attach: { self.receive(subscriber: _Later($0, scheduler, 0)) })
    }
    func subscribe<S>(on scheduler: S, options: Any? = nil) -> AnyPublisher<Output, Failure> { AnyPublisher<Output, Failure>(self) }
    func delay<S>(for interval: Any, tolerance: Any? = nil, scheduler: S, options: Any? = nil) -> AnyPublisher<Output, Failure> {
        let wait = _schedulerNanoseconds(interval)
        return AnyPublisher<Output, Failure>(_attach: { self.receive(subscriber: _Later($0, scheduler, wait)) })
    }
    func debounce<S>(for interval: Any, scheduler: S, options: Any? = nil) -> AnyPublisher<Output, Failure> {
        let wait = _schedulerNanoseconds(interval)
        return AnyPublisher<Output, Failure>(_attach: { self.receive(subscriber: _Debounce($0, scheduler, wait)) })
    }
    func throttle<S>(for interval: Any, scheduler: S, latest: Bool) -> AnyPublisher<Output, Failure> {
        let wait = _schedulerNanoseconds(interval)
        return AnyPublisher<Output, Failure>(_attach: { self.receive(subscriber: _Throttle($0, scheduler, wait, latest)) })
    }
}
final class _Later: _Channel {
    let isImmediate: Bool
    let wait: Int
    let scheduler: Any
    init(_ downstream: Any, _ scheduler: Any, _ wait: Int) {
        isImmediate = scheduler is ImmediateScheduler
        self.wait = wait
        self.scheduler = scheduler
        super.init(downstream)
    }
    override var description: String { "ReceiveOn" }
    override func receive(_ value: Any) -> Subscribers.Demand {
        guard let target = downstream else { return .none }
        if isImmediate { return target.receive(value) }
        _scheduleWork(scheduler, _nowNanoseconds() + wait) {
            guard let target = self.downstream else { return }
            let more = target.receive(value)
            if more > 0 { self.upstream?.request(more) }
        }
        return .none
    }
    override func receive(completion: Any) {
        upstream = nil
        if isImmediate {
            let target = downstream
            downstream = nil
            target?.receive(completion: completion)
            return
        }
        _scheduleWork(scheduler, _nowNanoseconds() + wait) {
            let target = self.downstream
            self.downstream = nil
            target?.receive(completion: completion)
        }
    }
}
final class _Debounce: _Channel {
    let wait: Int
    let scheduler: Any
    var generation = 0
    init(_ downstream: Any, _ scheduler: Any, _ wait: Int) {
        self.wait = wait
        self.scheduler = scheduler
        super.init(downstream)
    }
    override var description: String { "Debounce" }
    override func receive(subscription: Any) {
        super.receive(subscription: subscription)
        subscription.request(Subscribers.Demand.unlimited)
    }
    override func receive(_ value: Any) -> Subscribers.Demand {
        generation += 1
        let own = generation
        _scheduleWork(scheduler, _nowNanoseconds() + wait) {
            guard self.generation == own, let target = self.downstream else { return }
            _ = target.receive(value)
        }
        return .none
    }
    override func request(_ demand: Subscribers.Demand) {}
}
final class _Throttle: _Channel {
    let wait: Int
    let scheduler: Any
    let isLatest: Bool
    var next = Int.min
    var held: [Any] = []
    init(_ downstream: Any, _ scheduler: Any, _ wait: Int, _ isLatest: Bool) {
        self.wait = wait
        self.scheduler = scheduler
        self.isLatest = isLatest
        super.init(downstream)
    }
    override var description: String { "Throttle" }
    override func receive(subscription: Any) {
        super.receive(subscription: subscription)
        subscription.request(Subscribers.Demand.unlimited)
    }
    override func receive(_ value: Any) -> Subscribers.Demand {
        guard let target = downstream else { return .none }
        let now = _nowNanoseconds()
        if held.isEmpty, now >= next {
            next = now + wait
            _ = target.receive(value)
            return .none
        }
        if !held.isEmpty {
            if isLatest { held = [value] }
            return .none
        }
        held = [value]
        _scheduleWork(scheduler, next) {
            guard let target = self.downstream, let value = self.held.first else { return }
            self.held = []
            self.next = _nowNanoseconds() + self.wait
            _ = target.receive(value)
        }
        return .none
    }
    override func receive(completion: Any) {
        let target = downstream
        upstream = nil
        downstream = nil
        if let value = held.first { _ = target?.receive(value) }
        held = []
        target?.receive(completion: completion)
    }
    override func request(_ demand: Subscribers.Demand) {}
    override func close() {
        super.close()
        held = []
    }
}
