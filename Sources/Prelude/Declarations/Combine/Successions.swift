// An operator that goes on with another upstream where the first one ends: it knows what is still asked for.
class _Succession: _OperatorSubscription {
    var demand: Subscribers.Demand = .none
    override func receive(_ value: Any) -> Subscribers.Demand {
        guard let target = downstream else { return .none }
        demand -= 1
        let more = target.receive(value)
        demand += more
        return more
    }
    override func request(_ amount: Subscribers.Demand) {
        demand += amount
        upstream?.request(amount)
    }
}

// replaceEmpty and replaceError: a value of its own at the end.
final class _Replacing: _Succession {
    let empty: [Any]
    let error: [Any]
    var hasValue = false
    var waiting: [Any] = []
    init(_ downstream: Any, empty: [Any], error: [Any]) {
        self.empty = empty
        self.error = error
        super.init(downstream)
    }
    override var description: String { empty.isEmpty ? "ReplaceError" : "ReplaceEmpty" }
    override func receive(_ value: Any) -> Subscribers.Demand {
        hasValue = true
        return super.receive(value)
    }
    override func receive(completion: Any) {
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
    override func request(_ amount: Subscribers.Demand) {
        if let value = waiting.first, let target = downstream {
            waiting = []
            downstream = nil
            _ = target.receive(value)
            target.receive(completion: Subscribers.Completion<any Error>.finished)
        } else {
            super.request(amount)
        }
    }
}

// Runs from one upstream to the next where the first ends: catch, retry, append.
final class _Catch: _Succession {
    var handler: ((Any) throws -> Any)?
    init(_ downstream: Any, _ handler: @escaping (Any) throws -> Any) {
        self.handler = handler
        super.init(downstream)
    }
    override var description: String { "Catch" }
    override func receive(completion: Any) {
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
    override func close() {
        super.close()
        handler = nil
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

// Subscribes again after a failure, a number of times.
final class _Retry: _Succession {
    var left: Int
    var resubscribe: ((Any) -> Void)?
    init(_ downstream: Any, _ count: Int, _ resubscribe: @escaping (Any) -> Void) {
        left = count
        self.resubscribe = resubscribe
        super.init(downstream)
    }
    override var description: String { "Retry" }
    override func receive(completion: Any) {
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
    override func close() {
        super.close()
        resubscribe = nil
    }
}

// Subscribes to the next publisher when the one before has finished.
final class _Concatenation: _Succession {
    var next: Any?
    init(_ downstream: Any, _ next: Any) {
        self.next = next
        super.init(downstream)
    }
    override var description: String { "Concatenate" }
    override func receive(completion: Any) {
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
    override func close() {
        super.close()
        next = nil
    }
}
