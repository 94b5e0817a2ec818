struct Regex: RegexComponent {
    typealias Texts = MatchedByRegex
    let _pattern: String
    init(_pattern: String) { self._pattern = _pattern }
    init(_ pattern: String) throws {
        if let problem = _regexProblem(pattern) { throw RegexError(description: problem) }
        _pattern = pattern
    }
    var regex: Regex { self }
    @dynamicMemberLookup struct Match {
        let range: Range<String.Index>
        let _names: [String]
        let _captures: [Any?]
        subscript<T>(dynamicMember name: String) -> T { _regexCapture(name, _names, _captures) }
        subscript(_ index: Int) -> RegexCapture { RegexCapture(substring: _regexCapture(String(index), _names, _captures)) }
        subscript(_ name: String) -> RegexCapture? { _names.contains(name) ? RegexCapture(substring: _regexCapture(name, _names, _captures)) : nil }
        var output: _Unknown { _regexOutput(_names, _captures) }
        var count: Int { _captures.count }
    }
    func firstMatch<S: StringProtocol>(in text: S) throws -> Regex.Match? { _matches(text, 0, 1).first }
    func wholeMatch<S: StringProtocol>(in text: S) throws -> Regex.Match? { _matches(text, 2, 1).first }
    func prefixMatch<S: StringProtocol>(in text: S) throws -> Regex.Match? { _matches(text, 1, 1).first }
    func ignoresCase(_ ignores: Bool = true) -> Regex { ignores ? Regex(_pattern: "(?i)" + _pattern) : self }
    func dotMatchesNewlines(_ matches: Bool = true) -> Regex { matches ? Regex(_pattern: "(?s)" + _pattern) : self }
    func anchorsMatchLineEndings(_ matches: Bool = true) -> Regex { matches ? Regex(_pattern: "(?m)" + _pattern) : self }
    func _matches<S: StringProtocol>(_ text: S, _ kind: Int, _ limit: Int) -> [Regex.Match] {
        _regexMatches(_pattern, String(text), kind, limit).map { found in
            let start = text.startIndex._offset
            let captures = found.2.map { $0.map { text._slice(start + $0.0, start + $0.1) } }
            return Regex.Match(range: String.Index(_offset: start + found.0)..<String.Index(_offset: start + found.1), _names: found.3, _captures: captures)
        }
    }
}

protocol RegexComponent { var regex: Regex { get } }
typealias AnyRegexOutput = Any

struct RegexCapture {
    let substring: Substring?
}

struct RegexError: Error, CustomStringConvertible { let description: String }
func _regexProblem(_ pattern: String) -> String?
func _regexMatches(_ pattern: String, _ text: String, _ kind: Int, _ limit: Int) -> [(Int, Int, [(Int, Int)?], [String])]
func _regexCapture(_ name: String, _ names: [String], _ captures: [Any?]) -> _Unknown
func _regexOutput(_ names: [String], _ captures: [Any?]) -> _Unknown
protocol MatchedByRegex: StringProtocol {}
extension String: MatchedByRegex {}
extension Substring: MatchedByRegex {}

extension MatchedByRegex {
    func firstMatch(of regex: Regex) -> Regex.Match? { regex._matches(self, 0, 1).first }
    func wholeMatch(of regex: Regex) -> Regex.Match? { regex._matches(self, 2, 1).first }
    func prefixMatch(of regex: Regex) -> Regex.Match? { regex._matches(self, 1, 1).first }
    func matches(of regex: Regex) -> [Regex.Match] { regex._matches(self, 0, Int.max) }
    func contains(_ regex: Regex) -> Bool { !regex._matches(self, 0, 1).isEmpty }
    func starts(with regex: Regex) -> Bool { !regex._matches(self, 1, 1).isEmpty }
    func firstRange(of regex: Regex) -> Range<String.Index>? { regex._matches(self, 0, 1).first?.range }
    func ranges(of regex: Regex) -> [Range<String.Index>] { regex._matches(self, 0, Int.max).map { $0.range } }
    func split(separator: Regex, maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true) -> [Substring] {
        var result: [Substring] = []
        var start = startIndex
        for match in separator._matches(self, 0, maxSplits) {
            if start < match.range.lowerBound || !omittingEmptySubsequences { result.append(self[start..<match.range.lowerBound]) }
            start = match.range.upperBound
        }
        if start < endIndex || !omittingEmptySubsequences { result.append(self[start..<endIndex]) }
        return result
    }
    func replacing<S: StringProtocol>(_ regex: Regex, with replacement: S, maxReplacements: Int = Int.max) -> String {
        _replaced(regex, maxReplacements) { _ in String(replacement) }
    }
    func replacing(_ regex: Regex, maxReplacements: Int = Int.max, with replacement: (Regex.Match) throws -> String) rethrows -> String {
        try _replaced(regex, maxReplacements, replacement)
    }
    func _replaced(_ regex: Regex, _ limit: Int, _ replacement: (Regex.Match) throws -> String) rethrows -> String {
        var result = ""
        var start = startIndex
        for match in regex._matches(self, 0, limit) {
            result += self[start..<match.range.lowerBound]
            result += try replacement(match)
            start = match.range.upperBound
        }
        return result + self[start..<endIndex]
    }
    func trimmingPrefix(_ regex: Regex) -> Substring { self[(regex._matches(self, 1, 1).first?.range.upperBound ?? startIndex)..<endIndex] }
    mutating func replace<S: StringProtocol>(_ regex: Regex, with replacement: S) { self = replacing(regex, with: replacement) }
    mutating func replace(_ regex: Regex, with replacement: (Regex.Match) throws -> String) rethrows { self = try _replaced(regex, Int.max, replacement) }
    mutating func trimPrefix(_ regex: Regex) { self = String(trimmingPrefix(regex)) }
}
