/// Splits source into words, numbers, blanks and single signs: enough to mutate it, whatever it is.
enum Token {
    static func split(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
        var tokens: [ArraySlice<UInt8>] = []
        var start = 0
        while start < bytes.count {
            var end = start + 1
            let kind = kind(of: bytes[start])
            while end < bytes.count, kind != .sign, Self.kind(of: bytes[end]) == kind { end += 1 }
            tokens.append(bytes[start..<end])
            start = end
        }
        return tokens
    }

    static func isWord(_ token: ArraySlice<UInt8>) -> Bool { token.first.map { kind(of: $0) == .word } ?? false }

    private enum Kind { case word, blank, sign }

    private static func kind(of byte: UInt8) -> Kind {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
            .word
        case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\t"), UInt8(ascii: "\r"): .blank
        default: .sign
        }
    }

    /// What turns a program into another kind of program.
    static let interesting = [
        "0", "-1", "9223372036854775807", "-9223372036854775808", "1e308", ".nan", ".infinity", "0x7fff", "nil", "self",
        "Self", "super", "true", "\"\"", "\"\\(self)\"", "[]", "[:]", "()", "{ }", "{ $0 }", "{ $0($0) }", "?", "!",
        "??",
        "&", "as!", "as?", "is", "try!", "try?", "try", "await", "throw", "inout", "&&", "...", "..<", "1...0",
        "\\.self",
        "\\.count", "$0", "_", "@State", "@Binding", "@Published", "@Observable", "@StateObject", "lazy", "weak",
        "unowned", "static", "class", "struct", "enum", "protocol", "extension", "associatedtype", "typealias", "init",
        "deinit", "subscript", "some View", "any Equatable", "Any", "AnyObject", "Int8", "UInt", "Double", "String",
        "Array<Int>", "T", "Never", "fatalError()", "return", "break", "continue", "fallthrough", "defer {", "guard",
        "switch", "case", "default:", "where", "for", "while true {", "repeat", "indirect", "mutating", "#if", "#endif",
        "#selector", "#expect", "@Test", "@MainActor", "func", "operator", "~=", "==", "===", "<", ">>", "&+", "->",
        "Int.max", "Int.min", "Array(repeating: 0, count: 100000000)", "String(repeating: \"a\", count: 1 << 30)",
        ".id(UUID())", "ForEach(0..<1000000000, id: \\.self) { Text(\"\\($0)\") }", ".onAppear { }", "Text(\"\")",
        "AnyView(self)", ".environmentObject(self)", "withAnimation { }", "Task { }", "DispatchQueue.main.async { }",
    ]
}
