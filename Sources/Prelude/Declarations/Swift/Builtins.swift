extension Int: SignedInteger, SignedNumeric, Decodable, Encodable, ExpressibleByIntegerLiteral, FixedWidthInteger, BinaryInteger, Strideable, Numeric,
    AdditiveArithmetic, LosslessStringConvertible, CustomStringConvertible, Comparable, Hashable, Equatable
{}
extension Int8: SignedInteger, SignedNumeric, Decodable, Encodable, ExpressibleByIntegerLiteral, FixedWidthInteger, BinaryInteger, Strideable, Numeric,
    AdditiveArithmetic, LosslessStringConvertible, CustomStringConvertible, Comparable, Hashable, Equatable
{}
extension Int16: SignedInteger, SignedNumeric, Decodable, Encodable, ExpressibleByIntegerLiteral, FixedWidthInteger, BinaryInteger, Strideable, Numeric,
    AdditiveArithmetic, LosslessStringConvertible, CustomStringConvertible, Comparable, Hashable, Equatable
{}
extension Int32: SignedInteger, SignedNumeric, Decodable, Encodable, ExpressibleByIntegerLiteral, FixedWidthInteger, BinaryInteger, Strideable, Numeric,
    AdditiveArithmetic, LosslessStringConvertible, CustomStringConvertible, Comparable, Hashable, Equatable
{}
extension Int64: SignedInteger, SignedNumeric, Decodable, Encodable, ExpressibleByIntegerLiteral, FixedWidthInteger, BinaryInteger, Strideable, Numeric,
    AdditiveArithmetic, LosslessStringConvertible, CustomStringConvertible, Comparable, Hashable, Equatable
{}
extension UInt: UnsignedInteger, Decodable, Encodable, ExpressibleByIntegerLiteral, FixedWidthInteger, BinaryInteger, Strideable, Numeric, AdditiveArithmetic,
    LosslessStringConvertible, CustomStringConvertible, Comparable, Hashable, Equatable
{}
extension UInt8: UnsignedInteger, Decodable, Encodable, ExpressibleByIntegerLiteral, FixedWidthInteger, BinaryInteger, Strideable, Numeric, AdditiveArithmetic,
    LosslessStringConvertible, CustomStringConvertible, Comparable, Hashable, Equatable
{}
extension UInt16: UnsignedInteger, Decodable, Encodable, ExpressibleByIntegerLiteral, FixedWidthInteger, BinaryInteger, Strideable, Numeric, AdditiveArithmetic,
    LosslessStringConvertible, CustomStringConvertible, Comparable, Hashable, Equatable
{}
extension UInt32: UnsignedInteger, Decodable, Encodable, ExpressibleByIntegerLiteral, FixedWidthInteger, BinaryInteger, Strideable, Numeric, AdditiveArithmetic,
    LosslessStringConvertible, CustomStringConvertible, Comparable, Hashable, Equatable
{}
extension UInt64: UnsignedInteger, Decodable, Encodable, ExpressibleByIntegerLiteral, FixedWidthInteger, BinaryInteger, Strideable, Numeric, AdditiveArithmetic,
    LosslessStringConvertible, CustomStringConvertible, Comparable, Hashable, Equatable
{}
extension Double: Decodable, Encodable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, BinaryFloatingPoint, FloatingPoint, Strideable, SignedNumeric,
    Numeric, AdditiveArithmetic, LosslessStringConvertible, CustomStringConvertible, Comparable, Hashable, Equatable
{}
extension Float: Decodable, Encodable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, BinaryFloatingPoint, FloatingPoint, Strideable, SignedNumeric,
    Numeric, AdditiveArithmetic, LosslessStringConvertible, CustomStringConvertible, Comparable, Hashable, Equatable
{}
extension Bool: Decodable, Encodable, ExpressibleByBooleanLiteral, LosslessStringConvertible, CustomStringConvertible, Hashable, Equatable {}
extension String: Decodable, Encodable, ExpressibleByStringInterpolation, ExpressibleByStringLiteral, TextOutputStream, StringProtocol,
    RangeReplaceableCollection, BidirectionalCollection, Collection, Sequence, LosslessStringConvertible, CustomStringConvertible, Comparable, Hashable,
    Equatable
{
    typealias Element = Character
    typealias SubSequence = Substring
}

extension Substring: ExpressibleByStringInterpolation, ExpressibleByStringLiteral, TextOutputStream, StringProtocol, RangeReplaceableCollection,
    BidirectionalCollection, Collection, Sequence, LosslessStringConvertible, CustomStringConvertible, Comparable, Hashable, Equatable
{
    typealias Element = Character
    typealias Index = String.Index
}

extension Character: LosslessStringConvertible, CustomStringConvertible, Comparable, Hashable, Equatable {}
extension Array: Decodable, Encodable, ExpressibleByArrayLiteral, CustomStringConvertible, RangeReplaceableCollection, MutableCollection,
    RandomAccessCollection, BidirectionalCollection, Collection, Sequence
{}
extension Array: Equatable where Element: Equatable {}
extension Array: Hashable where Element: Hashable {}

extension Dictionary: Decodable, Encodable, ExpressibleByDictionaryLiteral, CustomStringConvertible, Collection, Sequence {
    typealias Element = (key: Key, value: Value)
}

extension Dictionary: Equatable where Value: Equatable {}
extension Dictionary: Hashable where Value: Hashable {}
extension Set: Decodable, Encodable, ExpressibleByArrayLiteral, SetAlgebra, CustomStringConvertible, Collection, Sequence, Hashable, Equatable {}
extension Optional: Equatable where Wrapped: Equatable {}
extension Optional: Hashable where Wrapped: Hashable {}
extension Optional: Encodable where Wrapped: Encodable {}
extension Optional: Decodable where Wrapped: Decodable {}
extension Optional: ExpressibleByNilLiteral {}
extension Never: Identifiable, Error, Comparable, Hashable, Equatable {}
extension AnyKeyPath: Hashable, Equatable {}
