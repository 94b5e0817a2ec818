/// Writes tables as string literals, which cost neither compile time nor start-up work.
///
/// Numbers take five hexadecimal digits each.
struct ImageWriter {
    private var lines: [String] = [
        "// Made by `swift run prelude-image` from the files in Prelude/Declarations; not edited by hand.",
        "// swift-format-ignore-file", "", "extension PreludeImage {",
    ]

    /// A short list of strings.
    mutating func list(_ name: String, _ values: [String]) {
        lines.append("    static let \(name): [StaticString] = [")
        lines += values.map { "        \"\($0.replacing("\n", with: " "))\"," }
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
        var end = 0
        let ends = rows.map { row in
            end += row.count
            return end
        }
        lines.append("    static let \(name) = PackedRows(")
        lines.append("        ends: PackedNumbers(digits: \"\(ends.map(digits).joined())\"),")
        lines.append("        elements: PackedNumbers(digits: \"\(rows.joined().map(digits).joined())\"))")
    }

    /// Sorted words.
    mutating func words(_ name: String, _ words: [String]) {
        var end = 0
        let ends = words.map { word in
            end += word.utf8.count
            return end
        }
        lines.append("    static let \(name) = PackedWords(")
        lines.append("        ends: PackedNumbers(digits: \"\(ends.map(digits).joined())\"),")
        lines.append("        characters: ##\"\(words.joined())\"##)")
    }

    func finish() -> String { (lines + ["}", ""]).joined(separator: "\n") }

    private func digits(_ value: Int) -> String {
        let digits = String(value, radix: 16)
        return String(repeating: "0", count: max(0, 5 - digits.count)) + digits
    }
}
