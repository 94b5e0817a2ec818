// A Substring is a view of its string with the same indices, and a type of its own.
let sentence = "Swift is fast and safe"
let first = sentence.prefix(5)
print(
    type(of: first), first, first.count, first == "Swift", "Swift" == first, first.hasPrefix("Sw"))
print(
    type(of: String(first)), type(of: first.uppercased()), type(of: sentence.dropFirst(2)),
    type(of: first.dropLast()))
print(first.endIndex == sentence.index(sentence.startIndex, offsetBy: 5), first.base == sentence)
let tail = sentence.suffix(4)
print(
    tail, sentence[tail.startIndex...],
    sentence.distance(from: sentence.startIndex, to: tail.startIndex))
var middle = sentence[sentence.index(sentence.startIndex, offsetBy: 6)...].prefix(2)
middle += "n't"
middle.append("!")
print(middle, sentence, middle.uppercased())
func length(of text: some StringProtocol) -> Int { text.count }
func shout<S: StringProtocol>(_ text: S) -> String { text.uppercased() + "!" }
print(length(of: first), length(of: sentence), shout(first), shout("abc"))
let names: [Substring] = sentence.split(separator: " ")
print(
    names, names.map(String.init), Set(names).count, names[0] < names[1], names.sorted(),
    names.contains("is"))
var counts: [Substring: Int] = [:]
for word in "b a b".split(separator: " ") { counts[word, default: 0] += 1 }
print(counts["b"] ?? 0, counts["a"] ?? 0, counts["c"] ?? 0)
print(
    Int(sentence.dropFirst(100)) ?? -1, Int("12 apples".prefix(2)) ?? -1,
    Double("2.5kg".dropLast(2)) ?? -1)
func trimmed(_ text: String) -> Substring {
    guard let start = text.firstIndex(where: { !$0.isWhitespace }),
        let end = text.lastIndex(where: { !$0.isWhitespace })
    else { return "" }
    return text[start...end]
}
print("[\(trimmed("  padded text \n"))]", "[\(trimmed("   "))]", trimmed(" x ").isEmpty)
var rest = "1,2,3"[...]
while let comma = rest.firstIndex(of: ",") {
    print(rest[..<comma], terminator: ";")
    rest = rest[rest.index(after: comma)...]
}
print(rest, rest.dropFirst().isEmpty, rest.first ?? "-")
let optional: Substring? = sentence.split(separator: "z", maxSplits: 1).first
print(
    optional?.count ?? 0, String(describing: first), String(reflecting: first), [first], first as Any)
switch first {
case "Swift": print("language")
default: print("other")
}
