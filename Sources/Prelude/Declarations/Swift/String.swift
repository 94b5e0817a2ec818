typealias StaticString = String

extension String {
    struct Index: Comparable, Hashable {
        let _offset: Int
        init(_offset: Int) { self._offset = _offset }
        static func < (_ lhs: String.Index, _ rhs: String.Index) -> Bool { lhs._offset < rhs._offset }
        init<S: StringProtocol>(utf16Offset offset: Int, in text: S) { _offset = text._offset(utf16: offset) }
        func utf16Offset<S: StringProtocol>(in text: S) -> Int { text._utf16Offset(_offset) }
    }
    init()
    init<T>(_ value: T)
    init<S: Sequence>(_ characters: S)
    init<T: BinaryInteger>(_ value: T, radix: Int, uppercase: Bool = false)
    init(describing subject: Any)
    init(reflecting subject: Any)
    init(repeating text: String, count: Int)
    init<C: Collection>(decoding bytes: C, as encoding: Any.Type)
    init(cString: String) { self = cString }
    static func + <S: StringProtocol>(_ lhs: String, _ rhs: S) -> String
    static func + <S: Sequence>(_ lhs: String, _ rhs: S) -> String { lhs + String(rhs) }
    static func += (_ lhs: inout String, _ rhs: String) { lhs.append(rhs) }
    func filter(_ isIncluded: (Character) throws -> Bool) rethrows -> String {
        var result = ""
        for character in self { if try isIncluded(character) { result.append(character) } }
        return result
    }
    mutating func removeAll(keepingCapacity: Bool = false) { self = "" }
    mutating func removeAll(where shouldBeRemoved: (Character) throws -> Bool) rethrows { self = try filter { !(try shouldBeRemoved($0)) } }
}

extension Substring {
    init()
    init<T>(_ value: T)
    init<S: Sequence>(_ characters: S)
    var base: String { get }
    static func + <S: Sequence>(_ lhs: Substring, _ rhs: S) -> Substring { Substring(String(lhs) + String(rhs)) }
    static func += (_ lhs: inout Substring, _ rhs: String) { lhs.append(rhs) }
    func filter(_ isIncluded: (Character) throws -> Bool) rethrows -> String { try String(self).filter(isIncluded) }
    mutating func removeAll(keepingCapacity: Bool = false) { self = Substring() }
    mutating func removeAll(where shouldBeRemoved: (Character) throws -> Bool) rethrows { self = Substring(try filter { !(try shouldBeRemoved($0)) }) }
    mutating func popFirst() -> Character? { isEmpty ? nil : removeFirst() }
}

extension StringProtocol {
    var count: Int { get }
    var isEmpty: Bool { get }
    var first: Character? { get }
    var last: Character? { get }
    var description: String { get }
    var debugDescription: String { get }
    var utf8: [UInt8] { get }
    var utf16: [UInt16] { get }
    var unicodeScalars: [UnicodeScalar] { _scalarValues().map { UnicodeScalar(_value: $0) } }
    func _scalarValues() -> [UInt32]
    func uppercased() -> String
    func lowercased() -> String
    func hasPrefix<S: StringProtocol>(_ prefix: S) -> Bool
    func hasSuffix<S: StringProtocol>(_ suffix: S) -> Bool
    func contains<S: StringProtocol>(_ other: S) -> Bool
    func contains(_ other: Character) -> Bool
    func contains(where predicate: (Character) throws -> Bool) rethrows -> Bool {
        for character in self { if try predicate(character) { return true } }
        return false
    }
    func makeIterator() -> _ArrayIterator<Character> { _ArrayIterator(_elements: Array(self)) }
    func reversed() -> [Character]
    func prefix(_ maxLength: Int) -> Substring
    func suffix(_ maxLength: Int) -> Substring
    func dropFirst(_ k: Int = 1) -> Substring
    func dropLast(_ k: Int = 1) -> Substring
    func prefix(upTo end: String.Index) -> Substring { self[startIndex..<end] }
    func prefix(through end: String.Index) -> Substring { self[startIndex...end] }
    func suffix(from start: String.Index) -> Substring { self[start..<endIndex] }
    func prefix(while predicate: (Character) throws -> Bool) rethrows -> Substring {
        guard let end = try firstIndex(where: { !(try predicate($0)) }) else { return self[startIndex..<endIndex] }
        return self[startIndex..<end]
    }
    func drop(while predicate: (Character) throws -> Bool) rethrows -> Substring {
        guard let start = try firstIndex(where: { !(try predicate($0)) }) else { return self[endIndex..<endIndex] }
        return self[start..<endIndex]
    }
    func split(separator: Character, maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true) -> [Substring]
    func split<S: StringProtocol>(separator: S, maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true) -> [Substring]
    func split(maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true, whereSeparator isSeparator: (Character) throws -> Bool) rethrows -> [Substring]
    {
        var result: [Substring] = []
        var start = startIndex
        var offset = startIndex._offset
        let end = endIndex._offset
        while offset < end && result.count < maxSplits {
            let next = _after(offset)
            if try isSeparator(_character(at: offset)) {
                if start._offset < offset || !omittingEmptySubsequences { result.append(_slice(start._offset, offset)) }
                start = String.Index(_offset: next)
            }
            offset = next
        }
        if start._offset < end || !omittingEmptySubsequences { result.append(_slice(start._offset, end)) }
        return result
    }
    var startIndex: String.Index { String.Index(_offset: _startOffset) }
    var endIndex: String.Index { String.Index(_offset: _endOffset) }
    var _startOffset: Int { get }
    var _endOffset: Int { get }
    func _offset(_ offset: Int, by distance: Int) -> Int?
    func _after(_ offset: Int) -> Int
    func _distance(_ start: Int, _ end: Int) -> Int
    func _character(at offset: Int) -> Character
    func _slice(_ start: Int, _ end: Int) -> Substring
    func _offset(utf16 offset: Int) -> Int
    func _utf16Offset(_ offset: Int) -> Int
    func _offsets() -> [Int]
    var indices: [String.Index] { _offsets().map { String.Index(_offset: $0) } }
    func index(after i: String.Index) -> String.Index { String.Index(_offset: _after(i._offset)) }
    func index(before i: String.Index) -> String.Index { index(i, offsetBy: -1) }
    func formIndex(after i: inout String.Index) { i = index(after: i) }
    func formIndex(before i: inout String.Index) { i = index(before: i) }
    func formIndex(_ i: inout String.Index, offsetBy distance: Int) { i = index(i, offsetBy: distance) }
    func index(_ i: String.Index, offsetBy distance: Int) -> String.Index {
        guard let offset = _offset(i._offset, by: distance) else { fatalError("String index is out of bounds") }
        return String.Index(_offset: offset)
    }
    func index(_ i: String.Index, offsetBy distance: Int, limitedBy limit: String.Index) -> String.Index? {
        guard let offset = _offset(i._offset, by: distance), distance < 0 ? offset >= limit._offset : offset <= limit._offset else { return nil }
        return String.Index(_offset: offset)
    }
    func distance(from start: String.Index, to end: String.Index) -> Int { _distance(start._offset, end._offset) }
    subscript(position: String.Index) -> Character { get }
    subscript<R: RangeExpression>(bounds: R) -> Substring { get }
    @_reachedBy("...") subscript(bounds: UnboundedRange) -> Substring { get }
    func _bounds(_ range: Any) -> (Int, Int)
    func _firstOffset(of element: Character) -> Int?
    func _lastOffset(of element: Character) -> Int?
    func firstIndex(of element: Character) -> String.Index? { _firstOffset(of: element).map { String.Index(_offset: $0) } }
    func lastIndex(of element: Character) -> String.Index? { _lastOffset(of: element).map { String.Index(_offset: $0) } }
    func firstIndex(where predicate: (Character) throws -> Bool) rethrows -> String.Index? {
        var offset = _startOffset
        let end = _endOffset
        while offset < end {
            if try predicate(_character(at: offset)) { return String.Index(_offset: offset) }
            offset = _after(offset)
        }
        return nil
    }
    func lastIndex(where predicate: (Character) throws -> Bool) rethrows -> String.Index? {
        for offset in _offsets().reversed() { if try predicate(_character(at: offset)) { return String.Index(_offset: offset) } }
        return nil
    }
    func last(where predicate: (Character) throws -> Bool) rethrows -> Character? {
        guard let index = try lastIndex(where: predicate) else { return nil }
        return self[index]
    }
    func ranges<S: StringProtocol>(of other: S) -> [Range<String.Index>] {
        _matches(String(other)).map { String.Index(_offset: $0)..<String.Index(_offset: $0 + other.utf8.count) }
    }
    func firstRange<S: StringProtocol>(of other: S) -> Range<String.Index>? { ranges(of: other).first }
    func _matches(_ other: String) -> [Int]
    func replacing<S: StringProtocol, T: StringProtocol>(_ other: S, with replacement: T, maxReplacements: Int = Int.max) -> String
    func trimmingPrefix(while predicate: (Character) throws -> Bool) rethrows -> Substring { try drop(while: predicate) }
    func trimmingPrefix<S: StringProtocol>(_ prefix: S) -> Substring { hasPrefix(prefix) ? dropFirst(prefix.count) : self[startIndex..<endIndex] }
    mutating func append<S: StringProtocol>(_ other: S)
    mutating func append(_ other: Character)
    mutating func append<S: Sequence>(contentsOf other: S)
    mutating func write(_ other: String)
    mutating func reserveCapacity(_ n: Int) {}
    @discardableResult mutating func removeFirst() -> Character
    mutating func removeFirst(_ k: Int) { _keep(dropFirst(k)) }
    @discardableResult mutating func removeLast() -> Character
    mutating func removeLast(_ k: Int) { _keep(dropLast(k)) }
    mutating func popLast() -> Character? { isEmpty ? nil : removeLast() }
    mutating func _keep(_ part: Substring)
    mutating func _replace(_ start: Int, _ end: Int, _ text: String)
    mutating func insert(_ character: Character, at i: String.Index) { _replace(i._offset, i._offset, String(character)) }
    mutating func insert<S: Sequence>(contentsOf text: S, at i: String.Index) { _replace(i._offset, i._offset, String(text)) }
    @discardableResult mutating func remove(at i: String.Index) -> Character {
        let character = self[i]
        _replace(i._offset, _after(i._offset), "")
        return character
    }
    mutating func removeSubrange<R: RangeExpression>(_ bounds: R) { replaceSubrange(bounds, with: "") }
    mutating func replaceSubrange<R: RangeExpression, S: Sequence>(_ bounds: R, with text: S) {
        let range = _bounds(bounds)
        _replace(range.0, range.1, String(text))
    }
    mutating func replace<S: StringProtocol, T: StringProtocol>(_ other: S, with replacement: T) { self = replacing(other, with: replacement) }
}
