// Splitting and joining text, as parsers of lines and settings do.
let csv = "name,age,,city\nAnn,30,x,\"Ulm\"\n\nBob,,y,Rom\n"
let lines = csv.split(separator: "\n")
print(lines.count, lines[0], lines.last ?? "")
for line in lines.dropFirst() {
    let fields = line.split(separator: ",", omittingEmptySubsequences: false)
    print(fields.count, fields, fields.map { $0.isEmpty ? "-" : String($0) }.joined(separator: "|"))
}
print(csv.split(separator: "\n", omittingEmptySubsequences: false).map(\.count))
print("key = value = more".split(separator: "=", maxSplits: 1).map { $0.drop { $0 == " " } })
print("a1b22c".split { $0.isNumber }, "2024-05-06".split(separator: "-").compactMap { Int($0) })
print("::a::b".split(separator: "::"), "a->b->c".split(separator: "->", maxSplits: 1))
print(
    "  leading and  trailing  ".split(separator: " "), "".split(separator: ","),
    ",".split(separator: ",", omittingEmptySubsequences: false))
let words = "the quick brown fox".split(separator: " ")
print(words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(separator: " "))
print(words.map(\.count), words.sorted(), words.max { $0.count < $1.count } ?? "", words.joined())
print(
    words.reversed().joined(separator: " "), words.contains("fox"),
    words.firstIndex(of: "brown") ?? -1)
let settings = "width=10;height=20;title=Main".split(separator: ";").reduce(
    into: [String: String]()
) { result, pair in
    let parts = pair.split(separator: "=")
    result[String(parts[0])] = String(parts[1])
}
print(settings.sorted { $0.key < $1.key }.map { "\($0.key):\($0.value)" })
print(
    [["a", "b"], ["c"]].joined(separator: ["-"]).map { $0 }, Array([[1], [2, 3]].joined()),
    ["x"].joined(separator: ","))
let camel = "userProfileImage"
var snake = ""
for character in camel {
    if character.isUppercase { snake += "_" }
    snake += character.lowercased()
}
print(
    snake,
    snake.split(separator: "_").enumerated().map {
        $0.offset == 0 ? String($0.element) : $0.element.prefix(1).uppercased() + $0.element.dropFirst()
    }.joined())
