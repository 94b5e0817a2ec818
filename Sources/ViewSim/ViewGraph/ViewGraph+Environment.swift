/// A modifier that changes the environment of its content, with the scopes that looked something up in it.
class EnvironmentNode: ViewNode {
    struct Reader {
        let scope: ScopeNode
        let slot: StorageSlot
    }

    var readers: ContiguousArray<Reader> = []
    private var compactionCount = 16

    func add(_ slot: StorageSlot) {
        if let last = readers.last, last.slot === slot { return }
        if readers.count >= compactionCount {
            var seen: Set<ObjectIdentifier> = []
            readers.removeAll { !$0.scope.isAlive || !seen.insert(ObjectIdentifier($0.slot)).inserted }
            compactionCount = max(16, readers.count * 2)
        }
        readers.append(Reader(scope: slot.scope, slot: slot))
    }

    override func release() {
        super.release()
        readers = []
    }
}

extension Interpreter {
    /// Calls a function value whose parameter is `inout`.
    fileprivate func callWithInout(_ callee: Value, _ arguments: inout [Value]) throws -> Value {
        switch callee {
        case .function(let function): return try call(function.takeUnretainedValue(), arguments: &arguments)
        default: return try call(callee, arguments)
        }
    }
}

extension ViewGraph {
    /// The object that an ancestor put in for the property's type; nil where there is none.
    func environmentObject(for slot: StorageSlot) -> Value {
        guard case .nominal(_, let arguments) = slot.field.property.type,
            case .nominal(let wanted, _)? = arguments.first
        else { return .none }
        let found = environmentObject(of: wanted, for: slot)
        return found.isNone ? missing(wanted, for: slot) : found
    }

    private func missing(_ type: NominalType, for slot: StorageSlot) -> Value {
        .cell(MissingObjectCell(type: type.name, view: nearestName(of: slot.scope)))
    }

    private func environmentObject(of wanted: NominalType, for slot: StorageSlot) -> Value {
        var next = slot.scope.parent
        while let node = next {
            if node.role == .environmentObject, let object = node.field(1).asObject,
                object.storage.type.conforms(to: wanted)
            {
                (node as? EnvironmentNode)?.add(slot)
                return .cell(object)
            }
            next = node.parent
        }
        return .none
    }

    /// The value of an `@Environment` property: an object by type, or a key's value.
    func environmentValue(for slot: StorageSlot, wrapper: StructCell) throws -> Value {
        let key = wrapper.fields.first ?? .none
        if case .metatype(let descriptor) = key {
            guard case .nominal(let wanted, let arguments) = descriptor.takeUnretainedValue().type else { return .none }
            if case .builtin(.optional) = wanted.representation, case .nominal(let inner, _)? = arguments.first {
                return environmentObject(of: inner, for: slot)
            }
            let found = environmentObject(of: wanted, for: slot)
            return found.isNone && !isOptional(slot.field.property.type) ? missing(wanted, for: slot) : found
        }
        if readsScenePhase(key) { (root as? SceneNode)?.add(slot) }
        let values = try environmentValues(above: slot.scope.parent, slot: slot)
        return try interpreter.call(key, [values])
    }

    private func readsScenePhase(_ key: Value) -> Bool {
        guard case .cell(let cell) = key, let first = (cell as? KeyPathCell)?.components.first else { return false }
        switch first {
        case .property(let property): return property.name == "scenePhase"
        case .dynamicProperty(let name): return name == "scenePhase"
        default: return false
        }
    }

    /// Whether a wrapper's value type is an optional.
    private func isOptional(_ wrapper: SwiftType) -> Bool {
        guard case .nominal(_, let arguments) = wrapper, case .nominal(let value, _)? = arguments.first,
            case .builtin(.optional) = value.representation
        else { return false }
        return true
    }

    /// The `EnvironmentValues` at a node, from the modifiers around it.
    func environmentValues(above start: ViewNode?, slot: StorageSlot?) throws -> Value {
        var modifiers: [ViewNode] = []
        var next = start
        while let node = next {
            switch node.role {
            case .environment, .transformEnvironment, .disabled:
                modifiers.append(node)
                if let slot { (node as? EnvironmentNode)?.add(slot) }
            default: break
            }
            next = node.parent
        }
        guard let make = context.environmentFactory() else { return .none }
        var values = try interpreter.call(make, [])
        if !scenePhase.isNone { try interpreter.setProperty("scenePhase", of: &values, to: scenePhase) }
        for node in modifiers.reversed() {
            switch node.role {
            case .environment:
                try interpreter.write(node.field(2), at: node.field(1), of: &values)
            case .disabled:
                if node.field(1).asBool == true {
                    try interpreter.setProperty("isEnabled", of: &values, to: .bool(false))
                }
            default:
                var part = [try interpreter.call(node.field(1), [values])]
                _ = try interpreter.callWithInout(node.field(2), &part)
                try interpreter.write(part[0], at: node.field(1), of: &values)
            }
        }
        return values
    }

    /// An environment modifier got a new value: whoever reads something else from it now runs again.
    func updateEnvironment(of node: ViewNode, from old: Value) throws {
        guard let node = node as? EnvironmentNode, !node.readers.isEmpty else { return }
        if node.role != .transformEnvironment, case .cell(let cell) = old, let fields = (cell as? StructCell)?.fields,
            fields.count > 1
        {
            let isSame = try fields.indices.dropFirst().allSatisfy { try isSameValue(fields[$0], node.field($0)) }
            if isSame { return }
        }
        for reader in node.readers where reader.scope.isAlive && !reader.scope.isDirty {
            let slot = reader.slot
            if slot.field.kind == .environment {
                guard case .cell(let cell) = reader.scope.installed, let view = cell as? StructCell else { continue }
                if slot.field.index < view.fields.count, case .cell(let cell) = view.fields[slot.field.index],
                    let wrapper = cell as? StructCell
                {
                    let value = try environmentValue(for: slot, wrapper: wrapper)
                    if try isSameValue(slot.object, value) { continue }
                }
            } else if let found = environmentObject(for: slot).asObject, let held = slot.object.asObject,
                found.storage === held.storage
            {
                continue
            }
            reader.scope.noteChange(slot.field.property.name)
            let event = trace.emit(
                .invalidate, type: reader.scope.info?.name, identity: reader.scope.identity,
                reason: "\(slot.field.wrappedName) changed in the environment")
            markDirty(reader.scope, event: event)
        }
    }

    /// Whether controls at a node react: no `disabled(true)` is around them.
    func isEnabled(_ node: ViewNode) -> Bool {
        var next: ViewNode? = node
        while let node = next {
            if node.role == .disabled, node.field(1).asBool == true { return false }
            next = node.parent
        }
        return true
    }
}
