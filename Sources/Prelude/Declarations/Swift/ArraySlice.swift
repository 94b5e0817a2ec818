struct ArraySlice<Element>: RandomAccessCollection, MutableCollection, RangeReplaceableCollection {
    var _base: [Element]
    var startIndex: Int
    var endIndex: Int
    init(_base: [Element], startIndex: Int, endIndex: Int) {
        self._base = _base
        self.startIndex = startIndex
        self.endIndex = endIndex
    }
    init()
    subscript(index: Int) -> Element { get set }
    func makeIterator() -> _ArrayIterator<Element> { _ArrayIterator(_elements: Array(self)) }
    mutating func replaceSubrange<C: Collection>(_ subrange: Range<Int>, with newElements: C) {
        let new = Array(newElements)
        if subrange.lowerBound < startIndex || subrange.upperBound > endIndex { fatalError("Index out of range") }
        _base.replaceSubrange(subrange, with: new)
        endIndex += new.count - subrange.count
    }
}

extension ArraySlice {
    typealias Index = Int
    typealias SubSequence = ArraySlice<Element>
    init<S: Sequence>(_ elements: S)
    subscript<R: RangeExpression>(bounds: R) -> ArraySlice<Element> {
        get { _slice(bounds) }
        set { replaceSubrange(bounds.relative(to: self), with: newValue) }
    }
    func _slice(_ bounds: Any) -> ArraySlice<Element>
    var count: Int { endIndex - startIndex }
    var isEmpty: Bool { endIndex == startIndex }
    var first: Element? { endIndex == startIndex ? nil : self[startIndex] }
    var last: Element? { endIndex == startIndex ? nil : self[endIndex - 1] }
    func index(after i: Int) -> Int { i + 1 }
    func index(before i: Int) -> Int { i - 1 }
    func index(_ i: Int, offsetBy distance: Int) -> Int { i + distance }
    func distance(from start: Int, to end: Int) -> Int { end - start }
    var indices: Range<Int> { startIndex..<endIndex }
    var description: String { get }
    func _slice(_ start: Int, _ end: Int) -> ArraySlice<Element> { ArraySlice(_base: _base, startIndex: start, endIndex: end) }
    func prefix(_ maxLength: Int) -> ArraySlice<Element> { _slice(startIndex, Swift.min(startIndex + maxLength, endIndex)) }
    func suffix(_ maxLength: Int) -> ArraySlice<Element> { _slice(Swift.max(endIndex - maxLength, startIndex), endIndex) }
    func dropFirst(_ k: Int = 1) -> ArraySlice<Element> { _slice(Swift.min(startIndex + k, endIndex), endIndex) }
    func dropLast(_ k: Int = 1) -> ArraySlice<Element> { _slice(startIndex, Swift.max(endIndex - k, startIndex)) }
    func prefix(upTo end: Int) -> ArraySlice<Element> { self[startIndex..<end] }
    func prefix(through end: Int) -> ArraySlice<Element> { self[startIndex...end] }
    func suffix(from start: Int) -> ArraySlice<Element> { self[start..<endIndex] }
    func prefix(while predicate: (Element) throws -> Bool) rethrows -> ArraySlice<Element> {
        _slice(startIndex, try firstIndex { !(try predicate($0)) } ?? endIndex)
    }
    func drop(while predicate: (Element) throws -> Bool) rethrows -> ArraySlice<Element> {
        _slice(try firstIndex { !(try predicate($0)) } ?? endIndex, endIndex)
    }
    mutating func popFirst() -> Element? { isEmpty ? nil : removeFirst() }
    @discardableResult mutating func removeFirst() -> Element {
        let first = self[startIndex]
        startIndex += 1
        return first
    }
    mutating func removeFirst(_ k: Int) { self = dropFirst(k) }
    @discardableResult mutating func removeLast() -> Element {
        let last = self[endIndex - 1]
        endIndex -= 1
        return last
    }
    mutating func removeLast(_ k: Int) { self = dropLast(k) }
    func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> [Element] { try Array(self).filter(isIncluded) }
    static func + <S: Sequence>(_ lhs: ArraySlice<Element>, _ rhs: S) -> ArraySlice<Element> { ArraySlice(Array(lhs) + Array(rhs)) }
}
