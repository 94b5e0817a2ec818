import SwiftMachine

/// Which field of a simulation has the focus, and the `@FocusState` storage that says so.
///
/// Focus moves in two ways. An interaction moves it and writes the storage; code writes the storage, and the focus
/// follows at the end of the update in which a field for the value is on screen.
final class FocusController {
    private unowned let graph: ViewGraph
    /// The field that has the focus.
    private(set) var field: ViewNode?
    /// What the fields around and at the focus are bound to.
    private var held: [(location: StateLocationCell, value: Value)] = []
    /// Live `.focused` modifiers in the order of their creation.
    private var modifiers: [ViewNode] = []
    private var compactionCount = 16
    /// `.defaultFocus` modifiers that were just mounted.
    private var defaults: [ViewNode] = []
    /// Storage that was written since the focus was last brought in line with it.
    private var requests: [StateLocationCell] = []
    /// Counts writes of focus storage, to see whether an action wrote any.
    private(set) var writeCount = 0

    init(graph: ViewGraph) { self.graph = graph }

    func add(_ node: ViewNode) {
        if node.role == .defaultFocus {
            defaults.append(node)
            return
        }
        if modifiers.count >= compactionCount {
            modifiers.removeAll { !$0.isAlive }
            compactionCount = max(16, modifiers.count * 2)
        }
        modifiers.append(node)
    }

    func noteWrite() { writeCount += 1 }

    func request(_ location: StateLocationCell) {
        if !requests.contains(where: { $0 === location }) { requests.append(location) }
    }

    // MARK: - Moving

    /// Moves the focus to a field, or takes it away, as an interaction does.
    func move(to new: ViewNode?) throws {
        guard new !== field else { return }
        let old = field
        let lost = held
        field = new
        held = bindings(around: new)
        for (location, _) in lost where !held.contains(where: { $0.location === location }) {
            try write(emptied(location), to: location)
        }
        for (location, value) in held { try write(value, to: location) }
        if let old { try graph.finishEditing(old) }
        if let old, old.isAlive { try tellEditing(old, isEditing: false) }
        if let new { try tellEditing(new, isEditing: true) }
        if let search = graph.search(of: new) { try graph.beginSearch(search) }
    }

    private func bindings(around field: ViewNode?) -> [(location: StateLocationCell, value: Value)] {
        var found: [(location: StateLocationCell, value: Value)] = []
        for node in Ancestors(from: field) {
            if node.role == .focused, let location = location(of: node),
                !found.contains(where: { $0.location === location })
            {
                found.append((location, node.field(.value)))
            }
        }
        return found
    }

    private func write(_ value: Value, to location: StateLocationCell) throws {
        try location.graph?.write(value, to: location)
    }

    private func emptied(_ location: StateLocationCell) -> Value {
        location.latest.asBool == nil ? .none : .bool(false)
    }

    private func isEmpty(_ value: Value) -> Bool { value.isNone || value.asBool == false }

    private func location(of node: ViewNode) -> StateLocationCell? { node.field(.location).stateLocation }

    private func tellEditing(_ field: ViewNode, isEditing: Bool) throws {
        guard field.info?.type.primitive == "TextField" else { return }
        let action = field.field(.onEditingChanged)
        if !action.isNone { _ = try graph.interpreter.call(action, [.bool(isEditing)]) }
    }

    // MARK: - Following what was written

    /// Brings the focus in line with what was written and with what is on screen.
    func settle() throws {
        let isLost = field.map { !$0.isAlive || graph.isLeaving($0) } ?? false
        guard !requests.isEmpty || !defaults.isEmpty || isLost else { return }
        if isLost { try loseField() }
        let requests = self.requests
        self.requests = []
        for location in requests where location.graph === graph { try follow(location) }
        let defaults = self.defaults
        self.defaults = []
        for node in defaults where node.isAlive {
            guard field == nil, let location = location(of: node), isEmpty(location.latest) else { continue }
            try write(node.field(.value), to: location)
        }
    }

    /// The field left the screen: what still names it names nothing now.
    private func loseField() throws {
        field = nil
        let lost = held
        held = []
        for (location, value) in lost where location.graph != nil {
            if try graph.interpreter.isEqual(location.latest, value) { try write(emptied(location), to: location) }
        }
    }

    private func follow(_ location: StateLocationCell) throws {
        let wanted = location.latest
        if isEmpty(wanted) {
            if held.contains(where: { $0.location === location }) { try move(to: nil) }
            return
        }
        if let held = held.first(where: { $0.location === location }),
            try graph.interpreter.isEqual(held.value, wanted)
        {
            return
        }
        for node in modifiers where node.isAlive && self.location(of: node) === location {
            guard try graph.interpreter.isEqual(node.field(.value), wanted), let target = try firstField(in: node)
            else {
                continue
            }
            try move(to: target)
            return
        }
        // Nothing on screen can have that focus.
        if let current = held.first(where: { $0.location === location }) {
            try write(current.value, to: location)
        } else {
            try write(emptied(location), to: location)
        }
    }

    /// The first field in a subtree that can have the focus.
    func firstField(in root: ViewNode) throws -> ViewNode? {
        var stack = [root]
        while let node = stack.popLast() {
            if Self.isField(node), try graph.isEnabled(node) { return node }
            stack.append(contentsOf: node.children.reversed())
        }
        return nil
    }

    static func isField(_ node: ViewNode) -> Bool {
        if node.info?.control?.isTextField == true { return true }
        return node.info?.type.primitive == "focusable" && node.field(.isFocusable).asBool == true
    }

    // MARK: - Submitting

    /// Runs the submit actions around the focused field, outermost first, and gives up the focus where no action
    /// moved it.
    func submit() throws {
        guard let field else {
            throw graph.interpreter.trap(
                "focus.missing", "no field has the focus, so there is nothing to submit", why: nil,
                fix: "tap a text field, or type into it, before submit()")
        }
        try graph.perform("submit", on: field) {
            let interpreter = graph.interpreter
            let writes = writeCount
            try graph.finishEditing(field)
            for action in submitActions(around: field).reversed() { _ = try interpreter.call(action, []) }
            if ["TextField", "SecureField"].contains(field.info?.type.primitive), !field.field(.onCommit).isNone {
                _ = try interpreter.call(field.field(.onCommit), [])
            }
            if writes == writeCount, self.field === field { try move(to: nil) }
        }
    }

    /// Actions from the field outwards, up to a scope that keeps submissions inside.
    private func submitActions(around field: ViewNode) -> [Value] {
        var actions: [Value] = []
        let isSearch = graph.search(of: field) != nil
        for node in field.selfAndAncestors {
            if node.role == .submitScope, node.field(.isBlocking).asBool == true { break }
            if node.role == .onSubmit, node.field(isSearch ? .isSearch : .isText).asBool == true {
                actions.append(node.field(.action))
            }
        }
        return actions
    }
}

extension NativeRegistry {
    /// What stands behind `@FocusState` and `@GestureState`.
    static func registerInteractionState(_ registry: inout NativeRegistry) {
        registry.register("FocusState.wrappedValue") { interpreter, arguments in
            arguments[0].structFields[FocusStateField.location].map { readFocus($0, interpreter) } ?? .none
        }
        registry.register("FocusState.wrappedValue=") { _, arguments in
            if let location = arguments[0].structFields[FocusStateField.location] {
                try writeFocus(location, arguments[1])
            }
            return .void
        }
        registry.register("_readFocus(_:)") { interpreter, arguments in
            arguments[0].stateLocation.map { interpreter.readAside($0) } ?? .none
        }
        registry.register("_writeFocus(_:_:)") { _, arguments in
            try writeFocus(arguments[0], arguments[1])
            return .void
        }
        registry.register("_present(_:)") { _, arguments in arguments[0] }
        registry.register("GestureState.wrappedValue") { interpreter, arguments in
            let fields = arguments[0].structFields
            guard let location = fields[GestureStateField.location]?.stateLocation else {
                return fields[GestureStateField.initial] ?? .none
            }
            return interpreter.read(location)
        }
        registry.register("_gestureStateValue(_:)") { interpreter, arguments in
            let fields = arguments[0].structFields
            guard let location = fields[GestureStateField.location]?.stateLocation else {
                return fields[GestureStateField.initial] ?? .none
            }
            return location.latest
        }
        registry.register("_setGestureState(_:_:)") { _, arguments in
            let fields = arguments[0].structFields
            guard let location = fields[GestureStateField.location]?.stateLocation else { return .void }
            try location.graph?.write(arguments[1], to: location)
            return .void
        }
    }

    private static func readFocus(_ location: Value, _ interpreter: Interpreter) -> Value {
        location.stateLocation.map { interpreter.read($0) } ?? .none
    }

    private static func writeFocus(_ location: Value, _ value: Value) throws {
        guard let location = location.stateLocation else { return }
        location.graph?.focus.noteWrite()
        try location.graph?.write(value, to: location)
    }
}

extension Value {
    /// The storage of a state that a wrapper refers to.
    var stateLocation: StateLocationCell? {
        guard case .cell(let cell) = unerased else { return nil }
        return cell as? StateLocationCell
    }
}
