/// The scopes whose last evaluation read something.
///
/// An entry counts once: whoever invalidates takes them all, and the next evaluation registers anew. Entries of
/// earlier evaluations are dropped when their number has doubled, so that adding stays cheap.
struct Dependents {
    struct Entry {
        let scope: ScopeNode
        let generation: Int

        var isCurrent: Bool { scope.isAlive && scope.generation == generation }
    }

    private var entries: ContiguousArray<Entry> = []
    private var compactionCount = 16

    var isEmpty: Bool { !entries.contains(where: \.isCurrent) }

    mutating func add(_ scope: ScopeNode) {
        if let last = entries.last, last.scope === scope, last.generation == scope.generation { return }
        if entries.count >= compactionCount {
            entries.removeAll { !$0.isCurrent }
            compactionCount = max(16, entries.count * 2)
        }
        entries.append(Entry(scope: scope, generation: scope.generation))
    }

    /// Removes all entries and gives the scopes that still depend.
    mutating func takeCurrent() -> ContiguousArray<ScopeNode> {
        guard !entries.isEmpty else { return [] }
        defer { entries = [] }
        return ContiguousArray(entries.lazy.filter(\.isCurrent).map(\.scope))
    }
}
