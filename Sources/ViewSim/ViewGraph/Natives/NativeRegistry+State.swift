import SwiftFrontEnd
import SwiftMachine

extension NativeRegistry {
    /// Property wrappers of SwiftUI and the locations behind bindings.
    static func registerState(_ registry: inout NativeRegistry) {
        registry.register("_isStateDeferred()") { interpreter, _ in
            .bool((interpreter.context?.sdk ?? 27) >= 27)
        }
        registry.register("State.wrappedValue") { interpreter, arguments in
            let state = StateWrapper(arguments[0])
            if let location = state.location { return interpreter.read(location) }
            return try state.initialValue(interpreter)
        }
        registry.register("State.wrappedValue=") { interpreter, arguments in
            guard let location = StateWrapper(arguments[0]).location else {
                return .void
            }
            try location.graph?.write(arguments[1], to: location)
            return .void
        }
        registry.register("_stateLocation(_:)") { interpreter, arguments in
            let state = StateWrapper(arguments[0])
            if let location = state.location { return .cell(location) }
            interpreter.context?.warn(StateWrapper.uninstalledWarning)
            return .cell(BindingLocationCell(.constant(try state.initialValue(interpreter))))
        }
        registry.register("_statePeek(_:)") { interpreter, arguments in
            let state = StateWrapper(arguments[0])
            if let location = state.location { return interpreter.peek(location) }
            return try state.initialValue(interpreter)
        }
        registry.register("StateObject.wrappedValue") { interpreter, arguments in
            let fields = arguments[0].structFields
            if let object = fields[StateObjectField.object], !object.isNone { return object }
            guard let thunk = fields[StateObjectField.thunk], !thunk.isNone else { return .none }
            let object = try interpreter.call(thunk, [])
            let name = object.asObject?.storage.type.name ?? "ObjectType"
            interpreter.context?.warn(
                "Accessing StateObject<\(name)>'s object without being installed on a View. "
                    + "This will create a new instance each time.")
            return object
        }
        registry.register("EnvironmentObject.wrappedValue") { interpreter, arguments in
            let held = arguments[0].structFields[EnvironmentObjectField.object] ?? .none
            if held.asObject != nil || held.asOpaque != nil { return held }
            throw MissingObjectCell.trap(held, kind: "ObservableObject", interpreter)
        }
        registry.register("Environment.wrappedValue") { interpreter, arguments in
            let fields = arguments[0].structFields
            guard let key = fields[EnvironmentField.key], let value = fields[EnvironmentField.value] else {
                return .none
            }
            if fields[EnvironmentField.isInstalled]?.asBool == true {
                if case .cell(let cell) = value, cell is MissingObjectCell {
                    throw MissingObjectCell.trap(value, kind: "Observable object", interpreter)
                }
                return value
            }
            interpreter.context?.warn(
                "Accessing Environment's value outside of being installed on a View. "
                    + "This will always read the default value and will not update.")
            guard let make = interpreter.context?.environmentFactory(), case .cell = key else { return .none }
            return try interpreter.call(key, [try interpreter.call(make, [])])
        }
        registerBindings(&registry)
    }

    private static func registerBindings(_ registry: inout NativeRegistry) {
        registry.register("Binding.wrappedValue") { interpreter, arguments in
            let fields = arguments[0].structFields
            guard let location = fields[BindingField.location] else { return .none }
            if interpreter.context?.comparesViews == true, let value = fields[BindingField.value] { return value }
            return try interpreter.readBinding(location)
        }
        registry.register("Binding.wrappedValue=") { interpreter, arguments in
            guard let location = arguments[0].structFields[BindingField.location] else { return .void }
            try interpreter.writeBinding(location, arguments[1])
            return .void
        }
        registry.register("_closureLocation(_:_:)") { _, arguments in
            .cell(BindingLocationCell(.closures(get: arguments[0], set: arguments[1])))
        }
        registry.register("_constantLocation(_:)") { _, arguments in
            .cell(BindingLocationCell(.constant(arguments[0])))
        }
        registry.register("_projectedLocation(_:_:)") { _, arguments in
            .cell(BindingLocationCell(.projection(base: arguments[0], keyPath: arguments[1])))
        }
        registry.register("_elementLocation(_:_:)") { _, arguments in
            .cell(BindingLocationCell(.element(base: arguments[0], index: arguments[1].asInt ?? 0)))
        }
        registry.register("_unwrappedLocation(_:_:)") { _, arguments in
            .cell(BindingLocationCell(.unwrapped(base: arguments[0], last: arguments[1])))
        }
        registry.register("_objectLocation(_:_:)") { _, arguments in
            .cell(BindingLocationCell(.object(arguments[0], keyPath: arguments[1])))
        }
        registry.register("_transactionLocation(_:_:_:)") { _, arguments in
            .cell(
                BindingLocationCell(
                    .transaction(base: arguments[0], transaction: arguments[1], write: arguments[2])))
        }
        registry.register("_writeLocation(_:_:)") { interpreter, arguments in
            try interpreter.writeBinding(arguments[0], arguments[1])
            return .void
        }
        registry.register("_readLocation(_:)") { interpreter, arguments in
            try interpreter.readBinding(arguments[0])
        }
        registry.register("_peekLocation(_:)") { interpreter, arguments in
            try interpreter.untracked { try interpreter.readBinding(arguments[0]) }
        }
        // Whoever makes rows of a binding's elements reads the collection.
        registry.register("_hasRows(_:)") { _, arguments in
            guard case .cell(let cell) = arguments[0], let structure = cell as? StructCell else { return .bool(true) }
            return .bool(structure.type.primitive == "Binding" || structure.isNativeCollection)
        }
        registry.register("_rowSource(_:)") { interpreter, arguments in
            if case .cell(let cell) = arguments[0], let binding = cell as? StructCell,
                binding.type.isFromPrelude, binding.type.primitive == "Binding",
                let location = binding.fields[BindingField.location]
            {
                _ = try interpreter.readBinding(location)
            }
            return arguments[0]
        }
        registry.register("_bindingID(_:)") { interpreter, arguments in
            guard let location = arguments[0].structFields[BindingField.location] else { return .none }
            return try interpreter.property("id", of: try interpreter.readBinding(location))
        }
    }
}

/// A `State` struct, taken apart.
private struct StateWrapper {
    static let uninstalledWarning =
        "Accessing State's value outside of being installed on a View. "
        + "This will result in a constant Binding of the initial value and will not update."

    let fields: ContiguousArray<Value>

    init(_ value: Value) { fields = value.structFields }

    var location: StateLocationCell? {
        guard case .cell(let cell)? = fields[StateField.location] else { return nil }
        return cell as? StateLocationCell
    }

    func initialValue(_ interpreter: Interpreter) throws -> Value {
        switch fields[StateField.thunk] {
        case .cell(let thunk)?: return try interpreter.call(.cell(thunk), [])
        case .function(let thunk)?: return try interpreter.call(.function(thunk), [])
        default: return fields[StateField.initial] ?? .none
        }
    }
}

/// Stands in an environment property for an object that no ancestor put in.
final class MissingObjectCell: HeapCell {
    let type: String
    let view: String
    init(type: String, view: String) {
        self.type = type
        self.view = view
    }

    static func trap(_ held: Value, kind: String, _ interpreter: Interpreter) -> Trap {
        var type = "ObjectType"
        var view: String?
        if case .cell(let cell) = held, let cell = cell as? MissingObjectCell {
            type = cell.type
            view = cell.view
        }
        return interpreter.trap(
            "environment.missing-object",
            "No \(kind) of type \(type) found. A View.environmentObject(_:) for \(type) may be missing as an "
                + "ancestor of this view.",
            why: view.map { "read by \($0)" },
            fix: "put the object in above the view with "
                + (kind == "ObservableObject" ? ".environmentObject(_:)" : ".environment(_:)"))
    }
}
