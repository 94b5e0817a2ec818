// What a stream and its continuations share: the buffer, the waiting consumer and the end.
final class _StreamState {
    var held = _Queue()
    var isFinished = false
    var error: [Any] = []
    var failure: [Any] = []
    var waiting = _Queue()
    var onTermination: ((Any) -> Void)?
    var declaredTermination: Any?
    var produce: (() async throws -> Any?)?
    let limit: Int
    let keepsNewest: Bool
    init(_ limit: Int, _ keepsNewest: Bool) {
        self.limit = limit
        self.keepsNewest = keepsNewest
    }
    func unfold(_ produce: @escaping () async throws -> Any?, _ onCancel: (() -> Void)?) {
        self.produce = produce
        if let onCancel { onTermination = { if !($0 as! Bool) { onCancel() } } }
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

// What both kinds of stream buffer by.
enum _StreamBuffering {
    case unbounded, bufferingOldest(Int), bufferingNewest(Int)
    func _state() -> _StreamState {
        switch self {
        case .unbounded: _StreamState(Int.max, false)
        case .bufferingOldest(let count): _StreamState(count, false)
        case .bufferingNewest(let count): _StreamState(count, true)
        }
    }
}

// What became of a value that was yielded.
enum _StreamYield<Element> { case enqueued(remaining: Int), dropped(Element), terminated }

// Takes values from a stream, and waits for those to come.
struct _StreamIterator<Element>: AsyncIteratorProtocol {
    let _state: _StreamState
    mutating func next() async throws -> Element? { try await _state.next() }
}

// What both kinds of asynchronous stream have in common.
protocol _Stream<Element>: AsyncSequence { var _state: _StreamState { get } }

extension _Stream {
    func makeAsyncIterator() -> _StreamIterator<Element> { _StreamIterator<Element>(_state: _state) }
}

// What both kinds of stream's continuations have in common.
protocol _StreamContinuation<Element>: Sendable {
    associatedtype Element
    var _state: _StreamState { get }
}

extension _StreamContinuation {
    @discardableResult func yield(_ value: Element) -> _StreamYield<Element> {
        let (outcome, dropped) = _state.yield(value)
        if outcome == -1 { return .terminated }
        return outcome == -2 ? .dropped(dropped as! Element) : .enqueued(remaining: outcome)
    }
    @discardableResult func yield() -> _StreamYield<Element> { self.yield(()) }
    @discardableResult func yield(with result: Result<Element, any Error>) -> _StreamYield<Element> {
        switch result {
        case .success(let value): return self.yield(value)
        case .failure(let error):
            _state.finish([error])
            return .terminated
        }
    }
    // Keeps what the program set, to give it back, and what is to be done then.
    func _onTermination(_ declared: Any?, _ act: @escaping (Bool) -> Void) {
        _state.declaredTermination = declared
        if declared == nil { _state.onTermination = nil } else { _state.onTermination = { act($0 as! Bool) } }
    }
}

// Yields to a stream that cannot fail.
struct _AsyncStreamContinuation<Element>: _StreamContinuation {
    typealias BufferingPolicy = _StreamBuffering
    typealias YieldResult = _StreamYield<Element>
    enum Termination { case finished, cancelled }
    let _state: _StreamState
    func finish() { _state.finish([]) }
    var onTermination: ((Termination) -> Void)? {
        get { _state.declaredTermination as? (Termination) -> Void }
        nonmutating set { _onTermination(newValue) { newValue?($0 ? .finished : .cancelled) } }
    }
}

struct AsyncStream<Element>: _Stream {
    let _state: _StreamState
    init(
        _ elementType: Element.Type = Element.self, bufferingPolicy limit: AsyncStream<Element>.Continuation.BufferingPolicy = .unbounded,
        _ build: (AsyncStream<Element>.Continuation) -> Void
    ) {
        _state = limit._state()
        build(Continuation(_state: _state))
    }
    init(_state: _StreamState) { self._state = _state }
    init(unfolding produce: @escaping () async -> Element?, onCancel: (() -> Void)? = nil) {
        _state = _StreamState(Int.max, false)
        _state.unfold(produce, onCancel)
    }
    static func makeStream(of elementType: Element.Type = Element.self, bufferingPolicy limit: AsyncStream<Element>.Continuation.BufferingPolicy = .unbounded)
        -> (stream: AsyncStream<Element>, continuation: AsyncStream<Element>.Continuation)
    {
        let state = limit._state()
        return (AsyncStream<Element>(_state: state), Continuation(_state: state))
    }
    typealias Iterator = _StreamIterator<Element>
    typealias Continuation = _AsyncStreamContinuation<Element>
}

// Yields to a stream that may fail.
struct _AsyncThrowingStreamContinuation<Element, Failure>: _StreamContinuation {
    typealias BufferingPolicy = _StreamBuffering
    typealias YieldResult = _StreamYield<Element>
    enum Termination { case finished((any Error)?), cancelled }
    let _state: _StreamState
    func finish(throwing error: (any Error)? = nil) { _state.finish(error == nil ? [] : [error!]) }
    var onTermination: ((Termination) -> Void)? {
        get { _state.declaredTermination as? (Termination) -> Void }
        nonmutating set {
            let state = _state
            _onTermination(newValue) { [weak state] in newValue?($0 ? .finished(state?.failure.first as? any Error) : .cancelled) }
        }
    }
}

struct AsyncThrowingStream<Element, Failure>: _Stream {
    let _state: _StreamState
    init(
        _ elementType: Element.Type = Element.self, bufferingPolicy limit: AsyncThrowingStream<Element, Failure>.Continuation.BufferingPolicy = .unbounded,
        _ build: (AsyncThrowingStream<Element, Failure>.Continuation) -> Void
    ) {
        _state = limit._state()
        build(Continuation(_state: _state))
    }
    init(_state: _StreamState) { self._state = _state }
    init(unfolding produce: @escaping () async throws -> Element?, onCancel: (() -> Void)? = nil) {
        _state = _StreamState(Int.max, false)
        _state.unfold(produce, onCancel)
    }
    static func makeStream(
        of elementType: Element.Type = Element.self, throwing failureType: Failure.Type = Failure.self,
        bufferingPolicy limit: AsyncThrowingStream<Element, Failure>.Continuation.BufferingPolicy = .unbounded
    ) -> (stream: AsyncThrowingStream<Element, Failure>, continuation: AsyncThrowingStream<Element, Failure>.Continuation) {
        let state = limit._state()
        return (AsyncThrowingStream<Element, Failure>(_state: state), Continuation(_state: state))
    }
    typealias Iterator = _StreamIterator<Element>
    typealias Continuation = _AsyncThrowingStreamContinuation<Element, Failure>
}
