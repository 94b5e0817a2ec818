// Arrays are values with the usual edits, slices and searches.
var list = [3, 1, 2]
list.append(5)
list += [4, 4]
list.insert(0, at: 0)
print(list, list.count, list.first ?? -1, list.last ?? -1, list.isEmpty)
list.remove(at: 1)
list.removeLast()
list.swapAt(0, 1)
list[2...3] = [9, 8, 7]
print(list, list.contains(9), list.firstIndex(of: 8) ?? -1, list.lastIndex { $0 > 7 } ?? -1)
list.sort()
print(list, list.sorted(by: >), Array(list.reversed()))
list.removeAll { $0 > 7 }
list.replaceSubrange(0..<1, with: [10, 11])
print(list, list.min() ?? 0, list.max() ?? 0, list.popLast() ?? 0, list.removeFirst())
list.insert(contentsOf: [6, 6], at: 1)
list.reverse()
print(list, list.dropFirst(), list.dropLast(2), list.prefix(2), list.suffix(2), list[1...])
print(Array(repeating: "z", count: 2), Array(1...3), Array("abc"), [Int](stride(from: 0, to: 10, by: 4)))
print([1, 2] + [3], [[1], [2, 3]].flatMap { $0 }, Array([[1], [2, 3]].joined()), [1, 2] == [1, 2])
print([1, 2, 3, 4].split { $0 == 3 }.map(Array.init), list.randomElement() != nil, list.shuffled().count)
let slice = [10, 20, 30, 40][1..<3]
print(slice.startIndex, slice[1], slice.first ?? 0, Array(slice)[0], slice.indices)
print([3, 1].elementsEqual([3, 1]), [1, 2].starts(with: [1]), [1, 2].lexicographicallyPrecedes([1, 3]))
var nested = [[0, 0], [0, 0]]
nested[1][0] = 5
nested.append([])
print(nested, [5, 6].firstIndex { $0 == 6 } ?? 0)
