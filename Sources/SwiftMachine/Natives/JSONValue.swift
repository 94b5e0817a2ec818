/// A JSON text as a tree that keeps what Swift's values would lose: the order of members and the digits of numbers.
indirect enum JSONValue {
    case null
    case bool(Bool)
    case number(String)
    case string(String)
    case array([JSONValue])
    case object([(key: String, value: JSONValue)], index: [String: Int])
}

/// A parsed JSON value as a value of the program; it holds no values of the interpreter.
final class JSONCell: HeapCell {
    let json: JSONValue
    init(_ json: JSONValue) { self.json = json }
}

/// Reads JSON as Foundation does: a trailing comma is let pass, and a depth of 512 is the most.
struct JSONParser {
    private struct Malformed: Error {}

    private let bytes: [UInt8]
    private let allowsJSON5: Bool
    private var position = 0

    static func parse(_ bytes: [UInt8], allowsJSON5: Bool = false) -> JSONValue? {
        var parser = JSONParser(bytes: bytes, allowsJSON5: allowsJSON5)
        guard let value = try? parser.value(depth: 0) else { return nil }
        guard (try? parser.skipSpace()) != nil, parser.position == bytes.count else { return nil }
        return value
    }

    private init(bytes: [UInt8], allowsJSON5: Bool) {
        self.bytes = bytes
        self.allowsJSON5 = allowsJSON5
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
    }

    private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

    private mutating func skipSpace() throws {
        while let byte = next {
            switch byte {
            case 9, 10, 13, 32: position += 1
            case UInt8(ascii: "/") where allowsJSON5: try skipComment()
            default: return
            }
        }
    }

    private mutating func skipComment() throws {
        position += 1
        switch next {
        case UInt8(ascii: "/"): while let byte = next, byte != 10 { position += 1 }
        case UInt8(ascii: "*"):
            position += 1
            while position + 1 < bytes.count, bytes[position] != UInt8(ascii: "*") || bytes[position + 1] != 47 {
                position += 1
            }
            position = min(position + 2, bytes.count)
        default: throw Malformed()
        }
    }

    private mutating func value(depth: Int) throws -> JSONValue {
        guard depth < 512 else { throw Malformed() }
        try skipSpace()
        switch next {
        case UInt8(ascii: "{"): return try object(depth: depth)
        case UInt8(ascii: "["): return try array(depth: depth)
        case UInt8(ascii: "\""): return .string(try string(until: UInt8(ascii: "\"")))
        case UInt8(ascii: "'") where allowsJSON5: return .string(try string(until: UInt8(ascii: "'")))
        case UInt8(ascii: "t"): return try literal("true", .bool(true))
        case UInt8(ascii: "f"): return try literal("false", .bool(false))
        case UInt8(ascii: "n"): return try literal("null", .null)
        default: return .number(try number())
        }
    }

    private mutating func literal(_ text: String, _ value: JSONValue) throws -> JSONValue {
        guard bytes[position...].starts(with: text.utf8) else { throw Malformed() }
        position += text.utf8.count
        return value
    }

    private mutating func array(depth: Int) throws -> JSONValue {
        position += 1
        var elements: [JSONValue] = []
        while true {
            try skipSpace()
            if next == UInt8(ascii: "]") { break }
            elements.append(try value(depth: depth + 1))
            if try !skipComma(before: UInt8(ascii: "]")) { break }
        }
        position += 1
        return .array(elements)
    }

    private mutating func object(depth: Int) throws -> JSONValue {
        position += 1
        var members: [(key: String, value: JSONValue)] = []
        var index: [String: Int] = [:]
        while true {
            try skipSpace()
            if next == UInt8(ascii: "}") { break }
            let key = try self.key()
            try skipSpace()
            guard next == UInt8(ascii: ":") else { throw Malformed() }
            position += 1
            let value = try value(depth: depth + 1)
            if let known = index[key] {
                members[known].value = value
            } else {
                index[key] = members.count
                members.append((key, value))
            }
            if try !skipComma(before: UInt8(ascii: "}")) { break }
        }
        position += 1
        return .object(members, index: index)
    }

    private mutating func key() throws -> String {
        switch next {
        case UInt8(ascii: "\""): return try string(until: UInt8(ascii: "\""))
        case UInt8(ascii: "'") where allowsJSON5: return try string(until: UInt8(ascii: "'"))
        case let byte? where allowsJSON5 && isNameByte(byte):
            let start = position
            while let byte = next, isNameByte(byte) { position += 1 }
            return String(decoding: bytes[start..<position], as: UTF8.self)
        default: throw Malformed()
        }
    }

    private func isNameByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
            true
        default: false
        }
    }

    /// Whether another element may follow; after a comma the end may follow too.
    private mutating func skipComma(before end: UInt8) throws -> Bool {
        try skipSpace()
        if next == UInt8(ascii: ",") {
            position += 1
            return true
        }
        guard next == end else { throw Malformed() }
        return false
    }

    private mutating func number() throws -> String {
        let start = position
        func isDigit(_ byte: UInt8?) -> Bool { byte.map { (48...57).contains($0) } ?? false }
        if next == UInt8(ascii: "-") || allowsJSON5 && next == UInt8(ascii: "+") { position += 1 }
        guard isDigit(next) else { throw Malformed() }
        let hasLeadingZero = next == 48
        var digits = 0
        while isDigit(next) {
            position += 1
            digits += 1
        }
        guard !hasLeadingZero || digits == 1 else { throw Malformed() }
        if next == UInt8(ascii: ".") {
            position += 1
            guard isDigit(next) else { throw Malformed() }
            while isDigit(next) { position += 1 }
        }
        if next == UInt8(ascii: "e") || next == UInt8(ascii: "E") {
            position += 1
            if next == UInt8(ascii: "-") || next == UInt8(ascii: "+") { position += 1 }
            guard isDigit(next) else { throw Malformed() }
            while isDigit(next) { position += 1 }
        }
        return String(decoding: bytes[start..<position], as: UTF8.self)
    }

    private mutating func string(until quote: UInt8) throws -> String {
        position += 1
        var text: [UInt8] = []
        while let byte = next {
            position += 1
            switch byte {
            case quote:
                guard let string = String(validating: text, as: UTF8.self) else { throw Malformed() }
                return string
            case UInt8(ascii: "\\"): try escape(into: &text)
            case 0..<32: throw Malformed()
            default: text.append(byte)
            }
        }
        throw Malformed()
    }

    private mutating func escape(into text: inout [UInt8]) throws {
        guard let byte = next else { throw Malformed() }
        position += 1
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(byte)
        case UInt8(ascii: "'") where allowsJSON5: text.append(byte)
        case UInt8(ascii: "b"): text.append(8)
        case UInt8(ascii: "f"): text.append(12)
        case UInt8(ascii: "n"): text.append(10)
        case UInt8(ascii: "r"): text.append(13)
        case UInt8(ascii: "t"): text.append(9)
        case UInt8(ascii: "u"): try unicodeEscape(into: &text)
        default: throw Malformed()
        }
    }

    private mutating func unicodeEscape(into text: inout [UInt8]) throws {
        var code = UInt32(try hexUnit())
        if (0xD800..<0xDC00).contains(code) {
            guard bytes[position...].starts(with: "\\u".utf8) else { throw Malformed() }
            position += 2
            let low = UInt32(try hexUnit())
            guard (0xDC00..<0xE000).contains(low) else { throw Malformed() }
            code = 0x10000 + (code - 0xD800) << 10 + (low - 0xDC00)
        }
        guard let scalar = Unicode.Scalar(code) else { throw Malformed() }
        text += Array(String(Character(scalar)).utf8)
    }

    private mutating func hexUnit() throws -> UInt16 {
        guard position + 4 <= bytes.count,
            let unit = UInt16(String(decoding: bytes[position..<position + 4], as: UTF8.self), radix: 16)
        else { throw Malformed() }
        position += 4
        return unit
    }
}
