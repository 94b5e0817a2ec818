struct NSKeyValueObservingOptions: OptionSet {
    let rawValue: UInt
    static let new = NSKeyValueObservingOptions(rawValue: 1)
    static let old = NSKeyValueObservingOptions(rawValue: 2)
    static let initial = NSKeyValueObservingOptions(rawValue: 4)
    static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

enum NSKeyValueChange: UInt { case setting = 1, insertion, removal, replacement }

struct NSKeyValueObservedChange<Value> {
    let kind: NSKeyValueChange
    let newValue: Value?
    let oldValue: Value?
    let indexes: IndexSet?
    let isPrior: Bool
}

// Observes until it is freed. It does not keep the object.
final class NSKeyValueObservation {
    weak var _object: AnyObject?
    let _property: String
    var _act: ((Any) -> Void)?
    init(_ object: AnyObject, _ property: String, _ act: @escaping (Any) -> Void) {
        _object = object
        _property = property
        _act = act
        _keyValueObservers._add(self, object)
    }
    func invalidate() {
        _act = nil
        if let object = _object { _keyValueObservers._remove(self, object) }
        _object = nil
    }
    deinit { invalidate() }
}

// Who observes an object, by its identity. Entries of objects that are gone are told nothing: their observers know no object.
final class _KeyValueObservers {
    var _all: [ObjectIdentifier: [_KeyValueObserver]] = [:]
    func _add(_ observation: NSKeyValueObservation, _ object: AnyObject) {
        let own = (_all[ObjectIdentifier(object)] ?? []).filter { $0.observation?._object === object }
        _all[ObjectIdentifier(object)] = own + [_KeyValueObserver(observation)]
    }
    func _remove(_ observation: NSKeyValueObservation, _ object: AnyObject) {
        let rest = (_all[ObjectIdentifier(object)] ?? []).filter { $0.observation != nil && $0.observation !== observation }
        _all[ObjectIdentifier(object)] = rest.isEmpty ? nil : rest
    }
    func _tell(_ object: AnyObject, _ property: String, _ old: Any) {
        for observer in _all[ObjectIdentifier(object)] ?? [] {
            if let observation = observer.observation, observation._object === object, observation._property == property { observation._act?(old) }
        }
    }
}

// One observer of a key path, until it is invalidated.
final class _KeyValueObserver {
    weak var observation: NSKeyValueObservation?
    init(_ observation: NSKeyValueObservation) { self.observation = observation }
}

let _keyValueObservers = _KeyValueObservers()

// What the setter of a dynamic property calls.
// A function, so that properties find out whether anything observes at all.
@_reachedBy("NSKeyValueObservation") func _keyValueChanged(_ object: AnyObject, _ name: String, _ old: Any) { _keyValueObservers._tell(object, name, old) }
func _keyPathName(_ keyPath: Any) -> String

extension _KeyValueCodingAndObserving {
    func observe<Value>(
        _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [], changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
        let tell: (AnyObject, Any?, Any?) -> Void = { object, old, new in
            changeHandler(
                object,
                NSKeyValueObservedChange<Value>(
                    kind: .setting, newValue: options.contains(.new) ? new : nil, oldValue: options.contains(.old) ? old : nil, indexes: nil, isPrior: false))
        }
        let observation = NSKeyValueObservation(self, _keyPathName(keyPath)) { [weak self] old in if let self { tell(self, old, self[keyPath: keyPath]) } }
        if options.contains(.initial) { tell(self, nil, self[keyPath: keyPath]) }
        return observation
    }
    func publisher<Value>(for keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [.initial, .new])
        -> NSObject.KeyValueObservingPublisher<Self, Value>
    {
        NSObject.KeyValueObservingPublisher<Self, Value>(object: self, keyPath: keyPath, options: options)
    }
}

extension NSObject {
    struct KeyValueObservingPublisher<Subject: NSObject, Value>: Publisher {
        typealias Output = Value
        typealias Failure = Never
        let object: Subject
        let keyPath: KeyPath<Subject, Value>
        let options: NSKeyValueObservingOptions
        init(object: Subject, keyPath: KeyPath<Subject, Value>, options: NSKeyValueObservingOptions) {
            self.object = object
            self.keyPath = keyPath
            self.options = options
        }
        func receive<S>(subscriber: S) { subscriber.receive(subscription: _KeyValueSubscription(object, keyPath, options.contains(.initial), subscriber)) }
    }
}

// Keeps the object, and a change that nobody has asked for yet: the newest value stands for all that were missed.
final class _KeyValueSubscription: Subscription, CustomStringConvertible {
    var object: AnyObject?
    let keyPath: Any
    var downstream: Any?
    var observation: NSKeyValueObservation?
    var demand: Subscribers.Demand = .none
    var isPending: Bool
    var description: String { "KVOSubscription" }
    init(_ object: AnyObject, _ keyPath: Any, _ tellsFirst: Bool, _ downstream: Any) {
        self.object = object
        self.keyPath = keyPath
        self.downstream = downstream
        isPending = tellsFirst
        observation = NSKeyValueObservation(object, _keyPathName(keyPath)) { [weak self] _ in
            self?.isPending = true
            self?.deliver()
        }
    }
    func deliver() {
        guard isPending, demand > 0, let target = downstream, let object else { return }
        isPending = false
        demand -= 1
        demand += target.receive(object[keyPath: keyPath])
    }
    func request(_ amount: Subscribers.Demand) {
        demand += amount
        deliver()
    }
    func cancel() {
        observation?.invalidate()
        observation = nil
        downstream = nil
        object = nil
    }
}
