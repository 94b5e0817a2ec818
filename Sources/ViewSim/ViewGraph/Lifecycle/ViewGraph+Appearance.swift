/// Appear and disappear callbacks on content that may be empty, such as a `ForEach` or a group of conditions: they are
/// about its views taken together, so they wait for the first and end with the last.
///
/// That holds among the children of a container. Content that stands by itself, as a root or in an erased view, is one
/// view whatever it shows, and its callbacks run at once.
extension ViewGraph {
    /// Schedules the callbacks around a view that comes to content which was empty.
    func noteArrival(of view: ViewNode) {
        guard view.isContent else { return }
        for node in view.ancestors {
            guard !node.isContent else { break }
            if node.isAppearanceModifier, !node.hasAppeared, node.isEmptied { callbacks.append(.appear(node)) }
        }
    }

    /// The callbacks around a removed subtree whose content is empty now, from the inside out.
    func emptied(by removed: ViewNode) -> [ViewNode] {
        var found: [ViewNode] = []
        for node in removed.ancestors {
            guard !node.isContent, node.isAlive else { break }
            if node.isAppearanceModifier, node.hasAppeared, isEmptyList(node) { found.append(node) }
        }
        return found
    }

    /// Whether a modifier is applied to no view at all.
    func isEmptyList(_ modifier: ViewNode) -> Bool {
        var stack = Array(modifier.children)
        while let node = stack.popLast() {
            if node.isContent { return false }
            stack.append(contentsOf: node.children)
        }
        for node in modifier.ancestors {
            if node.isContent { return node.role == .container }
        }
        return false
    }
}

extension ViewNode {
    var isAppearanceModifier: Bool { role == .onAppear || role == .onDisappear || role == .task }

    /// Whether a container has the node as one child, rather than what is inside; an erased view counts as one,
    /// whatever it shows.
    fileprivate var isContent: Bool {
        switch role {
        case .container: info?.isRowGroup != true
        case .leaf, .opaque, .closureContent, .anyView, .presented, .page, .tab: true
        default: false
        }
    }
}
