import SwiftFrontEnd

extension Interpreter {
    /// How deep values may nest before a walk over them stops with an error.
    static var nestingLimit: Int { 20_000 }

    /// Whether two values are equal by Swift's rules: a type's own `==`, else member by member.
    package func isEqual(_ left: Value, _ right: Value) throws -> Bool { try isEqual(left, right, depth: 0) }

    private func isEqual(_ left: Value, _ right: Value, depth: Int) throws -> Bool {
        switch (left, right) {
        case (.int(let left), .int(let right)): return left == right
        case (.bool(let left), .bool(let right)): return left == right
        case (.double(let left), .double(let right)): return left == right
        case (.none, .none), (.void, .void): return true
        case (.enumCase(let left), .enumCase(let right)):
            let (left, right) = (left.takeUnretainedValue(), right.takeUnretainedValue())
            if let own = ownOperator("==", of: left.owner) {
                return try callOperator(own, .enumCase(.passUnretained(left)), .enumCase(.passUnretained(right)))
            }
            return left === right
        case (.metatype(let left), .metatype(let right)):
            return left.takeUnretainedValue().type == right.takeUnretainedValue().type
        case (.cell(let leftCell), .cell(let rightCell)):
            return try isEqual(leftCell, rightCell, depth: depth + 1)
        case (.cell(let cell), _): return try isEqual(cell, toPlain: right, left, right, depth: depth)
        case (_, .cell(let cell)): return try isEqual(cell, toPlain: left, left, right, depth: depth)
        default:
            if let left = left.anyInteger, let right = right.anyInteger { return isSame(left, right) }
            if let left = left.asDouble, let right = right.asDouble { return left == right }
            return false
        }
    }

    /// Whether a cell equals a value that is none; `left` and `right` are the two in their order.
    private func isEqual(
        _ cell: HeapCell, toPlain plain: Value, _ left: Value, _ right: Value, depth: Int
    ) throws -> Bool {
        switch cell {
        case let cell as ErasedCell: return try isEqual(cell.value, plain, depth: depth + 1)
        case let cell as EnumCell:
            guard case .enumCase = plain, let own = ownOperator("==", of: cell.enumCase.owner) else { return false }
            return try callOperator(own, left, right)
        case let cell as ImplicitMemberCell:
            guard let type = nominalType(of: plain) else { return false }
            return try isEqual(resolveImplicit(cell, as: type), plain, depth: depth + 1)
        default: return false
        }
    }

    private func isSame(_ left: any BinaryInteger, _ right: any BinaryInteger) -> Bool {
        func compare<L: BinaryInteger>(_ left: L) -> Bool {
            func with<R: BinaryInteger>(_ right: R) -> Bool { left == right }
            return with(right)
        }
        return compare(left)
    }

    private func isEqual(_ left: HeapCell, _ right: HeapCell, depth: Int) throws -> Bool {
        try checkNesting(depth)
        if type(of: left) == StringCell.self, type(of: right) == StringCell.self {
            return unsafeDowncast(left, to: StringCell.self).string == unsafeDowncast(right, to: StringCell.self).string
        }
        if let left = left.asStruct, let right = right.asStruct { return try isEqual(left, right, depth: depth) }
        switch (left, right) {
        case (let left as CharacterCell, let right as CharacterCell): return left.character == right.character
        case (let left as CharacterCell, let right as StringCell): return String(left.character) == right.string
        case (let left as StringCell, let right as CharacterCell): return left.string == String(right.character)
        case (let left as ErasedCell, _): return try isEqual(left.value, .cell(right), depth: depth)
        case (_, let right as ErasedCell): return try isEqual(.cell(left), right.value, depth: depth)
        case (let left as SomeCell, let right as SomeCell): return try isEqual(left.value, right.value, depth: depth)
        case (let left as ObjectCell, let right as ObjectCell):
            if let own = ownOperator("==", of: left.storage.type) {
                return try callOperator(own, .cell(left), .cell(right))
            }
            return left.storage === right.storage
        case (let left as EnumCell, let right as EnumCell):
            if let own = ownOperator("==", of: left.enumCase.owner) {
                return try callOperator(own, .cell(left), .cell(right))
            }
            return try left.enumCase === right.enumCase && areEqual(left.payload, right.payload, depth: depth)
        case (let left as TupleCell, let right as TupleCell):
            return try areEqual(left.elements, right.elements, depth: depth)
        case (let left as ArrayCell, let right as ArrayCell):
            return try left === right || areEqual(left.elements, right.elements, depth: depth)
        case (let left as ArrayCell, let right as StructCell), (let right as StructCell, let left as ArrayCell):
            guard let elements = try sequenceElements(of: .cell(right)) else { return false }
            return try areEqual(left.elements, elements, depth: depth)
        case (let left as DictionaryCell, let right as DictionaryCell):
            return try left === right || areEqual(left, right)
        case (let left as SetCell, let right as SetCell): return try left === right || areEqual(left, right)
        case (let left as KeyPathCell, let right as KeyPathCell): return try areEqual(left, right)
        case (let member as ImplicitMemberCell, _):
            guard let type = nominalType(of: .cell(right)) else { return false }
            return try isEqual(resolveImplicit(member, as: type), .cell(right), depth: depth)
        case (_, let member as ImplicitMemberCell):
            guard let type = nominalType(of: .cell(left)) else { return false }
            return try isEqual(.cell(left), resolveImplicit(member, as: type), depth: depth)
        default: return left === right && left is OpaqueCell
        }
    }

    private func isEqual(_ left: StructCell, _ right: StructCell, depth: Int) throws -> Bool {
        if let own = ownOperator("==", of: left.type) { return try callOperator(own, .cell(left), .cell(right)) }
        if left.type.isFromPrelude, let isSlice = try areSlicesEqual(left, right) { return isSlice }
        guard left.type === right.type else { return false }
        return try left === right || areEqual(left.fields, right.fields, depth: depth)
    }

    private func areEqual(
        _ left: ContiguousArray<Value>, _ right: ContiguousArray<Value>, depth: Int
    ) throws -> Bool {
        guard left.count == right.count else { return false }
        for index in left.indices where !(try isEqual(left[index], right[index], depth: depth)) { return false }
        return true
    }

    /// Slices are equal by their elements, wherever they start; nil for other structs.
    private func areSlicesEqual(_ left: StructCell, _ right: StructCell) throws -> Bool? {
        guard left.type.known == .arraySlice, right.type === left.type,
            let leftElements = try sequenceElements(of: .cell(left)),
            let rightElements = try sequenceElements(of: .cell(right))
        else { return nil }
        return try areEqual(leftElements, rightElements, depth: 0)
    }

    private func areEqual(_ left: DictionaryCell, _ right: DictionaryCell) throws -> Bool {
        guard left.table.count == right.table.count else { return false }
        for index in left.table.liveIndices {
            guard let found = try find(left.table.keys[index], in: right.table),
                try isEqual(left.table.values[index], right.table.values[found])
            else { return false }
        }
        return true
    }

    private func areEqual(_ left: SetCell, _ right: SetCell) throws -> Bool {
        guard left.table.count == right.table.count else { return false }
        for index in left.table.liveIndices where try find(left.table.keys[index], in: right.table) == nil {
            return false
        }
        return true
    }

    private func areEqual(_ left: KeyPathCell, _ right: KeyPathCell) throws -> Bool {
        guard left.components.count == right.components.count else { return false }
        for (left, right) in zip(left.components, right.components) {
            switch (left, right) {
            case (.property(let left), .property(let right)): if left !== right { return false }
            case (.dynamicProperty(let left), .dynamicProperty(let right)): if left != right { return false }
            case (.property(let left), .dynamicProperty(let right)), (.dynamicProperty(let right), .property(let left)):
                if left.name != right { return false }
            case (.subscript(let left, let leftArguments), .subscript(let right, let rightArguments)):
                if left !== right || leftArguments.count != rightArguments.count { return false }
                for (left, right) in zip(leftArguments, rightArguments) where !(try isEqual(left, right)) {
                    return false
                }
            case (.dynamicSubscript(let left, let leftLabels), .dynamicSubscript(let right, let rightLabels)):
                if leftLabels != rightLabels || left.count != right.count { return false }
                for (left, right) in zip(left, right) where !(try isEqual(left, right)) { return false }
            case (.tupleElement(let left), .tupleElement(let right)): if left != right { return false }
            case (.optionalChain, .optionalChain), (.forceUnwrap, .forceUnwrap): break
            default: return false
            }
        }
        return true
    }

    func checkNesting(_ depth: Int) throws {
        if depth > Self.nestingLimit {
            throw trap(
                "runtime.nesting-limit", "values nest deeper than \(Self.nestingLimit) levels",
                why: "comparing, hashing and printing walk every level", fix: "give the type its own == or description")
        }
    }

    /// A type's own implementation of an operator or of `hash(into:)`, inherited ones included.
    func ownOperator(_ name: String, of type: NominalType) -> FunctionSymbol? {
        let key = LibraryState.OperatorKey(type: type, name: name)
        if let known = library.operators[key] { return known }
        let count = name == "hash" ? 1 : 2
        var found: FunctionSymbol?
        for member in program.bodyProvider?.members(of: type, named: name) ?? [] {
            guard case .function(let symbol) = member, !symbol.isRequirement, symbol.parameters.count == count,
                symbol.owner?.kind != .protocol || symbol.owner?.isFromPrelude == false
                    || symbol.owner?.name == "Strideable"
            else { continue }
            if name != "hash", !accepts(symbol, type) { continue }
            found = symbol
            break
        }
        library.operators[key] = .some(found)
        return found
    }

    /// Whether both operands of an operator are of the type, one it inherits from, or not known.
    private func accepts(_ symbol: FunctionSymbol, _ type: NominalType) -> Bool {
        symbol.parameters.allSatisfy { parameter in
            guard case .nominal(let operand, _) = parameter.type else { return true }
            return type.conforms(to: operand)
        }
    }

    func callOperator(_ symbol: FunctionSymbol, _ left: Value, _ right: Value) throws -> Bool {
        var arguments = [left, right]
        if symbol.takesSelf, let owner = symbol.owner {
            let type = nominalType(of: left) ?? owner
            arguments.insert(.metatype(.passUnretained(program.metatype(.nominal(type, [])))), at: 0)
        }
        return try call(symbol, arguments).asBool ?? false
    }
}
