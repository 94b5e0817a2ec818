import SwiftFrontEnd

/// What the containers of `Codable` ask of types, and of parsed JSON.
extension NativeRegistry {
    static func registerCoding(_ registry: inout NativeRegistry) {
        registerCodingTypes(&registry)
        registerCodedNodes(&registry)
        registry.define("_parseJSON(_:_:)") { interpreter, arguments in
            let bytes = try interpreter.bytes(arguments.value(0))
            let allowsJSON5 = try arguments.bool(1)
            return JSONParser.parse(bytes, allowsJSON5: allowsJSON5).map { .cell(JSONCell($0)) } ?? .none
        }
        registry.define("_writeJSON(_:_:)") { interpreter, arguments in
            var writer = JSONWriter(interpreter, options: try arguments.int(1))
            try writer.write(arguments.value(0))
            return Value(bytes: writer.text.utf8)
        }
        registry.define("_fromSnakeCase(_:)") { _, arguments in Value(fromSnakeCase(try arguments.string(0))) }
        registry.define("_toSnakeCase(_:)") { _, arguments in Value(toSnakeCase(try arguments.string(0))) }
        registry.register("_isJSONObject(_:)") { interpreter, arguments in
            .bool(try interpreter.isJSONContainer(arguments[0].unerased, depth: 0))
        }
    }

    private static func registerCodingTypes(_ registry: inout NativeRegistry) {
        registry.register("_codingKind(_:)") { _, arguments in .int(CodingKind(arguments[0].asType).rawValue) }
        registry.register("_codingArgument(_:_:)") { interpreter, arguments in
            guard case .nominal(_, let types)? = arguments[0].asType, let index = arguments[1].asInt,
                types.indices.contains(index)
            else { return interpreter.metatype(.unknown) }
            return interpreter.metatype(types[index])
        }
        registry.register("_encodingKind(_:)") { interpreter, arguments in
            guard let value = arguments[0].unerased.unwrapped else { return .int(0) }
            if let number = value.asAnyDouble, value.asAnyInt == nil { return .int(number.isFinite ? 1 : 2) }
            guard let type = interpreter.nominalType(of: value) else { return .int(-1) }
            if type.known == .arraySlice { return .int(CodingKind.array.rawValue) }
            let kind = CodingKind(.nominal(type, []))
            return .int(kind == .unknown ? -1 : kind.rawValue)
        }
    }

    private static func registerCodedNodes(_ registry: inout NativeRegistry) {
        registry.register("_codedKind(_:)") { _, arguments in
            switch arguments[0].json {
            case .null: .int(0)
            case .bool: .int(1)
            case .number: .int(2)
            case .string: .int(3)
            case .array: .int(4)
            case .object: .int(5)
            }
        }
        registry.register("_codedCount(_:)") { _, arguments in
            if case .array(let elements) = arguments[0].json { return .int(elements.count) }
            return .int(0)
        }
        registry.register("_codedItem(_:_:)") { _, arguments in
            guard case .array(let elements) = arguments[0].json, let index = arguments[1].asInt,
                elements.indices.contains(index)
            else { return .cell(JSONCell(.null)) }
            return .cell(JSONCell(elements[index]))
        }
        registry.register("_codedKeys(_:)") { _, arguments in
            guard case .object(let members, _) = arguments[0].json else { return Value(array: []) }
            return Value(array: members.map { Value($0.key) })
        }
        registry.register("_codedMember(_:_:)") { _, arguments in
            guard case .object(let members, let index) = arguments[0].json, let key = arguments[1].asString,
                let place = index[key]
            else { return .none }
            return .cell(JSONCell(members[place].value))
        }
        registry.register("_codedText(_:)") { _, arguments in
            switch arguments[0].json {
            case .number(let text), .string(let text): Value(text)
            default: Value("")
            }
        }
        registry.register("_codedScalar(_:_:)") { _, arguments in
            guard case .nominal(let type, _)? = arguments[1].asType, case .builtin(let builtin) = type.representation
            else { return .none }
            return arguments[0].json.scalar(as: builtin) ?? .none
        }
        registry.register("_codedPlain(_:)") { interpreter, arguments in
            try interpreter.plainValue(of: arguments[0].json)
        }
    }

    /// `first_name` as `firstName`; underscores at either end stay.
    private static func fromSnakeCase(_ key: String) -> String {
        guard let first = key.firstIndex(where: { $0 != "_" }), let last = key.lastIndex(where: { $0 != "_" }) else {
            return key
        }
        let words = key[first...last].split(separator: "_")
        guard words.count > 1 else { return key }
        let joined = words[0].lowercased() + words.dropFirst().map { String($0).capitalizedWord }.joined()
        return key[..<first] + joined + key[key.index(after: last)...]
    }

    /// `myURLKey` as `my_url_key`.
    private static func toSnakeCase(_ key: String) -> String {
        var words: [Substring] = []
        var start = key.startIndex
        var search = key.index(start, offsetBy: 1, limitedBy: key.endIndex) ?? key.endIndex
        while let upper = key[search...].firstIndex(where: \.isUppercase) {
            words.append(key[start..<upper])
            guard let lower = key[upper...].firstIndex(where: \.isLowercase) else {
                start = upper
                break
            }
            if lower == key.index(after: upper) {
                start = upper
            } else {
                // The last capital of several begins the next word.
                let before = key.index(before: lower)
                words.append(key[upper..<before])
                start = before
            }
            search = lower
        }
        words.append(key[start...])
        return words.map { $0.lowercased() }.joined(separator: "_")
    }
}

extension String {
    /// The first letter in upper case and the others in lower case.
    fileprivate var capitalizedWord: String { prefix(1).uppercased() + dropFirst().lowercased() }
}

/// How the containers of `Codable` treat a type; the numbers are those that the prelude's `_decode` switches over.
enum CodingKind: Int {
    case declared = -1
    case scalar = 1
    case optional, array, dictionary, set, date, data, url, decimal, unknown

    init(_ type: SwiftType?) {
        guard case .nominal(let nominal, _)? = type else {
            self = .unknown
            return
        }
        switch nominal.representation {
        case .builtin(let builtin):
            switch builtin {
            case .bool, .string: self = .scalar
            case .optional: self = .optional
            case .array: self = .array
            case .dictionary: self = .dictionary
            case .set: self = .set
            case .any: self = .unknown
            default: self = builtin.isNumber ? .scalar : .declared
            }
        case .opaque: self = .unknown
        case .declared:
            let foundation: [String: CodingKind] = ["Date": .date, "Data": .data, "URL": .url, "Decimal": .decimal]
            self = nominal.isFromPrelude && nominal.parent == nil ? foundation[nominal.name] ?? .declared : .declared
        }
    }
}

extension JSONValue {
    /// A number, text or truth value as a value of a builtin type, nil where it is none.
    fileprivate func scalar(as builtin: Builtin) -> Value? {
        switch (self, builtin) {
        case (.bool(let flag), .bool): .bool(flag)
        case (.string(let text), .string): Value(text)
        case (.number(let text), .double): Double(text).flatMap { $0.isFinite ? .double($0) : nil }
        case (.number(let text), .float): Float(text).flatMap { $0.isFinite ? .float($0) : nil }
        case (.number(let text), _) where builtin.isNumber: Self.integer(text, as: builtin)
        default: nil
        }
    }

    private static func integer(_ text: String, as builtin: Builtin) -> Value? {
        func exactly<Number: FixedWidthInteger>(_ type: Number.Type) -> Number? {
            Number(text) ?? Double(text).flatMap { Number(exactly: $0) }
        }
        return switch builtin {
        case .int: exactly(Int.self).map { .int($0) }
        case .int8: exactly(Int8.self).map { .int8($0) }
        case .int16: exactly(Int16.self).map { .int16($0) }
        case .int32: exactly(Int32.self).map { .int32($0) }
        case .int64: exactly(Int64.self).map { .int64($0) }
        case .uint: exactly(UInt.self).map { .uint($0) }
        case .uint8: exactly(UInt8.self).map { .uint8($0) }
        case .uint16: exactly(UInt16.self).map { .uint16($0) }
        case .uint32: exactly(UInt32.self).map { .uint32($0) }
        case .uint64: exactly(UInt64.self).map { .uint64($0) }
        default: nil
        }
    }
}

extension Value {
    /// The parsed JSON that a value is; null for any other value.
    fileprivate var json: JSONValue {
        if case .cell(let cell) = unerased, let cell = cell as? JSONCell { return cell.json }
        return .null
    }

    init(bytes: some Sequence<UInt8>) { self.init(array: bytes.lazy.map { .uint8($0) }) }
}

extension Interpreter {
    /// The bytes in a sequence of them, which is often `Data`.
    func bytes(_ value: Value) throws -> [UInt8] {
        if case .cell(let cell) = value.unerased, let data = cell as? StructCell, data.type.isFromPrelude,
            data.type.name == "Data", let bytes = data.fields.first
        {
            return try self.bytes(bytes)
        }
        return try elements(of: value).map { element in
            if case .uint8(let byte) = element { return byte }
            return UInt8(truncatingIfNeeded: element.asAnyInt ?? 0)
        }
    }

    /// JSON as dictionaries, arrays, numbers, strings and `NSNull`.
    fileprivate func plainValue(of json: JSONValue) throws -> Value {
        switch json {
        case .null: return try preludeType("NSNull").map { try construct($0, labels: [], []) } ?? .none
        case .bool(let flag): return .bool(flag)
        case .number(let text):
            if let number = Int(text) { return .int(number) }
            return .double(Double(text) ?? 0)
        case .string(let text): return Value(text)
        case .array(let elements): return Value(array: try elements.map { try plainValue(of: $0) })
        case .object(let members, _):
            return try makeDictionary(members.map { (key: Value($0.key), value: try plainValue(of: $0.value)) })
        }
    }

    /// Whether a value can stand at the top of a JSON text, and everything in it inside one.
    fileprivate func isJSONContainer(_ value: Value, depth: Int) throws -> Bool {
        guard case .cell(let cell) = value, depth < 512 else { return false }
        func isElement(_ value: Value) throws -> Bool {
            let value = value.unerased
            if value.asString != nil || value.asBool != nil || value.asAnyInt != nil { return true }
            if let number = value.asAnyDouble { return number.isFinite }
            if nominalType(of: value)?.name == "NSNull" { return true }
            return try isJSONContainer(value, depth: depth + 1)
        }
        switch cell {
        case let cell as ArrayCell: return try cell.elements.allSatisfy(isElement)
        case let cell as DictionaryCell:
            return try cell.table.liveIndices.allSatisfy {
                try cell.table.keys[$0].unerased.asString != nil && isElement(cell.table.values[$0])
            }
        default: return false
        }
    }
}
