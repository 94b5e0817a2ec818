// swift-format-ignore-file
struct ArraySlice<Element>: RandomAccessCollection, MutableCollection, RangeReplaceableCollection {
    typealias Index = Int
    typealias SubSequence = ArraySlice<Element>
    var _base: [Element]
    let startIndex: Int
    var endIndex: Int
    init() {
        _base = []
        startIndex = 0
        endIndex = 0
    }
    init<S: Sequence>(_ elements: S) {
        _base = Array(elements)
        startIndex = 0
        endIndex = _base.count
    }
    init(_base: [Element], startIndex: Int, endIndex: Int) {
        self._base = _base
        self.startIndex = startIndex
        self.endIndex = endIndex
    }
    subscript(index: Int) -> Element {
        get { _base[_checked(index)] }
        set { _base[_checked(index)] = newValue }
    }
    subscript<R: RangeExpression>(bounds: R) -> ArraySlice<Element> { get { _base[bounds._clamped(startIndex, endIndex)] } }
    func _checked(_ index: Int) -> Int {
        precondition(index >= startIndex && index < endIndex, "Index out of bounds")
        return index
    }
    var count: Int { endIndex - startIndex }
    func index(after i: Int) -> Int { i + 1 }
    func index(before i: Int) -> Int { i - 1 }
    func makeIterator() -> _ArrayIterator<Element> { _ArrayIterator(_elements: Array(self)) }
}
extension ArraySlice {
    var indices: Range<Int> { startIndex..<endIndex }
    func _slice(_ start: Int, _ end: Int) -> ArraySlice<Element> { ArraySlice(_base: _base, startIndex: start, endIndex: end) }
    func prefix(_ maxLength: Int) -> ArraySlice<Element> { _slice(startIndex, Swift.min(startIndex + maxLength, endIndex)) }
    func suffix(_ maxLength: Int) -> ArraySlice<Element> { _slice(Swift.max(endIndex - maxLength, startIndex), endIndex) }
    func dropFirst(_ k: Int = 1) -> ArraySlice<Element> { _slice(Swift.min(startIndex + k, endIndex), endIndex) }
    func dropLast(_ k: Int = 1) -> ArraySlice<Element> { _slice(startIndex, Swift.max(endIndex - k, startIndex)) }
    func popFirst() -> Element? { isEmpty ? nil : removeFirst() }
    mutating func removeFirst() -> Element {
        let first = self[startIndex]
        self = dropFirst()
        return first
    }
    mutating func removeLast() -> Element {
        let last = self[endIndex - 1]
        self = dropLast()
        return last
    }
    mutating func append(_ newElement: Element) {
        _base = Array(_base[0..<endIndex]) + [newElement] + Array(_base[endIndex..<_base.count])
        endIndex += 1
    }
    static func + <S: Sequence>(lhs: ArraySlice<Element>, rhs: S) -> [Element] { Array(lhs) + rhs }
}
