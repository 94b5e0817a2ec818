// UTF-8, UTF-16 and scalar views with their own indices.
import Foundation

let text = "Añ🎉!"
for byte in text.utf8.prefix(3) { print(byte, terminator: " ") }
print(
    text.utf8.count, text.utf16.count, text.unicodeScalars.count, text.utf8.first!, text.utf16.last!,
    text.unicodeScalars.first!)
print(
    text.utf8.map { String($0, radix: 16) }.joined(separator: " "),
    text.utf16.map { String($0, radix: 16) }, text.unicodeScalars.map(\.value))
print(
    String(text.unicodeScalars.filter { $0.isASCII }.map(Character.init)), text.utf8.contains(0x21),
    text.utf8.reduce(0) { $0 + Int($1) }, text.utf8.elementsEqual("Añ🎉!".utf8))
print(
    String(decoding: text.utf8, as: UTF8.self) == text,
    String(decoding: Array(text.utf16), as: UTF16.self) == text,
    String(bytes: [72, 105], encoding: .utf8) ?? "-")
print(
    text.utf8.starts(with: [0x41]), Array("ab".utf8), "ab".utf8.reversed().map { $0 },
    "é".unicodeScalars.count, "e\u{301}".unicodeScalars.map { $0.properties.name ?? "-" })
var hash: UInt64 = 14_695_981_039_346_656_037
for byte in "hash me".utf8 { hash = (hash ^ UInt64(byte)) &* 1_099_511_628_211 }
print(
    hash, "\u{1F1E9}\u{1F1EA}".count, "\u{1F1E9}\u{1F1EA}".unicodeScalars.count, "\u{200D}".isEmpty,
    "👨‍👩‍👧‍👦".utf8.count)
print(
    text.unicodeScalars.allSatisfy { $0.value < 0x10FFFF }, Character(UnicodeScalar(0x1F600)!),
    String(Character(UnicodeScalar(UInt8(65)))), UnicodeScalar(0xD800 as UInt32) == nil,
    UnicodeScalar("é").value)
let isASCII = { (text: String) in text.utf8.allSatisfy { $0 < 128 } }
print(
    isASCII("plain"), isASCII("naïve"),
    text.unicodeScalars.contains { $0.properties.isEmojiPresentation },
    "1".unicodeScalars.first!.properties.isEmoji)
switch "b".unicodeScalars.first! {
case "a"..."c": print("near the start")
default: print("later")
}
print(
    text.utf16.count == text.utf16.reduce(0) { count, _ in count + 1 },
    text.index(text.startIndex, offsetBy: 2).utf16Offset(in: text),
    text[String.Index(utf16Offset: 2, in: text)])
func rot13(_ text: String) -> String {
    String(
        String.UnicodeScalarView(
            text.unicodeScalars.map { scalar in
                switch scalar {
                case "a"..."m", "A"..."M": UnicodeScalar(scalar.value + 13)!
                case "n"..."z", "N"..."Z": UnicodeScalar(scalar.value - 13)!
                default: scalar
                }
            }))
}
print(rot13("Hello, World!"), rot13(rot13("abc")))
