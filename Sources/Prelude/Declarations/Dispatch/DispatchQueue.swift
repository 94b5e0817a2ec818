final class DispatchQueue {
    let label: String
    let _isConcurrent: Bool
    static let main = DispatchQueue(label: "com.apple.main-thread")
    static let _global = DispatchQueue(label: "com.apple.root.default-qos", attributes: .concurrent)
    init(
        label: String, qos: DispatchQoS = .unspecified, attributes: DispatchQueue.Attributes = [], autoreleaseFrequency: Any? = nil,
        target: DispatchQueue? = nil
    ) {
        self.label = label
        _isConcurrent = attributes.contains(.concurrent)
    }
    struct Attributes: OptionSet {
        let rawValue: UInt64
        static let concurrent = Attributes(rawValue: 2)
        static let initiallyInactive = Attributes(rawValue: 4)
    }
    // Runs work on the queue, as soon as it is due.
    func _enqueue(_ nanoseconds: Int, _ work: @escaping () -> Void) {
        if self === DispatchQueue.main { _schedule(nanoseconds, work) } else { _scheduleOn(nanoseconds, _isConcurrent ? nil : self, work) }
    }
    static func global(qos: DispatchQoS.QoSClass = .default) -> DispatchQueue { _global }
    func async(group: Any? = nil, qos: Any? = nil, flags: Any? = nil, execute work: @escaping () -> Void) { _enqueue(0, work) }
    func async(group: DispatchGroup, execute work: @escaping () -> Void) {
        group.enter()
        _enqueue(0) {
            work()
            group.leave()
        }
    }
    func async(group: DispatchGroup, execute work: DispatchWorkItem) { async(group: group) { work.perform() } }
    static func concurrentPerform(iterations: Int, execute work: (Int) -> Void) { for index in 0..<iterations { work(index) } }
    func async(execute work: DispatchWorkItem) { _enqueue(0, { work.perform() }) }
    func asyncAfter(deadline: DispatchTime, execute work: @escaping () -> Void) { _enqueue(deadline._nanoseconds, work) }
    func asyncAfter(deadline: DispatchTime, qos: Any, execute work: @escaping () -> Void) { _enqueue(deadline._nanoseconds, work) }
    func asyncAfter(deadline: DispatchTime, execute work: DispatchWorkItem) { _enqueue(deadline._nanoseconds, { work.perform() }) }
    func sync<T>(execute work: () throws -> T) rethrows -> T {
        _enterExecutor(self === DispatchQueue.main, _isConcurrent ? nil : self)
        defer { _leaveExecutor() }
        return try work()
    }
}

final class DispatchWorkItem {
    let _work: () -> Void
    let _done = DispatchGroup()
    var isCancelled = false
    init(qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], block: @escaping () -> Void) {
        _work = block
        _done.enter()
    }
    func perform() {
        if !isCancelled { _work() }
        if _done._count > 0 { _done.leave() }
    }
    func cancel() { isCancelled = true }
    func notify(queue: DispatchQueue, execute work: @escaping () -> Void) { _done.notify(queue: queue, execute: work) }
}

struct DispatchQoS: Equatable {
    enum QoSClass { case userInteractive, userInitiated, `default`, utility, background, unspecified }
    let qosClass: DispatchQoS.QoSClass
    static let userInteractive = DispatchQoS(qosClass: .userInteractive)
    static let userInitiated = DispatchQoS(qosClass: .userInitiated)
    static let `default` = DispatchQoS(qosClass: .default)
    static let utility = DispatchQoS(qosClass: .utility)
    static let background = DispatchQoS(qosClass: .background)
    static let unspecified = DispatchQoS(qosClass: .unspecified)
}

struct DispatchTime: Comparable {
    let _nanoseconds: Int
    init(_nanoseconds: Int) { self._nanoseconds = _nanoseconds }
    init(uptimeNanoseconds: UInt64) { _nanoseconds = Int(clamping: uptimeNanoseconds) }
    var uptimeNanoseconds: UInt64 { UInt64(_nanoseconds) }
    static let distantFuture = DispatchTime(_nanoseconds: Int.max / 2)
    static func now() -> DispatchTime { DispatchTime(_nanoseconds: _nowNanoseconds()) }
    static func + (lhs: DispatchTime, rhs: Double) -> DispatchTime { DispatchTime(_nanoseconds: lhs._nanoseconds + Int((rhs * 1_000_000_000).rounded())) }
    static func + (lhs: DispatchTime, rhs: DispatchTimeInterval) -> DispatchTime { DispatchTime(_nanoseconds: lhs._nanoseconds + rhs._nanoseconds) }
    static func - (lhs: DispatchTime, rhs: Double) -> DispatchTime { lhs + -rhs }
    static func - (lhs: DispatchTime, rhs: DispatchTimeInterval) -> DispatchTime { DispatchTime(_nanoseconds: lhs._nanoseconds - rhs._nanoseconds) }
    func advanced(by interval: DispatchTimeInterval) -> DispatchTime { self + interval }
    func distance(to other: DispatchTime) -> DispatchTimeInterval { .nanoseconds(other._nanoseconds - _nanoseconds) }
    static func < (lhs: DispatchTime, rhs: DispatchTime) -> Bool { lhs._nanoseconds < rhs._nanoseconds }
}

enum DispatchTimeInterval: Equatable {
    case seconds(Int), milliseconds(Int), microseconds(Int), nanoseconds(Int), never
    var _nanoseconds: Int {
        switch self {
        case .seconds(let count): count * 1_000_000_000
        case .milliseconds(let count): count * 1_000_000
        case .microseconds(let count): count * 1_000
        case .nanoseconds(let count): count
        case .never: Int.max / 2
        }
    }
}

func _schedule(_ nanoseconds: Int, _ work: Any)

// Off the main thread: on a serial queue, or on any thread of the pool.
func _scheduleOn(_ nanoseconds: Int, _ queue: Any?, _ work: Any)
func _enterExecutor(_ isMain: Bool, _ queue: Any?)
func _leaveExecutor()
func _onPool(_ nanoseconds: Int, _ work: Any) { _scheduleOn(nanoseconds, nil, work) }

// Where a scheduler of Combine runs its work.
func _scheduleWork(_ scheduler: Any, _ nanoseconds: Int, _ work: @escaping () -> Void) {
    if let queue = scheduler as? DispatchQueue { return queue._enqueue(nanoseconds, work) }
    _schedule(nanoseconds, work)
}

func _nowNanoseconds() -> Int
