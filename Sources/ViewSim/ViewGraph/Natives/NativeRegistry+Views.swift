import SwiftFrontEnd
import SwiftMachine

extension NativeRegistry {
    /// What stands behind views and animations.
    static func registerViews(_ registry: inout NativeRegistry) {
        registry.register("_currentTransaction()") { interpreter, _ in
            interpreter.context?.transactionScopes.last?.value ?? .none
        }
        registry.register("_beginTransaction(_:_:_:_:)") { interpreter, arguments in
            try interpreter.context?.beginTransaction(
                arguments[0], isAnimated: arguments[1].asBool == true, isSpecial: arguments[2].asBool == true,
                isDistinct: arguments[3].asBool == true)
            return .void
        }
        registry.register("_endTransaction()") { interpreter, _ in
            .bool(interpreter.context?.transactionScopes.popLast()?.isWritten ?? false)
        }
        for owner in ["View", "ViewModifier"] {
            registry.register("static \(owner)._printChanges()") { interpreter, _ in
                guard let scope = interpreter.context?.currentScope else { return .void }
                interpreter.write(scope.changeDescription(interpreter) + "\n")
                return .void
            }
        }
        registry.register("_represented()") { interpreter, _ in
            (interpreter.context?.currentScope as? CompositeNode)?.represented ?? .none
        }
        registry.register("_represent(_:)") { interpreter, arguments in
            guard let scope = interpreter.context?.currentScope as? CompositeNode else { return .void }
            scope.represented = arguments[0].unerased
            scope.graph.hasUnknownViews = true
            return .void
        }
        registry.register("_setAppDelegate(_:)") { interpreter, arguments in
            interpreter.context?.appDelegate = arguments[0].unerased
            return .void
        }
        registry.register("_currentEnvironment()") { interpreter, _ in
            guard let scope = interpreter.context?.currentScope else { return .none }
            return try scope.graph.environmentValues(below: scope.environment)
        }
        registry.register("_viewField(_:_:)") { _, arguments in
            guard case .cell(let cell) = arguments[0], let view = cell as? StructCell,
                let index = view.type.storedProperties.firstIndex(where: { $0.name == arguments[1].asString }),
                index < view.fields.count
            else { return .none }
            return view.fields[index]
        }
        registry.register("_received(_:_:)") { _, arguments in
            guard case .cell(let cell) = arguments[0].unerased, let receiver = cell as? ReceiverCell,
                let node = receiver.node
            else { return .void }
            try receiver.graph.receive(arguments[1], by: node)
            return .void
        }
        registry.register("_receivedCompletion(_:)") { _, arguments in
            if case .cell(let cell) = arguments[0].unerased { (cell as? ReceiverCell)?.node?.hasEnded = true }
            return .void
        }
        registry.register("_isEmptyView(_:)") { interpreter, arguments in
            guard let graph = interpreter.context?.activeGraph else { return .bool(false) }
            if case .cell(let cell) = arguments[0].unerased, let block = cell as? ViewBlockCell {
                return .bool(block.children.isEmpty)
            }
            return .bool(graph.classify(arguments[0]).role == .empty)
        }
        registry.register("_openWindow(_:_:)") { interpreter, arguments in
            try interpreter.context?.activeGraph?.openWindow(id: arguments[0].asString, value: arguments[1])
            return .void
        }
        registry.register("_dismissWindow(_:)") { interpreter, arguments in
            try interpreter.context?.activeGraph?.dismissWindow(id: arguments[0].asString)
            return .void
        }
        registry.register("_unknown(_:)") { interpreter, arguments in
            interpreter.makeOpaque(arguments[0].asString ?? "?")
        }
        registry.register("_later(_:)") { interpreter, arguments in
            try interpreter.context?.refuseUnsimulated(arguments[0].asString ?? "this")
            return .void
        }
        registry.register("_scrollTo(_:_:_:_:)") { interpreter, arguments in
            guard case .cell(let cell) = arguments[0], let scope = (cell as? ScopeReferenceCell)?.scope, scope.isAlive
            else { return .void }
            scope.graph.request(
                ScrollRequest(node: scope, target: .id(arguments[1], anchor: arguments[3].asDouble)))
            return .void
        }
    }

    /// Observation, and the part of Combine that observable objects need.
    static func registerObservation(_ registry: inout NativeRegistry) {
        registry.register("_beginTracking(_:)") { interpreter, arguments in
            let tracking = ObservationTrackingCell(onChange: arguments[0])
            interpreter.context?.trackings.append(tracking)
            return .cell(tracking)
        }
        registry.register("_endTracking(_:)") { interpreter, _ in
            _ = interpreter.context?.trackings.popLast()
            return .void
        }
        registry.register("_observationAccess(_:_:)") { interpreter, arguments in
            guard let object = arguments[0].asObject, let context = interpreter.context,
                let property = observedProperty(arguments[1], of: object, context)
            else { return .void }
            context.tracker.didAccess(object.storage, property)
            return .void
        }
        registry.register("_observationWillSet(_:_:)") { interpreter, arguments in
            guard let object = arguments[0].asObject, let context = interpreter.context,
                let property = observedProperty(arguments[1], of: object, context)
            else { return .void }
            try context.tracker.willMutate(object.storage, property)
            return .void
        }
        registry.register("_objectWillChange(_:)") { _, arguments in
            arguments[0].asObject?.storage.associatedValue("objectWillChange") ?? .none
        }
        registry.register("_setObjectWillChange(_:_:)") { _, arguments in
            guard let object = arguments[0].asObject, let publisher = arguments[1].asObject else { return .void }
            object.storage.setAssociated("objectWillChange", .cell(publisher))
            publisher.storage.setAssociated("owner", .cell(WeakCell(object)))
            return .void
        }
        registry.register("_sendObjectWillChange(_:)") { interpreter, arguments in
            if let publisher = arguments[0].asObject { try interpreter.context?.tracker.send(publisher) }
            return .void
        }
        registry.register("_publishedStorage(_:)") { _, arguments in .cell(PublishedCell(arguments[0])) }
        registry.register("Published._get(in:)") { _, arguments in Self.box(arguments[0])?.value ?? .none }
        registry.register("Published._set(_:in:)") { interpreter, arguments in
            guard let box = Self.box(arguments[0]) else { return .void }
            try publish(arguments[1], box, of: arguments[2].asObject, interpreter)
            return .void
        }
        registry.register("_publishedSubject(_:)") { _, arguments in published(arguments[0])?.subject ?? .none }
        registry.register("_setPublishedSubject(_:_:)") { _, arguments in
            published(arguments[0])?.subject = arguments[1]
            return .void
        }
        registry.register("_publishedValue(_:)") { _, arguments in published(arguments[0])?.value ?? .none }
        registry.register("_publishedTarget(_:)") { interpreter, arguments in
            let storage = published(arguments[0])
            let owner = storage.flatMap { interpreter.context?.tracker.owner(of: $0) }
            return .cell(PublishedTargetCell(storage, of: owner))
        }
        registry.register("_setPublished(_:_:)") { interpreter, arguments in
            guard case .cell(let cell) = arguments[0], let target = cell as? PublishedTargetCell,
                let storage = target.storage
            else { return .void }
            try publish(arguments[1], storage, of: target.owner, interpreter)
            return .void
        }
        registry.register("_notifyObservers(_:)") { interpreter, arguments in
            if let subject = arguments[0].asObject { try interpreter.context?.tracker.sendIfObserved(subject) }
            return .void
        }
        registry.register("Published.wrappedValue") { _, arguments in Self.box(arguments[0])?.value ?? .none }
        registry.register("Published.wrappedValue=") { _, arguments in
            Self.box(arguments[0])?.value = arguments[1]
            return .void
        }
    }

    /// The property that a key path given to a registrar names.
    private static func observedProperty(
        _ keyPath: Value, of object: ObjectCell, _ context: ScenarioContext
    ) -> PropertySymbol? {
        guard case .cell(let cell) = keyPath, let first = (cell as? KeyPathCell)?.components.first else { return nil }
        switch first {
        case .property(let property): return property
        case .dynamicProperty(let name): return context.types.property(name, of: object.storage.type)
        default: return nil
        }
    }

    /// A published property gets a value: its object tells first, then its publisher, and then the value is stored.
    private static func publish(
        _ value: Value, _ box: PublishedCell, of object: ObjectCell?, _ interpreter: Interpreter
    ) throws {
        if let object { try interpreter.context?.tracker.publish(object, publishing: box) }
        if !box.subject.isNone {
            _ = try interpreter.callMethod("_willSet", labels: [nil], on: box.subject, [value])
        }
        box.value = value
    }

    private static func box(_ wrapper: Value) -> PublishedCell? {
        wrapper.structFields[PublishedField.storage].flatMap(published)
    }

    private static func published(_ storage: Value) -> PublishedCell? {
        guard case .cell(let cell) = storage.unerased else { return nil }
        return cell as? PublishedCell
    }
}

extension ScenarioContext {
    /// Meets API that only a later version simulates: an error under `test`, a note elsewhere.
    func refuseUnsimulated(_ name: String) throws {
        var diagnostic = Diagnostic(
            id: "simulation.later", severity: refusesUnsimulated ? .error : .note,
            location: interpreter.program.location(interpreter.currentPosition),
            message: "\(name) is not simulated yet",
            why: refusesUnsimulated ? "what follows from it would be made up" : "the view is shown without it",
            fix: "leave it out of the scenario, or use a later version")
        diagnostic.subject = name
        if refusesUnsimulated { throw Trap(diagnostic: diagnostic) }
        note(diagnostic)
    }
}
