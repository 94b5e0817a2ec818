import SwiftFrontEnd

/// Types of values at run time, and conversions between them.
extension Interpreter {
    /// The type of a value at run time; nil for functions, tuples and what has no nominal type.
    package func nominalType(of value: Value) -> NominalType? {
        switch value {
        case .void, .function, .metatype: nil
        case .none: builtinType(.optional)
        case .bool: builtinType(.bool)
        case .int: builtinType(.int)
        case .int8: builtinType(.int8)
        case .int16: builtinType(.int16)
        case .int32: builtinType(.int32)
        case .int64: builtinType(.int64)
        case .uint: builtinType(.uint)
        case .uint8: builtinType(.uint8)
        case .uint16: builtinType(.uint16)
        case .uint32: builtinType(.uint32)
        case .uint64: builtinType(.uint64)
        case .double: builtinType(.double)
        case .float: builtinType(.float)
        case .enumCase(let reference): reference._withUnsafeGuaranteedRef { $0.owner }
        case .cell(let cell): nominalType(of: cell)
        }
    }

    private func nominalType(of cell: HeapCell) -> NominalType? {
        if let structure = cell.asStruct { return structure.type }
        if let object = cell.asObject { return object.storage.type }
        switch cell {
        case let cell as EnumCell: return cell.enumCase.owner
        case let cell as StringCell: return builtinType(cell.origin == nil ? .string : .substring)
        case is CharacterCell: return builtinType(.character)
        case is ArrayCell: return builtinType(.array)
        case is DictionaryCell: return builtinType(.dictionary)
        case is SetCell: return builtinType(.set)
        case is SomeCell: return builtinType(.optional)
        case is KeyPathCell: return builtinType(.keyPath)
        case let cell as ErasedCell: return nominalType(of: cell.value)
        default: return nil
        }
    }

    /// `type(of: value)`.
    func typeValue(of value: Value) -> Value {
        .metatype(Unmanaged.passUnretained(program.metatype(DynamicType(interpreter: self).type(of: value))))
    }

    func dynamicType(of value: Value) -> SwiftType {
        switch value {
        case .metatype(let reference): return .metatype(reference._withUnsafeGuaranteedRef { $0.type })
        case .cell(let cell):
            if let erased = cell as? ErasedCell { return erased.type }
            if let tuple = cell as? TupleCell {
                return .tuple(
                    tuple.elements.enumerated().map { index, element in
                        SwiftType.TupleElement(label: tuple.labels?[index], type: dynamicType(of: element))
                    })
            }
            if let array = cell.asArray, let first = array.elements.first, let type = builtinType(.array) {
                return .nominal(type, [dynamicType(of: first)])
            }
        default: break
        }
        return nominalType(of: value).map { .nominal($0, []) } ?? .unknown
    }

    func conforms(_ value: Value, to protocolType: NominalType) -> Bool {
        guard let own = nominalType(of: value), own.conforms(to: protocolType) else { return false }
        return own.conditionalConformances.isEmpty || isInstance(value, own, of: protocolType, [])
    }

    /// A value as a value of another type, nil where it is none.
    package func cast(_ value: Value, to type: SwiftType) throws -> Value? {
        switch type {
        case .unknown, .parameter: return value
        case .tuple(let elements):
            if elements.isEmpty, case .void = value { return value }
            guard case .cell(let cell) = value.unerased, let tuple = cell as? TupleCell,
                tuple.elements.count == elements.count
            else { return nil }
            var converted: ContiguousArray<Value> = []
            for (element, type) in zip(tuple.elements, elements) {
                guard let element = try cast(element, to: type.type) else { return nil }
                converted.append(element)
            }
            return .cell(TupleCell(elements: converted, labels: elements.map(\.label)))
        case .function:
            switch value.unerased {
            case .function: return value.unerased
            case .cell(let cell):
                return cell is ClosureCell || cell is BoundMethodCell || cell is NativeClosureCell
                    ? .cell(cell) : nil
            default: return nil
            }
        case .metatype(let instance):
            guard case .metatype(let reference) = value.unerased else { return nil }
            guard case .nominal(let target, _) = instance else { return value.unerased }
            guard case .nominal(let own, _) = reference._withUnsafeGuaranteedRef({ $0.type }) else { return nil }
            return own.conforms(to: target) || isAny(target) ? value.unerased : nil
        case .nominal(let target, let arguments): return try cast(value, to: target, arguments)
        }
    }

    private func isAny(_ type: NominalType) -> Bool {
        if case .builtin(.any) = type.representation { return true }
        return false
    }

    private func cast(_ value: Value, to target: NominalType, _ arguments: [SwiftType]) throws -> Value? {
        if case .cell(let cell) = value {
            if cell is OpaqueCell { return value }
            if let implicit = cell as? ImplicitMemberCell { return try resolveImplicit(implicit, as: target) }
        }
        switch target.representation {
        case .builtin(.any): return value
        case .builtin(.optional):
            let value = value.unerased
            if value.isNil { return Value.none }
            guard let wrapped = arguments.first else { return value }
            guard let inner = value.unwrapped else { return nil }
            return try cast(inner, to: wrapped)
        case .builtin(.anyObject):
            if let object = value.unerased.unwrapped?.asObject { return .cell(object) }
            return nil
        case .builtin(let builtin): return try castToBuiltin(value, builtin, target, arguments)
        case .opaque: return nil
        case .declared: break
        }
        guard let plain = value.unerased.unwrapped, let own = nominalType(of: plain) else {
            // A function or tuple conforms to nothing; nil is no value of the type.
            return nil
        }
        guard own === target || own.conforms(to: target) else { return try bridge(plain, to: target) }
        if !own.conditionalConformances.isEmpty || !arguments.isEmpty || own.superclass != nil,
            !isInstance(value, own, of: target, arguments)
        {
            return nil
        }
        return plain
    }

    private func castToBuiltin(
        _ value: Value, _ builtin: Builtin, _ target: NominalType, _ arguments: [SwiftType]
    ) throws -> Value? {
        guard let plain = value.unerased.unwrapped else { return nil }
        guard let own = nominalType(of: plain) else { return nil }
        switch builtin {
        case .array:
            guard case .cell(let cell) = plain, let array = cell.asArray else { return nil }
            guard let element = arguments.first, !element.isUnknown else { return plain }
            var converted: ContiguousArray<Value> = []
            converted.reserveCapacity(array.elements.count)
            for value in array.elements {
                guard let value = try cast(value, to: element) else { return nil }
                converted.append(value)
            }
            return .cell(ArrayCell(converted))
        case .dictionary:
            guard case .cell(let cell) = plain, let dictionary = cell as? DictionaryCell else { return nil }
            guard arguments.count == 2 else { return plain }
            var pairs: [(key: Value, value: Value)] = []
            for index in dictionary.table.liveIndices {
                guard let key = try cast(dictionary.table.keys[index], to: arguments[0]),
                    let value = try cast(dictionary.table.values[index], to: arguments[1])
                else { return nil }
                pairs.append((key, value))
            }
            return try makeDictionary(pairs)
        case .set:
            guard case .cell(let cell) = plain, cell is SetCell else { return nil }
            return plain
        case .keyPath, .writableKeyPath, .referenceWritableKeyPath, .partialKeyPath, .anyKeyPath:
            guard case .cell(let cell) = plain, let path = cell as? KeyPathCell else { return nil }
            switch builtin {
            case .writableKeyPath: return path.isWritable ? plain : nil
            case .referenceWritableKeyPath: return path.isWritable && path.goesThroughObject ? plain : nil
            default: return plain
            }
        default: return own === target ? plain : try unbridge(plain, to: builtin)
        }
    }

    /// `value as type`, which cannot fail: a literal or an implicit member takes its form from the type.
    func coerce(_ value: Value, to type: SwiftType) throws -> Value {
        if case .tuple(let elements) = type, case .cell(let cell) = value, let tuple = cell as? TupleCell,
            tuple.elements.count == elements.count
        {
            let labels = elements.map(\.label)
            return .cell(
                TupleCell(elements: tuple.elements, labels: labels.contains { $0 != nil } ? labels : nil))
        }
        guard case .nominal(let target, let arguments) = type else { return value }
        switch target.representation {
        case .builtin(.optional):
            guard let wrapped = arguments.first, let inner = value.unwrapped else { return value }
            return value.isWrapped ? value : try coerce(inner, to: wrapped)
        case .builtin(.double):
            if case .int(let number) = value { return .double(Double(number)) }
        case .builtin(.float):
            if case .int(let number) = value { return .float(Float(number)) }
            if case .double(let number) = value { return .float(Float(number)) }
        case .builtin(.any): return value
        case .builtin(.character):
            if let text = value.asString, text.count == 1, let character = text.first {
                return .cell(CharacterCell(character))
            }
        case .builtin(.set):
            if case .cell(let cell) = value, let array = cell.asArray { return try makeSet(array.elements) }
        case .builtin(let builtin):
            if case .int(let number) = value { return Value(integerBits: Int64(number), of: builtin) }
        case .declared:
            if target.isFromPrelude, target.isClass, let object = try bridge(value, to: target) { return object }
        case .opaque: break
        }
        if case .cell(let cell) = value, let implicit = cell as? ImplicitMemberCell {
            return try resolveImplicit(implicit, as: target)
        }
        return value
    }

    func castFailed(_ value: Value, to type: SwiftType) -> Trap {
        if value.isNil { return unwrappedNil() }
        let own = nominalType(of: value).map { "'\($0.name)'" } ?? "this value"
        return trap(
            "runtime.cast", "Could not cast value of type \(own) to '\(type.shortName)'",
            fix: "use 'as?' and handle nil")
    }
}

extension SwiftType {
    fileprivate var isUnknown: Bool {
        switch self {
        case .unknown, .parameter: true
        default: false
        }
    }
}
