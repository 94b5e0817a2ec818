// Own algorithms over any sequence or collection.
extension Sequence {
    func grouped<Key: Hashable>(by key: (Element) -> Key) -> [Key: [Element]] {
        Dictionary(grouping: self, by: key)
    }
    func sum<Value: AdditiveArithmetic>(of path: KeyPath<Element, Value>) -> Value {
        reduce(.zero) { $0 + $1[keyPath: path] }
    }
    func sorted<Value: Comparable>(by path: KeyPath<Element, Value>) -> [Element] {
        sorted { $0[keyPath: path] < $1[keyPath: path] }
    }
    func pairs() -> [(Element, Element)] { Array(zip(self, dropFirst())) }
}
extension Collection {
    func chunks(of size: Int) -> [SubSequence] {
        var result: [SubSequence] = []
        var start = startIndex
        while start != endIndex {
            let end = index(start, offsetBy: size, limitedBy: endIndex) ?? endIndex
            result.append(self[start..<end])
            start = end
        }
        return result
    }
    var second: Element? { dropFirst().first }
    func at(_ offset: Int) -> Element? {
        offset < count ? self[index(startIndex, offsetBy: offset)] : nil
    }
}
extension Collection where Element: Equatable {
    func occurrences(of element: Element) -> Int { filter { $0 == element }.count }
    var isUniform: Bool { allSatisfy { $0 == first } }
}
extension BidirectionalCollection where Element: Equatable {
    var isPalindrome: Bool { elementsEqual(reversed()) }
}
extension RangeReplaceableCollection {
    func appending(_ element: Element) -> Self {
        var copy = self
        copy.append(element)
        return copy
    }
    mutating func prepend(_ element: Element) { insert(element, at: startIndex) }
}
extension MutableCollection {
    mutating func updateEach(_ change: (inout Element) -> Void) {
        for index in indices { change(&self[index]) }
    }
}
extension Array where Element == Int {
    var average: Double { isEmpty ? 0 : Double(reduce(0, +)) / Double(count) }
}
extension Optional where Wrapped: Collection { var isNilOrEmpty: Bool { self?.isEmpty ?? true } }
extension Dictionary where Value: Comparable {
    var top: Key? { self.max { $0.value < $1.value }?.key }
}
print(
    ["apple", "avocado", "pear"].grouped { $0.first! }.mapValues(\.count).sorted { $0.key < $1.key }
        .map { "\($0)\($1)" })
print(
    ["a", "bbb"].sum(of: \.count), ["ccc", "a"].sorted(by: \.count),
    (1...4).pairs().map { "\($0)\($1)" }, "abc".pairs().count)
print(
    [1, 2, 3, 4, 5].chunks(of: 2).map(Array.init), "abcdefg".chunks(of: 3), [1, 2].second ?? 0,
    "x".second as Any, "hello".at(1) ?? "-", [7].at(3) as Any)
print(
    [1, 2, 1].occurrences(of: 1), "banana".occurrences(of: "a"), [2, 2].isUniform,
    "level".isPalindrome, [1, 2].isPalindrome)
print(
    [1].appending(2), "ab".appending("c"), [1, 2, 3].average, [Int]().average,
    (nil as [Int]?).isNilOrEmpty, ("" as String?).isNilOrEmpty, ["a": 1, "b": 5].top ?? "-")
var values = [1, 2, 3]
values.updateEach { $0 *= $0 }
values.prepend(0)
var text = "bc"
text.prepend("a")
print(values, text)
func firstDuplicate<S: Sequence>(in items: S) -> S.Element? where S.Element: Hashable {
    var seen = Set<S.Element>()
    for item in items where !seen.insert(item).inserted { return item }
    return nil
}
print(
    firstDuplicate(in: [3, 1, 3]) ?? 0, firstDuplicate(in: "swift") as Any,
    firstDuplicate(in: "hello")!)
func merge<T: Comparable>(_ left: some Sequence<T>, _ right: some Sequence<T>) -> [T] {
    (Array(left) + Array(right)).sorted()
}
func longest<C: Collection>(_ items: C...) -> C where C.Element == String {
    items.max { $0.count < $1.count }!
}
print(merge([3, 1], 2...4), merge(Set(["b"]), ["a"]), longest(["a"], ["b", "c"]))
func binarySearch<C: RandomAccessCollection>(_ items: C, for wanted: C.Element) -> C.Index?
where C.Element: Comparable {
    var low = items.startIndex
    var high = items.endIndex
    while low < high {
        let middle = items.index(low, offsetBy: items.distance(from: low, to: high) / 2)
        if items[middle] == wanted { return middle }
        if items[middle] < wanted { low = items.index(after: middle) } else { high = middle }
    }
    return nil
}
print(
    binarySearch([1, 3, 5, 7], for: 5) ?? -1, binarySearch([1, 3, 5, 7][1...], for: 7) ?? -1,
    binarySearch(1...100, for: 40) != nil, binarySearch([Int](), for: 1) as Any)
