/// Appear and disappear callbacks on content that may be empty, such as a `ForEach` or a group of conditions: they are
/// about its views taken together, so they wait for the first and end with the last.
extension ViewGraph {
    /// Schedules the callbacks around a view that comes to content which was empty.
    func noteArrival(of view: ViewNode) {
        var next = view.parent
        while let node = next, !node.role.isVisible {
            if node.isAppearanceModifier, !node.hasAppeared, node.isEmptied { callbacks.append(.appear(node)) }
            next = node.parent
        }
    }

    /// The callbacks around a removed subtree whose content is empty now, from the inside out.
    func emptied(by removed: ViewNode) -> [ViewNode] {
        var found: [ViewNode] = []
        var next = removed.parent
        while let node = next, !node.role.isVisible, node.isAlive {
            if node.isAppearanceModifier, node.hasAppeared, !hasContent(node) { found.append(node) }
            next = node.parent
        }
        return found
    }

    /// Whether a modifier's content is at least one view; an erased one counts as one, whatever it shows.
    func hasContent(_ modifier: ViewNode) -> Bool {
        var stack = Array(modifier.children)
        while let node = stack.popLast() {
            if node.role.isVisible || node.role == .anyView { return true }
            stack.append(contentsOf: node.children)
        }
        return false
    }
}

extension ViewNode {
    var isAppearanceModifier: Bool { role == .onAppear || role == .onDisappear }
}
