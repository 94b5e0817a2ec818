final class DispatchGroup {
    var _count = 0
    var _waiting: [() -> Void] = []
    init() {}
    func enter() { _count += 1 }
    func leave() {
        precondition(_count > 0, "Unbalanced call to dispatch_group_leave()")
        _count -= 1
        _notifyIfEmpty()
    }
    func _notifyIfEmpty() {
        guard _count == 0 else { return }
        let waiting = _waiting
        _waiting = []
        for work in waiting { work() }
    }
    func notify(queue: DispatchQueue, execute work: @escaping () -> Void) {
        _waiting.append { queue.async(execute: work) }
        _notifyIfEmpty()
    }
    func notify(qos: DispatchQoS, flags: DispatchWorkItemFlags = [], queue: DispatchQueue, execute work: @escaping () -> Void) {
        notify(queue: queue, execute: work)
    }
    func notify(queue: DispatchQueue, work: DispatchWorkItem) { notify(queue: queue) { work.perform() } }
    // Nothing else runs while a thread waits, so what is not done yet is never done.
    func wait() { if _count > 0 { _later("DispatchGroup.wait()") } }
    func wait(timeout: DispatchTime) -> DispatchTimeoutResult { _count > 0 ? .timedOut : .success }
}

enum DispatchTimeoutResult { case success, timedOut }

struct DispatchWorkItemFlags: OptionSet {
    let rawValue: UInt
    static let barrier = DispatchWorkItemFlags(rawValue: 1)
    static let detached = DispatchWorkItemFlags(rawValue: 2)
    static let assignCurrentContext = DispatchWorkItemFlags(rawValue: 4)
    static let noQoS = DispatchWorkItemFlags(rawValue: 8)
    static let inheritQoS = DispatchWorkItemFlags(rawValue: 16)
    static let enforceQoS = DispatchWorkItemFlags(rawValue: 32)
}
