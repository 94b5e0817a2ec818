// swift-format-ignore-file
struct CancellationError: Error { init() {} }
struct TaskPriority: RawRepresentable, Hashable, Comparable, Sendable, CustomStringConvertible {
    let rawValue: UInt8
    var description: String {
        switch rawValue {
        case 25: "TaskPriority.high"
        case 21: "TaskPriority.medium"
        case 17: "TaskPriority.low"
        case 9: "TaskPriority.background"
        default: "TaskPriority(rawValue: \(rawValue))"
        }
    }
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
    var _handlers: [Int: _CancellationHandler] = [:]
    var _lastHandler = 0
    var _number = 0
    var _locals: _TaskLocalBinding?
    let priority: TaskPriority
    init(_ priority: TaskPriority) { self.priority = priority }
    func _run(_ operation: () async throws -> Any) async {
        do { _outcome = [try await operation()] } catch { _error = [error] }
        let waiters = _waiters
        _waiters = []
        _handlers = [:]
        _locals = nil
        _taskEnded(_number, _error.first)
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
        if !_isDone { _taskCancelled(_number) }
        let handlers = _handlers
        _handlers = [:]
        for key in handlers.keys.sorted().reversed() { handlers[key]?.act() }
    }
    func _onCancel(_ act: @escaping () -> Void) -> _CancellationHandler {
        _lastHandler += 1
        let handler = _CancellationHandler(_lastHandler, act)
        if isCancelled { act() } else { _handlers[_lastHandler] = handler }
        return handler
    }
    func _forget(_ handler: _CancellationHandler) { _handlers[handler.number] = nil }
}
final class _CancellationHandler {
    let number: Int
    let act: () -> Void
    init(_ number: Int, _ act: @escaping () -> Void) {
        self.number = number
        self.act = act
    }
}
// Starts a task and gives its number; `form` says how the source made it.
func _launch(_ state: _TaskState, _ operation: Any, _ body: Any, _ form: String, _ priority: Int) -> Int
func _suspend(_ register: (Any) -> Void) async -> Any
func _resume(_ continuation: Any, _ value: Any)
func _currentTask() -> _TaskState?
func _taskEnded(_ number: Int, _ error: Any?)
func _taskCancelled(_ number: Int)
func _hopToMain() async
struct Task<Success, Failure>: Hashable, Sendable {
    let _state: _TaskState
    init(priority: TaskPriority? = nil, operation: @escaping () async throws -> Success) { _state = _startTask(priority, operation, "Task") }
    init(name: String?, priority: TaskPriority? = nil, operation: @escaping () async throws -> Success) { _state = _startTask(priority, operation, "Task") }
    init(_state: _TaskState) { self._state = _state }
    @discardableResult static func detached(priority: TaskPriority? = nil, operation: @escaping @Sendable () async throws -> Success) -> Task<Success, Failure> { Task<Success, Failure>(_state: _startTask(priority, operation, "Task.detached")) }
    @discardableResult static func detached(name: String?, priority: TaskPriority? = nil, operation: @escaping @Sendable () async throws -> Success) -> Task<Success, Failure> { Task<Success, Failure>(_state: _startTask(priority, operation, "Task.detached")) }
    @discardableResult static func immediate(name: String? = nil, priority: TaskPriority? = nil, operation: @escaping () async throws -> Success) -> Task<Success, Failure> { Task<Success, Failure>(_state: _startTask(priority, operation, "Task.immediate")) }
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
    static func sleep(nanoseconds: UInt64) async throws { try await _sleep(Int(clamping: nanoseconds)) }
    static func sleep(_ nanoseconds: UInt64) async { try? await _sleep(Int(clamping: nanoseconds)) }
    static func sleep(for duration: Duration, tolerance: Duration? = nil) async throws { try await _sleep(duration._nanoseconds) }
    static func sleep(for duration: Duration, tolerance: Duration? = nil, clock: ContinuousClock) async throws { try await _sleep(duration._nanoseconds) }
    static func sleep<C>(for duration: Duration, tolerance: Duration? = nil, clock: C) async throws { try await clock.sleep(for: duration) }
    static func sleep(until deadline: ContinuousClock.Instant, tolerance: Duration? = nil, clock: ContinuousClock) async throws { try await clock.sleep(until: deadline) }
    static func == (lhs: Task<Success, Failure>, rhs: Task<Success, Failure>) -> Bool { lhs._state === rhs._state }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(_state)) }
}
func _startTask(_ priority: TaskPriority?, _ operation: @escaping () async throws -> Any, _ form: String) -> _TaskState {
    let current = _currentTask()
    let isDetached = form == "Task.detached"
    let state = _TaskState(priority ?? (isDetached ? nil : current?.priority) ?? .medium)
    if !isDetached { state._locals = _taskLocals() }
    _begin(state, operation, form)
    return state
}
func _begin(_ state: _TaskState, _ operation: @escaping () async throws -> Any, _ form: String) {
    state._number = _launch(state, operation, { await state._run(operation) }, form, Int(state.priority.rawValue))
    if form == "Task.immediate" { _runImmediate() }
}
func _runImmediate()
// A child of the running task.
func _startChild(_ priority: TaskPriority?, _ operation: @escaping () async throws -> Any, _ form: String, isCancelled: Bool) -> _TaskState {
    let current = _currentTask()
    let state = _TaskState(priority ?? current?.priority ?? .medium)
    state._locals = _taskLocals()
    state.isCancelled = isCancelled || (current?.isCancelled ?? false)
    return state
}
// The storage of `async let`: the child runs from the declaration on, and ends before the scope does.
@propertyWrapper struct _AsyncLet<Value> {
    let _state: _TaskState
    let _parent: _TaskState?
    let _link: _CancellationHandler?
    init(_ operation: @escaping () async throws -> Value) {
        let state = _startChild(nil, operation, "async let", isCancelled: false)
        _state = state
        _parent = _currentTask()
        _link = _parent?._onCancel { state.cancel() }
        _begin(state, operation, "async let")
    }
    var wrappedValue: Value { get async throws { try await _state._value() } }
    func _part(_ index: Int) -> _AsyncLetElement<Any> { _AsyncLetElement<Any>(self, index) }
    func _end() async {
        if !_state._isDone {
            _state.cancel()
            await _state._wait()
        }
        if let _link { _parent?._forget(_link) }
    }
}
@propertyWrapper struct _AsyncLetElement<Value> {
    let _whole: Any
    let _index: Int
    init(_ whole: Any, _ index: Int) {
        _whole = whole
        _index = index
    }
    var wrappedValue: Value { get async throws { _tupleElement(try await _whole._state._value(), _index) as! Value } }
}
func _tupleElement(_ tuple: Any, _ index: Int) -> Any
// A value of a task local, with those bound around it.
final class _TaskLocalBinding {
    let key: ObjectIdentifier
    let value: Any
    let outer: _TaskLocalBinding?
    init(_ key: ObjectIdentifier, _ value: Any, _ outer: _TaskLocalBinding?) {
        self.key = key
        self.value = value
        self.outer = outer
    }
}
final class _TaskLocalRoot { var _locals: _TaskLocalBinding? }
let _taskLocalRoot = _TaskLocalRoot()
func _taskLocals() -> _TaskLocalBinding? {
    if let task = _currentTask() { return task._locals }
    return _taskLocalRoot._locals
}
func _setTaskLocals(_ locals: _TaskLocalBinding?) { if let task = _currentTask() { task._locals = locals } else { _taskLocalRoot._locals = locals } }
@propertyWrapper final class TaskLocal<Value> {
    let _default: Value
    init(wrappedValue: Value) { _default = wrappedValue }
    var wrappedValue: Value { self.get() }
    var projectedValue: TaskLocal<Value> { self }
    func get() -> Value {
        let key = ObjectIdentifier(self)
        var binding = _taskLocals()
        while let bound = binding {
            if bound.key == key { return bound.value as! Value }
            binding = bound.outer
        }
        return _default
    }
    func withValue<R>(_ value: Value, operation: () async throws -> R, isolation: Any? = nil, file: String = "", line: Int = 0) async rethrows -> R {
        let outer = _taskLocals()
        _setTaskLocals(_TaskLocalBinding(ObjectIdentifier(self), value, outer))
        defer { _setTaskLocals(outer) }
        return try await operation()
    }
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
protocol InstantProtocol: Comparable, Hashable {}
protocol Clock: Sendable {}
extension Clock {
    func sleep(for duration: Duration, tolerance: Duration? = nil) async throws { try await self.sleep(until: self.now.advanced(by: duration), tolerance: tolerance) }
}
struct ContinuousClock: Clock {
    struct Instant: InstantProtocol, Comparable, Hashable {
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
    static var suspending: ContinuousClock { ContinuousClock() }
    var now: ContinuousClock.Instant { ContinuousClock.Instant.now }
    static var now: ContinuousClock.Instant { ContinuousClock.Instant.now }
    func sleep(for duration: Duration, tolerance: Duration? = nil) async throws { try await _sleep(duration._nanoseconds) }
    func sleep(until deadline: ContinuousClock.Instant, tolerance: Duration? = nil) async throws { try await _sleep(deadline._nanoseconds - _nowNanoseconds()) }
    var minimumResolution: Duration { Duration.nanoseconds(1) }
    func measure(_ work: () async throws -> Void) async rethrows -> Duration {
        let start = _nowNanoseconds()
        try await work()
        return Duration.nanoseconds(_nowNanoseconds() - start)
    }
    func measure(_ work: () throws -> Void) rethrows -> Duration {
        let start = _nowNanoseconds()
        try work()
        return Duration.nanoseconds(_nowNanoseconds() - start)
    }
}
typealias SuspendingClock = ContinuousClock
@globalActor final actor MainActor {
    static let shared = MainActor()
    static func run<T>(resultType: Any? = nil, body: @MainActor () throws -> T) async rethrows -> T {
        await _hopToMain()
        return try body()
    }
    static func assumeIsolated<T>(_ operation: @MainActor () throws -> T) rethrows -> T { try operation() }
}
// What waits for a continuation; it does not keep the continuation itself, whose end without an answer is an error.
final class _Waiting {
    var cell: [Any] = []
    var value: [Any] = []
    var error: [Any] = []
    var isResumed = false
    var place = 0
    func finish(_ value: [Any], _ error: [Any]) {
        precondition(!isResumed, "SWIFT TASK CONTINUATION MISUSE: a continuation was resumed more than once")
        isResumed = true
        self.value = value
        self.error = error
        if let waiting = cell.first { _resume(waiting, 0) }
        cell = []
    }
    func wait() async throws -> Any {
        if !isResumed { _ = await _suspend { self.cell = [$0] } }
        if let error = error.first { throw error as! any Error }
        return value[0]
    }
}
final class CheckedContinuation<T, E> {
    let _waiting: _Waiting
    let _place: Int
    init(_ waiting: _Waiting) {
        _waiting = waiting
        _place = _currentPlace()
    }
    func resume(returning value: T) { _waiting.finish([value], []) }
    func resume() { _waiting.finish([()], []) }
    func resume(throwing error: E) { _waiting.finish([], [error]) }
    func resume(with result: Result<T, E>) {
        switch result {
        case .success(let value): _waiting.finish([value], [])
        case .failure(let error): _waiting.finish([], [error])
        }
    }
    deinit { if !_waiting.isResumed { _continuationLeaked(_place) } }
}
func _currentPlace() -> Int
func _continuationLeaked(_ place: Int)
typealias UnsafeContinuation = CheckedContinuation
func _handOut<T, E>(_ waiting: _Waiting, _ body: (CheckedContinuation<T, E>) -> Void) { body(CheckedContinuation<T, E>(waiting)) }
func withCheckedContinuation<T>(isolation: Any? = nil, function: String = "", _ body: (CheckedContinuation<T, Never>) -> Void) async -> T {
    let waiting = _Waiting()
    _handOut(waiting, body)
    return try! await waiting.wait() as! T
}
func withCheckedThrowingContinuation<T>(isolation: Any? = nil, function: String = "", _ body: (CheckedContinuation<T, any Error>) -> Void) async throws -> T {
    let waiting = _Waiting()
    _handOut(waiting, body)
    return try await waiting.wait() as! T
}
func withUnsafeContinuation<T>(isolation: Any? = nil, _ body: (CheckedContinuation<T, Never>) -> Void) async -> T { await withCheckedContinuation(body) }
func withUnsafeThrowingContinuation<T>(isolation: Any? = nil, _ body: (CheckedContinuation<T, any Error>) -> Void) async throws -> T { try await withCheckedThrowingContinuation(body) }
// The children of a task group, in the order in which they end.
final class _GroupState {
    var running: [Int: _TaskState] = [:]
    var lastAdded = 0
    var ended = _Line()
    var waiting = _Line()
    var isCancelled = false
    let isDiscarding: Bool
    var failure: [Any] = []
    init(_ isDiscarding: Bool) { self.isDiscarding = isDiscarding }
    func add(_ priority: TaskPriority?, _ operation: @escaping () async throws -> Any) {
        let state = _startChild(priority, operation, "addTask", isCancelled: isCancelled)
        lastAdded += 1
        let number = lastAdded
        running[number] = state
        state._number = _launch(state, operation, {
            await state._run(operation)
            self.running[number] = nil
            if self.isDiscarding {
                if let error = state._error.first, self.failure.isEmpty {
                    self.failure = [error]
                    self.cancelAll()
                }
            } else {
                self.ended.append(state)
            }
            if let first = self.waiting.next() { _resume(first, 0) }
        }, "addTask", Int(state.priority.rawValue))
    }
    func next() async -> _TaskState? {
        while ended.isEmpty {
            if running.isEmpty { return nil }
            _ = await _suspend { self.waiting.append($0) }
        }
        return ended.next() as? _TaskState
    }
    func cancelAll() {
        guard !isCancelled else { return }
        isCancelled = true
        for number in running.keys.sorted() { running[number]?.cancel() }
    }
}
// Values that leave in the order in which they came.
struct _Line {
    var _values: [Any] = []
    var _first = 0
    var isEmpty: Bool { _first == _values.count }
    var count: Int { _values.count - _first }
    mutating func append(_ value: Any) { _values.append(value) }
    mutating func next() -> Any? {
        guard _first < _values.count else { return nil }
        let value = _values[_first]
        _values[_first] = 0
        _first += 1
        if _first > 64, _first * 2 > _values.count {
            _values.removeFirst(_first)
            _first = 0
        }
        return value
    }
}
struct TaskGroup<ChildTaskResult>: AsyncSequence {
    typealias Element = ChildTaskResult
    let _group: _GroupState
    let _throws: Bool
    func addTask(priority: TaskPriority? = nil, operation: @escaping @Sendable () async throws -> ChildTaskResult) { _group.add(priority, operation) }
    func addTask(name: String?, priority: TaskPriority? = nil, operation: @escaping @Sendable () async throws -> ChildTaskResult) { _group.add(priority, operation) }
    func addTaskUnlessCancelled(priority: TaskPriority? = nil, operation: @escaping @Sendable () async throws -> ChildTaskResult) -> Bool {
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
typealias ThrowingDiscardingTaskGroup = TaskGroup
func _inGroup<T, R>(_ isDiscarding: Bool, _ body: (inout TaskGroup<T>) async throws -> R) async throws -> R {
    var group = TaskGroup<T>(_group: _GroupState(isDiscarding), _throws: true)
    let task = _currentTask()
    let state = group._group
    let handler = task?._onCancel { state.cancelAll() }
    do {
        let result = try await body(&group)
        while await state.next() != nil {}
        if let handler { task?._forget(handler) }
        if let error = state.failure.first { throw error as! any Error }
        return result
    } catch {
        state.cancelAll()
        while await state.next() != nil {}
        if let handler { task?._forget(handler) }
        throw error
    }
}
func withTaskGroup<T, R>(of type: T.Type = T.self, returning: R.Type = R.self, isolation: Any? = nil, body: (inout TaskGroup<T>) async -> R) async -> R { try! await _inGroup(false, body) }
func withThrowingTaskGroup<T, R>(of type: T.Type = T.self, returning: R.Type = R.self, isolation: Any? = nil, body: (inout TaskGroup<T>) async throws -> R) async throws -> R { try await _inGroup(false, body) }
func withDiscardingTaskGroup<R>(returning: R.Type = R.self, isolation: Any? = nil, body: (inout TaskGroup<Void>) async -> R) async -> R { try! await _inGroup(true, body) }
func withThrowingDiscardingTaskGroup<R>(returning: R.Type = R.self, isolation: Any? = nil, body: (inout TaskGroup<Void>) async throws -> R) async throws -> R { try await _inGroup(true, body) }
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
    var held = _Line()
    var isFinished = false
    var error: [Any] = []
    var failure: [Any] = []
    var waiting = _Line()
    var onTermination: ((Any) -> Void)?
    var declaredTermination: Any?
    var produce: (() async throws -> Any?)?
    let limit: Int
    let keepsNewest: Bool
    init(_ limit: Int, _ keepsNewest: Bool) {
        self.limit = limit
        self.keepsNewest = keepsNewest
    }
    // What is left of the buffer; -1 where the stream has ended, -2 where a value was dropped.
    func yield(_ value: Any) -> (Int, Any) {
        guard !isFinished else { return (-1, 0) }
        if !waiting.isEmpty {
            held.append(value)
            wake()
            return (limit, 0)
        }
        if held.count >= limit {
            guard keepsNewest, limit > 0 else { return (-2, value) }
            let oldest = held.next()!
            held.append(value)
            return (-2, oldest)
        }
        held.append(value)
        return (limit == Int.max ? limit : limit - held.count, 0)
    }
    func finish(_ failure: [Any]) {
        guard !isFinished else { return }
        self.failure = failure
        error = failure
        end(true)
    }
    func cancel() {
        guard !isFinished else { return }
        end(false)
    }
    func end(_ isFinish: Bool) {
        isFinished = true
        let act = onTermination
        onTermination = nil
        declaredTermination = nil
        act?(isFinish)
        while !waiting.isEmpty { wake() }
    }
    func wake() { if let first = waiting.next() { _resume(first, 0) } }
    func next() async throws -> Any? {
        let task = _currentTask()
        if task?.isCancelled ?? false { cancel() }
        if held.isEmpty, !isFinished {
            if let produce {
                let handler = task?._onCancel { self.cancel() }
                defer { if let handler { task?._forget(handler) } }
                if let value = try await produce() { return value }
                finish([])
                return nil
            }
            let handler = task?._onCancel { self.cancel() }
            while held.isEmpty, !isFinished { _ = await _suspend { self.waiting.append($0) } }
            if let handler { task?._forget(handler) }
        }
        if !held.isEmpty { return held.next() }
        if let failure = error.first {
            error = []
            throw failure as! any Error
        }
        return nil
    }
    deinit { if !isFinished, let onTermination { onTermination(false) } }
}
struct AsyncStream<Element>: AsyncSequence {
    let _state: _StreamState
    init(_ elementType: Element.Type = Element.self, bufferingPolicy limit: AsyncStream<Element>.Continuation.BufferingPolicy = .unbounded, _ build: (AsyncStream<Element>.Continuation) -> Void) {
        _state = _StreamState(limit._limit, limit._keepsNewest)
        build(Continuation(_state: _state))
    }
    init(_state: _StreamState) { self._state = _state }
    init(unfolding produce: @escaping () async -> Element?, onCancel: (() -> Void)? = nil) {
        _state = _StreamState(Int.max, false)
        _state.produce = produce
        if let onCancel { _state.onTermination = { if !($0 as! Bool) { onCancel() } } }
    }
    static func makeStream(of elementType: Element.Type = Element.self, bufferingPolicy limit: AsyncStream<Element>.Continuation.BufferingPolicy = .unbounded) -> (stream: AsyncStream<Element>, continuation: AsyncStream<Element>.Continuation) {
        let state = _StreamState(limit._limit, limit._keepsNewest)
        return (AsyncStream<Element>(_state: state), Continuation(_state: state))
    }
    struct Continuation: Sendable {
        let _state: _StreamState
        enum BufferingPolicy {
            case unbounded, bufferingOldest(Int), bufferingNewest(Int)
            var _limit: Int {
                switch self {
                case .unbounded: Int.max
                case .bufferingOldest(let count): count
                case .bufferingNewest(let count): count
                }
            }
            var _keepsNewest: Bool { if case .bufferingNewest = self { true } else { false } }
        }
        enum Termination { case finished, cancelled }
        enum YieldResult { case enqueued(remaining: Int), dropped(Element), terminated }
        @discardableResult func yield(_ value: Element) -> AsyncStream<Element>.Continuation.YieldResult {
            let (outcome, dropped) = _state.yield(value)
            if outcome == -1 { return .terminated }
            return outcome == -2 ? .dropped(dropped as! Element) : .enqueued(remaining: outcome)
        }
        @discardableResult func yield() -> AsyncStream<Element>.Continuation.YieldResult { self.yield(()) }
        @discardableResult func yield(with result: Result<Element, any Error>) -> AsyncStream<Element>.Continuation.YieldResult {
            switch result {
            case .success(let value): return self.yield(value)
            case .failure(let error):
                _state.finish([error])
                return .terminated
            }
        }
        func finish() { _state.finish([]) }
        var onTermination: ((Termination) -> Void)? {
            get { _state.declaredTermination as? (Termination) -> Void }
            nonmutating set {
                _state.declaredTermination = newValue
                guard let newValue else { return _state.onTermination = nil }
                _state.onTermination = { newValue($0 as! Bool ? .finished : .cancelled) }
            }
        }
    }
    struct Iterator: AsyncIteratorProtocol {
        let _state: _StreamState
        mutating func next() async throws -> Element? { try await _state.next() }
    }
    func makeAsyncIterator() -> AsyncStream<Element>.Iterator { AsyncStream<Element>.Iterator(_state: _state) }
}
struct AsyncThrowingStream<Element, Failure>: AsyncSequence {
    let _state: _StreamState
    init(_ elementType: Element.Type = Element.self, bufferingPolicy limit: AsyncThrowingStream<Element, Failure>.Continuation.BufferingPolicy = .unbounded, _ build: (AsyncThrowingStream<Element, Failure>.Continuation) -> Void) {
        _state = _StreamState(limit._limit, limit._keepsNewest)
        build(Continuation(_state: _state))
    }
    init(_state: _StreamState) { self._state = _state }
    init(unfolding produce: @escaping () async throws -> Element?, onCancel: (() -> Void)? = nil) {
        _state = _StreamState(Int.max, false)
        _state.produce = produce
        if let onCancel { _state.onTermination = { if !($0 as! Bool) { onCancel() } } }
    }
    static func makeStream(of elementType: Element.Type = Element.self, throwing failureType: Failure.Type = Failure.self, bufferingPolicy limit: AsyncThrowingStream<Element, Failure>.Continuation.BufferingPolicy = .unbounded) -> (stream: AsyncThrowingStream<Element, Failure>, continuation: AsyncThrowingStream<Element, Failure>.Continuation) {
        let state = _StreamState(limit._limit, limit._keepsNewest)
        return (AsyncThrowingStream<Element, Failure>(_state: state), Continuation(_state: state))
    }
    struct Continuation: Sendable {
        let _state: _StreamState
        enum BufferingPolicy {
            case unbounded, bufferingOldest(Int), bufferingNewest(Int)
            var _limit: Int {
                switch self {
                case .unbounded: Int.max
                case .bufferingOldest(let count): count
                case .bufferingNewest(let count): count
                }
            }
            var _keepsNewest: Bool { if case .bufferingNewest = self { true } else { false } }
        }
        enum Termination { case finished((any Error)?), cancelled }
        enum YieldResult { case enqueued(remaining: Int), dropped(Element), terminated }
        @discardableResult func yield(_ value: Element) -> AsyncThrowingStream<Element, Failure>.Continuation.YieldResult {
            let (outcome, dropped) = _state.yield(value)
            if outcome == -1 { return .terminated }
            return outcome == -2 ? .dropped(dropped as! Element) : .enqueued(remaining: outcome)
        }
        @discardableResult func yield() -> AsyncThrowingStream<Element, Failure>.Continuation.YieldResult { self.yield(()) }
        @discardableResult func yield(with result: Result<Element, any Error>) -> AsyncThrowingStream<Element, Failure>.Continuation.YieldResult {
            switch result {
            case .success(let value): return self.yield(value)
            case .failure(let error):
                _state.finish([error])
                return .terminated
            }
        }
        func finish(throwing error: (any Error)? = nil) { _state.finish(error == nil ? [] : [error!]) }
        var onTermination: ((Termination) -> Void)? {
            get { _state.declaredTermination as? (Termination) -> Void }
            nonmutating set {
                _state.declaredTermination = newValue
                guard let newValue else { return _state.onTermination = nil }
                let state = _state
                _state.onTermination = { [weak state] in newValue($0 as! Bool ? .finished(state?.failure.first as? any Error) : .cancelled) }
            }
        }
    }
    struct Iterator: AsyncIteratorProtocol {
        let _state: _StreamState
        mutating func next() async throws -> Element? { try await _state.next() }
    }
    func makeAsyncIterator() -> AsyncThrowingStream<Element, Failure>.Iterator { AsyncThrowingStream<Element, Failure>.Iterator(_state: _state) }
}
