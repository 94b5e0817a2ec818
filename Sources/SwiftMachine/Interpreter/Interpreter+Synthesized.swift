import SwiftFrontEnd

/// The functions that Swift writes itself in a way that no source could.
extension Interpreter {
    static func native(for function: SynthesizedFunction, of symbol: FunctionSymbol) -> NativeFunction {
        switch function {
        case .wrapping(let type): wrapping(in: type, symbol)
        case .entryGetter(let entry): getter(of: entry)
        case .entrySetter(let entry): setter(of: entry)
        }
    }

    private static func wrapping(in type: NominalType, _ symbol: FunctionSymbol) -> NativeFunction {
        let function = Value.function(.passUnretained(symbol))
        return { _, arguments in
            var fields: ContiguousArray<Value> = []
            fields.reserveCapacity(arguments.count + 1)
            fields.append(arguments[0])
            fields.append(function)
            for index in 1..<max(1, arguments.count) { fields.append(arguments[index]) }
            return .cell(StructCell(type: type, fields: fields))
        }
    }

    private static func getter(of entry: KeyedEntry) -> NativeFunction {
        let key = ObjectIdentifier(entry.property)
        let name = entry.mergedName.map { Value($0) }
        return { interpreter, arguments in
            if let name {
                let found = try interpreter.callMethod("_entry", labels: [nil], on: arguments[0], [name])
                if !found.isNone { return found }
            } else if let found = KeyedValuesCell.value(of: arguments[0], for: key) {
                return found
            }
            guard let initial = entry.initialValue else { return .none }
            return try interpreter.call(initial, [])
        }
    }

    private static func setter(of entry: KeyedEntry) -> NativeFunction {
        let key = ObjectIdentifier(entry.property)
        let name = entry.mergedName.map { Value($0) }
        return { interpreter, arguments in
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
    }
}
