import Foundation

extension NativeRegistry {
    static func registerStringFoundation(_ registry: inout NativeRegistry) {
        registry.define("StringProtocol.capitalized") { _, arguments in Value(try arguments.string(0).capitalized) }
        registry.define("StringProtocol.components(separatedBy:)") { _, arguments in
            let pieces = try arguments.string(0).pieces(
                separatedBy: arguments.string(1), limit: .max, omitsEmpty: false)
            return Value(array: pieces.lazy.map { Value(String($0)) })
        }
        registry.define("StringProtocol.replacingOccurrences(of:with:)") { _, arguments in
            Value(try arguments.string(0).replacing(try arguments.string(1), by: try arguments.string(2)))
        }
        registry.define("StringProtocol.padding(toLength:withPad:startingAt:)") { interpreter, arguments in
            let (text, length, pad) = (try arguments.string(0), try arguments.int(1), Array(try arguments.string(2)))
            try interpreter.checkCount(length)
            if text.count >= length { return Value(String(text.prefix(max(0, length)))) }
            guard !pad.isEmpty else { return Value(text) }
            let start = max(0, try arguments.int(3))
            return Value(text + String((0..<(length - text.count)).map { pad[(start + $0) % pad.count] }))
        }
        registerStringSearching(&registry)
        registry.define("_formattedAll(_:_:)") { interpreter, arguments in
            let values = try interpreter.elements(of: arguments.value(1))
            return Value(try interpreter.format(try arguments.string(0), values))
        }
        registry.define("_formatted(_:_:)") { interpreter, arguments in
            Value(try interpreter.format(try arguments.string(1), [try arguments.value(0)]))
        }
        registry.define("String.init(format:_:)") { interpreter, arguments in
            let values = try interpreter.elements(of: arguments.value(1))
            return Value(try interpreter.format(try arguments.string(0), values))
        }
    }
}

extension NativeRegistry {
    /// Searching and comparing with options, by Foundation's own rules.
    private static func registerStringSearching(_ registry: inout NativeRegistry) {
        registry.define("StringProtocol._range(of:_:_:_:)") { interpreter, arguments in
            let (cell, other) = (try arguments.stringCell(0), try arguments.string(1))
            guard let low = cell.index(at: try arguments.int(2)), let high = cell.index(at: try arguments.int(3)),
                low <= high
            else { throw interpreter.fatal("String index is out of bounds", fix: "compare it with endIndex first") }
            let options = String.CompareOptions(rawValue: UInt(try arguments.int(4)))
            guard let found = cell.string.range(of: other, options: options, range: low..<high, locale: Locale.neutral)
            else { return .none }
            let bounds: ContiguousArray<Value> = [
                .int(cell.offset(of: found.lowerBound)), .int(cell.offset(of: found.upperBound)),
            ]
            return .cell(TupleCell(elements: bounds))
        }
        registry.define("StringProtocol._compare(_:_:_:)") { _, arguments in
            let (left, right) = (try arguments.string(0), try arguments.string(1))
            let options = String.CompareOptions(rawValue: UInt(try arguments.int(2)))
            let locale = try arguments.bool(3) ? Locale.collating : nil
            return .int(left.compare(right, options: options, range: nil, locale: locale).rawValue)
        }
        registry.define("StringProtocol._folded(_:)") { _, arguments in
            let options = String.CompareOptions(rawValue: UInt(try arguments.int(1)))
            return Value(try arguments.string(0).folding(options: options, locale: Locale.neutral))
        }
        registry.define("_expanded(_:_:_:_:)") { _, arguments in
            let (match, template) = (try arguments.string(1), try arguments.string(2))
            let options: NSRegularExpression.Options = try arguments.bool(3) ? [.caseInsensitive] : []
            guard let expression = try? NSRegularExpression(pattern: try arguments.string(0), options: options)
            else { return Value(template) }
            let range = NSRange(match.startIndex..., in: match)
            return Value(expression.stringByReplacingMatches(in: match, range: range, withTemplate: template))
        }
    }
}

extension Locale {
    /// Where text is compared alike on every machine.
    fileprivate static let neutral = Locale(identifier: "en_US_POSIX")
    /// Whose order people see in lists: capital letters do not come first.
    fileprivate static let collating = Locale(identifier: "en_US")
}

extension Interpreter {
    /// Fills a `printf`-like format, each placeholder with its argument, whatever their number and types are.
    func format(_ format: String, _ arguments: ContiguousArray<Value>) throws -> String {
        var result = ""
        var next = 0
        var rest = Substring(format)
        while let percent = rest.firstIndex(of: "%") {
            result += rest[..<percent]
            rest = rest[rest.index(after: percent)...]
            guard let end = rest.firstIndex(where: { "@dDiuUxXofFeEgGcs%".contains($0) }) else {
                result += "%"
                break
            }
            let options = rest[..<end].filter { !"lhqzjt".contains($0) }
            let kind = rest[end]
            rest = rest[rest.index(after: end)...]
            if kind == "%" {
                result += "%"
                continue
            }
            let value = next < arguments.count ? arguments[next] : .none
            next += 1
            result += try formatted(value, kind, options: String(options))
        }
        return result + rest
    }

    private func formatted(_ value: Value, _ kind: Character, options: String) throws -> String {
        // Only the forms that a format can hold safely reach the host's formatter.
        let isPlain = options.allSatisfy { "0123456789.+- #".contains($0) } && options.count < 12
        switch kind {
        case "d", "D", "i", "u", "U", "x", "X", "o":
            guard isPlain,
                let number = value.asAnyInt ?? value.asAnyDouble.flatMap({ Int(exactly: $0.rounded(.towardZero)) })
            else { return try describe(value) }
            return String(format: "%\(options)l\(kind.lowercased() == "i" ? "d" : String(kind))", number)
        case "f", "F", "e", "E", "g", "G":
            guard isPlain, let number = value.asAnyDouble else { return try describe(value) }
            return String(format: "%\(options)\(kind)", number)
        default: return try describe(value)
        }
    }
}
