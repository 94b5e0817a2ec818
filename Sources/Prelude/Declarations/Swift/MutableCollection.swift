extension MutableCollection {
    mutating func swapAt(_ i: Index, _ j: Index) {
        let old = self[i]
        self[i] = self[j]
        self[j] = old
    }
    mutating func _assign(_ elements: [Element]) {
        var next = startIndex
        for element in elements {
            self[next] = element
            next = index(after: next)
        }
    }
    mutating func reverse() { _assign(reversed()) }
    mutating func shuffle() { _assign(shuffled()) }
    mutating func shuffle<G: RandomNumberGenerator>(using generator: inout G) { _assign(shuffled(using: &generator)) }
    mutating func sort() { _assign(sorted()) }
    mutating func sort(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows { _assign(try sorted(by: areInIncreasingOrder)) }
    mutating func partition(by belongsInSecondPartition: (Element) throws -> Bool) rethrows -> Index {
        var low = startIndex
        var high = endIndex
        while true {
            while true {
                if low == high { return low }
                if try belongsInSecondPartition(self[low]) { break }
                low = index(after: low)
            }
            while true {
                high = index(before: high)
                if low == high { return low }
                if !(try belongsInSecondPartition(self[high])) { break }
            }
            swapAt(low, high)
            low = index(after: low)
        }
    }
    mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
        var elements = Array(self)
        elements.move(fromOffsets: source, toOffset: destination)
        _assign(elements)
    }
}

extension RangeReplaceableCollection {
    init<S: Sequence>(_ elements: S) {
        self.init()
        append(contentsOf: elements)
    }
    init(repeating repeatedValue: Element, count: Int) {
        self.init()
        for _ in 0..<count { append(repeatedValue) }
    }
    mutating func append(_ newElement: Element) { insert(newElement, at: endIndex) }
    mutating func append<S: Sequence>(contentsOf newElements: S) { replaceSubrange(endIndex..<endIndex, with: Array(newElements)) }
    mutating func insert(_ newElement: Element, at i: Index) { replaceSubrange(i..<i, with: [newElement]) }
    mutating func insert<C: Collection>(contentsOf newElements: C, at i: Index) { replaceSubrange(i..<i, with: Array(newElements)) }
    @discardableResult mutating func remove(at position: Index) -> Element {
        let element = self[position]
        replaceSubrange(position..<index(after: position), with: [])
        return element
    }
    @discardableResult mutating func removeFirst() -> Element {
        if startIndex == endIndex { fatalError("Can't remove first element from an empty collection") }
        return remove(at: startIndex)
    }
    mutating func removeFirst(_ k: Int) { replaceSubrange(startIndex..<index(startIndex, offsetBy: k), with: []) }
    @discardableResult mutating func removeLast() -> Element {
        if startIndex == endIndex { fatalError("Can't remove last element from an empty collection") }
        return remove(at: index(endIndex, offsetBy: -1))
    }
    mutating func removeLast(_ k: Int) { replaceSubrange(index(endIndex, offsetBy: -k)..<endIndex, with: []) }
    mutating func popLast() -> Element? { startIndex == endIndex ? nil : removeLast() }
    mutating func removeSubrange<R: RangeExpression>(_ bounds: R) { replaceSubrange(bounds.relative(to: self), with: []) }
    mutating func removeAll(keepingCapacity: Bool = false) { self = Self() }
    mutating func removeAll(where shouldBeRemoved: (Element) throws -> Bool) rethrows { self = try filter { !(try shouldBeRemoved($0)) } }
    mutating func remove(atOffsets offsets: IndexSet) { for offset in offsets._indices.reversed() { remove(at: index(startIndex, offsetBy: offset)) } }
    mutating func reserveCapacity(_ n: Int) {}
    func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> Self {
        var result = Self()
        for element in self { if try isIncluded(element) { result.append(element) } }
        return result
    }
    static func + <S: Sequence>(_ lhs: Self, _ rhs: S) -> Self {
        var result = lhs
        result.append(contentsOf: rhs)
        return result
    }
    static func += <S: Sequence>(_ lhs: inout Self, _ rhs: S) { lhs.append(contentsOf: rhs) }
}
