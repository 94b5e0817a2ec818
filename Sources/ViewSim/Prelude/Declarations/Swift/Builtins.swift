// swift-format-ignore-file
extension Int: Equatable, Hashable, Comparable, CustomStringConvertible, LosslessStringConvertible, AdditiveArithmetic, Numeric, Strideable, BinaryInteger, FixedWidthInteger, ExpressibleByIntegerLiteral, Encodable, Decodable, SignedNumeric, SignedInteger {}
extension Int8: Equatable, Hashable, Comparable, CustomStringConvertible, LosslessStringConvertible, AdditiveArithmetic, Numeric, Strideable, BinaryInteger, FixedWidthInteger, ExpressibleByIntegerLiteral, Encodable, Decodable, SignedNumeric, SignedInteger {}
extension Int16: Equatable, Hashable, Comparable, CustomStringConvertible, LosslessStringConvertible, AdditiveArithmetic, Numeric, Strideable, BinaryInteger, FixedWidthInteger, ExpressibleByIntegerLiteral, Encodable, Decodable, SignedNumeric, SignedInteger {}
extension Int32: Equatable, Hashable, Comparable, CustomStringConvertible, LosslessStringConvertible, AdditiveArithmetic, Numeric, Strideable, BinaryInteger, FixedWidthInteger, ExpressibleByIntegerLiteral, Encodable, Decodable, SignedNumeric, SignedInteger {}
extension Int64: Equatable, Hashable, Comparable, CustomStringConvertible, LosslessStringConvertible, AdditiveArithmetic, Numeric, Strideable, BinaryInteger, FixedWidthInteger, ExpressibleByIntegerLiteral, Encodable, Decodable, SignedNumeric, SignedInteger {}
extension UInt: Equatable, Hashable, Comparable, CustomStringConvertible, LosslessStringConvertible, AdditiveArithmetic, Numeric, Strideable, BinaryInteger, FixedWidthInteger, ExpressibleByIntegerLiteral, Encodable, Decodable, UnsignedInteger {}
extension UInt8: Equatable, Hashable, Comparable, CustomStringConvertible, LosslessStringConvertible, AdditiveArithmetic, Numeric, Strideable, BinaryInteger, FixedWidthInteger, ExpressibleByIntegerLiteral, Encodable, Decodable, UnsignedInteger {}
extension UInt16: Equatable, Hashable, Comparable, CustomStringConvertible, LosslessStringConvertible, AdditiveArithmetic, Numeric, Strideable, BinaryInteger, FixedWidthInteger, ExpressibleByIntegerLiteral, Encodable, Decodable, UnsignedInteger {}
extension UInt32: Equatable, Hashable, Comparable, CustomStringConvertible, LosslessStringConvertible, AdditiveArithmetic, Numeric, Strideable, BinaryInteger, FixedWidthInteger, ExpressibleByIntegerLiteral, Encodable, Decodable, UnsignedInteger {}
extension UInt64: Equatable, Hashable, Comparable, CustomStringConvertible, LosslessStringConvertible, AdditiveArithmetic, Numeric, Strideable, BinaryInteger, FixedWidthInteger, ExpressibleByIntegerLiteral, Encodable, Decodable, UnsignedInteger {}
extension Double: Equatable, Hashable, Comparable, CustomStringConvertible, LosslessStringConvertible, AdditiveArithmetic, Numeric, SignedNumeric, Strideable, FloatingPoint, BinaryFloatingPoint, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, Encodable, Decodable {}
extension Float: Equatable, Hashable, Comparable, CustomStringConvertible, LosslessStringConvertible, AdditiveArithmetic, Numeric, SignedNumeric, Strideable, FloatingPoint, BinaryFloatingPoint, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, Encodable, Decodable {}
extension Bool: Equatable, Hashable, CustomStringConvertible, LosslessStringConvertible, ExpressibleByBooleanLiteral, Encodable, Decodable {}
extension String: Equatable, Hashable, Comparable, CustomStringConvertible, LosslessStringConvertible, Sequence, Collection, BidirectionalCollection, RangeReplaceableCollection, StringProtocol, TextOutputStream, ExpressibleByStringLiteral, ExpressibleByStringInterpolation, Encodable, Decodable {
    typealias Element = Character
    typealias SubSequence = String
}
extension Character: Equatable, Hashable, Comparable, CustomStringConvertible, LosslessStringConvertible {}
extension Array: Sequence, Collection, BidirectionalCollection, RandomAccessCollection, MutableCollection, RangeReplaceableCollection, CustomStringConvertible, ExpressibleByArrayLiteral, Encodable, Decodable {}
extension Array: Equatable where Element: Equatable {}
extension Array: Hashable where Element: Hashable {}
extension Dictionary: Sequence, Collection, CustomStringConvertible, ExpressibleByDictionaryLiteral, Encodable, Decodable { typealias Element = (key: Key, value: Value) }
extension Dictionary: Equatable where Value: Equatable {}
extension Dictionary: Hashable where Value: Hashable {}
extension Set: Equatable, Hashable, Sequence, Collection, CustomStringConvertible, SetAlgebra, ExpressibleByArrayLiteral, Encodable, Decodable {}
extension Optional: Equatable where Wrapped: Equatable {}
extension Optional: Hashable where Wrapped: Hashable {}
extension Optional: Encodable where Wrapped: Encodable {}
extension Optional: Decodable where Wrapped: Decodable {}
extension Optional: ExpressibleByNilLiteral {}
extension Never: Equatable, Hashable, Comparable, Error, Identifiable {}
extension AnyKeyPath: Equatable, Hashable {}
