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
        "SwiftUI/App.swift",
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
        "SwiftUI/Transactions.swift",
        "SwiftUI/View.swift",
        "Testing/Testing.swift",
        "ViewSim/Simulation.swift",
    ]
    static let headers: [StaticString] = [
        "extension AdditiveArithmetic",
        "extension Alignment",
        "extension Angle",
        "extension Animation",
        "extension AnimationCompletionCriteria",
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
        "extension Spring",
        "extension String",
        "extension Text",
        "extension Transaction",
        "extension UInt",
        "extension UInt16",
        "extension UInt32",
        "extension UInt64",
        "extension UInt8",
        "extension Unicode",
        "extension UnitCurve",
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
var localizedDescription: String { (self as? LocalizedError)?.errorDescription ?? "The operation couldn’t be completed. (\(String(reflecting: Self.self)) error 1.)" }
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
@MainActor protocol App: View { init() }
@MainActor protocol Scene: View {}
@MainActor protocol PreviewProvider {
associatedtype Previews
@ViewBuilder static var previews: Previews { get }
}
@_primitive("Group") struct WindowGroup<Content>: Scene {
let content: Content
init(@ViewBuilder content: () -> Content) { self.content = content() }
init(_ title: String, @ViewBuilder content: () -> Content) { self.content = content() }
init(id: String, @ViewBuilder content: () -> Content) { self.content = content() }
init(_ title: String, id: String, @ViewBuilder content: () -> Content) { self.content = content() }
}
@propertyWrapper @dynamicMemberLookup @_primitive("Binding") struct Binding<Value>: DynamicProperty {
let _location: Any
let _value: Any
init(_location location: Any, _value value: Any) { _location = location; _value = value }
init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
_location = _closureLocation(get, set)
_value = get()
}
init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
_location = _closureLocation(get, { value in set(value, _currentTransaction() ?? Transaction()) })
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
func animation(_ animation: Animation? = .default) -> Binding<Value> { transaction(Transaction(animation: animation)) }
func transaction(_ transaction: Transaction) -> Binding<Value> {
let base = _location
let write: (Value) -> Void = { value in
withTransaction(_currentTransaction().map { transaction._merging($0) } ?? transaction) { _writeLocation(base, value) }
}
return Binding(_location: _transactionLocation(base, transaction, write), _value: _value)
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
func _transactionLocation(_ base: Any, _ transaction: Transaction, _ write: Any) -> Any
func _writeLocation(_ location: Any, _ value: Any)
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
@_primitive("inert") struct _InertModifier: View {
let content: Any
let modifier: Any
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
func combined(with other: AnyTransition) -> AnyTransition { _name == "identity" ? other : self }
func animation(_ animation: Animation?) -> AnyTransition { self }
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
protocol TransactionKey {
associatedtype Value
static var defaultValue: Value { get }
}
struct AnimationCompletionCriteria: Hashable {
let _name: String
}
static var logicallyComplete: AnimationCompletionCriteria { AnimationCompletionCriteria(_name: "logicallyComplete") }
static var removed: AnimationCompletionCriteria { AnimationCompletionCriteria(_name: "removed") }
struct _AnimationCompletion {
let criteria: AnimationCompletionCriteria
let action: () -> Void
}
struct Transaction {
var _animation: Animation? = nil
var _isAnimationSet = false
var disablesAnimations = false
var isContinuous = false
var tracksVelocity = false
var _values: [String: Any] = [:]
var _completions: [_AnimationCompletion] = []
init() {}
init(animation: Animation?) { _animation = animation; _isAnimationSet = true }
var _isAnimated: Bool { _animation != nil && !disablesAnimations }
subscript<K: TransactionKey>(key: K.Type) -> K.Value {
get {
if let value = _values[String(reflecting: key)] { return value as! K.Value }
return key.defaultValue
}
set { _values[String(reflecting: key)] = newValue }
}
func _merging(_ inner: Transaction) -> Transaction {
var merged = self
if inner._isAnimationSet { merged.animation = inner._animation }
if inner.disablesAnimations { merged.disablesAnimations = true }
if inner.isContinuous { merged.isContinuous = true }
if inner.tracksVelocity { merged.tracksVelocity = true }
for (key, value) in inner._values { merged._values[key] = value }
merged._completions = inner._completions
return merged
}
}
var animation: Animation? {
get { _animation }
set { _animation = newValue; _isAnimationSet = true }
}
mutating func addAnimationCompletion(criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void) {
_completions.append(_AnimationCompletion(criteria: criteria, action: completion))
}
func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
var merged = transaction
if let outer = _currentTransaction() { merged = outer._merging(transaction) }
_beginTransaction(merged, merged._isAnimated, merged._isAnimationSet || merged.disablesAnimations || merged.isContinuous || merged.tracksVelocity || !merged._values.isEmpty, !merged._completions.isEmpty)
defer {
let isWritten = _endTransaction()
for completion in merged._completions {
let duration = isWritten && merged._isAnimated ? merged._animation!._nanoseconds(until: completion.criteria) : 0
if let duration { _schedule(_nowNanoseconds() + duration, completion.action) }
}
}
return try body()
}
func withTransaction<Result, V>(_ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> Result) rethrows -> Result {
var transaction = Transaction()
transaction[keyPath: keyPath] = value
return try withTransaction(transaction, body)
}
func withAnimation<Result>(_ animation: Animation? = .default, _ body: () throws -> Result) rethrows -> Result {
try withTransaction(Transaction(animation: animation), body)
}
func withAnimation<Result>(_ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete, _ body: () throws -> Result, completion: @escaping () -> Void) rethrows -> Result {
var transaction = Transaction(animation: animation)
transaction.addAnimationCompletion(criteria: completionCriteria, completion)
return try withTransaction(transaction, body)
}
func _currentTransaction() -> Transaction?
func _beginTransaction(_ transaction: Transaction, _ isAnimated: Bool, _ isSpecial: Bool, _ isDistinct: Bool)
func _endTransaction() -> Bool
@_primitive("transaction") struct _TransactionModifier: View {
let content: Any
let transform: Any
}
@_primitive("animation") struct _AnimationModifier: View {
let content: Any
let animation: Animation?
let value: Any?
}
func _transformed(_ transaction: Any?, _ transform: (inout Transaction) -> Void) -> Transaction {
var changed = (transaction as? Transaction) ?? Transaction()
transform(&changed)
return changed
}
func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
_TransactionModifier(content: self, transform: { (transaction: Any?) -> Transaction in _transformed(transaction, transform) })
}
func transaction<V: Equatable>(value: V, _ transform: @escaping (inout Transaction) -> Void) -> some View {
_TransactionModifier(content: self, transform: { (transaction: Any?) -> Transaction in _transformed(transaction, transform) })
}
func transaction<V>(_ transform: @escaping (inout Transaction) -> Void, @ViewBuilder body: (Self) -> V) -> some View {
_TransactionModifier(content: body(self), transform: { (transaction: Any?) -> Transaction in _transformed(transaction, transform) })
}
func animation(_ animation: Animation?) -> some View {
_TransactionModifier(content: self, transform: { (transaction: Any?) -> Transaction in _transformed(transaction, { if !$0.disablesAnimations { $0.animation = animation } }) })
}
func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View { _AnimationModifier(content: self, animation: animation, value: value) }
func animation<V>(_ animation: Animation?, @ViewBuilder body: (Self) -> V) -> some View { body(self) }
struct Animation: Hashable {
let _name: String
var _duration: Double = 0.35
var _settling: Double = 0.35
var _delay: Double = 0
var _speed: Double = 1
var _count: Int = 1
static func _curve(_ name: String, _ duration: Double) -> Animation { Animation(_name: name, _duration: duration, _settling: duration) }
static func _spring(_ name: String, _ duration: Double) -> Animation { Animation(_name: name, _duration: duration, _settling: duration * 1.5) }
func _nanoseconds(until criteria: AnimationCompletionCriteria) -> Int? {
if _count < 0 || _speed <= 0 { return nil }
let once = criteria == .removed ? _settling : _duration
let seconds = _delay + once * Double(_count) / _speed
return seconds < 1_000_000_000 ? Int(seconds * 1_000_000_000) : nil
}
}
static var `default`: Animation { _spring("default", 0.55) }
static var linear: Animation { _curve("linear", 0.35) }
static var easeIn: Animation { _curve("easeIn", 0.35) }
static var easeOut: Animation { _curve("easeOut", 0.35) }
static var easeInOut: Animation { _curve("easeInOut", 0.35) }
static var spring: Animation { _spring("spring", 0.5) }
static var bouncy: Animation { _spring("bouncy", 0.5) }
static var smooth: Animation { _spring("smooth", 0.5) }
static var snappy: Animation { _spring("snappy", 0.5) }
static var interactiveSpring: Animation { _spring("interactiveSpring", 0.15) }
static func linear(duration: Double) -> Animation { _curve("linear", duration) }
static func easeIn(duration: Double) -> Animation { _curve("easeIn", duration) }
static func easeOut(duration: Double) -> Animation { _curve("easeOut", duration) }
static func easeInOut(duration: Double) -> Animation { _curve("easeInOut", duration) }
static func timingCurve(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, duration: Double = 0.35) -> Animation { _curve("timingCurve", duration) }
static func timingCurve(_ curve: UnitCurve, duration: Double) -> Animation { _curve("timingCurve", duration) }
static func spring(response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0) -> Animation { _spring("spring", response) }
static func spring(duration: Double = 0.5, bounce: Double = 0, blendDuration: Double = 0) -> Animation { _spring("spring", duration) }
static func spring(_ spring: Spring, blendDuration: Double = 0) -> Animation { _spring("spring", spring.duration) }
static func interactiveSpring(response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25) -> Animation { _spring("interactiveSpring", response) }
static func interactiveSpring(duration: Double = 0.15, extraBounce: Double = 0, blendDuration: Double = 0.25) -> Animation { _spring("interactiveSpring", duration) }
static func interpolatingSpring(mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0) -> Animation { _spring("interpolatingSpring", 0.5) }
static func interpolatingSpring(duration: Double = 0.5, bounce: Double = 0, initialVelocity: Double = 0) -> Animation { _spring("interpolatingSpring", duration) }
static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation { _spring("bouncy", duration) }
static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Animation { _spring("smooth", duration) }
static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation { _spring("snappy", duration) }
func delay(_ delay: Double) -> Animation { var changed = self; changed._delay += delay; return changed }
func speed(_ speed: Double) -> Animation { var changed = self; changed._speed *= speed; return changed }
func repeatCount(_ count: Int, autoreverses: Bool = true) -> Animation { var changed = self; changed._count = count; return changed }
func repeatForever(autoreverses: Bool = true) -> Animation { var changed = self; changed._count = -1; return changed }
func logicallyComplete(after duration: Double) -> Animation { var changed = self; changed._duration = duration; return changed }
struct Spring: Hashable {
var duration: Double = 0.5
var bounce: Double = 0
init(duration: Double = 0.5, bounce: Double = 0) { self.duration = duration; self.bounce = bounce }
init(response: Double, dampingRatio: Double) { duration = response; bounce = 1 - dampingRatio }
}
static var smooth: Spring { Spring() }
static var snappy: Spring { Spring(bounce: 0.15) }
static var bouncy: Spring { Spring(bounce: 0.3) }
struct UnitCurve: Hashable {
let _name: String
}
static var linear: UnitCurve { UnitCurve(_name: "linear") }
static var easeIn: UnitCurve { UnitCurve(_name: "easeIn") }
static var easeOut: UnitCurve { UnitCurve(_name: "easeOut") }
static var easeInOut: UnitCurve { UnitCurve(_name: "easeInOut") }
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
        ends: PackedNumbers(digits: "00002000050000600008000090000b0000c0000e00011000140001500017000190001c0001d0001f000310003a0003f0004e00057000720007f0008a000950009f000a8000b3000c0000c7000ca000cf000d9000dd000f400107001140011c00123001320013b0013f001450014f001560015d001630016900171001780017c00188001910019d001a3001ae001b5001be001c8001d7001dc001e7001f1002010021700222002310023d002450025900267002830029a0029e002a7002c1002cb002d8002e3002f0002fc0031000320003270032d0033500344003530036500369003730037a00381003900039d003a6003af003ba003c8003d9003ea003f300400004050041e0043900457004820049b004b6004cd004ed0050700528005390053e005450054c005590057200583005870058e005920059a0059e005a5005aa005b2005b8005c4005cc005d2005e5005f1005f6005fb006030061300622006250062a0062f00634006380063d0064d0065100656006640066a00679006830068d0069b0069f006a3006b1006c3006da006f3006fb0070700716007270072f00738007490075700766007740077900780007900079a007aa007c3007d1007da007e2007f20080500815008240083000839008470085d008720087700886008a0008b0008b9008bf008d1008e1008e7008ec008f60090000907009120091a00922009250092f009340093e0094b009580096200973009850098b00991009970099c009a7009b3009ba009c4009ca009dd009f800a0600a1100a1c00a2500a4000a4400a5100a5b00a6400a7400a8000a8600a9100aa100ab500abf00aca00ad800ae600af400b1000b1400b1a00b2000b2600b2b00b3000b3400b3800b4600b5500b6300b6a00b7700b8000b8900b9800bae00bb400bc000bc600bd700bdb00be600bf200bfe00c0800c1300c1900c2500c3b00c4f00c6100c7000c7e00c9100ca000cb500cc600cd700ce900cfd00d1700d3400d3f00d4d00d5b00d6c00d7c00d9000d9e00daa00dba00dce00de100df500e0200e0a00e1500e2500e3300e4400e4e00e5500e5f00e6600e7000e8000e9100e9700eaa00eb700ec000ecc00eda00eea00ef600f0200f1100f2300f2a00f3600f4000f4600f5100f5c00f6c00f7f00f8500f9000f9600fa100faf00fbe00fc600fcc00fd100fd600fe500ffa00ffe0100d0101c0102d010340103b010420104f0105c0106e0107f0108b01094010a0010ad010b6010cb010df010e8010ee010fc01106011110111d011230112f011430114f011540115c0116e011750117e0118d0119b0119e011a9011b6011cc011f201206012190122a01241012590126b012840129d012b6012c8012e5012e9012ff0130e01325013370133d013440134c01355013630136c013760138601396013a3013ac013b7013c2013c8013db013e4013f601400014040140f01415014250142f014340143e014420144701459014680147e014880148d014900149e014a7014af014b4014bd014c1014c5014d4014d8014de014e4014f1014ff015050150f01514015250153001537015420154a01551015570155f0156a01571015790158f01595015990159d015a2015a8015af015b8015bd015c6015cf015d6015e1015ee015f90160001608016120162201629016330164301649016510165901665016760167e0168901698016a4016a7016ac016b2016b6016c5016d5016df016ec016f5016fe01705017180171f017260172b0173601741017560175e0176c017730177f01787017940179f017a8017ac017b8017bc017c5017cd017d1017e0017e6017ef017f60180b018120181f018260182e0183801843018540185d0186d018750187b0187e018820188f018990189d018a3018ab018b0018ba018c4018ce018d7018de018ea0190c01911019150191e019220192c019360193e0194501954019630196c0197c019850199c019a5019ac019b1019c0019ca019d1019d4019da019e0019e8019ec019f501a0c01a1101a1e01a2701a3001a3901a4201a5201a5a01a6001a6401a7101a7701a8a01a9501a9a01a9c01aad01ac001ac801ad701ae101ae701af001af501b0301b0a01b1001b1801b1c01b2101b2701b2c01b3301b4d01b5e01b7101b7e01b8a01b9401b9c01ba301baa01bb401bbb01bc401bcb01bd301bdd01be701c0001c0601c0e01c1901c2301c2801c3101c3901c4601c4e01c5c01c6c01c7401c7e01c8601c9101c9d01caa01cb001cb601cbc01cc301cd301cdf01ce301ce801cf201cfe01d0801d0c01d1501d2401d3201d3601d3d01d5001d5501d6a01d7e01d8501d9e01da701db201db801dbd01dce01ddb01deb01df901e0d01e1f01e2801e3101e3f01e4901e5d01e7c01e9c01eac01ec001ed201eea01f0301f1501f1801f1d01f2101f3201f4201f4c01f5c01f6501f7101f7401f7c01f8501f8901f9e01fb501fb801fbc01fc001fc701fd401fe101fea01ff301ff801fff0200b0200f020130201f02022020260202a020310204102053020570205f02069020780207c02092020ad020b0020bb020d8020eb020fd0211a0212f0213e02152021650216b021730217b0218102190021930219e021a4021b4021bb021c1021c9021d1021d9021e4021f6022080221102219022250222c022360223c022490224f022570225e022640226b022740227b0227d022880228f022930229b022a2022a9022b1022b4022c0022d3022dd022f1022f70230f023220233b023400234d0235f0236c02373023780238802399023a2023b7023bd023c1023cb023df023e6023ec023f2023ff024040240a02412024180242a0242d024350243b024460244d02458024670246f024780247e02487024920249c024aa024b5024bc024c9024d4024e1024ee024f80250702510025240252c0253b025460254f025560255d025650257502583025880258f0259e025a8025ad025b8025c4025cf025d9025df025f102608026160262d0263d02651026630266f026790268202689026990269f026a8026ac026b4026b7026c4026ca026cf026d6026de026e2026e8026eb026ef026f4026fb027040270a02710027140271a02723027280272d0273302737027410274b027510275c0276b0277302779027860279a027a0027ac027b7027bd027c8027d1027de027e6027f10280d02813028170281d0282a028320283e028510285e02865028780287c028820288902895028990289c028a0028a3028a6028aa028af028b3028bb028c3028d2028e0028ea02905029120291b029200292d029390296002971029860299a029a5029a9029ae029b4029ba029c0029cb029d2029d9029ea029fc029ff02a0902a1402a1902a2102a2902a3d02a4802a5c02a6602a6a02a7c02a8102a9402aa702ab502abd02ac002ac802ad902ae902afc02b0502b1302b1802b2d02b3402b3e02b4c02b5d02b6302b6e02b7e02b8802b8d02b9102b9602b9c02bad02bb502bbb02bc002bcb02be102bf102bf602c0302c2302c3702c4502c5c02c6b02c8202c8702c8d02c9302c9702c9a02c9c"),
        characters: ##"!=!==**=++=--=.....</<======>>=AdditiveArithmeticAlignmentAngleAngularGradientAnimationAnimationCompletionCriteriaAnyCollectionAnyHashableAnyIteratorAnyKeyPathAnyLayoutAnySequenceAnyTransitionAnyViewAppArrayArraySliceAxisBidirectionalCollectionBinaryFloatingPointBinaryIntegerBindableBindingBitwiseCopyableBlendModeBoolButtonButtonRoleCGFloatCGPointCGRectCGSizeCGVectorCapsuleCaseCaseIterableCharacterCharacterSetCircleClosedRangeCodableCodingKeyCollectionCollectionOfOneColorColorSchemeComparableComparisonResultContainerRelativeShapeContentModeContiguousArrayControlGroupCopyableCountableClosedRangeCountableRangeCustomDebugStringConvertibleCustomStringConvertibleDateDecodableDefaultStringInterpolationDictionaryDismissActionDispatchQoSDispatchQueueDispatchTimeDispatchTimeIntervalDispatchWorkItemDividerDoubleDurationDynamicPropertyDynamicTypeSizeDynamicViewContentEdgeEdgeInsetsElementEllipseEmptyCollectionEmptyModifierEmptyViewEncodableEnvironmentEnvironmentKeyEnvironmentObjectEnvironmentValuesEquatableEquatableViewErrorExpressibleByArrayLiteralExpressibleByBooleanLiteralExpressibleByDictionaryLiteralExpressibleByExtendedGraphemeClusterLiteralExpressibleByFloatLiteralExpressibleByIntegerLiteralExpressibleByNilLiteralExpressibleByStringInterpolationExpressibleByStringLiteralExpressibleByUnicodeScalarLiteralFixedWidthIntegerFloatFloat32Float64FloatingPointFloatingPointRoundingRuleFloatingPointSignFontForEachFormGradientGridGridRowGroupGroupBoxHStackHStackLayoutHashableHasherHorizontalAlignmentIdentifiableImageIndexIndexSetIndexingIteratorInsettableShapeIntInt16Int32Int64Int8IssueIteratorProtocolKeysLabelLabeledContentLayoutLayoutDirectionLazyHStackLazyVStackLinearGradientLinkListLocalizedErrorLocalizedStringKeyLocalizedStringResourceLosslessStringConvertibleMaterialMemoryLayoutModifiedContentMutableCollectionNSObjectNamespaceNavigationBarItemNavigationLinkNavigationStackNavigationViewNeverNumericObjectIdentifierObservableObservableObjectObservableObjectPublisherObservedObjectOptionSetOptionalPartialRangeFromPartialRangeThroughPartialRangeUpToPreviewProviderProgressViewPublishedRadialGradientRandomAccessCollectionRandomNumberGeneratorRangeRangeExpressionRangeReplaceableCollectionRawRepresentableRectangleResultRoundedCornerStyleRoundedRectangleScalarSceneScenePhaseScrollViewSectionSecureFieldSendableSequenceSetSetAlgebraShapeShapeStyleSignedIntegerSignedNumericSimulationSimulationElementSimulationElementsSliderSpacerSpringStateStateObjectStaticStringStepperStrideableStringStringInterpolationStringInterpolationProtocolStringProtocolStrokeStyleSubSequenceSubstringSystemRandomNumberGeneratorTextTextAlignmentTextEditorTextFieldTextOutputStreamTimeIntervalToggleToolbarItemToolbarItemGroupToolbarItemPlacementTraceEventTransactionTransactionKeyTruncationModeUIKeyboardTypeUITextAutocapitalizationTypeUIntUInt16UInt32UInt64UInt8UTF16UTF8UUIDUnboundedRangeUnboundedRange_UnfoldSequenceUnicodeUnicodeScalarUnitCurveUnitPointUnsignedIntegerUserInterfaceSizeClassVStackVStackLayoutValuesVerticalAlignmentViewViewBuilderViewModifierViewThatFitsVisibilityWindowGroupZStackZStackLayout_AccessibilityModifier_AnimationCompletion_AnimationModifier_AppearModifier_ArrayIterator_BackgroundModifier_ChangeModifier_ConcatenatedModifier_CountingIterator_DisabledModifier_DisappearModifier_EnvironmentModifier_EnvironmentObjectModifier_EnvironmentTransformModifier_IDModifier_InertModifier_LayoutContent_ObjectProjection_OverlayModifier_PublishedProjection_RangeIterator_TapModifier_ToolbarModifier_TransactionModifier_TransitionModifier_ViewModifierContent_actOnElement_advance_allObjects_autoclosureRuns_beginTracking_beginTransaction_bindingID_bounds_byteCount_causes_character_closureLocation_constantLocation_count_currentTransaction_describeDate_distance_elementFlag_elementLabels_elementLocation_elementText_endTracking_endTransaction_environmentValues_expect_firstObject_formatted_group_identifier_isNegative_isStateDeferred_joinedDescriptions_later_laterCount_leaks_logChanges_makeCharacter_makeUUIDString_matches_mount_move_next_nextSimulation_normalizedUUIDString_now_nowNanoseconds_objectLocation_objectWillChange_offset_output_owners_peekLocation_printChanges_projectedLocation_publishedStorage_recordIssue_rerender_resetCounts_scalarValues_schedule_sendObjectWillChange_setObjectWillChange_setState_slice_stateLocation_statePeek_stateValue_systemLabel_texts_traceEvents_transactionLocation_transformed_trap_unmount_unwrappedLocation_update_warnings_withKnownIssue_writeLocationabsaccentColoraccessibilityaccessibilityAddTraitsaccessibilityDifferentiateWithoutColoraccessibilityElementaccessibilityHiddenaccessibilityHintaccessibilityIdentifieraccessibilityInputLabelsaccessibilityLabelaccessibilityReduceMotionaccessibilityRemoveTraitsaccessibilitySortPriorityaccessibilityValueaccessibilityVoiceOverEnabledacosaddAnimationCompletionaddTimeIntervaladdingReportingOverflowaddingTimeIntervaladjustadvanceadvancedalignmentalignmentGuideallLabelsallSatisfyallowsHitTestingallowsTighteningalphanumericsanimationantialiasedappearancesappendappendInterpolationappendingarc4random_uniformasciiValueasinaspectRatioassertassertionFailureasymmetricasyncasyncAfteratanatan2autocapitalizationautoclosureRunsautocorrectionDisabledbackgroundbadgebarbaselineOffsetbeginDragbitWidthblackblendModeblueblurbodyEvaluationsboldborderbottombottomLeadingbottomTrailingbouncybrightnessbrownbuttonBorderShapebuttonStylebuttonsbyteSwappedcString:calloutcancelcapacitycapitalizedcaptioncaption2caseInsensitiveComparecausescbrtceilcellscenterclampedclamping:clearclearTextclipShapeclippedcolorInvertcolorMultiplycolorSchemecombinecombinedcompactMapcompactMapValuescomparecomponentscompositingGroupconcatconstantcontainscontentShapecontentTransitioncontrastcontrolSizecoordinateSpacecornerRadiuscoscountcustomcyandatePickerStyledebugDescriptiondebugPrintdecimalDigitsdecoding:decrementdefaultdefaultScrollAnchordegreesdeinitsdelaydescribing:descriptiondisableAutocorrectiondisableddisappearancesdismissdisplayScaledistancedistantFuturedistantPastdoubleTapdragdrawingGroupdropdropFirstdropLastdumpdynamicTypeSizeeaseIneaseInOuteaseOutedgesIgnoringSafeAreaelementelementsEqualendDragendIndexenumeratedenvironmentenvironmentObjectequatableerrorDescriptionexactly:existsexpfabsfailureReasonfatalErrorfillfilterfinalizefirstfirstIndexfirstMatchfirstRangefixedSizeflatMapflatMapErrorflipsForRightToLeftLayoutDirectionfloorfmodfocusablefontfontDesignfontWeightfootnoteforEachforegroundColorforegroundStyleformIndexformIntersectionformStyleformSymmetricDifferenceformUnionformat:framefullScreenCovergaugeStylegesturegetglobalgoBackgradientgraygrayscalegreatestFiniteMagnitudegreengroupBoxStylegrouping:hasPrefixhasSuffixhashValueheaderProminenceheadlineheighthelphexDigitValuehiddenhorizontalSizeClasshueRotationhypotididentitiesCreatedidentitiesDestroyedidentityignoresSafeAreaimageScaleimagesincrementindexindexViewStyleindicesindigoinfinityinitinitsinsertinsetinsetByinteractiveDismissDisabledinteractiveSpringinterpolatingSpringinterpolationintersectionintersectsinvertedisASCIIisCasedisDisjointisEmptyisEnabledisEqualisFiniteisHexDigitisInfiniteisKnownUniquelyReferencedisLessisLetterisLowercaseisMultipleisNaNisNewlineisNumberisPunctuationisSignedisStrictSubsetisStrictSupersetisSubsetisSupersetisSymbolisUppercaseisWhitespaceisWholeNumberisZeroitalicjoinedkerningkeyboardShortcutkeyboardTypekeyslabellabelStylelabelsHiddenlargeTitlelastlastIndexlayoutDirectionlayoutPrioritylazyleadingleadingZeroBitCountleaksleastNonzeroMagnitudeleastNormalMagnitudeletterslexicographicallyPrecedeslineLimitlineSpacinglinearlinkslistRowBackgroundlistRowInsetslistRowSeparatorlistRowSpacinglistSectionSeparatorlistSectionSpacinglistStyleliveCountliveIdentitieslocalized:localizedCapitalizedlocalizedCaseInsensitiveComparelocalizedCaseInsensitiveContainslocalizedComparelocalizedDescriptionlocalizedLowercaselocalizedStandardComparelocalizedStandardContainslocalizedUppercaseloglog10log2logicallyCompletelowercaseLetterslowercasedluminanceToAlphamagnitudemakeIteratormapmapErrormapValuesmaskmatchedGeometryEffectmatchedTransitionSourcemaxmaxXmaxYmaximummemoryWarningmenuIndicatormenuItemsmenuStylemergemergingmicrosecondsmidXmidYmillisecondsminminXminYminimumminimumCapacity:minimumScaleFactormintmodifiermonospacedmonospacedDigitmovemultilineTextAlignmentmultipliedReportingOverflownannanosecondsnavigationBarBackButtonHiddennavigationBarHiddennavigationBarTitlenavigationBarTitleDisplayModenavigationDestinationnavigationTitlenavigationTransitionnavigationViewStylenegatenewlinesnextDownnextUpnonzeroBitCountnownumericCastobjectobjectWillChangeobjectsoffsetoffsetByonAppearonChangeonDisappearonLongPressGestureonPreferenceChangeonReceiveonSubmitonTapGestureopacityopenWindoworangeotherElementsoutputoverlapsoverlayownerspaddingpartitionperformpipickerStylepickerspinkpopFirstpopLastpopoverpositionpowpreconditionpreconditionFailurepreferencepreferredColorSchemeprefixpresentationCornerRadiuspresentationDetentspresentationDragIndicatorpresspreviewDevicepreviewDisplayNamepreviewLayoutprimaryprintprivacySensitiveprogressViewStylepublishespunctuationCharacterspurplepushquaternaryquotientAndRemainderradiansradix:randomrandomElementrangerangesreadLinerecordrecoverySuggestionredredactedreducereflecting:refreshrefreshableregularMaterialrelativeremainderremoveremoveAllremoveFirstremoveLastremoveSubrangeremoveValueremovedrenderingModerepeatCountrepeatElementrepeatForeverrepeating:replaceSubrangereplacingreplacingOccurrencesrerenderreserveCapacityresetCountsresizablerespondreversereversedrotation3DEffectrotationEffectroundroundedsafeAreaPaddingsaturationscalescaleEffectscaledToFillscaledToFitscenePhasescrollscrollClipDisabledscrollContentBackgroundscrollDisabledscrollDismissesKeyboardscrollIndicatorsscrollTargetBehaviorscrollTargetLayoutsearchFieldssearchablesecondarysecondssecureTextFieldsselectselectTabsendsequencesetsetScenePhaseshadowsheetshuffleshuffledsignsignumsinsizeslidesliderssmallCapssmoothsnappysortsortedspecifierspeedsplitspringsqrtsquareRootstartIndexstartsstaticTextsstatusBarHiddensteppersstridestrikethroughstringInterpolation:strokestrokeBordersubheadlinesubmitsubmitLabelsubscriptsubscriptionssubtractsubtractingsubtractingReportingOverflowsuffixswapswapAtswipeToDeleteswitchessymbolEffectsymbolRenderingModesymbolVariantsymbolssymmetricDifferencesyncsystemtabItemtabViewStyletabstagtaketantaptasktaskstealtertiarytextCasetextContentTypetextFieldStyletextFieldstextInputAutocapitalizationtextSelectiontextViewstextsthickMaterialthinMaterialtimeIntervalBetween1970AndReferenceDatetimeIntervalSincetimeIntervalSince1970timeIntervalSinceNowtimingCurvetinttitletitle2title3toggletoggleStyletogglestoolbartoolbarBackgroundtoolbarColorSchemetoptopLeadingtopTrailingtracetrackingtrailingtrailingZeroBitCounttransactiontransformEnvironmenttransitiontrimtrimmingCharacterstrunctruncatingIfNeeded:truncatingRemaindertruncationModetypeTextulpulpOfOneultraThinMaterialuncheckedBounds:underestimatedCountunderlineunicodeScalarsunionuniqueKeysWithValues:unmountunredactedunsafeDowncastunsafelyUnwrappedupdateupdateValueuppercaseLettersuppercasedutf16utf8valuevaluesverticalSizeClasswarningsweightwhitewhitespaceswhitespacesAndNewlineswholeNumberValuewidthwithAnimationwithContiguousStorageIfAvailablewithExtendedLifetimewithKnownIssuewithObservationTrackingwithTransactionwithoutActuallyEscapingwriteyellowzIndexzerozip~="##)
    static let chunksByName = PackedRows(
        ends: PackedNumbers(digits: "00002000030000400005000090000c0000d0000e000120001400015000160001700018000190001a0002700028000290002a0002b0002c0002d0002e0002f0002f000300003100032000330003400035000390003a0003d0004c0006300064000650006600067000690006a0006b0006c0006d0006e0006f0007000071000720007300074000750007600078000790007a00083000840008500086000960009700098000990009a0009b0009c0009d0009e0009f000b2000b3000c6000c8000c9000ca000cb000cc000cd000ce000cf000d0000d2000d3000d4000d5000d7000d8000d9000db000dc000dd000de000df000f2000f3000f4000f5000f60010d0010e00110001130011500117001180011b001280012a0012c0012e0012f0013a0013c0013d0013e0014100142001430014400145001460014700148001490014a0014b0014c0014d00164001650016600168001690016c0016d0016e0016f00171001730017500177001790017a0017b0017c0017d0017e0017f00180001810018200183001840018500186001870018800198001990019a0019b0019d0019e0019f001a0001a1001a2001a3001a3001b0001b1001b2001b3001b4001b5001b6001b7001b8001b9001ba001bb001bc001bd001be001c0001c1001c3001c7001ca001cb001cc001cd001ce001cf001d0001d1001d2001d3001d4001d5001d6001df001e0001e2001e3001e4001ea001f2001f3001f4001f5001f6001f7001f8001f9001fa001fb001fc002090020b0020c0020d0020f00210002130021400215002160021700218002190021b0021c0021d0021e0021f00220002210022200223002240022500226002280022a0022c0022e00230002310023200233002350023600237002380023b0023c0023d0024300244002450024600247002480024a0024b0024c0024d0024e0024f002500025100252002530025400255002560025700258002590025a0025b0025c0025d0025e0025f002600026100262002630026400265002660026700268002690026a0026b0026c0026d0026e0026f002700027100272002730027400275002760027700278002790027a0027b0027c0027d0027e0027f002800028100282002830028400285002860028700288002890028a0028b0028c0028d0028e0028f002900029100292002930029400295002960029700298002990029a0029b0029c0029d0029e0029f002a0002a1002a2002a3002a4002a5002a7002a8002a9002aa002ab002ad002ae002af002b0002b1002b2002b3002b4002b5002b6002b7002b8002b9002ba002bb002bc002bd002bf002c3002c4002c5002c6002c7002c8002c9002ca002cc002cd002ce002cf002d0002d1002d2002d3002d4002d5002d6002d7002d8002da002db002dc002dd002de002df002e0002e1002e7002e8002e9002ef002f0002f1002f2002f3002f4002f6002f7002f8002f9002fb002fe002ff003000030100302003030030a0030b0030c0030e0030f0031a0031b0031c0031d0031e0031f003230032400326003280032a0032d0032e0032f003300033100332003330033400335003360033700338003390033a0033b0033c0033d0033e0033f00341003430034d0034e0034f003500035100352003530035400355003560035700358003590035c0035d0035e0035f00367003690036a0036b0036c0036e0036f003700037b0037e0037f0038000382003830038400385003860038700388003890038a0038b0038c003960039700398003990039b0039c003a2003a3003a4003a5003a6003a7003a9003ae003b3003b4003b6003b9003bc003bf003c0003c2003c4003c5003c9003ca003cc003cd003ce003cf003db003dc003dd003de003df003e0003e1003e5003e6003f0003f6003f7003f8003fa003fd003fe003ff00400004010040200404004050040700408004090040b0040f0041100413004140041600418004190041b0041d0041e0041f0042000421004220042300424004250042700428004290042a0042b0042c0042d0042e0042f00430004310043200433004340043500436004390043a0043b0043c0043d0043e0043f004400045000451004540045500457004790047a004800048100482004830048600488004890048b0048c0048d0048e0048f004910049c0049e0049f004a0004a1004a2004a3004a4004a5004a6004a7004a8004a9004aa004ab004ac004ad004ae004b0004b2004b3004b4004b5004b6004b7004bb004bf004c1004c3004c4004c5004c6004c7004c8004c9004d1004d5004d6004d7004d8004da004db004dc004de004e0004e1004e2004e6004e7004ea004eb004ec004ed004ee004ef004f0004f1004f2004f3004f4004f5004f6004f7004f8004f9004fa004fb004fc004fd004fe004ff00500005010050300504005060050700512005180051b0051c0051d0051f00520005210052f005300053100532005330053400535005360053700538005390053a0053b0053c0054a0054b0054c0054d0054f00550005510055300556005590055b0055c0055d0055f0056000561005620056600567005690056b0056c0056d0056f00570005710057200573005760057700578005790057a0057d0057e0057f005820058300584005850058600587005880058b0058c0058d0058e0058f0059300595005960059a0059b0059c0059e0059f005a0005a1005a5005a8005a9005ab005ac005ad005ae005af005b0005b9005ba005bb005bc005bd005be005bf005c0005c1005c3005c4005c5005c6005c7005c8005c9005ca005cb005cd005d8005f3005f7005f8005f9005fa005fb005fc005fd005fe006000060100602006030060400606006070060c00612006180061d0061f00620006210062200623006240062500627006290062a0062b0062c00630006310063300634006350063600637006380063b0063d0063e0063f0064100644006450064600647006490064a0064b0064c0064d0064e0064f0065000651006520065300654006550065600657006580065a0065b0065c0065d0065f0066000661006620066300664006650066600667006680066b0066e00670006720067300674006790067d0067e0067f00683006840068500686006870068a0068c0068d0068f00690006910069200693006990069a0069c0069e0069f006a5006a6006a7006a8006a9006aa006ab006ac006ad006af006b0006b2006b3006b4006b5006b7006b8006b9006ba006bc006bd006be006bf006c0006c1006c2006c3006c4006c5006c6006c7006c8006c9006ca006cb006cc006cd006cf006d1006d2006d3006d4006d5006d6006d7006d9006da006db006dd006df006e1006e2006e4006e6006e7006eb006ec006ed006ee006ef006f0006fa006fb006fc006fd006fe0070000701007030070400706007080070c0070d0070e0070f007100071100714007150071600718007190071b0071d0071e0071f0072000721007220072300724007250072600728007290072b0072c0072d0072f00730007310073200733007400074100742"),
        elements: PackedNumbers(digits: "00210002a30029d002440037e000c0000de0024200440000c10037b00441002430037c00098003bb003bd003be003ba003bc0024500215002a20029c0021400216000ed000fc0010b0011a00129001370014500153001610016f0017e0018d0037a0061d0063400640006680065100356002aa003540049500355005cc00698004700008800087000c5000c7000c800628001a1001b70037600179001880024800257002ad002bc002cb002da002e9002f80030700316003250033400386000ea000f90010800117001260013400142001500015e0016c0024700256002ac002bb002ca002d9002e8002f70030600315003240033300381005dc004740020d0063b000df000e00049a004990002d0002f000310002e000300064c005ac0021c001da000720064a0038f003a2001f9001fa000900009100092000b5001a2001b8001c0001ca0037300359005e4004ba000f0000ff0010e0011d0012c0013a001480015600164001720018100190001a6001ad001d500213000710064e00639000860048f0020c003b4003b300218000ef000fe0010d0011c0012b0013900147001550016300171001800018f00197001a5001ac001b3001bf001c9002170001c000e6000f5001040011300122001300013e0014c0015a001680017500184001930019a001b0001bc001c5001d1001f80035e003600022200598000150000a000160001800012005b5002490024b0023c00695004be0048c0048d0062700629001a9001c20064b003580069f00697000e7000f6001050011400123001310013f0014d0015b001690017600185001940019b001b1001bd001c6001d0001f7004a3004a4005db004a5000f200101001100011f0012e0013c0014a001580016600174001830019200199001a8001af001ba001c3001cd001ce001d7001d90020f003c10069a001d40020e001b2001c7003670019500364001be003680035b001770018600363000e8000f700106001150012400132001400014e0015c0016a001780018700362001d2003650019c0035c0019d003660035a000e9000f800107001160012500133001410014f0015d0016b00382002580025a00266002650017a00189003850026700268006050048b004880063d004910049200699004890048500496000f1001000010f0011e0012d0013b00149001570016500173001820019100198001a7001ae001bb001c4001cc001cf001d6001d800211003c2002a70061b001d30021a005ae000c60042200462000400037500642002ae002b3002cc002d1002db002e0002ea002ef002bd002c2006a40021d00220005b60048e00494004bd00579005780063e004a100577000280059a0059b000ee000fd0010c0011b0012a00138001460015400162001700017f0018e00196001a4001ab0021900604003690069e001b5003780005b00597005660057c0057a0057b000ec000fb0010a0011900128001360014400152001600016e0017d0018c0037d002a5000820000000002005da0040f0036d003b6003b9003b800472005b7000070063f001b600377003890038d003a400097000ca0038c00463001a0001b4003790021b00649003bf0064f0064d001f300471004bb004870048a0049d0020b00089000c9001a3001b9001c1001cb0021e00225003f0003ef001c80040e0064100603000e4000f300102001110012000383000e5000f40010300112001210017c0018b0037f006a9006ea006e4004a0005b400688005e0005d9004210049f000eb000fa0010900118001270013500143001510015f0016d0017b0018a003800042300424003600035d0019f003870063c00087000c7001aa004200038b0059c006380049e0049c0019e003880001b0049b0057e0057f00580006e30065500650005ad0056700568002f9002fe003170031c003260032b003350033a003080030d001f6001f50007f00098000c4000c300357001f4001db001f1001f30068c0062a0012f0013d0014b001590016700384004bc0048400497002210061c004bf00691006940069c004900063a004730048600498005be0065400660005b8000c200569005ba006a2003b7004a9005b9004a7005de004a8005bb004bf00493005dd0056a00008003b5005bd0057d0065f005bc0069d00712006ff0070500707000840065d0048300464004580070f0045b0047a0047b007060065c000270045a00713007110047d00714000850065e004a6006a3007040007000227002a600270005e10028600576006fd0070d00693001f2000800046e006fe000af0038a006fc00081000260001a0047f00004004590070a0070e00482006920047c00009006a60070000708001f00043400019000060000500702000d40045c005e2005e300703004a20070b0071000480006610028c007090047e007010070c006a80048100291004d7005fb0055200553005ca005cb0054d004b90054f0054a0054b005c700551005c8005c9004b70054e005500054c004b80004f00657000250035000024006f5006bc0027e003470036c00560006e9003d100539004fa0007a00476005d800656006650066600667005b3006c6000990009a000dd0043c0043d0043e0035f000670005a001e90004e004eb004ec002870028a005d50000c0000d0000e0000f0001000050000510052f006cc005320056b0056c0056d0056e0056f00570005fc0053b00602004d0005a9006fa002b6002c5002d4002e3002f200301003100031f0032e0033d0034a005f500542005ee004dc006c5004c80059d0059e00616004dd006220062d006250063200626006330066f006800068b00545005f20051f00510006aa0034f0042a0060c000140008f0005e0060e0060f0006e006d40005800048006b40061e0062b0039e003af002b2002c1002d0002df002ee002fd0030c0031b0032a00339005f6006f2004df004de0054400543004af002a8005d7003c9002380006f00062000630024600541006a1004750003b003cf003d0003f600411004390043a0043b004e0004e10053c005460051e0056100562004da0004c000410008b000cb001fe0022800390003a5003d2003f20042b006e8006120061300614005ed0051b0037200430002840007900429006f4006690055f00636006c3006830042600095000e2001dc0022c002690034200392003a7003f50042f00531004ad006c700599006d6004b6000b7000d2002000027d00346004610001f0001e006f0006f900540003e600452000ba000d70039a003e70044f000bb000d80039b003e80045000285004b40055d0066b006740068e0066d00676006900066c006750068f00500006e6006e7003e0003e3006fb0009100394003a900457003da004aa004ab005df0069b000290024a00259002b0002bf002ce002dd002ec002fb0030a003190032800337006eb00052000590002a002890064300239003cb004000044c002a9000430008d000cd001fc0022d00398003ad003d3003f40042d000b1000b300205002060046500466006e50046d004ef004f00036f003c5003ca003c600564000470005600563004c5005a3004c7004c6005a40060d003cc004d2005a5004d3004d4004d5005a60020300204004060041d00517004080041f004050041c0005c004c3004c40058a0058b0051a0058f003c00000b006d5005e6005f400548002500025f005ea0051800226004370043800212005250060a000330053a001eb004d9004b10054900057002ab00478005c4006c8006c9005cd004ff004fb006b2006f300092000b5000b6000cf000d0000d100201002020039500396003aa003ab0045d0045e0045f004600051d00094000d3001ff005ef0024d0025c00088000c8000df000e0001da00222002490024b002580025a002ae002b3002bd002c2002cc002d1002db002e0002ea002ef002f9002fe003080030d003170031c003260032b003350033a0036d003ef0042300424006c20009b0009c003f7004190046700468006480003c00559006720067c0067d0067e0067f005b200402004130003f00073001e8001e70040d004180003a000420008c000cc001fb0022900391003a6003f3004100042c004ae006ec0027c0026d001e00026c0029b0027b001dd001e6003430026b001e2001de001e3003490040b0040c00409004160040a00417001e4001e5001e1001df0026e004c90059f005a000617003c7003dd003de003df004ce005a700554005550052d0022a006ed005150053500606000440008e000ce001fd0020900399003ae0042e000b2000b40020700208004b3004f1003ec0061f0062e0034e006d20025100260002520026100078003e2004b5004f3004f4004f5004f60066a006730068d006b300575005200052100522005230052400514006c4006ca0005d0005f0006d000690006c0002c000610006b0006a0006000053000550005400652006870007d001ed004360055e0026a002b8002c7002d6002e5002f4003030031200321003300033f000930021f0023500374003fe0044b0036e003c3003c8003c40023700573005740053d0053e0028f00290002b4002c3002d2002e1002f0002ff0030e0031d0032c0033b003d5003d7000360003700280006de00565006b6005160023a0023b0023f00038000390023e0028d0028e002b5002c4002d3002e2002f1003000030f0031e0032d0033c003d4003d600034000350028100223003f1004f9005eb005d6006a0004cc005ab00618004cd005aa00619000ae005d1004f7003520024e0025d002400050a0050900504005050050600507005080058d0058e00502005030053f0050b0027f003530007700272002710034d000170001d006bb0029e006c000001006c1004e2004e3005d30003d005bf005c1005c2005c3005c000590005950058700593005c6004d8005ce005e5006dd005e8006ba006cf0039f003a0003b0003b10057100572006d300068004c0004c1004c2000ad000130024c0025b00513006b7005f1000d900233003fc00449000a2000da004480058c004e4004e500045002880028b005940050f000b8000bc000bd000d50039c003e4003e50044d00451005580055600557006f80055a0055b0055c005f700282002830053800519006cb0007b005f0005d2005fa003440063500637002af002be002cd002dc002eb002fa0030900318003270033600425000e300254002550026300264002b9002ba002c8002c9002d7002d8002e6002e7002f5002f6003040030500313003140032200323003310033200340003410034b0034c000bf0020a00236003ff000660046c002a0006a50002b005e700536003cd003ce00427006da00591005fe003a1003b20027a0009d000b0003f90041a00469000a3000a400232003fa00442004430009e0009f000db003fb0044400445000a0000a1000dc0044600447000a50046a0023100653005b10068500295006860008a00428000a60046b0046f00064006bd000a700234003fd0044a006cd005af005b0006df000a9003db004e7004e600049002760027700274002750050100547005cf005d4004e8004e9004ea004ee004ed004b0006d8006d90052a005260052900528005270052b0052c006af00592005f80023d006ae006f6006d7000030029700298006be006dc004db0058800589000aa003dc0026f003450004b0036a005d0006b90061a00670006810068900671006820068a000ab000ac003d8003d90007000684003ea003eb0045300454004550066e006790067a0067b00046002780009000393003a800456003e1006b10050e006b800293002940036b004cb005a2003610064400645006460060b006db00533000960022e0022f00397003ac00479006e0004070041e004030041400351000b9000be000d60039d003e90044e00292000a8006f7006ab004fe004fc004fd0007e0040400415000110061000611005960051c006b50058300584003700004d006ef0058500586006e1005ec005f9004d10052e00512006ad0053000534006b0006d000601005ff000200002300021000220067700678004d6005fd006070060800609000e100511006ac00581005820050c0050d006210062c00623006300062400631006e2004cf005a8006200062f0034800477006620066300664004ac005c500647000650004a002b1002c0002cf002de002ed002fc0030b0031a003290033800279004f8006f1002730025300262006000038e003a3003ed004ca005a1001ef004330003e00074004010041200224006ce005370029f00371003f80041b00696002300007c001ec0043500432001ee00431006bf006ee0022b004b2006d100615005f30007500076001ea000320065a0065b003ee002990029a006a7000830065800659002a10043f005e9004f2002410024f0025e002b7002c6002d5002e4002f30030200311003200032f0033e00296002a4"))
    static let membersByGate = PackedRows(
        ends: PackedNumbers(digits: "00000000000000000000000000000000000000000000000000000000000000000000000000000000000020000b0000e0000e0002d0002f0002f0002f0002f0003100031000310003d0003d0003d000840009d0009d0009d0009d000a8000a8000ad000ad000ad000b9000b9000b9000b9000b9000c7000c7000c7000c7000c7000c7000e3000ef000ef000ff000ff000ff00110001100012e0012e00131001310013100131001310013100131001310013100131001310013a0013a0013b0016000160001600016700168001680016a0016a00188001920019300193001930019300193001930019300193001930019300193001930019300193001a0001a1001a1001a2001a2001a2001a2001a2001a2001a2001a2001a2001a2001a2001a9001c7001c7001c7001e0001e0001e0001f5001f6001f6001f6001f6001f6001f6001f6001f6001f6001f7001f9001f9001fa001ff001ff002030020300203002210023f0025d0027b002990029a0029a0029a0029a0029a0029a0029a0029a0029a0029a0029a0029a0029d0029d0029d0029d0029d002a0002a0002a0002a0002a0002a0002a0002a0002a0002a5002a6002a6002a6002a7002a8002a8002b8002c3002c3002c3002c3002c3002c3002c3002c3002c3002c4002d8002d8002d8002d8002d8002df002df002df002df002df002df002df002df002df002df003080033000330003360033600336003360036f00380003850038500385003880038800388003880038800388003fd003fd003fd003fd003fd003fd003fd003fd0040e0040e0040e0040e0040e0040e0040e0040e0040e0040e0040e00410004100041000410004100042d0044a0046700484004a1004a1004a1004a1004a1004a1004a1004a2004a2004a6004af004af004af004af004af004af004af0059200592005930059300593005930059300593005930059300593005930059300593005930059300593005930059300593005930059300593005930059300593005930059300593005930059300593005930059300593005930059300593005930059300593005930059300593005930059300593005930059300593005930059300593005930059300593005930059300593005930059300593005930059300593005930059300593005930059300593005930059300593005930059300593005930059300593005930059300593005930059300593005930059300593005930059300593005930059300593005930059300593005930059300593005930059300593005930059300593005930059300593005930059300593005930059300593005930059300593005930059300593005930059300593005930059300593005930059300593005930059300593005930059300593005930059300593005930059300593005930059300593005930059300593005930059300593005930059300593005930059300593005930059300593005930059300593005930059300593005930059300593005930059300593005930059300593005930059300593005930059300593005930059300593005930059300593005930059300593005930059300593005930059300593005930059300593005930059300593005930059300593005930059300593005930059300593005930059300593005930059300593005930059300593005930059300593005930059300593005930059300593005930059300593005930059300593005930059300593005930059300593005930059300593005930059300593005930059300593005930059300593005930059300593005930059300593005930059300593005930059300593005930059300593005930059300593005930059300593005930059300593005930059300593005930059300593005930059300593005930059300593005930059300593005930059300593005930059300593005930059300593005930059300593005930059300593005930059300593005930059300593005930059300593005930059300593005930059300593005930059300593005930059300593005930059300593005930059300593005930059300593005930059300593005930059300593005930059300593005930059300593005930059300593005930059300593005930059300593005930059300593005930059300593005930059300593005930059300593005930059300593005930059300593005930059300593005930059300593005930059300593005930059300593005930059300593005930059300593005930059300593005930059300593005930059300593005930059300593005930059300593005930059300593005930059300593005930059300593005930059300593005930059300593005930059300593005930059300593005930059300593005930059300593005930059300593005930059300593005930059300593005930059300593005930059300593005930059300593005930059300593005930059300593005930059300593005930059300593005930059300593005930059300593005930059300593005930059300593005930059300593005930059300593005930059300593005930059300593005930059300593005930059300593005930059300593005930059300593005930059300593005930059300593005930059300593005930059300593005930059300593005930059300593005930059300593005930059300593005930059300593005930059300593005930059300593005930059300593005930059300593005930059300593005930059300593005930059300593005930059300593005930059300593005930059300593005930059300593005930059300593005930059300593005930059300593005930059300593005930059300593005930059300593005930059300593005930059300593005930059300593005930059300593005930059300593005930059300593005930059300593005930059300593005930059300593005930059300593005930059300593005930059300593005930059300593005930059300593005930059300593005930059300593005930059300593005930059300593005930059300593005930059300593005930059300593005930059300593005930059300593005930059300593005930059300593005930059300593005930059300593005930059300593005930059300593005930059300593005930059300593005930059300593005930059300593005930059300593005930059300593005930059300593005930059300593005930059300593005930059300593005930059300593005930059300593005930059300593005930059300593005930059300593005930059300593005930059300593005930059300593005930059300593005930059300593005930059300593005930059300593005930059300593005930059300593005930059300593005930059300593005930059300593005930059300593005930059300593005930059300593"),
        elements: PackedNumbers(digits: "0037b0037c0061e0061f00620006210062200623006240062500626006350063600637006690066a0066b0066c0066d0066e0066f006700067100672006730067400675006760067700678006790067a0067b0067c0067d0067e0067f00680006810068200683006840068500686006870065200653001d8001d9005cd005ce005cf005d0005d1005d2005d3005d4005d5005d6005d7005d80008700088000890008a0008b0008c0008d0008e0008f000900009100092000930009400095000960009700098000990009a0009b0009c0009d0009e0009f000a0000a1000a2000a3000a4000a5000a6000a7000a8000a9000aa000ab000ac000ad000ae000af000b0000b1000b2000b3000b4000b5000b6000b7000b8000b9000ba000bb000bc000bd000be000bf000c0000c1001b0001b1001b2001b3001b4001b5001b6001b7001b8001b9001ba001bb000c6000c7000c8000c9000ca000cb000cc000cd000ce000cf000d0000d1000d2000d3000d4000d5000d6000d7000d8000d9000da000db000dc000dd000de00342003430034400345003460034700348003490034a0034b0034c0047500476004770047800479000df000e0000e1000e2000e30019300194001950019600197001980019900032000330003400035000360003700038000390003a0003b0003c0003d0003e0003f001ab001ac001ad001ae001af001da001db001dc001dd001de001df001e0001e1001e2001e3001e4001e5001e6001e7001e8001e9001ea001eb001ec001ed001ee001ef001f0000730007400075000760007700078000790007a0007b0007c0007d0007e003a3003a4003a5003a6003a7003a8003a9003aa003ab003ac003ad003ae003af003b0003b1003b2001fb001fc001fd001fe001ff002000020100202002030020400205002060020700208002090020a00374005e5005e6005e7005e8005e9005ea005eb005ec005ed005ee005ef005f0005f1005f2005f3005f4005f5005f6005f7005f8005f9005fa005fb005fc005fd005fe005ff0060000601006020021400215002160001d0001e0001f0002000021000220002300024000250035f001bc001bd001be001bf001c0001c1001c2001c3001c4002200022100222002230022400225002260022700228002290022a0022b0022c0022d0022e0022f002300023100232002330023400235002360023700238002390023a0023b0000b0000c0000d0000e0000f000100001100017000130001400175001760017700178001790017a0017b0017c0017d0017e0017f001800018100182001830024700248002490024a0024b0024c0024d0024e0024f0025000251002520025300254002550023d0023e0023f0024000241002420024300244002450024600696004ae004af004b0004b1004b2004b3004b4004b5004b6004b7004b8004b900599002100002c0034d0034e0034f003500035100352003530018400185001860018700188001890018a0018b0018c0018d0018e0018f001900019100192002560025700258002590025a0025b0025c0025d0025e0025f0026000261002620026300264002690026a0026b0026c0026d0026e0026f002700027100272002730027400275002760027700278002790027a0027b0027c0027d0027e0027f0028000281006060060700608006090060a0060b0060c0060d0060e0060f006100061100612006130061400615006160061700618006190061a0048d00212002a8002a9002ab005af005b0005b1005b2005b300041000420004300044000e4000e5000e6000e7000e8000e9000ea000eb000ec000ed000ee000ef000f0000f1000f2002ac002ad002ae002af002b0002b1002b2002b3002b4002b5002b6002b7002b8002b9002ba00102001030010400105001060010700108001090010a0010b0010c0010d0010e0010f00110002ca002cb002cc002cd002ce002cf002d0002d1002d2002d3002d4002d5002d6002d7002d80011100112001130011400115001160011700118001190011a0011b0011c0011d0011e0011f002d9002da002db002dc002dd002de002df002e0002e1002e2002e3002e4002e5002e6002e7001200012100122001230012400125001260012700128001290012a0012b0012c0012d0012e002e8002e9002ea002eb002ec002ed002ee002ef002f0002f1002f2002f3002f4002f5002f6000f3000f4000f5000f6000f7000f8000f9000fa000fb000fc000fd000fe000ff0010000101002bb002bc002bd002be002bf002c0002c1002c2002c3002c4002c5002c6002c7002c8002c9006a5000290002a0002b0036a0036b0036c001d3001d4001d5001d6001d70037e0000100003004100041100412004130041400415004160041700418004190041a0041b0041c0041d0041e0041f001ce001cf001d0001d1001d20036d0036e0036f0037000371003720038a0038e0038f003900039100392003930039400395003960039700398003990039a0039b0039c0039d0039e0039f003a0003a1003c0003c1003c2003c3003c4003c5003c60021f003c7003c8003c9003ca003cb003cc003cd003ce003cf003d0003d1003d2003d3003d4003d5003d6003d7003d8003d9003da003db003dc003dd003de003df003e0003e1003e2003e3003e4003e5003e6003e7003e8003e9003ea003eb003ec003ed003ee001c5001c6001c7001c8001c9001ca001cb001cc001cd003ef003f0003f1003f2003f3003f4003f5003f6003f7003f8003f9003fa003fb003fc003fd003fe003ff004000040100402004030040400405004060040700408004090040a0040b0040c0040d006430064400645006460064700648006aa006ab006ac006ad006ae006af006b0006b1006b2006b3006b4006b5006b6006b7006b8006b9006ba006bb006bc006bd006be006bf006c0006c1006c2006c3006c4006c5006c6006c7006c8006c9006ca006cb006cc006cd006ce006cf006d0006d1006d2006d3006d4006d5006d6006d7006d8006d9006da006db006dc006dd006de006df006e0006e1006e2006eb006ec006ed006ee006ef006f0006f1006f2006f3006f4006f5006f6006f7006f8006f9006fa006fb006e5006e6006e7006e8006e9006890068a0068b0005c0005d0005e0005f000600006100062000630006400065000660006700068000690006a0006b0006c0006d0006e0006f0019a0019b0019c0019d0019e0019f001a0001a1001a2001a3001a4001a5001a6001a7001a8001a9001aa003600036100422004230042400425004260042700428004290042a0042b0042c0042d0042e0042f004300043100432004330043400435004360043700438004390043a0043b0043c0043d0043e0043f004400044100442004430044400445004460044700448004490044a0044b0044c0044d0044e0044f004500045100452004530045400455004560045700458004590045a0045b0045c0045d0045e0045f004600046100462004630046400465004660046700468004690046a0046b0046c0046d0046e0046f0059d0059e0059f005a0005a1005a2005a3005a4005a5005a6005a7005a8005a9005aa005ab005ac005ad00656006570012f001300013100132001330013400135001360013700138001390013a0013b0013c002f7002f8002f9002fa002fb002fc002fd002fe002ff0030000301003020030300304003050014b0014c0014d0014e0014f00150001510015200153001540015500156001570015800315003160031700318003190031a0031b0031c0031d0031e0031f00320003210032200323001590015a0015b0015c0015d0015e0015f001600016100162001630016400165001660032400325003260032700328003290032a0032b0032c0032d0032e0032f0033000331003320016700168001690016a0016b0016c0016d0016e0016f0017000171001720017300174003330033400335003360033700338003390033a0033b0033c0033d0033e0033f00340003410013d0013e0013f001400014100142001430014400145001460014700148001490014a003060030700308003090030a0030b0030c0030d0030e0030f0031000311003120031300314001f30068d0068e0068f006900062b0062c0062d0062e0062f00630006310063200633004aa004ab004ac004ad004c0004c1004c2004c3004c4004c5004c6004c7004c8004c9004ca004cb004cc004cd004ce004cf004d0004d1004d2004d3004d4004d5004d6004d7004d8004d9004da004db004dc004dd004de004df004e0004e1004e2004e3004e4004e5004e6004e7004e8004e9004ea004eb004ec004ed004ee004ef004f0004f1004f2004f3004f4004f5004f6004f7004f8004f9004fa004fb004fc004fd004fe004ff005000050100502005030050400505005060050700508005090050a0050b0050c0050d0050e0050f005100051100512005130051400515005160051700518005190051a0051b0051c0051d0051e0051f005200052100522005230052400525005260052700528005290052a0052b0052c0052d0052e0052f005300053100532005330053400535005360053700538005390053a0053b0053c0053d0053e0053f005400054100542005430054400545005460054700548005490054a0054b0054c0054d0054e0054f005500055100552005530055400555005560055700558005590055a0055b0055c0055d0055e0055f0056000561005620056300564005650056b0056c0056d0056e0056f0057000571005720057300574005750058100582005830058400585005860058700588005890058a0058b0058c0058d0058e0058f00590005910059200593005940059500596005bf005c0005c1005c2005c3005c4005c5005c6005c7005c8005c9005ca005cb005df00662006630066400665006660066700692006930069b006a0006a1"))
    static let chunkEnds = PackedNumbers(digits: "00028000f70012b001570019b001d600203003d60040f0043b00565005bb0063800688006ff007800080100849008cc008fb009200099800b5f00bb300d2200d5200d7000d900125701277012ce0132601371013c4014110148b015130156d01583015c5016590167f016a2016ca017730178e0187901931019a201b2601b4701b6a01b8801ba601bd101bfd01c2c01c5c01c9601d0901d8f01e0401ee101f5f0219e021c0021e70220a0222b02258022790229b022bc022de0230002320023400236002381023a2023c3023f202412024320245302475024a3024d2024f30251402568026b8026e20270d0272d0275e0278e027be027f902875028c6029e402a3302a6e02ac702b3402b9a02bf002c3e02cb502d2302dae02de802e4202f5802f96030000305b030b0030f40313603183031da0322f0327d032cb0330d03483034a4034da034f1035ae035da035fd0361f0364b0365203673036a6036bd036d7036f30370e0372a03744037600378a037dd0380303823038500389c038dd03909039460397d039c503a0703a4103a6503a9e03ac103ae503b1c03beb03c2903c8c03cb703ce003cf803d1003d2503dad03ee903f5d03f970400c04039040650411c041db042060424b0428e042c3042f80432c0435f043a3043ea04436044570449c044fb045e80460004633047df047f504821048280484904891048ba048e70492f04978049a2049cd04a1204a5504a8704b0304b7c04bf304c6104cd004d1704d5c04dec04e7b04eee04f5204f6804f6f04f8604fa604fc304fd104fdf04fe904ff30500f050210502f0503a05042050550506f05087050920509b050a5050b3050c1050cb050d5050f105103051110511c05124051370515105169051740517d0518705195051a3051ad051b7051d3051e5051f3051fe0520605219052330524b052560525f0526905277052850528f05299052b5052c7052d5052e0052e8052fb053150532d05338053410534b0535905367053710537b05397053a9053b7053c2053ca053dd053f70540f0541a054230542d0543d05447054510546d0547f0548d05498054a0054b3054cd054e5054f0054f905503055130551d055270554305555055630556e0557605589055a3055bb055c6055cf055d9055e9055f3055fd056190562b05639056440564c0565f05679056910569c056a5056af056bf056c9056d3056ef057010570f0571a05722057350574f05767057720577b05785057950579f057a9057c5057d7057e5057f0057f80580b058250583d05848058510585b058650586f05889058a5058b9058c7058d2058e0058e8058fb059150592d05938059410594b059550595f0597905995059a9059b7059c2059d0059d8059eb05a0505a1d05a2805a3105a3b05a4505a4f05a6b05a8505a9d05aa605ab005aba05ac405ae505b0005b1105b2005b3b05b5305b5e05b6705b8105b9905ba405bad05bb705bd505bf405c0e05c2605c3105c3a05c4405c4e05c5805c7205c8a05ca505cb705cce05ce605cf105cfa05d3105d6605d7005d7a05d9905db105dbc05dc505df205e2c05e6405e6e05e7805e9205e9d05eb505ec005ec905ed205edc05f1605f4e05f8805fc205fda05fe705fed05ff8060010600b060140601e060330606e0608e060a9060c4060e406101061200613c0615c0617706195061b3061cd061e706206062290624906265062810629b062f506316064b0064e306504065300654e0656e065840659a065c4066200664d06695066e9067000679f068440692806a3f06a7c06abb06b9006be006cb506d0306da706de806dfd06e1206e2e06e4006e8906ecd06f1306f2e06f8206fc107004070470708c070db0713807185071fe0725f072be0733e073630737a073950739c073b70747c075740761b0764a076610767b07693076af076cf076fc07726077ea078420788a078c1078f7079220798d079df07aa807b7b07c6c07d5807e2807f4407fbc0803f080bd0811d08155081d20824f082ba08325083a7083cb083f50840b0843008437084550847908498084b8084eb0851c0854c08570085a6085e20860608630086460866b086720868f086b2086d0086ef087210875108780087a3087d7088110882c08846088bb088e708907089230893b08958089730898c089c9089e708a0008a1b08a3108a4808a8008aab08afb08b1508b4e08b7d08bb408beb08c2208c5108c7908cbd08d0108d5108e1808e6d08e8b08ee908f83090260908e090f3091640919b091c80920b092380927b092a3092ec0933609385093e609527095920962d0968e096f50973d09775097c00980b0985f09882098f1099260996d099bb09ad809afe09b8409bb309bca09c0809c3c09c6009c8a09ca009cc209ce709d1c09d4709d4e09d6a09d8609da709dc409de009e1009e4609e6a09e9409eaa09ecc09ef109f2609f5109f5809f7509f9209fb309fd109fee0a0200a0580a07c0a0a60a0bc0a0de0a1030a1380a1630a16a0a1880a1a60a1c70a1e60a2040a2380a2720a2960a2c00a2d60a2f80a31d0a3520a37d0a3840a3a20a3c00a3e10a4000a41e0a4520a48c0a4b00a4da0a4f00a5120a5370a56c0a5970a59e0a5bc0a5da0a5fb0a61a0a6380a66c0a6a60a6ca0a6f40a70a0a72c0a7510a7860a7b10a7b80a7d50a7f20a8130a8310a84d0a87f0a8b70a8db0a9050a91b0a93d0a9620a9970a9c20a9c90a9e70aa050aa260aa450aa620aa960aad00aaf40ab1e0ab340ab560ab7b0abb00abdb0abe20ac010ac200ac410ac610ac7f0acb50acf10ad150ad3f0ad550ad770ad9c0add10adfc0ae030ae220ae410ae620ae820aea00aed60af120af360af600af760af980afbd0aff20b01d0b0240b0430b0620b0830b0a30b0c10b0f70b1330b1530b17b0b1d40b1ea0b20f0b2300b2560b2780b2920b36a0b44c0b46d0b4920b4b00b5020b5590b5b00b5db0b7130b83d0b99a0bb240bc0f0bd1e0bdba0be7e0bf1b0bfa70c0b80c1150c1500c1ab0c22c0c2a80c32a0c3640c3e40c4630c4eb0c5040c5210c5400c5620c5880c60a0c6910c6df0c7080c72d0c82c0c8970ca000ca5f0caa40cad70cb1b0cbc60cc0a0cc4e0cce20cd260cd490cdd70ce290ce710cea90ced40cf130cf420cfa70cfeb0d02d0d08b0d1180d1790d2f00d3630d3c90d3e00d40f0d44b0d4700d4930d4c10d4f00d5210d53b0d5540d5b80d61b0d6880d6f50d7f60d8840d9070d94f0dad60db490dba90dbc00dbdc0dc180dc3d0dc640dc920dcc10dcf20dd0c0dd250ddfb0de730def60df570df780dfa50e07f0e1f50e2a00e3990e4980e4e90e5400e5af0e6240e6940e75b0e7d90e8250e86e0e92e0e9fa0eac50eb9c0ebb40ec590ed1f0edee0eeb30ef190f0070f1020f19f0f1c90f2670f3100f3af0f3c60f3dd0f5020f6270f6420f91a0f9510f96e0f98b0f9b40f9ea0faf10fb250fb560fb960fcdc0fdae0fe7e0ff810ffcf1001b1006f102cc103b0103c8103eb1044c10453104741048f104a6104c0104dc104fc1052510593105e0106271065e10685106cc106f710751107921085d10891108cc109061094810991109e810a3610a9b10acb10afd10b6710bd510c0910c6710cba10cde10d3610d8610ddd10e3410e9210ed110f0d10f5a1101f110c61112b1116a111b7111fb11256112731129311320113271133b11383113a1113bf113e81141d114461145d1147711495114b2114d3114f8115121152e11588115a9115c5115e11160a116331165a11684117271174d11776117ad117d21180911851118961191f1195b11997119d211a0c11a5311a9c11ac711b2311be211c0a11c3211c5911c7f11d4911e0b11e7a11ee6120cf121091214a121661219c121cc121f91222912275122c31239b124b41252312577125b2125db1263412727127bc128451290e1297212a2312abf12b1512b3d12b8112baa12bcd12c4012de713240132b71332f13482134a31356a1359f135cb136071363f13679136b41370c1373f1376b13792138671393a139ed13ac413b5313d59141fc1444f14474144871463a146d914797148881494214999149ac14a4c14b1614be214c8c14d8915142152da155fb15722157c315d941611e16246162ac1641d16475165cb16612166851670d1676e168151688d1696a169d216a4216ac816b4a16c0116cb216d5216dec16e5116e7f16ead16edf16f1a16f4016f8216fb816fef171171716f171a4171fa17233172a11737f173ae173ec1742a174631749e174f11754817587175b4175ea176221765e1769a176d6177111775e17797177c7177ff1783517859178ad179141795a179a1179df17a2517a7117ab417af417b2817b6a17ba317bfa17c8c17ce117d3617d9817df117e4317e6c17e9617ebd17f0417f3f17f7217fa717ff0180231805d180ab180f2181321816c181a8181e51821e18276182d01831418372183ae183e81842718464184d418542185a7185e61863618673186bd18712187541879c187d1188061883e18873188a6188da1890d1894018977189b2189e618a1f18a5518a8d18ac118afc18b3c18b9518bd318c3018c6e18cad18cfa18d5518d9518dd118e1818e5918e9f18edf18f1818f6d18fb318ff61904019075190b4190de1910f191371917d191ba191ea1921919259192f21934119384193c2193f019428194611948a194c2194f819530195671959e195dd1961a196591969a196de197241976d197b0197e7198201985d198a5198e4199331997a199c919a0219a4119a7919ab119adf19b2419b7f19bb519bed19c2c19c7b19cbe19d1e19dd719e2819e8c19ee719f771a0141a0581a0bf1a14c1a1741a1f51a2891a2b71a3181a3541a3701a5c91a6bf1a7b31a8b61a9591ac461aca11aded1aec21afca1b03e1b08a1b0b61b0f91b16c1b1ee1b26b1b31a1b3bd1b4801b5371b5ca1b66f1b7181b7651b7fd1b8661b8ee1b9661b9c01ba341ba791bad61bb1d1bb4c1bb721bb9d1bdeb1be081be351be541be831bed11bf231bf4d1bf861bfbd1bff31c0241c0571c08e1c0b61c0f01c1181c1481c3f81c41b1c46f1c4b41c4f91c5331c5831c5bd1c74e1c89c1c8f71c9581c9e21ca2f1ca9d1cb071cb881cbfb1cc741cd2b1cdf81cec11cf151cf8e1d0211d0af1d12e1d1b11d2331d2af1d2da1d3221d3681d3aa1d3ec1d43b1d48f1d4f41d5651d5cb1d6321d6931d6d51d87e1da481db8c1de1b1df681dfd71e0491e27f1e29f1e2c81e2ed1e6011e64b1e6681e68f1e6bc1e6e91e7141e73d1e7661e78f1e7b81e7e51e8121e83b1e8661e8911e8ba1e8e51e9101e93f1e9721e9a31e9d81ea0f1ea441ea6d1eaac1eae51eb281eb631eb8a1eba11ebbc1ed2a1ed641ed941edc61edf81ee2e1ee6a1ee9e1eed41ef081ef3e1efaf1f0261f0751f0e11f1351f1641f1811f1a01f1c31f1eb1f20d1f27c1f2d51f3b71f40a1f45f1f4b61f5031f5561f5ab1f6021f65d1f6ba1f8c81f9bf1fadc1fb171fb521fb881fbc11fbfb1fc361fc711fcad1fceb1fd2a1fdfd1fe371fe831fecf1ff051ff291ff5d1ffa820035200972016e202632030a20322203452037a203c82040e20462204a5204da2052320566205ab20615206e72074a20780207d82081b20891208f32095420d7220dd920eb42117c2127c2132c214b6214e12154f2156e215d32164b2170f217e4218d1219cf21ab821b4f21bb621ea521ee221f1a21f5221f8c21fca220022203a22072220aa220f92214a2219b221ee22245222df2234e223e222469224dd2258a22630226d82277b227ec2285d228ce22937229a022a2622a9d22b1e22c3022c5722c8a22cbc22ced22d2922d6522da322de522e4022e5c22e8a22eaf22ee322efd22f3b22fcc2305d230e52312e231bc23211232e923375233e82346123535235a3235b42364023663236fd2374b2393323991239f123a4f23ab323b2323b8b23bed23c5323caf23d0923d6323dbb23e1d23e7b23edb23f3923fa323fe1240312406d240f524172241b6241fc242432428e242d82432a2437d243d62443524498244f124540245b1245dd246012462a246512467e246a5246ea247492476e24795247d124803248372485e24883248cb248f82492b249ad249e524a0d24a3e24b4e24c1924c9124cbf24d4f24d7224db124e8f24edf24f3524f8524fd524ff5250212505a25086250b2250de251162514d25180251cd25202252412526825286252ae252f625326253552537d253ca2543125469254a2254e525520255402555c25583255a9255d2255f82563125679256a9256ec25766257d72584a")
    static let chunkFiles = PackedNumbers(digits: "000000000000000000000000000000000000000000000000000000100001000010000100001000010000100001000010000100001000010000100001000010000100001000020000200002000020000200002000020000200002000020000200002000020000300003000030000300003000040000400004000040000400004000040000400004000040000400004000040000400004000040000400004000040000500005000050000500005000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000700008000080000800008000080000800008000080000800008000080000800008000080000800008000080000800008000080000800008000080000800008000080000800008000080000800008000080000800008000080000900009000090000a0000a0000a0000a0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000c0000c0000c0000c0000c0000c0000c0000c0000c0000c0000c0000c0000c0000c0000c0000c0000c0000c0000c0000c0000c0000c0000c0000c0000c0000c0000d0000d0000d0000d0000d0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000f0000f0000f0000f0000f0000f0000f0000f0000f0000f0000f0000f0000f0000f0000f0000f0000f0000f0000f0000f0000f0000f0000f0000f0000f0000f0000f0000f0000f000100001000010000100001100011000110001100011000110001100011000110001100011000110001100011000110001100012000120001200012000120001200012000120001200012000120001200012000120001200012000120001200012000120001200013000130001300013000130001300013000130001300013000130001300013000130001300013000130001300013000130001300013000130001300013000130001300013000140001400014000140001400014000140001400014000140001400015000150001500015000150001500015000150001500015000150001500015000150001500015000150001500015000150001500015000150001500015000150001500015000150001500015000150001500015000150001500015000150001500015000150001500015000150001500015000150001500015000150001500015000150001500015000150001500015000150001600016000160001600016000160001600016000160001600016000160001600016000160001600016000160001600016000160001600016000160001600016000160001600016000160001600016000160001600016000160001600017000170001700017000180001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001a0001a0001a0001a0001a0001a0001b0001b0001b0001b0001b0001b0001b0001b0001b0001b0001b0001b0001b0001b0001b0001c0001c0001c0001c0001d0001d0001d0001d0001d0001d0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001f0001f0001f000200002000020000200002000020000200002000020000200002000020000200002000020000200002000020000200002000020000200002000020000200002000020000200002000020000200002000020000200002000020000200002000020000200002000020000200002000020000200002000020000200002000020000210002100021000210002100021000210002100022000220002200022000220002200022000220002200022000220002200022000220002200022000220002200022000220002200022000220002200022000220002200022000220002200022000220002200022000220002200022000220002200022000230002300023000230002300023000230002300023000230002300023000230002300023000230002300023000230002300023000230002300023000230002300023000230002300023000230002300023000230002300023000230002300023000230002300023000230002300023000230002300023000230002400024000240002400024000240002400024000240002400024000240002400024000240002400024000240002400024000240002400024000240002400024000240002400024000240002400024000240002400024000240002400024000240002400024000240002400024000240002400024000240002400024000240002400024000240002400024000240002400024000240002400024000240002400024000240002400024000240002400024000240002400024000240002400024000240002400024000250002500025000250002600026000260002600026000260002600026000260002600026000260002600026000260002600027000270002700027000270002700027000270002700027000270002700027000270002700027000270002700027000270002700028000280002800028000280002800028000280002800028000290002900029000290002900029000290002900029000290002900029000290002900029000290002900029000290002900029000290002900029000290002900029000290002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c0002d0002d0002d0002d0002d0002d0002d0002d0002d0002d0002d0002d0002d0002d0002d0002d0002d0002d0002d0002d0002d0002d0002d0002d0002d0002d0002d0002d0002d0002d0002d0002d0002d0002e0002e0002e0002e0002e0002e0002e0002f0002f0002f0002f0003000030000300003000030000300003000030000300003000030000300003000030000300003000030000300003000030000300003000030000300003000030000300003000030000300003000030000300003000030000300003000030000300003000030000300003000030000300003000030000300003000030000300003000030000300003000030000300003000030000300003000030000300003000030000300003000030000300003000030000300003000030000300003000030000300003000030000300003000030000300003000030000300003000030000300003000030000300003000030000300003000030000300003000030000300003000030000300003000030000300003100031000310003100031000310003100031000310003100031000310003100031000310003100031000310003100031000310003100031000310003100031000310003100031000310003100031000310003100031000310003100031000310003100031000310003100031000310003100031000310003100031000310003100031000310003100031000310003100031000310003100031000310003100031000320003200032000320003200032000320003200032000320003200032000320003200032000320003200032000330003300033000330003300033000340003400034000340003400034000340003400034000340003400034000340003400034000340003400034000340003400034000340003400034000340003400034000340003400034000340003400034000340003400034000340003400034000340003400034000340003400034000340003400034000340003400034000340003400034000340003400034000340003400034000340003400034000340003400034000340003400034000340003400034000340003400034000340003400034000340003400034000340003400034000340003400034000340003400034000340003400034000340003400034000340003400034000340003400034000340003400034000340003400034")
    static let chunkHeaders = PackedNumbers(digits: "00000000340000000035000000000000000000000000000000000000001700017000170001700017000170001700000000190001900000000000001800000000000000000000000000001400014000140001400014000140001400014000140000000000000000003000030000300001f00000000000000000000000000000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000000029000290002900029000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000044000440004400044000440004400044000440004400044000440004400044000440004400044000440004400044000440000000000000000000f0000f0000f0000f0000f0000f0000f0000f0000f0000f0000f0000f0000000000000000000000000000000000000000000080000800008000080000800008000080000800008000080000800008000080000800008000080000800008000080000800008000080000800008000080000800008000080000800008000080000800008000080000800008000080000800008000080000800008000080000800008000080000800008000080000800008000080000800008000080000800008000080000800000000000000000000000090000900009000090000900009000090000900009000090000900009000090000900009000090000900009000090000900009000090000900009000090000c0000c0000c0000c0000c0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002e0002e0002e0002e0002e0002e0002e0002e0002e0002e0002e0002e0002e0002e0002e0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c0002d0002d0002d0002d0002d0002d0002d0002d0002d0002d0002d0002d0002d0002d0002d00047000470004700047000470004700047000470004700047000470004700047000470004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b000480004800048000480004800048000480004800048000480004800048000480004800049000490004900049000490004900049000490004900049000490004900049000490004a0004a0004a0004a0004a0004a0004a0004a0004a0004a0004a0004a0004a0004a0001a0001a0001a0001a0001a0001a0001a0001a0001a0001a0001a0001a0001a0001a0001a0002100021000210002100021000210002100021000210002100021000210002100021000210000c0000c0000c0000c0000c0000c0000c00044000440004400044000440004400044000440004400044000440004400044000440004400044000440000e0000e0000e0000e0000e0000800008000080000800008000080000800008000080000800000000000001600016000160001600016000160001600000000000003e0003e0003e0003e0003e0003e0003e0003e0003e0000000000000000000000037000320003200032000320003200006000060000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e00000000000004c000000000000000000000000000000000000001100011000110001100011000110001100011000110001100011000110001100011000110001100000000000000000000000000001e00000000250000000013000130001300000000000000000000000000000000000000000003d00016000160001600016000160001600016000160001600016000160001600016000160001600016000160001600016000160001600016000160001600016000160001600016000000001b0001b0001b0001b0001b0001b0001b0001b0001b0001b0001a0001a0001a0001a0001a0001a0001a0001a0001a0001a0001a0001a0001a0001a0001a00021000210002100021000210002100021000210002100021000210002100021000210002100000000000000000000000220002200022000220002200022000220002200022000220002200022000220002200022000220002200022000220002200022000220002200022000220000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000260002600000000270002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002e0002e0002e0002e0002e0002e0002e0002e0002e0002e0002e0002e0002e0002e0002e0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c0002d0002d0002d0002d0002d0002d0002d0002d0002d0002d0002d0002d0002d0002d0002d0004700047000470004700047000470004700047000470004700047000470004700047000470004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004800048000480004800048000480004800048000480004800048000480004800048000480004900049000490004900049000490004900049000490004900049000490004900049000490004a0004a0004a0004a0004a0004a0004a0004a0004a0004a0004a0004a0004a0004a0004a0000a0000a0000a0000a0000a0000a0000a0000a0000a0000a0000a000200002000020000200002000020000200000000000000000000000000000000000000000000000000000000000150004400044000000000000000000000000000000000000000000031000310003100037000370003700037000370003700000000110000000000000000000000000000000000100001000000003300000000000000000000000000000000000000000000000000000000003800000000000000000039000390003900039000390003900039000390003900039000390003900039000390003900039000390003900039000390000000010000100001000010000100001000010000100001000010000100001000010000100001000010000000000000000000000000000000000000000000000000000000000000000000003a00000000000003a0003a0003a0003a0003c0003b0003b0003b0003b0003b0003b0003b0003b0003b0003b0003b0003b0003b0003b0003b0003b0003b0003b0003b0003b0003b0003b0003b0003b0003b0003b0003b0003b0003b0003b0003b0003b0003b0003b0003b0003b0003b0003b0003b0003e0003e0003e0003e0003e0003e0003e0003e0003e0003e0003e0003e0003e0003e0003e0003e0003e0003e0003e0003e0003e0003e0003e0003e0003e0003e0003e0003e0003e0003e0003e000000000000036000360003600036000360003600036000360003600036000360003600036000360003600036000000000000044000440004400044000440004400044000440004400044000440004400044000440004400044000440004400044000440004400044000440004400044000440004400044000440004400044000440004400044000440004400044000440004400044000440004400044000440004400044000440004400044000440004400044000440004400044000440004400044000440004400044000440004400044000440004400044000440004400044000440004400044000440004400044000440004400000000000000000000000000000b0000b0000b0000b0000b0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000024000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000004f0004f0004f0004f0001d0001d0001d0001d0001d0001d0001d0001d0001d0001d0001d0001d0000000000000000000000000000000004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f00000000000000000000000000004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f00000000000000000000000000000000000000000000000000000000004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f00000000000001d000000000000000000450004500045000450004500045000450004500045000450004500045000450004500045000450004500000000280002800028000280002800000000000000000000000000000000000000000000000000000000004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f000000000700007000070000700007000070000700007000070000700007000070000000000000000000000000000000004f0000000000000000000000000000120001200012000120001200012000120001200012000120001200012000120001200012000120001200012000120001200012000120001200012000120001200012000120001200012000000000000000000230002300023000230002300023000230002300023000230002300023000230002300023000230002300023000230002300023000000000000000000020000200002000020000200002000020000200002000000000000000000000004e0004e0004e0004e0004e0004e0004e0004e0004e0000000003000030000300000000000000000000000000000000000000000000000000000000003f0003f0003f0003f0003f0003f000000000000000000000000000000000000000000000000050000500000000000004600046000000000000000000000000000000000000000000000000000004f0004f0004f0004f0004f0004f000000000400004000040000400004000040000400004000040000400004000040000400004000040000400004000040000400004000040000400004000040000400004000040000400004000040000400000000430004300043000000004d0004d0004d0004d000000004f0004f00000000000001c000000000000000000000004f000000000000000000000004f000500000000000000000002f000000000000000000000004000040000400004000040000400004000040000400004000040000400004000040000400004000040000400004000040000400004000040000400004000040000400004000040000400004000040000400004000040000400004000040000400004000040000400004000040000400004000040000400004000040000400004000040000400004000040000400000000000000420004200042000420004200000000410004100041000410004100041000410004100041000410004100041000410004100041000410004100000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000")
    static let chunkGates = PackedNumbers(digits: "00000000b000000000b1000000000000000000000000000000000000005000050000500005000050000500005000000000530005300000000000005100000000000000000000000000004a0004a0004a0004a0004a0004a0004a0004a0004a0000000000000000009e0009e0009e0006800000000000000000000000000002f0002f0002f0002f0002f0002f0002f0002f0002f0002f0002f0002f0002f0002f000000008a0008a0008a0008a0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000df000df000df000df000df000df000df000df000df000df000df000df000df000df000df000df000df000df000df000df0000000000000000003600036000360003600036000360003600036000360003600036000360000000000000000000000000000000000000000000200002000020000200002000020000200002000020000200002000020000200002000020000200002000020000200002000020000200002000020000200002000020000200002000020000200002000020000200002000020000200002000020000200002000020000200002000020000200002000020000200002000020000200002000020000200002000020000200002000000000000000000000000210002100021000210002100021000210002100021000210002100021000210002100021000210002100021000210002100021000210002100021000210002a0002a0002a0002a0002a0008d0008d0008d0008d0008d0008d0008d0008d0008d0008d0008d0008d0008d0008d0008d0009100091000910009100091000910009100091000910009100091000910009100091000910008e0008e0008e0008e0008e0008e0008e0008e0008e0008e0008e0008e0008e0008e0008e0008f0008f0008f0008f0008f0008f0008f0008f0008f0008f0008f0008f0008f0008f0008f000900009000090000900009000090000900009000090000900009000090000900009000090000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000fb000fb000fb000fb000fb000fb000fb000fb000fb000fb000fb000fb000fb000fb000f8000f8000f8000f8000f8000f8000f8000f8000f8000f8000f8000f8000f8000f8000f9000f9000f9000f9000f9000f9000f9000f9000f9000f9000f9000f9000f9000f9000fa000fa000fa000fa000fa000fa000fa000fa000fa000fa000fa000fa000fa000fa0005500055000550005500055000550005500055000550005500055000550005500055000550007400074000740007400074000740007400074000740007400074000740007400074000740002a0002a0002a0002a0002a0002a0002a000df000df000df000df000df000df000df000df000df000df000df000df000df000df000df000df000df00035000350003500035000350002000020000200002000020000200002000020000200002000020000200004d0004d0004d0004d0004d0004d0004d0004d0004d000ce000ce000ce000ce000ce000ce000ce000ce000ce000b4000b4000b4000b4000b4000ac000ac000ac000ac000ac0001a0001a0003500035000350003500035000350003500035000350003500035000350003500035000350003500035000350003500035000350003500035000000000000102000000000000000000000000000000000000003b0003b0003b0003b0003b0003b0003b0003b0003b0003b0003b0003b0003b0003b0003b0003b0000000000000000000000000000660000000084000000003f0003f0003f0000000000000000000000000000000000000000000cd0004d0004d0004d0004d0004d0004d0004d0004d0004d0004d0004d0004d0004d0004d0004d0004d0004d0004d0004d0004d0004d0004d0004d0004d0004d0004d0004d0004d000000005600056000560005600056000560005600056000560005600055000550005500055000550005500055000550005500055000550005500055000550005500074000740007400074000740007400074000740007400074000740007400074000740007400000000000000000000000770007700077000770007700077000770007700077000770007700077000770007700077000770007700077000770007700077000770007700077000770000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000850008500000000870008d0008d0008d0008d0008d0008d0008d0008d0008d0008d0008d0008d0008d0008d0008d0009100091000910009100091000910009100091000910009100091000910009100091000910008e0008e0008e0008e0008e0008e0008e0008e0008e0008e0008e0008e0008e0008e0008e0008f0008f0008f0008f0008f0008f0008f0008f0008f0008f0008f0008f0008f0008f0008f000900009000090000900009000090000900009000090000900009000090000900009000090000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000fb000fb000fb000fb000fb000fb000fb000fb000fb000fb000fb000fb000fb000fb000fb000f8000f8000f8000f8000f8000f8000f8000f8000f8000f8000f8000f8000f8000f8000f8000f9000f9000f9000f9000f9000f9000f9000f9000f9000f9000f9000f9000f9000f9000f9000fa000fa000fa000fa000fa000fa000fa000fa000fa000fa000fa000fa000fa000fa000fa00025000250002500025000250002500025000250002500025000250007300073000730007300073000730007300000000000000000000000000000000000000000000000000000000004c000df000df0000000000000000000000000000000000000000000a3000a3000a3000b4000b4000b4000b4000b4000b4000000003b000000000000000000000000000000000110001100000000ad0000000000000000000000000000000000000000000000000000000000bd000000000000000000be000be000be000be000be000be000be000be000be000be000be000be000be000be000be000be000be000be000be000be000000003800038000380003800038000380003800038000380003800038000380003800038000380003800000000000000000000000000000000000000000000000000000000000000000000c3000c3000c3000c3000c3000c3000c3000cd000cd000cd000cd000cd000cd000cd000cd000cd000cd000cd000cd000cd000cd000cd000cd000cd000cd000cd000cd000cd000cd000cd000cd000cd000cd000cd000cd000cd000cd000cd000cd000cd000cd000cd000cd000cd000cd000cd000cd000ce000ce000ce000ce000ce000ce000ce000ce000ce000ce000ce000ce000ce000ce000ce000ce000ce000ce000ce000ce000ce000ce000ce000ce000ce000ce000ce000ce000ce000ce000ce0000000000000b3000b3000b3000b3000b3000b3000b3000b3000b3000b3000b3000b3000b3000b3000b3000b30000000000000df000df000df000df000df000df000df000df000df000df000df000df000df000df000df000df000df000df000df000df000df000df000df000df000df000df000df000df000df000df000df000df000df000df000df000df000df000df000df000df000df000df000df000df000df000df000df000df000df000df000df000df000df000df000df000df000df000df000df000df000df000df000df000df000df000df000df000df000df000df000df000df000df000df000df000df000df000df00000000000000000000000000002700027000270002700027000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000007b000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000010c0010c0010c0010c0006500065000650006500065000650006500065000650006500065000650000000000000000000000000000000010c0010c0010c0010c0010c0010c0010c0010c0010c0010c0010c0010c0010c0010c0010c0010c0010c0010c0010c0010c0010c0010c0010c0010c0010c0010c0010c0010c0010c0010c0010c0010c0010c0010c0010c0010c0010c0010c0010c0010c0010c0010c0010c0010c0010c0010c0010c0010c0010c0010c0010c0010c0010c0010c0010c0010c0010c0010c0010c0010c0010c0010c0010c0010c0010c0010c0010c0010c0010c0010c0010c0010c0010c0010c0010c0010c0010c0010c0010c0010c0010c0010c0010c0010c0010c0010c0010c0010c0010c0010c0010c0010c0010c0010c0010c0010c0010c0010c0010c0010c0010c0010c0010c0010c0010c0010c0010c0010c0010c0010c0010c0010c0010c0010c0010c0010c0010c0010c0010c0010c0010c0010c0010c0010c0010c0010c0010c0010c0010c0010c0010c0010c0010c0010c0010c0010c0010c0010c0010c0010c0010c0010c0010c0010c0010c0010c0010c0010c0010c0010c0010c0010c0010c0010c0010c0010c0010c0010c0010c0010c0010c0010c0010c0010c0010c0010c00000000000000000000000000010c0010c0010c0010c0010c0010c0010c0010c0010c0010c0010c00000000000000000000000000000000000000000000000000000000010c0010c0010c0010c0010c0010c0010c0010c0010c0010c0010c0010c0010c0010c0010c0010c0010c0010c0010c0010c0010c0010c000000000000065000000000000000000e7000e7000e7000e7000e7000e7000e7000e7000e7000e7000e7000e7000e7000e7000e7000e7000e700000000880008800088000880008800000000000000000000000000000000000000000000000000000000010c0010c0010c0010c0010c0010c0010c0010c0010c0010c0010c0010c0010c000000001d0001d0001d0001d0001d0001d0001d0001d0001d0001d0001d0001d0000000000000000000000000000000010c00000000000000000000000000003d0003d0003d0003d0003d0003d0003d0003d0003d0003d0003d0003d0003d0003d0003d0003d0003d0003d0003d0003d0003d0003d0003d0003d0003d0003d0003d0003d0003d0003d0000000000000000007a0007a0007a0007a0007a0007a0007a0007a0007a0007a0007a0007a0007a0007a0007a0007a0007a0007a0007a0007a0007a00000000000000000012000120001200012000120001200012000120001200000000000000000000001050010500105001050010500105001050010500105000000001300013000130000000000000000000000000000000000000000000000000000000000d0000d0000d0000d0000d0000d000000000000000000000000000000000000000000000000016000160000000000000f2000f2000000000000000000000000000000000000000000000000000010c0010c0010c0010c0010c0010c000000001500015000150001500015000150001500015000150001500015000150001500015000150001500015000150001500015000150001500015000150001500015000150001500015000150001500000000d9000d9000d90000000104001040010400104000000010c0010c000000000000057000000000000000000000010c000000000000000000000010c0010e0000000000000000009200000000000000000000000d4000d4000d4000d4000d4000d4000d4000d4000d4000d4000d4000d4000d4000d4000d4000d4000d4000d4000d4000d4000d4000d4000d4000d4000d4000d4000d4000d4000d4000d4000d4000d4000d4000d4000d4000d4000d4000d4000d4000d4000d4000d4000d4000d4000d4000d4000d4000d4000d4000d4000d4000d4000d4000d4000d4000d4000d40000000000000d6000d6000d6000d6000d600000000d5000d5000d5000d5000d5000d5000d5000d5000d5000d5000d5000d5000d5000d5000d5000d5000d500000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000")
    static let chunkIsConformance = PackedNumbers(digits: "00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000000000000010000100001000010000100001000010000100001000010000100001000010000100001000000000000001000010000100001000010000100000000000000000001000010000100001000010000100001000010000100000000000000000000000010000100001000010000100001000010000100000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000010000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000")
    static let chunkFollowsGate = PackedNumbers(digits: "00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000010000000000000000000000000000000000000000000000000000000000000000000001000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000001000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000000000000000000000000000000000000000000000000000000000000000000000000000000010000100001000010000100001000010000100001000010000100001000010000100001000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000100001000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000001000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000000000000001000000000000000000000000000000000000000000000000000000000001000010000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000010000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000010000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000010000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000010000100000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000100000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000010000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000")
    static let chunkNames = PackedRows(
        ends: PackedNumbers(digits: "0000100002000030000400005000060000700008000090000a0000b0000c0000d0000e0000f000100001100012000130001400015000160001700018000190001a0001b0001c0001d0001e0001f000200002100022000230002400025000260002700028000290002a0002b0002c0002d0002e0002f000300003100032000330003400035000360003700038000390003a0003b0003c0003d0003e0003f000400004100042000430004400045000460004700048000490004a0004b0004c0004d0004e0004f000500005100052000530005400055000560005700058000590005a0005b0005c0005d0005e0005f000600006100062000630006400065000660006700068000690006a0006b0006c0006d0006e0006f0007000072000730007400075000760007700078000790007a0007b0007c0007d0007e0007f0008000081000820008300084000850008600087000880008a0008c0008d0008e0008f000900009100092000930009500097000990009a0009b0009c0009d0009e000a0000a1000a2000a3000a4000a5000a6000a7000a8000a9000aa000ab000ac000ad000ae000af000b0000b1000b2000b3000b4000b5000b6000b7000b8000b9000ba000bb000bc000be000bf000c0000c1000c2000c3000c4000c5000c6000c7000c8000c9000ca000cb000cc000cd000ce000cf000d1000d3000d4000d5000d6000d7000d8000d9000da000db000dc000dd000de000df000e0000e1000e2000e3000e4000e5000e6000e7000e8000e9000eb000ed000ee000ef000f0000f1000f2000f3000f4000f5000f6000f7000f8000f9000fa000fb000fc000fd000fe000ff001000010100102001030010400105001060010700108001090010a0010b0010c0010d0010e0010f001100011100112001130011400115001160011700118001190011a0011b0011c0011d0011e0011f001200012100122001230012400125001260012700128001290012a0012b0012c0012d0012e0012f001300013100132001330013400135001360013700138001390013a0013b0013c0013d0013e0013f001400014100142001430014400145001460014700148001490014a0014b0014c0014d0014e0014f001500015100152001530015400155001560015700158001590015a0015b0015c0015d0015e0015f001600016100162001630016400165001660016700168001690016a0016b0016c0016d0016e0016f001700017100172001730017400175001760017700178001790017a0017b0017c0017d0017e0017f001800018100182001830018400185001860018700188001890018a0018b0018c0018d0018e0018f001900019100192001930019400195001960019700198001990019a0019b0019c0019d0019e0019f001a0001a1001a2001a3001a4001a5001a6001a7001a8001a9001aa001ab001ac001ad001ae001af001b0001b1001b2001b3001b4001b5001b6001b7001b8001b9001ba001bb001bc001bd001be001bf001c0001c1001c2001c3001c4001c5001c6001c7001c8001c9001ca001cb001cc001cd001ce001cf001d0001d1001d2001d3001d4001d5001d6001d7001d8001d9001da001db001dc001dd001de001df001e0001e1001e2001e3001e4001e5001e6001e8001e9001ea001eb001ec001ed001ee001ef001f0001f1001f2001f3001f4001f5001f6001f7001f8001f9001fa001fb001fc001fd001fe001ff0020000202002030020400205002060020700208002090020a0020b0020c0020d0020e0020f002100021100212002130021400215002160021700218002190021a0021b0021c0021d0021e0021f002200022100222002230022400225002260022700228002290022a0022b0022c0022d0022e0022f0023000232002330023400235002360023700238002390023a0023b0023c0023d0023e0023f002400024100242002430024400245002460024700248002490024a0024b0024c0024d0024e0024f0025000251002520025300254002550025600257002580025a0025b0025d0025e0025f002600026100262002630026400265002660026700268002690026b0026c0026e0026f002700027100272002730027400275002760027700278002790027a0027b0027c0027d0027e0027f002800028100282002830028400285002860028700288002890028a0028b0028c0028d0028e0028f002900029100292002930029400295002960029700298002990029a0029b0029c0029d0029e0029f002a0002a1002a2002a3002a4002a5002a6002a7002a8002a9002aa002ab002ac002ad002ae002af002b0002b1002b2002b3002b4002b5002b6002b7002b8002b9002ba002bb002bc002bd002be002bf002c0002c1002c3002c4002c5002c6002c7002c9002ca002cb002cc002cd002ce002cf002d0002d1002d2002d4002d5002d6002d7002d8002da002db002dc002dd002de002df002e0002e1002e2002e3002e5002e6002e7002e8002e9002eb002ec002ed002ee002ef002f0002f1002f2002f3002f4002f6002f7002f8002f9002fa002fc002fd002fe002ff0030000301003020030300304003050030700308003090030a0030b0030d0030e0030f0031000311003120031300314003150031600318003190031a0031b0031c0031e0031f0032000321003220032300324003250032600327003290032a0032b0032c0032d0032f0033000331003320033300334003350033600337003380033a0033b0033c0033d0033e003400034100342003430034400345003460034700348003490034b0034c0034d0034e0034f0035100352003530035400355003560035700358003590035a0035c0035d0035e0035f0036000362003630036400365003660036700368003690036a0036b0036c0036d0036e0036f003700037100372003730037400375003760037700378003790037a0037b0037c0037d0037e0037f0038000381003820038300384003850038600387003890038a0038b0038c0038d0038e0038f0039000391003920039300394003950039700398003990039a0039b0039c0039d0039e0039f003a0003a1003a2003a3003a4003a5003a6003a7003a8003a9003aa003ab003ac003ad003ae003af003b0003b1003b2003b3003b4003b5003b6003b7003b8003b9003ba003bb003bc003bd003be003bf003c0003c1003c2003c3003c4003c5003c6003c7003c8003c9003ca003cb003cc003cd003ce003cf003d0003d1003d2003d3003d4003d5003d6003d7003d8003d9003da003db003dc003dd003de003df003e0003e1003e2003e3003e4003e5003e6003e7003e8003e9003ea003eb003ec003ed003ee003ef003f0003f1003f2003f3003f4003f5003f6003f7003f8003f9003fa003fb003fc003fd003fe003ff004000040100402004030040400405004060040700408004090040a0040b0040c0040d0040e0040f0041000411004120041300414004150041600417004180041a0041b0041c0041d0041e0041f004200042100422004230042400425004260042700428004290042a0042b0042c0042d0042e0042f004300043100432004330043400435004360043700438004390043a0043b0043c0043d0043e0043f004400044100442004430044400445004460044700448004490044a0044b0044c0044d0044f0045100452004530045400455004560045700458004590045a0045b0045c0045d0045e0045f004600046100462004630046400465004660046700468004690046a0046b0046c0046d0046e0046f004700047100472004730047400475004760047700478004790047a0047b0047c0047d0047e0047f004800048100482004830048400485004860048700488004890048a0048b0048c0048d0048e0048f004900049100492004930049400495004960049700498004990049a0049b0049c0049d0049e0049f004a0004a1004a2004a3004a4004a5004a6004a7004a8004a9004aa004ab004ac004ad004ae004af004b0004b1004b2004b3004b4004b5004b6004b7004b8004b9004ba004bb004bc004bd004be004bf004c0004c1004c2004c3004c4004c5004c6004c7004c8004c9004ca004cb004cc004cd004ce004cf004d0004d1004d2004d3004d4004d5004d6004d7004d8004d9004da004db004dc004dd004de004df004e0004e1004e2004e3004e4004e5004e6004e7004e8004e9004ea004eb004ed004ee004ef004f0004f1004f2004f3004f4004f5004f6004f7004f8004f9004fa004fb004fc004fd004fe004ff005000050100502005030050400505005060050700508005090050a0050b0050c0050d0050e0050f005100051100512005130051400515005160051700518005190051a0051b0051c0051d0051e0051f005200052100522005230052400525005260052700528005290052a0052b0052c0052d0052e0052f005300053100532005330053400535005360053700538005390053a0053b0053c0053d0053e0053f005400054100542005430054400545005460054700548005490054a0054b0054c0054d0054e0054f005500055100552005530055400555005560055700558005590055a0055b0055c0055d0055e0055f005600056100562005630056400565005660056700568005690056a0056b0056c0056d0056e0056f005700057100572005730057400575005760057700578005790057a0057b0057c0057d0057e0057f005800058100582005830058400585005860058700588005890058a0058b0058c0058d0058e0058f005900059100592005930059400595005960059700598005990059a0059b0059c0059d0059e0059f005a0005a1005a2005a3005a4005a5005a6005a7005a8005a9005aa005ab005ac005ad005ae005af005b0005b1005b2005b3005b4005b5005b6005b7005b8005b9005ba005bb005bc005bd005be005bf005c0005c1005c2005c3005c4005c5005c6005c7005c8005c9005ca005cb005cc005cd005ce005cf005d0005d1005d2005d3005d4005d5005d6005d7005d8005d9005da005db005dc005dd005de005df005e0005e1005e2005e3005e4005e5005e6005e7005e8005e9005ea005eb005ec005ed005ee005ef005f0005f1005f2005f3005f4005f5005f6005f7005f8005f9005fa005fb005fc005fd005fe005ff006000060100602006030060400605006060060700608006090060a0060b0060c0060d0060e0060f006100061100612006130061400615006160061700618006190061a0061b0061c0061d0061e0061f006200062100622006230062400625006260062700628006290062a0062b0062c0062d0062e0062f006300063100632006330063400635006360063700638006390063a0063b0063c0063d0063e0063f006400064100642006430064400645006460064700648006490064a0064b0064c0064d0064e0064f006500065100652006530065400655006560065700658006590065a0065b0065c0065d0065e0065f006600066100662006630066400665006660066700668006690066a0066b0066c0066d0066e0066f006700067100672006730067400675006760067700678006790067a0067b0067c0067d0067e0067f006800068100682006830068400685006860068700688006890068a0068b0068c0068d0068e0068f006900069100692006930069400695006960069700698006990069a0069b0069c0069d0069e0069f006a0006a1006a2006a3006a4006a5006a6006a7006a8006a9006aa006ab006ac006ad006ae006af006b0006b1006b2006b3006b4006b5006b6006b7006b8006b9006ba006bb006bc006bd006be006bf006c0006c1006c2006c3006c4006c5006c6006c7006c8006c9006ca006cb006cc006cd006ce006cf006d0006d1006d2006d3006d4006d5006d6006d7006d8006d9006da006db006dc006dd006de006df006e0006e1006e2006e3006e4006e5006e6006e7006e8006e9006ea006eb006ec006ed006ee006ef006f0006f1006f2006f3006f4006f5006f6006f7006f8006f9006fa006fb006fc006fd006fe006ff007000070100702007030070400705007060070700708007090070a0070b0070c0070d0070e0070f007100071100712007130071400715007160071700718007190071a0071b0071c0071d0071e0071f007200072100722007230072400725007260072700728007290072a0072b0072c0072d0072e0072f007300073100732007330073400735007360073700738007390073a0073b0073c0073d0073e0073f007400074100742"),
        elements: PackedNumbers(digits: "000af002f3000b00036b0015c0016a00169000b900126001630004f00240001a8001a8001a9001a9001a9003a00005200309001c80004e00050002f000051001680015a000eb00049002f00020400203003b7003b9003ba003b8001900018e001590013c0009d002190021e00331002b20002c0002f0002d000300002e003f30024e002d5002d6002c7002c8002d1002d200271001e500266002f6003de0026c00089001ed00271002230029400312003820022b001d000353003d200375001ec003a7001a30018c001aa001ab0021c002b7002b9002b80022c00254001cf0021d001a1000a50023a002ad001ca002ae002b6002b3001e1001e100349003d10032d001a000307002b0002b5002b4002b1002af001cd001e0001470037e0003f000350026d003de003f0003f1002ec0029e001f30019a00324003e6002bb0039e000fd0015200158000ae003f800131001420004200020000e30001f00262000cc00346001ed002710022300294001c9003840003a002140003a0025d0003a002bf0025f001fc00391000be000fe000080019e0019e00264002640033b0033d0033d0033e0033e0030f0033c0033c0033f003470034b003980034f003710037c0037c00308002de001550033b002240029500224002950025d0003a0025d002020031700396002090020a0031700317003960032c000040000500117000ff000fe000200008800020000e30002000262000cc000be001ed0027100223002940025d0025d0025d002020025f0016c0031700396002090020a0030e0030f0033d0033e0019e0000400029002620002900262003c0001fc0032b000d1000d20004a000600006d0007200024000dd000ac00010000a0000480003e0008300065000d1000d20004a000600006d0007200024000dd000ac00010000a0000480003e0008300065000d1000d20004a000600006d0007200024000dd000ac00010000a0000480003e0008300065000d1000d20004a000600006d0007200024000dd000ac00010000a0000480003e0008300065000d1000d20004a000600006d0007200024000dd000ac00010000a0000480003e0008300065001050004a000600006d0007200024000dd000ac00010000a0000480003e0008300065001050004a000600006d0007200024000dd000ac00010000a0000480003e0008300065001050004a000600006d0007200024000dd000ac00010000a0000480003e0008300065001050004a000600006d0007200024000dd000ac00010000a0000480003e0008300065001050004a000600006d0007200024000dd000ac00010000a0000480003e00083000650004a000600006c0006d0002300076000dd000d2000ac00010000a0000480003e00083000650004a000600006c0006d0002300076000dd000d2000ac00010000a0000480003e00083000650004a0006000069000a00004800083000650004a000600006f00070000ea000e1000bf000220003a000cc000a0000480003e00083000650005b000e3000a0000480003e00083000650004a000600006800048000bf000a4000bb000220003a000cc00065000830004a000600006a000480003a000cc0005b00065000830004a0006000068000ce000480003a000cc00083000650006500083000600004a0006e00086000670003e00083000650008300065000340026200102001fc002790027e0028800275002870027d0027f00285002860027a0026f0026e001a2003f200250003e7002bc003e9003dd00167001020015100102000c500101000fc000fb000600004a0003800039002710022300294001ed0025f002020025d0025d002350023500224002240029500295002940032c000cb0004400027000670006500000000830024b0003e0000e0000b0000f0004800047000a000086000c00003300092000cc002bf00093001090004c00262002d8003df000cc0024800148001ed002710028f003eb001fc002230039100391003e5003400033c0030e0034b002bf0032c002c2001df00221002ce002cf0005500367002d3002d0002e2003fe0000400006000020000a001e1000240002300054002620021a00054002620030a00261002e1003fe002450029c0029d003d80032b0032b000240002300073002620021a00073002620030a00261002e1003fe002450029c0029d003d80032b0032b00075000740007700078001fc002be0027c002760027400289003730014a002ee002ed003d70035400354003530035300383003d40033a00278002730020200193002eb002c9002d70032000320001f20020b0014c001a5003130021f001a60031400175002d4002d4002c6002c60017c00397003890038900344003ff0036c0036c003f6003f6002770000d00001002f1003e20032f003fa0000c0000000400000ad0014900084001dc00222000170025500024000230008c002620032a0021a003d3001d40008c00262002c6002d4001b4003fe002be0032b0032b000240002300090002620032a0021a003d3001d40009000262002c6002d4001b4003fe002be0032b0032b00024000230008d002620032a0021a003d3001d40008d00262002c6002d4001b4003fe002be0032b0032b00024000230008e002620032a0021a003d3001d40008e00262002c6002d4001b4003fe002be0032b0032b00024000230008f002620032a0021a003d3001d40008f00262002c6002d4001b4003fe002be0032b0032b0002400023000f6002620032a0021a003d3001d4000f600262002c6002d4001b4003fe002be0032b0032b0002400023000fa002620032a0021a003d3001d4000fa00262002c6002d4001b4003fe002be0032b0032b0002400023000f7002620032a0021a003d3001d4000f700262002c6002d4001b4003fe002be0032b0032b0002400023000f8002620032a0021a003d3001d4000f800262002c6002d4001b4003fe002be0032b0032b0002400023000f9002620032a0021a003d3001d4000f900262002c6002d4001b4003fe002be0032b0032b001fc0027b00328003740020200193003cc00280001b40032b0032b002ef0029a001c50018f00395002e0002eb000180001b00016001000005d0003b000710006b0006f000e00004b0019f0004b000df0038b0006d0006c000690006e00070000680006a000a2003760038900194000b300262002c000228003a6003e3001f10003a002bf0008a00022000bb000a4000bf000100000500007000ac00003000d2000dd0002400072000d1001050007600023000e1000ea000bc00156000e5000be000bd003da00037001ed00271001fc00384002140025d0025d003910022300294002090020a0031700396001d300304003040033900037003da000bd001ed00271001fc00384002140025d0025d003910022300294001d3003040030400339000460004500127000b40011b000b6000b50000900008000090000800008000c20023f0006500083002c0002c100228002290028b002c0001de0022800221002320033400334001e5001e500197001ed00223002d4002c6002d4002c60037d0037d0021500350003720028b0028b0028b00212003850029f00212003170031700208002090020a00396003800038000298003db003f5000cd00262000cc002d8001ed0027100223001fc001e500264003e40033b0033c0033d0030e0034b002bf0032c00221003de0026b003940039f002390023600393002380028300284002810028200270000ce000b200271001e5003de0026b003940039f002830028400270002640033b003e400239002360039300238000e4000db00088000de00262000de002620032a001fb0033500346001f4001c6001ed002710022300294001fc001f1003e9003e8003dd00167003e7002bc002490024a001e5001e5001e50019e0019e0019e003fb00004000050033c0033c0033d0033d0033e0033e0030f0030e0034b002bf002210031700396002090020a00317002080038000380003800038400214001350015d0013d001370016c0025d0025d0025d0025d0020200088000be00134002240022400264002640033b0033f003470032e0022600153003480001e000c6000b70011000026001e40019b003cd002550039100138001390016200140001770015b001730017b0016000133001070008100111000c80007b00080000c90007a000580005800095000430010e0007d0007e00123000960001a0008200108001120002b0002a000ec000e9000ca000e8000dc000d60009b00170000610006200064001440011e001200011c0021600216003ce001fe00272001db0035b00252003ec002960020c002a000201001870018b001800003d000c7001060009700057001220010b0030700307003070023b0023b0022e002300022f001ba0028a003dc0038a002dc002dd0028c003ca001b2003ad00233002340023400234003bc0017d002ff00251001eb0036f001b8001bb001d8001d7001e6001e6002f5002f500311003110035200351003580035800358001a4001a40035a00359002270022700297003fd002a0002a0002a0002a1002df003d5002d9001990025a0039c0039d0039b002590021000355002e8002e8002e5002e5002e5002e5002e6002e4002e3002ea003c4003c50038700316001c3003c1003af0030b002aa00291002cd0023700247003220023d001f0003a30025e001e9001c2002a5002a6002a7002a8002a90024c0035e00361003600035f0035d00362003630028e003ae001ac003b1001fd001ae00390003b20029200333003e100321001980024f001b0001e7002c4002c5002e900207001e2001b6001da001d9001c0001e800356002440025300182001830018a0017f001880018100189001850017e0017e0028d0028d003190031a00318002670031c0031d0031e0020c002bd001f700195001ea001ea0022d0022a002cb000a7000f4000f50011800125001af001af001af001af001af001af0030500305002c3002c3002a40014d0009c0009900098000a9000aa000a800129000ed000ee000ef003c3003c3003a5003a5003a9003a9002fc00370003700023c0023c00310002e7002e70023e002fa0033700365002fd00315002fb003a2000a60004d002000009e0009f000e6001ba001ba0028a0028a003dc0038a0022e0023000233002340028c003ca001b2002dd002dc00032000f3000870034d0034d003420026a0019c000d70005300094000b8001160011d00119001210012b0012800113002f7002f9002f8002f8002f800255003cf002fe0018400186001860017e0017e0001c00258002ff0035700377002de00326002f500357001a7002db001dd0019b000da000b10006300025001240011f00217000d90014b0016d0016e0003c002ff002420033200301003fc00246002da003ab001ef001b700260003250030d001c1003ef00243001b5001d50031f00366003ac003270017d001af003bc00338003b6003d9003b5001b1000d0000a10007900293003bd003be003bf0024d0038e001c700231001cb001cc003a1003a1001ee001ee001ee003ee001ba0028a002dc002dd00379000850010a00011001d200299003cb003c6001bc003c7003c8001bd001be00059000210005a00104001d2003c6001bc00299003cb003c7003c8001bd001be0001200329001f800329000e7000410010f00028000e20007c0009a000ba00013000cf0008b002200038c0038c0038d003d000265000c1000360005c00031000c400040000c3000f200015002ba0034100114000f10019b0018d003f9003f9003f4003f40013b00132001430012a0011500174003cd003cd003cd0019b0019b0019b00014001f6002a20020d0020f0020e00381001bf0037a0037b00268002a20020d0020f0020e003bb003bb00381003810038100268002680026900269001bf0037a0037b001fa0037f0034300345002ba000d80037a0037b001bf00103002a20020d0020f0020e0010b00161001500010c00056003e40005f0001d0007f00066002180010d0012c000a30005e002db001e30011a00145000910033000164003f70017a000d3001c40039a003c2003b00036800364003b3003860025b002a3001d1003a4002cc0030c003880037800302002f0001920034a0036d003ea002f2002f400263001f9002ab001b90019d001ff0025600257002ac00323001ad0034c003e000303003b4003ed0029b00306001ce00241002000036a0035c0035c003360038f0036e00300002ca0034e00392003aa003c9000f0000d5002250021100211001ed00196000d40021b0027200290003ea003a800205003d6001d60025c001f50019100369003990031b00206001b300213001570014e001540012e00165001780016b0016f001460012f0013a0013000166001760015e00171001790014f0015f00136001720013f0012d0013e00141"))
    static let mentions = PackedRows(
        ends: PackedNumbers(digits: "000000000200002000020000300003000030000400004000040000500008000080000a0000b0000c0000f0000f0000f0000f0000f0000f00015000160001d0001e0001f0002000028000290002a0002b0002c0002d0002e0003000032000330003400036000380003a0003c0003e000430004400046000480004a0004f000500005100052000530005500057000590005b0005e0006000062000640006b000710007b0007c0007d0007e0007f000800008100082000830008400085000860008700088000890008a0008b0008c0008d0008e0008f0009000091000920009300094000970009e0009f000a0000a1000a2000a3000a4000a5000a8000a9000ae000b1000b2000b4000b8000bc000be000c0000c4000c8000ca000cb000cc000d0000d1000d3000d6000d8000da000dc000de000e1000e3000e5000e7000e9000ee000ef000f0000f0000f0000f0000f0000f1000f2000f2000f3000f4000f5000f6000f6000f6000f7000f8000f9000fa000fb000fe000ff0010000102001040010400105001060010800109001090010a0010a0010b0010b0010c0010e0010f00111001120011300113001130011300114001180011a0011b0011d0011e0011f0012100123001240012500126001280012a0012c0012e00131001340013700137001380013a0013d0013d0013e001430014400145001450014600148001490014a0014a0014a0014b0014c0014d0014e001510015300156001590015c0015f0015f0015f0015f0015f00160001620016300163001630016400165001650016500165001650016500165001650016500165001650016500165001650016500165001660016700168001690016a0016b0016c0016d0016e0016f001700017100172001730017400175001760017700178001790017a0017b0017c0017d0017e0017f001800018100182001830018400185001860018700188001890018a0018b0018c0018d0018e0018f001900019100192001930019400195001960019700198001990019a0019b0019c0019d0019e0019f001a0001a1001a2001a3001a4001a5001a6001a7001a8001a9001aa001ab001ac001ad001ae001af001b0001b1001b2001b3001b4001b5001b6001b7001b8001b9001ba001bb001bc001bd001be001bf001c0001c1001c2001c3001c4001c5001c6001c7001c8001c9001ca001cb001cc001cd001ce001cf001d0001d1001d2001d3001d4001d5001d6001d7001d8001d9001da001db001dc001dd001de001df001e0001e1001e2001e3001e4001e5001e6001e7001e7001e7001e7001e7001e7001e7001e7001e7001e7001e7001e7001e7001e7001e7001e7001e8001e9001ea001eb001ec001ed001ee001ef001f0001f1001f2001f3001f4001f5001f6001f6001f6001f6001f6001f6001f6001f6001f6001f6001f6001f6001f6001f6001f6001f6001f6001f6001f6001f6001f6001f6001f6001f7001f8001f8001f8001f8001f8001f8001f8001f8001f8001f8001f8001f8001f8001f8001f8001f8001f8001f8001f8001f8001f8001f8001f8001f8001f8001f8001f8001f8001f8001f8001f8001f8001f8001f8001f8001f8001f8001f8001f8001f8001f8001f8001f8001f8001f8001f8001f8001f8001f9001fb001fc001fd001fe001ff002000020100202002030020400205002060020700208002090020a0020b0020c0020d0020e00210002110021a0021c0021d0021d0021e0021f0021f0021f0022100223002250022600227002290022b0022d0022f002310023200233002350023600238002390023b0023c0023c0023c0023c0023c0023d0023f00241002430024500247002490024b0024c0024d0024f0025000250002500025000251002520025200252002520025300254002550025700257002580025900259002590025a0025a0025a0025a0025a0025a0025b0025b0025c0025d0025d0025e0025e0026100262002640026b0026e0027100274002760027700278002790027b0027d0027e0027f00280002810028200282002830028400285002860028700288002890028a0028c0028e0028f00290002910029200292002930029400295002960029700298002990029a0029c0029e0029f002a0002a0002a0002a2002a3002a5002a7002a9002ab002ad002af002b0002b1002b2002b3002b5002b6002b8002b9002ba002bb002bd002bf002c0002c1002c2002c3002c4002c5002c8002c9002c9002ca002cc002ce002d0002d1002d3002d5002d6002d7002d8002d9002da002da002db002dc002de002e2002e3002e4002e4002e4002e5002e6002e8002e9002e9002ea002ea002eb002ec002ee002f2002f3002f5002f6002f7002f8002fa002fb002fc002fd002ff003000030100302003020030300304003050030600307003090030b0030c0030d0030e003100031100312003130031300314003150031600317003180031a0031c0031d0031e0031f003210032200323003240032400325003260032700328003290032b0032d0032e0032f003300033200333003340033500335003360033700338003390033a0033c0033e0033f003400034100343003440034500346003460034700348003490034a0034b0034d0034f003500035100352003540035500356003570035700358003590035a0035b0035c0035e003600036100362003630036500366003670036800368003690036a0036b0036c0036d0036f0037100372003730037400376003770037800379003790037a0037b0037c0037d0037e00380003820038300384003850038700388003890038a0038a0038b0038c0038d0038e0038f003910039300394003950039600398003990039a0039b0039b0039c0039d0039e0039f003a0003a2003a4003a6003a8003a9003aa003ac003ae003b0003b2003b4003b9003be003c0003c2003c3003c5003c7003c9003ca003cc003cf003d3003d5003d7003d9003da003db003dc003de003e2003e4003e5003e6003e7003e8003e9003e9003ea003ea003ea003ea003eb003ec003ed003ed003ed003ed003ed003ed003ee003f0003f2003f9003fa003fb003fc003fd003fe003ff0040000401004020040300404004080040a0040c0040d00410004110041500416004170041a0041f00420004250042500426004270042800429004290042900429004290042900429004290042d0043100435004390043e0044100443004450044a0044a0044b0044c0044d0044e0044e0044e0044e0044e0044e0044e0044e0045200454004570045a0045b0045c0045e004620046400466004680046a0046c0046e0047000472004730047300474004750047600478004790047b0047d0047f00481004840048700488004890048a0048c0048e0049000493004950049600497004990049b0049c004a0004a2004a3004a4004a6004a8004ab004ad004af004b1004b6004ba004bd004c0004c2004c4004c6004ce004d3004d4004d6004d7004d7004d8004d9004da004db004db004dc004dd004de004de004de004df004df004df004e0004e1004e1004e4004e6004e8004ea004ec004ed004ee004ef004f0004f2004f4004f7004fa004fc004fe005000050200504005050050600507005080050b0050d0050f00511005130051400515005160051700518005190051a0051f0051f0051f0052200522005220052400525005260052700528005290052a0052b0052c0052d0052e005300053100532005330053500537005390053b0053d0053e0053f00540005410054200544005450054700548005490054a0054b0054c0054d0054e005500055400556005580055a0055c0056000563005680056c005740057600578005790057a0057b0057d0057f0058100583005870058b0058f005930059500596005990059f005a3005a6005ac005ad005af005b5005b9005bb005bc005bd005be005bf005c2005c4005c5005c8005cb005cb005ce005ce005ce005ce005cf005cf005cf005d0005d0005d0005d0005d5005da005de005e3005e5005e8005eb005f2005f3005f4005f7005f9005fd00602006050060600606006090060f006150061a0061c00620006250062c0063000633006380063c0063f006410064300643006460064700648006490064b0064d0064e0065000652006530065400655006560065700658006590065a0065b0065c0065d0065e0065e0065f0065f0065f006630066300665006690066b0066f006730067500677006790067b0067d00680006830068500686006880068a0068c0068f0069100693006940069500697006990069b0069c0069f006a3006a6006a9006ab006ac006ae006af006b1006b3006b5006b7006bb006c0006c4006c8006cc006cf006d2006d3006d4006d5006d7006d9006db006dd006e0006e1006e3006e5006e8006ea006ec006ee006ef006f0006f1006f4006f7006fb006fd006ff007010070300706007090070b0070d0070f007100071100713007150071700718007190071a0071b0071c0071d0071e0071f0072000721007220072300724007250072600727007290072b0072d0072f0073000731007330073600737007390073b0073c0073e007400074100743007440074600748007490074a0074b0074c0074d0074f007510075300755007560075a0075b0075c0075e0075f00761007630076400766007680076a0076c0076e007700077200774007750077600777007790077a0077c0077d0077e0077f0078000782007840078600787007890078a0078b0078c0078e007900079100792007940079600798007980079800798007990079a0079d007a1007a2007a4007a8007a9007ac007b0007b1007b5007b6007b7007bb007c0007c5007c7007c9007cc007cd007d1007d4007d4007d6007d8007d9007db007dc007dd007de007e2007e5007e9007ec007f0007f2007f6007f7007f9007fa007fd007fe007ff008000080200804008040080500806008070080c0080d0080f008100081200815008180081a0081c0081e00820008220082400826008270082900829008290082d0082e0083000831008320083400836008370083a0083d0083e0083f00842008430084500847008490084a0084b0084d00850008530085500857008590085b0085d0085f008610086300864008650086600867008680086a0086c0086e0087200873008740087500877008790087b0087d0087f008800088100882008840088500885008850088a0088c0088d0088e0088f008900089100892008930089400895008960089700898008990089a0089b0089c0089d0089e0089f008a0008a1008a2008a3008a4008a5008a6008a7008a8008a9008a9008aa008ac008ad008ae008af008b0008b1008b2008b3008b4008b5008b6008b8008b9008bc008bf008c2008c3008c4008c5008c6008c7008c8008c8008c8008cb008cc008ce008d0008d2008d4008d7008da008dd008e0008e3008e6008e8008ea008eb008ec008ed008ee008ef008f0008f1008f2008f3008f5008f6008f8008fa008fa008fa008fa008fa008fb008fd00902009080090d0090e0090f0091100914009170091a0091c0091e0091f00920009210092300926009270092700927009290092a0092b0092c009330093400937009390093a0093c009410094200944009450094600948009490094b0094e0095100954009570095a009600096100962009630096400965009660096700968009690096a0096c0096e00970009720097400977009790097b0097e00980009820098400986009880098a0098c0098e009900099400997009990099b0099c0099d0099e009a0009a1009a2009a3009a4009a5009a6009a7009a7009a7009a8009a9009aa009ac009ad009af009b2009b3009b4009b6009b8009ba009bd009bf009bf009c0009c0009c2009c4009c6009c7009c8009c9009ca009cb009cc009cd009ce009cf009d0009d1009d2009d3009d4009d5009d6009d7009d9009da009da009db009dc009dc009dc009dd009de009df009e0009e1009e2009e3009e4009e5009e6009e7009e7009e7009e8009e9009ea009eb009ec009ee009ee009ee009ef009ef009f0009f0009f0009f1009f1009f1009f5009f6009f7009f8009fc009ff00a0000a0100a0300a0400a0500a0700a0800a0900a0a00a0b00a0b00a0b00a0c00a0c00a0c00a0c00a0d00a0e00a0e00a0f00a1000a1100a1100a1200a1400a1500a1600a1700a1800a1900a1a00a1b00a1c00a1e00a1f00a2000a2100a2300a2500a2700a2900a2b00a2d00a2f00a3100a3300a3600a38"),
        elements: PackedNumbers(digits: "000af000b0000b000126000de0004e0004f001f600052003090005000050000500005200309000290003e00051000540008c0035400050000650008c002c6002d0002d3002e2003670008c0008c00054000290003e000480005400083000de00190003b800049000490004900054000540005400049000540004900054000540005400054000de00067000de0009d000de0009d000de0009d000de000670009d000de0021900335000540005400083000540008300054000830002d0002f0005400083003fe0005400054000540005400054003f3000540024e00054003f3000540024e000290024e003f3000290002d0002e000540002e000540002e002c6002c7002c8002d4002d5002d6000290002e002c7002c8002d5002d6000290003a000830008c000bd000cc00117001e5001ed0037d0008c000290008c0008c00054000540005400054000540005400054000540005400054000540005400054000540005400054000540005400054000540005400009000f80032b0000d0002900083000840008c001dc00273000de000de000de000de000de000de000de00035000de001e5000de00035000de001e5001ed0031700088000bd000de000de0008c000de00029000de001e5002bc00029000de001e5002bc0003f000de0003f000de0003f000de001e0002bc0003f000de001e0002bc0003f000de000de0008c0002900034000de001e50003500035001e5000350027d002870003500287000350027d0003500279000350028800035002790027e000350027f0003500286000350027a0003500285000290003e0004800083000de000de000de0001f00020000cc0008c0008c000290008c0008c0008c0008c00117000090008c000bd000de0008c00020000be00020000fe000cc0008c0008c000cc0008c0008c0008c00029000290019e000be000be000cc0008c0008c00029000290008c0019e001ed000890008c0008c00089003500008c0008c000290008c000290008c0008c0008c0008c000200008c000200008c000200008c000200008c00009000200008c00008000200008c00009000200008c000cc000cc0019e00092000cc001ed000ff0008c000a4000bb000bf001170008c00020000cc00020000be0008c000290008c0008c0008c0008c000090008c000bd000200008c000200008c002d4000200008c002c6000200008c002d4000200008c002c60031700020000cc000de000de00029000d1000d20004a000600006d0007200024000dd000ac00010000a0000480003e0008300065000d1000d20004a000600006d0007200024000dd000ac00010000a0000480003e0008300065000d1000d20004a000600006d0007200024000dd000ac00010000a0000480003e0008300065000d1000d20004a000600006d0007200024000dd000ac00010000a0000480003e0008300065001050004a000600006d0007200024000dd000ac00010000a0000480003e0008300065001050004a000600006d0007200024000dd000ac00010000a0000480003e0008300065001050004a000600006d0007200024000dd000ac00010000a0000480003e0008300065001050004a000600006d0007200024000dd000ac00010000a0000480003e0008300065001050004a000600006d0007200024000dd000ac00010000a0000480003e00083000650004a000600006c0006d0002300076000dd000d2000ac00010000a0000480003e000830006500034000de000de0010200137000de000290002900029000290002900029000290002900029000290002900029000fa0008c0008c000de000de000fa00102002c0000f800029000340003e0004800083000de000f8000fa003ea00034000f80010200101001010004a0006000083000de000290003a0003a0003a0003a0008c0003a0019e0003a0008c0003a0008c0003a0008c0003a0003a000290003a0003a000290003a0003a000290003a0003a0002900029000650006500084000830008c0002900065000290003e000290003e000290003e000de000de00048000de0008300092000cc0008c000cc000cc0005b000cc0008c00029000de000290008c00117003e500029003e5003ea000cc000cc002ce00010000290003e00048000830008c000de000540005500354000540005500354000540005500354000550008c000550005500055000550008c000550008c0008c0002400023000de000ac000540005400054000540005400054000540005400054000bd00037000540002400023000de000ac000730007300073000730007300073000730007300073000bd0003700073000540007300076000de00076000290007600029000760002900076000290007600076000780002900076000760007600076000760007600077000760007600077000760007600076000290007600029000760007600076000760007600076000de000de000ea003fb000de000de00029000de00029000de000ab000de000de000ab000de000ab000de0003e0003e0003e0003e000d2000dd000dd0008c003460005b000cc0019e002bf001000001800029000290000d0002900024000de00029000290002900065000290003e000830008c0008c00083000de000830008c0008300086000ad0002400023000de0008c000de000ac00024000240008c0008c0008c0008c000f60008c000bd000370008c0002400023000de0008c000de000ac000240002400090000900008c00090000fa00090000bd00037000900002400023000de0008c000de000ac00024000240008d0008d0008c0008d000f70008d000bd000370008d0002400023000de0008c000de000ac00024000240008e0008e0008c0008e000f80008e000bd000370008e0002400023000de0008c000de000ac00024000240008f0008f0008c0008f000f90008f000bd000370008f0002400023000de0008c000de000ac0002400024000f6000f60008c000f6000f6000bd000f600037000f60002400023000de0008c000de000ac0002400024000fa000fa0008c000fa000fa000bd000fa00037000fa0002400023000de0008c000de000ac0002400024000f7000f70008c000f7000f7000bd000f700037000f70002400023000de0008c000de000ac0002400024000f8000f80008c000f8000f8000bd000f800037000f80002400023000de0008c000de000ac0002400024000f9000f90008c000f9000f9000bd000f900037000f900024000de00024000290002400024000240008c000240008c000240008c0002400029000240008c00024000bc000bd00156003d30002400037000bc00156003d3000720008c000720008c000720002900072000290007200029000720007200092000cc00018000cc002bf0008c000bb000cc001ed00092000cc0008c000bb0008c000bb000de000de000700008c000de0008c000de000e00019e0019e001fb0004b0004b0008c0005400029000de0008c0008c0008c000de0003e000cc0003a0008a0003a0005b0008800092000cc002140025d0003a000220003a0003a00065000100001000010000ac000ac0003e0004800083000ac000dd00024000a000024000d20002400083000d2000dd00076000220003e00083000a0000de000f90008c000bc003d300008000bc000f9002c60032b000290002900083000bb000be00127000370008c00029000de000090008c000bd002d4000090008c000bd002c6000090008c000bd002d4000090008c000bd002c600009000bd002c6002d4003da00029000bd0027100029000370003a000bd0002900083000bb000be00127000bd0008c00029000de0000800037002c6002d4000290003700029000bd00271000090003a000bd000bd0003700092000cc00029000be000cc0011b00092000cc00029000be00029000be0003e000bd000370003e0003e000b60003e000b50003e000b4000670006500083000c200067000c2000c200067000c2000cc000de000cc0019e000cc0019e0005b000cc0019e00029000cc0019e000cc000cc000cc00029000cc00029000cc00029000cc000290008c000cc00029000cc000cc000cc00029000cc00029000cc000cc00029000cc0019e001ed0008c000cc000cc000cc000cc000de0005b000cc0005b000cc0019e00029000cc00029000cc00029000cc00009000290005b000cc001ed0008c000cc0019e001ed00029000cc0019e00029000cc0019e0008c000cc0008c000cc0008c000cc0000900020000290008c000cc0019e001ed002c600020000290008c000cc002c6000cc0008c000cc000cc000cc0008c0008c00029000de0002900029000290008c0011700029000cd00264000cc000cd000cc000cd000cc000cd000cc000cd000cc000cc000cc000cc00029000cc00029000cc00029000cc001ed00029000cc001ed00029000cc0006500068000c0000ce00029000b200029000b2000b2000b2000b2000b200029000b2001e500029000b200029000b200029000b2000b200271000b2000b2000b2000b2000b2000de000de000290003e0008c000de0015d00024000290008c0008c000de000fa000de0008c000290003400034000de000de000fa000f700102002c0000f8000de000de00029000de00029000de00029000de00029000340002900034000de00034000cc000de000de000de0019e000290002900034000340008c000340008c00034000340008c00034001170002900034000de0019e0008c000de0008c000de0008c000de0008c000de0002900034000de0019e0002900034000de00029000340008c000de002c6000290008c000de002c600029000340008c000de0019e001ed00271002c600088000de00088000de0008c0008c0008c000340008c0008c000de00088000de00088000de000880008c000de0015d000880008c000de0015d000880008c000de0015d0003400088000de0015d000be000de0008c0003400088000de000290003400088000de001ed003e90003400088000de0015d00088000de0015d0003400088000de0015d001ed003e9000be000be000de0000900088000bd000de00135002c000088000bd000de002230008c000de000de0010b0010b0010c000c6000de0010c00056000f1000260001400026001f600026000f1002c0000260005b0008c0008c000f100054000850010b0010c001d2000540010a0010b0010c001d2000110010b0010c001d20002100029000cd0010b0010c0010b0010c000de0010b0010c000de0010b0010c0005b000860008c000bd0010b0010c002550010b00058000de0010b0010c0010b0010c00021000cd0010b0010c00011000540010b0010c001d20010a0010b0010c0010b000960010b0010c00054000960010a0010b0010c001d20005400085000960010b0010c001d200011000960010b0010c001d200065000de0002b000de0010b0010c0002600029000de0010b0010c000210002600029000de000e60010b0010c00026000de000e60010b00026000de0010b0002600037000de0010b0010c00026000370010b0010c000de0010b0010c000de0010b000560006400062000de00335000640010b0010b000290010b000640010b0010b000640010b000290010b000290003d000c7001060010600097000570008c000540002900029000290003e00029000330003e0008c000540010b0005400059000cd0010b0005a0010b00011000540010b001d200011000540010b001d2000790010b000790010b000790010b000290010b000290010b000290003c0010b000290003c0010b000290010b0010b000540010b000540010b000540010b00032000e60010b0003c0010b0003c0010b0010b0010b0003c0010b0003c0010b000540010b0010b00029000540010b0003c000540010b001b500029000540010b0003c000540010b000290010b0010b000290010b0010b000540010b0002f0010b000540010b0002d0010b00012001040010b001d20001200054001040010b001d200054001040010b001d20002f001040010b001d200054001040010b001d200041000540010b0002f000410010b0010b0010b0010b000290010b000540010b000540010b0008c0010b000290008c0010b0010b000540010b000e70010b000e6000f30010b000540010b000290010b000870010b0010b0010b0010b00059000cd0010b00059000cd0010b0005400059000cd0010b000de0010b000e60010b000de0010b000e60010b000a7000de0010b000a7000e60010b000a70010b000290010b000290010b0010b0010b0003d0010b000290010b0003d0010b0010b0010b0010b0010b0010b0010b0010b0010b0010b0010b0010b0010b0010b0010b0010b0010b0005a0010b0010b0010f000540010b0010b0010f0010b0010b0010b0010f00021000cd0010b0010b000290010b000290010b0010b000290010b000f40010b0010b000f50010b0010b000290010b000290010b0010b0010b0010b0010b0010b000290010b000290010b000de0010b0008c0010b0010b00029001040010b001d20010b0010b000290010b0010b000280010b0003c0010b0010b000540010b000540010b000540010b000540010b000120010b000290010b000de0010b000de0010b0010b0010b0010b000540010b0010b000290010b0010b0010b0010b0010b0010b0010f000540010b000290010b0010b000de0010b0010b0010b0010b001040010b000850010b0010b0010b000290010b000290010b0010b0010f0010b0010b000110010b001d2000110010b0010c001d20010b0003c0010b0003c00059000cd0010b0010b000110010b001d2000110010b0010c001d20010b000110010b0010c001d20010b000de000260005b0010b0010c00054000850010b0010c001d2000540010a0010b0010c001d20010b0010c0010b0010c000de0010b0010c0010b000de000ef0010b0010c000ef0010b0010c0010b0010c0010b0010f0010b000290010b0010b0010b0010b00026000290010b0010c000260010b0010c00026000290010b0010c000260010b0010c00026000290010b0010c0010b0010c00026000290010b0010c0010b000540010b0010b00026000de0010b0010b0010b0010b0010b0010c000560008c0004d000de000de0002900065000de000e40010b000e600029000e6000e600029000e6000290003c000e6000290003c000e600079000e600079000e60003c000e60003c000e600054000e600054000e600054000e6000e600029000e60005400065000de0010b000870005a0008700087000870002900087000540010b0010b000de0010b0010c000de0010b0010c0010b0010b000290008c0010b0010b0001c0010b0008c0010b000de0010b0010b0010b000650010b00029000650010b00029000650010b000830010b0001c0010b0008c0010b000de0010b000de0010b000e60010b000de0010b000e60010b000de0001c0001c0001c0001c0001c000590001c000590001c000540001c0005400104001d20001c0001c0001c000140001c0005600124000560012400056001240002600056000260010b0010b0002600056000290005400083000d0000de0010b0003c000540003c0003c0003c0003c0003c0003c0003c0003c0003c0003c0003c0003c0003c0003c0003c0003c0003c0003c0003c0003c0003c0003c0003c0003c0003c0003c0003c0003c0003c0003c00083000de000790007900079000790007900079000790007900079000790005400079000790005400079000de0005400079000de0005400079000de00079000790007900079000790007900065000850010a0001100011001d200011001d200011001d200011001d20001100299003c600011003c6003cb00011001bc0029900011001bc003cb0008c000b2000cd0008c000b2000cd0005400065000540008300104001040010400104001040010400104001040010400054000830005400012000540001200054000540003c0010b0003c0007c000d0001040010b0003c000540007c000d0001040010b0003c0007c000d0001040010b0010b000cf000cf0010b00054000cf0010b000cf000e20010b00054000cf0010b00054000cf00054000cf0008b0008b0008b0008b000c3000540008b000c30008b00083000de0001500015000150001400029000de000f2001140019b0033500014000150019e002ba000f100271000f100014001f600014000150018d001f6002ba000f100029000f1000290010b000140010b000f1000f10010b00065000f10010b000f10010b0010c00014000f10010b00014000650010b000140010b0010c0001500054000830008c000de003410001400014000140001400014000140001400014000140001400014000540001400054000140005400014000540001400054000140005400103000140005400014000540001400054000d800014000540001400054000140005400014000540001400054000140005400014000540001400054000140005400014000290008c0013a00014000290013a00014000540005400083000d8000d8000d800083000de001030010300103001030010c0010b0010b000560010b0010b0010b0010c0010b000660010b0010b0010c0012c0010b0010b0010b0010d000a30010b0010d0011a0010b0010d002db00029000de0009100029000de00029000de0008c0010c000d5000d5000d5000d5000d5000d5000d5000d5000d5000d5000d5000d5000d5000d5000d5000d5000d500055002e2000550008c0008c0008c0008c0008c0008c0008c0008c0008c0008c0008c0008c0008c000de000de000de000de000de0008c000de000de0008c000c7000550008c000de003fe0008c0008c000f000029000540008c000de0008c000d4000de000d4000d40008c000d40008c000de0008c000de0002900029000de000de000de00054000de000550002f0002f0008c0008c000de0008c0008c0008c0008c0008c0008c0008c0008c0008c000de0008c0008c0008c0008c000de0008c000de0008c000de0008c000de0008c000de0008c000de0008c000f00008c000de0008c000de000290008c000de0008c000de"))
    static let directMentions = PackedRows(
        ends: PackedNumbers(digits: "0000000003000030000400004000040000400006000060000600006000060000700008000090000a0000b0000b0000b0000b0000b0000b0000b0000d0000d0000d0000d0000d000100001100012000130001300013000140001400015000160001600016000160001600016000160001600016000160001600016000180001800018000180001800018000180001800018000180001c00021000260002b0002f00030000300003000030000300003000030000300003000030000300003000030000300003000030000300003000030000300003000030000300003000030000300003000032000320003200032000330003400035000350003a0003a0003c0003d0003d0003d0003e0003f0004000041000420004300043000430004300043000470004b0004c0004d0004e0004f000500005100052000530005400055000570005700057000570005900059000590005900059000590005900059000590005900059000590005c0005c0005f0005f000600006300063000630006300063000630006300063000630006300063000630006300063000630006300063000630006300063000630006300063000630006500065000660006600066000660006600066000690006900069000690006900069000690006900069000690006c0006c0006c0006c0006c0006c0006c0006d0006d0006d0006d0006d0006d0006d0006d0006d0006d0006d0006d0006d0006d0006d0007000071000720007300074000780007c0007d0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e00081000810008200082000820008200082000820008200082000820008200082000820008200082000820008200082000820008200082000820008200082000820008300083000830008300083000830008300083000830008300083000830008300083000830008300083000830008300083000830008300083000830008300083000830008400084000850008500085000850008500085000850008500085000860008600086000860008600086000870008700087000870008700087000870008700088000890008a0008b0008c0008d0008e0008f0009000090000900009000090000900009000090000900009000090000900009000090000900009000090000900009000090000900009000090000900009000090000900009000090000900009000090000900009000090000900009000090000900009000090000900009100091000910009100091000910009100093000950009500095000950009500095000950009500095000950009500095000960009600096000960009700098000990009a0009b0009b0009b0009b0009b0009b0009b0009b0009b0009b0009b0009b0009c0009d0009d0009d0009d0009d0009d0009d0009d0009d0009d0009d0009d0009d0009e0009e0009e0009e0009e0009e0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f000a0000a0000a0000a1000a1000a1000a1000a1000a1000a1000a1000a1000a1000a1000a1000a1000a1000a1000a1000a1000a1000a1000a1000a1000a1000a1000a1000a1000a1000a1000a1000a2000a2000a2000a2000a2000a2000a2000a2000a2000a2000a2000a2000a2000a2000a2000a2000a2000a2000a2000a2000a2000a2000a2000a2000a2000a3000a3000a3000a3000a3000a3000a3000a3000a3000a3000a3000a3000a3000a3000a3000a3000a3000a4000a7000aa000aa000ab000ab000ab000ab000ab000ab000ab000ab000ab000ab000ab000ab000ab000ab000ab000ab000ab000ab000ab000ab000ac000ac000ac000ac000ac000ac000ad000ae000af000af000af000af000af000af000af000af000af000af000af000af000af000af000af000af000af000af000af000af000af000af000af000af000af000af000af000af000af000af000af000af000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b4000b4000b5000b5000b5000b5000b5000b5000b5000b7000b9000bb000bd000bd000bd000c3000c9000c9000c9000c9000c9000c9000c9000c9000c9000c9000c9000cc000cc000d0000d2000d3000d4000d5000d6000d7000d7000d7000d7000d7000d7000d7000d7000d7000d7000d7000d7000d7000d7000d7000d7000d7000d7000d7000d7000d9000d9000d9000d9000d9000d9000d9000d9000d9000d9000d9000d9000d9000d9000d9000d9000db000db000dd000dd000df000e4000e9000e9000ea000ea000ea000ea000ea000ea000ea000ec000ec000ec000ec000ee000f1000f1000f1000f1000f1000f1000f1000f1000f5000f8000f9000fa000fa000fa000fa000fc00100001020010400105001080010b0010c0010c0010c0010c0010c0010c0010c0011200114001190011f00120001230012300123001230012300123001230012300123001230012300123001230012300123001230012400125001250012500125001260012600126001260012600126001260012700128001290012a0012a0012c0012e0012f001300013000131001320013300134001350013500135001360013600136001360013700138001390013a0013a0013a0013a0013a0013a0013a0013a0013a0013a0013a0013a0013a0013a0013a0013a0013a0013a0013a0013a0013a0013a0013a0013a0013a0013a0013a0013a0013a0013a0013a0013a0013a0013a0013a0013a0013a0013a0013a0013a0013a0013a0013a0013a0013a0013a0013a0013a0013a0013a0013a0013a0013a0013a0013a0013a0013a0013a0013a0013a0013a0013a0013a0013a0013a0013a0013a0013a0013a0013a0013a0013a0013a0013a0013a0013a0013a0013a0013a0013a0013a0013a0013a0013a0013a0013a0013a0013a0013a0013a0013a0013a0013a0013a0013a0013a0013a0013a0013a0013a0013a0013a0013a0013a0013a0013a0013a0013a0013a0013a0013a0013a0013a0013a0013a0013a0013a0013a0013a0013a0013a0013a0013a0013a0013a0013a0013a0013a0013a0013a0013a0013a0013a0013a0013a0013a0013a0013a0013a0013a0013a0013a0013a0013a0013a0013a0013a0013a0013a0013a0013a0013a0013a0013a0013a0013a0013a0013a0013a0013a0013a0013a0013a0013a0013a0013a0013a0013a0013a0013a0013a0013a0013a0013a0013a0013a0013a0013a0013a0013a0013a0013a0013a0013a0013a0013a0013a0013a0013a0013a0013b0013c0013c0013d0013e0013e0013f00140001400014000140001400014200142001420014300143001440014400144001440014400145001450014500145001460014700148001490014a0014b0014c0014d0014e0014f0015000151001520015300154001550015600156001560015700158001580015800158001580015800158001580015800158001580015800158001580015800158001580015800158001580015800158001580015800158001580015800158001580015a0015b0015b0015b0015b0015b0015b0015b0015b0015c0015d0015e0015f00160001610016200163001640016500166001670016800168001690016a0016b0016c0016d0016e0016f0017000170001710017100171001720017300174001770017a0017a0017b0017f0017f0017f0017f0017f00180001800018100182001830018400185001860018700188001890018a0018b0018c0018d0018e0018f001900019100192001930019400195001960019700198001990019a0019b0019c0019c0019c0019c0019d0019e0019f001a0001a1001a2001a3001a4001a5001a6001a7001a8001a9001aa001ab001ab001ab001ab001ab001ab001ab001ab001ab001ab001ac001ad001ae001af001b0001b1001b2001b3001b4001b4001b4001b4001b4001b5001b6001b7001b8001b9001ba001bb001bc001bd001bd001be001bf001c0001c0001c0001c0001c0001c0001c0001c0001c0001c0001c0001c0001c0001c0001c0001c0001c0001c0001c0001c0001c0001c0001c0001c0001c0001c0001c0001c1001c2001c2001c2001c2001c3001c8001c9001cc001cf001cf001cf001cf001cf001cf001d0001d2001d4001d6001d8001d9001d9001d9001d9001d9001d9001d9001d9001d9001d9001d9001d9001d9001d9001d9001d9001d9001d9001d9001d9001d9001d9001d9001d9001d9001d9001d9001d9001d9001d9001d9001d9001d9001d9001d9001da001db001dc001dc001dd001de001df001e0001e0001e0001e1001e1001e1001e1001e1001e1001e1001e1001e2001e2001e2001e2001e2001e3001e4001e4001e4001e4001e6001e6001e7001e7001eb001ec001ed001ee001ef001f0001f1001f2001f3001f4001f5001f6001f7001f8001f9001fa001fb001fc001fe001ff002000020100202002030020400205002060020700208002090020a0020b0020c0020d0020e0020f002100021100212002130021400215002160021700218002190021a0021b0021c0021d0021e0021f00220002210022200223002240022500225002260022700228002290022a0022b0022c0022d0022e0022f002300023000230002300023000230002300023000231002320023300234002350023600236002360023600236002360023600236002360023600236002360023600236002360023600236002360023600236002360023600236002360023600236"),
        elements: PackedNumbers(digits: "0000200004000050000600008000090001900019000190001900019000160001a0002400026000270001c0001c0001c000260001c000240002e0002f0003400035000360003700031000320003300034000350003100032000330003400035000310003400035000360003700034000350003600037000c200212002a50005e0043500436003ea003eb004530045400455003e70044f0046d00436004360006f0006f004360043600072003cf003d00041100072003cf003d00041100072000720007200072000720007200072000720007200072000800008100084000850008b001fe003d20008b001fe003d2000c20008b001fe003d2003d8003d9000af0008b001fe003d20008b001fe003d2000c2000c5000c7000c8000d4000d4000d4000d4000cc000db001fb00410000cc000dc001fb00410000d4000d4001db001f0001f1001f2003db002880022700230000c20023c0023c0023c0023c0023c0023c0023c0023c0023c0027000274002750027400275002860028c0028c0028c0028c0028c0035700354002a6002a5003540028900375003b50038d001fb0039100410001fb0039100410003b5003b7003b8003b9003b6003ca001fb003f3003fb00410000c20040100412004020041300403004140040400415001fe003d2003ef003f20040900416001fe003d2003ef003f20040a00417003cf003d000411003cf003d0004110041200413004140041900412004130041400415001f100434003cb0044c003e70044f003e800450001fb004100042c0044600447001fb004100042c0044400445000c2003e70044f0042300424004230042400458002890042300424004590042300424004590045a0045b00423004240042300424004580045c004580045c004580045c0046b004580045c0046400423004240046e0046c0047a0047c0047e00482006550065c004740047b004770065500662006630066400474004800048100658006590065c00483004740047d004820059c0059c0059c00493004850048400486004a20059c004a20059c0059c0059c0059c006970059c005b6004a6004a5004a7005de004a8004a9005690056900569005690056a0056a0048b00576005760059c0057d005760057600576005760057600576005760057600576005760057600576005760057600576005760057600576005980059c005ae0059c005b8005b9005ba005ba005ba005bb005bc005bd005be005be005be005be005be005cc005cc005cc005cc005cc005cc005cc005cc005cc005dd005dd005dd004740047f00482004740047f00482005de00474005e1005e2005e3005e4005e4005e4005e4005e4005e4005e4005e4005e4005e4005e4005e4005e4005e4005e4005e4005e4005e4005e4005e4005e4005e4005e4005e4005e4005e4005e4005e4005e40060500605006050060500605006050060500605006050060500605006050060500605006050061d0061d0061d0061d0061d0061d0061d0061d0061d0062a0062a0062a0062a0062a0062a0062a0062a0062a006360063400634006510065100654000190001a0065c0065d0065e00655006550065800659006550065800659006550065f006610065f006610065f006610065f00661006600068800688006880068c0068c0068c0068c006920069a0069e006a2006a4006a6006a800576006fc006fe00701006e4006e4006e4006e4006e4006e4006e4006e4006e4006e4006e4006e4006e4006e4006e4006e4006e40001a0023c006ff0070000702007030070400705007060070600706007060070600706007060070600706007060070700708007090070a0070b0070c0070d0070e0070f0057600576005760057600576005760057600576005760057600576006fd006fd00710006ea006ea006e5006ea006e9007110071200713007130071400714005760057600576005760057600576"))
    static let core = PackedNumbers(digits: "0020b0020c0020d0020e0020f00211002130021700218002190021a0021b0021c0021d0021e")
    static let openGates = PackedNumbers(digits: "00010000190001f00022000230002400029000340003a0003e000480004a0004c0005400060000650006700068000690006a0006c0006d0006e0006f00070000720007600083000860008c000a0000a4000ab000ac000b3000bb000bf000cc000cd000ce000d1000d2000dd000de000e1000ea")
}
