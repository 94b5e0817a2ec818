import SwiftFrontEnd

extension NativeRegistry {
    static func registerString(_ registry: inout NativeRegistry) {
        registerStringMaking(&registry)
        registerStringReading(&registry)
        registerStringParts(&registry)
        registerStringEditing(&registry)
        registerStringIndices(&registry)
    }

    private static func registerStringMaking(_ registry: inout NativeRegistry) {
        registry.register("String.init()") { _, _ in Value("") }
        registry.define("String.init(_:)") { interpreter, arguments in
            if case .cell(let cell as StringCell) = arguments[0] {
                return cell.origin == nil ? .cell(cell) : Value(cell.string)
            }
            if case .cell(let cell as StructCell) = arguments[0], cell.type.known != .arraySlice {
                return Value(try interpreter.characters(of: cell) ?? interpreter.describe(arguments[0]))
            }
            return Value(try interpreter.text(of: arguments.value(0)))
        }
        registry.register("Substring.init()") { interpreter, _ in .cell(StringCell("").whole) }
        registry.define("Substring.init(_:)") { interpreter, arguments in
            if case .cell(let cell as StringCell) = arguments[0], cell.origin != nil { return .cell(cell) }
            return .cell(StringCell(try interpreter.text(of: arguments.value(0))).whole)
        }
        registry.define("_substring(_:)") { _, arguments in .cell(try arguments.stringCell(0).whole) }
        registry.define("Substring.base") { _, arguments in
            let cell = try arguments.stringCell(0)
            return Value(cell.origin?.base ?? cell.string)
        }
        registry.register("String.init(describing:)") { interpreter, arguments in
            Value(try interpreter.describe(arguments[0]))
        }
        registry.register("String.init(reflecting:)") { interpreter, arguments in
            Value(try interpreter.debugDescribe(arguments[0]))
        }
        registry.define("String.init(_:radix:uppercase:)") { interpreter, arguments in
            guard let number = try arguments.value(0).anyInteger else {
                throw WrongArgument(expected: "an integer", index: 0)
            }
            let radix = try arguments.int(1)
            guard (2...36).contains(radix) else {
                throw interpreter.fatal("Radix must be between 2 and 36", fix: "give a radix in that range")
            }
            return Value(String(number, radix: radix, uppercase: try arguments.bool(2)))
        }
        registry.define("String.init(repeating:count:)") { interpreter, arguments in
            let (text, count) = (try arguments.string(0), try arguments.int(1))
            guard count >= 0 else { throw interpreter.fatal("Repeat count should be >= 0", fix: "give at least 0") }
            let (length, overflows) = count.multipliedReportingOverflow(by: max(1, text.utf8.count))
            try interpreter.checkCount(overflows ? .max : length)
            try interpreter.checkLength(length)
            return Value(String(repeating: text, count: count))
        }
        registry.define("String.init(decoding:as:)") { interpreter, arguments in
            if case .metatype(let encoding) = arguments[1],
                case .nominal(let nominal, _) = encoding.takeUnretainedValue().type, nominal.name == "UTF16"
            {
                let units = try interpreter.elements(of: arguments.value(0)).map {
                    UInt16(truncatingIfNeeded: $0.asAnyInt ?? 0)
                }
                return Value(String(decoding: units, as: UTF16.self))
            }
            return Value(String(decoding: try interpreter.bytes(arguments.value(0)), as: UTF8.self))
        }
    }

    private static func registerStringReading(_ registry: inout NativeRegistry) {
        func text(_ name: String, _ read: @escaping (String) -> Value) {
            registry.define("StringProtocol.\(name)") { _, arguments in read(try arguments.string(0)) }
        }
        text("count") { .int($0.count) }
        text("isEmpty") { .bool($0.isEmpty) }
        text("first") { Value(optional: $0.first.map { Value($0) }) }
        text("last") { Value(optional: $0.last.map { Value($0) }) }
        text("description") { Value($0) }
        text("debugDescription") { Value($0.debugDescription) }
        text("utf8") { Value(array: $0.utf8.lazy.map { .uint8($0) }) }
        text("utf16") { Value(array: $0.utf16.lazy.map { .uint16($0) }) }
        text("_scalarValues()") { Value(array: $0.unicodeScalars.lazy.map { .uint32($0.value) }) }
        text("uppercased()") { Value($0.uppercased()) }
        text("lowercased()") { Value($0.lowercased()) }
        text("reversed()") { Value(array: $0.reversed().lazy.map { Value($0) }) }
        registry.define("StringProtocol.hasPrefix(_:)") { _, arguments in
            .bool(try arguments.string(0).hasPrefix(arguments.string(1)))
        }
        registry.define("StringProtocol.hasSuffix(_:)") { _, arguments in
            .bool(try arguments.string(0).hasSuffix(arguments.string(1)))
        }
        registry.define("StringProtocol.contains(_:)") { _, arguments in
            let text = try arguments.string(0)
            if let character = try arguments.value(1).asCharacter { return .bool(text.contains(character)) }
            let other = try arguments.string(1)
            return .bool(other.isEmpty || !text.matches(of: other, limit: 1).isEmpty)
        }
        registry.define("StringProtocol.replacing(_:with:maxReplacements:)") { _, arguments in
            let (text, other, new) = (try arguments.string(0), try arguments.string(1), try arguments.string(2))
            return Value(text.replacing(other, by: new, limit: max(0, try arguments.int(3))))
        }
    }

    /// What gives substrings.
    private static func registerStringParts(_ registry: inout NativeRegistry) {
        func part(_ name: String, _ take: @escaping (String, Int) -> Substring) {
            registry.define("StringProtocol.\(name)") { interpreter, arguments in
                let length = arguments.count > 1 ? try arguments.int(1) : 1
                guard length >= 0 else {
                    throw interpreter.fatal("Can't take a negative number of characters", fix: "give at least 0")
                }
                let cell = try arguments.stringCell(0)
                return .cell(cell.part(take(cell.string, length)))
            }
        }
        part("prefix(_:)") { $0.prefix($1) }
        part("suffix(_:)") { $0.suffix($1) }
        part("dropFirst(_:)") { $0.dropFirst($1) }
        part("dropLast(_:)") { $0.dropLast($1) }
        registry.define("StringProtocol.split(separator:maxSplits:omittingEmptySubsequences:)") { _, arguments in
            let (cell, omits) = (try arguments.stringCell(0), try arguments.bool(3))
            let limit = max(0, try arguments.int(2))
            let pieces: [Substring]
            if let character = try arguments.value(1).asCharacter {
                pieces = cell.string.split(separator: character, maxSplits: limit, omittingEmptySubsequences: omits)
            } else {
                pieces = cell.string.pieces(separatedBy: try arguments.string(1), limit: limit, omitsEmpty: omits)
            }
            return Value(array: pieces.lazy.map { .cell(cell.part($0)) })
        }
    }

    private static func registerStringEditing(_ registry: inout NativeRegistry) {
        for name in ["append(_:)", "write(_:)"] {
            registry.define("StringProtocol.\(name)") { _, arguments in
                let other = try arguments.string(1)
                return try arguments.appendToString(other)
            }
        }
        registry.define("StringProtocol.append(contentsOf:)") { interpreter, arguments in
            let other = try interpreter.text(of: arguments.value(1))
            return try arguments.appendToString(other)
        }
        registry.define("static String.+(_:_:)") { _, arguments in
            Value(try arguments.string(1) + arguments.string(2))
        }
        registry.define("StringProtocol.removeFirst()") { interpreter, arguments in
            let cell = try arguments.stringCell(0)
            guard let first = cell.string.first else {
                throw interpreter.fatal(
                    "Can't remove first element from an empty collection", fix: "check isEmpty first")
            }
            arguments[0] = .cell(cell.keeping(cell.string.dropFirst()))
            return Value(first)
        }
        registry.define("StringProtocol.removeLast()") { interpreter, arguments in
            let cell = try arguments.stringCell(0)
            guard let last = cell.string.last else {
                throw interpreter.fatal(
                    "Can't remove last element from an empty collection", fix: "check isEmpty first")
            }
            arguments[0] = .cell(cell.keeping(cell.string.dropLast()))
            return Value(last)
        }
        registry.define("StringProtocol._keep(_:)") { _, arguments in
            let (cell, part) = (try arguments.stringCell(0), try arguments.stringCell(1))
            arguments[0] = cell.origin == nil ? Value(part.string) : .cell(part)
            return .void
        }
        registry.define("StringProtocol._replace(_:_:_:)") { interpreter, arguments in
            let cell = try arguments.stringCell(0)
            guard let low = cell.index(at: try arguments.int(1)), let high = cell.index(at: try arguments.int(2)),
                low <= high
            else { throw interpreter.stringIndexTrap() }
            arguments[0] = .cell(cell.replacing(low..<high, with: try arguments.string(3)))
            return .void
        }
    }

    /// Indices are offsets in UTF-8 of the string that a substring was cut from; what lies outside is an error, never
    /// an access.
    private static func registerStringIndices(_ registry: inout NativeRegistry) {
        registry.define("StringProtocol._startOffset") { _, arguments in .int(try arguments.stringCell(0).start) }
        registry.define("StringProtocol._endOffset") { _, arguments in
            let cell = try arguments.stringCell(0)
            return .int(cell.start + cell.string.utf8.count)
        }
        registry.define("StringProtocol._offset(_:by:)") { _, arguments in
            let cell = try arguments.stringCell(0)
            guard let start = cell.index(at: try arguments.int(1)) else { return .none }
            let distance = try arguments.int(2)
            let limit = distance < 0 ? cell.string.startIndex : cell.string.endIndex
            guard let end = cell.string.index(start, offsetBy: distance, limitedBy: limit) else { return .none }
            return .int(cell.offset(of: end))
        }
        registry.define("StringProtocol._after(_:)") { interpreter, arguments in
            let cell = try arguments.stringCell(0)
            guard let index = cell.index(at: try arguments.int(1)), index < cell.string.endIndex else {
                throw interpreter.stringIndexTrap()
            }
            return .int(cell.offset(of: cell.string.index(after: index)))
        }
        registry.define("StringProtocol._distance(_:_:)") { interpreter, arguments in
            let cell = try arguments.stringCell(0)
            guard let start = cell.index(at: try arguments.int(1)), let end = cell.index(at: try arguments.int(2))
            else { throw interpreter.stringIndexTrap() }
            return .int(cell.string.distance(from: start, to: end))
        }
        registry.define("StringProtocol._character(at:)") { interpreter, arguments in
            let cell = try arguments.stringCell(0)
            guard let index = cell.index(at: try arguments.int(1)), index < cell.string.endIndex else {
                throw interpreter.stringIndexTrap()
            }
            return Value(cell.string[index])
        }
        registry.define("StringProtocol._slice(_:_:)") { interpreter, arguments in
            let cell = try arguments.stringCell(0)
            guard let start = cell.index(at: try arguments.int(1)), let end = cell.index(at: try arguments.int(2)),
                start <= end
            else { throw interpreter.stringIndexTrap() }
            return .cell(cell.part(cell.string[start..<end]))
        }
        registry.define("StringProtocol._offset(utf16:)") { interpreter, arguments in
            let cell = try arguments.stringCell(0)
            let units = cell.string.utf16
            guard
                let index = units.index(
                    units.startIndex, offsetBy: max(0, try arguments.int(1)), limitedBy: units.endIndex)
            else { throw interpreter.stringIndexTrap() }
            return .int(cell.offset(of: index))
        }
        registry.define("StringProtocol._utf16Offset(_:)") { interpreter, arguments in
            let cell = try arguments.stringCell(0)
            guard let index = cell.index(at: try arguments.int(1)) else { throw interpreter.stringIndexTrap() }
            return .int(cell.string.utf16.distance(from: cell.string.startIndex, to: index))
        }
        registry.define("StringProtocol._offsets()") { _, arguments in
            let cell = try arguments.stringCell(0)
            return Value(array: cell.string.indices.lazy.map { .int(cell.offset(of: $0)) })
        }
        registry.define("StringProtocol._firstOffset(of:)") { _, arguments in
            let cell = try arguments.stringCell(0)
            let found = cell.string.firstIndex(of: try arguments.character(1))
            return Value(optional: found.map { .int(cell.offset(of: $0)) })
        }
        registry.define("StringProtocol._lastOffset(of:)") { _, arguments in
            let cell = try arguments.stringCell(0)
            let found = cell.string.lastIndex(of: try arguments.character(1))
            return Value(optional: found.map { .int(cell.offset(of: $0)) })
        }
        registry.define("StringProtocol._bounds(_:)") { interpreter, arguments in
            let (low, high) = try interpreter.byteOffsets(arguments)
            return .cell(TupleCell(elements: [.int(low), .int(high)]))
        }
        registry.define("StringProtocol.subscript(_:)") { interpreter, arguments in
            let cell = try arguments.stringCell(0)
            // The whole range `...` is a function.
            guard case .cell(let bounds) = try arguments.value(1), let place = bounds.asStruct else {
                return .cell(cell.whole)
            }
            if place.type.name == "Index" {
                guard let index = cell.index(at: place.fields.first?.asInt ?? -1), index < cell.string.endIndex else {
                    throw interpreter.stringIndexTrap()
                }
                return Value(cell.string[index])
            }
            let (low, high) = try interpreter.byteOffsets(arguments)
            guard let start = cell.index(at: low), let end = cell.index(at: high), start <= end else {
                throw interpreter.stringIndexTrap()
            }
            return .cell(cell.part(cell.string[start..<end]))
        }
        registry.define("StringProtocol._matches(_:)") { _, arguments in
            let cell = try arguments.stringCell(0)
            let found = cell.string.matches(of: try arguments.string(1), limit: .max)
            return Value(array: found.lazy.map { .int(cell.start + $0) })
        }
    }
}

extension Arguments {
    /// A string, or a character as a string.
    func stringCell(_ index: Int) throws -> StringCell {
        if case .cell(let cell) = self[index], let string = cell.asStringCell { return string }
        if case .cell(let cell) = try value(index), let string = cell.asStringCell { return string }
        return StringCell(try string(index))
    }

    /// Appends in place where nobody else refers to the string.
    fileprivate func appendToString(_ other: String) throws -> Value {
        if try stringCell(0).origin != nil {
            let cell = try stringCell(0)
            let end = cell.string.endIndex
            self[0] = .cell(cell.replacing(end..<end, with: other))
            return .void
        }
        var string = try string(0)
        self[0] = .void
        string += other
        self[0] = Value(string)
        return .void
    }
}

extension Interpreter {
    /// The text of a sequence of characters that has no description of its own; nil for any other value.
    fileprivate func characters(of cell: StructCell) throws -> String? {
        guard let sequence = preludeType("Sequence"), cell.type.conforms(to: sequence),
            let description = preludeType("CustomStringConvertible"), !cell.type.conforms(to: description)
        else { return nil }
        let elements = try elements(of: .cell(cell))
        let characters = elements.compactMap(\.asCharacter)
        return characters.count == elements.count ? String(characters) : nil
    }

    /// Where the range of indices in the second argument begins and ends in the string in the first one.
    fileprivate func byteOffsets(_ arguments: Arguments) throws -> (Int, Int) {
        let cell = try arguments.stringCell(0)
        let range = try arguments.cell(1, as: StructCell.self, "a range")
        let end = cell.start + cell.string.utf8.count
        var (low, high) = try offsets(of: range, count: end) { bound in
            guard case .cell(let index as StructCell) = bound else { return nil }
            return index.fields.first?.asInt
        }
        let known = range.type.known
        if known == .partialRangeUpTo || known == .partialRangeThrough { low = cell.start }
        guard known == .closedRange || known == .partialRangeThrough else { return (low, high) }
        // A closed range ends after the character that its upper bound points at.
        guard let last = cell.index(at: high - 1), last < cell.string.endIndex else { throw stringIndexTrap() }
        high = cell.offset(of: cell.string.index(after: last))
        return (low, high)
    }

    fileprivate func stringIndexTrap() -> Trap {
        fatal("String index is out of bounds", fix: "compare the index with startIndex and endIndex first")
    }
}
