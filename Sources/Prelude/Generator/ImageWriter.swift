/// Writes tables as string literals, which cost neither compile time nor start-up work.
///
/// Numbers take five hexadecimal digits each.
struct ImageWriter {
    private var lines = [
        "// Made from the declarations of the prelude by each build.",
        "@_implementationOnly import SwiftSyntax",
        "extension PreludeImage {",
    ]

    /// A short list of strings.
    mutating func list(_ name: String, _ values: [String]) {
        lines.append("    static let \(name): [StaticString] = [")
        lines += values.map { "        \"\($0.replacing("\n", with: " "))\"," }
        lines.append("    ]")
    }

    /// Kinds of syntax nodes.
    mutating func kinds(_ name: String, _ kinds: [String]) {
        lines.append("    static let \(name): [SyntaxKind] = [")
        lines += kinds.map { "        .\($0)," }
        lines.append("    ]")
    }

    /// A long text, as written.
    mutating func block(_ name: String, _ text: String) {
        lines.append("    static let \(name): StaticString = ##\"\"\"")
        lines.append(text)
        lines.append("\"\"\"##")
    }

    mutating func column(_ name: String, _ values: [Int]) {
        lines.append("    static let \(name) = PackedNumbers(digits: \"\(values.map(digits).joined())\")")
    }

    /// Lists of numbers: where each ends, and all their elements.
    mutating func rows(_ name: String, _ rows: [[Int]]) {
        lines.append("    static let \(name) = PackedRows(")
        lines.append("        ends: PackedNumbers(digits: \"\(ends(rows.map(\.count)))\"),")
        lines.append("        elements: PackedNumbers(digits: \"\(rows.joined().map(digits).joined())\"))")
    }

    /// Sorted words.
    mutating func words(_ name: String, _ words: [String]) {
        lines.append("    static let \(name) = PackedWords(")
        lines.append("        ends: PackedNumbers(digits: \"\(ends(words.map(\.utf8.count)))\"),")
        lines.append("        characters: ##\"\(words.joined())\"##)")
    }

    /// Lists of numbers that are read from the front: small numbers take one character.
    mutating func streams(_ name: String, _ rows: [[Int]]) {
        let streams = rows.map { row in row.map(characters).joined() }
        lines.append("    static let \(name) = PackedStreams(")
        lines.append("        ends: PackedNumbers(digits: \"\(ends(streams.map(\.utf8.count)))\"),")
        lines.append("        characters: ##\"\(streams.joined())\"##)")
    }

    /// Digits to the base of 45, the lowest first; all but the last one are raised by 45. The first character is `#`,
    /// so that no quotation mark occurs.
    private func characters(_ value: Int) -> String {
        var rest = value
        var text = ""
        while rest >= 45 {
            text.unicodeScalars.append(UnicodeScalar(UInt8(35 + 45 + rest % 45)))
            rest /= 45
        }
        text.unicodeScalars.append(UnicodeScalar(UInt8(35 + rest)))
        return text
    }

    /// Where each of the parts that are put one behind the other ends.
    private func ends(_ counts: [Int]) -> String {
        var end = 0
        return counts.map { count in
            end += count
            return digits(end)
        }.joined()
    }

    func finish() -> String { (lines + ["}", ""]).joined(separator: "\n") }

    private func digits(_ value: Int) -> String {
        let digits = String(value, radix: 16)
        return String(repeating: "0", count: max(0, 5 - digits.count)) + digits
    }
}
