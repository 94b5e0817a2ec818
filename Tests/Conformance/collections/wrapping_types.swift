// The smaller collection types: pairs, single elements, empty ones, erased ones.
let pairs: KeyValuePairs = ["b": 2, "a": 1, "b": 3]
for (key, value) in pairs { print(key, value, terminator: " ") }
print(
    pairs.count, pairs[0], pairs.first { $0.key == "b" }!.value, pairs.map(\.value).reduce(0, +),
    pairs)
var contiguous: ContiguousArray = [3, 1, 2]
contiguous.append(5)
contiguous.sort()
print(
    contiguous, contiguous[1...].count, contiguous.map { $0 * 2 }, Array(contiguous) == [1, 2, 3, 5],
    contiguous.firstIndex(of: 3) ?? -1)
let one = CollectionOfOne("only")
print(one.count, one.first!, Array(one), one[0], ["a"] + one + ["b"])
print(
    EmptyCollection<Int>().count, EmptyCollection<Int>().first as Any,
    Array(EmptyCollection<String>()), repeatElement("x", count: 3).joined(),
    Array(repeatElement(7, count: 2)))
let erased = AnyCollection([1, 2, 3])
print(
    erased.count, erased.first!, Array(erased.dropFirst()), erased.map { $0 + 1 },
    erased[erased.startIndex], AnyCollection("abc").map { String($0) })
let bidirectional = AnyBidirectionalCollection([1, 2, 3])
let random = AnyRandomAccessCollection(1...4)
print(bidirectional.last!, Array(bidirectional.reversed()), random.count, random.reduce(0, +))
let values: [AnyHashable] = [1, "one", 2.5, true, 1, "one"]
print(
    values.count, Set(values).count, values[0] == values[4], values[1] as? String ?? "-",
    values[0] as? String ?? "none", values[0].base, AnyHashable(1) == 1 as AnyHashable)
var mixed: [AnyHashable: Any] = [1: "int", "k": 2]
mixed[true] = "bool"
print(
    mixed[1] as? String ?? "-", mixed["k"] as? Int ?? 0, mixed[true] ?? "-", mixed.count,
    mixed["none"] == nil)
struct Identified: Hashable { let id: Int }
let ids: Set<AnyHashable> = [Identified(id: 1), Identified(id: 1), 1]
print(ids.count, ids.contains(Identified(id: 1)), ids.contains(2))
func numbers(_ flag: Bool) -> AnySequence<Int> {
    flag ? AnySequence([1, 2]) : AnySequence(stride(from: 5, to: 0, by: -2))
}
print(Array(numbers(true)), Array(numbers(false)))
var arrays: [[Int]] = []
arrays.append(contentsOf: [[1], [2, 3]])
arrays[1].append(4)
print(
    arrays, arrays.joined().count, Array(arrays.joined(separator: [0])),
    arrays.flatMap { $0 }.max() ?? 0)
let tuples = [("a", 1), ("b", 2)]
print(
    tuples.map { $0.0 }, Dictionary(uniqueKeysWithValues: tuples)["b"] ?? 0,
    tuples.first { $0.1 == 2 }?.0 ?? "-", tuples.contains { $0 == ("a", 1) })
