// Generic code calls what the library defines for all sequences: `filter` gives an array there, and a string for a string.
extension Sequence where Element: Hashable {
    func withoutRepeats() -> [Element] {
        var seen: Set<Element> = []
        return filter { seen.insert($0).inserted }
    }
}
extension Collection where Element: Equatable {
    func occurrences(of element: Element) -> Int { filter { $0 == element }.count }
    func all(_ element: Element) -> [Element] { filter { $0 == element } }
}
func kept<S: Sequence>(_ items: S, where isKept: (S.Element) -> Bool) -> [S.Element] { items.filter(isKept) }
print("banana".withoutRepeats(), [1, 2, 1].withoutRepeats(), "banana".filter { $0 != "a" })
print("banana".occurrences(of: "a"), "banana".all("n"), [2, 2].occurrences(of: 2))
print(kept("héllo") { $0 > "h" }, kept(Set([4])) { $0 > 3 }, Set([4]).filter { $0 > 3 })
print(kept(["a": 1]) { $0.value == 1 }, ["a": 1].filter { $0.value == 1 })
let text = "one two"
print(type(of: text.filter { $0 != "o" }), type(of: kept(text) { $0 != "o" }))
