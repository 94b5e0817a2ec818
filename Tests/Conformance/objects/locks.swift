import Foundation

final class Counter: @unchecked Sendable {
    private let lock = NSLock()
    private var value = 0
    func increment() {
        lock.lock()
        defer { lock.unlock() }
        value += 1
    }
    var current: Int { lock.withLock { value } }
}
let counter = Counter()
for _ in 0..<5 { counter.increment() }
print(counter.current)
let lock = NSLock()
print(lock.try(), lock.try())
lock.unlock()
print(lock.withLock { "inside" })
let recursive = NSRecursiveLock()
func depth(_ n: Int) -> Int {
    recursive.lock()
    defer { recursive.unlock() }
    return n == 0 ? 0 : 1 + depth(n - 1)
}
print(depth(3))
struct Failure: Error {}
do {
    try lock.withLock { throw Failure() }
} catch {
    print("thrown", lock.try())
}
