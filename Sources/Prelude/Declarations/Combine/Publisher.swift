protocol Publisher<Output, Failure> {
    associatedtype Output
    associatedtype Failure
    func receive<S>(subscriber: S)
}

protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
    associatedtype Input
    associatedtype Failure
    func receive(subscription: Any)
    func receive(_ input: Input) -> Subscribers.Demand
    func receive(completion: Subscribers.Completion<Failure>)
}

// Tells subscribers and subscriptions apart in what is printed of a stream.
protocol CustomCombineIdentifierConvertible {}
extension CustomCombineIdentifierConvertible where Self: AnyObject { var combineIdentifier: CombineIdentifier { CombineIdentifier(self) } }

struct CombineIdentifier: Hashable, CustomStringConvertible {
    let _object: AnyObject
    init() { _object = _CombineIdentity() }
    init(_ object: AnyObject) { _object = object }
    static func == (lhs: CombineIdentifier, rhs: CombineIdentifier) -> Bool { lhs._object === rhs._object }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(_object)) }
    var description: String { "\(ObjectIdentifier(_object))" }
}

// An object for its identity alone.
final class _CombineIdentity {}
protocol Cancellable { func cancel() }
protocol Subscription: Cancellable, CustomCombineIdentifierConvertible { func request(_ demand: Subscribers.Demand) }

protocol Subject<Output, Failure>: AnyObject, Publisher {
    func send(_ value: Output)
    func send(completion: Subscribers.Completion<Failure>)
    func send(subscription: Any)
}

protocol ConnectablePublisher<Output, Failure>: Publisher { func connect() -> Cancellable }
extension Subject where Output == Void { func send() { send(()) } }

extension Publisher {
    func subscribe<S>(_ subscriber: S) {
        if let subject = subscriber as? (any Subject) { _ = _subscribeSubject(self, subject) } else { receive(subscriber: subscriber) }
    }
}

enum Subscribers {
    struct Demand: Equatable, Comparable, Hashable, CustomStringConvertible {
        let _count: Int
        static let unlimited = Demand(_count: -1)
        static let none = Demand(_count: 0)
        static func max(_ value: Int) -> Demand { Demand(_count: value) }
        var max: Int? { _count < 0 ? nil : _count }
        var description: String { _count < 0 ? "unlimited" : "max(\(_count))" }
        var _isEmpty: Bool { _count == 0 }
        static func + (lhs: Demand, rhs: Demand) -> Demand { lhs._count < 0 || rhs._count < 0 ? .unlimited : Demand(_count: lhs._count + rhs._count) }
        static func + (lhs: Demand, rhs: Int) -> Demand { lhs._count < 0 ? .unlimited : Demand(_count: lhs._count + rhs) }
        static func += (lhs: inout Demand, rhs: Demand) { lhs = lhs + rhs }
        static func += (lhs: inout Demand, rhs: Int) { lhs = lhs + rhs }
        static func - (lhs: Demand, rhs: Demand) -> Demand {
            lhs._count < 0 ? .unlimited : rhs._count < 0 ? .none : Demand(_count: Swift.max(0, lhs._count - rhs._count))
        }
        static func - (lhs: Demand, rhs: Int) -> Demand { lhs._count < 0 ? .unlimited : Demand(_count: Swift.max(0, lhs._count - rhs)) }
        static func -= (lhs: inout Demand, rhs: Demand) { lhs = lhs - rhs }
        static func -= (lhs: inout Demand, rhs: Int) { lhs = lhs - rhs }
        static func * (lhs: Demand, rhs: Int) -> Demand { lhs._count < 0 ? .unlimited : Demand(_count: lhs._count * rhs) }
        static func < (lhs: Demand, rhs: Demand) -> Bool { lhs._count >= 0 && (rhs._count < 0 || lhs._count < rhs._count) }
        static func > (lhs: Demand, rhs: Int) -> Bool { lhs._count < 0 || lhs._count > rhs }
        static func >= (lhs: Demand, rhs: Int) -> Bool { lhs._count < 0 || lhs._count >= rhs }
        static func < (lhs: Demand, rhs: Int) -> Bool { lhs._count >= 0 && lhs._count < rhs }
        static func <= (lhs: Demand, rhs: Int) -> Bool { lhs._count >= 0 && lhs._count <= rhs }
        static func == (lhs: Demand, rhs: Int) -> Bool { lhs._count == rhs }
        static func != (lhs: Demand, rhs: Int) -> Bool { lhs._count != rhs }
    }
    enum Completion<Failure> { case finished, failure(Failure) }
    final class Sink<Input, Failure>: Subscriber, Cancellable {
        var receiveValue: (Input) -> Void
        var receiveCompletion: (Subscribers.Completion<Failure>) -> Void
        var _subscription: (any Subscription)?
        var _isDone = false
        var _number = 0
        init(receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void, receiveValue: @escaping (Input) -> Void) {
            self.receiveCompletion = receiveCompletion
            self.receiveValue = receiveValue
        }
        func receive(subscription: Any) {
            let subscription = subscription as! any Subscription
            guard !_isDone, _subscription == nil else { return subscription.cancel() }
            _subscription = subscription
            _number = _subscribed("sink")
            subscription.request(Subscribers.Demand.unlimited)
        }
        func receive(_ value: Input) -> Subscribers.Demand {
            _subscriptionValue(_number, value)
            let act = receiveValue
            act(value)
            return .none
        }
        func receive(completion: Subscribers.Completion<Failure>) {
            guard !_isDone else { return }
            _isDone = true
            _subscription = nil
            _subscriptionEnded(_number, true)
            let act = receiveCompletion
            _release()
            act(completion)
        }
        func cancel() {
            guard !_isDone else { return }
            _isDone = true
            let subscription = _subscription
            _subscription = nil
            _subscriptionEnded(_number, false)
            _release()
            subscription?.cancel()
        }
        func _release() {
            receiveCompletion = { _ in }
            receiveValue = { _ in }
        }
        deinit { if !_isDone { _subscriptionEnded(_number, false) } }
    }
    final class Assign<Root, Input>: Subscriber, Cancellable {
        var object: Root?
        let keyPath: ReferenceWritableKeyPath<Root, Input>
        var _subscription: (any Subscription)?
        var _number = 0
        init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>) {
            self.object = object
            self.keyPath = keyPath
        }
        func receive(subscription: Any) {
            let subscription = subscription as! any Subscription
            guard object != nil, _subscription == nil else { return subscription.cancel() }
            _subscription = subscription
            _number = _subscribed("assign")
            subscription.request(Subscribers.Demand.unlimited)
        }
        func receive(_ value: Input) -> Subscribers.Demand {
            _subscriptionValue(_number, value)
            if let object { object[keyPath: keyPath] = value }
            return .none
        }
        func receive(completion: Subscribers.Completion<Never>) {
            _subscriptionEnded(_number, true)
            _subscription = nil
            object = nil
        }
        func cancel() {
            _subscriptionEnded(_number, false)
            let subscription = _subscription
            _subscription = nil
            object = nil
            subscription?.cancel()
        }
        deinit { _subscriptionEnded(_number, false) }
    }
}

extension Subscribers.Completion: Equatable where Failure: Equatable {
    static func == (lhs: Subscribers.Completion<Failure>, rhs: Subscribers.Completion<Failure>) -> Bool {
        switch (lhs, rhs) {
        case (.finished, .finished): true
        case (.failure(let left), .failure(let right)): left == right
        default: false
        }
    }
}

// The number of a subscription that lives from now on, counted from 1.
func _subscribed(_ form: String) -> Int
func _subscriptionValue(_ number: Int, _ value: Any)
func _subscriptionEnded(_ number: Int, _ isCompletion: Bool)

enum Subscriptions {
    static let empty: any Subscription = _EmptySubscription()
}

// The subscription of a publisher that sends nothing more.
final class _EmptySubscription: Subscription, CustomStringConvertible {
    func request(_ demand: Subscribers.Demand) {}
    func cancel() {}
    var description: String { "Empty" }
}

final class AnyCancellable: Hashable, Cancellable {
    var _cancel: (() -> Void)?
    init(_ cancel: @escaping () -> Void) { _cancel = cancel }
    init<C: Cancellable>(_ canceller: C) { _cancel = { canceller.cancel() } }
    func cancel() {
        let act = _cancel
        _cancel = nil
        act?()
    }
    func store(in set: inout Set<AnyCancellable>) { set.insert(self) }
    func store(in collection: inout [AnyCancellable]) { collection.append(self) }
    static func == (lhs: AnyCancellable, rhs: AnyCancellable) -> Bool { lhs === rhs }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
    deinit { _cancel?() }
}

extension Cancellable {
    func store(in set: inout Set<AnyCancellable>) { AnyCancellable(self).store(in: &set) }
    func store(in collection: inout [AnyCancellable]) { AnyCancellable(self).store(in: &collection) }
}

struct AnySubscriber<Input, Failure>: Subscriber {
    let _onSubscription: ((any Subscription) -> Void)?
    let _onValue: ((Input) -> Subscribers.Demand)?
    let _onCompletion: ((Subscribers.Completion<Failure>) -> Void)?
    init(
        receiveSubscription: ((any Subscription) -> Void)? = nil, receiveValue: ((Input) -> Subscribers.Demand)? = nil,
        receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil
    ) {
        _onSubscription = receiveSubscription
        _onValue = receiveValue
        _onCompletion = receiveCompletion
    }
    init<S: Subscriber>(_ subscriber: S) {
        _onSubscription = { subscriber.receive(subscription: $0) }
        _onValue = { subscriber.receive($0) }
        _onCompletion = { subscriber.receive(completion: $0) }
    }
    init<S: Subject>(_ subject: S) {
        let link = _SubjectSubscriber(subject)
        _onSubscription = { link.receive(subscription: $0) }
        _onValue = { link.receive($0) }
        _onCompletion = { link.receive(completion: $0) }
    }
    func receive(subscription: Any) { _onSubscription?(subscription as! any Subscription) }
    func receive(_ value: Input) -> Subscribers.Demand { _onValue?(value) ?? .none }
    func receive(completion: Subscribers.Completion<Failure>) { _onCompletion?(completion) }
}

// Operators return it, too. What erasing makes is a box with an identity of its own.
@_primitive("AnyPublisher") struct AnyPublisher<Output, Failure>: Publisher, CustomStringConvertible {
    let _attach: (Any) -> Void
    init<P: Publisher>(_ publisher: P) {
        let box = _PublisherBox(publisher)
        _attach = { box.publisher.receive(subscriber: $0) }
    }
    init(_attach: @escaping (Any) -> Void) { self._attach = _attach }
    func receive<S>(subscriber: S) { _attach(subscriber) }
    var description: String { "AnyPublisher" }
}

// Holds the publisher whose type `AnyPublisher` hides.
final class _PublisherBox {
    let publisher: Any
    init(_ publisher: Any) { self.publisher = publisher }
}

protocol TopLevelEncoder {
    associatedtype Output
    func encode<T: Encodable>(_ value: T) throws -> Output
}

protocol TopLevelDecoder {
    associatedtype Input
    func decode<T: Decodable>(_ type: T.Type, from: Input) throws -> T
}
