import Foundation

var set = IndexSet([5, 1, 3])
set.insert(4)
set.insert(integersIn: 10..<12)
print(set.map { $0 }, set.count, set.contains(4), set.first ?? -1, set.last ?? -1, set.isEmpty)
set.remove(1)
print(Array(set), set.min() ?? 0, set.max() ?? 0, set.rangeView.map { "\($0)" })
print(IndexSet(integer: 2) == IndexSet([2]), IndexSet(integersIn: 0...2).map { $0 }, IndexSet().isEmpty)
print(set.union(IndexSet(integer: 99)).last!, set.intersection([3, 4, 50]).map { $0 }, set.subtracting([3]).count)
print(set.integerGreaterThan(5) ?? -1, set.integerLessThan(4) ?? -1, set.reversed().map { $0 })

print(set.filter { $0 > 4 }.count)
for index in IndexSet([7, 8]) { print(index) }
