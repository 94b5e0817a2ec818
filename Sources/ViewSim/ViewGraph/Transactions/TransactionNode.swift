import SwiftMachine

/// A `.transaction` modifier, with what it made of the transaction of the running update.
final class TransactionNode: ViewNode {
    /// The graph that counts its modifiers, while the node is part of it.
    private unowned(unsafe) var graph: ViewGraph?

    override func mount(in graph: ViewGraph) throws {
        self.graph = graph
        graph.transactionModifierCount += 1
        try show(in: graph)
    }

    override func show(in graph: ViewGraph) throws {
        try graph.withTransaction(of: self) { try graph.updateChildren(of: self) }
    }

    override func release() {
        super.release()
        graph?.transactionModifierCount -= 1
        graph = nil
    }
}

/// An `.animation(_:value:)` modifier, which animates its content where its value changes.
final class AnimationNode: ViewNode {
    override func update(to value: Value, in graph: ViewGraph) throws {
        let old = field(.value)
        self.value = value
        if try graph.interpreter.isEqual(old, field(.value)) { return try show(in: graph) }
        try graph.withAnimation(of: self) { try show(in: graph) }
    }
}

extension ViewGraph {
    /// Updates the content of a `.transaction` modifier under the transaction that it makes of the running one.
    func withTransaction(of node: TransactionNode, _ work: () throws -> Void) throws {
        let outer = updateTransaction
        defer { updateTransaction = outer }
        // The first rendering has no transaction that could be changed.
        if updateTransaction.isCommitting { try apply(node) }
        try work()
    }

    /// Updates a scope under the transaction that the modifiers around it make of the running one.
    func withTransaction(at scope: ScopeNode, _ work: () throws -> Void) throws {
        guard transactionModifierCount > 0 else { return try work() }
        let outer = updateTransaction
        defer { updateTransaction = outer }
        var around: [TransactionNode] = []
        for node in scope.ancestors {
            if let node = node as? TransactionNode { around.append(node) }
        }
        for node in around.reversed() { try apply(node) }
        try work()
    }

    /// Updates the content of an `.animation(_:value:)` modifier whose value changed.
    func withAnimation(of node: ViewNode, _ work: () throws -> Void) throws {
        let outer = updateTransaction
        defer { updateTransaction = outer }
        let isDisabled =
            try !updateTransaction.value.isNone
            && interpreter.property("disablesAnimations", of: updateTransaction.value).asBool == true
        if !isDisabled {
            updateTransaction.isAnimating = !node.field(.animation).isNone
            updateTransaction.implicitAnimation = node.field(.animation).unwrapped
        }
        try work()
    }

    private func apply(_ node: TransactionNode) throws {
        updateTransaction.value = try interpreter.call(node.field(.transform), [updateTransaction.value])
        updateTransaction.implicitAnimation = nil
        updateTransaction.isAnimating =
            try interpreter.property("_isAnimated", of: updateTransaction.value).asBool ?? false
    }
}
