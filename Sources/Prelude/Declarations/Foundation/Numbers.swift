class NumberFormatter: Formatter {
    enum Style: Int {
        case none = 0, decimal = 1, currency = 2, percent = 3, scientific = 4, spellOut = 5, ordinal = 6, currencyISOCode = 8, currencyPlural = 9,
            currencyAccounting = 10
    }
    enum RoundingMode: Int { case ceiling, floor, down, up, halfEven, halfDown, halfUp }
    enum PadPosition: Int { case beforePrefix, afterPrefix, beforeSuffix, afterSuffix }
    var numberStyle: NumberFormatter.Style = .none
    var locale: Locale! = Locale.current
    var minimumFractionDigits: Int!
    var maximumFractionDigits: Int!
    var minimumIntegerDigits: Int!
    var maximumIntegerDigits: Int!
    var minimumSignificantDigits: Int!
    var maximumSignificantDigits: Int!
    var usesSignificantDigits = false
    var usesGroupingSeparator: Bool!
    var groupingSeparator: String!
    var groupingSize: Int!
    var decimalSeparator: String!
    var currencyCode: String!
    var currencySymbol: String!
    var internationalCurrencySymbol: String!
    var positivePrefix: String!
    var positiveSuffix: String!
    var negativePrefix: String!
    var negativeSuffix: String!
    var percentSymbol: String!
    var zeroSymbol: String?
    var nilSymbol = ""
    var multiplier: NSNumber?
    var roundingMode: NumberFormatter.RoundingMode!
    var roundingIncrement: NSNumber!
    var format: String!
    var positiveFormat: String!
    var negativeFormat: String!
    var formatWidth: Int!
    var paddingCharacter: String!
    var paddingPosition: NumberFormatter.PadPosition!
    var minimum: NSNumber?
    var maximum: NSNumber?
    var isLenient = false
    var generatesDecimalNumbers = false
    var allowsFloats = true
    var alwaysShowsDecimalSeparator = false
    var isPartialStringValidationEnabled = false
    var plusSign: String!
    var minusSign: String!
    func string(from number: Any) -> String? { _formatWithNumberFormatter(self, number) }
    override func string(for object: Any?) -> String? {
        guard let object else { return nil }
        return _formatWithNumberFormatter(self, object)
    }
    func number(from text: String) -> NSNumber? { _parseWithNumberFormatter(self, text) }
    static func localizedString(from number: Any, number style: NumberFormatter.Style) -> String {
        let formatter = NumberFormatter()
        formatter.numberStyle = style
        return formatter.string(from: number) ?? ""
    }
}

func _formatWithNumberFormatter(_ formatter: Any, _ number: Any) -> String?
func _parseWithNumberFormatter(_ formatter: Any, _ text: String) -> _Value
@_plain struct Decimal: Hashable, Comparable, SignedNumeric, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, CustomStringConvertible, Codable, Sendable
{
    typealias Magnitude = Decimal
    let _text: String
    init() { _text = "0" }
    init(_text text: String) { _text = text }
    init(_ value: Int) { _text = "\(value)" }
    init(_ value: Double) { _text = _decimal("new", "\(value)", "") ?? "NaN" }
    init(integerLiteral value: Int) { _text = "\(value)" }
    init(floatLiteral value: Double) { _text = _decimal("new", "\(value)", "") ?? "NaN" }
    init?(string: String, locale: Locale? = nil) {
        guard let text = _decimal("parse", string, "") else { return nil }
        _text = text
    }
    init<T: BinaryInteger>(exactly source: T) { _text = "\(source)" }
    static var zero: Decimal { Decimal(_text: "0") }
    static var pi: Decimal { Decimal(_text: "3.14159265358979323846264338327950288419") }
    static var nan: Decimal { Decimal(_text: "NaN") }
    static var greatestFiniteMagnitude: Decimal { Decimal(_text: "3.4028236692093846346337460743176821145e165") }
    static func + (_ lhs: Decimal, _ rhs: Decimal) -> Decimal { Decimal(_text: _decimal("+", lhs._text, rhs._text)!) }
    static func - (_ lhs: Decimal, _ rhs: Decimal) -> Decimal { Decimal(_text: _decimal("-", lhs._text, rhs._text)!) }
    static func * (_ lhs: Decimal, _ rhs: Decimal) -> Decimal { Decimal(_text: _decimal("*", lhs._text, rhs._text)!) }
    static func / (_ lhs: Decimal, _ rhs: Decimal) -> Decimal { Decimal(_text: _decimal("/", lhs._text, rhs._text)!) }
    static prefix func - (_ value: Decimal) -> Decimal { Decimal(_text: _decimal("-", "0", value._text)!) }
    static func += (_ lhs: inout Decimal, _ rhs: Decimal) { lhs = Decimal(_text: _decimal("+", lhs._text, rhs._text)!) }
    static func -= (_ lhs: inout Decimal, _ rhs: Decimal) { lhs = Decimal(_text: _decimal("-", lhs._text, rhs._text)!) }
    static func *= (_ lhs: inout Decimal, _ rhs: Decimal) { lhs = Decimal(_text: _decimal("*", lhs._text, rhs._text)!) }
    static func /= (_ lhs: inout Decimal, _ rhs: Decimal) { lhs = Decimal(_text: _decimal("/", lhs._text, rhs._text)!) }
    static func < (_ lhs: Decimal, _ rhs: Decimal) -> Bool { _decimal("<", lhs._text, rhs._text) == "true" }
    static func == (_ lhs: Decimal, _ rhs: Decimal) -> Bool { lhs._text == rhs._text }
    func hash(into hasher: inout Hasher) { hasher.combine(_text) }
    var description: String { _text }
    var magnitude: Decimal { self < Decimal.zero ? -self : self }
}

extension Decimal {
    var isZero: Bool { _text == "0" }
    var isNaN: Bool { _text == "NaN" }
    var isSignMinus: Bool { self < Decimal.zero }
    var doubleValue: Double { Double(_text) ?? Double.nan }
    mutating func negate() { self = -self }
    mutating func round(_ scale: Int, _ mode: NSDecimalNumber.RoundingMode) { self = Decimal(_text: _decimal("round:\(mode)", _text, "\(scale)")!) }
    func formatted() -> String { _NumberFormat(_kind: "number", _code: nil).format(self) }
    func formatted<F: Foundation.FormatStyle>(_ format: F) -> F.FormatOutput { format.format(self) }
    typealias FormatStyle = _NumberFormat
}

func _decimal(_ operation: String, _ left: String, _ right: String) -> String?

func NSDecimalRound(_ result: inout Decimal, _ number: inout Decimal, _ scale: Int, _ mode: NSDecimalNumber.RoundingMode) {
    result = Decimal(_text: _decimal("round:\(mode)", number._text, "\(scale)")!)
}

class NSNumber: NSObject, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, ExpressibleByBooleanLiteral {
    let _value: _Value
    var _double: Double { _numberAsDouble(_value) }
    init(_ value: Any) { _value = value }
    init(value: Any) { _value = value }
    init(integerLiteral value: Int) { _value = value }
    init(floatLiteral value: Double) { _value = value }
    init(booleanLiteral value: Bool) { _value = value }
    var intValue: Int { Int(_double) }
    var int64Value: Int64 { Int64(_double) }
    var uintValue: UInt { UInt(_double) }
    var doubleValue: Double { _double }
    var floatValue: Float { Float(_double) }
    var boolValue: Bool { _double != 0 }
    var decimalValue: Decimal { Decimal(_double) }
    var stringValue: String { description }
    override var description: String { _numberText(_value) }
    override func isEqual(_ object: Any?) -> Bool { if let other = object as? NSNumber { _double == other._double } else { false } }
    override var hash: Int { _double.hashValue }
    func compare(_ other: NSNumber) -> ComparisonResult {
        doubleValue < other.doubleValue ? .orderedAscending : doubleValue == other.doubleValue ? .orderedSame : .orderedDescending
    }
}

func _numberAsDouble(_ value: Any) -> Double
func _numberText(_ value: Any) -> String

class NSDecimalNumber: NSNumber {
    enum RoundingMode { case plain, down, up, bankers }
    init(decimal: Decimal) { super.init(decimal) }
    init(string: String) { super.init(Decimal(string: string) ?? Decimal.nan) }
    init(value: Any) { super.init(value: value) }
    override var _double: Double { if let decimal = _value as? Decimal { Double(decimal._text) ?? Double.nan } else { _numberAsDouble(_value) } }
    static var zero: NSDecimalNumber { NSDecimalNumber(decimal: Decimal.zero) }
    static var one: NSDecimalNumber { NSDecimalNumber(decimal: Decimal(1)) }
    override var decimalValue: Decimal { (_value as? Decimal) ?? Decimal(_double) }
}
