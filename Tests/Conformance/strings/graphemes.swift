// Characters are grapheme clusters; bytes, code units and scalars are views of the same string.
let samples = ["cafe", "caf\u{e9}", "cafe\u{301}", "👨‍👩‍👧", "🇩🇪🇫🇷", "👋🏽", "a\r\nb", "नमस्ते", ""]
for text in samples {
    print(
        text.debugDescription, text.count, text.unicodeScalars.count, text.utf16.count, text.utf8.count)
}
print("caf\u{e9}" == "cafe\u{301}", "caf\u{e9}".hashValue == "cafe\u{301}".hashValue)
print(
    Set(["caf\u{e9}", "cafe\u{301}"]).count, "cafe\u{301}".hasPrefix("cafe"),
    "cafe\u{301}".hasPrefix("caf"))
print("cafe\u{301}".contains("e"), "cafe\u{301}".contains("\u{e9}"), "cafe\u{301}".last == "\u{e9}")
let family = "👨‍👩‍👧!"
for character in family {
    print(character, character.unicodeScalars.map { String($0.value, radix: 16) })
}
print(String(family.reversed()), family.first ?? "?", family.dropFirst())
for scalar in "e\u{301}🎉".unicodeScalars { print(scalar.value, scalar.isASCII, scalar) }
print(Array("é🎉".utf8), Array("é🎉".utf16))
var growing = "e"
for piece in ["\u{301}", "x", "\u{1F1E9}", "\u{1F1EA}"] {
    growing += piece
    print(growing, growing.count)
}
print(
    String(decoding: [0xE2, 0x82, 0xAC], as: UTF8.self), String(UnicodeScalar(0x41)),
    Character("\u{1F600}"))
print(
    "straße".uppercased(), "İ".lowercased().unicodeScalars.count, "ΑΣ".lowercased(), "ﬁ".uppercased())
