/// A task that has started and not ended.
struct TaskRecord {
    /// Counts from 1 in the order of starting.
    let number: Int
    let position: SourcePosition
    /// The view whose modifier started it.
    let identity: Identity?
    /// The event of its start.
    let event: Int
}
