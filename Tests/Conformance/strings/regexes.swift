// Regular expressions: literals, matches with captures, replacing, splitting.
let line = "2024-05-06 ERROR disk full (code 28)"
if let match = line.firstMatch(of: /(\d{4})-(\d{2})-(\d{2})/) {
    print(match.0, match.1, match.2, match.3, match.output.0, line[match.range])
}
if let match = line.firstMatch(of: /(?<level>[A-Z]+) (?<text>.+) \(code (?<code>\d+)\)/) {
    print(match.level, match.text, Int(match.code) ?? 0)
}
print(
    "abc123".wholeMatch(of: /[a-z]+\d+/) != nil, "abc".wholeMatch(of: /\d+/) == nil,
    "12ab".prefixMatch(of: /\d+/)?.0 ?? "-")
print(
    line.contains(/ERROR|WARN/), line.contains(/INFO/), "a1b22".matches(of: /\d+/).map { $0.0 },
    "a1b22".matches(of: /[a-z](\d+)/).map { String($0.1) })
print(
    "one  two   three".split(separator: /\s+/), "a,b;c".split(separator: /[,;]/),
    "2024-05".replacing(/\d+/, with: "N"),
    "x1y2".replacing(/\d/) { match in String(Int(match.0)! * 2) })
print(
    "  trimmed".trimmingPrefix(/\s+/),
    "Hello".firstRange(of: /l+/).map { "Hello"["Hello".startIndex..<$0.lowerBound] } ?? "-",
    "aXbX".ranges(of: /X/).count)
func isEmail(_ text: String) -> Bool { text.wholeMatch(of: /[\w.]+@[\w.]+\.[a-z]{2,}/) != nil }
print(isEmail("ann@example.com"), isEmail("ann@"), isEmail("a.b@c.d.org"))
let pattern = /(?i)swift/
print(
    "I like SWIFT".contains(pattern), "SWIFT swift".matches(of: pattern).count,
    "Swift!".replacing(pattern, with: "Rust"))
if let dynamic = try? Regex("[0-9]+") {
    print("abc42".firstMatch(of: dynamic)?.0 ?? "-", "x".contains(dynamic))
}
print((try? Regex("[")) == nil)
let optional = /(\w+)(?:=(\w+))?/
for text in ["key=value", "flag"] {
    if let match = text.wholeMatch(of: optional) { print(match.1, match.2 ?? "none") }
}
var text = "a-b-c"
text.replace(/-/, with: "+")
print(text, text.replacing(/\+/, with: "", maxReplacements: 1))
switch "v1.2.3" {
case let version where version.starts(with: /v\d/): print("version", version)
default: print("no")
}
