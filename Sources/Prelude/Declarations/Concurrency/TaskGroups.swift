// The children of a task group, in the order in which they end.
final class _GroupState {
    var running: [Int: _TaskState] = [:]
    var lastAdded = 0
    var ended = _Queue()
    var waiting = _Queue()
    var isCancelled = false
    let isDiscarding: Bool
    var failure: [Any] = []
    init(_ isDiscarding: Bool) { self.isDiscarding = isDiscarding }
    func add(_ priority: TaskPriority?, _ operation: @escaping () async throws -> Any) {
        let state = _startChild(priority, operation, "addTask", isCancelled: isCancelled)
        lastAdded += 1
        let number = lastAdded
        running[number] = state
        state._number = _launch(
            state, operation,
            {
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
struct _Queue {
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
    func addTask(name: String?, priority: TaskPriority? = nil, operation: @escaping @Sendable () async throws -> ChildTaskResult) {
        _group.add(priority, operation)
    }
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

func withTaskGroup<T, R>(of type: T.Type = T.self, returning: R.Type = R.self, isolation: Any? = nil, body: (inout TaskGroup<T>) async -> R) async -> R {
    try! await _inGroup(false, body)
}

func withThrowingTaskGroup<T, R>(of type: T.Type = T.self, returning: R.Type = R.self, isolation: Any? = nil, body: (inout TaskGroup<T>) async throws -> R)
    async throws -> R
{ try await _inGroup(false, body) }

func withDiscardingTaskGroup<R>(returning: R.Type = R.self, isolation: Any? = nil, body: (inout TaskGroup<Void>) async -> R) async -> R {
    try! await _inGroup(true, body)
}

func withThrowingDiscardingTaskGroup<R>(returning: R.Type = R.self, isolation: Any? = nil, body: (inout TaskGroup<Void>) async throws -> R) async throws -> R {
    try await _inGroup(true, body)
}
