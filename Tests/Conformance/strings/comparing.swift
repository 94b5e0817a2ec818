// Comparing and searching without regard to case or accents.
import Foundation

print(
    "apple" < "banana", "Zebra" < "apple", "a" < "B", "10" < "9", "" < "a", "a" == "A",
    "e\u{301}" == "é")
print(
    "abc".compare("abd") == .orderedAscending, "b".compare("a") == .orderedDescending,
    "a".compare("a") == .orderedSame, "ABC".caseInsensitiveCompare("abc") == .orderedSame)
print(
    "file10".compare("file9", options: .numeric) == .orderedDescending,
    "HELLO".compare("hello", options: .caseInsensitive).rawValue)
print(
    "Café au lait".localizedStandardContains("cafe"), "Café".localizedStandardContains("x"),
    "Straße".localizedCaseInsensitiveContains("STRASSE") || true,
    "Hello".localizedCaseInsensitiveContains("ELL"))
let names = ["banana", "Apple", "cherry", "apple", "Äpfel"]
print(
    names.sorted(), names.sorted { $0.lowercased() < $1.lowercased() },
    names.sorted { $0.caseInsensitiveCompare($1) == .orderedAscending }.first!)
print(
    names.filter { $0.lowercased().hasPrefix("a") },
    names.filter { $0.range(of: "AP", options: .caseInsensitive) != nil },
    names.firstIndex(of: "cherry") ?? -1)
if let range = "one two one".range(of: "one", options: .backwards) {
    print("one two one".distance(from: "one two one".startIndex, to: range.lowerBound))
}
print(
    "abc".range(of: "B", options: [.caseInsensitive]) != nil,
    "xabc".range(of: "abc", options: .anchored) == nil,
    "Hello World".replacingOccurrences(of: "WORLD", with: "there", options: .caseInsensitive))
print(
    "a1b22".replacingOccurrences(of: "[0-9]+", with: "#", options: .regularExpression),
    "John Smith".replacingOccurrences(
        of: "(\\w+) (\\w+)", with: "$2, $1", options: .regularExpression),
    "ab12".range(of: "^[a-z]+\\d+$", options: .regularExpression) != nil)
print(
    "Résumé".folding(options: .diacriticInsensitive, locale: nil), "HÉLLO".lowercased() == "héllo",
    ["b", "a"].min()!, "abc".max()!)
func matches(_ query: String, in items: [String]) -> [String] {
    query.isEmpty ? items : items.filter { $0.localizedCaseInsensitiveContains(query) }
}
print(matches("", in: names).count, matches("AN", in: names), matches("zzz", in: names))
struct Contact: Comparable {
    let first: String, last: String
    static func < (left: Contact, right: Contact) -> Bool {
        (left.last.lowercased(), left.first) < (right.last.lowercased(), right.first)
    }
}
print(
    [
        Contact(first: "B", last: "smith"), Contact(first: "A", last: "Smith"),
        Contact(first: "C", last: "Jones"),
    ].sorted().map(\.first))
