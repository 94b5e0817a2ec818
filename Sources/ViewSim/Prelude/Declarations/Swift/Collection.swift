// swift-format-ignore-file
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
}
