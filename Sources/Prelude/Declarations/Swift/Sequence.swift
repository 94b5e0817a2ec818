extension Sequence where Element == String {
    func joined() -> String
}

extension Sequence where Element == Substring {
    func joined() -> String
}

extension Sequence {
    func map<T>(_ transform: (Element) throws -> T) rethrows -> [T] {
        var result: [T] = []
        for element in self { result.append(try transform(element)) }
        return result
    }
    func compactMap<T>(_ transform: (Element) throws -> T?) rethrows -> [T] {
        var result: [T] = []
        for element in self { if let value = try transform(element) { result.append(value) } }
        return result
    }
    func flatMap<S: Sequence>(_ transform: (Element) throws -> S) rethrows -> [S.Element] {
        var result: [S.Element] = []
        for element in self { result.append(contentsOf: try transform(element)) }
        return result
    }
    func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> [Element] {
        var result: [Element] = []
        for element in self { if try isIncluded(element) { result.append(element) } }
        return result
    }
    func forEach(_ body: (Element) throws -> Void) rethrows { for element in self { try body(element) } }
    func reduce<Result>(_ initialResult: Result, _ nextPartialResult: (Result, Element) throws -> Result) rethrows -> Result {
        var result = initialResult
        for element in self { result = try nextPartialResult(result, element) }
        return result
    }
    func reduce<Result>(into initialResult: Result, _ updateAccumulatingResult: (inout Result, Element) throws -> Void) rethrows -> Result {
        var result = initialResult
        for element in self { try updateAccumulatingResult(&result, element) }
        return result
    }
    func contains(where predicate: (Element) throws -> Bool) rethrows -> Bool {
        for element in self { if try predicate(element) { return true } }
        return false
    }
    func contains(_ element: Element) -> Bool
    func allSatisfy(_ predicate: (Element) throws -> Bool) rethrows -> Bool {
        for element in self { if !(try predicate(element)) { return false } }
        return true
    }
    func count(where predicate: (Element) throws -> Bool) rethrows -> Int {
        var result = 0
        for element in self { if try predicate(element) { result += 1 } }
        return result
    }
    func first(where predicate: (Element) throws -> Bool) rethrows -> Element? {
        for element in self { if try predicate(element) { return element } }
        return nil
    }
    func min() -> Element?
    func max() -> Element?
    func min(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows -> Element? {
        var result: Element?
        var isFirst = true
        for element in self {
            if isFirst {
                result = element
                isFirst = false
            } else if try areInIncreasingOrder(element, result!) {
                result = element
            }
        }
        return result
    }
    func max(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows -> Element? {
        var result: Element?
        var isFirst = true
        for element in self {
            if isFirst {
                result = element
                isFirst = false
            } else if try areInIncreasingOrder(result!, element) {
                result = element
            }
        }
        return result
    }
    func sorted() -> [Element]
    func sorted(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows -> [Element] {
        var from = Array(self)
        let count = from.count
        var width = 1
        while width < count {
            var into: [Element] = []
            var low = 0
            while low < count {
                let middle = low + width < count ? low + width : count
                let high = middle + width < count ? middle + width : count
                var left = low
                var right = middle
                while left < middle && right < high {
                    if try areInIncreasingOrder(from[right], from[left]) {
                        into.append(from[right])
                        right += 1
                    } else {
                        into.append(from[left])
                        left += 1
                    }
                }
                while left < middle {
                    into.append(from[left])
                    left += 1
                }
                while right < high {
                    into.append(from[right])
                    right += 1
                }
                low = high
            }
            from = into
            width *= 2
        }
        return from
    }
    func enumerated() -> EnumeratedSequence<Self, Element> { EnumeratedSequence(_base: self) }
    func reversed() -> [Element]
    func shuffled() -> [Element]
    func shuffled<G: RandomNumberGenerator>(using generator: inout G) -> [Element] {
        var result = Array(self)
        var left = result.count
        var current = 0
        while left > 1 {
            let offset = generator._index(below: left)
            left -= 1
            result.swapAt(current, current + offset)
            current += 1
        }
        return result
    }
    func joined(separator: String) -> String
    func joined() -> [Element.Element] { flatMap { $0 } }
    func joined(separator: [Element.Element]) -> [Element.Element] {
        var result: [Element.Element] = []
        var isFirst = true
        for element in self {
            if !isFirst { result.append(contentsOf: separator) }
            isFirst = false
            result.append(contentsOf: element)
        }
        return result
    }
    func elementsEqual<S: Sequence>(_ other: S) -> Bool
    func starts<S: Sequence>(with prefix: S) -> Bool
    func lexicographicallyPrecedes<S: Sequence>(_ other: S) -> Bool
    func starts<S: Sequence>(with prefix: S, by areEquivalent: (Element, S.Element) throws -> Bool) rethrows -> Bool {
        var iterator = makeIterator()
        for expected in prefix {
            guard let element = iterator.next(), try areEquivalent(element, expected) else { return false }
        }
        return true
    }
    func lexicographicallyPrecedes<S: Sequence>(_ other: S, by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows -> Bool {
        var right = other.makeIterator()
        for element in self {
            guard let counterpart = right.next() else { return false }
            if try areInIncreasingOrder(element, counterpart) { return true }
            if try areInIncreasingOrder(counterpart, element) { return false }
        }
        return right.next() != nil
    }
    func elementsEqual<S: Sequence>(_ other: S, by areEquivalent: (Element, S.Element) throws -> Bool) rethrows -> Bool {
        let left = Array(self)
        let right = Array(other)
        if left.count != right.count { return false }
        for index in 0..<left.count { if !(try areEquivalent(left[index], right[index])) { return false } }
        return true
    }
    func prefix(_ maxLength: Int) -> [Element] {
        var result: [Element] = []
        if maxLength == 0 { return result }
        for element in self {
            result.append(element)
            if result.count == maxLength { break }
        }
        return result
    }
    func prefix(while predicate: (Element) throws -> Bool) rethrows -> [Element] {
        var result: [Element] = []
        for element in self {
            if !(try predicate(element)) { break }
            result.append(element)
        }
        return result
    }
    func drop(while predicate: (Element) throws -> Bool) rethrows -> [Element] {
        var result: [Element] = []
        var isDropping = true
        for element in self {
            if isDropping, try predicate(element) { continue }
            isDropping = false
            result.append(element)
        }
        return result
    }
    func dropFirst(_ k: Int = 1) -> DropFirstSequence<Self, Element> { DropFirstSequence(_base: self, _count: k) }
    func dropLast(_ k: Int = 1) -> [Element] { Array(Array(self).dropLast(k)) }
    func suffix(_ maxLength: Int) -> [Element] { Array(Array(self).suffix(maxLength)) }
    func split(maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true, whereSeparator isSeparator: (Element) throws -> Bool) rethrows -> [ArraySlice<
        Element
    >] { try Array(self).split(maxSplits: maxSplits, omittingEmptySubsequences: omittingEmptySubsequences, whereSeparator: isSeparator) }
    func split(separator: Element, maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true) -> [ArraySlice<Element>] {
        Array(self).split(separator: separator, maxSplits: maxSplits, omittingEmptySubsequences: omittingEmptySubsequences)
    }
    var lazy: LazySequence<Self, Element> { LazySequence(_base: self) }
    var underestimatedCount: Int { 0 }
    func withContiguousStorageIfAvailable<R>(_ body: ([Element]) throws -> R) rethrows -> R? { nil }
}

struct EnumeratedSequence<Base, BaseElement>: Sequence {
    typealias Element = (offset: Int, element: BaseElement)
    let _base: Base
    func makeIterator() -> AnyIterator<(offset: Int, element: BaseElement)> {
        let iterator = AnyIterator<Any>(_iterating: _base.makeIterator())
        var offset = -1
        return AnyIterator {
            guard let element = iterator.next() else { return nil }
            offset += 1
            return (offset: offset, element: element)
        }
    }
}

struct DropFirstSequence<Base, Element>: Sequence {
    let _base: Base
    let _count: Int
    func makeIterator() -> AnyIterator<Element> {
        let iterator = AnyIterator<Any>(_iterating: _base.makeIterator())
        var left = _count
        return AnyIterator {
            while left > 0 {
                left -= 1
                if iterator.next() == nil { return nil }
            }
            return iterator.next()
        }
    }
}

struct IteratorSequence<Base: IteratorProtocol>: Sequence, IteratorProtocol {
    typealias Element = Base.Element
    var _base: Base
    init(_ base: Base) { _base = base }
    mutating func next() -> Base.Element? { _base.next() }
}
