// swift-format-ignore-file
extension String {
    init(format: String, _ arguments: Any...)
    init(localized key: String) { self = key }
    var capitalized: String { get }
    var localizedCapitalized: String { capitalized }
    var localizedUppercase: String { uppercased() }
    var localizedLowercase: String { lowercased() }
    func components(separatedBy separator: String) -> [String]
    func components(separatedBy set: CharacterSet) -> [String] { split(omittingEmptySubsequences: false) { set.contains($0) } }
    func replacingOccurrences(of target: String, with replacement: String) -> String
    func trimmingCharacters(in set: CharacterSet) -> String {
        let kept = Array(self)
        var start = 0
        var end = kept.count
        while start < end && set.contains(kept[start]) { start += 1 }
        while end > start && set.contains(kept[end - 1]) { end -= 1 }
        return dropFirst(start).prefix(end - start)
    }
    func range(of other: String) -> Range<String.Index>? { firstRange(of: other) }
    func appending(_ other: String) -> String { self + other }
    func rangeOfCharacter(from set: CharacterSet) -> Range<String.Index>? {
        guard let start = firstIndex(where: { set.contains($0) }) else { return nil }
        return start..<index(after: start)
    }
    func addingPercentEncoding(withAllowedCharacters allowed: CharacterSet) -> String?
    var removingPercentEncoding: String? { _percentDecoded(self) }
    func padding(toLength length: Int, withPad pad: String, startingAt start: Int) -> String
    func localizedCaseInsensitiveContains(_ other: String) -> Bool { lowercased().contains(other.lowercased()) }
    func localizedStandardContains(_ other: String) -> Bool { lowercased().contains(other.lowercased()) }
    func localizedStandardCompare(_ other: String) -> ComparisonResult { compare(other) }
    func localizedCompare(_ other: String) -> ComparisonResult { compare(other) }
    func localizedCaseInsensitiveCompare(_ other: String) -> ComparisonResult { lowercased().compare(other.lowercased()) }
    func caseInsensitiveCompare(_ other: String) -> ComparisonResult { lowercased().compare(other.lowercased()) }
    func compare(_ other: String) -> ComparisonResult { self < other ? .orderedAscending : self == other ? .orderedSame : .orderedDescending }
}
@_reachedBy("specifier") func _formatted(_ value: Any, _ format: String) -> String
enum ComparisonResult: Int {
    case orderedAscending = -1, orderedSame, orderedDescending
}
struct CharacterSet {
    let _contains: (Character) -> Bool
    init(_contains: @escaping (Character) -> Bool) { self._contains = _contains }
    init(charactersIn text: String) { _contains = { text.contains($0) } }
    func contains(_ element: _Value) -> Bool {
        if let scalar = element as? UnicodeScalar { return _contains(Character(scalar)) }
        return _contains(element)
    }
    var inverted: CharacterSet { CharacterSet { !contains($0) } }
    func union(_ other: CharacterSet) -> CharacterSet { CharacterSet { contains($0) || other.contains($0) } }
    static var whitespaces: CharacterSet { CharacterSet { $0.isWhitespace && !$0.isNewline } }
    static var whitespacesAndNewlines: CharacterSet { CharacterSet { $0.isWhitespace } }
    static var newlines: CharacterSet { CharacterSet { $0.isNewline } }
    static var letters: CharacterSet { CharacterSet { $0.isLetter } }
    static var decimalDigits: CharacterSet { CharacterSet { $0.isWholeNumber } }
    static var alphanumerics: CharacterSet { CharacterSet { $0.isLetter || $0.isNumber } }
    static var punctuationCharacters: CharacterSet { CharacterSet { $0.isPunctuation } }
    static var uppercaseLetters: CharacterSet { CharacterSet { $0.isUppercase } }
    static var lowercaseLetters: CharacterSet { CharacterSet { $0.isLowercase } }
    static var urlQueryAllowed: CharacterSet { CharacterSet { $0.isASCII && ($0.isLetter || $0.isNumber || "!$&'()*+,-./:;=?@_~".contains($0)) } }
    static var urlPathAllowed: CharacterSet { CharacterSet { $0.isASCII && ($0.isLetter || $0.isNumber || "!$&'()*+,-./:=@_~".contains($0)) } }
    static var urlHostAllowed: CharacterSet { CharacterSet { $0.isASCII && ($0.isLetter || $0.isNumber || "!$&'()*+,-.:;=[]_~".contains($0)) } }
    static var urlFragmentAllowed: CharacterSet { CharacterSet { $0.isASCII && ($0.isLetter || $0.isNumber || "!$&'()*+,-./:;=?@_~".contains($0)) } }
    static var urlUserAllowed: CharacterSet { CharacterSet { $0.isASCII && ($0.isLetter || $0.isNumber || "!$&'()*+,-.;=_~".contains($0)) } }
    static var symbols: CharacterSet { CharacterSet { $0.isSymbol } }
}
