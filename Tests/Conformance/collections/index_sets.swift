// Index sets, and removing and moving rows by them.
import Foundation

var set = IndexSet([5, 1, 3])
set.insert(4)
set.insert(integersIn: 8..<10)
print(
    set.count, set.first ?? -1, set.last ?? -1, Array(set), set.contains(3), set.contains(2),
    set.isEmpty)
set.remove(5)
set.remove(integersIn: 8...8)
print(
    Array(set), set.map { $0 * 10 }, set.min() ?? 0, set.integerGreaterThan(3) ?? -1,
    set.integerLessThan(3) ?? -1, Array(set.reversed()))
print(
    IndexSet(integer: 2).first!, Array(IndexSet(integersIn: 1...3)), IndexSet().isEmpty,
    IndexSet([1, 2]) == IndexSet(integersIn: 1..<3), set.filter { $0 > 3 })
print(
    Array(set.union([100])), Array(set.intersection([1, 9])), Array(set.subtracting([1])),
    Array(IndexSet([1]).symmetricDifference([1, 2])), set.isSuperset(of: [1]))
var items = ["a", "b", "c", "d", "e"]
for index in IndexSet([1, 3]).reversed() { items.remove(at: index) }
print(
    items, IndexSet([0, 2]).map { items[$0] },
    IndexSet([0, 2]).compactMap { items.indices.contains($0) ? items[$0] : nil })
for range in IndexSet([1, 2, 3, 7, 9, 10]).rangeView { print(range, terminator: " ") }
print()
func delete(at offsets: IndexSet, from list: inout [String]) {
    list = list.enumerated().filter { !offsets.contains($0.offset) }.map(\.element)
}
delete(at: [0, 1], from: &items)
print(
    items, IndexSet([3, 1]).sorted(), IndexSet(arrayLiteral: 7).count, set.randomElement() != nil,
    set.contains(integersIn: 3...4))
