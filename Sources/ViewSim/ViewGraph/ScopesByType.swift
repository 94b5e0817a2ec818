/// The live views of each type, in the order of their creation.
///
/// A scope that died keeps its place until half of a type's entries are dead, so that adding and removing cost the
/// same however many there are.
struct ScopesByType {
    private struct Entries {
        var scopes: ContiguousArray<ScopeNode> = []
        var deadCount = 0

        mutating func compact() {
            scopes.removeAll { !$0.isListed }
            deadCount = 0
        }
    }

    /// By the qualified name of the type.
    private var entries: [String: Entries] = [:]

    mutating func insert(_ scope: ScopeNode) {
        guard let name = scope.info?.name else { return }
        scope.isListed = true
        entries[name, default: Entries()].scopes.append(scope)
    }

    mutating func remove(_ scope: ScopeNode) {
        guard scope.isListed, let name = scope.info?.name else { return }
        scope.isListed = false
        entries[name, default: Entries()].deadCount += 1
        if let kept = entries[name], kept.deadCount > kept.scopes.count / 2 + 16 { entries[name]?.compact() }
    }

    /// - Complexity: linear where a view of the type died since the last call, else constant.
    mutating func scopes(of type: String) -> ContiguousArray<ScopeNode> {
        if let kept = entries[type], kept.deadCount > 0 { entries[type]?.compact() }
        return entries[type]?.scopes ?? []
    }
}
