protocol ObservableObject: AnyObject {}

extension ObservableObject {
    var objectWillChange: ObservableObjectPublisher {
        if let known = _objectWillChange(self) { return known }
        let publisher = ObservableObjectPublisher()
        _setObjectWillChange(self, publisher)
        return publisher
    }
}

final class ObservableObjectPublisher {
    var _conduits: [Any] = []
    init() {}
    func send() { _sendObjectWillChange(self) }
    func _fire() { for conduit in _conduits { conduit.offer(()) } }
}

extension ObservableObjectPublisher: Publisher {
    typealias Output = Void
    typealias Failure = Never
    func receive<S>(subscriber: S) {
        let conduit = _SubjectSubscription(self, subscriber, replays: false)
        _conduits.append(conduit)
        subscriber.receive(subscription: conduit)
    }
    func _didRequest() {}
    func _drop(_ conduit: _SubjectSubscription) { _conduits.removeAll { $0 === conduit } }
}

func _objectWillChange(_ object: Any) -> ObservableObjectPublisher?
func _setObjectWillChange(_ object: Any, _ publisher: Any)
func _sendObjectWillChange(_ publisher: Any)

@propertyWrapper @_primitive("Published") struct Published<Value> {
    let _storage: Any
    init(wrappedValue: Value) { _storage = _publishedStorage(wrappedValue) }
    init(initialValue: Value) { _storage = _publishedStorage(initialValue) }
    func _get(in object: AnyObject) -> Value
    func _set(_ newValue: Value, in object: AnyObject)
    var wrappedValue: Value { get nonmutating set }
}

extension Published {
    @_reachedBy("Combine") @_reachedBy("onReceive") @_reachedBy("sink") @_reachedBy("assign") @_reachedBy("eraseToAnyPublisher") @_reachedBy("values")
    var projectedValue: Published<Value>.Publisher {
        get { Published<Value>.Publisher(_storage: _storage) }
        nonmutating set {}
    }
    struct Publisher: Combine.Publisher {
        typealias Output = Value
        typealias Failure = Never
        let _storage: Any
        func receive<S>(subscriber: S) { _subject.receive(subscriber: subscriber) }
        var _subject: _PublishedSubject {
            if let known = _publishedSubject(_storage) { return known as! _PublishedSubject }
            let subject = _PublishedSubject(_publishedValue(_storage))
            _setPublishedSubject(_storage, subject)
            return subject
        }
    }
}

// The subscribers of a published property. It keeps neither the object nor the property's storage alive.
final class _PublishedSubject: _SubscriberList {
    var _value: Any
    var _upstreams: [AnyCancellable] = []
    init(_ value: Any) { _value = value }
    override var _current: Any { _value }
    func _willSet(_ value: Any) {
        _value = value
        _offer(value)
    }
    func receive<S>(subscriber: S) { _attach(subscriber) }
}

extension Publisher {
    func assign(to published: inout Published<Output>.Publisher) {
        let target = _publishedTarget(published._storage)
        published._subject._upstreams.append(sink { _setPublished(target, $0) })
    }
}

func _publishedSubject(_ storage: Any) -> Any?
func _setPublishedSubject(_ storage: Any, _ subject: Any)
func _publishedValue(_ storage: Any) -> Any
func _publishedTarget(_ storage: Any) -> Any
func _setPublished(_ target: Any, _ value: Any)
func _publishedStorage(_ value: Any) -> Any
