// Positions in a string are indices, which a slice shares with its base.
let text = "Grüße, Jürgen ❤️!"
let second = text.index(after: text.startIndex)
let last = text.index(before: text.endIndex)
print(
    text[text.startIndex], text[second], text[last], text[text.index(text.startIndex, offsetBy: 3)])
print(text[text.index(text.endIndex, offsetBy: -2)])
if let comma = text.firstIndex(of: ",") {
    print(
        text[..<comma], text[comma...], text[...comma], text.distance(from: text.startIndex, to: comma))
    let rest = text[text.index(comma, offsetBy: 2)...]
    print(rest, rest.startIndex == text.index(comma, offsetBy: 2), rest.endIndex == text.endIndex)
    print(
        rest[rest.startIndex], text[rest.startIndex], rest.count,
        rest.distance(from: rest.startIndex, to: rest.endIndex))
    if let space = rest.firstIndex(of: " ") {
        print(rest[..<space], text[space...], text[rest.startIndex..<space].uppercased())
    }
}
print(text.index(text.startIndex, offsetBy: 100, limitedBy: text.endIndex) == nil)
print(text.index(text.startIndex, offsetBy: 2, limitedBy: text.endIndex).map { text[$0] } ?? "-")
print(
    text.lastIndex(of: "ü").map { text[$0...] } ?? "-",
    text.lastIndex { $0.isLetter }.map { text[$0] } ?? "-")
print(text.firstIndex(of: "?") == nil, text.firstIndex { $0 == "ß" }! > text.startIndex)
var position = text.startIndex
var vowels = 0
while position < text.endIndex {
    if "aeiouü".contains(text[position]) { vowels += 1 }
    position = text.index(after: position)
}
print(vowels, position == text.endIndex)
for index in text.indices.prefix(3) { print(text[index], terminator: "|") }
print()
var moving = text.startIndex
text.formIndex(after: &moving)
text.formIndex(&moving, offsetBy: 2)
print(
    text[moving], text.prefix(upTo: moving), text.suffix(from: moving), text.prefix(through: moving))
let range = text.startIndex..<moving
print(text[range], range.contains(second), range.isEmpty, text[range].endIndex == moving)
