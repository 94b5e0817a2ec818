// An operator between an upstream and a downstream: what it does not change, it passes on.
class _OperatorSubscription: Subscription, CustomStringConvertible {
    var downstream: Any?
    var upstream: Any?
    init(_ downstream: Any) { self.downstream = downstream }
    var description: String { "Subscription" }
    func receive(subscription: Any) {
        upstream = subscription
        downstream?.receive(subscription: self)
    }
    func receive(_ value: Any) -> Subscribers.Demand { downstream?.receive(value) ?? .none }
    func receive(completion: Any) {
        let target = downstream
        close()
        target?.receive(completion: completion)
    }
    func request(_ demand: Subscribers.Demand) { upstream?.request(demand) }
    func cancel() {
        let subscription = upstream
        close()
        subscription?.cancel()
    }
    func close() {
        upstream = nil
        downstream = nil
    }
}

// One of several upstreams of an operator.
final class _UpstreamSubscriber {
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
