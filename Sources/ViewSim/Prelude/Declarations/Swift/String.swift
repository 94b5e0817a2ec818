// swift-format-ignore-file
typealias Substring = String
typealias StaticString = String
extension String {
    struct Index: Comparable {
        let _offset: Int
        static func < (_ lhs: String.Index, _ rhs: String.Index) -> Bool { lhs._offset < rhs._offset }
    }
    init()
    init<T>(_ value: T)
    init<T: BinaryInteger>(_ value: T, radix: Int, uppercase: Bool = false)
    init(describing subject: Any)
    init(reflecting subject: Any)
    init(repeating text: String, count: Int)
    init<C: Collection>(decoding bytes: C, as encoding: Any.Type)
    init(cString: String) { self = cString }
    var count: Int { get }
    var isEmpty: Bool { get }
    var first: Character? { get }
    var last: Character? { get }
    var description: String { self }
    var debugDescription: String { get }
    var utf8: [UInt8] { get }
    var utf16: [UInt16] { get }
    var unicodeScalars: [UnicodeScalar] { _scalarValues().map { UnicodeScalar(_value: $0) } }
    func _scalarValues() -> [UInt32]
    func uppercased() -> String
    func lowercased() -> String
    func hasPrefix(_ prefix: String) -> Bool
    func hasSuffix(_ suffix: String) -> Bool
    func contains(_ other: String) -> Bool
    func contains(_ other: Character) -> Bool
    func contains(where predicate: (Character) throws -> Bool) rethrows -> Bool {
        for character in self { if try predicate(character) { return true } }
        return false
    }
    mutating func append(_ other: String)
    mutating func append(_ other: Character)
    mutating func append<S: Sequence>(contentsOf other: S)
    mutating func write(_ other: String)
    static func + (_ lhs: String, _ rhs: String) -> String
    static func += (_ lhs: inout String, _ rhs: String) { lhs.append(rhs) }
    mutating func removeAll(keepingCapacity: Bool = false) { self = "" }
    mutating func removeAll(where shouldBeRemoved: (Character) throws -> Bool) rethrows { self = try filter { !(try shouldBeRemoved($0)) } }
    @discardableResult mutating func removeFirst() -> Character
    mutating func removeFirst(_ k: Int) { self = dropFirst(k) }
    @discardableResult mutating func removeLast() -> Character
    mutating func removeLast(_ k: Int) { self = dropLast(k) }
    mutating func popLast() -> Character? { isEmpty ? nil : removeLast() }
    mutating func popFirst() -> Character? { isEmpty ? nil : removeFirst() }
    mutating func reserveCapacity(_ n: Int) {}
    func makeIterator() -> _ArrayIterator<Character> { _ArrayIterator(_elements: Array(self)) }
    func filter(_ isIncluded: (Character) throws -> Bool) rethrows -> String {
        var result = ""
        for character in self { if try isIncluded(character) { result.append(character) } }
        return result
    }
    func prefix(_ maxLength: Int) -> String
    func suffix(_ maxLength: Int) -> String
    func dropFirst(_ k: Int = 1) -> String
    func dropLast(_ k: Int = 1) -> String
    func prefix(while predicate: (Character) throws -> Bool) rethrows -> String {
        var result = ""
        for character in self {
            if !(try predicate(character)) { break }
            result.append(character)
        }
        return result
    }
    func drop(while predicate: (Character) throws -> Bool) rethrows -> String {
        var count = 0
        for character in self {
            if !(try predicate(character)) { break }
            count += 1
        }
        return dropFirst(count)
    }
    func split(separator: Character, maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true) -> [String]
    func split(separator: String, maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true) -> [String]
    func split(maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true, whereSeparator isSeparator: (Character) throws -> Bool) rethrows -> [String] {
        var result: [String] = []
        var piece = ""
        for character in self {
            if result.count < maxSplits, try isSeparator(character) {
                if !piece.isEmpty || !omittingEmptySubsequences { result.append(piece) }
                piece = ""
            } else {
                piece.append(character)
            }
        }
        if !piece.isEmpty || !omittingEmptySubsequences { result.append(piece) }
        return result
    }
    var startIndex: String.Index { String.Index(_offset: 0) }
    var endIndex: String.Index { String.Index(_offset: _byteCount) }
    var _byteCount: Int { get }
    func _offset(_ offset: Int, by distance: Int) -> Int?
    func _distance(_ start: Int, _ end: Int) -> Int
    func _character(at offset: Int) -> Character
    func _slice(_ start: Int, _ end: Int) -> String
    func index(after i: String.Index) -> String.Index { index(i, offsetBy: 1) }
    func index(before i: String.Index) -> String.Index { index(i, offsetBy: -1) }
    func index(_ i: String.Index, offsetBy distance: Int) -> String.Index {
        guard let offset = _offset(i._offset, by: distance) else { fatalError("String index is out of bounds") }
        return String.Index(_offset: offset)
    }
    func index(_ i: String.Index, offsetBy distance: Int, limitedBy limit: String.Index) -> String.Index? {
        guard let offset = _offset(i._offset, by: distance), distance < 0 ? offset >= limit._offset : offset <= limit._offset else { return nil }
        return String.Index(_offset: offset)
    }
    func distance(from start: String.Index, to end: String.Index) -> Int { _distance(start._offset, end._offset) }
    subscript(position: String.Index) -> Character { _character(at: position._offset) }
    subscript<R: RangeExpression>(bounds: R) -> String { get }
    func _bounds(_ range: Any) -> (Int, Int)
    func firstIndex(of element: Character) -> String.Index? { firstIndex { $0 == element } }
    func firstIndex(where predicate: (Character) throws -> Bool) rethrows -> String.Index? {
        var offset = 0
        for character in self {
            if try predicate(character) { return String.Index(_offset: offset) }
            offset += character.utf8.count
        }
        return nil
    }
    mutating func insert(_ character: Character, at i: String.Index) { self = _slice(0, i._offset) + String(character) + _slice(i._offset, _byteCount) }
    mutating func insert(contentsOf text: String, at i: String.Index) { self = _slice(0, i._offset) + text + _slice(i._offset, _byteCount) }
    @discardableResult mutating func remove(at i: String.Index) -> Character {
        let character = self[i]
        self = _slice(0, i._offset) + _slice(i._offset + character.utf8.count, _byteCount)
        return character
    }
    mutating func removeSubrange<R: RangeExpression>(_ bounds: R) { replaceSubrange(bounds, with: "") }
    mutating func replaceSubrange<R: RangeExpression>(_ bounds: R, with text: String) {
        let range = _bounds(bounds)
        self = _slice(0, range.0) + text + _slice(range.1, _byteCount)
    }
    func ranges(of other: String) -> [Range<String.Index>] { _matches(other).map { String.Index(_offset: $0)..<String.Index(_offset: $0 + other._byteCount) } }
    func firstRange(of other: String) -> Range<String.Index>? { ranges(of: other).first }
    func _matches(_ other: String) -> [Int]
    func replacing(_ other: String, with replacement: String) -> String
}
