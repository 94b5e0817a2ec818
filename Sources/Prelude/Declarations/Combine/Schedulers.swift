// Where and when work runs. Queues and run loops are known; a program's own scheduler is asked for all it does.
protocol Scheduler<SchedulerTimeType> {
    associatedtype SchedulerTimeType
    associatedtype SchedulerOptions
    func schedule(options: Any?, _ action: @escaping () -> Void)
    func schedule(after date: Any, tolerance: Any, options: Any?, _ action: @escaping () -> Void)
    func schedule(after date: Any, interval: Any, tolerance: Any, options: Any?, _ action: @escaping () -> Void) -> any Cancellable
}

extension Scheduler {
    func schedule(_ action: @escaping () -> Void) { schedule(options: nil, action) }
    func schedule(after date: Any, _ action: @escaping () -> Void) { schedule(after: date, tolerance: minimumTolerance, options: nil, action) }
    func schedule(after date: Any, tolerance: Any, _ action: @escaping () -> Void) { schedule(after: date, tolerance: tolerance, options: nil, action) }
    func schedule(after date: Any, interval: Any, _ action: @escaping () -> Void) -> any Cancellable {
        schedule(after: date, interval: interval, tolerance: minimumTolerance, options: nil, action)
    }
    func schedule(after date: Any, interval: Any, tolerance: Any, _ action: @escaping () -> Void) -> any Cancellable {
        schedule(after: date, interval: interval, tolerance: tolerance, options: nil, action)
    }
}

// Queues and run loops, in virtual time.
protocol _VirtualScheduler: Scheduler { func _time(_ nanoseconds: Int) -> Any }

extension _VirtualScheduler {
    func schedule(options: Any?, _ action: @escaping () -> Void) { _scheduleWork(self, 0, action) }
    func schedule(after date: Any, tolerance: Any, options: Any?, _ action: @escaping () -> Void) { _scheduleWork(self, date._nanoseconds, action) }
    func schedule(after date: Any, interval: Any, tolerance: Any, options: Any?, _ action: @escaping () -> Void) -> any Cancellable {
        let repetition = _Repetition(self, _schedulerNanoseconds(interval), action)
        repetition.arm(date._nanoseconds)
        return repetition
    }
}

// Work that is done again and again until somebody cancels it.
final class _Repetition: Cancellable {
    var scheduler: Any?
    let interval: Int
    var action: (() -> Void)?
    init(_ scheduler: Any, _ interval: Int, _ action: @escaping () -> Void) {
        self.scheduler = scheduler
        self.interval = interval
        self.action = action
    }
    func arm(_ nanoseconds: Int) {
        guard let scheduler else { return }
        _scheduleWork(scheduler, nanoseconds) {
            guard let action = self.action else { return }
            if self.interval > 0 { self.arm(nanoseconds + self.interval) }
            action()
        }
    }
    func cancel() {
        scheduler = nil
        action = nil
    }
}

protocol SchedulerTimeIntervalConvertible: Comparable, SignedNumeric {}

// The length of time of a scheduler of virtual time.
protocol _SchedulerStride: SchedulerTimeIntervalConvertible, Hashable, ExpressibleByFloatLiteral {
    var _nanoseconds: Int { get }
    init(_nanoseconds: Int)
}

extension _SchedulerStride {
    static func seconds(_ count: Int) -> Self { Self(_nanoseconds: count * 1_000_000_000) }
    static func seconds(_ count: Double) -> Self { Self(_nanoseconds: Int((count * 1_000_000_000).rounded())) }
    static func milliseconds(_ count: Int) -> Self { Self(_nanoseconds: count * 1_000_000) }
    static func microseconds(_ count: Int) -> Self { Self(_nanoseconds: count * 1_000) }
    static func nanoseconds(_ count: Int) -> Self { Self(_nanoseconds: count) }
    static var zero: Self { Self(_nanoseconds: 0) }
    init(integerLiteral value: Int) { self.init(_nanoseconds: value * 1_000_000_000) }
    init(floatLiteral value: Double) { self.init(_nanoseconds: Int((value * 1_000_000_000).rounded())) }
    static func < (lhs: Self, rhs: Self) -> Bool { lhs._nanoseconds < rhs._nanoseconds }
    static func + (lhs: Self, rhs: Self) -> Self { Self(_nanoseconds: lhs._nanoseconds + rhs._nanoseconds) }
    static func - (lhs: Self, rhs: Self) -> Self { Self(_nanoseconds: lhs._nanoseconds - rhs._nanoseconds) }
    static func * (lhs: Self, rhs: Self) -> Self { Self(_nanoseconds: lhs._nanoseconds * rhs._nanoseconds) }
    static prefix func - (value: Self) -> Self { Self(_nanoseconds: -value._nanoseconds) }
    static func += (lhs: inout Self, rhs: Self) { lhs = lhs + rhs }
    static func -= (lhs: inout Self, rhs: Self) { lhs = lhs - rhs }
}

extension DispatchQueue: _VirtualScheduler {
    struct SchedulerTimeType: Strideable, Hashable, Comparable {
        let _nanoseconds: Int
        init(_nanoseconds: Int) { self._nanoseconds = _nanoseconds }
        init(_ time: DispatchTime) { _nanoseconds = time._nanoseconds }
        var dispatchTime: DispatchTime { DispatchTime(_nanoseconds: _nanoseconds) }
        func advanced(by interval: Any) -> DispatchQueue.SchedulerTimeType {
            DispatchQueue.SchedulerTimeType(_nanoseconds: _nanoseconds + _schedulerNanoseconds(interval))
        }
        func distance(to other: DispatchQueue.SchedulerTimeType) -> DispatchQueue.SchedulerTimeType.Stride {
            Stride(_nanoseconds: other._nanoseconds - _nanoseconds)
        }
        static func < (lhs: DispatchQueue.SchedulerTimeType, rhs: DispatchQueue.SchedulerTimeType) -> Bool { lhs._nanoseconds < rhs._nanoseconds }
        struct Stride: _SchedulerStride {
            let _nanoseconds: Int
            init(_nanoseconds: Int) { self._nanoseconds = _nanoseconds }
            init(_ interval: DispatchTimeInterval) { _nanoseconds = interval._nanoseconds }
            var magnitude: Int { _nanoseconds }
            var timeInterval: DispatchTimeInterval { .nanoseconds(_nanoseconds) }
        }
    }
    struct SchedulerOptions { init(qos: DispatchQoS = .unspecified, flags: Any? = nil, group: Any? = nil) {} }
    func _time(_ nanoseconds: Int) -> Any { SchedulerTimeType(_nanoseconds: nanoseconds) }
    var now: DispatchQueue.SchedulerTimeType { SchedulerTimeType(_nanoseconds: _nowNanoseconds()) }
    var minimumTolerance: DispatchQueue.SchedulerTimeType.Stride { .zero }
}

// A time of a run loop or operation queue is a date.
struct _DateSchedulerTime: Strideable, Hashable, Comparable {
    let _nanoseconds: Int
    init(_nanoseconds: Int) { self._nanoseconds = _nanoseconds }
    init(_ date: Date) { _nanoseconds = _nowNanoseconds() + Int((date.timeIntervalSinceNow * 1_000_000_000).rounded()) }
    var date: Date { Date(timeIntervalSinceNow: Double(_nanoseconds - _nowNanoseconds()) / 1_000_000_000) }
    func advanced(by interval: Any) -> _DateSchedulerTime { _DateSchedulerTime(_nanoseconds: _nanoseconds + _schedulerNanoseconds(interval)) }
    func distance(to other: _DateSchedulerTime) -> _DateSchedulerTime.Stride { Stride(_nanoseconds: other._nanoseconds - _nanoseconds) }
    static func < (lhs: _DateSchedulerTime, rhs: _DateSchedulerTime) -> Bool { lhs._nanoseconds < rhs._nanoseconds }
    struct Stride: _SchedulerStride {
        let _nanoseconds: Int
        init(_nanoseconds: Int) { self._nanoseconds = _nanoseconds }
        init(_ interval: Double) { _nanoseconds = Int((interval * 1_000_000_000).rounded()) }
        var timeInterval: Double { Double(_nanoseconds) / 1_000_000_000 }
        var magnitude: Double { Double(_nanoseconds) / 1_000_000_000 }
    }
}

extension RunLoop: _VirtualScheduler {
    typealias SchedulerTimeType = _DateSchedulerTime
    struct SchedulerOptions {}
    func _time(_ nanoseconds: Int) -> Any { _DateSchedulerTime(_nanoseconds: nanoseconds) }
    var now: _DateSchedulerTime { _DateSchedulerTime(_nanoseconds: _nowNanoseconds()) }
    var minimumTolerance: _DateSchedulerTime.Stride { .zero }
}

extension OperationQueue: _VirtualScheduler {
    typealias SchedulerTimeType = _DateSchedulerTime
    struct SchedulerOptions {}
    func _time(_ nanoseconds: Int) -> Any { _DateSchedulerTime(_nanoseconds: nanoseconds) }
    var now: _DateSchedulerTime { _DateSchedulerTime(_nanoseconds: _nowNanoseconds()) }
    var minimumTolerance: _DateSchedulerTime.Stride { .zero }
}

// Does at once what it is asked to do, whenever that is due.
struct ImmediateScheduler: Scheduler {
    static let shared = ImmediateScheduler()
    struct SchedulerTimeType: Strideable, Comparable {
        let _step: Int
        init(_step: Int = 0) { self._step = _step }
        func advanced(by interval: Any) -> ImmediateScheduler.SchedulerTimeType { self }
        func distance(to other: ImmediateScheduler.SchedulerTimeType) -> ImmediateScheduler.SchedulerTimeType.Stride { Stride(0) }
        static func < (lhs: ImmediateScheduler.SchedulerTimeType, rhs: ImmediateScheduler.SchedulerTimeType) -> Bool { false }
        struct Stride: _SchedulerStride {
            let _nanoseconds: Int
            init(_nanoseconds: Int) { self._nanoseconds = _nanoseconds }
            init(_ value: Int) { _nanoseconds = value }
            var magnitude: Int { _nanoseconds }
        }
    }
    typealias SchedulerOptions = Never
    var now: ImmediateScheduler.SchedulerTimeType { SchedulerTimeType() }
    var minimumTolerance: ImmediateScheduler.SchedulerTimeType.Stride { .zero }
    func schedule(options: Any?, _ action: @escaping () -> Void) { action() }
    func schedule(after date: Any, tolerance: Any, options: Any?, _ action: @escaping () -> Void) { action() }
    func schedule(after date: Any, interval: Any, tolerance: Any, options: Any?, _ action: @escaping () -> Void) -> any Cancellable {
        action()
        return Subscriptions.empty
    }
}

func _schedulerNanoseconds(_ interval: Any) -> Int {
    if let duration = interval as? Duration { return duration._nanoseconds }
    if let interval = interval as? DispatchTimeInterval { return interval._nanoseconds }
    if let seconds = interval as? Double { return Int(seconds * 1_000_000_000) }
    if let seconds = interval as? Int { return seconds * 1_000_000_000 }
    return interval._nanoseconds
}

// What operators ask of a scheduler. Those of virtual time count nanoseconds, without objects in between.
func _isVirtual(_ scheduler: Any) -> Bool { scheduler is DispatchQueue || scheduler is RunLoop || scheduler is OperationQueue }
func _schedulerTime(_ scheduler: Any) -> Any { _isVirtual(scheduler) ? _nowNanoseconds() : scheduler.now }

func _schedulerTime(_ scheduler: Any, _ start: Any, plus interval: Any) -> Any {
    if _isVirtual(scheduler) { return (start as! Int) + _schedulerNanoseconds(interval) }
    return start.advanced(by: interval)
}

func _perform(_ scheduler: Any, _ work: @escaping () -> Void) {
    if _isVirtual(scheduler) { _scheduleWork(scheduler, 0, work) } else { scheduler.schedule(options: nil, work) }
}

func _perform(_ scheduler: Any, at time: Any, _ work: @escaping () -> Void) {
    if _isVirtual(scheduler) {
        _scheduleWork(scheduler, time as! Int, work)
    } else {
        scheduler.schedule(after: time, tolerance: scheduler.minimumTolerance, options: nil, work)
    }
}
