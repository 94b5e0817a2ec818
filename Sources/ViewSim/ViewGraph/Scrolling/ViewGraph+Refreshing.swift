extension ViewGraph {
    /// Pulls the topmost scroll view or list that can be refreshed, whose action runs as a task.
    func refresh() throws {
        guard let root = topPresentation ?? root else { return }
        var stack: [(node: ViewNode, modifier: ViewNode?)] = [(root, nil)]
        while let (node, outer) = stack.popLast() {
            let modifier = node.info?.type.primitive == "refreshable" ? node : outer
            if let modifier, canBePulled(node) {
                return try perform("refresh", on: node) {
                    let task = try interpreter.callMethod("_start", labels: [], on: modifier.value, [])
                    scrolling.refreshes.removeAll { !$0.modifier.isAlive || $0.modifier === modifier }
                    scrolling.refreshes.append((modifier, task))
                }
            }
            for child in node.onscreenChildren.reversed() { stack.append((child, modifier)) }
        }
        throw interpreter.trap(
            "refresh.none", "nothing on screen can be refreshed",
            why: "a list or scroll view inside of .refreshable can", fix: "add .refreshable to it, or show it first")
    }

    /// The list that is being refreshed leaves the tree: its task is cancelled.
    func cancelRefreshes(in removed: some Sequence<ViewNode>) throws {
        guard !scrolling.refreshes.isEmpty else { return }
        for node in removed {
            guard let index = scrolling.refreshes.firstIndex(where: { $0.modifier === node }) else { continue }
            _ = try interpreter.callMethod("cancel", labels: [], on: scrolling.refreshes.remove(at: index).task, [])
        }
    }

    private func canBePulled(_ node: ViewNode) -> Bool {
        switch node.info?.type.primitive {
        case "List"?, "ScrollView"?, "Form"?: node.role == .container
        default: false
        }
    }
}
