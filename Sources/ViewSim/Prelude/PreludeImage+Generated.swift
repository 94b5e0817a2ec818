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
        "Swift/Builtins.swift",
        "Swift/Character.swift",
        "Swift/Coding.swift",
        "Swift/Collection.swift",
        "Swift/CoreProtocols.swift",
        "Swift/Dictionary.swift",
        "Swift/Duration.swift",
        "Swift/FloatingPoint.swift",
        "Swift/Functions.swift",
        "Swift/Hasher.swift",
        "Swift/Identifiable.swift",
        "Swift/Integers.swift",
        "Swift/Iterators.swift",
        "Swift/Literals.swift",
        "Swift/Optional.swift",
        "Swift/Protocols.swift",
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
        "SwiftUI/Later.swift",
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
        "extension Duration",
        "extension DynamicProperty",
        "extension EnvironmentValues",
        "extension Equatable",
        "extension Error",
        "extension FixedWidthInteger",
        "extension Float",
        "extension FloatingPoint",
        "extension Hashable",
        "extension Identifiable where Self: AnyObject",
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
        "extension Sequence where Element == String",
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
static func < (_ lhs: Date, _ rhs: Date) -> Bool { lhs.timeIntervalSinceReferenceDate < rhs.timeIntervalSinceReferenceDate }
static func + (_ lhs: Date, _ rhs: Double) -> Date { lhs.addingTimeInterval(rhs) }
static func - (_ lhs: Date, _ rhs: Double) -> Date { lhs.addingTimeInterval(-rhs) }
static func += (_ lhs: inout Date, _ rhs: Double) { lhs = lhs.addingTimeInterval(rhs) }
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
static func == (_ lhs: NSObject, _ rhs: NSObject) -> Bool { lhs.isEqual(rhs) }
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
static func < (_ lhs: UUID, _ rhs: UUID) -> Bool { lhs.uuidString < rhs.uuidString }
}
func _makeUUIDString() -> String
func _normalizedUUIDString(_ text: String) -> String?
protocol Observable {}
func withObservationTracking<T>(_ apply: () -> T, onChange: @escaping () -> Void) -> T {
let tracking = _beginTracking(onChange)
let result = apply()
_endTracking(tracking)
return result
}
func _beginTracking(_ onChange: Any) -> Any
func _endTracking(_ tracking: Any)
typealias ContiguousArray = Array
typealias SubSequence = ArraySlice<Element>
init()
init<S: Sequence>(_ elements: S)
init(repeating repeatedValue: Element, count: Int)
var count: Int { get }
var isEmpty: Bool { get }
var first: Element? { get }
var last: Element? { get }
var capacity: Int { count }
var startIndex: Int { 0 }
var endIndex: Int { count }
func index(after i: Int) -> Int { i + 1 }
func makeIterator() -> _ArrayIterator<Element> { _ArrayIterator(_elements: self) }
var indices: Range<Int> { 0..<count }
var description: String { get }
subscript(index: Int) -> Element { get set }
subscript<R: RangeExpression>(bounds: R) -> ArraySlice<Element> { get set }
subscript(bounds: UnboundedRange) -> ArraySlice<Element> { get }
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
static func + <S: Sequence>(_ lhs: [Element], _ rhs: S) -> [Element]
static func += <S: Sequence>(_ lhs: inout [Element], _ rhs: S) { lhs.append(contentsOf: rhs) }
struct _ArrayIterator<Element>: IteratorProtocol, Sequence {
let _elements: [Element]
var _position = 0
mutating func next() -> Element? {
if _position == _elements.count { return nil }
_position += 1
return _elements[_position - 1]
}
}
enum UnboundedRange_ {}
typealias UnboundedRange = (UnboundedRange_) -> ()
struct ArraySlice<Element>: RandomAccessCollection, MutableCollection, RangeReplaceableCollection {
var _base: [Element]
var startIndex: Int
var endIndex: Int
subscript(index: Int) -> Element { get set }
func makeIterator() -> _ArrayIterator<Element> { _ArrayIterator(_elements: Array(self)) }
}
typealias Index = Int
typealias SubSequence = ArraySlice<Element>
init()
init<S: Sequence>(_ elements: S)
subscript<R: RangeExpression>(bounds: R) -> ArraySlice<Element> { get }
var count: Int { endIndex - startIndex }
var isEmpty: Bool { endIndex == startIndex }
var first: Element? { endIndex == startIndex ? nil : self[startIndex] }
var last: Element? { endIndex == startIndex ? nil : self[endIndex - 1] }
func index(after i: Int) -> Int { i + 1 }
func index(before i: Int) -> Int { i - 1 }
func index(_ i: Int, offsetBy distance: Int) -> Int { i + distance }
func distance(from start: Int, to end: Int) -> Int { end - start }
var indices: Range<Int> { startIndex..<endIndex }
func _slice(_ start: Int, _ end: Int) -> ArraySlice<Element> { ArraySlice(_base: _base, startIndex: start, endIndex: end) }
func prefix(_ maxLength: Int) -> ArraySlice<Element> { _slice(startIndex, Swift.min(startIndex + maxLength, endIndex)) }
func suffix(_ maxLength: Int) -> ArraySlice<Element> { _slice(Swift.max(endIndex - maxLength, startIndex), endIndex) }
func dropFirst(_ k: Int = 1) -> ArraySlice<Element> { _slice(Swift.min(startIndex + k, endIndex), endIndex) }
func dropLast(_ k: Int = 1) -> ArraySlice<Element> { _slice(startIndex, Swift.max(endIndex - k, startIndex)) }
mutating func popFirst() -> Element? { isEmpty ? nil : removeFirst() }
mutating func popLast() -> Element? { isEmpty ? nil : removeLast() }
@discardableResult mutating func removeFirst() -> Element {
let first = self[startIndex]
self = _slice(startIndex + 1, endIndex)
return first
}
@discardableResult mutating func removeLast() -> Element {
let last = self[endIndex - 1]
self = _slice(startIndex, endIndex - 1)
return last
}
mutating func append(_ newElement: Element) {
_base = Array(_base.prefix(endIndex)) + [newElement]
endIndex += 1
}
static func + <S: Sequence>(_ lhs: ArraySlice<Element>, _ rhs: S) -> [Element] { Array(lhs) + rhs }
init?(_ text: String)
init()
mutating func toggle()
var description: String { get }
static func random() -> Bool
extension Int: SignedInteger {}
extension Int: SignedNumeric {}
extension Int: Decodable {}
extension Int: Encodable {}
extension Int: ExpressibleByIntegerLiteral {}
extension Int: FixedWidthInteger {}
extension Int: BinaryInteger {}
extension Int: Strideable {}
extension Int: Numeric {}
extension Int: AdditiveArithmetic {}
extension Int: LosslessStringConvertible {}
extension Int: CustomStringConvertible {}
extension Int: Comparable {}
extension Int: Hashable {}
extension Int: Equatable {}
extension Int8: SignedInteger {}
extension Int8: SignedNumeric {}
extension Int8: Decodable {}
extension Int8: Encodable {}
extension Int8: ExpressibleByIntegerLiteral {}
extension Int8: FixedWidthInteger {}
extension Int8: BinaryInteger {}
extension Int8: Strideable {}
extension Int8: Numeric {}
extension Int8: AdditiveArithmetic {}
extension Int8: LosslessStringConvertible {}
extension Int8: CustomStringConvertible {}
extension Int8: Comparable {}
extension Int8: Hashable {}
extension Int8: Equatable {}
extension Int16: SignedInteger {}
extension Int16: SignedNumeric {}
extension Int16: Decodable {}
extension Int16: Encodable {}
extension Int16: ExpressibleByIntegerLiteral {}
extension Int16: FixedWidthInteger {}
extension Int16: BinaryInteger {}
extension Int16: Strideable {}
extension Int16: Numeric {}
extension Int16: AdditiveArithmetic {}
extension Int16: LosslessStringConvertible {}
extension Int16: CustomStringConvertible {}
extension Int16: Comparable {}
extension Int16: Hashable {}
extension Int16: Equatable {}
extension Int32: SignedInteger {}
extension Int32: SignedNumeric {}
extension Int32: Decodable {}
extension Int32: Encodable {}
extension Int32: ExpressibleByIntegerLiteral {}
extension Int32: FixedWidthInteger {}
extension Int32: BinaryInteger {}
extension Int32: Strideable {}
extension Int32: Numeric {}
extension Int32: AdditiveArithmetic {}
extension Int32: LosslessStringConvertible {}
extension Int32: CustomStringConvertible {}
extension Int32: Comparable {}
extension Int32: Hashable {}
extension Int32: Equatable {}
extension Int64: SignedInteger {}
extension Int64: SignedNumeric {}
extension Int64: Decodable {}
extension Int64: Encodable {}
extension Int64: ExpressibleByIntegerLiteral {}
extension Int64: FixedWidthInteger {}
extension Int64: BinaryInteger {}
extension Int64: Strideable {}
extension Int64: Numeric {}
extension Int64: AdditiveArithmetic {}
extension Int64: LosslessStringConvertible {}
extension Int64: CustomStringConvertible {}
extension Int64: Comparable {}
extension Int64: Hashable {}
extension Int64: Equatable {}
extension UInt: UnsignedInteger {}
extension UInt: Decodable {}
extension UInt: Encodable {}
extension UInt: ExpressibleByIntegerLiteral {}
extension UInt: FixedWidthInteger {}
extension UInt: BinaryInteger {}
extension UInt: Strideable {}
extension UInt: Numeric {}
extension UInt: AdditiveArithmetic {}
extension UInt: LosslessStringConvertible {}
extension UInt: CustomStringConvertible {}
extension UInt: Comparable {}
extension UInt: Hashable {}
extension UInt: Equatable {}
extension UInt8: UnsignedInteger {}
extension UInt8: Decodable {}
extension UInt8: Encodable {}
extension UInt8: ExpressibleByIntegerLiteral {}
extension UInt8: FixedWidthInteger {}
extension UInt8: BinaryInteger {}
extension UInt8: Strideable {}
extension UInt8: Numeric {}
extension UInt8: AdditiveArithmetic {}
extension UInt8: LosslessStringConvertible {}
extension UInt8: CustomStringConvertible {}
extension UInt8: Comparable {}
extension UInt8: Hashable {}
extension UInt8: Equatable {}
extension UInt16: UnsignedInteger {}
extension UInt16: Decodable {}
extension UInt16: Encodable {}
extension UInt16: ExpressibleByIntegerLiteral {}
extension UInt16: FixedWidthInteger {}
extension UInt16: BinaryInteger {}
extension UInt16: Strideable {}
extension UInt16: Numeric {}
extension UInt16: AdditiveArithmetic {}
extension UInt16: LosslessStringConvertible {}
extension UInt16: CustomStringConvertible {}
extension UInt16: Comparable {}
extension UInt16: Hashable {}
extension UInt16: Equatable {}
extension UInt32: UnsignedInteger {}
extension UInt32: Decodable {}
extension UInt32: Encodable {}
extension UInt32: ExpressibleByIntegerLiteral {}
extension UInt32: FixedWidthInteger {}
extension UInt32: BinaryInteger {}
extension UInt32: Strideable {}
extension UInt32: Numeric {}
extension UInt32: AdditiveArithmetic {}
extension UInt32: LosslessStringConvertible {}
extension UInt32: CustomStringConvertible {}
extension UInt32: Comparable {}
extension UInt32: Hashable {}
extension UInt32: Equatable {}
extension UInt64: UnsignedInteger {}
extension UInt64: Decodable {}
extension UInt64: Encodable {}
extension UInt64: ExpressibleByIntegerLiteral {}
extension UInt64: FixedWidthInteger {}
extension UInt64: BinaryInteger {}
extension UInt64: Strideable {}
extension UInt64: Numeric {}
extension UInt64: AdditiveArithmetic {}
extension UInt64: LosslessStringConvertible {}
extension UInt64: CustomStringConvertible {}
extension UInt64: Comparable {}
extension UInt64: Hashable {}
extension UInt64: Equatable {}
extension Double: Decodable {}
extension Double: Encodable {}
extension Double: ExpressibleByFloatLiteral {}
extension Double: ExpressibleByIntegerLiteral {}
extension Double: BinaryFloatingPoint {}
extension Double: FloatingPoint {}
extension Double: Strideable {}
extension Double: SignedNumeric {}
extension Double: Numeric {}
extension Double: AdditiveArithmetic {}
extension Double: LosslessStringConvertible {}
extension Double: CustomStringConvertible {}
extension Double: Comparable {}
extension Double: Hashable {}
extension Double: Equatable {}
extension Float: Decodable {}
extension Float: Encodable {}
extension Float: ExpressibleByFloatLiteral {}
extension Float: ExpressibleByIntegerLiteral {}
extension Float: BinaryFloatingPoint {}
extension Float: FloatingPoint {}
extension Float: Strideable {}
extension Float: SignedNumeric {}
extension Float: Numeric {}
extension Float: AdditiveArithmetic {}
extension Float: LosslessStringConvertible {}
extension Float: CustomStringConvertible {}
extension Float: Comparable {}
extension Float: Hashable {}
extension Float: Equatable {}
extension Bool: Decodable {}
extension Bool: Encodable {}
extension Bool: ExpressibleByBooleanLiteral {}
extension Bool: LosslessStringConvertible {}
extension Bool: CustomStringConvertible {}
extension Bool: Hashable {}
extension Bool: Equatable {}
extension String: Decodable {}
extension String: Encodable {}
extension String: ExpressibleByStringInterpolation {}
extension String: ExpressibleByStringLiteral {}
extension String: TextOutputStream {}
extension String: StringProtocol {}
extension String: RangeReplaceableCollection {}
extension String: BidirectionalCollection {}
extension String: Collection {}
extension String: Sequence {}
extension String: LosslessStringConvertible {}
extension String: CustomStringConvertible {}
extension String: Comparable {}
extension String: Hashable {}
extension String: Equatable {}
typealias Element = Character
typealias SubSequence = String
extension Character: LosslessStringConvertible {}
extension Character: CustomStringConvertible {}
extension Character: Comparable {}
extension Character: Hashable {}
extension Character: Equatable {}
extension Array: Decodable {}
extension Array: Encodable {}
extension Array: ExpressibleByArrayLiteral {}
extension Array: CustomStringConvertible {}
extension Array: RangeReplaceableCollection {}
extension Array: MutableCollection {}
extension Array: RandomAccessCollection {}
extension Array: BidirectionalCollection {}
extension Array: Collection {}
extension Array: Sequence {}
extension Array: Equatable where Element: Equatable {}
extension Array: Hashable where Element: Hashable {}
extension Dictionary: Decodable {}
extension Dictionary: Encodable {}
extension Dictionary: ExpressibleByDictionaryLiteral {}
extension Dictionary: CustomStringConvertible {}
extension Dictionary: Collection {}
extension Dictionary: Sequence {}
typealias Element = (key: Key, value: Value)
extension Dictionary: Equatable where Value: Equatable {}
extension Dictionary: Hashable where Value: Hashable {}
extension Set: Decodable {}
extension Set: Encodable {}
extension Set: ExpressibleByArrayLiteral {}
extension Set: SetAlgebra {}
extension Set: CustomStringConvertible {}
extension Set: Collection {}
extension Set: Sequence {}
extension Set: Hashable {}
extension Set: Equatable {}
extension Optional: Equatable where Wrapped: Equatable {}
extension Optional: Hashable where Wrapped: Hashable {}
extension Optional: Encodable where Wrapped: Encodable {}
extension Optional: Decodable where Wrapped: Decodable {}
extension Optional: ExpressibleByNilLiteral {}
extension Never: Identifiable {}
extension Never: Error {}
extension Never: Comparable {}
extension Never: Hashable {}
extension Never: Equatable {}
extension AnyKeyPath: Hashable {}
extension AnyKeyPath: Equatable {}
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
static func < (_ lhs: UnicodeScalar, _ rhs: UnicodeScalar) -> Bool { lhs.value < rhs.value }
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
var count: Int { get }
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
for element in reversed() { if try predicate(element) { return element } }
return nil
}
func randomElement() -> Element? { Array(self).randomElement() }
protocol Sendable {}
protocol Copyable {}
protocol BitwiseCopyable {}
protocol Error {}
protocol Equatable { static func == (_ lhs: Self, _ rhs: Self) -> Bool }
static func != (_ lhs: Self, _ rhs: Self) -> Bool { !(lhs == rhs) }
protocol Hashable: Equatable { func hash(into hasher: inout Hasher) }
var hashValue: Int { get }
protocol Comparable: Equatable { static func < (_ lhs: Self, _ rhs: Self) -> Bool }
static func > (_ lhs: Self, _ rhs: Self) -> Bool { rhs < lhs }
static func <= (_ lhs: Self, _ rhs: Self) -> Bool { !(rhs < lhs) }
static func >= (_ lhs: Self, _ rhs: Self) -> Bool { !(lhs < rhs) }
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
static func < (_ lhs: Duration, _ rhs: Duration) -> Bool { lhs._nanoseconds < rhs._nanoseconds }
var description: String { "\(Double(_nanoseconds) / 1_000_000_000) seconds" }
}
static func seconds(_ seconds: Double) -> Duration { Duration(_nanoseconds: Int((seconds * 1_000_000_000).rounded())) }
static func milliseconds(_ milliseconds: Double) -> Duration { Duration(_nanoseconds: Int((milliseconds * 1_000_000).rounded())) }
static func microseconds(_ microseconds: Double) -> Duration { Duration(_nanoseconds: Int((microseconds * 1000).rounded())) }
static func nanoseconds(_ nanoseconds: Int) -> Duration { Duration(_nanoseconds: nanoseconds) }
static var zero: Duration { Duration(_nanoseconds: 0) }
static func + (_ lhs: Duration, _ rhs: Duration) -> Duration { Duration(_nanoseconds: lhs._nanoseconds + rhs._nanoseconds) }
static func - (_ lhs: Duration, _ rhs: Duration) -> Duration { Duration(_nanoseconds: lhs._nanoseconds - rhs._nanoseconds) }
static func * (_ lhs: Duration, _ rhs: Int) -> Duration { Duration(_nanoseconds: lhs._nanoseconds * rhs) }
static func / (_ lhs: Duration, _ rhs: Int) -> Duration { Duration(_nanoseconds: lhs._nanoseconds / rhs) }
var components: (seconds: Int, attoseconds: Int) { (_nanoseconds / 1_000_000_000, _nanoseconds % 1_000_000_000 * 1_000_000_000) }
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
func === (_ lhs: AnyObject?, _ rhs: AnyObject?) -> Bool
func !== (_ lhs: AnyObject?, _ rhs: AnyObject?) -> Bool { !(lhs === rhs) }
func numericCast<T: BinaryInteger, U: BinaryInteger>(_ x: T) -> U { U(x) }
func unsafeDowncast<T: AnyObject>(_ x: AnyObject, to type: T.Type) -> T { x as! T }
func readLine() -> String? { nil }
func withoutActuallyEscaping<C, R>(_ closure: C, do body: (C) throws -> R) rethrows -> R { try body(closure) }
func == (_ lhs: Any.Type?, _ rhs: Any.Type?) -> Bool
func != (_ lhs: Any.Type?, _ rhs: Any.Type?) -> Bool { !(lhs == rhs) }
func ~= <T: Equatable>(_ pattern: T, _ value: T) -> Bool { pattern == value }
struct ObjectIdentifier: Hashable, Comparable {
let _number: Int
init(_ object: AnyObject) { _number = _identifier(object) }
init(_ type: Any.Type) { _number = _identifier(type) }
static func < (_ lhs: ObjectIdentifier, _ rhs: ObjectIdentifier) -> Bool { lhs._number < rhs._number }
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
var id: ObjectIdentifier { ObjectIdentifier(self) }
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
protocol ExpressibleByIntegerLiteral { associatedtype IntegerLiteralType = Int; init(integerLiteral value: IntegerLiteralType) }
protocol ExpressibleByFloatLiteral { associatedtype FloatLiteralType = Double; init(floatLiteral value: FloatLiteralType) }
protocol ExpressibleByBooleanLiteral { associatedtype BooleanLiteralType = Bool; init(booleanLiteral value: BooleanLiteralType) }
protocol ExpressibleByNilLiteral { init(nilLiteral: ()) }
protocol ExpressibleByStringLiteral { associatedtype StringLiteralType = String; init(stringLiteral value: StringLiteralType) }
protocol ExpressibleByArrayLiteral { associatedtype ArrayLiteralElement; init(arrayLiteral elements: ArrayLiteralElement...) }
protocol ExpressibleByDictionaryLiteral { associatedtype Key; associatedtype Value; init(dictionaryLiteral elements: (Key, Value)...) }
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
static func + (_ lhs: Self, _ rhs: Self) -> Self
static func - (_ lhs: Self, _ rhs: Self) -> Self
}
static func += (_ lhs: inout Self, _ rhs: Self) { lhs = lhs + rhs }
static func -= (_ lhs: inout Self, _ rhs: Self) { lhs = lhs - rhs }
protocol Numeric: AdditiveArithmetic {
associatedtype Magnitude
var magnitude: Magnitude { get }
static func * (_ lhs: Self, _ rhs: Self) -> Self
}
static func *= (_ lhs: inout Self, _ rhs: Self) { lhs = lhs * rhs }
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
protocol TextOutputStream { mutating func write(_ string: String) }
protocol RandomNumberGenerator { mutating func next() -> UInt64 }
mutating func _next(below bound: Int) -> Int { Int(truncatingIfNeeded: next() >> 1) % bound }
struct SystemRandomNumberGenerator: RandomNumberGenerator {
init() {}
mutating func next() -> UInt64 { UInt64.random(in: 0...UInt64.max) }
}
protocol RangeExpression<Bound> {
associatedtype Bound
func contains(_ element: Bound) -> Bool
}
struct Range<Bound>: RangeExpression, RandomAccessCollection, Hashable {
typealias Element = Bound
typealias Index = Bound
let lowerBound: Bound
let upperBound: Bound
func contains(_ element: Bound) -> Bool
static func ~= (_ pattern: Range<Bound>, _ value: Bound) -> Bool
func makeIterator() -> _RangeIterator<Bound> { _RangeIterator(_next: lowerBound, _end: upperBound) }
}
init(uncheckedBounds bounds: (lower: Bound, upper: Bound)) {
lowerBound = bounds.lower
upperBound = bounds.upper
}
init(_ other: ClosedRange<Bound>) {
lowerBound = other.lowerBound
upperBound = other.upperBound + 1
}
var count: Int { get }
var isEmpty: Bool { lowerBound == upperBound }
var description: String { "\(lowerBound)..<\(upperBound)" }
var startIndex: Bound { lowerBound }
var endIndex: Bound { upperBound }
func index(after i: Bound) -> Bound { i + 1 }
func index(before i: Bound) -> Bound { i - 1 }
subscript(position: Bound) -> Bound { position }
var first: Bound? { get }
var last: Bound? { get }
func dropFirst(_ k: Int = 1) -> Range<Bound> { Swift.min(lowerBound + k, upperBound)..<upperBound }
func dropLast(_ k: Int = 1) -> Range<Bound> { lowerBound..<Swift.max(upperBound - k, lowerBound) }
func prefix(_ maxLength: Int) -> Range<Bound> { lowerBound..<Swift.min(lowerBound + maxLength, upperBound) }
func suffix(_ maxLength: Int) -> Range<Bound> { Swift.max(upperBound - maxLength, lowerBound)..<upperBound }
func clamped(to limits: Range<Bound>) -> Range<Bound> {
let low = Swift.max(lowerBound, limits.lowerBound)
let high = Swift.min(upperBound, limits.upperBound)
return low < high ? low..<high : Range(uncheckedBounds: (limits.lowerBound, limits.lowerBound))
}
func overlaps(_ other: Range<Bound>) -> Bool { !isEmpty && !other.isEmpty && lowerBound < other.upperBound && other.lowerBound < upperBound }
func overlaps(_ other: ClosedRange<Bound>) -> Bool { !isEmpty && lowerBound <= other.upperBound && other.lowerBound < upperBound }
func relative<C: Collection>(to collection: C) -> Range<Bound> { self }
struct ClosedRange<Bound>: RangeExpression, RandomAccessCollection, Hashable {
typealias Element = Bound
typealias Index = Bound
let lowerBound: Bound
let upperBound: Bound
func contains(_ element: Bound) -> Bool
static func ~= (_ pattern: ClosedRange<Bound>, _ value: Bound) -> Bool
func makeIterator() -> _RangeIterator<Bound> { _RangeIterator(_next: lowerBound, _end: upperBound + 1) }
}
init(uncheckedBounds bounds: (lower: Bound, upper: Bound)) {
lowerBound = bounds.lower
upperBound = bounds.upper
}
init(_ other: Range<Bound>) {
lowerBound = other.lowerBound
upperBound = other.upperBound - 1
}
var count: Int { get }
var isEmpty: Bool { false }
var description: String { "\(lowerBound)...\(upperBound)" }
var startIndex: Bound { lowerBound }
var endIndex: Bound { upperBound + 1 }
func index(after i: Bound) -> Bound { i + 1 }
func index(before i: Bound) -> Bound { i - 1 }
subscript(position: Bound) -> Bound { position }
var first: Bound? { get }
var last: Bound? { get }
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
struct PartialRangeFrom<Bound>: RangeExpression, Sequence {
typealias Element = Bound
let lowerBound: Bound
init(_ lowerBound: Bound) { self.lowerBound = lowerBound }
func contains(_ element: Bound) -> Bool
static func ~= (_ pattern: PartialRangeFrom<Bound>, _ value: Bound) -> Bool
func makeIterator() -> _CountingIterator<Bound> { _CountingIterator(_next: lowerBound) }
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
init(_ upperBound: Bound) { self.upperBound = upperBound }
func contains(_ element: Bound) -> Bool
static func ~= (_ pattern: PartialRangeUpTo<Bound>, _ value: Bound) -> Bool
}
struct PartialRangeThrough<Bound>: RangeExpression {
let upperBound: Bound
init(_ upperBound: Bound) { self.upperBound = upperBound }
func contains(_ element: Bound) -> Bool
static func ~= (_ pattern: PartialRangeThrough<Bound>, _ value: Bound) -> Bool
}
func ..< <Bound: Comparable>(_ minimum: Bound, _ maximum: Bound) -> Range<Bound>
func ... <Bound: Comparable>(_ minimum: Bound, _ maximum: Bound) -> ClosedRange<Bound>
prefix func ..< <Bound: Comparable>(_ maximum: Bound) -> PartialRangeUpTo<Bound> { PartialRangeUpTo(maximum) }
prefix func ... <Bound: Comparable>(_ maximum: Bound) -> PartialRangeThrough<Bound> { PartialRangeThrough(maximum) }
postfix func ... <Bound: Comparable>(_ minimum: Bound) -> PartialRangeFrom<Bound> { PartialRangeFrom(minimum) }
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
func joined() -> String
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
func joined(separator: String) -> String
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
static func < (_ lhs: String.Index, _ rhs: String.Index) -> Bool { lhs._offset < rhs._offset }
}
init()
init<T>(_ value: T)
init<T: BinaryInteger>(_ value: T, radix: Int, uppercase: Bool = false)
init(describing subject: Any)
init(reflecting subject: Any)
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
func _mentionsID<T: Identifiable>(_ element: T) -> Any { element.id }
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
func _later(_ name: String)
@_primitive("List") struct List<Content>: View {
let content: Content
init(@ViewBuilder content: () -> Content) { self.content = content() }
init<Data, Row>(_ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> Row) { content = ForEach(data, content: rowContent) }
init<Data, ID, Row>(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> Row) { content = ForEach(data, id: id, content: rowContent) }
init<Selection>(selection: Binding<Selection>, @ViewBuilder content: () -> Content) { _later("List(selection:)"); self.content = content() }
}
@_primitive("LazyVStack") struct LazyVStack<Content>: View {
let content: Content
init(alignment: HorizontalAlignment = .center, spacing: Double? = nil, pinnedViews: Any? = nil, @ViewBuilder content: () -> Content) { self.content = content() }
}
@_primitive("LazyHStack") struct LazyHStack<Content>: View {
let content: Content
init(alignment: VerticalAlignment = .center, spacing: Double? = nil, pinnedViews: Any? = nil, @ViewBuilder content: () -> Content) { self.content = content() }
}
@_primitive("NavigationStack") struct NavigationStack<Content>: View {
let content: Content
init(@ViewBuilder root: () -> Content) { content = root() }
init(path: Any, @ViewBuilder root: () -> Content) { _later("NavigationStack(path:)"); content = root() }
}
@_primitive("NavigationView") struct NavigationView<Content>: View {
let content: Content
init(@ViewBuilder content: () -> Content) { self.content = content() }
}
@_primitive("NavigationLink") struct NavigationLink<Label>: View {
let label: Label
let _destination: Any
init<D>(@ViewBuilder destination: () -> D, @ViewBuilder label: () -> Label) { _destination = destination(); self.label = label() }
init<D>(destination: D, @ViewBuilder label: () -> Label) { _destination = destination; self.label = label() }
init<D>(_ title: String, destination: D) { _destination = destination; label = Text(title) }
init<D>(_ title: String, @ViewBuilder destination: () -> D) { _destination = destination(); label = Text(title) }
init(value: Any?, @ViewBuilder label: () -> Label) { _destination = value as Any; self.label = label() }
init(_ title: String, value: Any?) { _destination = value as Any; label = Text(title) }
}
@_primitive("toolbar") struct _ToolbarModifier: View {
let content: Any
let toolbar: Any
}
@_primitive("ToolbarItem") struct ToolbarItem<Content>: View {
let content: Content
init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) { self.content = content() }
init(id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) { self.content = content() }
}
@_primitive("ToolbarItemGroup") struct ToolbarItemGroup<Content>: View {
let content: Content
init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) { self.content = content() }
}
enum ToolbarItemPlacement { case automatic, principal, navigation, primaryAction, secondaryAction, status, confirmationAction, cancellationAction, destructiveAction, navigationBarLeading, navigationBarTrailing, topBarLeading, topBarTrailing, bottomBar, keyboard }
func toolbar<V>(@ViewBuilder content: () -> V) -> some View { _ToolbarModifier(content: self, toolbar: content()) }
func toolbar(_ visibility: Visibility, for bars: Any) -> some View { self }
func tag<V>(_ tag: V) -> some View { self }
func tag<V>(_ tag: V, includeOptional: Bool) -> some View { self }
func task(priority: Any? = nil, _ action: @escaping () async -> Void) -> some View { _later("task"); return self }
func task<T>(id: T, priority: Any? = nil, _ action: @escaping () async -> Void) -> some View { _later("task(id:)"); return self }
func onReceive<P>(_ publisher: P, perform action: @escaping (Any) -> Void) -> some View { _later("onReceive"); return self }
func sheet<V>(isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> V) -> some View { _later("sheet(isPresented:)"); return self }
func sheet<I, V>(item: Binding<I?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (I) -> V) -> some View { _later("sheet(item:)"); return self }
func fullScreenCover<V>(isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> V) -> some View { _later("fullScreenCover(isPresented:)"); return self }
func fullScreenCover<I, V>(item: Binding<I?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (I) -> V) -> some View { _later("fullScreenCover(item:)"); return self }
func popover<V>(isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> V) -> some View { _later("popover(isPresented:)"); return self }
func navigationDestination<D, V>(for type: D.Type, @ViewBuilder destination: @escaping (D) -> V) -> some View { _later("navigationDestination(for:)"); return self }
func navigationDestination<V>(isPresented: Binding<Bool>, @ViewBuilder destination: () -> V) -> some View { _later("navigationDestination(isPresented:)"); return self }
func gesture(_ gesture: Any) -> some View { _later("gesture"); return self }
func onLongPressGesture(minimumDuration: Double = 0.5, perform action: @escaping () -> Void) -> some View { _later("onLongPressGesture"); return self }
func refreshable(action: @escaping () async -> Void) -> some View { _later("refreshable"); return self }
func searchable(text: Binding<String>, placement: Any? = nil, prompt: String? = nil) -> some View { _later("searchable"); return self }
func onSubmit(of triggers: Any? = nil, _ action: @escaping () -> Void) -> some View { _later("onSubmit"); return self }
func preference(key: Any, value: Any?) -> some View { _later("preference"); return self }
func onPreferenceChange(_ key: Any, perform action: Any) -> some View { _later("onPreferenceChange"); return self }
func tabItem<V>(@ViewBuilder _ label: () -> V) -> some View { self }
@propertyWrapper struct Namespace: DynamicProperty {
init() {}
var wrappedValue: Int { 0 }
}
struct DismissAction { func callAsFunction() { _later("dismiss()") } }
var dismiss: DismissAction { DismissAction() }
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
        ends: PackedNumbers(digits: "00002000050000600008000090000b0000c0000e00011000140001500017000190001c0001d0001f000310003a0003f0004e00057000640006f0007a000840008d00098000a5000ac000b1000bb000bf000d6000e9000f6000fe00105001140011d001210012700131001380013f001450014b001530015a0015e0016a001730017f001850019000197001a0001aa001b9001be001c9001d3001e3001f900204002130021f002270023b00249002650027c0028000289002a3002ad002ba002c5002d2002de002f200302003090030f003170032600335003470034b003550035c00363003720037f00388003910039c003aa003bb003cc003d5003e2003e7004000041b00439004640047d00498004af004cf004e90050a0051b00520005270052e0053b00554005650056900570005740057c00580005870058c005940059a005a6005ae005b4005c7005d3005d8005dd005e5005f500604006070060c00611006160061a0061f0062f0063300638006460064c0065b006650066f0067d006810068500693006a5006bc006d5006dd006ec006fd007050070e0071f0072d0073c0074a0074f0075600766007700078000799007a7007b0007b8007c8007db007eb007f7008000080e00824008390083e0084d0086700877008800088600898008a8008b2008bc008c3008ce008d6008de008e1008eb008f0008fa00907009140091e0092f00941009470094d009520095d00969009700097a009800099b009a9009b4009bf009c8009e3009e7009f4009fe00a0700a1700a2300a2900a3400a4400a5800a6200a6d00a7b00a8900aa500aa900aaf00ab500abb00ac000ac500ac900acd00adb00aea00af800aff00b0c00b1500b2400b3a00b4000b4c00b5200b6300b6700b7200b7e00b8a00b9400b9a00ba600bbc00bcb00bd900bec00bfb00c1000c2100c3200c4400c5800c7200c8f00c9a00ca800cb900cc900cdd00ceb00cf700d0700d1a00d2e00d3b00d4300d4e00d5e00d6d00d7b00d8500d8c00d9600d9d00da700db700dc800dce00ddb00de400df000dfe00e0e00e1a00e2700e3300e4500e4c00e5800e5e00e6900e7400e8400e9700e9d00ea300eae00ebc00ecb00ed300ed900ede00ee300ef200f0700f0b00f1a00f2900f3a00f4100f4800f4f00f5c00f6900f7b00f8c00f9800fa100fad00fba00fc300fd800fec00ff500ffb01009010130101e0102a010300103c01041010490105b010620106b0107a0107d0108801095010ab010d1010e5010f80110901120011380114a011630117c01195011a7011c4011c8011df011e7011f5011ff0120f0121f012280122e01237012490125601260012640126f0127501285012890128e012a0012b6012c0012c5012c8012d6012de012e3012ec012f0012f4012f8012fe013080130d0131e01329013340133c013440134f01365013690136d013740137d013820138b013920139d013aa013b5013bf013cf013d6013e0013f0013f6013fe0140a0141b014230142e0143d014490144c014510145501464014740147e014870149a014a5014b0014c5014cd014d4014e0014e8014f4014f801501015090150d0151c015310153e01546015500155b0156c01575015850158d0159001594015a1015ab015af015b5015ba015c4015ce015d7015de015ea0160c01611016150161e016220162c016360163d0164c0165b01664016740167d016940169d016a4016a9016b8016c2016c9016cd016d6016ed016f2016ff01708017110171a0172301733017390173d0174a01750017630176e0177301775017840178e01793017a1017a8017ae017b6017ba017c0017c5017cc017e6017f2017fc018030180a018140181b018240182b018330183d0184701860018660186e0187901883018880189101899018a6018ae018bc018cc018d4018de018e6018f1018fd0190a01910019160191c01923019330193f019430194d019590195d019660197501983019870199a019af019c3019dc019e5019f001a0101a0e01a1e01a2c01a4001a5201a5b01a6501a7901a9801ab801ac801adc01aee01b0601b1f01b3101b3401b3901b3d01b4701b5701b6001b6c01b6f01b7701b8001b8401b9901bb001bb301bb701bbb01bc201bcf01bd801bdd01be401bf001bf401bf801c0401c0701c0b01c0f01c1601c2601c3801c3c01c4401c4e01c5d01c6101c7701c9201c9501ca001cbd01cd001ce201cff01d1401d2301d3701d4a01d5001d5801d5e01d6d01d7801d8801d8e01d9601d9e01da601db101dc301dd501dde01de601df201df901dff01e0701e0e01e1501e1e01e2001e2b01e2f01e3701e3e01e4501e4d01e5001e5c01e6f01e7901e8d01e9301eab01ebe01ed701ee401ef601f0301f0a01f0f01f1f01f3001f3601f4001f5401f5a01f6001f6d01f7201f7801f8001f9201f9501f9d01fa301fae01fb901fc801fd001fd901fdf01fe801ff301ffd0200b02016020230202d0203c0204502059020680206f0207702087020950209a020a1020b0020ba020c5020d1020dc020e6020f80210f0211d0213402144021580216a021740217d021840218c02192021970219e021a6021aa021b0021b3021b7021bd021c2021c6021d0021da021e0021ef021f502202022160221c02228022330223c022440224f0226b02271022750227b022870229a022a7022ba022c1022cd022d0022d4022d7022db022df022e7022ef022fe0230c0232702334023410234d023510235702362023690237a0238c02394023a8023bc023c6023ca023dc023e1023f4024070241502418024200243102441024540245d0246b02470024850248f0249d024ae024b4024bf024c9024ce024d2024d8024e9024ee024fe025030251002530025440255202569025780258f025940259a025a0025a4025a7025a9"),
        characters: ##"!=!==**=++=--=.....</<======>>=AdditiveArithmeticAlignmentAngleAngularGradientAnimationAnyCollectionAnyHashableAnyIteratorAnyKeyPathAnyLayoutAnySequenceAnyTransitionAnyViewArrayArraySliceAxisBidirectionalCollectionBinaryFloatingPointBinaryIntegerBindableBindingBitwiseCopyableBlendModeBoolButtonButtonRoleCGFloatCGPointCGRectCGSizeCGVectorCapsuleCaseCaseIterableCharacterCharacterSetCircleClosedRangeCodableCodingKeyCollectionCollectionOfOneColorColorSchemeComparableComparisonResultContainerRelativeShapeContentModeContiguousArrayControlGroupCopyableCountableClosedRangeCountableRangeCustomDebugStringConvertibleCustomStringConvertibleDateDecodableDefaultStringInterpolationDictionaryDismissActionDispatchQoSDispatchQueueDispatchTimeDispatchTimeIntervalDispatchWorkItemDividerDoubleDurationDynamicPropertyDynamicTypeSizeDynamicViewContentEdgeEdgeInsetsElementEllipseEmptyCollectionEmptyModifierEmptyViewEncodableEnvironmentEnvironmentKeyEnvironmentObjectEnvironmentValuesEquatableEquatableViewErrorExpressibleByArrayLiteralExpressibleByBooleanLiteralExpressibleByDictionaryLiteralExpressibleByExtendedGraphemeClusterLiteralExpressibleByFloatLiteralExpressibleByIntegerLiteralExpressibleByNilLiteralExpressibleByStringInterpolationExpressibleByStringLiteralExpressibleByUnicodeScalarLiteralFixedWidthIntegerFloatFloat32Float64FloatingPointFloatingPointRoundingRuleFloatingPointSignFontForEachFormGradientGridGridRowGroupGroupBoxHStackHStackLayoutHashableHasherHorizontalAlignmentIdentifiableImageIndexIndexSetIndexingIteratorInsettableShapeIntInt16Int32Int64Int8IssueIteratorProtocolKeysLabelLabeledContentLayoutLayoutDirectionLazyHStackLazyVStackLinearGradientLinkListLocalizedErrorLocalizedStringKeyLocalizedStringResourceLosslessStringConvertibleMaterialModifiedContentMutableCollectionNSObjectNamespaceNavigationBarItemNavigationLinkNavigationStackNavigationViewNeverNumericObjectIdentifierObservableObservableObjectObservableObjectPublisherObservedObjectOptionSetOptionalPartialRangeFromPartialRangeThroughPartialRangeUpToProgressViewPublishedRadialGradientRandomAccessCollectionRandomNumberGeneratorRangeRangeExpressionRangeReplaceableCollectionRawRepresentableRectangleResultRoundedCornerStyleRoundedRectangleScenePhaseScrollViewSectionSecureFieldSendableSequenceSetSetAlgebraShapeShapeStyleSignedIntegerSignedNumericSimulationSimulationElementSimulationElementsSliderSpacerStateStateObjectStaticStringStepperStrideableStringStringInterpolationProtocolStringProtocolStrokeStyleSubSequenceSubstringSystemRandomNumberGeneratorTextTextAlignmentTextEditorTextFieldTextOutputStreamTimeIntervalToggleToolbarItemToolbarItemGroupToolbarItemPlacementTraceEventTransactionTruncationModeUIKeyboardTypeUITextAutocapitalizationTypeUIntUInt16UInt32UInt64UInt8UTF16UTF8UUIDUnboundedRangeUnboundedRange_UnfoldSequenceUnicodeUnicodeScalarUnitPointUnsignedIntegerUserInterfaceSizeClassVStackVStackLayoutValuesVerticalAlignmentViewViewBuilderViewModifierViewThatFitsVisibilityZStackZStackLayout_AccessibilityModifier_AppearModifier_ArrayIterator_BackgroundModifier_ChangeModifier_ConcatenatedModifier_CountingIterator_DisabledModifier_DisappearModifier_EnvironmentModifier_EnvironmentObjectModifier_EnvironmentTransformModifier_IDModifier_LayoutContent_ObjectProjection_OverlayModifier_PublishedProjection_RangeIterator_TapModifier_ToolbarModifier_TransitionModifier_ViewModifierContent_actOnElement_advance_allObjects_autoclosureRuns_beginAnimation_beginTracking_bindingID_bounds_byteCount_causes_character_closureLocation_constantLocation_count_describeDate_distance_elementFlag_elementLabels_elementLocation_elementText_endAnimation_endTracking_environmentValues_expect_firstObject_group_identifier_isNegative_isStateDeferred_joinedDescriptions_later_leaks_logChanges_makeCharacter_makeUUIDString_matches_mount_move_next_nextSimulation_normalizedUUIDString_now_nowNanoseconds_objectLocation_objectWillChange_offset_output_owners_peekLocation_printChanges_projectedLocation_publishedStorage_recordIssue_rerender_resetCounts_scalarValues_schedule_sendObjectWillChange_setObjectWillChange_setState_slice_stateLocation_statePeek_stateValue_systemLabel_texts_traceEvents_trap_unmount_unwrappedLocation_update_warnings_withKnownIssueabsaccentColoraccessibilityaccessibilityAddTraitsaccessibilityDifferentiateWithoutColoraccessibilityElementaccessibilityHiddenaccessibilityHintaccessibilityIdentifieraccessibilityInputLabelsaccessibilityLabelaccessibilityReduceMotionaccessibilityRemoveTraitsaccessibilitySortPriorityaccessibilityValueaccessibilityVoiceOverEnabledacosaddingReportingOverflowadvancedalignmentGuideallSatisfyallowsHitTestingallowsTighteninganimationappendappendingarc4random_uniformarrayLiteral:asciiValueasinaspectRatioassertassertionFailureatanatan2autocapitalizationautocorrectionDisabledbackgroundbadgebarbaselineOffsetbitWidthblackblendModeblueblurboldborderbrightnessbrownbuttonBorderShapebuttonStylebyteSwappedcString:capacitycapitalizedcaseInsensitiveComparecbrtceilclampedclamping:clearclipShapeclippedcolorInvertcolorMultiplycolorSchemecompactMapcompactMapValuescomparecomponentscompositingGroupconcatcontainscontentShapecontentTransitioncontrastcontrolSizecoordinateSpacecornerRadiuscoscountcyandatePickerStyledebugDescriptiondebugPrintdecoding:defaultScrollAnchordescribing:descriptiondisableAutocorrectiondisableddismissdisplayScaledistancedrawingGroupdropdropFirstdropLastdumpdynamicTypeSizeedgesIgnoringSafeAreaelementsEqualendIndexenumeratedenvironmentenvironmentObjectequatableerrorDescriptionexactly:expfabsfailureReasonfatalErrorfillfilterfirstfirstIndexfirstRangefixedSizeflatMapflatMapErrorflipsForRightToLeftLayoutDirectionfloorfmodfocusablefontfontDesignfontWeightforEachforegroundColorforegroundStyleformIndexformIntersectionformStyleformSymmetricDifferenceformUnionformat:framefullScreenCovergaugeStylegesturegraygrayscalegreatestFiniteMagnitudegreengroupBoxStylegrouping:hasPrefixhasSuffixhashValueheaderProminenceheighthelphexDigitValuehiddenhorizontalSizeClasshueRotationhypotidignoresSafeAreaimageScaleindexindexViewStyleindicesindigoinfinityinitinsertinsetinsetByinteractiveDismissDisabledintersectionintersectsisASCIIisCasedisDisjointisEmptyisEnabledisEqualisFiniteisHexDigitisInfiniteisKnownUniquelyReferencedisLessisLetterisLowercaseisMultipleisNaNisNewlineisNumberisPunctuationisSignedisStrictSubsetisStrictSupersetisSubsetisSupersetisSymbolisUppercaseisWhitespaceisWholeNumberisZeroitalicjoinedkerningkeyboardShortcutkeyboardTypekeyslabelStylelabelsHiddenlastlastIndexlayoutDirectionlayoutPrioritylazyleadingZeroBitCountleastNonzeroMagnitudeleastNormalMagnitudelexicographicallyPrecedeslineLimitlineSpacinglistRowBackgroundlistRowInsetslistRowSeparatorlistRowSpacinglistSectionSeparatorlistSectionSpacinglistStylelocalized:localizedCapitalizedlocalizedCaseInsensitiveComparelocalizedCaseInsensitiveContainslocalizedComparelocalizedDescriptionlocalizedLowercaselocalizedStandardComparelocalizedStandardContainslocalizedUppercaseloglog10log2lowercasedluminanceToAlphamagnitudemakeIteratormapmapErrormapValuesmaskmatchedGeometryEffectmatchedTransitionSourcemaxmaxXmaxYmaximummenuIndicatormenuStylemergemergingmicrosecondsmidXmidYmillisecondsminminXminYminimumminimumCapacity:minimumScaleFactormintmodifiermonospacedmonospacedDigitmovemultilineTextAlignmentmultipliedReportingOverflownannanosecondsnavigationBarBackButtonHiddennavigationBarHiddennavigationBarTitlenavigationBarTitleDisplayModenavigationDestinationnavigationTitlenavigationTransitionnavigationViewStylenegatenextDownnextUpnonzeroBitCountnumericCastobjectWillChangeoffsetoffsetByonAppearonChangeonDisappearonLongPressGestureonPreferenceChangeonReceiveonSubmitonTapGestureopacityorangeoverlapsoverlaypaddingpartitionpipickerStylepinkpopFirstpopLastpopoverpositionpowpreconditionpreconditionFailurepreferencepreferredColorSchemeprefixpresentationCornerRadiuspresentationDetentspresentationDragIndicatorpreviewDevicepreviewDisplayNamepreviewLayoutprimaryprintprivacySensitiveprogressViewStylepurplequaternaryquotientAndRemainderradix:randomrandomElementrangerangesreadLinerecoverySuggestionredredactedreducereflecting:refreshableregularMaterialrelativeremainderremoveremoveAllremoveFirstremoveLastremoveSubrangeremoveValuerepeatElementrepeating:replaceSubrangereplacingreplacingOccurrencesreserveCapacityreversereversedrotation3DEffectrotationEffectroundroundedsafeAreaPaddingsaturationscaleEffectscaledToFillscaledToFitscenePhasescrollClipDisabledscrollContentBackgroundscrollDisabledscrollDismissesKeyboardscrollIndicatorsscrollTargetBehaviorscrollTargetLayoutsearchablesecondarysecondssequenceshadowsheetshuffleshuffledsignsignumsinsortsortedsplitsqrtsquareRootstartIndexstartsstatusBarHiddenstridestrikethroughstringInterpolation:strokestrokeBordersubmitLabelsubscriptsubtractsubtractingsubtractingReportingOverflowsuffixswapswapAtsymbolEffectsymbolRenderingModesymbolVariantsymmetricDifferencetabItemtabViewStyletagtaketantasktealtertiarytextCasetextContentTypetextFieldStyletextInputAutocapitalizationtextSelectionthickMaterialthinMaterialtinttoggletoggleStyletoolbartoolbarBackgroundtoolbarColorSchemetrackingtrailingZeroBitCounttransformEnvironmenttransitiontrimtrimmingCharacterstrunctruncatingIfNeeded:truncatingRemaindertruncationModeulpulpOfOneultraThinMaterialuncheckedBounds:underestimatedCountunderlineunicodeScalarsunionuniqueKeysWithValues:unredactedunsafeDowncastunsafelyUnwrappedupdateupdateValueuppercasedutf16utf8valuesverticalSizeClasswhitewholeNumberValuewidthwithAnimationwithContiguousStorageIfAvailablewithExtendedLifetimewithKnownIssuewithObservationTrackingwithTransactionwithoutActuallyEscapingwriteyellowzIndexzerozip~="##)
    static let chunksByName = PackedRows(
        ends: PackedNumbers(digits: "00002000030000400005000090000c0000d0000e000120001400015000160001700018000190001a0002700028000290002a0002b0002c0002d0002e0002e0002f0003000031000320003300037000380003b0004a00061000620006300064000650006700068000690006a0006b0006c0006d0006e0006f0007000071000720007300074000760007700078000810008200083000840009400095000960009700098000990009a0009b0009c0009d000b0000b1000c4000c6000c7000c8000c9000ca000cb000cc000cd000ce000d0000d1000d2000d3000d5000d6000d7000d9000da000db000dc000dd000f0000f1000f2000f3000f40010b0010c0010e001110011300115001160011900126001280012a0012c0012d001380013a0013b0013c0013f001400014100142001430014400145001460014700148001490014a0014b0016200163001640016600167001690016a0016b0016c0016e001700017200174001760017700178001790017a0017b0017c0017d0017e0017f001800018100182001830018400185001950019600197001990019a0019b0019c0019d0019e0019f0019f001ac001ad001ae001af001b0001b1001b3001b4001b5001b6001b7001b8001b9001ba001bc001bd001bf001c3001c6001c7001c8001c9001ca001cb001cc001cd001ce001cf001d0001d9001da001dc001dd001de001e4001ec001ed001ee001ef001f0001f1001f2001f3001f4001f50020200204002050020700208002090020a0020b0020c0020d0020e0020f0021100212002130021400215002160021700218002190021a0021b0021d0021f0022100223002250022600227002280022a0022b0022c0022d00230002310023700238002390023a0023b0023c0023d0023e0023f002400024100242002430024400245002460024700248002490024a0024b0024c0024d0024e0024f002500025100252002530025400255002560025700258002590025a0025b0025c0025d0025e0025f002600026100262002630026400265002660026700268002690026a0026b0026c0026d0026e0026f002700027100272002730027400275002760027700278002790027a0027b0027c0027d0027e0027f002800028100282002830028400285002860028700288002890028a0028b0028c0028d0028e0028f00290002920029300294002950029600298002990029a0029b0029c0029d0029e0029f002a0002a1002a2002a3002a4002a5002a7002ab002ac002ad002ae002af002b0002b1002b2002b4002b5002b6002b7002b8002b9002ba002bb002bd002be002bf002c0002c1002c3002c9002ca002cb002cc002cd002ce002d0002d1002d2002d3002d4002d5002d6002dd002de002df002e1002ec002ed002ee002ef002f0002f3002f4002f5002f6002f7002f8002f9002fa002fb002fc002fd002fe002ff003010030b0030c0030d0030e0030f0031000311003120031300314003170031800319003210032300324003250032600328003290032a0033300334003350033700338003390033a0033b00345003460034700348003490034f0035000352003570035c0035d0035f00360003620036600367003690036a0036b0036c00378003790037a0037b0037c0037d003810038a003900039100393003960039700398003990039a0039b0039d0039e003a0003a1003a3003a7003a9003ab003ac003ae003b0003b1003b3003b5003b6003b7003b8003b9003bb003bc003bd003be003bf003c0003c1003c2003c3003c4003c5003c6003c7003c8003c9003cc003cd003ce003de003df003e2003e3003e5004080040e0040f0041000411004130041400415004160041800422004230042400425004260042700428004290042a0042b0042c0042d0042e0042f00430004310043200433004350043700438004390043a0043b0043c0043f00443004450044700448004490044a0044b00452004560045700458004590045a0045c0045e0045f004630046400465004660046700468004690046a0046b0046c0046d0046e0046f0047000472004730047400475004760047700478004790047b0047c004870048d004900049100492004940049500496004a4004a5004a6004a7004a8004a9004aa004ab004ac004ad004ae004af004bd004be004bf004c0004c2004c3004c4004c5004c7004c9004ca004cb004cc004ce004cf004d0004d1004d5004d6004d8004da004db004dc004de004df004e0004e1004e2004e3004e5004e6004e7004ea004eb004ec004ed004ee004ef004f0004f1004f2004f6004f8004fc004fd004ff00500005010050500508005090050b0050c0050d0050e0050f00510005190051a0051b0051c0051d0051e0051f00520005220052300524005250052600527005320054d00551005520055300554005550055600557005590055a0055b0055c0055e0055f005640056a00570005750057700578005790057b0057d0057e0057f00583005840058500586005870058a0058c0058d0058e0059100592005930059400595005960059700598005990059a0059b0059c0059d0059e005a0005a1005a3005a4005a5005a6005a7005a8005aa005ac005b1005b2005b3005b7005b8005b9005bb005bd005be005c0005c1005c2005c9005cb005cd005ce005d4005d5005d6005d7005d8005d9005db005dc005dd005df005e0005e1005e3005e4005e5005e6005e7005e8005e9005ea005eb005ec005ee005ef005f0005f2005f3005f4005f6005f7005f8005f9005fa005fb005fc006060060700608006090060b0060c0060e0060f0061100613006160061700618006190061a0061d0061e0062000621006230062400625006260062700628006290062a0062c0062d0062e0062f00630006310063200633006400064100642"),
        elements: PackedNumbers(digits: "001ec0027f0027900220003530009c000ba0021e004160009d00350004170021f00351000740039000392003930038f0039100221001f10027e00278001f0001f2000c9000d8000e7000f60010500113001210012f0013d0014b0015a001690034f005c9005ce005d70059700330002840032e004620032f00595005ee0006400063000a1000a3000a4005cb0017d001930034b001550016400224002330028700296002a5002b4002c3002d2002e1002f0002ff0030e0035b000c6000d5000e4000f300102001100011e0012c0013a0014800223002320028600295002a4002b3002c2002d1002e0002ef002fe0030d003560059f00446001e9005d2000bb000bc00467004660001a0001c0001e0001b0001d005e30057a001f8001b60005a005e10036400377001d5001d60006c0006d0006e000910017e001940019c001a60034800333005a700487000cc000db000ea000f900108001160012400132001400014e0015d0016c0018200189001b1001ef00059005e5005d0000620045c001e80038900388001f4000cb000da000e9000f8001070011500123001310013f0014d0015c0016b0017300181001880018f0019b001a5001f300011000c2000d1000e0000ef000fe0010c0011a00128001360014400151001600016f001760018c00198001a1001ad001d40033800339001fe005660000b000090000c0000d0000a0057e002250022700218005eb0048b004590045a005ca005cc001850019e005e200332005f5005ed000c3000d2000e1000f0000ff0010d0011b001290013700145001520016100170001770018d00199001a2001ac001d300470004710059e00472000ce000dd000ec000fb0010a00118001260013400142001500015f0016e00175001840018b001960019f001a9001aa001b3001b5001eb00395005f0001b0001ea0018e001a300340001710033d0019a003410033500153001620033c000c4000d3000e2000f1001000010e0011c0012a001380014600154001630033b001ae0033e0017800336001790033f00334000c5000d4000e3000f2001010010f0011d0012b0013900147003570023400236002420024100156001650035a0024300244005c60045800455005d40045e0045f005ef004560045200463000cd000dc000eb000fa00109001170012500133001410014f0015e0016d00174001830018a00197001a0001a8001ab001b2001b4001ed0039600283005c7001af001f60057c000a2003f80002d0034a005d9002880028d002a6002ab002b5002ba002c4002c9002970029c005fa001f9001fc0057f0045b004610048a0054700546005d50046e00545000140056800569000ca000d9000e8000f7001060011400122001300013e0014c0015b0016a001720018000187001f5005c5005f4001910034d0004400565005340054a0054800549000c8000d7000e6000f50010400112001200012e0013c0014a001590016800352002810005e00000000020059d003e3003e4003420038b0038e0038d0058000006005d6001920034c0035e003620037900073000a600361004390017c001900034e001f7005e000394005e6005e40048800454004570046a001e700065000a50017f001950019d001a7001fa00201003c4003c3001a4003e2005d8005c4000c0000cf000de000ed000fc00358000c1000d0000df000ee000fd001580016700354005fe00601006000046d0057d005a30059c003f70046c000c7000d6000e5000f400103001110011f0012d0013b00149001570016600355003f9003fa003370017b0035c005d300186003f6003600056a005cf0046b004690017a0035d00010004680054c0054d0054e005ff005960057b0053500536002d3002d8002f1002f600300003050030f00314002e2002e7001d2001d10005b00074000a00009f00331001d0001b7001cd001cf005cd0010b0011900127001350014300359004890045100464001fd005c8005e7005ea005f20045d005d1004530046500587005810009e0053700583005f80038c004760058200474005a1004750058400460005a000538000070038a005860054b00585005f300617006040060a0060c0059a00060004500043a0042e0061400431004490044a0060b000130043000618006160044c006190059b0006100473005f90060900203002820024c005a4002620054400612005e9001ce0005c00444006030008b0035f006020005d000120000f0044e000030042f0060f006130044f005e80044b00008005fb006050060d001cc0040a0000e000050000400607000b000432005a5005a6006080046f0061000615002680060e0044d0060600611005fd0026d004a3005bc005200052100593005940051b004860051d0051800519005900051f0059100592004840051c0051e0051a00485000380032a0025a003210052e003a500505004c600508005090007500076000b90041200413004140005000043003e5001c500037004b7004b80026300266000390003a004fb004fe005390053a0053b0053c0053d0053e005bd00507005c30049c00577002900029f002ae002bd002cc002db002ea002f9003080031700324005b600510005af004a8004940056b0056c004a900513005b3004eb004dc00329004000006b0004700057000410003100373003840028c0029b002aa002b9002c8002d7002e6002f50030400313005b7004ab004aa00512005110047c0039d00214000580004b0004c002220050f005f700028003a3003a4003ca003e70040f0041000411004ac004ad0050a00514004ea0052f00530004a60003500067000a7001da00204003650037a003a6003c600401005ae004e7003470040600260003ff0052d003fc00071000be001b800208002450031c003670037c003c900405004fd0047a005670048300093000ae001dc0025900320004370050e003ba0042800096000b30036f003bb0042500097000b400370003bc0042600261004810052b004cc003b4003b70006d003690037e0042d003ae0047700478005a2005f10001500226002350028a00299002a8002b7002c6002d5002e4002f300302003110003b000420001600265005da002150039f003d40042200069000a9001d8002090036d00382003a7003c8004030008d0008f001e1001e20043b0043c00443004bb004bc00344003990039e0039a00532000300003f005310049100571004930049200572003a00049e005730049f004a0004a100574001df001e0003da003f3004e3003dc003f5003d9003f2000450048f004900055800559004e60055d005b5005160022c0023b005ab004e4002020040d0040e001ee004f10002000506001c7004a50047e005170004000285004470058d004cb004c70006e0009100092000ab000ac000ad001dd001de0036a0036b0037f0038000433004340043500436004e900070000af001db005b0002290023800064000a4000bb000bc001b6001fe00225002270023400236002880028d002970029c002a6002ab002b5002ba002c4002c9002d3002d8002e2002e7002f1002f600300003050030f0031400342003c3003e4003f9003fa0007700078003cb003ef0043d0043e005df0002900527003d6003e90002c001c4001c3003e1003ee0002700068000a8001d700205003660037b003c7003e6004020047b0025800249001bc002480027700257001b9001c20031d00247001be001ba001bf00323003df003e0003dd003ec003de003ed001c0001c1001bd001bb0024a004950056d0056e0039b003b1003b2003b30049a005750052200523004f900206004e1005010006a000aa001d9001e50036e00383004040008e00090001e3001e400480004bd003c0003280022d0023c0022e0023d003b600482004bf004c0004c1004c200543004ec004ed004ee004ef004f0004e0000460004800056000520005500018000190004a0005400053000490003c0003e0003d001c90040c0052c0024600292002a1002b0002bf002ce002dd002ec002fb0030a003190006f001fb0021100349003d20042100343003970039c003980021300541005420050b0050c0026b0026c0028e0029d002ac002bb002ca002d9002e8002f70030600315003a9003ab00023000240025c00533004e200216002170021b00025000260021a002690026a0028f0029e002ad002bc002cb002da002e9002f80030700316003a8003aa00021000220025d001ff003c5004c5005ac005f6004980057900499005780008a004c30032c0022a002390021c004d6004d5004d0004d1004d2004d3004d40055b0055c004ce004cf0050d004d70025b0032d0024e0024d003270027a00001004ae004af0002a005880058a0058b0058c005890055e0056300555005610058f004a4005a9003740037500385003860053f00540000510048c0048d0048e000890022800237004df005b2000b50020f003d00041f0007e000b60041e0055a004b0004b10002e002640026700562004db000940009800099000b100371003b8003b9004230042700526005240052500528005290052a005b80025e0025f00504004e5005b1005bb0031e0028900298002a7002b6002c5002d4002e3002f20030100310003fb000bf00230002310023f002400029300294002a2002a3002b1002b2002c0002c1002cf002d0002de002df002ed002ee002fc002fd0030b0030c0031a0031b00325003260009b001e600212003d30004f004420027c00017005a800502003a1003a2003fd0055f005bf003760038700256000790008c003cd003f00043f0007f000800020e003ce00418004190007a0007b000b7003cf0041a0041b0007c0007d000b80041c0041d00081004400020d0027100066003fe0008200441004450004d0008300210003d10042000085003af004b3004b20003200252002530025000251004cd00515004b4004b5004b6004ba004b90047d004f6004f2004f5004f4004f3004f7004f800560005b9002190027300274004a7005560055700086003b00024b0031f000340008700088003ac003ad003be003bf004290042a0042b0002f002540006c003680037d0042c003b5004da0026f0027000497005700033a005db005dc005dd004ff000720020a0020b0036c003810043800448003db003f4003d7003ea0032b000950009a000b200372003bd004240026e00084004ca004c8004c9003d8003eb00564004e8005510055200345000360055300554005ad005ba0049d004fa004de004fc00500005c2005c0004a2005be000bd004dd0054f00550004d8004d90049b0057600322004790058e005de0004e000330028b0029a002a9002b8002c7002d6002e5002f4003030031200255004c40024f0022f0023e005c10036300378003c1004960056f001cb004090002b003d5003e800200005030027b00346003cc003f1005ec0020c001c80040b00408001ca00407002070047f005b4001c60001f00598003c20027500276005fc0005f005990027d00415005aa004be0021d0022b0023a00291002a0002af002be002cd002dc002eb002fa00309003180027200280"))
    static let membersByGate = PackedRows(
        ends: PackedNumbers(digits: "00000000000000000000000000000000000000000000000000000000000000000000000000000000000020000200002000020000200002000020000200004000040000400004000040004b000640006400064000640006f0006f0007100071000710007d0007d0007d0007d0007d0008b0008b0008b0008b0008b0008b000a7000a7000a7000b7000b7000b7000c8000c8000e4000e4000e7000e7000e7000e7000e7000e7000e7000e7000e7000e7000e7000e7000e7000e70010c0010c0010c0010c0010c0010c0010c0010c0012a00134001350013500135001350013500135001350013500135001350013500135001350013500142001430014300144001440014400144001440014400144001440014400144001440014b00169001690016900182001820018200182001830018300183001830018300183001830018300183001840018400184001850018500185001850018500185001a3001c1001df001fd0021b0021b0021b0021b0021b0021b0021b0021b0021b0021b0021b0021b0021b0021f0021f0021f0021f0021f0021f0021f0021f0021f0021f0021f0021f0021f002240022500225002250022600226002260023800243002430024300243002430024300243002430024400258002580025800258002580025e0025e0025e0025e0025e0025e0025e0025e00287002af002af002b5002b5002b5002b5002b5002b5002b5002b5002b5002b5002b5002b5002b5002b50032a0032a0032a0032a0032a0032a0032a0033b0033b0033b0033b0033b0033b0033b0033b0033b0033b0033b0033b0033b0033b0033b003580037500392003af003cc003cc003cc003cc003cc003cc003cc003cd003cd003cd003cd003cd003cd003cd003cd003cd004ac004ac004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad004ad"),
        elements: PackedNumbers(digits: "0035000351001b4001b5000630006400065000660006700068000690006a0006b0006c0006d0006e0006f000700007100072000730007400075000760007700078000790007a0007b0007c0007d0007e0007f000800008100082000830008400085000860008700088000890008a0008b0008c0008d0008e0008f000900009100092000930009400095000960009700098000990009a0009b0009c0009d0018c0018d0018e0018f0019000191001920019300194001950019600197000a2000a3000a4000a5000a6000a7000a8000a9000aa000ab000ac000ad000ae000af000b0000b1000b2000b3000b4000b5000b6000b7000b8000b9000ba0031c0031d0031e0031f003200032100322003230032400325003260044700448000bb000bc000bd000be000bf0016f0017000171001720017300174001750001f000200002100022000230002400025000260002700028000290002a0002b0002c0018700188001890018a0018b001b6001b7001b8001b9001ba001bb001bc001bd001be001bf001c0001c1001c2001c3001c4001c5001c6001c7001c8001c9001ca001cb001cc00378003790037a0037b0037c0037d0037e0037f0038000381003820038300384003850038600387001d7001d8001d9001da001db001dc001dd001de001df001e0001e1001e2001e3001e4001e5001e600349005a8005a9005aa005ab005ac005ad005ae005af005b0005b1005b2005b3005b4005b5005b6005b7005b8005b9005ba005bb005bc005bd005be005bf005c0005c1005c2005c3001f0001f1001f200198001990019a0019b0019c0019d0019e0019f001a0001fc001fd001fe001ff002000020100202002030020400205002060020700208002090020a0020b0020c0020d0020e0020f00210002110021200213002140021500216002170015100152001530015400155001560015700158001590015a0015b0015c0015d0015e0015f002230022400225002260022700228002290022a0022b0022c0022d0022e0022f0023000231002190021a0021b0021c0021d0021e0021f002200022100222005ec0047b0047c0047d0047e0047f0048000481004820048300484004850048600567001ec000190032700328003290032a0032b0032c0032d001600016100162001630016400165001660016700168001690016a0016b0016c0016d0016e00232002330023400235002360023700238002390023a0023b0023c0023d0023e0023f0024000245002460024700248002490024a0024b0024c0024d0024e0024f002500025100252002530025400255002560025700258002590025a0025b0025c0025d0045a001ee00285000c0000c1000c2000c3000c4000c5000c6000c7000c8000c9000ca000cb000cc000cd000ce002860028700288002890028a0028b0028c0028d0028e0028f0029000291002920029300294000de000df000e0000e1000e2000e3000e4000e5000e6000e7000e8000e9000ea000eb000ec002a4002a5002a6002a7002a8002a9002aa002ab002ac002ad002ae002af002b0002b1002b2000ed000ee000ef000f0000f1000f2000f3000f4000f5000f6000f7000f8000f9000fa000fb002b3002b4002b5002b6002b7002b8002b9002ba002bb002bc002bd002be002bf002c0002c1000fc000fd000fe000ff001000010100102001030010400105001060010700108001090010a002c2002c3002c4002c5002c6002c7002c8002c9002ca002cb002cc002cd002ce002cf002d0000cf000d0000d1000d2000d3000d4000d5000d6000d7000d8000d9000da000db000dc000dd00295002960029700298002990029a0029b0029c0029d0029e0029f002a0002a1002a2002a300015000160001700018001af001b0001b1001b2001b30035300001003e4003e5003e6003e7003e8003e9003ea003eb003ec003ed003ee003ef003f0003f1003f2003f3003f4003f5001aa001ab001ac001ad001ae0034200343003440034500346003470035f003630036400365003660036700368003690036a0036b0036c0036d0036e0036f0037000371003720037300374003750037600395003960039700398003990039a001fb0039b0039c0039d0039e0039f003a0003a1003a2003a3003a4003a5003a6003a7003a8003a9003aa003ab003ac003ad003ae003af003b0003b1003b2003b3003b4003b5003b6003b7003b8003b9003ba003bb003bc003bd003be003bf003c0003c1003c2001a1001a2001a3001a4001a5001a6001a7001a8001a9003c3003c4003c5003c6003c7003c8003c9003ca003cb003cc003cd003ce003cf003d0003d1003d2003d3003d4003d5003d6003d7003d8003d9003da003db003dc003dd003de003df003e0003e1005da005db005dc005dd005de005df00045000460004700048000490004a0004b0004c0004d0004e0004f000500005100052000530005400055000560005700058001760017700178001790017a0017b0017c0017d0017e0017f00180001810018200183001840018500186003390033a003f8003f9003fa003fb003fc003fd003fe003ff004000040100402004030040400405004060040700408004090040a0040b0040c0040d0040e0040f004100041100412004130041400415004160041700418004190041a0041b0041c0041d0041e0041f004200042100422004230042400425004260042700428004290042a0042b0042c0042d0042e0042f004300043100432004330043400435004360043700438004390043a0043b0043c0043d0043e0043f0044000441004420044300444004450056b0056c0056d0056e0056f005700057100572005730057400575005760057700578005790057a0057b0010b0010c0010d0010e0010f001100011100112001130011400115001160011700118002d1002d2002d3002d4002d5002d6002d7002d8002d9002da002db002dc002dd002de002df0012700128001290012a0012b0012c0012d0012e0012f0013000131001320013300134002ef002f0002f1002f2002f3002f4002f5002f6002f7002f8002f9002fa002fb002fc002fd00135001360013700138001390013a0013b0013c0013d0013e0013f001400014100142002fe002ff003000030100302003030030400305003060030700308003090030a0030b0030c001430014400145001460014700148001490014a0014b0014c0014d0014e0014f001500030d0030e0030f003100031100312003130031400315003160031700318003190031a0031b001190011a0011b0011c0011d0011e0011f00120001210012200123001240012500126002e0002e1002e2002e3002e4002e5002e6002e7002e8002e9002ea002eb002ec002ed002ee001cf0047700478004790047a0048c0048d0048e0048f004900049100492004930049400495004960049700498004990049a0049b0049c0049d0049e0049f004a0004a1004a2004a3004a4004a5004a6004a7004a8004a9004aa004ab004ac004ad004ae004af004b0004b1004b2004b3004b4004b5004b6004b7004b8004b9004ba004bb004bc004bd004be004bf004c0004c1004c2004c3004c4004c5004c6004c7004c8004c9004ca004cb004cc004cd004ce004cf004d0004d1004d2004d3004d4004d5004d6004d7004d8004d9004da004db004dc004dd004de004df004e0004e1004e2004e3004e4004e5004e6004e7004e8004e9004ea004eb004ec004ed004ee004ef004f0004f1004f2004f3004f4004f5004f6004f7004f8004f9004fa004fb004fc004fd004fe004ff005000050100502005030050400505005060050700508005090050a0050b0050c0050d0050e0050f005100051100512005130051400515005160051700518005190051a0051b0051c0051d0051e0051f005200052100522005230052400525005260052700528005290052a0052b0052c0052d0052e0052f00530005310053200533005390053a0053b0053c0053d0053e0053f005400054100542005430054f005500055100552005530055400555005560055700558005590055a0055b0055c0055d0055e0055f005600056100562005630056400588005890058a0058b0058c0058d0058e0058f0059000591005920059300594005a2005e8005e9005f1005f6005f7"))
    static let chunkEnds = PackedNumbers(digits: "00028000f7001570019b001d600203003d60040f0043b00849009200099800bb300d2200d5200d7000d900156d01583015c5016590167f016a2016ca01758017d2017ed018d80199001a0101b8501ba601bc901be701c0501c3001c5c01c8b01cbb01cf501d6801dee01e6301f4001fbe0228a022b7022d8022fa0231b0233d0235f0237f0239f023bf023e00240102422024510247102491024b2024d402502025310255202573025c702717027410276c0278c027bd027ed0281d02858028d40292502a4302a9202acd02b2602b9302bf902c4f02c9d02d1402d8202e0d02e6703332034a8034c9034ff03516035d3035ff0362203644036700367703698036cb036e2036fc03718037330374f0376903785037af03802038280384803875038c1039020392e0396b039a2039ea03a2c03a6603a8a03ac303ae603b0a03b4103c1003c4e03cb103cdc03d0503d1d03d3503d4a03dd203f0e03f8203fbc040310405e0408a04141042000422b04270042b3042e80431d0435104384043c80440f0445b0447c044c1045200460d04625046580478004796047c2047c9047ea048320485b04888048d004919049430496e049b3049f604a2804aa404b1d04b9404c0204c7104cb804cfd04d8d04e1c04e8f04ef304f0904f1004f2704f4704f6404f8404fa404fc004fdc0500a0502e0504e0506b05085050aa050d6051000511d05138051540517505196051b3051d0051ff0522405245052630527e052a4052d1052fc0531a05336053530537505397053b5053d305403054290544b0546a05486054ad054db0550705526055430556105583055a5055c3055e10561105637056590567805694056bb056e90571505734057510576f05791057b3057d1057ef0581f058450586705886058a2058c9058f705923059420595f0597d059a0059bd059da05a0905a2e05a4f05a6d05a8805aae05adb05b0605b2405b4005b5d05b8105b9f05bbd05bed05c1305c3505c5405c7005c9705cc505cf105d1005d2d05d4b05d7005d8f05dae05ddf05e0605e2905e4905e6605e8e05ebd05eea05f0a05f2805f4705f6c05f8b05faa05fdb060020602506045060620608a060b9060e60610606124061430616806187061a6061d7061fe06221062410625e06286062b5062e206302063200633f0635e0637d063ac063dd0640606429064490646c06489064b1064e00650d0652d0654b0656a06588065a6065d4066040662c0664e0666d0668f066ab066d2067000672c0674b0676806786067a3067c0067ef0681c0684706863068800689f068be068f4069240694a0696e0699e069cb069eb06a0906a3806a6506a8506aa306ac206ae006aff06b3106b6106b8406ba506bc706be506c0306c3106c5d06c8c06cb206cdd06d0906d2806d4506d7c06db106dd406df706e2f06e6006e8406ea606ed306f0d06f4506f6106f7d06fa906fc606ff00700d07028070430705f07099070d10710b071450717407195071af071ce071eb072090722b0724e072630729e072be072d9072f40731407331073500736c0738c073a7073c5073e3073fd0741707436074590747907495074b1074cb0752507546076e00771307734077600777e0779e077b4077ca077f4078500787d078c50791907930079cf07a7407b5807c6f07cac07ceb07dc007e1007ee507f3307fd7080180802d080420805e08070080b9080fd081430815e081b2081f10823408277082bc0830b08368083b50842e0848f084ee0856e08593085aa085c5085cc085e7086ac087a40884b0887a08891088ab088c3088df088ff0892c0895608a1a08a7208aba08af108b2708b5208bbd08c0f08cd808dab08e9c08f880905809174091ec0926f092ed0934d09385094020947f094ea09555095d7095fb096250963b096600966709685096a9096c8096e80971b0974c0977c097a0097d6098120983609860098760989b098a2098bf098e2099000991f0995109981099b0099d309a0709a4109a5c09a7609aeb09b1709b3709b5309b6b09b8809ba309bbc09bf909c1709c3009c4b09c6109c7809cb009cdb09d2b09d4509d7e09dad09de409e1b09e5209e8109ea909eed09f3109f810a0480a09d0a0bb0a1190a1b30a2560a2be0a3230a3940a3cb0a3f80a43b0a4680a4ab0a4d30a51c0a5660a5b50a6160a7570a7c20a85d0a8be0a9250a96d0a9a50a9f00aa3b0aa8f0aab20ab210ab560ab9d0abeb0ad080ad2e0adfa0ae380ae6c0ae900aeba0aed00aef20af170af4c0af770af7e0af9a0afb60afd70aff40b0100b0400b0760b09a0b0c40b0da0b0fc0b1210b1560b1810b1880b1a50b1c20b1e30b2010b21e0b2500b2880b2ac0b2d60b2ec0b30e0b3330b3680b3930b39a0b3b80b3d60b3f70b4160b4340b4680b4a20b4c60b4f00b5060b5280b54d0b5820b5ad0b5b40b5d20b5f00b6110b6300b64e0b6820b6bc0b6e00b70a0b7200b7420b7670b79c0b7c70b7ce0b7ec0b80a0b82b0b84a0b8680b89c0b8d60b8fa0b9240b93a0b95c0b9810b9b60b9e10b9e80ba050ba220ba430ba610ba7d0baaf0bae70bb0b0bb350bb4b0bb6d0bb920bbc70bbf20bbf90bc170bc350bc560bc750bc920bcc60bd000bd240bd4e0bd640bd860bdab0bde00be0b0be120be310be500be710be910beaf0bee50bf210bf450bf6f0bf850bfa70bfcc0c0010c02c0c0330c0520c0710c0920c0b20c0d00c1060c1420c1660c1900c1a60c1c80c1ed0c2220c24d0c2540c2730c2920c2b30c2d30c2f10c3270c3630c3830c3ab0c4040c41a0c43f0c4600c4860c4a80c4c20c59a0c67c0c69d0c6c20c6e00c7320c7890c7e00c80b0c9430ca6d0cbca0cd540ce3f0cf4e0cfea0d0ae0d14b0d1d70d3450d3800d3db0d45c0d4d80d55a0d5940d6140d6930d71b0d7410d7c30d84a0d8980d8c10d8e60d9e50da500dbb90dc180dc5d0dc900dcd40dd7f0ddc30de070de9b0dedf0df020df900dfe20e02a0e0620e08d0e0cc0e0fb0e1600e1a40e1e60e2440e2d10e3320e4a90e51c0e5820e5990e5c80e6040e6290e64c0e67a0e6a90e6da0e6f40e70d0e7710e7d40e8410e8ae0e9af0ea3d0eac00eb080ec8f0ed020ed620ed790ed950edd10edf60ee1d0ee4b0ee7a0eeab0eec50eede0efb40f02c0f0af0f1100f1310f15e0f2380f3ae0f4590f5520f6510f6a20f6f90f7680f7dd0f84d0f9920f9de0fa270fae70fbb30fc7e0fd550fd6d0fe120fed80ffa71006c100d2101c0102bb103581038210420104c9105681057f10596106bb107e0107fb10ad310b0a10b2710b4410b6d10ba310caa10cde10d0f10d4f10e9510f67110371113a11188111d411228114851156911581115a4116051160c1162d116481165f1167911695116b5116de1174c11799117e0118171183e11885118b01190a1194b11a1611a4a11a8511abf11b0111b4a11ba111bef11c5411c8411cb611d2011d8e11dc211e2711e7a11e9c11f2711f4b11fa311ff31204a120a1120ff1213e1217a121c71228c1233312398123d71242412468124c3124e0125001258d12594125a8125f01260e1262c126551268a126b3126ca126e4127021271f12740127651277f1279b127f512816128321284e12877128a0128c7128f112994129ba129e312a1a12a3f12a7612abe12b0312b8c12bc812c0412c3f12c7912cc012d0912d3412d9012e4f12e7712e9f12ec612eec12fb613078130e7131531333c13376133b7133d313409134391346613496134e213530136081372113790137e41381f13848138a11399413a2913ab213b7b13bdf13c9013d2c13d8213daa13dee14336143571441e144531447f144bb144f31452d1456814594145bb146901476314816148ed1497c14b8215025152781529d152c61547915518155d6156c715781157d8157eb1588b1595515a2115acb15bc815f81161191643a165611660216bd316f5d17085170eb1721d17275173cb17412174851750d1756e176151768d1776a177d217842178c81794a17a0117ab217b5217bec17c5117c7f17cad17cdf17d1a17d4017d8217db817def17f1717f4c17fa217fdb18049181271815618194181d21820b1824618299182f01832f1835c18392183ca18406184421847e184b9185061853f1856f185a7185dd1860118655186bc187021874918787187cd188191885c1889c188d0189121894b189a218a3418a8918ade18b4018b9918beb18c1418c3e18c6518cac18ce718d1a18d4f18d9818dcb18e0518e5318e9a18eda18f1418f5018f8d18fc61901e19078190bc1911a1915619190191cf1920c1927c192ea1934f1938e193de1941b19465194ba194fc1954419579195ae195e61961b1964e19682196b5196e81971f1975a1978e197c7197fd1983519869198a4198e41993d1997b199d819a1619a5519aa219afd19b3d19b7919bc019c0119c4719c8719cc019d1519d5b19d9e19de819e1d19e5c19e8619eb719edf19f2519f6219f9219fc119fff1a04a1a08a1a1231a1721a1b51a1f31a2211a2591a2921a2bb1a2f31a3291a3611a3981a3cf1a40e1a44b1a48a1a4cb1a50f1a5551a59e1a5e11a6181a6511a68e1a6d61a7151a7641a7ab1a7fa1a8331a8721a8aa1a8e21a9101a9551a9b01a9e61aa1e1aa5d1aaac1aaef1ab4f1ac081ac591acbd1ad181ada81ae451ae891aef01af7d1afa51b0261b0ba1b0e81b1491b1851b1a11b3fa1b4f01b5e41b6e71b78a1ba771bad21bc1e1bcf31bdfb1be6f1bebb1bee71bf2a1bf9d1c01f1c09c1c14b1c1ee1c2b11c3681c3fb1c4a01c5491c5961c62e1c6971c71f1c7971c7f11c8651c8aa1c9071c94e1c97d1c9a31c9ce1cc1c1cc391cc661cc851ccb41cd021cd541cd7e1cdb71cdee1ce241ce551ce881cebf1cee71cf211cf491cf791d3641d3b41d3ee1d57f1d6cd1d7281d7891d8131d8601d8ce1d9381d9b91da2c1daa51db5c1dc291dcf21dd461ddbf1de521dee01df5f1dfe21e0641e0e01e4e81e57f1eec91ef751f0201f0371f04c1f1f51f3bf1f5031f7921f8df1f94e1f9c01fbe91fc091fc321fc571ffd21fff920026200532007e200a7200d0200f9201222014f2017c201a5201d0201fb202242024f2027a202a9202dc2030d2034220379203ae203d7204162044f20492204cd204f42050b2052620b7720be620c3f2102421232213292144621694218392186f21893218c7219122199f21a0121ad821bcd21c7421c8c21caf21ce421d3221d7821dcc21e0f21e4421e8d21ed021f1521f7f22051220b4220ea22145221612218f221b4221e82220222240222d122362223ea22433224c122516225ee2267a226ed227662283a228a8229452296822a0222a5023a2423b3423d97240fc2411a2416224192241c1241e9242362429d242d52430e243512438c243ac243c8243ef244152443e244642449d244e52451524558245d224643246b6")
    static let chunkFiles = PackedNumbers(digits: "000000000000000000000000000000000000000000000000010000100001000010000100001000010000200002000020000200003000030000300003000030000300004000040000400004000040000400004000040000400004000040000400004000040000400004000040000400004000050000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600007000080000800008000080000800008000080000800008000080000800008000080000800008000080000800008000080000800008000080000900009000090000a0000a0000a0000a0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000c0000c0000c0000c0000c0000c0000c0000c0000c0000c0000c0000c0000c0000c0000c0000c0000c0000c0000c0000c0000c0000c0000c0000c0000c0000c0000d0000d0000d0000d0000d0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000f0000f0000f0000f0000f0000f0000f0000f0000f0000f0000f0000f0000f0000f0000f0000f0000f0000f0000f0000f0000f0000f0000f0000f0000f0000f0000f0000f0000f00010000100001000010000110001100011000110001100011000110001100011000110001100011000110001100011000110001200012000120001200012000120001200012000120001200012000120001200012000120001200012000120001200012000120001300013000130001300013000130001300013000130001300013000130001300013000130001300013000130001300013000130001300013000130001300013000130001300014000140001400014000140001400014000140001400014000140001500015000150001500015000150001500015000150001500015000150001500015000150001500015000150001500015000150001500015000150001500015000150001500015000150001500015000150001500015000150001500015000150001500015000150001500015000150001500015000150001500015000150001500015000150001500015000150001500015000160001600016000160001600016000160001600016000160001600016000160001600016000160001600016000160001600016000160001600016000160001600016000160001600016000160001600016000160001600016000160001700017000180001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001a0001a0001a0001a0001a0001a0001b0001b0001b0001b0001b0001b0001b0001b0001b0001b0001b0001b0001b0001b0001c0001c0001c0001c0001c0001c0001d0001d0001d0001d0001d0001d0001d0001d0001d0001d0001d0001d0001d0001d0001d0001d0001d0001d0001d0001d0001d0001d0001e0001e0001e0001f0001f0001f0001f0001f0001f0001f0001f0001f0001f0001f0001f0001f0001f0001f0001f0001f0001f0001f0001f0001f0001f0001f0001f0001f0001f0001f0001f0001f0001f0001f0001f0001f0001f0001f0001f0001f0001f0001f0001f0001f0001f0001f0001f0001f0001f0001f0001f0001f0001f0001f0002000020000200002000020000200002000021000210002100021000210002100021000210002100021000210002100021000210002100021000210002100021000210002100021000210002100021000210002100021000210002100021000210002100021000210002100021000210002100021000220002200022000220002200022000220002200022000220002200022000220002200022000220002200022000220002200022000220002200022000220002200022000220002200022000220002200022000220002200022000220002200022000220002200022000220002200022000220002200022000220002200022000230002300023000230002300023000230002300023000230002300023000230002300023000230002300023000230002300023000230002300023000230002300023000230002300023000230002300023000230002300023000230002300023000230002300023000230002300023000230002300023000230002300023000230002300023000230002300023000230002300023000230002300023000230002300023000230002300023000230002300023000230002300023000230002300023000230002300024000240002400024000240002400024000240002400024000240002500025000250002500025000250002500025000250002500025000250002500025000250002500025000250002500025000250002600026000260002600026000260002600026000260002600027000270002700027000270002700027000270002700027000270002700027000270002700027000270002700027000270002700027000270002700027000270002700027000280002800028000280002800028000280002800028000280002800028000280002800028000280002800028000280002800028000280002800028000280002800028000280002800028000280002800028000280002800028000280002800028000280002800028000280002800028000280002800028000280002800028000280002800028000280002800028000280002800028000280002800028000280002800028000280002800028000280002800028000280002800028000280002800028000280002800028000280002800028000280002800028000280002800028000280002800028000280002800028000280002800028000280002800028000280002800028000280002800028000280002800028000280002800028000280002800028000280002800028000280002800028000280002800028000280002800028000280002800028000280002800028000280002800028000280002800028000280002800028000280002800028000280002800028000280002800028000280002800028000280002800028000280002800028000280002800028000280002800028000280002800028000280002800028000280002800028000280002800028000280002800028000280002900029000290002900029000290002900029000290002900029000290002900029000290002900029000290002900029000290002900029000290002900029000290002900029000290002900029000290002900029000290002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002c0002c0002c0002c0002c0002c0002c0002d0002d0002d0002d0002e0002e0002e0002e0002e0002e0002e0002e0002e0002e0002e0002e0002e0002e0002e0002e0002e0002e0002e0002e0002e0002e0002e0002e0002e0002e0002e0002e0002e0002e0002e0002e0002e0002e0002e0002e0002e0002e0002e0002e0002e0002e0002e0002e0002e0002e0002e0002e0002e0002e0002e0002e0002e0002e0002e0002e0002e0002e0002e0002e0002e0002e0002e0002e0002f0002f0002f0002f0002f0002f0002f0002f0002f0002f0002f0002f0002f0002f0002f0002f0002f0002f000300003000030000300003000031000310003100031000310003100031000310003100031000310003100031000310003100031000310003100031000310003100031000310003100031000310003100031")
    static let chunkHeaders = PackedNumbers(digits: "0000000020000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000001e0001e0001e0001e00013000000000000000000000000000007000070000700007000070000700007000070000700007000070000700007000070000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0000000000000000000000000000000000000000000000000000002000020000200002000020000200002000020000200002000020000200002000020000200002000020000200002000020000200002000020000200002000020000200002000020000200002000020000200002000020000200002000020000200002000020000200002000020000200002000020000200002000020000200002000020000200002000020000200002000020000000000000000000000003000030000300003000030000300003000030000300003000030000300003000030000300003000030000300003000030000300003000030000300003000060000600006000060000600000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000002b0002b00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000d00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000800008000080000800008000080000800008000080000800008000080000800008000080000800008000080000800008000080000800008000000000000032000000000000000000000000000000000000000a0000a0000a0000a0000a0000a0000a0000a0000a0000a0000a0000a0000a0000a0000a0000a0000000000000000000000000000120000000017000000000c0000c0000c0000000000000000000000000000000000000000000280000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d000000000f0000f0000f0000f0000f0000f0000f0000f0000f0000f0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0001500015000150001500015000150001500015000150001500015000150001500015000150000000000000000000000016000160001600016000160001600016000160001600016000160001600016000160001600016000160001600016000160001600016000160001600016000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000180001900019000190001900019000190001900019000190001900019000190001900019000190001d0001d0001d0001d0001d0001d0001d0001d0001d0001d0001d0001d0001d0001d0001d0001a0001a0001a0001a0001a0001a0001a0001a0001a0001a0001a0001a0001a0001a0001a0001b0001b0001b0001b0001b0001b0001b0001b0001b0001b0001b0001b0001b0001b0001b0001c0001c0001c0001c0001c0001c0001c0001c0001c0001c0001c0001c0001c0001c0001c0002d0002d0002d0002d0002d0002d0002d0002d0002d0002d0002d0002d0002d0002d0002d0003100031000310003100031000310003100031000310003100031000310003100031000310002e0002e0002e0002e0002e0002e0002e0002e0002e0002e0002e0002e0002e0002e0002e0002f0002f0002f0002f0002f0002f0002f0002f0002f0002f0002f0002f0002f0002f0002f00030000300003000030000300003000030000300003000030000300003000030000300003000004000040000400004000040000400004000040000400004000040001400014000140001400014000140001400000000000000000000000000000000000000000000000000000000002b0002b00000000000000000000000000000000000000220002200022000220002200022000000000a0000000000000000000000000000000000100001000000001f00000000000000000000000000000000000000000000000000000000002300000000000000000024000240002400024000240002400024000240002400024000240002400024000240002400024000240002400024000240000000009000090000900009000090000900009000090000900009000090000900009000090000900009000000000000000000000000000000000000000000000000000000000000000000000000000000250002500025000250002700026000260002600026000260002600026000260002600026000260002600026000260002600026000260002600026000260002600026000260002600026000260002600026000260002600026000260002600026000260002600026000260002600029000290002900029000290002900029000290002900029000290002900029000290002900029000290002900029000290002900029000290002900029000290002900029000290002900029000000000000021000210002100021000210002100021000210002100021000210002100021000210002100021000210002100000000000002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b00000000050000500000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000330003300033000330001100011000110001100011000110001100011000110001100011000110000000000000000000000000000330003300033000330003300033000330003300033000330003300033000330003300033000330003300033000330003300033000330003300033000330003300033000330003300033000330003300033000330003300033000330003300033000330003300033000330003300033000330003300033000330003300033000330003300033000330003300033000330003300033000330003300033000330003300033000330003300033000330003300033000330003300033000330003300033000330003300033000330003300033000330003300033000330003300033000330003300033000330003300033000330003300033000330003300033000330003300033000330003300033000330003300033000330003300033000330003300033000330003300033000330003300033000330003300033000330003300033000330003300033000330003300033000330003300033000330003300033000330003300033000330003300033000330003300033000330003300033000330003300033000330003300033000330003300033000330003300033000330003300033000000000000000000000000000033000330003300033000330003300033000330003300033000330000000000000000000000000000000000000000000000000000000000330003300033000330003300033000330003300033000330003300033000330003300033000330003300033000330003300033000330000000000000110000000000000000002c0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c00000000000000000000000000000000000000000000000000000000000000033000330003300033000330003300033000330003300033000330003300033000000000000000000000000000000000000000000000000000000000000000000003300000000000000000000000000000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000002a0002a0002a0002a0002a0002a00000000000000000000000000000000000000000003300033000000000000010000000000000000000000003300000000000000000000000330003400000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000")
    static let chunkGates = PackedNumbers(digits: "00000000ad000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000009c0009c0009c0009c0006600000000000000000000000000002d0002d0002d0002d0002d0002d0002d0002d0002d0002d0002d0002d0002d0002d000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000d8000d8000d8000d8000d8000d8000d8000d8000d8000d8000d8000d8000d8000d8000d8000d8000d8000d8000d8000d8000000000000000000000000000000000000000000000000000001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e000000000000000000000001f0001f0001f0001f0001f0001f0001f0001f0001f0001f0001f0001f0001f0001f0001f0001f0001f0001f0001f0001f0001f0001f0001f0001f0001f00028000280002800028000280008b0008b0008b0008b0008b0008b0008b0008b0008b0008b0008b0008b0008b0008b0008b0008f0008f0008f0008f0008f0008f0008f0008f0008f0008f0008f0008f0008f0008f0008f0008c0008c0008c0008c0008c0008c0008c0008c0008c0008c0008c0008c0008c0008c0008c0008d0008d0008d0008d0008d0008d0008d0008d0008d0008d0008d0008d0008d0008d0008d0008e0008e0008e0008e0008e0008e0008e0008e0008e0008e0008e0008e0008e0008e0008e000ee000ee000ee000ee000ee000ee000ee000ee000ee000ee000ee000ee000ee000ee000f2000f2000f2000f2000f2000f2000f2000f2000f2000f2000f2000f2000f2000f2000ef000ef000ef000ef000ef000ef000ef000ef000ef000ef000ef000ef000ef000ef000f0000f0000f0000f0000f0000f0000f0000f0000f0000f0000f0000f0000f0000f0000f1000f1000f1000f1000f1000f1000f1000f1000f1000f1000f1000f1000f1000f100053000530005300053000530005300053000530005300053000530005300053000530005300072000720007200072000720007200072000720007200072000720007200072000720007200028000280002800028000280002800028000d8000d8000d8000d8000d8000d8000d8000d8000d8000d8000d8000d8000d8000d8000d8000d8000d800033000330003300033000330001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0004b0004b0004b0004b0004b0004b0004b0004b0004b000c8000c8000c8000c8000c8000c8000c8000c8000c8000b1000b1000b1000b1000b1000a9000a9000a9000a9000a9000190001900033000330003300033000330003300033000330003300033000330003300033000330003300033000330003300033000330003300033000330000000000000f900000000000000000000000000000000000000390003900039000390003900039000390003900039000390003900039000390003900039000390000000000000000000000000000640000000082000000003d0003d0003d0000000000000000000000000000000000000000000c70004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b00000000540005400054000540005400054000540005400054000540005300053000530005300053000530005300053000530005300053000530005300053000530007200072000720007200072000720007200072000720007200072000720007200072000720000000000000000000000075000750007500075000750007500075000750007500075000750007500075000750007500075000750007500075000750007500075000750007500075000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000850008b0008b0008b0008b0008b0008b0008b0008b0008b0008b0008b0008b0008b0008b0008b0008f0008f0008f0008f0008f0008f0008f0008f0008f0008f0008f0008f0008f0008f0008f0008c0008c0008c0008c0008c0008c0008c0008c0008c0008c0008c0008c0008c0008c0008c0008d0008d0008d0008d0008d0008d0008d0008d0008d0008d0008d0008d0008d0008d0008d0008e0008e0008e0008e0008e0008e0008e0008e0008e0008e0008e0008e0008e0008e0008e000ee000ee000ee000ee000ee000ee000ee000ee000ee000ee000ee000ee000ee000ee000ee000f2000f2000f2000f2000f2000f2000f2000f2000f2000f2000f2000f2000f2000f2000f2000ef000ef000ef000ef000ef000ef000ef000ef000ef000ef000ef000ef000ef000ef000ef000f0000f0000f0000f0000f0000f0000f0000f0000f0000f0000f0000f0000f0000f0000f0000f1000f1000f1000f1000f1000f1000f1000f1000f1000f1000f1000f1000f1000f1000f10002300023000230002300023000230002300023000230002300023000710007100071000710007100071000710000000000000000000000000000000000000000000000000000000000d8000d800000000000000000000000000000000000000b1000b1000b1000b1000b1000b10000000039000000000000000000000000000000000110001100000000aa0000000000000000000000000000000000000000000000000000000000b9000000000000000000ba000ba000ba000ba000ba000ba000ba000ba000ba000ba000ba000ba000ba000ba000ba000ba000ba000ba000ba000ba000000003600036000360003600036000360003600036000360003600036000360003600036000360003600000000000000000000000000000000000000000000000000000000000000000000bf000bf000bf000bf000bf000bf000c7000c7000c7000c7000c7000c7000c7000c7000c7000c7000c7000c7000c7000c7000c7000c7000c7000c7000c7000c7000c7000c7000c7000c7000c7000c7000c7000c7000c7000c7000c7000c7000c7000c7000c7000c7000c7000c7000c7000c7000c8000c8000c8000c8000c8000c8000c8000c8000c8000c8000c8000c8000c8000c8000c8000c8000c8000c8000c8000c8000c8000c8000c8000c8000c8000c8000c8000c8000c8000c8000c80000000000000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b00000000000000d8000d8000d8000d8000d8000d8000d8000d8000d8000d8000d8000d8000d8000d8000d8000d8000d8000d8000d8000d8000d8000d8000d8000d8000d8000d8000d8000d8000d8000d8000d8000d8000d8000d8000d8000d8000d8000d8000d8000d8000d8000d8000d8000d8000d8000d8000d8000d8000d8000d8000d8000d8000d8000d8000d8000d8000d8000d8000d8000d8000d8000d8000d8000d8000d8000d8000d8000d8000d8000d8000d8000d8000d8000d8000d8000d8000d8000d80000000025000250000000000000000000000000000000000000000000000000000000000000000000000000000000000000000790000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000102001020010200102000630006300063000630006300063000630006300063000630006300063000000000000000000000000000102001020010200102001020010200102001020010200102001020010200102001020010200102001020010200102001020010200102001020010200102001020010200102001020010200102001020010200102001020010200102001020010200102001020010200102001020010200102001020010200102001020010200102001020010200102001020010200102001020010200102001020010200102001020010200102001020010200102001020010200102001020010200102001020010200102001020010200102001020010200102001020010200102001020010200102001020010200102001020010200102001020010200102001020010200102001020010200102001020010200102001020010200102001020010200102001020010200102001020010200102001020010200102001020010200102001020010200102001020010200102001020010200102001020010200102001020010200102001020010200102001020010200102001020010200102001020010200102001020010200102001020010200102001020010200102001020010200102001020010200000000000000000000000000010200102001020010200102001020010200102001020010200102000000000000000000000000000000000000000000000000000000000102001020010200102001020010200102001020010200102001020010200102001020010200102001020010200102001020010200102000000000000063000000000000000000df000df000df000df000df000df000df000df000df000df000df000df000df000df000df000df000df00000000000000000000000000000000000000000000000000000000000000102001020010200102001020010200102001020010200102001020010200102000000000000000000000000000000000000000000000000000000000000000000010200000000000000000000000000003b0003b0003b0003b0003b0003b0003b0003b0003b0003b0003b0003b0003b0003b0003b0003b0003b0003b0003b0003b0003b0003b0003b0003b0003b0003b0003b0003b00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000ca000ca000ca000ca000ca000ca00000000000000000000000000000000000000000010200102000000000000055000000000000000000000010200000000000000000000001020010400000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000")
    static let chunkFollowsGate = PackedNumbers(digits: "0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000001000000000000000000000000000000000000000000000000000000000000000000000100000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000100000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100000000000000000000000000000000000000000000000000000000000000000000000000000001000010000100001000010000100001000010000100001000010000100001000010000100000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000010000100000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000100000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100000000000000000000000000000000000000000000000000000000000100001000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000100000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000100000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000100000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000010000100000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000100000000000000000000000000000000000000000000000000000000000000000000000000000001000000000000000000000000000000000000000000000000000000000000000000000000000000000000000001000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000")
    static let chunkNames = PackedRows(
        ends: PackedNumbers(digits: "0000100002000030000400005000060000700008000090000a0000b0000c0000d0000e0000f000100001100012000130001400015000160001700018000190001a0001b0001c0001d0001e0001f000200002100022000230002400025000260002700028000290002a0002b0002c0002d0002e0002f000300003100032000330003400035000360003700038000390003a0003b0003c0003d0003e0003f000400004100042000430004400045000460004700048000490004a0004b0004c0004d0004e0004f000500005100052000530005400055000560005700058000590005a0005b0005c0005d0005e0005f0006000061000620006300064000660006700068000690006a0006b0006c0006d0006f000710007300074000750007600077000780007a0007b0007c0007d0007e0007f000800008100082000830008400085000860008700088000890008a0008b0008c0008d0008e0008f0009000091000920009300094000950009600098000990009a0009b0009c0009d0009e0009f000a0000a1000a2000a3000a4000a5000a6000a7000a8000a9000aa000ac000ad000ae000af000b0000b1000b2000b3000b4000b5000b6000b7000b8000b9000ba000bb000bc000bd000be000bf000c0000c1000c2000c4000c6000c7000c8000c9000ca000cb000cc000cd000ce000cf000d0000d1000d2000d3000d4000d5000d6000d7000d8000d9000da000db000dc000dd000de000df000e0000e1000e2000e3000e4000e5000e6000e7000e8000e9000ea000eb000ec000ed000ee000ef000f0000f1000f2000f3000f4000f5000f6000f7000f8000f9000fa000fb000fc000fd000fe000ff001000010100102001030010400105001060010700108001090010a0010b0010c0010d0010e0010f001100011100112001130011400115001160011700118001190011a0011b0011c0011d0011e0011f001200012100122001230012400125001260012700128001290012a0012b0012c0012d0012e0012f001300013100132001330013400135001360013700138001390013a0013b0013c0013d0013e0013f001400014100142001430014400145001460014700148001490014a0014b0014c0014d0014e0014f001500015100152001530015400155001560015700158001590015a0015b0015c0015d0015e0015f001600016100162001630016400165001660016700168001690016a0016b0016c0016d0016e0016f001700017100172001730017400175001760017700178001790017a0017b0017c0017d0017e0017f001800018100182001830018400185001860018700188001890018a0018b0018c0018d0018e0018f001900019100192001930019400195001960019700198001990019a0019b0019c0019d0019e0019f001a0001a1001a2001a3001a4001a5001a6001a7001a8001a9001aa001ab001ac001ad001ae001af001b0001b1001b2001b3001b4001b5001b6001b7001b8001b9001ba001bb001bc001bd001be001bf001c1001c2001c3001c4001c5001c6001c7001c8001c9001ca001cb001cc001cd001ce001cf001d0001d1001d2001d3001d4001d5001d6001d7001d8001d9001da001db001dc001dd001de001df001e0001e1001e2001e3001e4001e5001e6001e7001e8001e9001ea001eb001ec001ed001ee001ef001f0001f1001f2001f3001f4001f5001f6001f7001f8001f9001fa001fb001fc001fd001fe001ff0020000201002020020300204002050020600207002080020a0020b0020c0020d0020e0020f002100021100212002130021400215002160021700218002190021a0021b0021c0021d0021e0021f002200022100222002230022400225002260022700228002290022a0022b0022c0022d0022e0022f00230002320023300235002360023700238002390023a0023b0023c0023d0023e0023f00240002410024300244002460024700248002490024a0024b0024c0024d0024e0024f002500025100252002530025400255002560025700258002590025a0025b0025c0025d0025e0025f002600026100262002630026400265002660026700268002690026a0026b0026c0026d0026e0026f002700027100272002730027400275002760027700278002790027a0027b0027c0027d0027e0027f002800028100282002830028400285002860028700288002890028a0028b0028c0028d0028e0028f0029000291002920029300294002950029600297002990029a0029b0029c0029d0029f002a0002a1002a2002a3002a4002a5002a6002a7002a8002aa002ab002ac002ad002ae002b0002b1002b2002b3002b4002b5002b6002b7002b8002b9002bb002bc002bd002be002bf002c1002c2002c3002c4002c5002c6002c7002c8002c9002ca002cc002cd002ce002cf002d0002d2002d3002d4002d5002d6002d7002d8002d9002da002db002dd002de002df002e0002e1002e3002e4002e5002e6002e7002e8002e9002ea002eb002ec002ee002ef002f0002f1002f2002f4002f5002f6002f7002f8002f9002fa002fb002fc002fd002ff0030000301003020030300305003060030700308003090030a0030b0030c0030d0030e0031000311003120031300314003160031700318003190031a0031b0031c0031d0031e0031f00321003220032300324003250032700328003290032a0032b0032c0032d0032e0032f00330003320033300334003350033600338003390033a0033b0033c0033d0033e0033f003400034100342003430034400345003460034700348003490034a0034b0034c0034d0034e0034f003500035100352003530035400355003560035700358003590035a0035b0035c0035d0035e0035f0036000361003620036300364003650036700368003690036a0036b0036c0036d0036e0036f003700037100372003730037400375003760037700378003790037a0037b0037c0037d0037e0037f003800038100382003830038400385003860038700388003890038a0038b0038c0038d0038e0038f003900039100392003930039400395003960039700398003990039a0039b0039c0039d0039e0039f003a0003a1003a2003a3003a4003a5003a6003a7003a8003a9003aa003ab003ac003ad003ae003af003b0003b1003b2003b3003b4003b5003b6003b7003b8003b9003ba003bb003bc003bd003be003bf003c0003c1003c2003c3003c4003c5003c6003c7003c8003c9003ca003cb003cc003cd003ce003cf003d0003d1003d2003d3003d4003d5003d6003d7003d8003d9003da003db003dc003dd003de003df003e0003e1003e2003e3003e4003e5003e6003e7003e9003ea003eb003ec003ed003ee003ef003f0003f1003f2003f3003f4003f5003f6003f7003f8003f9003fa003fb003fc003fd003fe003ff004000040100402004030040400405004060040700408004090040b0040c0040d0040e0040f004100041100412004130041400415004160041700418004190041a0041b0041c0041d0041e0041f00421004230042400425004260042700428004290042a0042b0042c0042d0042e0042f004300043100432004330043400435004360043700438004390043a0043b0043c0043d0043e0043f004400044100442004430044400445004460044700448004490044a0044b0044c0044d0044e0044f004500045100452004530045400455004560045700458004590045a0045b0045c0045d0045e0045f004600046100462004630046400465004660046700468004690046a0046b0046c0046d0046e0046f004700047100472004730047400475004760047700478004790047a0047b0047c0047d0047e0047f004800048100482004830048400485004860048700488004890048a0048b0048c0048d0048e0048f004900049100492004930049400495004960049700498004990049a0049b0049c0049d0049e0049f004a0004a1004a2004a3004a4004a5004a6004a7004a8004a9004aa004ab004ac004ad004ae004af004b0004b1004b2004b3004b4004b5004b6004b7004b8004b9004ba004bb004bc004bd004be004bf004c0004c1004c2004c3004c4004c5004c6004c7004c8004c9004ca004cb004cc004cd004ce004cf004d0004d1004d2004d3004d4004d5004d6004d7004d8004d9004da004db004dc004dd004de004df004e0004e1004e2004e3004e4004e5004e6004e7004e8004e9004ea004eb004ec004ed004ee004ef004f0004f1004f2004f3004f4004f5004f6004f7004f8004f9004fa004fb004fc004fd004fe004ff005000050100502005030050400505005060050700508005090050a0050b0050c0050d0050e0050f005100051100512005130051400515005160051700518005190051a0051b0051c0051d0051e0051f005200052100522005230052400525005260052700528005290052a0052b0052c0052d0052e0052f005300053100532005330053400535005360053700538005390053a0053b0053c0053d0053e0053f005400054100542005430054400545005460054700548005490054a0054b0054c0054d0054e0054f005500055100552005530055400555005560055700558005590055a0055b0055c0055d0055e0055f005600056100562005630056400565005660056700568005690056a0056b0056c0056d0056e0056f005700057100572005730057400575005760057700578005790057a0057b0057c0057d0057e0057f005800058100582005830058400585005860058700588005890058a0058b0058c0058d0058e0058f005900059100592005930059400595005960059700598005990059a0059b0059c0059d0059e0059f005a0005a1005a2005a3005a4005a5005a6005a7005a8005a9005aa005ab005ac005ad005ae005af005b0005b1005b2005b3005b4005b5005b6005b7005b8005b9005ba005bb005bc005bd005be005bf005c0005c1005c2005c3005c4005c5005c6005c7005c8005c9005ca005cb005cc005cd005ce005cf005d0005d1005d2005d3005d4005d5005d6005d7005d8005d9005da005db005dc005dd005de005df005e0005e1005e2005e3005e4005e5005e6005e7005e8005e9005ea005eb005ec005ed005ee005ef005f0005f1005f2005f3005f4005f5005f6005f7005f8005f9005fa005fb005fc005fd005fe005ff006000060100602006030060400605006060060700608006090060a0060b0060c0060d0060e0060f006100061100612006130061400615006160061700618006190061a0061b0061c0061d0061e0061f006200062100622006230062400625006260062700628006290062a0062b0062c0062d0062e0062f006300063100632006330063400635006360063700638006390063a0063b0063c0063d0063e0063f006400064100642"),
        elements: PackedNumbers(digits: "000ac0028a000ad0014a0015800157000b500118001510004d000500004c0004e0004f0015600148000e300047001470012c0009b001d3001d7002bb00250002500002a0002d0002b0002e0002c0033b001ff0026f0027000263002640026b0026c00218001b0002110028c0032d0021400087002a2002f1001e2001a1002d400322002ed001b70030b00184001770018800189001d5002550025700256001e300205001a0001d600181000a2001f00024b0019e0024c0025400251001ad001ad002ce00321002b800180002990024e00253002520024f0024d0019f001ac0003d00033000f40014000146000ab003400012300133000400001e0001d0020e000c6002cb001b800218001db002390019d002f300038001ce0003800209000380025b0020b001c0002fc000ba000f5000080017f0017f0020f0020f002c4002c6002c6002c7002c70029f002c5002c5002c8002cc002cf00302002d0002e9002ee002ee0029a0027800143002c4001dc0023a001dc0023a002090003800209001c5002a700300001c8001c9002a7002a700300002b700004000050010a000f6000f50001e000860001e0001e0020e000c6000ba001b800218001db00239002090020900209001c50020b0015a002a700300001c8001c90029e0029f002c6002c70017f00004000270020e000270020e00317001c0002b6000cb000cc000480005e0006b0007000022000d6000a9000100009e000460003c0008100063000cb000cc000480005e0006b0007000022000d6000a9000100009e000460003c0008100063000cb000cc000480005e0006b0007000022000d6000a9000100009e000460003c0008100063000cb000cc000480005e0006b0007000022000d6000a9000100009e000460003c0008100063000cb000cc000480005e0006b0007000022000d6000a9000100009e000460003c0008100063000fb000480005e0006b0007000022000d6000a9000100009e000460003c0008100063000fb000480005e0006b0007000022000d6000a9000100009e000460003c0008100063000fb000480005e0006b0007000022000d6000a9000100009e000460003c0008100063000fb000480005e0006b0007000022000d6000a9000100009e000460003c0008100063000fb000480005e0006b0007000022000d6000a9000100009e000460003c0008100063000480005e0006a0006b0002100074000d6000cc000a9000100009e000460003c0008100063000480005e0006a0006b0002100074000d6000cc000a9000100009e000460003c0008100063000480005e000670009e000460008100063000480005e0006d0006e000e2000d9000bb0002000038000c60009e000460003c000810006300059000db0009e000460003c0008100063000480005e0006600046000bb000a1000b70002000038000c60006300081000480005e000680004600038000c6000590006300081000480005e00066000c80004600038000c6000810006300063000810005e000480006c00084000650003c00081000630008100063000320020e000f9001c000220002250022f0021c0022e00224002260022c0022d002210021600215001830033a002010033400258003360032c00155000f90013f000f9000f8000f3000f20005e00048000360003700218001db00239001b80020b001c50020900209001eb001eb001dc001dc0023a0023a00239002b7000c5000420002500065000630000000081001fd0003c0000e0000b0000f00046000450009e00084000bc0003100090000c60025b00091000ff0004a0020e002720032e000c6001fa00137001b8002180023600337001c0001db002fc002fc00333002c9002c50029e002cf0025b002b70025e001ab001da002680026900053002e50026d0026a0027c003460000400006000020000a001ad0002200021000520020e001d4000520020e0029b0020d0027b00346001f70023f0024000327002b6002b60002200021000710020e001d4000710020e0029b0020d0027b00346001f70023f0024000327002b6002b600073000720007500076001c00025a002230021d0021b00230002eb00139002870028600326002d5002d5002d4002d4002f200324002c30021f0021a001c500179002850026500271002af002af001bc001ca0013b00186002a3001d800187002a4001610026e0026e00262002620016700301002f6002f6002ca00347002e6002e60033e0033e0021e0000d000010028900330002ba003420000c0000000348000aa0013800082000160020600022000210008a0020e002b5001d400323001a30008a0020e002620026e00190003460025a002b6002b600022000210008e0020e002b5001d400323001a30008e0020e002620026e00190003460025a002b6002b600022000210008b0020e002b5001d400323001a30008b0020e002620026e00190003460025a002b6002b600022000210008c0020e002b5001d400323001a30008c0020e002620026e00190003460025a002b6002b600022000210008d0020e002b5001d400323001a30008d0020e002620026e00190003460025a002b6002b60002200021000ed0020e002b5001d400323001a3000ed0020e002620026e00190003460025a002b6002b60002200021000f10020e002b5001d400323001a3000f10020e002620026e00190003460025a002b6002b60002200021000ee0020e002b5001d400323001a3000ee0020e002620026e00190003460025a002b6002b60002200021000ef0020e002b5001d400323001a3000ef0020e002620026e00190003460025a002b6002b60002200021000f00020e002b5001d400323001a3000f00020e002620026e00190003460025a002b6002b6001c000222002b4002ec001c5001790031d0022700190002b6002b6002880023e0019b00178002ff0027a00285000170001a00015000f70005b000390006f000690006d000d80004900049002f80006b0006a000670006c0006e0006600068000b00020e0025c001df0030a00331001bb000380025b0008800020000b7000a1000bb000100000500007000a900003000cc000d60002200070000cb000fb0007400021000d9000e2000b800144000dd000ba000b90032900035001b800218001c0002f3001ce0020900209002fc001db00239001c8001c9002a700300001a20029700297002c20003500329000b9001b800218001c0002f3001ce0020900209002fc001db00239001a20029700297002c2000440004300119000b10010e000b3000b20000900008000090000800008000be00063000810025c0025d001df001e0002320025c001aa001df001da001e8002be002be001b0001b00017b001b8001db0026e002620026e00262002ef002ef001cf002d1002ea002320023200232001cd002f400241001cd002a7002a7001c7001c8001c900300002f0002f00023d0032a0033d000c70020e000c600272001b800218001db001c0001b00020f00332002c4002c5002c60029e002cf0025b002b7001da0032d00213002fe00306001ef001ec002fd001ee0022a0022b002280022900217000c8000af000af0020e0018200218001b00032d00213002fe003060022a0022b002170020f002c400332001ef001ec002fd001ee000dc000d400086000d70020e000d70020e002b5001bf002bf002cb001bd0019c001b800218001db00239001c0001bb00336003350032c001550033400258001fb001fc001b0001b0001b00017f0017f0017f003430000400005002c5002c5002c6002c6002c7002c70029f0029e002cf0025b001da002a700300001c8001c9002a7001c7002f0002f0002f0002f3001ce001260014b0012d001280015a00209002090020900209001c5002fc000ba00125001dc001dc0020f0020f002c4002c8002cc002b9001dd00141002cd0002400206002fc001290012a001500013000163001490014e00124000fd0007f00106000c2000790007e000c30007800056000560009300041001040007b0007c00115000940001900080000fe001070002900028000e4000e1000c4000e0000d5000d0000990015e0005f00060000620013400111001130010f001d0001d00031e001c200219001a9002db00203003380023b001cb00242001c400172001760016b0003b000c1000fc0009500055002990029900299001f1001f1001e5001e7001e600195002310032b002f70027600277002330031c0018f0030f001e9001ea001ea001ea00316001680029500202001b6002e70019400196001a6001a5001b1001b10028b0028b002a1002a1002d3002d2002d8002d8002d80018500185002da002d9001de001de0023c00345002420024200242002430027900325002730017d0020800304003050030300207001cc002d600282002820027f0027f0027f0027f002800027e0027d002840031a0031b002f5002a60019a00318003110029c0024a0023700267001ed001f9002b1001f3001ba003080020a001b4001990024500246002470024800249001fe002dd002e0002df002de002dc002e1002e200235003100018a00312001c10018b002fb0031300238002bd0032f002b00017c002000018d0017e0017e001b2002600026100283001c6001ae00192001a8001a700197001b3002d7001f6002040016d0016e001750016a001730016c001740017000169001690023400234002a9002aa002a800212002ab002ac002ad001cb00259001be0017a001b5001b5001e4001e100266000a4000eb000ec0010b001170018c0018c0018c0018c0018c0018c00298002980025f0025f002440013c0009a0009700096000a6000a7000a50011b000e5000e6000e7003190031900309003090030c0030c00292002e8002e8001f2001f2002a00028100281001f400290002c0002e300293002a50029100307000a30004b001c30009c0009d000de001950019500231002310032b002f7001e5001e7001e9001ea002330031c0018f002770027600030000ea00085000d10005100092000b400109001100010c001140011c0011a001080028d0028f0028e0028e0028e002060031f002940016f001710017100169001690001b000e9000140033c003410012200132000d3000ae00061000230011600112001d1000d20013a0015b0015c0003a002bc0029600344001f8002740030d001b9001930020c002b20029d0019800339001f500191001a4002ae002e40030e002b3001680018c00316002c10031500328003140018e000ca0009f00077000830010000011000570001f00058000fa00012000df0003f0010500026000da0007a00098000b600013000c900089001d9002f9002f9002fa0032000210000bd000340005a0002f000c00003e000bf001010014f0013e0010200054003320005d0001c0007d00064001d2001030011d000a00005c00275001af0010d001350008f001520033f00166000cd000e8000cf000ce00145001420011f0015300164001590015d00136001200012b0012100154001620014c0015f001650013d0014d00127001600012f0011e0012e00131"))
    static let mentions = PackedRows(
        ends: PackedNumbers(digits: "0000000002000020000300003000030000400004000040000800008000080000e000150001600017000180001e0001f00021000230002500027000290002c0002f000300003200034000360003b0003d0003f000410004300046000490004c0004f0005300056000580005a00061000670007400075000760007700078000790007a0007b0007c0007d0007e0007f000800008100082000830008400085000860008700088000890008c00092000930009400095000960009700098000990009c0009d000a2000a5000a6000a8000ac000b0000b2000b4000b8000bc000be000bf000cc000d1000d2000d3000d3000d3000d3000d3000d4000d6000d7000d9000db000dd000df000e0000e1000e3000e5000e7000e9000eb000ef000f1000f3000f6000f9000fa000fc000fe0010100103001040010600107001090010a0010c0010f00111001140011600118001190011a0011b0011d0012200125001270012a0012c0012e001310013400136001380013a0013d0014000143001460014a0014e001520015300155001580015b0015b0015c0016100163001640016500167001690016b0016d0016e0016f001710017300175001770017b0017d001800018300186001890018a0018b0018c0018d0018f001910019300194001950019700198001980019800198001980019800198001980019800198001980019800198001980019800198001990019a0019b0019c0019d0019e0019f001a0001a1001a2001a3001a4001a5001a6001a7001a8001a9001aa001ab001ac001ad001ae001af001b0001b1001b2001b3001b4001b5001b6001b7001b8001b9001ba001bb001bc001bd001be001bf001c0001c1001c2001c3001c4001c5001c6001c7001c8001c9001ca001cb001cc001cd001ce001cf001d0001d1001d2001d3001d4001d5001d6001d7001d8001d9001da001db001dc001dd001de001df001e0001e1001e2001e3001e4001e5001e6001e7001e8001e9001ea001eb001ec001ed001ee001ef001f0001f1001f2001f3001f4001f5001f6001f7001f8001f9001fa001fb001fc001fd001fe001ff002000020100202002030020400205002060020700208002090020a0020b0020c0020d0020e0020f002100021100212002130021400215002160021700218002190021a0021a0021a0021a0021a0021a0021a0021a0021a0021a0021a0021a0021a0021a0021a0021a0021b0021c0021d0021e0021f00220002210022200223002240022500226002270022800229002290022900229002290022900229002290022900229002290022900229002290022900229002290022900229002290022900229002290022b0022c0022c0022c0022c0022c0022c0022c0022c0022c0022c0022c0022c0022c0022c0022c0022c0022c0022c0022c0022c0022c0022c0022c0022c0022d0022d0022d0022d0022d0022d0022d0022d0022d0022d0022d0022d0022d0022d0022d0022d0022d0022d0022d0022d0022d0022d0022d0022d0022f002320023400236002380023a0023c0023e00240002420024400246002480024a0024c0024e00250002520025400256002580025b0025d002650026700269002690026a0026b0026b0026b0026d0026f0027100272002730027500277002790027b0027d0027e0027f00281002820028400285002870028800288002880028800288002890028b0028d0028f0029100293002950029700298002990029b0029c0029c0029c0029c0029d0029e0029f002a0002a1002a3002a5002a7002aa002ab002ad002af002b0002b1002b3002b4002b5002b6002b7002b8002ba002bb002bd002bf002c0002c2002c3002c6002c8002cb002d2002d5002d8002db002dd002de002df002e0002e2002e4002e6002e8002ea002ec002ee002ef002f0002f1002f2002f3002f4002f5002f6002f7002f9002fb002fd002ff00301003030030400305003060030700308003090030a0030b0030c0030e0031000311003120031200312003140031500317003190031b0031d0031f003210032200323003240032500327003280032a0032b0032c0032d0032f003310033200333003340033500336003370033a0033b0033b0033c0033e003400034200343003450034700348003490034a0034b0034c0034c0034d0034e00350003540035500356003560035600357003580035a0035b0035b0035c0035c0035d0035e00360003640036500368003690036b0036d0036f00371003730037500377003790037a0037b0037c0037d0037e00380003820038400386003880038a0038d0038f003910039300394003950039600398003990039b0039d0039f003a1003a3003a5003a8003aa003ac003ae003af003b0003b1003b3003b4003b6003b8003ba003bc003be003c0003c3003c5003c7003c9003ca003cb003cc003ce003cf003d1003d3003d5003d7003d9003db003de003e0003e2003e4003e5003e6003e7003e9003ea003ec003ee003f0003f2003f4003f6003f9003fb003fd003ff004000040100402004040040500406004080040a0040c0040e00410004130041500417004190041a0041b0041c0041e0041f00420004220042400426004280042a0042d0042f004310043300434004350043600438004390043a0043c0043e00440004420044400447004490044b0044d0044e0044f0045000452004530045400456004580045a0045c0045e0046100463004650046700468004690046a0046c0046d0046e0047000472004740047600477004780047a0047c0047e0048000482004870048c0048e0049000491004930049500497004980049a0049d004a1004a3004a5004a7004a8004a9004aa004ac004b1004b3004b5004b6004b7004b8004b8004b9004b9004b9004ba004bb004bc004bd004be004c0004c2004c4004cb004cc004cd004ce004cf004d0004d1004d2004d3004d4004d5004d6004da004dc004de004df004e2004e3004e7004e8004e9004ec004f1004f2004f7004f8004fa004fc004fe00500005010050200503005040050500506005070050b0050f00513005170051c0051f0052200524005290052a0052c0052e0053000532005330053400535005360053700538005390053d0053f005430054700548005490054b0054f00551005530055500557005590055b0055d0055f005600056100562005630056500566005680056a0056c0056e0057100574005750057600577005790057b0057d005800058200583005840058600588005890058d0058f00590005910059300595005980059a0059c0059e005a3005a7005aa005ad005af005b1005b3005bb005c0005c1005c3005c4005c5005c7005c9005cb005cd005ce005d0005d2005d4005d5005d6005d8005d9005da005dc005de005df005e2005e4005e6005e8005ea005ec005ee005f0005f2005f5005f8005fc0060000603006050060700608006090060b0060d0060e0060f00610006110061400616006180061a0061c0061d0061e0061f0062000621006220062300628006290062a0062e0062f0063000632006340063500637006390063b0063d0063e0063f00641006430064600648006490064a0064c0064e00650006530065600657006590065b0065c0065d0065f006610066400666006680066a0066c0066e006700067200675006790067b0067d0067f0068100685006880068d00691006990069b0069d0069f006a1006a3006a6006a8006aa006ac006b0006b4006b8006bc006be006c0006c3006c9006cd006d0006d6006d8006da006e0006e4006e6006e7006ea006eb006ee006ee006ee006ee006ef006ef006ef006ef006ef006f3006f7006fa006ff0070100704007070070e0070f007100071300715007190071d00720007210072100724007290072e0073200734007380073d00744007480074b007500075400757007590075b0075b0075e0075f0076000761007630076500766007680076a0076c0076e00770007720077400776007780077a0077c0077e00780007820078200783007830078300787007890078d0078f007920079500797007990079b0079d0079f007a2007a5007a7007a8007aa007ac007ae007b1007b3007b5007b6007b7007b9007bb007bd007be007c1007c5007c8007cb007cd007ce007d0007d1007d3007d5007d7007d9007dc007e0007e3007e6007e9007ec007ef007f0007f1007f2007f4007f6007f8007fa007fd007fe00800008020080500807008090080b0080c0080d0080e0081100814008180081a0081c0081e008200082300826008280082a0082c0082d0082e00830008320083400835008360083700838008390083a0083b0083c0083d0083e0083f008400084100842008430084400846008480084a0084c0084d0084e0085000853008540085600858008590085b0085d0085e00860008610086300865008660086700868008690086a0086c0086e00870008720087400876008770087a0087b0087c0087e0087f00881008830088400886008880088a0088c0088e008900089200894008950089600897008990089a0089c0089d0089e0089f008a0008a2008a4008a6008a7008a9008aa008ab008ac008ae008b0008b1008b2008b4008b6008b8008b8008b8008b8008b9008ba008bc008bf008c0008c2008c6008c7008c9008cc008cd008d0008d1008d2008d6008da008de008e0008e2008e5008e6008ea008ed008ed008ef008f1008f2008f4008f5008f6008f7008fb008fe0090200905009090090b0090f009100091200913009160091700918009190091b0091d0091d0091f00920009210092600927009290092a0092c0092f009320093400936009380093a0093c0093e00940009410094300944009450094b0094d0094e00951009540095500956009590095a0095c0095e00960009610096200964009670096a0096c0096e00970009720097400976009780097a0097f009800098500986009870098700987009890098b0098d0098f009900099100992009940099500995009950099a0099b0099c0099d0099e0099f009a0009a1009a2009a3009a4009a5009a6009a7009a8009a9009aa009ab009ac009ad009ae009af009b0009b1009b2009b3009b4009b5009b6009b6009b7009ba009ba009ba009bd009c0009c3009c5009c7009c9009c9009c9009c9009c9009ca009cc009d1009d7009dc009dd009de009e0009e3009e6009e9009eb009ed009ee009ef009f0009f2009f5009f6009f6009f7009f8009f9009f9009f9009fa009fb009fc009fe009ff00a0100a0400a0500a0600a0800a0a00a0c00a0f00a1100a1100a1100a1300a1500a1c00a2000a2400a2800a2900a2a00a2b00a2c00a2d00a2e00a2f00a3000a3100a3300a3400a3500a3600a3800a3a00a3c00a3e00a4000a4200a4400a4600a4800a4b00a4d"),
        elements: PackedNumbers(digits: "000ac000ad000ad001180004c0004e00050000d7000270003c0004f000520008a002d5000630008a002620026a0026d0027c002e50008a0008a00052000270003c000460005200081000d70005200052000d700065000d70009b000d70009b000d70009b000d70009b000d7002bf00065000d7002bf000520005200081000520008100052000810002b0002d0005200081003460002c000520002c000520002c000520002c000520002c000520033b0002c00052001ff0002c000520033b0002c00052001ff000270002c001ff0033b000270002b0002c0002c000520002c000520002c0026200263002640026e0026f00270000270002c00263002640026f002700002700038000810008a000b9000c60010a001b0001b8001db0021800239002ef00052000520005200052000520005200052000520005200052000520005200052000520005200052000520005200052000520005200009000ef002b60000d0002700081000820008a0021a000d7000d7000d7000d7000d7000d7000d700033000d7001b0000d700033000d7001b0001b8002a700086000b9000d7000d70008a000d700027000d7001b00025800027000d7001b0002580003d000d70003d000d70003d000d7001ac002580003d000d7001ac002580003d000d70008a0002700032000d7001b000220002210022400225002260022c0022d0022e0022f000270003c0004600081000d7000d7000d70001d0001d0001e0001d0001d000c60001d0008a0001d0008a0001d000270001d0001d0001d0008a0001d0008a0001d0008a0001d0008a0001d0010a000090001d0008a000b90001d000d70001d0008a0001d0001e000ba0001d0001e000f50001d0001d000c60001d0008a0001d0008a000c60001d0008a0001d0001d0008a0001d0001d0008a0001d0001d000270001d000270017f0001d000ba0001d000ba000c60001d0008a0001d0008a0001d0001d0001d0001d000270001d000270008a0017f001b80001d000870008a0001d0008a0001d00087002d10001d0008a0001d0008a0001d000270008a0001d000270008a0001d0008a0001d0008a0001d0008a0001d0001e0008a0001d0001e0008a0001d0001e0008a0001d0001e0008a000090001d0001e0008a000080001d0001e0008a000090001d0001e0008a0001d0001d000c60001d000c60017f00090000c6001b8000f60008a000a1000b7000bb0010a0001e0008a0001e0001e0001e000c60001e000ba0001e0008a0001e000270001e0001e0001e0008a0001e0008a0001e0008a0001e0008a000090001e0008a000b90001e0008a0001e0008a0026e0001e0008a002620001e0008a0026e0001e0008a002620001e0001e0001e0001e0001e002a70001e000c600027000d7000270002700027000d700027000cb000cc000480005e0006b0007000022000d6000a9000100009e000460003c0008100063000cb000cc000480005e0006b0007000022000d6000a9000100009e000460003c0008100063000cb000cc000480005e0006b0007000022000d6000a9000100009e000460003c0008100063000cb000cc000480005e0006b0007000022000d6000a9000100009e000460003c0008100063000fb000480005e0006b0007000022000d6000a9000100009e000460003c0008100063000fb000480005e0006b0007000022000d6000a9000100009e000460003c0008100063000fb000480005e0006b0007000022000d6000a9000100009e000460003c0008100063000fb000480005e0006b0007000022000d6000a9000100009e000460003c0008100063000fb000480005e0006b0007000022000d6000a9000100009e000460003c0008100063000480005e0006a0006b0002100074000d6000cc000a9000100009e000460003c000810006300032000d7000d70004a00032000d700032000f90012800032000d700027000320002700032000270003200027000320002700032000270003200027000320002700032000270003200027000320002700032000270003200032000f1000320008a000320008a00032000d700032000d700032000f100032000f90025c00032000ef00027000320003c0004600081000d7000ef000f100032000ef000f8000f9000f8000f8000480005e00081000d700027000380003800038000380008a000380017f000380008a000380008a000380008a00038000380002700038000380002700038000380002700038000380002700027000630006300082000810008a0002700063000270003c000270003c000270003c000d7000d700046000d70008100090000c60004a0004a0004a0004a0008a0004a000c60004a000c60004a00059000c60004a0004a0008a000270004a0004a0004a0004a000d70004a0004a0004a0004a0004a000270004a0004a0004a0008a0004a0010a0004a0004a003330004a000270004a003330004a000c60004a000c60026800010000270003c00046000810008a000d70005200053002d50005200053002d50005200053002d5000530008a000530005300053000530008a000530008a000530008a0002200052000210005200052000d700052000a900052000520005200052000520005200052000520005200052000b900035000520002200071000210007100071000d700071000a900071000710007100071000710007100071000710007100071000b90003500071000520007100074000d700074000270007400027000740002700074000270007400074000760002700074000740007400074000740007400075000740007400075000740007400074000270007400027000740007400074000740007400074000d7000d7000e200343000d7000d700027000d700027000d7000a8000d7000d7000a8000d7000a8000d70003c0003c0003c0003c000cc000d6000d60008a002cb00059000c60017f0025b000f70001700027000270000d0002700022000d700027000270002700063000270003c000810008a0008a000810008a000d70008100084000aa000220008a000210008a0008a000d70008a000d70008a000a9000220008a000220008a0008a0008a0008a0008a0008a0008a000ed0008a000b9000350008a000220008e000210008e0008e000d70008a0008e000d70008e000a9000220008e000220008e0008e0008e0008e0008a0008e0008e0008e000f10008e000b9000350008e000220008b000210008b0008b000d70008a0008b000d70008b000a9000220008b000220008b0008b0008b0008b0008a0008b0008b0008b000ee0008b000b9000350008b000220008c000210008c0008c000d70008a0008c000d70008c000a9000220008c000220008c0008c0008c0008c0008a0008c0008c0008c000ef0008c000b9000350008c000220008d000210008d0008d000d70008a0008d000d70008d000a9000220008d000220008d0008d0008d0008d0008a0008d0008d0008d000f00008d000b9000350008d00022000ed00021000ed000d7000ed0008a000d7000ed000a9000ed00022000ed00022000ed000ed000ed000ed0008a000ed000ed000ed000b9000ed00035000ed00022000f100021000f1000d7000f10008a000d7000f1000a9000f100022000f100022000f1000f1000f1000f10008a000f1000f1000f1000b9000f100035000f100022000ee00021000ee000d7000ee0008a000d7000ee000a9000ee00022000ee00022000ee000ee000ee000ee0008a000ee000ee000ee000b9000ee00035000ee00022000ef00021000ef000d7000ef0008a000d7000ef000a9000ef00022000ef00022000ef000ef000ef000ef0008a000ef000ef000ef000b9000ef00035000ef00022000f000021000f0000d7000f00008a000d7000f0000a9000f000022000f000022000f0000f0000f0000f00008a000f0000f0000f0000b9000f000035000f000022000d700022000270002200022000220008a000220008a000220008a0002200027000220008a00022000b8000b900144003230002200035000b80014400323000700008a000700008a000700002700070000270007000027000700007000090000c600017000c60025b0008a000b7000c6001b800090000c60008a000b70008a000b7000d7000d70006e0008a000d70008a000d7000d80017f001bf00049000d700049000d70008a0005200027000d7000b0000b0000b0000b0000b0000b0000d70003c000c6000380008800038000590008600090000c6001ce002090003800020000380003800063000100001000010000a9000a90003c0004600081000a9000d6000220009e00022000cc0002200081000cc000d600074000200003c000810009e000d7000f00008a000b80032300008000b8000f000262002b6000270002700081000b7000ba00119000b900035000b90008a000b900027000b9000b9000d7000b9000b9000b9000b9000b9000b9000b9000090008a000b90026e000090008a000b900262000090008a000b90026e000090008a000b90026200009000b9002620026e0032900027000b9002180002700035000b900038000b90002700081000b7000ba001190003500035000b9000350008a000270003500035000d7000350003500035000350003500035000350000800035002620026e00027000350002700035000b900218000090003500038000b9000b90003500090000c600027000ba000c60010e00090000c600027000ba00027000ba0003c000b9000350003c0003c000b30003c000b20003c000b1000650006300081000be00065000be000be00065000be000c6000d7000c60017f000c60017f00059000c60017f00027000c60017f000c6000c6000c600027000c600027000c600027000c6000270008a000c600027000c6000c6000c600027000c600027000c6000c600027000c60017f001b80008a000c6000c6000c6000c6000d700059000c600059000c60017f00027000c600027000c600027000c6000090002700059000c6001b80008a000c60017f001b800027000c60017f00027000c60017f0008a000c60008a000c60008a000c6000090001e000270008a000c60017f001b8002620001e000270008a000c600262000c60008a000c6000c6000c7000c6000c70008a000c70008a000c700027000c7000c7000c7000d700027000c700027000c7000c7000c700027000c7000c7000c70008a000c7000c70010a000c700027000c70020f000c6000c7000c6000c7000c6000c7000c6000c7000c6000c7000c6000c7000c6000c7000c6000c700027000c6000c700027000c6000c700027000c6000c7001b800027000c6000c7001b800027000c6000c70006300066000bc000c8000af000af00027000af00027000af000af000af000af000af00027000af001b000027000af00027000af00027000af000af00218000af000af000af000af000af000d7000d7000270003c0008a000d70014b000d7000d700022000270008a000d7000d7000d70008a000d7000d7000f1000d70008a000d700027000d700032000d700032000d7000d7000d7000d7000f1000d7000ee000d7000f90025c000d7000ef000d7000d700027000d700027000d700027000d70002700032000d70002700032000d7000d700032000d7000c6000d7000d7000d7000d70017f00027000d70002700032000d700032000d70008a000d700032000d70008a000d700032000d700032000d70008a000d700032000d70010a0002700032000d70017f0008a000d70008a000d70008a000d70008a000d70002700032000d70017f0002700032000d700027000320008a000d700262000270008a000d70026200027000320008a000d70017f001b8002180026200086000d700086000d70008a000d70008a000d70008a000d7000320008a000d70008a000d700086000d700086000d7000860008a000d70014b000860008a000d70014b000860008a000d70014b0003200086000d70014b000ba000d70008a000d70003200086000d7000270003200086000d7001b8003360003200086000d70014b00086000d70014b0003200086000d70014b001b800336000ba000d7000ba000d70000900086000b9000d7001260025c00086000b9000d7001db0008a000d7000d70001400054000e90002400024000590008a0008a00052000830010100102000520010000101001020001100101001020001f00027000c700101001020010100102000d70010100102000d7001010010200059000840008a000b90010100102002060010100056000d7001010010200101001020001f000c700101001020001100052001010010200100001010010200101000940010100102000520009400100001010010200052000830009400101001020001100094001010010200063000d700029000d700101001020002400027000d700101001020001f0002400027000d7000de001010010200024000d7000de0010100024000d7001010002400035000d7001010010200024000350010100102000d70010100102000d700101000540006200060000d7002bf00062001010010100027001010006200101001010006200101000270010100027000620003b0006200062000c100062000fc00062000fc00062000950005500062000620008a00052000620002700062000270006200027000620003c00027000310003c0008a00052001010005200057000c700101000580010100011000520010100011000520010100077001010007700101000770010100027001010002700101000270003a00101000270003a0010100027001010010100052001010005200101000520010100030000de001010003a001010003a0010100101001010003a001010003a001010005200101001010002700052001010003a0005200101001910002700052001010003a000520010100027001010010100027001010010100052001010002d0010100052001010002b0010100012000fa001010001200052000fa0010100052000fa001010002d000fa0010100052000fa001010003f00052001010002d0003f001010010100101001010002700101000520010100052001010008a00101000270008a00101001010005200101000df00101000de000ea0010100052001010002700101000850010100101001010010100057000c70010100057000c7001010005200057000c700101000d700101000de00101000d700101000de00101000a4000d700101000a4000de00101000a4001010002700101000270010100101001010003b0010100027001010003b00101001010010100101001010010100101001010010100101001010010100101001010010100101001010005800101001010010500052001010010100105001010010100101001050001f000c7001010010100027001010002700101001010002700101000eb0010100101000ec001010010100027001010002700101001010010100101001010010100027001010002700101000d7001010008a00101000140010100014001010010100027000fa00101001010010100027001010010100026001010003a0010100101000520010100052001010005200101000520010100012001010002700101000d700101000d70010100101001010010100052001010010100027001010010100101001010010100101001050005200101000270010100101000d700101001010010100101000fa001010008300101001010010100027001010002700101001010010500101001010001100101000110010100102001010003a001010003a00057000c7001010010100011001010001100101001020010100011001010010200101000d700024000590010100102000520008300101001020005200100001010010200101001020010100102000d7001010010200101000d7000e70010100102000e70010100102001010010200101001050010100027001010010100101001010002400027001010010200024001010010200024000270010100102000240010100102000240002700101001020010100102000240002700101001020010100052001010010100024000d7001010010100101001010010100102000540008a0004b00062000d7000d70002700063000d7000dc00101000de00027000de000de00027000de000270003a000de000270003a000de00077000de00077000de0003a000de0003a000de00052000de00052000de00052000de000de00027000de000de000de00027000520005800063000d700101000520010100101000d70010100102000d700101001020010100101000270008a00101001010001b001010008a00101000d7001010010100101000630010100027000630010100027000630010100081001010001b001010008a00101000d700101000d700101000de00101000d700101000de00101000140005200057000d7000fa000140002700052000810008a000d700014000e900054001160005400116000540011600024000540002400101001010002400054000270005200081000ca000d7001010003a0003a0003a0003a0003a0003a0003a0003a0003a0003a0003a0003a0003a0003a0003a0003a0003a0003a0003a0003a0003a0003a0003a0003a0003a0003a0003a0003a0003a0005200081000d70006300083001000008a000af000c70008a000af000c7000520006300052000810005200081000520003a001010003a0007a000ca000fa001010003a000520007a000ca000fa001010003a0007a000ca000fa0010100101000c9000c90010100052000c900101000c9000da0010100052000c90010100052000c900052000c900089000890008900089000bf0005200089000bf00089001020010100101000540010100101001010010200101000640010100101001020011d00101001010010100103000a000101001030010d00101001030027500027000d700027000d700027000d7000530008a000cf000d7000e8001020027c00027000520008a000d70008a000ce000d7001b800027000520008a000d70008a0008a0008a0008a0008a0008a0008a0008a0008a0008a000d70008a0008a0008a0008a000d70008a000d70008a000d70008a000d70008a000d70008a000d70008a000e80008a000d70008a000d7000270008a000d70008a000d7"))
    static let directMentions = PackedRows(
        ends: PackedNumbers(digits: "00000000030000400004000040000400006000060000600007000070000700008000080000800008000080000a0000a0000a0000a0000a0000a0000a0000a0000a0000a0000a0000a0000a0000c0000c0000c0000c0000c0000c0000c0000c0000c0000c00010000150001a0001f00023000240002400024000240002400024000240002400024000240002400024000240002400024000240002400024000240002400024000240002400026000260002600026000270002800029000290002e0002e00030000310003100031000320003300034000350003600037000370003700037000390003900039000390003b0003b0003b0003b0003b0003b0003b0003b0003b0003b0003b0003b0003e0003e00041000410004200045000450004500045000450004500045000450004500045000450004500045000450004500045000450004500045000450004500045000450004500047000470004800048000480004800048000480004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004e0004e0004e0004e0004e0004e0004e0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f00052000530005400055000560005a0005e0005f00060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006300063000640006400064000640006400064000640006400064000640006400064000640006400064000640006400064000640006400064000640006400064000650006500065000650006500065000650006500065000650006500065000650006500065000650006500065000650006500065000650006500065000650006500065000660006600067000670006700067000670006700067000670006700068000680006800068000680006800069000690006900069000690006900069000690006a0006b0006c0006d0006e0006f0007000071000720007200072000720007200072000720007200072000720007200072000720007200072000720007200072000720007200072000720007200072000720007200072000720007200072000720007200072000720007200072000720007200072000720007200072000730007300073000730007300073000730007500077000770007700077000770007700077000770007700077000770007700078000780007800078000790007a0007b0007c0007d0007d0007d0007d0007d0007d0007d0007d0007d0007d0007d0007d0007e0007f0007f0007f0007f0007f0007f0007f0007f0007f0007f0007f0007f0007f000800008000080000800008100081000810008100081000810008100081000810008100081000810008100081000810008100081000810008100081000810008100081000810008100081000810008100081000810008100081000810008100081000810008100081000810008100081000810008100081000810008100081000810008100081000810008100081000810008100081000810008100081000810008100081000810008100081000810008100081000810008100081000810008100081000810008100081000810008100081000810008100081000810008100081000810008100081000810008100081000810008100081000810008100081000810008100081000810008100081000810008100081000810008100081000810008100081000810008100081000810008100081000810008100081000810008100081000810008100081000810008100081000810008100081000810008100081000810008100081000810008100081000810008100081000810008100081000810008100081000810008100081000810008100081000810008100081000810008100081000810008100081000810008100081000820008200082000830008300083000830008300083000830008300083000830008300083000830008300083000830008300083000830008300083000830008300084000840008400084000840008400084000840008400084000840008400084000840008400084000840008400084000840008400084000840008400084000850008500085000850008500085000850008500085000850008500085000850008500085000850008500086000890008c0008c0008d0008d0008d0008d0008d0008d0008d0008d0008d0008d0008d0008d0008d0008d0008d0008d0008d0008d0008d0008d0008e0008e0008e0008e0008e0008e0008f0009000091000910009100091000910009100091000910009100091000910009100091000910009100091000910009100091000910009100091000910009100091000910009100091000910009100091000920009200092000920009200092000920009200092000920009200092000920009200092000920009200092000920009200092000920009200092000920009200092000920009200092000960009600097000970009700097000970009700097000990009b0009d0009f0009f0009f000a5000ab000ab000ab000ab000ac000ad000ad000ad000ad000ad000ad000ad000ad000b0000b0000b4000b6000b7000b8000b9000ba000bb000bb000bb000bb000bb000bb000bb000bb000bb000bb000bb000bb000bb000bb000bb000bb000bb000bb000bb000bb000bd000bd000bd000bd000bd000bd000bd000bd000bd000bd000bd000bd000bd000bd000bd000bd000bf000bf000c1000c1000c3000c8000cd000cd000ce000ce000ce000ce000ce000ce000ce000d0000d0000d0000d0000d2000d5000d5000d5000d5000d5000d5000d5000d5000d9000dc000dd000de000de000de000de000e0000e4000e6000e8000e9000ec000ef000f0000f0000f0000f6000f7000fa000fa000fa000fa000fa000fa000fa000fa000fa000fa000fa000fa000fa000fa000fb000fc000fc000fc000fc000fd000fd000fd000fd000fd000fd000fd000fe000ff001000010100101001030010500106001070010700108001090010a0010b0010b0010b0010b0010c0010c0010c0010c0010d0010e0010f001100011000110001100011000110001100011000110001100011000110001100011000110001100011000110001100011000110001100011000110001100011000110001100011000110001100011000110001100011000110001100011000110001100011000110001100011000110001100011000110001100011000110001100011000110001100011000110001100011000110001100011000110001100011000110001100011000110001100011000110001100011000110001100011000110001100011000110001100011000110001100011000110001100011000110001100011000110001100011000110001100011000110001100011000110001100011000110001100011000110001100011000110001100011000110001100011000110001100011000110001100011000110001100011000110001100011000110001100011000110001100011000110001100011000110001100011000110001100011000110001100011000110001100011000110001100011000110001100011000110001100011000110001100011000110001100011000110001100011000110001100011000110001100011000110001100011000110001100011000110001100011000110001100011000110001100011000110001100011000111001120011200113001140011400115001160011600116001160011600118001180011800119001190011a0011a0011a0011a0011a0011b0011b0011b0011b0011c0011d0011e0011f001200012100122001230012400125001260012700128001290012a0012b0012c0012c0012c0012d0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e00130001310013100131001310013100131001310013100132001330013400135001360013700138001390013a0013b0013c0013d0013e0013e0013e0013e00140001420014200142001430014400145001480014b0014b0014c00150001500015000150001500015100152001530015400155001560015700158001590015a0015b0015c0015d0015e0015f001600016100162001630016400165001660016700168001690016a0016b0016c0016c0016c0016c0016c0016c0016c0016c0016c0016c0016c0016c0016c0016c0016c0016c0016c0016c0016c0016c0016c0016c0016c0016c0016c0016c0016c0016c0016c0016c0016c0016c0016c0016c0016c0016c0016c0016c0016d0016d0016d0016d0016d0016d0016d0016d0016e0016e0016e0016e0016e0016f0017000170001700017100171001720017200189001890018b0018e0018e0018e0018e0018e0018e0018e0018e0018e0018e0018e0018e0018e0018e0018e0018e0018e0018e0018e0018e0018e0018e0018e0018e0018e"),
        elements: PackedNumbers(digits: "0000200003000040000500007000080000e0000f00012000130001b0001c000210002200023000240001e0001f0002000021000220001e0001f0002000021000220001e00021000220002300024000210002200023000240009e001ee00281000470040b0040c003be003bf004290042a0042b003bb00425004430040c0040c00058000580040c0040c0005c0005d000600006100067001da003a600067001da003a60009e00067001da003a6003ac003ad0008b00067001da003a600067001da003a60009e000a1000a3000a4000b0000b0000b0000b0000a8000b7001d7003e6000a8000b8001d7003e6000b0000b0001b7001cc001cd001ce003af00264002030020c0009e0021800218002180021800218002180021800218002180024c00250002510025000251002620026800268002680026800268003310032e00282002810032e002650034a0038a00362001d700366003e6001d700366003e60038a0038c0038d0038e0038b0039e001d7003c7003cf003e60009e003d5003e8003d6003e9003d7003ea003d8003eb001da003a6003c3003c6003dd003ec001da003a6003c3003c6003de003ed003e4003e4003a3003a4003e7003a3003a4003e7003e8003e9003ea003ef003e8003e9003ea003eb001cd0040a0039f00422003bb00425003bc00426001d7003e6004020041c0041d001d7003e6004020041a0041b0009e003bb00425003f9003fa003f9003fa0042e00265003f9003fa0042f003f9003fa0042f0043000431003f9003fa003f9003fa0042e004320042e004320042e00432004410042e004320043a003f9003fa0044400442004490044a0044b0044d0044f0059600450004460044c0044f0056a0056a0056a004600045200451004530046f0056a0046f0056a0056a0056a0056a005ed0056a0057f0047200474005a100475004760053700537005370053700538005380045800544005440056a0054b005440054400544005440054400544005440054400544005440054400544005440054400544005440054400544005660056a0057c0056a005810058200583005830058300584005850058600587005870058700587005870059a0059b0059a0059b005a0005a0005a0004460044e0044f004460044e0044f005a100446005a4005a5005a6005a7005a7005a7005a7005a7005a7005a7005a7005a7005a7005a7005a7005a7005a7005a7005a7005a7005a7005a7005a7005a7005a7005a7005a7005a7005a7005a7005a7005e8005f0005f4005f8005fb005fd0000f002180060000602006030060400605006060060700608006090060a0060b0060c0060d0060e0060f0061000611006120061300614006150060100616006170061800619"))
    static let core = PackedNumbers(digits: "001e7001e8001e9001ea001eb001ed001ef001f3001f4001f5001f6001f7001f8001f9001fa")
    static let openGates = PackedNumbers(digits: "00010000180001d0002000021000220002700032000380003c00046000480004a000520005e00063000650006600067000680006a0006b0006c0006d0006e000700007400081000840008a0009e000a1000a8000a9000b0000b7000bb000c6000c7000c8000cb000cc000d6000d7000d9000e2")
}
