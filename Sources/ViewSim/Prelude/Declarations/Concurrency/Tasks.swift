// swift-format-ignore-file
struct CancellationError: Error { init() {} }
struct TaskPriority: RawRepresentable, Hashable, Comparable, Sendable {
    let rawValue: UInt8
    init(rawValue: UInt8) { self.rawValue = rawValue }
    static let high = TaskPriority(rawValue: 25)
    static let userInitiated = TaskPriority(rawValue: 25)
    static let medium = TaskPriority(rawValue: 21)
    static let low = TaskPriority(rawValue: 17)
    static let utility = TaskPriority(rawValue: 17)
    static let background = TaskPriority(rawValue: 9)
    static func < (lhs: TaskPriority, rhs: TaskPriority) -> Bool { lhs.rawValue < rhs.rawValue }
}
// What a task and its handles share.
final class _TaskState {
    var _outcome: [Any] = []
    var _error: [Any] = []
    var _waiters: [Any] = []
    var isCancelled = false
    var _handlers: [_CancellationHandler] = []
    let priority: TaskPriority
    init(_ priority: TaskPriority) { self.priority = priority }
    func _run(_ operation: () async throws -> Any) async {
        do { _outcome = [try await operation()] } catch { _error = [error] }
        let waiters = _waiters
        _waiters = []
        _handlers = []
        _taskEnded()
        for waiter in waiters { _resume(waiter, 0) }
    }
    var _isDone: Bool { !_outcome.isEmpty || !_error.isEmpty }
    func _wait() async {
        if _isDone { return }
        _ = await _suspend { self._waiters.append($0) }
    }
    func _value() async throws -> Any {
        await _wait()
        if let error = _error.first { throw error as! any Error }
        return _outcome[0]
    }
    func cancel() {
        guard !isCancelled else { return }
        isCancelled = true
        let handlers = _handlers
        _handlers = []
        for handler in handlers { handler.act() }
    }
    func _onCancel(_ act: @escaping () -> Void) -> _CancellationHandler {
        let handler = _CancellationHandler(act)
        if isCancelled { act() } else { _handlers.append(handler) }
        return handler
    }
    func _forget(_ handler: _CancellationHandler) { _handlers.removeAll { $0 === handler } }
}
final class _CancellationHandler {
    let act: () -> Void
    init(_ act: @escaping () -> Void) { self.act = act }
}
func _launch(_ state: _TaskState, _ body: Any)
func _suspend(_ register: (Any) -> Void) async -> Any
func _resume(_ continuation: Any, _ value: Any)
func _currentTask() -> _TaskState?
func _taskEnded()
struct Task<Success, Failure>: Hashable, Sendable {
    let _state: _TaskState
    init(priority: TaskPriority? = nil, operation: @escaping () async throws -> Success) { _state = _startTask(priority, operation) }
    init(name: String?, priority: TaskPriority? = nil, operation: @escaping () async throws -> Success) { _state = _startTask(priority, operation) }
    static func detached(priority: TaskPriority? = nil, operation: @escaping () async throws -> Success) -> Task<Success, Failure> { Task<Success, Failure>(priority: priority, operation: operation) }
    static func immediate(priority: TaskPriority? = nil, operation: @escaping () async throws -> Success) -> Task<Success, Failure> { Task<Success, Failure>(priority: priority, operation: operation) }
    var value: Success { get async throws { try await _state._value() } }
    var result: Result<Success, Failure> {
        get async {
            await _state._wait()
            if let error = _state._error.first { return .failure(error) }
            return .success(_state._outcome[0])
        }
    }
    func cancel() { _state.cancel() }
    var isCancelled: Bool { _state.isCancelled }
    static var isCancelled: Bool { _currentTask()?.isCancelled ?? false }
    static var currentPriority: TaskPriority { _currentTask()?.priority ?? .medium }
    static func checkCancellation() throws { if _currentTask()?.isCancelled ?? false { throw CancellationError() } }
    static func yield() async { _ = await _suspend { _resume($0, 0) } }
    static func sleep(nanoseconds: UInt64) async throws { try await _sleep(Int(nanoseconds)) }
    static func sleep(_ nanoseconds: UInt64) async { try? await _sleep(Int(nanoseconds)) }
    static func sleep(for duration: Duration, tolerance: Duration? = nil) async throws { try await _sleep(duration._nanoseconds) }
    static func sleep<C>(for duration: Duration, tolerance: Duration? = nil, clock: C) async throws { try await _sleep(duration._nanoseconds) }
    static func sleep<C>(until deadline: ContinuousClock.Instant, tolerance: Duration? = nil, clock: C) async throws { try await _sleep(deadline._nanoseconds - _nowNanoseconds()) }
    static func == (lhs: Task<Success, Failure>, rhs: Task<Success, Failure>) -> Bool { lhs._state === rhs._state }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(_state)) }
}
func _startTask(_ priority: TaskPriority?, _ operation: @escaping () async throws -> Any) -> _TaskState {
    let state = _TaskState(priority ?? .medium)
    _launch(state) { await state._run(operation) }
    return state
}
final class _Sleep {
    var continuation: [Any] = []
    var wasCancelled = false
    func end(_ isCancelled: Bool) {
        guard let waiting = continuation.first else { return }
        continuation = []
        wasCancelled = isCancelled
        _resume(waiting, 0)
    }
}
func _sleep(_ nanoseconds: Int) async throws {
    let task = _currentTask()
    if task?.isCancelled ?? false { throw CancellationError() }
    let sleep = _Sleep()
    let handler = task?._onCancel { sleep.end(true) }
    _ = await _suspend { continuation in
        sleep.continuation = [continuation]
        _schedule(_nowNanoseconds() + max(0, nanoseconds)) { sleep.end(false) }
    }
    if let handler { task?._forget(handler) }
    if sleep.wasCancelled { throw CancellationError() }
}
func withTaskCancellationHandler<T>(operation: () async throws -> T, onCancel handler: @escaping () -> Void) async rethrows -> T {
    guard let task = _currentTask() else { return try await operation() }
    let registered = task._onCancel(handler)
    defer { task._forget(registered) }
    return try await operation()
}
func withUnsafeCurrentTask<T>(body: (Any?) throws -> T) rethrows -> T { try body(_currentTask()) }
struct ContinuousClock {
    struct Instant: Comparable, Hashable {
        let _nanoseconds: Int
        static var now: ContinuousClock.Instant { ContinuousClock.Instant(_nanoseconds: _nowNanoseconds()) }
        func advanced(by duration: Duration) -> ContinuousClock.Instant { ContinuousClock.Instant(_nanoseconds: _nanoseconds + duration._nanoseconds) }
        func duration(to other: ContinuousClock.Instant) -> Duration { Duration.nanoseconds(other._nanoseconds - _nanoseconds) }
        static func < (lhs: ContinuousClock.Instant, rhs: ContinuousClock.Instant) -> Bool { lhs._nanoseconds < rhs._nanoseconds }
        static func + (lhs: ContinuousClock.Instant, rhs: Duration) -> ContinuousClock.Instant { lhs.advanced(by: rhs) }
        static func - (lhs: ContinuousClock.Instant, rhs: ContinuousClock.Instant) -> Duration { rhs.duration(to: lhs) }
    }
    init() {}
    static var continuous: ContinuousClock { ContinuousClock() }
    var now: ContinuousClock.Instant { ContinuousClock.Instant.now }
    static var now: ContinuousClock.Instant { ContinuousClock.Instant.now }
    func sleep(for duration: Duration, tolerance: Duration? = nil) async throws { try await _sleep(duration._nanoseconds) }
    func sleep(until deadline: ContinuousClock.Instant, tolerance: Duration? = nil) async throws { try await _sleep(deadline._nanoseconds - _nowNanoseconds()) }
    func measure(_ work: () throws -> Void) rethrows -> Duration {
        let start = _nowNanoseconds()
        try work()
        return Duration.nanoseconds(_nowNanoseconds() - start)
    }
}
typealias SuspendingClock = ContinuousClock
@globalActor final actor MainActor {
    static let shared = MainActor()
    static func run<T>(resultType: Any? = nil, body: () throws -> T) async rethrows -> T { try body() }
    static func assumeIsolated<T>(_ operation: () throws -> T) rethrows -> T { try operation() }
}
final class CheckedContinuation<T, E> {
    var _waiting: [Any] = []
    var _value: [Any] = []
    var _error: [Any] = []
    var _isResumed = false
    func resume(returning value: T) { _finish([value], []) }
    func resume() { _finish([()], []) }
    func resume(throwing error: E) { _finish([], [error]) }
    func resume(with result: Result<T, E>) {
        switch result {
        case .success(let value): _finish([value], [])
        case .failure(let error): _finish([], [error])
        }
    }
    func _finish(_ value: [Any], _ error: [Any]) {
        precondition(!_isResumed, "SWIFT TASK CONTINUATION MISUSE: a continuation was resumed more than once")
        _isResumed = true
        _value = value
        _error = error
        if let waiting = _waiting.first { _resume(waiting, 0) }
        _waiting = []
    }
    func _wait() async throws -> T {
        if !_isResumed { _ = await _suspend { self._waiting = [$0] } }
        if let error = _error.first { throw error as! any Error }
        return _value[0] as! T
    }
}
typealias UnsafeContinuation = CheckedContinuation
func withCheckedContinuation<T>(isolation: Any? = nil, function: String = "", _ body: (CheckedContinuation<T, Never>) -> Void) async -> T {
    let continuation = CheckedContinuation<T, Never>()
    body(continuation)
    return try! await continuation._wait()
}
func withCheckedThrowingContinuation<T>(isolation: Any? = nil, function: String = "", _ body: (CheckedContinuation<T, any Error>) -> Void) async throws -> T {
    let continuation = CheckedContinuation<T, any Error>()
    body(continuation)
    return try await continuation._wait()
}
func withUnsafeContinuation<T>(_ body: (CheckedContinuation<T, Never>) -> Void) async -> T { await withCheckedContinuation(body) }
func withUnsafeThrowingContinuation<T>(_ body: (CheckedContinuation<T, any Error>) -> Void) async throws -> T { try await withCheckedThrowingContinuation(body) }
// The children of a task group, in the order in which they end.
final class _GroupState {
    var running: [_TaskState] = []
    var ended: [_TaskState] = []
    var waiting: [Any] = []
    var isCancelled = false
    func add(_ priority: TaskPriority?, _ operation: @escaping () async throws -> Any) {
        let state = _TaskState(priority ?? .medium)
        running.append(state)
        if isCancelled { state.cancel() }
        _launch(state) {
            await state._run(operation)
            self.running.removeAll { $0 === state }
            self.ended.append(state)
            if let first = self.waiting.first {
                self.waiting.removeFirst()
                _resume(first, 0)
            }
        }
    }
    func next() async -> _TaskState? {
        while ended.isEmpty {
            if running.isEmpty { return nil }
            _ = await _suspend { self.waiting.append($0) }
        }
        return ended.removeFirst()
    }
    func cancelAll() {
        isCancelled = true
        for state in running { state.cancel() }
    }
}
struct TaskGroup<ChildTaskResult>: AsyncSequence {
    typealias Element = ChildTaskResult
    let _group: _GroupState
    let _throws: Bool
    func addTask(priority: TaskPriority? = nil, operation: @escaping () async throws -> ChildTaskResult) { _group.add(priority, operation) }
    func addTask(name: String?, priority: TaskPriority? = nil, operation: @escaping () async throws -> ChildTaskResult) { _group.add(priority, operation) }
    func addTaskUnlessCancelled(priority: TaskPriority? = nil, operation: @escaping () async throws -> ChildTaskResult) -> Bool {
        guard !_group.isCancelled else { return false }
        _group.add(priority, operation)
        return true
    }
    func next() async throws -> ChildTaskResult? {
        guard let state = await _group.next() else { return nil }
        if let error = state._error.first { throw error as! any Error }
        return state._outcome[0] as! ChildTaskResult
    }
    func nextResult() async -> Result<ChildTaskResult, any Error>? {
        guard let state = await _group.next() else { return nil }
        if let error = state._error.first { return .failure(error) }
        return .success(state._outcome[0])
    }
    func waitForAll() async throws { while try await next() != nil {} }
    func cancelAll() { _group.cancelAll() }
    var isCancelled: Bool { _group.isCancelled }
    var isEmpty: Bool { _group.running.isEmpty && _group.ended.isEmpty }
    func makeAsyncIterator() -> TaskGroup<ChildTaskResult> { self }
}
typealias ThrowingTaskGroup = TaskGroup
typealias DiscardingTaskGroup = TaskGroup
func _inGroup<T, R>(_ body: (inout TaskGroup<T>) async throws -> R) async throws -> R {
    var group = TaskGroup<T>(_group: _GroupState(), _throws: true)
    let task = _currentTask()
    let state = group._group
    let handler = task?._onCancel { state.cancelAll() }
    do {
        let result = try await body(&group)
        while await state.next() != nil {}
        if let handler { task?._forget(handler) }
        return result
    } catch {
        state.cancelAll()
        while await state.next() != nil {}
        if let handler { task?._forget(handler) }
        throw error
    }
}
func withTaskGroup<T, R>(of type: T.Type = T.self, returning: R.Type = R.self, isolation: Any? = nil, body: (inout TaskGroup<T>) async -> R) async -> R { try! await _inGroup(body) }
func withThrowingTaskGroup<T, R>(of type: T.Type = T.self, returning: R.Type = R.self, isolation: Any? = nil, body: (inout TaskGroup<T>) async throws -> R) async throws -> R { try await _inGroup(body) }
func withDiscardingTaskGroup<R>(returning: R.Type = R.self, isolation: Any? = nil, body: (inout TaskGroup<Void>) async -> R) async -> R { try! await _inGroup(body) }
protocol AsyncIteratorProtocol {
    associatedtype Element
    mutating func next() async throws -> Element?
}
protocol AsyncSequence<Element> {
    associatedtype Element
    func makeAsyncIterator() -> Any
}
extension AsyncSequence {
    func map<T>(_ transform: @escaping (Element) async throws -> T) -> _AsyncTransform<T> { _AsyncTransform<T>(self) { { [try await transform($0)] } } }
    func filter(_ isIncluded: @escaping (Element) async throws -> Bool) -> _AsyncTransform<Element> { _AsyncTransform<Element>(self) { { try await isIncluded($0) ? [$0] : [] } } }
    func compactMap<T>(_ transform: @escaping (Element) async throws -> T?) -> _AsyncTransform<T> { _AsyncTransform<T>(self) { { if let value = try await transform($0) { [value] } else { [] } } } }
    func dropFirst(_ count: Int = 1) -> _AsyncTransform<Element> {
        _AsyncTransform<Element>(self) {
            var left = count
            return { (value: Any) -> [Any] in
                if left == 0 { return [value] }
                left -= 1
                return []
            }
        }
    }
    func prefix(_ count: Int) -> _AsyncPrefix<Element> { _AsyncPrefix<Element>(self, count) }
    func reduce<T>(_ initial: T, _ next: (T, Element) async throws -> T) async rethrows -> T {
        var result = initial
        for try await value in self { result = try await next(result, value) }
        return result
    }
    func first(where predicate: (Element) async throws -> Bool) async rethrows -> Element? {
        for try await value in self { if try await predicate(value) { return value } }
        return nil
    }
    func contains(where predicate: (Element) async throws -> Bool) async rethrows -> Bool {
        for try await value in self { if try await predicate(value) { return true } }
        return false
    }
}
// What each element becomes: none or one. Each iteration has a transform of its own.
struct _AsyncTransform<Element>: AsyncSequence {
    let _source: Any
    let _makeTransform: () -> Any
    init(_ source: Any, _ makeTransform: @escaping () -> Any) {
        _source = source
        _makeTransform = makeTransform
    }
    func makeAsyncIterator() -> _AsyncTransformIterator<Element> { _AsyncTransformIterator<Element>(_source.makeAsyncIterator(), _makeTransform()) }
}
struct _AsyncTransformIterator<Element>: AsyncIteratorProtocol {
    var _iterator: Any
    let _transform: Any
    init(_ iterator: Any, _ transform: Any) {
        _iterator = iterator
        _transform = transform
    }
    mutating func next() async throws -> Element? {
        while let value = try await _iterator.next() {
            if let result = try await _transform(value).first { return result }
        }
        return nil
    }
}
struct _AsyncPrefix<Element>: AsyncSequence {
    let _source: Any
    let _count: Int
    init(_ source: Any, _ count: Int) {
        _source = source
        _count = count
    }
    func makeAsyncIterator() -> _AsyncPrefixIterator<Element> { _AsyncPrefixIterator<Element>(_source.makeAsyncIterator(), _count) }
}
struct _AsyncPrefixIterator<Element>: AsyncIteratorProtocol {
    var _iterator: Any
    var _left: Int
    init(_ iterator: Any, _ count: Int) {
        _iterator = iterator
        _left = count
    }
    mutating func next() async throws -> Element? {
        guard _left > 0 else { return nil }
        _left -= 1
        return try await _iterator.next()
    }
}
final class _StreamState {
    var held: [Any] = []
    var isFinished = false
    var error: [Any] = []
    var waiting: [Any] = []
    var onTermination: Any?
    var limit = Int.max
    var keepsNewest = false
    func yield(_ value: Any) {
        guard !isFinished else { return }
        if held.count >= limit {
            if !keepsNewest { return }
            held.removeFirst()
        }
        held.append(value)
        wake()
    }
    func finish(_ failure: [Any]) {
        guard !isFinished else { return }
        isFinished = true
        error = failure
        let act = onTermination
        onTermination = nil
        wake()
        act?(AsyncStream<Any>.Continuation.Termination.finished)
    }
    func cancel() {
        guard !isFinished else { return }
        isFinished = true
        let act = onTermination
        onTermination = nil
        wake()
        act?(AsyncStream<Any>.Continuation.Termination.cancelled)
    }
    func wake() {
        if let first = waiting.first {
            waiting = []
            _resume(first, 0)
        }
    }
    func next() async throws -> Any? {
        let task = _currentTask()
        if task?.isCancelled ?? false { cancel() }
        if held.isEmpty, !isFinished {
            let handler = task?._onCancel { self.cancel() }
            while held.isEmpty, !isFinished { _ = await _suspend { self.waiting = [$0] } }
            if let handler { task?._forget(handler) }
        }
        if !held.isEmpty { return held.removeFirst() }
        if let failure = error.first {
            error = []
            throw failure as! any Error
        }
        return nil
    }
}
struct AsyncStream<Element>: AsyncSequence {
    let _state: _StreamState
    init(_ elementType: Element.Type = Element.self, bufferingPolicy limit: AsyncStream<Element>.Continuation.BufferingPolicy = .unbounded, _ build: (AsyncStream<Element>.Continuation) -> Void) {
        _state = _StreamState()
        limit._apply(to: _state)
        build(Continuation(_state: _state))
    }
    init(_state: _StreamState) { self._state = _state }
    init(unfolding produce: @escaping () async -> Element?, onCancel: (() -> Void)? = nil) {
        let state = _StreamState()
        _state = state
        _ = _startTask(nil) {
            while let value = await produce() { state.yield(value) }
            state.finish([])
        }
    }
    static func makeStream(of elementType: Element.Type = Element.self, throwing: Any? = nil, bufferingPolicy limit: AsyncStream<Element>.Continuation.BufferingPolicy = .unbounded) -> (stream: AsyncStream<Element>, continuation: AsyncStream<Element>.Continuation) {
        let state = _StreamState()
        limit._apply(to: state)
        return (AsyncStream<Element>(_state: state), Continuation(_state: state))
    }
    struct Continuation: Sendable {
        let _state: _StreamState
        enum BufferingPolicy {
            case unbounded, bufferingOldest(Int), bufferingNewest(Int)
            func _apply(to state: _StreamState) {
                switch self {
                case .unbounded: break
                case .bufferingOldest(let count): state.limit = count
                case .bufferingNewest(let count):
                    state.limit = count
                    state.keepsNewest = true
                }
            }
        }
        enum Termination { case finished, cancelled }
        @discardableResult func yield(_ value: Element) -> Any { _state.yield(value) }
        @discardableResult func yield() -> Any { _state.yield(()) }
        @discardableResult func yield(with result: Result<Element, any Error>) -> Any {
            switch result {
            case .success(let value): _state.yield(value)
            case .failure(let error): _state.finish([error])
            }
        }
        func finish() { _state.finish([]) }
        func finish(throwing error: (any Error)? = nil) { _state.finish(error == nil ? [] : [error!]) }
        var onTermination: ((Termination) -> Void)? {
            get { _state.onTermination }
            nonmutating set { _state.onTermination = newValue }
        }
    }
    struct Iterator: AsyncIteratorProtocol {
        let _state: _StreamState
        mutating func next() async throws -> Element? { try await _state.next() }
    }
    func makeAsyncIterator() -> AsyncStream<Element>.Iterator { AsyncStream<Element>.Iterator(_state: _state) }
}
typealias AsyncThrowingStream = AsyncStream
