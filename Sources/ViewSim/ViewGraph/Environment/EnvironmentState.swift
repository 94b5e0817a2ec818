/// What a graph knows of its environments.
struct EnvironmentState {
    /// Counts changes anywhere in the tree: what was computed for an earlier one is stale.
    var version = 0
    /// The environment above all modifiers.
    var root = EnvironmentCache()
}
