// Sets: algebra, membership, what inserting and removing tell.
var odd: Set = [1, 3, 5, 7]
let small: Set<Int> = [1, 2, 3]
print(
    odd.union(small).sorted(), odd.intersection(small).sorted(), odd.subtracting(small).sorted(),
    odd.symmetricDifference(small).sorted())
print(
    odd.contains(3), odd.isSubset(of: 1...9), odd.isSuperset(of: [1, 7]),
    odd.isDisjoint(with: [2, 4]), small.isStrictSubset(of: [1, 2, 3]))
print(
    small.isSubset(of: small), small.isStrictSuperset(of: [1]), odd.isStrictSubset(of: Set(1...9)),
    Set([1, 2]) == Set([2, 1]))
print(
    odd.insert(9), odd.insert(9), odd.remove(1) as Any, odd.remove(100) as Any,
    odd.update(with: 3) as Any, odd.update(with: 4) as Any)
print(
    odd.sorted(), odd.count, odd.min() ?? 0, odd.map { $0 * 2 }.sorted(),
    odd.filter { $0 > 4 }.sorted(), type(of: odd.filter { $0 > 4 }))
odd.formUnion([20, 21])
odd.formIntersection([3, 5, 20, 30])
odd.subtract([20])
odd.formSymmetricDifference([5, 6])
print(
    odd.sorted(), odd.reduce(0, +), odd.first { $0 > 5 } ?? 0, odd.allSatisfy { $0 > 2 }, odd.isEmpty)
struct Tag: Hashable {
    let name: String
    var uses = 0
    static func == (left: Tag, right: Tag) -> Bool { left.name == right.name }
    func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
var tags: Set = [Tag(name: "a", uses: 1)]
let again = tags.insert(Tag(name: "a", uses: 2))
print(again.inserted, again.memberAfterInsert.uses, tags.first!.uses)
print(
    tags.update(with: Tag(name: "a", uses: 3))?.uses ?? 0, tags.first!.uses,
    tags.remove(Tag(name: "a"))?.uses ?? 0, tags.count)
let words: Set<String> = ["x", "y"]
for word in words.sorted() { print(word, words.contains(word)) }
var selection = Set<Int>()
@MainActor func toggle(_ id: Int) {
    if selection.contains(id) { selection.remove(id) } else { selection.insert(id) }
}
for id in [1, 2, 1, 3] { toggle(id) }
print(
    selection.sorted(), Set([[1], [1]]).count, Set("hello").count, Array(Set([4])),
    Set<String>().isEmpty, [Set([1])])
func common<S: SetAlgebra>(_ left: S, _ right: S) -> Bool { !left.isDisjoint(with: right) }
print(
    common(small, [3]), common(small, [9]), small.hashValue == Set([3, 2, 1]).hashValue,
    [small: "key"][[3, 1, 2]] ?? "-")
selection.removeAll()
print(
    selection, selection.popFirst() as Any, selection.randomElement() as Any,
    Set(arrayLiteral: 1, 1).count, Set(1...3).sorted(by: >))
