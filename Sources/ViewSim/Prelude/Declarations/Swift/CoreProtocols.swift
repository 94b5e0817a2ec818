// swift-format-ignore-file
protocol Sendable {}
protocol Copyable {}
protocol BitwiseCopyable {}
protocol Error {}
protocol Equatable { static func == (lhs: Self, rhs: Self) -> Bool }
extension Equatable {
    static func != (lhs: Self, rhs: Self) -> Bool { !(lhs == rhs) }
}
protocol Hashable: Equatable { func hash(into hasher: inout Hasher) }
extension Hashable {
    var hashValue: Int { get }
}
protocol Comparable: Equatable { static func < (lhs: Self, rhs: Self) -> Bool }
extension Comparable {
    static func > (lhs: Self, rhs: Self) -> Bool { rhs < lhs }
    static func <= (lhs: Self, rhs: Self) -> Bool { !(rhs < lhs) }
    static func >= (lhs: Self, rhs: Self) -> Bool { !(lhs < rhs) }
}
protocol CustomStringConvertible { var description: String { get } }
protocol CustomDebugStringConvertible { var debugDescription: String { get } }
protocol LosslessStringConvertible: CustomStringConvertible { init?(_ description: String) }
protocol Identifiable<ID> {
    associatedtype ID: Hashable
    var id: ID { get }
}
protocol RawRepresentable<RawValue> {
    associatedtype RawValue
    init?(rawValue: RawValue)
    var rawValue: RawValue { get }
}
protocol CaseIterable {
    associatedtype AllCases = [Self]
    static var allCases: AllCases { get }
}
protocol IteratorProtocol<Element> {
    associatedtype Element
    mutating func next() -> Element?
}
protocol Sequence<Element> {
    associatedtype Element
    associatedtype Iterator: IteratorProtocol
    func makeIterator() -> Iterator
}
extension Sequence where Self: IteratorProtocol {
    func makeIterator() -> Self { self }
}
protocol Collection<Element>: Sequence {
    associatedtype Index: Comparable
    associatedtype SubSequence = [Element]
    var startIndex: Index { get }
    var endIndex: Index { get }
    func index(after i: Index) -> Index
    subscript(position: Index) -> Element { get }
}
extension Collection {
    func makeIterator() -> IndexingIterator<Self> { IndexingIterator(_elements: self, _position: startIndex) }
}
struct IndexingIterator<Elements: Collection>: IteratorProtocol, Sequence {
    typealias Element = Elements.Element
    let _elements: Elements
    var _position: Elements.Index
    mutating func next() -> Elements.Element? {
        if _position == _elements.endIndex { return nil }
        let element = _elements[_position]
        _position = _elements.index(after: _position)
        return element
    }
}
protocol BidirectionalCollection<Element>: Collection { func index(before i: Index) -> Index }
protocol RandomAccessCollection<Element>: BidirectionalCollection {}
protocol MutableCollection<Element>: Collection {}
protocol RangeReplaceableCollection<Element>: Collection { init() }
protocol AdditiveArithmetic: Equatable {
    static var zero: Self { get }
    static func + (lhs: Self, rhs: Self) -> Self
    static func - (lhs: Self, rhs: Self) -> Self
}
extension AdditiveArithmetic {
    static func += (lhs: inout Self, rhs: Self) { lhs = lhs + rhs }
    static func -= (lhs: inout Self, rhs: Self) { lhs = lhs - rhs }
}
protocol Numeric: AdditiveArithmetic {
    associatedtype Magnitude
    var magnitude: Magnitude { get }
    static func * (lhs: Self, rhs: Self) -> Self
}
extension Numeric {
    static func *= (lhs: inout Self, rhs: Self) { lhs = lhs * rhs }
}
protocol SignedNumeric: Numeric {}
protocol Strideable<Stride>: Comparable {
    associatedtype Stride
    func distance(to other: Self) -> Stride
    func advanced(by n: Stride) -> Self
}
protocol BinaryInteger: Hashable, Numeric, Strideable, CustomStringConvertible {}
protocol FixedWidthInteger: BinaryInteger, LosslessStringConvertible {}
protocol SignedInteger: BinaryInteger, SignedNumeric {}
protocol UnsignedInteger: BinaryInteger {}
protocol FloatingPoint: Hashable, SignedNumeric, Strideable {}
protocol BinaryFloatingPoint: FloatingPoint {}
protocol StringProtocol: Hashable, Comparable, BidirectionalCollection, LosslessStringConvertible {}
protocol ExpressibleByIntegerLiteral { associatedtype IntegerLiteralType = Int; init(integerLiteral value: IntegerLiteralType) }
protocol ExpressibleByFloatLiteral { associatedtype FloatLiteralType = Double; init(floatLiteral value: FloatLiteralType) }
protocol ExpressibleByBooleanLiteral { associatedtype BooleanLiteralType = Bool; init(booleanLiteral value: BooleanLiteralType) }
protocol ExpressibleByNilLiteral { init(nilLiteral: ()) }
protocol ExpressibleByStringLiteral { associatedtype StringLiteralType = String; init(stringLiteral value: StringLiteralType) }
protocol ExpressibleByArrayLiteral { associatedtype ArrayLiteralElement; init(arrayLiteral elements: ArrayLiteralElement...) }
protocol ExpressibleByDictionaryLiteral { associatedtype Key; associatedtype Value; init(dictionaryLiteral elements: (Key, Value)...) }
