struct Notification: CustomStringConvertible {
    struct Name: RawRepresentable, Hashable, Sendable {
        let rawValue: String
        init(_ rawValue: String) { self.rawValue = rawValue }
        init(rawValue: String) { self.rawValue = rawValue }
    }
    var name: Name
    var object: Any?
    var userInfo: [AnyHashable: Any]?
    init(name: Name, object: Any? = nil, userInfo: [AnyHashable: Any]? = nil) {
        self.name = name
        self.object = object
        self.userInfo = userInfo
    }
    var description: String { "name = \(name.rawValue), object = \(object.map { "\($0)" } ?? "nil"), userInfo = \(userInfo.map { "\($0)" } ?? "nil")" }
}

typealias NSNotification = Notification

/// What a center calls: a closure, or a method of an object that it does not keep.
final class _NotificationObserver: NSObject {
    let _name: Notification.Name?
    let _sender: Any?
    var _block: ((Notification) -> Void)?
    let _selector: Any?
    weak var _target: AnyObject?
    var _isActive = true
    init(
        _name name: Notification.Name?, _sender sender: AnyObject?, _block block: ((Notification) -> Void)?, _selector selector: Any?,
        _target target: AnyObject?
    ) {
        _name = name
        _sender = sender.map { ObjectIdentifier($0) }
        _block = block
        _selector = selector
        _target = target
        super.init()
    }
    func _wants(_ notification: Notification) -> Bool {
        if !_isActive { return false }
        if let _name, _name != notification.name { return false }
        guard let _sender else { return true }
        if let object = notification.object as? AnyObject { return ObjectIdentifier(object) == (_sender as! ObjectIdentifier) }
        return false
    }
    func _cancel() {
        _isActive = false
        _block = nil
    }
    func _deliver(_ notification: Notification) {
        if let _block { _block(notification) } else if let _target { _performSelector(_target, _selector, notification) }
    }
}

class NotificationCenter: NSObject {
    static let `default` = NotificationCenter()
    var _observers: [_NotificationObserver] = []
    override init() { super.init() }
    func post(name: Notification.Name, object: Any?, userInfo: [AnyHashable: Any]? = nil) { post(Notification(name: name, object: object, userInfo: userInfo)) }
    func post(_ notification: Notification) {
        for observer in _observers { if observer._wants(notification) { observer._deliver(notification) } }
    }
    func addObserver(forName name: Notification.Name?, object: AnyObject?, queue: Any?, using block: @escaping (Notification) -> Void) -> any NSObjectProtocol {
        let observer = _NotificationObserver(_name: name, _sender: object, _block: block, _selector: nil, _target: nil)
        _observers.append(observer)
        return observer
    }
    func addObserver(_ target: AnyObject, selector: Any, name: Notification.Name?, object: AnyObject?) {
        _observers.append(_NotificationObserver(_name: name, _sender: object, _block: nil, _selector: selector, _target: target))
    }
    func removeObserver(_ observer: AnyObject) { _remove { $0 === observer || $0._target === observer } }
    func removeObserver(_ observer: AnyObject, name: Notification.Name?, object: AnyObject?) {
        _remove { ($0 === observer || $0._target === observer) && (name == nil || $0._name == name) }
    }
    func _remove(_ isRemoved: (_NotificationObserver) -> Bool) {
        var kept: [_NotificationObserver] = []
        for observer in _observers { if isRemoved(observer) { observer._cancel() } else { kept.append(observer) } }
        _observers = kept
    }
    func notifications(named name: Notification.Name, object: AnyObject? = nil) -> NotificationCenter.Notifications {
        NotificationCenter.Notifications(_center: self, _name: name, _object: object)
    }
    // Each iteration observes for itself, and keeps what is posted until it is asked for.
    struct Notifications: AsyncSequence {
        typealias Element = Notification
        let _center: NotificationCenter
        let _name: Notification.Name
        let _object: AnyObject?
        func makeAsyncIterator() -> _NotificationIterator { _NotificationIterator(_center, _name, _object) }
    }
    func publisher(for name: Notification.Name, object: AnyObject? = nil) -> NotificationCenter.Publisher {
        NotificationCenter.Publisher(center: self, name: name, object: object)
    }
    struct Publisher: Combine.Publisher {
        typealias Output = Notification
        typealias Failure = Never
        let center: NotificationCenter
        let name: Notification.Name
        let object: AnyObject?
        func receive<S>(subscriber: S) { subscriber.receive(subscription: _NotificationSubscription(center, name, object, subscriber)) }
    }
}

@_reachedBy("selector") struct Selector: Hashable {
    let _name: String
    init(_ name: String) { _name = name }
}

func _performSelector(_ target: Any, _ selector: Any?, _ argument: Any)

class RunLoop {
    static let main = RunLoop()
    static let current = RunLoop()
    struct Mode {
        static let common = Mode()
        static let `default` = Mode()
    }
}

class OperationQueue: NSObject {
    static let main = OperationQueue()
    var maxConcurrentOperationCount = -1
    var name: String?
    override init() { super.init() }
    func addOperation(_ block: @escaping () -> Void) { if self === OperationQueue.main { _schedule(0, block) } else { _scheduleOn(0, nil, block) } }
    static var current: OperationQueue? { main }
}

// Waits for the next notification.
final class _NotificationIterator: AsyncIteratorProtocol {
    let _center: NotificationCenter
    let _state = _StreamState(Int.max, false)
    let _observer: Any
    init(_ center: NotificationCenter, _ name: Notification.Name, _ object: AnyObject?) {
        _center = center
        let state = _state
        _observer = center.addObserver(forName: name, object: object, queue: nil) { _ = state.yield($0) }
    }
    func next() async throws -> Notification? { try await _state.next() }
    deinit { _center.removeObserver(_observer) }
}

// Sends the notifications that a subscriber asked for.
final class _NotificationSubscription: Subscription {
    var center: NotificationCenter?
    var observer: Any?
    var downstream: Any?
    var demand: Subscribers.Demand = .none
    init(_ center: NotificationCenter, _ name: Notification.Name, _ object: AnyObject?, _ downstream: Any) {
        self.center = center
        self.downstream = downstream
        observer = center.addObserver(forName: name, object: object, queue: nil) { self.take($0) }
    }
    func take(_ notification: Notification) {
        guard let target = downstream, demand > 0 else { return }
        demand -= 1
        demand += target.receive(notification)
    }
    func request(_ amount: Subscribers.Demand) { demand += amount }
    func cancel() {
        let owner = center
        let own = observer
        center = nil
        observer = nil
        downstream = nil
        if let own { owner?.removeObserver(own as! AnyObject) }
    }
}
