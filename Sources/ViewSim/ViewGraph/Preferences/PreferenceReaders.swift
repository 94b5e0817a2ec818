/// Who reads preferences in a graph.
struct PreferenceReaders {
    /// Modifiers, in the order in which they were mounted.
    var readers: ContiguousArray<PreferenceNode> = []
    var schemes = PreferredSchemes()
}
