extension Set {
    init()
    init<S: Sequence>(_ sequence: S) where S.Element == Element
    init(minimumCapacity: Int)
    init(arrayLiteral elements: Element...) { self = Set(elements) }
    var count: Int { get }
    var isEmpty: Bool { get }
    var first: Element? { get }
    var description: String { get }
    func contains(_ member: Element) -> Bool
    @discardableResult mutating func insert(_ newMember: Element) -> (inserted: Bool, memberAfterInsert: Element)
    @discardableResult mutating func update(with newMember: Element) -> Element?
    @discardableResult mutating func remove(_ member: Element) -> Element?
    mutating func removeAll(keepingCapacity: Bool = false)
    mutating func removeFirst() -> Element
    mutating func popFirst() -> Element? { isEmpty ? nil : removeFirst() }
    mutating func reserveCapacity(_ n: Int) {}
    func makeIterator() -> _ArrayIterator<Element> { _ArrayIterator(_elements: Array(self)) }
    func randomElement() -> Element? { Array(self).randomElement() }
    func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> Set<Element> {
        var result: Set<Element> = []
        for element in self { if try isIncluded(element) { result.insert(element) } }
        return result
    }
    func union<S: Sequence>(_ other: S) -> Set<Element> where S.Element == Element
    func intersection<S: Sequence>(_ other: S) -> Set<Element> where S.Element == Element
    func subtracting<S: Sequence>(_ other: S) -> Set<Element> where S.Element == Element
    func symmetricDifference<S: Sequence>(_ other: S) -> Set<Element> where S.Element == Element
    mutating func formUnion<S: Sequence>(_ other: S) where S.Element == Element { self = union(other) }
    mutating func formIntersection<S: Sequence>(_ other: S) where S.Element == Element { self = intersection(other) }
    mutating func subtract<S: Sequence>(_ other: S) where S.Element == Element { self = subtracting(other) }
    mutating func formSymmetricDifference<S: Sequence>(_ other: S) where S.Element == Element { self = symmetricDifference(other) }
    func isSubset<S: Sequence>(of other: S) -> Bool
    func isSuperset<S: Sequence>(of other: S) -> Bool
    func isStrictSubset<S: Sequence>(of other: S) -> Bool { isSubset(of: other) && count < Set(other).count }
    func isStrictSuperset<S: Sequence>(of other: S) -> Bool { isSuperset(of: other) && count > Set(other).count }
    func isDisjoint<S: Sequence>(with other: S) -> Bool
}

protocol SetAlgebra<Element>: Equatable, ExpressibleByArrayLiteral { associatedtype Element }
protocol OptionSet: SetAlgebra, RawRepresentable { associatedtype Element = Self }

extension OptionSet {
    var isEmpty: Bool { rawValue == 0 }
    func contains(_ member: Self) -> Bool { rawValue & member.rawValue == member.rawValue }
    func union(_ other: Self) -> Self { Self(rawValue: rawValue | other.rawValue) }
    func intersection(_ other: Self) -> Self { Self(rawValue: rawValue & other.rawValue) }
    func subtracting(_ other: Self) -> Self { Self(rawValue: rawValue & ~other.rawValue) }
    func symmetricDifference(_ other: Self) -> Self { Self(rawValue: rawValue ^ other.rawValue) }
    func isSubset(of other: Self) -> Bool { other.contains(self) }
    func isSuperset(of other: Self) -> Bool { contains(other) }
    func isStrictSubset(of other: Self) -> Bool { self != other && other.contains(self) }
    func isStrictSuperset(of other: Self) -> Bool { self != other && contains(other) }
    func isDisjoint(with other: Self) -> Bool { rawValue & other.rawValue == 0 }
    @discardableResult mutating func insert(_ newMember: Self) -> (inserted: Bool, memberAfterInsert: Self) {
        let inserted = !contains(newMember)
        self = union(newMember)
        return (inserted, newMember)
    }
    @discardableResult mutating func remove(_ member: Self) -> Self? {
        let common = intersection(member)
        self = subtracting(member)
        return common.isEmpty ? nil : common
    }
    mutating func update(with newMember: Self) -> Self? { insert(newMember).inserted ? nil : newMember }
    mutating func formUnion(_ other: Self) { self = union(other) }
    mutating func formIntersection(_ other: Self) { self = intersection(other) }
    mutating func subtract(_ other: Self) { self = subtracting(other) }
    mutating func formSymmetricDifference(_ other: Self) { self = symmetricDifference(other) }
}
