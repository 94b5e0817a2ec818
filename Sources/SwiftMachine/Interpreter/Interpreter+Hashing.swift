import Foundation
import SwiftFrontEnd

/// A deterministic hash in the making.
struct HashState {
    private(set) var bits: UInt64

    init(bits: UInt64 = 0x5_1E9_D0C5) { self.bits = bits }

    mutating func combine(_ word: UInt64) {
        var mixed = (bits ^ word) &* 0x9E37_79B9_7F4A_7C15
        mixed ^= mixed >> 29
        bits = mixed &* 0xBF58_476D_1CE4_E5B9 ^ (mixed >> 32)
    }

    mutating func combine(_ text: String) {
        // Equal strings may be made of different scalars, so their hash is made of what is canonical in them.
        if text.utf8.allSatisfy({ $0 < 128 }) {
            for byte in text.utf8 { combine(UInt64(byte)) }
        } else {
            for scalar in text.decomposedStringWithCanonicalMapping.unicodeScalars { combine(UInt64(scalar.value)) }
        }
        combine(0xFF)
    }

    /// Never negative.
    var value: Int { Int(truncatingIfNeeded: bits >> 1) }
}

extension Value {
    /// The hash of an integer or string, which no code of the program takes part in; nil for anything else.
    var plainHash: Int? {
        var state = HashState()
        switch self {
        case .int(let value): state.combine(UInt64(bitPattern: Int64(value)))
        case .cell(let cell):
            guard let cell = cell.asStringCell else { return nil }
            state.combine(cell.string)
        default: return nil
        }
        return state.value
    }
}

extension Interpreter {
    /// The hash of a value; equal values have equal ones, in every run.
    package func hashValue(of value: Value) throws -> Int {
        var state = HashState()
        try hash(value, into: &state)
        return state.value
    }

    /// Combines a value by its type's own `hash(into:)`, else member by member.
    func hash(_ value: Value, into state: inout HashState) throws { try hash(value, into: &state, depth: 0) }

    private func hash(_ value: Value, into state: inout HashState, depth: Int) throws {
        switch value {
        case .void: state.combine(1)
        case .none: state.combine(2)
        case .bool(let value): state.combine(value ? 4 : 3)
        case .int(let value): state.combine(UInt64(bitPattern: Int64(value)))
        case .double(let value): state.combine(value == 0 ? 0 : value.bitPattern)
        case .float(let value): state.combine(value == 0 ? 0 : UInt64(value.bitPattern))
        case .enumCase(let symbol): try hash(symbol.takeUnretainedValue(), [], value, into: &state, depth: depth)
        case .metatype(let type): state.combine(UInt64(identifier(of: type.takeUnretainedValue())))
        case .function(let symbol): state.combine(UInt64(symbol.takeUnretainedValue().id))
        case .cell(let cell): try hash(cell, into: &state, depth: depth + 1)
        default:
            if let integer = value.anyInteger { state.combine(UInt64(truncatingIfNeeded: integer)) }
        }
    }

    private func hash(
        _ symbol: EnumCaseSymbol, _ payload: ContiguousArray<Value>, _ value: Value, into state: inout HashState,
        depth: Int
    ) throws {
        if let own = ownOperator("hash", of: symbol.owner) { return try hash(value, with: own, into: &state) }
        state.combine(UInt64(symbol.tag))
        for element in payload { try hash(element, into: &state, depth: depth) }
    }

    private func hash(_ cell: HeapCell, into state: inout HashState, depth: Int) throws {
        try checkNesting(depth)
        switch cell {
        case let cell as StringCell: state.combine(cell.string)
        case let cell as CharacterCell: state.combine(String(cell.character))
        case let cell as ErasedCell: try hash(cell.value, into: &state, depth: depth)
        case let cell as SomeCell:
            state.combine(5)
            try hash(cell.value, into: &state, depth: depth)
        case let cell as StructCell:
            if let own = ownOperator("hash", of: cell.type) { return try hash(.cell(cell), with: own, into: &state) }
            for field in cell.fields { try hash(field, into: &state, depth: depth) }
        case let cell as EnumCell:
            try hash(cell.enumCase, cell.payload, .cell(cell), into: &state, depth: depth)
        case let cell as TupleCell: for element in cell.elements { try hash(element, into: &state, depth: depth) }
        case let cell as ArrayCell:
            state.combine(UInt64(cell.elements.count))
            for element in cell.elements { try hash(element, into: &state, depth: depth) }
        case let cell as ObjectCell:
            if let own = ownOperator("hash", of: cell.storage.type) {
                return try hash(.cell(cell), with: own, into: &state)
            }
            state.combine(UInt64(identifier(of: cell.storage)))
        case let cell as SetCell:
            try hashUnordered(cell.table, into: &state, depth: depth) { [$0.keys[$1]] }
        case let cell as DictionaryCell:
            try hashUnordered(cell.table, into: &state, depth: depth) { [$0.keys[$1], $0.values[$1]] }
        case let cell as KeyPathCell: hash(cell, into: &state)
        case let cell as OpaqueCell: state.combine(cell.name)
        default: break
        }
    }

    /// Equal sets and dictionaries hash alike in whatever order they were filled.
    private func hashUnordered(
        _ table: HashTable, into state: inout HashState, depth: Int, _ parts: (HashTable, Int) -> [Value]
    ) throws {
        var sum: UInt64 = 0
        for index in table.liveIndices {
            var entry = HashState()
            for part in parts(table, index) { try hash(part, into: &entry, depth: depth) }
            sum &+= entry.bits
        }
        state.combine(sum)
    }

    private func hash(_ path: KeyPathCell, into state: inout HashState) {
        for component in path.components {
            switch component {
            case .property(let property): state.combine(property.name)
            case .dynamicProperty(let name): state.combine(name)
            case .tupleElement(let index): state.combine(UInt64(index))
            case .subscript, .dynamicSubscript: state.combine(11)
            case .optionalChain: state.combine(12)
            case .forceUnwrap: state.combine(13)
            }
        }
    }

    /// Runs a type's own `hash(into:)` on a `Hasher` that continues from the state and records no labels.
    private func hash(_ value: Value, with own: FunctionSymbol, into state: inout HashState) throws {
        guard let type = preludeType("Hasher") else { return }
        let hasher = StructCell(type: type, fields: [.int(Int(truncatingIfNeeded: state.bits)), .none])
        var arguments = [value, .cell(hasher)]
        _ = try call(own, arguments: &arguments)
        if case .cell(let cell) = arguments[1], let cell = cell as? StructCell, let bits = cell.fields.first?.asInt {
            state = HashState(bits: UInt64(bitPattern: Int64(bits)))
        }
    }

    /// A number for an object or type that stays the same while it lives.
    func identifier(of object: AnyObject) -> Int {
        let key = ObjectIdentifier(object)
        if let storage = object as? ObjectStorage { return storage.type.id << 32 | storage.instance }
        if let known = library.identifiers[key] { return known }
        let number = library.identifiers.count + 1
        library.identifiers[key] = number
        return number
    }

    /// The class and number of the instance that an `ObjectIdentifier`, or a stored model's identifier, stands for.
    package func object(identifiedBy value: Value) -> (type: NominalType, instance: Int)? {
        guard case .cell(let cell as StructCell) = value, cell.type.isFromPrelude else { return nil }
        if cell.type.name == "PersistentIdentifier", let identifier = cell.fields.first {
            return object(identifiedBy: identifier)
        }
        guard cell.type.known == .objectIdentifier,
            let number = cell.fields.first?.asInt, number >> 32 > 0, number >> 32 < program.types.count
        else { return nil }
        return (program.types[number >> 32], number & 0xFFFF_FFFF)
    }

    /// A type of the prelude by its name.
    package func preludeType(_ name: String) -> NominalType? { program.libraryTypes[name] }
}
