// What waits for a continuation; it does not keep the continuation itself, whose end without an answer is an error.
final class _PendingContinuation {
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
    let _waiting: _PendingContinuation
    let _place: Int
    init(_ waiting: _PendingContinuation) {
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
func _handOut<T, E>(_ waiting: _PendingContinuation, _ body: (CheckedContinuation<T, E>) -> Void) { body(CheckedContinuation<T, E>(waiting)) }

func withCheckedContinuation<T>(isolation: Any? = nil, function: String = "", _ body: (CheckedContinuation<T, Never>) -> Void) async -> T {
    let waiting = _PendingContinuation()
    _handOut(waiting, body)
    return try! await waiting.wait() as! T
}

func withCheckedThrowingContinuation<T>(isolation: Any? = nil, function: String = "", _ body: (CheckedContinuation<T, any Error>) -> Void) async throws -> T {
    let waiting = _PendingContinuation()
    _handOut(waiting, body)
    return try await waiting.wait() as! T
}

func withUnsafeContinuation<T>(isolation: Any? = nil, _ body: (CheckedContinuation<T, Never>) -> Void) async -> T { await withCheckedContinuation(body) }

func withUnsafeThrowingContinuation<T>(isolation: Any? = nil, _ body: (CheckedContinuation<T, any Error>) -> Void) async throws -> T {
    try await withCheckedThrowingContinuation(body)
}
