import SwiftMachine

/// `.onReceive(publisher)`: subscribed from mounting until it leaves, and anew by a body that gives it another publisher
/// or finds that the last one has ended.
final class ReceiveNode: ViewNode {
    /// The subscription, which ends when it is let go of.
    var subscription: Value = .void
    /// What a publisher sends while it is being subscribed to waits for the end of the update.
    var isSubscribing = false
    /// Whether the publisher has completed.
    var hasEnded = false

    override func mount(in graph: ViewGraph) throws {
        try show(in: graph)
        try graph.subscribe(self)
    }

    override func update(to value: Value, in graph: ViewGraph) throws {
        let old = field(.publisher)
        try super.update(to: value, in: graph)
        if try hasEnded || !graph.isSameValue(old, field(.publisher)) { try graph.subscribe(self) }
    }

    /// A value came: the newest action takes it.
    override func act(_ action: Value, _ arguments: [Value], in graph: ViewGraph) throws {
        _ = try graph.asActive { try graph.interpreter.call(field(.action), arguments) }
    }

    override func forEachHeld(_ visit: (Value, ChildLabel) -> Void) {
        super.forEachHeld(visit)
        visit(subscription, .named("subscription"))
    }

    override func release() {
        super.release()
        subscription = .void
    }
}

/// Refers to an `onReceive` from the closure that its publisher calls, without keeping it alive.
final class ReceiverCell: HeapCell {
    weak var node: ReceiveNode?
    unowned let graph: ViewGraph
    /// Whether the node has another subscription by now.
    var isCurrent: Bool { node?.isAlive == true }

    init(_ node: ReceiveNode, graph: ViewGraph) {
        self.node = node
        self.graph = graph
    }
}

extension ViewGraph {
    func subscribe(_ node: ReceiveNode) throws {
        node.subscription = .void
        node.isSubscribing = true
        node.hasEnded = false
        defer { node.isSubscribing = false }
        node.subscription = try interpreter.untracked {
            try interpreter.callMethod(
                "_subscribe", labels: [nil], on: node.value, [.cell(ReceiverCell(node, graph: self))])
        }
    }

    /// A value came: the newest action takes it.
    func receive(_ value: Value, by node: ReceiveNode) throws {
        guard node.isAlive else { return }
        if node.isSubscribing || context.currentScope != nil {
            callbacks.append(.act(node, action: .void, arguments: [value]))
        } else {
            try node.act(.void, [value], in: self)
        }
    }
}
