/// The nodes from one up to the root, found as they are asked for.
struct Ancestors: Sequence, IteratorProtocol {
    private var current: ViewNode?
    private var hasBegun = false

    /// Begins with a node itself.
    init(from node: ViewNode?) { current = node }

    mutating func next() -> ViewNode? {
        if hasBegun { current = current?.parent }
        hasBegun = true
        return current
    }
}

extension ViewNode {
    /// The nodes around this one, the parent first.
    final var ancestors: Ancestors { Ancestors(from: parent) }

    /// The node and those around it.
    final var selfAndAncestors: Ancestors { Ancestors(from: self) }
}
