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

// One name of a tuple that an `async let` declares.
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
