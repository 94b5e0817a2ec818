typealias ContiguousArray = Array

extension Array {
    typealias Index = Int
    typealias SubSequence = ArraySlice<Element>
    init()
    init<S: Sequence>(_ elements: S) where S.Element == Element
    init(arrayLiteral elements: Element...) { self = elements }
    init(repeating repeatedValue: Element, count: Int)
    var count: Int { get }
    var isEmpty: Bool { get }
    var first: Element? { get }
    var last: Element? { get }
    var capacity: Int { count }
    @_reachedBy("Collection") var startIndex: Int { 0 }
    @_reachedBy("Collection") var endIndex: Int { count }
    @_reachedBy("Collection") func index(after i: Int) -> Int { i + 1 }
    func makeIterator() -> _ArrayIterator<Element> { _ArrayIterator(_elements: self) }
    var indices: Range<Int> { 0..<count }
    var description: String { get }
    subscript(index: Int) -> Element { get set }
    subscript<R: RangeExpression>(bounds: R) -> ArraySlice<Element> { get set }
    @_reachedBy("...") subscript(bounds: UnboundedRange) -> ArraySlice<Element> { get }
    mutating func append(_ newElement: Element)
    mutating func append<S: Sequence>(contentsOf newElements: S) where S.Element == Element
    mutating func insert(_ newElement: Element, at i: Int)
    mutating func insert<S: Sequence>(contentsOf newElements: S, at i: Int) where S.Element == Element
    @discardableResult mutating func remove(at index: Int) -> Element
    @discardableResult mutating func removeFirst() -> Element
    mutating func removeFirst(_ k: Int)
    @discardableResult mutating func removeLast() -> Element
    mutating func removeLast(_ k: Int)
    mutating func popLast() -> Element?
    mutating func removeAll(keepingCapacity: Bool = false)
    mutating func removeAll(where shouldBeRemoved: (Element) throws -> Bool) rethrows {
        var kept: [Element] = []
        for element in self { if !(try shouldBeRemoved(element)) { kept.append(element) } }
        self = kept
    }
    mutating func removeSubrange<R: RangeExpression>(_ bounds: R)
    mutating func replaceSubrange<R: RangeExpression, S: Sequence>(_ subrange: R, with newElements: S) where S.Element == Element
    mutating func reserveCapacity(_ n: Int) {}
    mutating func swapAt(_ i: Int, _ j: Int)
    mutating func reverse()
    mutating func shuffle()
    mutating func sort()
    mutating func sort(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows { self = try sorted(by: areInIncreasingOrder) }
    mutating func partition(by belongsInSecondPartition: (Element) throws -> Bool) rethrows -> Int {
        var low = 0
        var high = count
        while true {
            while true {
                if low == high { return low }
                if try belongsInSecondPartition(self[low]) { break }
                low += 1
            }
            while true {
                high -= 1
                if low == high { return low }
                if !(try belongsInSecondPartition(self[high])) { break }
            }
            swapAt(low, high)
            low += 1
        }
    }
    mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) { _move(source._indices, destination) }
    mutating func _move(_ offsets: [Int], _ destination: Int)
    mutating func remove(atOffsets offsets: IndexSet) { for index in offsets._indices.reversed() { remove(at: index) } }
    func firstIndex(of element: Element) -> Int?
    func lastIndex(of element: Element) -> Int?
    func firstIndex(where predicate: (Element) throws -> Bool) rethrows -> Int? {
        var index = 0
        for element in self {
            if try predicate(element) { return index }
            index += 1
        }
        return nil
    }
    func lastIndex(where predicate: (Element) throws -> Bool) rethrows -> Int? {
        var index = count - 1
        while index >= 0 {
            if try predicate(self[index]) { return index }
            index -= 1
        }
        return nil
    }
    @_reachedBy("Collection") func index(before i: Int) -> Int { i - 1 }
    func index(_ i: Int, offsetBy distance: Int) -> Int { i + distance }
    func distance(from start: Int, to end: Int) -> Int { end - start }
    func prefix(_ maxLength: Int) -> ArraySlice<Element>
    func suffix(_ maxLength: Int) -> ArraySlice<Element>
    func dropFirst(_ k: Int = 1) -> ArraySlice<Element>
    func dropLast(_ k: Int = 1) -> ArraySlice<Element>
    func prefix(upTo end: Int) -> ArraySlice<Element> { self[0..<end] }
    func prefix(through end: Int) -> ArraySlice<Element> { self[0...end] }
    func suffix(from start: Int) -> ArraySlice<Element> { self[start..<count] }
    func randomElement() -> Element?
    func randomElement<G: RandomNumberGenerator>(using generator: inout G) -> Element? { isEmpty ? nil : self[generator._index(below: count)] }
    mutating func shuffle<G: RandomNumberGenerator>(using generator: inout G) { self = shuffled(using: &generator) }
    func prefix(while predicate: (Element) throws -> Bool) rethrows -> ArraySlice<Element> { self[0..<(try firstIndex { !(try predicate($0)) } ?? count)] }
    func drop(while predicate: (Element) throws -> Bool) rethrows -> ArraySlice<Element> { self[(try firstIndex { !(try predicate($0)) } ?? count)..<count] }
    func split(maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true, whereSeparator isSeparator: (Element) throws -> Bool) rethrows -> [ArraySlice<
        Element
    >] {
        var result: [ArraySlice<Element>] = []
        var start = 0
        var index = 0
        while index < count && result.count < maxSplits {
            if try isSeparator(self[index]) {
                if start < index || !omittingEmptySubsequences { result.append(self[start..<index]) }
                start = index + 1
            }
            index += 1
        }
        if start < count || !omittingEmptySubsequences { result.append(self[start..<count]) }
        return result
    }
    func split(separator: Element, maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true) -> [ArraySlice<Element>] {
        split(maxSplits: maxSplits, omittingEmptySubsequences: omittingEmptySubsequences) { $0 == separator }
    }
    static func + <S: Sequence>(_ lhs: [Element], _ rhs: S) -> [Element]
    static func += <S: Sequence>(_ lhs: inout [Element], _ rhs: S) where S.Element == Element { lhs.append(contentsOf: rhs) }
}

// Goes through an array by index.
struct _ArrayIterator<Element>: IteratorProtocol, Sequence {
    let _elements: [Element]
    var _position = 0
    mutating func next() -> Element? {
        if _position == _elements.count { return nil }
        _position += 1
        return _elements[_position - 1]
    }
}

enum UnboundedRange_ {}
typealias UnboundedRange = (UnboundedRange_) -> ()
