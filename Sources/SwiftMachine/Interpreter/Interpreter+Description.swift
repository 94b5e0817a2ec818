import SwiftFrontEnd

extension Interpreter {
    /// What `print` and `String(describing:)` show, calling a type's own `description` where it has one.
    /// - Parameter type: the static type, where it says more than the value does: which values are optional.
    package func describe(_ value: Value, as type: SwiftType? = nil) throws -> String {
        var describer = ValueDescriber(interpreter: self)
        return try describer.describe(value, as: type, isDebug: false)
    }

    /// What `debugPrint` and `String(reflecting:)` show.
    package func debugDescribe(_ value: Value, as type: SwiftType? = nil) throws -> String {
        var describer = ValueDescriber(interpreter: self)
        return try describer.describe(value, as: type, isDebug: true)
    }
}

/// Writes values as Swift prints them.
struct ValueDescriber {
    /// How deep a description goes before it breaks off.
    private static let depthLimit = 4_000

    let interpreter: Interpreter
    private var depth = 0

    init(interpreter: Interpreter) { self.interpreter = interpreter }

    mutating func describe(_ value: Value, as type: SwiftType?, isDebug: Bool) throws -> String {
        guard depth < Self.depthLimit else { return "…" }
        depth += 1
        defer { depth -= 1 }
        if case .nominal(let nominal, let arguments)? = type, case .builtin(.optional) = nominal.representation {
            return try describeOptional(value, wrapped: arguments.first, isDebug: isDebug)
        }
        switch value {
        case .void: return "()"
        case .none: return "nil"
        case .bool(let value): return value ? "true" : "false"
        case .double(let value): return value.description
        case .float(let value): return value.description
        case .enumCase(let symbol):
            return try describe(symbol.takeUnretainedValue(), [], value, as: type, isDebug: isDebug)
        case .metatype(let descriptor):
            return TypeNamer(isQualified: isDebug).name(of: descriptor.takeUnretainedValue().type)
        case .function: return "(Function)"
        case .cell(let cell): return try describe(cell, as: type, isDebug: isDebug)
        default: return value.anyInteger.map { "\($0)" } ?? ""
        }
    }

    private mutating func describeOptional(_ value: Value, wrapped: SwiftType?, isDebug: Bool) throws -> String {
        switch value {
        case .none: return "nil"
        case .cell(let cell as SomeCell): return "Optional(\(try describe(cell.value, as: wrapped, isDebug: true)))"
        case .cell(let cell as ErasedCell):
            if case .nominal(let nominal, _) = cell.type, case .builtin(.optional) = nominal.representation {
                return try describe(value, as: nil, isDebug: isDebug)
            }
            return "Optional(\(try describe(cell.value, as: cell.type, isDebug: true)))"
        default: return "Optional(\(try describe(value, as: wrapped, isDebug: true)))"
        }
    }

    private mutating func describe(_ cell: HeapCell, as type: SwiftType?, isDebug: Bool) throws -> String {
        switch cell {
        case let cell as StringCell: return isDebug ? cell.string.debugDescription : cell.string
        case let cell as CharacterCell: return isDebug ? cell.character.debugDescription : String(cell.character)
        case let cell as ErasedCell: return try describe(cell.value, as: cell.type, isDebug: isDebug)
        case let cell as SomeCell: return "Optional(\(try describe(cell.value, as: nil, isDebug: true)))"
        case let cell as ArrayCell: return try list(cell.elements, elementType(type), open: "[", close: "]")
        case let cell as SetCell:
            return try list(
                ContiguousArray(cell.table.liveIndices.map { cell.table.keys[$0] }), elementType(type),
                open: isDebug ? "Set([" : "[", close: isDebug ? "])" : "]")
        case let cell as DictionaryCell: return try describe(cell, as: type)
        case let cell as TupleCell: return try describe(cell, as: type)
        case let cell as StructCell: return try describe(cell, as: type, isDebug: isDebug)
        case let cell as EnumCell:
            return try describe(cell.enumCase, cell.payload, .cell(cell), as: type, isDebug: isDebug)
        case let cell as ObjectCell:
            if let own = try ownDescription(of: .cell(cell), cell.storage.type, isDebug: isDebug) { return own }
            return TypeNamer(isQualified: true).name(of: dynamicType(of: .cell(cell), as: nil))
        case is ClosureCell, is BoundMethodCell, is NativeClosureCell: return "(Function)"
        case let cell as KeyPathCell: return describe(cell)
        case let cell as OpaqueCell: return cell.name
        case let cell as WeakCell:
            return try cell.object.map { try describe($0, as: nil, isDebug: isDebug) } ?? "nil"
        case let cell as BoxCell: return try describe(cell.value, as: type, isDebug: isDebug)
        case let cell as PublishedCell: return try describe(cell.value, as: type, isDebug: isDebug)
        default: return "(\(Swift.type(of: cell)))"
        }
    }

    // MARK: - Collections

    private func elementType(_ type: SwiftType?) -> SwiftType? {
        if case .nominal(_, let arguments)? = type { arguments.first } else { nil }
    }

    private mutating func list(
        _ elements: ContiguousArray<Value>, _ type: SwiftType?, open: String, close: String
    ) throws -> String {
        var text = open
        for (index, element) in elements.enumerated() {
            if index > 0 { text += ", " }
            text += try describe(element, as: type, isDebug: true)
        }
        return text + close
    }

    private mutating func describe(_ cell: DictionaryCell, as type: SwiftType?) throws -> String {
        if cell.table.count == 0 { return "[:]" }
        var arguments: [SwiftType] = []
        if case .nominal(_, let known)? = type { arguments = known }
        var parts: [String] = []
        for index in cell.table.liveIndices {
            let key = try describe(cell.table.keys[index], as: arguments.first, isDebug: true)
            let value = try describe(
                cell.table.values[index], as: arguments.count > 1 ? arguments[1] : nil, isDebug: true)
            parts.append("\(key): \(value)")
        }
        return "[\(parts.joined(separator: ", "))]"
    }

    private mutating func describe(_ cell: TupleCell, as type: SwiftType?) throws -> String {
        var types: [SwiftType.TupleElement] = []
        if case .tuple(let elements)? = type, elements.count == cell.elements.count { types = elements }
        var parts: [String] = []
        for (index, element) in cell.elements.enumerated() {
            let known = index < types.count ? types[index] : nil
            let label = known.map(\.label) ?? (cell.labels.flatMap { index < $0.count ? $0[index] : nil })
            let text = try describe(element, as: known?.type, isDebug: true)
            parts.append(label.map { "\($0): \(text)" } ?? text)
        }
        return "(\(parts.joined(separator: ", ")))"
    }

    private mutating func describeRange(_ cell: StructCell, isDebug: Bool) throws -> String? {
        guard cell.type.known?.isBoundedRange == true, let first = cell.fields.first, let last = cell.fields.last else {
            return nil
        }
        let symbol = cell.type.known == .range ? "..<" : "..."
        let low = try describe(first, as: nil, isDebug: isDebug)
        let high = try describe(last, as: nil, isDebug: isDebug)
        return isDebug ? "\(cell.type.name)(\(low)\(symbol)\(high))" : "\(low)\(symbol)\(high)"
    }

    // MARK: - Types of the program

    private mutating func describe(_ cell: StructCell, as type: SwiftType?, isDebug: Bool) throws -> String {
        if cell.type.known == .arraySlice, let elements = try interpreter.sequenceElements(of: .cell(cell)) {
            return try list(
                elements, elementType(type), open: isDebug ? "ArraySlice([" : "[", close: isDebug ? "])" : "]")
        }
        if let range = try describeRange(cell, isDebug: isDebug) { return range }
        if let own = try ownDescription(of: .cell(cell), cell.type, isDebug: isDebug) { return own }
        let fields = cell.type.storedProperties
        let substitution = Substitution(cell.type, type)
        var parts: [String] = []
        for (index, value) in cell.fields.enumerated() where index < fields.count {
            let text = try describe(value, as: substitution.apply(fields[index].type), isDebug: true)
            parts.append("\(fields[index].name): \(text)")
        }
        let name = TypeNamer(isQualified: isDebug).name(of: dynamicType(of: .cell(cell), as: type))
        return "\(name)(\(parts.joined(separator: ", ")))"
    }

    private mutating func describe(
        _ symbol: EnumCaseSymbol, _ payload: ContiguousArray<Value>, _ value: Value, as type: SwiftType?, isDebug: Bool
    ) throws -> String {
        if let own = try ownDescription(of: value, symbol.owner, isDebug: isDebug) { return own }
        var name = symbol.name
        if isDebug {
            name = "\(TypeNamer(isQualified: true).name(of: dynamicType(of: value, as: type))).\(name)"
        }
        guard !payload.isEmpty else { return name }
        let substitution = Substitution(symbol.owner, type)
        var parts: [String] = []
        for (index, element) in payload.enumerated() {
            let elementType = index < symbol.payload.count ? substitution.apply(symbol.payload[index]) : nil
            let text = try describe(element, as: elementType, isDebug: true)
            let label = index < symbol.labels.count ? symbol.labels[index] : nil
            parts.append(label.map { "\($0): \(text)" } ?? text)
        }
        if parts.count == 1, case .void = payload[0] { return "\(name)()" }
        // A single payload that is a tuple itself is written with one pair of parentheses.
        if parts.count == 1, symbol.labels.first ?? nil == nil, case .cell(let cell) = payload[0], cell is TupleCell {
            return name + parts[0]
        }
        return "\(name)(\(parts.joined(separator: ", ")))"
    }

    /// The text of a type's own `description` or `debugDescription`, whichever applies.
    private func ownDescription(of value: Value, _ type: NominalType, isDebug: Bool) throws -> String? {
        let names =
            isDebug
            ? [("CustomDebugStringConvertible", "debugDescription"), ("CustomStringConvertible", "description")]
            : [("CustomStringConvertible", "description"), ("CustomDebugStringConvertible", "debugDescription")]
        for (protocolName, property) in names {
            guard let conformance = interpreter.preludeType(protocolName), type.conforms(to: conformance) else {
                continue
            }
            if let text = try interpreter.property(property, of: value).asString { return text }
        }
        return nil
    }

    /// The type of a value with generic arguments, read off the static type or guessed from what it holds.
    private func dynamicType(of value: Value, as type: SwiftType?) -> SwiftType {
        DynamicType(interpreter: interpreter).type(of: value, as: type)
    }

    private func describe(_ path: KeyPathCell) -> String {
        var text = "\\" + TypeNamer(isQualified: false).name(of: path.root)
        for component in path.components {
            switch component {
            case .property(let property): text += ".\(property.name)"
            case .dynamicProperty(let name): text += ".\(name)"
            case .tupleElement(let index): text += ".\(index)"
            case .subscript, .dynamicSubscript: text += ".subscript"
            case .optionalChain: text += "?"
            case .forceUnwrap: text += "!"
            }
        }
        return text
    }
}
