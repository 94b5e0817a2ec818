// Reordering in place: partition, swaps, reversals, shuffles that keep their elements.
var values = [5, 2, 8, 1, 9, 4]
let pivot = values.partition { $0 > 4 }
print(pivot, values[..<pivot].sorted(), values[pivot...].sorted())
func quicksort<T: Comparable>(_ items: [T]) -> [T] {
    guard let first = items.first else { return [] }
    let rest = items.dropFirst()
    return quicksort(rest.filter { $0 < first }) + [first] + quicksort(rest.filter { $0 >= first })
}
print(quicksort([3, 1, 2, 3]), quicksort(["b", "a"]))
func rotate<T>(_ items: inout [T], by count: Int) {
    guard !items.isEmpty else { return }
    let shift = (count % items.count + items.count) % items.count
    items = Array(items[shift...] + items[..<shift])
}
var ring = Array(1...6)
rotate(&ring, by: 2)
print(ring)
rotate(&ring, by: -3)
print(ring)
extension Array {
    mutating func moveFirst(where predicate: (Element) -> Bool, to index: Int) {
        guard let old = firstIndex(where: predicate) else { return }
        insert(remove(at: old), at: index)
    }
    func chunked(into size: Int) -> [[Element]] {
        stride(from: 0, to: count, by: size).map { Array(self[$0..<Swift.min($0 + size, count)]) }
    }
    subscript(safe index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}
ring.moveFirst(where: { $0 == 6 }, to: 0)
print(ring, ring.chunked(into: 4), ring[safe: 9] as Any, ring[safe: 0] ?? -1)
extension Sequence where Element: Hashable {
    func uniqued() -> [Element] {
        var seen: Set<Element> = []
        return filter { seen.insert($0).inserted }
    }
}
print([1, 2, 1, 3, 2].uniqued(), "banana".uniqued(), ["a", "a"].uniqued().count)
func bubble(_ items: inout [Int]) -> Int {
    var swaps = 0
    for end in items.indices.reversed() {
        for index in 0..<end where items[index] > items[index + 1] {
            items.swapAt(index, index + 1)
            swaps += 1
        }
    }
    return swaps
}
var unsorted = [4, 3, 2, 1]
print(bubble(&unsorted), unsorted)
let shuffled = (1...20).shuffled()
print(shuffled.sorted() == Array(1...20), shuffled.count, Set(shuffled).count)
unsorted.shuffle()
unsorted[0...1].reverse()
print(unsorted.sorted())
extension MutableCollection {
    mutating func mapInPlace(_ transform: (inout Element) -> Void) {
        for index in indices { transform(&self[index]) }
    }
}
var prices = [1.0, 2.5]
prices.mapInPlace { $0 *= 2 }
print(prices, [3, 1, 2].sorted { $0 < $1 }.reversed() as [Int])
let stable = [("b", 1), ("a", 1), ("c", 0)].sorted { $0.1 < $1.1 }
print(stable.map(\.0), [2, 1].sorted() == [1, 2])
