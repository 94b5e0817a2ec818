// swift-format-ignore-file
extension Int: FixedWidthInteger, SignedInteger {}
extension Double: BinaryFloatingPoint, LosslessStringConvertible {}
extension Bool: Hashable, LosslessStringConvertible {}
extension String: StringProtocol, RangeReplaceableCollection, TextOutputStream {
    typealias Element = Character
    typealias SubSequence = String
}
extension Character: Hashable, Comparable, LosslessStringConvertible {}
extension Array: RandomAccessCollection, MutableCollection, RangeReplaceableCollection, CustomStringConvertible {
    typealias Index = Int
    typealias SubSequence = ArraySlice<Element>
    var startIndex: Int { 0 }
    var endIndex: Int { count }
    func index(after i: Int) -> Int { i + 1 }
    func makeIterator() -> _ArrayIterator<Element> { _ArrayIterator(_elements: self) }
}
extension Array: Equatable where Element: Equatable {}
extension Array: Hashable where Element: Hashable {}
struct _ArrayIterator<Element>: IteratorProtocol, Sequence {
    let _elements: [Element]
    var _position = 0
    mutating func next() -> Element? {
        if _position == _elements.count { return nil }
        _position += 1
        return _elements[_position - 1]
    }
}
extension Dictionary: Collection, CustomStringConvertible { typealias Element = (key: Key, value: Value) }
extension Dictionary: Equatable where Value: Equatable {}
extension Dictionary: Hashable where Value: Hashable {}
extension Set: Collection, Hashable, CustomStringConvertible {}
extension Optional: Equatable where Wrapped: Equatable {}
extension Optional: Hashable where Wrapped: Hashable {}
extension Never: Hashable, Comparable, Error, Identifiable {}
extension AnyKeyPath: Hashable {}
protocol TextOutputStream { mutating func write(_ string: String) }
