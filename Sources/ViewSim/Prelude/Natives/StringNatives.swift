extension NativeRegistry {
    static func registerString(_ registry: inout NativeRegistry) {
        registerStringMaking(&registry)
        registerStringReading(&registry)
        registerStringEditing(&registry)
        registerStringIndices(&registry)
    }

    private static func registerStringMaking(_ registry: inout NativeRegistry) {
        registry.register("String.init()") { _, _ in Value("") }
        registry.define("String.init(_:)") { interpreter, arguments in
            if case .cell(let cell as StringCell) = arguments[0] { return .cell(cell) }
            if case .cell(let cell as StructCell) = arguments[0], cell.type.name != "ArraySlice" {
                return Value(try interpreter.describe(arguments[0]))
            }
            return Value(try interpreter.text(of: arguments.value(0)))
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
            Value(String(decoding: try interpreter.bytes(arguments.value(0)), as: UTF8.self))
        }
    }

    private static func registerStringReading(_ registry: inout NativeRegistry) {
        func text(_ name: String, _ read: @escaping (String) -> Value) {
            registry.define("String.\(name)") { _, arguments in read(try arguments.string(0)) }
        }
        text("count") { .int($0.count) }
        text("isEmpty") { .bool($0.isEmpty) }
        text("first") { Value(optional: $0.first.map { Value($0) }) }
        text("last") { Value(optional: $0.last.map { Value($0) }) }
        text("debugDescription") { Value($0.debugDescription) }
        text("utf8") { Value(array: $0.utf8.lazy.map { .uint8($0) }) }
        text("utf16") { Value(array: $0.utf16.lazy.map { .uint16($0) }) }
        text("_scalarValues()") { Value(array: $0.unicodeScalars.lazy.map { .uint32($0.value) }) }
        text("uppercased()") { Value($0.uppercased()) }
        text("lowercased()") { Value($0.lowercased()) }
        registry.define("String.hasPrefix(_:)") { _, arguments in
            .bool(try arguments.string(0).hasPrefix(arguments.string(1)))
        }
        registry.define("String.hasSuffix(_:)") { _, arguments in
            .bool(try arguments.string(0).hasSuffix(arguments.string(1)))
        }
        registry.define("String.contains(_:)") { _, arguments in
            let text = try arguments.string(0)
            if let character = try arguments.value(1).asCharacter { return .bool(text.contains(character)) }
            let other = try arguments.string(1)
            return .bool(other.isEmpty || !text.matches(of: other, limit: 1).isEmpty)
        }
        func part(_ name: String, _ take: @escaping (String, Int) -> Substring) {
            registry.define("String.\(name)") { interpreter, arguments in
                let length = arguments.count > 1 ? try arguments.int(1) : 1
                guard length >= 0 else {
                    throw interpreter.fatal("Can't take a negative number of characters", fix: "give at least 0")
                }
                return Value(String(take(try arguments.string(0), length)))
            }
        }
        part("prefix(_:)") { $0.prefix($1) }
        part("suffix(_:)") { $0.suffix($1) }
        part("dropFirst(_:)") { $0.dropFirst($1) }
        part("dropLast(_:)") { $0.dropLast($1) }
        registry.define("String.split(separator:maxSplits:omittingEmptySubsequences:)") { _, arguments in
            let (text, omits) = (try arguments.string(0), try arguments.bool(3))
            let limit = max(0, try arguments.int(2))
            let pieces: [Substring]
            if let character = try arguments.value(1).asCharacter {
                pieces = text.split(separator: character, maxSplits: limit, omittingEmptySubsequences: omits)
            } else {
                pieces = text.pieces(separatedBy: try arguments.string(1), limit: limit, omitsEmpty: omits)
            }
            return Value(array: pieces.lazy.map { Value(String($0)) })
        }
    }

    private static func registerStringEditing(_ registry: inout NativeRegistry) {
        for name in ["append(_:)", "write(_:)"] {
            registry.define("String.\(name)") { _, arguments in
                let other = try arguments.string(1)
                return try arguments.appendToString(other)
            }
        }
        registry.define("String.append(contentsOf:)") { interpreter, arguments in
            let other = try interpreter.text(of: arguments.value(1))
            return try arguments.appendToString(other)
        }
        registry.define("static String.+(_:_:)") { _, arguments in
            Value(try arguments.string(1) + arguments.string(2))
        }
        registry.define("String.removeFirst()") { interpreter, arguments in
            try arguments.mutateString {
                guard !$0.isEmpty else {
                    throw interpreter.fatal(
                        "Can't remove first element from an empty collection", fix: "check isEmpty first")
                }
                return Value($0.removeFirst())
            }
        }
        registry.define("String.removeLast()") { interpreter, arguments in
            try arguments.mutateString {
                guard !$0.isEmpty else {
                    throw interpreter.fatal(
                        "Can't remove last element from an empty collection", fix: "check isEmpty first")
                }
                return Value($0.removeLast())
            }
        }
        registry.define("String.replacing(_:with:)") { _, arguments in
            Value(try arguments.string(0).replacing(try arguments.string(1), by: try arguments.string(2)))
        }
    }

    /// Indices are offsets in UTF-8; what lies outside of the string is an error, never an access.
    private static func registerStringIndices(_ registry: inout NativeRegistry) {
        registry.define("String._byteCount") { _, arguments in .int(try arguments.string(0).utf8.count) }
        registry.define("String._offset(_:by:)") { _, arguments in
            let text = try arguments.string(0)
            guard let start = text.index(atOffset: try arguments.int(1)) else { return .none }
            let distance = try arguments.int(2)
            let limit = distance < 0 ? text.startIndex : text.endIndex
            guard let end = text.index(start, offsetBy: distance, limitedBy: limit) else { return .none }
            return .int(end.utf16Offset(in: text) == 0 ? 0 : text.utf8.distance(from: text.startIndex, to: end))
        }
        registry.define("String._distance(_:_:)") { interpreter, arguments in
            let text = try arguments.string(0)
            guard let start = text.index(atOffset: try arguments.int(1)),
                let end = text.index(atOffset: try arguments.int(2))
            else { throw interpreter.stringIndexTrap() }
            return .int(text.distance(from: start, to: end))
        }
        registry.define("String._character(at:)") { interpreter, arguments in
            let text = try arguments.string(0)
            guard let index = text.index(atOffset: try arguments.int(1)), index < text.endIndex else {
                throw interpreter.stringIndexTrap()
            }
            return Value(text[index])
        }
        registry.define("String._slice(_:_:)") { interpreter, arguments in
            let text = try arguments.string(0)
            guard let start = text.index(atOffset: try arguments.int(1)),
                let end = text.index(atOffset: try arguments.int(2)), start <= end
            else { throw interpreter.stringIndexTrap() }
            return Value(String(text[start..<end]))
        }
        registry.define("String._bounds(_:)") { interpreter, arguments in
            let (low, high) = try interpreter.byteOffsets(arguments)
            return .cell(TupleCell(elements: [.int(low), .int(high)]))
        }
        registry.define("String.subscript(_:)") { interpreter, arguments in
            let text = try arguments.string(0)
            let (low, high) = try interpreter.byteOffsets(arguments)
            guard let start = text.index(atOffset: low), let end = text.index(atOffset: high), start <= end else {
                throw interpreter.stringIndexTrap()
            }
            return Value(String(text[start..<end]))
        }
        registry.define("String._matches(_:)") { _, arguments in
            Value(array: try arguments.string(0).matches(of: arguments.string(1), limit: .max).lazy.map { .int($0) })
        }
    }
}

extension Arguments {
    /// Appends in place where nobody else refers to the string.
    fileprivate func appendToString(_ other: String) throws -> Value {
        var string = try string(0)
        self[0] = .void
        string += other
        self[0] = Value(string)
        return .void
    }
}

extension Interpreter {
    /// Where the range of indices in the second argument begins and ends in the string in the first one.
    fileprivate func byteOffsets(_ arguments: Arguments) throws -> (Int, Int) {
        let text = try arguments.string(0)
        let range = try arguments.cell(1, as: StructCell.self, "a range")
        let (low, high) = try offsets(of: range, count: text.utf8.count) { bound in
            guard case .cell(let index as StructCell) = bound else { return nil }
            return index.fields.first?.asInt
        }
        guard range.type.name == "ClosedRange" || range.type.name == "PartialRangeThrough" else { return (low, high) }
        // A closed range ends after the character that its upper bound points at.
        guard let last = text.index(atOffset: high - 1), last < text.endIndex else { throw stringIndexTrap() }
        return (low, text.utf8.distance(from: text.startIndex, to: text.index(after: last)))
    }

    fileprivate func stringIndexTrap() -> Trap {
        fatal("String index is out of bounds", fix: "compare the index with startIndex and endIndex first")
    }
}

extension String {
    /// The index at an offset in UTF-8, rounded down to a character's start; nil outside of the string.
    fileprivate func index(atOffset offset: Int) -> String.Index? {
        guard offset >= 0, offset <= utf8.count else { return nil }
        return utf8.index(startIndex, offsetBy: offset)
    }

    /// The offsets in UTF-8 of non-overlapping occurrences, at most `limit`.
    func matches(of other: String, limit: Int) -> [Int] {
        let (haystack, needle) = (Array(utf8), Array(other.utf8))
        guard !needle.isEmpty, needle.count <= haystack.count else { return [] }
        var found: [Int] = []
        var start = 0
        while start <= haystack.count - needle.count, found.count < limit {
            if haystack[start] == needle[0], haystack[start..<(start + needle.count)].elementsEqual(needle) {
                found.append(start)
                start += needle.count
            } else {
                start += 1
            }
        }
        return found
    }

    func pieces(separatedBy separator: String, limit: Int, omitsEmpty: Bool) -> [Substring] {
        var pieces: [Substring] = []
        var start = startIndex
        for offset in matches(of: separator, limit: limit) {
            guard let end = index(atOffset: offset) else { continue }
            if start < end || !omitsEmpty { pieces.append(self[start..<end]) }
            start = utf8.index(end, offsetBy: separator.utf8.count)
        }
        if start < endIndex || !omitsEmpty { pieces.append(self[start...]) }
        return pieces
    }

    func replacing(_ other: String, by replacement: String) -> String {
        pieces(separatedBy: other, limit: .max, omitsEmpty: false).joined(separator: replacement)
    }
}
