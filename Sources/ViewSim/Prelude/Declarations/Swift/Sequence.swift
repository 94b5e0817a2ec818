// swift-format-ignore-file
extension Sequence where Element == String {
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
            if isFirst { result = element; isFirst = false } else if try areInIncreasingOrder(element, result!) { result = element }
        }
        return result
    }
    func max(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows -> Element? {
        var result: Element?
        var isFirst = true
        for element in self {
            if isFirst { result = element; isFirst = false } else if try areInIncreasingOrder(result!, element) { result = element }
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
    func enumerated() -> [(offset: Int, element: Element)]
    func reversed() -> [Element]
    func shuffled() -> [Element]
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
    func dropFirst(_ k: Int = 1) -> [Element] { Array(Array(self).dropFirst(k)) }
    func dropLast(_ k: Int = 1) -> [Element] { Array(Array(self).dropLast(k)) }
    func suffix(_ maxLength: Int) -> [Element] { Array(Array(self).suffix(maxLength)) }
    func split(maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true, whereSeparator isSeparator: (Element) throws -> Bool) rethrows -> [ArraySlice<Element>] {
        let elements = Array(self)
        var result: [ArraySlice<Element>] = []
        var start = 0
        var index = 0
        while index < elements.count && result.count < maxSplits {
            if try isSeparator(elements[index]) {
                if start < index || !omittingEmptySubsequences { result.append(elements[start..<index]) }
                start = index + 1
            }
            index += 1
        }
        if start < elements.count || !omittingEmptySubsequences { result.append(elements[start..<elements.count]) }
        return result
    }
    func split(separator: Element, maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true) -> [ArraySlice<Element>] { split(maxSplits: maxSplits, omittingEmptySubsequences: omittingEmptySubsequences) { $0 == separator } }
    var lazy: Self { self }
    var underestimatedCount: Int { 0 }
    func withContiguousStorageIfAvailable<R>(_ body: ([Element]) throws -> R) rethrows -> R? { nil }
}
