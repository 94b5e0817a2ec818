import SwiftMachine

/// Subtrees that were replaced or hidden, and that come back with their state when their key does.
struct Shelf {
    struct Entry {
        /// The explicit id, or the number of a branch.
        let key: Value
        let nodes: ContiguousArray<ViewNode>
    }

    /// Entries beyond this number are dropped, the oldest first.
    static let limit = 100

    private(set) var entries: ContiguousArray<Entry> = []

    var nodes: ContiguousArray<ViewNode> { ContiguousArray(entries.lazy.flatMap(\.nodes)) }

    /// Adds a subtree, and gives back the one that has to go for it.
    mutating func add(_ nodes: ContiguousArray<ViewNode>, key: Value) -> ContiguousArray<ViewNode> {
        entries.append(Entry(key: key, nodes: nodes))
        return entries.count > Self.limit ? entries.removeFirst().nodes : []
    }

    mutating func take(where matches: (Value) throws -> Bool) rethrows -> ContiguousArray<ViewNode>? {
        guard let index = try entries.firstIndex(where: { try matches($0.key) }) else { return nil }
        return entries.remove(at: index).nodes
    }
}
