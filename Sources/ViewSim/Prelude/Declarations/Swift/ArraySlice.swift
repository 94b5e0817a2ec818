// swift-format-ignore-file
struct ArraySlice<Element>: RandomAccessCollection, MutableCollection, RangeReplaceableCollection {
    var _base: [Element]
    var startIndex: Int
    var endIndex: Int
    init(_base: [Element], startIndex: Int, endIndex: Int) {
        self._base = _base
        self.startIndex = startIndex
        self.endIndex = endIndex
    }
    subscript(index: Int) -> Element { get set }
    func makeIterator() -> _ArrayIterator<Element> { _ArrayIterator(_elements: Array(self)) }
}
extension ArraySlice {
    typealias Index = Int
    typealias SubSequence = ArraySlice<Element>
    init()
    init<S: Sequence>(_ elements: S)
    subscript<R: RangeExpression>(bounds: R) -> ArraySlice<Element> { get }
    var count: Int { endIndex - startIndex }
    var isEmpty: Bool { endIndex == startIndex }
    var first: Element? { endIndex == startIndex ? nil : self[startIndex] }
    var last: Element? { endIndex == startIndex ? nil : self[endIndex - 1] }
    func index(after i: Int) -> Int { i + 1 }
    func index(before i: Int) -> Int { i - 1 }
    func index(_ i: Int, offsetBy distance: Int) -> Int { i + distance }
    func distance(from start: Int, to end: Int) -> Int { end - start }
    var indices: Range<Int> { startIndex..<endIndex }
    func _slice(_ start: Int, _ end: Int) -> ArraySlice<Element> { ArraySlice(_base: _base, startIndex: start, endIndex: end) }
    func prefix(_ maxLength: Int) -> ArraySlice<Element> { _slice(startIndex, Swift.min(startIndex + maxLength, endIndex)) }
    func suffix(_ maxLength: Int) -> ArraySlice<Element> { _slice(Swift.max(endIndex - maxLength, startIndex), endIndex) }
    func dropFirst(_ k: Int = 1) -> ArraySlice<Element> { _slice(Swift.min(startIndex + k, endIndex), endIndex) }
    func dropLast(_ k: Int = 1) -> ArraySlice<Element> { _slice(startIndex, Swift.max(endIndex - k, startIndex)) }
    mutating func popFirst() -> Element? { isEmpty ? nil : removeFirst() }
    mutating func popLast() -> Element? { isEmpty ? nil : removeLast() }
    @discardableResult mutating func removeFirst() -> Element {
        let first = self[startIndex]
        self = _slice(startIndex + 1, endIndex)
        return first
    }
    @discardableResult mutating func removeLast() -> Element {
        let last = self[endIndex - 1]
        self = _slice(startIndex, endIndex - 1)
        return last
    }
    mutating func append(_ newElement: Element) {
        _base = Array(_base.prefix(endIndex)) + [newElement]
        endIndex += 1
    }
    static func + <S: Sequence>(_ lhs: ArraySlice<Element>, _ rhs: S) -> [Element] { Array(lhs) + rhs }
}
