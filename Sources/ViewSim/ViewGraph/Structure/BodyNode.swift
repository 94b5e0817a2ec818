import SwiftFrontEnd
import SwiftMachine

/// A scope whose content is made by a function that a user wrote for the type: a view's or modifier's body, or what a
/// style makes of a control.
class BodyNode: ScopeNode {
    /// What is called to make the content.
    var body: FunctionSymbol? { info?.body }

    func bodyArguments() -> [Value] { [installed] }

    final override func evaluate(isFirst: Bool, cause: Int, reason: String?) throws {
        guard let body else { return }
        try graph.install(self, isFirst: isFirst)
        let trace = graph.trace
        let event = trace.emit(
            .body, at: (info?.makeBody ?? body).position, cause: cause, type: info?.name, identity: identity,
            reason: reason ?? (isFirst ? "it was inserted" : trace.event(cause)?.reason))
        graph.statistics.bodies += 1
        try trace.withCause(event) {
            let arguments = bodyArguments()
            try takeContent { try graph.interpreter.call(body, arguments) }
        }
    }

    final override func mount(in graph: ViewGraph) throws { try graph.evaluate(self, reason: nil) }
}

/// A user's view.
final class CompositeNode: BodyNode {
    /// What a representable made, with its coordinator.
    var represented: Value = .none

    override func update(to value: Value, in graph: ViewGraph) throws {
        let isEqual = try graph.isSameView(self.value, value, info: info)
        if !isEqual { try noteChangedInputs(to: value, graph: graph) }
        self.value = value
        if !isEqual {
            try graph.evaluate(self, reason: "its inputs changed")
        } else if isDirty {
            try graph.evaluate(self, reason: nil)
        } else if rowContainer != nil {
            try graph.refillChildren(of: self)
        }
    }

    override func forEachHeld(_ visit: (Value, ChildLabel) -> Void) {
        super.forEachHeld(visit)
        visit(represented, .named("represented"))
    }

    override func release() {
        super.release()
        represented = .none
    }
}
