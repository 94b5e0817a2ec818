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

// A closure to run when the task is cancelled, and the number by which it is removed.
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
    @discardableResult static func detached(priority: TaskPriority? = nil, operation: @escaping @Sendable () async throws -> Success) -> Task<Success, Failure>
    { Task<Success, Failure>(_state: _startTask(priority, operation, "Task.detached")) }
    @discardableResult static func detached(name: String?, priority: TaskPriority? = nil, operation: @escaping @Sendable () async throws -> Success) -> Task<
        Success, Failure
    > { Task<Success, Failure>(_state: _startTask(priority, operation, "Task.detached")) }
    @discardableResult static func immediate(name: String? = nil, priority: TaskPriority? = nil, operation: @escaping () async throws -> Success) -> Task<
        Success, Failure
    > { Task<Success, Failure>(_state: _startTask(priority, operation, "Task.immediate")) }
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
    static func sleep(until deadline: ContinuousClock.Instant, tolerance: Duration? = nil, clock: ContinuousClock) async throws {
        try await clock.sleep(until: deadline)
    }
    static func sleep<C: Clock>(until deadline: C.Instant, tolerance: Duration? = nil, clock: C) async throws {
        try await clock.sleep(until: deadline, tolerance: tolerance)
    }
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

func withTaskCancellationHandler<T>(operation: () async throws -> T, onCancel handler: @escaping () -> Void) async rethrows -> T {
    guard let task = _currentTask() else { return try await operation() }
    let registered = task._onCancel(handler)
    defer { task._forget(registered) }
    return try await operation()
}

func withUnsafeCurrentTask<T>(body: (Any?) throws -> T) rethrows -> T { try body(_currentTask()) }

@_reachedBy("isolation") @globalActor final actor MainActor {
    static let shared = MainActor()
    static func run<T>(resultType: Any? = nil, body: @MainActor () throws -> T) async rethrows -> T {
        await _hopToMain()
        return try body()
    }
    static func assumeIsolated<T>(_ operation: @MainActor () throws -> T) rethrows -> T { try operation() }
}
