// Strings are sequences of characters, sliced by index.
let text = "Hello, Wörld 👋🏽!"
print(text.count, text.first ?? "-", text.last ?? "-", text.isEmpty, text.utf8.count, text.unicodeScalars.count)
print(text.uppercased(), text.lowercased(), String(text.reversed()), text.hasPrefix("Hell"), text.hasSuffix("!"))
print(
    text.contains("W"), text.contains("lo, W"), text.firstIndex(of: "W") == nil, text.prefix(5), text.suffix(3),
    text.dropFirst(7), text.dropLast(4))
let comma = text.firstIndex(of: ",")!
print(text[..<comma], text[text.index(after: comma)...].prefix(3), text.distance(from: text.startIndex, to: comma))
print(
    text[text.index(text.startIndex, offsetBy: 8)], text[text.index(before: text.endIndex)],
    String(text[comma...].prefix(1)))
print(
    "a,b,,c".split(separator: ","), "a,b,,c".split(separator: ",", omittingEmptySubsequences: false),
    "a b c".split(separator: " ", maxSplits: 1))
print(
    ["x", "y"].joined(), ["x", "y"].joined(separator: ", "), String(repeating: "ab", count: 3), "abc".map { "\($0)-" },
    "abc".filter { $0 != "b" })
var built = "start"
built.append("!")
built.append(contentsOf: " more")
built.insert("_", at: built.startIndex)
built += String(5) + String(true) + String(2.5)
built.removeFirst()
built.removeLast(2)
built.replaceSubrange(built.startIndex..<built.index(built.startIndex, offsetBy: 5), with: "END")
print(built, built.removeAll { $0 == "e" }, built, built.popLast() ?? "-")
for character in "añ😀" {
    print(character, character.isLetter, character.isASCII, character.utf8.count, terminator: "; ")
}
print()
print(
    "a1 B".map { $0.isNumber ? "n" : $0.isUppercase ? "U" : $0.isWhitespace ? "w" : "l" }.joined(),
    Character("7").wholeNumberValue ?? 0, "abc".randomElement() != nil)
print(
    "a".unicodeScalars.first!.value, Character("b").asciiValue ?? 0, String(UnicodeScalar(65)), Array("xyz".utf8),
    String(decoding: [104, 105], as: UTF8.self))
print("b" > "a", "abc" == "abc", "\u{e9}" == "e\u{301}", "e\u{301}".count, "x".compare("y"), "ab".elementsEqual("ab"))
print(
    "zebra".sorted(), String("zebra".sorted()),
    "mississippi".reduce(into: [:]) { $0[$1, default: 0] += 1 }.sorted { $0.key < $1.key }.map {
        "\($0.key)\($0.value)"
    })
print(
    "one\ntwo\r\nthree".split(whereSeparator: \.isNewline), "k=v".firstRange("="), "  pad ".trimmed(),
    "Swift".enumerated().map { $0.offset.isMultiple(of: 2) ? $0.element.uppercased() : $0.element.lowercased() }
        .joined())

extension String {
    func trimmed() -> Substring { drop { $0 == " " }.prefix { $0 != " " } }
    func compare(_ other: String) -> Int { self < other ? -1 : self == other ? 0 : 1 }
    func firstRange(_ character: Character) -> Int {
        firstIndex(of: character).map { distance(from: startIndex, to: $0) } ?? -1
    }
}
