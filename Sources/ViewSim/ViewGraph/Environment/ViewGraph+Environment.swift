import SwiftFrontEnd
import SwiftMachine

extension ViewGraph {
    // MARK: - Objects

    /// The object that an ancestor put in for the property's type; what stands for a missing one where there is none.
    func environmentObject(for slot: StorageSlot) -> Value {
        guard case .nominal(_, let arguments) = slot.field.property.type,
            case .nominal(let wanted, _)? = arguments.first
        else { return .none }
        if let found = environmentObject(of: wanted, for: slot) { return found }
        // Nobody can say whether an object of an unknown type is there.
        if case .opaque = wanted.representation { return interpreter.makeOpaque(wanted.name) }
        return missing(wanted, for: slot)
    }

    private func missing(_ type: NominalType, for slot: StorageSlot) -> Value {
        .cell(MissingObjectCell(type: type.name, view: nearestName(of: slot.scope)))
    }

    /// The nearest object put in for a type, which may be nil; Swift's nil where nothing was put in.
    private func environmentObject(of wanted: NominalType, for slot: StorageSlot) -> Value? {
        var next = slot.scope.environment
        while let node = next {
            if node.role == .environmentObject, provides(wanted, node) { return node.field(.object) }
            next = node.environment
        }
        let delegate = context.appDelegate
        return delegate.asObject?.storage.type.conforms(to: wanted) == true ? delegate : nil
    }

    /// Objects are put in under the type that the caller's source gives them; where that says nothing, under their own.
    private func provides(_ wanted: NominalType, _ node: EnvironmentNode) -> Bool {
        if case .metatype(let descriptor) = node.field(.type),
            case .nominal(let declared, let arguments) = descriptor.takeUnretainedValue().type
        {
            if declared.kind == .class { return declared === wanted }
            if case .builtin(.optional) = declared.representation, case .nominal(let wrapped, _)? = arguments.first,
                wrapped.kind == .class
            {
                return wrapped === wanted
            }
        }
        return node.field(.object).asObject?.storage.type.conforms(to: wanted) == true
    }

    // MARK: - Values

    /// The value of an `@Environment` property: an object by type, or a key's value.
    func environmentValue(for slot: StorageSlot, wrapper: StructCell) throws -> Value {
        let key = wrapper.fields[EnvironmentField.key] ?? .none
        if case .metatype(let descriptor) = key {
            guard case .nominal(let type, let arguments) = descriptor.takeUnretainedValue().type else { return .none }
            if case .builtin(.optional) = type.representation, case .nominal(let inner, _)? = arguments.first {
                return environmentObject(of: inner, for: slot) ?? .none
            }
            let found = environmentObject(of: type, for: slot) ?? .none
            return found.isNone && !isOptional(slot.field.property.type) ? missing(type, for: slot) : found
        }
        return try environmentValue(at: key, below: slot.scope.environment)
    }

    /// Makes a slot one of the readers of every modifier around it.
    func registerReader(_ slot: StorageSlot) {
        var next = slot.scope.environment
        while let node = next {
            node.add(slot)
            next = node.environment
        }
    }

    /// Whether a wrapper's value type is an optional.
    private func isOptional(_ wrapper: SwiftType) -> Bool {
        guard case .nominal(_, let arguments) = wrapper, case .nominal(let value, _)? = arguments.first,
            case .builtin(.optional) = value.representation
        else { return false }
        return true
    }

    /// What a key path reads from the environment below a modifier.
    func environmentValue(at keyPath: Value, below node: EnvironmentNode?) throws -> Value {
        let node = nearestValues(node)
        let values = try environmentValues(below: node)
        guard let property = onlyProperty(of: keyPath) else { return try interpreter.call(keyPath, [values]) }
        if let known = (node?.cache ?? environment.root).value(of: property) { return known }
        let value = try interpreter.call(keyPath, [values])
        if let node {
            node.cache.remember(value, of: property)
        } else {
            environment.root.remember(value, of: property)
        }
        return value
    }

    private func onlyProperty(of keyPath: Value) -> PropertySymbol? {
        guard case .cell(let cell) = keyPath, let path = cell as? KeyPathCell, path.components.count == 1,
            case .property(let property) = path.components[0]
        else { return nil }
        return property
    }

    /// The innermost modifier that changes values rather than objects.
    private func nearestValues(_ start: EnvironmentNode?) -> EnvironmentNode? {
        var next = start
        while let node = next, node.role == .environmentObject { next = node.environment }
        return next
    }

    /// The `EnvironmentValues` below a modifier, computed anew where something above has changed.
    func environmentValues(below start: EnvironmentNode?) throws -> Value {
        var stale: [EnvironmentNode] = []
        var next = nearestValues(start)
        while let node = next, node.cache.version != environment.version {
            stale.append(node)
            next = nearestValues(node.environment)
        }
        var values = try next?.cache.values ?? rootEnvironmentValues()
        for node in stale.reversed() {
            try node.change(&values)
            node.cache.set(values, version: environment.version)
        }
        return values
    }

    private func rootEnvironmentValues() throws -> Value {
        if environment.root.version == environment.version { return environment.root.values }
        guard let make = context.environmentFactory() else { return .none }
        environment.root.set(try interpreter.call(make, []), version: environment.version)
        return environment.root.values
    }

    /// What each window, presentation and page has for itself: an edit mode, and a color scheme that its content prefers.
    func provideOwnValues(of node: EnvironmentNode, to values: inout Value) throws {
        if let type = context.preludeType("EnvironmentValues"),
            !interpreter.members(of: type, named: "_newEditMode").isEmpty
        {
            if case .void = node.editMode {
                node.editMode = try interpreter.callMethod("_newEditMode", labels: [], on: values, [])
            }
            try interpreter.setProperty("editMode", of: &values, to: node.editMode)
        }
        if !node.preferredScheme.isNone {
            try interpreter.setProperty("colorScheme", of: &values, to: node.preferredScheme)
        }
    }

    // MARK: - Changes

    /// Runs the readers below a modifier again for which something is different now.
    func environmentChanged(at node: EnvironmentNode, runsAllReaders: Bool = false) throws {
        for reader in try changedReaders(of: node, all: runsAllReaders) where !reader.scope.isDirty {
            reader.scope.noteChange(reader.slot.changeName)
            let event = trace.emit(
                .invalidate, type: reader.scope.info?.name, identity: reader.scope.identity,
                reason: "\(reader.slot.field.wrappedName) changed in the environment")
            markDirty(reader.scope, event: event)
        }
    }

    /// The readers below a modifier for which something is different now.
    func changedReaders(of node: EnvironmentNode, all: Bool = false) throws -> [EnvironmentNode.Reader] {
        environment.version += 1
        return try node.readers.filter { reader in
            guard reader.scope.isAlive else { return false }
            return try all || !isCurrent(reader.slot)
        }
    }

    /// Whether a slot holds what the environment says now.
    private func isCurrent(_ slot: StorageSlot) throws -> Bool {
        if slot.field.kind == .environmentObject {
            guard let found = environmentObject(for: slot).asObject, let held = slot.object.asObject else {
                return false
            }
            return found.storage === held.storage
        }
        guard case .cell(let cell) = slot.wrapper, let wrapper = cell as? StructCell else { return true }
        if slot.field.kind == .appStorage {
            guard let keyPath = wrapper.fields[AppStorageField.storeKeyPath] else { return true }
            return try isSameValue(slot.object, environmentValue(at: keyPath, below: slot.scope.environment))
        }
        return try isSameValue(slot.object, environmentValue(for: slot, wrapper: wrapper))
    }

    /// Whether controls at a node react.
    func isEnabled(_ node: ViewNode) throws -> Bool {
        var next = node.environment
        while let modifier = next, !changesIsEnabled(modifier) { next = modifier.environment }
        guard let modifier = next else { return true }
        // A program that names no key knows no values: only disabled(_:) can say no.
        guard context.environmentFactory() != nil else { return !isDisabled(modifier) }
        return try interpreter.property("isEnabled", of: environmentValues(below: modifier)).asBool != false
    }

    private func isDisabled(_ start: EnvironmentNode) -> Bool {
        var next: EnvironmentNode? = start
        while let node = next {
            if node.role == .disabled, node.field(.isDisabled).asBool == true { return true }
            next = node.environment
        }
        return false
    }

    private func changesIsEnabled(_ node: EnvironmentNode) -> Bool {
        switch node.role {
        case .disabled: true
        case .environment, .transformEnvironment: onlyProperty(of: node.field(.keyPath))?.name == "isEnabled"
        default: false
        }
    }
}
