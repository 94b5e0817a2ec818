// swift-format-ignore-file
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
    var asciiValue: UInt8? { get }
    var wholeNumberValue: Int? { get }
    var hexDigitValue: Int? { get }
    func uppercased() -> String
    func lowercased() -> String
    var utf8: [UInt8] { get }
    var unicodeScalars: [UnicodeScalar] { _scalarValues().map { UnicodeScalar(_value: $0) } }
    func _scalarValues() -> [UInt32]
}
struct UnicodeScalar: Hashable, Comparable, CustomStringConvertible {
    let value: UInt32
    init(_value: UInt32) { value = _value }
    init(_ byte: UInt8) { value = UInt32(byte) }
    init?(_ number: UInt32) { value = number }
    static func < (_ lhs: UnicodeScalar, _ rhs: UnicodeScalar) -> Bool { lhs.value < rhs.value }
    var description: String { String(_character) }
    var _character: Character { _makeCharacter(value) }
}
func _makeCharacter(_ scalar: UInt32) -> Character
extension Unicode { typealias Scalar = UnicodeScalar }
enum Unicode {
    enum UTF8 {}
    enum UTF16 {}
}
typealias UTF8 = Unicode.UTF8
typealias UTF16 = Unicode.UTF16
