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
        // Asked this way round an end that is not known ends the loop.
        if _position != _elements.endIndex {
            let element = _elements[_position]
            _position = _elements.index(after: _position)
            return element
        }
        return nil
    }
}

protocol BidirectionalCollection<Element>: Collection { func index(before i: Index) -> Index }
protocol RandomAccessCollection<Element>: BidirectionalCollection {}
protocol MutableCollection<Element>: Collection { subscript(position: Index) -> Element { get set } }

protocol RangeReplaceableCollection<Element>: Collection {
    init()
    mutating func replaceSubrange<C: Collection>(_ subrange: Range<Index>, with newElements: C)
}

protocol AdditiveArithmetic: Equatable {
    static var zero: Self { get }
    static func + (_ lhs: Self, _ rhs: Self) -> Self
    static func - (_ lhs: Self, _ rhs: Self) -> Self
}

extension AdditiveArithmetic {
    static func += (_ lhs: inout Self, _ rhs: Self) { lhs = lhs + rhs }
    static func -= (_ lhs: inout Self, _ rhs: Self) { lhs = lhs - rhs }
}

protocol Numeric: AdditiveArithmetic {
    associatedtype Magnitude
    var magnitude: Magnitude { get }
    static func * (_ lhs: Self, _ rhs: Self) -> Self
}

extension Numeric {
    static func *= (_ lhs: inout Self, _ rhs: Self) { lhs = lhs * rhs }
}

protocol SignedNumeric: Numeric {}

protocol Strideable<Stride>: Comparable {
    associatedtype Stride
    func distance(to other: Self) -> Stride
    func advanced(by n: Stride) -> Self
}

extension Strideable { static func < (_ lhs: Self, _ rhs: Self) -> Bool { lhs.distance(to: rhs) > 0 } }
protocol BinaryInteger: Hashable, Numeric, Strideable, CustomStringConvertible {}
protocol FixedWidthInteger: BinaryInteger, LosslessStringConvertible {}
protocol SignedInteger: BinaryInteger, SignedNumeric {}
protocol UnsignedInteger: BinaryInteger {}
protocol FloatingPoint: Hashable, SignedNumeric, Strideable {}
protocol BinaryFloatingPoint: FloatingPoint {}
protocol StringProtocol: Hashable, Comparable, BidirectionalCollection, LosslessStringConvertible {}
protocol TextOutputStream { mutating func write(_ string: String) }
