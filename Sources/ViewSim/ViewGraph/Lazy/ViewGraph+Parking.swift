import SimulationTrace
import SwiftMachine

/// Rows leave the screen without leaving the tree: they disappear, keep their state, and are not evaluated.
extension ViewGraph {
    func makeDeferred(_ value: Value, parent: ViewNode?, context outer: Identity?) -> DeferredNode {
        let node = DeferredNode(value: value, identity: outer ?? rootIdentity, parent: parent, order: nextOrder())
        node.firstRow = lazyRows.fill?.row ?? 0
        node.rowCount = 1
        lazyRows.fill?.row += 1
        return node
    }

    /// Stands in for a view that exists and is not on screen.
    func deferred(_ node: ViewNode, value: Value, parent: ViewNode?) -> DeferredNode {
        let deferred = DeferredNode(
            value: value, identity: node.outerIdentity ?? rootIdentity, parent: parent, order: nextOrder())
        deferred.firstRow = node.firstRow
        deferred.rowCount = node.rowCount
        deferred.retain(node, at: lazyRows.fill?.container.fillNumber ?? 0)
        return deferred
    }

    /// Takes a view off the screen and stops evaluating it.
    func park(_ node: ViewNode, value: Value, parent: ViewNode?) -> DeferredNode {
        leave(node)
        node.isParked = true
        lazyRows.hasParked = true
        return deferred(node, value: value, parent: parent)
    }

    /// Has what appeared in a subtree disappear at the end of the update; the subtree stays.
    func leave(_ node: ViewNode) {
        removals.append(
            Removal(
                node: node, isEarly: false, isAnimated: false, cause: trace.cause, isKept: true,
                reason: scrolling.isRunning ? "scrolled out" : nil))
    }

    /// Has what waits in a subtree appear, from the inside out.
    func enter(_ root: ViewNode) {
        // Twice on the stack: before its children, then after them.
        var stack: [(node: ViewNode, isDone: Bool)] = [(root, false)]
        while let (node, isDone) = stack.popLast() {
            if !isDone {
                stack.append((node, true))
                for child in node.children.reversed() { stack.append((child, false)) }
                continue
            }
            guard node.awaitsAppearance else { continue }
            node.awaitsAppearance = false
            node.reenter(in: self)
        }
    }

    /// Views that were made ahead do not appear yet.
    func withholdCallbacks(from start: Int) {
        for callback in callbacks[start...] {
            switch callback {
            case .appear(let node): node.awaitsAppearance = true
            case .act(let node, _, _): if node is ChangeNode { node.awaitsAppearance = true }
            }
        }
        callbacks.removeSubrange(start...)
    }

    /// Evaluates what became out of date in a subtree while it was parked.
    func evaluateWaiting(_ root: ViewNode) throws {
        var stack = [root]
        while let node = stack.popLast() {
            if let scope = node as? ScopeNode, scope.isDirty, scope.isAlive { try evaluate(scope, reason: nil) }
            stack.append(contentsOf: node.children.reversed())
        }
    }

    /// Whether a node is in a subtree that is parked.
    func isSuspended(_ node: ViewNode) -> Bool {
        guard lazyRows.hasParked else { return false }
        for node in node.selfAndAncestors {
            if node.isParked { return true }
        }
        return false
    }

    /// Whether a node is in a page or tab that is not on screen.
    func isCovered(_ node: ViewNode) -> Bool {
        guard hasCoveredPages else { return false }
        for node in node.selfAndAncestors {
            if node.isCovered { return true }
        }
        return false
    }

    /// Why a row is made while a scroll fills a window.
    var insertionReason: String? {
        guard scrolling.isRunning, let fill = lazyRows.fill else { return nil }
        return fill.visible.contains(fill.row) ? "scrolled in" : "made ahead of the scroll"
    }

    // MARK: - Growing old

    /// Drops what a row out of sight has kept long enough.
    func age(_ deferred: DeferredNode) throws {
        guard let fill = lazyRows.fill, deferred.offscreen.first?.isParked == true, let node = deferred.offscreen.first
        else { return }
        if isExpired(parkedAt: deferred.parkedAt, in: fill.container) {
            _ = deferred.takeRetained()
            remove(node, isReplaced: false, reason: Self.droppedReason)
        } else if isFar(row: deferred.firstRow, count: deferred.rowCount, in: fill) {
            hollow(node)
        }
    }

    static let droppedReason = "dropped by retention"

    func isExpired(parkedAt: Int, in container: LazyContainerNode) -> Bool {
        guard let limit = container.behavior.retainedUpdates else { return false }
        return container.fillNumber - parkedAt >= limit
    }

    /// Whether rows are further from the window than nested state is kept for.
    func isFar(row: Int, count: Int, in fill: LazyFill) -> Bool {
        let reach = fill.container.behavior.retainedWindows * visibleRows * fill.container.lanes
        return row + count <= fill.visible.lowerBound - reach || row >= fill.visible.upperBound + reach
    }

    /// Takes away what is deeper than a row's own view; it is made anew when the row comes back.
    func hollow(_ root: ViewNode) {
        var stack = [root]
        while let node = stack.popLast() {
            switch node.role {
            case .composite, .container, .viewModifier, .closureContent:
                guard !node.children.isEmpty, node.info?.isRowGroup != true else {
                    stack.append(contentsOf: node.children)
                    continue
                }
                for child in node.children { remove(child, isReplaced: false, reason: "scrolled out") }
                node.children = []
                (node as? ScopeNode)?.isDirty = true
            default:
                stack.append(contentsOf: node.children)
                stack.append(contentsOf: node.offscreen)
            }
        }
    }

    // MARK: - Shelves

    /// Puts the children of a replaced or hidden place aside.
    func shelve(_ children: ContiguousArray<ViewNode>, key: Value, on shelf: inout Shelf) {
        for child in children {
            leave(child)
            child.isParked = true
        }
        lazyRows.hasParked = true
        for child in shelf.add(children, key: key) {
            remove(child, isReplaced: false, reason: Self.droppedReason)
        }
    }

    /// Brings children back from a shelf, in line with the node's new value.
    func unshelve(_ children: ContiguousArray<ViewNode>, in node: ViewNode) throws {
        for child in children { child.isParked = false }
        node.children = children
        try updateChildren(of: node)
        for child in node.children {
            try evaluateWaiting(child)
            enter(child)
        }
    }
}
