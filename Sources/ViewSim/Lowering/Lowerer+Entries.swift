@_implementationOnly import SwiftSyntax

/// The `@Entry` macro: a keyed value of `EnvironmentValues` and its like, without a key type of its own.
extension Lowerer {
    /// Gives a property accessors that look its value up under the property itself; where nothing is set, its
    /// default is computed.
    func makeEntry(_ property: PropertySymbol, value: ExprSyntax?, context: DeclarationContext) {
        let initial: FunctionSymbol? =
            if let value {
                makeInitialValue(value, of: property, context: context)
            } else {
                makeNilValue(of: property, context: context)
            }
        let key = ObjectIdentifier(property)
        // A transaction's values are merged by name with those of the transaction around it.
        let name = property.owner?.name == "Transaction" ? Value(property.name) : nil
        let getter = makeAccessor(.getter, of: property, context: context)
        getter.implementation = .native { interpreter, arguments in
            if let name {
                let found = try interpreter.callMethod("_entry", labels: [nil], on: arguments[0], [name])
                if !found.isNone { return found }
            } else if let found = KeyedValuesCell.value(of: arguments[0], for: key) {
                return found
            }
            guard let initial else { return .none }
            return try interpreter.call(initial, [])
        }
        property.getter = getter
        let setter = makeAccessor(.setter, of: property, context: context)
        setter.implementation = .native { interpreter, arguments in
            if let name {
                var transaction = arguments[0]
                _ = try interpreter.callMethod(
                    "_setEntry", labels: [nil, nil], on: &transaction, [name, arguments[1]])
                arguments[0] = transaction
                return .void
            }
            arguments[0] = KeyedValuesCell.setting(arguments[1], for: key, in: arguments[0])
            return .void
        }
        property.setter = setter
    }
}
