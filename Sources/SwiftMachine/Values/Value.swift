import SwiftFrontEnd

/// A value of the interpreted program, in two words.
///
/// Optionals are transparent: nil is `none`, a present value is itself, and only a present nil (`.some(nil)` of a
/// nested optional) needs a `SomeCell`. Structs, collections and strings are cells with copy-on-write.
public enum Value {
    case void
    case none
    case bool(Bool)
    case int(Int)
    case int8(Int8)
    case int16(Int16)
    case int32(Int32)
    case int64(Int64)
    case uint(UInt)
    case uint8(UInt8)
    case uint16(UInt16)
    case uint32(UInt32)
    case uint64(UInt64)
    case double(Double)
    case float(Float)
    /// A case without payload.
    case enumCase(Unmanaged<EnumCaseSymbol>)
    case metatype(Unmanaged<MetatypeDescriptor>)
    /// A function that captures nothing.
    case function(Unmanaged<FunctionSymbol>)
    case cell(HeapCell)
}

extension Value {
    package init(_ string: String) { self = .cell(StringCell(string)) }
    package init(array: some Sequence<Value>) { self = .cell(ArrayCell(ContiguousArray(array))) }

    package var asString: String? {
        if case .cell(let cell) = self, let cell = cell as? StringCell { return cell.string }
        return nil
    }

    package var asInt: Int? {
        if case .int(let value) = self { return value }
        return nil
    }

    package var asBool: Bool? {
        if case .bool(let value) = self { return value }
        return nil
    }

    package var asDouble: Double? {
        switch self {
        case .double(let value): value
        case .int(let value): Double(value)
        case .float(let value): Double(value)
        default: nil
        }
    }

    package var asObject: ObjectCell? {
        if case .cell(let cell) = self { return cell as? ObjectCell }
        return nil
    }

    /// Whether the value refers to a cell, so that letting it go may let go of more.
    package var isHeapCell: Bool {
        if case .cell = self { return true }
        return false
    }

    package var isNone: Bool {
        if case .none = self { return true }
        return false
    }
}
