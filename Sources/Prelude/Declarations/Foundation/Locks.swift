protocol NSLocking {
    func lock()
    func unlock()
}

extension NSLocking {
    func withLock<R>(_ body: () throws -> R) rethrows -> R {
        lock()
        defer { unlock() }
        return try body()
    }
}

class NSLock: NSObject, NSLocking {
    var _isLocked = false
    var name: String?
    override init() { super.init() }
    func lock() {
        if _isLocked { _trap("Fatal error", "the lock is held already, so this would wait for ever", "") }
        _isLocked = true
    }
    func unlock() { _isLocked = false }
    func `try`() -> Bool {
        if _isLocked { return false }
        _isLocked = true
        return true
    }
    func lock(before date: Date) -> Bool { self.try() }
}

class NSRecursiveLock: NSObject, NSLocking {
    var _depth = 0
    var name: String?
    override init() { super.init() }
    func lock() { _depth += 1 }
    func unlock() { _depth -= 1 }
    func `try`() -> Bool {
        _depth += 1
        return true
    }
}

final class OSAllocatedUnfairLock<State> {
    var _state: State
    var _isLocked = false
    init(initialState: State) { _state = initialState }
    init(uncheckedState: State) { _state = uncheckedState }
    init() { _state = () }
    func lock() {
        if _isLocked { _trap("Fatal error", "the lock is held already, so this would wait for ever", "") }
        _isLocked = true
    }
    func unlock() { _isLocked = false }
    func lockIfAvailable() -> Bool {
        if _isLocked { return false }
        _isLocked = true
        return true
    }
    func withLock<R>(_ body: (inout State) throws -> R) rethrows -> R {
        lock()
        defer { _isLocked = false }
        return try body(&_state)
    }
    func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R {
        lock()
        defer { _isLocked = false }
        return try body(&_state)
    }
}

final class Mutex<Value> {
    var _value: Value
    var _isLocked = false
    init(_ value: Value) { _value = value }
    func withLock<R>(_ body: (inout Value) throws -> R) rethrows -> R {
        if _isLocked { _trap("Fatal error", "the mutex is held already, so this would wait for ever", "") }
        _isLocked = true
        defer { _isLocked = false }
        return try body(&_value)
    }
    func withLockIfAvailable<R>(_ body: (inout Value) throws -> R) rethrows -> R? { _isLocked ? nil : try withLock(body) }
}
