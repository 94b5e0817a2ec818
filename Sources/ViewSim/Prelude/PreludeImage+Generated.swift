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
static func + <S: Sequence>(lhs: [Element], rhs: S) -> [Element]
static func += <S: Sequence>(lhs: inout [Element], rhs: S) { lhs.append(contentsOf: rhs) }
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
static func + <S: Sequence>(lhs: ArraySlice<Element>, rhs: S) -> [Element] { Array(lhs) + rhs }
init?(_ text: String)
init()
mutating func toggle()
var description: String { get }
static func random() -> Bool
extension Int: Equatable {}
extension Int: Hashable {}
extension Int: Comparable {}
extension Int: CustomStringConvertible {}
extension Int: LosslessStringConvertible {}
extension Int: AdditiveArithmetic {}
extension Int: Numeric {}
extension Int: Strideable {}
extension Int: BinaryInteger {}
extension Int: FixedWidthInteger {}
extension Int: ExpressibleByIntegerLiteral {}
extension Int: Encodable {}
extension Int: Decodable {}
extension Int: SignedNumeric {}
extension Int: SignedInteger {}
extension Int8: Equatable {}
extension Int8: Hashable {}
extension Int8: Comparable {}
extension Int8: CustomStringConvertible {}
extension Int8: LosslessStringConvertible {}
extension Int8: AdditiveArithmetic {}
extension Int8: Numeric {}
extension Int8: Strideable {}
extension Int8: BinaryInteger {}
extension Int8: FixedWidthInteger {}
extension Int8: ExpressibleByIntegerLiteral {}
extension Int8: Encodable {}
extension Int8: Decodable {}
extension Int8: SignedNumeric {}
extension Int8: SignedInteger {}
extension Int16: Equatable {}
extension Int16: Hashable {}
extension Int16: Comparable {}
extension Int16: CustomStringConvertible {}
extension Int16: LosslessStringConvertible {}
extension Int16: AdditiveArithmetic {}
extension Int16: Numeric {}
extension Int16: Strideable {}
extension Int16: BinaryInteger {}
extension Int16: FixedWidthInteger {}
extension Int16: ExpressibleByIntegerLiteral {}
extension Int16: Encodable {}
extension Int16: Decodable {}
extension Int16: SignedNumeric {}
extension Int16: SignedInteger {}
extension Int32: Equatable {}
extension Int32: Hashable {}
extension Int32: Comparable {}
extension Int32: CustomStringConvertible {}
extension Int32: LosslessStringConvertible {}
extension Int32: AdditiveArithmetic {}
extension Int32: Numeric {}
extension Int32: Strideable {}
extension Int32: BinaryInteger {}
extension Int32: FixedWidthInteger {}
extension Int32: ExpressibleByIntegerLiteral {}
extension Int32: Encodable {}
extension Int32: Decodable {}
extension Int32: SignedNumeric {}
extension Int32: SignedInteger {}
extension Int64: Equatable {}
extension Int64: Hashable {}
extension Int64: Comparable {}
extension Int64: CustomStringConvertible {}
extension Int64: LosslessStringConvertible {}
extension Int64: AdditiveArithmetic {}
extension Int64: Numeric {}
extension Int64: Strideable {}
extension Int64: BinaryInteger {}
extension Int64: FixedWidthInteger {}
extension Int64: ExpressibleByIntegerLiteral {}
extension Int64: Encodable {}
extension Int64: Decodable {}
extension Int64: SignedNumeric {}
extension Int64: SignedInteger {}
extension UInt: Equatable {}
extension UInt: Hashable {}
extension UInt: Comparable {}
extension UInt: CustomStringConvertible {}
extension UInt: LosslessStringConvertible {}
extension UInt: AdditiveArithmetic {}
extension UInt: Numeric {}
extension UInt: Strideable {}
extension UInt: BinaryInteger {}
extension UInt: FixedWidthInteger {}
extension UInt: ExpressibleByIntegerLiteral {}
extension UInt: Encodable {}
extension UInt: Decodable {}
extension UInt: UnsignedInteger {}
extension UInt8: Equatable {}
extension UInt8: Hashable {}
extension UInt8: Comparable {}
extension UInt8: CustomStringConvertible {}
extension UInt8: LosslessStringConvertible {}
extension UInt8: AdditiveArithmetic {}
extension UInt8: Numeric {}
extension UInt8: Strideable {}
extension UInt8: BinaryInteger {}
extension UInt8: FixedWidthInteger {}
extension UInt8: ExpressibleByIntegerLiteral {}
extension UInt8: Encodable {}
extension UInt8: Decodable {}
extension UInt8: UnsignedInteger {}
extension UInt16: Equatable {}
extension UInt16: Hashable {}
extension UInt16: Comparable {}
extension UInt16: CustomStringConvertible {}
extension UInt16: LosslessStringConvertible {}
extension UInt16: AdditiveArithmetic {}
extension UInt16: Numeric {}
extension UInt16: Strideable {}
extension UInt16: BinaryInteger {}
extension UInt16: FixedWidthInteger {}
extension UInt16: ExpressibleByIntegerLiteral {}
extension UInt16: Encodable {}
extension UInt16: Decodable {}
extension UInt16: UnsignedInteger {}
extension UInt32: Equatable {}
extension UInt32: Hashable {}
extension UInt32: Comparable {}
extension UInt32: CustomStringConvertible {}
extension UInt32: LosslessStringConvertible {}
extension UInt32: AdditiveArithmetic {}
extension UInt32: Numeric {}
extension UInt32: Strideable {}
extension UInt32: BinaryInteger {}
extension UInt32: FixedWidthInteger {}
extension UInt32: ExpressibleByIntegerLiteral {}
extension UInt32: Encodable {}
extension UInt32: Decodable {}
extension UInt32: UnsignedInteger {}
extension UInt64: Equatable {}
extension UInt64: Hashable {}
extension UInt64: Comparable {}
extension UInt64: CustomStringConvertible {}
extension UInt64: LosslessStringConvertible {}
extension UInt64: AdditiveArithmetic {}
extension UInt64: Numeric {}
extension UInt64: Strideable {}
extension UInt64: BinaryInteger {}
extension UInt64: FixedWidthInteger {}
extension UInt64: ExpressibleByIntegerLiteral {}
extension UInt64: Encodable {}
extension UInt64: Decodable {}
extension UInt64: UnsignedInteger {}
extension Double: Equatable {}
extension Double: Hashable {}
extension Double: Comparable {}
extension Double: CustomStringConvertible {}
extension Double: LosslessStringConvertible {}
extension Double: AdditiveArithmetic {}
extension Double: Numeric {}
extension Double: SignedNumeric {}
extension Double: Strideable {}
extension Double: FloatingPoint {}
extension Double: BinaryFloatingPoint {}
extension Double: ExpressibleByIntegerLiteral {}
extension Double: ExpressibleByFloatLiteral {}
extension Double: Encodable {}
extension Double: Decodable {}
extension Float: Equatable {}
extension Float: Hashable {}
extension Float: Comparable {}
extension Float: CustomStringConvertible {}
extension Float: LosslessStringConvertible {}
extension Float: AdditiveArithmetic {}
extension Float: Numeric {}
extension Float: SignedNumeric {}
extension Float: Strideable {}
extension Float: FloatingPoint {}
extension Float: BinaryFloatingPoint {}
extension Float: ExpressibleByIntegerLiteral {}
extension Float: ExpressibleByFloatLiteral {}
extension Float: Encodable {}
extension Float: Decodable {}
extension Bool: Equatable {}
extension Bool: Hashable {}
extension Bool: CustomStringConvertible {}
extension Bool: LosslessStringConvertible {}
extension Bool: ExpressibleByBooleanLiteral {}
extension Bool: Encodable {}
extension Bool: Decodable {}
extension String: Equatable {}
extension String: Hashable {}
extension String: Comparable {}
extension String: CustomStringConvertible {}
extension String: LosslessStringConvertible {}
extension String: Sequence {}
extension String: Collection {}
extension String: BidirectionalCollection {}
extension String: RangeReplaceableCollection {}
extension String: StringProtocol {}
extension String: TextOutputStream {}
extension String: ExpressibleByStringLiteral {}
extension String: ExpressibleByStringInterpolation {}
extension String: Encodable {}
extension String: Decodable {}
typealias Element = Character
typealias SubSequence = String
extension Character: Equatable {}
extension Character: Hashable {}
extension Character: Comparable {}
extension Character: CustomStringConvertible {}
extension Character: LosslessStringConvertible {}
extension Array: Sequence {}
extension Array: Collection {}
extension Array: BidirectionalCollection {}
extension Array: RandomAccessCollection {}
extension Array: MutableCollection {}
extension Array: RangeReplaceableCollection {}
extension Array: CustomStringConvertible {}
extension Array: ExpressibleByArrayLiteral {}
extension Array: Encodable {}
extension Array: Decodable {}
extension Array: Equatable where Element: Equatable {}
extension Array: Hashable where Element: Hashable {}
extension Dictionary: Sequence {}
extension Dictionary: Collection {}
extension Dictionary: CustomStringConvertible {}
extension Dictionary: ExpressibleByDictionaryLiteral {}
extension Dictionary: Encodable {}
extension Dictionary: Decodable {}
typealias Element = (key: Key, value: Value)
extension Dictionary: Equatable where Value: Equatable {}
extension Dictionary: Hashable where Value: Hashable {}
extension Set: Equatable {}
extension Set: Hashable {}
extension Set: Sequence {}
extension Set: Collection {}
extension Set: CustomStringConvertible {}
extension Set: SetAlgebra {}
extension Set: ExpressibleByArrayLiteral {}
extension Set: Encodable {}
extension Set: Decodable {}
extension Optional: Equatable where Wrapped: Equatable {}
extension Optional: Hashable where Wrapped: Hashable {}
extension Optional: Encodable where Wrapped: Encodable {}
extension Optional: Decodable where Wrapped: Decodable {}
extension Optional: ExpressibleByNilLiteral {}
extension Never: Equatable {}
extension Never: Hashable {}
extension Never: Comparable {}
extension Never: Error {}
extension Never: Identifiable {}
extension AnyKeyPath: Equatable {}
extension AnyKeyPath: Hashable {}
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
if let found = try lastIndex(where: predicate) { return self[found] }
return nil
}
func randomElement() -> Element? { Array(self).randomElement() }
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
static func < (lhs: Duration, rhs: Duration) -> Bool { lhs._nanoseconds < rhs._nanoseconds }
var description: String { "\(Double(_nanoseconds) / 1_000_000_000) seconds" }
}
static func seconds(_ seconds: Double) -> Duration { Duration(_nanoseconds: Int((seconds * 1_000_000_000).rounded())) }
static func milliseconds(_ milliseconds: Double) -> Duration { Duration(_nanoseconds: Int((milliseconds * 1_000_000).rounded())) }
static func microseconds(_ microseconds: Double) -> Duration { Duration(_nanoseconds: Int((microseconds * 1000).rounded())) }
static func nanoseconds(_ nanoseconds: Int) -> Duration { Duration(_nanoseconds: nanoseconds) }
static var zero: Duration { Duration(_nanoseconds: 0) }
static func + (lhs: Duration, rhs: Duration) -> Duration { Duration(_nanoseconds: lhs._nanoseconds + rhs._nanoseconds) }
static func - (lhs: Duration, rhs: Duration) -> Duration { Duration(_nanoseconds: lhs._nanoseconds - rhs._nanoseconds) }
static func * (lhs: Duration, rhs: Int) -> Duration { Duration(_nanoseconds: lhs._nanoseconds * rhs) }
static func / (lhs: Duration, rhs: Int) -> Duration { Duration(_nanoseconds: lhs._nanoseconds / rhs) }
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
func === (lhs: AnyObject?, rhs: AnyObject?) -> Bool
func !== (lhs: AnyObject?, rhs: AnyObject?) -> Bool { !(lhs === rhs) }
func numericCast<T: BinaryInteger, U: BinaryInteger>(_ x: T) -> U { U(x) }
func unsafeDowncast<T: AnyObject>(_ x: AnyObject, to type: T.Type) -> T { x as! T }
func readLine() -> String? { nil }
func withoutActuallyEscaping<C, R>(_ closure: C, do body: (C) throws -> R) rethrows -> R { try body(closure) }
func == (lhs: Any.Type?, rhs: Any.Type?) -> Bool
func != (lhs: Any.Type?, rhs: Any.Type?) -> Bool { !(lhs == rhs) }
func ~= <T: Equatable>(pattern: T, value: T) -> Bool { pattern == value }
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
static func ~= (pattern: Range<Bound>, value: Bound) -> Bool
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
static func ~= (pattern: ClosedRange<Bound>, value: Bound) -> Bool
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
func contains(_ element: Bound) -> Bool
static func ~= (pattern: PartialRangeFrom<Bound>, value: Bound) -> Bool
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
func contains(_ element: Bound) -> Bool
static func ~= (pattern: PartialRangeUpTo<Bound>, value: Bound) -> Bool
}
struct PartialRangeThrough<Bound>: RangeExpression {
let upperBound: Bound
func contains(_ element: Bound) -> Bool
static func ~= (pattern: PartialRangeThrough<Bound>, value: Bound) -> Bool
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
        ends: PackedNumbers(digits: "00002000050000600008000090000b0000c0000e00011000140001500017000190001c0001d0001f000310003a0003f0004e00057000640006f0007a000840008d00098000a5000ac000b1000bb000bf000d6000e9000f6000fe00105001140011d001210012700131001380013f001450014b001530015a0015e0016a001730017f001850019000197001a0001aa001b9001be001c9001d3001e3001f900204002130021f002270023b00249002650027c0028000289002a3002ad002b8002c5002d1002e5002f5002fc003020030a00319003280033a0033e003480034f0035600365003720037b003840038f0039d003ae003bf003c8003d5003da003f30040e0042c00457004700048b004a2004c2004dc004fd0050e005130051a005210052e00547005580055c00563005670056f005730057a0057f005870058d00599005a1005a7005ba005c6005cb005d0005d8005e8005f7005fa005ff00604006090060d0061200622006260062b006390063f0064e0065c006600066e0068000697006b0006b8006c7006d8006e0006f1006f6006fd0070d0071700727007400074e007570075f0076f00782007920079e007a7007b5007cb007e0007e5007f40080e0081e008270082d0083f0084f00859008630086a008750087d00885008880089200897008a1008ae008bb008c5008d6008e8008ee008f4008f9009040091000917009210092700942009500095b009660096f0098a0098e0099b009a5009ae009be009ca009d0009da009e5009f300a0100a1d00a2100a2700a2d00a3300a3800a3d00a4100a4500a5300a6200a7000a7700a8400a8d00a9c00ab200ab800ac400aca00adb00adf00aea00af600b0200b0c00b1200b1e00b3400b4300b5100b6400b7300b8800b9900baa00bbc00bd000bea00c0700c1200c2000c3100c4100c5500c6300c6f00c8200c9600ca300cab00cb600cc600cd500ce300ced00cf400cfe00d0500d0f00d1f00d3000d3600d4300d4c00d5800d6600d7600d8200d8f00d9b00dad00db400dc000dc600dd100ddc00dec00dff00e0500e1000e1e00e2d00e3500e3b00e4000e4500e5400e6900e6d00e7c00e8b00e9c00ea300eaa00eb100ebe00ecb00edd00eee00efa00f0300f0f00f1c00f2500f3a00f4e00f5700f5d00f6b00f7500f8000f8c00f9200f9e00fa300fab00fbd00fc400fcd00fdc00fdf00fea00ff70100d01033010470105a0106b010820109a010ac010c5010de010f701109011260112a0114101149011570116101171011810118a0119001199011ab011b8011c2011c6011d1011d7011e7011eb011f0012020121801222012270122a0123801240012450124e01252012560125a012600126a0126f012800128b012960129e012a6012b1012c7012cb012cf012d6012df012e4012ed012f4012ff0130c01317013210133101338013420135201358013600136c0137d01385013900139f013ab013ae013b3013b7013c6013d6013e0013e9013fc0140701412014270142f0143b014430144f014530145c0146401468014770148c01499014a1014ab014b6014c7014d0014e0014e8014eb014ef014fc015060150a01510015150151f01529015320153901545015670156c01570015790157d015870159101598015a7015b6015bf015cf015d8015ef015f8015ff016040160e016120161b0163201637016440164d016560165f01668016780167e016820168f01695016a8016b3016b8016ba016c9016d3016d8016e6016ed016f3016fb016ff017050170a017110172b0173701741017480174f0175901760017690177001778017820178c017a5017ab017b3017be017c8017cd017d6017de017eb017f3018010181101819018230182b01836018420184f018550185b0186101868018780188401888018920189e018a2018ab018ba018c8018cc018df018f401908019210192a01935019460195301963019710198501997019a0019aa019be019dd019fd01a0d01a2101a3301a4b01a6401a7601a7901a7e01a8201a8c01a9c01aa501ab101ab401abc01ac501ac901ade01af501af801afc01b0001b0701b1401b1d01b2201b2901b3501b3901b3d01b4901b4c01b5001b5401b5b01b6b01b7d01b8101b8901b9301ba201ba601bbc01bd701bda01be501c0201c1501c2701c4401c5301c6701c7a01c8001c8801c8e01c9d01ca801cb801cbe01cc601cce01cd601ce101ced01cf401cfa01d0201d0901d1001d1901d1b01d2601d2a01d3201d3901d4101d4401d5001d6301d7701d7d01d9501da801dc101dce01de001ded01df401df901e0901e1a01e2001e2a01e3e01e4401e4a01e5701e5c01e6201e6a01e7c01e7f01e8701e8d01e9801ea701eaf01eb801ebe01ec701ed201edc01eea01ef501f0201f0c01f1b01f2401f3801f4701f4e01f5601f6601f7401f7901f8001f8f01f9901fa401fb001fbb01fc501fd701fee01ffc02013020230203702049020520205902061020670206e020760207a0208002083020870208d0209202096020a0020aa020b0020bf020c5020d2020e6020ec020f8021030210c021140211f0213b02141021450214b021570216a021770218a021960219a0219d021a1021a9021b1021c0021ce021e9021f6022030220f02213022190222402235022470224f02263022770228102285022970229c022af022c2022d0022d3022db022ec022fc0230f02318023260232b023400234a02358023690236f0237a02384023890238d02393023a4023a9023b9023be023cb023eb023ff0240d02424024330244a0244f024550245b0245f0246202464"),
        characters: ##"!=!==**=++=--=.....</<======>>=AdditiveArithmeticAlignmentAngleAngularGradientAnimationAnyCollectionAnyHashableAnyIteratorAnyKeyPathAnyLayoutAnySequenceAnyTransitionAnyViewArrayArraySliceAxisBidirectionalCollectionBinaryFloatingPointBinaryIntegerBindableBindingBitwiseCopyableBlendModeBoolButtonButtonRoleCGFloatCGPointCGRectCGSizeCGVectorCapsuleCaseCaseIterableCharacterCharacterSetCircleClosedRangeCodableCodingKeyCollectionCollectionOfOneColorColorSchemeComparableComparisonResultContainerRelativeShapeContentModeContiguousArrayControlGroupCopyableCountableClosedRangeCountableRangeCustomDebugStringConvertibleCustomStringConvertibleDateDecodableDefaultStringInterpolationDictionaryDispatchQoSDispatchQueueDispatchTimeDispatchTimeIntervalDispatchWorkItemDividerDoubleDurationDynamicPropertyDynamicTypeSizeDynamicViewContentEdgeEdgeInsetsElementEllipseEmptyCollectionEmptyModifierEmptyViewEncodableEnvironmentEnvironmentKeyEnvironmentObjectEnvironmentValuesEquatableEquatableViewErrorExpressibleByArrayLiteralExpressibleByBooleanLiteralExpressibleByDictionaryLiteralExpressibleByExtendedGraphemeClusterLiteralExpressibleByFloatLiteralExpressibleByIntegerLiteralExpressibleByNilLiteralExpressibleByStringInterpolationExpressibleByStringLiteralExpressibleByUnicodeScalarLiteralFixedWidthIntegerFloatFloat32Float64FloatingPointFloatingPointRoundingRuleFloatingPointSignFontForEachFormGradientGridGridRowGroupGroupBoxHStackHStackLayoutHashableHasherHorizontalAlignmentIdentifiableImageIndexIndexSetIndexingIteratorInsettableShapeIntInt16Int32Int64Int8IssueIteratorProtocolKeysLabelLabeledContentLayoutLayoutDirectionLinearGradientLinkLocalizedErrorLocalizedStringKeyLocalizedStringResourceLosslessStringConvertibleMaterialModifiedContentMutableCollectionNSObjectNavigationBarItemNeverNumericObjectIdentifierObservableObservableObjectObservableObjectPublisherObservedObjectOptionSetOptionalPartialRangeFromPartialRangeThroughPartialRangeUpToProgressViewPublishedRadialGradientRandomAccessCollectionRandomNumberGeneratorRangeRangeExpressionRangeReplaceableCollectionRawRepresentableRectangleResultRoundedCornerStyleRoundedRectangleScenePhaseScrollViewSectionSecureFieldSendableSequenceSetSetAlgebraShapeShapeStyleSignedIntegerSignedNumericSimulationSimulationElementSimulationElementsSliderSpacerStateStateObjectStaticStringStepperStrideableStringStringInterpolationProtocolStringProtocolStrokeStyleSubSequenceSubstringSystemRandomNumberGeneratorTextTextAlignmentTextEditorTextFieldTextOutputStreamTimeIntervalToggleTraceEventTransactionTruncationModeUIKeyboardTypeUITextAutocapitalizationTypeUIntUInt16UInt32UInt64UInt8UTF16UTF8UUIDUnboundedRangeUnboundedRange_UnfoldSequenceUnicodeUnicodeScalarUnitPointUnsignedIntegerUserInterfaceSizeClassVStackVStackLayoutValuesVerticalAlignmentViewViewBuilderViewModifierViewThatFitsVisibilityZStackZStackLayout_AccessibilityModifier_AppearModifier_ArrayIterator_BackgroundModifier_ChangeModifier_ConcatenatedModifier_CountingIterator_DisabledModifier_DisappearModifier_EnvironmentModifier_EnvironmentObjectModifier_EnvironmentTransformModifier_IDModifier_LayoutContent_ObjectProjection_OverlayModifier_PublishedProjection_RangeIterator_TapModifier_TransitionModifier_ViewModifierContent_actOnElement_advance_allObjects_autoclosureRuns_beginAnimation_beginTracking_bindingID_bounds_byteCount_causes_character_closureLocation_constantLocation_count_describeDate_distance_elementFlag_elementLabels_elementLocation_elementText_endAnimation_endTracking_environmentValues_expect_firstObject_group_identifier_isNegative_isStateDeferred_joinedDescriptions_leaks_logChanges_makeCharacter_makeUUIDString_matches_mount_move_next_nextSimulation_normalizedUUIDString_now_nowNanoseconds_objectLocation_objectWillChange_offset_output_owners_peekLocation_printChanges_projectedLocation_publishedStorage_recordIssue_rerender_resetCounts_scalarValues_schedule_sendObjectWillChange_setObjectWillChange_setState_slice_stateLocation_statePeek_stateValue_systemLabel_texts_traceEvents_trap_unmount_unwrappedLocation_update_warnings_withKnownIssueabsaccentColoraccessibilityaccessibilityAddTraitsaccessibilityDifferentiateWithoutColoraccessibilityElementaccessibilityHiddenaccessibilityHintaccessibilityIdentifieraccessibilityInputLabelsaccessibilityLabelaccessibilityReduceMotionaccessibilityRemoveTraitsaccessibilitySortPriorityaccessibilityValueaccessibilityVoiceOverEnabledacosaddingReportingOverflowadvancedalignmentGuideallSatisfyallowsHitTestingallowsTighteninganimationappendappendingarc4random_uniformarrayLiteral:asciiValueasinaspectRatioassertassertionFailureatanatan2autocapitalizationautocorrectionDisabledbackgroundbadgebarbaselineOffsetbitWidthblackblendModeblueblurboldborderbrightnessbrownbuttonBorderShapebuttonStylebyteSwappedcString:capacitycapitalizedcaseInsensitiveComparecbrtceilclampedclamping:clearclipShapeclippedcolorInvertcolorMultiplycolorSchemecompactMapcompactMapValuescomparecomponentscompositingGroupconcatcontainscontentShapecontentTransitioncontrastcontrolSizecoordinateSpacecornerRadiuscoscountcyandatePickerStyledebugDescriptiondebugPrintdecoding:defaultScrollAnchordescribing:descriptiondisableAutocorrectiondisableddisplayScaledistancedrawingGroupdropdropFirstdropLastdumpdynamicTypeSizeedgesIgnoringSafeAreaelementsEqualendIndexenumeratedenvironmentenvironmentObjectequatableerrorDescriptionexactly:expfabsfailureReasonfatalErrorfillfilterfirstfirstIndexfirstRangefixedSizeflatMapflatMapErrorflipsForRightToLeftLayoutDirectionfloorfmodfocusablefontfontDesignfontWeightforEachforegroundColorforegroundStyleformIndexformIntersectionformStyleformSymmetricDifferenceformUnionformat:framegaugeStylegraygrayscalegreatestFiniteMagnitudegreengroupBoxStylegrouping:hasPrefixhasSuffixhashValueheaderProminenceheighthelphexDigitValuehiddenhorizontalSizeClasshueRotationhypotidignoresSafeAreaimageScaleindexindexViewStyleindicesindigoinfinityinitinsertinsetinsetByinteractiveDismissDisabledintersectionintersectsisASCIIisCasedisDisjointisEmptyisEnabledisEqualisFiniteisHexDigitisInfiniteisKnownUniquelyReferencedisLessisLetterisLowercaseisMultipleisNaNisNewlineisNumberisPunctuationisSignedisStrictSubsetisStrictSupersetisSubsetisSupersetisSymbolisUppercaseisWhitespaceisWholeNumberisZeroitalicjoinedkerningkeyboardShortcutkeyboardTypekeyslabelStylelabelsHiddenlastlastIndexlayoutDirectionlayoutPrioritylazyleadingZeroBitCountleastNonzeroMagnitudeleastNormalMagnitudelexicographicallyPrecedeslineLimitlineSpacinglistRowBackgroundlistRowInsetslistRowSeparatorlistRowSpacinglistSectionSeparatorlistSectionSpacinglistStylelocalized:localizedCapitalizedlocalizedCaseInsensitiveComparelocalizedCaseInsensitiveContainslocalizedComparelocalizedDescriptionlocalizedLowercaselocalizedStandardComparelocalizedStandardContainslocalizedUppercaseloglog10log2lowercasedluminanceToAlphamagnitudemakeIteratormapmapErrormapValuesmaskmatchedGeometryEffectmatchedTransitionSourcemaxmaxXmaxYmaximummenuIndicatormenuStylemergemergingmicrosecondsmidXmidYmillisecondsminminXminYminimumminimumCapacity:minimumScaleFactormintmodifiermonospacedmonospacedDigitmovemultilineTextAlignmentmultipliedReportingOverflownannanosecondsnavigationBarBackButtonHiddennavigationBarHiddennavigationBarTitlenavigationBarTitleDisplayModenavigationTitlenavigationTransitionnavigationViewStylenegatenextDownnextUpnonzeroBitCountnumericCastobjectWillChangeoffsetoffsetByonAppearonChangeonDisappearonTapGestureopacityorangeoverlapsoverlaypaddingpartitionpipickerStylepinkpopFirstpopLastpositionpowpreconditionpreconditionFailurepreferredColorSchemeprefixpresentationCornerRadiuspresentationDetentspresentationDragIndicatorpreviewDevicepreviewDisplayNamepreviewLayoutprimaryprintprivacySensitiveprogressViewStylepurplequaternaryquotientAndRemainderradix:randomrandomElementrangerangesreadLinerecoverySuggestionredredactedreducereflecting:regularMaterialrelativeremainderremoveremoveAllremoveFirstremoveLastremoveSubrangeremoveValuerepeatElementrepeating:replaceSubrangereplacingreplacingOccurrencesreserveCapacityreversereversedrotation3DEffectrotationEffectroundroundedsafeAreaPaddingsaturationscaleEffectscaledToFillscaledToFitscenePhasescrollClipDisabledscrollContentBackgroundscrollDisabledscrollDismissesKeyboardscrollIndicatorsscrollTargetBehaviorscrollTargetLayoutsecondarysecondssequenceshadowshuffleshuffledsignsignumsinsortsortedsplitsqrtsquareRootstartIndexstartsstatusBarHiddenstridestrikethroughstringInterpolation:strokestrokeBordersubmitLabelsubscriptsubtractsubtractingsubtractingReportingOverflowsuffixswapswapAtsymbolEffectsymbolRenderingModesymbolVariantsymmetricDifferencetabViewStyletaketantealtertiarytextCasetextContentTypetextFieldStyletextInputAutocapitalizationtextSelectionthickMaterialthinMaterialtinttoggletoggleStyletoolbarBackgroundtoolbarColorSchemetrackingtrailingZeroBitCounttransformEnvironmenttransitiontrimtrimmingCharacterstrunctruncatingIfNeeded:truncatingRemaindertruncationModeulpulpOfOneultraThinMaterialuncheckedBounds:underestimatedCountunderlineunicodeScalarsunionuniqueKeysWithValues:unredactedunsafeDowncastunsafelyUnwrappedupdateupdateValueuppercasedutf16utf8valuesverticalSizeClasswhitewholeNumberValuewidthwithAnimationwithContiguousStorageIfAvailablewithExtendedLifetimewithKnownIssuewithObservationTrackingwithTransactionwithoutActuallyEscapingwriteyellowzIndexzerozip~="##)
    static let chunksByName = PackedRows(
        ends: PackedNumbers(digits: "00002000030000400005000090000c0000d0000e0001100013000140001500016000170001800019000260002700028000290002a0002b0002c0002d0002d0002e0002f00030000310003200036000370003a000490006000061000620006300064000660006700068000690006a0006b0006c0006d0006e0006f000700007100072000730007500076000770007c0007d0007e0007f0008f000900009100092000930009400095000960009700098000ab000ac000bf000c1000c2000c3000c4000c5000c6000c7000c8000ca000cb000cc000cd000cf000d0000d1000d3000d4000d5000d6000d7000ea000eb000ec000ed000ee0010500106001080010b0010d0010f0011000113001200012200124001260012700132001340013500136001390013a0013b0013c0013d0013e0013f0014000141001420014300144001450015c0015d0015e001600016100163001640016500166001680016a0016c0016e001700017100172001730017400175001760017700178001790017a0017b0017c0018c0018d0018e001900019100192001920019f001a0001a1001a2001a3001a4001a6001a7001a8001a9001aa001ab001ac001ad001af001b0001b2001b6001b9001ba001bb001bc001bd001be001bf001c0001c1001c2001c3001cc001cd001cf001d0001d1001d7001df001e0001e1001e2001e3001e4001e5001e6001e7001e8001f5001f7001f8001fa001fb001fc001fd001fe001ff0020000201002020020400205002060020700208002090020a0020b0020d0020f0021100213002150021600217002180021a0021b0021c0021d00220002210022700228002290022a0022b0022c0022d0022e0022f002300023100232002330023400235002360023700238002390023a0023b0023c0023d0023e0023f002400024100242002430024400245002460024700248002490024a0024b0024c0024d0024e0024f002500025100252002530025400255002560025700258002590025a0025b0025c0025d0025e0025f002600026100262002630026400265002660026700268002690026a0026b0026c0026d0026e0026f002700027100272002730027400275002760027700278002790027a0027b0027c0027d0027e0028000281002820028300284002860028700288002890028a0028b0028c0028d0028e0028f0029000291002920029300295002990029a0029b0029c0029d0029e0029f002a0002a2002a3002a4002a5002a6002a7002a8002a9002ab002ac002ad002ae002af002b1002b7002b8002b9002ba002bb002bc002be002bf002c0002c1002c2002c3002c4002cb002cc002cd002cf002da002db002dc002dd002de002e1002e2002e3002e4002e5002e6002e7002e8002e9002ea002eb002ec002ed002ef002f9002fa002fb002fc002fd002fe002ff0030000301003020030500306003070030f003110031200313003140031600317003180032100322003230032500326003270032800329003330033400335003360033c0033d0033f0034300347003480034a0034b0034d0035100352003540035500356003570036300364003650036600367003680036c003750037b0037c0037e00381003820038300384003850038600388003890038b0038c0038e00392003940039600397003990039b0039c0039e0039f003a0003a1003a3003a4003a5003a6003a7003a8003a9003aa003ab003ac003ad003ae003af003b0003b1003b3003b4003b5003c5003c6003c9003ca003cc003ef003f5003f6003f7003f8003fa003fb003fc003fd003ff004090040a0040b0040c0040d0040e0040f004100041100412004130041400415004160041700418004190041a0041c0041e0041f0042000421004220042300426004290042b0042d0042e0042f0043000431004380043c0043d0043e0043f00440004420044400445004490044a0044b0044c0044d0044e0044f0045000451004520045300454004550045600458004590045a0045b0045c0045d0045e0045f00461004620046d004730047600477004780047a0047b0047c0048a0048b0048c0048d0048e0048f004900049100492004930049400495004a3004a4004a5004a6004a8004a9004aa004ab004ad004af004b0004b1004b2004b4004b5004b6004b7004bb004bc004be004bf004c0004c2004c3004c4004c5004c6004c7004c9004ca004cb004ce004cf004d0004d1004d2004d6004d8004dc004dd004df004e0004e1004e5004e8004ea004eb004ec004ed004ee004f6004f7004f8004f9004fa004fb004fc004fd004ff00500005010050200503005040050f0052a0052e0052f00530005310053200533005340053600537005380053a0053b00540005460054c0055100553005540055500557005590055a0055b0055f005600056100562005630056600568005690056a0056d0056e0056f005700057100572005730057400575005760057700578005790057b0057c0057d0057e0057f005800058100583005850058a0058b0058c005900059100592005940059600597005990059a0059b005a2005a4005a6005a7005ac005ad005ae005af005b0005b1005b3005b4005b5005b6005b7005b8005b9005ba005bb005bc005bd005be005bf005c1005c2005c3005c4005c5005c7005c8005c9005ca005cb005cc005cd005d7005d8005d9005da005dc005dd005df005e0005e2005e4005e7005e8005e9005ea005eb005ee005ef005f1005f2005f4005f5005f6005f7005f8005f9005fa005fb005fd005fe005ff0060000601006020060300604006110061200613"),
        elements: PackedNumbers(digits: "001ec0027f0027900220003520009c000ba0021e004100009d0034f004110021f003500038b0038d0038e0038a0038c00221001f10027e00278001f0001f2000c5000d4000e3000f200101001100011e0012c0013a0014800156001650034e0059f005a4005ad0056d0032f002840032d0045c0032e0056b005c40006400063000a1000a3000a4005a10017d0018e0034a0015b0016a00224002330028600295002a4002b3002c2002d1002e0002ef002fe0030d0035a000c8000d7000e6000f50010400113001210012f0013d0014b00223002320028500294002a3002b2002c1002d0002df002ee002fd0030c003550057500440001e9005a8000bb000bc00461004600001a0001c0001e0001b0001d005b900550001f8001b60005a005b70036300372001d5001d60017c0018d00199001a400347003320057d00481000c2000d1000e0000ef000fe0010d0011b00129001370014500153001620017800189001b1001ef00059005bb005a60006200456001e80038400383001f4000c3000d2000e1000f0000ff0010e0011c0012a0013800146001540016300171001790018a001920019a001a5001f300011000cc000db000ea000f900108001170012500133001410014f0015f0016e0017500184001950019d001a9001ad001d40033700338001fe0000b000090000c0000d0000a00554002250022700218005c1004850045300454005a0005a2001850019e005b800331005cb005c3000cb000da000e9000f800107001160012400132001400014e0015e0016d0017400183001940019c001a8001ac001d30046a0046b005740046c000c0000cf000de000ed000fc0010b0011900127001350014300151001600016f0017600187001960019f001a1001aa001af001b4001eb00390005c6001b2001ea00193001a70033f001730033c0019b00340003340015d0016c0033b000ca000d9000e8000f7001060011500123001310013f0014d0015c0016b0033a001ae0033d0018200335001810033e00333000c9000d8000e7000f6001050011400122001300013e0014c00356002340023600242002410015a001690035900243002440059c004520044f005aa0045800459005c5004500044c0045d000c1000d0000df000ee000fd0010c0011a001280013600144001520016100170001770018800197001a0001a2001ab001b0001b5001ed00391002830059d001b3001f600552000a2003f20002d00349005af002870028c002a5002aa002b4002b9002c3002c8002960029b005d0001f9001fc00555004550045b00484005ab00468000140053e0053f000c4000d3000e2000f1001000010f0011d0012b00139001470015500164001720017a0018b001f50059b005ca001900034c000440052e000c6000d5000e4000f300102001110011f0012d0013b00149001570016600351002810005e000000000200573003dd003de003410038600389003880055600006005ac0018f0034b0035d003610037400073000a600360004330017e001910034d001f7005b60038f005bc005ba004820044e0045100464001e700065000a50017b0018c00198001a3001fa00201003be003bd001a6003dc005ae0059a000ce000dd000ec000fb0010a00357000cd000dc000eb000fa00109001580016700353005d4005d7005d600467005530057900572003f100466000c7000d6000e5000f40010300112001200012e0013c0014a001590016800354003f3003f4003360017f0035b005a900186003f00035f00540005a50046500463001800035c0001000462005d50056c005510052f00530002d2002d7002f0002f5002ff003040030e00313002e1002e6001d2001d10005b00074000a00009f00330001d0001b7001cd001cf005a3001180012600134001420015000358004830044b0045e001fd0059e005bd005c0005c800457005a70044d0045f0055d005570009e0053100559005ce0038700470005580046e005770046f0055a0045a005760053200007003850055c0055b005c9005ed005da005e0005e200570000600044a0043400428005ea0042b0044300444005e1000130042a005ee005ec00446005ef00571000610046d005cf005df00203002820024c0057a00262005e8005bf001ce0005c0043e005d90008b0035e005d80005d000120000f004480000300429005e5005e900449005be0044500008005d1005db005e3001cc004040000e0000500004005dd000b00042c0057b0057c005de00469005e6005eb00268005e400447005dc005e7005d30026d0049d005920051a0051b005690056a0051500480005170051200513005660051900567005680047e0051600518005140047f00038003290025a00320005280039f004ff004c000502005030007500076000b90040c0040d0040e0005000043003df001c500037004b1004b20026300266000390003a004f5004f8005330053400535005360053700538005930050100599004960054d0028f0029e002ad002bc002cb002da002e9002f80030700316003230058c0050a00585004a20048e0054100542004a30050d00589004e5004d600328003fa0006b000470005700041000310036e0037f0028b0029a002a9002b8002c7002d6002e5002f400303003120058d004a5004a40050c0050b004760039700214000580004b0004c0022200509005cd000280039d0039e003c4003e1004090040a0040b004a6004a7005040050e004e4005290052a004a00003500067000a7001da002040036400375003a0003c0003fb00584004e1003460040000260003f900527003f600071000be001b800208002450031b0036600377003c3003ff004f7004740047d00093000ae001dc002590031f0043100508003b40042200096000b3003b50041f00097000b4003b600420002610047b00525004c6003ae003b10006d003680037900427003a8004710047200578005c70001500226002350028900298002a7002b6002c5002d4002e3002f200301003100003b000420001600265005b00021500399003ce0041c00069000a9001d8002090036c0037d003a1003c2003fd0008d0008f001e1001e200435004360043d004b5004b6003430039400398003950052c000300003f0052b0048b005470048d0048c005480039a0049800549004990049a0049b0054a001df001e0003d4003ed004dd003d6003ef003d3003ec00045004890048a004e00058b005100022c0023b00581004de002020040700408001ee004eb0002000500001c70049f0047800511000400044100563004c5004c10006e0009100092000ab000ac000ad001dd001de003690036a0037a0037b0042d0042e0042f00430004e300070000af001db00586002290023800064000a4000bb000bc001b6001fe00225002270023400236002870028c002960029b002a5002aa002b4002b9002c3002c8002d2002d7002e1002e6002f0002f5002ff003040030e0031300341003bd003de003f3003f40007700078003c5003e90043700438005b50002900521003d0003e30002c001c4001c3003db003e80002700068000a8001d7002050036500376003c1003e0003fc004750025800249001bc002480027700257001b9001c20031c00247001be001ba001bf00322003d9003da003d7003e6003d8003e7001c0001c1001bd001bb0024a0048f0054300544003ab003ac003ad004940054b0051c0051d004f300206004db004fb0006a000aa001d9001e50036d0037e003fe0008e00090001e3001e40047a004b7003ba003270022d0023c0022e0023d003b00047c004b9004ba004bb004bc0053d004e6004e7004e8004e9004ea004da000460004800056000520005500018000190004a0005400053000490003c0003e0003d001c900406005260024600291002a0002af002be002cd002dc002eb002fa00309003180006f001fb0021100348003cc0041b00342003920039600393002130053b0053c00505005060026b0026c0028d0029c002ab002ba002c9002d8002e7002f60030500314003a3003a500023000240025c0052d004dc00216002170021b00025000260021a002690026a0028e0029d002ac002bb002ca002d9002e8002f70030600315003a2003a400021000220025d001ff003bf004bf00582005cc004920054f004930054e0008a004bd0032b0022a002390021c004d0004cf004ca004cb004cc004cd004ce004c8004c900507004d10025b0032c0024e0024d003260027a00001004a8004a90002a0055e0056000561005620055f005650049e0057f0036f003700038000381005390053a00051004860048700488000890022800237004d900588000b50020f003ca004190007e000b600418004aa004ab0002e0026400267004d5000940009800099000b1003b2003b30041d00421005200051e0051f0052200523005240058e0025e0025f004fe004df00587005910031d0028800297002a6002b5002c4002d3002e2002f1003000030f003f5000bf00230002310023f002400029200293002a1002a2002b0002b1002bf002c0002ce002cf002dd002de002ec002ed002fb002fc0030a0030b003190031a00324003250009b001e600212003cd0004f0043c0027c000170057e004fc0039b0039c003f700595003710038200256000790008c003c7003ea004390007f000800020e003c800412004130007a0007b000b7003c900414004150007c0007d000b80041600417000810043a0020d0027100066003f8000820043b0043f0004d0008300210003cb0041a00085003a9004ad004ac0003200252002530025000251004c70050f004ae004af004b0004b4004b300477004f0004ec004ef004ee004ed004f1004f20058f002190027300274004a100086003aa0024b0031e000340008700088003a6003a7003b8003b90042300424004250002f002540006c003670037800426003af004d40026f00270004910054600339005b1005b2005b3004f9000720020a0020b0036b0037c0043200442003d5003ee003d1003e40032a000950009a000b2003b70041e0026e00084004c4004c2004c3003d2003e5004e20034400036005830059000497004f4004d8004f6004fa00598005960049c00594000bd004d7004d2004d3004950054c003210047300564005b40004e000330028a00299002a8002b7002c6002d5002e4002f3003020031100255004be0024f0022f0023e005970036200373003bb0049000545001cb004030002b003cf003e200200004fd0027b00345003c6003eb005c20020c001c80040500402001ca0040100207004790058a001c60001f0056e003bc0027500276005d20005f0056f0027d0040f00580004b80021d0022b0023a002900029f002ae002bd002cc002db002ea002f900308003170027200280"))
    static let membersByGate = PackedRows(
        ends: PackedNumbers(digits: "00000000000000000000000000000000000000000000000000000000000000000000000000000000000020000200002000020000200002000020000200004000040000400004000040004b000640006400064000640006f0006f0007100071000710007d0007d0007d0007d0007d0008b0008b0008b0008b0008b0008b000a7000a7000a7000b7000b7000b7000c8000c8000e4000e4000e7000e7000e7000e7000e7000e7000e7000e7000e7000e7000e7000e7000e7000e70010c0010c0010c0010c0010c0010c0010c0012a00134001350013500135001350013500135001350013500135001350013500135001350013500141001420014200143001430014300143001430014300143001430014300143001430014a00168001680016800181001810018100181001820018200182001820018200182001820018200182001830018300183001830018300183001830018300183001a1001bf001dd001fb002190021900219002190021900219002190021900219002190021d0021d0021d0021d0021d0021d0021d0021d0021d00222002230022300223002240022400224002360024100241002410024100241002410024100241002420025200252002520025200252002580025800258002580025800258002580025800280002a8002a8002ae002ae002ae002ae002ae002ae002ae002ae002ae002ae002ae002ae002ae002ae00323003230032300323003230032300323003340033400334003340033400334003340033400334003340033400334003510036e0038b003a8003c5003c5003c5003c5003c5003c5003c5003c6003c6003c6003c6003c6003c6003c6003c6003c60048f0048f0049000490004900049000490004900049000490004900049000490004900049000490004900049000490004900049000490004900049000490004900049000490004900049000490004900049000490004900049000490004900049000490004900049000490004900049000490004900049000490004900049000490004900049000490004900049000490004900049000490004900049000490004900049000490004900049000490004900049000490004900049000490004900049000490004900049000490004900049000490004900049000490004900049000490004900049000490004900049000490004900049000490004900049000490004900049000490004900049000490004900049000490004900049000490004900049000490004900049000490004900049000490004900049000490004900049000490004900049000490004900049000490004900049000490004900049000490004900049000490004900049000490004900049000490004900049000490004900049000490004900049000490004900049000490004900049000490004900049000490004900049000490004900049000490004900049000490004900049000490004900049000490004900049000490004900049000490004900049000490004900049000490004900049000490004900049000490004900049000490004900049000490004900049000490004900049000490004900049000490004900049000490004900049000490004900049000490004900049000490004900049000490004900049000490004900049000490004900049000490004900049000490004900049000490004900049000490004900049000490004900049000490004900049000490004900049000490004900049000490004900049000490004900049000490004900049000490004900049000490004900049000490004900049000490004900049000490004900049000490004900049000490004900049000490004900049000490004900049000490004900049000490004900049000490004900049000490004900049000490004900049000490004900049000490004900049000490004900049000490004900049000490004900049000490004900049000490004900049000490004900049000490004900049000490004900049000490004900049000490004900049000490004900049000490004900049000490004900049000490004900049000490004900049000490004900049000490004900049000490004900049000490004900049000490004900049000490004900049000490004900049000490004900049000490004900049000490004900049000490004900049000490004900049000490004900049000490004900049000490004900049000490004900049000490004900049000490004900049000490004900049000490004900049000490004900049000490004900049000490004900049000490004900049000490004900049000490004900049000490004900049000490004900049000490004900049000490004900049000490004900049000490004900049000490004900049000490004900049000490004900049000490004900049000490004900049000490004900049000490004900049000490004900049000490004900049000490004900049000490004900049000490004900049000490004900049000490004900049000490004900049000490004900049000490004900049000490004900049000490004900049000490004900049000490004900049000490004900049000490004900049000490004900049000490004900049000490004900049000490004900049000490004900049000490004900049000490004900049000490004900049000490004900049000490004900049000490004900049000490"),
        elements: PackedNumbers(digits: "0034f00350001b4001b5000630006400065000660006700068000690006a0006b0006c0006d0006e0006f000700007100072000730007400075000760007700078000790007a0007b0007c0007d0007e0007f000800008100082000830008400085000860008700088000890008a0008b0008c0008d0008e0008f000900009100092000930009400095000960009700098000990009a0009b0009c0009d0018c0018d0018e0018f0019000191001920019300194001950019600197000a2000a3000a4000a5000a6000a7000a8000a9000aa000ab000ac000ad000ae000af000b0000b1000b2000b3000b4000b5000b6000b7000b8000b9000ba0031b0031c0031d0031e0031f0032000321003220032300324003250044100442000bb000bc000bd000be000bf0016f0017000171001720017300174001750001f000200002100022000230002400025000260002700028000290002a0002b0002c0018700188001890018a0018b001b6001b7001b8001b9001ba001bb001bc001bd001be001bf001c0001c1001c2001c3001c4001c5001c6001c7001c8001c9001ca001cb001cc003730037400375003760037700378003790037a0037b0037c0037d0037e0037f003800038100382001d7001d8001d9001da001db001dc001dd001de001df001e0001e1001e2001e3001e4001e5001e6003480057e0057f005800058100582005830058400585005860058700588005890058a0058b0058c0058d0058e0058f00590005910059200593005940059500596005970059800599001f0001f1001f200198001990019a0019b0019c0019d0019e0019f001a0001fc001fd001fe001ff002000020100202002030020400205002060020700208002090020a0020b0020c0020d0020e0020f00210002110021200213002140021500216002170015100152001530015400155001560015700158001590015a0015b0015c0015d0015e0015f002230022400225002260022700228002290022a0022b0022c0022d0022e0022f0023000231002190021a0021b0021c0021d0021e0021f002200022100222005c200475004760047700478004790047a0047b0047c0047d0047e0047f00480001ec00019003260032700328003290032a0032b0032c001600016100162001630016400165001660016700168001690016a0016b0016c0016d0016e00232002330023400235002360023700238002390023a0023b0023c0023d0023e0023f0024000245002460024700248002490024a0024b0024c0024d0024e0024f002500025100252002530025400255002560025700258002590025a0025b0025c0025d00454001ee000c0000c1000c2000c3000c4000c5000c6000c7000c8000c9000ca000cb000cc000cd000ce00285002860028700288002890028a0028b0028c0028d0028e0028f00290002910029200293000de000df000e0000e1000e2000e3000e4000e5000e6000e7000e8000e9000ea000eb000ec002a3002a4002a5002a6002a7002a8002a9002aa002ab002ac002ad002ae002af002b0002b1000ed000ee000ef000f0000f1000f2000f3000f4000f5000f6000f7000f8000f9000fa000fb002b2002b3002b4002b5002b6002b7002b8002b9002ba002bb002bc002bd002be002bf002c0000fc000fd000fe000ff001000010100102001030010400105001060010700108001090010a002c1002c2002c3002c4002c5002c6002c7002c8002c9002ca002cb002cc002cd002ce002cf000cf000d0000d1000d2000d3000d4000d5000d6000d7000d8000d9000da000db000dc000dd0029400295002960029700298002990029a0029b0029c0029d0029e0029f002a0002a1002a200015000160001700018001af001b0001b1001b2001b30035200001003de003df003e0003e1003e2003e3003e4003e5003e6003e7003e8003e9003ea003eb003ec003ed003ee003ef001aa001ab001ac001ad001ae0034100342003430034400345003460035e00362003630036400365003660036700368003690036a0036b0036c0036d0036e0036f0037000371003900039100392003930039400395001fb003960039700398003990039a0039b0039c0039d0039e0039f003a0003a1003a2003a3003a4003a5003a6003a7003a8003a9003aa003ab003ac003ad003ae003af003b0003b1003b2003b3003b4003b5003b6003b7003b8003b9003ba003bb003bc001a1001a2001a3001a4001a5001a6001a7001a8001a9003bd003be003bf003c0003c1003c2003c3003c4003c5003c6003c7003c8003c9003ca003cb003cc003cd003ce003cf003d0003d1003d2003d3003d4003d5003d6003d7003d8003d9003da003db005b0005b1005b2005b3005b4005b500045000460004700048000490004a0004b0004c0004d0004e0004f000500005100052000530005400055000560005700058001760017700178001790017a0017b0017c0017d0017e0017f001800018100182001830018400185001860033800339003f2003f3003f4003f5003f6003f7003f8003f9003fa003fb003fc003fd003fe003ff004000040100402004030040400405004060040700408004090040a0040b0040c0040d0040e0040f004100041100412004130041400415004160041700418004190041a0041b0041c0041d0041e0041f004200042100422004230042400425004260042700428004290042a0042b0042c0042d0042e0042f004300043100432004330043400435004360043700438004390043a0043b0043c0043d0043e0043f0054100542005430054400545005460054700548005490054a0054b0054c0054d0054e0054f00550005510010b0010c0010d0010e0010f001100011100112001130011400115001160011700118002d0002d1002d2002d3002d4002d5002d6002d7002d8002d9002da002db002dc002dd002de0012700128001290012a0012b0012c0012d0012e0012f0013000131001320013300134002ee002ef002f0002f1002f2002f3002f4002f5002f6002f7002f8002f9002fa002fb002fc00135001360013700138001390013a0013b0013c0013d0013e0013f001400014100142002fd002fe002ff003000030100302003030030400305003060030700308003090030a0030b001430014400145001460014700148001490014a0014b0014c0014d0014e0014f001500030c0030d0030e0030f003100031100312003130031400315003160031700318003190031a001190011a0011b0011c0011d0011e0011f00120001210012200123001240012500126002df002e0002e1002e2002e3002e4002e5002e6002e7002e8002e9002ea002eb002ec002ed001cf00471004720047300474004860048700488004890048a0048b0048c0048d0048e0048f004900049100492004930049400495004960049700498004990049a0049b0049c0049d0049e0049f004a0004a1004a2004a3004a4004a5004a6004a7004a8004a9004aa004ab004ac004ad004ae004af004b0004b1004b2004b3004b4004b5004b6004b7004b8004b9004ba004bb004bc004bd004be004bf004c0004c1004c2004c3004c4004c5004c6004c7004c8004c9004ca004cb004cc004cd004ce004cf004d0004d1004d2004d3004d4004d5004d6004d7004d8004d9004da004db004dc004dd004de004df004e0004e1004e2004e3004e4004e5004e6004e7004e8004e9004ea004eb004ec004ed004ee004ef004f0004f1004f2004f3004f4004f5004f6004f7004f8004f9004fa004fb004fc004fd004fe004ff005000050100502005030050400505005060050700508005090050a0050b0050c0050d0050e0050f005100051100512005130051400515005160051700518005190051a0051b0051c0051d0051e0051f005200052100522005230052400525005260052700528005290052a0052b0052c0052d005330053400535005360053700538005390053a0053b0053c0053d0055e0055f005600056100562005630056400565005660056700568005690056a00578005be005bf005c7005cc005cd"))
    static let chunkEnds = PackedNumbers(digits: "00028000f7001570019b001d600203003d60040f0043b00849009200099800bb300d2200d5200d7000d900155d01573015b5016490166f01692016ba01748017c2017dd018c801980019f101b7501b9601bb901bd701bf501c2001c4c01c7b01cab01ce501d5801dde01e5301f3001fae0227a022a7022c8022ea0230b0232d0234f0236f0238f023af023d0023f102412024410246102481024a2024c4024f2025210254202563025b7027030272d0275802778027a9027d90280902844028c00291102a2f02a7e02ab902b1202b7f02be502c3b02c8902d0002d6e02df902e530331e03490034b1034e7034fe035c6035f20361503637036630366a0368b036be036d5036ef0370b03726037420375c03778037a2037f50381b0383b03868038b4038f5039210395e03995039dd03a1f03a5903a7d03ab603ad903afd03b3403c0303c4103ca403ccf03cf803d1003d2803d3d03dc503f0103f7503faf04024040510407d04134041f30421e04263042a6042db043100434404377043bb044020444e0446f044b00450b045f804610046430476b04781047ad047b4047d50481d0484604873048bb049040492e049590499e049e104a1304a8f04b0804b7f04bed04c5c04ca304ce804d7804e0704e7a04eda04ef004ef704f0e04f2e04f4b04f6704f8204f9f04fc904ff50501a05034050510507105095050c3050df050fb0511b0513b051580517405192051bd051ea052100522b052490526a0528f052be052db052f8053190533a053580537505394053c0053ee0541505431054500547205498054c8054e60550405526055480556605583055a2055ce055fc056230563f0565e05680056a6056d6056f40571205734057560577405791057b0057dc0580a058310584d0586c0588e058b4058e405902059200594205964059810599d059bb059e605a1305a3905a5405a7205a9305ab805ae705b0405b2105b4405b6205b7f05b9e05bca05bf805c1f05c3b05c5a05c7c05ca205cd205cf005d0e05d3205d5105d6f05d8f05dbc05deb05e1305e3005e5005e7305e9a05ecb05eea05f0905f2e05f4d05f6b05f8b05fb805fe70600f0602c0604c0606f06096060c7060e6061050612a061490616706187061b4061e30620b06228062480626b06292062c3062e20630106326063450636306383063b0063df064070642406447064670648a064b3064e40651306532065510656f0658c065ab065d7066050662c066480666a06689066ab066d306703067310674f0676d0678a067a6067d1067fe0682d0684a0686706886068a4068c4068f1069200693e0695e0698b069bb069df06a0506a3506a6b06a8a06aa906ac706ae606b0806b2906b4c06b7c06bae06bcb06bea06c1606c4106c6706c9606cc206cf006d0e06d2c06d6306d9806dba06dde06e0f06e4706e6a06e8d06eba06ef406f2c06f4806f6306f7e06f9b06fc506fe20700e0702a0704607080070b8070f20712c0715b0717907196071b5071cf071f007213072350724a07285072a5072c0072db072fb073180733707353073730738e073ac073ca073e4073fe0741d07440074600747c07498074b20750c0752d076c3076f60771707743077610778107797077ad077d70783307860078a8078fc07913079b207a5707b3b07c5207c8f07cce07da307df307ec807f1607fb507ff60800b080200803c0804e08093080d3081190813408184081bf081fe0823d08282082d10832e0837b083f408455084b40853408559085700858b08592085ad086720876a0881108840088570887108889088a5088c5088f20891c089e008a3808a8008ab708aed08b1808b8308bd508c9e08d7108e6208f4e0901e09136091ae09231092af0930f09347093c009439094a00950709589095ad095d7095ed0961209619096370965b0967a0969a096cd096fe0972e0975209788097c4097e809812098280984d098540987109894098b2098d109903099330996209985099b9099f309a0e09a2809a9d09ac909ae909b0509b1d09b3a09b5509b6e09bab09bc909be209bfd09c1309c2a09c6209c8d09cdd09cf709d3009d5f09d9609dcd09e0409e3309e5b09e9f09ee309f3309ffa0a04f0a06d0a0cb0a1650a2080a2700a2d50a3460a37d0a3aa0a3ed0a41a0a45d0a4850a4ce0a5180a5670a5c80a7090a7740a80f0a8700a8d70a91f0a9530a99a0a9e50aa390aa5c0aacb0aafc0ab3f0ab890aca20acc80ad940add20adf60ae200ae360ae580ae7d0aeb20aedd0aee40af000af1c0af3d0af5a0af760afa60afdc0b0000b02a0b0400b0620b0870b0bc0b0e70b0ee0b10b0b1280b1490b1670b1840b1b60b1ee0b2120b23c0b2520b2740b2990b2ce0b2f90b3000b31e0b33c0b35d0b37c0b39a0b3ce0b4080b42c0b4560b46c0b48e0b4b30b4e80b5130b51a0b5380b5560b5770b5960b5b40b5e80b6220b6460b6700b6860b6a80b6cd0b7020b72d0b7340b7520b7700b7910b7b00b7ce0b8020b83c0b8600b88a0b8a00b8c20b8e70b91c0b9470b94e0b96b0b9880b9a90b9c70b9e30ba150ba4d0ba710ba9b0bab10bad30baf80bb2d0bb580bb5f0bb7d0bb9b0bbbc0bbdb0bbf80bc2c0bc660bc8a0bcb40bcca0bcec0bd110bd460bd710bd780bd970bdb60bdd70bdf70be150be4b0be870beab0bed50beeb0bf0d0bf320bf670bf920bf990bfb80bfd70bff80c0180c0360c06c0c0a80c0cc0c0f60c10c0c12e0c1530c1880c1b30c1ba0c1d90c1f80c2190c2390c2570c28d0c2c90c2e90c3110c36a0c3800c3a50c3c60c3ec0c40e0c4280c5000c5e20c6030c6280c6460c6980c6ef0c7460c7710c8a90c9d30cb300ccba0cda50ceb40cf500d0140d0b10d13d0d2ab0d2e60d3410d3c20d43e0d4c00d4fa0d57a0d5f90d6810d6a70d7290d7b00d7fe0d8270d84c0d94b0d9b60db1f0db7e0dbc30dbf60dc3a0dcdd0dd1d0dd5d0dded0de2d0de500dede0df300df780dfb00dfdb0e01a0e0490e0ae0e0f20e1340e1920e21f0e2800e3f30e4660e4cc0e4e30e5120e54e0e5730e5960e5c40e5f30e6240e63e0e6570e7580e7e60e8690e8b10ea340eaa70eb070eb1e0eb3a0eb760eb9b0ebc20ebf00ec1f0ec500ec6a0ec830ed590edd10ee540eeb50eed60ef030efdd0f1140f1bf0f2790f3390f3860f3d90f4520f4d10f54b0f6900f6dc0f7250f7e50f8b10f97c0fa530faf80fbbe0fc8d0fd520fdb80fea60ffa11003e1006810106101af1024e102651027c103a1104c6104e1107b9107f01080d1082a108581088e10995109c9109fa10a3a10b8010c5210d2210e2510e7310ebf10f1311170112541126c1128f112f0112f711318113331134a1136411380113a0113c91143711484114cb1150211529115701159b115f511636117011173511770117aa117ec118351188c118da1193f1196f119a111a0b11a7911aad11b1211b6511b8711c1211c3611c8e11cde11d3511d8c11dea11e2911e6511eb211f771201e12083120c21210f12153121ae121cb121eb122741227b1228f122d7122f6123151233e123731239c123b3123cd123eb12408124291244e1246812484124de124ff1251b125371256012589125b0125da1267d126a3126cc12703127281275b1279f127e41286d128a9128e5129201295a129a1129ea12a1512a7112b3012b5812b8012ba712bcd12c9712d5912dc812e341301d1305713098130b4130ea1311a1314713177131c313211132e91340213471134c5135001352913582136751370a137931385c138c01397113a0d13a6313a8b13acf1401714038140ff14134141601419c141d41420e14249142751429c1437114444144f7145ce1465d1486314d0614f1314f3814f6115114151b315271153621541c154731548615526155f0156bc157661586315c1c15db4160d5161fc1629d1686e16bf816d2016d8616eb816f1017066170ad17120171a817209172b017328174051746d174dd17563175e51769c1774d177ed17887178ec1791a179481797a179b5179db17a1d17a5317a8a17bb217be717c3d17c7617ce417dc217df117e2f17e6d17ea617ee117f3417f8b17fca17ff71802d18065180a1180dd1811918154181a1181da1820a18242182781829c182f0183571839d183e41842218468184b4184f7185371856b185ad185e61863d186cf1872418779187db1883418886188af188d9189001894718982189b5189ea18a3318a6618aa018aee18b3518b7518baf18beb18c2818c6118cb918d1318d5718db518df118e2b18e6a18ea718f1718f8518fea1902919079190b6191001915519197191df192141924919281192b6192e91931d1935019383193ba193f5194291946219498194d0195041953f1957f195d81961619673196b1196f01973d19798197d8198141985b1989c198e2199221995b199b0199f619a3919a8319ab819af719b2119b5219b7a19bc019bfd19c2d19c5c19c9a19ce519d2519dbe19e0d19e5019e8e19ebc19ef419f2d19f5619f8e19fc419ffc1a0331a06a1a0a91a0e61a1251a1661a1aa1a1f01a2391a27c1a2b31a2ec1a3291a3711a3b01a3ff1a4461a4951a4ce1a50d1a5451a57d1a5ab1a5f01a64b1a6811a6b91a6f81a7471a78a1a7ea1a8a31a8f41a9581a9b31aa431aae01ab241ab8b1ac181ac401acc11ad551ad831ade41ae201ae461ae711b0bf1b0dc1b1091b1281b1571b1a51b1f71b2211b25a1b2911b2c71b2f81b32b1b3621b38a1b3c41b3ec1b41c1b8071b8571b8911ba221bb701bbcb1bc2c1bcb61bd031bd711bddb1be5c1becf1bf481bfff1c0cc1c1951c1e91c2621c2f51c3831c4021c4851c5071c5831c98b1ca221d36c1d4181d4c31d4da1d4ef1d6981d8621d9a61dc351dd821ddf11de631e08c1e0ac1e0d51e0fa1e4751e49c1e4c91e4f61e5211e54a1e5731e59c1e5c51e5f21e61f1e6481e6731e69e1e6c71e6f21e71d1e74c1e77f1e7b01e7e51e81c1e8511e87a1e8b91e8f21e9351e9701e9971e9ae1e9c91f01a1f0891f0e21f4c71f6d51f7cc1f8e91fb371fcdc1fd121fd361fd6a1fdb51fe421fea41ff7b20070201172012f2015220187201d52021b2026f202b2202e72033020373203b820422204f4205572058d205e82060420632206572068b206a5206e320774208052088d208d620964209b920a9120b1d20b9020c0920cdd20d4b20de820e0b20ea520ef321ec721fd72223a2259f225bd2260522635226642268c226d92274022778227b1227f42282f2284f2286b22892228b8228e1229072294022988229b8229fb22a7522ae622b59")
    static let chunkFiles = PackedNumbers(digits: "000000000000000000000000000000000000000000000000010000100001000010000100001000010000200002000020000200003000030000300003000030000300004000040000400004000040000400004000040000400004000040000400004000040000400004000040000400004000050000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600007000080000800008000080000800008000080000800008000080000800008000080000800008000080000800008000080000800008000080000900009000090000a0000a0000a0000a0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000c0000c0000c0000c0000c0000c0000c0000c0000c0000c0000c0000c0000c0000c0000c0000c0000c0000c0000c0000c0000c0000c0000c0000c0000c0000c0000d0000d0000d0000d0000d0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000f0000f0000f0000f0000f0000f0000f0000f0000f0000f0000f0000f0000f0000f0000f0000f0000f0000f0000f0000f0000f0000f0000f0000f0000f0000f0000f0000f0000f000100001000010000100001100011000110001100011000110001100011000110001100011000110001100011000110001100012000120001200012000120001200012000120001200012000120001200012000120001200012000120001200012000120001200013000130001300013000130001300013000130001300013000130001300013000130001300013000130001300013000130001300013000130001300013000130001300013000140001400014000140001400014000140001400014000140001400015000150001500015000150001500015000150001500015000150001500015000150001500015000150001500015000150001500015000150001500015000150001500015000150001500015000150001500015000150001500015000150001500015000150001500015000150001500015000150001500015000150001500015000150001500015000150001500015000150001600016000160001600016000160001600016000160001600016000160001600016000160001600016000160001600016000160001600016000160001600016000160001600016000160001600016000160001600016000160001600017000170001800018000180001800018000180001800018000180001800018000180001800018000180001800018000180001800018000180001800018000180001800018000180001800018000180001800018000180001800018000180001800018000180001800018000180001800018000180001800018000180001800018000180001800018000180001800018000180001800018000180001800018000180001800018000180001800018000180001800018000180001800018000180001800018000180001800018000180001800018000180001800018000180001800018000180001800018000180001800018000180001800018000180001800018000180001800018000180001800018000180001800018000180001800018000180001800018000180001800018000180001800018000180001800018000180001800018000180001800018000180001800018000180001800018000180001800018000180001800018000180001800018000180001800018000180001800018000180001800018000180001800018000180001800018000180001800018000180001800018000180001900019000190001900019000190001a0001a0001a0001a0001a0001a0001a0001a0001a0001a0001a0001a0001a0001a0001b0001b0001b0001b0001b0001b0001c0001c0001c0001c0001c0001c0001c0001c0001c0001c0001c0001c0001c0001c0001c0001c0001c0001c0001c0001c0001c0001c0001d0001d0001d0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001f0001f0001f0001f0001f0001f0001f00020000200002000020000200002000020000200002000020000200002000020000200002000020000200002000020000200002000020000200002000020000200002000020000200002000020000200002000020000200002000020000200002000021000210002100021000210002100021000210002100021000210002100021000210002100021000210002100021000210002100021000210002100021000210002100021000210002100021000210002100021000210002100021000210002100021000210002100021000210002100021000210002100021000210002100022000220002200022000220002200022000220002200022000220002200022000220002200022000220002200022000220002200022000220002200022000220002200022000220002200022000220002200022000220002200022000220002200022000220002200022000220002200022000220002200022000220002200022000220002200022000220002200022000220002200022000220002200022000220002200022000220002200022000220002200022000220002200022000220002200022000220002300023000230002300023000230002300023000230002300023000240002400024000240002400024000240002400024000240002400024000240002400024000240002400024000240002400024000250002500025000250002500025000250002500025000250002600026000260002600026000260002600026000260002600026000260002600026000260002600026000260002600026000260002600026000260002600026000260002600027000270002700027000270002700027000270002700027000270002700027000270002700027000270002700027000270002700027000270002700027000270002700027000270002700027000270002700027000270002700027000270002700027000270002700027000270002700027000270002700027000270002700027000270002700027000270002700027000270002700027000270002700027000270002700027000270002700027000270002700027000270002700027000270002700027000270002700027000270002700027000270002700027000270002700027000270002700027000270002700027000270002700027000270002700027000270002700027000270002700027000270002700027000270002700027000270002700027000270002700027000270002700027000270002700027000270002700027000270002700027000270002700027000270002700027000270002700027000270002700027000270002700027000270002700027000270002700027000270002700027000270002700027000270002700027000270002700027000270002700027000270002700027000270002700027000270002700027000270002700027000270002700027000280002800028000280002800028000280002800028000280002800028000280002800028000280002800028000280002800028000280002800028000280002900029000290002900029000290002900029000290002900029000290002900029000290002900029000290002900029000290002900029000290002900029000290002a0002a0002a0002a0002a0002a0002a0002b0002b0002b0002b0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c0002d0002d0002d0002d0002d0002d0002d0002d0002d0002d0002d0002d0002d0002d0002d0002d0002d0002d0002e0002e0002e0002e0002e0002f0002f0002f0002f0002f0002f0002f0002f0002f0002f0002f0002f0002f0002f0002f0002f0002f0002f0002f0002f0002f0002f0002f0002f0002f0002f0002f0002f")
    static let chunkHeaders = PackedNumbers(digits: "000000001f000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000001d0001d0001d0001d00013000000000000000000000000000007000070000700007000070000700007000070000700007000070000700007000070000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000002900029000290002900029000290002900029000290002900029000290002900029000290002900029000290002900029000000000000000000000000000000000000000000000000000000200002000020000200002000020000200002000020000200002000020000200002000020000200002000020000200002000020000200002000020000200002000020000200002000020000200002000020000200002000020000200002000020000200002000020000200002000020000200002000020000200002000020000200002000020000200002000020000200002000000000000000000000000300003000030000300003000030000300003000030000300003000030000300003000030000300003000030000300003000030000300003000030000300006000060000600006000060000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000290002900000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000d00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000800008000080000800008000080000800008000080000800008000080000800008000080000800008000080000800008000080000800008000000000000030000000000000000000000000000000000000000a0000a0000a0000a0000a0000a0000a0000a0000a0000a0000a0000a0000a0000a0000a0000a0000000000000000000000000000120000000017000000000c0000c0000c0000000000000000000000000000000000000000000260000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d000000000f0000f0000f0000f0000f0000f0000f0000f0000f0000f0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e00015000150001500015000150001500015000150001500015000150001500015000150001500000000000000000000000160001600016000160001600016000160001600016000160001600016000160001600016000160001600016000160001600016000160001600016000160000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000001800018000180001800018000180001800018000180001800018000180001800018000180001c0001c0001c0001c0001c0001c0001c0001c0001c0001c0001c0001c0001c0001c0001c0001900019000190001900019000190001900019000190001900019000190001900019000190001a0001a0001a0001a0001a0001a0001a0001a0001a0001a0001a0001a0001a0001a0001a0001b0001b0001b0001b0001b0001b0001b0001b0001b0001b0001b0001b0001b0001b0001b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002f0002f0002f0002f0002f0002f0002f0002f0002f0002f0002f0002f0002f0002f0002f0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c0002d0002d0002d0002d0002d0002d0002d0002d0002d0002d0002d0002d0002d0002d0002d0002e0002e0002e0002e0002e0002e0002e0002e0002e0002e0002e0002e0002e0002e0002e0000400004000040000400004000040000400004000040000400004000140001400014000140001400014000140000000000000000000000000000000000000000000000000000000000290002900000000000000000000000000000000000000210002100021000210002100021000000000a0000000000000000000000000000000000100001000000001e00000000000000000000000000000000000000000000000000000000002200000000000000000023000230002300023000230002300023000230002300023000230002300023000230002300023000000000900009000090000900009000090000900009000090000900009000090000900009000090000900000000000000000000000000000000000000000000000000000000000000000000000000000024000240002400024000250002500025000250002500025000250002500025000250002500025000250002500025000250002500025000250002500025000250002500025000250002500025000250002500025000250002500025000250002500025000250002500025000270002700027000270002700027000270002700027000270002700027000270002700027000270002700027000270002700027000270002700027000270002700027000270002700027000270000000000000200002000020000200002000020000200002000020000200002000020000200002000020000200002000020000000000000029000290002900029000290002900029000290002900029000290002900029000290002900029000290002900029000290002900029000290002900029000290002900029000290002900029000290002900029000290002900029000290002900029000290002900029000290002900029000290002900029000290002900029000290002900029000290002900029000290002900029000290002900029000290002900029000290002900029000290002900029000290002900029000290002900000000050000500000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000310003100031000310001100011000110001100011000110001100011000110001100011000110000000000000000000000000000310003100031000310003100031000310003100031000310003100031000310003100031000310003100031000310003100031000310003100031000310003100031000310003100031000310003100031000310003100031000310003100031000310003100031000310003100031000310003100031000310003100031000310003100031000310003100031000310003100031000310003100031000310003100031000310003100031000310003100031000310003100031000310003100031000310003100031000310003100031000310003100031000310003100031000310003100031000310003100031000310003100031000310003100031000310003100031000310003100031000310003100031000310003100031000310003100031000310003100031000310003100031000310003100031000310003100031000310003100031000310003100031000310003100031000310003100031000310003100031000310003100031000310003100031000310003100031000310003100031000310003100031000310003100031000310003100031000310003100031000000000000000000000000000031000310003100031000310003100031000310003100031000310000000000000000002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a00000000000000000000000000000000000000000000000000000000000000031000310003100031000310003100031000310003100031000310003100031000000000000000000000000000000000000000000000000000000000000000000003100000000000000000000000000000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000028000280002800028000280002800000000000000000000000000000000000000000003100031000000000000010000000000000000000000003100000000000000000000000310003200000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000")
    static let chunkGates = PackedNumbers(digits: "00000000a500000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000980009800098000980006500000000000000000000000000002d0002d0002d0002d0002d0002d0002d0002d0002d0002d0002d0002d0002d0002d000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000000000000000000000000000000000000000000000000000001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e000000000000000000000001f0001f0001f0001f0001f0001f0001f0001f0001f0001f0001f0001f0001f0001f0001f0001f0001f0001f0001f0001f0001f0001f0001f0001f0001f00028000280002800028000280008a0008a0008a0008a0008a0008a0008a0008a0008a0008a0008a0008a0008a0008a0008a0008e0008e0008e0008e0008e0008e0008e0008e0008e0008e0008e0008e0008e0008e0008e0008b0008b0008b0008b0008b0008b0008b0008b0008b0008b0008b0008b0008b0008b0008b0008c0008c0008c0008c0008c0008c0008c0008c0008c0008c0008c0008c0008c0008c0008c0008d0008d0008d0008d0008d0008d0008d0008d0008d0008d0008d0008d0008d0008d0008d000e3000e3000e3000e3000e3000e3000e3000e3000e3000e3000e3000e3000e3000e3000e7000e7000e7000e7000e7000e7000e7000e7000e7000e7000e7000e7000e7000e7000e4000e4000e4000e4000e4000e4000e4000e4000e4000e4000e4000e4000e4000e4000e5000e5000e5000e5000e5000e5000e5000e5000e5000e5000e5000e5000e5000e5000e6000e6000e6000e6000e6000e6000e6000e6000e6000e6000e6000e6000e6000e600052000520005200052000520005200052000520005200052000520005200052000520005200071000710007100071000710007100071000710007100071000710007100071000710007100028000280002800028000280002800028000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d000033000330003300033000330001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0004b0004b0004b0004b0004b0004b0004b0004b0004b000c0000c0000c0000c0000c0000c0000c0000c0000c0000a9000a9000a9000a9000a9000a1000a1000a1000a1000a1000190001900033000330003300033000330003300033000330003300033000330003300033000330003300033000330003300033000330003300033000330000000000000ee00000000000000000000000000000000000000390003900039000390003900039000390003900039000390003900039000390003900039000390000000000000000000000000000630000000081000000003d0003d0003d0000000000000000000000000000000000000000000bf0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b000000005300053000530005300053000530005300053000530005300052000520005200052000520005200052000520005200052000520005200052000520005200071000710007100071000710007100071000710007100071000710007100071000710007100000000000000000000000740007400074000740007400074000740007400074000740007400074000740007400074000740007400074000740007400074000740007400074000740000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000008a0008a0008a0008a0008a0008a0008a0008a0008a0008a0008a0008a0008a0008a0008a0008e0008e0008e0008e0008e0008e0008e0008e0008e0008e0008e0008e0008e0008e0008e0008b0008b0008b0008b0008b0008b0008b0008b0008b0008b0008b0008b0008b0008b0008b0008c0008c0008c0008c0008c0008c0008c0008c0008c0008c0008c0008c0008c0008c0008c0008d0008d0008d0008d0008d0008d0008d0008d0008d0008d0008d0008d0008d0008d0008d000e3000e3000e3000e3000e3000e3000e3000e3000e3000e3000e3000e3000e3000e3000e3000e7000e7000e7000e7000e7000e7000e7000e7000e7000e7000e7000e7000e7000e7000e7000e4000e4000e4000e4000e4000e4000e4000e4000e4000e4000e4000e4000e4000e4000e4000e5000e5000e5000e5000e5000e5000e5000e5000e5000e5000e5000e5000e5000e5000e5000e6000e6000e6000e6000e6000e6000e6000e6000e6000e6000e6000e6000e6000e6000e60002300023000230002300023000230002300023000230002300023000700007000070000700007000070000700000000000000000000000000000000000000000000000000000000000d0000d000000000000000000000000000000000000000a9000a9000a9000a9000a9000a90000000039000000000000000000000000000000000110001100000000a20000000000000000000000000000000000000000000000000000000000b1000000000000000000b2000b2000b2000b2000b2000b2000b2000b2000b2000b2000b2000b2000b2000b2000b2000b2000000003600036000360003600036000360003600036000360003600036000360003600036000360003600000000000000000000000000000000000000000000000000000000000000000000b7000b7000b7000b7000b7000b7000bf000bf000bf000bf000bf000bf000bf000bf000bf000bf000bf000bf000bf000bf000bf000bf000bf000bf000bf000bf000bf000bf000bf000bf000bf000bf000bf000bf000bf000bf000bf000bf000bf000bf000bf000bf000bf000bf000bf000c0000c0000c0000c0000c0000c0000c0000c0000c0000c0000c0000c0000c0000c0000c0000c0000c0000c0000c0000c0000c0000c0000c0000c0000c0000c0000c0000c0000c0000c0000c00000000000000a8000a8000a8000a8000a8000a8000a8000a8000a8000a8000a8000a8000a8000a8000a8000a8000a8000a80000000000000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d000000000250002500000000000000000000000000000000000000000000000000000000000000000000000000000000000000007800000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000f7000f7000f7000f70006200062000620006200062000620006200062000620006200062000620000000000000000000000000000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f70000000000000000000000000000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000000000000000000d7000d7000d7000d7000d7000d7000d7000d7000d7000d7000d7000d7000d7000d7000d7000d7000d7000000000000000000000000000000000000000000000000000000000000000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f700000000000000000000000000000000000000000000000000000000000000000000f700000000000000000000000000003b0003b0003b0003b0003b0003b0003b0003b0003b0003b0003b0003b0003b0003b0003b0003b0003b0003b0003b0003b0003b0003b0003b0003b0003b0003b0003b0003b00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000c2000c2000c2000c2000c2000c20000000000000000000000000000000000000000000f7000f700000000000005400000000000000000000000f700000000000000000000000f7000f900000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000")
    static let chunkFollowsGate = PackedNumbers(digits: "0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000001000000000000000000000000000000000000000000000000000000000000000000000100000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000100000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100000000000000000000000000000000000000000000000000000000000000000000000000000001000010000100001000010000100001000010000100001000010000100001000010000100000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000010000100000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000100000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100000000000000000000000000000000000000000000000000000000000100001000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000010000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000010000000000000000000000000000000000000000000000000000000000000000000000000000000000001000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000100001000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000100000000000000000000000000000000000000000000000000000000000000000000000000000001000000000000000000000000000000000000000000000000000000000000000000000000000000000000000001000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000")
    static let chunkNames = PackedRows(
        ends: PackedNumbers(digits: "0000100002000030000400005000060000700008000090000a0000b0000c0000d0000e0000f000100001100012000130001400015000160001700018000190001a0001b0001c0001d0001e0001f000200002100022000230002400025000260002700028000290002a0002b0002c0002d0002e0002f000300003100032000330003400035000360003700038000390003a0003b0003c0003d0003e0003f000400004100042000430004400045000460004700048000490004a0004b0004c0004d0004e0004f000500005100052000530005400055000560005700058000590005a0005b0005c0005d0005e0005f0006000061000620006300064000660006700068000690006a0006b0006c0006d0006e0006f000700007100072000730007400075000760007700078000790007a0007b0007c0007d0007e0007f000800008100082000830008400085000860008700088000890008a0008b0008c0008d0008e0008f000900009100092000930009400095000960009700098000990009a0009b0009c0009d0009e0009f000a0000a1000a2000a3000a4000a5000a7000a8000a9000aa000ab000ac000ad000ae000af000b0000b1000b2000b3000b4000b5000b6000b7000b8000b9000ba000bb000bc000bd000bf000c1000c2000c3000c4000c5000c6000c7000c8000c9000ca000cb000cc000cd000ce000cf000d0000d1000d2000d3000d4000d5000d6000d7000d8000d9000da000db000dc000dd000de000df000e0000e1000e2000e3000e4000e5000e6000e7000e8000e9000ea000eb000ec000ed000ee000ef000f0000f1000f2000f3000f4000f5000f6000f7000f8000f9000fa000fb000fc000fd000fe000ff001000010100102001030010400105001060010700108001090010a0010b0010c0010d0010e0010f001100011100112001130011400115001160011700118001190011a0011b0011c0011d0011e0011f001200012100122001230012400125001260012700128001290012a0012b0012c0012d0012e0012f001300013100132001330013400135001360013700138001390013a0013b0013c0013d0013e0013f001400014100142001430014400145001460014700148001490014a0014b0014c0014d0014e0014f001500015100152001530015400155001560015700158001590015a0015b0015c0015d0015e0015f001600016100162001630016400165001660016700168001690016a0016b0016c0016d0016e0016f001700017100172001730017400175001760017700178001790017a0017b0017c0017d0017e0017f001800018100182001830018400185001860018700188001890018a0018b0018c0018d0018e0018f001900019100192001930019400195001960019700198001990019a0019b0019c0019d0019e0019f001a0001a1001a2001a3001a4001a5001a6001a7001a8001a9001aa001ab001ac001ad001ae001af001b0001b1001b2001b3001b4001b5001b6001b7001b8001b9001ba001bc001bd001be001bf001c0001c1001c2001c3001c4001c5001c6001c7001c8001c9001ca001cb001cc001cd001ce001cf001d0001d1001d2001d3001d4001d5001d6001d7001d8001d9001da001db001dc001dd001de001df001e0001e1001e2001e3001e4001e5001e6001e7001e8001e9001ea001eb001ec001ed001ee001ef001f0001f1001f2001f3001f4001f5001f6001f7001f8001f9001fa001fb001fc001fd001fe001ff0020000201002020020300205002060020700208002090020a0020b0020c0020d0020e0020f002100021100212002130021400215002160021700218002190021a0021b0021c0021d0021e0021f002200022100222002230022400225002260022700228002290022a0022b0022d0022e002300023100232002330023400235002360023700238002390023a0023b0023c0023e0023f0024100242002430024400245002460024700248002490024a0024b0024c0024d0024e0024f002500025100252002530025400255002560025700258002590025a0025b0025c0025d0025e0025f002600026100262002630026400265002660026700268002690026a0026b0026c0026d0026e0026f002700027100272002730027400275002760027700278002790027a0027b0027c0027d0027e0027f002800028100282002830028400285002860028700288002890028a0028b0028c0028d0028e0028f00290002910029300294002950029600297002990029a0029b0029c0029d0029e0029f002a0002a1002a2002a4002a5002a6002a7002a8002aa002ab002ac002ad002ae002af002b0002b1002b2002b3002b5002b6002b7002b8002b9002bb002bc002bd002be002bf002c0002c1002c2002c3002c4002c6002c7002c8002c9002ca002cc002cd002ce002cf002d0002d1002d2002d3002d4002d5002d7002d8002d9002da002db002dd002de002df002e0002e1002e2002e3002e4002e5002e6002e8002e9002ea002eb002ec002ee002ef002f0002f1002f2002f3002f4002f5002f6002f7002f9002fa002fb002fc002fd002ff0030000301003020030300304003050030600307003080030a0030b0030c0030d0030e003100031100312003130031400315003160031700318003190031b0031c0031d0031e0031f0032100322003230032400325003260032700328003290032a0032c0032d0032e0032f0033000332003330033400335003360033700338003390033a0033b0033c0033d0033e0033f003400034100342003430034400345003460034700348003490034a0034b0034c0034d0034e0034f003500035100352003530035400355003560035700358003590035a0035b0035c0035d0035e0035f0036100362003630036400365003660036700368003690036a0036b0036c0036d0036e0036f003700037100372003730037400375003760037700378003790037a0037b0037c0037d0037e0037f003800038100382003830038400385003860038700388003890038a0038b0038c0038d0038e0038f003900039100392003930039400395003960039700398003990039a0039b0039c0039d0039e0039f003a0003a1003a2003a3003a4003a5003a6003a7003a8003a9003aa003ab003ac003ad003ae003af003b0003b1003b2003b3003b4003b5003b6003b7003b8003b9003ba003bb003bc003bd003be003bf003c0003c1003c2003c3003c4003c5003c6003c7003c8003c9003ca003cb003cc003cd003ce003cf003d0003d1003d2003d3003d4003d5003d6003d7003d8003d9003da003db003dc003de003df003e0003e1003e2003e3003e4003e5003e6003e7003e8003e9003ea003eb003ec003ed003ee003ef003f0003f1003f2003f3003f4003f5003f6003f7003f8003f9003fa003fb003fc003fd003fe004000040100402004030040400405004060040700408004090040a0040b0040c0040d0040e0040f00410004110041200413004140041600418004190041a0041b0041c0041d0041e0041f004200042100422004230042400425004260042700428004290042a0042b0042c0042d0042e0042f004300043100432004330043400435004360043700438004390043a0043b0043c0043d0043e0043f004400044100442004430044400445004460044700448004490044a0044b0044c0044d0044e0044f004500045100452004530045400455004560045700458004590045a0045b0045c0045d0045e0045f004600046100462004630046400465004660046700468004690046a0046b0046c0046d0046e0046f004700047100472004730047400475004760047700478004790047a0047b0047c0047d0047e0047f004800048100482004830048400485004860048700488004890048a0048b0048c0048d0048e0048f004900049100492004930049400495004960049700498004990049a0049b0049c0049d0049e0049f004a0004a1004a2004a3004a4004a5004a6004a7004a8004a9004aa004ab004ac004ad004ae004af004b0004b1004b2004b3004b4004b5004b6004b7004b8004b9004ba004bb004bc004bd004be004bf004c0004c1004c2004c3004c4004c5004c6004c7004c8004c9004ca004cb004cc004cd004ce004cf004d0004d1004d2004d3004d4004d5004d6004d7004d8004d9004da004db004dc004dd004de004df004e0004e1004e2004e3004e4004e5004e6004e7004e8004e9004ea004eb004ec004ed004ee004ef004f0004f1004f2004f3004f4004f5004f6004f7004f8004f9004fa004fb004fc004fd004fe004ff005000050100502005030050400505005060050700508005090050a0050b0050c0050d0050e0050f005100051100512005130051400515005160051700518005190051a0051b0051c0051d0051e0051f005200052100522005230052400525005260052700528005290052a0052b0052c0052d0052e0052f005300053100532005330053400535005360053700538005390053a0053b0053c0053d0053e0053f005400054100542005430054400545005460054700548005490054a0054b0054c0054d0054e0054f005500055100552005530055400555005560055700558005590055a0055b0055c0055d0055e0055f005600056100562005630056400565005660056700568005690056a0056b0056c0056d0056e0056f005700057100572005730057400575005760057700578005790057a0057b0057c0057d0057e0057f005800058100582005830058400585005860058700588005890058a0058b0058c0058d0058e0058f005900059100592005930059400595005960059700598005990059a0059b0059c0059d0059e0059f005a0005a1005a2005a3005a4005a5005a6005a7005a8005a9005aa005ab005ac005ad005ae005af005b0005b1005b2005b3005b4005b5005b6005b7005b8005b9005ba005bb005bc005bd005be005bf005c0005c1005c2005c3005c4005c5005c6005c7005c8005c9005ca005cb005cc005cd005ce005cf005d0005d1005d2005d3005d4005d5005d6005d7005d8005d9005da005db005dc005dd005de005df005e0005e1005e2005e3005e4005e5005e6005e7005e8005e9005ea005eb005ec005ed005ee005ef005f0005f1005f2005f3005f4005f5005f6005f7005f8005f9005fa005fb005fc005fd005fe005ff006000060100602006030060400605006060060700608006090060a0060b0060c0060d0060e0060f00610006110061200613"),
        elements: PackedNumbers(digits: "000a400279000a50013d0014b0014a000ad0010d001440004c0004f0004b0004d0004e001490013b000db000470013a0012000097001c5001c9002a400240002400002a0002d0002b0002e0002c0031d001ef0025f0026000253002540025b0025c00208001a3002010027b0030f00204000860028c002d7001d400194002bc00304002d3001aa002ef001770016a0017b0017c001c7002450024700246001d5001f500193001c8001740009e001e20023b001910023c0024400241001a0001a0002b600303002a100173002840023e00243002420023f0023d001920019f0003d00033000e90013300139000a3003220011700127000400001e0001d001fe000be002b3001ab00208001cd0022900190002d9001c0001f90024b001fb001b3002e2000b2000ea0017200172001ff001ff002ac002ae002ae002af002af0028a002ad002ad002b0002b4002b7002e8002b8002cf002d4002d4002850026800136002ac001ce0022a001ce0022a001f9001f9001b700290002e6001ba001bb0029000290002e6002a00000400005000ff000eb000ea0001e000850001e0001e001fe000be000b2001ab00208001cd00229001f9001f9001f9001b7001fb0014d00290002e6001ba001bb002890028a002ae002af001720000400027001fe00027001fe002fa001b30029f00062000800003c000460009a00010000a1000ce000220006f0006a0005d00048000c4000c300062000800003c000460009a00010000a1000ce000220006f0006a0005d00048000c4000c300062000800003c000460009a00010000a1000ce000220006f0006a0005d00048000c4000c300062000800003c000460009a00010000a1000ce000220006f0006a0005d00048000c4000c300062000800003c000460009a00010000a1000ce000220006f0006a0005d00048000c4000c300062000800003c000460009a00010000a1000ce000220006f0006a0005d00048000f000062000800003c000460009a00010000a1000ce000220006f0006a0005d00048000f000062000800003c000460009a00010000a1000ce000220006f0006a0005d00048000f000062000800003c000460009a00010000a1000ce000220006f0006a0005d00048000f000062000800003c000460009a00010000a1000ce000220006f0006a0005d00048000f000062000800003c000460009a00010000a1000c4000ce00073000210006a000690005d0004800062000800003c000460009a00010000a1000c4000ce00073000210006a000690005d000480006200080000460009a000660005d0004800062000800003c000460009a000be0003800020000b3000d1000da0006d0006c0005d0004800058000d300062000800003c000460009a000be0003800020000af0009d000b300046000650005d000480006200080000be0003800046000670005d000480005800062000800006200080000be0003800046000c0000650005d0004800062000800005d000480006b00062000800003c0006400083000620008000032001fe000ee001b300210002150021f0020c0021e00214002160021c0021d002110020600205001760031c001f10031600248003180030e00148000ee00132000ee000ed000e8000e70005d00048000360003700208001cd00229001ab001fb001b7001f9001f9001dd001dd001ce001ce0022a0022a00229002a0000bd000420002500064000620000000080001ed0003c0000e0000b0000f00046000450009a00083000b4000310008f000be0024b00090000f40004a001fe0026200310000be001ea0012b001ab002080022600319001b3001cd002e2002e200315002b1002ad00289002b70024b002a00024e0019e001cc002580025900052002cc0025d0025a0026c003280000400006000020000a001a0000220002100051001fe001c600051001fe00286001fd0026b00328001e70022f00230003090029f0029f000220002100070001fe001c600070001fe00286001fd0026b00328001e70022f00230003090029f0029f00072000710007400075001b30024a002130020d0020b00220002d10012d002760027500308002bd002bd002bc002bc002d800306002ab0020f0020a001b70016c0027400255002610029800298001af001bc0012f001790028d001ca0017a0028e001540025e0025e00252002520015a002e7002dc002dc002b200329002cd002cd00320003200020e0000d000010027800312002a3003240000c000000032a000a20012c0008100016000220002100089001fe0029e001c6003050019600089001fe002520025e00183003280024a0029f0029f00022000210008d001fe0029e001c600305001960008d001fe002520025e00183003280024a0029f0029f00022000210008a001fe0029e001c600305001960008a001fe002520025e00183003280024a0029f0029f00022000210008b001fe0029e001c600305001960008b001fe002520025e00183003280024a0029f0029f00022000210008c001fe0029e001c600305001960008c001fe002520025e00183003280024a0029f0029f0002200021000e2001fe0029e001c60030500196000e2001fe002520025e00183003280024a0029f0029f0002200021000e6001fe0029e001c60030500196000e6001fe002520025e00183003280024a0029f0029f0002200021000e3001fe0029e001c60030500196000e3001fe002520025e00183003280024a0029f0029f0002200021000e4001fe0029e001c60030500196000e4001fe002520025e00183003280024a0029f0029f0002200021000e5001fe0029e001c60030500196000e5001fe002520025e00183003280024a0029f0029f001b3002120029d002d2001b70016c002ff00217001830029f0029f002770022e0018e0016b002e50026a00274000170001a00015000ec0005a000390006e000680006c000d00004900049002de0006a00069000660006b0006d0006500067000a8001fe0024c001d1002ee00313001ae000380024b0008700020000af0009d000b3000100000500007000a100003000c4000ce000220006f000c3000f00007300021000d1000da000b000137000d5000b2000b10030b00035001ab00208001b3002d9001c0001f9001f9002e2001cd00229001950028200282002aa000350030b000b1001ab00208001b3002d9001c0001f9001f9002e2001cd00229001950028200282002aa00044000430010e000a900103000ab000aa0000900008000090000800008000b600062000800024c0024d001d1001d20024c0019d001d1001cc001da002a7002a7001a3001a30016e001ab001cd0025e002520025e00252002d5002d5001c1002b9002d0002220022200222001bf002da00231001bf0029000290001b9001ba001bb002e6002d6002d60022d0030c0031f000bf001fe000be00262001ab00208001cd001b3001a3001ff00314002ac002ad002ae00289002b70024b002a0001cc0030f00203002e4002ec001e1001de002e3001e00021a0021b002180021900207000c0000a7000a7001fe0017500208001a30030f00203002e4002ec0021a0021b00207001ff002ac00314001e1001de002e3001e0000d4000cc00085000cf001fe000cf001fe0029e001b2002a8002b3001b00018f001ab00208001cd00229001b3001ae00318003170030e001480031600248001eb001ec001a3001a3001a3001720017200172003250000400005002ad002ad002ae002ae002af002af0028a00289002b70024b001cc00290002e6001ba001bb00290001b9002d6002d6002d6002d9001c00011a0013e001210011c0014d001f9001f9001f9001f9001b7002e2000b200119001ce001ce001ff001ff002ac002b0002b4002a2001cf00134002b500024001f6002e20011d0011e0014300124001560013c0014100118000f20007e000fb000ba000780007d000bb0007700055000550009200041000f90007a0007b0010a00093000190007f000f3000fc0002900028000dc000d9000bc000d8000cd000c800096001510005e0005f0006100128001060010800104001c2001c200300001b5002090019c002c3001f30031a0022b001bd00232001b600165001690015e0003b000b9000f10009400054002840028400284001e3001e3001d7001d9001d800188002210030d002dd002660026700223002fe00182002f2001db001dc001dc001dc002f90015b00280001f2001a9002ce00187001890019900198001a4001a40027a0027a0028b0028b002bb002ba002c0002c0002c00017800178002c2002c1001d0001d00022c003270023200232002320023300269003070026300170001f8002ea002eb002e9001f7001be002be00271002710026f0026f0026f0026f002700026e0026d00273002fc002fd002db0028f0018d002fb002f4002870023a0022700257001df001e90029a001e4001ad002ed001fa001a70018c0023500236002370023800239001ee002c5002c8002c7002c6002c4002c9002ca00225002f30017d002f5001b40017e002e1002f600228002a600311002990016f001f0001800017100171001a5002500025100272001b8001a1001850019b0019a0018a001a6002bf001e6001f40016000161001680015d001660015f00167001630015c0015c002240022400292002930029100202002940029500296001bd00249001b10016d001a8001a8001d6001d3002560009f000e0000e1001000010c0017f0017f0017f0017f0017f0017f00283002830024f0024f002340009800099000d6001880018800221002210030d002dd001d7001d9001db001dc00223002fe00182002670026600030000df00084000c90005000091000ac000fe001050010100109001100010f000fd0027c0027e0027d0027d0027d001f6003010027f0016200164001640015c0015c0001b000de000140031e003230011600126000cb000a600060000230010b00107001c3000ca0012e0014e0014f0003a002a50028100326001e800264002f0001ac00186001fc0029b002880018b0031b001e5001840019700297002cb002f10029c0015b0017f002f9002a9002f80030a002f700181000c20009b0007600082000f500011000560001f00057000ef00012000d70003f000fa00026000d20007900095000ae00013000c100088001cb002df002df002e00030200200000b500034000590002f000b80003e000b7000f60014200131000f700053003140005c0001c0007c00063001c4000f8001110009c0005b00265001a200102001290008e001450032100159000c5000dd000c7000c600138001350011300146001570014c001500012a001140011f0011500147001550013f001520015800130001400011b0015300123001120012200125"))
    static let mentions = PackedRows(
        ends: PackedNumbers(digits: "0000000002000020000300003000030000400004000040000800008000080000e000150001600017000180001e0001f00021000230002500027000290002c0002f000300003200034000360003b0003d0003f000410004300046000490004c0004f0005300056000580005a00061000670007400075000760007700078000790007a0007b0007c0007d0007e0007f000800008100082000830008400085000860008700088000890008c00092000930009400095000960009700098000990009c0009d000a2000a5000a6000a8000ac000b0000b2000b4000b8000bc000be000bf000cc000d1000d2000d3000d3000d3000d3000d3000d4000d6000d7000d9000db000dd000df000e0000e1000e3000e5000e7000e9000eb000ef000f1000f3000f6000f9000fa000fc000fe0010100103001040010600107001090010a0010c0010f00111001140011600118001190011a0011b0011d0012200125001270012a0012c0012e001310013400136001380013a0013d0014000143001460014a0014e001520015300155001580015b0015b0015c0016100163001640016500167001690016b0016d0016e0016f001710017300175001770017b0017d001800018300186001890018a0018b0018c0018d0018f001910019300194001950019700198001980019800198001980019800198001980019800198001980019800198001980019800198001990019a0019b0019c0019d0019e0019f001a0001a1001a2001a3001a4001a5001a6001a7001a8001a9001aa001ab001ac001ad001ae001af001b0001b1001b2001b3001b4001b5001b6001b7001b8001b9001ba001bb001bc001bd001be001bf001c0001c1001c2001c3001c4001c5001c6001c7001c8001c9001ca001cb001cc001cd001ce001cf001d0001d1001d2001d3001d4001d5001d6001d7001d8001d9001da001db001dc001dd001de001df001e0001e1001e2001e3001e4001e5001e6001e7001e8001e9001ea001eb001ec001ed001ee001ef001f0001f1001f2001f3001f4001f5001f6001f7001f8001f9001fa001fb001fc001fd001fe001ff002000020100202002030020400205002060020700208002090020a0020b0020c0020d0020e0020f002100021100212002130021400215002160021700218002190021a0021a0021a0021a0021a0021a0021a0021a0021a0021a0021a0021a0021a0021a0021a0021a0021b0021c0021d0021e0021f00220002210022200223002240022500226002270022800229002290022900229002290022900229002290022900229002290022900229002290022900229002290022900229002290022900229002290022b0022c0022c0022c0022c0022c0022c0022c0022c0022c0022c0022c0022c0022c0022c0022c0022c0022c0022c0022c0022c0022c0022c0022c0022c0022d0022d0022d0022d0022d0022d0022d0022d0022d0022d0022d0022d0022d0022d0022d0022d0022d0022d0022d0022d0022d0022d0022d0022d0022f002320023400236002380023a0023c0023e00240002420024400246002480024a0024c0024e00250002520025400256002580025b0025d002650026700269002690026a0026b0026b0026b0026d0026f0027100272002730027500277002790027b0027d0027e0027f00281002820028400285002870028800288002880028800288002890028b0028d0028f0029100293002950029700298002990029b0029c0029c0029c0029c0029d0029e0029f002a0002a1002a3002a5002a7002aa002ab002ad002af002b0002b1002b3002b4002b5002b6002b7002b8002ba002bb002bd002bf002c0002c2002c3002c6002c8002cb002d2002d5002d8002db002dd002de002df002e0002e2002e4002e6002e8002ea002ec002ee002ef002f0002f1002f2002f3002f4002f5002f6002f7002f9002fb002fd002ff00301003030030400305003060030700308003090030a0030b0030c0030e0031000311003120031200312003140031500317003190031b0031d0031f003210032200323003240032500327003280032a0032b0032c0032d0032f003310033200333003340033500336003370033a0033b0033b0033c0033e003400034200343003450034700348003490034a0034b0034c0034c0034d0034e00350003540035500356003560035600357003580035a0035b0035b0035c0035c0035d0035e00360003640036500368003690036b0036d0036f0037100373003750037700378003790037a0037b0037c0037e00380003820038400386003880038b0038d0038f003910039200393003940039600397003990039b0039d0039f003a1003a3003a6003a8003aa003ac003ad003ae003af003b1003b2003b4003b6003b8003ba003bc003be003c1003c3003c5003c7003c8003c9003ca003cc003cd003cf003d1003d3003d5003d7003d9003dc003de003e0003e2003e3003e4003e5003e7003e8003ea003ec003ee003f0003f2003f4003f7003f9003fb003fd003fe003ff0040000402004030040400406004080040a0040c0040e0041100413004150041700418004190041a0041c0041d0041e00420004220042400426004280042b0042d0042f004310043200433004340043600437004380043a0043c0043e00440004420044500447004490044b0044c0044d0044e0045000451004520045400456004580045a0045c0045f0046100463004650046600467004680046a0046b0046c0046e0047000472004740047500476004780047a0047c0047e00480004850048a0048c0048e0048f00491004930049500496004980049b0049f004a1004a3004a5004a6004a7004a8004aa004af004b1004b3004b4004b5004b6004b6004b7004b7004b7004b8004b9004ba004bb004bc004be004c0004c2004c9004ca004cb004cc004cd004ce004cf004d0004d1004d2004d3004d4004d8004da004dc004dd004e0004e1004e5004e6004e7004ea004ef004f0004f5004f6004f8004fa004fc004fe004ff0050000501005020050300504005050050a0050d005100051200517005180051a0051c0051e00520005210052200523005240052500526005270052b0052d00531005350053600537005390053d0053f005410054300545005480054a0054d00550005510055200553005540055600557005590055b0055d0056000563005640056500566005680056a0056c0056f0057100572005730057500577005780057c0057e0057f00580005820058400587005890058b0058d0059200596005990059c0059e005a0005a2005aa005af005b0005b2005b3005b4005b6005b8005ba005bc005bd005bf005c1005c3005c4005c5005c7005c8005c9005cb005cd005ce005d1005d3005d5005d7005d9005db005dd005df005e1005e4005e7005eb005ef005f2005f4005f6005f7005f8005fa005fc005fd005fe005ff00600006030060500607006090060b0060c0060d0060e0060f0061000611006120061700618006190061d0061e0061f00621006230062400626006280062a0062c0062d0062e0063000632006350063700638006390063b0063d0063f006420064500646006480064a0064b0064c0064e00650006530065500657006590065b0065d0065f0066100664006680066a0066c0066e0067000674006770067c00680006880068a0068c0068e00690006920069500697006990069b0069f006a3006a7006ab006ad006af006b2006b8006bc006bf006c5006c7006c9006cf006d3006d5006d6006d9006da006dd006dd006dd006dd006de006de006de006de006de006e2006e6006e9006ee006f0006f3006f6006fb006fc006fd0070000702007060070a0070d0070e0070e00711007160071b0071f00721007250072a0073100735007380073d00741007440074600748007480074b0074c0074d0074e0075000752007530075500757007590075b0075d0075f00761007630076500767007690076b0076d0076f0076f00770007700077000774007760077a0077c0077f007820078400786007880078a0078c0078f00792007940079500797007990079b0079e007a0007a2007a3007a4007a6007a8007aa007ab007ae007b2007b5007b8007ba007bb007bd007be007c0007c2007c4007c6007c9007cd007d0007d3007d6007d9007dc007dd007de007df007e1007e3007e5007e7007ea007eb007ed007ef007f2007f4007f6007f8007f9007fa007fb007fe008010080500807008090080b0080d00810008130081500817008190081a0081b0081d0081f0082100822008230082400825008260082700828008290082a0082b0082c0082d0082e0082f0083000831008330083500837008390083a0083b0083d0084000841008430084500846008480084a0084b0084d0084e00850008520085300854008550085600857008590085b0085d0085f0086100863008640086700868008690086b0086c0086e0087000871008730087500877008790087b0087d0087f008810088200883008840088600887008890088a0088b0088c0088d0088f008910089300894008960089700898008990089b0089d0089e0089f008a1008a3008a5008a5008a5008a5008a6008a7008a9008ac008ad008af008b3008b4008b6008b9008ba008bd008be008bf008c0008c5008c6008c8008c9008cb008ce008d1008d3008d5008d7008d9008db008dd008df008e0008e2008e3008e4008ea008ec008ed008f0008f3008f4008f5008f8008f9008fb008fd008ff00900009010090300906009090090b0090d0090f00911009130091500917009190091e0091f0092400925009260092600926009280092a0092c0092e0092f009300093100933009340093400934009390093a0093b0093c0093d0093e0093f009400094100942009430094400945009460094700948009490094a0094b0094c0094d0094e0094f00950009510095200953009540095500955009560095900959009590095c0095f0096200964009660096800968009680096800968009690096b00970009760097b0097c0097d0097f0098200985009880098a0098c0098d0098e0098f009910099400995009950099600997009980099800998009990099a0099b0099d0099e009a0009a3009a4009a5009a7009a9009ab009ae009b0009b0009b0009b2009b4009bb009bf009c3009c7009c8009c9009ca009cb009cc009cd009ce009cf009d0009d2009d3009d4009d5009d7009d9009db009dd009df009e1009e3009e5009e7009ea009ec"),
        elements: PackedNumbers(digits: "000a4000a5000a50010d0004b0004d0004f000cf000270003c0004e0005100089002bd0006200089002520025a0025d0026c002cc000890008900051000270003c000460005100080000cf0005100051000cf00064000cf00097000cf00097000cf00097000cf00097000cf002a800064000cf002a8000510005100080000510008000051000800002b0002d0005100080003280002c000510002c000510002c000510002c000510002c000510031d0002c00051001ef0002c000510031d0002c00051001ef000270002c001ef0031d000270002b0002c0002c000510002c000510002c0025200253002540025e0025f00260000270002c00253002540025f0026000027000380008000089000b1000be000ff001a3001ab001cd0020800229002d500051000510005100051000510005100051000510005100051000510005100051000510005100051000510005100051000510005100009000e40029f0000d000270008000081000890020a000cf000cf000cf000cf000cf000cf000cf00033000cf001a3000cf00033000cf001a3001ab0029000085000b1000cf000cf00089000cf00027000cf001a30024800027000cf001a3002480003d000cf0003d000cf0003d000cf0019f002480003d000cf0019f002480003d000cf000890002700032000cf001a300210002110021400215002160021c0021d0021e0021f000270003c0004600080000cf000cf000cf0001d0001d0001e0001d0001d000be0001d000890001d000890001d000270001d0001d0001d000890001d000890001d000890001d000890001d000ff000090001d00089000b10001d000cf0001d000890001d0001e000b20001d0001e000ea0001d0001d000be0001d000890001d00089000be0001d000890001d0001d000890001d0001d000890001d0001d000270001d00027001720001d000b20001d000b2000be0001d000890001d000890001d0001d0001d0001d000270001d000270008900172001ab0001d00086000890001d000890001d00086002b90001d000890001d000890001d00027000890001d00027000890001d000890001d000890001d000890001d0001e000890001d0001e000890001d0001e000890001d0001e00089000090001d0001e00089000080001d0001e00089000090001d0001e000890001d0001d000be0001d000be001720008f000be001ab000eb000890009d000af000b3000ff0001e000890001e0001e0001e000be0001e000b20001e000890001e000270001e0001e0001e000890001e000890001e000890001e00089000090001e00089000b10001e000890001e000890025e0001e00089002520001e000890025e0001e00089002520001e0001e0001e0001e0001e002900001e000be00027000cf000270002700027000cf0002700062000800003c000460009a00010000a1000ce000220006f0006a0005d00048000c4000c300062000800003c000460009a00010000a1000ce000220006f0006a0005d00048000c4000c300062000800003c000460009a00010000a1000ce000220006f0006a0005d00048000c4000c300062000800003c000460009a00010000a1000ce000220006f0006a0005d00048000c4000c300062000800003c000460009a00010000a1000ce000220006f0006a0005d00048000f000062000800003c000460009a00010000a1000ce000220006f0006a0005d00048000f000062000800003c000460009a00010000a1000ce000220006f0006a0005d00048000f000062000800003c000460009a00010000a1000ce000220006f0006a0005d00048000f000062000800003c000460009a00010000a1000ce000220006f0006a0005d00048000f000062000800003c000460009a00010000a1000c4000ce00073000210006a000690005d0004800032000cf000cf0004a00032000cf00032000ee0011c00032000cf00027000320002700032000270003200027000320002700032000270003200027000320002700032000270003200027000320002700032000270003200032000e60003200089000320008900032000cf00032000cf00032000e600032000ee0024c00032000e400027000320003c0004600080000cf000e4000e600032000e4000ed000ee000ed000ed000480005d00080000cf00027000380003800038000380008900038001720003800089000380008900038000890003800038000270003800038000270003800038000270003800038000270002700062000620008100080000890002700062000270003c000270003c000270003c000cf000cf00046000cf000800008f000be0004a0004a0004a0004a000890004a000be0004a000be0004a00058000be0004a0004a00089000270004a0004a0004a0004a000cf0004a0004a0004a0004a0004a000270004a0004a0004a000890004a000ff0004a0004a003150004a000270004a003150004a000be0004a000be0025800010000270003c000460008000089000cf0005100052002bd0005100052002bd0005100052002bd00052000890005200052000520005200089000520008900052000890002200051000210005100051000cf00051000a100051000510005100051000510005100051000510005100051000b100035000510002200070000210007000070000cf00070000a100070000700007000070000700007000070000700007000070000b10003500070000510007000073000cf00073000270007300027000730002700073000270007300073000750002700073000730007300073000730007300074000730007300074000730007300073000270007300027000730007300073000730007300073000cf000cf000da00325000cf000cf00027000cf00027000cf000a0000cf000cf000a0000cf000a0000cf0003c0003c0003c0003c000c4000ce000ce00089002b300058000be001720024b000ec0001700027000270000d0002700022000cf00027000270002700062000270003c0008000089000890008000089000cf000800002200089000210008900089000cf00089000cf00089000a100022000890002200089000890008900089000890008900089000e200089000b10003500089000220008d000210008d0008d000cf000890008d000cf0008d000a1000220008d000220008d0008d0008d0008d000890008d0008d0008d000e60008d000b1000350008d000220008a000210008a0008a000cf000890008a000cf0008a000a1000220008a000220008a0008a0008a0008a000890008a0008a0008a000e30008a000b1000350008a000220008b000210008b0008b000cf000890008b000cf0008b000a1000220008b000220008b0008b0008b0008b000890008b0008b0008b000e40008b000b1000350008b000220008c000210008c0008c000cf000890008c000cf0008c000a1000220008c000220008c0008c0008c0008c000890008c0008c0008c000e50008c000b1000350008c00022000e200021000e2000cf000e200089000cf000e2000a1000e200022000e200022000e2000e2000e2000e200089000e2000e2000e2000b1000e200035000e200022000e600021000e6000cf000e600089000cf000e6000a1000e600022000e600022000e6000e6000e6000e600089000e6000e6000e6000b1000e600035000e600022000e300021000e3000cf000e300089000cf000e3000a1000e300022000e300022000e3000e3000e3000e300089000e3000e3000e3000b1000e300035000e300022000e400021000e4000cf000e400089000cf000e4000a1000e400022000e400022000e4000e4000e4000e400089000e4000e4000e4000b1000e400035000e400022000e500021000e5000cf000e500089000cf000e5000a1000e500022000e500022000e5000e5000e5000e500089000e5000e5000e5000b1000e500035000e500022000cf000220002700022000220002200089000220008900022000890002200027000220008900022000b0000b100137003050002200035000b000137003050006f000890006f000890006f000270006f000270006f000270006f0006f0008f000be00017000be0024b00089000af000be001ab0008f000be00089000af00089000af000cf000cf0006d00089000cf00089000cf000d000172001b200049000cf00049000cf000890005100027000cf000a8000a8000a8000a8000a8000a8000cf0003c000be00038000870003800058000850008f000be001c0001f90003800020000380003800062000100001000010000a1000a10003c0004600080000a1000ce000220009a00022000c40002200080000c4000ce00073000200003c000800009a000cf000e500089000b00030500008000b0000e5002520029f000270002700080000af000b20010e000b100035000b100089000b100027000b1000b1000cf000b1000b1000b1000b1000b1000b1000b100009000b1002520025e0030b00027000b1002080002700035000b100038000b10002700080000af000b20010e0003500035000b10003500089000270003500035000cf000350003500035000350003500035000350000800035002520025e00027000350002700035000b100208000090003500038000b1000b1000350008f000be00027000b2000be001030008f000be00027000b200027000b20003c000b1000350003c000ea0003c000ab0003c000aa000ea0003c000a9000ea000640006200080000b600064000b6000b600064000b6000be00172000be0017200058000be0017200027000be00172000be000be000be00027000be00027000be00027000be0002700089000be00027000be000be000be00027000be00027000be000be00027000be00172001ab00089000be000be000be000be000cf00058000be00058000be0017200027000be00027000be00027000be000090002700058000be001ab00089000be00172001ab00027000be0017200027000be0017200089000be00089000be00089000be000090001e0002700089000be00172001ab002520001e0002700089000be00252000be00089000be000be000bf000be000bf00089000bf00089000bf00027000bf000bf000bf000cf00027000bf00027000bf000bf000bf00027000bf000bf000bf00089000bf000bf000ff000bf00027000bf001ff000be000bf000be000bf000be000bf000be000bf000be000bf000be000bf000be000bf000be000bf00027000be000bf00027000be000bf00027000be000bf001ab00027000be000bf001ab00027000be000bf0006200065000b4000c0000a7000a700027000a700027000a7000a7000a7000a7000a700027000a7001a300027000a700027000a700027000a7000a700208000a7000a7000a7000a7000a7000cf000cf000270003c00089000cf0013e000cf000cf000220002700089000cf000cf000cf00089000cf000cf000e6000cf00089000cf00027000cf00032000cf00032000cf000cf000cf000cf000e6000cf000e3000cf000ee0024c000cf000e4000cf000cf00027000cf00027000cf00027000cf0002700032000cf0002700032000cf000cf00032000cf000be000cf000cf000cf000cf0017200027000cf0002700032000cf00032000cf00089000cf00032000cf00089000cf00032000cf00032000cf00089000cf00032000cf000ff0002700032000cf0017200089000cf00089000cf00089000cf00089000cf0002700032000cf001720002700032000cf000270003200089000cf002520002700089000cf00252000270003200089000cf00172001ab002080025200085000cf00085000cf00089000cf00089000cf00089000cf0003200089000cf00089000cf00085000cf00085000cf0008500089000cf0013e0008500089000cf0013e0008500089000cf0013e0003200085000cf0013e000b2000cf00089000cf0003200085000cf000270003200085000cf001ab003180003200085000cf0013e00085000cf0013e0003200085000cf0013e001ab00318000b2000cf000b2000cf0000900085000b1000cf0011a0024c00085000b1000cf001cd00089000cf000cf0001400053000de00024000240005800089000890005100082000f6000f700051000f5000f6000f700011000f6000f70001f00027000bf000f6000f7000f6000f7000cf000f6000f7000cf000f6000f70005800089000b1000f6000f7000f600055000cf000f6000f7000f6000f70001f000bf000f6000f70001100051000f6000f7000f5000f6000f7000f600093000f6000f70005100093000f5000f6000f7000510008200093000f6000f70001100093000f6000f700062000cf00029000cf000f6000f70002400027000cf000f6000f70001f0002400027000cf000d6000f6000f700024000cf000d6000f600024000cf000f60002400035000cf000f6000f70002400035000f6000f7000cf000f6000f7000cf000f600053000610005f000cf002a800061000f6000f600027000f600061000f6000f600061000f600027000f600027000610003b0006100061000b900061000f100061000f100061000940005400061000610008900051000610002700061000270006100027000610003c00027000310003c0008900051000f60005100056000bf000f600057000f60001100051000f60001100051000f600076000f600076000f600076000f600027000f600027000f6000270003a000f6000270003a000f600027000f6000f600051000f600051000f600051000f600030000d6000f60003a000f60003a000f6000f6000f60003a000f60003a000f600051000f6000f60002700051000f60003a00051000f6001840002700051000f60003a00051000f600027000f6000f600027000f6000f600051000f60002d000f600051000f60002b000f600012000ef000f60001200051000ef000f600051000ef000f60002d000ef000f600051000ef000f60003f00051000f60002d0003f000f6000f6000f6000f600027000f600051000f600051000f600089000f60002700089000f6000f600051000f6000d7000f6000d6000df000f600051000f600027000f600084000f6000f6000f6000f600056000bf000f600056000bf000f60005100056000bf000f6000cf000f6000d6000f6000cf000f6000d6000f60009f000cf000f60009f000d6000f60009f000f600027000f600027000f6000f6000f60003b000f600027000f60003b000f6000f6000f6000f6000f6000f6000f6000f6000f6000f6000f6000f6000f6000f6000f6000f6000f600057000f6000f6000fa00051000f6000f6000fa000f6000f6000f6000fa0001f000bf000f6000f600027000f600027000f6000f600027000f6000e0000f6000f6000e1000f6000f600027000f600027000f6000f6000f6000f6000f6000f600027000f600027000f6000cf000f600089000f600014000f600014000f6000f600027000ef000f6000f6000f600027000f6000f600026000f60003a000f6000f600051000f600051000f600051000f600051000f600012000f600027000f6000cf000f6000cf000f6000f6000f6000f600051000f6000f600027000f6000f6000f6000f6000f6000f6000fa00051000f600027000f6000f6000cf000f6000f6000f6000f6000ef000f600082000f6000f6000f600027000f600027000f6000f6000fa000f6000f600011000f600011000f6000f7000f60003a000f60003a00056000bf000f6000f600011000f600011000f6000f7000f600011000f6000f7000f6000cf000cf0002700062000cf000d4000f6000d600027000d6000d600027000d6000270003a000d6000270003a000d600076000d600076000d60003a000d60003a000d600051000d600051000d600051000d6000d600027000d6000d6000d600027000510005700062000cf000f600051000f6000f6000cf000f6000f7000cf000f6000f7000f6000f60002700089000f6000f60001b000f600089000f6000cf000f6000f6000f600062000f60002700062000f60002700062000f600080000f60001b000f600089000f6000cf000f6000cf000f6000d6000f6000cf000f6000d6000f6000140005100056000cf000ef0001400027000510008000089000cf00014000de000530010b000530010b000530010b000240005300024000f6000f60002400053000270005100080000c2000cf000f60003a0003a0003a0003a0003a0003a0003a0003a0003a0003a0003a0003a0003a0003a0003a0003a0003a0003a0003a0003a0003a0003a0003a0003a0003a0003a0003a0003a0003a0005100080000cf0006200082000f500089000a7000bf00089000a7000bf000510006200051000800005100080000510003a000f60003a00079000c2000ef000f60003a0005100079000c2000ef000f60003a00079000c2000ef000f6000f6000c1000c1000f600051000c1000f6000c1000d2000f600051000c1000f600051000c100051000c100088000880008800088000b70005100088000b700088000f7000f6000f600053000f6000f6000f6000f7000f600063000f6000f6000f700111000f6000f6000f6000f80009c000f6000f800102000f6000f80026500027000cf00027000cf00027000cf0005200089000c7000cf000dd000f70026c000270005100089000cf00089000c6000cf001ab000270005100089000cf00089000890008900089000890008900089000890008900089000cf00089000890008900089000cf00089000cf00089000cf00089000cf00089000cf00089000cf00089000dd00089000cf00089000cf0002700089000cf00089000cf"))
    static let directMentions = PackedRows(
        ends: PackedNumbers(digits: "00000000030000400004000040000400006000060000600007000070000700008000080000800008000080000a0000a0000a0000a0000a0000a0000a0000a0000a0000a0000a0000a0000a0000c0000c0000c0000c0000c0000c0000c0000c0000c0000c00010000150001a0001f00023000240002400024000240002400024000240002400024000240002400024000240002400024000240002400024000240002400024000240002400026000260002600026000270002800029000290002e0002e00030000310003100031000320003300034000350003600037000370003700037000390003900039000390003b0003b0003b0003b0003b0003b0003b0003b0003b0003b0003b0003b0003e0003e00041000410004200045000450004500045000450004500045000450004500045000450004500045000450004500045000450004500045000450004500045000450004500047000470004800048000480004800048000480004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004e0004e0004e0004e0004e0004e0004e0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f00052000530005400055000560005a0005e0005f0006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000630006300064000640006400064000640006400064000640006400064000640006400064000640006400064000640006400064000640006400064000640006400066000660006600066000660006600066000660006600066000660006600066000660006600066000660006600066000660006600066000660006600066000660006600067000670006800068000680006800068000680006800068000680006900069000690006900069000690006a0006a0006a0006a0006a0006a0006a0006a0006b0006c0006d0006e0006f0007000071000720007300073000730007300073000730007300073000730007300073000730007300073000730007300073000730007300073000730007300073000730007300073000730007300073000730007300073000730007300073000730007300073000730007300073000730007400074000740007400074000740007400076000780007800078000780007800078000780007800078000780007800078000790007900079000790007a0007b0007c0007d0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007f0008000080000800008000080000800008000080000800008000080000800008000081000810008100081000810008100081000810008100081000810008100081000810008100081000810008100081000810008100081000810008100081000810008100081000810008100081000810008100081000810008100081000810008100081000810008100081000810008100081000810008100081000810008100081000810008100081000810008100081000810008100081000810008100081000810008100081000810008100081000810008100081000810008100081000810008100081000810008100081000810008100081000810008100081000810008100081000810008100081000810008100081000810008100081000810008100081000810008100081000810008100081000810008100081000810008100081000810008100081000810008100081000810008100081000810008100081000810008100081000810008100081000810008100081000810008100081000810008100081000810008100081000810008100081000810008100081000810008100081000810008100081000810008100081000810008100081000810008100081000810008100081000810008100081000810008200082000820008300083000830008300083000830008300083000830008300083000830008300083000830008300083000830008300083000830008300083000840008400084000840008400084000840008400084000840008400084000840008400084000840008400084000840008400084000840008400084000840008500085000850008500085000850008500085000850008500085000850008500086000890008c0008c0008d0008d0008d0008d0008d0008d0008d0008d0008d0008d0008d0008d0008d0008d0008d0008d0008d0008d0008d0008d0008e0008e0008e0008e0008e0008e0008f00090000910009100091000910009100091000910009100091000910009100091000910009100091000910009100091000910009100091000910009100091000910009100091000910009100091000920009200092000920009200092000920009200092000920009200092000920009200092000920009200092000920009200092000920009200092000920009200092000920009200092000960009600097000970009700097000970009700097000990009b0009d0009f0009f0009f000a5000ab000ab000ab000ab000ac000ad000ad000ad000ad000ad000ad000ad000ad000b0000b0000b4000b6000b7000b8000b9000ba000bb000bb000bb000bb000bb000bb000bb000bb000bb000bb000bb000bb000bb000bb000bb000bb000bb000bb000bb000bb000bd000bd000bd000bd000bd000bd000bd000bd000bd000bd000bd000bd000bd000bd000bd000bd000bf000bf000c1000c1000c3000c8000cd000cd000ce000ce000ce000ce000ce000ce000ce000d0000d0000d0000d0000d2000d5000d5000d5000d5000d5000d5000d5000d5000d9000dc000dd000de000de000de000de000e0000e4000e6000e8000e9000ec000ef000f0000f0000f0000f6000f7000fa000fa000fa000fa000fa000fa000fa000fa000fa000fa000fa000fa000fa000fa000fb000fc000fc000fc000fc000fd000fd000fd000fd000fd000fd000fd000fe000ff001000010100101001030010500106001070010700108001090010a0010b0010b0010b0010b0010c0010c0010c0010c0010d0010e0010f0011000110001100011000110001100011000110001100011000110001100011000110001100011000110001100011000110001100011000110001100011000110001100011000110001100011000110001100011000110001100011000110001100011000110001100011000110001100011000110001100011000110001100011000110001100011000110001100011000110001100011000110001100011000110001100011000110001100011000110001100011000110001100011000110001100011000110001100011000110001100011000110001100011000110001100011000110001100011000110001100011000110001100011000110001100011000110001100011000110001100011000110001100011000110001100011000110001100011000110001100011000110001100011000110001100011000110001100011000110001100011000110001100011000110001100011000110001100011000110001100011000110001100011000110001100011000110001100011000110001100011000110001100011000110001100011000110001100011000110001100011000110001100011000110001100011000110001100011000110001100011000110001100011000110001100011000110001100011000110001110011200112001130011400114001150011600116001160011600116001160011600116001160011600116001160011600116001160011600116001160011600116001160011600116001160011600116001160011800119001190011900119001190011900119001190011a0011b0011c0011d0011e0011f00120001210012200123001240012500126001260012600126001280012a0012a0012a0012b0012c0012d001300013300133001340013800138001380013800138001390013a0013b0013c0013d0013e0013f001400014100142001430014400145001460014700148001490014a0014b0014c0014d0014e0014f001500015100152001530015400154001540015400154001540015400154001540015400154001540015400154001540015400154001540015400154001540015400154001540015400154001540015400154001540015400154001540015400154001540015400154001550015500155001550015500155001550015500156001560015600156001560015700158001580015800159001590015a0015a00171001710017300176001760017600176001760017600176001760017600176001760017600176001760017600176001760017600176001760017600176001760017600176"),
        elements: PackedNumbers(digits: "0000200003000040000500007000080000e0000f00012000130001b0001c000210002200023000240001e0001f0002000021000220001e0001f0002000021000220001e00021000220002300024000210002200023000240009e001ee00281000470040500406003b8003b9004230042400425003b50041f0043d0040600406000580005800406004060005c0005d000600006100067001da003a000067001da003a00009e00067001da003a0003a6003a70008b00067001da003a000067001da003a00009e000a1000a3000a4000b0000b0000b0000b0000a8000b7001d7003e0000a8000b8001d7003e0000b0000b0001b7001cc001cd001ce001e3001e400264002030020c0009e0021800218002180021800218002180021800218002180024c00250002510025000251002620026800268002680026800268003300032d002820032d00265003490038500361001d700365003e0001d700365003e0003850038700388003890038600398001d7003c1003c9003e00009e003cf003e2003d0003e3003d1003e4003d2003e5001da003a0003bd003c0003d7003e6001da003a0003bd003c0003d8003e7003de003de0039d0039e003e10039d0039e003e1003e2003e3003e4003e9003e2003e3003e4003e5001cd00404003990041c003b50041f003b600420001d7003e0003fc0041600417001d7003e0003fc00414004150009e003b50041f003f3003f4003f3003f40042800265003f3003f400429003f3003f4004290042a0042b003f3003f4003f3003f4004280042c004280042c004280042c0043b004280042c00434003f3003f40043e0043c00443004440044500447004490056c0044a0044000446004490054000540005400045a0044c0044b0044d00469005400046900540005400054000540005c300540005550046c0046e005770046f0047000531005310053100531005320053200540005520054000557005580055900559005590055a0055b0055c0055d0055d0055d0055d0055d0057000571005700057100576005760057600440004480044900440004480044900577004400057a0057b0057c0057d0057d0057d0057d0057d0057d0057d0057d0057d0057d0057d0057d0057d0057d0057d0057d0057d0057d0057d0057d0057d0057d0057d0057d0057d0057d0057d0057d005be005c6005ca005ce005d1005d30000f00218005d6005d8005d9005da005db005dc005dd005de005df005e0005e1005e2005e3005e4005e5005e6005e7005e8005e9005ea005eb005d7005ec005ed005ee005ef"))
    static let core = PackedNumbers(digits: "001e7001e8001e9001ea001eb001ed001ef001f3001f4001f5001f6001f7001f8001f9001fa")
    static let openGates = PackedNumbers(digits: "00010000180001d0002000021000220002700032000380003c00046000480004a000510005d0006200064000650006600067000690006a0006b0006c0006d0006f000730008000083000890009a0009d000a0000a1000a8000af000b3000be000bf000c0000c3000c4000ce000cf000d1000da")
}
