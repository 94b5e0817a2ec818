/// What a graph knows of its lazy containers.
struct LazyRows {
    /// The container whose rows are being made or updated.
    var fill: LazyFill?
    /// Containers whose rows changed in number.
    var pendingFills: [LazyContainerNode] = []
    /// Whether any subtree was ever parked.
    var hasParked = false
}
