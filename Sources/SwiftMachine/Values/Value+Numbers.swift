extension Value {
    /// The value of any integer type.
    package var anyInteger: (any FixedWidthInteger)? {
        switch self {
        case .int(let value): value
        case .int8(let value): value
        case .int16(let value): value
        case .int32(let value): value
        case .int64(let value): value
        case .uint(let value): value
        case .uint8(let value): value
        case .uint16(let value): value
        case .uint32(let value): value
        case .uint64(let value): value
        default: nil
        }
    }

    /// An integer of the same type as this one, where it fits.
    package func integer(like value: Int) -> Value? {
        switch self {
        case .int: .int(value)
        case .int8: Int8(exactly: value).map { .int8($0) }
        case .int16: Int16(exactly: value).map { .int16($0) }
        case .int32: Int32(exactly: value).map { .int32($0) }
        case .int64: .int64(Int64(value))
        case .uint: UInt(exactly: value).map { .uint($0) }
        case .uint8: UInt8(exactly: value).map { .uint8($0) }
        case .uint16: UInt16(exactly: value).map { .uint16($0) }
        case .uint32: UInt32(exactly: value).map { .uint32($0) }
        case .uint64: UInt64(exactly: value).map { .uint64($0) }
        default: nil
        }
    }

    /// The integer as an `Int`, where it fits, of whatever integer type it is.
    package var asAnyInt: Int? {
        if case .int(let value) = self { return value }
        if let value = anyInteger { return Int(exactly: value) }
        return nil
    }

    /// A floating-point number, or any integer converted to one.
    package var asAnyDouble: Double? {
        switch self {
        case .double(let value): value
        case .float(let value): Double(value)
        default: anyInteger.map { Double($0) }
        }
    }

    package var asCharacter: Character? {
        if case .cell(let cell) = self, let cell = cell as? CharacterCell { return cell.character }
        return nil
    }

    package init(_ character: Character) { self = .cell(CharacterCell(character)) }

    /// An optional as natives make it.
    package init(optional value: Value?) { self = value ?? .none }
}
