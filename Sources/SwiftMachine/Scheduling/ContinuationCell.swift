/// A place where asynchronous work waits, as values of the program name it.
package final class ContinuationCell: HeapCell {
    /// What goes on; nil where code waits that cannot be left, such as a scenario: time passes for it.
    package let fiber: Fiber?
    /// The task that it belongs to, `.none` outside of tasks.
    package let task: Value
    /// Where it goes on.
    package let executor: Executor
    package private(set) var isResumed = false
    /// For code that cannot be left: whether its turn has come.
    package var isDue = false

    package init(fiber: Fiber?, task: Value, executor: Executor) {
        self.fiber = fiber
        self.task = task
        self.executor = executor
    }

    /// Says whether it still waited.
    package func takeResumption() -> Bool {
        defer { isResumed = true }
        return !isResumed
    }

    package override func forEachChild(_ visit: (Value, ChildLabel) -> Void) {
        fiber?.forEachValue { visit($0, .named("suspended code")) }
        visit(task, .named("task"))
    }
}
