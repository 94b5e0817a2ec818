// Foundation's everyday text functions.
import Foundation

let input = "  Hello, World!\n"
print(
    "[\(input.trimmingCharacters(in: .whitespaces))]",
    "[\(input.trimmingCharacters(in: .whitespacesAndNewlines))]",
    "--x--".trimmingCharacters(in: CharacterSet(charactersIn: "-")))
print(
    "a,b,,c".components(separatedBy: ","), "a, b".components(separatedBy: ", "),
    "one two\nthree".components(separatedBy: .whitespacesAndNewlines), "".components(separatedBy: ",")
)
print(
    "a1b2".components(separatedBy: CharacterSet.decimalDigits).joined(separator: "|"),
    "x".components(separatedBy: "x"))
print(
    "banana".replacingOccurrences(of: "an", with: "AN"),
    "a.b.c".replacingOccurrences(of: ".", with: ""), "Ünï".replacingOccurrences(of: "ï", with: "i"))
print(
    "7".padding(toLength: 3, withPad: "0", startingAt: 0),
    "long text".padding(toLength: 4, withPad: " ", startingAt: 0),
    "ab".padding(toLength: 7, withPad: "xyz", startingAt: 1))
print(
    "hello world".capitalized, "éCOLE".capitalized, "hello".uppercased(),
    "o'neil mc-donald".capitalized)
print(
    "Hello".contains("ell"), "Hello".range(of: "lo") != nil, "Hello".range(of: "x") == nil,
    "path/file.txt".hasSuffix(".txt"))
if let range = "key: value".range(of: ": ") {
    let text = "key: value"
    print(text[..<range.lowerBound], text[range.upperBound...])
}
func isBlank(_ text: String?) -> Bool { text?.trimmingCharacters(in: .whitespaces).isEmpty ?? true }
print(isBlank(nil), isBlank("  "), isBlank(" a "))
func slug(_ title: String) -> String {
    title.lowercased().components(separatedBy: CharacterSet.alphanumerics.inverted).filter {
        !$0.isEmpty
    }.joined(separator: "-")
}
print(slug("Hello, World! It's 2024"), slug("  --  "), slug("Über uns"))
func initials(_ name: String) -> String {
    name.components(separatedBy: " ").compactMap { $0.first.map(String.init) }.prefix(2).joined()
        .uppercased()
}
print(initials("ann marie smith"), initials("bob"), initials(""))
print(
    "a-b-c".replacingOccurrences(of: "-", with: "+").appending("!"),
    "Total".appending(": ").appending("5"))
let query = "name=Ann&age=30&city="
let pairs = query.components(separatedBy: "&").map { $0.components(separatedBy: "=") }
for pair in pairs { print(pair[0], pair[1].isEmpty ? "(empty)" : pair[1], terminator: "; ") }
print()
print(
    "line1\r\nline2\nline3".components(separatedBy: .newlines), "a\tb".components(separatedBy: "\t"),
    "tel: +1 (555) 01".filter(\.isNumber), String("abc".reversed()))
