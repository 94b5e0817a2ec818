import SwiftFrontEnd

extension NativeRegistry {
    static func registerMirror(_ registry: inout NativeRegistry) {
        registry.register("_reflect(_:_:)") { interpreter, arguments in
            let reflection = Reflection(of: arguments[0], level: arguments[1].asInt ?? 0, interpreter)
            let type = Value.metatype(Unmanaged.passUnretained(interpreter.program.metatype(reflection.type)))
            let children = reflection.children.map { child in
                Value.cell(
                    TupleCell(
                        elements: [child.label.map { Value($0) } ?? .none, child.value], labels: ["label", "value"]))
            }
            return .cell(
                TupleCell(elements: [
                    type, .int(reflection.style?.rawValue ?? -1), Value(array: children),
                    .bool(reflection.hasSuperclass),
                ]))
        }
        registry.register("_isUnknown(_:)") { _, arguments in
            .bool(arguments[0].unwrapped?.unerased.asOpaque != nil)
        }
        registry.register("_dumpTitle(_:_:_:)") { interpreter, arguments in
            let count = arguments[2].asInt ?? 0
            func counted(_ one: String, _ many: String) -> Value { Value("\(count) \(count == 1 ? one : many)") }
            let reflection = Reflection(of: arguments[0], level: 0, interpreter)
            switch reflection.style {
            case .tuple: return Value("(\(count) \(count == 1 ? "element" : "elements"))")
            case .collection: return counted("element", "elements")
            case .dictionary: return counted("key/value pair", "key/value pairs")
            case .set: return counted("member", "members")
            case .struct, .class, .enum:
                if interpreter.describesItself(arguments[0]) || reflection.isFromLibrary { break }
                let name = TypeNamer(isQualified: true).name(of: reflection.type)
                return Value(reflection.caseName.map { "\(name).\($0)" } ?? name)
            case .optional, nil: break
            }
            return Value(try interpreter.debugDescribe(arguments[0]))
        }
    }
}

extension Interpreter {
    /// Whether a value's type has a text of its own for it.
    fileprivate func describesItself(_ value: Value) -> Bool {
        guard let type = nominalType(of: value) else { return false }
        return ["CustomDebugStringConvertible", "CustomStringConvertible"].contains { name in
            preludeType(name).map { type.conforms(to: $0) } ?? false
        }
    }
}

/// What a value is made of, as a mirror shows it.
private struct Reflection {
    /// In the order of `Mirror.DisplayStyle`.
    enum Style: Int { case `struct`, `class`, `enum`, tuple, optional, collection, dictionary, set }

    var type: SwiftType = .unknown
    var style: Style?
    var children: [(label: String?, value: Value)] = []
    /// The class of an object at this level has a superclass, whose properties are another mirror's.
    var hasSuperclass = false
    var caseName: String?
    var isFromLibrary = false
    private let interpreter: Interpreter

    init(of value: Value, level: Int, _ interpreter: Interpreter) {
        self.interpreter = interpreter
        type = DynamicType(interpreter: interpreter).type(of: value)
        reflect(value, level: level)
    }

    private mutating func reflect(_ value: Value, level: Int) {
        switch value {
        case .none: style = .optional
        case .enumCase(let symbol):
            style = .enum
            caseName = symbol.takeUnretainedValue().name
            isFromLibrary = symbol.takeUnretainedValue().owner.isFromPrelude
        case .cell(let cell as ErasedCell):
            if case .nominal(let nominal, let arguments) = cell.type, case .builtin(.optional) = nominal.representation
            {
                style = .optional
                if !cell.value.isNone {
                    children = [("some", typed(cell.value.unwrapped ?? .none, arguments.first ?? .unknown))]
                }
            } else {
                reflect(cell.value, level: level)
            }
        case .cell(let cell): reflect(cell, level: level)
        default: break
        }
    }

    private mutating func reflect(_ cell: HeapCell, level: Int) {
        switch cell {
        case let cell as StructCell:
            if cell.type.known == .arraySlice {
                style = .collection
                children = ((try? interpreter.sequenceElements(of: .cell(cell))) ?? []).map { (nil, $0) }
                return
            }
            style = .struct
            isFromLibrary = cell.type.isFromPrelude
            let substitution = Substitution(cell.type, type)
            for (property, field) in zip(cell.type.storedProperties, cell.fields) {
                children.append((property.name, typed(field, substitution.apply(property.type))))
            }
        case let cell as EnumCell:
            style = .enum
            caseName = cell.enumCase.name
            isFromLibrary = cell.enumCase.owner.isFromPrelude
            let labels = cell.enumCase.labels
            let isPlain = cell.payload.count == 1 && (labels.first ?? nil) == nil
            let payload = isPlain ? cell.payload[0] : .cell(TupleCell(elements: cell.payload, labels: labels))
            children = [(cell.enumCase.name, payload)]
        case let cell as ObjectCell: reflect(cell.storage, level: level)
        case let cell as TupleCell:
            style = .tuple
            for (index, element) in cell.elements.enumerated() {
                children.append((cell.labels?[index] ?? ".\(index)", element))
            }
        case let cell as ArrayCell:
            style = .collection
            children = cell.elements.map { (nil, typed($0, argument(0))) }
        case let cell as SetCell:
            style = .set
            children = cell.table.liveIndices.map { (nil, cell.table.keys[$0]) }
        case let cell as DictionaryCell:
            style = .dictionary
            children = cell.table.liveIndices.map { index in
                (nil, interpreter.pair(cell.table.keys[index], typed(cell.table.values[index], argument(1))))
            }
        case is SomeCell: style = .optional
        default: break
        }
    }

    private mutating func reflect(_ storage: ObjectStorage, level: Int) {
        style = .class
        var owner: NominalType? = storage.type
        for _ in 0..<level { owner = owner?.superclass }
        guard let owner else { return }
        if level > 0 { type = .nominal(owner, []) }
        hasSuperclass = owner.superclass != nil
        for (index, property) in owner.storedProperties.enumerated()
        where owner.fieldOffset + index < storage.fields.count {
            children.append((property.name, typed(storage.fields[owner.fieldOffset + index], property.type)))
        }
    }

    private func argument(_ index: Int) -> SwiftType {
        guard case .nominal(_, let arguments) = type, index < arguments.count else { return .unknown }
        return arguments[index]
    }

    /// A value that keeps its static type where that says more than the value does.
    private func typed(_ value: Value, _ type: SwiftType) -> Value {
        if case .cell(let cell) = value, let weak = cell as? WeakCell {
            return typed(weak.object.map { .cell($0) } ?? .none, type)
        }
        guard case .nominal(let nominal, _) = type, case .builtin(.optional) = nominal.representation else {
            return value
        }
        return .cell(ErasedCell(value: value, type: type))
    }
}
