import SwiftMachine

/// An observer of a value, `.onChange(of:)`.
final class ChangeNode: ViewNode {
    private var rounds = CallbackRounds()

    /// How the action is written, by what it is given.
    private enum Form: Int {
        case nothing, newValue, bothValues
    }

    private var form: Form { field(.form).asInt.flatMap(Form.init) ?? .bothValues }

    override func mount(in graph: ViewGraph) throws {
        try show(in: graph)
        if field(.initial).asBool == true { enqueueInitial(in: graph) }
    }

    override func update(to value: Value, in graph: ViewGraph) throws {
        let previous = self.value
        let old = field(.value)
        self.value = value
        try show(in: graph)
        let new = field(.value)
        if try !graph.interpreter.isEqual(old, new) { enqueue(old: old, new: new, previous: previous, in: graph) }
    }

    /// Schedules the action for the value that is there at the beginning.
    func enqueueInitial(in graph: ViewGraph) {
        enqueue(old: field(.value), new: field(.value), previous: nil, in: graph)
    }

    /// Schedules the action; of the old form, the action of the body before.
    private func enqueue(old: Value, new: Value, previous: Value?, in graph: ViewGraph) {
        guard rounds.note(round: graph.callbackRound, frame: graph.frameNumber) else {
            let type = TypeNamer(isQualified: false).name(
                of: DynamicType(interpreter: graph.interpreter).type(of: new))
            graph.context.warn(
                "onChange(of: \(type)) action tried to update multiple times per frame.",
                at: graph.position(ofFunction: field(.action)))
            return
        }
        var action = field(.action)
        if form == .newValue, let previous, let info { action = info.value(of: .action, in: previous) }
        graph.callbacks.append(.act(self, action: action, arguments: [old, new]))
    }

    override func act(_ action: Value, _ arguments: [Value], in graph: ViewGraph) throws {
        let event = graph.trace.emit(
            .change, identity: identity, old: arguments.first.map(graph.interpreter.snapshot),
            new: arguments.last.map(graph.interpreter.snapshot))
        let given: [Value] =
            switch form {
            case .nothing: []
            case .newValue: Array(arguments.suffix(1))
            case .bothValues: arguments
            }
        try graph.trace.withCause(event) { _ = try graph.interpreter.call(action, given) }
    }

    override func reenter(in graph: ViewGraph) { enqueueInitial(in: graph) }
}
