// Made by `swift run prelude-image` from the files in Prelude/Declarations; not edited by hand.
// swift-format-ignore-file

extension PreludeImage {
    static let fileNames: [StaticString] = [
        "Foundation/Date.swift",
        "Foundation/Errors.swift",
        "Foundation/Geometry.swift",
        "Foundation/IndexSet.swift",
        "Foundation/Math.swift",
        "Foundation/NSObject.swift",
        "Foundation/String+Foundation.swift",
        "Foundation/UUID.swift",
        "Swift/Array.swift",
        "Swift/ArraySlice.swift",
        "Swift/Bool.swift",
        "Swift/Character.swift",
        "Swift/Coding.swift",
        "Swift/Collection.swift",
        "Swift/CoreBuiltins.swift",
        "Swift/CoreProtocols.swift",
        "Swift/Dictionary.swift",
        "Swift/Duration.swift",
        "Swift/FloatingPoint.swift",
        "Swift/Functions.swift",
        "Swift/Hasher.swift",
        "Swift/Integers.swift",
        "Swift/Iterators.swift",
        "Swift/Literals.swift",
        "Swift/Optional.swift",
        "Swift/Random.swift",
        "Swift/Range.swift",
        "Swift/Result.swift",
        "Swift/Sequence.swift",
        "Swift/Set.swift",
        "Swift/String.swift",
    ]
    static let headers: [StaticString] = [
        "extension AdditiveArithmetic",
        "extension Array",
        "extension ArraySlice",
        "extension BinaryInteger",
        "extension Bool",
        "extension CGRect",
        "extension Character",
        "extension ClosedRange",
        "extension Collection",
        "extension Comparable",
        "extension Dictionary",
        "extension Double",
        "extension Equatable",
        "extension Error",
        "extension FixedWidthInteger",
        "extension Float",
        "extension FloatingPoint",
        "extension Hashable",
        "extension Int",
        "extension Int16",
        "extension Int32",
        "extension Int64",
        "extension Int8",
        "extension LocalizedError",
        "extension Numeric",
        "extension OptionSet",
        "extension Optional",
        "extension RandomNumberGenerator",
        "extension Range",
        "extension Result",
        "extension Sequence",
        "extension Sequence where Self: IteratorProtocol",
        "extension Set",
        "extension String",
        "extension UInt",
        "extension UInt16",
        "extension UInt32",
        "extension UInt64",
        "extension UInt8",
        "extension Unicode",
    ]
    static let text: StaticString = ##"""
typealias TimeInterval = Double
struct Date: Hashable, Comparable, CustomStringConvertible {
let timeIntervalSinceReferenceDate: Double
init() { timeIntervalSinceReferenceDate = _now() }
init(timeIntervalSinceReferenceDate: Double) { self.timeIntervalSinceReferenceDate = timeIntervalSinceReferenceDate }
init(timeIntervalSince1970: Double) { timeIntervalSinceReferenceDate = timeIntervalSince1970 - 978_307_200 }
init(timeIntervalSinceNow: Double) { timeIntervalSinceReferenceDate = _now() + timeIntervalSinceNow }
init(timeInterval: Double, since date: Date) { timeIntervalSinceReferenceDate = date.timeIntervalSinceReferenceDate + timeInterval }
static var now: Date { Date() }
static var distantPast: Date { Date(timeIntervalSinceReferenceDate: -63_114_076_800) }
static var distantFuture: Date { Date(timeIntervalSinceReferenceDate: 63_113_904_000) }
static var timeIntervalBetween1970AndReferenceDate: Double { 978_307_200 }
var timeIntervalSince1970: Double { timeIntervalSinceReferenceDate + 978_307_200 }
var timeIntervalSinceNow: Double { timeIntervalSinceReferenceDate - _now() }
func timeIntervalSince(_ other: Date) -> Double { timeIntervalSinceReferenceDate - other.timeIntervalSinceReferenceDate }
func addingTimeInterval(_ interval: Double) -> Date { Date(timeIntervalSinceReferenceDate: timeIntervalSinceReferenceDate + interval) }
mutating func addTimeInterval(_ interval: Double) { self = addingTimeInterval(interval) }
func distance(to other: Date) -> Double { other.timeIntervalSince(self) }
func advanced(by interval: Double) -> Date { addingTimeInterval(interval) }
static func < (lhs: Date, rhs: Date) -> Bool { lhs.timeIntervalSinceReferenceDate < rhs.timeIntervalSinceReferenceDate }
static func + (lhs: Date, rhs: Double) -> Date { lhs.addingTimeInterval(rhs) }
static func - (lhs: Date, rhs: Double) -> Date { lhs.addingTimeInterval(-rhs) }
static func += (lhs: inout Date, rhs: Double) { lhs = lhs.addingTimeInterval(rhs) }
var description: String { _describeDate(timeIntervalSinceReferenceDate) }
}
func _now() -> Double
func _describeDate(_ secondsSinceReferenceDate: Double) -> String
protocol LocalizedError: Error {
var errorDescription: String? { get }
var failureReason: String? { get }
var recoverySuggestion: String? { get }
}
var errorDescription: String? { nil }
var failureReason: String? { nil }
var recoverySuggestion: String? { nil }
var localizedDescription: String { errorDescription ?? "The operation couldn’t be completed. (\(String(reflecting: Self.self)) error 1.)" }
var localizedDescription: String { "The operation couldn’t be completed. (\(String(reflecting: Self.self)) error 1.)" }
typealias CGFloat = Double
struct CGSize: Hashable {
var width: Double
var height: Double
init() { width = 0; height = 0 }
init(width: Double, height: Double) { self.width = width; self.height = height }
static var zero: CGSize { CGSize(width: 0, height: 0) }
}
struct CGPoint: Hashable {
var x: Double
var y: Double
init() { x = 0; y = 0 }
init(x: Double, y: Double) { self.x = x; self.y = y }
static var zero: CGPoint { CGPoint(x: 0, y: 0) }
}
struct CGVector: Hashable {
var dx: Double
var dy: Double
static var zero: CGVector { CGVector(dx: 0, dy: 0) }
}
struct CGRect: Hashable {
var origin: CGPoint
var size: CGSize
init() { origin = .zero; size = .zero }
init(origin: CGPoint, size: CGSize) { self.origin = origin; self.size = size }
init(x: Double, y: Double, width: Double, height: Double) { origin = CGPoint(x: x, y: y); size = CGSize(width: width, height: height) }
static var zero: CGRect { CGRect(x: 0, y: 0, width: 0, height: 0) }
}
var width: Double { size.width }
var height: Double { size.height }
var minX: Double { origin.x }
var minY: Double { origin.y }
var maxX: Double { origin.x + size.width }
var maxY: Double { origin.y + size.height }
var midX: Double { origin.x + size.width / 2 }
var midY: Double { origin.y + size.height / 2 }
var isEmpty: Bool { size.width <= 0 || size.height <= 0 }
func contains(_ point: CGPoint) -> Bool { point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY }
func insetBy(dx: Double, dy: Double) -> CGRect { CGRect(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy) }
func offsetBy(dx: Double, dy: Double) -> CGRect { CGRect(x: minX + dx, y: minY + dy, width: width, height: height) }
func union(_ other: CGRect) -> CGRect {
let x = Swift.min(minX, other.minX)
let y = Swift.min(minY, other.minY)
return CGRect(x: x, y: y, width: Swift.max(maxX, other.maxX) - x, height: Swift.max(maxY, other.maxY) - y)
}
func intersects(_ other: CGRect) -> Bool { minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY }
struct IndexSet: Collection, Hashable {
let _indices: [Int]
init() { _indices = [] }
init(integer index: Int) { _indices = [index] }
init<S: Sequence>(_ indices: S) { _indices = Set(indices).sorted() }
init(integersIn range: Range<Int>) { _indices = Array(range) }
var startIndex: Int { 0 }
var endIndex: Int { _indices.count }
func index(after i: Int) -> Int { i + 1 }
subscript(position: Int) -> Int { _indices[position] }
var count: Int { _indices.count }
var isEmpty: Bool { _indices.isEmpty }
var first: Int? { _indices.first }
var last: Int? { _indices.last }
func contains(_ index: Int) -> Bool { _indices.contains(index) }
func makeIterator() -> _ArrayIterator<Int> { _ArrayIterator(_elements: _indices) }
}
func pow(_ x: Double, _ y: Double) -> Double
func sqrt(_ x: Double) -> Double
func floor(_ x: Double) -> Double
func ceil(_ x: Double) -> Double
func round(_ x: Double) -> Double
func trunc(_ x: Double) -> Double
func sin(_ x: Double) -> Double
func cos(_ x: Double) -> Double
func tan(_ x: Double) -> Double
func asin(_ x: Double) -> Double
func acos(_ x: Double) -> Double
func atan(_ x: Double) -> Double
func atan2(_ y: Double, _ x: Double) -> Double
func exp(_ x: Double) -> Double
func log(_ x: Double) -> Double
func log2(_ x: Double) -> Double
func log10(_ x: Double) -> Double
func fmod(_ x: Double, _ y: Double) -> Double
func hypot(_ x: Double, _ y: Double) -> Double
func cbrt(_ x: Double) -> Double
func fabs(_ x: Double) -> Double
func arc4random_uniform(_ bound: UInt32) -> UInt32 { UInt32.random(in: 0..<bound) }
class NSObject: Hashable {
init() {}
static func == (lhs: NSObject, rhs: NSObject) -> Bool { lhs.isEqual(rhs) }
func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
func isEqual(_ object: Any?) -> Bool { if let other = object as? NSObject { self === other } else { false } }
var hash: Int { hashValue }
}
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
func padding(toLength length: Int, withPad pad: String, startingAt start: Int) -> String
func localizedCaseInsensitiveContains(_ other: String) -> Bool { lowercased().contains(other.lowercased()) }
func localizedStandardContains(_ other: String) -> Bool { lowercased().contains(other.lowercased()) }
func localizedStandardCompare(_ other: String) -> ComparisonResult { compare(other) }
func localizedCompare(_ other: String) -> ComparisonResult { compare(other) }
func localizedCaseInsensitiveCompare(_ other: String) -> ComparisonResult { lowercased().compare(other.lowercased()) }
func caseInsensitiveCompare(_ other: String) -> ComparisonResult { lowercased().compare(other.lowercased()) }
func compare(_ other: String) -> ComparisonResult { self < other ? .orderedAscending : self == other ? .orderedSame : .orderedDescending }
enum ComparisonResult: Int {
case orderedAscending = -1, orderedSame, orderedDescending
}
struct CharacterSet {
let _contains: (Character) -> Bool
init(_contains: @escaping (Character) -> Bool) { self._contains = _contains }
init(charactersIn text: String) { _contains = { text.contains($0) } }
func contains(_ character: Character) -> Bool { _contains(character) }
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
static var symbols: CharacterSet { CharacterSet { $0.isSymbol } }
}
struct UUID: Hashable, Comparable, CustomStringConvertible {
let uuidString: String
init() { uuidString = _makeUUIDString() }
init?(uuidString text: String) {
guard let normal = _normalizedUUIDString(text) else { return nil }
uuidString = normal
}
var description: String { uuidString }
static func < (lhs: UUID, rhs: UUID) -> Bool { lhs.uuidString < rhs.uuidString }
}
func _makeUUIDString() -> String
func _normalizedUUIDString(_ text: String) -> String?
typealias ContiguousArray = Array
init()
init<S: Sequence>(_ elements: S)
init(repeating repeatedValue: Element, count: Int)
var count: Int { get }
var isEmpty: Bool { get }
var first: Element? { get }
var last: Element? { get }
var capacity: Int { count }
var indices: Range<Int> { 0..<count }
var description: String { get }
subscript(index: Int) -> Element { get set }
subscript<R: RangeExpression>(bounds: R) -> ArraySlice<Element> { get set }
subscript(bounds: (UnboundedRange_) -> ()) -> ArraySlice<Element> { self[0..<count] }
mutating func append(_ newElement: Element)
mutating func append<S: Sequence>(contentsOf newElements: S)
mutating func insert(_ newElement: Element, at i: Int)
mutating func insert<S: Sequence>(contentsOf newElements: S, at i: Int)
@discardableResult mutating func remove(at index: Int) -> Element
@discardableResult mutating func removeFirst() -> Element
mutating func removeFirst(_ k: Int)
@discardableResult mutating func removeLast() -> Element
mutating func removeLast(_ k: Int)
mutating func popLast() -> Element?
mutating func removeAll(keepingCapacity: Bool = false)
mutating func removeAll(where shouldBeRemoved: (Element) throws -> Bool) rethrows {
var kept: [Element] = []
for element in self { if !(try shouldBeRemoved(element)) { kept.append(element) } }
self = kept
}
mutating func removeSubrange<R: RangeExpression>(_ bounds: R)
mutating func replaceSubrange<R: RangeExpression, S: Sequence>(_ subrange: R, with newElements: S)
mutating func reserveCapacity(_ n: Int) {}
mutating func swapAt(_ i: Int, _ j: Int)
mutating func reverse()
mutating func shuffle()
mutating func sort()
mutating func sort(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows { self = try sorted(by: areInIncreasingOrder) }
mutating func partition(by belongsInSecondPartition: (Element) throws -> Bool) rethrows -> Int {
var first: [Element] = []
var second: [Element] = []
for element in self { if try belongsInSecondPartition(element) { second.append(element) } else { first.append(element) } }
self = first + second
return first.count
}
mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) { _move(source._indices, destination) }
mutating func _move(_ offsets: [Int], _ destination: Int)
mutating func remove(atOffsets offsets: IndexSet) { for index in offsets._indices.reversed() { remove(at: index) } }
func firstIndex(of element: Element) -> Int?
func lastIndex(of element: Element) -> Int?
func firstIndex(where predicate: (Element) throws -> Bool) rethrows -> Int? {
var index = 0
for element in self {
if try predicate(element) { return index }
index += 1
}
return nil
}
func lastIndex(where predicate: (Element) throws -> Bool) rethrows -> Int? {
var index = count - 1
while index >= 0 {
if try predicate(self[index]) { return index }
index -= 1
}
return nil
}
func index(before i: Int) -> Int { i - 1 }
func index(_ i: Int, offsetBy distance: Int) -> Int { i + distance }
func distance(from start: Int, to end: Int) -> Int { end - start }
func prefix(_ maxLength: Int) -> ArraySlice<Element>
func suffix(_ maxLength: Int) -> ArraySlice<Element>
func dropFirst(_ k: Int = 1) -> ArraySlice<Element>
func dropLast(_ k: Int = 1) -> ArraySlice<Element>
func prefix(upTo end: Int) -> ArraySlice<Element> { self[0..<end] }
func prefix(through end: Int) -> ArraySlice<Element> { self[0...end] }
func suffix(from start: Int) -> ArraySlice<Element> { self[start..<count] }
func randomElement() -> Element?
static func + <S: Sequence>(lhs: [Element], rhs: S) -> [Element]
static func += <S: Sequence>(lhs: inout [Element], rhs: S) { lhs.append(contentsOf: rhs) }
enum UnboundedRange_ {}
struct ArraySlice<Element>: RandomAccessCollection, MutableCollection, RangeReplaceableCollection {
typealias Index = Int
typealias SubSequence = ArraySlice<Element>
var _base: [Element]
let startIndex: Int
var endIndex: Int
init() {
_base = []
startIndex = 0
endIndex = 0
}
init<S: Sequence>(_ elements: S) {
_base = Array(elements)
startIndex = 0
endIndex = _base.count
}
init(_base: [Element], startIndex: Int, endIndex: Int) {
self._base = _base
self.startIndex = startIndex
self.endIndex = endIndex
}
subscript(index: Int) -> Element {
get { _base[_checked(index)] }
set { _base[_checked(index)] = newValue }
}
subscript<R: RangeExpression>(bounds: R) -> ArraySlice<Element> { get { _base[bounds._clamped(startIndex, endIndex)] } }
func _checked(_ index: Int) -> Int {
precondition(index >= startIndex && index < endIndex, "Index out of bounds")
return index
}
var count: Int { endIndex - startIndex }
func index(after i: Int) -> Int { i + 1 }
func index(before i: Int) -> Int { i - 1 }
func makeIterator() -> _ArrayIterator<Element> { _ArrayIterator(_elements: Array(self)) }
}
var indices: Range<Int> { startIndex..<endIndex }
func _slice(_ start: Int, _ end: Int) -> ArraySlice<Element> { ArraySlice(_base: _base, startIndex: start, endIndex: end) }
func prefix(_ maxLength: Int) -> ArraySlice<Element> { _slice(startIndex, Swift.min(startIndex + maxLength, endIndex)) }
func suffix(_ maxLength: Int) -> ArraySlice<Element> { _slice(Swift.max(endIndex - maxLength, startIndex), endIndex) }
func dropFirst(_ k: Int = 1) -> ArraySlice<Element> { _slice(Swift.min(startIndex + k, endIndex), endIndex) }
func dropLast(_ k: Int = 1) -> ArraySlice<Element> { _slice(startIndex, Swift.max(endIndex - k, startIndex)) }
func popFirst() -> Element? { isEmpty ? nil : removeFirst() }
mutating func removeFirst() -> Element {
let first = self[startIndex]
self = dropFirst()
return first
}
mutating func removeLast() -> Element {
let last = self[endIndex - 1]
self = dropLast()
return last
}
mutating func append(_ newElement: Element) {
_base = Array(_base[0..<endIndex]) + [newElement] + Array(_base[endIndex..<_base.count])
endIndex += 1
}
static func + <S: Sequence>(lhs: ArraySlice<Element>, rhs: S) -> [Element] { Array(lhs) + rhs }
init?(_ text: String)
init()
mutating func toggle()
var description: String { get }
static func random() -> Bool
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
struct UnicodeScalar: Hashable, Comparable, CustomStringConvertible {
let value: UInt32
init(_value: UInt32) { value = _value }
init(_ byte: UInt8) { value = UInt32(byte) }
init?(_ number: UInt32) { value = number }
static func < (lhs: UnicodeScalar, rhs: UnicodeScalar) -> Bool { lhs.value < rhs.value }
var description: String { String(_character) }
var _character: Character { _makeCharacter(value) }
}
func _makeCharacter(_ scalar: UInt32) -> Character
typealias Scalar = UnicodeScalar
enum Unicode {
enum UTF8 {}
enum UTF16 {}
}
typealias UTF8 = Unicode.UTF8
typealias UTF16 = Unicode.UTF16
protocol Encodable {}
protocol Decodable {}
typealias Codable = Decodable & Encodable
protocol CodingKey: Hashable {
var stringValue: String { get }
init?(stringValue: String)
}
var isEmpty: Bool { startIndex == endIndex }
var first: Element? { startIndex == endIndex ? nil : self[startIndex] }
var last: Element? { startIndex == endIndex ? nil : self[index(before: endIndex)] }
var count: Int { distance(from: startIndex, to: endIndex) }
var indices: [Index] {
var result: [Index] = []
var next = startIndex
while next != endIndex {
result.append(next)
next = index(after: next)
}
return result
}
func distance(from start: Index, to end: Index) -> Int {
var result = 0
var next = start
while next != end {
result += 1
next = index(after: next)
}
return result
}
func index(_ i: Index, offsetBy distance: Int) -> Index {
var result = i
var left = distance
while left > 0 {
result = index(after: result)
left -= 1
}
while left < 0 {
result = index(before: result)
left += 1
}
return result
}
func index(_ i: Index, offsetBy distance: Int, limitedBy limit: Index) -> Index? {
var result = i
var left = distance
while left != 0 {
if result == limit { return nil }
result = left > 0 ? index(after: result) : index(before: result)
left += left > 0 ? -1 : 1
}
return result
}
func formIndex(after i: inout Index) { i = index(after: i) }
func formIndex(before i: inout Index) { i = index(before: i) }
func firstIndex(where predicate: (Element) throws -> Bool) rethrows -> Index? {
var next = startIndex
while next != endIndex {
if try predicate(self[next]) { return next }
next = index(after: next)
}
return nil
}
func firstIndex(of element: Element) -> Index? { firstIndex { $0 == element } }
func lastIndex(where predicate: (Element) throws -> Bool) rethrows -> Index? {
var next = endIndex
while next != startIndex {
next = index(before: next)
if try predicate(self[next]) { return next }
}
return nil
}
func lastIndex(of element: Element) -> Index? { lastIndex { $0 == element } }
func last(where predicate: (Element) throws -> Bool) rethrows -> Element? {
if let found = try lastIndex(where: predicate) { return self[found] }
return nil
}
func randomElement() -> Element? { Array(self).randomElement() }
extension Int: FixedWidthInteger, SignedInteger {}
extension Double: BinaryFloatingPoint, LosslessStringConvertible {}
extension Bool: Hashable, LosslessStringConvertible {}
extension String: StringProtocol, RangeReplaceableCollection, TextOutputStream {}
typealias Element = Character
typealias SubSequence = String
extension Character: Hashable, Comparable, LosslessStringConvertible {}
extension Array: RandomAccessCollection, MutableCollection, RangeReplaceableCollection, CustomStringConvertible {}
typealias Index = Int
typealias SubSequence = ArraySlice<Element>
var startIndex: Int { 0 }
var endIndex: Int { count }
func index(after i: Int) -> Int { i + 1 }
func makeIterator() -> _ArrayIterator<Element> { _ArrayIterator(_elements: self) }
extension Array: Equatable where Element: Equatable {}
extension Array: Hashable where Element: Hashable {}
struct _ArrayIterator<Element>: IteratorProtocol, Sequence {
let _elements: [Element]
var _position = 0
mutating func next() -> Element? {
if _position == _elements.count { return nil }
_position += 1
return _elements[_position - 1]
}
}
extension Dictionary: Collection, CustomStringConvertible {}
typealias Element = (key: Key, value: Value)
extension Dictionary: Equatable where Value: Equatable {}
extension Dictionary: Hashable where Value: Hashable {}
extension Set: Collection, Hashable, CustomStringConvertible {}
extension Optional: Equatable where Wrapped: Equatable {}
extension Optional: Hashable where Wrapped: Hashable {}
extension Never: Hashable, Comparable, Error, Identifiable {}
extension AnyKeyPath: Hashable {}
protocol TextOutputStream { mutating func write(_ string: String) }
protocol Sendable {}
protocol Copyable {}
protocol BitwiseCopyable {}
protocol Error {}
protocol Equatable { static func == (lhs: Self, rhs: Self) -> Bool }
static func != (lhs: Self, rhs: Self) -> Bool { !(lhs == rhs) }
protocol Hashable: Equatable { func hash(into hasher: inout Hasher) }
var hashValue: Int { get }
protocol Comparable: Equatable { static func < (lhs: Self, rhs: Self) -> Bool }
static func > (lhs: Self, rhs: Self) -> Bool { rhs < lhs }
static func <= (lhs: Self, rhs: Self) -> Bool { !(rhs < lhs) }
static func >= (lhs: Self, rhs: Self) -> Bool { !(lhs < rhs) }
protocol CustomStringConvertible { var description: String { get } }
protocol CustomDebugStringConvertible { var debugDescription: String { get } }
protocol LosslessStringConvertible: CustomStringConvertible { init?(_ description: String) }
protocol Identifiable<ID> {
associatedtype ID: Hashable
var id: ID { get }
}
protocol RawRepresentable<RawValue> {
associatedtype RawValue
init?(rawValue: RawValue)
var rawValue: RawValue { get }
}
protocol CaseIterable {
associatedtype AllCases = [Self]
static var allCases: AllCases { get }
}
protocol IteratorProtocol<Element> {
associatedtype Element
mutating func next() -> Element?
}
protocol Sequence<Element> {
associatedtype Element
associatedtype Iterator: IteratorProtocol
func makeIterator() -> Iterator
}
func makeIterator() -> Self { self }
protocol Collection<Element>: Sequence {
associatedtype Index: Comparable
associatedtype SubSequence = [Element]
var startIndex: Index { get }
var endIndex: Index { get }
func index(after i: Index) -> Index
subscript(position: Index) -> Element { get }
}
func makeIterator() -> IndexingIterator<Self> { IndexingIterator(_elements: self, _position: startIndex) }
struct IndexingIterator<Elements: Collection>: IteratorProtocol, Sequence {
typealias Element = Elements.Element
let _elements: Elements
var _position: Elements.Index
mutating func next() -> Elements.Element? {
if _position == _elements.endIndex { return nil }
let element = _elements[_position]
_position = _elements.index(after: _position)
return element
}
}
protocol BidirectionalCollection<Element>: Collection { func index(before i: Index) -> Index }
protocol RandomAccessCollection<Element>: BidirectionalCollection {}
protocol MutableCollection<Element>: Collection {}
protocol RangeReplaceableCollection<Element>: Collection { init() }
protocol AdditiveArithmetic: Equatable {
static var zero: Self { get }
static func + (lhs: Self, rhs: Self) -> Self
static func - (lhs: Self, rhs: Self) -> Self
}
static func += (lhs: inout Self, rhs: Self) { lhs = lhs + rhs }
static func -= (lhs: inout Self, rhs: Self) { lhs = lhs - rhs }
protocol Numeric: AdditiveArithmetic {
associatedtype Magnitude
var magnitude: Magnitude { get }
static func * (lhs: Self, rhs: Self) -> Self
}
static func *= (lhs: inout Self, rhs: Self) { lhs = lhs * rhs }
protocol SignedNumeric: Numeric {}
protocol Strideable<Stride>: Comparable {
associatedtype Stride
func distance(to other: Self) -> Stride
func advanced(by n: Stride) -> Self
}
protocol BinaryInteger: Hashable, Numeric, Strideable, CustomStringConvertible {}
protocol FixedWidthInteger: BinaryInteger, LosslessStringConvertible {}
protocol SignedInteger: BinaryInteger, SignedNumeric {}
protocol UnsignedInteger: BinaryInteger {}
protocol FloatingPoint: Hashable, SignedNumeric, Strideable {}
protocol BinaryFloatingPoint: FloatingPoint {}
protocol StringProtocol: Hashable, Comparable, BidirectionalCollection, LosslessStringConvertible {}
protocol ExpressibleByIntegerLiteral { associatedtype IntegerLiteralType = Int; init(integerLiteral value: IntegerLiteralType) }
protocol ExpressibleByFloatLiteral { associatedtype FloatLiteralType = Double; init(floatLiteral value: FloatLiteralType) }
protocol ExpressibleByBooleanLiteral { associatedtype BooleanLiteralType = Bool; init(booleanLiteral value: BooleanLiteralType) }
protocol ExpressibleByNilLiteral { init(nilLiteral: ()) }
protocol ExpressibleByStringLiteral { associatedtype StringLiteralType = String; init(stringLiteral value: StringLiteralType) }
protocol ExpressibleByArrayLiteral { associatedtype ArrayLiteralElement; init(arrayLiteral elements: ArrayLiteralElement...) }
protocol ExpressibleByDictionaryLiteral { associatedtype Key; associatedtype Value; init(dictionaryLiteral elements: (Key, Value)...) }
typealias Keys = [Key]
typealias Values = [Value]
init()
init(minimumCapacity: Int)
init<S: Sequence>(uniqueKeysWithValues keysAndValues: S) {
self = [:]
for (key, value) in keysAndValues {
precondition(self[key] == nil, "Duplicate values for key: '\(key)'")
self[key] = value
}
}
init<S: Sequence>(_ keysAndValues: S, uniquingKeysWith combine: (Value, Value) throws -> Value) rethrows {
self = [:]
for (key, value) in keysAndValues {
if let old = self[key] { self[key] = try combine(old, value) } else { self[key] = value }
}
}
init<S: Sequence>(grouping values: S, by keyForValue: (S.Element) throws -> Key) rethrows {
self = [:]
for value in values { _group(value, try keyForValue(value)) }
}
mutating func _group(_ value: Any, _ key: Key)
var count: Int { get }
var isEmpty: Bool { get }
var keys: [Key] { get }
var values: [Value] { get }
var description: String { get }
var first: (key: Key, value: Value)? { get }
subscript(key: Key) -> Value? { get set }
subscript(key: Key, default defaultValue: @autoclosure () -> Value) -> Value {
get {
if let value = self[key] { return value }
return defaultValue()
}
set { updateValue(newValue, forKey: key) }
}
@discardableResult mutating func updateValue(_ value: Value, forKey key: Key) -> Value?
@discardableResult mutating func removeValue(forKey key: Key) -> Value?
mutating func removeAll(keepingCapacity: Bool = false)
mutating func popFirst() -> (key: Key, value: Value)?
mutating func reserveCapacity(_ n: Int) {}
func makeIterator() -> _ArrayIterator<(key: Key, value: Value)> { _ArrayIterator(_elements: Array(self)) }
func randomElement() -> (key: Key, value: Value)? { Array(self).randomElement() }
func mapValues<T>(_ transform: (Value) throws -> T) rethrows -> [Key: T] {
var result: [Key: T] = [:]
for (key, value) in self { result.updateValue(try transform(value), forKey: key) }
return result
}
func compactMapValues<T>(_ transform: (Value) throws -> T?) rethrows -> [Key: T] {
var result: [Key: T] = [:]
for (key, value) in self { if let new = try transform(value) { result[key] = new } }
return result
}
func filter(_ isIncluded: ((key: Key, value: Value)) throws -> Bool) rethrows -> [Key: Value] {
var result: [Key: Value] = [:]
for pair in self { if try isIncluded(pair) { result.updateValue(pair.value, forKey: pair.key) } }
return result
}
mutating func merge<S: Sequence>(_ other: S, uniquingKeysWith combine: (Value, Value) throws -> Value) rethrows {
for (key, value) in other {
if let old = self[key] { self[key] = try combine(old, value) } else { self[key] = value }
}
}
func merging<S: Sequence>(_ other: S, uniquingKeysWith combine: (Value, Value) throws -> Value) rethrows -> [Key: Value] {
var result = self
try result.merge(other, uniquingKeysWith: combine)
return result
}
struct Duration: Comparable, Hashable, AdditiveArithmetic, CustomStringConvertible {
let _nanoseconds: Int
static func seconds(_ seconds: Double) -> Duration { Duration(_nanoseconds: Int((seconds * 1_000_000_000).rounded())) }
static func milliseconds(_ milliseconds: Double) -> Duration { Duration(_nanoseconds: Int((milliseconds * 1_000_000).rounded())) }
static func microseconds(_ microseconds: Double) -> Duration { Duration(_nanoseconds: Int((microseconds * 1000).rounded())) }
static func nanoseconds(_ nanoseconds: Int) -> Duration { Duration(_nanoseconds: nanoseconds) }
static var zero: Duration { Duration(_nanoseconds: 0) }
static func + (lhs: Duration, rhs: Duration) -> Duration { Duration(_nanoseconds: lhs._nanoseconds + rhs._nanoseconds) }
static func - (lhs: Duration, rhs: Duration) -> Duration { Duration(_nanoseconds: lhs._nanoseconds - rhs._nanoseconds) }
static func * (lhs: Duration, rhs: Int) -> Duration { Duration(_nanoseconds: lhs._nanoseconds * rhs) }
static func / (lhs: Duration, rhs: Int) -> Duration { Duration(_nanoseconds: lhs._nanoseconds / rhs) }
static func < (lhs: Duration, rhs: Duration) -> Bool { lhs._nanoseconds < rhs._nanoseconds }
var components: (seconds: Int, attoseconds: Int) { (_nanoseconds / 1_000_000_000, _nanoseconds % 1_000_000_000 * 1_000_000_000) }
var description: String { "\(Double(_nanoseconds) / 1_000_000_000) seconds" }
}
init<T: BinaryInteger>(_ source: T)
init<T: BinaryFloatingPoint>(_ source: T)
init?(_ text: String)
init?<T: Numeric>(exactly source: T)
init()
static var pi: Double { get }
static var infinity: Double { get }
static var nan: Double { get }
static var zero: Double { get }
static var greatestFiniteMagnitude: Double { get }
static var leastNonzeroMagnitude: Double { get }
static var leastNormalMagnitude: Double { get }
static var ulpOfOne: Double { get }
static func random(in range: Range<Double>) -> Double
static func random(in range: ClosedRange<Double>) -> Double
extension Float: BinaryFloatingPoint, LosslessStringConvertible {}
init<T: BinaryInteger>(_ source: T)
init<T: BinaryFloatingPoint>(_ source: T)
init?(_ text: String)
init?<T: Numeric>(exactly source: T)
init()
static var pi: Float { get }
static var infinity: Float { get }
static var nan: Float { get }
static var zero: Float { get }
static var greatestFiniteMagnitude: Float { get }
static var leastNonzeroMagnitude: Float { get }
static var leastNormalMagnitude: Float { get }
static var ulpOfOne: Float { get }
static func random(in range: Range<Float>) -> Float
static func random(in range: ClosedRange<Float>) -> Float
typealias Float64 = Double
typealias Float32 = Float
enum FloatingPointRoundingRule { case toNearestOrAwayFromZero, toNearestOrEven, up, down, towardZero, awayFromZero }
enum FloatingPointSign { case plus, minus }
var description: String { get }
var magnitude: Self { get }
var isNaN: Bool { get }
var isInfinite: Bool { get }
var isFinite: Bool { get }
var isZero: Bool { get }
var sign: FloatingPointSign { _isNegative ? .minus : .plus }
var _isNegative: Bool { get }
var nextUp: Self { get }
var nextDown: Self { get }
var ulp: Self { get }
func rounded() -> Self
func rounded(_ rule: FloatingPointRoundingRule) -> Self
mutating func round() { self = rounded() }
mutating func round(_ rule: FloatingPointRoundingRule) { self = rounded(rule) }
func squareRoot() -> Self
func truncatingRemainder(dividingBy other: Self) -> Self
func remainder(dividingBy other: Self) -> Self
func isLess(than other: Self) -> Bool { self < other }
func isEqual(to other: Self) -> Bool { self == other }
func distance(to other: Self) -> Self { other - self }
func advanced(by n: Self) -> Self { self + n }
mutating func negate() { self = -self }
static func maximum(_ x: Self, _ y: Self) -> Self { x > y ? x : y }
static func minimum(_ x: Self, _ y: Self) -> Self { x < y ? x : y }
func print(_ items: Any..., separator: String = " ", terminator: String = "\n")
func print<Target: TextOutputStream>(_ items: Any..., separator: String = " ", terminator: String = "\n", to output: inout Target) { output.write(_joinedDescriptions(items, separator, terminator)) }
func debugPrint(_ items: Any..., separator: String = " ", terminator: String = "\n")
func dump<T>(_ value: T) -> T
func _joinedDescriptions(_ items: [Any], _ separator: String, _ terminator: String) -> String
func assert(_ condition: @autoclosure () -> Bool, _ message: @autoclosure () -> String = "") { if !condition() { _trap("Assertion failed", message()) } }
func precondition(_ condition: @autoclosure () -> Bool, _ message: @autoclosure () -> String = "") { if !condition() { _trap("Precondition failed", message()) } }
func fatalError(_ message: @autoclosure () -> String = "") -> Never { _trap("Fatal error", message()) }
func assertionFailure(_ message: @autoclosure () -> String = "") { _trap("Fatal error", message()) }
func preconditionFailure(_ message: @autoclosure () -> String = "") -> Never { _trap("Fatal error", message()) }
func _trap(_ kind: String, _ message: String) -> Never
func min<T: Comparable>(_ x: T, _ y: T) -> T
func min<T: Comparable>(_ x: T, _ y: T, _ z: T, _ rest: T...) -> T
func max<T: Comparable>(_ x: T, _ y: T) -> T
func max<T: Comparable>(_ x: T, _ y: T, _ z: T, _ rest: T...) -> T
func abs<T: SignedNumeric>(_ x: T) -> T
func swap<T>(_ a: inout T, _ b: inout T) { let old = a; a = b; b = old }
func stride<T: Strideable>(from start: T, to end: T, by stride: T) -> [T]
func stride<T: Strideable>(from start: T, through end: T, by stride: T) -> [T]
func repeatElement<T>(_ element: T, count n: Int) -> [T] { Array(repeating: element, count: n) }
func zip<First: Sequence, Second: Sequence>(_ first: First, _ second: Second) -> [(First.Element, Second.Element)] {
var left = first.makeIterator()
var right = second.makeIterator()
var pairs: [(First.Element, Second.Element)] = []
while let a = left.next(), let b = right.next() { pairs.append((a, b)) }
return pairs
}
func sequence<T>(first: T, next: @escaping (T) -> T?) -> UnfoldSequence<T> { UnfoldSequence(first, next) }
func sequence<T, State>(state: State, next: @escaping (inout State) -> T?) -> AnyIterator<T> {
var current = state
return AnyIterator { next(&current) }
}
func withExtendedLifetime<T, R>(_ value: T, _ body: () throws -> R) rethrows -> R { try body() }
func withExtendedLifetime<T, R>(_ value: T, _ body: (T) throws -> R) rethrows -> R { try body(value) }
func isKnownUniquelyReferenced<T: AnyObject>(_ object: inout T) -> Bool
func === (lhs: AnyObject?, rhs: AnyObject?) -> Bool
func !== (lhs: AnyObject?, rhs: AnyObject?) -> Bool { !(lhs === rhs) }
func numericCast<T: BinaryInteger, U: BinaryInteger>(_ x: T) -> U { U(x) }
func unsafeDowncast<T: AnyObject>(_ x: AnyObject, to type: T.Type) -> T { x as! T }
func readLine() -> String? { nil }
func withoutActuallyEscaping<C, R>(_ closure: C, do body: (C) throws -> R) rethrows -> R { try body(closure) }
func == (lhs: Any.Type?, rhs: Any.Type?) -> Bool
func != (lhs: Any.Type?, rhs: Any.Type?) -> Bool { !(lhs == rhs) }
func ~= <T: Equatable>(pattern: T, value: T) -> Bool { pattern == value }
func ?? <T>(optional: T?, defaultValue: @autoclosure () throws -> T) rethrows -> T { if let value = optional { value } else { try defaultValue() } }
func && (lhs: Bool, rhs: @autoclosure () throws -> Bool) rethrows -> Bool { lhs ? try rhs() : false }
func || (lhs: Bool, rhs: @autoclosure () throws -> Bool) rethrows -> Bool { lhs ? true : try rhs() }
func == <A: Equatable, B: Equatable>(lhs: (A, B), rhs: (A, B)) -> Bool { lhs.0 == rhs.0 && lhs.1 == rhs.1 }
struct ObjectIdentifier: Hashable, Comparable {
let _number: Int
init(_ object: AnyObject) { _number = _identifier(object) }
init(_ type: Any.Type) { _number = _identifier(type) }
static func < (lhs: ObjectIdentifier, rhs: ObjectIdentifier) -> Bool { lhs._number < rhs._number }
}
func _identifier(_ value: Any) -> Int
struct Hasher {
var _state = 0
var _pieces: [String]? = []
init() {}
mutating func combine<H: Hashable>(_ value: H)
mutating func _combine<H: Hashable>(_ value: H, label: String)
func finalize() -> Int
}
struct AnyHashable: Hashable {
init<H: Hashable>(_ base: H)
}
init<T: BinaryInteger>(_ source: T)
init<T: BinaryFloatingPoint>(_ source: T)
init?(_ text: String)
init?(_ text: String, radix: Int)
init?<T: Numeric>(exactly source: T)
init<T: BinaryInteger>(truncatingIfNeeded source: T)
init<T: BinaryInteger>(clamping source: T)
init()
static var max: Int { get }
static var min: Int { get }
static var bitWidth: Int { get }
static var zero: Int { get }
var magnitude: UInt { get }
static func random(in range: Range<Int>) -> Int
static func random(in range: ClosedRange<Int>) -> Int
extension Int8: FixedWidthInteger, SignedInteger {}
init<T: BinaryInteger>(_ source: T)
init<T: BinaryFloatingPoint>(_ source: T)
init?(_ text: String)
init?(_ text: String, radix: Int)
init?<T: Numeric>(exactly source: T)
init<T: BinaryInteger>(truncatingIfNeeded source: T)
init<T: BinaryInteger>(clamping source: T)
init()
static var max: Int8 { get }
static var min: Int8 { get }
static var bitWidth: Int { get }
static var zero: Int8 { get }
var magnitude: UInt8 { get }
static func random(in range: Range<Int8>) -> Int8
static func random(in range: ClosedRange<Int8>) -> Int8
extension Int16: FixedWidthInteger, SignedInteger {}
init<T: BinaryInteger>(_ source: T)
init<T: BinaryFloatingPoint>(_ source: T)
init?(_ text: String)
init?(_ text: String, radix: Int)
init?<T: Numeric>(exactly source: T)
init<T: BinaryInteger>(truncatingIfNeeded source: T)
init<T: BinaryInteger>(clamping source: T)
init()
static var max: Int16 { get }
static var min: Int16 { get }
static var bitWidth: Int { get }
static var zero: Int16 { get }
var magnitude: UInt16 { get }
static func random(in range: Range<Int16>) -> Int16
static func random(in range: ClosedRange<Int16>) -> Int16
extension Int32: FixedWidthInteger, SignedInteger {}
init<T: BinaryInteger>(_ source: T)
init<T: BinaryFloatingPoint>(_ source: T)
init?(_ text: String)
init?(_ text: String, radix: Int)
init?<T: Numeric>(exactly source: T)
init<T: BinaryInteger>(truncatingIfNeeded source: T)
init<T: BinaryInteger>(clamping source: T)
init()
static var max: Int32 { get }
static var min: Int32 { get }
static var bitWidth: Int { get }
static var zero: Int32 { get }
var magnitude: UInt32 { get }
static func random(in range: Range<Int32>) -> Int32
static func random(in range: ClosedRange<Int32>) -> Int32
extension Int64: FixedWidthInteger, SignedInteger {}
init<T: BinaryInteger>(_ source: T)
init<T: BinaryFloatingPoint>(_ source: T)
init?(_ text: String)
init?(_ text: String, radix: Int)
init?<T: Numeric>(exactly source: T)
init<T: BinaryInteger>(truncatingIfNeeded source: T)
init<T: BinaryInteger>(clamping source: T)
init()
static var max: Int64 { get }
static var min: Int64 { get }
static var bitWidth: Int { get }
static var zero: Int64 { get }
var magnitude: UInt64 { get }
static func random(in range: Range<Int64>) -> Int64
static func random(in range: ClosedRange<Int64>) -> Int64
extension UInt: FixedWidthInteger, UnsignedInteger {}
init<T: BinaryInteger>(_ source: T)
init<T: BinaryFloatingPoint>(_ source: T)
init?(_ text: String)
init?(_ text: String, radix: Int)
init?<T: Numeric>(exactly source: T)
init<T: BinaryInteger>(truncatingIfNeeded source: T)
init<T: BinaryInteger>(clamping source: T)
init()
static var max: UInt { get }
static var min: UInt { get }
static var bitWidth: Int { get }
static var zero: UInt { get }
var magnitude: UInt { get }
static func random(in range: Range<UInt>) -> UInt
static func random(in range: ClosedRange<UInt>) -> UInt
extension UInt8: FixedWidthInteger, UnsignedInteger {}
init<T: BinaryInteger>(_ source: T)
init<T: BinaryFloatingPoint>(_ source: T)
init?(_ text: String)
init?(_ text: String, radix: Int)
init?<T: Numeric>(exactly source: T)
init<T: BinaryInteger>(truncatingIfNeeded source: T)
init<T: BinaryInteger>(clamping source: T)
init()
static var max: UInt8 { get }
static var min: UInt8 { get }
static var bitWidth: Int { get }
static var zero: UInt8 { get }
var magnitude: UInt8 { get }
static func random(in range: Range<UInt8>) -> UInt8
static func random(in range: ClosedRange<UInt8>) -> UInt8
extension UInt16: FixedWidthInteger, UnsignedInteger {}
init<T: BinaryInteger>(_ source: T)
init<T: BinaryFloatingPoint>(_ source: T)
init?(_ text: String)
init?(_ text: String, radix: Int)
init?<T: Numeric>(exactly source: T)
init<T: BinaryInteger>(truncatingIfNeeded source: T)
init<T: BinaryInteger>(clamping source: T)
init()
static var max: UInt16 { get }
static var min: UInt16 { get }
static var bitWidth: Int { get }
static var zero: UInt16 { get }
var magnitude: UInt16 { get }
static func random(in range: Range<UInt16>) -> UInt16
static func random(in range: ClosedRange<UInt16>) -> UInt16
extension UInt32: FixedWidthInteger, UnsignedInteger {}
init<T: BinaryInteger>(_ source: T)
init<T: BinaryFloatingPoint>(_ source: T)
init?(_ text: String)
init?(_ text: String, radix: Int)
init?<T: Numeric>(exactly source: T)
init<T: BinaryInteger>(truncatingIfNeeded source: T)
init<T: BinaryInteger>(clamping source: T)
init()
static var max: UInt32 { get }
static var min: UInt32 { get }
static var bitWidth: Int { get }
static var zero: UInt32 { get }
var magnitude: UInt32 { get }
static func random(in range: Range<UInt32>) -> UInt32
static func random(in range: ClosedRange<UInt32>) -> UInt32
extension UInt64: FixedWidthInteger, UnsignedInteger {}
init<T: BinaryInteger>(_ source: T)
init<T: BinaryFloatingPoint>(_ source: T)
init?(_ text: String)
init?(_ text: String, radix: Int)
init?<T: Numeric>(exactly source: T)
init<T: BinaryInteger>(truncatingIfNeeded source: T)
init<T: BinaryInteger>(clamping source: T)
init()
static var max: UInt64 { get }
static var min: UInt64 { get }
static var bitWidth: Int { get }
static var zero: UInt64 { get }
var magnitude: UInt64 { get }
static func random(in range: Range<UInt64>) -> UInt64
static func random(in range: ClosedRange<UInt64>) -> UInt64
var description: String { get }
func isMultiple(of other: Self) -> Bool
func quotientAndRemainder(dividingBy divisor: Self) -> (quotient: Self, remainder: Self)
func signum() -> Self
func distance(to other: Self) -> Int
func advanced(by n: Int) -> Self
var trailingZeroBitCount: Int { get }
static var isSigned: Bool { get }
var bitWidth: Int { get }
static func random<G: RandomNumberGenerator>(in range: Range<Self>, using generator: inout G) -> Self { Self(truncatingIfNeeded: generator._next(below: Int(range.upperBound - range.lowerBound))) + range.lowerBound }
static func random<G: RandomNumberGenerator>(in range: ClosedRange<Self>, using generator: inout G) -> Self { Self(truncatingIfNeeded: generator._next(below: Int(range.upperBound - range.lowerBound) + 1)) + range.lowerBound }
var nonzeroBitCount: Int { get }
var leadingZeroBitCount: Int { get }
var byteSwapped: Self { get }
func addingReportingOverflow(_ rhs: Self) -> (partialValue: Self, overflow: Bool)
func subtractingReportingOverflow(_ rhs: Self) -> (partialValue: Self, overflow: Bool)
func multipliedReportingOverflow(by rhs: Self) -> (partialValue: Self, overflow: Bool)
mutating func negate() { self = 0 - self }
struct AnyIterator<Element>: IteratorProtocol, Sequence {
let _next: () -> Element?
init(_ body: @escaping () -> Element?) { _next = body }
init<I: IteratorProtocol>(_ base: I) {
var copy = base
_next = { copy.next() }
}
func next() -> Element? { _next() }
func makeIterator() -> AnyIterator<Element> { self }
}
struct AnySequence<Element>: Sequence {
let _make: () -> AnyIterator<Element>
init(_ makeIterator: @escaping () -> AnyIterator<Element>) { _make = makeIterator }
init<S: Sequence>(_ base: S) { _make = { AnyIterator(base.makeIterator()) } }
func makeIterator() -> AnyIterator<Element> { _make() }
}
struct AnyCollection<Element>: RandomAccessCollection {
let _elements: [Element]
init<S: Sequence>(_ base: S) { _elements = Array(base) }
var startIndex: Int { 0 }
var endIndex: Int { _elements.count }
func index(after i: Int) -> Int { i + 1 }
func index(before i: Int) -> Int { i - 1 }
subscript(position: Int) -> Element { _elements[position] }
}
struct UnfoldSequence<Element>: Sequence, IteratorProtocol {
var _current: Element?
let _step: (Element) -> Element?
init(_ first: Element, _ next: @escaping (Element) -> Element?) {
_current = first
_step = next
}
mutating func next() -> Element? {
guard let value = _current else { return nil }
_current = _step(value)
return value
}
func makeIterator() -> UnfoldSequence<Element> { self }
}
struct EmptyCollection<Element>: RandomAccessCollection {
init() {}
var startIndex: Int { 0 }
var endIndex: Int { 0 }
func index(after i: Int) -> Int { i + 1 }
subscript(position: Int) -> Element { fatalError("Index out of range") }
}
struct CollectionOfOne<Element>: RandomAccessCollection {
let _element: Element
init(_ element: Element) { _element = element }
var startIndex: Int { 0 }
var endIndex: Int { 1 }
func index(after i: Int) -> Int { i + 1 }
subscript(position: Int) -> Element { _element }
}
protocol ExpressibleByUnicodeScalarLiteral { associatedtype UnicodeScalarLiteralType = String; init(unicodeScalarLiteral value: UnicodeScalarLiteralType) }
protocol ExpressibleByExtendedGraphemeClusterLiteral { associatedtype ExtendedGraphemeClusterLiteralType = String; init(extendedGraphemeClusterLiteral value: ExtendedGraphemeClusterLiteralType) }
protocol ExpressibleByStringInterpolation: ExpressibleByStringLiteral { associatedtype StringInterpolation; init(stringInterpolation: StringInterpolation) }
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
typealias StringInterpolation = DefaultStringInterpolation
init(stringInterpolation: DefaultStringInterpolation) { self = stringInterpolation._text }
init(_ some: Wrapped) { self = some }
func map<U>(_ transform: (Wrapped) throws -> U) rethrows -> U? {
if let value = self { return try transform(value) }
return nil
}
func flatMap<U>(_ transform: (Wrapped) throws -> U?) rethrows -> U? {
if let value = self { return try transform(value) }
return nil
}
mutating func take() -> Wrapped? {
let value = self
self = nil
return value
}
var unsafelyUnwrapped: Wrapped { self! }
var debugDescription: String { get }
protocol RandomNumberGenerator { mutating func next() -> UInt64 }
mutating func _next(below bound: Int) -> Int { Int(truncatingIfNeeded: next() >> 1) % bound }
struct SystemRandomNumberGenerator: RandomNumberGenerator {
init() {}
mutating func next() -> UInt64 { UInt64.random(in: 0...UInt64.max) }
}
protocol RangeExpression<Bound> {
associatedtype Bound
func contains(_ element: Bound) -> Bool
func _clamped(_ start: Bound, _ end: Bound) -> Range<Bound>
}
struct Range<Bound>: RangeExpression, RandomAccessCollection, Hashable, CustomStringConvertible {
typealias Element = Bound
let lowerBound: Bound
let upperBound: Bound
init(uncheckedBounds bounds: (lower: Bound, upper: Bound)) {
lowerBound = bounds.lower
upperBound = bounds.upper
}
init(_ other: ClosedRange<Bound>) {
lowerBound = other.lowerBound
upperBound = other.upperBound + 1
}
func contains(_ element: Bound) -> Bool { lowerBound <= element && element < upperBound }
var isEmpty: Bool { lowerBound == upperBound }
var description: String { "\(lowerBound)..<\(upperBound)" }
var startIndex: Bound { lowerBound }
var endIndex: Bound { upperBound }
func index(after i: Bound) -> Bound { i + 1 }
func index(before i: Bound) -> Bound { i - 1 }
subscript(position: Bound) -> Bound { position }
func makeIterator() -> _RangeIterator<Bound> { _RangeIterator(_next: lowerBound, _end: upperBound) }
static func ~= (pattern: Range<Bound>, value: Bound) -> Bool { pattern.contains(value) }
func _clamped(_ start: Bound, _ end: Bound) -> Range<Bound> { self }
}
var count: Int { upperBound - lowerBound }
var first: Bound? { isEmpty ? nil : lowerBound }
var last: Bound? { isEmpty ? nil : upperBound - 1 }
func clamped(to limits: Range<Bound>) -> Range<Bound> {
let low = Swift.max(lowerBound, limits.lowerBound)
let high = Swift.min(upperBound, limits.upperBound)
return low < high ? low..<high : Range(uncheckedBounds: (limits.lowerBound, limits.lowerBound))
}
func overlaps(_ other: Range<Bound>) -> Bool { !isEmpty && !other.isEmpty && lowerBound < other.upperBound && other.lowerBound < upperBound }
func overlaps(_ other: ClosedRange<Bound>) -> Bool { !isEmpty && lowerBound <= other.upperBound && other.lowerBound < upperBound }
func relative<C: Collection>(to collection: C) -> Range<Bound> { self }
struct ClosedRange<Bound>: RangeExpression, RandomAccessCollection, Hashable, CustomStringConvertible {
typealias Element = Bound
let lowerBound: Bound
let upperBound: Bound
init(uncheckedBounds bounds: (lower: Bound, upper: Bound)) {
lowerBound = bounds.lower
upperBound = bounds.upper
}
init(_ other: Range<Bound>) {
lowerBound = other.lowerBound
upperBound = other.upperBound - 1
}
func contains(_ element: Bound) -> Bool { lowerBound <= element && element <= upperBound }
var isEmpty: Bool { false }
var description: String { "\(lowerBound)...\(upperBound)" }
var startIndex: Bound { lowerBound }
var endIndex: Bound { upperBound + 1 }
func index(after i: Bound) -> Bound { i + 1 }
func index(before i: Bound) -> Bound { i - 1 }
subscript(position: Bound) -> Bound { position }
func makeIterator() -> _RangeIterator<Bound> { _RangeIterator(_next: lowerBound, _end: upperBound + 1) }
static func ~= (pattern: ClosedRange<Bound>, value: Bound) -> Bool { pattern.contains(value) }
func _clamped(_ start: Bound, _ end: Bound) -> Range<Bound> { lowerBound..<(upperBound + 1) }
}
var count: Int { upperBound - lowerBound + 1 }
var first: Bound? { lowerBound }
var last: Bound? { upperBound }
func clamped(to limits: ClosedRange<Bound>) -> ClosedRange<Bound> { Swift.min(Swift.max(lowerBound, limits.lowerBound), limits.upperBound)...Swift.max(Swift.min(upperBound, limits.upperBound), limits.lowerBound) }
func overlaps(_ other: ClosedRange<Bound>) -> Bool { lowerBound <= other.upperBound && other.lowerBound <= upperBound }
func overlaps(_ other: Range<Bound>) -> Bool { !other.isEmpty && lowerBound < other.upperBound && other.lowerBound <= upperBound }
func relative<C: Collection>(to collection: C) -> Range<Bound> { lowerBound..<(upperBound + 1) }
typealias CountableRange = Range
typealias CountableClosedRange = ClosedRange
struct _RangeIterator<Element>: IteratorProtocol, Sequence {
var _next: Element
let _end: Element
mutating func next() -> Element? {
if _next >= _end { return nil }
let value = _next
_next = value + 1
return value
}
}
struct PartialRangeFrom<Bound>: RangeExpression, Sequence, CustomStringConvertible {
typealias Element = Bound
let lowerBound: Bound
func contains(_ element: Bound) -> Bool { lowerBound <= element }
var description: String { "PartialRangeFrom(\(lowerBound)...)" }
func makeIterator() -> _CountingIterator<Bound> { _CountingIterator(_next: lowerBound) }
static func ~= (pattern: PartialRangeFrom<Bound>, value: Bound) -> Bool { pattern.contains(value) }
func _clamped(_ start: Bound, _ end: Bound) -> Range<Bound> { lowerBound..<end }
}
struct _CountingIterator<Element>: IteratorProtocol, Sequence {
var _next: Element
mutating func next() -> Element? {
let value = _next
_next = value + 1
return value
}
}
struct PartialRangeUpTo<Bound>: RangeExpression {
let upperBound: Bound
func contains(_ element: Bound) -> Bool { element < upperBound }
static func ~= (pattern: PartialRangeUpTo<Bound>, value: Bound) -> Bool { pattern.contains(value) }
func _clamped(_ start: Bound, _ end: Bound) -> Range<Bound> { start..<upperBound }
}
struct PartialRangeThrough<Bound>: RangeExpression {
let upperBound: Bound
func contains(_ element: Bound) -> Bool { element <= upperBound }
static func ~= (pattern: PartialRangeThrough<Bound>, value: Bound) -> Bool { pattern.contains(value) }
func _clamped(_ start: Bound, _ end: Bound) -> Range<Bound> { start..<(upperBound + 1) }
}
func ..< <Bound: Comparable>(minimum: Bound, maximum: Bound) -> Range<Bound>
func ... <Bound: Comparable>(minimum: Bound, maximum: Bound) -> ClosedRange<Bound>
prefix func ..< <Bound: Comparable>(maximum: Bound) -> PartialRangeUpTo<Bound> { PartialRangeUpTo(upperBound: maximum) }
prefix func ... <Bound: Comparable>(maximum: Bound) -> PartialRangeThrough<Bound> { PartialRangeThrough(upperBound: maximum) }
postfix func ... <Bound: Comparable>(minimum: Bound) -> PartialRangeFrom<Bound> { PartialRangeFrom(lowerBound: minimum) }
enum Result<Success, Failure: Error> {
case success(Success)
case failure(Failure)
init(catching body: () throws -> Success) {
do { self = .success(try body()) } catch { self = .failure(error) }
}
func get() throws -> Success {
switch self {
case .success(let value): return value
case .failure(let error): throw error
}
}
}
extension Result: Equatable where Success: Equatable, Failure: Equatable {}
extension Result: Hashable where Success: Hashable, Failure: Hashable {}
func map<T>(_ transform: (Success) -> T) -> Result<T, Failure> {
switch self {
case .success(let value): return .success(transform(value))
case .failure(let error): return .failure(error)
}
}
func mapError<T: Error>(_ transform: (Failure) -> T) -> Result<Success, T> {
switch self {
case .success(let value): return .success(value)
case .failure(let error): return .failure(transform(error))
}
}
func flatMap<T>(_ transform: (Success) -> Result<T, Failure>) -> Result<T, Failure> {
switch self {
case .success(let value): return transform(value)
case .failure(let error): return .failure(error)
}
}
func flatMapError<T: Error>(_ transform: (Failure) -> Result<Success, T>) -> Result<Success, T> {
switch self {
case .success(let value): return .success(value)
case .failure(let error): return transform(error)
}
}
func map<T>(_ transform: (Element) throws -> T) rethrows -> [T] {
var result: [T] = []
for element in self { result.append(try transform(element)) }
return result
}
func compactMap<T>(_ transform: (Element) throws -> T?) rethrows -> [T] {
var result: [T] = []
for element in self { if let value = try transform(element) { result.append(value) } }
return result
}
func flatMap<S: Sequence>(_ transform: (Element) throws -> S) rethrows -> [S.Element] {
var result: [S.Element] = []
for element in self { result.append(contentsOf: try transform(element)) }
return result
}
func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> [Element] {
var result: [Element] = []
for element in self { if try isIncluded(element) { result.append(element) } }
return result
}
func forEach(_ body: (Element) throws -> Void) rethrows { for element in self { try body(element) } }
func reduce<Result>(_ initialResult: Result, _ nextPartialResult: (Result, Element) throws -> Result) rethrows -> Result {
var result = initialResult
for element in self { result = try nextPartialResult(result, element) }
return result
}
func reduce<Result>(into initialResult: Result, _ updateAccumulatingResult: (inout Result, Element) throws -> Void) rethrows -> Result {
var result = initialResult
for element in self { try updateAccumulatingResult(&result, element) }
return result
}
func contains(where predicate: (Element) throws -> Bool) rethrows -> Bool {
for element in self { if try predicate(element) { return true } }
return false
}
func contains(_ element: Element) -> Bool
func allSatisfy(_ predicate: (Element) throws -> Bool) rethrows -> Bool {
for element in self { if !(try predicate(element)) { return false } }
return true
}
func count(where predicate: (Element) throws -> Bool) rethrows -> Int {
var result = 0
for element in self { if try predicate(element) { result += 1 } }
return result
}
func first(where predicate: (Element) throws -> Bool) rethrows -> Element? {
for element in self { if try predicate(element) { return element } }
return nil
}
func min() -> Element?
func max() -> Element?
func min(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows -> Element? {
var result: Element?
var isFirst = true
for element in self {
if isFirst { result = element; isFirst = false } else if try areInIncreasingOrder(element, result!) { result = element }
}
return result
}
func max(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows -> Element? {
var result: Element?
var isFirst = true
for element in self {
if isFirst { result = element; isFirst = false } else if try areInIncreasingOrder(result!, element) { result = element }
}
return result
}
func sorted() -> [Element]
func sorted(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows -> [Element] {
var from = Array(self)
let count = from.count
var width = 1
while width < count {
var into: [Element] = []
var low = 0
while low < count {
let middle = low + width < count ? low + width : count
let high = middle + width < count ? middle + width : count
var left = low
var right = middle
while left < middle && right < high {
if try areInIncreasingOrder(from[right], from[left]) {
into.append(from[right])
right += 1
} else {
into.append(from[left])
left += 1
}
}
while left < middle {
into.append(from[left])
left += 1
}
while right < high {
into.append(from[right])
right += 1
}
low = high
}
from = into
width *= 2
}
return from
}
func enumerated() -> [(offset: Int, element: Element)]
func reversed() -> [Element]
func shuffled() -> [Element]
func joined(separator: String = "") -> String
func joined() -> [Element.Element] { flatMap { $0 } }
func joined(separator: [Element.Element]) -> [Element.Element] {
var result: [Element.Element] = []
var isFirst = true
for element in self {
if !isFirst { result.append(contentsOf: separator) }
isFirst = false
result.append(contentsOf: element)
}
return result
}
func elementsEqual<S: Sequence>(_ other: S) -> Bool
func starts<S: Sequence>(with prefix: S) -> Bool
func lexicographicallyPrecedes<S: Sequence>(_ other: S) -> Bool
func elementsEqual<S: Sequence>(_ other: S, by areEquivalent: (Element, S.Element) throws -> Bool) rethrows -> Bool {
let left = Array(self)
let right = Array(other)
if left.count != right.count { return false }
for index in 0..<left.count { if !(try areEquivalent(left[index], right[index])) { return false } }
return true
}
func prefix(_ maxLength: Int) -> [Element] {
var result: [Element] = []
if maxLength == 0 { return result }
for element in self {
result.append(element)
if result.count == maxLength { break }
}
return result
}
func prefix(while predicate: (Element) throws -> Bool) rethrows -> [Element] {
var result: [Element] = []
for element in self {
if !(try predicate(element)) { break }
result.append(element)
}
return result
}
func drop(while predicate: (Element) throws -> Bool) rethrows -> [Element] {
var result: [Element] = []
var isDropping = true
for element in self {
if isDropping, try predicate(element) { continue }
isDropping = false
result.append(element)
}
return result
}
func dropFirst(_ k: Int = 1) -> [Element] { Array(Array(self).dropFirst(k)) }
func dropLast(_ k: Int = 1) -> [Element] { Array(Array(self).dropLast(k)) }
func suffix(_ maxLength: Int) -> [Element] { Array(Array(self).suffix(maxLength)) }
func split(maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true, whereSeparator isSeparator: (Element) throws -> Bool) rethrows -> [ArraySlice<Element>] {
let elements = Array(self)
var result: [ArraySlice<Element>] = []
var start = 0
var index = 0
while index < elements.count && result.count < maxSplits {
if try isSeparator(elements[index]) {
if start < index || !omittingEmptySubsequences { result.append(elements[start..<index]) }
start = index + 1
}
index += 1
}
if start < elements.count || !omittingEmptySubsequences { result.append(elements[start..<elements.count]) }
return result
}
func split(separator: Element, maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true) -> [ArraySlice<Element>] { split(maxSplits: maxSplits, omittingEmptySubsequences: omittingEmptySubsequences) { $0 == separator } }
var lazy: Self { self }
var underestimatedCount: Int { 0 }
func withContiguousStorageIfAvailable<R>(_ body: ([Element]) throws -> R) rethrows -> R? { nil }
init()
init<S: Sequence>(_ sequence: S)
init(minimumCapacity: Int)
var count: Int { get }
var isEmpty: Bool { get }
var first: Element? { get }
var description: String { get }
func contains(_ member: Element) -> Bool
@discardableResult mutating func insert(_ newMember: Element) -> (inserted: Bool, memberAfterInsert: Element)
@discardableResult mutating func update(with newMember: Element) -> Element?
@discardableResult mutating func remove(_ member: Element) -> Element?
mutating func removeAll(keepingCapacity: Bool = false)
mutating func removeFirst() -> Element
mutating func popFirst() -> Element? { isEmpty ? nil : removeFirst() }
mutating func reserveCapacity(_ n: Int) {}
func makeIterator() -> _ArrayIterator<Element> { _ArrayIterator(_elements: Array(self)) }
func randomElement() -> Element? { Array(self).randomElement() }
func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> Set<Element> {
var result: Set<Element> = []
for element in self { if try isIncluded(element) { result.insert(element) } }
return result
}
func union<S: Sequence>(_ other: S) -> Set<Element>
func intersection<S: Sequence>(_ other: S) -> Set<Element>
func subtracting<S: Sequence>(_ other: S) -> Set<Element>
func symmetricDifference<S: Sequence>(_ other: S) -> Set<Element>
mutating func formUnion<S: Sequence>(_ other: S) { self = union(other) }
mutating func formIntersection<S: Sequence>(_ other: S) { self = intersection(other) }
mutating func subtract<S: Sequence>(_ other: S) { self = subtracting(other) }
mutating func formSymmetricDifference<S: Sequence>(_ other: S) { self = symmetricDifference(other) }
func isSubset<S: Sequence>(of other: S) -> Bool
func isSuperset<S: Sequence>(of other: S) -> Bool
func isStrictSubset<S: Sequence>(of other: S) -> Bool { isSubset(of: other) && count < Set(other).count }
func isStrictSuperset<S: Sequence>(of other: S) -> Bool { isSuperset(of: other) && count > Set(other).count }
func isDisjoint<S: Sequence>(with other: S) -> Bool
protocol SetAlgebra<Element>: Equatable, ExpressibleByArrayLiteral {
associatedtype Element
init()
}
protocol OptionSet: SetAlgebra, RawRepresentable { associatedtype Element = Self }
init() { self.init(rawValue: 0) }
init(arrayLiteral elements: Self...) {
var bits = 0
for element in elements { bits = bits | element.rawValue }
self.init(rawValue: bits)
}
var isEmpty: Bool { rawValue == 0 }
func contains(_ member: Self) -> Bool { rawValue & member.rawValue == member.rawValue }
func union(_ other: Self) -> Self { Self(rawValue: rawValue | other.rawValue) }
func intersection(_ other: Self) -> Self { Self(rawValue: rawValue & other.rawValue) }
func subtracting(_ other: Self) -> Self { Self(rawValue: rawValue & ~other.rawValue) }
func symmetricDifference(_ other: Self) -> Self { Self(rawValue: rawValue ^ other.rawValue) }
func isSubset(of other: Self) -> Bool { other.contains(self) }
func isSuperset(of other: Self) -> Bool { contains(other) }
func isDisjoint(with other: Self) -> Bool { rawValue & other.rawValue == 0 }
@discardableResult mutating func insert(_ newMember: Self) -> (inserted: Bool, memberAfterInsert: Self) {
let inserted = !contains(newMember)
self = union(newMember)
return (inserted, newMember)
}
@discardableResult mutating func remove(_ member: Self) -> Self? {
let common = intersection(member)
self = subtracting(member)
return common.isEmpty ? nil : common
}
mutating func update(with newMember: Self) -> Self? { insert(newMember).inserted ? nil : newMember }
mutating func formUnion(_ other: Self) { self = union(other) }
mutating func formIntersection(_ other: Self) { self = intersection(other) }
mutating func subtract(_ other: Self) { self = subtracting(other) }
mutating func formSymmetricDifference(_ other: Self) { self = symmetricDifference(other) }
typealias Substring = String
typealias StaticString = String
struct Index: Comparable {
let _offset: Int
static func < (lhs: String.Index, rhs: String.Index) -> Bool { lhs._offset < rhs._offset }
}
init()
init<T>(_ value: T)
init<T: BinaryInteger>(_ value: T, radix: Int, uppercase: Bool = false)
init<T>(describing subject: T)
init<T>(reflecting subject: T)
init(repeating text: String, count: Int)
init(decoding bytes: [UInt8], as encoding: Any.Type)
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
static func + (lhs: String, rhs: String) -> String
static func += (lhs: inout String, rhs: String) { lhs.append(rhs) }
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
subscript<R: RangeExpression>(bounds: R) -> String {
let range = _bounds(bounds)
return _slice(range.0, range.1)
}
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

"""##
    static let names = PackedWords(
        ends: PackedNumbers(digits: "000020000500007000090000a0000c0000e000110001400016000180001b0001c0001e00020000320003f0004a000550005f0006a0006f0007900090000a3000b0000bf000c3000ca000d1000d7000dd000e5000f1000fa001060011100118001210012b0013a0014400154001630016b0017f0018d001a9001c0001c4001cd001e7001f1001f7001ff00206002150021e002270022c00245002600027e002a9002c2002dd002f4003140032e0034f00360003650036c003730038000399003aa003b2003b8003c4003c9003d1003e1003e4003e9003ee003f3003f7004070040b0041900432004430044b0045000457004670047000478004880049b004ab004c1004d6004db004ea00504005140051a005200052800530005330053d0054a00557005630056d0057300586005a1005af005ba005c3005de005ee005fa005fe006040060a00610006150061a0061e00622006310063f006460065300662006680067600687006950069c006a6006b0006bd006c6006cc006d7006e2006f500703007120071a0071f00724007390073d0074400751007570075c0075f007630077a007820078c007920079b007ad007b7007bb007c1007d1007d5007da007e2007ed007f500800008160081a0081e008250082f0083f0084600850008580085b00860008700087a008850088d008910089a008a2008a6008b3008bb008c5008d5008d8008dc008e9008f3008f9008fe009080091200919009250092a0092e009350093e0094e009650096e009850098e00997009a0009a6009b3009b8009bd009c4009cc009d0009d6009dd009e9009f3009fa00a0100a0b00a1200a1900a2100a2b00a3500a4e00a5400a5c00a6700a7100a7600a7f00a8700a9400a9c00aaa00aba00ac200acc00ad400adf00aeb00af800afe00b0400b0800b0c00b1500b1900b2c00b4100b5500b6e00b8200ba100bc100bd100be500bf700c0f00c2800c3a00c3d00c4200c4600c5000c5900c6500c6800c7000c7900c7c00c8000c8400c8b00c9000c9700c9b00c9f00ca200ca600caa00cb100cb500cd000cd300cd900ce100ce700cf600d0100d0900d1100d1800d2100d2300d2b00d3200d3500d4100d5400d5a00d5f00d7300d7900d8600d8b00d9100d9900dab00db100db900dc200dc800dd100ddc00de600df400dff00e0c00e1b00e2400e3800e4700e4e00e5600e5b00e6200e6a00e7100e7900e7d00e8300e8600e8a00e9000e9500e9900ea300ead00eb300eb900ec200eca00ed500ef100ef700efb00f0100f1400f1800f1b00f2100f3500f4700f4c00f5f00f6200f6a00f7d00f8b00f9000f9e00faf00fb500fc000fca00fcf00fd300fd900fe900fee0100e01022010390103e01042010450104701049"),
        characters: ##"!=!==&&*=++=-=.....<<======>>=??AdditiveArithmeticAnyCollectionAnyHashableAnyIteratorAnyKeyPathAnySequenceArrayArraySliceBidirectionalCollectionBinaryFloatingPointBinaryIntegerBitwiseCopyableBoolCGFloatCGPointCGRectCGSizeCGVectorCaseIterableCharacterCharacterSetClosedRangeCodableCodingKeyCollectionCollectionOfOneComparableComparisonResultContiguousArrayCopyableCountableClosedRangeCountableRangeCustomDebugStringConvertibleCustomStringConvertibleDateDecodableDefaultStringInterpolationDictionaryDoubleDurationElementEmptyCollectionEncodableEquatableErrorExpressibleByArrayLiteralExpressibleByBooleanLiteralExpressibleByDictionaryLiteralExpressibleByExtendedGraphemeClusterLiteralExpressibleByFloatLiteralExpressibleByIntegerLiteralExpressibleByNilLiteralExpressibleByStringInterpolationExpressibleByStringLiteralExpressibleByUnicodeScalarLiteralFixedWidthIntegerFloatFloat32Float64FloatingPointFloatingPointRoundingRuleFloatingPointSignHashableHasherIdentifiableIndexIndexSetIndexingIteratorIntInt16Int32Int64Int8IteratorProtocolKeysLocalizedErrorLosslessStringConvertibleMutableCollectionNSObjectNeverNumericObjectIdentifierOptionSetOptionalPartialRangeFromPartialRangeThroughPartialRangeUpToRandomAccessCollectionRandomNumberGeneratorRangeRangeExpressionRangeReplaceableCollectionRawRepresentableResultScalarSendableSequenceSetSetAlgebraSignedIntegerSignedNumericStaticStringStrideableStringStringInterpolationStringInterpolationProtocolStringProtocolSubSequenceSubstringSystemRandomNumberGeneratorTextOutputStreamTimeIntervalUIntUInt16UInt32UInt64UInt8UTF16UTF8UUIDUnboundedRange_UnfoldSequenceUnicodeUnicodeScalarUnsignedIntegerValues_ArrayIterator_CountingIterator_RangeIterator_bounds_byteCount_character_describeDate_distance_group_identifier_isNegative_joinedDescriptions_makeCharacter_makeUUIDString_matches_move_next_normalizedUUIDString_now_offset_scalarValues_slice_trapabsacosaddingReportingOverflowadvancedallSatisfyappendappendingarc4random_uniformasciiValueasinassertassertionFailureatanatan2bitWidthbyteSwappedcapacitycapitalizedcaseInsensitiveComparecbrtceilclampedcompactMapcompactMapValuescomparecomponentscontainscoscountdebugDescriptiondebugPrintdescriptiondistancedropdropFirstdropLastdumpelementsEqualendIndexenumeratederrorDescriptionexpfabsfailureReasonfatalErrorfilterfirstfirstIndexfirstRangeflatMapflatMapErrorfloorfmodforEachformIndexformIntersectionformSymmetricDifferenceformUniongreatestFiniteMagnitudehasPrefixhasSuffixhashValueheighthexDigitValuehypotindexindicesinfinityinitinsertinsetByintersectionintersectsisASCIIisCasedisDisjointisEmptyisEqualisFiniteisHexDigitisInfiniteisKnownUniquelyReferencedisLessisLetterisLowercaseisMultipleisNaNisNewlineisNumberisPunctuationisSignedisStrictSubsetisStrictSupersetisSubsetisSupersetisSymbolisUppercaseisWhitespaceisWholeNumberisZerojoinedkeyslastlastIndexlazyleadingZeroBitCountleastNonzeroMagnitudeleastNormalMagnitudelexicographicallyPrecedeslocalizedCapitalizedlocalizedCaseInsensitiveComparelocalizedCaseInsensitiveContainslocalizedComparelocalizedDescriptionlocalizedLowercaselocalizedStandardComparelocalizedStandardContainslocalizedUppercaseloglog10log2lowercasedmagnitudemakeIteratormapmapErrormapValuesmaxmaxXmaxYmaximummergemergingmidXmidYminminXminYminimummovemultipliedReportingOverflownannegatenextDownnextUpnonzeroBitCountnumericCastoffsetByoverlapspaddingpartitionpipopFirstpopLastpowpreconditionpreconditionFailureprefixprintquotientAndRemainderrandomrandomElementrangerangesreadLinerecoverySuggestionreducerelativeremainderremoveremoveAllremoveFirstremoveLastremoveSubrangeremoveValuerepeatElementreplaceSubrangereplacingreplacingOccurrencesreserveCapacityreversereversedroundroundedsequenceshuffleshuffledsignsignumsinsortsortedsplitsqrtsquareRootstartIndexstartsstridesubscriptsubtractsubtractingsubtractingReportingOverflowsuffixswapswapAtsymmetricDifferencetaketantoggletrailingZeroBitCounttrimmingCharacterstrunctruncatingRemainderulpulpOfOneunderestimatedCountunicodeScalarsunionunsafeDowncastunsafelyUnwrappedupdateupdateValueuppercasedutf16utf8valueswholeNumberValuewidthwithContiguousStorageIfAvailablewithExtendedLifetimewithoutActuallyEscapingwritezerozip||~="##)
    static let chunksByName = PackedRows(
        ends: PackedNumbers(digits: "00002000030000400005000080000b0000c0000f00011000120001400015000160001700018000190001a0001b0001c0001c0001d0002000021000220002300024000250002700028000290002a0002b0002c0002d0002f000300003100032000330003400035000360003700038000390003a0003b0003c0003d0003e0003f00040000450004a0004b0004d0004e0004f000500005100052000530005400055000560005700058000590005a0005b0005c0006100062000630006400065000660006700068000690006b0006c0006d000750007d000850008d00095000960009700098000990009a0009b0009b0009c0009d000a0000a1000a2000a3000a4000a5000a6000a7000a8000a9000aa000ab000ac000ad000ae000b1000b2000b3000b4000b5000b6000c1000c2000c3000c4000c6000c7000c8000c9000ca000d2000da000e2000ea000f2000f3000f4000f5000f6000f7000f8000f9000fa000fb000fc000fd000fe000ff001000010100102001030010400105001060010700108001090010a0010b0010c0010d0010e0010f001110011300114001150011600117001190011a001200012100122001230012400125001260012700128001330013400135001360013700138001390013b0013c0013d0013e0014000148001490015100153001540015c0016100163001670016b0016c0016e001700017100172001730017400175001760017a0018200188001890018c0018d0018e0018f00190001920019400196001980019a0019b0019c0019d0019e0019f001a0001a9001ac001ae002250022b0022c0022e0022f0023000231002330023a0023b0023c0023d0023e0023f002400024100242002430024400245002460024700248002490024a0024c0024e0024f0025000251002520025300256002570025d002610026200263002650026700268002690026a0026b0026c0026e0026f0027000271002720027300274002750027700282002880028b0028c0028d0029b0029c0029d0029e0029f002a0002a1002a2002b0002b1002b2002b3002b4002b5002b7002b9002ba002bb002bc002bd002be002c2002c3002c4002c6002ca002cc002cd002ce002cf002d7002d9002da002f5002f9002fa002fb002fc002fd002ff0030100302003070030d00313003180031a0031b0031c0031e0031f00320003240032500326003290032b0032d0032e0032f00330003310033200334003360033b0033c0033d0033f0034000342003490034b0034d0034e0035300354003550035700358003590035a0035b0035c0035d0035e0035f0036100362003640036700368003690036b0036c0036e0036f003710037200373003740037500377003780037900385003860038700388"),
        elements: PackedNumbers(digits: "000e80018e0018800191001030008300091002fd0008400100002fe00101002780027a0027b0027700279000ed0018d0019300187000ec000ee00190000ff0024b00197002490024a0004f000500005100086000fb0010b00106000e500092000930000a0000c0000e0000b0000d000f400097000980004a00268000b6000b7000f80024e000eb000490004e000e40027100270000f0000ef00001000b500253001160011700118001190011a001310013200133001340013500130000cc000da0024d000b4000e7000e6001120010f00113002500010e0010d0011000251001110024f00107001410014200143001440014500151001500010a0015200153000e900196000f2000d0002df0001d000fa00198001990019a0019b0019c0019d0019e0019f001b8001b9001ba001bb001bc001bd001be001bf001c8001c9001ca001cb001cc001cd001ce001cf001d8001d9001da001db001dc001dd001de001df001a8001a9001aa001ab001ac001ad001ae001af000f50011400004000f1000fd000340010200194002ca002cb002cc00256002730027600275000fc0025c002600025f000fe000f30027c000b0000e3000f6002aa002ab002ac002c90010800104002de00105000350003600255002e0002e1002e2002e3002e4002e5002e6002e700254002520010c000cd000d1002dd0025e000e200000001e8001e9001ea001eb001ec001ed001ee001ef00208002090020a0020b0020c0020d0020e0020f00218002190021a0021b0021c0021d0021e0021f00228002290022a0022b0022c0022d0022e0022f001f8001f9001fa001fb001fc001fd001fe001ff000b3000b20004b000850024c000b1000ae0010900115000d8002740027200321003150031800003003170011b001950015b00171000af0004c0032b000720025d0004d0000200316000ad002f10008800319001770017c0002800245001690023c0028c0005c0005d00090002f9002fa002fb0004000033000a6000270017200175000290002a001a2001b2001c2001d2001e2001f2002020021200222002320023f002440005600037000470003100021002640026c002840012c000480003b0003c000180028a0028b002b1002ce002f6002f7002f80002500052000bb0011c00261002690028d002ad002e80025b002ed0016f000580009500099001200015400237002b0002ec0007a000bd001680023b0031e002a10030f0007d0008b002a20030c0007e0008c002a30030d001700029b0029e000d30031400295000050002b0003200006001740012d00286002bb0030900054000b900121002620026a0028e002af002ea0007400076000c2000c300322003230032a00258002810028500282000200002f00287000c0000c1002c1002da002c3002dc002c0002d90013a0014a002f4002f5000ea00010000a8000300007800079000be000bf000d40031a0031b0031c0031d0005700087000bc001370014700035000360004f000500005100092000930009700098001160011700118001190011a0013100132001330013400135001410014200143001440014500198001990019a0019b0019c0019d0019e0019f001a8001a9001aa001ab001ac001ad001ae001af001b8001b9001ba001bb001bc001bd001be001bf001c8001c9001ca001cb001cc001cd001ce001cf001d8001d9001da001db001dc001dd001de001df001e8001e9001ea001eb001ec001ed001ee001ef001f8001f9001fa001fb001fc001fd001fe001ff00208002090020a0020b0020c0020d0020e0020f00218002190021a0021b0021c0021d0021e0021f00228002290022a0022b0022c0022d0022e0022f0025500256002aa002ab002ac002cb002cc002e0002e1002e2002e3002e4002e5002e6002e70005e0005f002b2002d6003240032500019002bd002d00001c000a5000a4002c8002d50001700053000b80011d002ae002cd002e900167001580009d0015700186001660009a000a300238001560009f0009b000a00023e002c6002c7002c4002d3002c5002d4000a1000a20009e0009c0015900298002990029a0011e00055000ba000c6002630026b002eb0007500077000c4000c5002a7002430013b0014b0013c0014c0029d0003800046000420004500008000090003a0004400043000390002c0002e0002d000aa002f300155001a4001b4001c4001d4001e4001f400204002140022400234000d5000f7000f900129002b900308002570027f00283002800012b0017a0017b001a0001b0001c0001d0001e0001f000200002100022000230002900029200013000140016b0012e0012f00015000160017800179001a1001b1001c1001d1001e1001f1002010021100221002310028f0029100011000120016c000710024700138001480016a002480015d0015c00242001890001a00265002660026d0026e000410007000136001460008d00127002b70030600065003050001e00173001760007b0007f00080000890029f002a00030a0030e0016d0016e00239000960013e0013f0014e0014f001a5001a6001b5001b6001c5001c6001d5001d6001e5001e6001f5001f60020500206002150021600225002260023500236002400024100082000c70012a002ba0003f003290018b000070028800289002670026f001650006000073002b4002d700326000660006700126002b5002ff0030000061000620008e002b6003010030200063000640008f00303003040006800327001250018000069003280032c0003d0006a00128002b8003070006c002960002200161001620015f0016000182001830006d002970015a0023a000240006e0006f0029300294002a5002a60031000311003120001f00163000d2003130029c0017e0017f000590005a0005b00122001230031f00320002c2002db002be002d1002460007c000810008a002a40030b0017d0006b002bf002d20025900026000940023d0003e00023001640015e0013d0014d002a8000ac002f00001b002bc002cf0018a0025a002b3002d800124000a9002f2002ef000ab002ee0011f000a70000f002a900184001850018c002fc0013900149001a3001b3001c3001d3001e3001f30020300213002230023300181001920018f"))
    static let membersByGate = PackedRows(
        ends: PackedNumbers(digits: "000000000000000000000000000000000000000000000000000000000000000000000000000000020000200002000020000300003000420004d0004d0004d00058000580005e0005e0005e0006c0006c0006c0006c00084000840008b0008b0008b0009c0009c0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f000bf000cf000cf000cf000cf000cf000d0000d1000d1000d1000d1000d1000d1000d1000d1000d1000d1000d1000d8000e8000e8000e800101001010010100102001020010200102001020010200112001220013200142001520015200152001560015600156001560015700158001580016a0017200172001720017200172001730017a0017a0017a0017a001800018000180001a8001c8001c8001c8001c8001c8001c80022f0022f0022f0022f0022f0022f0022f0022f0022f0023f0024f0025f0026f0027f0027f0027f0027f0027f0027f0028000280002800028000280002800028000280002800028000280002800028000280002800028000280002800028000280002800028000280002800028000280002800028000280002800028000280002800028000280002800028000280002800028000280002800028000280002800028000280002800028000280002800028000280002800028000280002800028000280002800028000280002800028000280002800028000280002800028000280002800028000280002800028000280002800028000280002800028000280002800028000280002800028000280002800028000280002800028000280002800028000280002800028000280002800028000280002800028000280002800028000280002800028000280002800028000280002800028000280002800028000280002800028000280002800028000280002800028000280002800028000280002800028000280002800028000280002800028000280002800028000280002800028000280002800028000280002800028000280002800028000280002800028000280002800028000280002800028000280002800028000280002800028000280002800028000280002800028000280002800028000280002800028000280002800028000280002800028000280002800028000280002800028000280002800028000280002800028000280002800028000280002800028000280002800028000280002800028000280002800028000280002800028000280002800028000280002800028000280002800028000280002800028000280002800028000280002800028000280002800028000280002800028000280002800028000280002800028000280002800028000280002800028000280002800028000280002800028000280"),
        elements: PackedNumbers(digits: "0010000101000e10004f000500005100052000530005400055000560005700058000590005a0005b0005c0005d0005e0005f000600006100062000630006400065000660006700068000690006a0006b0006c0006d0006e0006f000700007100072000730007400075000760007700078000790007a0007b0007c0007d0007e0007f0008000081000820008300084000cf000d0000d1000d2000d3000d4000d5000d6000d70008700088000890008a0008b0008c0008d0008e0008f00090000910023700238002390023a0023b0023c0023d0023e0023f00240002410009200093000940009500096000ca0000f000100001100012000130001400015000160001700018000190001a0001b0001c0009700098000990009a0009b0009c0009d0009e0009f000a0000a1000a2000a3000a4000a5000a6000a7000a8000a9000aa000ab000ac000ad000ce002690026a0026b0026c0026d0026e0026f000b8000b9000ba000bb000bc000bd000be000bf000c0000c1000c2000c3000c4000c5000c6000c7000f9000ec000ed000ee000d9000da000db000dc0011400115001160011700118001190011a0011b0011c0011d0011e0011f001200012100122001230012400125001260012700128001290012a0012b0012c0012d0012e0012f000c90013100132001330013400135001360013700138001390013a0013b0013c0013d0013e0013f000e80000900242002430024400245002460024700248001400014100142001430014400145001460014700148001490014a0014b0014c0014d0014e0014f0015400155001560015700158001590015a0015b0015c0015d0015e0015f001600016100162001630016400165001660016700168001690016a0016b0016c000ea000c800198001990019a0019b0019c0019d0019e0019f001a0001a1001a2001a3001a4001a5001a6001b7001b8001b9001ba001bb001bc001bd001be001bf001c0001c1001c2001c3001c4001c5001c6001c7001c8001c9001ca001cb001cc001cd001ce001cf001d0001d1001d2001d3001d4001d5001d6001d7001d8001d9001da001db001dc001dd001de001df001e0001e1001e2001e3001e4001e5001e6001a7001a8001a9001aa001ab001ac001ad001ae001af001b0001b1001b2001b3001b4001b5001b600005000060000700008000e000103002cb002cc002cd002ce002cf002d0002d1002d2002d3002d4002d5002d6002d7002d8002d9002da002db002dc000de000df002560025700258002590025a0025b0025d002610026200263002640026500266002670027d0027e0027f002800028100282000f7002830028400285002860028700288002890028a0028b0028c0028d0028e0028f002900029100292002930029400295002960029700298002990029a0029b0029c0029d0029e0029f002a0002a1002a2002a3002a4002a5002a6002a7002a8002a9000dd002aa002ab002ac002ad002ae002af002b0002b1002b2002b3002b4002b5002b6002b7002b8002b9002ba002bb002bc002bd002be002bf002c0002c1002c2002c3002c4002c5002c6002c7002c800035000360003700038000390003a0003b0003c0003d0003e0003f000400004100042000430004400045000460004700048000cb000cc000cd0025400255002df002e0002e1002e2002e3002e4002e5002e6002e7002e8002e9002ea002eb002ec002ed002ee002ef002f0002f1002f2002f3002f4002f5002f6002f7002f8002f9002fa002fb002fc002fd002fe002ff003000030100302003030030400305003060030700308003090030a0030b0030c0030d0030e0030f003100031100312003130031400315003160031700318003190031a0031b0031c0031d0031e0031f003200032100322003230032400325003260032700328003290032a0032b0032c001e7001e8001e9001ea001eb001ec001ed001ee001ef001f0001f1001f2001f3001f4001f5001f60020700208002090020a0020b0020c0020d0020e0020f002100021100212002130021400215002160021700218002190021a0021b0021c0021d0021e0021f002200022100222002230022400225002260022700228002290022a0022b0022c0022d0022e0022f00230002310023200233002340023500236001f7001f8001f9001fa001fb001fc001fd001fe001ff00200002010020200203002040020500206000b0"))
    static let chunkEnds = PackedNumbers(digits: "00020007ed0080300845008d9008ff009220094a009d800a5200a6d00b5800c1000c8100e0500e2600e4900e6700e8500eb000edc00f0b00f3b00f7500fe80106e010e3011c00123e0150a01537015580157a0159b015bd015df015ff0161f0163f0166001681016a2016d1016f101711017320175401782017b1017d2017f30184701993019bd019e801a0801a3901a6901a9901ad401b5001ba101cbf01d0e01d4901da201e0f01e7501ecb01f1901f9001ffe02089020e3025ae02720027410277702799027a0027c1027f40280b02825028410285c028780289e028be028eb029370298d029b9029f602a2d02a7502ab702af102b1502b4e02b7102b9502bcc02c9b02cd902d3c02d6702d9002da802dc002dd502e5d02f990300d03047030bc030e903115031cc0328b032b6032fb0333e03373033a8033dc0340f034530349a034e60350703548035a3035bb039f703a2903aa503b1e03b9503c0303c7203cb003d1803d7e03e1503e7503e8b03e9203ea903ec903ee603efb03f3603f5603f7103f8c03fac03fc903fe804004040240403f0405d0407b04095040af040ce040f1041110412d0414904163041bd041de04374043a7043c8043f40441204432044480445e04488044e40451104559045ad045e9046880472d048110492804965049a404a7904ac904b9e04bec04c8b04ccc04cff04d4304d7a04dcc04dea04e0904e5104ec404eda04f0604f2004f3c04f6604fb904ff005025051120514f0517c051b6051ee0522e05268052a0052de0530005344053590536e0538a0539c053e1054210546705482054d20550d0554c0558b055d00561f0567c056c905742057a30580205882058a7059a605a1105b7a05bd905c1e05c5105c9505d3805d7805db805e4805e8805eab05f3905f8b05fd30600b0603606075060a4061090618a0620606288062c206342063c106449064600647b064820649d065620665a067010673006747067610677906795067b5067e20680c068d00692806970069a7069dd06a0806a7306ac506b8e06c6106d5206e3e06f0e074790749d074c7074dd0750207509075270754b0756a0758a075bd075ee0761e0764207678076b4076f70771b077450775b0778007787077a4077c7077e507804078360786607895078b8078ec07926079410795b079d0079fc07a1c07a3807a5007a6d07a8807aa107ade07afc07b1507b3007b4607b5d07b9507bc007c1007c2a07c6307c9207cc907d0007d3707d6607d8e07dd207e1607e6607f2d07f8207fa007ffe080980813b081a30820808279082b0082dd083200834d08390083b8084010844b0849a084fb0863c086a708742087a30880a0885208886088cd089180896c0898f089fe08a2f08a7208abc08b5108bb708c1c08c8808da108dc708e9308ed108ef508f1f08f3508f5708f7c08fb108fdc08fe308fff0901b0903c0905909075090a5090db0910f091330915d0917309195091ba091ef0921a092210923e0925b0927c0929a092b7092e909321093560937a093a4093ba093dc0940109436094610946809486094a4094c5094e4095020953609570095a5095c9095f3096090962b0965009685096b0096b7096d5096f309714097330975109785097bf097f40981809842098580987a0989f098d4098ff0990609924099420996309982099a0099d409a0e09a4409a6809a9209aa809aca09aef09b2409b4f09b5609b7309b9009bb109bcf09beb09c1d09c5509c8c09cb009cda09cf009d1209d3709d6c09d9709d9e09dbc09dda09dfb09e1a09e3709e6b09ea509edd09f0109f2b09f4109f6309f8809fbd09fe809fef0a00e0a02d0a04e0a06e0a08c0a0c20a0fe0a1360a15a0a1840a19a0a1bc0a1e10a2160a2410a2480a2670a2860a2a70a2c70a2e50a31b0a3570a38f0a3b30a3dd0a3f30a4150a43a0a46f0a49a0a4a10a4c00a4df0a5000a5200a53e0a5740a5b00a5d00a5f80a6510a6670a68c0a6ad0a6d30a6f50a70f0a7e70a8c90a8ea0a90f0a92d0a97f0a9d60aa2d0aa580ab900acba0ae170afa10b08c0b19b0b2370b2fb0b3980b4240b5920b5cd0b6280b64e0b6d00b7570b7a50b7ce0b7f30b8350b8930b9200b9bd0bdde0be090be3a0be6e0bf6f0bffd0c0800c0c80c4fe0c52d0c54e0c56e0c6440c6bc0c73f0c7a00c7c10c7ee0c8c80cae00cb8b0cccd0ce1c0ce690cebc0cf350cfb40d02e0d1730d1bf0d2080d2c80d3940d45f0d5360d5db0d6a10d7700d8350d89b0d9890da840db210db4b0dbe90dc920dd310dd480dd5f0de840dfa90dfc40e29c0e2d30e2f00e30d0e33b0e3710e4780e4ac0e4dd0e51d0e6630e7350e8050e9080e9560e9a20e9f60ec530ed370ed4f0ed720edd30edda0edfb0ee160ee2d0ee470ee630ee830eeac0ef1a0ef670efae0efe50f00c0f0530f07e0f0d80f1190f1e40f2180f2530f28d0f2cf0f3180f36f0f3bd0f4220f4520f4840f4ee0f55c0f5900f5f50f6480f66a0f6f50f7190f7710f7c10f8180f86f0f8cd0f90c0f9480f9950fa5a0fb010fb660fba50fbf20fc360fc910fcae0fcce0fd570fd5e0fd720fdba0fdd90fdf80fe210fe560fe7f0fe960feb00fece0feeb0ff0c0ff310ff4b0ff670ffc10ffe20fffe1001a100431006c10093100bd1016010186101af101e61020b1023e10282102c7103501038c103c8104031043d10484104cd104f810554106131063b106631068a106b01077a1083c108ab1091710b0010b3a10b7b10b9710bcd10bfd10c2a10c5a10ca610cf410dcc10ee510f5410fa81101b110441109d1119011225112ae11377113db1148c115281157e115a6115ea")
    static let chunkFiles = PackedNumbers(digits: "00000000000000000000000010000100001000010000100001000020000200002000020000200002000020000200002000020000200002000020000200002000020000200002000020000300004000040000400004000040000400004000040000400004000040000400004000040000400004000040000400004000040000400004000050000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600007000070000700008000080000800008000080000800008000080000800008000080000800008000080000800008000080000800008000080000800008000080000800008000080000800008000080000800008000080000800008000080000800008000080000800008000080000800008000080000800008000080000800008000080000800008000080000800008000080000900009000090000900009000090000900009000090000900009000090000a0000a0000a0000a0000a0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000c0000c0000c0000c0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000f0000f0000f0000f0000f0000f0000f0000f0000f0000f0000f0000f0000f0000f0000f0000f0000f0000f0000f0000f0000f0000f0000f0000f0000f0000f0000f0000f0000f0000f0000f0000f0000f0000f0000f0000f0000f0000f0000f0000f0000f0000f0000f0000f0000f0000f0000f0000f0000f000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001100012000120001200012000120001200012000120001200012000120001200012000120001200012000120001200012000120001200012000120001200012000120001200012000120001200012000120001200012000120001200012000120001200012000120001200012000120001200012000120001200012000120001200012000120001200012000120001200012000120001200013000130001300013000130001300013000130001300013000130001300013000130001300013000130001300013000130001300013000130001300013000130001300013000130001300013000130001300013000130001300013000130001300013000130001400014000150001500015000150001500015000150001500015000150001500015000150001500015000150001500015000150001500015000150001500015000150001500015000150001500015000150001500015000150001500015000150001500015000150001500015000150001500015000150001500015000150001500015000150001500015000150001500015000150001500015000150001500015000150001500015000150001500015000150001500015000150001500015000150001500015000150001500015000150001500015000150001500015000150001500015000150001500015000150001500015000150001500015000150001500015000150001500015000150001500015000150001500015000150001500015000150001500015000150001500015000150001500015000150001500015000150001500015000150001500015000150001500015000150001500015000150001500015000150001500015000150001500015000150001500015000150001500015000150001500015000150001500015000150001500015000150001500015000150001500015000150001500015000150001500015000150001500015000160001600016000160001600016000170001700017000170001700017000170001800018000180001800018000180001900019000190001a0001a0001a0001a0001a0001a0001a0001a0001a0001a0001a0001a0001a0001a0001a0001a0001a0001a0001a0001a0001a0001a0001a0001a0001a0001a0001a0001a0001a0001b0001b0001b0001b0001b0001b0001b0001c0001c0001c0001c0001c0001c0001c0001c0001c0001c0001c0001c0001c0001c0001c0001c0001c0001c0001c0001c0001c0001c0001c0001c0001c0001c0001c0001c0001c0001c0001c0001c0001c0001c0001c0001c0001c0001c0001c0001d0001d0001d0001d0001d0001d0001d0001d0001d0001d0001d0001d0001d0001d0001d0001d0001d0001d0001d0001d0001d0001d0001d0001d0001d0001d0001d0001d0001d0001d0001d0001d0001d0001d0001d0001d0001d0001d0001d0001d0001d0001d0001d0001d0001d0001d0001d0001d0001d0001d0001d0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e")
    static let chunkHeaders = PackedNumbers(digits: "0000000000000000000000000000180001800018000180000e000000000000000000000000000006000060000600006000060000600006000060000600006000060000600006000060000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000002200022000220002200022000220002200022000220002200022000220002200022000220002200022000220002200022000000000000000000000000000000000020000200002000020000200002000020000200002000020000200002000020000200002000020000200002000020000200002000020000200002000020000200002000020000200002000020000200002000020000200002000020000200002000020000200002000020000200002000020000200002000020000200002000020000200002000000000000003000030000300003000030000300003000030000300003000030000500005000050000500005000070000700007000070000700007000070000700007000070000700007000070000700007000070000700007000070000700007000070000700000000000002800000000000000000000000000000000000000090000900009000090000900009000090000900009000090000900009000090000900009000090000000000000000000000022000220000000000000020000200002000020000200002000000000000000000000000b000000000000000000000000000000000000000000000000000000000000000000000d0000000012000000000a0000a0000a000000000000000000000000000000000000000000020000000000900000000000000000000000000000000001000010000000019000000000000000000000000000000000000000000000000000000000000000000000000000000000000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b000000000c0000c0000c0000c0000c0000c0000c0000c0000c0000c0000c0000c0000c0000c0000c0000000010000100001000010000100001000010000100001000010000100001000010000100001000000000000000000000000110001100011000110001100011000110001100011000110001100011000110001100011000110001100011000110001100011000110001100011000110000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000013000130001300013000130001300013000130001300013000130001300013000130001300000000170001700017000170001700017000170001700017000170001700017000170001700017000000001400014000140001400014000140001400014000140001400014000140001400014000140000000015000150001500015000150001500015000150001500015000150001500015000150001500000000160001600016000160001600016000160001600016000160001600016000160001600016000000002300023000230002300023000230002300023000230002300023000230002300023000230000000027000270002700027000270002700027000270002700027000270002700027000270002700000000240002400024000240002400024000240002400024000240002400024000240002400024000000002500025000250002500025000250002500025000250002500025000250002500025000250000000026000260002600026000260002600026000260002600026000260002600026000260002600004000040000400004000040000400004000040000400004000040000f0000f0000f0000f0000f0000f0000f000000000000000000000000000000000000000000000000000000000022000220001b0001b0001b0001b0001b0001b000000001c0000000000000000001d0001d0001d0001d0001d0001d0001d00000000080000800008000080000800008000080000000000000000000000000000000000000000000000000000000000000000000000000000001e0001e0001e0001e0001f0001f0001f0001f0001f0001f0001f0001f0001f0001f0001f0001f0001f0001f0001f0001f0001f0001f0001f0001f0001f0001f0001f0001f0001f0001f0001f0001f0001f0001f0001f0001f0001f0001f0001f0001f0001f0001f0001f0002100021000210002100021000210002100021000210002100021000210002100021000210002100021000210002100021000210002100021000210002100021000210002100021000210002100000000000001a0001a0001a0001a0001a0001a0001a0001a0001a0001a0001a0001a0001a0001a0001a0001a0001a0001a0000000000000220002200022000220002200022000220002200022000220002200022000220002200022000220002200022000220002200022000220002200022000220002200022000220002200022000220002200022000220002200022000220002200022000220002200022000220002200022000220002200022000220002200022000220002200022000220002200022000220002200022000220002200022000220002200022000220002200022000220002200022000220002200022000220002200022")
    static let chunkGates = PackedNumbers(digits: "00000000000000000000000000005b0005b0005b0005b0003c00000000000000000000000000001f0001f0001f0001f0001f0001f0001f0001f0001f0001f0001f0001f0001f0001f0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000007700077000770007700077000770007700077000770007700077000770007700077000770007700077000770007700077000000000000000000000000000000000160001600016000160001600016000160001600016000160001600016000160001600016000160001600016000160001600016000160001600016000160001600016000160001600016000160001600016000160001600016000160001600016000160001600016000160001600016000160001600016000160001600016000160001600016000000000000017000170001700017000170001700017000170001700017000170001c0001c0001c0001c0001c000230002300023000230002300023000230002300023000230002300023000230002300023000230002300023000230002300023000230002300000000000008a000000000000000000000000000000000000002800028000280002800028000280002800028000280002800028000280002800028000280002800054000360001c0007700077000770002300016000160001600016000160001600016000160001600000000350003500035000350007100063000630005f000140000000000000000000000000000000003b000000004e000000002a0002a0002a00000000000000000000000000000000000000000007000000000280000000000000000000000000000000001000010000000006000000000000000000000000000000000000000000000000000000000000000000000000000000000000350003500035000350003500035000350003500035000350003500035000350003500035000350003500035000350003500035000350003500035000350003500035000350000000036000360003600036000360003600036000360003600036000360003600036000360003600048000480004800048000480004800048000480004800048000480004800048000480004800048000000000000000000000004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000005400054000540005400054000540005400054000540005400054000540005400054000540005800058000580005800058000580005800058000580005800058000580005800058000580005800055000550005500055000550005500055000550005500055000550005500055000550005500055000560005600056000560005600056000560005600056000560005600056000560005600056000560005700057000570005700057000570005700057000570005700057000570005700057000570005700080000800008000080000800008000080000800008000080000800008000080000800008000080000840008400084000840008400084000840008400084000840008400084000840008400084000840008100081000810008100081000810008100081000810008100081000810008100081000810008100082000820008200082000820008200082000820008200082000820008200082000820008200082000830008300083000830008300083000830008300083000830008300083000830008300083000830001a0001a0001a0001a0001a0001a0001a0001a0001a0001a0001a00047000470004700047000470004700047000000000000000000000000000000000000000000000000000000000077000770006300063000630006300063000630000000068000000000000000000690006900069000690006900069000690000000025000250002500025000250002500025000000000000000000000000000000000000000000000000000000000000000000006d0006d0006d0006d0006d0006d0007000070000700007000070000700007000070000700007000070000700007000070000700007000070000700007000070000700007000070000700007000070000700007000070000700007000070000700007000070000700007000070000700007100071000710007100071000710007100071000710007100071000710007100071000710007100071000710007100071000710007100071000710007100071000710007100071000710007100000000000006200062000620006200062000620006200062000620006200062000620006200062000620006200062000620000000000000770007700077000770007700077000770007700077000770007700077000770007700077000770007700077000770007700077000770007700077000770007700077000770007700077000770007700077000770007700077000770007700077000770007700077000770007700077000770007700077000770007700077000770007700077000770007700077000770007700077000770007700077000770007700077000770007700077000770007700077000770007700077000770007700077")
    static let chunkFollowsGate = PackedNumbers(digits: "000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000100001000010000000000000000000000000000000000000001000010000100000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000001000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000000000000000000000000000000000000001000010000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000001000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000010000000000000000000000000000000000000000000000000000000000000000000000000000000100000000000000000000000000000000000000000000000000000000000000000000000000000001000000000000000000000000000000000000000000000000000000000000000000000000000000010000000000000000000000000000000000000000000000000000000000000000000000000000000100000000000000000000000000000000000000000000000000000000000000000000000000000001000000000000000000000000000000000000000000000000000000000000000000000000000000010000000000000000000000000000000000000000000000000000000000000000000000000000000100000000000000000000000000000000000000000000000000000000000000000000000000000001000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000001000000000100000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000100001000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000100001000000000000000000000000000000000000000000000000000000000000")
    static let chunkNames = PackedRows(
        ends: PackedNumbers(digits: "0000100002000030000400005000060000700008000090000a0000b0000c0000d0000e0000f000100001100012000130001400015000160001700018000190001a0001b0001c0001d0001e0001f000200002100022000230002400025000260002700028000290002a0002b0002c0002d0002e0002f00030000310003200033000340003500037000390003a0003b0003c0003d0003e0003f000400004100042000430004400045000460004700048000490004a0004b0004c0004d0004e0004f000500005100053000550005700058000590005a0005b0005c0005d0005e0005f000600006100062000630006400065000660006700068000690006a0006b0006c0006d0006e0006f000700007100072000730007400075000760007700078000790007a0007b0007c0007d0007e0007f000800008100082000830008400085000860008700088000890008a0008b0008c0008d0008e0008f0009000091000920009300094000950009600097000990009b0009c0009d0009e000a0000a2000a3000a4000a5000a6000a7000a8000a9000aa000ab000ac000ad000ae000af000b0000b1000b2000b3000b4000b5000b6000b7000b8000b9000ba000bb000bc000bd000be000bf000c0000c1000c2000c3000c4000c5000c6000c7000c8000c9000ca000cb000cc000cd000ce000cf000d0000d1000d1000d1000d1000d1000d2000d3000d3000d3000d4000d5000d6000d7000d8000d9000d9000d9000da000da000db000db000db000db000db000db000db000db000dc000dd000de000df000e0000e1000e2000e3000e4000e5000e6000e7000e8000e9000ea000eb000ec000ed000ee000ef000f0000f1000f2000f3000f4000f5000f6000f7000f8000f9000fa000fb000fc000fd000fe000ff001000010100102001030010400105001060010700108001090010a0010b0010c0010d0010e0010f00111001130011500117001190011a0011b0011c0011d0011e0011f001200012100122001230012400125001260012700128001290012a0012b0012c0012d0012e0012f00131001330013500137001390013a0013b0013c0013d0013e0013f00140001410014200143001430014500147001490014b0014d0014e0014f001500015100152001530015400155001560015700158001590015a0015b0015c0015d0015e0015f001600016100162001630016400165001660016700168001690016a0016b0016c0016d0016e0016f001700017100172001730017400175001760017700178001790017a0017b0017c0017d0017e0017f001800018100182001830018400185001860018700188001890018a0018b0018c0018d0018e0018f001900019100192001930019400195001960019700198001990019a0019b0019c0019d0019e0019f001a1001a3001a5001a7001a9001ab001ad001af001b0001b1001b2001b3001b4001b5001b6001b6001b8001ba001bc001be001c0001c2001c4001c6001c7001c8001c9001ca001cb001cc001cd001cd001cf001d1001d3001d5001d7001d9001db001dd001de001df001e0001e1001e2001e3001e4001e4001e6001e8001ea001ec001ee001f0001f2001f4001f5001f6001f7001f8001f9001fa001fb001fb001fd001ff00201002030020500207002090020b0020c0020d0020e0020f002100021100212002120021400216002180021a0021c0021e002200022200223002240022500226002270022800229002290022b0022d0022f00231002330023500237002390023a0023b0023c0023d0023e0023f0024000240002420024400246002480024a0024c0024e002500025100252002530025400255002560025700257002590025b0025d0025f0026100263002650026700268002690026a0026b0026c0026d0026e0026e00270002720027400276002780027a0027c0027e0027f002800028100282002830028400285002860028700288002890028a0028b0028c0028d0028e0028f002900029100292002930029400295002960029700298002990029a0029b0029c0029d0029e0029f002a0002a1002a2002a3002a5002a7002a8002a9002aa002ab002ac002ad002ae002af002b0002b1002b2002b3002b4002b5002b6002b7002b8002b9002ba002bb002bc002bd002be002bf002c0002c1002c2002c3002c4002c5002c6002c7002c8002c9002ca002cb002cc002cd002cd002cd002ce002cf002d0002d1002d2002d3002d4002d5002d6002d7002d8002d9002da002db002dc002dd002de002df002e0002e1002e2002e3002e4002e5002e6002e7002e8002e9002ea002eb002ec002ed002ee002ef002f0002f1002f2002f3002f4002f5002f6002f7002f8002fa002fc002fe002ff003000030100302003030030400305003060030700308003090030a0030b0030c0030d0030e0030f003100031100312003130031400315003160031700318003190031a0031b0031c0031e003200032100322003230032400325003260032700328003290032a0032b0032c0032d0032e0032f003300033100332003330033500337003390033b0033d0033f00341003430034400345003460034700348003490034a0034b0034c0034d0034e0034f003500035100352003530035400355003560035700358003590035a0035b0035c0035d0035e0035f003600036100362003630036400365003660036700368003690036a0036b0036c0036d0036e0036f003700037100372003730037400375003760037700378003790037a0037b0037c0037d0037e0037f003800038100382003830038400385003860038700388"),
        elements: PackedNumbers(digits: "0007e000310009f000930005a000cc000cf0014900115001150001c0001f0001d000200001e00187000e20012c0012d0012400125001290012a000f0000be000ea001370017d000ec000510013e00165000d7000b80015a0017700161000bf00173000ad000a5000b0000b1000cd0011a0011c0011b000d8000e4000b7000ce000ab0005d00076000e800076000e8000b5001110011900116000bd000bd001560017600146000aa001390011300118001170011400112000b6000bc0002a00023000860009a0009e0002b00015000e800015000e800015000e8000c0000f0000d20010a000b4000e6000c30016a0016a0016a000a9000a9000e9000e90014d0014f0014f00150001500013d0014e0014e00151001540015700170001580015d00162001620013a0012f0009c0014d000d30010b000d30010b000e5000e5000c4001410016e000c6000c700141001410016e0014500004000050008700016000e6000a2001410016e000c6000c70013c0014f00150000a9000040001b000e80001b000e800174000c30014400022000e800022000e8000c3000f7000fc00106000f300105000fb000fd0010300104000f8000ee000ed000ac00186000e3001820011d001840017c000a10008a000990006d00089000850008400039000320002500026000f0000d20010a000c0000e6000c4000e5000e5000da000da000d3000d30010b0010b0010a00145000370007a000500007a00167000ca000e50011f0008d000370007d0006e0002c0001a0003b0003a000000004d000e1000290000c000090000d000300002f0005b0004f0006b00021000580006f0011f000270011f0005200017000660005c0006a0000f00005000060005f0000300073000750001900046000720008b0004a000180007900041000400003d00042000440003c0003e000590008c00034000e800034000e800034000e800034000e800034000e800095000c0000f00010900185000c3000d20016a0016a00181001520014e0013c001570011f0014500122000bb000d100127001280003600035000e800035000e800035000e800035000e800035000e80013b000e7001310018c000de0010e0010f0017a001440014400047000e800047000e800047000e800047000e800047000e80013b000e7001310018c000de0010e0010f0017a001440014400049000480004b0004c000c30011e000fa000f4000f2001070015f000970013400133001790015b0015b0015a0015a00166001780014c000f6000f1000c4000a700132001260012e0014200142000c2000c800098000ae0013f000d0000af00140000a30012b0012b0012300123000a40016f0016900169001530018d0015c0015c0018900189000f50000b00001001360017e001480018a0000a000000018f0000e000020018e0000a00060000960004e0001100053000e800053000e800053000e800053000e800053000e800053000e800053000e800053000e8001230012b000b20018c0011e001440014400057000e800057000e800057000e800057000e800057000e800057000e800057000e800057000e8001230012b000b20018c0011e001440014400054000e800054000e800054000e800054000e800054000e800054000e800054000e800054000e8001230012b000b20018c0011e001440014400055000e800055000e800055000e800055000e800055000e800055000e800055000e800055000e8001230012b000b20018c0011e001440014400056000e800056000e800056000e800056000e800056000e800056000e800056000e800056000e8001230012b000b20018c0011e00144001440007f000e80007f000e80007f000e80007f000e80007f000e80007f000e80007f000e80007f000e8001230012b000b20018c0011e001440014400083000e800083000e800083000e800083000e800083000e800083000e800083000e800083000e8001230012b000b20018c0011e001440014400080000e800080000e800080000e800080000e800080000e800080000e800080000e800080000e8001230012b000b20018c0011e001440014400081000e800081000e800081000e800081000e800081000e800081000e800081000e800081000e8001230012b000b20018c0011e001440014400082000e800082000e800082000e800082000e800082000e800082000e800082000e800082000e8001230012b000b20018c0011e0014400144000c3000f90014300160000c4000a700175000fe000b20014400144001350010d000b3000a60016d0013000132000120001400010000880003800028000450003f0004300078000330007700076000e800062000e800120000d5001720017f000c1000670009d0007c0006900068000c0000d20010a000b900138001380014b00024000c0000d20010a000b900138001380014b0002e0002d0008f000630008e000650006400008000070000800007000070006c0012000121000d5000d600120000ba000d5000d1000d90014a0014a000be000be000a8000c0000d20012b001230012b001230016300163000cb001590015e001080010800108000c90016800110000c90014100141000c5000c6000c70016e00164001640010c0017b0018800070000e800070000e800070000e8000c0000f0000d2000c3000be000e9001800014d0014e0014f0013c001570011f00145000d10017d000eb0016c00171000dd000db0016b000dc0010100102000ff00100000ef000710006100061000e800061000e8000f0000be0017d000eb0016c001710010100102000ef000e90014d00180000dd000db0016b000dc0007b000740005000076000e800076000e800076000e800076000e800076000e800076000e800076000e800076000e8000c0000f0000d20010a000c3000c100184001830017c000a1001820011d000df000e0000be000be000be000a9000a9000a90018b00004000050014e0014e0014f0014f00150001500013d0013c001570011f000d1001410016e000c6000c700141000c500164001640016400167000ca00091000a00009400092000a2000e5000e5000e5000e5000c40016a0016a00090000d3000d3000e9000e90014d001510015400147000d40009b00155"))
    static let mentions = PackedRows(
        ends: PackedNumbers(digits: "000010000a0000b0000d0000f000100001100012000150001600017000190001b0001d0002200023000240002500026000290002c0002f00032000370003f000460004d000540005b0006b0006c0006d0006e0006f000700007100072000730007400075000760007700078000790007a0007b0007c0007d0007e0007f00080000830008b0008c0008d0008e00090000920009400095000990009a000a5000a9000ab000ad000b1000b5000b8000bb000bf000c3000c6000c7000d6000dd000de000df000e0000e0000e1000e3000e4000e5000e6000e7000e9000ed000ee000f0000f3000f8000f9000fa000fc000fe00100001010010200103001040010500106001090010a0010c0010d0010e0010e0010e0010e00111001170011a0011b0011d0011f00121001250012b0012c0012e0012f0013200135001380013b0013f0014300148001490014b0014e0014e0015b00160001630016b001720017a0018100184001870018a00191001950019600196001960019700198001990019b0019c0019d0019e0019f001a0001a1001a2001a3001a4001a5001a6001a7001a8001a9001aa001ab001ac001ad001ae001b1001b2001bb001bd001be001be001bf001c0001c0001c0001c2001c4001c8001cc001d1001d5001db001e0001e5001eb001ed001ef001f6001f9002000020300206002080020a0020c0020e002110021200213002160021a0021b0021d0021e00220002220022400226002280022d0022f0022f00230002310023400235002360023a0023b0023c0023c0023c0023c0023c0023d0023f00241002420024400245002460024700248002490024b0024c0024c0024c0024c0024d0024d00250002520025a0025c0025d0025e0025f00260002610026100262002620026300264002680026a0026c0026d002700027100275002760027700278002780027900279002790027900279002790027a0027d0027e002810028100282002830028300283002840028400284002850028500285002860028600287002890028a0028b0028b0028d0028e002900029a0029b0029c0029d0029e0029e0029f002a0002a1002a2002a3002a4002a5002a6002a8002aa002ac002ad002ae002af002b0002b0002b1002b2002b3002b4002b5002b6002b7002b8002ba002bc002bd002be002be002be002bf002bf002c0002c1002c2002c3002c5002c6002c6002c6002c6002c6002c7002c8002ca002ca002ca002ca002cb002cd002cd002ce002ce002cf002cf002d0002d4002d5002d5002d6002d9002dc002df002e1002e4002e6002e7002e8002e9002ea002eb002eb002ec002ed002ef002f3002f4002f5002f5002f5002f6002f7002f9002fa002fa002fb002fb002fc002fe00301003010030200303003060030b0030c0030f003100031100312003130031500316003170031800318003190031a0031b0031c0031d0031f003210032300324003250032600328003290032a0032b0032b0032c0032d0032e0032f003300033200334003360033700338003390033b0033c0033d0033e0033e0033f003400034100342003430034500347003490034a0034b0034c0034e0034f0035000351003510035200353003540035500356003580035a0035c0035d0035e0035f003610036200363003640036400365003660036700368003690036b0036d0036f003700037100372003740037500376003770037700378003790037a0037b0037c0037e00380003820038300384003850038700388003890038a0038a0038b0038c0038d0038e0038f0039100393003950039600397003980039a0039b0039c0039d0039d0039e0039f003a0003a1003a2003a4003a6003a8003a9003aa003ab003ad003ae003af003b0003b0003b1003b2003b3003b4003b5003b7003b9003bb003bc003bd003be003c0003c1003c2003c3003c3003c4003c5003c6003c7003c8003ca003cc003cd003ce003ce003ce003cf003d0003d1003d2003d3003d8003dd003de003df003df003e0003e1003e2003e2003e4003e7003ed003ef003f3003f6003f7003f8003f9003fb003ff00400004010040100401004010040100401004020040300404004090040b00418004190041a0041b0041f00423004280042a004370043900439004390043d00441004460044a0044b0044c004500045a0045d00462004690046b0046d0046f004710047300474004750047600477004790047a0047c0047e0048000483004860048700488004890048b0048d0048f00493004950049600497004990049b0049c004a5004a7004a8004a9004aa004ac004ae004b0004b2004b4004bb004c0004c3004c6004c9004cc004cf004dc004e2004e2004e3004e4004e4004e5004e6004e7004e8004e9004ea004ec004ee004ef004f0004f1004f2004f5004f6004f9004fb004ff0050200505005080050b0050d0050f005110051300515005170051d0052400526005280052a0052b0052c0052e0053000530005300053000530005320053400536005390053c0053d0053e0053f005400054100542005430054800548005480054b0054b0054b0054d0054e0054f00550005510055200553005540055500556005570055a0055b0055c0055d0055f0056100563005650056700568005690056a0056b0056c0056e0056f00572005730057500576005780057b0057e0057f0058200586005880058a0058c0058e00592005970059c005a0005a9005ab005ae005af005b0005b1005b3005b5005b7005b9005be005c4005c9005ce005d2005d3005d7005de005e5005eb005f4005f6005fc00604006090060b0060c"),
        elements: PackedNumbers(digits: "00035000040001b0002900030000350004d00076000930009f0003500035000760003b000760007600076000760000e00076000cc0007600035000350004d000350004d000350004d0001d0001f000350004d0018c000350003500035000350000400035001870000400035000e20000400035001870000400035000e2000090001b000e2001870018e000020000d0001b0001d00124001250012c0012d000040001e00035000e20012c0012d00187000040001e00035000e20012c0012d001870001e0012300124001250012b0012c0012d000020001b0001e00124001250012c0012d00004000150001b000270004d00053000680006f000700008d000be000c0000d2000f00010a001630003500035000350003500035000350003500035000350003500035000350003500035000350003500035000350003500035000350000800081001440000b0001b0004d0004e0005300060000e1000f100076000760007600076000b50007600182000760011d000760002300076000be00164000760000200005000060000c000150002300076000be000c0000c600141000500006800076000d4000040007600053000760001b00076000be0011d0001b00076000be0011d0002a00076000bc0002a00076000bc0002a00076000bc0011d0002a00076000bc0011d0000a0002a0007600053000020001b0002200076000be000f7000f8000fb000fc000fd001030010400105001060018e0001b00029000300004d000760009a0009e0007600076000150006f0003700053000530001b000370003700053000c0000080005300068000c000076000370005300016000370006900008000160003700087000c0000370006f0003700053000530006f000370005300037000530003700053000370001b0001b00037000a900069000690006f00053000530001b0003700163000040001b0003700053000a9000c000051000530009c00053000510015900037000530003700053000050001b0003700053000060000d0001b0003700053000c000053000040005300053000160003700053000160003700053000160003700053000160003700053000080001600037000530000700016000370005300008000160003700053000c000037000370006f000370006f000a900002000040000d00015000530005c00066000690006a0006f0008d000c00013f000080005300068000ca0016700016000370005300004000160003700053000a2000ca0012b00167000160003700053000a2000ca001230016700004000160003700053000a2000ca0012b00167000160003700053000a2000ca001230016700037000f00014f00037000c60016700037000c7000ca0000400005000080001500037000c0000ca0001500016000370006f00076000760001b000760008a00092000760001b0001b0001b0001b0001b0001b0001b0001b0001b0001b0001b0001b0008300053000530007600076000830008a000a100120000810001b0002200029000300004d0007600081000830009900022000810008a000890008900032000390004d000760000a0001b000ca001670000a00037000ca001670000a00037000ca000e50016700053000c4000ca001670000000050000a9000ca000e50016700000000050005000053000e500005000060000c000500005300000000050000a0000c000500005300050000e500050000e5000000001b0003700050000ca000e5001670000a0003700050000000001b0003700050000ca000e5001670000a00037000500001b000370010b00015000370004600072000180005b0004d0005b0006a000790007d0002200076000290004d0005b000300005c000660006a0005300016000370005300053000c00000400053000370008d000370003a000370004d000050000a000580006f000c000027000300003a0004d00027000300004d0003a0004d000290003b0004d0004f0004d000760001b0000a0001b0003a0004e000530001b0003a0001b0001b0001b000760007600030000760004d0005800029000370006f00052001670000a000270003700050000580006f000ca000e500027000500001700027000270003a000040000f0005f00029000300004d0005f00075000190005b0001900073000190004d00073000750004a00017000290004d0005b00053000350001b00076000530000a0006f0013f0006f000370006f00095000530001b00076001810001b00053000150008d00015001810001b001810006f0006f00127000040000f0001b0002900030000350004d00053000760015b0001900018000760005f000350003500035000350003500035000350003500035000680002400035000180005b0001900018000760005f0004700047000470004700047000470004700047000470006800024000470003500047000760001b0001b0001b0001b0004c000970001b0004b0015b0004b0015b0001b0000a0001b000040000c00076000760007d000980018b00076000760001b00076000a30001b00076000a30005e00076000a300076000a30005e00076000a30005e00076000290002900029000290007300075000750001500053000370006f000a90011f00088000120001b0001b0000b0001b00019000760001b0000a0001b0000a0001b0003a0001b0001b000020001b0003a0001b000290004d0005300096000530004d00053000760004d00019000180007600053000760005f0001900019000530005300053000530007f00053000680002400053000460007200019000180007600053000760005f0001900019000570005700053000570008300057000680002400057000460007200019000180007600053000760005f0001900019000540005400053000540008000054000680002400054000460007200019000180007600053000760005f0001900019000550005500053000550008100055000680002400055000460007200019000180007600053000760005f0001900019000560005600053000560008200056000680002400056000460008b00019000180007600053000760005f00019000190007f0007f000530007f0007f000680007f000240007f000460008b00019000180007600053000760005f0001900019000830008300053000830008300068000830002400083000460008b00019000180007600053000760005f0001900019000800008000053000800008000068000800002400080000460008b00019000180007600053000760005f0001900019000810008100053000810008100068000810002400081000460008b00019000180007600053000760005f0001900019000820008200053000820008200068000820002400082000760001b0005300053000530001b00053000040005300067000680009d000040002400053000670009d00053000530001b0001b0001b000580006f000120006f0011f000040001500053000660006f000c0000580006f000040005300066000d00000400053000660007600076000440005300076000530007600078000a9000330003300076000820005300007000670008200123001440001b000680000200004000090000a0001b00024000300004d0006600069000760008f000be00053000f0000f00000800068001230012b000020001b00068000f000002000090001b00024000f00002700068000020000400008000090001b000300004d000660006800069000760008f000be00004000530000700024001230012b00002000090001b0002400002000090001b00068000f0000040000800027000680006800024000040000d000580006f00008000090001b0003000068000690006f000760008e000be00004000580006f000080001b0006800069000be0000400008000090001b0006800069000be000290006800024000290002900065000290006400029000630003b0003a0004d0006c0003b0006c0006c0003b0006c00037000a900037000a9000370006f000a90001b00037000a90003700037000370001b000370001b000370001b00037000050001b00037000530001b0003700037000370001b000370001b000370003700002000030000400005000150001b00037000a9000c0000370005300037000370007600037000d500037000a90001b0006f0001b0006f0001b0006f0000000008000150001b000370006f000c00000a0003700053000a9000c00001b00037000a90001b00037000a90001500037000530001500037000530001500037000530000200004000050000800015000160001b0003700053000a9000c0001230018e0000a000160001b00037000530012300053000370006f00053000530001b00037000760001b000370001b0003700037000370001b0003700037000f00014f0005300015000370008d00015000370001b0003700070000e9000370006f00070000370006f00070000370006f00070000370006f000700006f0017d0006f000eb0006f0016c0006f001710001b0006f0001b0006f000020001b0006f00070000c000101000020000c0001b0006f00070000c0001020001b0006f0003a0003c0006b00071000e8000e80000a0001b0000a0001b0001b000be0001b000be0000a0001b0001b000be0017d000eb000f00016c000e90017d000eb0016c0017100076000760001b000290005300076000a0000190001b0005300053000760008300076000530001b0002200022000760007600083000800008a000a1001200008100076000760001b000760001b000760001b000760001b000220001b0002200076000220006f000760007600076000a90001b0001b00022000d10002200053000c60002200053000c700022000f00015000022000f00014f0005300015000220008d0001b0002200076000a900053000760005300076000530007600053000760001b0002200076000a9000050001b0002200076000c60001b000220005300076001230001b0005300076001230001b000220005300076000a9000c0000f0001230018e00050000760005000076000910005300053000530002200053000530007600050000760005000076000500005300076000a0000d0000090000d000500005300076000a000050000530007600094000a000022000500007600092000a0000690007600090000a2000530000a000220005000076000050001b000220005000076000c0001840000400022000500007600091000a0000a200004000500007600091000a0000a20000400022000500007600091000a0000a2000c00018400069001540000400069000760009000091000a20000400008000500006800076000910009b00120000500006800076000d200147000530007600076"))
    static let core = PackedNumbers(digits: "000d8000e2000e3000e4000e5000e6000e7000e9000eb000ef000f0000f1000f2000f3000f4000f5000f6000f8000fa000fb000fc000fd000fe000ff001020010400105001060010700108001090010a0010b0010c0010d0010e0010f00110001110011200113")
    static let alwaysReached = PackedNumbers(digits: "00013000150001b000220003400035000530005e000620007000076")
}
