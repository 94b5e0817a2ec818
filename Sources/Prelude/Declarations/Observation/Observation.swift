@attached(member) macro Observable()
@attached(peer) macro ObservationIgnored()
@attached(accessor) macro ObservationTracked()
protocol Observable {}

extension Observable {
    func access<Member>(keyPath: KeyPath<Self, Member>) { _observationAccess(self, keyPath) }
    func withMutation<Member, T>(keyPath: KeyPath<Self, Member>, _ mutation: () throws -> T) rethrows -> T {
        _observationWillSet(self, keyPath)
        return try mutation()
    }
}

struct ObservationRegistrar {
    init() {}
    func access<Subject, Member>(_ subject: Subject, keyPath: KeyPath<Subject, Member>) { _observationAccess(subject, keyPath) }
    func willSet<Subject, Member>(_ subject: Subject, keyPath: KeyPath<Subject, Member>) { _observationWillSet(subject, keyPath) }
    func didSet<Subject, Member>(_ subject: Subject, keyPath: KeyPath<Subject, Member>) {}
    func withMutation<Subject, Member, T>(of subject: Subject, keyPath: KeyPath<Subject, Member>, _ mutation: () throws -> T) rethrows -> T {
        _observationWillSet(subject, keyPath)
        return try mutation()
    }
}

func withObservationTracking<T>(_ apply: () -> T, onChange: @escaping () -> Void) -> T {
    let tracking = _beginTracking(onChange)
    let result = apply()
    _endTracking(tracking)
    return result
}

// The values of an expression, one after each transaction that changed what it read.
struct Observations<Element, Failure>: AsyncSequence {
    enum Iteration { case next(Element), finish }
    let _emit: () throws -> Any
    init(_ emit: @escaping () throws -> Element) { _emit = { Iteration.next(try emit()) } }
    init(_untilFinished emit: @escaping () throws -> Any) { _emit = emit }
    static func untilFinished(_ emit: @escaping () throws -> Observations<Element, Failure>.Iteration) -> Observations<Element, Failure> {
        Observations<Element, Failure>(_untilFinished: emit)
    }
    struct Iterator: AsyncIteratorProtocol {
        let _observation: _Observation
        mutating func next() async throws -> Element? { try await _observation.next() }
    }
    func makeAsyncIterator() -> Observations<Element, Failure>.Iterator { Iterator(_observation: _Observation(_emit)) }
}

// Evaluates when it is asked and something has changed since: a change that is told wakes who waits, in a turn of its own, so
// that all of a transaction is one value.
final class _Observation {
    let emit: () throws -> Any
    var hasChanged = true
    var isDone = false
    var waiting: [Any] = []
    init(_ emit: @escaping () throws -> Any) { self.emit = emit }
    func change() {
        hasChanged = true
        wake()
    }
    func wake() {
        let held = waiting
        waiting = []
        for continuation in held { _resume(continuation, 0) }
    }
    func next() async throws -> Any? {
        let task = _currentTask()
        if task?.isCancelled ?? false { isDone = true }
        guard !isDone else { return nil }
        let handler = task?._onCancel {
            self.isDone = true
            self.wake()
        }
        defer { if let handler { task?._forget(handler) } }
        while !hasChanged, !isDone { _ = await _suspend { self.waiting.append($0) } }
        guard !isDone else { return nil }
        hasChanged = false
        do {
            let tracking = _beginTracking({ [weak self] in self?.change() })
            defer { _endTracking(tracking) }
            if case .next(let value) = try emit() { return value }
            isDone = true
            return nil
        } catch {
            isDone = true
            throw error
        }
    }
}

func _beginTracking(_ onChange: Any) -> Any
func _endTracking(_ tracking: Any)
func _observationAccess(_ subject: Any, _ keyPath: Any)
func _observationWillSet(_ subject: Any, _ keyPath: Any)
