// Strings change in place by index and range.
var title = "Hello"
title.insert("!", at: title.endIndex)
title.insert(contentsOf: ", wörld", at: title.index(before: title.endIndex))
print(title)
let removed = title.remove(at: title.startIndex)
print(removed, title)
title.removeSubrange(title.startIndex..<title.index(title.startIndex, offsetBy: 4))
print(title)
if let comma = title.firstIndex(of: ",") { title.removeSubrange(...comma) }
print(title)
title.replaceSubrange(title.startIndex...title.startIndex, with: "Brave new ")
print(title, title.count)
title.removeAll { "aeiou".contains($0) }
print(title)
print(title.removeFirst(), title.removeLast(), title)
title.removeFirst(2)
title.removeLast(2)
print(title, title.popLast() ?? "-", title)
title.append(contentsOf: ["a", "b", "c"] as [Character])
title.append("def")
title += "é"
print(title, title.count, title.isEmpty)
title.removeAll()
print(title.isEmpty, title.popLast() ?? "none")
func padded(_ text: String, to width: Int) -> String {
    text.count >= width ? text : String(repeating: " ", count: width - text.count) + text
}
for word in ["1", "22", "333", "4444"] { print("[\(padded(word, to: 3))]") }
var letters = Array("swift")
letters.swapAt(0, 4)
letters[1] = "W"
print(String(letters), String(letters.reversed()), String(letters.sorted()), letters)
var capitalised = "hello there"
capitalised.replaceSubrange(
    capitalised.startIndex..<capitalised.index(after: capitalised.startIndex),
    with: capitalised.prefix(1).uppercased())
print(capitalised)
print(
    "abc".replacing("b", with: "--"), "aXbXc".replacing("X", with: ""),
    "path/to/file".replacing("/", with: "."))
print("one two".map { $0 == " " ? "_" : $0 }.count, String("one two".map { $0 == " " ? "_" : $0 }))
