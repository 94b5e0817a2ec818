// Slices share indices with their base until they are copied.
let numbers = [10, 20, 30, 40, 50, 60]
let middle = numbers[2..<5]
print(
    middle, middle.startIndex, middle.endIndex, middle.count, middle[2], middle.first!, middle.last!,
    Array(middle)[0])
print(
    middle.indices, middle.firstIndex(of: 40)!, middle.dropFirst().startIndex, middle.prefix(2),
    middle.suffix(1).startIndex)
print(
    type(of: middle), type(of: middle.dropLast()), type(of: Array(middle)), middle == [30, 40, 50],
    middle == numbers[2...4])
for (index, value) in zip(middle.indices, middle) { print(index, value, terminator: "; ") }
print(middle.enumerated().map { "\($0.offset):\($0.element)" })
var copy = numbers[1...]
copy[1] = 99
copy.append(70)
copy.removeFirst()
print(copy, copy.startIndex, numbers, copy.sorted(), copy.map { $0 / 10 })
copy.insert(5, at: copy.startIndex)
copy.removeLast(2)
copy.sort(by: >)
print(
    copy, copy.contains(5), copy.min() ?? 0, copy.reduce(0, +), copy + [1], copy.popFirst() ?? 0,
    copy.startIndex)
func sum(_ values: ArraySlice<Int>) -> Int {
    values.isEmpty ? 0 : values.first! + sum(values.dropFirst())
}
print(sum(numbers[...]), sum(numbers[..<0]), sum(numbers[4...]))
func search(_ values: ArraySlice<Int>, _ wanted: Int) -> Int? {
    guard !values.isEmpty else { return nil }
    let center = values.startIndex + values.count / 2
    if values[center] == wanted { return center }
    return values[center] > wanted
        ? search(values[..<center], wanted) : search(values[(center + 1)...], wanted)
}
print(search(numbers[...], 50) ?? -1, search(numbers[...], 15) ?? -1)
var array = numbers
array[1..<3].sort(by: >)
array[3...].reverse()
print(array)
array[..<2] = [1, 1, 1]
array[2...3].swapAt(2, 3)
print(array, array[array.count - 1], array[1...][1], array[1...3].max() ?? 0)
for index in array[2...].indices { array[index] += 1 }
print(
    array, numbers.prefix(while: { $0 < 30 }), numbers.drop { $0 < 30 }.startIndex,
    numbers.split(separator: 30))
print(
    numbers.prefix(upTo: 2), numbers.suffix(from: 4), numbers.prefix(through: 1),
    numbers.dropFirst(10).isEmpty, ArraySlice([1, 2]).count)
