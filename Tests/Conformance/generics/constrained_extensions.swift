// Members of a constrained extension exist for the arguments that meet its requirements.
extension Array where Element == Int { func total() -> Int { reduce(0, +) } }
extension Array where Element == String { func total() -> String { joined() } }
extension Sequence where Element: Comparable {
    func isSorted() -> Bool { zip(Array(self), Array(self).dropFirst()).allSatisfy(<=) }
}
extension Optional where Wrapped == String { var orEmpty: String { self ?? "" } }

struct Wrapper<Content> { let content: Content }
extension Wrapper where Content == Int { var doubled: Int { content * 2 } }
extension Wrapper where Content: Collection { var size: Int { content.count } }

print([1, 2].total(), ["a", "b"].total(), [1, 2, 2].isSorted(), ["b", "a"].isSorted(), (1...3).isSorted())
let name: String? = nil
print(name.orEmpty.isEmpty, Optional("x").orEmpty, Wrapper(content: 4).doubled, Wrapper(content: "abc").size)
print([[1], [2, 3]].joined().map { $0 * 10 }, ["x", "y"].joined(), ["x", "y"].joined(separator: "-"))
print([3, 1, 2].sorted(by: >), [1, 2, 3].reduce(1, *), [1, 2].reduce(into: 0, +=))
