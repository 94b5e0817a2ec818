struct IndexSet: BidirectionalCollection, Hashable, CustomStringConvertible, ExpressibleByArrayLiteral {
    typealias Element = Int
    var _indices: [Int]
    init() { _indices = [] }
    init(integer index: Int) { _indices = [index] }
    init(arrayLiteral elements: Int...) { _indices = Set(elements).sorted() }
    init<S: Sequence>(_ indices: S) { _indices = Set(indices).sorted() }
    init<R: RangeExpression>(integersIn range: R) { _indices = _rangeIndices(range) }
    var startIndex: Int { 0 }
    var endIndex: Int { _indices.count }
    func index(after i: Int) -> Int { i + 1 }
    func index(before i: Int) -> Int { i - 1 }
    subscript(position: Int) -> Int { _indices[position] }
    var count: Int { _indices.count }
    var isEmpty: Bool { _indices.isEmpty }
    var first: Int? { _indices.first }
    var last: Int? { _indices.last }
    func contains(_ index: Int) -> Bool { _indices.contains(index) }
    func makeIterator() -> _ArrayIterator<Int> { _ArrayIterator(_elements: _indices) }
    var description: String { "\(count) indexes" }
}

extension IndexSet {
    @discardableResult mutating func insert(_ index: Int) -> (inserted: Bool, memberAfterInsert: Int) {
        if _indices.contains(index) { return (false, index) }
        _indices.append(index)
        _indices.sort()
        return (true, index)
    }
    mutating func insert<R: RangeExpression>(integersIn range: R) { formUnion(IndexSet(integersIn: range)) }
    @discardableResult mutating func remove(_ index: Int) -> Int? {
        guard let place = _indices.firstIndex(of: index) else { return nil }
        return _indices.remove(at: place)
    }
    mutating func remove<R: RangeExpression>(integersIn range: R) { self = subtracting(IndexSet(integersIn: range)) }
    mutating func update(with index: Int) -> Int? { insert(index).inserted ? nil : index }
    mutating func removeAll() { _indices = [] }
    func union(_ other: IndexSet) -> IndexSet {
        var all = _indices
        all.append(contentsOf: other._indices)
        return IndexSet(all)
    }
    mutating func formUnion(_ other: IndexSet) { self = union(other) }
    func intersection(_ other: IndexSet) -> IndexSet { IndexSet(_indices.filter { other.contains($0) }) }
    func subtracting(_ other: IndexSet) -> IndexSet { IndexSet(_indices.filter { !other.contains($0) }) }
    func symmetricDifference(_ other: IndexSet) -> IndexSet { subtracting(other).union(other.subtracting(self)) }
    mutating func formIntersection(_ other: IndexSet) { self = intersection(other) }
    mutating func subtract(_ other: IndexSet) { self = subtracting(other) }
    mutating func formSymmetricDifference(_ other: IndexSet) { self = symmetricDifference(other) }
    func isSubset(of other: IndexSet) -> Bool { _indices.allSatisfy { other.contains($0) } }
    func isSuperset(of other: IndexSet) -> Bool { other.isSubset(of: self) }
    func isDisjoint(with other: IndexSet) -> Bool { intersection(other).isEmpty }
    func contains<R: RangeExpression>(integersIn range: R) -> Bool { contains(integersIn: IndexSet(integersIn: range)) }
    func contains(integersIn other: IndexSet) -> Bool { other._indices.allSatisfy { _indices.contains($0) } }
    func integerGreaterThan(_ index: Int) -> Int? { _indices.first { $0 > index } }
    func integerLessThan(_ index: Int) -> Int? { _indices.last { $0 < index } }
    func integerGreaterThanOrEqualTo(_ index: Int) -> Int? { _indices.first { $0 >= index } }
    func integerLessThanOrEqualTo(_ index: Int) -> Int? { _indices.last { $0 <= index } }
    func filteredIndexSet(includeInteger isIncluded: (Int) throws -> Bool) rethrows -> IndexSet { IndexSet(try _indices.filter(isIncluded)) }
    mutating func shift(startingAt index: Int, by delta: Int) { _indices = _indices.map { $0 >= index ? $0 + delta : $0 } }
    var rangeView: [Range<Int>] {
        var ranges: [Range<Int>] = []
        for index in _indices {
            if let last = ranges.last, last.upperBound == index {
                ranges[ranges.count - 1] = last.lowerBound..<(index + 1)
            } else {
                ranges.append(index..<(index + 1))
            }
        }
        return ranges
    }
}

func _rangeIndices(_ range: Any) -> [Int]
