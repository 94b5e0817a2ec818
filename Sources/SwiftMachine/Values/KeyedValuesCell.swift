import SwiftFrontEnd

/// Values by key, as `EnvironmentValues` and `FocusedValues` hold them: the storage of their first field.
///
/// Few keys are ever set, so they are searched one by one, in the order in which they were set first.
package final class KeyedValuesCell: HeapCell {
    private struct Entry {
        let key: ObjectIdentifier
        var value: Value
    }

    private var entries: ContiguousArray<Entry> = []

    /// The value that a structure holds for a key; nil where none was set.
    package static func value(of structure: Value, for key: ObjectIdentifier) -> Value? {
        guard case .cell(let cell)? = structure.structFields.first, let cell = cell as? KeyedValuesCell else {
            return nil
        }
        return cell.entries.first { $0.key == key }?.value
    }

    /// A copy of a structure that holds a value for a key.
    package static func setting(_ value: Value, for key: ObjectIdentifier, in structure: Value) -> Value {
        guard case .cell(let cell) = structure, let structure = cell as? StructCell, !structure.fields.isEmpty else {
            return structure
        }
        let storage = KeyedValuesCell()
        if case .cell(let cell) = structure.fields[0], let old = cell as? KeyedValuesCell {
            storage.entries = old.entries
        }
        if let index = storage.entries.firstIndex(where: { $0.key == key }) {
            storage.entries[index].value = value
        } else {
            storage.entries.append(Entry(key: key, value: value))
        }
        var fields = structure.fields
        fields[0] = .cell(storage)
        return .cell(structure.with(fields: fields))
    }

    package override func forEachChild(_ visit: (Value, ChildLabel) -> Void) {
        for (index, entry) in entries.enumerated() { visit(entry.value, .element(index)) }
    }
}

extension NativeRegistry {
    /// `values[Key.self]` of everything that holds values by key.
    package static func registerKeyedValues(_ registry: inout NativeRegistry) {
        for owner in ["EnvironmentValues", "FocusedValues", "ContainerValues"] {
            registry.register("\(owner).subscript(_:)") { interpreter, arguments in
                guard let key = keyType(arguments[1]) else { return .none }
                if let found = KeyedValuesCell.value(of: arguments[0], for: ObjectIdentifier(key)) { return found }
                return owner == "FocusedValues" ? .none : try interpreter.property("defaultValue", of: arguments[1])
            }
            registry.register("\(owner).subscript(_:)=") { _, arguments in
                guard let key = keyType(arguments[1]) else { return .void }
                arguments[0] = KeyedValuesCell.setting(arguments[2], for: ObjectIdentifier(key), in: arguments[0])
                return .void
            }
        }
    }

    private static func keyType(_ metatype: Value) -> NominalType? {
        guard case .metatype(let descriptor) = metatype,
            case .nominal(let type, _) = descriptor.takeUnretainedValue().type
        else { return nil }
        return type
    }
}
