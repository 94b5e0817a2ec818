/// A place where asynchronous work waits, as values of the program name it.
final class ContinuationCell: HeapCell {
    /// What goes on; nil where code waits that cannot be left, such as a scenario: time passes for it.
    let fiber: Fiber?
    /// The task that it belongs to, `.none` outside of tasks.
    let task: Value
    /// Where it goes on.
    let executor: Executor
    private(set) var isResumed = false
    /// For code that cannot be left: whether its turn has come.
    var isDue = false

    init(fiber: Fiber?, task: Value, executor: Executor) {
        self.fiber = fiber
        self.task = task
        self.executor = executor
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
