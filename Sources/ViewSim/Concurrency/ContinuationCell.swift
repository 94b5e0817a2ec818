/// A place where asynchronous work waits, as values of the program name it.
final class ContinuationCell: HeapCell {
    /// What goes on; nil where code waits that cannot be left, such as a scenario: time passes for it.
    let fiber: Fiber?
    /// The task that it belongs to, `.none` outside of tasks.
    let task: Value
    private(set) var isResumed = false

    init(fiber: Fiber?, task: Value) {
        self.fiber = fiber
        self.task = task
    }

    /// Says whether it still waited.
    func takeResumption() -> Bool {
        defer { isResumed = true }
        return !isResumed
    }

    override func forEachChild(_ visit: (Value, ChildLabel) -> Void) {
        fiber?.forEachValue { visit($0, .named("suspended code")) }
        visit(task, .named("task"))
    }
}
