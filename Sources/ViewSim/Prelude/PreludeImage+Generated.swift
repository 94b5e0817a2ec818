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
        "Swift/MemoryLayout.swift",
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
        "extension Alignment",
        "extension Angle",
        "extension Animation",
        "extension AnyKeyPath",
        "extension AnyTransition",
        "extension Array",
        "extension ArraySlice",
        "extension BinaryInteger",
        "extension Binding",
        "extension Bool",
        "extension CGRect",
        "extension Character",
        "extension CharacterSet",
        "extension ClosedRange",
        "extension Collection",
        "extension Color",
        "extension Comparable",
        "extension Date",
        "extension DefaultStringInterpolation",
        "extension Dictionary",
        "extension DispatchQueue",
        "extension DispatchTime",
        "extension DispatchWorkItem",
        "extension Double",
        "extension Duration",
        "extension DynamicProperty",
        "extension EnvironmentValues",
        "extension Equatable",
        "extension Error",
        "extension FixedWidthInteger",
        "extension Float",
        "extension FloatingPoint",
        "extension Font",
        "extension ForEach",
        "extension Hashable",
        "extension Hasher",
        "extension Identifiable where Self: AnyObject",
        "extension Image",
        "extension IndexSet",
        "extension Int",
        "extension Int16",
        "extension Int32",
        "extension Int64",
        "extension Int8",
        "extension Issue",
        "extension LocalizedError",
        "extension MemoryLayout",
        "extension Never",
        "extension Numeric",
        "extension ObservableObject",
        "extension ObservableObjectPublisher",
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
        "extension Simulation",
        "extension SimulationElement",
        "extension SimulationElements",
        "extension String",
        "extension Text",
        "extension UInt",
        "extension UInt16",
        "extension UInt32",
        "extension UInt64",
        "extension UInt8",
        "extension Unicode",
        "extension UnitPoint",
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
}
func send() { _sendObjectWillChange(self) }
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
}
static func global(qos: DispatchQoS.QoSClass = .default) -> DispatchQueue { _global }
func async(group: Any? = nil, qos: Any? = nil, flags: Any? = nil, execute work: @escaping () -> Void) { _schedule(0, work) }
func async(execute work: DispatchWorkItem) { _schedule(0, { work.perform() }) }
func asyncAfter(deadline: DispatchTime, execute work: @escaping () -> Void) { _schedule(deadline._nanoseconds, work) }
func asyncAfter(deadline: DispatchTime, qos: Any, execute work: @escaping () -> Void) { _schedule(deadline._nanoseconds, work) }
func asyncAfter(deadline: DispatchTime, execute work: DispatchWorkItem) { _schedule(deadline._nanoseconds, { work.perform() }) }
func sync<T>(execute work: () throws -> T) rethrows -> T { try work() }
final class DispatchWorkItem {
let _work: () -> Void
var isCancelled = false
init(block: @escaping () -> Void) { _work = block }
}
func perform() { if !isCancelled { _work() } }
func cancel() { isCancelled = true }
enum DispatchQoS { enum QoSClass { case userInteractive, userInitiated, `default`, utility, background, unspecified } }
struct DispatchTime: Comparable {
let _nanoseconds: Int
static func + (lhs: DispatchTime, rhs: Double) -> DispatchTime { DispatchTime(_nanoseconds: lhs._nanoseconds + Int((rhs * 1_000_000_000).rounded())) }
static func + (lhs: DispatchTime, rhs: DispatchTimeInterval) -> DispatchTime { DispatchTime(_nanoseconds: lhs._nanoseconds + rhs._nanoseconds) }
static func < (lhs: DispatchTime, rhs: DispatchTime) -> Bool { lhs._nanoseconds < rhs._nanoseconds }
}
static func now() -> DispatchTime { DispatchTime(_nanoseconds: _nowNanoseconds()) }
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
func distance(to other: Date) -> Double { other.timeIntervalSince(self) }
func advanced(by interval: Double) -> Date { addingTimeInterval(interval) }
static func < (_ lhs: Date, _ rhs: Date) -> Bool { lhs.timeIntervalSinceReferenceDate < rhs.timeIntervalSinceReferenceDate }
static func + (_ lhs: Date, _ rhs: Double) -> Date { lhs.addingTimeInterval(rhs) }
static func - (_ lhs: Date, _ rhs: Double) -> Date { lhs.addingTimeInterval(-rhs) }
static func += (_ lhs: inout Date, _ rhs: Double) { lhs = lhs.addingTimeInterval(rhs) }
var description: String { _describeDate(timeIntervalSinceReferenceDate) }
}
static var now: Date { Date() }
static var distantPast: Date { Date(timeIntervalSinceReferenceDate: -63_114_076_800) }
static var distantFuture: Date { Date(timeIntervalSinceReferenceDate: 63_113_904_000) }
static var timeIntervalBetween1970AndReferenceDate: Double { 978_307_200 }
var timeIntervalSince1970: Double { timeIntervalSinceReferenceDate + 978_307_200 }
var timeIntervalSinceNow: Double { timeIntervalSinceReferenceDate - _now() }
func timeIntervalSince(_ other: Date) -> Double { timeIntervalSinceReferenceDate - other.timeIntervalSinceReferenceDate }
func addingTimeInterval(_ interval: Double) -> Date { Date(timeIntervalSinceReferenceDate: timeIntervalSinceReferenceDate + interval) }
mutating func addTimeInterval(_ interval: Double) { self = addingTimeInterval(interval) }
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
func contains(_ index: Int) -> Bool { _indices.contains(index) }
func makeIterator() -> _ArrayIterator<Int> { _ArrayIterator(_elements: _indices) }
}
var count: Int { _indices.count }
var isEmpty: Bool { _indices.isEmpty }
var first: Int? { _indices.first }
var last: Int? { _indices.last }
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
func _formatted(_ value: Any, _ format: String) -> String
enum ComparisonResult: Int {
case orderedAscending = -1, orderedSame, orderedDescending
}
struct CharacterSet {
let _contains: (Character) -> Bool
init(_contains: @escaping (Character) -> Bool) { self._contains = _contains }
init(charactersIn text: String) { _contains = { text.contains($0) } }
func contains(_ character: Character) -> Bool { _contains(character) }
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
static var symbols: CharacterSet { CharacterSet { $0.isSymbol } }
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
init(_base: [Element], startIndex: Int, endIndex: Int) {
self._base = _base
self.startIndex = startIndex
self.endIndex = endIndex
}
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
SignedInteger
SignedNumeric
Decodable
Encodable
ExpressibleByIntegerLiteral
FixedWidthInteger
BinaryInteger
Strideable
Numeric
AdditiveArithmetic
LosslessStringConvertible
CustomStringConvertible
Comparable
Hashable
Equatable
SignedInteger
SignedNumeric
Decodable
Encodable
ExpressibleByIntegerLiteral
FixedWidthInteger
BinaryInteger
Strideable
Numeric
AdditiveArithmetic
LosslessStringConvertible
CustomStringConvertible
Comparable
Hashable
Equatable
SignedInteger
SignedNumeric
Decodable
Encodable
ExpressibleByIntegerLiteral
FixedWidthInteger
BinaryInteger
Strideable
Numeric
AdditiveArithmetic
LosslessStringConvertible
CustomStringConvertible
Comparable
Hashable
Equatable
SignedInteger
SignedNumeric
Decodable
Encodable
ExpressibleByIntegerLiteral
FixedWidthInteger
BinaryInteger
Strideable
Numeric
AdditiveArithmetic
LosslessStringConvertible
CustomStringConvertible
Comparable
Hashable
Equatable
SignedInteger
SignedNumeric
Decodable
Encodable
ExpressibleByIntegerLiteral
FixedWidthInteger
BinaryInteger
Strideable
Numeric
AdditiveArithmetic
LosslessStringConvertible
CustomStringConvertible
Comparable
Hashable
Equatable
UnsignedInteger
Decodable
Encodable
ExpressibleByIntegerLiteral
FixedWidthInteger
BinaryInteger
Strideable
Numeric
AdditiveArithmetic
LosslessStringConvertible
CustomStringConvertible
Comparable
Hashable
Equatable
UnsignedInteger
Decodable
Encodable
ExpressibleByIntegerLiteral
FixedWidthInteger
BinaryInteger
Strideable
Numeric
AdditiveArithmetic
LosslessStringConvertible
CustomStringConvertible
Comparable
Hashable
Equatable
UnsignedInteger
Decodable
Encodable
ExpressibleByIntegerLiteral
FixedWidthInteger
BinaryInteger
Strideable
Numeric
AdditiveArithmetic
LosslessStringConvertible
CustomStringConvertible
Comparable
Hashable
Equatable
UnsignedInteger
Decodable
Encodable
ExpressibleByIntegerLiteral
FixedWidthInteger
BinaryInteger
Strideable
Numeric
AdditiveArithmetic
LosslessStringConvertible
CustomStringConvertible
Comparable
Hashable
Equatable
UnsignedInteger
Decodable
Encodable
ExpressibleByIntegerLiteral
FixedWidthInteger
BinaryInteger
Strideable
Numeric
AdditiveArithmetic
LosslessStringConvertible
CustomStringConvertible
Comparable
Hashable
Equatable
Decodable
Encodable
ExpressibleByFloatLiteral
ExpressibleByIntegerLiteral
BinaryFloatingPoint
FloatingPoint
Strideable
SignedNumeric
Numeric
AdditiveArithmetic
LosslessStringConvertible
CustomStringConvertible
Comparable
Hashable
Equatable
Decodable
Encodable
ExpressibleByFloatLiteral
ExpressibleByIntegerLiteral
BinaryFloatingPoint
FloatingPoint
Strideable
SignedNumeric
Numeric
AdditiveArithmetic
LosslessStringConvertible
CustomStringConvertible
Comparable
Hashable
Equatable
Decodable
Encodable
ExpressibleByBooleanLiteral
LosslessStringConvertible
CustomStringConvertible
Hashable
Equatable
Decodable
Encodable
ExpressibleByStringInterpolation
ExpressibleByStringLiteral
TextOutputStream
StringProtocol
RangeReplaceableCollection
BidirectionalCollection
Collection
Sequence
LosslessStringConvertible
CustomStringConvertible
Comparable
Hashable
Equatable
typealias Element = Character
typealias SubSequence = String
LosslessStringConvertible
CustomStringConvertible
Comparable
Hashable
Equatable
Decodable
Encodable
ExpressibleByArrayLiteral
CustomStringConvertible
RangeReplaceableCollection
MutableCollection
RandomAccessCollection
BidirectionalCollection
Collection
Sequence
extension Array: Equatable where Element: Equatable {}
extension Array: Hashable where Element: Hashable {}
Decodable
Encodable
ExpressibleByDictionaryLiteral
CustomStringConvertible
Collection
Sequence
typealias Element = (key: Key, value: Value)
extension Dictionary: Equatable where Value: Equatable {}
extension Dictionary: Hashable where Value: Hashable {}
Decodable
Encodable
ExpressibleByArrayLiteral
SetAlgebra
CustomStringConvertible
Collection
Sequence
Hashable
Equatable
extension Optional: Equatable where Wrapped: Equatable {}
extension Optional: Hashable where Wrapped: Hashable {}
extension Optional: Encodable where Wrapped: Encodable {}
extension Optional: Decodable where Wrapped: Decodable {}
ExpressibleByNilLiteral
Identifiable
Error
Comparable
Hashable
Equatable
Hashable
Equatable
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
mutating func _combine<H: Hashable>(_ value: H, label: String)
}
mutating func combine<H: Hashable>(_ value: H)
func finalize() -> Int
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
mutating func write(_ string: String) { _text.append(string) }
}
mutating func appendInterpolation<T>(_ value: T) { _text.append(String(describing: value)) }
typealias StringInterpolation = DefaultStringInterpolation
init(stringInterpolation: DefaultStringInterpolation) { self = stringInterpolation._text }
protocol ExpressibleByIntegerLiteral { associatedtype IntegerLiteralType = Int; init(integerLiteral value: IntegerLiteralType) }
protocol ExpressibleByFloatLiteral { associatedtype FloatLiteralType = Double; init(floatLiteral value: FloatLiteralType) }
protocol ExpressibleByBooleanLiteral { associatedtype BooleanLiteralType = Bool; init(booleanLiteral value: BooleanLiteralType) }
protocol ExpressibleByNilLiteral { init(nilLiteral: ()) }
protocol ExpressibleByStringLiteral { associatedtype StringLiteralType = String; init(stringLiteral value: StringLiteralType) }
protocol ExpressibleByArrayLiteral { associatedtype ArrayLiteralElement; init(arrayLiteral elements: ArrayLiteralElement...) }
protocol ExpressibleByDictionaryLiteral { associatedtype Key; associatedtype Value; init(dictionaryLiteral elements: (Key, Value)...) }
enum MemoryLayout<T> {
}
static var size: Int { get }
static var stride: Int { get }
static var alignment: Int { get }
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
}
func get() throws -> Success {
switch self {
case .success(let value): return value
case .failure(let error): throw error
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
protocol SetAlgebra<Element>: Equatable, ExpressibleByArrayLiteral { associatedtype Element }
protocol OptionSet: SetAlgebra, RawRepresentable { associatedtype Element = Self }
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
var wrappedValue: Value { get nonmutating set }
var projectedValue: Binding<Value> { self }
subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
let location = _projectedLocation(_location, keyPath)
return Binding<Subject>(_location: location, _value: _peekLocation(location) as Any)
}
}
static func constant(_ value: Value) -> Binding<Value> { Binding(_location: _constantLocation(value), _value: value) }
func animation(_ animation: Animation? = nil) -> Binding<Value> { self }
func transaction(_ transaction: Transaction) -> Binding<Value> { self }
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
DynamicViewContent
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
func _defaults() -> EnvironmentValues { _environmentValues() }
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
enum ResizingMode { case tile, stretch }
enum TemplateRenderingMode { case template, original }
enum Interpolation { case none, low, medium, high }
enum Scale { case small, medium, large }
enum Orientation { case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored }
}
func resizable() -> Image { self }
func resizable(capInsets: EdgeInsets, resizingMode: ResizingMode) -> Image { self }
func renderingMode(_ mode: TemplateRenderingMode?) -> Image { self }
func interpolation(_ interpolation: Interpolation) -> Image { self }
func antialiased(_ isAntialiased: Bool) -> Image { self }
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
}
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
struct Transaction {
var animation: Animation? = nil
var disablesAnimations = false
init(animation: Animation? = nil) { self.animation = animation }
}
struct Animation: Hashable {
let _name: String
}
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
init(_declared thunk: @autoclosure @escaping () -> Value) {
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
enum RGBColorSpace { case sRGB, sRGBLinear, displayP3 }
}
func opacity(_ opacity: Double) -> Color { Color("\(_name) \(opacity)") }
var gradient: Color { self }
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
static var body: Font { Font(_name: "body") }
enum Weight { case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black }
enum Design { case `default`, serif, rounded, monospaced }
enum TextStyle { case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2 }
}
static var largeTitle: Font { Font(_name: "largeTitle") }
static var title: Font { Font(_name: "title") }
static var title2: Font { Font(_name: "title2") }
static var title3: Font { Font(_name: "title3") }
static var headline: Font { Font(_name: "headline") }
static var subheadline: Font { Font(_name: "subheadline") }
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
enum HorizontalAlignment { case leading, center, trailing, listRowSeparatorLeading, listRowSeparatorTrailing }
enum VerticalAlignment { case top, center, bottom, firstTextBaseline, lastTextBaseline }
struct Alignment: Equatable {
let horizontal: HorizontalAlignment
let vertical: VerticalAlignment
init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) { self.horizontal = horizontal; self.vertical = vertical }
}
static var center: Alignment { Alignment(horizontal: .center, vertical: .center) }
static var leading: Alignment { Alignment(horizontal: .leading, vertical: .center) }
static var trailing: Alignment { Alignment(horizontal: .trailing, vertical: .center) }
static var top: Alignment { Alignment(horizontal: .center, vertical: .top) }
static var bottom: Alignment { Alignment(horizontal: .center, vertical: .bottom) }
static var topLeading: Alignment { Alignment(horizontal: .leading, vertical: .top) }
static var topTrailing: Alignment { Alignment(horizontal: .trailing, vertical: .top) }
static var bottomLeading: Alignment { Alignment(horizontal: .leading, vertical: .bottom) }
static var bottomTrailing: Alignment { Alignment(horizontal: .trailing, vertical: .bottom) }
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
}
static var center: UnitPoint { UnitPoint(x: 0.5, y: 0.5) }
static var top: UnitPoint { UnitPoint(x: 0.5, y: 0) }
static var bottom: UnitPoint { UnitPoint(x: 0.5, y: 1) }
static var leading: UnitPoint { UnitPoint(x: 0, y: 0.5) }
static var trailing: UnitPoint { UnitPoint(x: 1, y: 0.5) }
static var topLeading: UnitPoint { UnitPoint(x: 0, y: 0) }
static var topTrailing: UnitPoint { UnitPoint(x: 1, y: 0) }
static var bottomLeading: UnitPoint { UnitPoint(x: 0, y: 1) }
static var bottomTrailing: UnitPoint { UnitPoint(x: 1, y: 1) }
struct Angle: Hashable {
var degrees: Double
init(degrees: Double) { self.degrees = degrees }
init(radians: Double) { degrees = radians * 180 / 3.141592653589793 }
static var zero: Angle { Angle(degrees: 0) }
}
var radians: Double { degrees * 3.141592653589793 / 180 }
static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
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
struct Issue { }
@discardableResult static func record(_ comment: Any? = nil, sourceLocation: Any? = nil) -> Issue { _recordIssue(comment); return Issue() }
func _recordIssue(_ comment: Any?)
func withKnownIssue(_ comment: String? = nil, isIntermittent: Bool = false, _ body: () throws -> Void) { _withKnownIssue(comment, isIntermittent, body) }
func _withKnownIssue(_ comment: String?, _ isIntermittent: Bool, _ body: Any)
final class Simulation {
let _index: Int = _nextSimulation()
init<V>(_ root: @autoclosure @escaping () -> V, sdk: Int? = nil, visibleRows: Int = 10) { _mount(_index, root, sdk, visibleRows) }
init<V>(sdk: Int? = nil, visibleRows: Int = 10, @ViewBuilder _ root: @escaping () -> V) { _mount(_index, root, sdk, visibleRows) }
init(app: Any.Type, sdk: Int? = nil, visibleRows: Int = 10) { _later("Simulation(app:)") }
func update<V>(to root: @autoclosure () -> V) { _update(_index, root) }
}
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
func goBack() { _later("goBack()") }
func dismiss() { _later("dismiss()") }
func selectTab(_ label: String) { _later("selectTab(_:)") }
func scroll(to id: Any) { _later("scroll(to:)") }
func scroll(by rows: Int) { _later("scroll(by:)") }
func refresh() { _later("refresh()") }
func submit() { _later("submit()") }
func setScenePhase(_ phase: ScenePhase) { _later("setScenePhase(_:)") }
func openWindow() { _later("openWindow()") }
func memoryWarning() { _later("memoryWarning()") }
func respond(to url: String, with body: String, after delay: Duration = .zero, status: Int = 200) { _later("respond(to:with:)") }
var subscriptions: Int { _laterCount("subscriptions") }
var tasks: Int { _laterCount("tasks") }
var trace: [TraceEvent] { _traceEvents(_index) }
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
}
var firstMatch: SimulationElement { SimulationElement(_simulation: _simulation, _kind: _kind, _label: nil, _index: 0) }
var element: SimulationElement { firstMatch }
func element(boundBy index: Int) -> SimulationElement { SimulationElement(_simulation: _simulation, _kind: _kind, _label: nil, _index: index) }
var count: Int { allLabels.count }
var allLabels: [String] { _elementLabels(_simulation, _kind) }
struct SimulationElement {
let _simulation: Int
let _kind: String
let _label: String?
let _index: Int
func _act(_ action: String, _ argument: Any?) { _actOnElement(_simulation, _kind, _label, _index, action, argument) }
}
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
func select(_ option: String) { _later("select(_:)") }
func swipeToDelete() { _later("swipeToDelete()") }
func press(forDuration duration: Duration) { _later("press(forDuration:)") }
func drag(by offset: CGSize) { _later("drag(by:)") }
func beginDrag(by offset: CGSize) { _later("beginDrag(by:)") }
func endDrag() { _later("endDrag()") }
func _nextSimulation() -> Int
func _laterCount(_ name: String) -> Int
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
        ends: PackedNumbers(digits: "00002000050000600008000090000b0000c0000e00011000140001500017000190001c0001d0001f000310003a0003f0004e00057000640006f0007a000840008d00098000a5000ac000b1000bb000bf000d6000e9000f6000fe00105001140011d001210012700131001380013f001450014b001530015a0015e0016a001730017f001850019000197001a0001aa001b9001be001c9001d3001e3001f900204002130021f002270023b00249002650027c0028000289002a3002ad002ba002c5002d2002de002f200302003090030f003170032600335003470034b003550035c00363003720037f00388003910039c003aa003bb003cc003d5003e2003e7004000041b00439004640047d00498004af004cf004e90050a0051b00520005270052e0053b00554005650056900570005740057c00580005870058c005940059a005a6005ae005b4005c7005d3005d8005dd005e5005f500604006070060c00611006160061a0061f0062f0063300638006460064c0065b006650066f0067d006810068500693006a5006bc006d5006dd006e9006f800709007110071a0072b0073900748007560075b00762007720077c0078c007a5007b3007bc007c4007d4007e7007f7008030080c0081a00830008450084a0085900873008830088c00892008a4008b4008ba008c4008ce008d5008e0008e8008f0008f3008fd009020090c0091900926009300094100953009590095f009640096f0097b009820098c00992009a5009c0009ce009d9009e4009ed00a0800a0c00a1900a2300a2c00a3c00a4800a4e00a5900a6900a7d00a8700a9200aa000aae00aca00ace00ad400ada00ae000ae500aea00aee00af200b0000b0f00b1d00b2400b3100b3a00b4900b5f00b6500b7100b7700b8800b8c00b9700ba300baf00bb900bbf00bcb00be100bf000bfe00c1100c2000c3500c4600c5700c6900c7d00c9700cb400cbf00ccd00cde00cee00d0200d1000d1c00d2c00d3f00d5300d6000d6800d7300d8300d9200da000daa00db100dbb00dc200dcc00ddc00ded00df300e0000e0900e1500e2300e3300e3f00e4c00e5800e6a00e7100e7d00e8700e8d00e9800ea300eb300ec600ecc00ed700edd00ee800ef600f0500f0d00f1300f1800f1d00f2c00f4100f4500f5400f6300f7400f7b00f8200f8900f9600fa300fb500fc600fd200fdb00fe700ff400ffd01012010260102f01035010430104d01058010640106a010760107b01083010950109c010a5010b4010b7010c2010cf010e50110b0111f01132011430115a01172011840119d011b6011cf011e1011fe0120201211012280123a01240012470124f01258012660126f012790128901299012a6012af012ba012c5012cb012de012e7012f90130301307013120131801328013320133701341013450134a0135c0136b013810138b0139001393013a1013aa013b2013b7013c0013c4013c8013d7013db013e1013e7013f40140201408014120141701428014330143a014450144d014540145a014620146d014740147c01492014980149c014a0014a5014ab014b2014bb014c0014c9014d2014d9014e4014f1014fc015030150b01515015250152c01536015460154c015540155c0156801579015810158c0159b015a7015aa015af015b5015b9015c8015d8015e2015ef015f801601016080161b01622016290162e016390164401659016610166f01676016820168a01697016a2016ab016af016bb016bf016c8016d0016d4016e3016e9016f2016f90170e017150172201729017310173b01746017570176001770017780177e0178101785017920179c017a0017a6017ae017b3017bd017c7017d1017da017e1017ed0180f018140181801821018250182f01839018410184801857018660186f0187f018880189f018a8018af018b4018c3018cd018d4018d7018dd018e3018eb018ef018f80190f01914019210192a019330193c01945019550195d0196301967019740197a0198d019980199d0199f019b0019c3019cb019da019e4019ea019f3019f801a0601a0d01a1301a1b01a1f01a2401a2a01a2f01a3601a5001a6101a7401a8101a8d01a9701a9f01aa601aad01ab701abe01ac701ace01ad601ae001aea01b0301b0901b1101b1c01b2601b2b01b3401b3c01b4901b5101b5f01b6f01b7701b8101b8901b9401ba001bad01bb301bb901bbf01bc601bd601be201be601beb01bf501c0101c0b01c0f01c1801c2701c3501c3901c4001c5301c5801c6d01c8101c8801ca101caa01cb501cbb01cc001cd101cde01cee01cfc01d1001d2201d2b01d3401d4201d4c01d6001d7f01d9f01daf01dc301dd501ded01e0601e1801e1b01e2001e2401e3401e3e01e4e01e5701e6301e6601e6e01e7701e7b01e9001ea701eaa01eae01eb201eb901ec601ed301edc01ee501eea01ef101efd01f0101f0501f1101f1401f1801f1c01f2301f3301f4501f4901f5101f5b01f6a01f6e01f8401f9f01fa201fad01fca01fdd01fef0200c020210203002044020570205d020650206d0207302082020850209002096020a6020ad020b3020bb020c3020cb020d6020e8020fa021030210b021170211e021280212e0213b021410214902150021560215d021660216d0216f0217a02181021850218d021940219b021a3021a6021b2021c5021cf021e3021e902201022140222d022320223f022510225e022650226a0227a0228b02294022a9022af022b3022bd022d1022d8022de022e4022f1022f6022fc023040230a0231c0231f023270232d023380233f0234a02359023610236a0237002379023840238e0239c023a7023b4023bf023cc023d9023e3023f2023fb0240f0241702426024310243a024410244802450024600246e024730247a024890249302498024a3024af024ba024c4024ca024dc024f30250102518025280253c0254e0255a025640256d02574025840258a02593025970259f025a2025af025b5025ba025c1025c9025cd025d3025d6025da025df025e6025ef025f5025fb025ff026050260e02613026180261e026220262c026360263c02647026560265e0266402671026850268b02697026a2026a8026b3026bc026c9026d1026dc026f8026fe0270202708027150271d027290273c027490275002763027670276d027740278002784027870278b0278e02791027950279a0279e027a6027ae027bd027cb027d5027f0027fd028060280b02818028240284b0285c02871028850289002894028990289f028a5028ab028b6028bd028c4028d5028e7028ea028f4028ff029040290c029140292802933029470295102955029670296c0297f02992029a0029a8029ab029b3029c4029d4029e7029f0029fe02a0302a1802a1f02a2902a3702a4802a4e02a5902a6902a7302a7802a7c02a8102a8702a9802aa002aa602aab02ab602acc02adc02ae102aee02b0e02b2202b3002b4702b5602b6d02b7202b7802b7e02b8202b8502b87"),
        characters: ##"!=!==**=++=--=.....</<======>>=AdditiveArithmeticAlignmentAngleAngularGradientAnimationAnyCollectionAnyHashableAnyIteratorAnyKeyPathAnyLayoutAnySequenceAnyTransitionAnyViewArrayArraySliceAxisBidirectionalCollectionBinaryFloatingPointBinaryIntegerBindableBindingBitwiseCopyableBlendModeBoolButtonButtonRoleCGFloatCGPointCGRectCGSizeCGVectorCapsuleCaseCaseIterableCharacterCharacterSetCircleClosedRangeCodableCodingKeyCollectionCollectionOfOneColorColorSchemeComparableComparisonResultContainerRelativeShapeContentModeContiguousArrayControlGroupCopyableCountableClosedRangeCountableRangeCustomDebugStringConvertibleCustomStringConvertibleDateDecodableDefaultStringInterpolationDictionaryDismissActionDispatchQoSDispatchQueueDispatchTimeDispatchTimeIntervalDispatchWorkItemDividerDoubleDurationDynamicPropertyDynamicTypeSizeDynamicViewContentEdgeEdgeInsetsElementEllipseEmptyCollectionEmptyModifierEmptyViewEncodableEnvironmentEnvironmentKeyEnvironmentObjectEnvironmentValuesEquatableEquatableViewErrorExpressibleByArrayLiteralExpressibleByBooleanLiteralExpressibleByDictionaryLiteralExpressibleByExtendedGraphemeClusterLiteralExpressibleByFloatLiteralExpressibleByIntegerLiteralExpressibleByNilLiteralExpressibleByStringInterpolationExpressibleByStringLiteralExpressibleByUnicodeScalarLiteralFixedWidthIntegerFloatFloat32Float64FloatingPointFloatingPointRoundingRuleFloatingPointSignFontForEachFormGradientGridGridRowGroupGroupBoxHStackHStackLayoutHashableHasherHorizontalAlignmentIdentifiableImageIndexIndexSetIndexingIteratorInsettableShapeIntInt16Int32Int64Int8IssueIteratorProtocolKeysLabelLabeledContentLayoutLayoutDirectionLazyHStackLazyVStackLinearGradientLinkListLocalizedErrorLocalizedStringKeyLocalizedStringResourceLosslessStringConvertibleMaterialMemoryLayoutModifiedContentMutableCollectionNSObjectNamespaceNavigationBarItemNavigationLinkNavigationStackNavigationViewNeverNumericObjectIdentifierObservableObservableObjectObservableObjectPublisherObservedObjectOptionSetOptionalPartialRangeFromPartialRangeThroughPartialRangeUpToProgressViewPublishedRadialGradientRandomAccessCollectionRandomNumberGeneratorRangeRangeExpressionRangeReplaceableCollectionRawRepresentableRectangleResultRoundedCornerStyleRoundedRectangleScalarScenePhaseScrollViewSectionSecureFieldSendableSequenceSetSetAlgebraShapeShapeStyleSignedIntegerSignedNumericSimulationSimulationElementSimulationElementsSliderSpacerStateStateObjectStaticStringStepperStrideableStringStringInterpolationStringInterpolationProtocolStringProtocolStrokeStyleSubSequenceSubstringSystemRandomNumberGeneratorTextTextAlignmentTextEditorTextFieldTextOutputStreamTimeIntervalToggleToolbarItemToolbarItemGroupToolbarItemPlacementTraceEventTransactionTruncationModeUIKeyboardTypeUITextAutocapitalizationTypeUIntUInt16UInt32UInt64UInt8UTF16UTF8UUIDUnboundedRangeUnboundedRange_UnfoldSequenceUnicodeUnicodeScalarUnitPointUnsignedIntegerUserInterfaceSizeClassVStackVStackLayoutValuesVerticalAlignmentViewViewBuilderViewModifierViewThatFitsVisibilityZStackZStackLayout_AccessibilityModifier_AppearModifier_ArrayIterator_BackgroundModifier_ChangeModifier_ConcatenatedModifier_CountingIterator_DisabledModifier_DisappearModifier_EnvironmentModifier_EnvironmentObjectModifier_EnvironmentTransformModifier_IDModifier_LayoutContent_ObjectProjection_OverlayModifier_PublishedProjection_RangeIterator_TapModifier_ToolbarModifier_TransitionModifier_ViewModifierContent_actOnElement_advance_allObjects_autoclosureRuns_beginAnimation_beginTracking_bindingID_bounds_byteCount_causes_character_closureLocation_constantLocation_count_describeDate_distance_elementFlag_elementLabels_elementLocation_elementText_endAnimation_endTracking_environmentValues_expect_firstObject_formatted_group_identifier_isNegative_isStateDeferred_joinedDescriptions_later_laterCount_leaks_logChanges_makeCharacter_makeUUIDString_matches_mount_move_next_nextSimulation_normalizedUUIDString_now_nowNanoseconds_objectLocation_objectWillChange_offset_output_owners_peekLocation_printChanges_projectedLocation_publishedStorage_recordIssue_rerender_resetCounts_scalarValues_schedule_sendObjectWillChange_setObjectWillChange_setState_slice_stateLocation_statePeek_stateValue_systemLabel_texts_traceEvents_trap_unmount_unwrappedLocation_update_warnings_withKnownIssueabsaccentColoraccessibilityaccessibilityAddTraitsaccessibilityDifferentiateWithoutColoraccessibilityElementaccessibilityHiddenaccessibilityHintaccessibilityIdentifieraccessibilityInputLabelsaccessibilityLabelaccessibilityReduceMotionaccessibilityRemoveTraitsaccessibilitySortPriorityaccessibilityValueaccessibilityVoiceOverEnabledacosaddTimeIntervaladdingReportingOverflowaddingTimeIntervaladjustadvanceadvancedalignmentalignmentGuideallLabelsallSatisfyallowsHitTestingallowsTighteningalphanumericsanimationantialiasedappearancesappendappendInterpolationappendingarc4random_uniformasciiValueasinaspectRatioassertassertionFailureasymmetricasyncasyncAfteratanatan2autocapitalizationautoclosureRunsautocorrectionDisabledbackgroundbadgebarbaselineOffsetbeginDragbitWidthblackblendModeblueblurbodyEvaluationsboldborderbottombottomLeadingbottomTrailingbouncybrightnessbrownbuttonBorderShapebuttonStylebuttonsbyteSwappedcString:calloutcancelcapacitycapitalizedcaptioncaption2caseInsensitiveComparecausescbrtceilcellscenterclampedclamping:clearclearTextclipShapeclippedcolorInvertcolorMultiplycolorSchemecombinecombinedcompactMapcompactMapValuescomparecomponentscompositingGroupconcatconstantcontainscontentShapecontentTransitioncontrastcontrolSizecoordinateSpacecornerRadiuscoscountcustomcyandatePickerStyledebugDescriptiondebugPrintdecimalDigitsdecoding:decrementdefaultdefaultScrollAnchordegreesdeinitsdelaydescribing:descriptiondisableAutocorrectiondisableddisappearancesdismissdisplayScaledistancedistantFuturedistantPastdoubleTapdragdrawingGroupdropdropFirstdropLastdumpdynamicTypeSizeeaseIneaseInOuteaseOutedgesIgnoringSafeAreaelementelementsEqualendDragendIndexenumeratedenvironmentenvironmentObjectequatableerrorDescriptionexactly:existsexpfabsfailureReasonfatalErrorfillfilterfinalizefirstfirstIndexfirstMatchfirstRangefixedSizeflatMapflatMapErrorflipsForRightToLeftLayoutDirectionfloorfmodfocusablefontfontDesignfontWeightfootnoteforEachforegroundColorforegroundStyleformIndexformIntersectionformStyleformSymmetricDifferenceformUnionformat:framefullScreenCovergaugeStylegesturegetglobalgoBackgradientgraygrayscalegreatestFiniteMagnitudegreengroupBoxStylegrouping:hasPrefixhasSuffixhashValueheaderProminenceheadlineheighthelphexDigitValuehiddenhorizontalSizeClasshueRotationhypotididentitiesCreatedidentitiesDestroyedidentityignoresSafeAreaimageScaleimagesincrementindexindexViewStyleindicesindigoinfinityinitinitsinsertinsetinsetByinteractiveDismissDisabledinteractiveSpringinterpolatingSpringinterpolationintersectionintersectsinvertedisASCIIisCasedisDisjointisEmptyisEnabledisEqualisFiniteisHexDigitisInfiniteisKnownUniquelyReferencedisLessisLetterisLowercaseisMultipleisNaNisNewlineisNumberisPunctuationisSignedisStrictSubsetisStrictSupersetisSubsetisSupersetisSymbolisUppercaseisWhitespaceisWholeNumberisZeroitalicjoinedkerningkeyboardShortcutkeyboardTypekeyslabellabelStylelabelsHiddenlargeTitlelastlastIndexlayoutDirectionlayoutPrioritylazyleadingleadingZeroBitCountleaksleastNonzeroMagnitudeleastNormalMagnitudeletterslexicographicallyPrecedeslineLimitlineSpacinglinearlinkslistRowBackgroundlistRowInsetslistRowSeparatorlistRowSpacinglistSectionSeparatorlistSectionSpacinglistStyleliveCountliveIdentitieslocalized:localizedCapitalizedlocalizedCaseInsensitiveComparelocalizedCaseInsensitiveContainslocalizedComparelocalizedDescriptionlocalizedLowercaselocalizedStandardComparelocalizedStandardContainslocalizedUppercaseloglog10log2lowercaseLetterslowercasedluminanceToAlphamagnitudemakeIteratormapmapErrormapValuesmaskmatchedGeometryEffectmatchedTransitionSourcemaxmaxXmaxYmaximummemoryWarningmenuIndicatormenuItemsmenuStylemergemergingmicrosecondsmidXmidYmillisecondsminminXminYminimumminimumCapacity:minimumScaleFactormintmodifiermonospacedmonospacedDigitmovemultilineTextAlignmentmultipliedReportingOverflownannanosecondsnavigationBarBackButtonHiddennavigationBarHiddennavigationBarTitlenavigationBarTitleDisplayModenavigationDestinationnavigationTitlenavigationTransitionnavigationViewStylenegatenewlinesnextDownnextUpnonzeroBitCountnownumericCastobjectobjectWillChangeobjectsoffsetoffsetByonAppearonChangeonDisappearonLongPressGestureonPreferenceChangeonReceiveonSubmitonTapGestureopacityopenWindoworangeotherElementsoutputoverlapsoverlayownerspaddingpartitionperformpipickerStylepickerspinkpopFirstpopLastpopoverpositionpowpreconditionpreconditionFailurepreferencepreferredColorSchemeprefixpresentationCornerRadiuspresentationDetentspresentationDragIndicatorpresspreviewDevicepreviewDisplayNamepreviewLayoutprimaryprintprivacySensitiveprogressViewStylepublishespunctuationCharacterspurplepushquaternaryquotientAndRemainderradiansradix:randomrandomElementrangerangesreadLinerecordrecoverySuggestionredredactedreducereflecting:refreshrefreshableregularMaterialrelativeremainderremoveremoveAllremoveFirstremoveLastremoveSubrangeremoveValuerenderingModerepeatCountrepeatElementrepeatForeverrepeating:replaceSubrangereplacingreplacingOccurrencesrerenderreserveCapacityresetCountsresizablerespondreversereversedrotation3DEffectrotationEffectroundroundedsafeAreaPaddingsaturationscalescaleEffectscaledToFillscaledToFitscenePhasescrollscrollClipDisabledscrollContentBackgroundscrollDisabledscrollDismissesKeyboardscrollIndicatorsscrollTargetBehaviorscrollTargetLayoutsearchFieldssearchablesecondarysecondssecureTextFieldsselectselectTabsendsequencesetsetScenePhaseshadowsheetshuffleshuffledsignsignumsinsizeslidesliderssmallCapssmoothsnappysortsortedspecifierspeedsplitspringsqrtsquareRootstartIndexstartsstaticTextsstatusBarHiddensteppersstridestrikethroughstringInterpolation:strokestrokeBordersubheadlinesubmitsubmitLabelsubscriptsubscriptionssubtractsubtractingsubtractingReportingOverflowsuffixswapswapAtswipeToDeleteswitchessymbolEffectsymbolRenderingModesymbolVariantsymbolssymmetricDifferencesyncsystemtabItemtabViewStyletabstagtaketantaptasktaskstealtertiarytextCasetextContentTypetextFieldStyletextFieldstextInputAutocapitalizationtextSelectiontextViewstextsthickMaterialthinMaterialtimeIntervalBetween1970AndReferenceDatetimeIntervalSincetimeIntervalSince1970timeIntervalSinceNowtimingCurvetinttitletitle2title3toggletoggleStyletogglestoolbartoolbarBackgroundtoolbarColorSchemetoptopLeadingtopTrailingtracetrackingtrailingtrailingZeroBitCounttransactiontransformEnvironmenttransitiontrimtrimmingCharacterstrunctruncatingIfNeeded:truncatingRemaindertruncationModetypeTextulpulpOfOneultraThinMaterialuncheckedBounds:underestimatedCountunderlineunicodeScalarsunionuniqueKeysWithValues:unmountunredactedunsafeDowncastunsafelyUnwrappedupdateupdateValueuppercaseLettersuppercasedutf16utf8valuevaluesverticalSizeClasswarningsweightwhitewhitespaceswhitespacesAndNewlineswholeNumberValuewidthwithAnimationwithContiguousStorageIfAvailablewithExtendedLifetimewithKnownIssuewithObservationTrackingwithTransactionwithoutActuallyEscapingwriteyellowzIndexzerozip~="##)
    static let chunksByName = PackedRows(
        ends: PackedNumbers(digits: "00002000030000400005000090000c0000d0000e000120001400015000160001700018000190001a0002700028000290002a0002b0002c0002d0002e0002e0002f0003000031000320003300037000380003b0004a00061000620006300064000650006700068000690006a0006b0006c0006d0006e0006f0007000071000720007300074000760007700078000810008200083000840009400095000960009700098000990009a0009b0009c0009d000b0000b1000c4000c6000c7000c8000c9000ca000cb000cc000cd000ce000d0000d1000d2000d3000d5000d6000d7000d9000da000db000dc000dd000f0000f1000f2000f3000f40010b0010c0010e001110011300115001160011900126001280012a0012c0012d001380013a0013b0013c0013f001400014100142001430014400145001460014700148001490014a0014b00162001630016400166001670016a0016b0016c0016d0016f0017100173001750017700178001790017a0017b0017c0017d0017e0017f00180001810018200183001840018500186001960019700198001990019b0019c0019d0019e0019f001a0001a1001a1001ae001af001b0001b1001b2001b3001b4001b5001b6001b7001b8001b9001ba001bb001bd001be001c0001c4001c7001c8001c9001ca001cb001cc001cd001ce001cf001d0001d1001d2001db001dc001de001df001e0001e6001ee001ef001f0001f1001f2001f3001f4001f5001f6001f7002040020600207002080020a0020b0020e0020f0021000211002120021300214002160021700218002190021a0021b0021c0021d0021e0021f00220002220022400226002280022a0022b0022c0022d0022f00230002310023200235002360023c0023d0023e0023f002400024100242002430024400245002460024700248002490024a0024b0024c0024d0024e0024f002500025100252002530025400255002560025700258002590025a0025b0025c0025d0025e0025f002600026100262002630026400265002660026700268002690026a0026b0026c0026d0026e0026f002700027100272002730027400275002760027700278002790027a0027b0027c0027d0027e0027f002800028100282002830028400285002860028700288002890028a0028b0028c0028d0028e0028f0029000291002920029300294002950029600297002990029a0029b0029c0029d0029f002a0002a1002a2002a3002a4002a5002a6002a7002a8002a9002aa002ab002ac002ae002b2002b3002b4002b5002b6002b7002b8002b9002bb002bc002bd002be002bf002c0002c1002c2002c3002c4002c5002c6002c8002c9002ca002cb002cc002cd002ce002cf002d3002d4002d5002db002dc002dd002de002df002e0002e2002e3002e4002e5002e7002ea002eb002ec002ed002ee002ef002f6002f7002f8002fa002fb003060030700308003090030a0030b0030f0031000312003140031600318003190031a0031b0031c0031d0031e0031f003200032100322003230032400325003260032700328003290032a0032c0032e00338003390033a0033b0033c0033d0033e0033f00340003410034200343003440034700348003490034a0035200354003550035600357003590035a0035b00366003690036a0036b0036d0036e0036f00370003710037200373003740037500376003770038100382003830038400386003870038d0038e0038f00390003910039200394003990039e0039f003a1003a3003a5003a7003a8003aa003ac003ad003b1003b2003b4003b5003b6003b7003c3003c4003c5003c6003c7003c8003c9003cd003ce003d8003de003df003e0003e2003e5003e6003e7003e8003e9003ea003ec003ed003ef003f0003f1003f3003f7003f9003fb003fc003fe00400004010040300405004060040700408004090040a0040b0040c0040d0040f004100041100412004130041400415004160041700418004190041a0041b0041c0041d0041e004210042200423004240042500426004270042800438004390043c0043d0043f004610046200468004690046a0046b0046d0046e0046f004710047200473004740047500477004820048400485004860048700488004890048a0048b0048c0048d0048e0048f00490004910049200493004940049600498004990049a0049b0049c0049d004a1004a5004a7004a9004aa004ab004ac004ad004ae004af004b7004bb004bc004bd004be004c0004c1004c2004c4004c6004c7004c8004cc004cd004cf004d0004d1004d2004d3004d4004d5004d6004d7004d8004d9004da004db004dc004dd004de004e0004e1004e2004e3004e4004e5004e6004e7004e8004ea004eb004f6004fc004ff0050000501005030050400505005130051400515005160051700518005190051a0051b0051c0051d0051e0051f005200052e0052f0053000531005330053400535005370053a0053d0053f0054000541005430054400545005460054a0054b0054d0054f005500055100553005540055500556005570055a0055b0055c0055d0055e005610056200563005660056700568005690056a0056b0056c0056f0057000571005720057300577005790057a0057e0057f0058000582005830058400585005890058c0058d0058f00590005910059200593005940059d0059e0059f005a0005a1005a2005a3005a4005a5005a7005a8005a9005aa005ab005ac005ad005ae005af005b1005bc005d7005db005dc005dd005de005df005e0005e1005e2005e4005e5005e6005e7005e8005ea005eb005f0005f6005fc006010060300604006050060600607006080060a0060c0060d0060e0060f0061300614006160061700618006190061a0061b0061e006200062100622006240062700628006290062a0062c0062d0062e0062f006300063100632006330063400635006360063700638006390063a0063b0063d0063e0063f0064000642006430064400645006460064700648006490064a0064b0064d0064f006510065300654006550065a0065d0065e0065f00663006640066500666006670066a0066c0066d0066f00670006710067200673006790067a0067c0067e0067f00685006860068700688006890068a0068b0068c0068d0068f00690006920069300694006950069700698006990069a0069c0069d0069e0069f006a0006a1006a2006a3006a4006a5006a6006a7006a8006a9006aa006ab006ac006ad006ae006b0006b1006b2006b3006b4006b5006b6006b8006b9006ba006bc006be006c0006c1006c3006c5006c6006c7006c8006c9006ca006cb006cc006d6006d7006d8006d9006da006dc006dd006df006e0006e2006e4006e8006e9006ea006eb006ec006ed006f0006f1006f2006f4006f5006f7006f9006fa006fb006fc006fd006fe006ff0070000701007020070300704007060070700708007090070a0070b0070c0070d0071a0071b0071c"),
        elements: PackedNumbers(digits: "00211002a40029e002450037f000c1000df0024300441000c20037c00442002440037d00099003bc003be003bf003bb003bd0024600216002a30029d0021500217000ee000fd0010c0011b0012a00138001460015400162001700017f0018e0037b00639006500065c005d600357002ab003550049000356005c8006730008900088000c6000c8000c900644001a2001b8003770017a001890024900258002ae002bd002cc002db002ea002f90030800317003260033500387000eb000fa0010900118001270013500143001510015f0016d0024800257002ad002bc002cb002da002e9002f80030700316003250033400382005f8004710020e00657000e0000e100495004940002e00030000320002f0003100668005a80021d001db000730066600390003a3001fa001fb000910009200093000b6001a3001b9001c1001cb003740035a00600004b5000f1001000010f0011e0012d0013b001490015700165001730018200191001a7001ae001d600214000720066a00655000870048a0020d003b5003b400219000f0000ff0010e0011d0012c0013a00148001560016400172001810019000198001a6001ad001b4001c0001ca002180001c000e7000f6001050011400123001310013f0014d0015b001690017600185001940019b001b1001bd001c6001d2001f90035f003610022300594000150000a000160001800012005b10024a0024c0023d00670004b900487004880064300645001aa001c300667003590067a00672000e8000f700106001150012400132001400014e0015c0016a0017700186001950019c001b2001be001c7001d1001f80049e0049f005f7004a0000f30010200111001200012f0013d0014b00159001670017500184001930019a001a9001b0001bb001c4001ce001cf001d8001da00210003c200675001d50020f001b3001c8003680019600365001bf003690035c001780018700364000e9000f800107001160012500133001410014f0015d0016b001790018800363001d3003660019d0035d0019e003670035b000ea000f90010800117001260013400142001500015e0016c00383002590025b00267002660017b0018a003860026800269006210048600483006590048c0048d00674004840048000491000f200101001100011f0012e0013c0014a001580016600174001830019200199001a8001af001bc001c5001cd001d0001d7001d900212003c3002a800637001d40021b005aa000c7004230046300041003760065e002af002b4002cd002d2002dc002e1002eb002f0002be002c30067f0021e00221005b2004890048f004b800575005740065a0049c00573000280059600597000ef000fe0010d0011c0012b0013900147001550016300171001800018f00197001a5001ac0021a006200036a00679001b6003790005c0059300562005780057600577000ed000fc0010b0011a00129001370014500153001610016f0017e0018d0037e002a6000830000000002005f6004100036e003b7003ba003b9005b3000070065b001b7003780038a0038e003a500098000cb0038d00464001a1001b50037a0021c00665003c00066b00669001f4004b60048200485004980020c0008a000ca001a4001ba001c2001cc0021f00226003f1003f0001c90040f0065d0061f000e5000f400103001120012100384000e6000f50010400113001220017d0018c0038000684006c5006bf0049b005b0005fc005f5004220049a000ec000fb0010a0011900128001360014400152001600016e0017c0018b003810042400425003610035e001a0003880065800088000c8001ab004210038c005980065400499004970019f003890001b004960057a0057b0057c006be005d5005a90056300564002fa002ff003180031d003270032c003360033b003090030e001f7001f60008000099000c5000c400358001f5001dc001f2001f400646001300013e0014c0015a0016800385004b70047f0049200222006380066c0066f006770048b006560048100493005ba005b4000c300565005b60067d003b8004a4005b5004a2005fa004a3005b70048e005f90056600008003b6005b900579005b800678006ed006da006e0006e2005f3000850047e0046500459006ea0045c0047700478006e1000270045b006ee006ec0047a006ef005f400086004a10067e006df0007100228002a700271005fd0028700572006d8006e80066e001f3000810046f006d9000b00038b006d700082000260001a0047c000040045a006e5006e90047d0066d004790000900681006db006e3001f100435000190000600005006dd000d50045d005fe005ff006de0049d006e6006eb0028d006e40047b006dc006e70068300292004d1006170054e0054f005c6005c700549004b40054b0054600547005c30054d005c4005c5004b20054a0054c00548004b300050000250035100024006d0006970027f003480036d0055c006c4003d200533004f40007b004730053600537005d4005af006a10009a0009b000de0043d0043e0043f00360000680005b001ea0004f004e5004e6002880028b005d10000c0000d0000e0000f00010000510005200529006a70052c0056700568005690056a0056b0056c00618005350061e004ca005a5006d5002b7002c6002d5002e4002f30030200311003200032f0033e0034b006110053e0060a004d6006a0004c2005990059a00632004d70063e00649006410064e006420064f005dd005ea005410060e005190050a00685003500042b0062800014000900005f0062a0062b0006f006af00059000490068f0063a006470039f003b0002b3002c2002d1002e0002ef002fe0030d0031c0032b0033a00612006cd004d9004d8005400053f004aa002a9005d3003ca00239000700006300064002470053d0067c004720003c003d0003d1003f7004120043a0043b0043c004da004db0053800542005180055d0055e004d40004d000420008c000cc001ff0022900391003a6003d3003f30042c006c30062e0062f0063000609005150037300431002850007a0042a006cf005d70055b006520069e005ed0042700096000e3001dd0022d0026a0034300393003a8003f6004300052b004a8006a200595006b1004b1000b8000d3002010027e00347004620001f0001e006cb006d40053c003e700453000bb000d80039b003e800450000bc000d90039c003e90045100286004af00559005d9005e2005db005e4005da005e3004fa006c1006c2003e1003e4006d60009200395003aa00458003db004a5004a6005fb00676000290024b0025a002b1002c0002cf002de002ed002fc0030b0031a0032900338006c6000530005a0002a0028a0065f0023a003cc004010044d002aa000440008e000ce001fd0022e00399003ae003d4003f50042e000b2000b400206002070046600467006c00046e004e9004ea00370003c6003cb003c70056000048000570055f004bf0059f004c1004c0005a000629003cd004cc005a1004cd004ce004cf005a20020400205004070041e005110040900420004060041d0005d004bd004be0058600587005140058b003c10000b006b000602006100054400251002600060600512002270043800439002130051f006260003400534001ec004d3004ac0054500058002ac00475005c0006a3006a4005c9004f9004f50068d006ce00093000b6000b7000d0000d1000d200202002030039600397003ab003ac0045e0045f00460004610051700095000d4002000060b0024e0025d00089000c9000e0000e1001db002230024a0024c002590025b002af002b4002be002c3002cd002d2002dc002e1002eb002f0002fa002ff003090030e003180031d003270032c003360033b0036e003f000424004250069d0009c0009d003f80041a0046800469006640003d00555005e0005e7005e8005ae00403004140004000074001e9001e80040e004190003b000430008d000cd001fc0022a00392003a7003f4004110042d004a9006c70027d0026e001e10026d0029c0027c001de001e7003440026c001e3001df001e40034a0040c0040d0040a004170040b00418001e5001e6001e2001e00026f004c30059b0059c00633003c8003de003df003e0004c8005a30055000551005270022b006c80050f0052f00622000450008f000cf001fe0020a0039a003af0042f000b3000b50020800209004ae004eb003ed0063b0064a0034f006ad0025200261002530026200079003e3004b0004ed004ee004ef004f0005d8005e10068e005710051a0051b0051c0051d0051e0050e0069f006a50005e000600006e0006a0006d0002c0002d000620006c0006b000610005400056000550007e001ee004370055a0026b002b9002c8002d7002e6002f5003040031300322003310034000094002200023600375003ff0044c0036f003c4003c9003c5002380056f00570005390053a0029000291002b5002c4002d3002e2002f1003000030f0031e0032d0033c003d6003d8000370003800281006b90056100691005100023b0023c00240000390003a0023f0028e0028f002b6002c5002d4002e3002f200301003100031f0032e0033d003d5003d700035000360028200224003f2004f300607005d20067b004c6005a700634004c7005a600635000af005cd004f1003530024f0025e002410050400503004fe004ff005000050100502005890058a004fc004fd0053b0050500280003540007800273002720034e000170001d006960029f0069b000010069c004dc004dd005cf0003e005bb005bd005be005bf005bc0058c00591005830058f005c2004d2005ca00601006b80060400695006aa003a0003a1003b1003b20056d0056e006ae00069004ba004bb004bc000ae000130024d0025c0050d006920060d000da00234003fd0044a000a3000db0044900588004de004df00046002890028c0059000509000b9000bd000be000d60039d003e5003e60044e00452005540055200553006d30055600557005580061300283002840053200513006a60007c0060c005ce00616003450065100653002b0002bf002ce002dd002ec002fb0030a00319003280033700426000e400255002560026400265002ba002bb002c9002ca002d8002d9002e7002e8002f6002f7003050030600314003150032300324003320033300341003420034c0034d000c00020b0023700400000670046d002a1006800002b0060300530003ce003cf00428006b50058d0061a003a2003b30027b0009e000b1003fa0041b0046a000a4000a500233003fb00443004440009f000a0000dc003fc0044500446000a1000a2000dd0044700448000a60046b00232005ad005ef00296005f00008b00429000a70046c004700006500698000a800235003fe0044b006a8005ab005ac006ba000aa003dc004e1004e00004a00277002780027500276004fb00543005cb005d0004e2004e3004e4004e8004e7004ab006b3006b4005240052000523005220052100525005260068a0058e006140023e00689006d1006b200003002980029900699006b7004d50058400585000ab003dd00270003460004c0036b005cc0069400636005de005eb005df005ec000ac000ad003d9003da00071005ee003eb003ec004540045500456005dc005e5005e600047002790009100394003a900457003e20068c005080069300294002950036c004c50059e0036200660006610066200627006b60052d000970022f0023000398003ad00476006bb004080041f004040041500352000ba000bf000d70039e003ea0044f00293000a9006d200686004f8004f6004f70007f0040500416000110062c0062d0059200516006900057f00580003710004e006ca0058100582006bc0060800615004cb005280050c006880052a0052e0068b006ab0061d0061b00020000230002100022005e9004d000619006230062400625000e20050b006870057d0057e00506005070063d006480063f0064c006400064d006bd004c9005a40063c0064b0034900474004a7005c100663000660004b002b2002c1002d0002df002ee002fd0030c0031b0032a003390027a004f2006cc0027400254002630061c0038f003a4003ee004c40059d001f0004340003f00075004020041300225006a900531002a000372003f90041c00671002310007d001ed0043600433001ef004320069a006c90022c004ad006ac006310060f0007600077001eb00033005f1003ef0029a0029b0068200084005f2002a20044000605004ec00242002500025f002b8002c7002d6002e5002f4003030031200321003300033f00297002a5"))
    static let membersByGate = PackedRows(
        ends: PackedNumbers(digits: "00000000000000000000000000000000000000000000000000000000000000000000000000000000000020000b0000e0000e000280002800028000280002a0002a0002a00036000360007d00096000960009600096000a1000a1000a6000a6000a6000b2000b2000b2000b2000b2000c0000c0000c0000c0000c0000c0000dc000e8000e8000f8000f8000f8001090010900127001270012a0012a0012a0012a0012a0012a0012a0012a0012a0012a0012a0013300133001340015900159001590016000161001610016300163001810018b0018c0018c0018c0018c0018c0018c0018c0018c0018c0018c0018c0018c0018c0018c001990019a0019a0019b0019b0019b0019b0019b0019b0019b0019b0019b0019b0019b001a2001c0001c0001c0001d9001d9001d9001ee001ef001ef001ef001ef001ef001ef001ef001ef001ef001f0001f2001f2001f3001f8001f8001fc001fc001fc0021a0023800256002740029200293002930029300293002930029300293002930029300293002930029300297002970029700297002970029a0029a0029a0029a0029a0029a0029a0029a0029a0029f002a0002a0002a0002a1002a2002a2002b2002bd002bd002bd002bd002bd002bd002bd002bd002be002d2002d2002d2002d2002d2002d9002d9002d9002d9002d9002d9002d9002d9002d9003020032a0032a00330003300033000330003690037a0037f0037f0037f0037f0037f0037f0037f0037f003f4003f4003f4003f4003f4003f4003f4003f4004050040500405004050040500405004050040500405004050040500405004050040500405004220043f0045c00479004960049600496004960049600496004960049700497004a0004a0004a0004a0004a0004a0004a00057f0057f005800058000580005800058000580005800058000580005800058000580005800058000580005800058000580005800058000580005800058000580005800058000580005800058000580005800058000580005800058000580005800058000580005800058000580005800058000580005800058000580005800058000580005800058000580005800058000580005800058000580005800058000580005800058000580005800058000580005800058000580005800058000580005800058000580005800058000580005800058000580005800058000580005800058000580005800058000580005800058000580005800058000580005800058000580005800058000580005800058000580005800058000580005800058000580005800058000580005800058000580005800058000580005800058000580005800058000580005800058000580005800058000580005800058000580005800058000580005800058000580005800058000580005800058000580005800058000580005800058000580005800058000580005800058000580005800058000580005800058000580005800058000580005800058000580005800058000580005800058000580005800058000580005800058000580005800058000580005800058000580005800058000580005800058000580005800058000580005800058000580005800058000580005800058000580005800058000580005800058000580005800058000580005800058000580005800058000580005800058000580005800058000580005800058000580005800058000580005800058000580005800058000580005800058000580005800058000580005800058000580005800058000580005800058000580005800058000580005800058000580005800058000580005800058000580005800058000580005800058000580005800058000580005800058000580005800058000580005800058000580005800058000580005800058000580005800058000580005800058000580005800058000580005800058000580005800058000580005800058000580005800058000580005800058000580005800058000580005800058000580005800058000580005800058000580005800058000580005800058000580005800058000580005800058000580005800058000580005800058000580005800058000580005800058000580005800058000580005800058000580005800058000580005800058000580005800058000580005800058000580005800058000580005800058000580005800058000580005800058000580005800058000580005800058000580005800058000580005800058000580005800058000580005800058000580005800058000580005800058000580005800058000580005800058000580005800058000580005800058000580005800058000580005800058000580005800058000580005800058000580005800058000580005800058000580005800058000580005800058000580005800058000580005800058000580005800058000580005800058000580005800058000580005800058000580005800058000580005800058000580005800058000580005800058000580005800058000580005800058000580005800058000580005800058000580005800058000580005800058000580005800058000580005800058000580005800058000580005800058000580005800058000580005800058000580005800058000580005800058000580005800058000580005800058000580005800058000580005800058000580005800058000580005800058000580005800058000580005800058000580005800058000580005800058000580005800058000580005800058000580005800058000580005800058000580005800058000580005800058000580005800058000580005800058000580005800058000580005800058000580005800058000580005800058000580005800058000580005800058000580005800058000580005800058000580005800058000580005800058000580005800058000580005800058000580005800058000580005800058000580005800058000580005800058000580005800058000580005800058000580005800058000580005800058000580005800058000580005800058000580005800058000580005800058000580005800058000580005800058000580005800058000580005800058000580005800058000580005800058000580005800058000580005800058000580005800058000580005800058000580005800058000580005800058000580005800058000580005800058000580005800058000580005800058000580005800058000580005800058000580005800058000580005800058000580005800058000580005800058000580005800058000580005800058000580005800058000580005800058000580005800058000580005800058000580005800058000580005800058000580005800058000580005800058000580005800058000580005800058000580"),
        elements: PackedNumbers(digits: "0037c0037d0063a0063b0063c0063d0063e0063f006400064100642006510065200653005d7005d8005d9005da005db005dc005dd005de005df005e0005e1005e2005e3005e4005e5005e6005e7005e8005e9005ea005eb005ec005ed005ee005ef005f0001d9001da005c9005ca005cb005cc005cd005ce005cf005d0005d1005d2005d3005d400088000890008a0008b0008c0008d0008e0008f000900009100092000930009400095000960009700098000990009a0009b0009c0009d0009e0009f000a0000a1000a2000a3000a4000a5000a6000a7000a8000a9000aa000ab000ac000ad000ae000af000b0000b1000b2000b3000b4000b5000b6000b7000b8000b9000ba000bb000bc000bd000be000bf000c0000c1000c2001b1001b2001b3001b4001b5001b6001b7001b8001b9001ba001bb001bc000c7000c8000c9000ca000cb000cc000cd000ce000cf000d0000d1000d2000d3000d4000d5000d6000d7000d8000d9000da000db000dc000dd000de000df003430034400345003460034700348003490034a0034b0034c0034d0047200473004740047500476000e0000e1000e2000e3000e40019400195001960019700198001990019a000330003400035000360003700038000390003a0003b0003c0003d0003e0003f00040001ac001ad001ae001af001b0001db001dc001dd001de001df001e0001e1001e2001e3001e4001e5001e6001e7001e8001e9001ea001eb001ec001ed001ee001ef001f0001f10007400075000760007700078000790007a0007b0007c0007d0007e0007f003a4003a5003a6003a7003a8003a9003aa003ab003ac003ad003ae003af003b0003b1003b2003b3001fc001fd001fe001ff002000020100202002030020400205002060020700208002090020a0020b003750060100602006030060400605006060060700608006090060a0060b0060c0060d0060e0060f006100061100612006130061400615006160061700618006190061a0061b0061c0061d0061e0021500216002170001d0001e0001f00020000210002200023000240002500360001bd001be001bf001c0001c1001c2001c3001c4001c50022100222002230022400225002260022700228002290022a0022b0022c0022d0022e0022f002300023100232002330023400235002360023700238002390023a0023b0023c0000b0000c0000d0000e0000f0001000011000170001300014001760017700178001790017a0017b0017c0017d0017e0017f001800018100182001830018400248002490024a0024b0024c0024d0024e0024f002500025100252002530025400255002560023e0023f002400024100242002430024400245002460024700671004a9004aa004ab004ac004ad004ae004af004b0004b1004b2004b3004b400595002110002d0034e0034f003500035100352003530035400185001860018700188001890018a0018b0018c0018d0018e0018f001900019100192001930025700258002590025a0025b0025c0025d0025e0025f0026000261002620026300264002650026a0026b0026c0026d0026e0026f002700027100272002730027400275002760027700278002790027a0027b0027c0027d0027e0027f00280002810028200622006230062400625006260062700628006290062a0062b0062c0062d0062e0062f006300063100632006330063400635006360048800213002a9002aa002ac005ab005ac005ad005ae005af00042000430004400045000e5000e6000e7000e8000e9000ea000eb000ec000ed000ee000ef000f0000f1000f2000f3002ad002ae002af002b0002b1002b2002b3002b4002b5002b6002b7002b8002b9002ba002bb001030010400105001060010700108001090010a0010b0010c0010d0010e0010f0011000111002cb002cc002cd002ce002cf002d0002d1002d2002d3002d4002d5002d6002d7002d8002d900112001130011400115001160011700118001190011a0011b0011c0011d0011e0011f00120002da002db002dc002dd002de002df002e0002e1002e2002e3002e4002e5002e6002e7002e80012100122001230012400125001260012700128001290012a0012b0012c0012d0012e0012f002e9002ea002eb002ec002ed002ee002ef002f0002f1002f2002f3002f4002f5002f6002f7000f4000f5000f6000f7000f8000f9000fa000fb000fc000fd000fe000ff001000010100102002bc002bd002be002bf002c0002c1002c2002c3002c4002c5002c6002c7002c8002c9002ca00680000290002a0002b0002c0036b0036c0036d001d4001d5001d6001d7001d80037f00001000030041100412004130041400415004160041700418004190041a0041b0041c0041d0041e0041f00420001cf001d0001d1001d2001d30036e0036f003700037100372003730038b0038f003900039100392003930039400395003960039700398003990039a0039b0039c0039d0039e0039f003a0003a1003a2003c1003c2003c3003c4003c5003c6003c700220003c8003c9003ca003cb003cc003cd003ce003cf003d0003d1003d2003d3003d4003d5003d6003d7003d8003d9003da003db003dc003dd003de003df003e0003e1003e2003e3003e4003e5003e6003e7003e8003e9003ea003eb003ec003ed003ee003ef001c6001c7001c8001c9001ca001cb001cc001cd001ce003f0003f1003f2003f3003f4003f5003f6003f7003f8003f9003fa003fb003fc003fd003fe003ff004000040100402004030040400405004060040700408004090040a0040b0040c0040d0040e0065f006600066100662006630066400685006860068700688006890068a0068b0068c0068d0068e0068f006900069100692006930069400695006960069700698006990069a0069b0069c0069d0069e0069f006a0006a1006a2006a3006a4006a5006a6006a7006a8006a9006aa006ab006ac006ad006ae006af006b0006b1006b2006b3006b4006b5006b6006b7006b8006b9006ba006bb006bc006bd006c6006c7006c8006c9006ca006cb006cc006cd006ce006cf006d0006d1006d2006d3006d4006d5006d6006c0006c1006c2006c3006c40005d0005e0005f000600006100062000630006400065000660006700068000690006a0006b0006c0006d0006e0006f000700019b0019c0019d0019e0019f001a0001a1001a2001a3001a4001a5001a6001a7001a8001a9001aa001ab0036100362004230042400425004260042700428004290042a0042b0042c0042d0042e0042f004300043100432004330043400435004360043700438004390043a0043b0043c0043d0043e0043f004400044100442004430044400445004460044700448004490044a0044b0044c0044d0044e0044f004500045100452004530045400455004560045700458004590045a0045b0045c0045d0045e0045f004600046100462004630046400465004660046700468004690046a0046b0046c0046d0046e0046f00470005990059a0059b0059c0059d0059e0059f005a0005a1005a2005a3005a4005a5005a6005a7005a8005a9001300013100132001330013400135001360013700138001390013a0013b0013c0013d002f8002f9002fa002fb002fc002fd002fe002ff003000030100302003030030400305003060014c0014d0014e0014f00150001510015200153001540015500156001570015800159003160031700318003190031a0031b0031c0031d0031e0031f00320003210032200323003240015a0015b0015c0015d0015e0015f001600016100162001630016400165001660016700325003260032700328003290032a0032b0032c0032d0032e0032f0033000331003320033300168001690016a0016b0016c0016d0016e0016f0017000171001720017300174001750033400335003360033700338003390033a0033b0033c0033d0033e0033f0034000341003420013e0013f001400014100142001430014400145001460014700148001490014a0014b0030700308003090030a0030b0030c0030d0030e0030f003100031100312003130031400315001f40064700648006490064a0064b0064c0064d0064e0064f004a5004a6004a7004a8004ba004bb004bc004bd004be004bf004c0004c1004c2004c3004c4004c5004c6004c7004c8004c9004ca004cb004cc004cd004ce004cf004d0004d1004d2004d3004d4004d5004d6004d7004d8004d9004da004db004dc004dd004de004df004e0004e1004e2004e3004e4004e5004e6004e7004e8004e9004ea004eb004ec004ed004ee004ef004f0004f1004f2004f3004f4004f5004f6004f7004f8004f9004fa004fb004fc004fd004fe004ff005000050100502005030050400505005060050700508005090050a0050b0050c0050d0050e0050f005100051100512005130051400515005160051700518005190051a0051b0051c0051d0051e0051f005200052100522005230052400525005260052700528005290052a0052b0052c0052d0052e0052f005300053100532005330053400535005360053700538005390053a0053b0053c0053d0053e0053f005400054100542005430054400545005460054700548005490054a0054b0054c0054d0054e0054f005500055100552005530055400555005560055700558005590055a0055b0055c0055d0055e0055f00560005610056700568005690056a0056b0056c0056d0056e0056f00570005710057d0057e0057f005800058100582005830058400585005860058700588005890058a0058b0058c0058d0058e0058f005900059100592005bb005bc005bd005be005bf005c0005c1005c2005c3005c4005c5005c6005c7005fb0066d0066e006760067b0067c"))
    static let chunkEnds = PackedNumbers(digits: "00028000f70012b001570019b001d600203003d60040f0043b00565005bb0063800688006ff007800080100849008cc008fb009200099800b5f00bb300d2200d5200d7000d900125701277012ce0132601371013c4014110148b015130156d01583015c5016590167f016a2016ca01758017d2017ed018d80199001a0101b8501ba601bc901be701c0501c3001c5c01c8b01cbb01cf501d6801dee01e6301f4001fbe021fd0221f02246022690228a022b7022d8022fa0231b0233d0235f0237f0239f023bf023e00240102422024510247102491024b2024d402502025310255202573025c702717027410276c0278c027bd027ed0281d02858028d40292502a4302a9202acd02b2602b9302bf902c4f02c9d02d1402d8202e0d02e4702ea102fb702ff50305f030ba0310f0315303195031e2032390328e032dc0332a0336c034e20350303539035500360d036390365c0367e036aa036b1036d2037050371c03736037520376d03789037a3037bf037e90383c0386203882038af038fb0393c03968039a5039dc03a2403a6603aa003ac403afd03b2003b4403b7b03c4a03c8803ceb03d1603d3f03d5703d6f03d8403e0c03f4803fbc03ff60406b04098040c40417b0423a04265042aa042ed04322043570438b043be044020444904495044b6044fb0455a046470465f046920483e048540488004887048a8048f004919049460498e049d704a0104a2c04a7104ab404ae604b6204bdb04c5204cc004d2f04d7604dbb04e4b04eda04f4d04fb104fc704fce04fe50500505022050300503e05048050520506e050800508e05099050a1050b4050ce050e6050f1050fa0510405112051200512a051340515005162051700517b0518305196051b0051c8051d3051dc051e6051f4052020520c052160523205244052520525d052650527805292052aa052b5052be052c8052d6052e4052ee052f80531405326053340533f053470535a053740538c05397053a0053aa053b8053c6053d0053da053f6054080541605421054290543c054560546e05479054820548c0549c054a6054b0054cc054de054ec054f7054ff055120552c055440554f0555805562055720557c05586055a2055b4055c2055cd055d5055e8056020561a056250562e0563805648056520565c056780568a05698056a3056ab056be056d8056f0056fb057040570e0571e05728057320574e057600576e057790578105794057ae057c6057d1057da057e4057f4057fe058080582405836058440584f058570586a058840589c058a7058b0058ba058c4058ce058e8059040591805926059310593f059470595a059740598c05997059a0059aa059b4059be059d8059f405a0805a1605a2105a2f05a3705a4a05a6405a7c05a8705a9005a9a05aa405aae05aca05ae405afc05b0505b0f05b1905b2305b4405b5f05b7005b7f05b9a05bb205bbd05bc605be005bf805c0305c0c05c1605c3405c5305c6d05c8505c9005c9905ca305cad05cb705cd105ce905d0405d1605d2d05d4505d5005d5905d9005dc505dcf05dd905df805e1005e1b05e2405e5105e8b05ec305ecd05ed705ef105efc05f1405f1f05f2805f3105f3b05f7505fad05fe70602106039060460604c06057060600606a060730607d06092060cd060ed061080612306143061600617f0619b061bb061d6061f4062120622c062460626506288062a8062c4062e0062fa06354063750650f06542065630658f065ad065cd065e3065f9066230667f066ac066f4067480675f067fe068a30698706a9e06adb06b1a06bef06c3f06d1406d6206e0606e4706e5c06e7106e8d06e9f06ee806f2c06f7206f8d06fe10702007063070a6070eb0713a07197071e40725d072be0731d0739d073c2073d9073f4073fb07416074db075d30767a076a9076c0076da076f20770e0772e0775b0778507849078a1078e9079200795607981079ec07a3e07b0707bda07ccb07db707e8707fa30801b0809e0811c0817c081b408231082ae0831908384084060842a084540846a0848f08496084b4084d8084f7085170854a0857b085ab085cf0860508641086650868f086a5086ca086d1086ee087110872f0874e08780087b0087df0880208836088700888b088a50891a0894608966089820899a089b7089d2089eb08a2808a4608a5f08a7a08a9008aa708adf08b0a08b5a08b7408bad08bdc08c1308c4a08c8108cb008cd808d1c08d6008db008e7708ecc08eea08f4808fe209085090ed09152091c3091fa092270926a09297092da093020934b09395093e40944509586095f10968c096ed097540979c097d40981f0986a098be098e10995009985099cc09a1a09b3709b5d09be309c1209c2909c6709c9b09cbf09ce909cff09d2109d4609d7b09da609dad09dc909de509e0609e2309e3f09e6f09ea509ec909ef309f0909f2b09f5009f8509fb009fb709fd409ff10a0120a0300a04d0a07f0a0b70a0db0a1050a11b0a13d0a1620a1970a1c20a1c90a1e70a2050a2260a2450a2630a2970a2d10a2f50a31f0a3350a3570a37c0a3b10a3dc0a3e30a4010a41f0a4400a45f0a47d0a4b10a4eb0a50f0a5390a54f0a5710a5960a5cb0a5f60a5fd0a61b0a6390a65a0a6790a6970a6cb0a7050a7290a7530a7690a78b0a7b00a7e50a8100a8170a8340a8510a8720a8900a8ac0a8de0a9160a93a0a9640a97a0a99c0a9c10a9f60aa210aa280aa460aa640aa850aaa40aac10aaf50ab2f0ab530ab7d0ab930abb50abda0ac0f0ac3a0ac410ac600ac7f0aca00acc00acde0ad140ad500ad740ad9e0adb40add60adfb0ae300ae5b0ae620ae810aea00aec10aee10aeff0af350af710af950afbf0afd50aff70b01c0b0510b07c0b0830b0a20b0c10b0e20b1020b1200b1560b1920b1b20b1da0b2330b2490b26e0b28f0b2b50b2d70b2f10b3c90b4ab0b4cc0b4f10b50f0b5610b5b80b60f0b63a0b7720b89c0b9f90bb830bc6e0bd7d0be190bedd0bf7a0c0060c1170c1740c1af0c20a0c28b0c3070c3890c3c30c4430c4c20c54a0c5630c5800c59f0c5c10c5e70c6690c6f00c73e0c7670c78c0c88b0c8f60ca5f0cabe0cb030cb360cb7a0cc250cc690ccad0cd410cd850cda80ce360ce880ced00cf080cf330cf720cfa10d0060d04a0d08c0d0ea0d1770d1d80d34f0d3c20d4280d43f0d46e0d4aa0d4cf0d4f20d5200d54f0d5800d59a0d5b30d6170d67a0d6e70d7540d8550d8e30d9660d9ae0db350dba80dc080dc1f0dc3b0dc770dc9c0dcc30dcf10dd200dd510dd6b0dd840de5a0ded20df550dfb60dfd70e0040e0de0e2540e2ff0e3f80e4f70e5480e59f0e60e0e6830e6f30e7ba0e8380e8840e8cd0e98d0ea590eb240ebfb0ec130ecb80ed7e0ee4d0ef120ef780f0660f1610f1fe0f2280f2c60f36f0f40e0f4250f43c0f5610f6860f6a10f9790f9b00f9cd0f9ea0fa130fa490fb500fb840fbb50fbf50fd3b0fe0d0fedd0ffe01002e1007a100ce1032b1040f104271044a104ab104b2104d3104ee105051051f1053b1055b10584105f21063f10686106bd106e41072b10756107b0107f1108bc108f01092b10965109a7109f010a4710a9510afa10b2a10b5c10bc610c3410c6810cc610d1910d3d10d9510de510e3c10e9310ef110f3010f6c10fb91107e111251118a111c9112161125a112b5112d2112f21137f113861139a113e2114001141e114471147c114a5114bc114d6114f4115111153211557115711158d115e71160811624116401166911692116b9116e311786117ac117d51180c1183111868118b0118f51197e119ba119f611a3111a6b11ab211afb11b2611b8211c4111c6911c9111cb811cde11da811e6a11ed911f451212e12168121a9121c5121fb1222b1225812288122d412322123fa1251312582125d6126111263a12693127861281b128a41296d129d112a8212b1e12b7412b9c12be01302013097130e01312813149132101324513271132ad132e51331f1335a13386133ad134821355513608136df1376e1397413e171406a1408f140a214255142f4143b2144a31455d145b4145c71466714731147fd148a7149a414d5d14ef5152161533d153de159af15d3915e6115ec71603816090161e61622d162a0163281638916430164a816585165ed1665d166e3167651681c168cd1696d16a0716a6c16a9a16ac816afa16b3516b5b16b9d16bd316c0a16d3216d6716dbd16df616e6416f4216f7116faf16fed1702617061170b41710b1714a17177171ad171e5172211725d17299172d4173211735a1738a173c2173f81741c17470174d71751d17564175a2175e81763417677176b7176eb1772d17766177bd1784f178a4178f91795b179b417a0617a2f17a5917a8017ac717b0217b3517b6a17bb317be617c2017c6e17cb517cf517d2f17d6b17da817de117e3917e9317ed717f3517f7117fab17fea1802718097181051816a181a9181f91823618280182d5183171835f18394183c91840118436184691849d184d0185031853a18575185a9185e2186181865018684186bf186ff1875818796187f31883118870188bd189181895818994189db18a1c18a6218aa218adb18b3018b7618bb918c0318c3818c7718ca118cd218cfa18d4018d7d18dad18ddc18e1a18e6518ea518f3e18f8d18fd01900e1903c19074190ad190d61910e191441917c191b3191ea1922919266192a5192e61932a19370193b9193fc194331946c194a9194f1195301957f195c6196151964e1968d196c5196fd1972b19770197cb198011983919878198c71990a1996a19a2319a7419ad819b3319bc319c6019ca419d0b19d9819dc019e4119ed519f0319f6419fa019fbc1a2151a30b1a3ff1a5021a5a51a8921a8ed1aa391ab0e1ac161ac8a1acd61ad021ad451adb81ae3a1aeb71af661b0091b0cc1b1831b2161b2bb1b3641b3b11b4491b4b21b53a1b5b21b60c1b6801b6c51b7221b7691b7981b7be1b7e91ba371ba541ba811baa01bacf1bb1d1bb6f1bb991bbd21bc091bc3f1bc701bca31bcda1bd021bd3c1bd641bd941c0441c0671c0bb1c1001c1451c17f1c1cf1c2091c39a1c4e81c5431c5a41c62e1c67b1c6e91c7531c7d41c8471c8c01c9771ca441cb0d1cb611cbda1cc6d1ccfb1cd7a1cdfd1ce7f1cefb1cf261cf6e1cfb41cff61d0381d0871d0db1d1401d1b11d2171d27e1d2c11d3031d39a1d3cb1d40b1d4471d4831d4c11d5031d53f1d57b1d5b71d5f31d6451d6961d6e71d73a1d7911d8241d8aa1d9561da021da9c1db0c1db7c1dbec1dc1e1dc501dca01dce41dd901de3b1de521de671e0101e1da1e31e1e5ad1e6fa1e7691e7db1ea111ea311ea5a1ea7f1ed931eddd1edfa1ee211ee4e1ee7b1eea61eecf1eef81ef211ef4a1ef771efa41efcd1eff81f0231f04c1f0771f0a21f0d11f1041f1351f16a1f1a11f1d61f1ff1f23e1f2771f2ba1f2f51f31c1f3331f34e1f4bc1f4f61f5261f5581f58a1f5c01f5fc1f6301f6661f69a1f6d01f7411f7b81f8071f8731f8c71f8f61f9131f9321f9551f97d1f99f1fa0e1fa671fb491fb9c1fbf11fc481fc951fce81fd3d1fd941fdef1fe4c2005a201512026e202a9202e42031a203532038d203c8204032043f2047d204bc2058f205c9206152066120697206bb206ef2073a207c72082920900209f520a9c20ab420ad720b0c20b5a20ba020bf420c3720c6c20cb520cf820d3d20da720e7920edc20f1220f6d20f8920fb720fdc210102102a21068210f92118a212122125b212e92133e21416214a2215152158e21662216d0216e12176d217902182a2187821a6021abe21b1e21b7c21be021c5021cb821d1a21d8021ddc21e3621e9021ee821f4a21fa82200822066220d02210e2215e2219a222222229f222e32232922370223bb2240522457224aa2250322562225c52261e2266d226de2270a2272e227572277e227ab227d222817228762289b228c2228fe22930229642298b229b0229f822a2522a5822ada22b1222b3a22b6b22c7b22d4622dbe22dec22e7c22e9f22ede22fbc2300c23062230b223102231222314e23187231b3231df2320b232432327a232ad232fa2332f2336e23395233b3233db234232345323482234aa234f72355e23596235cf236122364d2366d23689236b0236d6236ff237252375e237a6237d623819238932390423977")
    static let chunkFiles = PackedNumbers(digits: "00000000000000000000000000000000000000000000000000000010000100001000010000100001000010000100001000010000100001000010000100001000010000100002000020000200002000020000200002000020000200002000020000200002000030000300003000030000300003000040000400004000040000400004000040000400004000040000400004000040000400004000040000400004000040000500005000050000500005000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000700008000080000800008000080000800008000080000800008000080000800008000080000800008000080000800008000080000800008000080000800008000080000800008000080000800008000080000800008000080000900009000090000a0000a0000a0000a0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000c0000c0000c0000c0000c0000c0000c0000c0000c0000c0000c0000c0000c0000c0000c0000c0000c0000c0000c0000c0000c0000c0000c0000c0000c0000c0000d0000d0000d0000d0000d0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000f0000f0000f0000f0000f0000f0000f0000f0000f0000f0000f0000f0000f0000f0000f0000f0000f0000f0000f0000f0000f0000f0000f0000f0000f0000f0000f0000f0000f000100001000010000100001100011000110001100011000110001100011000110001100011000110001100011000110001100012000120001200012000120001200012000120001200012000120001200012000120001200012000120001200012000120001200013000130001300013000130001300013000130001300013000130001300013000130001300013000130001300013000130001300013000130001300013000130001300013000140001400014000140001400014000140001400014000140001400015000150001500015000150001500015000150001500015000150001500015000150001500015000150001500015000150001500015000150001500015000150001500015000150001500015000150001500015000150001500015000150001500015000150001500015000150001500015000150001500015000150001500015000150001500015000150001500015000150001600016000160001600016000160001600016000160001600016000160001600016000160001600016000160001600016000160001600016000160001600016000160001600016000160001600016000160001600016000160001600017000170001700017000180001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001a0001a0001a0001a0001a0001a0001b0001b0001b0001b0001b0001b0001b0001b0001b0001b0001b0001b0001b0001b0001b0001c0001c0001c0001c0001d0001d0001d0001d0001d0001d0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001f0001f0001f00020000200002000020000200002000020000200002000020000200002000020000200002000020000200002000020000200002000020000200002000020000200002000020000200002000020000200002000020000200002000020000200002000020000200002000020000200002000020000200002000020000200002000021000210002100021000210002100021000210002200022000220002200022000220002200022000220002200022000220002200022000220002200022000220002200022000220002200022000220002200022000220002200022000220002200022000220002200022000220002200022000220002200023000230002300023000230002300023000230002300023000230002300023000230002300023000230002300023000230002300023000230002300023000230002300023000230002300023000230002300023000230002300023000230002300023000230002300023000230002300023000230002300023000240002400024000240002400024000240002400024000240002400024000240002400024000240002400024000240002400024000240002400024000240002400024000240002400024000240002400024000240002400024000240002400024000240002400024000240002400024000240002400024000240002400024000240002400024000240002400024000240002400024000240002400024000240002400024000240002400024000240002400024000240002400024000240002400024000240002400025000250002500025000250002500025000250002500025000250002500025000250002600026000260002600026000260002600026000260002600026000260002600026000260002600026000260002600026000260002700027000270002700027000270002700027000270002700028000280002800028000280002800028000280002800028000280002800028000280002800028000280002800028000280002800028000280002800028000280002800028000290002900029000290002900029000290002900029000290002900029000290002900029000290002900029000290002900029000290002900029000290002900029000290002900029000290002900029000290002900029000290002900029000290002900029000290002900029000290002900029000290002900029000290002900029000290002900029000290002900029000290002900029000290002900029000290002900029000290002900029000290002900029000290002900029000290002900029000290002900029000290002900029000290002900029000290002900029000290002900029000290002900029000290002900029000290002900029000290002900029000290002900029000290002900029000290002900029000290002900029000290002900029000290002900029000290002900029000290002900029000290002900029000290002900029000290002900029000290002900029000290002900029000290002900029000290002900029000290002900029000290002900029000290002900029000290002900029000290002900029000290002900029000290002900029000290002900029000290002900029000290002900029000290002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c0002d0002d0002d0002d0002d0002d0002d0002e0002e0002e0002e0002f0002f0002f0002f0002f0002f0002f0002f0002f0002f0002f0002f0002f0002f0002f0002f0002f0002f0002f0002f0002f0002f0002f0002f0002f0002f0002f0002f0002f0002f0002f0002f0002f0002f0002f0002f0002f0002f0002f0002f0002f0002f0002f0002f0002f0002f0002f0002f0002f0002f0002f0002f0002f0002f0002f0002f0002f0002f0002f0002f0002f0002f0002f0002f0002f0002f0002f0002f0002f0002f0002f0002f0002f0002f0002f0002f0002f0002f0002f0002f0002f0002f0002f0002f0002f0002f0002f0002f0002f0002f0002f0002f0002f0002f0002f0002f0002f0002f0002f0002f0002f0002f0002f0002f0002f0002f0002f0002f000300003000030000300003000030000300003000030000300003000030000300003000030000300003000030000310003100031000310003100031000320003200032000320003200032000320003200032000320003200032000320003200032000320003200032000320003200032000320003200032000320003200032000320003200032000320003200032000320003200032000320003200032000320003200032000320003200032000320003200032000320003200032000320003200032000320003200032000320003200032000320003200032000320003200032000320003200032000320003200032000320003200032000320003200032000320003200032000320003200032000320003200032000320003200032000320003200032000320003200032000320003200032000320003200032000320003200032000320003200032")
    static let chunkHeaders = PackedNumbers(digits: "00000000330000000034000000000000000000000000000000000000001600016000160001600016000160001600000000180001800000000000001700000000000000000000000000001300013000130001300013000130001300013000130000000000000000002f0002f0002f0002f0001e00000000000000000000000000000c0000c0000c0000c0000c0000c0000c0000c0000c0000c0000c0000c0000c0000c0000000028000280002800028000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000042000420004200042000420004200042000420004200042000420004200042000420004200042000420004200042000420000000000000000000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000000000000000000000000000000000000000000070000700007000070000700007000070000700007000070000700007000070000700007000070000700007000070000700007000070000700007000070000700007000070000700007000070000700007000070000700007000070000700007000070000700007000070000700007000070000700007000070000700007000070000700007000070000700007000070000700000000000000000000000080000800008000080000800008000080000800008000080000800008000080000800008000080000800008000080000800008000080000800008000080000b0000b0000b0000b0000b0002900029000290002900029000290002900029000290002900029000290002900029000290002d0002d0002d0002d0002d0002d0002d0002d0002d0002d0002d0002d0002d0002d0002d0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c000440004400044000440004400044000440004400044000440004400044000440004400048000480004800048000480004800048000480004800048000480004800048000480004500045000450004500045000450004500045000450004500045000450004500045000460004600046000460004600046000460004600046000460004600046000460004600047000470004700047000470004700047000470004700047000470004700047000470001900019000190001900019000190001900019000190001900019000190001900019000190002000020000200002000020000200002000020000200002000020000200002000020000200000b0000b0000b0000b0000b0000b0000b00042000420004200042000420004200042000420004200042000420004200042000420004200042000420000d0000d0000d0000d0000d0000700007000070000700007000070000700007000070000700000000000001500015000150001500015000150001500000000000003d0003d0003d0003d0003d0003d0003d0003d0003d0000000000000000000000036000310003100031000310003100005000050000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d000000000000049000000000000000000000000000000000000001000010000100001000010000100001000010000100001000010000100001000010000100001000000000000000000000000000001d00000000240000000012000120001200000000000000000000000000000000000000000003c00015000150001500015000150001500015000150001500015000150001500015000150001500015000150001500015000150001500015000150001500015000150001500015000000001a0001a0001a0001a0001a0001a0001a0001a0001a0001a00019000190001900019000190001900019000190001900019000190001900019000190001900020000200002000020000200002000020000200002000020000200002000020000200002000000000000000000000000210002100021000210002100021000210002100021000210002100021000210002100021000210002100021000210002100021000210002100021000210000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000250002500000000260002900029000290002900029000290002900029000290002900029000290002900029000290002d0002d0002d0002d0002d0002d0002d0002d0002d0002d0002d0002d0002d0002d0002d0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c00044000440004400044000440004400044000440004400044000440004400044000440004400048000480004800048000480004800048000480004800048000480004800048000480004800045000450004500045000450004500045000450004500045000450004500045000450004500046000460004600046000460004600046000460004600046000460004600046000460004600047000470004700047000470004700047000470004700047000470004700047000470004700009000090000900009000090000900009000090000900009000090001f0001f0001f0001f0001f0001f0001f000000000000000000000000000000000000000000000000000000000014000420004200000000000000000000000000000000000000000003000030000300003600036000360003600036000360000000010000000000000000000000000000000000010000100000000320000000000000000000000000000000000000000000000000000000000370000000000000000003800038000380003800038000380003800038000380003800038000380003800038000380003800038000380003800038000000000f0000f0000f0000f0000f0000f0000f0000f0000f0000f0000f0000f0000f0000f0000f0000f00000000000000000000000000000000000000000000000000000000000000000000390000000000000390003900039000390003b0003a0003a0003a0003a0003a0003a0003a0003a0003a0003a0003a0003a0003a0003a0003a0003a0003a0003a0003a0003a0003a0003a0003a0003a0003a0003a0003a0003a0003a0003a0003a0003a0003a0003a0003a0003a0003a0003a0003a0003d0003d0003d0003d0003d0003d0003d0003d0003d0003d0003d0003d0003d0003d0003d0003d0003d0003d0003d0003d0003d0003d0003d0003d0003d0003d0003d0003d0003d0003d0003d0000000000000350003500035000350003500035000350003500035000350003500035000350003500035000350000000000000420004200042000420004200042000420004200042000420004200042000420004200042000420004200042000420004200042000420004200042000420004200042000420004200042000420004200042000420004200042000420004200042000420004200042000420004200042000420004200042000420004200042000420004200042000420004200042000420004200042000420004200042000420004200042000420004200042000420004200042000420004200042000420004200042000000000a0000a0000a0000a0000a000000000000000000000000000000000000000000000000000000000000000000000000000000000000000023000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000004b0004b0004b0004b0001c0001c0001c0001c0001c0001c0001c0001c0001c0001c0001c0001c00000000000000000000000000004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b00000000000000000000000000004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b00000000000000000000000000000000000000000000000000000000004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b00000000000001c000000000000000000430004300043000430004300043000430004300043000430004300043000430004300043000430004300000000270002700027000270002700000000000000000000000000000000000000000000000000000000004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0000000006000060000600006000060000600006000060000600006000060000600000000000000400004000040000400004000040000400004000040000400004000040000400004000040000400004000040000400004000040000400004000040000400004000000000000000000000000000000000000000000000000000004b0000000000000000000000000000110001100011000110001100011000110001100011000110001100011000110001100011000110001100011000110001100011000110001100011000110001100011000110001100011000000000000000000220002200022000220002200022000220002200022000220002200022000220002200022000220002200022000220002200022000000000000000000020000200002000020000200002000020000200002000000000000000000000004a0004a0004a0004a0004a0004a0004a0004a0004a0000000003000030000300000000000000000000000000000000000000000000000000000000003e0003e0003e0003e0003e0003e00000000000000000000000000000000000000000004b0004b00000000000001b000000000000000000000004b000000000000000000000004b0004c0000000000000000002e000000000000000000000003f0003f0003f0003f0003f0003f0003f0003f0003f0003f0003f0003f0003f0003f0003f0003f0003f0003f0003f0003f0003f0003f0003f0003f0003f0003f0003f0003f0003f0003f0003f0003f0003f0003f0003f0003f0003f0003f0003f0003f0003f0003f0003f0003f0003f0003f0003f0003f0003f0003f0003f0003f0003f0003f0003f0003f0003f0000000000000410004100041000410004100000000400004000040000400004000040000400004000040000400004000040000400004000040000400004000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000")
    static let chunkGates = PackedNumbers(digits: "00000000ae00000000af000000000000000000000000000000000000004e0004e0004e0004e0004e0004e0004e00000000510005100000000000004f00000000000000000000000000004800048000480004800048000480004800048000480000000000000000009c0009c0009c0009c0006600000000000000000000000000002d0002d0002d0002d0002d0002d0002d0002d0002d0002d0002d0002d0002d0002d00000000880008800088000880000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000da000da000da000da000da000da000da000da000da000da000da000da000da000da000da000da000da000da000da000da00000000000000000034000340003400034000340003400034000340003400034000340003400000000000000000000000000000000000000000001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e000000000000000000000001f0001f0001f0001f0001f0001f0001f0001f0001f0001f0001f0001f0001f0001f0001f0001f0001f0001f0001f0001f0001f0001f0001f0001f0001f00028000280002800028000280008b0008b0008b0008b0008b0008b0008b0008b0008b0008b0008b0008b0008b0008b0008b0008f0008f0008f0008f0008f0008f0008f0008f0008f0008f0008f0008f0008f0008f0008f0008c0008c0008c0008c0008c0008c0008c0008c0008c0008c0008c0008c0008c0008c0008c0008d0008d0008d0008d0008d0008d0008d0008d0008d0008d0008d0008d0008d0008d0008d0008e0008e0008e0008e0008e0008e0008e0008e0008e0008e0008e0008e0008e0008e0008e000f1000f1000f1000f1000f1000f1000f1000f1000f1000f1000f1000f1000f1000f1000f5000f5000f5000f5000f5000f5000f5000f5000f5000f5000f5000f5000f5000f5000f2000f2000f2000f2000f2000f2000f2000f2000f2000f2000f2000f2000f2000f2000f3000f3000f3000f3000f3000f3000f3000f3000f3000f3000f3000f3000f3000f3000f4000f4000f4000f4000f4000f4000f4000f4000f4000f4000f4000f4000f4000f400053000530005300053000530005300053000530005300053000530005300053000530005300072000720007200072000720007200072000720007200072000720007200072000720007200028000280002800028000280002800028000da000da000da000da000da000da000da000da000da000da000da000da000da000da000da000da000da00033000330003300033000330001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0004b0004b0004b0004b0004b0004b0004b0004b0004b000ca000ca000ca000ca000ca000ca000ca000ca000ca000b2000b2000b2000b2000b2000aa000aa000aa000aa000aa000190001900033000330003300033000330003300033000330003300033000330003300033000330003300033000330003300033000330003300033000330000000000000fc00000000000000000000000000000000000000390003900039000390003900039000390003900039000390003900039000390003900039000390000000000000000000000000000640000000082000000003d0003d0003d0000000000000000000000000000000000000000000c90004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b000000005400054000540005400054000540005400054000540005400053000530005300053000530005300053000530005300053000530005300053000530005300072000720007200072000720007200072000720007200072000720007200072000720007200000000000000000000000750007500075000750007500075000750007500075000750007500075000750007500075000750007500075000750007500075000750007500075000750000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000830008300000000850008b0008b0008b0008b0008b0008b0008b0008b0008b0008b0008b0008b0008b0008b0008b0008f0008f0008f0008f0008f0008f0008f0008f0008f0008f0008f0008f0008f0008f0008f0008c0008c0008c0008c0008c0008c0008c0008c0008c0008c0008c0008c0008c0008c0008c0008d0008d0008d0008d0008d0008d0008d0008d0008d0008d0008d0008d0008d0008d0008d0008e0008e0008e0008e0008e0008e0008e0008e0008e0008e0008e0008e0008e0008e0008e000f1000f1000f1000f1000f1000f1000f1000f1000f1000f1000f1000f1000f1000f1000f1000f5000f5000f5000f5000f5000f5000f5000f5000f5000f5000f5000f5000f5000f5000f5000f2000f2000f2000f2000f2000f2000f2000f2000f2000f2000f2000f2000f2000f2000f2000f3000f3000f3000f3000f3000f3000f3000f3000f3000f3000f3000f3000f3000f3000f3000f4000f4000f4000f4000f4000f4000f4000f4000f4000f4000f4000f4000f4000f4000f400023000230002300023000230002300023000230002300023000230007100071000710007100071000710007100000000000000000000000000000000000000000000000000000000004a000da000da0000000000000000000000000000000000000000000a1000a1000a1000b2000b2000b2000b2000b2000b20000000039000000000000000000000000000000000110001100000000ab0000000000000000000000000000000000000000000000000000000000ba000000000000000000bb000bb000bb000bb000bb000bb000bb000bb000bb000bb000bb000bb000bb000bb000bb000bb000bb000bb000bb000bb000000003600036000360003600036000360003600036000360003600036000360003600036000360003600000000000000000000000000000000000000000000000000000000000000000000c0000c0000c0000c0000c0000c0000c0000c9000c9000c9000c9000c9000c9000c9000c9000c9000c9000c9000c9000c9000c9000c9000c9000c9000c9000c9000c9000c9000c9000c9000c9000c9000c9000c9000c9000c9000c9000c9000c9000c9000c9000c9000c9000c9000c9000c9000c9000ca000ca000ca000ca000ca000ca000ca000ca000ca000ca000ca000ca000ca000ca000ca000ca000ca000ca000ca000ca000ca000ca000ca000ca000ca000ca000ca000ca000ca000ca000ca0000000000000b1000b1000b1000b1000b1000b1000b1000b1000b1000b1000b1000b1000b1000b1000b1000b10000000000000da000da000da000da000da000da000da000da000da000da000da000da000da000da000da000da000da000da000da000da000da000da000da000da000da000da000da000da000da000da000da000da000da000da000da000da000da000da000da000da000da000da000da000da000da000da000da000da000da000da000da000da000da000da000da000da000da000da000da000da000da000da000da000da000da000da000da000da000da000da000da000da000da000da000da000da000da000da0000000025000250002500025000250000000000000000000000000000000000000000000000000000000000000000000000000000000000000000790000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000105001050010500105000630006300063000630006300063000630006300063000630006300063000000000000000000000000000105001050010500105001050010500105001050010500105001050010500105001050010500105001050010500105001050010500105001050010500105001050010500105001050010500105001050010500105001050010500105001050010500105001050010500105001050010500105001050010500105001050010500105001050010500105001050010500105001050010500105001050010500105001050010500105001050010500105001050010500105001050010500105001050010500105001050010500105001050010500105001050010500105001050010500105001050010500105001050010500105001050010500105001050010500105001050010500105001050010500105001050010500105001050010500105001050010500105001050010500105001050010500105001050010500105001050010500105001050010500105001050010500105001050010500105001050010500105001050010500105001050010500105001050010500105001050010500105001050010500105001050010500105001050010500105001050010500105001050010500000000000000000000000000010500105001050010500105001050010500105001050010500105000000000000000000000000000000000000000000000000000000000105001050010500105001050010500105001050010500105001050010500105001050010500105001050010500105001050010500105000000000000063000000000000000000e2000e2000e2000e2000e2000e2000e2000e2000e2000e2000e2000e2000e2000e2000e2000e2000e2000000008600086000860008600086000000000000000000000000000000000000000000000000000000000105001050010500105001050010500105001050010500105001050010500105000000001c0001c0001c0001c0001c0001c0001c0001c0001c0001c0001c0001c00000000000001500015000150001500015000150001500015000150001500015000150001500015000150001500015000150001500015000150001500015000150001500015000000000000000000000000000000000000000000000000000010500000000000000000000000000003b0003b0003b0003b0003b0003b0003b0003b0003b0003b0003b0003b0003b0003b0003b0003b0003b0003b0003b0003b0003b0003b0003b0003b0003b0003b0003b0003b0003b0003b00000000000000000078000780007800078000780007800078000780007800078000780007800078000780007800078000780007800078000780007800000000000000000012000120001200012000120001200012000120001200000000000000000000000fe000fe000fe000fe000fe000fe000fe000fe000fe000000001300013000130000000000000000000000000000000000000000000000000000000000cc000cc000cc000cc000cc000cc0000000000000000000000000000000000000000001050010500000000000005500000000000000000000001050000000000000000000000105001070000000000000000009000000000000000000000000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d00000000000000d2000d2000d2000d2000d200000000d1000d1000d1000d1000d1000d1000d1000d1000d1000d1000d1000d1000d1000d1000d1000d1000d100000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000")
    static let chunkIsConformance = PackedNumbers(digits: "000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000000000000001000010000100001000010000100001000010000100001000010000100001000010000100000000000000100001000010000100001000010000000000000000000100001000010000100001000010000100001000010000000000000000000000001000010000100001000010000100001000010000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000001000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000")
    static let chunkFollowsGate = PackedNumbers(digits: "000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000001000000000000000000000000000000000000000000000000000000000000000000000100000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000100000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100000000000000000000000000000000000000000000000000000000000000000000000000000001000010000100001000010000100001000010000100001000010000100001000010000100000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000010000100000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000100000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100000000000000100000000000000000000000000000000000000000000000000000000000100001000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000001000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000001000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000001000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000001000010000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000001000000000000000000000000000000000000000000000000000000000000000000000000000000000000000001000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000")
    static let chunkNames = PackedRows(
        ends: PackedNumbers(digits: "0000100002000030000400005000060000700008000090000a0000b0000c0000d0000e0000f000100001100012000130001400015000160001700018000190001a0001b0001c0001d0001e0001f000200002100022000230002400025000260002700028000290002a0002b0002c0002d0002e0002f000300003100032000330003400035000360003700038000390003a0003b0003c0003d0003e0003f000400004100042000430004400045000460004700048000490004a0004b0004c0004d0004e0004f000500005100052000530005400055000560005700058000590005a0005b0005c0005d0005e0005f000600006100062000630006400065000660006700068000690006a0006b0006c0006d0006e0006f0007000071000730007400075000760007700078000790007a0007b0007c0007d0007e0007f000800008100082000830008400085000860008700088000890008b0008d0008e0008f000900009100092000930009400096000980009a0009b0009c0009d0009e0009f000a1000a2000a3000a4000a5000a6000a7000a8000a9000aa000ab000ac000ad000ae000af000b0000b1000b2000b3000b4000b5000b6000b7000b8000b9000ba000bb000bc000bd000bf000c0000c1000c2000c3000c4000c5000c6000c7000c8000c9000ca000cb000cc000cd000ce000cf000d0000d2000d4000d5000d6000d7000d8000d9000da000db000dc000dd000de000df000e0000e1000e2000e3000e4000e5000e6000e7000e8000e9000ea000ec000ee000ef000f0000f1000f2000f3000f4000f5000f6000f7000f8000f9000fa000fb000fc000fd000fe000ff001000010100102001030010400105001060010700108001090010a0010b0010c0010d0010e0010f001100011100112001130011400115001160011700118001190011a0011b0011c0011d0011e0011f001200012100122001230012400125001260012700128001290012a0012b0012c0012d0012e0012f001300013100132001330013400135001360013700138001390013a0013b0013c0013d0013e0013f001400014100142001430014400145001460014700148001490014a0014b0014c0014d0014e0014f001500015100152001530015400155001560015700158001590015a0015b0015c0015d0015e0015f001600016100162001630016400165001660016700168001690016a0016b0016c0016d0016e0016f001700017100172001730017400175001760017700178001790017a0017b0017c0017d0017e0017f001800018100182001830018400185001860018700188001890018a0018b0018c0018d0018e0018f001900019100192001930019400195001960019700198001990019a0019b0019c0019d0019e0019f001a0001a1001a2001a3001a4001a5001a6001a7001a8001a9001aa001ab001ac001ad001ae001af001b0001b1001b2001b3001b4001b5001b6001b7001b8001b9001ba001bb001bc001bd001be001bf001c0001c1001c2001c3001c4001c5001c6001c7001c8001c9001ca001cb001cc001cd001ce001cf001d0001d1001d2001d3001d4001d5001d6001d7001d8001d9001da001db001dc001dd001de001df001e0001e1001e2001e3001e4001e5001e6001e7001e9001ea001eb001ec001ed001ee001ef001f0001f1001f2001f3001f4001f5001f6001f7001f8001f9001fa001fb001fc001fd001fe001ff0020000201002030020400205002060020700208002090020a0020b0020c0020d0020e0020f002100021100212002130021400215002160021700218002190021a0021b0021c0021d0021e0021f002200022100222002230022400225002260022700228002290022a0022b0022c0022d0022e0022f0023000231002330023400235002360023700238002390023a0023b0023c0023d0023e0023f002400024100242002430024400245002460024700248002490024a0024b0024c0024d0024e0024f002500025100252002530025400255002560025700258002590025b0025c0025e0025f002600026100262002630026400265002660026700268002690026a0026c0026d0026f002700027100272002730027400275002760027700278002790027a0027b0027c0027d0027e0027f002800028100282002830028400285002860028700288002890028a0028b0028c0028d0028e0028f002900029100292002930029400295002960029700298002990029a0029b0029c0029d0029e0029f002a0002a1002a2002a3002a4002a5002a6002a7002a8002a9002aa002ab002ac002ad002ae002af002b0002b1002b2002b3002b4002b5002b6002b7002b8002b9002ba002bb002bc002bd002be002bf002c0002c1002c2002c4002c5002c6002c7002c8002ca002cb002cc002cd002ce002cf002d0002d1002d2002d3002d5002d6002d7002d8002d9002db002dc002dd002de002df002e0002e1002e2002e3002e4002e6002e7002e8002e9002ea002ec002ed002ee002ef002f0002f1002f2002f3002f4002f5002f7002f8002f9002fa002fb002fd002fe002ff0030000301003020030300304003050030600308003090030a0030b0030c0030e0030f0031000311003120031300314003150031600317003190031a0031b0031c0031d0031f0032000321003220032300324003250032600327003280032a0032b0032c0032d0032e003300033100332003330033400335003360033700338003390033b0033c0033d0033e0033f0034100342003430034400345003460034700348003490034a0034c0034d0034e0034f0035000352003530035400355003560035700358003590035a0035b0035d0035e0035f0036000361003630036400365003660036700368003690036a0036b0036c0036d0036e0036f003700037100372003730037400375003760037700378003790037a0037b0037c0037d0037e0037f0038000381003820038300384003850038600387003880038a0038b0038c0038d0038e0038f0039000391003920039300394003950039600398003990039a0039b0039c0039d0039e0039f003a0003a1003a2003a3003a4003a5003a6003a7003a8003a9003aa003ab003ac003ad003ae003af003b0003b1003b2003b3003b4003b5003b6003b7003b8003b9003ba003bb003bc003bd003be003bf003c0003c1003c2003c3003c4003c5003c6003c7003c8003c9003ca003cb003cc003cd003ce003cf003d0003d1003d2003d3003d4003d5003d6003d7003d8003d9003da003db003dc003dd003de003df003e0003e1003e2003e3003e4003e5003e6003e7003e8003e9003ea003eb003ec003ed003ee003ef003f0003f1003f2003f3003f4003f5003f6003f7003f8003f9003fa003fb003fc003fd003fe003ff004000040100402004030040400405004060040700408004090040a0040b0040c0040d0040e0040f004100041100412004130041400415004160041700418004190041b0041c0041d0041e0041f004200042100422004230042400425004260042700428004290042a0042b0042c0042d0042e0042f004300043100432004330043400435004360043700438004390043a0043b0043c0043d0043e0043f004400044100442004430044400445004460044700448004490044a0044b0044c0044d0044e0045000452004530045400455004560045700458004590045a0045b0045c0045d0045e0045f004600046100462004630046400465004660046700468004690046a0046b0046c0046d0046e0046f004700047100472004730047400475004760047700478004790047a0047b0047c0047d0047e0047f004800048100482004830048400485004860048700488004890048a0048b0048c0048d0048e0048f004900049100492004930049400495004960049700498004990049a0049b0049c0049d0049e0049f004a0004a1004a2004a3004a4004a5004a6004a7004a8004a9004aa004ab004ac004ad004ae004af004b0004b1004b2004b3004b4004b5004b6004b7004b8004b9004ba004bb004bc004bd004be004bf004c0004c1004c2004c3004c4004c5004c6004c7004c8004c9004ca004cb004cc004cd004ce004cf004d0004d1004d2004d3004d4004d5004d6004d7004d8004d9004da004db004dc004dd004de004df004e0004e1004e2004e3004e4004e5004e6004e7004e8004e9004ea004eb004ec004ed004ee004ef004f0004f1004f2004f3004f4004f5004f6004f7004f8004f9004fa004fb004fc004fd004fe004ff005000050100502005030050400505005060050700508005090050a0050b0050c0050d0050e0050f005100051100512005130051400515005160051700518005190051a0051b0051c0051d0051e0051f005200052100522005230052400525005260052700528005290052a0052b0052c0052d0052e0052f005300053100532005330053400535005360053700538005390053a0053b0053c0053d0053e0053f005400054100542005430054400545005460054700548005490054a0054b0054c0054d0054e0054f005500055100552005530055400555005560055700558005590055a0055b0055c0055d0055e0055f005600056100562005630056400565005660056700568005690056a0056b0056c0056d0056e0056f005700057100572005730057400575005760057700578005790057a0057b0057c0057d0057e0057f005800058100582005830058400585005860058700588005890058a0058b0058c0058d0058e0058f005900059100592005930059400595005960059700598005990059a0059b0059c0059d0059e0059f005a0005a1005a2005a3005a4005a5005a6005a7005a8005a9005aa005ab005ac005ad005ae005af005b0005b1005b2005b3005b4005b5005b6005b7005b8005b9005ba005bb005bc005bd005be005bf005c0005c1005c2005c3005c4005c5005c6005c7005c8005c9005ca005cb005cc005cd005ce005cf005d0005d1005d2005d3005d4005d5005d6005d7005d8005d9005da005db005dc005dd005de005df005e0005e1005e2005e3005e4005e5005e6005e7005e8005e9005ea005eb005ec005ed005ee005ef005f0005f1005f2005f3005f4005f5005f6005f7005f8005f9005fa005fb005fc005fd005fe005ff006000060100602006030060400605006060060700608006090060a0060b0060c0060d0060e0060f006100061100612006130061400615006160061700618006190061a0061b0061c0061d0061e0061f006200062100622006230062400625006260062700628006290062a0062b0062c0062d0062e0062f006300063100632006330063400635006360063700638006390063a0063b0063c0063d0063e0063f006400064100642006430064400645006460064700648006490064a0064b0064c0064d0064e0064f006500065100652006530065400655006560065700658006590065a0065b0065c0065d0065e0065f006600066100662006630066400665006660066700668006690066a0066b0066c0066d0066e0066f006700067100672006730067400675006760067700678006790067a0067b0067c0067d0067e0067f006800068100682006830068400685006860068700688006890068a0068b0068c0068d0068e0068f006900069100692006930069400695006960069700698006990069a0069b0069c0069d0069e0069f006a0006a1006a2006a3006a4006a5006a6006a7006a8006a9006aa006ab006ac006ad006ae006af006b0006b1006b2006b3006b4006b5006b6006b7006b8006b9006ba006bb006bc006bd006be006bf006c0006c1006c2006c3006c4006c5006c6006c7006c8006c9006ca006cb006cc006cd006ce006cf006d0006d1006d2006d3006d4006d5006d6006d7006d8006d9006da006db006dc006dd006de006df006e0006e1006e2006e3006e4006e5006e6006e7006e8006e9006ea006eb006ec006ed006ee006ef006f0006f1006f2006f3006f4006f5006f6006f7006f8006f9006fa006fb006fc006fd006fe006ff007000070100702007030070400705007060070700708007090070a0070b0070c0070d0070e0070f007100071100712007130071400715007160071700718007190071a0071b0071c"),
        elements: PackedNumbers(digits: "000ad002e1000ae003580014f0015d0015c000b60011b001560004d0022f00197001970019800198001980038d00050002f7001b70004c0004e002de0004f0015b0014d000e600047002de001f3001f2003a4003a6003a7003a50017f0017d0014c0012f0009b002080020d0031f002a1002a10002a0002d0002b0002e0002c003e00023d002c3002c4002b5002b6002bf002c000260001d400255002e4003cb0025b00087001dc002600021200283003000036f0021a001bf00340003bf00362001db00394001920017c001990019a0020b002a6002a8002a70021b00243001be0020c00190000a3002290029c001b90029d002a5002a2001d0001d000336003be0031b0018f002f50029f002a4002a3002a00029e001bc001cf0013a0036b0003d000330025c003cb003dd003de002da0028d001e20018900312003d3002a90038b000f7001450014b000ac003e50012600136000400001e000de0001d00251000c800333001dc002600021200283001b8003710003800203000380024c00038002ad0024e001eb0037e000bb000f8000080018d0018d0025300253003290032b0032b0032c0032c002fd0032a0032a0032d0033400338003850033c0035e0036900369002f6002cc0014800329002130028400213002840024c000380024c001f10030500383001f8001f90030500305003830031a00004000050010d000f9000f80001e000860001e000de0001e00251000c8000bb001dc0026000212002830024c0024c0024c001f10024e0015f0030500383001f8001f9002fc002fd0032b0032c0018d0000400027002510002700251003ad001eb00319000cd000ce000480005e0006b0007000022000d8000aa000100009e000460003c0008100063000cd000ce000480005e0006b0007000022000d8000aa000100009e000460003c0008100063000cd000ce000480005e0006b0007000022000d8000aa000100009e000460003c0008100063000cd000ce000480005e0006b0007000022000d8000aa000100009e000460003c0008100063000cd000ce000480005e0006b0007000022000d8000aa000100009e000460003c0008100063000fe000480005e0006b0007000022000d8000aa000100009e000460003c0008100063000fe000480005e0006b0007000022000d8000aa000100009e000460003c0008100063000fe000480005e0006b0007000022000d8000aa000100009e000460003c0008100063000fe000480005e0006b0007000022000d8000aa000100009e000460003c0008100063000fe000480005e0006b0007000022000d8000aa000100009e000460003c0008100063000480005e0006a0006b0002100074000d8000ce000aa000100009e000460003c0008100063000480005e0006a0006b0002100074000d8000ce000aa000100009e000460003c0008100063000480005e000670009e000460008100063000480005e0006d0006e000e5000dc000bc0002000038000c80009e000460003c000810006300059000de0009e000460003c0008100063000480005e0006600046000bc000a2000b80002000038000c80006300081000480005e000680004600038000c8000590006300081000480005e00066000ca0004600038000c8000810006300063000810005e000480006c00084000650003c000810006300081000630003200251000fc001eb002680026d0027700264002760026c0026e0027400275002690025e0025d00191003df0023f003d4002aa003d6003ca0015a000fc00144000fc000c2000fb000f6000f50005e000480003600037002600021200283001dc0024e001f10024c0024c002240022400213002130028400284002830031a000c70004200025000650006300000000810023a0003c0000e0000b0000f00046000450009e00084000bd0003100090000c8002ad00091001020004a00251002c6003cc000c8002370013b001dc002600027e003d8001eb002120037e0037e003d20032e0032a002fc00338002ad0031a002b0001ce00210002bc002bd0005300354002c1002be002d0003eb0000400006000020000a001d000022000210005200251002090005200251002f800250002cf003eb002340028b0028c003c5003190031900022000210007100251002090007100251002f800250002cf003eb002340028b0028c003c5003190031900073000720007500076001eb002ac0026b002650026300278003600013d002dc002db003c40034100341003400034000370003c1003280026700262001f100182002d9002b7002c50030e0030e001e1001fa0013f00194003010020e001950030200166002c2002c2002b4002b40016c00384003760037600331003ec0035900359003e3003e3002660000d00001002df003cf0031d003e70000c00000003ed000ab0013c00082001cb00211000160024400022000210008a002510031800209003c0001c30008a00251002b4002c2001a3003eb002ac003190031900022000210008e002510031800209003c0001c30008e00251002b4002c2001a3003eb002ac003190031900022000210008b002510031800209003c0001c30008b00251002b4002c2001a3003eb002ac003190031900022000210008c002510031800209003c0001c30008c00251002b4002c2001a3003eb002ac003190031900022000210008d002510031800209003c0001c30008d00251002b4002c2001a3003eb002ac00319003190002200021000f0002510031800209003c0001c3000f000251002b4002c2001a3003eb002ac00319003190002200021000f4002510031800209003c0001c3000f400251002b4002c2001a3003eb002ac00319003190002200021000f1002510031800209003c0001c3000f100251002b4002c2001a3003eb002ac00319003190002200021000f2002510031800209003c0001c3000f200251002b4002c2001a3003eb002ac00319003190002200021000f3002510031800209003c0001c3000f300251002b4002c2001a3003eb002ac0031900319001eb0026a0031600361001f100182003b90026f001a30031900319002dd00289001b40017e00382002ce002d9000170001a00015000fa0005b000390006f000690006d000db000490018e00049000da003780006b0006a000670006c0006e0006600068000a0003630037600183000b100251002ae0021700393003d0001e000038002ad0008800020000b8000a2000bc000100000500007000aa00003000ce000d80002200070000cd000fe0007400021000dc000e5000b900149000e0000bb000ba003c700035001dc00260001eb00371002030024c0024c0037e0021200283001f8001f90030500383001c2002f2002f20032700035003c7000ba001dc00260001eb00371002030024c0024c0037e0021200283001c2002f2002f20032700044000430011c000b200111000b4000b30000900008000090000800008000bf0022e0006300081002ae002af00217002180027a002ae001cd0021700210002210032200322001d4001d400186001dc00212002c2002b4002c2002b40036a0036a002040033d0035f0027a0027a0027a00201003720028e002010030500305001f7001f8001f9003830036d0036d00287003c8003e2000c900251000c8002c6001dc0026000212001eb001d400253003d1003290032a0032b002fc00338002ad0031a00210003cb0025a003810038c00228002250038000227002720027300270002710025f000ca000b000260001d4003cb0025a003810038c00272002730025f0025300329003d100228002250038000227000df000d600086000d900251000d90025100318001ea0032300333001e3001b5001dc002600021200283001eb001e0003d6003d5003ca0015a003d4002aa0023800239001d4001d4001d40018d0018d0018d003e800004000050032a0032a0032b0032b0032c0032c002fd002fc00338002ad002100030500383001f8001f900305001f70036d0036d0036d00371002030012900150001300012b0015f0024c0024c0024c0024c001f100086000bb0012800213002130025300253003290032d003340031c00215001460033500024001d30018a003ba002440037e0012c0012d0015500133001680014e0015300127001000007f00109000c4000790007e000c50007800056000560009300041001070007b0007c00118000940001900080001010010a0002900028000e7000e4000c6000e3000d7000d200099001630005f0006000062001370011400116001120020500205003bb001ed00261001ca0034800241003d900285001fb0028f001f0001770017b001700003b000c3000ff0009500055002f5002f5002f50022a0022a0021d0021f0021e001a900279003c900377002ca002cb0027b003b7001a10039a00222002230022300223003a90016d002ed00240001da0035c001a7001aa001c7001c6001d5001d5002e3002e3002ff002ff0033f0033e00345003450034500193001930034700346002160021600286003ea0028f0028f0028f00290002cd003c2002c70018800249003890038a0038800248001ff00342002d6002d6002d3002d3002d3002d3002d4002d2002d1002d8003b1003b20037400304001b2003ae0039c002f90029900280002bb0022600236003100022c001df003900024d001d8001b100294002950029600297002980023b0034b0034e0034d0034c0034a0034f003500027d0039b0019b0039e001ec0019d0037d0039f0028100321003ce0030f001870023e0019f0018a0018a001d6002b2002b3002d7001f6001d1001a5001c9001c8001af001d700343002330024200172001730017a0016f001780017100179001750016e0016e0027c0027c003070030800306002560030a0030b0030c001fb002ab001e600184001d9001d90021c00219002b9000a5000ee000ef0010e0011a0019e0019e0019e0019e0019e0019e002f3002f3002b1002b100293001400009a0009700096000a7000a8000a60011e000e8000e9000ea003b0003b000392003920039600396002ea0035d0035d0022b0022b002fe002d5002d50022d002e80032500352002eb00303002e90038f000a40004b001ef0009c0009d000e1001a9001a90027900279003c9003770021d0021f00222002230027b003b7001a1002cb002ca00030000ed000850033a0033a0032f002590018b000d30005100092000b50010c001130010f001170011f0011d0010b002e5002e7002e6002e6002e600244003bc002ec0017400176001760016e0016e0001b00247002ed0034400364002cc00314002e30034400196002c9001cc0018a000ec00014001e500291001fc001fe001fd0036e001ae00367003680025700291001fc001fe001fd0036e0036e0025700258003a8001ae0036700368001e90036c0033000332003e1003e60012500135000d5000af0006100023001190011500206000d40013e00160001610003a002ed0023100320002ef003e900235002c800398001de001a60024f00313002fb001b0003dc00232001a4001c40030d0035300399003150016d0019e003a900326003a3003c6003a2001a0000cc0009f0007700282003aa003ab003ac0023c0037b001b600220001ba001bb0038e0038e001dd001dd001dd003db001a900279002ca002cb00366000830010300011001c100288003b8003b3001ab003b4003b5001ac001ad000570001f00058000fd001c1003b3001ab00288003b8003b4003b5001ac001ad0001200317001e700317000e20003f0010800026000dd0007a00098000b700013000cb000890020f00379003790037a003bd00254000be000340005a0002f000c10003e000c00010400154001430010500054003d10005d0001c0007d00064002070010600120000a10005c002c9001d200110001380008f0031e00157003e40016b000cf001b300387003af0039d0035500351003a0003730024a00292001c000391002ba002fa0037500365002f0002de00181003370035a003d7002e0002e200252001e80029a001a80018c001ee00245002460029b003110019c00339003cd002f1003a1003da0028a002f4001bd00230001ef003570034900349003240037c0035b002ee002b80033b0037f00397003b6000eb000d1002140020000200001dc00185000d00020a002610027f003d700395001f4003c3001c50024b001e400180003560038600309001f5001a2002020014a00141001470012200158001690015e0016200139001230012e00124001590016700151001640016a00142001520012a0016500132001210013100134"))
    static let mentions = PackedRows(
        ends: PackedNumbers(digits: "000000000200002000020000300003000030000400004000040000500008000080000a0000b0000c0000f0000f0000f0000f0000f0000f00015000160001d0001e0001f0002000028000290002a0002b0002c0002d0002e0003000032000330003400036000380003a0003c0003e00041000440004500047000490004b000500005100052000530005400056000580005a0005c0005f0006100063000650006c000720007c0007d0007e0007f000800008100082000830008400085000860008700088000890008a0008b0008c0008d0008e0008f000900009100092000930009400095000980009f000a0000a1000a2000a3000a4000a5000a6000a9000aa000af000b2000b3000b5000b9000bd000bf000c1000c5000c9000cb000cc000cd000d1000d2000d4000d7000d9000db000dd000df000e2000e4000e6000e8000ea000ef000f0000f1000f1000f1000f1000f1000f2000f3000f3000f4000f5000f6000f7000f7000f7000f8000f9000fa000fb000fc000ff00100001010010300105001050010600107001090010a0010a0010b0010b0010c0010c0010d0010f0011000112001130011400114001140011400115001190011b0011c0011e0011f001200012200124001250012600127001290012b0012d0012f00132001350013800138001390013b0013e0013e0013f0014400145001460014600147001490014a0014b0014b0014b0014c0014d0014e0014f0015200154001570015a0015d0016000160001600016000160001610016300164001640016400165001660016600166001660016600166001660016600166001660016600166001660016600166001660016700168001690016a0016b0016c0016d0016e0016f001700017100172001730017400175001760017700178001790017a0017b0017c0017d0017e0017f001800018100182001830018400185001860018700188001890018a0018b0018c0018d0018e0018f001900019100192001930019400195001960019700198001990019a0019b0019c0019d0019e0019f001a0001a1001a2001a3001a4001a5001a6001a7001a8001a9001aa001ab001ac001ad001ae001af001b0001b1001b2001b3001b4001b5001b6001b7001b8001b9001ba001bb001bc001bd001be001bf001c0001c1001c2001c3001c4001c5001c6001c7001c8001c9001ca001cb001cc001cd001ce001cf001d0001d1001d2001d3001d4001d5001d6001d7001d8001d9001da001db001dc001dd001de001df001e0001e1001e2001e3001e4001e5001e6001e7001e8001e8001e8001e8001e8001e8001e8001e8001e8001e8001e8001e8001e8001e8001e8001e8001e9001ea001eb001ec001ed001ee001ef001f0001f1001f2001f3001f4001f5001f6001f7001f7001f7001f7001f7001f7001f7001f7001f7001f7001f7001f7001f7001f7001f7001f7001f7001f7001f7001f7001f7001f7001f7001f8001f9001f9001f9001f9001f9001f9001f9001f9001f9001f9001f9001f9001f9001f9001f9001f9001f9001f9001f9001f9001f9001f9001f9001f9001f9001f9001f9001f9001f9001f9001f9001f9001f9001f9001f9001f9001f9001f9001f9001f9001f9001f9001f9001f9001f9001f9001f9001f9001fa001fc001fd001fe001ff002000020100202002030020400205002060020700208002090020a0020b0020c0020d0020e0020f00211002120021b0021d0021e0021e0021f00220002200022000222002240022600227002280022a0022c0022e002300023200233002340023600237002390023a0023c0023d0023d0023d0023d0023d0023e00240002420024400246002480024a0024c0024d0024e002500025100251002510025100252002530025300253002530025400255002560025800258002590025a0025a0025a0025b0025b0025b0025b0025b0025b0025c0025c0025d0025e0025e0025f0025f0026200263002650026c0026f00272002750027700278002790027a0027c0027e0027f00280002810028200283002830028400285002860028700288002890028a0028b0028d0028f00290002910029200293002930029400295002960029700298002990029a0029b0029d0029f002a0002a1002a1002a1002a3002a4002a6002a8002aa002ac002ae002b0002b1002b2002b3002b4002b6002b7002b9002ba002bb002bc002be002c0002c1002c2002c3002c4002c5002c6002c9002ca002ca002cb002cd002cf002d1002d2002d4002d6002d7002d8002d9002da002db002db002dc002dd002df002e3002e4002e5002e5002e5002e6002e7002e9002ea002ea002eb002eb002ec002ed002ef002f3002f4002f6002f7002f8002f9002fb002fc002fd002fe003000030100302003030030300304003050030600307003080030a0030c0030d0030e0030f003110031200313003140031400315003160031700318003190031b0031d0031e0031f003200032200323003240032500325003260032700328003290032a0032c0032e0032f003300033100333003340033500336003360033700338003390033a0033b0033d0033f003400034100342003440034500346003470034700348003490034a0034b0034c0034e003500035100352003530035500356003570035800358003590035a0035b0035c0035d0035f0036100362003630036400366003670036800369003690036a0036b0036c0036d0036e00370003720037300374003750037700378003790037a0037a0037b0037c0037d0037e0037f003810038300384003850038600388003890038a0038b0038b0038c0038d0038e0038f003900039200394003950039600397003990039a0039b0039c0039c0039d0039e0039f003a0003a1003a3003a5003a7003a9003aa003ab003ad003af003b1003b3003b5003ba003bf003c1003c3003c4003c6003c8003ca003cb003cd003d0003d4003d6003d8003da003db003dc003dd003df003e3003e5003e6003e7003e8003e9003ea003ea003eb003eb003eb003eb003ec003ed003ee003ee003ee003ee003ee003ee003ef003f1003f3003fa003fb003fc003fd003fe003ff004000040100402004030040400405004090040b0040d0040e00411004120041600417004180041b004200042100426004260042700428004290042a0042a0042a0042a0042a0042a0042a0042a0042e00432004360043a0043f0044200444004460044b0044b0044c0044d0044e0044f0044f0044f0044f0044f0044f0044f0044f0045300455004580045b0045c0045d0045f004630046500467004690046b0046d0046f00471004730047400474004750047600477004790047a0047c0047e00480004820048500488004890048a0048b0048d0048f00491004940049600497004980049a0049c0049d004a1004a3004a4004a5004a7004a9004ac004ae004b0004b2004b7004bb004be004c1004c3004c5004c7004cf004d4004d5004d7004d8004d8004d9004da004db004dc004dc004dd004de004df004df004df004e0004e0004e0004e1004e2004e2004e5004e7004e9004eb004ed004ee004ef004f0004f1004f3004f5004f8004fb004fd004ff005010050300505005060050700508005090050c0050e00510005120051400515005160051700518005190051a0051b00520005200052000523005230052300525005260052700528005290052a0052b0052c0052d0052e0052f0053100532005330053400536005380053a0053c0053e0053f00540005410054200543005450054600548005490054a0054b0054c0054d0054e0054f005510055500557005590055b0055d0056100564005690056d0057500577005790057a0057b0057c0057e005800058200584005880058c005900059400596005970059a005a0005a4005a7005ad005ae005b0005b6005ba005bc005bd005bf005c0005c2005c4005c4005c7005c7005c7005c7005c8005c8005c8005c8005c8005cd005d2005d6005db005dd005e0005e3005ea005eb005ec005ef005f1005f5005fa005fd005fe005fe00601006070060d0061200614006180061d00624006280062b006300063400637006390063b0063b0063e0063f0064000641006430064500646006480064a0064b0064c0064d0064e0064f00650006510065200653006540065500656006560065700657006570065b0065d0066100663006670066b0066d0066f006710067300675006780067b0067d0067e00680006820068400687006890068b0068c0068d0068f006910069300694006970069b0069e006a1006a3006a4006a6006a7006a9006ab006ad006af006b3006b8006bc006c0006c4006c7006ca006cb006cc006cd006cf006d1006d3006d5006d8006d9006db006dd006e0006e2006e4006e6006e7006e8006e9006ec006ef006f3006f5006f7006f9006fb006fe0070100703007050070700708007090070b0070d0070f007100071100712007130071400715007160071700718007190071a0071b0071c0071d0071e0071f0072100723007250072700728007290072b0072e0072f0073100733007340073600738007390073b0073c0073e00740007410074200743007440074500747007490074b0074d0074f00751007520075600757007580075a0075b0075d0075f00760007620076400766007680076a0076c0076e00770007710077200773007750077600778007790077a0077b0077c0077e007800078200783007850078600787007880078a0078c0078d0078e0079000792007940079400794007940079500796007990079d0079e007a0007a4007a5007a8007ac007ad007b1007b2007b3007b7007bc007c1007c3007c5007c8007c9007cd007d0007d0007d2007d4007d5007d7007d8007d9007da007de007e1007e5007e8007ec007ee007f2007f3007f5007f6007f9007fa007fb007fc007fe008000080000801008020080300808008090080b0080c0080e008110081400816008180081a0081c0081e008200082200823008250082500825008290082a0082c0082d0082e00830008320083300836008390083a0083b0083e0083f0084100843008450084600847008490084c0084f00851008530085500857008590085b0085d0085f008600086100862008630086400866008680086a0086e0086f00870008710087300874008760087700878008790087a0087b0087c0087d0087e0087f00880008820088400886008880088a0088c0088e00890008920089400896008980089a0089c0089f008a1008a2008a3008a3008a3008a5008a7008a9008ab008ac008ad008ae008b0008b1008b1008b1008b6008b8008b9008ba008bb008bc008bd008be008bf008c0008c1008c2008c3008c4008c5008c6008c7008c8008c9008ca008cb008cc008cd008ce008cf008d0008d1008d2008d3008d4008d5008d5008d6008d8008d9008da008db008dc008dd008de008df008e0008e1008e2008e4008e5008e8008eb008ee008ef008f0008f1008f2008f3008f4008f4008f4008f7008f8008fa008fc008fe009000090300906009090090c0090f0091200914009160091700918009190091a0091b0091c0091d0091e0091f009210092200924009260092600926009260092600927009290092e00934009390093a0093b0093d009400094300946009480094a0094b0094c0094d0094f00952009530095300954009550095600956009560095700958009590095b0095c0095e0096100962009630096500967009690096c0096e0096e0096f0096f009710097300975009760097700978009790097a0097b0097c0097d0097e0097f009800098100982009830098400985009860098800989009890098a0098b0098b0098b0098c0098d0098e0098f0099000991009920099300994009950099600996009960099700998009990099a0099b0099d0099d0099d0099e0099e0099f0099f0099f009a0009a0009a0009a4009a5009a6009a7009ab009ae009af009b0009b2009b3009b4009b6009b7009b8009b9009ba009ba009ba009bb009bb009bb009bb009bc009bd009bd009be009bf009c0009c0009c1009c3009c4009c5009c6009c7009c8009c9009ca009cb009cd009ce009cf009d0009d2009d4009d6009d8009da009dc009de009e0009e2009e5009e7"),
        elements: PackedNumbers(digits: "000ad000ae000ae0011b000d90004c0004d001e500050002f70004e0004e0004e00050002f7000270003c0004f000520008a003410004e000630008a002b4002be002c1002d0003540008a0008a00052000270003c000460005200081000d90017f003a500047000470004700052000520005200047000520004700052000520005200052000d900065000d90009b000d90009b000d90009b000d90009b000d90032300065000d900323000520005200081000520008100052000810002b0002d0005200081003eb0005200052000520005200052003e0000520023d00052003e0000520023d000270023d003e0000270002b0002c000520002c000520002c002b4002b5002b6002c2002c3002c4000270002c002b5002b6002c3002c40002700038000810008a000ba000c80010d001d4001dc0036a0008a000270008a0008a00052000520005200052000520005200052000520005200052000520005200052000520005200052000520005200052000520005200009000f2003190000d0002700081000820008a001cb00262000d9000d9000d9000d9000d9000d9000d900033000d9001d4000d900033000d9001d4001dc0030500086000ba000d9000d90008a000d900027000d9001d4002aa00027000d9001d4002aa0003d000d90003d000d90003d000d9001cf002aa0003d000d9001cf002aa0003d000d9000d90008a0002700032000d9001d40003300033001d4000330026c002760003300276000330026c0003300268000330027700033002680026d000330026e000330027500033002690003300274000270003c0004600081000d9000d9000d90001d0001e000c80008a0008a000270008a0008a0008a0008a0010d000090008a000ba000d90008a0001e000bb0001e000f8000c80008a0008a000c80008a0008a0008a00027000270018d000bb000bb000c80008a0008a00027000270008a0018d001dc000870008a0008a000870033d0008a0008a000270008a000270008a0008a0008a0008a0001e0008a0001e0008a0001e0008a0001e0008a000090001e0008a000080001e0008a000090001e0008a000c8000c80018d00090000c8001dc000f90008a000a2000b8000bc0010d0008a0001e000c80001e000bb0008a000270008a0008a0008a0008a000090008a000ba0001e0008a0001e0008a002c20001e0008a002b40001e0008a002c20001e0008a002b4003050001e000c8000d9000d900027000cd000ce000480005e0006b0007000022000d8000aa000100009e000460003c0008100063000cd000ce000480005e0006b0007000022000d8000aa000100009e000460003c0008100063000cd000ce000480005e0006b0007000022000d8000aa000100009e000460003c0008100063000cd000ce000480005e0006b0007000022000d8000aa000100009e000460003c0008100063000fe000480005e0006b0007000022000d8000aa000100009e000460003c0008100063000fe000480005e0006b0007000022000d8000aa000100009e000460003c0008100063000fe000480005e0006b0007000022000d8000aa000100009e000460003c0008100063000fe000480005e0006b0007000022000d8000aa000100009e000460003c0008100063000fe000480005e0006b0007000022000d8000aa000100009e000460003c0008100063000480005e0006a0006b0002100074000d8000ce000aa000100009e000460003c000810006300032000d9000d9000fc0012b000d9000270002700027000270002700027000270002700027000270002700027000f40008a0008a000d9000d9000f4000fc002ae000f200027000320003c0004600081000d9000f2000f4003d700032000f2000fc000fb000fb000480005e00081000d900027000380003800038000380008a000380018d000380008a000380008a000380008a00038000380002700038000380002700038000380002700038000380002700027000630006300082000810008a0002700063000270003c000270003c000270003c000d9000d900046000d90008100090000c80008a000c8000c800059000c80008a00027000d9000270008a0010d003d200027003d2003d7000c8000c8002bc00010000270003c00046000810008a000d9000520005300341000520005300341000520005300341000530008a000530005300053000530008a000530008a0008a0002200021000d9000aa000520005200052000520005200052000520005200052000ba00035000520002200021000d9000aa000710007100071000710007100071000710007100071000ba0003500071000520007100074000d900074000270007400027000740002700074000270007400074000760002700074000740007400074000740007400075000740007400075000740007400074000270007400027000740007400074000740007400074000d9000d9000e5003e8000d9000d900027000d900027000d9000a9000d9000d9000a9000d9000a9000d90003c0003c0003c0003c000ce000d8000d80008a0033300059000c80018d002ad000fa0001700027000270000d0002700022000d900027000270002700063000270003c000810008a0008a00081000d9000810008a0008100084000ab0002200021000d90008a000d9000aa00022000220008a0008a0008a0008a000f00008a000ba000350008a0002200021000d90008a000d9000aa00022000220008e0008e0008a0008e000f40008e000ba000350008e0002200021000d90008a000d9000aa00022000220008b0008b0008a0008b000f10008b000ba000350008b0002200021000d90008a000d9000aa00022000220008c0008c0008a0008c000f20008c000ba000350008c0002200021000d90008a000d9000aa00022000220008d0008d0008a0008d000f30008d000ba000350008d0002200021000d90008a000d9000aa0002200022000f0000f00008a000f0000f0000ba000f000035000f00002200021000d90008a000d9000aa0002200022000f4000f40008a000f4000f4000ba000f400035000f40002200021000d90008a000d9000aa0002200022000f1000f10008a000f1000f1000ba000f100035000f10002200021000d90008a000d9000aa0002200022000f2000f20008a000f2000f2000ba000f200035000f20002200021000d90008a000d9000aa0002200022000f3000f30008a000f3000f3000ba000f300035000f300022000d900022000270002200022000220008a000220008a000220008a0002200027000220008a00022000b9000ba00149003c00002200035000b900149003c0000700008a000700008a000700002700070000270007000027000700007000090000c800017000c8002ad0008a000b8000c8001dc00090000c80008a000b80008a000b8000d9000d90006e0008a000d90008a000d9000db0018d0018d001ea00049000490008a0005200027000d90008a0008a0008a000d90003c000c8000380008800038000590008600090000c8002030024c0003800020000380003800063000100001000010000aa000aa0003c0004600081000aa000d8000220009e00022000ce0002200081000ce000d800074000200003c000810009e000d9000f30008a000b9003c000008000b9000f3002b400319000270002700081000b8000bb0011c000350008a00027000d9000090008a000ba002c2000090008a000ba002b4000090008a000ba002c2000090008a000ba002b400009000ba002b4002c2003c700027000ba00260000270003500038000ba0002700081000b8000bb0011c000ba0008a00027000d90000800035002b4002c2000270003500027000ba002600000900038000ba000ba0003500090000c800027000bb000c80011100090000c800027000bb00027000bb0003c000ba000350003c0003c000b40003c000b30003c000b2000650006300081000bf00065000bf000bf00065000bf000c8000d9000c80018d000c80018d00059000c80018d00027000c80018d000c8000c8000c800027000c800027000c800027000c8000270008a000c800027000c8000c8000c800027000c800027000c8000c800027000c80018d001dc0008a000c8000c8000c8000c8000d900059000c800059000c80018d00027000c800027000c800027000c8000090002700059000c8001dc0008a000c80018d001dc00027000c80018d00027000c80018d0008a000c80008a000c80008a000c8000090001e000270008a000c80018d001dc002b40001e000270008a000c8002b4000c80008a000c8000c8000c80008a0008a00027000d90002700027000270008a0010d00027000c900253000c8000c9000c8000c9000c8000c9000c8000c9000c8000c8000c8000c800027000c800027000c800027000c8001dc00027000c8001dc00027000c80006300066000bd000ca00027000b000027000b0000b0000b0000b0000b000027000b0001d400027000b000027000b000027000b0000b000260000b0000b0000b0000b0000b0000d9000d9000270003c0008a000d90015000022000270008a0008a000d9000f4000d90008a000270003200032000d9000d9000f4000f1000fc002ae000f2000d9000d900027000d900027000d900027000d900027000320002700032000d900032000c8000d9000d9000d90018d000270002700032000320008a000320008a00032000320008a000320010d0002700032000d90018d0008a000d90008a000d90008a000d90008a000d90002700032000d90018d0002700032000d900027000320008a000d9002b4000270008a000d9002b400027000320008a000d90018d001dc00260002b400086000d900086000d90008a0008a0008a000320008a0008a000d900086000d900086000d9000860008a000d900150000860008a000d900150000860008a000d9001500003200086000d900150000bb000d90008a0003200086000d9000270003200086000d9001dc003d60003200086000d90015000086000d9001500003200086000d900150001dc003d6000bb000bb000d90000900086000ba000d900129002ae00086000ba000d9002120008a000d9000d900054000ec00024000140002400024000ec00024000590008a0008a00052000830010400105001c100052001030010400105001c1000110010400105001c10001f00027000c900104001050010400105000d90010400105000d9001040010500059000840008a000ba0010400105002440010400056000d9001040010500104001050001f000c9001040010500011000520010400105001c1001030010400105001040009400104001050005200094001030010400105001c10005200083000940010400105001c100011000940010400105001c100063000d900029000d900104001050002400027000d900104001050001f0002400027000d9000e1001040010500024000d9000e10010400024000d9001040002400035000d9001040010500024000350010400105000d90010400105000d900104000540006200060000d900323000620010400104000270010400062001040010400062001040002700104000270003b000c3000ff000ff00095000550008a000520002700027000270003c00027000310003c0008a00052001040005200057000c9001040005800104000110005200104001c1000110005200104001c100077001040007700104000770010400027001040002700104000270003a00104000270003a0010400027001040010400052001040005200104000520010400030000e1001040003a001040003a0010400104001040003a001040003a001040005200104001040002700052001040003a0005200104001a40002700052001040003a000520010400027001040010400027001040010400052001040002d0010400052001040002b0010400012000fd00104001c10001200052000fd00104001c100052000fd00104001c10002d000fd00104001c100052000fd00104001c10003f00052001040002d0003f001040010400104001040002700104000520010400052001040008a00104000270008a00104001040005200104000e200104000e1000ed0010400052001040002700104000850010400104001040010400057000c90010400057000c9001040005200057000c900104000d900104000e100104000d900104000e100104000a5000d900104000a5000e100104000a5001040002700104000270010400104001040003b0010400027001040003b00104001040010400104001040010400104001040010400104001040010400104001040010400104001040005800104001040010800052001040010400108001040010400104001080001f000c9001040010400027001040002700104001040002700104000ee0010400104000ef001040010400027001040002700104001040010400104001040010400027001040002700104000d9001040008a00104000140010400014001040010400027000fd00104001c1001040010400027001040010400026001040003a0010400104000520010400052001040005200104000520010400012001040002700104000d900104000d90010400104001040010400052001040010400027001040010400104001040010400104001080005200104000270010400104000d900104001040010400104000fd001040008300104001040010400027001040002700104001040010800104001040001100104001c1000110010400105001c1001040003a001040003a00057000c900104001040001100104001c1000110010400105001c100104000110010400105001c100104000d90002400059001040010500052000830010400105001c100052001030010400105001c100104001050010400105000d9001040010500104000d9000ea0010400105000ea0010400105001040010500104001080010400027001040010400104001040002400027001040010500024001040010500024000270010400105000240010400105000240002700104001050010400105000240002700104001050010400052001040010400024000d9001040010400104001040010400105000540008a0004b000d9000d90002700063000d9000df00104000e100027000e1000e100027000e1000270003a000e1000270003a000e100077000e100077000e10003a000e10003a000e100052000e100052000e100052000e1000e100027000e10005200063000d90010400085000580008500085000850002700085000520010400104000d90010400105000d900104001050010400104000270008a00104001040001b001040008a00104000d9001040010400104000630010400027000630010400027000630010400081001040001b001040008a00104000d900104000d900104000e100104000d900104000e100104000d90001b0001b0001b0001b0001b000570001b000570001b000520001b00052000fd001c10001b0001b0001b000140001b0001400081000d9000140001400014000140001400014000140001400014000140001400052000140005200014000520001400052000140005200014000520001400052000140005200014000520001400052000140005200014000520001400052000140005200014000270008a000140002700014000ec00054001190005400119000540011900024000540002400104001040002400054000270005200081000cc000d9001040003a000520003a0003a0003a0003a0003a0003a0003a0003a0003a0003a0003a0003a0003a0003a0003a0003a0003a0003a0003a0003a0003a0003a0003a0003a0003a0003a0003a0003a0003a0003a00081000d9000770007700077000770007700077000770007700077000770005200077000770005200077000d90005200077000d90005200077000d90007700077000770007700077000770006300083001030001100011001c100011001c100011001c100011001c10001100288003b300011003b3003b800011001ab0028800011001ab003b80008a000b0000c90008a000b0000c900052000630005200081000fd000fd000fd000fd000fd000fd000fd000fd000fd00052000810005200012000520001200052000520003a001040003a0007a000cc000fd001040003a000520007a000cc000fd001040003a0007a000cc000fd0010400104000cb000cb0010400052000cb00104000cb000dd0010400052000cb0010400052000cb00052000cb00089000890008900089000c00005200089000c000089001050010400104000540010400104001040010500104000640010400104001050012000104001040010400106000a10010400106001100010400106002c900027000d90008f00027000d900027000d90008a00105000d1000d1000d1000d1000d1000d1000d1000d1000d1000d1000d1000d1000d1000d1000d1000d1000d100053002d0000530008a0008a0008a0008a0008a0008a0008a0008a0008a0008a0008a0008a0008a000d9000d9000d9000d9000d90008a000d9000d90008a000c3000530008a000d9003eb0008a0008a000eb00027000520008a000d90008a000d0000d9000d0000d00008a000d00008a000d90008a000d90002700027000d9000d9000d900052000d9000530002d0002d0008a0008a000d90008a0008a0008a0008a0008a0008a0008a0008a0008a000d90008a0008a0008a0008a000d90008a000d90008a000d90008a000d90008a000d90008a000d90008a000eb0008a000d90008a000d9000270008a000d90008a000d9"))
    static let directMentions = PackedRows(
        ends: PackedNumbers(digits: "0000000003000030000400004000040000400006000060000600006000060000700008000090000a0000b0000b0000b0000b0000b0000b0000b0000d0000d0000d0000d0000d00010000110001200013000130001300014000140001500016000160001600016000160001600016000160001600016000160001600016000180001800018000180001800018000180001800018000180001c00021000260002b0002f00030000300003000030000300003000030000300003000030000300003000030000300003000030000300003000030000300003000030000300003000030000300003000032000320003200032000330003400035000350003a0003a0003c0003d0003d0003d0003e0003f0004000041000420004300043000430004300043000470004b0004c0004d0004e0004f000500005100052000530005400055000570005700057000570005900059000590005900059000590005900059000590005900059000590005c0005c0005f0005f000600006300063000630006300063000630006300063000630006300063000630006300063000630006300063000630006300063000630006300063000630006500065000660006600066000660006600066000690006900069000690006900069000690006900069000690006c0006c0006c0006c0006c0006c0006c0006d0006d0006d0006d0006d0006d0006d0006d0006d0006d0006d0006d0006d0006d0006d0007000071000720007300074000780007c0007d0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e00081000810008200082000820008200082000820008200082000820008200082000820008200082000820008200082000820008200082000820008200082000820008300083000830008300083000830008300083000830008300083000830008300083000830008300083000830008300083000830008300083000830008300083000830008400084000850008500085000850008500085000850008500085000860008600086000860008600086000870008700087000870008700087000870008700088000890008a0008b0008c0008d0008e0008f0009000090000900009000090000900009000090000900009000090000900009000090000900009000090000900009000090000900009000090000900009000090000900009000090000900009000090000900009000090000900009000090000900009000090000900009100091000910009100091000910009100093000950009500095000950009500095000950009500095000950009500095000960009600096000960009700098000990009a0009b0009b0009b0009b0009b0009b0009b0009b0009b0009b0009b0009b0009c0009d0009d0009d0009d0009d0009d0009d0009d0009d0009d0009d0009d0009d0009e0009e0009e0009e0009e0009e0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f000a0000a0000a0000a1000a1000a1000a1000a1000a1000a1000a1000a1000a1000a1000a1000a1000a1000a1000a1000a1000a1000a1000a1000a1000a1000a1000a1000a1000a1000a1000a1000a2000a2000a2000a2000a2000a2000a2000a2000a2000a2000a2000a2000a2000a2000a2000a2000a2000a2000a2000a2000a2000a2000a2000a2000a2000a3000a3000a3000a3000a3000a3000a3000a3000a3000a3000a3000a3000a3000a3000a3000a3000a3000a4000a7000aa000aa000ab000ab000ab000ab000ab000ab000ab000ab000ab000ab000ab000ab000ab000ab000ab000ab000ab000ab000ab000ab000ac000ac000ac000ac000ac000ac000ad000ae000af000af000af000af000af000af000af000af000af000af000af000af000af000af000af000af000af000af000af000af000af000af000af000af000af000af000af000af000af000af000af000af000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b4000b4000b5000b5000b5000b5000b5000b5000b5000b7000b9000bb000bd000bd000bd000c3000c9000c9000c9000c9000c9000c9000c9000c9000c9000c9000c9000cc000cc000d0000d2000d3000d4000d5000d6000d7000d7000d7000d7000d7000d7000d7000d7000d7000d7000d7000d7000d7000d7000d7000d7000d7000d7000d7000d7000d9000d9000d9000d9000d9000d9000d9000d9000d9000d9000d9000d9000d9000d9000d9000d9000db000db000dd000dd000df000e4000e9000e9000ea000ea000ea000ea000ea000ea000ea000ec000ec000ec000ec000ee000f1000f1000f1000f1000f1000f1000f1000f1000f5000f8000f9000fa000fa000fa000fa000fc00100001020010400105001080010b0010c0010c0010c0011100113001130011300114001170011700117001170011700117001170011700117001170011700117001170011700118001190011900119001190011a0011a0011a0011a0011a0011a0011a0011b0011c0011d0011e0011e0012000122001230012400124001250012600127001280012900129001290012a0012a0012a0012a0012b0012c0012d0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012f001300013000131001320013200133001340013400134001340013400136001360013600137001370013800138001380013800138001390013900139001390013a0013b0013c0013d0013e0013f001400014100142001430014400145001460014700148001490014a0014a0014a0014b0014c0014c0014c0014c0014c0014c0014c0014c0014c0014c0014c0014c0014c0014c0014c0014c0014c0014c0014c0014c0014c0014c0014c0014c0014c0014c0014c0014c0014c0014e0014f0014f0014f0014f0014f0014f0014f0014f001500015100152001530015400155001560015700158001590015a0015b0015c0015c0015d0015e0015f0016000161001620016300164001640016500165001650016500165001660016700168001690016a0016b0016c0016d0016e0016f001700017100172001730017400175001760017700178001790017a0017b0017b0017b0017b0017b0017d0017f0017f0017f001800018100182001850018800188001890018d0018d0018d0018d0018d0018e0018e0018f001900019100192001930019400195001960019700198001990019a0019b0019c0019d0019e0019f001a0001a1001a2001a3001a4001a5001a6001a7001a8001a9001aa001aa001aa001aa001ab001ac001ad001ae001af001b0001b1001b2001b3001b4001b5001b6001b7001b8001b9001b9001b9001b9001b9001b9001b9001b9001b9001b9001ba001bb001bc001bd001be001bf001c0001c1001c2001c2001c2001c2001c2001c3001c4001c5001c6001c7001c8001c9001ca001cb001cb001cc001cd001ce001ce001ce001ce001ce001ce001ce001ce001ce001ce001ce001ce001ce001ce001ce001ce001ce001ce001ce001ce001ce001ce001ce001ce001ce001ce001ce001cf001cf001cf001cf001cf001cf001cf001cf001d0001d0001d0001d0001d0001d1001d2001d2001d2001d2001d4001d4001d5001d5001d9001da001db001dc001dd001de001df001e0001e1001e2001e3001e4001e5001e6001e7001e8001e9001ea001ec001ed001ee001ef001f0001f1001f2001f3001f4001f5001f6001f7001f8001f9001fa001fb001fc001fd001fe001ff002000020100202002030020400205002060020700208002090020a0020b0020c0020d0020e0020f00210002110021200213002130021400215002160021700218002190021a0021b0021c0021d0021e0021e0021e0021e0021e0021e0021e0021e0021f002200022100222002230022400224002240022400224002240022400224002240022400224002240022400224002240022400224002240022400224002240022400224002240022400224"),
        elements: PackedNumbers(digits: "0000200004000050000600008000090001900019000190001900019000160001a0002400026000270001c0001c0001c000260001c000240002f000300003500036000370003800032000330003400035000360003200033000340003500036000320003500036000370003800035000360003700038000c300213002a60005f0043600437003eb003ec004540045500456003e8004500046e00437004370007000070004370043700073003d0003d10041200073003d0003d10041200073000730007300073000730007300073000730007300073000810008200085000860008c001ff003d30008c001ff003d3000c30008c001ff003d3003d9003da000b00008c001ff003d30008c001ff003d3000c3000c6000c8000c9000d5000d5000d5000d5000cd000dc001fc00411000cd000dd001fc00411000d5000d5001dc001f1001f2001f3003dc002890022800231000c30023d0023d0023d0023d0023d0023d0023d0023d0023d0027100275002760027500276002870028d0028d0028d0028d0028d0035800355002a7002a6003550028a00376003b60038e001fc0039200411001fc0039200411003b6003b8003b9003ba003b7003cb001fc003f4003fc00411000c30040200413004030041400404004150040500416001ff003d3003f0003f30040a00417001ff003d3003f0003f30040b00418003d0003d100412003d0003d1004120041300414004150041a00413004140041500416001f200435003cc0044d003e800450003e900451001fc004110042d0044700448001fc004110042d0044500446000c3003e80045000424004250042400425004590028a00424004250045a00424004250045a0045b0045c00424004250042400425004590045d004590045d004590045d0046c004590045d0046500424004250046f0046d00477004790047b0047d005d500471004780047e004710047a0047d0059800598005980048e004800047f004810049d005980049d005980059800598005980067200598005b2004a1004a0004a2005fa004a3004a400565005650056500565005660056600486005720057200598005790057200572005720057200572005720057200572005720057200572005720057200572005720057200572005720059400598005aa00598005b4005b5005b6005b6005b6005b7005b8005b9005ba005ba005ba005ba005ba005c8005c8005c8005c8005c8005c8005c8005c8005c8005d6005d6005d6005d6005d6005d6005d6005d6005d6005d6005d6005d6005d6005d6005d6005d6005d6005d6005d6005d6005d6005d6005f3005f4005f3005f4005f9005f9005f9004710047c0047d004710047c0047d005fa00471005fd005fe005ff00600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000062100621006210062100621006210062100621006210062100621006210062100621006210063900639006390063900639006390063900639006390064600646006460064600646006460064600646006460065200650006500066d00675006790067d0067f006810068300572006d7006d9006dc006bf006bf006bf006bf006bf006bf006bf006bf006bf006bf006bf006bf006bf006bf006bf006bf006bf0001a0023d006da006db006dd006de006df006e0006e1006e1006e1006e1006e1006e1006e1006e1006e1006e1006e2006e3006e4006e5006e6006e7006e8006e9006ea0057200572005720057200572005720057200572005720057200572006d8006d8006eb006c5006c5006c0006c5006c4006ec006ed006ee006ee006ef006ef005720057200572005720057200572"))
    static let core = PackedNumbers(digits: "0020c0020d0020e0020f00210002120021400218002190021a0021b0021c0021d0021e0021f")
    static let openGates = PackedNumbers(digits: "00010000180001d0002000021000220002700032000380003c00046000480004a000520005e00063000650006600067000680006a0006b0006c0006d0006e000700007400081000840008a0009e000a2000a9000aa000b1000b8000bc000c8000c9000ca000cd000ce000d8000d9000dc000e5")
}
