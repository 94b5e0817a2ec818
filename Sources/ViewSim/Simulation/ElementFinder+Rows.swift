/// Queries by label pass over rows that hold nothing of the name, so that one tap among many rows stays cheap.
extension ElementFinder {
    /// With fewer rows it costs more to keep filters than to look.
    private static let leastRows = 32

    /// The children of a node in which a query by label has to look, or all.
    func children(of node: ViewNode, thatMayHold wanted: NameFilter?) -> ContiguousArray<ViewNode> {
        let children = node.onscreenChildren
        guard let wanted, node.role == .forEach, children.count >= Self.leastRows else { return children }
        return children.filter { child in
            guard child.role == .row else { return true }
            if !child.names.isComplete { child.names = names(in: child) }
            return child.names.mayContain(wanted)
        }
    }

    /// The names of all elements in a row, whatever the query.
    ///
    /// Complexity: O(nodes of the row), and as much again for each control or accessibility element around others.
    private func names(in row: ViewNode) -> NameFilter {
        var names = NameFilter()
        var stack = [row]
        while let node = stack.popLast() {
            node.names.mark()
            switch node.role {
            case .tab, .presented: return .everything
            case .accessibility:
                if let identifier = node.field(.identifier).asString { names.insert(identifier) }
                names.insert(node.field(.label).asString ?? texts(in: node).joined(separator: ", "))
            default:
                // What a picker or a tab view shows is not only their children's doing.
                if node.hasOwnElements { return .everything }
                if let label = ownLabel(of: node) { names.insert(label) }
            }
            stack += node.onscreenChildren
        }
        names.complete()
        return names
    }
}
