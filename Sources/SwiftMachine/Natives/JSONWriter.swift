/// Writes what an encoder collected as JSON, byte for byte as Foundation does.
struct JSONWriter {
    private let interpreter: Interpreter
    private let isPretty: Bool
    private let sortsKeys: Bool
    private let escapesSlashes: Bool
    private(set) var text = ""

    init(_ interpreter: Interpreter, options: Int) {
        self.interpreter = interpreter
        isPretty = options & 1 != 0
        sortsKeys = options & 2 != 0
        escapesSlashes = options & 8 == 0
    }

    /// The fields of the prelude's `_CodingWriter`, in the order of their declaration.
    private enum Field {
        static let kind = 3
        static let scalar = 4
        static let names = 5
        static let nodes = 6
    }

    mutating func write(_ writer: Value, depth: Int = 0) throws {
        guard let object = writer.asObject, object.storage.fields.count > Field.nodes else { return }
        guard depth < 512 else {
            throw interpreter.trap(
                "runtime.json-depth", "JSON is nested more than 512 deep", fix: "encode flatter values")
        }
        let fields = object.storage.fields
        switch fields[Field.kind].asInt {
        case 1: try writeScalar(fields[Field.scalar])
        case 2: try writeArray(try interpreter.elements(of: fields[Field.nodes]), depth)
        case 3:
            let nodes = try interpreter.elements(of: fields[Field.nodes])
            let names = try interpreter.elements(of: fields[Field.names]).compactMap(\.asString)
            try writeObject(names, nodes, depth)
        case 4: text += fields[Field.scalar].asString ?? "null"
        case -1: text += "{}"
        default: text += "null"
        }
    }

    private mutating func writeArray(_ nodes: ContiguousArray<Value>, _ depth: Int) throws {
        text += "["
        for (index, node) in nodes.enumerated() {
            if index > 0 { text += "," }
            startLine(depth + 1)
            try write(node, depth: depth + 1)
        }
        if nodes.isEmpty, isPretty { text += "\n" }
        startLine(depth)
        text += "]"
    }

    private mutating func writeObject(_ names: [String], _ nodes: ContiguousArray<Value>, _ depth: Int) throws {
        // A key that was encoded twice has its last value, at its first place.
        var order: [String] = []
        var members: [String: Value] = [:]
        for (name, node) in zip(names, nodes) where members.updateValue(node, forKey: name) == nil {
            order.append(name)
        }
        if sortsKeys { order.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) } }
        text += "{"
        for (index, name) in order.enumerated() {
            if index > 0 { text += "," }
            startLine(depth + 1)
            writeString(name)
            text += isPretty ? " : " : ":"
            if let node = members[name] { try write(node, depth: depth + 1) }
        }
        if order.isEmpty, isPretty { text += "\n" }
        startLine(depth)
        text += "}"
    }

    private mutating func startLine(_ depth: Int) {
        guard isPretty else { return }
        text += "\n" + String(repeating: "  ", count: depth)
    }

    private mutating func writeScalar(_ value: Value) throws {
        let value = value.unerased.unwrapped ?? .none
        if let string = value.asString {
            writeString(string)
        } else if let flag = value.asBool {
            text += flag ? "true" : "false"
        } else if let number = value.anyInteger {
            text += "\(number)"
        } else if case .float(let number) = value {
            text += number.description.withoutZeroFraction
        } else if let number = value.asAnyDouble {
            text += number.description.withoutZeroFraction
        } else {
            text += try interpreter.describe(value)
        }
    }

    private mutating func writeString(_ string: String) {
        text += "\""
        for scalar in string.unicodeScalars {
            switch scalar {
            case "\"": text += "\\\""
            case "\\": text += "\\\\"
            case "/": text += escapesSlashes ? "\\/" : "/"
            case "\u{8}": text += "\\b"
            case "\u{C}": text += "\\f"
            case "\n": text += "\\n"
            case "\r": text += "\\r"
            case "\t": text += "\\t"
            case "\u{0}"..<"\u{20}":
                let digits = String(scalar.value, radix: 16)
                text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: text.unicodeScalars.append(scalar)
            }
        }
        text += "\""
    }
}

extension String {
    /// `1` for `1.0`, as JSON has it.
    fileprivate var withoutZeroFraction: String { hasSuffix(".0") ? String(dropLast(2)) : self }
}
