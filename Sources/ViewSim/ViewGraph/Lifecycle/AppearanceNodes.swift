/// `.onAppear`: its action runs when what it is applied to has come on screen.
final class AppearNode: ViewNode {
    override func appear(in graph: ViewGraph) throws {
        let event = graph.trace.emit(.appear, identity: identity)
        try graph.trace.withCause(event) { try graph.callAction(field(.action)) }
    }
}

/// `.onDisappear`: its action runs when what it is applied to has left the screen.
final class DisappearNode: ViewNode {
    override func appear(in graph: ViewGraph) {}

    override func disappear(in graph: ViewGraph, reason: String?) throws {
        let event = graph.trace.emit(.disappear, identity: identity, reason: reason)
        try graph.trace.withCause(event) { try graph.callAction(field(.action)) }
    }
}
