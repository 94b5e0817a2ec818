extension Character {
    init(_ text: String)
    init(_ scalar: UnicodeScalar) { self = scalar._character }
    var description: String { get }
    var isLetter: Bool { get }
    var isNumber: Bool { get }
    var isWholeNumber: Bool { get }
    var isHexDigit: Bool { get }
    var isWhitespace: Bool { get }
    var isNewline: Bool { get }
    var isPunctuation: Bool { get }
    var isSymbol: Bool { get }
    var isUppercase: Bool { get }
    var isLowercase: Bool { get }
    var isCased: Bool { get }
    var isASCII: Bool { get }
    var isMathSymbol: Bool { get }
    var isCurrencySymbol: Bool { get }
    var asciiValue: UInt8? { get }
    var wholeNumberValue: Int? { get }
    var hexDigitValue: Int? { get }
    func uppercased() -> String
    func lowercased() -> String
    var debugDescription: String { get }
    var utf16: [UInt16] { String(self).utf16 }
    var utf8: [UInt8] { get }
    var unicodeScalars: [UnicodeScalar] { _scalarValues().map { UnicodeScalar(_value: $0) } }
    func _scalarValues() -> [UInt32]
}

struct UnicodeScalar: Hashable, Comparable, CustomStringConvertible, CustomDebugStringConvertible, ExpressibleByStringLiteral {
    let value: UInt32
    init(_value: UInt32) { value = _value }
    init(_ byte: UInt8) { value = UInt32(byte) }
    init?(_ number: UInt32) {
        if number > 0x10FFFF || number >= 0xD800 && number < 0xE000 { return nil }
        value = number
    }
    init?(_ number: Int) {
        if number < 0 || number > 0x10FFFF || number >= 0xD800 && number < 0xE000 { return nil }
        value = UInt32(number)
    }
    init(_ text: String) { value = text._scalarValues()[0] }
    init(stringLiteral text: String) { value = text._scalarValues()[0] }
    static func < (_ lhs: UnicodeScalar, _ rhs: UnicodeScalar) -> Bool { lhs.value < rhs.value }
    static func ~= (_ pattern: UnicodeScalar, _ value: UnicodeScalar) -> Bool { pattern.value == value.value }
    var description: String { String(_character) }
    var debugDescription: String {
        if value < 128 { return String(_character).debugDescription }
        let digits = String(value, radix: 16, uppercase: true)
        return "\"\\u{" + String(repeating: "0", count: (value > 0xFFFF ? 8 : 4) - digits.count) + digits + "}\""
    }
    var _character: Character { _makeCharacter(value) }
    var isASCII: Bool { value < 128 }
    var properties: UnicodeScalarProperties { UnicodeScalarProperties(_character: _character, _name: "") }
    func escaped(asASCII forceASCII: Bool) -> String { String(debugDescription.dropFirst().dropLast()) }
}

struct UnicodeScalarProperties {
    let _character: Character
    let _name: String
    var isAlphabetic: Bool { _character.isLetter }
    var isWhitespace: Bool { _character.isWhitespace }
    var isUppercase: Bool { _character.isUppercase }
    var isLowercase: Bool { _character.isLowercase }
    var isEmoji: Bool { _scalarIsEmoji(_character, false) }
    var isEmojiPresentation: Bool { _scalarIsEmoji(_character, true) }
    var numericValue: Double? { _character.wholeNumberValue.map { Double($0) } }
    var name: String? { _scalarName(_character) }
    var uppercaseMapping: String { _character.uppercased() }
    var lowercaseMapping: String { _character.lowercased() }
}

func _scalarIsEmoji(_ character: Character, _ isPresentation: Bool) -> Bool
func _scalarName(_ character: Character) -> String?
func _makeCharacter(_ scalar: UInt32) -> Character
extension Unicode { typealias Scalar = UnicodeScalar }

enum Unicode {
    enum UTF8 {}
    enum UTF16 {}
}

typealias UTF8 = Unicode.UTF8
typealias UTF16 = Unicode.UTF16

extension String {
    struct UnicodeScalarView: RangeReplaceableCollection, CustomStringConvertible {
        typealias Element = UnicodeScalar
        typealias Index = Int
        var _scalars: [UnicodeScalar]
        init() { _scalars = [] }
        init<S: Sequence>(_ scalars: S) { _scalars = Array(scalars) }
        var startIndex: Int { 0 }
        var endIndex: Int { _scalars.count }
        func index(after i: Int) -> Int { i + 1 }
        subscript(position: Int) -> UnicodeScalar { _scalars[position] }
        mutating func replaceSubrange<C: Collection>(_ subrange: Range<Int>, with newElements: C) {
            _scalars.replaceSubrange(subrange, with: Array(newElements))
        }
        var description: String { _scalars.map { String($0) }.joined() }
    }
}
