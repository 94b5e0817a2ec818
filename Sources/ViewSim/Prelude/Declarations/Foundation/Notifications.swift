// swift-format-ignore-file
struct Notification {
    struct Name: Hashable, Sendable {
        let rawValue: String
        init(_ rawValue: String) { self.rawValue = rawValue }
        init(rawValue: String) { self.rawValue = rawValue }
    }
    var name: Name
    var object: Any?
    var userInfo: [AnyHashable: Any]?
    init(name: Name, object: Any? = nil, userInfo: [AnyHashable: Any]? = nil) { self.name = name; self.object = object; self.userInfo = userInfo }
}
class NotificationCenter {
    static let `default` = NotificationCenter()
    init() {}
    func post(name: Notification.Name, object: Any?, userInfo: [AnyHashable: Any]? = nil) { _later("NotificationCenter") }
    func post(_ notification: Notification) { _later("NotificationCenter") }
    func addObserver(forName name: Notification.Name?, object: Any?, queue: Any?, using block: @escaping (Notification) -> Void) -> Any { _later("NotificationCenter"); return 0 }
    func removeObserver(_ observer: Any) {}
    func publisher(for name: Notification.Name, object: AnyObject? = nil) -> AnyPublisher<Notification, Never> { _later("NotificationCenter.publisher(for:)"); return AnyPublisher<Notification, Never>() }
}
class Timer {
    static func publish(every interval: Double, tolerance: Double? = nil, on runLoop: Any, in mode: Any, options: Any? = nil) -> AnyPublisher<Date, Never> { _later("Timer.publish(every:on:in:)"); return AnyPublisher<Date, Never>() }
    static func scheduledTimer(withTimeInterval interval: Double, repeats: Bool, block: @escaping (Timer) -> Void) -> Timer { _later("Timer.scheduledTimer"); return Timer() }
    init() {}
    func invalidate() {}
    var isValid: Bool { false }
}
class RunLoop {
    static let main = RunLoop()
    static let current = RunLoop()
    struct Mode { static let common = Mode(); static let `default` = Mode() }
}
