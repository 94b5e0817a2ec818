extension Collection {
    var isEmpty: Bool { startIndex == endIndex }
    var first: Element? { startIndex == endIndex ? nil : self[startIndex] }
    var last: Element? { startIndex == endIndex ? nil : self[index(before: endIndex)] }
    var count: Int { get }
    var indices: [Index] {
        var result: [Index] = []
        var next = startIndex
        while next != endIndex {
            result.append(next)
            next = index(after: next)
        }
        return result
    }
    func distance(from start: Index, to end: Index) -> Int {
        var result = 0
        var next = start
        while next != end {
            result += 1
            next = index(after: next)
        }
        return result
    }
    func index(_ i: Index, offsetBy distance: Int) -> Index {
        var result = i
        var left = distance
        while left > 0 {
            result = index(after: result)
            left -= 1
        }
        while left < 0 {
            result = index(before: result)
            left += 1
        }
        return result
    }
    func index(_ i: Index, offsetBy distance: Int, limitedBy limit: Index) -> Index? {
        var result = i
        var left = distance
        while left != 0 {
            if result == limit { return nil }
            result = left > 0 ? index(after: result) : index(before: result)
            left += left > 0 ? -1 : 1
        }
        return result
    }
    func formIndex(after i: inout Index) { i = index(after: i) }
    func formIndex(before i: inout Index) { i = index(before: i) }
    func firstIndex(where predicate: (Element) throws -> Bool) rethrows -> Index? {
        var next = startIndex
        while next != endIndex {
            if try predicate(self[next]) { return next }
            next = index(after: next)
        }
        return nil
    }
    func firstIndex(of element: Element) -> Index? { firstIndex { $0 == element } }
    func lastIndex(where predicate: (Element) throws -> Bool) rethrows -> Index? {
        var next = endIndex
        while next != startIndex {
            next = index(before: next)
            if try predicate(self[next]) { return next }
        }
        return nil
    }
    func lastIndex(of element: Element) -> Index? { lastIndex { $0 == element } }
    func last(where predicate: (Element) throws -> Bool) rethrows -> Element? {
        for element in reversed() { if try predicate(element) { return element } }
        return nil
    }
    func randomElement() -> Element? { Array(self).randomElement() }
    func randomElement<G: RandomNumberGenerator>(using generator: inout G) -> Element? {
        let elements = Array(self)
        return elements.isEmpty ? nil : elements[generator._index(below: elements.count)]
    }
    var underestimatedCount: Int { count }
    func enumerated() -> [(offset: Int, element: Element)]
    func formIndex(_ i: inout Index, offsetBy distance: Int) { i = index(i, offsetBy: distance) }
    func prefix(_ maxLength: Int) -> Slice<Self, Element, Index> { _slice(startIndex, index(startIndex, offsetBy: maxLength, limitedBy: endIndex) ?? endIndex) }
    func dropFirst(_ k: Int = 1) -> Slice<Self, Element, Index> { _slice(index(startIndex, offsetBy: k, limitedBy: endIndex) ?? endIndex, endIndex) }
    func suffix(_ maxLength: Int) -> Slice<Self, Element, Index> { dropFirst(Swift.max(count - maxLength, 0)) }
    func dropLast(_ k: Int = 1) -> Slice<Self, Element, Index> { prefix(Swift.max(count - k, 0)) }
    func prefix(upTo end: Index) -> Slice<Self, Element, Index> { _slice(startIndex, end) }
    func prefix(through end: Index) -> Slice<Self, Element, Index> { _slice(startIndex, index(after: end)) }
    func suffix(from start: Index) -> Slice<Self, Element, Index> { _slice(start, endIndex) }
    func prefix(while predicate: (Element) throws -> Bool) rethrows -> Slice<Self, Element, Index> {
        _slice(startIndex, try firstIndex { !(try predicate($0)) } ?? endIndex)
    }
    func drop(while predicate: (Element) throws -> Bool) rethrows -> Slice<Self, Element, Index> {
        _slice(try firstIndex { !(try predicate($0)) } ?? endIndex, endIndex)
    }
    func _slice(_ start: Index, _ end: Index) -> Slice<Self, Element, Index> { Slice(base: self, startIndex: start, endIndex: end) }
    func split(maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true, whereSeparator isSeparator: (Element) throws -> Bool) rethrows -> [Slice<
        Self, Element, Index
    >] {
        var result: [Slice<Self, Element, Index>] = []
        var start = startIndex
        var next = startIndex
        while next != endIndex && result.count < maxSplits {
            let after = index(after: next)
            if try isSeparator(self[next]) {
                if start != next || !omittingEmptySubsequences { result.append(_slice(start, next)) }
                start = after
            }
            next = after
        }
        if start != endIndex || !omittingEmptySubsequences { result.append(_slice(start, endIndex)) }
        return result
    }
    func split(separator: Element, maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true) -> [Slice<Self, Element, Index>] {
        split(maxSplits: maxSplits, omittingEmptySubsequences: omittingEmptySubsequences) { $0 == separator }
    }
}

extension RandomAccessCollection where Index == Int {
    var indices: Range<Int> { startIndex..<endIndex }
}

@_reachedBy("RandomAccessCollection") typealias _OwnStridingCollection = _StridingCollection
typealias _StridingCollection = RandomAccessCollection

extension _StridingCollection where Index: Strideable {
    func index(after i: Index) -> Index { i.advanced(by: 1) }
    func index(before i: Index) -> Index { i.advanced(by: -1) }
}

extension Collection {
    subscript<R: RangeExpression>(bounds: R) -> Slice<Self, Element, Index> {
        let range = bounds.relative(to: self)
        return _slice(range.lowerBound, range.upperBound)
    }
    @_reachedBy("...") subscript(bounds: UnboundedRange) -> Slice<Self, Element, Index> { _slice(startIndex, endIndex) }
}

struct Slice<Base, Element, Index>: RandomAccessCollection, MutableCollection, RangeReplaceableCollection {
    var base: Base
    var startIndex: Index
    var endIndex: Index
    init(base: Base, startIndex: Index, endIndex: Index) {
        self.base = base
        self.startIndex = startIndex
        self.endIndex = endIndex
    }
    init() { fatalError("A slice of nothing has no base") }
    func index(after i: Index) -> Index { base.index(after: i) }
    func index(before i: Index) -> Index { base.index(before: i) }
    subscript(position: Index) -> Element {
        get { base[position] }
        set { base[position] = newValue }
    }
    mutating func replaceSubrange<C: Collection>(_ subrange: Range<Index>, with newElements: C) {
        let tail = base.distance(from: subrange.upperBound, to: endIndex) + newElements.count
        let head = base.distance(from: startIndex, to: subrange.lowerBound)
        base.replaceSubrange(subrange, with: newElements)
        endIndex = base.index(startIndex, offsetBy: head + tail)
    }
}
