import SimulationTrace
import SwiftFrontEnd
import SwiftMachine

extension ViewGraph {
    /// Evaluates a scope's code and brings its content in line with the result.
    func evaluate(_ node: ScopeNode, reason: String?) throws {
        guard let container = node.rowContainer, node.role != .presentation, node.role != .container,
            lazyRows.fill?.container !== container
        else {
            return try evaluateContent(of: node, reason: reason)
        }
        // By itself: its rows begin where they did, and the others move when their number changes.
        let outer = lazyRows.fill
        defer { lazyRows.fill = outer }
        let count = node.rowCount
        lazyRows.fill = makeFill(of: container, from: node.firstRow)
        lazyRows.fill?.prepare(node.firstRow..<node.firstRow + max(1, count))
        try evaluateContent(of: node, reason: reason)
        node.rowCount = (lazyRows.fill?.row ?? node.firstRow) - node.firstRow
        if node.rowCount != count { requestFill(of: container) }
    }

    private func evaluateContent(of node: ScopeNode, reason: String?) throws {
        let isFirst = node.generation == 0
        node.isDirty = false
        node.generation += 1
        let cause = node.invalidation == 0 ? trace.cause : node.invalidation
        node.invalidation = 0
        try node.evaluate(isFirst: isFirst, cause: cause, reason: reason)
    }

    /// Runs code whose reads are the scope's dependencies.
    func tracking<Result>(_ node: ScopeNode, _ work: () throws -> Result) rethrows -> Result {
        let outer = context.currentScope
        context.currentScope = node
        defer { context.currentScope = outer }
        return try asActive(work)
    }
}
