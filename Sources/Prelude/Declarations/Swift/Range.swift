protocol RangeExpression<Bound> {
    associatedtype Bound
    func contains(_ element: Bound) -> Bool
    func relative<C: Collection>(to collection: C) -> Range<Bound>
}

struct Range<Bound>: RangeExpression, RandomAccessCollection, Hashable {
    typealias Element = Bound
    typealias Index = Bound
    let lowerBound: Bound
    let upperBound: Bound
    func contains(_ element: Bound) -> Bool
    static func ~= (_ pattern: Range<Bound>, _ value: Bound) -> Bool
    func makeIterator() -> _RangeIterator<Bound> { _RangeIterator(_next: lowerBound, _end: upperBound) }
}

extension Range {
    init(uncheckedBounds bounds: (lower: Bound, upper: Bound)) {
        lowerBound = bounds.lower
        upperBound = bounds.upper
    }
    init(_ other: ClosedRange<Bound>) {
        lowerBound = other.lowerBound
        upperBound = other.upperBound + 1
    }
    var count: Int { get }
    var isEmpty: Bool { lowerBound == upperBound }
    var description: String { "\(lowerBound)..<\(upperBound)" }
    var startIndex: Bound { lowerBound }
    var endIndex: Bound { upperBound }
    func index(after i: Bound) -> Bound { i.advanced(by: 1) }
    func index(before i: Bound) -> Bound { i.advanced(by: -1) }
    subscript(position: Bound) -> Bound { position }
    subscript(bounds: Range<Bound>) -> Range<Bound> { bounds }
    var first: Bound? { get }
    var last: Bound? { get }
    func dropFirst(_ k: Int = 1) -> Range<Bound> { Swift.min(lowerBound + k, upperBound)..<upperBound }
    func dropLast(_ k: Int = 1) -> Range<Bound> { lowerBound..<Swift.max(upperBound - k, lowerBound) }
    func prefix(_ maxLength: Int) -> Range<Bound> { lowerBound..<Swift.min(lowerBound + maxLength, upperBound) }
    func suffix(_ maxLength: Int) -> Range<Bound> { Swift.max(upperBound - maxLength, lowerBound)..<upperBound }
    func clamped(to limits: Range<Bound>) -> Range<Bound> {
        let low = Swift.max(lowerBound, limits.lowerBound)
        let high = Swift.min(upperBound, limits.upperBound)
        return low < high ? low..<high : Range(uncheckedBounds: (limits.lowerBound, limits.lowerBound))
    }
    func overlaps(_ other: Range<Bound>) -> Bool { !isEmpty && !other.isEmpty && lowerBound < other.upperBound && other.lowerBound < upperBound }
    func overlaps(_ other: ClosedRange<Bound>) -> Bool { !isEmpty && lowerBound <= other.upperBound && other.lowerBound < upperBound }
    func relative<C: Collection>(to collection: C) -> Range<Bound> { self }
}

struct ClosedRange<Bound>: RangeExpression, RandomAccessCollection, Hashable {
    typealias Element = Bound
    typealias Index = Bound
    let lowerBound: Bound
    let upperBound: Bound
    func contains(_ element: Bound) -> Bool
    static func ~= (_ pattern: ClosedRange<Bound>, _ value: Bound) -> Bool
    func makeIterator() -> _ClosedRangeIterator<Bound> { _ClosedRangeIterator(_next: lowerBound, _last: upperBound) }
}

extension ClosedRange {
    init(uncheckedBounds bounds: (lower: Bound, upper: Bound)) {
        lowerBound = bounds.lower
        upperBound = bounds.upper
    }
    init(_ other: Range<Bound>) {
        lowerBound = other.lowerBound
        upperBound = other.upperBound - 1
    }
    var count: Int { get }
    var isEmpty: Bool { false }
    var description: String { "\(lowerBound)...\(upperBound)" }
    var startIndex: Bound { lowerBound }
    var endIndex: Bound { upperBound + 1 }
    func index(after i: Bound) -> Bound { i.advanced(by: 1) }
    func index(before i: Bound) -> Bound { i.advanced(by: -1) }
    subscript(position: Bound) -> Bound { position }
    subscript(bounds: Range<Bound>) -> Range<Bound> { bounds }
    var first: Bound? { get }
    var last: Bound? { get }
    func clamped(to limits: ClosedRange<Bound>) -> ClosedRange<Bound> {
        Swift.min(Swift.max(lowerBound, limits.lowerBound), limits.upperBound)...Swift.max(Swift.min(upperBound, limits.upperBound), limits.lowerBound)
    }
    func overlaps(_ other: ClosedRange<Bound>) -> Bool { lowerBound <= other.upperBound && other.lowerBound <= upperBound }
    func overlaps(_ other: Range<Bound>) -> Bool { !other.isEmpty && lowerBound < other.upperBound && other.lowerBound <= upperBound }
    func relative<C: Collection>(to collection: C) -> Range<Bound> { lowerBound..<collection.index(after: upperBound) }
}

typealias CountableRange = Range
typealias CountableClosedRange = ClosedRange

// Counts from the lower bound to below the upper one.
struct _RangeIterator<Element: Strideable>: IteratorProtocol, Sequence {
    var _next: Element
    let _end: Element
    mutating func next() -> Element? {
        if _next >= _end { return nil }
        let value = _next
        _next = value.advanced(by: 1)
        return value
    }
}

// Counts from the lower bound to the upper one.
struct _ClosedRangeIterator<Element: Strideable>: IteratorProtocol, Sequence {
    var _next: Element?
    let _last: Element
    init(_next: Element, _last: Element) {
        self._next = _next
        self._last = _last
    }
    mutating func next() -> Element? {
        guard let value = _next else { return nil }
        _next = value < _last ? value.advanced(by: 1) : nil
        return value
    }
}

struct PartialRangeFrom<Bound>: RangeExpression, Sequence {
    typealias Element = Bound
    let lowerBound: Bound
    init(_ lowerBound: Bound) { self.lowerBound = lowerBound }
    func contains(_ element: Bound) -> Bool
    static func ~= (_ pattern: PartialRangeFrom<Bound>, _ value: Bound) -> Bool
    func makeIterator() -> _CountingIterator<Bound> { _CountingIterator(_next: lowerBound) }
    func relative<C: Collection>(to collection: C) -> Range<Bound> { lowerBound..<collection.endIndex }
}

// Counts without an end.
struct _CountingIterator<Element: Strideable>: IteratorProtocol, Sequence {
    var _next: Element
    mutating func next() -> Element? {
        let value = _next
        _next = value.advanced(by: 1)
        return value
    }
}

struct PartialRangeUpTo<Bound>: RangeExpression {
    let upperBound: Bound
    init(_ upperBound: Bound) { self.upperBound = upperBound }
    func contains(_ element: Bound) -> Bool
    static func ~= (_ pattern: PartialRangeUpTo<Bound>, _ value: Bound) -> Bool
    func relative<C: Collection>(to collection: C) -> Range<Bound> { collection.startIndex..<upperBound }
}

struct PartialRangeThrough<Bound>: RangeExpression {
    let upperBound: Bound
    init(_ upperBound: Bound) { self.upperBound = upperBound }
    func contains(_ element: Bound) -> Bool
    static func ~= (_ pattern: PartialRangeThrough<Bound>, _ value: Bound) -> Bool
    func relative<C: Collection>(to collection: C) -> Range<Bound> { collection.startIndex..<collection.index(after: upperBound) }
}

func ..< <Bound: Comparable>(_ minimum: Bound, _ maximum: Bound) -> Range<Bound>
func ... <Bound: Comparable>(_ minimum: Bound, _ maximum: Bound) -> ClosedRange<Bound>
prefix func ..< <Bound: Comparable>(_ maximum: Bound) -> PartialRangeUpTo<Bound> { PartialRangeUpTo(maximum) }
prefix func ... <Bound: Comparable>(_ maximum: Bound) -> PartialRangeThrough<Bound> { PartialRangeThrough(maximum) }
postfix func ... <Bound: Comparable>(_ minimum: Bound) -> PartialRangeFrom<Bound> { PartialRangeFrom(minimum) }
