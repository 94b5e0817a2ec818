import SwiftMachine

/// A modifier that reads what its content prefers: `onPreferenceChange`, or one that shows a view made from it.
final class PreferenceNode: ViewNode {
    /// The value as it was last read; nil where the content never had one.
    var current: Value?
    var rounds = CallbackRounds()

    /// The key's type.
    var key: Value { field(.key) }
    /// What is made from the value.
    var made: PreferenceContentNode? { children.count > 1 ? children[1] as? PreferenceContentNode : nil }

    override func mount(in graph: ViewGraph) throws {
        try show(in: graph)
        graph.preferences.readers.append(self)
    }

    override func show(in graph: ViewGraph) throws { try graph.updatePreferenceReader(self) }

    /// Runs the newest action of an `onPreferenceChange`; there may have been no preference before.
    override func act(_ action: Value, _ arguments: [Value], in graph: ViewGraph) throws {
        guard let new = arguments.last else { return }
        let event = graph.trace.emit(
            .change, identity: identity, old: arguments.dropLast().first.map(graph.interpreter.snapshot),
            new: graph.interpreter.snapshot(new))
        try graph.trace.withCause(event) { _ = try graph.interpreter.call(field(.action), [new]) }
    }

    override func forEachHeld(_ visit: (Value, ChildLabel) -> Void) {
        super.forEachHeld(visit)
        if let current { visit(current, .named("preference")) }
    }

    override func release() {
        super.release()
        current = nil
    }
}

/// The view that a modifier makes of what its content prefers.
final class PreferenceContentNode: ScopeNode {
    override func evaluate(isFirst: Bool, cause: Int, reason: String?) throws {
        try takeContent { try graph.interpreter.call(sourceField(.build), [installed]) }
    }
}

/// `.preferredColorScheme(_:)`.
final class PreferredSchemeNode: ViewNode {
    override func mount(in graph: ViewGraph) throws {
        try show(in: graph)
        graph.preferences.schemes.modifiers.append(self)
    }
}
