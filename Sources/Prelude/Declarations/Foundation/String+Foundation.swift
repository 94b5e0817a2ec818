extension String {
    init(format: String, _ arguments: Any...)
    init(localized key: String, table: String? = nil, bundle: Any? = nil, locale: Any? = nil, comment: String? = nil) { self = key }
    init(localized key: String, defaultValue: String, table: String? = nil, bundle: Any? = nil, locale: Any? = nil, comment: String? = nil) {
        self = defaultValue
    }
}

extension StringProtocol {
    var capitalized: String { get }
    var localizedCapitalized: String { capitalized }
    var localizedUppercase: String { uppercased() }
    var localizedLowercase: String { lowercased() }
    func components<S: StringProtocol>(separatedBy separator: S) -> [String]
    func components(separatedBy set: CharacterSet) -> [String] {
        var result: [String] = []
        var piece = ""
        for scalar in unicodeScalars {
            if set.contains(scalar) {
                result.append(piece)
                piece = ""
            } else {
                piece.append(scalar._character)
            }
        }
        result.append(piece)
        return result
    }
    func replacingOccurrences<S: StringProtocol, T: StringProtocol>(of target: S, with replacement: T) -> String
    func replacingOccurrences<S: StringProtocol, T: StringProtocol>(
        of target: S, with replacement: T, options: String.CompareOptions, range: Range<String.Index>? = nil
    ) -> String {
        var result = ""
        var start = range?.lowerBound ?? startIndex
        result += self[startIndex..<start]
        while let found = self.range(of: target, options: options, range: start..<(range?.upperBound ?? endIndex)) {
            result += self[start..<found.lowerBound]
            result +=
                options.contains(.regularExpression)
                ? _expanded(String(target), String(self[found]), String(replacement), options.contains(.caseInsensitive)) : String(replacement)
            if found.isEmpty {
                if found.lowerBound == endIndex { return result }
                result.append(self[found.lowerBound])
                start = index(after: found.lowerBound)
            } else {
                start = found.upperBound
            }
        }
        return result + self[start..<endIndex]
    }
    func trimmingCharacters(in set: CharacterSet) -> String {
        guard let start = firstIndex(where: { !set.contains($0) }), let end = lastIndex(where: { !set.contains($0) }) else { return "" }
        return String(self[start...end])
    }
    func range<S: StringProtocol>(of other: S) -> Range<String.Index>? { firstRange(of: other) }
    func range<S: StringProtocol>(of other: S, options: String.CompareOptions, range: Range<String.Index>? = nil, locale: Locale? = nil) -> Range<String.Index>?
    {
        let bounds = range ?? startIndex..<endIndex
        guard let found = _range(of: String(other), bounds.lowerBound._offset, bounds.upperBound._offset, options.rawValue) else { return nil }
        return String.Index(_offset: found.0)..<String.Index(_offset: found.1)
    }
    func _range(of other: String, _ low: Int, _ high: Int, _ options: UInt) -> (Int, Int)?
    func appending<S: StringProtocol>(_ other: S) -> String { String(self) + String(other) }
    func appendingFormat<S: StringProtocol>(_ format: S, _ arguments: Any...) -> String { String(self) + _formattedAll(String(format), arguments) }
    func padding<S: StringProtocol>(toLength length: Int, withPad pad: S, startingAt start: Int) -> String
    func localizedCaseInsensitiveContains<S: StringProtocol>(_ other: S) -> Bool { range(of: other, options: .caseInsensitive) != nil }
    func localizedStandardContains<S: StringProtocol>(_ other: S) -> Bool { range(of: other, options: [.caseInsensitive, .diacriticInsensitive]) != nil }
    func localizedStandardRange<S: StringProtocol>(of other: S) -> Range<String.Index>? {
        range(of: other, options: [.caseInsensitive, .diacriticInsensitive])
    }
    func localizedStandardCompare<S: StringProtocol>(_ other: S) -> ComparisonResult { ComparisonResult(rawValue: _compare(String(other), 833, true))! }
    func localizedCompare<S: StringProtocol>(_ other: S) -> ComparisonResult { ComparisonResult(rawValue: _compare(String(other), 0, true))! }
    func localizedCaseInsensitiveCompare<S: StringProtocol>(_ other: S) -> ComparisonResult { ComparisonResult(rawValue: _compare(String(other), 1, true))! }
    func caseInsensitiveCompare<S: StringProtocol>(_ other: S) -> ComparisonResult { ComparisonResult(rawValue: _compare(String(other), 1, false))! }
    func compare<S: StringProtocol>(_ other: S) -> ComparisonResult { ComparisonResult(rawValue: _compare(String(other), 0, false))! }
    func compare<S: StringProtocol>(_ other: S, options: String.CompareOptions) -> ComparisonResult {
        ComparisonResult(rawValue: _compare(String(other), options.rawValue, false))!
    }
    func _compare(_ other: String, _ options: UInt, _ isLocalized: Bool) -> Int
    func folding(options: String.CompareOptions, locale: Locale?) -> String { _folded(options.rawValue) }
    func _folded(_ options: UInt) -> String
    func applyingTransform(_ transform: StringTransform, reverse: Bool) -> String? {
        transform == .stripDiacritics || transform == .stripCombiningMarks ? _folded(128) : nil
    }
    func commonPrefix<S: StringProtocol>(with other: S, options: String.CompareOptions = []) -> String {
        String(zip(self, other).prefix { $0 == $1 }.map { $0.0 })
    }
    func enumerateLines(invoking body: @escaping (String, inout Bool) -> Void) {
        var stop = false
        for line in split(omittingEmptySubsequences: false, whereSeparator: { $0.isNewline }) {
            body(String(line), &stop)
            if stop { return }
        }
    }
}

extension String {
    struct CompareOptions: OptionSet {
        let rawValue: UInt
        init(rawValue: UInt) { self.rawValue = rawValue }
        static let caseInsensitive = CompareOptions(rawValue: 1)
        static let literal = CompareOptions(rawValue: 2)
        static let backwards = CompareOptions(rawValue: 4)
        static let anchored = CompareOptions(rawValue: 8)
        static let numeric = CompareOptions(rawValue: 64)
        static let diacriticInsensitive = CompareOptions(rawValue: 128)
        static let widthInsensitive = CompareOptions(rawValue: 256)
        static let forcedOrdering = CompareOptions(rawValue: 512)
        static let regularExpression = CompareOptions(rawValue: 1024)
    }
}

func _expanded(_ pattern: String, _ match: String, _ template: String, _ ignoresCase: Bool) -> String
func _formattedAll(_ format: String, _ arguments: [Any]) -> String
enum StringTransform { case stripDiacritics, stripCombiningMarks, toLatin, latinToKatakana }
@_reachedBy("specifier") func _formatted(_ value: Any, _ format: String) -> String

enum ComparisonResult: Int {
    case orderedAscending = -1, orderedSame, orderedDescending
}

extension StringProtocol {
    func rangeOfCharacter(from set: CharacterSet) -> Range<String.Index>? {
        guard let start = firstIndex(where: { set.contains($0) }) else { return nil }
        return start..<index(after: start)
    }
    func addingPercentEncoding(withAllowedCharacters allowed: CharacterSet) -> String? {
        var result = ""
        for scalar in unicodeScalars {
            if scalar.isASCII && allowed.contains(scalar) {
                result += String(scalar)
            } else {
                for byte in String(scalar).utf8 {
                    let digits = String(byte, radix: 16, uppercase: true)
                    result += digits.count == 1 ? "%0" + digits : "%" + digits
                }
            }
        }
        return result
    }
    var removingPercentEncoding: String? { _percentDecoded(String(self)) }
}

struct CharacterSet {
    var _contains: (Character) -> Bool
    init(_contains: @escaping (Character) -> Bool) { self._contains = _contains }
    init() { _contains = { _ in false } }
    init(charactersIn text: String) {
        let scalars = text._scalarValues()
        _contains = { scalars.contains($0._scalarValues()[0]) }
    }
    init<R: RangeExpression>(charactersIn range: R) {
        _contains = { range.lowerBound is UnicodeScalar ? range.contains($0.unicodeScalars[0]) : range.contains($0) }
    }
    func contains(_ character: Character) -> Bool { _contains(character) }
    func contains(_ scalar: UnicodeScalar) -> Bool { _contains(scalar._character) }
    var inverted: CharacterSet { CharacterSet { !contains($0) } }
    func union(_ other: CharacterSet) -> CharacterSet { CharacterSet { contains($0) || other.contains($0) } }
    func intersection(_ other: CharacterSet) -> CharacterSet { CharacterSet { contains($0) && other.contains($0) } }
    func subtracting(_ other: CharacterSet) -> CharacterSet { CharacterSet { contains($0) && !other.contains($0) } }
    mutating func formUnion(_ other: CharacterSet) { self = union(other) }
    mutating func formIntersection(_ other: CharacterSet) { self = intersection(other) }
    mutating func subtract(_ other: CharacterSet) { self = subtracting(other) }
    mutating func invert() { self = inverted }
    mutating func insert(charactersIn text: String) { self = union(CharacterSet(charactersIn: text)) }
    mutating func insert(_ scalar: UnicodeScalar) { self = union(CharacterSet(charactersIn: String(scalar))) }
    mutating func remove(charactersIn text: String) { self = subtracting(CharacterSet(charactersIn: text)) }
    mutating func remove(_ scalar: UnicodeScalar) { self = subtracting(CharacterSet(charactersIn: String(scalar))) }
    static var whitespaces: CharacterSet { _named(0) }
    static var whitespacesAndNewlines: CharacterSet { _named(1) }
    static var newlines: CharacterSet { _named(2) }
    static var letters: CharacterSet { _named(3) }
    static var decimalDigits: CharacterSet { _named(4) }
    static var alphanumerics: CharacterSet { _named(5) }
    static var punctuationCharacters: CharacterSet { _named(6) }
    static var uppercaseLetters: CharacterSet { _named(7) }
    static var lowercaseLetters: CharacterSet { _named(8) }
    static var symbols: CharacterSet { _named(9) }
    static var controlCharacters: CharacterSet { _named(10) }
    static var urlQueryAllowed: CharacterSet { _named(11) }
    static var urlPathAllowed: CharacterSet { _named(12) }
    static var urlHostAllowed: CharacterSet { _named(13) }
    static var urlFragmentAllowed: CharacterSet { _named(14) }
    static var urlUserAllowed: CharacterSet { _named(15) }
    static var urlPasswordAllowed: CharacterSet { _named(16) }
    static var illegalCharacters: CharacterSet { _named(17) }
    static var capitalizedLetters: CharacterSet { _named(18) }
    static var nonBaseCharacters: CharacterSet { _named(19) }
    static func _named(_ number: Int) -> CharacterSet { CharacterSet { _characterSetContains(number, $0) } }
}

func _characterSetContains(_ set: Int, _ character: Character) -> Bool
