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

// The task-local values outside of all tasks.
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
