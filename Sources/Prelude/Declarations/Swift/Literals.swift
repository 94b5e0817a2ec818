protocol ExpressibleByUnicodeScalarLiteral {
    associatedtype UnicodeScalarLiteralType = String
    init(unicodeScalarLiteral value: UnicodeScalarLiteralType)
}

protocol ExpressibleByExtendedGraphemeClusterLiteral {
    associatedtype ExtendedGraphemeClusterLiteralType = String
    init(extendedGraphemeClusterLiteral value: ExtendedGraphemeClusterLiteralType)
}

protocol ExpressibleByStringInterpolation: ExpressibleByStringLiteral {
    associatedtype StringInterpolation
    init(stringInterpolation: StringInterpolation)
}

protocol StringInterpolationProtocol {
    init(literalCapacity: Int, interpolationCount: Int)
    mutating func appendLiteral(_ literal: String)
}

struct DefaultStringInterpolation: StringInterpolationProtocol {
    var _text = ""
    init(literalCapacity: Int, interpolationCount: Int) {}
    mutating func appendLiteral(_ literal: String) { _text.append(literal) }
    mutating func appendInterpolation<T>(_ value: T) { _text.append(String(describing: value)) }
    mutating func write(_ string: String) { _text.append(string) }
}

extension String {
    typealias StringInterpolation = DefaultStringInterpolation
    init(stringInterpolation: DefaultStringInterpolation) { self = stringInterpolation._text }
}

protocol ExpressibleByIntegerLiteral {
    associatedtype IntegerLiteralType = Int
    init(integerLiteral value: IntegerLiteralType)
}

protocol ExpressibleByFloatLiteral {
    associatedtype FloatLiteralType = Double
    init(floatLiteral value: FloatLiteralType)
}

protocol ExpressibleByBooleanLiteral {
    associatedtype BooleanLiteralType = Bool
    init(booleanLiteral value: BooleanLiteralType)
}

protocol ExpressibleByNilLiteral { init(nilLiteral: ()) }

protocol ExpressibleByStringLiteral {
    associatedtype StringLiteralType = String
    init(stringLiteral value: StringLiteralType)
}

protocol ExpressibleByArrayLiteral {
    associatedtype ArrayLiteralElement
    init(arrayLiteral elements: ArrayLiteralElement...)
}

protocol ExpressibleByDictionaryLiteral {
    associatedtype Key
    associatedtype Value
    init(dictionaryLiteral elements: (Key, Value)...)
}
