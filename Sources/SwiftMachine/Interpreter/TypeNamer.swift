import SwiftFrontEnd

/// Writes types as Swift names them.
package struct TypeNamer {
    /// Whether names carry their module: `Swift.Int`, `main.Card`.
    let isQualified: Bool

    package init(isQualified: Bool) { self.isQualified = isQualified }

    private static let library: Set<String> = ["CGSize", "CGPoint", "CGRect", "UUID", "Date", "URL", "Data"]

    package func name(of type: SwiftType) -> String {
        switch type {
        case .unknown: return "_"
        case .parameter(let parameter): return parameter.name
        case .metatype(let inner): return "\(name(of: inner)).Type"
        case .tuple(let elements):
            let parts = elements.map { element in
                element.label.map { "\($0): \(name(of: element.type))" } ?? name(of: element.type)
            }
            return "(\(parts.joined(separator: ", ")))"
        case .function(let function):
            let parameters = function.parameters.map { name(of: $0.type) }.joined(separator: ", ")
            let effects = (function.isAsync ? " async" : "") + (function.isThrowing ? " throws" : "")
            return "(\(parameters))\(effects) -> \(name(of: function.result))"
        case .nominal(let nominal, let arguments):
            var base = name(of: nominal)
            let own = arguments.prefix(nominal.ownParameterCount)
            let outer = arguments.dropFirst(nominal.ownParameterCount)
            if isQualified, !outer.isEmpty, !outer.contains(.unknown), let parent = nominal.parent {
                base = "\(name(of: .nominal(parent, Array(outer)))).\(nominal.name)"
            }
            if own.isEmpty || own.contains(.unknown) { return base }
            return "\(base)<\(own.map { name(of: $0) }.joined(separator: ", "))>"
        }
    }

    func name(of nominal: NominalType) -> String {
        guard isQualified else { return nominal.name }
        let module: String
        if case .builtin(let builtin) = nominal.representation {
            if builtin == .any || builtin == .anyObject { return nominal.name }
            module = "Swift"
        } else if nominal.isFromPrelude {
            module = Self.library.contains(nominal.name) ? "Foundation" : "Swift"
        } else {
            module = "main"
        }
        return "\(module).\(nominal.qualifiedName)"
    }
}

/// Finds the type of a value at run time, generic arguments included as far as they show.
///
/// Values carry no generic arguments: they come from a static type where there is one, else from the stored values
/// whose declared type names a parameter.
package struct DynamicType {
    let interpreter: Interpreter
    private let depthLimit = 32

    package init(interpreter: Interpreter) { self.interpreter = interpreter }

    package func type(of value: Value, as type: SwiftType? = nil) -> SwiftType {
        self.type(of: value, as: type, depth: 0)
    }

    private func type(of value: Value, as type: SwiftType?, depth: Int) -> SwiftType {
        guard depth < depthLimit else { return .unknown }
        if case .cell(let cell as ErasedCell) = value { return cell.type }
        switch value {
        case .void: return .void
        case .none: return type ?? .unknown
        case .metatype(let descriptor): return .metatype(descriptor.takeUnretainedValue().type)
        case .enumCase(let symbol): return generic(symbol.takeUnretainedValue().owner, [], as: type, depth: depth)
        case .cell(let cell as TupleCell):
            return .tuple(
                cell.elements.enumerated().map { index, element in
                    .init(
                        label: cell.labels.flatMap { index < $0.count ? $0[index] : nil },
                        type: self.type(of: element, as: nil, depth: depth + 1))
                })
        case .cell(let cell as StructCell):
            if let reified = cell.reified { return reified.type }
            let pairs = zip(cell.type.storedProperties.map(\.type), cell.fields)
            return generic(cell.type, Array(pairs), as: type, depth: depth)
        case .cell(let cell as EnumCell):
            if let reified = cell.reified { return reified.type }
            return generic(
                cell.enumCase.owner, Array(zip(cell.enumCase.payload, cell.payload)), as: type, depth: depth)
        case .cell(let cell as ObjectCell):
            if let reified = cell.storage.reified { return reified.type }
            let pairs = zip(cell.storage.type.allStoredProperties.map(\.type), cell.storage.fields)
            return generic(cell.storage.type, Array(pairs), as: type, depth: depth)
        case .cell(let cell as ArrayCell):
            return collection(value, [cell.elements.first], as: type, depth: depth)
        case .cell(let cell as SetCell):
            return collection(
                value, [cell.table.liveIndices.first { _ in true }.map { cell.table.keys[$0] }], as: type, depth: depth)
        case .cell(let cell as DictionaryCell):
            let first = cell.table.liveIndices.first { _ in true }
            return collection(
                value, [first.map { cell.table.keys[$0] }, first.map { cell.table.values[$0] }], as: type,
                depth: depth)
        default: return interpreter.nominalType(of: value).map { .nominal($0, []) } ?? type ?? .unknown
        }
    }

    /// The type that a parameter stands for, where a declared type that mentions it meets a value.
    func type(for parameter: GenericParameter, in declared: SwiftType, _ value: Value) -> SwiftType? {
        find(parameter, in: declared, value, depth: 0)
    }

    private func collection(_ value: Value, _ samples: [Value?], as type: SwiftType?, depth: Int) -> SwiftType {
        if case .nominal(let nominal, let arguments)? = type, case .builtin = nominal.representation,
            arguments.count == samples.count
        {
            return .nominal(nominal, arguments)
        }
        guard let nominal = interpreter.nominalType(of: value) else { return .unknown }
        let arguments = samples.map { sample in
            sample.map { self.type(of: $0, as: nil, depth: depth + 1) } ?? .unknown
        }
        return .nominal(nominal, arguments)
    }

    private func generic(
        _ nominal: NominalType, _ parts: [(SwiftType, Value)], as type: SwiftType?, depth: Int
    ) -> SwiftType {
        if nominal.genericParameters.isEmpty { return .nominal(nominal, []) }
        if case .nominal(let known, let arguments)? = type, known === nominal, !arguments.isEmpty {
            return .nominal(nominal, arguments)
        }
        let arguments = nominal.genericParameters.map { parameter -> SwiftType in
            for (declared, value) in parts {
                if let found = find(parameter, in: declared, value, depth: depth + 1) { return found }
            }
            return .unknown
        }
        return .nominal(nominal, arguments)
    }

    /// The type that a parameter stands for, where a declared type that mentions it meets a value.
    private func find(_ parameter: GenericParameter, in declared: SwiftType, _ value: Value, depth: Int) -> SwiftType? {
        guard depth < depthLimit else { return nil }
        switch declared {
        case .parameter(let candidate) where candidate === parameter:
            let found = type(of: value, as: nil, depth: depth)
            return found == .unknown ? nil : found
        case .metatype(.parameter(let candidate)) where candidate === parameter:
            guard case .metatype(let descriptor) = value.unerased else { return nil }
            return descriptor._withUnsafeGuaranteedRef { $0.type }
        case .nominal(let nominal, let arguments):
            guard case .builtin(let builtin) = nominal.representation, let first = arguments.first else {
                return find(parameter, among: arguments, of: nominal, value, depth: depth)
            }
            switch (builtin, value) {
            case (.optional, .none): return nil
            case (.optional, _): return find(parameter, in: first, value, depth: depth + 1)
            case (.array, .cell(let cell as ArrayCell)):
                return cell.elements.first.flatMap { find(parameter, in: first, $0, depth: depth + 1) }
            default: return nil
            }
        default: return nil
        }
    }

    /// The type that a parameter stands for as an argument of another generic type, whose value shows its arguments.
    private func find(
        _ parameter: GenericParameter, among arguments: [SwiftType], of nominal: NominalType, _ value: Value, depth: Int
    ) -> SwiftType? {
        guard arguments.contains(.parameter(parameter)),
            case .nominal(let own, let found) = type(of: value, as: nil, depth: depth + 1), own === nominal
        else { return nil }
        for (declared, argument) in zip(arguments, found)
        where declared == .parameter(parameter) && argument != .unknown {
            return argument
        }
        return nil
    }
}
