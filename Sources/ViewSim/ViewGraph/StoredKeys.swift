import SwiftFrontEnd
import SwiftMachine

/// Who watches the keys of `UserDefaults` and of the scene's storage: bodies that read them, and observable objects
/// whose properties they are.
final class StoredKeys {
    /// A key of one domain, whose object lives as long as the scenario.
    struct Key: Hashable {
        let domain: ObjectIdentifier
        let name: String
    }

    private struct Watchers {
        var dependents = Dependents()
        var objects: [WeakCell] = []
    }

    unowned let context: ScenarioContext
    private var watchers: [Key: Watchers] = [:]

    init(context: ScenarioContext) { self.context = context }

    func key(_ domain: Value, _ name: Value) -> Key? {
        guard let domain = domain.asObject, let name = name.asString else { return nil }
        return Key(domain: ObjectIdentifier(domain.storage), name: name)
    }

    func noteRead(_ key: Key) {
        guard let scope = context.currentScope else { return }
        watchers[key, default: Watchers()].dependents.add(scope)
    }

    func observe(_ key: Key, by object: ObjectCell) {
        guard context.types.conforms(object.storage.type, toPrelude: "ObservableObject") else { return }
        var known = watchers[key] ?? Watchers()
        known.objects.removeAll { $0.object == nil }
        if !known.objects.contains(where: { $0.object?.storage === object.storage }) {
            known.objects.append(WeakCell(object))
        }
        watchers[key] = known
    }

    /// A key is about to change. Observable objects publish at every write, views only where the value differs.
    func willChange(_ key: Key, from old: Value, to new: Value) throws {
        guard var known = watchers[key] else { return }
        for object in known.objects.compactMap(\.object) {
            try context.tracker.publish(object, property: property(of: object, under: key))
        }
        let isSame =
            if let graph = context.activeGraph ?? context.graphs.first {
                try graph.isSameValue(old, new)
            } else { false }
        guard !isSame else { return }
        let scopes = known.dependents.takeCurrent()
        watchers[key] = known
        for scope in scopes {
            context.graph(of: scope)?.invalidate(
                scope, change: scope.changeName(ofStored: key.name) ?? key.name,
                reason: "\"\(key.name)\" changed in the stored defaults")
        }
    }

    /// The object's property that stands for a key.
    private func property(of object: ObjectCell, under key: Key) -> String? {
        let properties = object.storage.type.allStoredProperties
        for (index, field) in object.storage.fields.enumerated() where index < properties.count {
            guard let wraps = properties[index].wraps, field.structFields[AppStorageField.key]?.asString == key.name
            else { continue }
            return wraps
        }
        return nil
    }
}

extension ScopeNode {
    /// The property through which the scope sees a stored key, as `_printChanges` names it.
    func changeName(ofStored key: String) -> String? {
        slots.first {
            ($0.field.kind == .appStorage || $0.field.kind == .sceneStorage)
                && $0.wrapper.structFields[AppStorageField.key]?.asString == key
        }?.changeName
    }
}

extension NativeRegistry {
    /// What stands behind `@AppStorage`, `@SceneStorage` and `UserDefaults`.
    static func registerStoredKeys(_ registry: inout NativeRegistry) {
        registry.register("_noteStoredRead(_:_:)") { interpreter, arguments in
            guard let keys = interpreter.context?.storedKeys, let key = keys.key(arguments[0], arguments[1]) else {
                return .void
            }
            keys.noteRead(key)
            return .void
        }
        registry.register("_observeStored(_:_:_:)") { interpreter, arguments in
            guard let keys = interpreter.context?.storedKeys, let key = keys.key(arguments[0], arguments[1]),
                let object = arguments[2].asObject
            else { return .void }
            keys.observe(key, by: object)
            return .void
        }
        registry.register("_defaultsWillChange(_:_:_:_:)") { interpreter, arguments in
            guard let keys = interpreter.context?.storedKeys, let key = keys.key(arguments[0], arguments[1]) else {
                return .void
            }
            try keys.willChange(key, from: arguments[2], to: arguments[3])
            return .void
        }
        registry.register("_storedValue(_:_:_:)") { interpreter, arguments in
            guard !arguments[0].isNone else { return arguments[2] }
            guard case .metatype(let descriptor) = arguments[1] else { return arguments[0] }
            let value = try interpreter.storedValue(arguments[0], as: descriptor.takeUnretainedValue().type)
            return value.isNone ? arguments[2] : value
        }
        registry.register("_storedLocation(_:_:_:)") { _, arguments in
            .cell(BindingLocationCell(.stored(arguments[0], domain: arguments[1], key: arguments[2])))
        }
    }
}

extension Interpreter {
    /// A stored value as a property's type: itself, a number of another kind, or what its raw value stands for.
    fileprivate func storedValue(_ stored: Value, as type: SwiftType) throws -> Value {
        guard case .nominal(let nominal, let arguments) = type else { return stored }
        if case .builtin(.optional) = nominal.representation {
            return try arguments.first.map { try storedValue(stored, as: $0) } ?? stored
        }
        if let value = try cast(stored, to: type) { return value }
        let hasRawValue = preludeType("RawRepresentable").map { nominal.conforms(to: $0) } ?? false
        if case .builtin(let builtin) = nominal.representation, !hasRawValue {
            switch (builtin, stored.unerased) {
            case (.double, .int(let number)): return .double(Double(number))
            case (.bool, .int(let number)): return .bool(number != 0)
            case (.int, .bool(let flag)): return .int(flag ? 1 : 0)
            case (.int, .double(let number)): return Int(exactly: number.rounded(.towardZero)).map { .int($0) } ?? .none
            default: return .none
            }
        }
        guard hasRawValue || !nominal.isFromPrelude else { return .none }
        return try construct(nominal, labels: ["rawValue"], [stored])
    }
}
