// Made by `swift run prelude-image` from the files in Prelude/Declarations; not edited by hand.
// swift-format-ignore-file

extension PreludeImage {
    static let fileNames: [StaticString] = [
        "Combine/ObservableObject.swift",
        "Dispatch/DispatchQueue.swift",
        "Foundation/Date.swift",
        "Foundation/Errors.swift",
        "Foundation/Geometry.swift",
        "Foundation/IndexSet.swift",
        "Foundation/Math.swift",
        "Foundation/NSObject.swift",
        "Foundation/String+Foundation.swift",
        "Foundation/UUID.swift",
        "Observation/Observation.swift",
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
        "SwiftUI/Binding.swift",
        "SwiftUI/Containers.swift",
        "SwiftUI/Controls.swift",
        "SwiftUI/Environment.swift",
        "SwiftUI/Inert.swift",
        "SwiftUI/Leaves.swift",
        "SwiftUI/Lifecycle.swift",
        "SwiftUI/Objects.swift",
        "SwiftUI/State.swift",
        "SwiftUI/Styles.swift",
        "SwiftUI/View.swift",
        "Testing/Testing.swift",
        "ViewSim/Simulation.swift",
    ]
    static let headers: [StaticString] = [
        "extension AdditiveArithmetic",
        "extension Array",
        "extension ArraySlice",
        "extension BinaryInteger",
        "extension Binding",
        "extension Bool",
        "extension CGRect",
        "extension Character",
        "extension ClosedRange",
        "extension Collection",
        "extension Color",
        "extension Comparable",
        "extension Dictionary",
        "extension Double",
        "extension DynamicProperty",
        "extension EnvironmentValues",
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
        "extension ObservableObject",
        "extension OptionSet",
        "extension Optional",
        "extension RandomNumberGenerator",
        "extension Range",
        "extension Result",
        "extension Sequence",
        "extension Sequence where Self: IteratorProtocol",
        "extension Set",
        "extension Shape",
        "extension String",
        "extension Text",
        "extension UInt",
        "extension UInt16",
        "extension UInt32",
        "extension UInt64",
        "extension UInt8",
        "extension Unicode",
        "extension View",
        "extension ViewModifier",
    ]
    static let text: StaticString = ##"""
protocol ObservableObject: AnyObject {}
var objectWillChange: ObservableObjectPublisher {
if let known = _objectWillChange(self) { return known }
let publisher = ObservableObjectPublisher()
_setObjectWillChange(self, publisher)
return publisher
}
final class ObservableObjectPublisher {
init() {}
func send() { _sendObjectWillChange(self) }
}
func _objectWillChange(_ object: Any) -> ObservableObjectPublisher?
func _setObjectWillChange(_ object: Any, _ publisher: Any)
func _sendObjectWillChange(_ publisher: Any)
@propertyWrapper @_primitive("Published") struct Published<Value> {
let _storage: Any
init(wrappedValue: Value) { _storage = _publishedStorage(wrappedValue) }
init(initialValue: Value) { _storage = _publishedStorage(initialValue) }
func _get(in object: AnyObject) -> Value
func _set(_ newValue: Value, in object: AnyObject)
var wrappedValue: Value { get nonmutating set }
var projectedValue: _PublishedProjection<Value> { _PublishedProjection(_storage: _storage) }
}
struct _PublishedProjection<Value> { let _storage: Any }
func _publishedStorage(_ value: Any) -> Any
final class DispatchQueue {
let label: String
static let main = DispatchQueue(label: "com.apple.main-thread")
static let _global = DispatchQueue(label: "com.apple.root.default-qos")
init(label: String, qos: Any? = nil, attributes: Any? = nil, target: DispatchQueue? = nil) { self.label = label }
static func global(qos: DispatchQoS.QoSClass = .default) -> DispatchQueue { _global }
func async(group: Any? = nil, qos: Any? = nil, flags: Any? = nil, execute work: @escaping () -> Void) { _schedule(0, work) }
func async(execute work: DispatchWorkItem) { _schedule(0, { work.perform() }) }
func asyncAfter(deadline: DispatchTime, execute work: @escaping () -> Void) { _schedule(deadline._nanoseconds, work) }
func asyncAfter(deadline: DispatchTime, qos: Any, execute work: @escaping () -> Void) { _schedule(deadline._nanoseconds, work) }
func asyncAfter(deadline: DispatchTime, execute work: DispatchWorkItem) { _schedule(deadline._nanoseconds, { work.perform() }) }
func sync<T>(execute work: () throws -> T) rethrows -> T { try work() }
}
final class DispatchWorkItem {
let _work: () -> Void
var isCancelled = false
init(block: @escaping () -> Void) { _work = block }
func perform() { if !isCancelled { _work() } }
func cancel() { isCancelled = true }
}
enum DispatchQoS { enum QoSClass { case userInteractive, userInitiated, `default`, utility, background, unspecified } }
struct DispatchTime: Comparable {
let _nanoseconds: Int
static func now() -> DispatchTime { DispatchTime(_nanoseconds: _nowNanoseconds()) }
static func + (lhs: DispatchTime, rhs: Double) -> DispatchTime { DispatchTime(_nanoseconds: lhs._nanoseconds + Int((rhs * 1_000_000_000).rounded())) }
static func + (lhs: DispatchTime, rhs: DispatchTimeInterval) -> DispatchTime { DispatchTime(_nanoseconds: lhs._nanoseconds + rhs._nanoseconds) }
static func < (lhs: DispatchTime, rhs: DispatchTime) -> Bool { lhs._nanoseconds < rhs._nanoseconds }
}
enum DispatchTimeInterval: Equatable {
case seconds(Int), milliseconds(Int), microseconds(Int), nanoseconds(Int), never
var _nanoseconds: Int {
switch self {
case .seconds(let count): count * 1_000_000_000
case .milliseconds(let count): count * 1_000_000
case .microseconds(let count): count * 1_000
case .nanoseconds(let count): count
case .never: Int.max / 2
}
}
}
func _schedule(_ nanoseconds: Int, _ work: Any)
func _nowNanoseconds() -> Int
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
protocol Observable {}
func withObservationTracking<T>(_ apply: () -> T, onChange: @autoclosure () -> () -> Void) -> T {
let tracking = _beginTracking(onChange())
let result = apply()
_endTracking(tracking)
return result
}
func _beginTracking(_ onChange: Any) -> Any
func _endTracking(_ tracking: Any)
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
@propertyWrapper @dynamicMemberLookup @_primitive("Binding") struct Binding<Value>: DynamicProperty {
let _location: Any
let _value: Any
init(_location location: Any, _value value: Any) { _location = location; _value = value }
init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
_location = _closureLocation(get, set)
_value = get()
}
init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
_location = _closureLocation(get, { value in set(value, Transaction()) })
_value = get()
}
init(projectedValue: Binding<Value>) { self = projectedValue }
init?(_ base: Binding<Value?>) {
guard let value = _peekLocation(base._location) else { return nil }
_location = _unwrappedLocation(base._location, value)
_value = value
}
static func constant(_ value: Value) -> Binding<Value> { Binding(_location: _constantLocation(value), _value: value) }
var wrappedValue: Value { get nonmutating set }
var projectedValue: Binding<Value> { self }
subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
let location = _projectedLocation(_location, keyPath)
return Binding<Subject>(_location: location, _value: _peekLocation(location) as Any)
}
func animation(_ animation: Animation? = nil) -> Binding<Value> { self }
func transaction(_ transaction: Transaction) -> Binding<Value> { self }
}
var id: Any { _bindingID(self) }
subscript(position: Int) -> Binding<Value.Element> {
let location = _elementLocation(_location, position)
return Binding<Value.Element>(_location: location, _value: _peekLocation(location) as Any)
}
func _closureLocation(_ get: Any, _ set: Any) -> Any
func _constantLocation(_ value: Any) -> Any
func _projectedLocation(_ base: Any, _ keyPath: Any) -> Any
func _elementLocation(_ base: Any, _ index: Int) -> Any
func _unwrappedLocation(_ base: Any, _ value: Any) -> Any
func _objectLocation(_ object: Any, _ keyPath: Any) -> Any
func _peekLocation(_ location: Any) -> Any?
func _bindingID(_ binding: Any) -> Any
@_primitive("VStack") struct VStack<Content>: View {
let content: Content
init(alignment: HorizontalAlignment = .center, spacing: Double? = nil, @ViewBuilder content: () -> Content) { self.content = content() }
}
@_primitive("HStack") struct HStack<Content>: View {
let content: Content
init(alignment: VerticalAlignment = .center, spacing: Double? = nil, @ViewBuilder content: () -> Content) { self.content = content() }
}
@_primitive("ZStack") struct ZStack<Content>: View {
let content: Content
init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) { self.content = content() }
}
@_primitive("ScrollView") struct ScrollView<Content>: View {
let content: Content
init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) { self.content = content() }
}
@_primitive("Form") struct Form<Content>: View {
let content: Content
init(@ViewBuilder content: () -> Content) { self.content = content() }
}
@_primitive("GroupBox") struct GroupBox<Content>: View {
let label: Any?
let content: Content
init(@ViewBuilder content: () -> Content) { label = nil; self.content = content() }
init(_ title: String, @ViewBuilder content: () -> Content) { label = Text(title); self.content = content() }
init<L>(label: L, @ViewBuilder content: () -> Content) { self.label = label; self.content = content() }
init<L>(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> L) { self.label = label(); self.content = content() }
}
@_primitive("Section") struct Section<Content>: View {
let header: Any?
let content: Content
let footer: Any?
init(@ViewBuilder content: () -> Content) { header = nil; self.content = content(); footer = nil }
init(_ title: String, @ViewBuilder content: () -> Content) { header = Text(title); self.content = content(); footer = nil }
init<H>(header: H, @ViewBuilder content: () -> Content) { self.header = header; self.content = content(); footer = nil }
init<F>(footer: F, @ViewBuilder content: () -> Content) { header = nil; self.content = content(); self.footer = footer }
init<H, F>(header: H, footer: F, @ViewBuilder content: () -> Content) { self.header = header; self.content = content(); self.footer = footer }
init<H>(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> H) { self.header = header(); self.content = content(); footer = nil }
init<F>(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> F) { header = nil; self.content = content(); self.footer = footer() }
init<H, F>(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> H, @ViewBuilder footer: () -> F) {
self.header = header()
self.content = content()
self.footer = footer()
}
}
@_primitive("ForEach") struct ForEach<Data, ID, Content>: View {
let _data: Any
let _id: Any?
let _content: Any
init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) { _data = data; _id = nil; _content = content }
init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) { _data = data; _id = \Int.self; _content = content }
init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content) { _data = data; _id = id; _content = content }
}
protocol DynamicViewContent: View {}
extension ForEach: DynamicViewContent {}
@_primitive("LabeledContent") struct LabeledContent<Label, Content>: View {
let label: Label
let content: Content
init(_ title: String, value: String) { label = Text(title); content = Text(value) }
init(_ title: String, @ViewBuilder content: () -> Content) { label = Text(title); self.content = content() }
init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) { self.label = label(); self.content = content() }
}
@_primitive("ControlGroup") struct ControlGroup<Content>: View {
let content: Content
init(@ViewBuilder content: () -> Content) { self.content = content() }
}
@_primitive("ViewThatFits") struct ViewThatFits<Content>: View {
let content: Content
init(in axes: Axis.Set = .vertical, @ViewBuilder content: () -> Content) { self.content = content() }
}
@_primitive("Grid") struct Grid<Content>: View {
let content: Content
init(alignment: Alignment = .center, horizontalSpacing: Double? = nil, verticalSpacing: Double? = nil, @ViewBuilder content: () -> Content) { self.content = content() }
}
@_primitive("GridRow") struct GridRow<Content>: View {
let content: Content
init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) { self.content = content() }
}
@_primitive("AnyLayout") struct _LayoutContent<Content>: View {
let content: Content
}
protocol Layout {}
struct AnyLayout: Layout {
init(_ layout: Any) {}
func callAsFunction<V>(@ViewBuilder _ content: () -> V) -> some View { _LayoutContent(content: content()) }
}
struct HStackLayout: Layout {
init(alignment: VerticalAlignment = .center, spacing: Double? = nil) {}
func callAsFunction<V>(@ViewBuilder _ content: () -> V) -> some View { HStack(content: content) }
}
struct VStackLayout: Layout {
init(alignment: HorizontalAlignment = .center, spacing: Double? = nil) {}
func callAsFunction<V>(@ViewBuilder _ content: () -> V) -> some View { VStack(content: content) }
}
struct ZStackLayout: Layout {
init(alignment: Alignment = .center) {}
func callAsFunction<V>(@ViewBuilder _ content: () -> V) -> some View { ZStack(content: content) }
}
struct ButtonRole: Equatable {
let _name: String
static let destructive = ButtonRole(_name: "destructive")
static let cancel = ButtonRole(_name: "cancel")
static let close = ButtonRole(_name: "close")
static let confirm = ButtonRole(_name: "confirm")
}
@_primitive("Button") struct Button<Label>: View {
let label: Label
let action: Any
init(action: @escaping () -> Void, @ViewBuilder label: () -> Label) { self.label = label(); self.action = action }
init(role: ButtonRole?, action: @escaping () -> Void, @ViewBuilder label: () -> Label) { self.label = label(); self.action = action }
init(_ title: String, action: @escaping () -> Void) { label = Text(title); self.action = action }
init(_ title: String, role: ButtonRole?, action: @escaping () -> Void) { label = Text(title); self.action = action }
init(_ title: String, systemImage: String, action: @escaping () -> Void) { label = _systemLabel(title, systemImage); self.action = action }
init(_ title: String, systemImage: String, role: ButtonRole?, action: @escaping () -> Void) { label = _systemLabel(title, systemImage); self.action = action }
init(role: ButtonRole, action: @escaping () -> Void) { label = Text(role._name); self.action = action }
}
@_primitive("Toggle") struct Toggle<Label>: View {
let label: Label
let isOn: Binding<Bool>
init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) { self.label = label(); self.isOn = isOn }
init(_ title: String, isOn: Binding<Bool>) { label = Text(title); self.isOn = isOn }
init(_ title: String, systemImage: String, isOn: Binding<Bool>) { label = _systemLabel(title, systemImage); self.isOn = isOn }
}
@_primitive("TextField") struct TextField<Label>: View {
let label: Label
let text: Binding<String>
let onCommit: Any?
init(_ title: String, text: Binding<String>) { label = Text(title); self.text = text; onCommit = nil }
init(_ title: String, text: Binding<String>, axis: Axis) { label = Text(title); self.text = text; onCommit = nil }
init(_ title: String, text: Binding<String>, prompt: Text?) { label = Text(title); self.text = text; onCommit = nil }
init(_ title: String, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void = { _ in }, onCommit: @escaping () -> Void = {}) {
label = Text(title)
self.text = text
self.onCommit = onCommit
}
init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) { self.label = label(); self.text = text; onCommit = nil }
}
@_primitive("SecureField") struct SecureField<Label>: View {
let label: Label
let text: Binding<String>
init(_ title: String, text: Binding<String>) { label = Text(title); self.text = text }
init(_ title: String, text: Binding<String>, prompt: Text?) { label = Text(title); self.text = text }
}
@_primitive("TextEditor") struct TextEditor: View {
let _label: String
let text: Binding<String>
init(text: Binding<String>) { _label = ""; self.text = text }
}
@_primitive("Stepper") struct Stepper<Label>: View {
let label: Label
let value: Any?
let step: Any
let onIncrement: Any?
let onDecrement: Any?
let lower: Any?
let upper: Any?
init<V>(_ title: String, value: Binding<V>, step: V = 1) { label = Text(title); self.value = value; self.step = step; onIncrement = nil; onDecrement = nil; lower = nil; upper = nil }
init<V>(_ title: String, value: Binding<V>, in bounds: ClosedRange<V>, step: V = 1) {
label = Text(title)
self.value = value
self.step = step
onIncrement = nil
onDecrement = nil
lower = bounds.lowerBound
upper = bounds.upperBound
}
init<V>(value: Binding<V>, step: V = 1, @ViewBuilder label: () -> Label) { self.label = label(); self.value = value; self.step = step; onIncrement = nil; onDecrement = nil; lower = nil; upper = nil }
init<V>(value: Binding<V>, in bounds: ClosedRange<V>, step: V = 1, @ViewBuilder label: () -> Label) {
self.label = label()
self.value = value
self.step = step
onIncrement = nil
onDecrement = nil
lower = bounds.lowerBound
upper = bounds.upperBound
}
init(_ title: String, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?) { label = Text(title); value = nil; step = 1; self.onIncrement = onIncrement; self.onDecrement = onDecrement; lower = nil; upper = nil }
init(@ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?) { self.label = label(); value = nil; step = 1; self.onIncrement = onIncrement; self.onDecrement = onDecrement; lower = nil; upper = nil }
}
@_primitive("Slider") struct Slider<Label>: View {
let label: Label
let value: Any
let lower: Any
let upper: Any
init<V>(value: Binding<V>) { label = EmptyView(); self.value = value; lower = 0.0; upper = 1.0 }
init<V>(value: Binding<V>, in bounds: ClosedRange<V>) { label = EmptyView(); self.value = value; lower = bounds.lowerBound; upper = bounds.upperBound }
init<V>(value: Binding<V>, in bounds: ClosedRange<V>, step: V) { label = EmptyView(); self.value = value; lower = bounds.lowerBound; upper = bounds.upperBound }
init<V>(value: Binding<V>, in bounds: ClosedRange<V>, @ViewBuilder label: () -> Label) { self.label = label(); self.value = value; lower = bounds.lowerBound; upper = bounds.upperBound }
init<V>(value: Binding<V>, in bounds: ClosedRange<V>, step: V, @ViewBuilder label: () -> Label) { self.label = label(); self.value = value; lower = bounds.lowerBound; upper = bounds.upperBound }
}
@_primitive("Link") struct Link<Label>: View {
let label: Label
let destination: Any
init(_ title: String, destination: Any) { label = Text(title); self.destination = destination }
init(destination: Any, @ViewBuilder label: () -> Label) { self.label = label(); self.destination = destination }
}
func _systemLabel(_ title: String, _ image: String) -> some View { Label(title, systemImage: image) }
@propertyWrapper @_primitive("Environment") struct Environment<Value>: DynamicProperty {
var _key: Any
var _value: Any? = nil
var _isInstalled = false
init(_ keyPath: KeyPath<EnvironmentValues, Value>) { _key = keyPath }
init(_ objectType: Any.Type) { _key = objectType }
var wrappedValue: Value { get }
}
protocol EnvironmentKey {
associatedtype Value
static var defaultValue: Value { get }
}
struct EnvironmentValues {
var _values: [String: Any] = [:]
init() {}
subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
get {
if let value = _values[String(reflecting: key)] { return value as! K.Value }
return key.defaultValue
}
set { _values[String(reflecting: key)] = newValue }
}
func _get(_ name: String) -> Any? { _values[name] }
}
func _environmentValues() -> EnvironmentValues { EnvironmentValues() }
@_primitive("environment") struct _EnvironmentModifier: View {
let content: Any
let keyPath: Any
let value: Any?
}
@_primitive("transformEnvironment") struct _EnvironmentTransformModifier: View {
let content: Any
let keyPath: Any
let transform: Any
}
@_primitive("disabled") struct _DisabledModifier: View {
let content: Any
let isDisabled: Bool
}
func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
_EnvironmentModifier(content: self, keyPath: keyPath, value: value)
}
func environment<T: AnyObject>(_ object: T?) -> some View { _EnvironmentObjectModifier(content: self, object: object) }
func transformEnvironment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void) -> some View {
_EnvironmentTransformModifier(content: self, keyPath: keyPath, transform: transform)
}
func disabled(_ disabled: Bool) -> some View { _DisabledModifier(content: self, isDisabled: disabled) }
var isEnabled: Bool { get { (_values["isEnabled"] as? Bool) ?? true } set { _values["isEnabled"] = newValue } }
var colorScheme: ColorScheme { get { (_values["colorScheme"] as? ColorScheme) ?? .light } set { _values["colorScheme"] = newValue } }
var scenePhase: ScenePhase { get { (_values["scenePhase"] as? ScenePhase) ?? .active } set { _values["scenePhase"] = newValue } }
var horizontalSizeClass: UserInterfaceSizeClass? { get { (_values["horizontalSizeClass"] as? UserInterfaceSizeClass) ?? .compact } set { _values["horizontalSizeClass"] = newValue } }
var verticalSizeClass: UserInterfaceSizeClass? { get { (_values["verticalSizeClass"] as? UserInterfaceSizeClass) ?? .regular } set { _values["verticalSizeClass"] = newValue } }
var layoutDirection: LayoutDirection { get { (_values["layoutDirection"] as? LayoutDirection) ?? .leftToRight } set { _values["layoutDirection"] = newValue } }
var dynamicTypeSize: DynamicTypeSize { get { (_values["dynamicTypeSize"] as? DynamicTypeSize) ?? .large } set { _values["dynamicTypeSize"] = newValue } }
var lineLimit: Int? { get { _values["lineLimit"] as? Int } set { _values["lineLimit"] = newValue } }
var displayScale: Double { get { 3 } set {} }
var accessibilityReduceMotion: Bool { false }
var accessibilityVoiceOverEnabled: Bool { false }
var accessibilityDifferentiateWithoutColor: Bool { false }
enum ColorScheme { case light, dark }
enum ScenePhase: Comparable { case background, inactive, active }
enum UserInterfaceSizeClass { case compact, regular }
enum LayoutDirection { case leftToRight, rightToLeft }
enum DynamicTypeSize: Int, Comparable, CaseIterable {
case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge, accessibility1, accessibility2, accessibility3, accessibility4, accessibility5
static func < (lhs: DynamicTypeSize, rhs: DynamicTypeSize) -> Bool { lhs.rawValue < rhs.rawValue }
}
func padding(_ length: Double) -> some View { self }
func padding(_ edges: Edge.Set = .all, _ length: Double? = nil) -> some View { self }
func padding(_ insets: EdgeInsets) -> some View { self }
func frame(width: Double? = nil, height: Double? = nil, alignment: Alignment = .center) -> some View { self }
func frame(minWidth: Double? = nil, idealWidth: Double? = nil, maxWidth: Double? = nil, minHeight: Double? = nil, idealHeight: Double? = nil, maxHeight: Double? = nil, alignment: Alignment = .center) -> some View { self }
func font(_ font: Font?) -> some View { self }
func fontWeight(_ weight: Font.Weight?) -> some View { self }
func fontDesign(_ design: Font.Design?) -> some View { self }
func bold(_ isActive: Bool = true) -> some View { self }
func italic(_ isActive: Bool = true) -> some View { self }
func underline(_ isActive: Bool = true, color: Color? = nil) -> some View { self }
func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> some View { self }
func monospaced(_ isActive: Bool = true) -> some View { self }
func monospacedDigit() -> some View { self }
func kerning(_ kerning: Double) -> some View { self }
func tracking(_ tracking: Double) -> some View { self }
func baselineOffset(_ offset: Double) -> some View { self }
func textCase(_ textCase: Text.Case?) -> some View { self }
func foregroundColor(_ color: Color?) -> some View { self }
func foregroundStyle(_ style: Color) -> some View { self }
func foregroundStyle(_ primary: Any, _ secondary: Any) -> some View { self }
func foregroundStyle(_ style: Any) -> some View { self }
func tint(_ tint: Color?) -> some View { self }
func accentColor(_ color: Color?) -> some View { self }
func opacity(_ opacity: Double) -> some View { self }
func hidden() -> some View { self }
func cornerRadius(_ radius: Double, antialiased: Bool = true) -> some View { self }
func shadow(color: Color = .black, radius: Double, x: Double = 0, y: Double = 0) -> some View { self }
func blur(radius: Double, opaque: Bool = false) -> some View { self }
func border(_ content: Color, width: Double = 1) -> some View { self }
func clipped(antialiased: Bool = false) -> some View { self }
func clipShape(_ shape: Any, style: Any? = nil) -> some View { self }
func contentShape(_ shape: Any, eoFill: Bool = false) -> some View { self }
func contentShape(_ kind: Any, _ shape: Any) -> some View { self }
func offset(x: Double = 0, y: Double = 0) -> some View { self }
func offset(_ offset: CGSize) -> some View { self }
func position(x: Double = 0, y: Double = 0) -> some View { self }
func position(_ position: CGPoint) -> some View { self }
func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View { self }
func rotation3DEffect(_ angle: Angle, axis: Any, anchor: UnitPoint = .center, anchorZ: Double = 0, perspective: Double = 1) -> some View { self }
func scaleEffect(_ scale: Double, anchor: UnitPoint = .center) -> some View { self }
func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View { self }
func scaleEffect(x: Double = 1, y: Double = 1, anchor: UnitPoint = .center) -> some View { self }
func aspectRatio(_ ratio: Double? = nil, contentMode: ContentMode) -> some View { self }
func aspectRatio(_ ratio: CGSize, contentMode: ContentMode) -> some View { self }
func scaledToFit() -> some View { self }
func scaledToFill() -> some View { self }
func fixedSize() -> some View { self }
func fixedSize(horizontal: Bool, vertical: Bool) -> some View { self }
func layoutPriority(_ value: Double) -> some View { self }
func zIndex(_ value: Double) -> some View { self }
func lineLimit(_ number: Int?) -> some View { self }
func lineLimit(_ number: Int, reservesSpace: Bool) -> some View { self }
func lineLimit(_ range: Any) -> some View { self }
func lineSpacing(_ spacing: Double) -> some View { self }
func multilineTextAlignment(_ alignment: TextAlignment) -> some View { self }
func truncationMode(_ mode: Text.TruncationMode) -> some View { self }
func minimumScaleFactor(_ factor: Double) -> some View { self }
func allowsTightening(_ flag: Bool) -> some View { self }
func imageScale(_ scale: Image.Scale) -> some View { self }
func symbolRenderingMode(_ mode: Any?) -> some View { self }
func symbolVariant(_ variant: Any) -> some View { self }
func symbolEffect(_ effect: Any, options: Any? = nil, value: Any) -> some View { self }
func ignoresSafeArea(_ regions: Any? = nil, edges: Edge.Set = .all) -> some View { self }
func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { self }
func safeAreaPadding(_ edges: Edge.Set = .all, _ length: Double? = nil) -> some View { self }
func navigationTitle(_ title: String) -> some View { self }
func navigationTitle(_ title: Text) -> some View { self }
func navigationBarTitle(_ title: String) -> some View { self }
func navigationBarTitle(_ title: Text) -> some View { self }
func navigationBarTitle(_ title: String, displayMode: NavigationBarItem.TitleDisplayMode) -> some View { self }
func navigationBarTitle(_ title: Text, displayMode: NavigationBarItem.TitleDisplayMode) -> some View { self }
func navigationBarTitleDisplayMode(_ mode: NavigationBarItem.TitleDisplayMode) -> some View { self }
func navigationBarHidden(_ hidden: Bool) -> some View { self }
func navigationBarBackButtonHidden(_ hidden: Bool = true) -> some View { self }
func navigationViewStyle(_ style: Any) -> some View { self }
func toolbarBackground(_ style: Any, for bars: Any) -> some View { self }
func toolbarColorScheme(_ scheme: ColorScheme?, for bars: Any) -> some View { self }
func statusBarHidden(_ hidden: Bool = true) -> some View { self }
func preferredColorScheme(_ scheme: ColorScheme?) -> some View { self }
func buttonStyle(_ style: Any) -> some View { self }
func toggleStyle(_ style: Any) -> some View { self }
func textFieldStyle(_ style: Any) -> some View { self }
func pickerStyle(_ style: Any) -> some View { self }
func listStyle(_ style: Any) -> some View { self }
func labelStyle(_ style: Any) -> some View { self }
func menuStyle(_ style: Any) -> some View { self }
func formStyle(_ style: Any) -> some View { self }
func groupBoxStyle(_ style: Any) -> some View { self }
func progressViewStyle(_ style: Any) -> some View { self }
func gaugeStyle(_ style: Any) -> some View { self }
func datePickerStyle(_ style: Any) -> some View { self }
func tabViewStyle(_ style: Any) -> some View { self }
func indexViewStyle(_ style: Any) -> some View { self }
func controlSize(_ size: Any) -> some View { self }
func buttonBorderShape(_ shape: Any) -> some View { self }
func listRowInsets(_ insets: EdgeInsets?) -> some View { self }
func listRowSeparator(_ visibility: Visibility, edges: Any? = nil) -> some View { self }
func listRowSpacing(_ spacing: Double?) -> some View { self }
func listSectionSeparator(_ visibility: Visibility, edges: Any? = nil) -> some View { self }
func listSectionSpacing(_ spacing: Any) -> some View { self }
func headerProminence(_ prominence: Any) -> some View { self }
func scrollContentBackground(_ visibility: Visibility) -> some View { self }
func scrollIndicators(_ visibility: Any, axes: Axis.Set = .vertical) -> some View { self }
func scrollDismissesKeyboard(_ mode: Any) -> some View { self }
func scrollDisabled(_ disabled: Bool) -> some View { self }
func scrollClipDisabled(_ disabled: Bool = true) -> some View { self }
func scrollTargetBehavior(_ behavior: Any) -> some View { self }
func scrollTargetLayout(isEnabled: Bool = true) -> some View { self }
func keyboardType(_ type: UIKeyboardType) -> some View { self }
func textContentType(_ type: Any?) -> some View { self }
func autocapitalization(_ style: UITextAutocapitalizationType) -> some View { self }
func textInputAutocapitalization(_ style: Any?) -> some View { self }
func disableAutocorrection(_ disable: Bool?) -> some View { self }
func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }
func submitLabel(_ label: Any) -> some View { self }
func textSelection(_ selectability: Any) -> some View { self }
func labelsHidden() -> some View { self }
func redacted(reason: Any) -> some View { self }
func unredacted() -> some View { self }
func privacySensitive(_ sensitive: Bool = true) -> some View { self }
func allowsHitTesting(_ enabled: Bool) -> some View { self }
func help(_ text: String) -> some View { self }
func badge(_ count: Int) -> some View { self }
func animation(_ animation: Animation?) -> some View { self }
func animation(_ animation: Animation?, value: Any?) -> some View { self }
func contentTransition(_ transition: Any) -> some View { self }
func matchedGeometryEffect(id: Any, in namespace: Any, properties: Any? = nil, anchor: UnitPoint = .center, isSource: Bool = true) -> some View { self }
func matchedTransitionSource(id: Any, in namespace: Any) -> some View { self }
func navigationTransition(_ transition: Any) -> some View { self }
func drawingGroup(opaque: Bool = false) -> some View { self }
func compositingGroup() -> some View { self }
func blendMode(_ mode: BlendMode) -> some View { self }
func colorMultiply(_ color: Color) -> some View { self }
func colorInvert() -> some View { self }
func brightness(_ amount: Double) -> some View { self }
func contrast(_ amount: Double) -> some View { self }
func saturation(_ amount: Double) -> some View { self }
func grayscale(_ amount: Double) -> some View { self }
func hueRotation(_ angle: Angle) -> some View { self }
func accessibilityHidden(_ hidden: Bool) -> some View { self }
func accessibilityHint(_ hint: String) -> some View { self }
func accessibilityValue(_ value: String) -> some View { self }
func accessibilityAddTraits(_ traits: Any) -> some View { self }
func accessibilityRemoveTraits(_ traits: Any) -> some View { self }
func accessibilityElement(children: Any? = nil) -> some View { self }
func accessibilitySortPriority(_ priority: Double) -> some View { self }
func accessibilityInputLabels(_ labels: Any) -> some View { self }
func accessibility(hidden: Bool) -> some View { self }
func accessibility(addTraits: Any) -> some View { self }
func keyboardShortcut(_ shortcut: Any) -> some View { self }
func keyboardShortcut(_ key: Any, modifiers: Any) -> some View { self }
func presentationDetents(_ detents: Any) -> some View { self }
func presentationDragIndicator(_ visibility: Visibility) -> some View { self }
func presentationCornerRadius(_ radius: Double?) -> some View { self }
func interactiveDismissDisabled(_ disabled: Bool = true) -> some View { self }
func previewDevice(_ device: Any?) -> some View { self }
func previewDisplayName(_ name: String?) -> some View { self }
func previewLayout(_ layout: Any) -> some View { self }
func dynamicTypeSize(_ size: Any) -> some View { self }
func luminanceToAlpha() -> some View { self }
func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View { self }
func alignmentGuide(_ guide: HorizontalAlignment, computeValue: Any) -> some View { self }
func coordinateSpace(name: Any) -> some View { self }
func coordinateSpace(_ name: Any) -> some View { self }
func focusable(_ focusable: Bool = true) -> some View { self }
func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View { self }
func menuIndicator(_ visibility: Visibility) -> some View { self }
enum NavigationBarItem { enum TitleDisplayMode { case automatic, inline, large, inlineLarge } }
enum UIKeyboardType { case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad }
enum UITextAutocapitalizationType { case none, words, sentences, allCharacters }
@_primitive("background") struct _BackgroundModifier: View {
let content: Any
let background: Any
}
@_primitive("overlay") struct _OverlayModifier: View {
let content: Any
let overlay: Any
}
func background<V>(_ background: V, alignment: Alignment = .center) -> some View { _BackgroundModifier(content: self, background: background) }
func background<V>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View { _BackgroundModifier(content: self, background: content()) }
func background<V>(_ style: V, in shape: Any) -> some View { self }
func background(_ color: Color) -> some View { _BackgroundModifier(content: self, background: color) }
func background(_ color: Color, ignoresSafeAreaEdges edges: Edge.Set) -> some View { _BackgroundModifier(content: self, background: color) }
func background() -> some View { self }
func overlay<V>(_ overlay: V, alignment: Alignment = .center) -> some View { _OverlayModifier(content: self, overlay: overlay) }
func overlay<V>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View { _OverlayModifier(content: self, overlay: content()) }
func mask<V>(_ mask: V) -> some View { self }
func mask<V>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> V) -> some View { self }
func listRowBackground<V>(_ view: V?) -> some View { self }
typealias LocalizedStringKey = String
typealias LocalizedStringResource = String
@_primitive("Text") struct Text: View, Equatable {
let _text: String
init(_ content: String) { _text = content }
init(_ content: Substring) { _text = String(content) }
init(_ content: Text) { _text = content._text }
init(_ content: Any, tableName: String? = nil, bundle: Any? = nil, comment: String? = nil) { _text = "\(content)" }
init(verbatim content: String) { _text = content }
init(_ value: Any, format: Any) { _text = "\(value)" }
static func == (lhs: Text, rhs: Text) -> Bool { lhs._text == rhs._text }
static func + (lhs: Text, rhs: Text) -> Text { Text(lhs._text + rhs._text) }
}
func bold() -> Text { self }
func bold(_ isActive: Bool) -> Text { self }
func italic() -> Text { self }
func italic(_ isActive: Bool) -> Text { self }
func underline(_ isActive: Bool = true, color: Color? = nil) -> Text { self }
func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text { self }
func font(_ font: Font?) -> Text { self }
func fontWeight(_ weight: Font.Weight?) -> Text { self }
func foregroundColor(_ color: Color?) -> Text { self }
func foregroundStyle(_ style: Color) -> Text { self }
func kerning(_ kerning: Double) -> Text { self }
func tracking(_ tracking: Double) -> Text { self }
func baselineOffset(_ offset: Double) -> Text { self }
func monospacedDigit() -> Text { self }
func monospaced(_ isActive: Bool = true) -> Text { self }
enum Case { case uppercase, lowercase }
enum TruncationMode { case head, tail, middle }
@_primitive("Image") struct Image: View, Equatable {
let _name: String
init(_ name: String, bundle: Any? = nil) { _name = name }
init(systemName: String) { _name = systemName }
init(systemName: String, variableValue: Double?) { _name = systemName }
init(decorative name: String, bundle: Any? = nil) { _name = name }
init(uiImage: Any) { _name = "image" }
init(nsImage: Any) { _name = "image" }
func resizable() -> Image { self }
func resizable(capInsets: EdgeInsets, resizingMode: ResizingMode) -> Image { self }
func renderingMode(_ mode: TemplateRenderingMode?) -> Image { self }
func interpolation(_ interpolation: Interpolation) -> Image { self }
func antialiased(_ isAntialiased: Bool) -> Image { self }
enum ResizingMode { case tile, stretch }
enum TemplateRenderingMode { case template, original }
enum Interpolation { case none, low, medium, high }
enum Scale { case small, medium, large }
enum Orientation { case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored }
}
@_primitive("Spacer") struct Spacer: View { init(minLength: Double? = nil) {} }
@_primitive("Divider") struct Divider: View { init() {} }
@_primitive("Label") struct Label<Title, Icon>: View {
let title: Title
let icon: Icon
init(_ title: String, systemImage: String) { self.title = Text(title); icon = Image(systemName: systemImage) }
init(_ title: String, image: String) { self.title = Text(title); icon = Image(image) }
init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) { self.title = title(); self.icon = icon() }
}
@_primitive("ProgressView") struct ProgressView: View {
let label: Any?
init() { label = nil }
init(_ title: String) { label = Text(title) }
init<L>(@ViewBuilder label: () -> L) { self.label = label() }
init(value: Any?, total: Any = 1.0) { label = nil }
init(_ title: String, value: Any?, total: Any = 1.0) { label = Text(title) }
}
@_primitive("onAppear") struct _AppearModifier: View {
let content: Any
let action: Any?
}
@_primitive("onDisappear") struct _DisappearModifier: View {
let content: Any
let action: Any?
}
@_primitive("onChange") struct _ChangeModifier: View {
let content: Any
let value: Any?
let action: Any
let form: Int
let initial: Bool
}
@_primitive("id") struct _IDModifier: View {
let content: Any
let id: Any?
}
@_primitive("transition") struct _TransitionModifier: View {
let content: Any
let transition: AnyTransition
}
@_primitive("onTapGesture") struct _TapModifier: View {
let content: Any
let action: Any
let count: Int
}
@_primitive("accessibility") struct _AccessibilityModifier: View {
let content: Any
let identifier: String?
let label: String?
}
func onAppear(perform action: (() -> Void)? = nil) -> some View { _AppearModifier(content: self, action: action) }
func onDisappear(perform action: (() -> Void)? = nil) -> some View { _DisappearModifier(content: self, action: action) }
func onChange<V: Equatable>(of value: V, perform action: @escaping (V) -> Void) -> some View {
_ChangeModifier(content: self, value: value, action: action, form: 1, initial: false)
}
func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void) -> some View {
_ChangeModifier(content: self, value: value, action: action, form: 2, initial: initial)
}
func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping () -> Void) -> some View {
_ChangeModifier(content: self, value: value, action: action, form: 0, initial: initial)
}
func id<ID: Hashable>(_ id: ID) -> some View { _IDModifier(content: self, id: id) }
func transition(_ transition: AnyTransition) -> some View { _TransitionModifier(content: self, transition: transition) }
func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View { _TapModifier(content: self, action: action, count: count) }
func accessibilityIdentifier(_ identifier: String) -> some View { _AccessibilityModifier(content: self, identifier: identifier, label: nil) }
func accessibilityLabel(_ label: String) -> some View { _AccessibilityModifier(content: self, identifier: nil, label: label) }
func accessibilityLabel(_ label: Text) -> some View { _AccessibilityModifier(content: self, identifier: nil, label: label._text) }
func accessibility(identifier: String) -> some View { _AccessibilityModifier(content: self, identifier: identifier, label: nil) }
func accessibility(label: Text) -> some View { _AccessibilityModifier(content: self, identifier: nil, label: label._text) }
struct AnyTransition {
let _name: String
static var identity: AnyTransition { AnyTransition(_name: "identity") }
static var opacity: AnyTransition { AnyTransition(_name: "opacity") }
static var scale: AnyTransition { AnyTransition(_name: "scale") }
static var slide: AnyTransition { AnyTransition(_name: "slide") }
static func move(edge: Edge) -> AnyTransition { AnyTransition(_name: "move") }
static func push(from edge: Edge) -> AnyTransition { AnyTransition(_name: "push") }
static func offset(x: Double = 0, y: Double = 0) -> AnyTransition { AnyTransition(_name: "offset") }
static func scale(scale: Double, anchor: UnitPoint = .center) -> AnyTransition { AnyTransition(_name: "scale") }
static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition { removal }
static func modifier(active: Any, identity: Any) -> AnyTransition { AnyTransition(_name: "modifier") }
func combined(with other: AnyTransition) -> AnyTransition { self }
func animation(_ animation: Animation?) -> AnyTransition { self }
}
struct Transaction {
var animation: Animation? = nil
var disablesAnimations = false
init(animation: Animation? = nil) { self.animation = animation }
}
struct Animation: Hashable {
let _name: String
static var `default`: Animation { Animation(_name: "default") }
static var linear: Animation { Animation(_name: "linear") }
static var easeIn: Animation { Animation(_name: "easeIn") }
static var easeOut: Animation { Animation(_name: "easeOut") }
static var easeInOut: Animation { Animation(_name: "easeInOut") }
static var spring: Animation { Animation(_name: "spring") }
static var bouncy: Animation { Animation(_name: "bouncy") }
static var smooth: Animation { Animation(_name: "smooth") }
static var snappy: Animation { Animation(_name: "snappy") }
static var interactiveSpring: Animation { Animation(_name: "interactiveSpring") }
static func linear(duration: Double) -> Animation { Animation(_name: "linear") }
static func easeIn(duration: Double) -> Animation { Animation(_name: "easeIn") }
static func easeOut(duration: Double) -> Animation { Animation(_name: "easeOut") }
static func easeInOut(duration: Double) -> Animation { Animation(_name: "easeInOut") }
static func spring(response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0) -> Animation { Animation(_name: "spring") }
static func spring(duration: Double = 0.5, bounce: Double = 0, blendDuration: Double = 0) -> Animation { Animation(_name: "spring") }
static func interactiveSpring(response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25) -> Animation { Animation(_name: "interactiveSpring") }
static func interpolatingSpring(mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0) -> Animation { Animation(_name: "interpolatingSpring") }
static func timingCurve(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, duration: Double = 0.35) -> Animation { Animation(_name: "timingCurve") }
static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation { Animation(_name: "bouncy") }
static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Animation { Animation(_name: "smooth") }
static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation { Animation(_name: "snappy") }
func delay(_ delay: Double) -> Animation { self }
func speed(_ speed: Double) -> Animation { self }
func repeatCount(_ count: Int, autoreverses: Bool = true) -> Animation { self }
func repeatForever(autoreverses: Bool = true) -> Animation { self }
}
func withAnimation<Result>(_ animation: Animation? = nil, _ body: () throws -> Result) rethrows -> Result {
_beginAnimation()
defer { _endAnimation() }
return try body()
}
func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
_beginAnimation()
defer { _endAnimation() }
return try body()
}
func _beginAnimation()
func _endAnimation()
@propertyWrapper @_primitive("StateObject") struct StateObject<ObjectType>: DynamicProperty {
var _thunk: (() -> ObjectType)? = nil
var _object: Any? = nil
typealias Wrapper = _ObjectProjection<ObjectType>
init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { _thunk = thunk }
var wrappedValue: ObjectType { get }
var projectedValue: _ObjectProjection<ObjectType> { _ObjectProjection(_object: wrappedValue) }
}
@propertyWrapper @_primitive("ObservedObject") struct ObservedObject<ObjectType>: DynamicProperty {
var _object: ObjectType
typealias Wrapper = _ObjectProjection<ObjectType>
init(wrappedValue: ObjectType) { _object = wrappedValue }
init(initialValue: ObjectType) { _object = initialValue }
var wrappedValue: ObjectType { get { _object } set { _object = newValue } }
var projectedValue: _ObjectProjection<ObjectType> { _ObjectProjection(_object: _object) }
}
@propertyWrapper @_primitive("EnvironmentObject") struct EnvironmentObject<ObjectType>: DynamicProperty {
var _object: Any? = nil
typealias Wrapper = _ObjectProjection<ObjectType>
init() {}
var wrappedValue: ObjectType { get }
var projectedValue: _ObjectProjection<ObjectType> { _ObjectProjection(_object: wrappedValue) }
}
@propertyWrapper @dynamicMemberLookup @_primitive("Bindable") struct Bindable<Value>: DynamicProperty {
var _object: Value
init(wrappedValue: Value) { _object = wrappedValue }
init(_ wrappedValue: Value) { _object = wrappedValue }
init(projectedValue: Bindable<Value>) { self = projectedValue }
var wrappedValue: Value { get { _object } set { _object = newValue } }
var projectedValue: Bindable<Value> { self }
subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>) -> Binding<Subject> {
let location = _objectLocation(_object, keyPath)
return Binding<Subject>(_location: location, _value: _peekLocation(location) as Any)
}
}
@dynamicMemberLookup struct _ObjectProjection<ObjectType> {
let _object: ObjectType
subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>) -> Binding<Subject> {
let location = _objectLocation(_object, keyPath)
return Binding<Subject>(_location: location, _value: _peekLocation(location) as Any)
}
}
@_primitive("environmentObject") struct _EnvironmentObjectModifier: View {
let content: Any
let object: Any?
}
func environmentObject<T>(_ object: T) -> some View { _EnvironmentObjectModifier(content: self, object: object) }
@propertyWrapper @_primitive("State") struct State<Value>: DynamicProperty {
var _initial: Value? = nil
var _thunk: (() -> Value)? = nil
var _location: Any? = nil
init(wrappedValue value: Value) { _initial = value }
init(initialValue value: Value) { _initial = value }
init(_declared thunk: @escaping () -> Value) {
if _isStateDeferred() { _thunk = thunk } else { _initial = thunk() }
}
init() {}
var wrappedValue: Value { get nonmutating set }
var projectedValue: Binding<Value> { Binding(_location: _stateLocation(self), _value: _statePeek(self)) }
}
func _isStateDeferred() -> Bool
func _stateLocation(_ state: Any) -> Any
func _statePeek(_ state: Any) -> Any
@_primitive("Color") struct Color: View, Hashable, ShapeStyle {
let _name: String
init(_ name: String, bundle: Any? = nil) { _name = name }
init(red: Double, green: Double, blue: Double, opacity: Double = 1) { _name = "rgb(\(red), \(green), \(blue), \(opacity))" }
init(_ space: RGBColorSpace, red: Double, green: Double, blue: Double, opacity: Double = 1) { _name = "rgb(\(red), \(green), \(blue), \(opacity))" }
init(white: Double, opacity: Double = 1) { _name = "white(\(white), \(opacity))" }
init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) { _name = "hsb(\(hue), \(saturation), \(brightness), \(opacity))" }
init(uiColor: Any) { _name = "\(uiColor)" }
init(_ color: Any) { _name = "\(color)" }
func opacity(_ opacity: Double) -> Color { Color("\(_name) \(opacity)") }
var gradient: Color { self }
enum RGBColorSpace { case sRGB, sRGBLinear, displayP3 }
}
static var red: Color { Color("red") }
static var orange: Color { Color("orange") }
static var yellow: Color { Color("yellow") }
static var green: Color { Color("green") }
static var mint: Color { Color("mint") }
static var teal: Color { Color("teal") }
static var cyan: Color { Color("cyan") }
static var blue: Color { Color("blue") }
static var indigo: Color { Color("indigo") }
static var purple: Color { Color("purple") }
static var pink: Color { Color("pink") }
static var brown: Color { Color("brown") }
static var white: Color { Color("white") }
static var gray: Color { Color("gray") }
static var black: Color { Color("black") }
static var clear: Color { Color("clear") }
static var primary: Color { Color("primary") }
static var secondary: Color { Color("secondary") }
static var tertiary: Color { Color("tertiary") }
static var quaternary: Color { Color("quaternary") }
static var accentColor: Color { Color("accentColor") }
static var background: Color { Color("background") }
static var tint: Color { Color("tint") }
static var regularMaterial: Color { Color("regularMaterial") }
static var thinMaterial: Color { Color("thinMaterial") }
static var ultraThinMaterial: Color { Color("ultraThinMaterial") }
static var thickMaterial: Color { Color("thickMaterial") }
static var bar: Color { Color("bar") }
protocol ShapeStyle {}
typealias Material = Color
struct Font: Hashable {
let _name: String
static var largeTitle: Font { Font(_name: "largeTitle") }
static var title: Font { Font(_name: "title") }
static var title2: Font { Font(_name: "title2") }
static var title3: Font { Font(_name: "title3") }
static var headline: Font { Font(_name: "headline") }
static var subheadline: Font { Font(_name: "subheadline") }
static var body: Font { Font(_name: "body") }
static var callout: Font { Font(_name: "callout") }
static var footnote: Font { Font(_name: "footnote") }
static var caption: Font { Font(_name: "caption") }
static var caption2: Font { Font(_name: "caption2") }
static func system(size: Double, weight: Weight? = nil, design: Design? = nil) -> Font { Font(_name: "system") }
static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font { Font(_name: "system") }
static func custom(_ name: String, size: Double) -> Font { Font(_name: name) }
static func custom(_ name: String, size: Double, relativeTo style: TextStyle) -> Font { Font(_name: name) }
static func custom(_ name: String, fixedSize: Double) -> Font { Font(_name: name) }
func weight(_ weight: Weight) -> Font { self }
func bold() -> Font { self }
func italic() -> Font { self }
func monospaced() -> Font { self }
func monospacedDigit() -> Font { self }
func smallCaps() -> Font { self }
enum Weight { case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black }
enum Design { case `default`, serif, rounded, monospaced }
enum TextStyle { case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2 }
}
enum HorizontalAlignment { case leading, center, trailing, listRowSeparatorLeading, listRowSeparatorTrailing }
enum VerticalAlignment { case top, center, bottom, firstTextBaseline, lastTextBaseline }
struct Alignment: Equatable {
let horizontal: HorizontalAlignment
let vertical: VerticalAlignment
init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) { self.horizontal = horizontal; self.vertical = vertical }
static var center: Alignment { Alignment(horizontal: .center, vertical: .center) }
static var leading: Alignment { Alignment(horizontal: .leading, vertical: .center) }
static var trailing: Alignment { Alignment(horizontal: .trailing, vertical: .center) }
static var top: Alignment { Alignment(horizontal: .center, vertical: .top) }
static var bottom: Alignment { Alignment(horizontal: .center, vertical: .bottom) }
static var topLeading: Alignment { Alignment(horizontal: .leading, vertical: .top) }
static var topTrailing: Alignment { Alignment(horizontal: .trailing, vertical: .top) }
static var bottomLeading: Alignment { Alignment(horizontal: .leading, vertical: .bottom) }
static var bottomTrailing: Alignment { Alignment(horizontal: .trailing, vertical: .bottom) }
}
enum Edge {
case top, leading, bottom, trailing
struct Set: OptionSet {
let rawValue: Int
init(rawValue: Int) { self.rawValue = rawValue }
static var top: Edge.Set { Edge.Set(rawValue: 1) }
static var leading: Edge.Set { Edge.Set(rawValue: 2) }
static var bottom: Edge.Set { Edge.Set(rawValue: 4) }
static var trailing: Edge.Set { Edge.Set(rawValue: 8) }
static var horizontal: Edge.Set { Edge.Set(rawValue: 10) }
static var vertical: Edge.Set { Edge.Set(rawValue: 5) }
static var all: Edge.Set { Edge.Set(rawValue: 15) }
}
}
enum Axis {
case horizontal, vertical
struct Set: OptionSet {
let rawValue: Int
init(rawValue: Int) { self.rawValue = rawValue }
static var horizontal: Axis.Set { Axis.Set(rawValue: 1) }
static var vertical: Axis.Set { Axis.Set(rawValue: 2) }
}
}
struct EdgeInsets: Equatable {
var top: Double
var leading: Double
var bottom: Double
var trailing: Double
init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) { self.top = top; self.leading = leading; self.bottom = bottom; self.trailing = trailing }
}
struct UnitPoint: Hashable {
var x: Double
var y: Double
static var center: UnitPoint { UnitPoint(x: 0.5, y: 0.5) }
static var top: UnitPoint { UnitPoint(x: 0.5, y: 0) }
static var bottom: UnitPoint { UnitPoint(x: 0.5, y: 1) }
static var leading: UnitPoint { UnitPoint(x: 0, y: 0.5) }
static var trailing: UnitPoint { UnitPoint(x: 1, y: 0.5) }
static var topLeading: UnitPoint { UnitPoint(x: 0, y: 0) }
static var topTrailing: UnitPoint { UnitPoint(x: 1, y: 0) }
static var bottomLeading: UnitPoint { UnitPoint(x: 0, y: 1) }
static var bottomTrailing: UnitPoint { UnitPoint(x: 1, y: 1) }
}
struct Angle: Hashable {
var degrees: Double
var radians: Double { degrees * 3.141592653589793 / 180 }
init(degrees: Double) { self.degrees = degrees }
init(radians: Double) { degrees = radians * 180 / 3.141592653589793 }
static var zero: Angle { Angle(degrees: 0) }
static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
}
enum TextAlignment { case leading, center, trailing }
enum ContentMode { case fit, fill }
enum Visibility { case automatic, visible, hidden }
enum BlendMode { case normal, multiply, screen, overlay, darken, lighten }
struct StrokeStyle { init(lineWidth: Double = 1, lineCap: Any? = nil, lineJoin: Any? = nil, dash: [Double] = [], dashPhase: Double = 0) {} }
@_primitive("Gradient") struct Gradient: View { init(colors: [Color]) {}; init(stops: [Any]) {} }
@_primitive("LinearGradient") struct LinearGradient: View, ShapeStyle {
init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {}
init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {}
}
@_primitive("RadialGradient") struct RadialGradient: View, ShapeStyle {
init(colors: [Color], center: UnitPoint, startRadius: Double, endRadius: Double) {}
init(gradient: Gradient, center: UnitPoint, startRadius: Double, endRadius: Double) {}
}
@_primitive("AngularGradient") struct AngularGradient: View, ShapeStyle {
init(colors: [Color], center: UnitPoint) {}
init(gradient: Gradient, center: UnitPoint) {}
}
protocol Shape: View {}
protocol InsettableShape: Shape {}
func fill(_ style: Any? = nil) -> some View { self }
func stroke(_ style: Any? = nil, lineWidth: Double = 1) -> some View { self }
func stroke(_ content: Any, style: StrokeStyle) -> some View { self }
func strokeBorder(_ style: Any? = nil, lineWidth: Double = 1) -> some View { self }
func trim(from: Double = 0, to: Double = 1) -> some Shape { self }
func inset(by amount: Double) -> some Shape { self }
@_primitive("Rectangle") struct Rectangle: InsettableShape { init() {} }
@_primitive("Circle") struct Circle: InsettableShape { init() {} }
@_primitive("Ellipse") struct Ellipse: InsettableShape { init() {} }
@_primitive("Capsule") struct Capsule: InsettableShape { init(style: RoundedCornerStyle = .circular) {} }
@_primitive("RoundedRectangle") struct RoundedRectangle: InsettableShape {
init(cornerRadius: Double, style: RoundedCornerStyle = .circular) {}
init(cornerSize: Any, style: RoundedCornerStyle = .circular) {}
}
@_primitive("ContainerRelativeShape") struct ContainerRelativeShape: InsettableShape { init() {} }
enum RoundedCornerStyle { case circular, continuous }
@MainActor protocol View {
associatedtype Body: View
@ViewBuilder var body: Body { get }
}
static func _printChanges()
static func _logChanges() { _printChanges() }
@resultBuilder struct ViewBuilder {}
protocol DynamicProperty { mutating func update() }
mutating func update() {}
@_primitive("EmptyView") struct EmptyView: View { init() {} }
@_primitive("AnyView") struct AnyView: View {
let content: Any
init(_ view: Any) { content = view }
init(erasing view: Any) { content = view }
}
@_primitive("Group") struct Group<Content>: View {
let content: Content
init(@ViewBuilder content: () -> Content) { self.content = content() }
}
@_primitive("equatable") struct EquatableView<Content>: View {
let content: Content
init(content: Content) { self.content = content }
}
func equatable() -> EquatableView<Self> { EquatableView(content: self) }
protocol ViewModifier {
associatedtype Body: View
typealias Content = _ViewModifierContent
@ViewBuilder func body(content: Content) -> Body
}
@_primitive("modifierContent") struct _ViewModifierContent: View { let _scope: Any }
@_primitive("modifier") struct ModifiedContent<Content, Modifier>: View {
let content: Content
let modifier: Modifier
init(content: Content, modifier: Modifier) { self.content = content; self.modifier = modifier }
}
struct EmptyModifier: ViewModifier {
static let identity = EmptyModifier()
init() {}
func body(content: Content) -> some View { content }
}
func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> { ModifiedContent(content: self, modifier: modifier) }
func concat<T>(_ modifier: T) -> _ConcatenatedModifier<Self, T> { _ConcatenatedModifier(first: self, second: modifier) }
struct _ConcatenatedModifier<First: ViewModifier, Second: ViewModifier>: ViewModifier {
let first: First
let second: Second
func body(content: Content) -> some View { content.modifier(first).modifier(second) }
}
func _expect(_ held: Bool, _ required: Bool, _ text: String, _ left: Any?, _ right: Any?, _ comment: String?)
struct Issue { @discardableResult static func record(_ comment: Any? = nil, sourceLocation: Any? = nil) -> Issue { _recordIssue(comment); return Issue() } }
func _recordIssue(_ comment: Any?)
func withKnownIssue(_ comment: String? = nil, isIntermittent: Bool = false, _ body: () throws -> Void) { _withKnownIssue(comment, isIntermittent, body) }
func _withKnownIssue(_ comment: String?, _ isIntermittent: Bool, _ body: Any)
final class Simulation {
let _index: Int = _nextSimulation()
init<V>(_ root: @autoclosure @escaping () -> V, sdk: Int? = nil, visibleRows: Int = 10) { _mount(_index, root, sdk, visibleRows) }
init<V>(sdk: Int? = nil, visibleRows: Int = 10, @ViewBuilder _ root: @escaping () -> V) { _mount(_index, root, sdk, visibleRows) }
var buttons: SimulationElements { SimulationElements(_simulation: _index, _kind: "buttons") }
var switches: SimulationElements { SimulationElements(_simulation: _index, _kind: "switches") }
var toggles: SimulationElements { SimulationElements(_simulation: _index, _kind: "toggles") }
var textFields: SimulationElements { SimulationElements(_simulation: _index, _kind: "textFields") }
var secureTextFields: SimulationElements { SimulationElements(_simulation: _index, _kind: "secureTextFields") }
var searchFields: SimulationElements { SimulationElements(_simulation: _index, _kind: "searchFields") }
var textViews: SimulationElements { SimulationElements(_simulation: _index, _kind: "textViews") }
var staticTexts: SimulationElements { SimulationElements(_simulation: _index, _kind: "staticTexts") }
var images: SimulationElements { SimulationElements(_simulation: _index, _kind: "images") }
var links: SimulationElements { SimulationElements(_simulation: _index, _kind: "links") }
var cells: SimulationElements { SimulationElements(_simulation: _index, _kind: "cells") }
var tabs: SimulationElements { SimulationElements(_simulation: _index, _kind: "tabs") }
var menuItems: SimulationElements { SimulationElements(_simulation: _index, _kind: "menuItems") }
var pickers: SimulationElements { SimulationElements(_simulation: _index, _kind: "pickers") }
var steppers: SimulationElements { SimulationElements(_simulation: _index, _kind: "steppers") }
var sliders: SimulationElements { SimulationElements(_simulation: _index, _kind: "sliders") }
var otherElements: SimulationElements { SimulationElements(_simulation: _index, _kind: "otherElements") }
var now: Duration { Duration.nanoseconds(_nowNanoseconds()) }
func advance(by duration: Duration) { _advance(_index, duration._nanoseconds) }
func rerender(_ type: Any.Type) { _rerender(_index, type) }
func update<V>(to root: @autoclosure () -> V) { _update(_index, root) }
func set<Root, Value>(_ keyPath: KeyPath<Root, Value>, to value: Value, at index: Int = 0) { _setState(_index, keyPath, value, index) }
func value<Root, Value>(_ keyPath: KeyPath<Root, Value>, at index: Int = 0) -> Value { _stateValue(_index, keyPath, index) }
func object<T>(of type: T.Type) -> T { _firstObject(_index, type) }
func objects<T>(of type: T.Type) -> [T] { _allObjects(_index, type) }
func inits(of type: Any.Type) -> Int { _count(_index, "inits", type) }
func deinits(of type: Any.Type) -> Int { _count(_index, "deinits", type) }
func liveCount(of type: Any.Type) -> Int { _count(_index, "live", type) }
func bodyEvaluations(of type: Any.Type) -> Int { _count(_index, "bodies", type) }
func appearances(of type: Any.Type) -> Int { _count(_index, "appearances", type) }
func disappearances(of type: Any.Type) -> Int { _count(_index, "disappearances", type) }
func identitiesCreated(of type: Any.Type) -> Int { _count(_index, "identitiesCreated", type) }
func identitiesDestroyed(of type: Any.Type) -> Int { _count(_index, "identitiesDestroyed", type) }
func liveIdentities(of type: Any.Type) -> Int { _count(_index, "liveIdentities", type) }
func publishes(of type: Any.Type) -> Int { _count(_index, "publishes", type) }
func autoclosureRuns<Root, Value>(of keyPath: KeyPath<Root, Value>) -> Int { _autoclosureRuns(_index, keyPath) }
func resetCounts() { _resetCounts(_index) }
func unmount() { _unmount(_index) }
var output: [String] { _output(_index) }
var texts: [String] { _texts(_index) }
var warnings: [String] { _warnings(_index) }
var leaks: [String] { _leaks(_index) }
func owners(of type: Any.Type) -> [String] { _owners(_index, type) }
func causes(of type: Any.Type, init number: Int) -> [String] { _causes(_index, type, number) }
var trace: [TraceEvent] { _traceEvents(_index) }
}
struct TraceEvent {
let seq: Int
let time: Double
let kind: String
let cause: Int
let file: String?
let line: Int?
let type: String?
let instance: Int?
let identity: String?
let property: String?
let old: String?
let new: String?
let reason: String?
let animated: Bool?
}
struct SimulationElements {
let _simulation: Int
let _kind: String
subscript(label: String) -> SimulationElement { SimulationElement(_simulation: _simulation, _kind: _kind, _label: label, _index: 0) }
var firstMatch: SimulationElement { SimulationElement(_simulation: _simulation, _kind: _kind, _label: nil, _index: 0) }
var element: SimulationElement { firstMatch }
func element(boundBy index: Int) -> SimulationElement { SimulationElement(_simulation: _simulation, _kind: _kind, _label: nil, _index: index) }
var count: Int { allLabels.count }
var allLabels: [String] { _elementLabels(_simulation, _kind) }
}
struct SimulationElement {
let _simulation: Int
let _kind: String
let _label: String?
let _index: Int
func _act(_ action: String, _ argument: Any?) { _actOnElement(_simulation, _kind, _label, _index, action, argument) }
var exists: Bool { _elementFlag(_simulation, _kind, _label, _index, "exists") }
var isEnabled: Bool { _elementFlag(_simulation, _kind, _label, _index, "isEnabled") }
var label: String { _elementText(_simulation, _kind, _label, _index, "label") }
var value: String { _elementText(_simulation, _kind, _label, _index, "value") }
func tap() { _act("tap", nil) }
func doubleTap() { _act("doubleTap", nil) }
func typeText(_ text: String) { _act("typeText", text) }
func clearText() { _act("clearText", nil) }
func increment() { _act("increment", nil) }
func decrement() { _act("decrement", nil) }
func adjust(to value: Double) { _act("adjust", value) }
}
func _nextSimulation() -> Int
func _mount(_ index: Int, _ root: Any, _ sdk: Int?, _ visibleRows: Int)
func _advance(_ index: Int, _ nanoseconds: Int)
func _rerender(_ index: Int, _ type: Any.Type)
func _update(_ index: Int, _ root: Any)
func _setState(_ index: Int, _ keyPath: Any, _ value: Any?, _ position: Int)
func _stateValue<Root, Value>(_ index: Int, _ keyPath: KeyPath<Root, Value>, _ position: Int) -> Value
func _firstObject<T>(_ index: Int, _ type: T.Type) -> T
func _allObjects<T>(_ index: Int, _ type: T.Type) -> [T]
func _count(_ index: Int, _ what: String, _ type: Any.Type) -> Int
func _autoclosureRuns(_ index: Int, _ keyPath: Any) -> Int
func _resetCounts(_ index: Int)
func _unmount(_ index: Int)
func _output(_ index: Int) -> [String]
func _texts(_ index: Int) -> [String]
func _warnings(_ index: Int) -> [String]
func _leaks(_ index: Int) -> [String]
func _owners(_ index: Int, _ type: Any.Type) -> [String]
func _causes(_ index: Int, _ type: Any.Type, _ number: Int) -> [String]
func _traceEvents(_ index: Int) -> [TraceEvent]
func _elementLabels(_ simulation: Int, _ kind: String) -> [String]
func _actOnElement(_ simulation: Int, _ kind: String, _ label: String?, _ index: Int, _ action: String, _ argument: Any?)
func _elementFlag(_ simulation: Int, _ kind: String, _ label: String?, _ index: Int, _ question: String) -> Bool
func _elementText(_ simulation: Int, _ kind: String, _ label: String?, _ index: Int, _ question: String) -> String

"""##
    static let names = PackedWords(
        ends: PackedNumbers(digits: "000020000500007000090000a0000c0000e000110001400016000180001b0001c0001e00020000320003b000400004f0005800065000700007b000850008e00099000a6000ad000b2000bc000c0000d7000ea000f7000ff00106001150011e0012200128001320013900140001460014c001540015b0015f0016b0017400180001860019100198001a1001ab001ba001bf001ca001d4001e4001fa002050021400220002280023c0024a002660027d002810028a002a4002ae002b9002c6002d2002e6002f6002fd003030030b0031a003290033b0033f00349003500035700366003730037c00385003900039e003af003c0003c9003d6003db003f40040f0042d00458004710048c004a3004c3004dd004fe0050f005140051b005220052f00548005590055d005640056800570005740057b00580005880058e0059a005a2005a8005bb005c7005cc005d1005d9005e9005f8005fb00600006050060a0060e0061300623006270062c0063a006400064f0065d006610066f0068100698006b1006b9006c8006d9006e1006f2006f7006fe0070e0071800728007410074f00758007600077000783007930079f007a8007b6007cc007e1007e6007f50080f0081f008280082e008400085000856008600086a008710087c008840088c0088f008990089e008a8008b5008c2008cc008dd008ef008f5008fb009000090b009170091e009280092e009410095c0096a009750098000989009a4009a8009b5009bf009c8009d8009e4009ea009f4009ff00a0d00a1b00a3700a3b00a4100a4700a4d00a5200a5700a5b00a5f00a6e00a7c00a8300a9000a9900aa800abe00ac400ad000ad600ae700aeb00af600b0200b0e00b1800b1e00b2a00b4000b4f00b5d00b7000b7f00b9400ba500bb600bc800bdc00bf600c1300c1e00c2c00c3d00c4d00c6100c6f00c7b00c8e00ca200caf00cb700cc200cd200ce100cef00cf900d0000d0a00d1100d1b00d2b00d3c00d4200d4f00d5800d6400d7200d8200d8e00d9b00da700db900dc000dcc00dd200ddd00de800df800e0b00e1100e1c00e2a00e3900e4100e4700e4c00e5100e6000e7500e7900e8800e9700ea800eaf00eb600ebd00eca00ed700ee900efa00f0600f0f00f1b00f2800f3100f4600f5a00f6300f6900f7700f8100f8c00f9800f9e00faa00faf00fb700fc900fd000fd900fe800feb00ff601003010190103f0105301066010770108e010a6010b8010d1010ea011030111501132011360114d01155011630116d0117d0118d011960119c011a5011b7011c1011c5011d0011d6011e6011ea011ef0120101217012210122601229012370123f012440124d0125101255012590125f012690126e0127f0128a012950129d012a8012be012c2012c6012cd012d2012db012e2012ed012fa013050130f0131f013260133001340013460134e0135a0136b013730137e0138d013990139c013a1013a5013b4013c4013ce013e1013ec0140101409014150141d014290142d014360143e014420145101466014730147b0148501490014a1014aa014ba014bd014c1014ce014d8014dc014e2014e7014f1014fb015040150b01517015390153e015420154b0154f01559015630156a015790158801591015a1015aa015c1015ca015cf015d9015dd015e6015fd016020160f01618016210162a0163a016400164401651016570166a016750167a0167c0168b016950169a016a8016af016b5016bd016c1016c7016cc016d3016ed016f9017030170a017110171b017220172b017320173a017440174e017670176d01775017800178a0178f01798017a0017ad017b5017c3017d3017db017e5017ed017f80180401811018170181d018230182a0183a018460184a0185401860018640186d0187c0188a0188e018a1018b6018ca018e3018ec018f7019080191501925019330194701959019620197601995019b5019c5019d9019eb01a0301a1c01a2e01a3101a3601a3a01a4401a5401a5d01a6901a6c01a7401a7d01a8101a9601aad01ab001ab401ab801abf01acc01ad501ada01ae101ae501ae901aec01af001af401afb01b0d01b1101b1901b2301b3201b3601b4c01b6701b6a01b8701b9a01bac01bc901bd801bec01bff01c0501c0d01c1301c2201c2d01c3d01c4301c4b01c5301c5b01c6601c7201c7901c7f01c8701c8e01c9501c9e01ca001cab01caf01cb701cbe01cc601cc901cd501ce801cfc01d0201d1a01d2d01d4601d5301d6501d7201d7901d7e01d8e01d9f01da501daf01dc301dc901dd601ddb01de101de901dfb01dfe01e0601e0c01e1b01e2301e2c01e3201e3b01e4601e5001e5e01e6901e7601e8501e8e01ea201eb101eb801ec001ed001ede01ee301eea01ef901f0301f0e01f1a01f2501f2f01f4101f5801f6601f7d01f8d01fa101fb301fbc01fc401fca01fd101fd901fdd01fe301fe601fea01ff001ff501ff9020030200d020130202202028020350203b02047020520205b020630206e0208a02090020940209a020a6020b9020c6020d9020e5020e9020ec020f0020f8021000210f0211d0213802145021520215e02162021680217302184021960219e021b2021c6021d0021d4021e6021eb021fe0220c0220f02217022280223b022440225202257022610226f0228002286022910229b022a0022a4022aa022bb022c0022d0022d5022e20230202316023240233b0234a02361023660236c0237202376023790237b0237d"),
        characters: ##"!=!==&&*=++=-=.....<<======>>=??AdditiveArithmeticAlignmentAngleAngularGradientAnimationAnyCollectionAnyHashableAnyIteratorAnyKeyPathAnyLayoutAnySequenceAnyTransitionAnyViewArrayArraySliceAxisBidirectionalCollectionBinaryFloatingPointBinaryIntegerBindableBindingBitwiseCopyableBlendModeBoolButtonButtonRoleCGFloatCGPointCGRectCGSizeCGVectorCapsuleCaseCaseIterableCharacterCharacterSetCircleClosedRangeCodableCodingKeyCollectionCollectionOfOneColorColorSchemeComparableComparisonResultContainerRelativeShapeContentModeContiguousArrayControlGroupCopyableCountableClosedRangeCountableRangeCustomDebugStringConvertibleCustomStringConvertibleDateDecodableDefaultStringInterpolationDictionaryDispatchQoSDispatchQueueDispatchTimeDispatchTimeIntervalDispatchWorkItemDividerDoubleDurationDynamicPropertyDynamicTypeSizeDynamicViewContentEdgeEdgeInsetsElementEllipseEmptyCollectionEmptyModifierEmptyViewEncodableEnvironmentEnvironmentKeyEnvironmentObjectEnvironmentValuesEquatableEquatableViewErrorExpressibleByArrayLiteralExpressibleByBooleanLiteralExpressibleByDictionaryLiteralExpressibleByExtendedGraphemeClusterLiteralExpressibleByFloatLiteralExpressibleByIntegerLiteralExpressibleByNilLiteralExpressibleByStringInterpolationExpressibleByStringLiteralExpressibleByUnicodeScalarLiteralFixedWidthIntegerFloatFloat32Float64FloatingPointFloatingPointRoundingRuleFloatingPointSignFontForEachFormGradientGridGridRowGroupGroupBoxHStackHStackLayoutHashableHasherHorizontalAlignmentIdentifiableImageIndexIndexSetIndexingIteratorInsettableShapeIntInt16Int32Int64Int8IssueIteratorProtocolKeysLabelLabeledContentLayoutLayoutDirectionLinearGradientLinkLocalizedErrorLocalizedStringKeyLocalizedStringResourceLosslessStringConvertibleMaterialModifiedContentMutableCollectionNSObjectNavigationBarItemNeverNumericObjectIdentifierObservableObservableObjectObservableObjectPublisherObservedObjectOptionSetOptionalPartialRangeFromPartialRangeThroughPartialRangeUpToProgressViewPublishedRadialGradientRandomAccessCollectionRandomNumberGeneratorRangeRangeExpressionRangeReplaceableCollectionRawRepresentableRectangleResultRoundedCornerStyleRoundedRectangleScalarScenePhaseScrollViewSectionSecureFieldSendableSequenceSetSetAlgebraShapeShapeStyleSignedIntegerSignedNumericSimulationSimulationElementSimulationElementsSliderSpacerStateStateObjectStaticStringStepperStrideableStringStringInterpolationStringInterpolationProtocolStringProtocolStrokeStyleSubSequenceSubstringSystemRandomNumberGeneratorTextTextAlignmentTextEditorTextFieldTextOutputStreamTimeIntervalToggleTraceEventTransactionTruncationModeUIKeyboardTypeUITextAutocapitalizationTypeUIntUInt16UInt32UInt64UInt8UTF16UTF8UUIDUnboundedRange_UnfoldSequenceUnicodeUnicodeScalarUnitPointUnsignedIntegerUserInterfaceSizeClassVStackVStackLayoutValuesVerticalAlignmentViewViewBuilderViewModifierViewThatFitsVisibilityZStackZStackLayout_AccessibilityModifier_AppearModifier_ArrayIterator_BackgroundModifier_ChangeModifier_ConcatenatedModifier_CountingIterator_DisabledModifier_DisappearModifier_EnvironmentModifier_EnvironmentObjectModifier_EnvironmentTransformModifier_IDModifier_LayoutContent_ObjectProjection_OverlayModifier_PublishedProjection_RangeIterator_TapModifier_TransitionModifier_ViewModifierContent_actOnElement_advance_allObjects_autoclosureRuns_beginAnimation_beginTracking_bindingID_bounds_byteCount_causes_character_closureLocation_constantLocation_count_describeDate_distance_elementFlag_elementLabels_elementLocation_elementText_endAnimation_endTracking_environmentValues_expect_firstObject_group_identifier_isNegative_isStateDeferred_joinedDescriptions_leaks_logChanges_makeCharacter_makeUUIDString_matches_mount_move_next_nextSimulation_normalizedUUIDString_now_nowNanoseconds_objectLocation_objectWillChange_offset_output_owners_peekLocation_printChanges_projectedLocation_publishedStorage_recordIssue_rerender_resetCounts_scalarValues_schedule_sendObjectWillChange_setObjectWillChange_setState_slice_stateLocation_statePeek_stateValue_systemLabel_texts_traceEvents_trap_unmount_unwrappedLocation_update_warnings_withKnownIssueabsaccentColoraccessibilityaccessibilityAddTraitsaccessibilityDifferentiateWithoutColoraccessibilityElementaccessibilityHiddenaccessibilityHintaccessibilityIdentifieraccessibilityInputLabelsaccessibilityLabelaccessibilityReduceMotionaccessibilityRemoveTraitsaccessibilitySortPriorityaccessibilityValueaccessibilityVoiceOverEnabledacosaddingReportingOverflowadvancedalignmentGuideallSatisfyallowsHitTestingallowsTighteninganimationappendappendingarc4random_uniformasciiValueasinaspectRatioassertassertionFailureatanatan2autocapitalizationautocorrectionDisabledbackgroundbadgebarbaselineOffsetbitWidthblackblendModeblueblurboldborderbrightnessbrownbuttonBorderShapebuttonStylebyteSwappedcapacitycapitalizedcaseInsensitiveComparecbrtceilclampedclearclipShapeclippedcolorInvertcolorMultiplycolorSchemecompactMapcompactMapValuescomparecomponentscompositingGroupconcatcontainscontentShapecontentTransitioncontrastcontrolSizecoordinateSpacecornerRadiuscoscountcyandatePickerStyledebugDescriptiondebugPrintdefaultScrollAnchordescriptiondisableAutocorrectiondisableddisplayScaledistancedrawingGroupdropdropFirstdropLastdumpdynamicTypeSizeedgesIgnoringSafeAreaelementsEqualendIndexenumeratedenvironmentenvironmentObjectequatableerrorDescriptionexpfabsfailureReasonfatalErrorfillfilterfirstfirstIndexfirstRangefixedSizeflatMapflatMapErrorflipsForRightToLeftLayoutDirectionfloorfmodfocusablefontfontDesignfontWeightforEachforegroundColorforegroundStyleformIndexformIntersectionformStyleformSymmetricDifferenceformUnionframegaugeStylegraygrayscalegreatestFiniteMagnitudegreengroupBoxStylehasPrefixhasSuffixhashValueheaderProminenceheighthelphexDigitValuehiddenhorizontalSizeClasshueRotationhypotidignoresSafeAreaimageScaleindexindexViewStyleindicesindigoinfinityinitinsertinsetinsetByinteractiveDismissDisabledintersectionintersectsisASCIIisCasedisDisjointisEmptyisEnabledisEqualisFiniteisHexDigitisInfiniteisKnownUniquelyReferencedisLessisLetterisLowercaseisMultipleisNaNisNewlineisNumberisPunctuationisSignedisStrictSubsetisStrictSupersetisSubsetisSupersetisSymbolisUppercaseisWhitespaceisWholeNumberisZeroitalicjoinedkerningkeyboardShortcutkeyboardTypekeyslabelStylelabelsHiddenlastlastIndexlayoutDirectionlayoutPrioritylazyleadingZeroBitCountleastNonzeroMagnitudeleastNormalMagnitudelexicographicallyPrecedeslineLimitlineSpacinglistRowBackgroundlistRowInsetslistRowSeparatorlistRowSpacinglistSectionSeparatorlistSectionSpacinglistStylelocalizedCapitalizedlocalizedCaseInsensitiveComparelocalizedCaseInsensitiveContainslocalizedComparelocalizedDescriptionlocalizedLowercaselocalizedStandardComparelocalizedStandardContainslocalizedUppercaseloglog10log2lowercasedluminanceToAlphamagnitudemakeIteratormapmapErrormapValuesmaskmatchedGeometryEffectmatchedTransitionSourcemaxmaxXmaxYmaximummenuIndicatormenuStylemergemergingmidXmidYminminXminYminimumminimumScaleFactormintmodifiermonospacedmonospacedDigitmovemultilineTextAlignmentmultipliedReportingOverflownannavigationBarBackButtonHiddennavigationBarHiddennavigationBarTitlenavigationBarTitleDisplayModenavigationTitlenavigationTransitionnavigationViewStylenegatenextDownnextUpnonzeroBitCountnumericCastobjectWillChangeoffsetoffsetByonAppearonChangeonDisappearonTapGestureopacityorangeoverlapsoverlaypaddingpartitionpipickerStylepinkpopFirstpopLastpositionpowpreconditionpreconditionFailurepreferredColorSchemeprefixpresentationCornerRadiuspresentationDetentspresentationDragIndicatorpreviewDevicepreviewDisplayNamepreviewLayoutprimaryprintprivacySensitiveprogressViewStylepurplequaternaryquotientAndRemainderrandomrandomElementrangerangesreadLinerecoverySuggestionredredactedreduceregularMaterialrelativeremainderremoveremoveAllremoveFirstremoveLastremoveSubrangeremoveValuerepeatElementreplaceSubrangereplacingreplacingOccurrencesreserveCapacityreversereversedrotation3DEffectrotationEffectroundroundedsafeAreaPaddingsaturationscaleEffectscaledToFillscaledToFitscenePhasescrollClipDisabledscrollContentBackgroundscrollDisabledscrollDismissesKeyboardscrollIndicatorsscrollTargetBehaviorscrollTargetLayoutsecondarysequenceshadowshuffleshuffledsignsignumsinsortsortedsplitsqrtsquareRootstartIndexstartsstatusBarHiddenstridestrikethroughstrokestrokeBordersubmitLabelsubscriptsubtractsubtractingsubtractingReportingOverflowsuffixswapswapAtsymbolEffectsymbolRenderingModesymbolVariantsymmetricDifferencetabViewStyletaketantealtertiarytextCasetextContentTypetextFieldStyletextInputAutocapitalizationtextSelectionthickMaterialthinMaterialtinttoggletoggleStyletoolbarBackgroundtoolbarColorSchemetrackingtrailingZeroBitCounttransformEnvironmenttransitiontrimtrimmingCharacterstrunctruncatingRemaindertruncationModeulpulpOfOneultraThinMaterialunderestimatedCountunderlineunicodeScalarsunionunredactedunsafeDowncastunsafelyUnwrappedupdateupdateValueuppercasedutf16utf8valuesverticalSizeClasswhitewholeNumberValuewidthwithAnimationwithContiguousStorageIfAvailablewithExtendedLifetimewithKnownIssuewithObservationTrackingwithTransactionwithoutActuallyEscapingwriteyellowzIndexzerozip||~="##)
    static let chunksByName = PackedRows(
        ends: PackedNumbers(digits: "00002000030000400005000080000b0000c0000f00011000120001400015000160001700018000190001a0001b0001c0001d0001e0001f0002000020000210002200023000240002700028000290002a0002b0002c0002d0002e0002f0003000032000330003400035000360003700038000390003a0003b0003c0003e0003f000400004100042000430004400045000460004700048000490004a0004b0004c0004d0004e0004f0005000051000520005300054000550005a0005b0005c0005d0005e0005f0006000065000660006700068000690006a0006b0006d0006e0006f000700007100072000730007400075000760007700078000790007a0007b0007c0007d0007e0007f0008000081000820008300084000890008a0008b0008c0008d0008e0008f000900009100092000930009400095000960009700098000990009a0009b0009c0009d0009f000a0000a1000a2000aa000b2000ba000c2000ca000cb000cc000cd000ce000cf000d0000d1000d2000d3000d4000d5000d6000d7000d8000d9000da000db000dc000dc000dd000de000df000e0000e1000e2000e5000e6000e7000e8000e9000ea000eb000ec000ed000ee000ef000f0000f1000f2000f3000f4000f5000f6000f7000f8000f9000fa000fb000fc000fd001000010100102001030010400105001060010700108001090010a0010b0010c0010d0010e0010f0011a0011b0011c0011d0011e001200012100122001230012400125001260012700128001290012a0012b0012c0012d0012e001360013e001460014e001560015700158001590015a0015b0015c0015d0015e0015f001600016100162001630016400165001660016700168001690016a0016b0016c0016d0016e0016f001700017100172001730017400175001760017700178001790017a0017b0017c0017d0017e0017f001800018100182001830018400185001860018700188001890018a0018b0018c0018d0018e0018f001900019100192001930019400195001960019700198001990019a0019b0019c0019d0019e0019f001a0001a1001a2001a3001a4001a5001a6001a7001a8001a9001aa001ab001ac001ad001ae001af001b0001b1001b2001b3001b4001b5001b6001b8001b9001ba001bb001bc001be001bf001c0001c1001c2001c3001c4001c5001c6001c7001c8001c9001ca001cb001cd001d1001d2001d3001d4001d5001d6001d7001d8001da001db001dc001dd001de001df001e0001e1001e3001e4001e5001e6001e7001e9001ef001f0001f1001f2001f3001f5001f6001f7001f8001f9001fa001fb00202002030020400206002110021200213002140021500218002190021a0021b0021c0021d0021e0021f0022000221002220022300225002260022700228002290022a0022b0022c0022d0022e0023000231002320023a0023c0023d0023e0023f0024100242002430024b0024c0024d0024f0025000251002590025a0025b0025c002610026200264002680026c0026d0026f002700027200274002750027700278002790027a0027b0027c0027d0027e0027f002830028b0029100292002940029700298002990029a0029b0029c0029e0029f002a1002a2002a4002a8002aa002ac002ad002af002b1002b3002b4002b5002b6002b8002b9002ba002bb002bc002bd002be002bf002c0002c1002c2002c3002c4002c5002c7002c8002c9002d2002d3002d6002d7002d900350003560035700358003590035b0035c0035d0035e003600036700368003690036a0036b0036c0036d0036e0036f0037000371003720037300374003750037600377003780037a0037c0037d0037e0037f00380003810038400387003890038b0038c0038d0038e0038f00395003990039a0039b0039c0039d0039f003a1003a2003a6003a7003a8003a9003aa003ab003ac003ad003ae003af003b0003b1003b2003b4003b5003b6003b7003b8003b9003ba003bb003bd003be003c9003cf003d2003d3003d4003d6003d7003d8003e6003e7003e8003e9003ea003eb003ec003ed003ee003ef003fd003fe003ff00400004010040200403004050040700408004090040a0040c0040d0040e0041200413004150041600417004190041a0041b0041c0041d0041e00420004210042200425004260042700428004290042d0042f00433004340043600437004380043c0043e00440004410044200443004440044c0044d0044e0044f0045000451004520045300455004560045700458004590045a00475004790047a0047b0047c0047d0047e0047f004810048200484004850048a00490004960049b0049d0049e0049f004a1004a2004a3004a7004a8004a9004aa004ab004ae004b0004b1004b2004b5004b6004b7004b8004b9004ba004bb004bc004bd004be004bf004c0004c2004c3004c4004c5004c6004c7004c8004ca004cc004d1004d2004d3004d5004d6004d7004d9004db004dd004de004df004e7004e9004eb004ec004f1004f2004f3004f4004f5004f6004f8004f9004fa004fb004fc004fd004fe004ff0050000501005020050300504005060050700508005090050a0050c0050d0050e0050f0051000511005120051300514005150051700518005190051b0051d005200052100522005230052600527005290052a0052c0052d0052e0052f0053000531005320053300535005360053700538005390053a0053b0053c00548005490054a0054b"),
        elements: PackedNumbers(digits: "000fc001a20019c001a50011700097000a500311000980011400312001150028c0028e0028f0028b0028d00101001a1001a70019b0010000102001a400113004a0004a5004ae0046e0025f001ab0025d0035d0025e0046c004c50006300064000650009a004a20010f0011f0011a0047600341000f9004a9000a6000a700362003610001a0001c0001e0001b0001d004ba0045100108000ab000ac0005a004b80027c000ca000cb0010c002620047e00382000ff00059004bc004a70006200357000f80028500284001040010300011000c9002670012a0012b0012c0012d0012e0000b000090000c0000d0000a00455001450014600147001480014900144004c20038600354004a1004a3000e0000ee004b900261004cc004c4000c80036b0036c004750036d000fb004c7000fa001260012300127002640012200121001240026500125002630011b001550015600157001580015900165001640011e00166001670049d0035300350004ab003590035a004c6003510034d0035e000fd001aa0049e0010600453000e4002f30002d0010e004b0001ac001ad001ae001af001b0001b1001b2001b3001cc001cd001ce001cf001d0001d1001d2001d3001dc001dd001de001df001e0001e1001e2001e3001ec001ed001ee001ef001f0001f1001f2001f3001bc001bd001be001bf001c0001c1001c2001c3004d1001090012800456003560035c00385004ac00369000140043f00440001050049c004cb00111000440042f00116001a80005e000000000200474002de002df002e00026a002870028a002890045700006004ad001100027000274002730011200107004b700290004bd004bb000c4003830034f0035200365000f70010a002be002bf002c0002dd004af0049b0011c00118004d5004d8004d700368004540047a00473002f20036700119000450004600269002f4002f5002f6002f7002f8002f9002fa002fb002680026600120004aa000e1000e5002f10027200441004a60036600364000f60001000363004d60046d004520043000431001fc001fd001fe001ff002000020100202002030021c0021d0021e0021f002200022100222002230022c0022d0022e0022f002300023100232002330023c0023d0023e0023f002400024100242002430020c0020d0020e0020f00210002110021200213000c7000c60005b0009900260000c5000c2004a40011d003840034c0035f001290049f004be004c1004c900358004a80034e003600045e00458000ec004320045a004cf0028800371004590036f00478003700045b0035b004770043300007002860045d0045c004ca004ee004db004e1004e300471000600034b0033500329004eb0032c0034400345004e2000130032b004ef004ed00347004f000472000610036e004d0004e00012f001a90016f0047b00185004e9004c0000c30005c0033f004da0008600271004d90005d000120000f00349000030032a004e6004ea0034a004bf0034600008004d2004dc004e4000c1003050000e0000500004004de0009c0032d0047c0047d004df0036a004e7004ec0018b004e500348004dd004e8004d4001900039e004930041b0041c0046a0046b0041600381004180041300414004670041a00468004690037f0041700419004150038000038002590017d0025000429002a000400003c100403004040007000071000a40030d0030e0030f0005000043000ba00037003b2003b30018600189000390003a003f6003f900434004350043600437004380043900494004020049a003970044e001b6001c6001d6001e6001f60020600216002260023600246002530048d0040b00486003a30038f0044200443003a40040e0048a003e6003d7002580006a0004700057000410003100278002800048e003a6003a50040d0040c003770029800140000580004b0004c0040a004ce000280029e0029f002c5002e20030a0030b0030c003a7003a8004050040f003e50042a0042b003a10003500066000cf00130002750027d002a1002c1002fc00485003e20026f0030100183004280006c000a9000ad00134001680024b002c400300003f8003750037e0008e000d10017c0024f0033200409002b500323000910009f002b60032000092000a0002b700321001840037c00426003c7002af002b2000e700328002a9003720037300479004c8000150003b000420001600188004b1001410029a002cf0031d00068000cd00135002760027e002a2002c3002fe000880008a000d6000d700336003370033e003b6003b70026c0029500299002960042d000300003f0042c0038c004480038e0038d004490029b003990044a0039a0039b0039c0044b000d4000d5002d5002ee003de002d7002f0002d4002ed0038a0038b003e10048c004110014e0015e00482003df0030800309000fe003ec0002000401000bc003a00037900412000400034200464003c6003c20008c0008d000d2000d3000e80032e0032f0033000331003e40006b0009b000d0004870014b0015b0004500046000630006400065000a6000a7000ab000ac0012a0012b0012c0012d0012e00145001460014700148001490015500156001570015800159001ac001ad001ae001af001b0001b1001b2001b3001bc001bd001be001bf001c0001c1001c2001c3001cc001cd001ce001cf001d0001d1001d2001d3001dc001dd001de001df001e0001e1001e2001e3001ec001ed001ee001ef001f0001f1001f2001f3001fc001fd001fe001ff002000020100202002030020c0020d0020e0020f002100021100212002130021c0021d0021e0021f002200022100222002230022c0022d0022e0022f002300023100232002330023c0023d0023e0023f00240002410024200243002690026a002be002bf002c0002df002e0002f4002f5002f6002f7002f8002f9002fa002fb0007200073002c6002ea0033800339004b60002900422002d1002e40002c000b9000b8002dc002e90002700067000cc00131002c2002e1002fd003760017b0016c000b10016b0019a0017a000ae000b70024c0016a000b3000af000b400252002da002db002d8002e7002d9002e8000b5000b6000b2000b00016d003900044400445002ac002ad002ae003950044c0041d0041e003f400132003dc003fc00069000ce000da002770027f002ff000890008b000d8000d90037b003b8002bb002570014f0015f0015000160002b10037d003ba003bb003bc003bd0043e003e7003e8003e9003ea003eb003db0004800056000520005500018000190004a0005400053000490003c0003e0003d000be003070042700169001b8001c8001d8001e8001f80020800218002280023800248000e90010b0010d0013d002cd0031c0026b0029300297002940013f0043c0043d00406004070018e0018f001b4001c4001d4001e4001f40020400214002240023400244002a4002a600023000240017f0042e003dd001420014300025000260018c0018d001b5001c5001d5001e5001f50020500215002250023500245002a3002a5000210002200180003c000483004cd0039300450003940044f00085003be0025b0014c0015c003d1003d0003cb003cc003cd003ce003cf003c9003ca00408003d20017e0025c0017100170002560019d00001003a9003aa0002a0045f00461004620046300460004660039f00480002790027a00281002820043a0043b00051003870038800389000840014a0015a003da00489000a10013b002cb0031a0007900319003ab003ac0002e001870018a003d60008f00093000940009d002b3002b40031e00322004210041f004200042300424004250048f0018100182003ff003e000488004920024d000aa00152001530016200163001b9001ba001c9001ca001d9001da001e9001ea001f9001fa002090020a002190021a002290022a002390023a002490024a002540025500096000db0013e002ce0004f0033d0019f000170047f003fd0029c0029d004960027b00283001790007400087002c8002eb0033a0007a0007b0013a002c900313003140007500076000a2002ca00315003160007700078000a300317003180007c0033b00139001940007d0033c003400004d0007e0013c002cc0031b00080002aa003ae003ad0003200175001760017300174003c800410003af003b0003b1003b5003b400378003f1003ed003f0003ef003ee003f2003f3004900019600197003a200081002ab0016e0024e000340008200083002a7002a8002b9002ba0032400325003260002f00177000e600327002b0003d500192001930039200447004b2004b3004b4003fa0006d0006e0006f0013600137003330033400343002d6002ef002d2002e50025a00090000950009e002b80031f001910007f003c5003c3003c4002d3002e6003e30026d00036004840049100398003f5003d9003f7003fb00499004970039d00495000a8003d8003d3003d4003960044d002510037400465004b50004e0003300178003bf00172001510016100498002bc0039100446000c0003040002b002d0002e3003fe0019e0026e002c7002ec004c300138000bd0030600303000bf00302001330037a0048b000bb0001f0046f002bd0019800199004d30005f00470001a00031000481003b90014d0015d001b7001c7001d7001e7001f7002070021700227002370024700195001a6001a3"))
    static let membersByGate = PackedRows(
        ends: PackedNumbers(digits: "00000000000000000000000000000000000000000000000000000000000000000000000000000002000020000200002000020000200002000020000300003000030000300003000420004d0004d0004d0004d00058000580005a0005a0005a00060000600006000060000600006e0006e0006e0006e0006e0006e0008600086000860008d0008d0008d0009e0009e000ba000ba000bd000bd000bd000bd000bd000bd000bd000bd000bd000bd000bd000bd000bd000bd000dd000dd000dd000dd000dd000dd000dd000ed000ed000ee000ee000ee000ee000ee000ee000ee000ee000ee000ee000ee000ee000ee000ee000fa000fb000fb000fc000fc000fc000fc000fc000fc000fc000fc000fc000fc000fc001030011300113001130012c0012c0012c0012c0012d0012d0012d0012d0012d0012d0012d0012d0012d0012e0012e0012e0012e0012e0012e0012e0012e0012e0013e0014e0015e0016e0017e0017e0017e0017e0017e0017e0017e0017e0017e0017e00182001820018200182001820018200182001820018200183001840018400184001850018500185001970019f0019f0019f0019f0019f0019f0019f0019f001a0001a7001a7001a7001a7001a7001ad001ad001ad001ad001ad001ad001ad001ad001ad001d5001f5001f5001fb001fb001fb001fb001fb001fb001fb001fb001fb001fb001fb001fb001fb001fb00262002620026200262002620026200262002620027300273002730027300273002730027300273002730027300273002730028300293002a3002b3002c3002c3002c3002c3002c3002c3002c4002c4002c4002c4002c4002c4002c4002c4002c40038d0038d0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e0038e"),
        elements: PackedNumbers(digits: "0011400115000f5000630006400065000660006700068000690006a0006b0006c0006d0006e0006f000700007100072000730007400075000760007700078000790007a0007b0007c0007d0007e0007f000800008100082000830008400085000860008700088000890008a0008b0008c0008d0008e0008f000900009100092000930009400095000960009700098000e3000e4000e5000e6000e7000e8000e9000ea000eb0009b0009c0009d0009e0009f000a0000a1000a2000a3000a4000a50024b0024c0024d0024e0024f0025000251002520025300254002550034200343000a6000a7000a8000a9000aa000de0001f000200002100022000230002400025000260002700028000290002a0002b0002c000ab000ac000ad000ae000af000b0000b1000b2000b3000b4000b5000b6000b7000b8000b9000ba000bb000bc000bd000be000bf000c0000c1000e20027d0027e0027f00280002810028200283000cc000cd000ce000cf000d0000d1000d2000d3000d4000d5000d6000d7000d8000d9000da000db0010d0047f004800048100482004830048400485004860048700488004890048a0048b0048c0048d0048e0048f004900049100492004930049400495004960049700498004990049a001000010100102000ed000ee000ef000f000128001290012a0012b0012c0012d0012e0012f001300013100132001330013400135001360013700138001390013a0013b0013c0013d0013e0013f00140001410014200143000dd00145001460014700148001490014a0014b0014c0014d0014e0014f00150001510015200153004c3003760037700378003790037a0037b0037c0037d0037e0037f0038000381000fc00019002560025700258002590025a0025b0025c0015400155001560015700158001590015a0015b0015c0015d0015e0015f0016000161001620016300168001690016a0016b0016c0016d0016e0016f001700017100172001730017400175001760017700178001790017a0017b0017c0017d0017e0017f0018000355000fe000dc001ac001ad001ae001af001b0001b1001b2001b3001b4001b5001b6001b7001b8001b9001ba001cb001cc001cd001ce001cf001d0001d1001d2001d3001d4001d5001d6001d7001d8001d9001da001db001dc001dd001de001df001e0001e1001e2001e3001e4001e5001e6001e7001e8001e9001ea001eb001ec001ed001ee001ef001f0001f1001f2001f3001f4001f5001f6001f7001f8001f9001fa001bb001bc001bd001be001bf001c0001c1001c2001c3001c4001c5001c6001c7001c8001c9001ca00015000160001700018000f40011700001002df002e0002e1002e2002e3002e4002e5002e6002e7002e8002e9002ea002eb002ec002ed002ee002ef002f0000f2000f30026a0026b0026c0026d0026e0026f0027100275002760027700278002790027a0027b0029100292002930029400295002960010b0029700298002990029a0029b0029c0029d0029e0029f002a0002a1002a2002a3002a4002a5002a6002a7002a8002a9002aa002ab002ac002ad002ae002af002b0002b1002b2002b3002b4002b5002b6002b7002b8002b9002ba002bb002bc002bd000f1002be002bf002c0002c1002c2002c3002c4002c5002c6002c7002c8002c9002ca002cb002cc002cd002ce002cf002d0002d1002d2002d3002d4002d5002d6002d7002d8002d9002da002db002dc004b1004b2004b3004b4004b5004b600045000460004700048000490004a0004b0004c0004d0004e0004f000500005100052000530005400055000560005700058000df000e0000e10026800269002f3002f4002f5002f6002f7002f8002f9002fa002fb002fc002fd002fe002ff003000030100302003030030400305003060030700308003090030a0030b0030c0030d0030e0030f003100031100312003130031400315003160031700318003190031a0031b0031c0031d0031e0031f003200032100322003230032400325003260032700328003290032a0032b0032c0032d0032e0032f003300033100332003330033400335003360033700338003390033a0033b0033c0033d0033e0033f0034000442004430044400445004460044700448004490044a0044b0044c0044d0044e0044f004500045100452001fb001fc001fd001fe001ff002000020100202002030020400205002060020700208002090020a0021b0021c0021d0021e0021f002200022100222002230022400225002260022700228002290022a0022b0022c0022d0022e0022f002300023100232002330023400235002360023700238002390023a0023b0023c0023d0023e0023f002400024100242002430024400245002460024700248002490024a0020b0020c0020d0020e0020f002100021100212002130021400215002160021700218002190021a000c4003720037300374003750038700388003890038a0038b0038c0038d0038e0038f003900039100392003930039400395003960039700398003990039a0039b0039c0039d0039e0039f003a0003a1003a2003a3003a4003a5003a6003a7003a8003a9003aa003ab003ac003ad003ae003af003b0003b1003b2003b3003b4003b5003b6003b7003b8003b9003ba003bb003bc003bd003be003bf003c0003c1003c2003c3003c4003c5003c6003c7003c8003c9003ca003cb003cc003cd003ce003cf003d0003d1003d2003d3003d4003d5003d6003d7003d8003d9003da003db003dc003dd003de003df003e0003e1003e2003e3003e4003e5003e6003e7003e8003e9003ea003eb003ec003ed003ee003ef003f0003f1003f2003f3003f4003f5003f6003f7003f8003f9003fa003fb003fc003fd003fe003ff004000040100402004030040400405004060040700408004090040a0040b0040c0040d0040e0040f004100041100412004130041400415004160041700418004190041a0041b0041c0041d0041e0041f004200042100422004230042400425004260042700428004290042a0042b0042c0042d0042e0043400435004360043700438004390043a0043b0043c0043d0043e0045f004600046100462004630046400465004660046700468004690046a0046b00479004bf004c0004c8004cd004ce"))
    static let chunkEnds = PackedNumbers(digits: "00028000f7001570019b001d600203003d60040f0043b00849009200099800bb300d2200d5200d7000d900155d01573015b5016490166f01692016ba01748017c2017dd018c801980019f101b7501b9601bb901bd701bf501c2001c4c01c7b01cab01ce501d5801dde01e5301f3001fae0227a022a7022c8022ea0230b0232d0234f0236f0238f023af023d0023f102412024410246102481024a2024c4024f2025210254202563025b7027030272d0275802778027a9027d90280902844028c00291102a2f02a7e02ab902b1202b7f02be502c3b02c8902d0002d6e02df902e530331e03490034b1034e7034fe035c6035f203615036370363e0365f03692036a9036c3036df036fa037160373c0375c03789037d50382b0385703894038cb03913039550398f039b3039ec03a0f03a3303a6a03b3903b7703bda03c0503c2e03c4603c5e03c7303cfb03e3703eab03ee503f5a03f8703fb30406a041290415404199041dc04211042460427a042ad042f10433804384043a5043e6044410445904895048c704943049bc04a3304aa104b1004b4e04bb604c1c04cb304d1304d2904d3004d4704d6704d8404d9904dd404df404e0f04e2a04e4a04e6704e8604ea204ec204edd04efb04f1904f3304f4d04f6c04f8f04faf04fcb04fe7050010505b0507c05212052450526605292052b0052d0052e6052fc0532605382053af053f70544b0548705526055cb056af057c60580305842059170596705a3c05a8a05b2905b6a05b9d05be105c1805c6a05c8805ca705cef05d6205d7805da405dbe05dda05e0405e5705e8e05ec305fb005fed0601a060540608c060cc061060613e0617c0619e061e2061f70620c062280623a0627f062bf063050632006370063ab063ea064290646e064bd0651a06567065e006641066a0067200674506844068af06a1806a7706abc06aef06b3306bd606c1606c5606ce606d2606d4906dd706e2906e7106ea906ed406f1306f4206fa707028070a40712607160071e00725f072e7072fe07319073200733b07400074f80759f075ce075e5075ff07617076330765307680076aa0776e077c60780e078450787b078a6079110796307a2c07aff07bf007cdc07dac083170833b083650837b083a0083a7083c5083e908408084280845b0848c084bc084e0085160855208595085b9085e3085f90861e08625086420866508683086a2086d40870408733087560878a087c4087df087f90886e0889a088ba088d6088ee0890b089260893f0897c0899a089b3089ce089e4089fb08a3308a5e08aae08ac808b0108b3008b6708b9e08bd508c0408c2c08c7008cb408d0408dcb08e2008e3e08e9c08f3608fd909041090a6091170914e0917b091be091eb0922e092560929f092e90933809399094da09545095e009641096a8096f0097240976b097b60980a0982d0989c098cd099100995a099ef09a5509aba09b2609c3f09c6509d3109d6f09d9309dbd09dd309df509e1a09e4f09e7a09e8109e9d09eb909eda09ef709f1309f4309f7909fad09fd109ffb0a0110a0330a0580a08d0a0b80a0bf0a0dc0a0f90a11a0a1380a1550a1870a1bf0a1f40a2180a2420a2580a27a0a29f0a2d40a2ff0a3060a3240a3420a3630a3820a3a00a3d40a40e0a4430a4670a4910a4a70a4c90a4ee0a5230a54e0a5550a5730a5910a5b20a5d10a5ef0a6230a65d0a6920a6b60a6e00a6f60a7180a73d0a7720a79d0a7a40a7c20a7e00a8010a8200a83e0a8720a8ac0a8e20a9060a9300a9460a9680a98d0a9c20a9ed0a9f40aa110aa2e0aa4f0aa6d0aa890aabb0aaf30ab2a0ab4e0ab780ab8e0abb00abd50ac0a0ac350ac3c0ac5a0ac780ac990acb80acd50ad090ad430ad7b0ad9f0adc90addf0ae010ae260ae5b0ae860ae8d0aeac0aecb0aeec0af0c0af2a0af600af9c0afd40aff80b0220b0380b05a0b07f0b0b40b0df0b0e60b1050b1240b1450b1650b1830b1b90b1f50b22d0b2510b27b0b2910b2b30b2d80b30d0b3380b33f0b35e0b37d0b39e0b3be0b3dc0b4120b44e0b46e0b4960b4ef0b5050b52a0b54b0b5710b5930b5ad0b6850b7670b7880b7ad0b7cb0b81d0b8740b8cb0b8f60ba2e0bb580bcb50be3f0bf2a0c0390c0d50c1990c2360c2c20c4300c46b0c4c60c4ec0c56e0c5f50c6430c66c0c6910c6d30c7310c7be0c85b0cc7c0cca70ccd80cd0c0ce0d0ce9b0cf1e0cf660d39c0d3cb0d3ec0d40c0d4e20d55a0d5dd0d63e0d65f0d68c0d7660d97e0da290db6b0dcba0dd070dd5a0ddd30de520decc0e0110e05d0e0a60e1660e2320e2fd0e3d40e4790e53f0e60e0e6d30e7390e8270e9220e9bf0e9e90ea870eb300ebcf0ebe60ebfd0ed220ee470ee620f13a0f1710f18e0f1ab0f1d90f20f0f3160f34a0f37b0f3bb0f5010f5d30f6a30f7a60f7f40f8400f8940faf10fbd50fbed0fc100fc710fc780fc990fcb40fccb0fce50fd010fd210fd4a0fdb80fe050fe4c0fe830feaa0fef10ff1c0ff760ffb710082100b6100f11012b1016d101b61020d1025b102c0102f0103221038c103fa1042e10493104e61050810593105b71060f1065f106b61070d1076b107aa107e610833108f81099f10a0410a4310a9010ad410b2f10b4c10b6c10bf510bfc10c1010c5810c7710c9610cbf10cf410d1d10d3410d4e10d6c10d8910daa10dcf10de910e0510e5f10e8010e9c10eb810ee110f0a10f3110f5b10ffe110241104d11084110a9110dc1112011165111ee1122a11266112a1112db113221136b11396113f2114b1114d911501115281154e11618116da11749117b51199e119d811a1911a3511a6b11a9b11ac811af811b4411b9211c6a11d8311df211e4611eb911ee211f3b1202e120c31214c12215122791232a123c61241c1244412488129d0129f112ab812aed12b1912b5512b8d12bc712c0212c2e12c5512d2a12dfd12eb012f87130161321c136bf138cc138f11391a13acd13b6c13c2a13d1b13dd513e2c13e3f13edf13fa9140751411f1421c145d51476d14a8e14bb514c5615227155b1156d91573f15871158c915a1f15a6615ad915b6115bc215c6915ce115dbe15e2615e9615f1c15f9e1605516106161a616240162a5162d316301163331636e16394163d61640c164431656b165a0165f61662f1669d1677b167aa167e8168261685f1689a168ed1694416983169b0169e616a1e16a5a16a9616ad216b0d16b5a16b9316bc316bfb16c3116c5516ca916d1016d5616d9d16ddb16e2116e6d16eb016ef016f2416f6616f9f16ff617088170dd1713217194171ed1723f1726817292172b9173001733b1736e173a3173ec1741f17459174a7174ee1752e17568175a4175e11761a17672176cc177101776e177aa177e41782317860178d01793e179a3179e217a3217a6f17ab917b0e17b5017b9817bcd17c0217c3a17c6f17ca217cd617d0917d3c17d7317dae17de217e1b17e5117e8917ebd17ef817f3817f9117fcf1802c1806a180a9180f61815118191181cd18214182551829b182db1831418369183af183f21843c18471184b0184da1850b1853318579185b6185e618615186531869e186de18777187c6188091884718875188ad188e61890f189471897d189b5189ec18a2318a6218a9f18ade18b1f18b6318ba918bf218c3518c6c18ca518ce218d2a18d6918db818dff18e4e18e8718ec618efe18f3618f6418fa9190041903a19072190b11910019143191a31925c192ad193111936c193fc19499194dd19544195d1195f91967a1970e1973c1979d197d9197ff1982a19a7819a9519ac219ae119b1019b5e19bb019bda19c1319c4a19c8019cb119ce419d1b19d4319d7d19da519dd51a1c01a2101a24a1a3db1a5291a5841a5e51a66f1a6bc1a72a1a7941a8151a8881a9011a9b81aa851ab4e1aba21ac1b1acae1ad3c1adbb1ae3e1aec01af3c1b3441b3db1bd251bdd11be7c1be931bea81c0511c21b1c35f1c5ee1c73b1c7aa1c81c1ca451ca651ca8e1cab31ce2e1ce551ce821ceaf1ceda1cf031cf2c1cf551cf7e1cfab1cfd81d0011d02c1d0571d0801d0ab1d0d61d1051d1381d1691d19e1d1d51d20a1d2331d2721d2ab1d2ee1d3291d3501d3671d3821d9d31da421da9b1de801e08e1e1851e2a21e4f01e6951e6cb1e6ef1e7231e76e1e7fb1e85d1e9341ea291ead01eae81eb0b1eb401eb8e1ebd41ec281ec6b1eca01ece91ed2c1ed711eddb1eead1ef101ef461efa11efbd1efeb1f0101f0441f05e1f09c1f12d1f1be1f2461f28f1f31d1f3721f44a1f4d61f5491f5c21f6961f7041f7a11f7c41f85e1f8ac208802099020bf320f5820f7620fbe20fee2101d2104521092210f9211312116a211ad211e821208212242124b212712129a212c0212f92134121371213b42142e2149f21512")
    static let chunkFiles = PackedNumbers(digits: "000000000000000000000000000000000000000000000000010000100001000010000100001000010000200002000020000200003000030000300003000030000300004000040000400004000040000400004000040000400004000040000400004000040000400004000040000400004000050000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600007000080000800008000080000800008000080000800008000080000800008000080000800008000080000800008000080000800008000080000900009000090000a0000a0000a0000a0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000c0000c0000c0000c0000c0000c0000c0000c0000c0000c0000c0000c0000d0000d0000d0000d0000d0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000f0000f0000f0000f00010000100001000010000100001000010000100001000010000100001000010000100001000010000110001100011000110001100011000110001100011000110001100011000110001100011000110001100011000110001100011000110001100011000110001100011000120001200012000120001200012000120001200012000120001200012000120001200012000120001200012000120001200012000120001200012000120001200012000120001200012000120001200012000120001200012000120001200012000120001200012000120001200012000120001200012000120001300013000130001300013000130001300013000130001300013000130001300013000130001300013000130001300013000130001300013000130001300013000130001300014000150001500015000150001500015000150001500015000150001500015000150001500015000150001500015000150001500015000150001500015000150001500015000150001500015000150001500015000150001500015000150001500015000150001500015000150001500015000150001500015000150001500015000150001500015000150001500015000150001500015000160001600016000160001600016000160001600016000160001600016000160001600016000160001600016000160001600016000160001600016000160001600016000160001600016000160001600016000160001600016000160001600016000160001600017000170001800018000180001800018000180001800018000180001800018000180001800018000180001800018000180001800018000180001800018000180001800018000180001800018000180001800018000180001800018000180001800018000180001800018000180001800018000180001800018000180001800018000180001800018000180001800018000180001800018000180001800018000180001800018000180001800018000180001800018000180001800018000180001800018000180001800018000180001800018000180001800018000180001800018000180001800018000180001800018000180001800018000180001800018000180001800018000180001800018000180001800018000180001800018000180001800018000180001800018000180001800018000180001800018000180001800018000180001800018000180001800018000180001800018000180001800018000180001800018000180001800018000180001800018000180001800018000180001800018000180001800018000180001800018000180001800018000180001800018000180001800018000180001800018000180001800018000180001900019000190001900019000190001a0001a0001a0001a0001a0001a0001a0001b0001b0001b0001b0001b0001b0001c0001c0001c0001d0001d0001d0001d0001d0001d0001d0001d0001d0001d0001d0001d0001d0001d0001d0001d0001d0001d0001d0001d0001d0001d0001d0001d0001d0001d0001d0001d0001d0001e0001e0001e0001e0001e0001e0001e0001f0001f0001f0001f0001f0001f0001f0001f0001f0001f0001f0001f0001f0001f0001f0001f0001f0001f0001f0001f0001f0001f0001f0001f0001f0001f0001f0001f0001f0001f0001f0001f0001f0001f0001f0001f0001f0001f0001f0002000020000200002000020000200002000020000200002000020000200002000020000200002000020000200002000020000200002000020000200002000020000200002000020000200002000020000200002000020000200002000020000200002000020000200002000020000200002000020000200002000020000200002100021000210002100021000210002100021000210002100021000210002100021000210002100021000210002100021000210002100021000210002100021000210002100021000210002100021000210002100021000210002100021000210002100021000210002100021000210002100021000210002100021000210002100021000210002100021000210002100021000210002100021000210002100021000210002100021000210002100021000210002100021000210002100021000210002100021000220002200022000220002200022000220002200022000220002200023000230002300023000230002300023000230002300023000230002300023000230002300023000230002300023000230002300024000240002400024000240002400024000240002400024000250002500025000250002500025000250002500025000250002500025000250002500025000250002500025000250002500025000250002500025000250002500025000250002600026000260002600026000260002600026000260002600026000260002600026000260002600026000260002600026000260002600026000260002600026000260002600026000260002600026000260002600026000260002600026000260002600026000260002600026000260002600026000260002600026000260002600026000260002600026000260002600026000260002600026000260002600026000260002600026000260002600026000260002600026000260002600026000260002600026000260002600026000260002600026000260002600026000260002600026000260002600026000260002600026000260002600026000260002600026000260002600026000260002600026000260002600026000260002600026000260002600026000260002600026000260002600026000260002600026000260002600026000260002600026000260002600026000260002600026000260002600026000260002600026000260002600026000260002600026000260002600026000260002600026000260002600026000260002600026000260002600026000260002600026000260002600026000260002600026000260002600026000260002600026000260002600027000270002700027000270002700027000270002700027000270002700027000270002700027000270002700027000270002700027000270002700027000280002800028000280002800028000280002800028000280002800028000280002800028000280002800028000280002800028000280002800028000280002800028000290002900029000290002900029000290002a0002a0002a0002a0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c0002d0002d0002d0002d0002d0002e0002e0002e0002e0002e0002e0002e0002e0002e0002e0002e0002e0002e0002e0002e0002e0002e0002e0002e0002e0002e0002e0002e0002e0002e0002e0002e0002e")
    static let chunkHeaders = PackedNumbers(digits: "000000001e000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000001c0001c0001c0001c0001200000000000000000000000000000700007000070000700007000070000700007000070000700007000070000700007000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000280002800028000280002800028000280002800028000280002800028000280002800028000280002800028000280002800000000000000000000000000000000000000000000000000000020000200002000020000200002000020000200002000020000200002000020000200002000020000200002000020000200002000020000200002000020000200002000020000200002000020000200002000020000200002000020000200002000020000200002000020000200002000020000200002000020000200002000020000200002000000000000003000030000300003000030000300003000030000300003000030000600006000060000600006000080000800008000080000800008000080000800008000080000800008000080000800008000080000800008000080000800008000080000800000000000002f000000000000000000000000000000000000000a0000a0000a0000a0000a0000a0000a0000a0000a0000a0000a0000a0000a0000a0000a0000a0000000000000000000000028000280000000000000020000200002000020000200002000000000000000000000000d00000000000000000000000000000000000000000000000000000000000000000000110000000016000000000c0000c0000c000000000000000000000000000000000000000000025000000000a0000000000000000000000000000000000100001000000001d000000000000000000000000000000000000000000000000000000000000000000000000000000000000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d000000000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e00000000140001400014000140001400014000140001400014000140001400014000140001400014000000000000000000000001500015000150001500015000150001500015000150001500015000150001500015000150001500015000150001500015000150001500015000150001500000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000170001700017000170001700017000170001700017000170001700017000170001700017000000001b0001b0001b0001b0001b0001b0001b0001b0001b0001b0001b0001b0001b0001b0001b0000000018000180001800018000180001800018000180001800018000180001800018000180001800000000190001900019000190001900019000190001900019000190001900019000190001900019000000001a0001a0001a0001a0001a0001a0001a0001a0001a0001a0001a0001a0001a0001a0001a000000002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a000000002e0002e0002e0002e0002e0002e0002e0002e0002e0002e0002e0002e0002e0002e0002e000000002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b000000002c0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c000000002d0002d0002d0002d0002d0002d0002d0002d0002d0002d0002d0002d0002d0002d0002d000040000400004000040000400004000040000400004000040000400013000130001300013000130001300013000000000000000000000000000000000000000000000000000000000028000280002000020000200002000020000200000000021000000000000000000220002200022000220002200022000220000000009000090000900009000090000900009000000000000000000000000000000000000000000000000000000000000000000000000000000230002300023000230002400024000240002400024000240002400024000240002400024000240002400024000240002400024000240002400024000240002400024000240002400024000240002400024000240002400024000240002400024000240002400024000240002600026000260002600026000260002600026000260002600026000260002600026000260002600026000260002600026000260002600026000260002600026000260002600026000260002600000000000001f0001f0001f0001f0001f0001f0001f0001f0001f0001f0001f0001f0001f0001f0001f0001f0001f0001f00000000000002800028000280002800028000280002800028000280002800028000280002800028000280002800028000280002800028000280002800028000280002800028000280002800028000280002800028000280002800028000280002800028000280002800028000280002800028000280002800028000280002800028000280002800028000280002800028000280002800028000280002800028000280002800028000280002800028000280002800028000280002800028000280002800028000280000000005000050000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000030000300003000030000100001000010000100001000010000100001000010000100001000010000000000000000000000000000030000300003000030000300003000030000300003000030000300003000030000300003000030000300003000030000300003000030000300003000030000300003000030000300003000030000300003000030000300003000030000300003000030000300003000030000300003000030000300003000030000300003000030000300003000030000300003000030000300003000030000300003000030000300003000030000300003000030000300003000030000300003000030000300003000030000300003000030000300003000030000300003000030000300003000030000300003000030000300003000030000300003000030000300003000030000300003000030000300003000030000300003000030000300003000030000300003000030000300003000030000300003000030000300003000030000300003000030000300003000030000300003000030000300003000030000300003000030000300003000030000300003000030000300003000030000300003000030000300003000030000300003000030000300003000030000300003000030000300003000000000000000000000000000003000030000300003000030000300003000030000300003000030000000000000000000290002900029000290002900029000290002900029000290002900029000290002900029000290002900000000000000000000000000000000000000000000000000000000000000030000300003000030000300003000030000300003000030000300003000030000000000000000000000000000000000000000000000000000000000000000000003000000000000000000000000000000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000002700027000270002700027000270000000000000000000000000000000000000000000300003000000000000000f000000000000000000000003000000000000000000000000300003100000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000")
    static let chunkGates = PackedNumbers(digits: "00000000a400000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000970009700097000970006400000000000000000000000000002c0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000000000000000000000000000000000000000000000000000001d0001d0001d0001d0001d0001d0001d0001d0001d0001d0001d0001d0001d0001d0001d0001d0001d0001d0001d0001d0001d0001d0001d0001d0001d0001d0001d0001d0001d0001d0001d0001d0001d0001d0001d0001d0001d0001d0001d0001d0001d0001d0001d0001d0001d0001d0001d0001d0001d0001d0001d0001d0001d0001d00000000000001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e000270002700027000270002700032000320003200032000320003200032000320003200032000320003200032000320003200032000320003200032000320003200032000320000000000000ee0000000000000000000000000000000000000038000380003800038000380003800038000380003800038000380003800038000380003800038000890005100027000d0000d0000d0000320001d0001d0001d0001d0001d0001d0001d0001d0001d000000004a0004a0004a0004a000c0000a8000a8000a000018000000000000000000000000000000000620000000080000000003c0003c0003c0000000000000000000000000000000000000000000bf0000000038000000000000000000000000000000000100001000000000a1000000000000000000000000000000000000000000000000000000000000000000000000000000000004a0004a0004a0004a0004a0004a0004a0004a0004a0004a0004a0004a0004a0004a0004a0004a0004a0004a0004a0004a0004a0004a0004a0004a0004a0004a0004a0004a00000000510005100051000510005100051000510005100051000510005100051000510005100051000700007000070000700007000070000700007000070000700007000070000700007000070000700000000000000000000000073000730007300073000730007300073000730007300073000730007300073000730007300073000730007300073000730007300073000730007300073000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000008900089000890008900089000890008900089000890008900089000890008900089000890008d0008d0008d0008d0008d0008d0008d0008d0008d0008d0008d0008d0008d0008d0008d0008d0008a0008a0008a0008a0008a0008a0008a0008a0008a0008a0008a0008a0008a0008a0008a0008a0008b0008b0008b0008b0008b0008b0008b0008b0008b0008b0008b0008b0008b0008b0008b0008b0008c0008c0008c0008c0008c0008c0008c0008c0008c0008c0008c0008c0008c0008c0008c0008c000e4000e4000e4000e4000e4000e4000e4000e4000e4000e4000e4000e4000e4000e4000e4000e4000e8000e8000e8000e8000e8000e8000e8000e8000e8000e8000e8000e8000e8000e8000e8000e8000e5000e5000e5000e5000e5000e5000e5000e5000e5000e5000e5000e5000e5000e5000e5000e5000e6000e6000e6000e6000e6000e6000e6000e6000e6000e6000e6000e6000e6000e6000e6000e6000e7000e7000e7000e7000e7000e7000e7000e7000e7000e7000e7000e7000e7000e7000e7000e700022000220002200022000220002200022000220002200022000220006f0006f0006f0006f0006f0006f0006f0000000000000000000000000000000000000000000000000000000000d0000d0000a8000a8000a8000a8000a8000a800000000b0000000000000000000b1000b1000b1000b1000b1000b1000b1000000003500035000350003500035000350003500000000000000000000000000000000000000000000000000000000000000000000b6000b6000b6000b6000b6000b6000bf000bf000bf000bf000bf000bf000bf000bf000bf000bf000bf000bf000bf000bf000bf000bf000bf000bf000bf000bf000bf000bf000bf000bf000bf000bf000bf000bf000bf000bf000bf000bf000bf000bf000bf000bf000bf000bf000bf000c0000c0000c0000c0000c0000c0000c0000c0000c0000c0000c0000c0000c0000c0000c0000c0000c0000c0000c0000c0000c0000c0000c0000c0000c0000c0000c0000c0000c0000c0000c00000000000000a7000a7000a7000a7000a7000a7000a7000a7000a7000a7000a7000a7000a7000a7000a7000a7000a7000a70000000000000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d000000000240002400000000000000000000000000000000000000000000000000000000000000000000000000000000000000007700000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000f7000f7000f7000f70006100061000610006100061000610006100061000610006100061000610000000000000000000000000000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f70000000000000000000000000000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000000000000000000d8000d8000d8000d8000d8000d8000d8000d8000d8000d8000d8000d8000d8000d8000d8000d8000d8000000000000000000000000000000000000000000000000000000000000000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f700000000000000000000000000000000000000000000000000000000000000000000f700000000000000000000000000003a0003a0003a0003a0003a0003a0003a0003a0003a0003a0003a0003a0003a0003a0003a0003a0003a0003a0003a0003a0003a0003a0003a0003a0003a0003a0003a0003a00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000c2000c2000c2000c2000c2000c20000000000000000000000000000000000000000000f7000f700000000000005300000000000000000000000f700000000000000000000000f7000f900000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000")
    static let chunkFollowsGate = PackedNumbers(digits: "0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000100001000010000000000000000000000000000000000000001000010000100000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000001000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000000000000000000000000000000000000001000010000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000001000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000010000000000000000000000000000000000000000000000000000000000000000000000000000000100000000000000000000000000000000000000000000000000000000000000000000000000000001000000000000000000000000000000000000000000000000000000000000000000000000000000010000000000000000000000000000000000000000000000000000000000000000000000000000000100000000000000000000000000000000000000000000000000000000000000000000000000000001000000000000000000000000000000000000000000000000000000000000000000000000000000010000000000000000000000000000000000000000000000000000000000000000000000000000000100000000000000000000000000000000000000000000000000000000000000000000000000000001000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000001000000000100000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000100001000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000100001000000000000000000000000000000000000000000000000000000000000000000000000001000000000000000000000000000000000000000000000000000000000000000000000000000000000000000001000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000")
    static let chunkNames = PackedRows(
        ends: PackedNumbers(digits: "0000100002000030000400005000060000700008000090000a0000b0000c0000d0000e0000f000100001100012000130001400015000160001700018000190001a0001b0001c0001d0001e0001f000200002100022000230002400025000260002700028000290002a0002b0002c0002d0002e0002f000300003100032000330003400035000360003700038000390003a0003b0003c0003d0003e0003f00040000410004200043000440004500047000490004a0004b0004c0004d0004e0004f000500005100052000530005400055000560005700058000590005a0005b0005c0005d0005e0005f00060000610006200063000640006500067000690006b0006c0006d0006e0006f000700007100072000730007400075000760007700078000790007a0007b0007c0007d0007e0007f000800008100082000830008400085000860008700088000890008a0008b0008c0008d0008e0008f000900009100092000930009400095000960009700098000990009a0009b0009c0009d0009e0009f000a0000a1000a2000a3000a4000a5000a6000a7000a8000a9000aa000ab000ad000af000b0000b1000b2000b4000b6000b7000b8000b9000ba000bb000bc000bd000be000bf000c0000c1000c2000c3000c4000c5000c6000c7000c8000c9000ca000cb000cc000cd000ce000cf000d0000d1000d2000d3000d4000d5000d6000d7000d8000d9000da000db000dc000dd000de000df000e0000e1000e2000e3000e4000e5000e5000e5000e5000e5000e6000e7000e7000e7000e8000e9000ea000eb000ec000ed000ed000ed000ee000ee000ef000ef000ef000ef000ef000ef000ef000ef000f0000f1000f2000f3000f4000f5000f6000f7000f8000f9000fa000fb000fc000fd000fe000ff001000010100102001030010400105001060010700108001090010a0010b0010c0010d0010e0010f001100011100112001130011400115001160011700118001190011a0011b0011c0011d0011e0011f001200012100122001230012500127001290012b0012d0012e0012f001300013100132001330013400135001360013700138001390013a0013b0013c0013d0013e0013f001400014100142001430014500147001490014b0014d0014e0014f001500015100152001530015400155001560015700157001590015b0015d0015f0016100162001630016400165001660016700168001690016a0016b0016c0016d0016e0016f001700017100172001730017400175001760017700178001790017a0017b0017c0017d0017e0017f001800018100182001830018400185001860018700188001890018a0018b0018c0018d0018e0018f001900019100192001930019400195001960019700198001990019a0019b0019c0019d0019e0019f001a0001a1001a2001a3001a4001a5001a6001a7001a8001a9001aa001ab001ac001ad001ae001af001b0001b1001b2001b3001b5001b7001b9001bb001bd001bf001c1001c3001c4001c5001c6001c7001c8001c9001ca001ca001cc001ce001d0001d2001d4001d6001d8001da001db001dc001dd001de001df001e0001e1001e1001e3001e5001e7001e9001eb001ed001ef001f1001f2001f3001f4001f5001f6001f7001f8001f8001fa001fc001fe0020000202002040020600208002090020a0020b0020c0020d0020e0020f0020f00211002130021500217002190021b0021d0021f0022000221002220022300224002250022600226002280022a0022c0022e002300023200234002360023700238002390023a0023b0023c0023d0023d0023f00241002430024500247002490024b0024d0024e0024f00250002510025200253002540025400256002580025a0025c0025e00260002620026400265002660026700268002690026a0026b0026b0026d0026f00271002730027500277002790027b0027c0027d0027e0027f002800028100282002820028400286002880028a0028c0028e0029000292002930029400295002960029700298002990029a0029b0029c0029d0029e0029f002a0002a1002a2002a3002a4002a5002a6002a7002a8002a9002aa002ab002ac002ad002ae002af002b0002b1002b2002b3002b4002b5002b6002b7002b9002bb002bc002bd002be002bf002c0002c1002c2002c3002c4002c5002c6002c7002c8002c9002ca002cb002cc002cd002ce002cf002d0002d1002d2002d3002d4002d5002d6002d7002d8002d9002da002db002dc002dd002de002df002e0002e1002e1002e1002e2002e3002e4002e5002e6002e7002e8002e9002ea002eb002ec002ed002ee002ef002f0002f1002f2002f3002f4002f5002f6002f7002f8002f9002fa002fb002fc002fd002fe002ff003000030100302003030030400305003060030700308003090030a0030b0030c0030e0031000312003130031400315003160031700318003190031a0031b0031c0031d0031e0031f003200032100322003230032400325003260032700328003290032a0032b0032c0032d0032e0032f00330003320033400335003360033700338003390033a0033b0033c0033d0033e0033f0034000341003420034300344003450034600347003490034b0034d0034f0035100353003550035700358003590035a0035b0035c0035d0035e0035f003600036100362003630036400365003660036700368003690036a0036b0036c0036d0036e0036f003700037100372003730037400375003760037700378003790037a0037b0037c0037d0037e0037f003800038100382003830038400385003860038700388003890038a0038b0038c0038d0038e0038f003900039100392003930039400395003960039700398003990039a0039b0039c0039d0039e0039f003a0003a1003a2003a3003a4003a5003a6003a7003a8003a9003aa003ab003ac003ad003ae003af003b0003b0003b1003b2003b3003b4003b5003b6003b7003b8003b9003ba003bb003bc003bd003be003bf003c0003c1003c2003c3003c4003c5003c6003c7003c8003c9003ca003cb003cc003cd003ce003cf003d0003d1003d2003d3003d4003d5003d6003d7003d8003d9003da003db003dc003dd003de003df003e0003e1003e2003e3003e4003e5003e6003e7003e8003e9003ea003eb003ec003ed003ee003ef003f0003f1003f2003f3003f4003f5003f6003f7003f8003f9003fa003fb003fc003fd003fe003ff004000040100402004030040400405004060040700408004090040a0040b0040c0040d0040e0040f004100041100412004130041400415004160041700418004190041a0041b0041c0041d0041e0041f004200042100422004230042400425004260042700428004290042a0042b0042c0042d0042e0042f004300043100432004330043400435004360043700438004390043a0043b0043c0043d0043e0043f004400044100442004430044400445004460044700448004490044a0044b0044c0044d0044e0044f004500045100452004530045400455004560045700458004590045a0045b0045c0045d0045e0045f004600046100462004630046400465004660046700468004690046a0046b0046c0046d0046e0046f004700047100472004730047400475004760047700478004790047a0047b0047c0047d0047e0047f004800048100482004830048400485004860048700488004890048a0048b0048c0048d0048e0048f004900049100492004930049400495004960049700498004990049a0049b0049c0049d0049e0049f004a0004a1004a2004a3004a4004a5004a6004a7004a8004a9004aa004ab004ac004ad004ae004af004b0004b1004b2004b3004b4004b5004b6004b7004b8004b9004ba004bb004bc004bd004be004bf004c0004c1004c2004c3004c4004c5004c6004c7004c8004c9004ca004cb004cc004cd004ce004cf004d0004d1004d2004d3004d4004d5004d6004d7004d8004d9004da004db004dc004dd004de004df004e0004e1004e2004e3004e4004e5004e6004e7004e8004e9004ea004eb004ec004ed004ee004ef004f0004f1004f2004f3004f4004f5004f6004f7004f8004f9004fa004fb004fc004fd004fe004ff005000050100502005030050400505005060050700508005090050a0050b0050c0050d0050e0050f005100051100512005130051400515005160051700518005190051a0051b0051c0051d0051e0051f005200052100522005230052400525005260052700528005290052a0052b0052c0052d0052e0052f005300053100532005330053400535005360053700538005390053a0053b0053c0053d0053e0053f005400054100542005430054400545005460054700548005490054a0054b"),
        elements: PackedNumbers(digits: "000a30026c000a40013d0014b0014a000ac0010d001440004b0004e0004a0004c0004d001490013b000dc000460013a0012000096001c0001c3002960023700237000290002c0002a0002d0002b00308001e700254002550024a0024b002510025200200001a0001f90026e002fb001fc000850027f002c6001ce00192002ac002f2002c2001a7002dd001760016a0017a0017b001c10023c0023e0023d001cf001ed00191001c2001740009d000cf001f6000cf001f60018f002330023b002380019d0019d002a6002f1002930017300277002350023a002390023600234001900019c0003c00032000ea0013300139000a20030d00117001270003f0001c001f60001c001f60001c001f6001a800200001c7002210018e001f3001ae002d0002d0002d00017200172001f7001f70029d0029f0029f002a0002a00027d0029e0029e002a1002a4002a7002d6002a8002be002c3002c3002780025c001360029d001c800222001c800222001f1001f1001b200283002d4001b5001b60028300283002d4002920000400005000eb0001d001f30014d00283002d4001b5001b60027c0029f002a0001720000400026001f600026001f6002e8001ae0029100031001f600031001f6001ae002080020d0021700204002160020c0020e002140021500209001fe001fd0017500307001e9003010023f00303002fa00148000ee00132000b8000ed000e9000e80005c00047000350003600200001c700221001a8001f3001b2001f1001f1001d7001d7001c8001c80022200222002210029200057000d400084000d4002c8001bb001f100242000ff00057000db000bd00041000240006300061000000007f001e50003b0000c000090000d00045000440009900082000b3000300008e000be002420003700242000860001f000ae0009c000b20000f0000500006000a000003000c4000ce000210006e000c3000f00007200020000d20006900068000650006a0006c00064000660008f000f400049001f600049001f600049001f600049001f600049001f60012b001a8002000021e00304001ae001c7002d0002d000300002a20029e0027c002a70024200292002450019b001c60024f002500005100050001f600050001f600050001f600050001f600050001f600279001f50025f00313001e00022700228002f600291002910006f001f60006f001f60006f001f60006f001f60006f001f600279001f50025f00313001e00022700228002f6002910029100071000700007300074001ae002410020b002050020300218002c00012d0026900268002f5002ad002ad002ac002ac002c7002f30029c0020700202001b20016c002670024c002560028b0028b001ac001b70012f0017800280001c4001790028100154002530025300249002490015a002d5002cb002cb002a300314002bc002bc0030b0030b002060000b000010026b002fd002950030f0000a00000003160000e00002003150000a000a10012c000800001500088001f600088001f600088001f600088001f600088001f600088001f600088001f600088001f6002490025300182003130024100291002910008c001f60008c001f60008c001f60008c001f60008c001f60008c001f60008c001f60008c001f60024900253001820031300241002910029100089001f600089001f600089001f600089001f600089001f600089001f600089001f600089001f6002490025300182003130024100291002910008a001f60008a001f60008a001f60008a001f60008a001f60008a001f60008a001f60008a001f6002490025300182003130024100291002910008b001f60008b001f60008b001f60008b001f60008b001f60008b001f60008b001f60008b001f600249002530018200313002410029100291000e3001f6000e3001f6000e3001f6000e3001f6000e3001f6000e3001f6000e3001f6000e3001f600249002530018200313002410029100291000e7001f6000e7001f6000e7001f6000e7001f6000e7001f6000e7001f6000e7001f6000e7001f600249002530018200313002410029100291000e4001f6000e4001f6000e4001f6000e4001f6000e4001f6000e4001f6000e4001f6000e4001f600249002530018200313002410029100291000e5001f6000e5001f6000e5001f6000e5001f6000e5001f6000e5001f6000e5001f6000e5001f600249002530018200313002410029100291000e6001f6000e6001f6000e6001f6000e6001f6000e6001f6000e6001f6000e6001f6000e6001f600249002530018200313002410029100291001ae0020a00290002c1001b20016c002ed0020f0018200291002910026a002260018d0016b002d30025e00267000160001900014000ec00059000380006d000670006b000d100048000d0000cf001f6000a7001f600243001cb002dc002fe001ab000af00137000d6000b1000b0001a8001c7002210019300275002750029b00034001a8001c7002210019300275002750029b00043000420010e000a800103000aa000a90000800007000080000700007000b50024300244001cb001cc002430019a001cb001c6001d40029900299001a0001a00016e001a8001c700253002490025300249002c4002c4001bc002a9002bf0021a0021a0021a001ba002c900229001ba0028300283001b4001b5001b6002d4002c5002c500225002f80030a000bf001f6000bf001f6000bf001f6001a800200001c7001ae001a0001f7002ff0029d0029e0029f0027c002a70024200292001c6002fb001fb002d2002da001db001d8002d1001da00212002130021000211001ff000c0000a6000a6001f6000a6001f600200001a0002fb001fb002d2002da0021200213001ff001f70029d002ff001db001d8002d1001da000d5000cc00084000cf001f6000cf001f6000cf001f6000cf001f6000cf001f6000cf001f6000cf001f6000cf001f6001a800200001c700221001ae001ab0030300302002fa00148003010023f001e3001e4001a0001a0001a00017200172001720031000004000050029e0029e0029f0029f002a0002a00027d0027c002a700242001c600283002d4001b5001b600283001b4002c5002c5002c5002c8001bb0011a0013e001210011c0014d001f1001f1001f1001f1001b2002d0002d000119001c8001c8001f7001f70029d002a1002a400294001c900134002a500023001ee002d00011d0011e0014300124001560013c0014100118000f20007d000fb000ba000770007c000bb00076000540009100040000f9000790007a0010a00092000180007e000f3000fc0002800027000dd000da000bc000d9000cd000c800095001510005d0005e0006000128001060010800104001bd001bd002ee001b00020100199002b3001eb0030500223001b80022a001b100165001690015e0003a000b9000f10009300053002770027700277001dc001dc001d1001d3001d20018700219002f9002cc0025a0025b0021b002ec00181002e0001d5001d6001d6001d6002e70015b00273001ea001a6002bd00186001880019600195001a1001a10026d0026d0027e0027e002ab002aa002b0002b0002b00017700177002b2002b1001ca001ca00224003120022a0022a0022a0022b0025d002f40025700170001f0002d8002d9002d7001ef001b9002ae00264002640026200262002620026200263002610026000266002ea002eb002ca002820018c002e9002e20027a002320021f0024e001d9001e20028d001dd001aa002db001f2001a40018b0022d0022e0022f0023000231001e6002b5002b8002b7002b6002b4002b9002ba0021d002e10017c002e3001af0017d002cf002e40022000298002fc0028c0016f001e80017f0017100171001a2002470024800265001b30019e00184001980019700189001a3002af001df001ec0016000161001680015d001660015f00167001630015c0015c0021c0021c002850028600284001fa002870028800289001b800240001ad0016d001a5001a5001d0001cd0024d0009e000e1000e2001000010c0017e0017e0017e0017e0017e0017e002760027600246002460022c0009700098000d700187001870021900219002f9002cc001d1001d3001d5001d60021b002ec001810025b0025a0002f000e000083000c90004f00090000ab000fe001050010100109001100010f000fd0026f00271002700027000270001ee002ef002720016200164001640015c0015c0001a000df00013003090030e0011600126000cb000a50005f000220010b00107001be000ca0012e0014e0014f00039002970027400311001e100258002de001a900185001f40028e0027b0018a00306001de00183001940028a002bb002df0028f0015b0017e002e70029a002e6002f7002e500180000c20009a0007500081000f500010000550001e00056000ef00011000d80003e000fa00025000d30007800094000ad00012000c100087001c5002cd002cd002ce002f0001f8000b400033000580002e000b70003d000b6000f60014200131000f700052002ff0005b0001b0007b00062001bf000f8001110009b0005a002590019f00102001290008d001450030c00159000c5000de000c7000c600138001350011300146001570014c001500012a001140011f0011500147001550013f001520015800130001400011b0015300123001120012200125"))
    static let mentions = PackedRows(
        ends: PackedNumbers(digits: "0000000003000040000500005000050000700007000070000c0000c0000c000140001700018000190001a00023000240002600028000290002a0002b0002e0002f000300003200034000360003b0003c0003d0003e0003f0004200045000480004b00050000580005f000660006d000740008400085000860008700088000890008a0008b0008c0008d0008e0008f000900009100092000930009400095000960009700098000990009c000a4000a5000a6000a7000a9000ab000ad000ae000b2000b3000be000c2000c4000c6000ca000ce000d1000d4000d8000dc000df000e0000ef000f6000f7000f8000f8000fa000fa000fa000fb000fb000fc000fe000ff0010000101001020010400108001090010b0010e00113001140011500117001190011b0011c0011d0011e0011f001200012100124001250012700128001290012900129001290012c001320013500136001380013a0013c001400014600147001490014a0014d0015000153001560015a0015e0016300164001660016900169001760017b0017e001860018d001950019c0019f001a2001a5001ac001b0001b1001b1001b1001b2001b3001b4001b6001b7001b8001b9001ba001bb001bc001bd001be001bf001c0001c1001c2001c3001c4001c5001c6001c7001c8001c9001cc001cd001d6001d8001d9001d9001da001db001db001db001dd001df001e3001e7001ec001f0001f6001fb0020000206002080020a00211002140021b0021e00221002230022500227002290022c0022d0022e00231002350023600238002390023b0023d0023f0024100243002480024a0024a0024b0024c0024f002500025100255002560025700257002570025700257002580025a0025c0025d0025f0026000261002620026300264002660026700267002670026700268002680026b0026d002750027700278002790027a0027b0027c0027c0027d0027d0027e0027f002830028500287002880028b0028c00290002910029200293002930029400294002940029400294002940029500298002990029c0029c0029d0029e0029e0029e0029f0029f0029f002a0002a0002a0002a1002a1002a2002a4002a5002a6002a6002a8002a9002ab002b5002b6002b7002b8002b9002b9002ba002bb002bc002bd002be002bf002c0002c1002c3002c5002c7002c8002c9002ca002cb002cb002cc002cd002ce002cf002d0002d1002d2002d3002d5002d7002d8002d9002d9002d9002da002da002db002dc002dd002de002e0002e1002e1002e1002e1002e1002e2002e3002e5002e5002e5002e5002e6002e8002e8002e9002e9002ea002ea002eb002ef002f0002f0002f1002f4002f7002fa002fc002ff0030100302003030030400305003060030600307003080030a0030e0030f0031000310003100031100312003140031500315003160031600317003190031c0031c0031d0031e0032100326003270032a0032b0032c0032d0032e003300033100332003330033300334003350033600337003380033a0033c0033e0033f003400034100343003440034500346003460034700348003490034a0034b0034d0034f0035100352003530035400356003570035800359003590035a0035b0035c0035d0035e003600036200364003650036600367003690036a0036b0036c0036c0036d0036e0036f003700037100373003750037700378003790037a0037c0037d0037e0037f0037f003800038100382003830038400386003880038a0038b0038c0038d0038f003900039100392003920039300394003950039600397003990039b0039d0039e0039f003a0003a2003a3003a4003a5003a5003a6003a7003a8003a9003aa003ac003ae003b0003b1003b2003b3003b5003b6003b7003b8003b8003b9003ba003bb003bc003bd003bf003c1003c3003c4003c5003c6003c8003c9003ca003cb003cb003cc003cd003ce003cf003d0003d2003d4003d6003d7003d8003d9003db003dc003dd003de003de003df003e0003e1003e2003e3003e5003e7003e8003e9003e9003e9003ea003eb003ec003ed003ee003f3003f8003f9003fa003fa003fb003fc003fd003fd003ff00402004080040a0040e00411004120041300414004160041a0041b0041c0041c0041c0041c0041c0041c0041d0041e0041f0042400426004330043400435004360043a0043e004430044500452004540045400454004580045c004610046500466004670046b00475004780047d0048400486004880048a0048c0048e0048f004900049100492004940049500497004990049b0049e004a1004a2004a3004a4004a6004a8004aa004ae004b0004b1004b2004b4004b6004b7004c0004c2004c3004c4004c5004c7004c9004cb004cd004cf004d6004db004de004e1004e4004e7004ea004f7004fd004fd004fe004ff004ff00500005010050200503005040050500507005090050a0050b0050c0050d005100051100514005160051a0051d005200052300526005280052a0052c0052e0053000532005380053f0054100543005450054600547005490054b0054b0054b0054b0054b0054d0054f00551005540055700558005590055a0055b0055c0055d0055e00563005630056300566005660056600568005690056a0056b0056c0056d0056e0056f005700057100572005750057600577005780057a0057c0057e00580005820058300584005850058600587005890058a0058d0058e00590005910059300596005990059a0059d005a1005a3005a5005a7005a9005ad005b2005b7005bb005c4005c6005c9005ca005cb005cc005ce005d0005d2005d4005d9005df005e4005e9005ed005ee005f2005f900600006060060f00611006170061f0062400626006270062f006300063500635006350063500636006360063600636006360063a0063e0064100646006480064c006500065500656006570065b0065d00661006650066800669006690066d00673006790067e00680006860068d00694006980069b006a1006a6006aa006ad006af006af006b1006b2006b3006b4006b6006b9006bb006be006c1006c3006c5006c7006c9006cb006cd006cf006d0006d1006d2006d3006d4006d4006d5006d5006d5006d9006db006df006e1006e4006e7006e9006eb006ed006ef006f1006f4006f7006f9006fa006fc006fe0070000703007050070700708007090070b0070d0070f0071000713007170071a0071d0071f0072000722007230072500727007290072b0072e0073200735007380073b0073e0074100742007430074400746007480074a0074c0074f00750007520075400757007590075b0075d0075e0075f0076000763007660076a0076c0076e007700077200775007780077a0077c0077e0077f007800078200784007860078700788007890078a0078b0078c0078d0078e0078f00790007910079200793007940079500796007980079a0079c0079e0079f007a0007a2007a5007a6007a8007aa007ab007ad007af007b0007b2007b3007b5007b7007b8007b9007ba007bb007bc007be007c0007c2007c4007c6007c8007c9007cc007cd007ce007d0007d1007d3007d5007d6007d8007da007dc007de007e0007e2007e4007e6007e7007e8007e9007eb007ec007ee007ef007f0007f1007f2007f4007f6007f8007f9007fb007fc007fd007fe0080000802008030080400806008080080a0080a0080a0080a0080b0080c0080f0081300814008170081c0081d00820008240082500828008290082a0082b00832008330083500836008380083b0083e00840008420084400846008480084a0084c0084d0084f0084f0084f0085500857008580085d0086100862008630086600867008690086b0086d0086f0087100874008780087c0087f0088200885008880088b0088e0089100894008990089a0089f008a2008a5008a5008a5008a7008a9008ab008af008b2008b3008b5008ba008bb008bb008bb008c0008c1008c2008c3008c4008c5008c6008c7008c8008c9008ca008cb008cc008cd008ce008cf008d0008d1008d2008d3008d4008d5008d6008d7008d8008d9008da008db008dc008dc008dd008e0008e0008e0008e3008e6008e9008eb008ed008ef008ef008ef008ef008ef008f0008f2008f7008fd0090200903009040090500907009090090b0090d0090f0091000911009120091400917009180091800919009190091a0091a0091a0091a0091b0091c0091e0091f009200092300924009250092700928009290092c0092e0092f0092f00932009340094f00953009580095f0096000961009620096300964009650096600967009680096a0096b0096c0096d0096f00971009730097500977009790097b0097d0097f0098200984"),
        elements: PackedNumbers(digits: "000a40013d0014b0014a000a40010d001440004a0004c0004e000cf0014900004000260003b0004d00050000880013b002ad00061000880024900088000880005000004000260003b00045000500007f000cf001200013a0005000050000cf00063000cf000cf000cf000cf0000e000cf001c0000cf00050000500007f000500007f000500007f0002a0002c000500007f00313000500005000050000500000400050003080000400050001e70000400050003080000400050001e70000900026001e70030800315000020000d000260002a0024a0024b0025400255000040002b00050001e7002540025500308000040002b00050001e70025400255003080002b002490024a0024b00253002540025500002000260002b0024a0024b0025400255000040001c00026000370007f00088000b0000be000bf000ff001a0001a8001c70020000221002c400050000500005000050000500005000050000500005000050000500005000050000500005000050000500005000050000500005000008000e5002910000b000260007f0008000088000a1001e500202000cf000cf000cf000cf0018f000cf00301000cf0023f000cf00032000cf001a0002c5000cf0000200005000060000c0001c00032000cf001a0001a8001b50028300084000b0000cf001c900004000cf00088000cf00026000cf001a00023f00026000cf001a00023f0003c000cf0019c0003c000cf0019c0003c000cf0019c0023f0003c000cf0019c0023f0000a0003c000cf00088000020002600031000cf001a000208002090020c0020d0020e0021400215002160021700315000260003b000450007f000cf0013300139000cf000cf00117001270001c000be00057000880008800026000570005700088001a80000800088000b0001a8000cf00057000880001d00057000b1000080001d00057000eb001a800057000be000570008800088000be0005700088000570008800057000880005700026000260005700172000b1000b1000be00088000880002600057002c40000400026000570008800172001a80008500088001360008800085002a90005700088000570008800005000260005700088000060000d000260005700088001a8000880000400088000880001d00057000880001d00057000880001d00057000880001d0005700088000080001d0005700088000070001d0005700088000080001d0005700088001a80005700057000be00057000be0017200002000040000d0001c000880009c000ae000b1000b2000be000ff001a8002800000800088000b0001bb002c80001d0005700088000040001d00057000880014d001bb00253002c80001d00057000880014d001bb00249002c8000040001d00057000880014d001bb00253002c80001d00057000880014d001bb00249002c800057002000029f00057001b5002c800057001b6001bb0000400005000080001c00057001a8001bb0001c0001d00057000be000cf000cf00026000cf000ee0011c000cf000260002600026000260002600026000260002600026000260002600026000e70008800088000cf000cf000e7000ee0014800243000e500026000310003b000450007f000cf000e5000e70013200031000e5000ee000ed000ed000470005c0007f000cf0000a00026001bb002c80000a00057001bb002c80000a00057001bb001f1002c800088001b2001bb002c8000000008400172001bb001f1002c800000000050008400088001f100005000060000c000840008800000000050000a0000c000840008800084001f100084001f100000000260005700084001bb001f1002c80000a000570008400000000260005700084001bb001f1002c80000a00057000840002600057002220001c000570006e000c300020000990007f00099000b2000d2000db00031000cf0003b0007f00099000450009c000ae000b2000880001d000570008800088001a8000040008800057000ff0005700061000570007f000050000a0008e000be001a80003700045000610007f00037000450007f000610007f0003b000630007f000820007f000cf000260000a000260006100080000880002600061000260002600026000cf000cf00045000cf0007f0008e0003b00057000be00086002c80000a0003700057000840008e000be001bb001f100037000840001f000370003700061000040000f000a00003b000450007f000a0000ce000210009900021000c4000210007f000c4000ce000720001f0003b0007f00099000880005000026000cf000880000a000be00280000be00057000be0012b0008800026000cf0030000026000880001c000ff0001c003000002600300000be000be0024f000040000f000260003b00045000500007f00088000cf002ad0002100020000cf000a0000500005000050000500005000050000500005000050000b0000340005000020000990002100020000cf000a00006f0006f0006f0006f0006f0006f0006f0006f0006f000b0000340006f000500006f000cf00026000260002600026000740012d0002600073002ad00073002ad000260000a00026000040000c000cf000cf000db0012f00310000cf000cf00026000cf0015400026000cf001540009f000cf00154000cf001540009f000cf001540009f000cf0003b0003b0003b0003b000c4000ce000ce0001c0008800057000be0017200242000ec0001600026000260000b0002600021000cf000260000a000260000a00026000610002600026000020002600061000260003b0007f000880012c000880007f00088000cf0007f0002100020000cf00088000cf000a0000210002100088000880008800088000e300088000b000034000880006e000c30002100020000cf00088000cf000a000021000210008c0008c000880008c000e70008c000b0000340008c0006e000c30002100020000cf00088000cf000a0000210002100089000890008800089000e400089000b000034000890006e000c30002100020000cf00088000cf000a000021000210008a0008a000880008a000e50008a000b0000340008a0006e000c30002100020000cf00088000cf000a000021000210008b0008b000880008b000e60008b000b0000340008b0006e000f00002100020000cf00088000cf000a00002100021000e3000e300088000e3000e3000b0000e300034000e30006e000f00002100020000cf00088000cf000a00002100021000e7000e700088000e7000e7000b0000e700034000e70006e000f00002100020000cf00088000cf000a00002100021000e4000e400088000e4000e4000b0000e400034000e40006e000f00002100020000cf00088000cf000a00002100021000e5000e500088000e5000e5000b0000e500034000e50006e000f00002100020000cf00088000cf000a00002100021000e6000e600088000e6000e6000b0000e600034000e6000cf0002600088000880008800026000880000400088000af000b000137000040003400088000af0013700088000880002600026000260008e000be00016000be00242000040001c00088000ae000be001a80008e000be0000400088000ae001c40000400088000ae000cf000cf0006c00088000cf00088000cf000d1001720004800048000cf000e60008800007000af000e6002490029100026000b00000200004000090000a0002600034000450007f000ae000b1000cf0010e001a000088002000020000008000b000249002530000200026000b000200000020000900026000340020000037000b00000200004000080000900026000450007f000ae000b0000b1000cf0010e001a000004000880000700034002490025300002000090002600034000020000900026000b000200000040000800037000b0000b000034000040000d0008e000be00008000090002600045000b0000b1000be000cf00103001a0000040008e000be0000800026000b0000b1001a000004000080000900026000b0000b1001a00003b000b0000340003b0003b000aa0003b000a90003b000a800063000610007f000b500063000b5000b500063000b50005700172000570017200057000be0017200026000570017200057000570005700026000570002600057000260005700005000260005700088000260005700057000570002600057000260005700057000020000300004000050001c000260005700172001a800057000880005700057000cf00057001cb000570017200026000be00026000be00026000be00000000080001c0002600057000be001a80000a000570008800172001a80002600057001720002600057001720001c00057000880001c00057000880001c0005700088000020000400005000080001c0001d00026000570008800172001a800249003150000a0001d000260005700088002490008800057000be00088000880002600057000cf000260005700026000570005700057000260005700057002000029f000880001c00057000ff0001c000570002600057000bf001f700057000be000bf00057000be000bf00057000be000bf00057000be000bf000be002fb000be001fb000be002d2000be002da00026000be00026000be0000200026000be000bf001a800212000020000c00026000be000bf001a80021300026000be0006100064000b3000c0001f6001f60000a000260000a0002600026001a000026001a00000a0002600026001a0002fb001fb00200002d2001f7002fb001fb002d2002da000cf000cf000260003b00088000cf0013e00021000260008800088000cf000e7000cf00088000260003100031000cf000cf000e7000e4000ee0014800243000e5000cf000cf00026000cf00026000cf00026000cf00026000310002600031000cf00031000be000cf000cf000cf00172000260002600031001c60003100088001b50003100088001b60003100200002a000031002000029f000880001c00031000ff0002600031000cf0017200088000cf00088000cf00088000cf00088000cf0002600031000cf00172000050002600031000cf001b5000260003100088000cf002490002600088000cf00249000260003100088000cf00172001a800200002490031500084000cf00084000cf0011a000880008800088000310008800088000cf00084000cf00084000cf0008400088000cf0013e001c4000090000d0008400088000cf0013e0008400088000cf001210013e0003100084000cf0011c0013e000b1000cf001190014d000880000a0003100084000cf00005000260003100084000cf001a800303000040003100084000cf0011a0013e0014d0000400084000cf0011a0013e0014d000040003100084000cf0011a0013e0014d001a800303000b1002a400004000b1000cf001190011a0014d000040000800084000b0000cf0011a001340024300084000b0000cf001c70029400088000cf000cf0001300052000df0011d0011e001410014300156001180002300057000880012400141000880005000081000f6000f700050000f5000f6000f700010000f6000f70001e00026000bf000f6000f7000f6000f7000cf000d7000f6000f7000cf000d7000f6000f70005700088000b0000f6000f7000f600054000cf000d7000f6000f7000f6000f70001e000bf000f6000f70001000050000f6000f7000f5000f6000f7000f600092000f6000f70010a000500007d00092000f5000f6000f7000500008100092000f2000f6000f70001000092000f6000f7000fb00061000cf00028000cf000d7000f6000f7001510002300026000cf000d7000f6000f7001510001e0002300026000cf000d7000f6000f700023000cf000d7000f600023000cf000f60002300034000cf000d7000f6000f700023000340005b000f6000f7000cf000d7000f6000f700090000cf000f600052000600005e000cf00060000f6000f600026000f600060000f600106000f60010700060000f60010800026000f6001040000e000260000e0003a0000e000b90000e000f10000e000f10000e000930000e0005300088000500002600026000260003b00026000300003b0008800050000f60005000055000bf000f600056000f60001000050000f60001000050000f600075000f600075000f600075000f600026000f600026000f60002600039000f60002600039000f600026000f6000f600050000f600050000f600050000f60002f000d7000f600039000f600039000f6000f6000f600039000f600039000f600050000f6000f60002600050000f60003900050000f6001830002600050000f60003900050000f600026000f6000f600026000f6000f600050000f60002c000f600050000f60002a000f600011000ef000f60001100050000ef000f600050000ef000f60002c000ef000f600050000ef000f60003e00050000f60002c0003e000f6000f6000f6000f600026000f600050000f600050000f600088000f60002600088000f6000f600050000f6000d8000f6000d7000e0000f600050000f600026000f600083000f6000f6000f6000f600055000bf000f600055000bf000f60005000055000bf000f6000cf000f6000d7000f6000cf000f6000d7000f60009e000cf000f60009e000d7000f60009e000f600026000f600026000f6000f6000f60003a000f600026000f60003a000f6000f6000f6000f6000f6000f6000f6000f6000f6000f6000f6000f6000f6000f6000f6000f6000f600056000f6000f6000fa00050000f6000f6000fa000f6000f6000f6000fa0001e000bf000f6000f600026000f600026000f6000f600026000f6000e1000f6000f6000e2000f6000f600026000f600026000f6000f6000f6000f6000f6000f600026000f600026000f6000cf000f600088000f600013000f600013000f6000f600026000ef000f6000f6000f600026000f6000f600025000f600039000f6000f600050000f600050000f600050000f600050000f600011000f600026000f6000cf000f6000cf000f6000f6000f6000f600050000f6000f600026000f6000f6000f6000f6000f6000f6000fa00050000f600026000f6000f6000cf000f6000f6000f6000f6000ef000f600081000f6000f6000f600026000f600026000f6000f6000fa000f6000f600010000f60010000010000f6000f700100000f600039000f6001000003900055000bf000f600100000f600010000f60010c00010000f6000f70010c000f600010000f6000f7000f6000cf000cf000040000a0002600061000cf000d5000f6000d700026000d7000d700026000d70002600039000d70002600039000d700075000d700075000d700039000d700039000d700050000d700050000d700050000d7000d700026000d700026000500005600061000cf000f600050000f6000f600083000cf000d7000f6000f7000cf000d7000f6000f7000f6000f60002600088000f6000f60001a000f600088000f6000cf000f6000f6000fe000f60010500061000f6001010002600061000f6001010002600061000f6001010007f000f6001090001a000f60011000088000f60010f000cf000f6000fd000cf000f6000fd000d7000f6000fd000cf000f6000fd000d7000f6000fd000130005000055000cf000ef0001300026000500007f00088000cf000130011600126000df0011600126000520010b000520010b000520010b00023000520013c00141000230013c00141000f6000f60010700023000520012e0014e0014f00026000500007f000c2000cf000f60003900039000390003900039000390003900039000390003900039000390003900039000390003900039000390003900039000390003900039000390003900039000390003900039000500007f000cf0006100081000f500088000a6000bf00088000a6000bf0005000061000500007f000500007f0005000039000f60003900078000c2000ef000f6000390005000078000c2000ef000f60003900078000c2000ef000f6000f6000c1000f600050000f6000d3000f600050000f600050000c100050000c100087000870008700087000b60005000087000b600087000f700142000f6000f6000f6000f7000f600062000f6000f700111000f6000f6000f6000f80009b00102000f6000f80025900026000cf0014500026000cf0015900026000cf0005100088000c7000cf000de000f70011300114001150011b0011f0012a0013000135001380013b0013f0014000146001470014c001500015200153001550015700158000260005000088000cf00088000c6000cf00123001a8000260005000088000cf00112001220012500088000880008800088000880008800088000880008800088000cf00088000880008800088000cf00088000cf00088000cf00088000cf00088000cf00088000cf00088000de00088000cf00088000cf0002600088000cf00088000cf"))
    static let core = PackedNumbers(digits: "000ec000f6000f7000f8000f9000fa000fb000fd000ff001030010400105001060010700108001090010a0010c0010e0010f001100011100112001130011600118001190011a0011b0011c0011d0011e0011f0012000121001220012300124001250012600127")
    static let alwaysReached = PackedNumbers(digits: "000170001c00026000310004900050000880009f000a7000bf000cf")
}
