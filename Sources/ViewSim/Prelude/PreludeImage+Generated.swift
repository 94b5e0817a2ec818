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
        "extension _AppearModifier",
        "extension _ChangeModifier",
        "extension _EnvironmentModifier",
        "extension _EnvironmentObjectModifier",
        "extension _InertModifier",
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
typealias SceneBuilder = ViewBuilder
typealias CommandsBuilder = ViewBuilder
@_primitive("WindowGroup") struct WindowGroup<Content>: Scene {
let _content: Any
let _id: String?
let _type: Any?
init(@ViewBuilder content: () -> Content) { _content = content(); _id = nil; _type = nil }
init(_ title: String, @ViewBuilder content: () -> Content) { _content = content(); _id = nil; _type = nil }
init(_ title: Text, @ViewBuilder content: () -> Content) { _content = content(); _id = nil; _type = nil }
init(id: String, @ViewBuilder content: () -> Content) { _content = content(); _id = id; _type = nil }
init(_ title: String, id: String, @ViewBuilder content: () -> Content) { _content = content(); _id = id; _type = nil }
init(_ title: Text, id: String, @ViewBuilder content: () -> Content) { _content = content(); _id = id; _type = nil }
init<D>(for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> Content) { _content = content; _id = nil; _type = type }
init<D>(_ title: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> Content) { _content = content; _id = nil; _type = type }
init<D>(id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> Content) { _content = content; _id = id; _type = type }
init<D>(_ title: String, id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> Content) { _content = content; _id = id; _type = type }
}
@_primitive("Window") struct Window<Content>: Scene {
let _content: Any
let _id: String?
let _type: Any? = nil
init(_ title: String, id: String, @ViewBuilder content: () -> Content) { _content = content(); _id = id }
init(_ title: Text, id: String, @ViewBuilder content: () -> Content) { _content = content(); _id = id }
}
@_primitive("Settings") struct Settings<Content>: Scene {
let _content: Any
init(@ViewBuilder content: () -> Content) { _content = content() }
}
@_primitive("MenuBarExtra") struct MenuBarExtra<Content>: Scene {
let _content: Any
init(_ title: String, @ViewBuilder content: () -> Content) { _content = content() }
init(_ title: String, systemImage: String, @ViewBuilder content: () -> Content) { _content = content() }
init<L>(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> L) { _content = content() }
}
@_primitive("CommandGroup") struct CommandGroup<Content>: View {
let _content: Any
init(replacing placement: Any, @ViewBuilder addition: () -> Content) { _content = addition() }
init(before placement: Any, @ViewBuilder addition: () -> Content) { _content = addition() }
init(after placement: Any, @ViewBuilder addition: () -> Content) { _content = addition() }
}
@_primitive("CommandMenu") struct CommandMenu<Content>: View {
let _content: Any
init(_ title: String, @ViewBuilder content: () -> Content) { _content = content() }
}
protocol Commands: View {}
func commands<C>(@ViewBuilder content: () -> C) -> some View { self }
func commandsRemoved() -> some View { self }
func defaultSize(width: Double, height: Double) -> some View { self }
func defaultSize(_ size: CGSize) -> some View { self }
func defaultPosition(_ position: UnitPoint) -> some View { self }
func defaultAppStorage(_ store: Any) -> some View { self }
func windowStyle(_ style: Any) -> some View { self }
func windowResizability(_ resizability: Any) -> some View { self }
func windowToolbarStyle(_ style: Any) -> some View { self }
func windowLevel(_ level: Any) -> some View { self }
func defaultLaunchBehavior(_ behavior: Any) -> some View { self }
func restorationBehavior(_ behavior: Any) -> some View { self }
func handlesExternalEvents(matching conditions: Any) -> some View { self }
func backgroundTask(_ task: Any, action: Any) -> some View { self }
Scene
Scene
Scene
Scene
Scene
struct OpenWindowAction {
func callAsFunction(id: String) { _openWindow(id, nil) }
func callAsFunction(id: String, value: Any) { _openWindow(id, value) }
func callAsFunction(value: Any) { _openWindow(nil, value) }
}
struct DismissWindowAction {
func callAsFunction() { _dismissWindow(nil) }
func callAsFunction(id: String) { _dismissWindow(id) }
}
var openWindow: OpenWindowAction { OpenWindowAction() }
var dismissWindow: DismissWindowAction { DismissWindowAction() }
var supportsMultipleWindows: Bool { true }
func _openWindow(_ id: String?, _ value: Any?)
func _dismissWindow(_ id: String?)
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
init(app: Any.Type, sdk: Int? = nil, visibleRows: Int = 10) { _mountApp(_index, app, sdk, visibleRows) }
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
func setScenePhase(_ phase: ScenePhase) { _setScenePhase(_index, phase) }
func openWindow() { _openWindow(_index) }
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
func _mountApp(_ index: Int, _ app: Any.Type, _ sdk: Int?, _ visibleRows: Int)
func _setScenePhase(_ index: Int, _ phase: ScenePhase)
func _openWindow(_ index: Int)
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
        ends: PackedNumbers(digits: "00002000050000600008000090000b0000c0000e00011000140001500017000190001c0001d0001f000310003a0003f0004e00057000720007f0008a000950009f000a8000b3000c0000c7000ca000cf000d9000dd000f400107001140011c00123001320013b0013f001450014f001560015d001630016900171001780017c00188001910019d001a3001ae001b5001be001c8001d7001dc001e7001f3001fe00206002150021f0022f00245002500025f0026b002730028700295002b1002c8002cc002d5002ef002f9003060031900324003310033d0035100361003680036e003760038500394003a6003aa003b4003bb003c2003d1003de003e7003f0003fb004090041a0042b0043400441004460045f0047a00498004c3004dc004f70050e0052e00548005690057a0057f005860058d0059a005b3005c4005c8005cf005d3005db005df005e6005eb005f3005f9006050060d006130062600632006370063c006440065400663006660066b0067000675006790067e0068e0069200697006a5006ab006ba006c4006ce006dc006e0006e4006f2007040071b007340073c007480075400763007740077c0078500796007a4007b3007c1007c6007cd007dd007e7007f7008100081e0082e008370083f0084f0086200872008810088d00896008a4008ba008cf008d4008e3008fd0090d009160091c0092e0093e0094400949009550095f00969009700097b009830098b0098e00998009a0009a5009af009bc009c9009d3009e4009f6009fc00a0200a0800a0d00a1800a2400a2b00a3500a3b00a4e00a6900a7700a8200a8d00a9600ab100ab500ac200acc00ad500ae500af100af700b0200b1200b2600b3000b3b00b4900b5700b6500b8100b8500b8b00b9100b9700b9c00ba100ba500ba900bb700bc600bd400bdb00be800bf100bfa00c0900c1f00c2500c3100c3700c4800c4c00c5700c6300c6f00c7900c7f00c8a00c9000c9c00cb200cc600cd800ce700cf500d0800d1700d2c00d3d00d4e00d6000d7400d8e00dab00db600dc400dd200de300df300e0700e1500e2100e3100e4500e5800e6c00e7900e8100e8c00e9c00eaa00ebb00ec500ecc00ed600edd00ee700ef700f0800f0e00f2100f2e00f3c00f4500f5100f5f00f6f00f7b00f8700f9600fa800faf00fbb00fc500fcb00fd600fe100ff1010040100a010150101b0102601034010430104b010510105a0105f0106401073010880108c0109b010aa010bb010c2010cd010d4010db010e8010f50110701118011240112d01139011460114f0116401178011860118f01195011a3011ad011b8011c4011ca011d6011ea011f6011fb01203012150121c01225012340124201245012500125d0127301299012ad012c0012d1012e801300013120132b013440135d0136f0138c01390013a6013b5013cc013de013e4013eb013f3013fc0140a014130141d0142d0143d0144a014530145e014690146f014820148b0149d014a7014ab014b6014bc014cc014d6014db014e5014e9014ee015000150f015250152f0153d0154201545015530155c015640156901572015760157a015890158d0159301599015a6015b4015ba015c4015c9015da015e5015ec015f7015ff016060160c016140161f016260162e016440164a0164e01652016570165d016640166d016720167b016840168b01696016a3016ae016b5016bd016c5016d4016de016ee016f5016ff0170f017150171d0172501731017420174a01755017640177001773017780177e0178201791017a1017ab017b8017c1017ca017d1017e2017f70180601819018240182b0183201837018420184d018620186a018780187f0188c01898018a0018ad018b8018c1018c5018d1018d5018de018e6018ea018f9018ff019080190f019240192b019380193f01947019510195c0196d01976019860198e01994019970199b019a8019b2019b6019bc019c4019c9019d3019dd019e7019f0019f701a0301a2501a2a01a2e01a3701a3b01a4501a4f01a5701a5e01a6d01a7c01a8501a9501a9e01ab501abe01ac501aca01ad901ae301aea01aed01af301af901b0101b0501b0e01b2501b2a01b3701b4001b5501b5e01b6701b7001b8001b8801b8e01b9201b9f01ba501bb801bc301bc801bca01bdb01bee01bf601c0501c0f01c1501c1e01c2301c3101c3801c3e01c4601c4a01c4f01c5501c5a01c6101c7b01c8c01c9f01cac01cb801cc201cca01cd101cd801ce201ce901cf201cf901d0101d0b01d1501d2e01d3401d3c01d4701d5101d5601d5f01d6701d7401d7c01d8a01d9a01da201dac01db401dbf01dcb01dd801dde01de401dea01df101e0101e0d01e1101e1601e2001e2c01e3601e3a01e4301e5201e6001e6401e6b01e7e01e8301e9801eac01eb301ecc01ed501ee001ee601eeb01efc01f0901f1901f2701f3b01f4d01f5601f5f01f6d01f7701f8b01faa01fca01fda01fee02000020180203102043020460204b0204f02060020700207a0208a020930209f020a2020aa020b3020b7020cc020e3020e6020ea020ee020f5021020210f0211802121021260212d021390213d021410214d0215002154021580215f0216f02181021850218d02197021a6021aa021c0021db021de021e902206022190222b022480225d0226c022800229302299022a1022a9022af022be022c1022cc022d2022e2022e9022ef022f7022ff023070231202324023360233f02347023530235a023640236a023770237d023850238c0239202399023a2023a9023ab023b6023bd023c1023c9023d0023d7023df023e2023ee024010240b0241f024250243d02450024690246e0247b0248d0249a024a1024a6024b6024c7024d0024e5024eb024ef024f90250d025140251a025200252d02532025380254002546025580255b0256302569025740257b02586025950259d025a6025ac025b5025c0025ca025d8025e3025ea025f7026020260f0261c02626026350263e026520265a02669026740267d02684026970269e026a6026b6026c4026c9026d0026df026e9026ee026f902705027100271a027200273202749027570276e0277e02792027a4027b0027ba027c3027ca027da027e0027e9027ed027f5027f8028050280b02810028170281f02823028290282c02830028350283c028450284b02851028550285b02864028690286e0287402878028820288c028920289d028ac028b4028ba028c7028db028e1028ed028f8028fe02909029120291f02927029320294e029540296b0296f02975029820298a02996029a9029b6029bd029d0029d4029da029e1029ed029f1029f4029f8029fb029fe02a0202a0702a0b02a1302a1b02a2a02a3802a4202a5d02a6a02a7302a7802a8502a9102ab802ac902ade02af202afd02b0102b0602b0c02b1202b1802b2302b2a02b3102b4202b5402b5702b6102b6c02b7102b7902b8102b9502ba002bb402bbe02bc202bd402bd902bec02bff02c0d02c1502c1802c2002c3102c4102c5402c5d02c6b02c7002c8502c8c02c9602ca402cb502cbb02cc602cd602ce002ce502ce902cee02cf402d0502d0d02d1302d1802d2302d3902d4902d4e02d5902d6b02d7602d8802d9502db502dc902dd702dee02dfd02e1402e1902e1f02e2502e2902e2c02e2e"),
        characters: ##"!=!==**=++=--=.....</<======>>=AdditiveArithmeticAlignmentAngleAngularGradientAnimationAnimationCompletionCriteriaAnyCollectionAnyHashableAnyIteratorAnyKeyPathAnyLayoutAnySequenceAnyTransitionAnyViewAppArrayArraySliceAxisBidirectionalCollectionBinaryFloatingPointBinaryIntegerBindableBindingBitwiseCopyableBlendModeBoolButtonButtonRoleCGFloatCGPointCGRectCGSizeCGVectorCapsuleCaseCaseIterableCharacterCharacterSetCircleClosedRangeCodableCodingKeyCollectionCollectionOfOneColorColorSchemeCommandGroupCommandMenuCommandsCommandsBuilderComparableComparisonResultContainerRelativeShapeContentModeContiguousArrayControlGroupCopyableCountableClosedRangeCountableRangeCustomDebugStringConvertibleCustomStringConvertibleDateDecodableDefaultStringInterpolationDictionaryDismissActionDismissWindowActionDispatchQoSDispatchQueueDispatchTimeDispatchTimeIntervalDispatchWorkItemDividerDoubleDurationDynamicPropertyDynamicTypeSizeDynamicViewContentEdgeEdgeInsetsElementEllipseEmptyCollectionEmptyModifierEmptyViewEncodableEnvironmentEnvironmentKeyEnvironmentObjectEnvironmentValuesEquatableEquatableViewErrorExpressibleByArrayLiteralExpressibleByBooleanLiteralExpressibleByDictionaryLiteralExpressibleByExtendedGraphemeClusterLiteralExpressibleByFloatLiteralExpressibleByIntegerLiteralExpressibleByNilLiteralExpressibleByStringInterpolationExpressibleByStringLiteralExpressibleByUnicodeScalarLiteralFixedWidthIntegerFloatFloat32Float64FloatingPointFloatingPointRoundingRuleFloatingPointSignFontForEachFormGradientGridGridRowGroupGroupBoxHStackHStackLayoutHashableHasherHorizontalAlignmentIdentifiableImageIndexIndexSetIndexingIteratorInsettableShapeIntInt16Int32Int64Int8IssueIteratorProtocolKeysLabelLabeledContentLayoutLayoutDirectionLazyHStackLazyVStackLinearGradientLinkListLocalizedErrorLocalizedStringKeyLocalizedStringResourceLosslessStringConvertibleMaterialMemoryLayoutMenuBarExtraModifiedContentMutableCollectionNSObjectNamespaceNavigationBarItemNavigationLinkNavigationStackNavigationViewNeverNumericObjectIdentifierObservableObservableObjectObservableObjectPublisherObservedObjectOpenWindowActionOptionSetOptionalPartialRangeFromPartialRangeThroughPartialRangeUpToPreviewProviderProgressViewPublishedRadialGradientRandomAccessCollectionRandomNumberGeneratorRangeRangeExpressionRangeReplaceableCollectionRawRepresentableRectangleResultRoundedCornerStyleRoundedRectangleScalarSceneSceneBuilderScenePhaseScrollViewSectionSecureFieldSendableSequenceSetSetAlgebraSettingsShapeShapeStyleSignedIntegerSignedNumericSimulationSimulationElementSimulationElementsSliderSpacerSpringStateStateObjectStaticStringStepperStrideableStringStringInterpolationStringInterpolationProtocolStringProtocolStrokeStyleSubSequenceSubstringSystemRandomNumberGeneratorTextTextAlignmentTextEditorTextFieldTextOutputStreamTimeIntervalToggleToolbarItemToolbarItemGroupToolbarItemPlacementTraceEventTransactionTransactionKeyTruncationModeUIKeyboardTypeUITextAutocapitalizationTypeUIntUInt16UInt32UInt64UInt8UTF16UTF8UUIDUnboundedRangeUnboundedRange_UnfoldSequenceUnicodeUnicodeScalarUnitCurveUnitPointUnsignedIntegerUserInterfaceSizeClassVStackVStackLayoutValuesVerticalAlignmentViewViewBuilderViewModifierViewThatFitsVisibilityWindowWindowGroupZStackZStackLayout_AccessibilityModifier_AnimationCompletion_AnimationModifier_AppearModifier_ArrayIterator_BackgroundModifier_ChangeModifier_ConcatenatedModifier_CountingIterator_DisabledModifier_DisappearModifier_EnvironmentModifier_EnvironmentObjectModifier_EnvironmentTransformModifier_IDModifier_InertModifier_LayoutContent_ObjectProjection_OverlayModifier_PublishedProjection_RangeIterator_TapModifier_ToolbarModifier_TransactionModifier_TransitionModifier_ViewModifierContent_actOnElement_advance_allObjects_autoclosureRuns_beginTracking_beginTransaction_bindingID_bounds_byteCount_causes_character_closureLocation_constantLocation_count_currentTransaction_describeDate_dismissWindow_distance_elementFlag_elementLabels_elementLocation_elementText_endTracking_endTransaction_environmentValues_expect_firstObject_formatted_group_identifier_isNegative_isStateDeferred_joinedDescriptions_later_laterCount_leaks_logChanges_makeCharacter_makeUUIDString_matches_mount_mountApp_move_next_nextSimulation_normalizedUUIDString_now_nowNanoseconds_objectLocation_objectWillChange_offset_openWindow_output_owners_peekLocation_printChanges_projectedLocation_publishedStorage_recordIssue_rerender_resetCounts_scalarValues_schedule_sendObjectWillChange_setObjectWillChange_setScenePhase_setState_slice_stateLocation_statePeek_stateValue_systemLabel_texts_traceEvents_transactionLocation_transformed_trap_unmount_unwrappedLocation_update_warnings_withKnownIssue_writeLocationabsaccentColoraccessibilityaccessibilityAddTraitsaccessibilityDifferentiateWithoutColoraccessibilityElementaccessibilityHiddenaccessibilityHintaccessibilityIdentifieraccessibilityInputLabelsaccessibilityLabelaccessibilityReduceMotionaccessibilityRemoveTraitsaccessibilitySortPriorityaccessibilityValueaccessibilityVoiceOverEnabledacosaddAnimationCompletionaddTimeIntervaladdingReportingOverflowaddingTimeIntervaladjustadvanceadvancedalignmentalignmentGuideallLabelsallSatisfyallowsHitTestingallowsTighteningalphanumericsanimationantialiasedappearancesappendappendInterpolationappendingarc4random_uniformasciiValueasinaspectRatioassertassertionFailureasymmetricasyncasyncAfteratanatan2autocapitalizationautoclosureRunsautocorrectionDisabledbackgroundbackgroundTaskbadgebarbaselineOffsetbeginDragbitWidthblackblendModeblueblurbodyEvaluationsboldborderbottombottomLeadingbottomTrailingbouncybrightnessbrownbuttonBorderShapebuttonStylebuttonsbyteSwappedcString:calloutcancelcapacitycapitalizedcaptioncaption2caseInsensitiveComparecausescbrtceilcellscenterclampedclamping:clearclearTextclipShapeclippedcolorInvertcolorMultiplycolorSchemecombinecombinedcommandscommandsRemovedcompactMapcompactMapValuescomparecomponentscompositingGroupconcatconstantcontainscontentShapecontentTransitioncontrastcontrolSizecoordinateSpacecornerRadiuscoscountcustomcyandatePickerStyledebugDescriptiondebugPrintdecimalDigitsdecoding:decrementdefaultdefaultAppStoragedefaultLaunchBehaviordefaultPositiondefaultScrollAnchordefaultSizedegreesdeinitsdelaydescribing:descriptiondisableAutocorrectiondisableddisappearancesdismissdismissWindowdisplayScaledistancedistantFuturedistantPastdoubleTapdragdrawingGroupdropdropFirstdropLastdumpdynamicTypeSizeeaseIneaseInOuteaseOutedgesIgnoringSafeAreaelementelementsEqualendDragendIndexenumeratedenvironmentenvironmentObjectequatableerrorDescriptionexactly:existsexpfabsfailureReasonfatalErrorfillfilterfinalizefirstfirstIndexfirstMatchfirstRangefixedSizeflatMapflatMapErrorflipsForRightToLeftLayoutDirectionfloorfmodfocusablefontfontDesignfontWeightfootnoteforEachforegroundColorforegroundStyleformIndexformIntersectionformStyleformSymmetricDifferenceformUnionformat:framefullScreenCovergaugeStylegesturegetglobalgoBackgradientgraygrayscalegreatestFiniteMagnitudegreengroupBoxStylegrouping:handlesExternalEventshasPrefixhasSuffixhashValueheaderProminenceheadlineheighthelphexDigitValuehiddenhorizontalSizeClasshueRotationhypotididentitiesCreatedidentitiesDestroyedidentityignoresSafeAreaimageScaleimagesincrementindexindexViewStyleindicesindigoinfinityinitinitsinsertinsetinsetByinteractiveDismissDisabledinteractiveSpringinterpolatingSpringinterpolationintersectionintersectsinvertedisASCIIisCasedisDisjointisEmptyisEnabledisEqualisFiniteisHexDigitisInfiniteisKnownUniquelyReferencedisLessisLetterisLowercaseisMultipleisNaNisNewlineisNumberisPunctuationisSignedisStrictSubsetisStrictSupersetisSubsetisSupersetisSymbolisUppercaseisWhitespaceisWholeNumberisZeroitalicjoinedkerningkeyboardShortcutkeyboardTypekeyslabellabelStylelabelsHiddenlargeTitlelastlastIndexlayoutDirectionlayoutPrioritylazyleadingleadingZeroBitCountleaksleastNonzeroMagnitudeleastNormalMagnitudeletterslexicographicallyPrecedeslineLimitlineSpacinglinearlinkslistRowBackgroundlistRowInsetslistRowSeparatorlistRowSpacinglistSectionSeparatorlistSectionSpacinglistStyleliveCountliveIdentitieslocalized:localizedCapitalizedlocalizedCaseInsensitiveComparelocalizedCaseInsensitiveContainslocalizedComparelocalizedDescriptionlocalizedLowercaselocalizedStandardComparelocalizedStandardContainslocalizedUppercaseloglog10log2logicallyCompletelowercaseLetterslowercasedluminanceToAlphamagnitudemakeIteratormapmapErrormapValuesmaskmatchedGeometryEffectmatchedTransitionSourcemaxmaxXmaxYmaximummemoryWarningmenuIndicatormenuItemsmenuStylemergemergingmicrosecondsmidXmidYmillisecondsminminXminYminimumminimumCapacity:minimumScaleFactormintmodifiermonospacedmonospacedDigitmovemultilineTextAlignmentmultipliedReportingOverflownannanosecondsnavigationBarBackButtonHiddennavigationBarHiddennavigationBarTitlenavigationBarTitleDisplayModenavigationDestinationnavigationTitlenavigationTransitionnavigationViewStylenegatenewlinesnextDownnextUpnonzeroBitCountnownumericCastobjectobjectWillChangeobjectsoffsetoffsetByonAppearonChangeonDisappearonLongPressGestureonPreferenceChangeonReceiveonSubmitonTapGestureopacityopenWindoworangeotherElementsoutputoverlapsoverlayownerspaddingpartitionperformpipickerStylepickerspinkpopFirstpopLastpopoverpositionpowpreconditionpreconditionFailurepreferencepreferredColorSchemeprefixpresentationCornerRadiuspresentationDetentspresentationDragIndicatorpresspreviewDevicepreviewDisplayNamepreviewLayoutprimaryprintprivacySensitiveprogressViewStylepublishespunctuationCharacterspurplepushquaternaryquotientAndRemainderradiansradix:randomrandomElementrangerangesreadLinerecordrecoverySuggestionredredactedreducereflecting:refreshrefreshableregularMaterialrelativeremainderremoveremoveAllremoveFirstremoveLastremoveSubrangeremoveValueremovedrenderingModerepeatCountrepeatElementrepeatForeverrepeating:replaceSubrangereplacingreplacingOccurrencesrerenderreserveCapacityresetCountsresizablerespondrestorationBehaviorreversereversedrotation3DEffectrotationEffectroundroundedsafeAreaPaddingsaturationscalescaleEffectscaledToFillscaledToFitscenePhasescrollscrollClipDisabledscrollContentBackgroundscrollDisabledscrollDismissesKeyboardscrollIndicatorsscrollTargetBehaviorscrollTargetLayoutsearchFieldssearchablesecondarysecondssecureTextFieldsselectselectTabsendsequencesetsetScenePhaseshadowsheetshuffleshuffledsignsignumsinsizeslidesliderssmallCapssmoothsnappysortsortedspecifierspeedsplitspringsqrtsquareRootstartIndexstartsstaticTextsstatusBarHiddensteppersstridestrikethroughstringInterpolation:strokestrokeBordersubheadlinesubmitsubmitLabelsubscriptsubscriptionssubtractsubtractingsubtractingReportingOverflowsuffixsupportsMultipleWindowsswapswapAtswipeToDeleteswitchessymbolEffectsymbolRenderingModesymbolVariantsymbolssymmetricDifferencesyncsystemtabItemtabViewStyletabstagtaketantaptasktaskstealtertiarytextCasetextContentTypetextFieldStyletextFieldstextInputAutocapitalizationtextSelectiontextViewstextsthickMaterialthinMaterialtimeIntervalBetween1970AndReferenceDatetimeIntervalSincetimeIntervalSince1970timeIntervalSinceNowtimingCurvetinttitletitle2title3toggletoggleStyletogglestoolbartoolbarBackgroundtoolbarColorSchemetoptopLeadingtopTrailingtracetrackingtrailingtrailingZeroBitCounttransactiontransformEnvironmenttransitiontrimtrimmingCharacterstrunctruncatingIfNeeded:truncatingRemaindertruncationModetypeTextulpulpOfOneultraThinMaterialuncheckedBounds:underestimatedCountunderlineunicodeScalarsunionuniqueKeysWithValues:unmountunredactedunsafeDowncastunsafelyUnwrappedupdateupdateValueuppercaseLettersuppercasedutf16utf8valuevaluesverticalSizeClasswarningsweightwhitewhitespaceswhitespacesAndNewlineswholeNumberValuewidthwindowLevelwindowResizabilitywindowStylewindowToolbarStylewithAnimationwithContiguousStorageIfAvailablewithExtendedLifetimewithKnownIssuewithObservationTrackingwithTransactionwithoutActuallyEscapingwriteyellowzIndexzerozip~="##)
    static let chunksByName = PackedRows(
        ends: PackedNumbers(digits: "00002000030000400005000090000c0000d0000e000120001400015000160001700018000190001a0002700028000290002a0002b0002c0002d0002e0002f0002f000300003100032000330003400035000390003a0003d0004c0006300064000650006600067000690006a0006b0006c0006d0006e0006f0007000071000720007300074000750007600078000790007a000830008400085000860008700088000890008a0009a0009b0009c0009d0009e0009f000a0000a1000a2000a3000b6000b7000ca000cc000cd000ce000cf000d0000d1000d2000d3000d4000d5000d7000d8000d9000da000dc000dd000de000e0000e1000e2000e3000e4000f7000f8000f9000fa000fb001120011300115001180011a0011c0011d001200012d0012f0013100133001340013f001410014200143001460014700148001490014a0014b0014c0014d0014e0014f001500015100152001690016a0016b0016d0016e0017100172001730017400176001780017a0017c0017e0017f001800018100182001830018400185001860018700188001890018a0018b0018c0018d0019d0019e0019f001a0001a1001a3001a4001a5001a6001a7001a8001a9001a9001b6001b7001b8001b9001ba001bb001bc001bd001be001bf001c0001c1001c2001c3001c4001c5001c7001c8001ca001ce001d1001d2001d3001d4001d5001d6001d7001dd001de001df001e0001e1001e2001e3001ec001ed001ef001f0001f1001f2001f8002000020100202002030020400205002060020700208002090020a00217002190021a0021b0021d0021e00221002220022300224002250022600227002290022a0022b0022c0022d0022e0022f002300023100232002330023400236002380023a0023c0023e0023f002400024100243002440024500246002490024a0024b00251002520025300254002550025600258002590025a0025b0025c0025d0025e0025f002600026100262002630026400265002660026700268002690026a0026b0026c0026d0026e0026f002700027100272002730027400275002760027700278002790027a0027b0027c0027d0027e0027f002800028100282002830028400285002860028700288002890028a0028b0028c0028d0028e0028f002900029100292002930029400295002960029700298002990029a0029b0029c0029d0029e0029f002a0002a1002a2002a3002a4002a5002a6002a7002a8002a9002aa002ab002ac002ad002af002b0002b1002b2002b3002b4002b5002b6002b7002b8002ba002bb002bc002bd002be002bf002c1002c2002c3002c4002c5002c6002c7002c8002c9002ca002cb002cc002cd002ce002cf002d0002d1002d3002d7002d8002d9002da002db002dc002dd002de002e0002e1002e2002e3002e4002e5002e6002e7002e8002e9002ea002eb002ec002ee002ef002f0002f1002f2002f3002f4002f5002fb002fc002fd0030300304003050030600307003080030a0030b0030c0030d0030f0031200313003140031500316003170031e0031f003200032100323003240032f003300033100332003330033400338003390033b0033d0033f00342003430034400345003460034700348003490034a0034b0034c0034d0034e0034f0035000351003520035300354003560035800362003630036400365003660036700368003690036a0036b0036c0036d0036e0036f00370003730037400375003760037e0038000381003820038300385003860038700392003950039600397003990039a0039b0039c0039d0039e0039f003a0003a1003a2003a4003a5003a6003a7003a8003b2003b3003b4003b5003b7003b8003b9003bf003c0003c1003c2003c3003c4003c6003cb003d0003d1003d3003d6003d9003dc003dd003df003e1003e2003e6003e7003e9003ea003eb003ec003f8003f9003fa003fb003fc003fd003fe00402004030040d004130041400415004170041a0041b0041c0041d0041e0041f0042100422004240042500426004280042c0042e0043000431004330043500436004380043a0043b0043c0043d0043e0043f0044000441004420044400445004460044700448004490044a0044b0044c0044d0044e0044f00450004510045200453004540045700458004590045a0045b0045c0045d0045e0046e0046f00472004730047500497004980049e0049f004a0004a1004a4004a6004a7004a9004aa004ab004ac004ad004af004ba004bc004bd004be004bf004c0004c1004c2004c3004c4004c5004c6004c7004c8004c9004ca004cb004cc004ce004d0004d1004d2004d3004d4004d5004d9004dd004df004e1004e2004e3004e4004e5004e6004e7004ef004f3004f4004f5004f6004f8004f9004fa004fc004fe004ff00500005040050500508005090050a0050b0050c0050d0050e0050f005100051100512005130051400515005160051700518005190051a0051b0051c0051d0051e0051f005210052200524005250053000536005390053a0053b0053d0053e0053f0054d0054e0054f005500055100552005530055400555005560055700558005590055a00568005690056a0056b0056d0056e0056f005710057400577005790057a0057b0057d0057e0057f00580005840058500587005890058a0058b0058d0058e0058f005900059100594005950059600597005980059b0059c0059d005a0005a1005a2005a3005a4005a5005a6005a9005ab005ac005ad005ae005b2005b4005b5005b9005ba005bb005bd005be005bf005c0005c4005c7005c8005ca005cb005cc005cd005ce005cf005d8005d9005da005db005dc005dd005de005df005e0005e2005e3005e4005e5005e6005e7005e8005e9005ea005ec005f700612006160061700618006190061a0061b0061c0061d0061f0062000621006220062300625006260062b00631006370063c0063e0063f00640006410064200643006440064600648006490064a0064b0064f00650006520065300654006550065600657006580065b0065d0065e0065f0066100664006650066600667006690066a0066b0066c0066d0066e0066f0067000671006720067300674006750067600677006780067a0067b0067c0067d0067f0068000681006820068300684006850068600687006880068b0068e00690006920069300694006990069d0069e0069f006a3006a4006a5006a6006a7006aa006ac006ad006af006b0006b1006b2006b3006b9006ba006bc006be006bf006c5006c6006c7006c8006c9006ca006cb006cc006cd006ce006d0006d1006d3006d4006d5006d6006d8006d9006da006db006dd006de006df006e0006e1006e2006e3006e4006e5006e6006e7006e8006e9006ea006eb006ec006ed006ee006f0006f2006f3006f4006f5006f6006f7006f8006fa006fb006fc006fe0070000702007030070500707007080070c0070d0070e0070f00710007110071b0071c0071d0071e0071f0072100722007240072500727007290072d0072e0072f007300073100732007350073600737007390073a0073c0073e0073f007400074100742007430074400745007460074700748007490074a0074b0074d0074e0075000751007520075400755007560075700758007650076600767"),
        elements: PackedNumbers(digits: "00210002a30029d002440037e000c0000de0024200440000c10037b00441002430037c00098003bb003bd003be003ba003bc0024500215002a20029c0021400216000ed000fc0010b0011a00129001370014500153001610016f0017e0018d0037a0063f00656006620068a0067300356002aa00354004b700355005ee006ba004700008800087000c5000c7000c80064a001a1001b70037600179001880024800257002ad002bc002cb002da002e9002f80030700316003250033400386000ea000f90010800117001260013400142001500015e0016c0024700256002ac002bb002ca002d9002e8002f70030600315003240033300381005fe004960020d0065d000df000e0004bc004bb0002d0002f000310002e000300066e005ce0021c001da000720066c0038f003a2001f9001fa000900009100092000b5001a2001b8001c0001ca003730035900606004dc004790047a0047b00474000f0000ff0010e0011d0012c0013a001480015600164001720018100190001a6001ad001d50021300071006700065b00086004b10020c003b4003b300218000ef000fe0010d0011c0012b0013900147001550016300171001800018f00197001a5001ac001b3001bf001c9002170001c000e6000f5001040011300122001300013e0014c0015a001680017500184001930019a001b0001bc001c5001d1001f80035e0036000222005ba00490000150000a000160001800012005d7002490024b0023c006b7004e0004ae004af006490064b001a9001c20066d00358006c1006b9000e7000f6001050011400123001310013f0014d0015b001690017600185001940019b001b1001bd001c6001d0001f7004c5004c6005fd004c7000f200101001100011f0012e0013c0014a001580016600174001830019200199001a8001af001ba001c3001cd001ce001d7001d90020f003c1006bc001d40020e001b2001c7003670019500364001be003680035b001770018600363000e8000f700106001150012400132001400014e0015c0016a001780018700362001d2003650019c0035c0019d003660035a000e9000f800107001160012500133001410014f0015d0016b00382002580025a00266002650017a0018900385002670026800627004ad004aa0065f004b3004b4006bb004ab004a7004b8000f1001000010f0011e0012d0013b00149001570016500173001820019100198001a7001ae001bb001c4001cc001cf001d6001d800211003c2002a70063d001d30021a005d0000c60042200462000400037500664002ae002b3002cc002d1002db002e0002ea002ef002bd002c2006c60021d00220005d8004b0004b6004df0059b0059a00660004c30059900028005bc005bd000ee000fd0010c0011b0012a00138001460015400162001700017f0018e00196001a4001ab00219006260036900478006c0001b5003780005b005b9005880059e0059c0059d000ec000fb0010a0011900128001360014400152001600016e0017d0018c0037d002a5000820000000002005fc0048f0040f0036d003b6003b9003b800472005d90000700661001b600377003890038d003a400097000ca0038c00463001a0001b4003790021b0066b003bf006710066f001f3004710048a0048b0048c0048d0048e00473004dd004a9004ac004bf0020b00089000c9001a3001b9001c1001cb0021e00225003f0003ef001c80040e004770066300625000e4000f300102001110012000383000e5000f40010300112001210017c0018b0037f006cb0070c00706004c2005d6006aa00602005fb00421004c1000eb000fa0010900118001270013500143001510015f0016d0017b0018a003800042300424003600035d0019f003870065e00087000c7001aa004200038b005be0065a004c0004be0019e003880001b004bd005a0005a1005a2007050067700672005cf005890058a002f9002fe003170031c003260032b003350033a003080030d001f6001f50007f00098000c4000c300357001f4001db001f1001f3006ae0064c0012f0013d0014b001590016700384004de004a6004b9002210063e004e1006b3006b6006be004b20065c0047600475004a8004ba005e00067600682005da000c20058b005dc006c4003b7004cb005db004c900600004ca005dd004e1004b5005ff0058c00008003b5005df0059f00681005de006bf00737007240072a0072c000840067f004a50046400458007340045b0049c0049d0072b0067e00027004950045a00738007360049f007390008500680004c8006c5007290007000227002a6002700060300286005980071f00732006b5001f2000800046e0072000721000af0038a0071e00081000260001a004a1000040045900494007230072f00733004a4006b40049e00009006c8007250072d001f0004340001900006000050072200727000d40045c006040060500728004c40073000735004a2006830028c0072e004a00072600731006ca004a300291004f90061d0057400575005ec005ed0056f004db005710056c0056d005e900573005ea005eb004d900570005720056e004da0004f0067900025003500002400717006de0027e003470036c005820070b003d10055b0051c0007a00498005fa00678006870068800689005d5006e8000990009a000dd0043c0043d0043e0035f000670005a001e90004e0050d0050e002870028a005f70000c0000d0000e0000f00010000500005100551006ee005540058d0058e0058f0059000591005920061e004890055d00624004f2005cb0071c002b6002c5002d4002e3002f200301003100031f0032e0033d0034a006170056400610004fe006e7004ea005bf005c000638004ff006440064f0064700654006480065500691006a2006ad00567006140054100532006cc0034f0042a0062e000140008f0005e00630006310006e006f60005800048006d6006400064d0039e003af002b2002c1002d0002df002ee002fd0030c0031b0032a00339006180071400501005000056600565004d1002a8005f90047c0047d003c9002380006f00062000630024600563006c3004970003b003cf003d0003f600411004390043a0043b00502005030055e00568005400058300584004fc0004c000410008b000cb001fe0022800390003a5003d2003f20042b0070a0063400635006360060f0053d0037200430002840007900429007160068b004810048600480005810047e0047f00658006e5006a50042600095000e2001dc0022c002690034200392003a7003f50042f00553004cf006e9005bb006f800492004d8000b7000d2002000027d00346004610001f0001e007120071b00562003e600452000ba000d70039a003e70044f000bb000d80039b003e80045000285004d60057f0068d00696006b00068f00698006b20068e00697006b1005220070800709003e0003e30071d0009100394003a900457003da004cc004cd00601006bd000290024a00259002b0002bf002ce002dd002ec002fb0030a0031900328003370070d00052000590002a002890066500239003cb004000044c002a9000430008d000cd001fc0022d00398003ad003d3003f40042d000b1000b300205002060046500466007070046d00511005120036f003c5003ca003c600586000470005600585004e7005c5004e9004e8005c60062f003cc004f4005c7004f5004f6004f7005c80020300204004060041d00539004080041f004050041c0005c004e5004e6005ac005ad0053c005b1003c00000b006f700608006160056a002500025f0060c0053a0022600488004370043800212005470062c000330055c001eb004fb004d30056b00057002ab0049a005e6006ea006eb005ef005210051d006d40071500092000b5000b6000cf000d0000d100201002020039500396003aa003ab0045d0045e0045f004600053f00094000d3001ff006110024d0025c00088000c8000df000e0001da00222002490024b002580025a002ae002b3002bd002c2002cc002d1002db002e0002ea002ef002f9002fe003080030d003170031c003260032b003350033a0036d003ef0042300424006e40009b0009c003f70041900467004680066a0003c0057b006940069e0069f006a0006a1005d400402004130003f00073001e8001e70040d004180003a000420008c000cc001fb0022900391003a6003f3004100042c004d00070e0027c0026d001e00026c0029b0027b001dd001e6003430026b001e2001de001e3003490040b0040c00409004160040a00417001e4001e5001e1001df0026e004eb005c1005c200639003c7003dd003de003df004f0005c900576005770054f0022a0070f005370055700628000440008e000ce001fd0020900399003ae0042e000b2000b40020700208004d500513003ec00641006500034e006f40025100260002520026100078003e2004d7005150051600517005180068c00695006af006d500597005420054300544005450054600536006e6006ec0005d0005f0006d000690006c0002c000610006b0006a0006000053000550005400674006a90007d001ed00436005800026a002b8002c7002d6002e5002f4003030031200321003300033f000930021f0023500374003fe0044b0036e003c3003c8003c40023700595005960055f005600028f00290002b4002c3002d2002e1002f0002ff0030e0031d0032c0033b003d5003d70003600037002800070000587006d8005380023a0023b0023f00038000390023e0028d0028e002b5002c4002d3002e2002f1003000030f0031e0032d0033c003d4003d600034000350028100223003f10051b0060d005f8006c2004ee005cd0063a004ef005cc0063b000ae005f300519003520024e0025d002400052c0052b005260052700528005290052a005af005b00052400525005610052d0027f003530007700272002710034d000170001d006dd0029e006e200001006e30050400505005f50003d005e1005e3005e4005e5005e2005b2005b7005a9005b5005e8004fa005f00060700491006ff0060a006dc006f10039f003a0003b0003b10059300594006f500068004e2004e3004e4000ad000130024c0025b00535006d900613000d900233003fc00449000a2000da00448005ae005060050700045002880028b005b600531000b8000bc000bd000d50039c003e4003e50044d004510057a00578005790071a0057c0057d0057e0061900282002830055a0053b006ed0007b00612005f40061c003440065700659002af002be002cd002dc002eb002fa0030900318003270033600425000e300254002550026300264002b9002ba002c8002c9002d7002d8002e6002e7002f5002f6003040030500313003140032200323003310033200340003410034b0034c000bf0020a00236003ff000660046c002a0006c70002b0060900558003cd003ce00427006fc005b300620003a1003b20027a0009d000b0003f90041a00469000a3000a400232003fa00442004430009e0009f000db003fb0044400445000a0000a1000dc0044600447000a50046a0023100675005d3006a700295006a80008a00428000a60046b0046f00064006df000a700234003fd0044a006ef005d1005d20070100487000a9003db005090050800049002760027700274002750052300569005f1005f60050a0050b0050c005100050f004d2006fa006fb0054c005480054b0054a005490054d0054e006d1005b40061a0023d006d000718006f9000030029700298006e0006fe004fd005aa005ab000aa003dc0026f003450004b0036a005f2006db0063c00692006a3006ab00693006a4006ac000ab000ac003d8003d900070006a6003ea003eb004530045400455006900069b0069c0069d00046002780009000393003a800456003e1006d300530006da00293002940036b004ed005c4003610066600667006680062d006fd00555000960022e0022f00397003ac0049b00702004070041e004030041400351000b9000be000d60039d003e90044e0049300292000a800719006cd005200051e0051f0007e0040400415000110063200633005b80053e006d7005a5005a6003700004d00711005a7005a8007030060e0061b004f30055000534006cf0055200556006d2006f2006230062100020000230002100022006990069a004f80061f006290062a0062b000e100533006ce005a3005a40052e0052f006430064e0064500652006460065300704004f1005ca00642006510034800499006840068500686004ce005e700669000650004a002b1002c0002cf002de002ed002fc0030b0031a0032900338002790051a00713002730025300262006220038e003a3003ed004ec005c3001ef004330003e00074004010041200224006f0005590029f00371003f80041b006b8002300007c001ec0043500432001ee00431006e1007100022b004d4006f300637006150007500076001ea00032004850048300482004840067c0067d003ee002990029a006c9000830067a0067b002a10043f0060b00514002410024f0025e002b7002c6002d5002e4002f30030200311003200032f0033e00296002a4"))
    static let membersByGate = PackedRows(
        ends: PackedNumbers(digits: "00000000000000000000000000000000000000000000000000000000000000000000000000000000000020000b0000e0000e0002d0002f0002f0002f0002f0003100031000310003d0003d0003d000840009d0009d0009d0009d000a8000a8000ad000ad000ad000b9000b9000b9000b9000b9000c7000c7000c7000c7000c7000c7000e3000ef000ef000ff000ff000ff00110001100012e0012e0012e0012e0012e0012e00131001310013100131001310013100131001310013100131001310013a0013a0013b001600016000160001600016700168001680016a0016a00188001920019300193001930019300193001930019300193001930019300193001930019300193001a3001a4001a4001a5001a5001a5001a5001a5001a5001a5001a5001a5001a5001a5001ac001ca001ca001ca001e3001e3001e3001f8001f9001f9001f9001f9001f9001f9001f9001f9001f9001fa001fc001fc001fd00202002020020600206002060022400242002600027e0029c0029d0029d0029d0029d0029d0029d0029d0029d0029d0029d0029d0029d002a0002a0002a0002a0002a0002a3002a3002a3002a3002a3002a3002a3002a3002a3002a3002a8002a9002a9002a9002aa002ab002ab002ab002bb002c6002c6002c6002c6002c6002c6002c6002c6002c6002c7002db002db002db002db002db002e2002e2002e2002e2002e2002e2002e2002e2002e2002e2002e20030b0033300333003330033900339003390033900372003830038800388003880038b0038b0038b0038b0038b0038b004000040000400004000040000400004000040000411004110041100411004110041100411004110041100411004110041300413004130041300413004300044d0046a00487004a4004a4004a4004a4004a4004a4004a4004a5004a5004a9004b2004b2004b2004b2004b2004b2004b2005a3005a3005a4005a4005a4005a4005a4005a4005a4005a4005a4005a4005a5005a5005a5005a6005a6005a6005a6005a6005a7005a8005a8005a8005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9005a9"),
        elements: PackedNumbers(digits: "0037b0037c0064000641006420064300644006450064600647006480065700658006590068b0068c0068d0068e0068f006900069100692006930069400695006960069700698006990069a0069b0069c0069d0069e0069f006a0006a1006a2006a3006a4006a5006a6006a7006a8006a90067400675001d8001d9005ef005f0005f1005f2005f3005f4005f5005f6005f7005f8005f9005fa0008700088000890008a0008b0008c0008d0008e0008f000900009100092000930009400095000960009700098000990009a0009b0009c0009d0009e0009f000a0000a1000a2000a3000a4000a5000a6000a7000a8000a9000aa000ab000ac000ad000ae000af000b0000b1000b2000b3000b4000b5000b6000b7000b8000b9000ba000bb000bc000bd000be000bf000c0000c1001b0001b1001b2001b3001b4001b5001b6001b7001b8001b9001ba001bb000c6000c7000c8000c9000ca000cb000cc000cd000ce000cf000d0000d1000d2000d3000d4000d5000d6000d7000d8000d9000da000db000dc000dd000de00342003430034400345003460034700348003490034a0034b0034c0049700498004990049a0049b000df000e0000e1000e2000e30019300194001950019600197001980019900032000330003400035000360003700038000390003a0003b0003c0003d0003e0003f001ab001ac001ad001ae001af001da001db001dc001dd001de001df001e0001e1001e2001e3001e4001e5001e6001e7001e8001e9001ea001eb001ec001ed001ee001ef001f0000730007400075000760007700078000790007a0007b0007c0007d0007e003a3003a4003a5003a6003a7003a8003a9003aa003ab003ac003ad003ae003af003b0003b1003b2001fb001fc001fd001fe001ff002000020100202002030020400205002060020700208002090020a003740060700608006090060a0060b0060c0060d0060e0060f006100061100612006130061400615006160061700618006190061a0061b0061c0061d0061e0061f00620006210062200623006240021400215002160001d0001e0001f0002000021000220002300024000250035f001bc001bd001be001bf001c0001c1001c2001c3001c4002200022100222002230022400225002260022700228002290022a0022b0022c0022d0022e0022f002300023100232002330023400235002360023700238002390023a0023b0000b0000c0000d0000e0000f000100001100017000130001400175001760017700178001790017a0017b0017c0017d0017e0017f001800018100182001830024700248002490024a0024b0024c0024d0024e0024f0025000251002520025300254002550023d0023e0023f00240002410024200243002440024500246006b8004910049200493004d0004d1004d2004d3004d4004d5004d6004d7004d8004d9004da004db005bb002100002c0034d0034e0034f003500035100352003530018400185001860018700188001890018a0018b0018c0018d0018e0018f001900019100192002560025700258002590025a0025b0025c0025d0025e0025f0026000261002620026300264002690026a0026b0026c0026d0026e0026f002700027100272002730027400275002760027700278002790027a0027b0027c0027d0027e0027f002800028100628006290062a0062b0062c0062d0062e0062f006300063100632006330063400635006360063700638006390063a0063b0063c004af00212002a8002a9002ab005d1005d2005d3005d4005d500041000420004300044000e4000e5000e6000e7000e8000e9000ea000eb000ec000ed000ee000ef000f0000f1000f2002ac002ad002ae002af002b0002b1002b2002b3002b4002b5002b6002b7002b8002b9002ba00102001030010400105001060010700108001090010a0010b0010c0010d0010e0010f00110002ca002cb002cc002cd002ce002cf002d0002d1002d2002d3002d4002d5002d6002d7002d80011100112001130011400115001160011700118001190011a0011b0011c0011d0011e0011f002d9002da002db002dc002dd002de002df002e0002e1002e2002e3002e4002e5002e6002e7001200012100122001230012400125001260012700128001290012a0012b0012c0012d0012e002e8002e9002ea002eb002ec002ed002ee002ef002f0002f1002f2002f3002f4002f5002f6000f3000f4000f5000f6000f7000f8000f9000fa000fb000fc000fd000fe000ff0010000101002bb002bc002bd002be002bf002c0002c1002c2002c3002c4002c5002c6002c7002c8002c9006c7000290002a0002b0036a0036b0036c001d3001d4001d5001d6001d70037e0000100003004100041100412004130041400415004160041700418004190041a0041b0041c0041d0041e0041f001ce001cf001d0001d1001d20036d0036e0036f0037000371003720038a0038e0038f003900039100392003930039400395003960039700398003990039a0039b0039c0039d0039e0039f003a0003a1003c0003c1003c2003c3003c4003c5003c60021f003c7003c8003c9003ca003cb003cc003cd003ce003cf003d0003d1003d2003d3003d4003d5003d6003d7003d8003d9003da003db003dc003dd003de003df003e0003e1003e2003e3003e4003e5003e6003e7003e8003e9003ea003eb003ec003ed003ee001c5001c6001c7001c8001c9001ca001cb001cc001cd003ef003f0003f1003f2003f3003f4003f5003f6003f7003f8003f9003fa003fb003fc003fd003fe003ff004000040100402004030040400405004060040700408004090040a0040b0040c0040d00665006660066700668006690066a006cc006cd006ce006cf006d0006d1006d2006d3006d4006d5006d6006d7006d8006d9006da006db006dc006dd006de006df006e0006e1006e2006e3006e4006e5006e6006e7006e8006e9006ea006eb006ec006ed006ee006ef006f0006f1006f2006f3006f4006f5006f6006f7006f8006f9006fa006fb006fc006fd006fe006ff00700007010070200703007040070d0070e0070f007100071100712007130071400715007160071700718007190071a0071b0071c0071d0070700708007090070a0070b006ab006ac006ad0005c0005d0005e0005f000600006100062000630006400065000660006700068000690006a0006b0006c0006d0006e0006f0019a0019b0019c0019d0019e0019f001a0001a1001a2001a3001a4001a5001a6001a7001a8001a9001aa003600036100422004230042400425004260042700428004290042a0042b0042c0042d0042e0042f004300043100432004330043400435004360043700438004390043a0043b0043c0043d0043e0043f004400044100442004430044400445004460044700448004490044a0044b0044c0044d0044e0044f004500045100452004530045400455004560045700458004590045a0045b0045c0045d0045e0045f004600046100462004630046400465004660046700468004690046a0046b0046c0046d0046e0046f005bf005c0005c1005c2005c3005c4005c5005c6005c7005c8005c9005ca005cb005cc005cd005ce005cf00678006790012f001300013100132001330013400135001360013700138001390013a0013b0013c002f7002f8002f9002fa002fb002fc002fd002fe002ff0030000301003020030300304003050014b0014c0014d0014e0014f00150001510015200153001540015500156001570015800315003160031700318003190031a0031b0031c0031d0031e0031f00320003210032200323001590015a0015b0015c0015d0015e0015f001600016100162001630016400165001660032400325003260032700328003290032a0032b0032c0032d0032e0032f0033000331003320016700168001690016a0016b0016c0016d0016e0016f0017000171001720017300174003330033400335003360033700338003390033a0033b0033c0033d0033e0033f00340003410013d0013e0013f001400014100142001430014400145001460014700148001490014a003060030700308003090030a0030b0030c0030d0030e0030f0031000311003120031300314001f3006af006b0006b1006b20064d0064e0064f0065000651006520065300654006550047c0047d0047e0047f00480004810048200483004840048500486004870048800489004cc004cd004ce004cf004e2004e3004e4004e5004e6004e7004e8004e9004ea004eb004ec004ed004ee004ef004f0004f1004f2004f3004f4004f5004f6004f7004f8004f9004fa004fb004fc004fd004fe004ff005000050100502005030050400505005060050700508005090050a0050b0050c0050d0050e0050f005100051100512005130051400515005160051700518005190051a0051b0051c0051d0051e0051f005200052100522005230052400525005260052700528005290052a0052b0052c0052d0052e0052f005300053100532005330053400535005360053700538005390053a0053b0053c0053d0053e0053f005400054100542005430054400545005460054700548005490054a0054b0054c0054d0054e0054f005500055100552005530055400555005560055700558005590055a0055b0055c0055d0055e0055f005600056100562005630056400565005660056700568005690056a0056b0056c0056d0056e0056f005700057100572005730057400575005760057700578005790057a0057b0057c0057d0057e0057f00580005810058200583005840058500586005870058d0058e0058f0059000591005920059300594005950059600597005a3005a4005a5005a6005a7005a8005a9005aa005ab005ac005ad005ae005af005b0005b1005b2005b3005b4005b5005b6005b7005b8005e1005e2005e3005e4005e5005e6005e7005e8005e9005ea005eb005ec005ed00601006840068500686006870068800689006b4006b5006bd006c2006c30048e0048a0048b0048c0048d"))
    static let chunkEnds = PackedNumbers(digits: "00028000f70012b001570019b001d600203003d60040f0043b00565005bb0063800688006ff007800080100849008cc008fb009200099800b5f00bb300d2200d5200d7000d900125701277012ce0132601371013c4014110148b015130156d01583015c5016590167f016a2016ca017730178e0187901931019a201b2601b4701b6a01b8801ba601bd101bfd01c2c01c5c01c9601d0901d8f01e0401ee101f5f0219e021c0021e70220a0222b02258022790229b022bc022de0230002320023400236002381023a2023c3023f202412024320245302475024a3024d2024f30251402568026b8026e20270d0272d0275e0278e027be027f902875028c6029e402a3302a6e02ac702b3402b9a02bf002c3e02cb502d2302dae02de802e4202f5802f96030000305b030b0030f40313603183031da0322f0327d032cb0330d03483034a4034da034f1035ae035da035fd0361f0364b0365203673036a6036bd036d7036f30370e0372a03744037600378a037dd0380303823038500389c038dd03909039460397d039c503a0703a4103a6503a9e03ac103ae503b1c03beb03c2903c8c03cb703ce003cf803d1003d2503dad03ee903f5d03f970400c04039040650411c041db042060424b0428e042c3042f80432c0435f043a3043ea04436044570449c044fb045e80460004633047df047f504821048280484904891048ba048e70492f04978049a2049cd04a1204a5504a8704b0304b7c04bf304c6104cd004d1704d5c04dec04e7b04eee04f5204f6804f6f04f8604fa604fc304fd104fdf04fe904ff30500f050210502f0503a05042050550506f05087050920509b050a5050b3050c1050cb050d5050f105103051110511c05124051370515105169051740517d0518705195051a3051ad051b7051d3051e5051f3051fe0520605219052330524b052560525f0526905277052850528f05299052b5052c7052d5052e0052e8052fb053150532d05338053410534b0535905367053710537b05397053a9053b7053c2053ca053dd053f70540f0541a054230542d0543d05447054510546d0547f0548d05498054a0054b3054cd054e5054f0054f905503055130551d055270554305555055630556e0557605589055a3055bb055c6055cf055d9055e9055f3055fd056190562b05639056440564c0565f05679056910569c056a5056af056bf056c9056d3056ef057010570f0571a05722057350574f05767057720577b05785057950579f057a9057c5057d7057e5057f0057f80580b058250583d05848058510585b058650586f05889058a5058b9058c7058d2058e0058e8058fb059150592d05938059410594b059550595f0597905995059a9059b7059c2059d0059d8059eb05a0505a1d05a2805a3105a3b05a4505a4f05a6b05a8505a9d05aa605ab005aba05ac405ae505b0005b1105b2005b3b05b5305b5e05b6705b8105b9905ba405bad05bb705bd505bf405c0e05c2605c3105c3a05c4405c4e05c5805c7205c8a05ca505cb705cce05ce605cf105cfa05d3105d6605d7005d7a05d9905db105dbc05dc505df205e2c05e6405e6e05e7805e9205e9d05eb505ec005ec905ed205edc05f1605f4e05f8805fc205fda05fe705fed05ff8060010600b060140601e060330606e0608e060a9060c4060e406101061200613c0615c0617706195061b3061cd061e706206062290624906265062810629b062f506316064b0064e306504065300654e0656e065840659a065c4066200664d06695066e9067000679f068440692806a3f06a7c06abb06b9006be006cb506d0306da706de806dfd06e1206e2e06e4006e8906ecd06f1306f2e06f8206fc107004070470708c070db0713807185071fe0725f072be0733e073630737a073950739c073b70747c075740761b0764a076610767b07693076af076cf076fc07726077ea078420788a078c1078f7079220798d079df07aa807b7b07c6c07d5807e2807f4407fbc0803f080bd0811d08155081d20824f082ba08325083a7083cb083f50840b0843008437084550847908498084b8084eb0851c0854c08570085a6085e20860608630086460866b086720868f086b2086d0086ef087210875108780087a3087d7088110882c08846088bb088e708907089230893b08958089730898c089c9089e708a0008a1b08a3108a4808a8008aab08afb08b1508b4e08b7d08bb408beb08c2208c5108c7908cbd08d0108d5108e1808e6d08e8b08ee908f83090260908e090f3091640919b091c80920b092380927b092a3092ec0933609385093e609527095920962d0968e096f50973d09775097c00980b0985f09882098f1099260996d099bb09ad809afe09b8409bb309bca09c0809c3c09c6009c8a09ca009cc209ce709d1c09d4709d4e09d6a09d8609da709dc409de009e1009e4609e6a09e9409eaa09ecc09ef109f2609f5109f5809f7509f9209fb309fd109fee0a0200a0580a07c0a0a60a0bc0a0de0a1030a1380a1630a16a0a1880a1a60a1c70a1e60a2040a2380a2720a2960a2c00a2d60a2f80a31d0a3520a37d0a3840a3a20a3c00a3e10a4000a41e0a4520a48c0a4b00a4da0a4f00a5120a5370a56c0a5970a59e0a5bc0a5da0a5fb0a61a0a6380a66c0a6a60a6ca0a6f40a70a0a72c0a7510a7860a7b10a7b80a7d50a7f20a8130a8310a84d0a87f0a8b70a8db0a9050a91b0a93d0a9620a9970a9c20a9c90a9e70aa050aa260aa450aa620aa960aad00aaf40ab1e0ab340ab560ab7b0abb00abdb0abe20ac010ac200ac410ac610ac7f0acb50acf10ad150ad3f0ad550ad770ad9c0add10adfc0ae030ae220ae410ae620ae820aea00aed60af120af360af600af760af980afbd0aff20b01d0b0240b0430b0620b0830b0a30b0c10b0f70b1330b1530b17b0b1d40b1ea0b20f0b2300b2560b2780b2920b36a0b44c0b46d0b4920b4b00b5020b5590b5b00b5db0b7130b83d0b99a0bb240bc0f0bd1e0bdba0be7e0bf1b0bfa70c0b80c1150c1500c1ab0c22c0c2a80c32a0c3640c3e40c4630c4eb0c5040c5210c5400c5620c5880c60a0c6910c6df0c7080c72d0c82c0c8970ca000ca5f0caa40cad70cb1b0cbc60cc0a0cc4e0cce20cd260cd490cdd70ce290ce710cea90ced40cf130cf420cfa70cfeb0d02d0d08b0d1180d1790d2f00d3630d3c90d3e00d40f0d44b0d4700d4930d4c10d4f00d5210d53b0d5540d5b80d61b0d6880d6f50d7f60d8840d9070d94f0dad60db490dba90dbc00dbdc0dc180dc3d0dc640dc920dcc10dcf20dd0c0dd250ddfb0de730def60df570df780dfa50e07f0e1f50e2a00e3990e4980e4e90e5400e5af0e6240e6940e75b0e7d90e8250e86e0e92e0e9fa0eac50eb9c0ebb40ec590ed1f0edee0eeb30ef190f0070f1020f19f0f1c90f2670f3100f3af0f3c60f3dd0f5020f6270f6420f91a0f9510f96e0f98b0f9b40f9ea0faf10fb250fb560fb960fcdc0fdae0fe7e0ff810ffcf1001b1006f102cc103b0103c8103eb1044c10453104741048f104a6104c0104dc104fc1052510593105e0106271065e10685106cc106f710751107921085d10891108cc109061094810991109e810a3610a9b10acb10afd10b6710bd510c0910c6710cba10cde10d3610d8610ddd10e3410e9210ed110f0d10f5a1101f110c61112b1116a111b7111fb11256112731129311320113271133b11383113a1113bf113e81141d114461145d1147711495114b2114d3114f8115121152e11588115a9115c5115e11160a116331165a11684117271174d11776117ad117d21180911851118961191f1195b11997119d211a0c11a5311a9c11ac711b2311be211c0a11c3211c5911c7f11d4911e0b11e7a11ee6120cf121091214a121661219c121cc121f91222912275122c31239b124b41252312577125b2125db1263412727127bc128451290e1297212a2312abf12b1512b3d12b8112baa12bcd12c4012c6512c8d131cd13310133a1135171368213729137441378a137b7137fd1383413876138b1138e613929139651399a139dc13a1c13a6713aab13ab113ab713abd13ac313ac913ba113c2513c5d13c9e13cc913cf813d1b14174141eb14263143b6143d71449e144d3144ff1453b14573145ad145e814640146731469f146c61479b1486e14921149f814a8714c8d1513015383153a8153bb1556e1560d156cb157bc15876158cd158e01598015a4a15b1615bc015cbd160761620e1652f16656166f716cc8170521717a171e017351173a9174ff17546175b917641176a217749177c11789e1790617976179fc17a7e17b3517be617c8617d2017d8517db317de117e1317e4e17e7417eb617eec17f231804b180a3180d81812e18167181d5182b3182e2183201835e18397183d2184251847c184bb184e81851e1855618592185ce1860a1864518692186cb186fb18733187691878d187e1188481888e188d51891318959189a5189e818a2818a5c18a9e18ad718b2e18bc018c1518c6a18ccc18d2518d7718da018dca18df118e3818e7318ea618edb18f2418f5718f9118fdf1902619066190a0190dc1911919152191aa1920419248192a6192e21931c1935b193981940819476194db1951a1956a195a7195f11964619688196d0197051973a19772197a7197da1980e1984119874198ab198e61991a1995319989199c1199f519a3019a7019ac919b0719b6419ba219be119c2e19c8919cc919d0519d4c19d8d19dd319e1319e4c19ea119ee719f2a19f7419fa919fe81a0121a0431a06b1a0b11a0ee1a11e1a14d1a18d1a2261a2751a2b81a2f61a3241a35c1a3951a3be1a3f61a42c1a4641a49b1a4d21a5111a54e1a58d1a5ce1a6121a6581a6a11a6e41a71b1a7541a7911a7d91a8181a8671a8ae1a8fd1a9361a9751a9ad1a9e51aa131aa581aab31aae91ab211ab601abaf1abf21ac521ad0b1ad5c1adc01ae1b1aeab1af481af8c1aff31b0801b0a81b1291b1bd1b1eb1b24c1b2881b2a41b4fd1b5f31b6e71b7ea1b88d1bb7a1bbd51bd211bdf61befe1bf721bfbe1bfea1c02d1c0a01c1221c19f1c24e1c2f11c3b41c46b1c4fe1c5a31c64c1c6991c7311c79a1c8221c89a1c8f41c9681c9ad1ca0a1ca511ca801caa61cad11cd1f1cd3c1cd691cd881cdb71ce051ce571ce811ceba1cef11cf271cf581cf8b1cfc21cfea1d0241d04c1d07c1d32c1d34f1d3a31d3e81d42d1d4671d4b71d4f11d6821d7d01d82b1d88c1d9161d9631d9d11da3b1dabc1db2f1dba81dc5f1dd2c1ddf51de491dec21df551dfe31e0621e0e51e1671e1e31e20e1e2561e29c1e2de1e3201e36f1e3c31e4281e4991e4ff1e5661e5c71e6091e7b21e97c1eac01ed4f1ee9c1ef0b1ef7d1f1b31f1d31f1fc1f2211f5351f57f1f59c1f5c31f5f01f61d1f6481f6711f69a1f6c31f6ec1f7191f7461f76f1f79a1f7c51f7ee1f8191f8441f8731f8a61f8d71f90c1f9431f9781f9a11f9e01fa191fa5c1fa971fabe1fad51faf01fc5e1fc981fcc81fcfa1fd2c1fd621fd9e1fdd21fe081fe3c1fe721fee31ff5a1ffa9200152006920098200b5200d4200f72011f20141201b020209202eb2033e20393203ea204372048a204df2053620591205ee207fc208f320a1020a4b20a8620abc20af520b2f20b6a20ba520be120c1f20c5e20d3120d6b20db720e0320e3920e5d20e9120edc20f6920fcb210a2211972123e2125621279212ae212fc2134221396213d92140e214572149a214df215492161b2167e216b42170c2174f217c5218272188821ca621d0d21de8220b0221b022260223ea2241522483224a2225072257f22643227182280522903229ec22a8322aea22dd922e1622e4e22e8622ec022efe22f3622f6e22fa622fde2302d2307e230cf23122231792321323282233162339d23411234be235642360c236af2372023791238022386b238d42395a239d123a5223b6423b8b23bbe23bf023c2123c5d23c9923cd723d1923d7423d9023dbe23de323e1723e3123e6f23f0023f912401924062240f0241452421d242a92431c2439524469244d7244e82457424597246312467f24875248d32493324991249f524a6524acd24b2f24b9524bf124c4b24ca524cfd24d5f24dbd24e1d24e7b24ee524f2324f7324faf25037250b4250f82513e25185251d02521a2526c252bf2531825377253da2543325482254f32551f255432556c25593255c0255e72562c2568b256b0256d7257132574525779257a0257c52580f258392586c258ee259262594e2597f25a8f25b5a25bd225c0025c9025cb325cf225dd025e2025e7625ec625f1625f3625f6225f9b25fc725ff32601f260572608e260c12610e2614326182261a9261c7261ef2623726286262bd262dc2630c2633b26363263b0264172644f26488264cb265062652626542265692658f265b8265de266172665f2668f266d22674c267bd26830")
    static let chunkFiles = PackedNumbers(digits: "000000000000000000000000000000000000000000000000000000100001000010000100001000010000100001000010000100001000010000100001000010000100001000020000200002000020000200002000020000200002000020000200002000020000300003000030000300003000040000400004000040000400004000040000400004000040000400004000040000400004000040000400004000040000500005000050000500005000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000700008000080000800008000080000800008000080000800008000080000800008000080000800008000080000800008000080000800008000080000800008000080000800008000080000800008000080000800008000080000900009000090000a0000a0000a0000a0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000c0000c0000c0000c0000c0000c0000c0000c0000c0000c0000c0000c0000c0000c0000c0000c0000c0000c0000c0000c0000c0000c0000c0000c0000c0000c0000d0000d0000d0000d0000d0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000f0000f0000f0000f0000f0000f0000f0000f0000f0000f0000f0000f0000f0000f0000f0000f0000f0000f0000f0000f0000f0000f0000f0000f0000f0000f0000f0000f0000f000100001000010000100001100011000110001100011000110001100011000110001100011000110001100011000110001100012000120001200012000120001200012000120001200012000120001200012000120001200012000120001200012000120001200013000130001300013000130001300013000130001300013000130001300013000130001300013000130001300013000130001300013000130001300013000130001300013000140001400014000140001400014000140001400014000140001400015000150001500015000150001500015000150001500015000150001500015000150001500015000150001500015000150001500015000150001500015000150001500015000150001500015000150001500015000150001500015000150001500015000150001500015000150001500015000150001500015000150001500015000150001500015000150001500015000150001600016000160001600016000160001600016000160001600016000160001600016000160001600016000160001600016000160001600016000160001600016000160001600016000160001600016000160001600016000160001600017000170001700017000180001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001a0001a0001a0001a0001a0001a0001b0001b0001b0001b0001b0001b0001b0001b0001b0001b0001b0001b0001b0001b0001b0001c0001c0001c0001c0001d0001d0001d0001d0001d0001d0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001f0001f0001f00020000200002000020000200002000020000200002000020000200002000020000200002000020000200002000020000200002000020000200002000020000200002000020000200002000020000200002000020000200002000020000200002000020000200002000020000200002000020000200002000020000200002000021000210002100021000210002100021000210002200022000220002200022000220002200022000220002200022000220002200022000220002200022000220002200022000220002200022000220002200022000220002200022000220002200022000220002200022000220002200022000220002200023000230002300023000230002300023000230002300023000230002300023000230002300023000230002300023000230002300023000230002300023000230002300023000230002300023000230002300023000230002300023000230002300023000230002300023000230002300023000230002300023000240002400024000240002400024000240002400024000240002400024000240002400024000240002400024000240002400024000240002400024000240002400024000240002400024000240002400024000240002400024000240002400024000240002400024000240002400024000240002400024000240002400024000240002400024000240002400024000240002400024000240002400024000240002400024000240002400024000240002400024000240002400024000240002400024000240002400025000250002500025000250002500025000250002500025000250002500025000250002500025000250002500025000250002500025000250002500025000250002500025000250002500025000250002500025000250002500025000250002600026000260002600026000260002600026000260002600026000260002600026000260002600027000270002700027000270002700027000270002700027000270002700027000270002700027000270002700027000270002700028000280002800028000280002800028000280002800028000290002900029000290002900029000290002900029000290002900029000290002900029000290002900029000290002900029000290002900029000290002900029000290002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c0002d0002d0002d0002d0002d0002d0002d0002d0002d0002d0002d0002d0002d0002d0002d0002d0002d0002d0002d0002d0002d0002d0002d0002d0002d0002d0002d0002d0002d0002d0002d0002d0002d0002e0002e0002e0002e0002e0002e0002e0002f0002f0002f0002f0003000030000300003000030000300003000030000300003000030000300003000030000300003000030000300003000030000300003000030000300003000030000300003000030000300003000030000300003000030000300003000030000300003000030000300003000030000300003000030000300003000030000300003000030000300003000030000300003000030000300003000030000300003000030000300003000030000300003000030000300003000030000300003000030000300003000030000300003000030000300003000030000300003000030000300003000030000300003000030000300003000030000300003000030000300003000030000300003000030000300003100031000310003100031000310003100031000310003100031000310003100031000310003100031000310003100031000310003100031000310003100031000310003100031000310003100031000310003100031000310003100031000310003100031000310003100031000310003100031000310003100031000310003100031000310003100031000310003100031000310003100031000310003100031000320003200032000320003200032000320003200032000320003200032000320003200032000320003200032000330003300033000330003300033000340003400034000340003400034000340003400034000340003400034000340003400034000340003400034000340003400034000340003400034000340003400034000340003400034000340003400034000340003400034000340003400034000340003400034000340003400034000340003400034000340003400034000340003400034000340003400034000340003400034000340003400034000340003400034000340003400034000340003400034000340003400034000340003400034000340003400034000340003400034000340003400034000340003400034000340003400034000340003400034000340003400034000340003400034000340003400034000340003400034000340003400034")
    static let chunkHeaders = PackedNumbers(digits: "00000000340000000035000000000000000000000000000000000000001700017000170001700017000170001700000000190001900000000000001800000000000000000000000000001400014000140001400014000140001400014000140000000000000000003000030000300001f00000000000000000000000000000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000000029000290002900029000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000044000440004400044000440004400044000440004400044000440004400044000440004400044000440004400044000440000000000000000000f0000f0000f0000f0000f0000f0000f0000f0000f0000f0000f0000f0000000000000000000000000000000000000000000080000800008000080000800008000080000800008000080000800008000080000800008000080000800008000080000800008000080000800008000080000800008000080000800008000080000800008000080000800008000080000800008000080000800008000080000800008000080000800008000080000800008000080000800008000080000800008000080000800000000000000000000000090000900009000090000900009000090000900009000090000900009000090000900009000090000900009000090000900009000090000900009000090000c0000c0000c0000c0000c0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002e0002e0002e0002e0002e0002e0002e0002e0002e0002e0002e0002e0002e0002e0002e0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c0002d0002d0002d0002d0002d0002d0002d0002d0002d0002d0002d0002d0002d0002d0002d00047000470004700047000470004700047000470004700047000470004700047000470004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b000480004800048000480004800048000480004800048000480004800048000480004800049000490004900049000490004900049000490004900049000490004900049000490004a0004a0004a0004a0004a0004a0004a0004a0004a0004a0004a0004a0004a0004a0001a0001a0001a0001a0001a0001a0001a0001a0001a0001a0001a0001a0001a0001a0001a0002100021000210002100021000210002100021000210002100021000210002100021000210000c0000c0000c0000c0000c0000c0000c00044000440004400044000440004400044000440004400044000440004400044000440004400044000440000e0000e0000e0000e0000e0000800008000080000800008000080000800008000080000800000000000001600016000160001600016000160001600000000000003e0003e0003e0003e0003e0003e0003e0003e0003e0000000000000000000000037000320003200032000320003200006000060000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e00000000000004c000000000000000000000000000000000000001100011000110001100011000110001100011000110001100011000110001100011000110001100000000000000000000000000001e00000000250000000013000130001300000000000000000000000000000000000000000003d00016000160001600016000160001600016000160001600016000160001600016000160001600016000160001600016000160001600016000160001600016000160001600016000000001b0001b0001b0001b0001b0001b0001b0001b0001b0001b0001a0001a0001a0001a0001a0001a0001a0001a0001a0001a0001a0001a0001a0001a0001a00021000210002100021000210002100021000210002100021000210002100021000210002100000000000000000000000220002200022000220002200022000220002200022000220002200022000220002200022000220002200022000220002200022000220002200022000220000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000260002600000000270002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002e0002e0002e0002e0002e0002e0002e0002e0002e0002e0002e0002e0002e0002e0002e0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c0002d0002d0002d0002d0002d0002d0002d0002d0002d0002d0002d0002d0002d0002d0002d0004700047000470004700047000470004700047000470004700047000470004700047000470004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004800048000480004800048000480004800048000480004800048000480004800048000480004900049000490004900049000490004900049000490004900049000490004900049000490004a0004a0004a0004a0004a0004a0004a0004a0004a0004a0004a0004a0004a0004a0004a0000a0000a0000a0000a0000a0000a0000a0000a0000a0000a0000a000200002000020000200002000020000200000000000000000000000000000000000000000000000000000000000150004400044000000000000000000000000000000000000000000031000310003100037000370003700037000370003700000000110000000000000000000000000000000000100001000000003300000000000000000000000000000000000000000000000000000000003800000000000000000039000390003900039000390003900039000390003900039000390003900039000390003900039000390003900039000390000000010000100001000010000100001000010000100001000010000100001000010000100001000010000000000000000000000000000000000000000000000000000000000000000000003a00000000000003a0003a0003a0003a0003c0003b0003b0003b0003b0003b0003b0003b0003b0003b0003b0003b0003b0003b0003b0003b0003b0003b0003b0003b0003b0003b0003b0003b0003b0003b0003b0003b0003b0003b0003b0003b0003b0003b0003b0003b0003b0003b0003b0003b0003e0003e0003e0003e0003e0003e0003e0003e0003e0003e0003e0003e0003e0003e0003e0003e0003e0003e0003e0003e0003e0003e0003e0003e0003e0003e0003e0003e0003e0003e0003e00000000000003600036000360003600036000360003600036000360003600036000360003600036000360003600000000000004400044000440004400044000440004400044000440004400044000440004400044000440004400044000440004400044000440004400044000440004400044000440004400044000440004400044000440004400044000440004400044000440004400044000440004400044000440004400044000440004400044000440004400044000440004400044000440004400044000440004400044000440004400044000440004400044000440004400044000440004400044000440004400044000440000000000000000000000000000000000000000000000000000000000000004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f000520005300054000550005100000000000001d0001d0001d0000000000000000000b0000b0000b0000b0000b0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000024000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000004f0004f0004f0004f0001d0001d0001d0001d0001d0001d0001d0001d0001d0001d0001d0001d0000000000000000000000000000000004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f00000000000000000000000000004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f00000000000000000000000000000000000000000000000000000000004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f00000000000001d000000000000000000450004500045000450004500045000450004500045000450004500045000450004500045000450004500000000280002800028000280002800000000000000000000000000000000000000000000000000000000004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f000000000700007000070000700007000070000700007000070000700007000070000000000000000000000000000000004f0000000000000000000000000000120001200012000120001200012000120001200012000120001200012000120001200012000120001200012000120001200012000120001200012000120001200012000120001200012000000000000000000230002300023000230002300023000230002300023000230002300023000230002300023000230002300023000230002300023000000000000000000020000200002000020000200002000020000200002000000000000000000000004e0004e0004e0004e0004e0004e0004e0004e0004e0000000003000030000300000000000000000000000000000000000000000000000000000000003f0003f0003f0003f0003f0003f000000000000000000000000000000000000000000000000050000500000000000004600046000000000000000000000000000000000000000000000000000004f0004f0004f0004f0004f0004f000000000400004000040000400004000040000400004000040000400004000040000400004000040000400004000040000400004000040000400004000040000400004000040000400004000040000400000000430004300043000000004d0004d0004d0004d000000004f0004f00000000000001c000000000000000000000004f000000000000000000000004f000500000000000000000002f000000000000000000000004000040000400004000040000400004000040000400004000040000400004000040000400004000040000400004000040000400004000040000400004000040000400004000040000400004000040000400004000040000400004000040000400004000040000400004000040000400004000040000400004000040000400004000040000400004000040000400000000000000420004200042000420004200000000410004100041000410004100041000410004100041000410004100041000410004100041000410004100000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000")
    static let chunkGates = PackedNumbers(digits: "00000000b600000000b7000000000000000000000000000000000000005500055000550005500055000550005500000000580005800000000000005600000000000000000000000000004e0004e0004e0004e0004e0004e0004e0004e0004e000000000000000000a3000a3000a30006d00000000000000000000000000002f0002f0002f0002f0002f0002f0002f0002f0002f0002f0002f0002f0002f0002f000000008f0008f0008f0008f0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000e8000e8000e8000e8000e8000e8000e8000e8000e8000e8000e8000e8000e8000e8000e8000e8000e8000e8000e8000e80000000000000000003600036000360003600036000360003600036000360003600036000360000000000000000000000000000000000000000000200002000020000200002000020000200002000020000200002000020000200002000020000200002000020000200002000020000200002000020000200002000020000200002000020000200002000020000200002000020000200002000020000200002000020000200002000020000200002000020000200002000020000200002000020000200002000020000200002000000000000000000000000210002100021000210002100021000210002100021000210002100021000210002100021000210002100021000210002100021000210002100021000210002a0002a0002a0002a0002a000920009200092000920009200092000920009200092000920009200092000920009200092000960009600096000960009600096000960009600096000960009600096000960009600096000930009300093000930009300093000930009300093000930009300093000930009300093000940009400094000940009400094000940009400094000940009400094000940009400094000950009500095000950009500095000950009500095000950009500095000950009500095001000010000100001000010000100001000010000100001000010000100001000010000104001040010400104001040010400104001040010400104001040010400104001040010100101001010010100101001010010100101001010010100101001010010100101001020010200102001020010200102001020010200102001020010200102001020010200103001030010300103001030010300103001030010300103001030010300103001030005a0005a0005a0005a0005a0005a0005a0005a0005a0005a0005a0005a0005a0005a0005a0007900079000790007900079000790007900079000790007900079000790007900079000790002a0002a0002a0002a0002a0002a0002a000e8000e8000e8000e8000e8000e8000e8000e8000e8000e8000e8000e8000e8000e8000e8000e8000e80003500035000350003500035000200002000020000200002000020000200002000020000200002000020000510005100051000510005100051000510005100051000d6000d6000d6000d6000d6000d6000d6000d6000d6000bb000bb000bb000bb000bb000b2000b2000b2000b2000b20001a0001a000350003500035000350003500035000350003500035000350003500035000350003500035000350003500035000350003500035000350003500000000000010b000000000000000000000000000000000000003b0003b0003b0003b0003b0003b0003b0003b0003b0003b0003b0003b0003b0003b0003b0003b00000000000000000000000000006b0000000089000000004300043000430000000000000000000000000000000000000000000d500051000510005100051000510005100051000510005100051000510005100051000510005100051000510005100051000510005100051000510005100051000510005100051000000005b0005b0005b0005b0005b0005b0005b0005b0005b0005b0005a0005a0005a0005a0005a0005a0005a0005a0005a0005a0005a0005a0005a0005a0005a000790007900079000790007900079000790007900079000790007900079000790007900079000000000000000000000007c0007c0007c0007c0007c0007c0007c0007c0007c0007c0007c0007c0007c0007c0007c0007c0007c0007c0007c0007c0007c0007c0007c0007c0007c00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000008a0008a000000008c000920009200092000920009200092000920009200092000920009200092000920009200092000960009600096000960009600096000960009600096000960009600096000960009600096000930009300093000930009300093000930009300093000930009300093000930009300093000940009400094000940009400094000940009400094000940009400094000940009400094000950009500095000950009500095000950009500095000950009500095000950009500095001000010000100001000010000100001000010000100001000010000100001000010000100001040010400104001040010400104001040010400104001040010400104001040010400104001010010100101001010010100101001010010100101001010010100101001010010100101001020010200102001020010200102001020010200102001020010200102001020010200102001030010300103001030010300103001030010300103001030010300103001030010300103000250002500025000250002500025000250002500025000250002500078000780007800078000780007800078000000000000000000000000000000000000000000000000000000000050000e8000e80000000000000000000000000000000000000000000a8000a8000a8000bb000bb000bb000bb000bb000bb000000003b000000000000000000000000000000000110001100000000b30000000000000000000000000000000000000000000000000000000000c4000000000000000000c5000c5000c5000c5000c5000c5000c5000c5000c5000c5000c5000c5000c5000c5000c5000c5000c5000c5000c5000c5000000003800038000380003800038000380003800038000380003800038000380003800038000380003800000000000000000000000000000000000000000000000000000000000000000000ca000ca000ca000ca000ca000ca000ca000d5000d5000d5000d5000d5000d5000d5000d5000d5000d5000d5000d5000d5000d5000d5000d5000d5000d5000d5000d5000d5000d5000d5000d5000d5000d5000d5000d5000d5000d5000d5000d5000d5000d5000d5000d5000d5000d5000d5000d5000d6000d6000d6000d6000d6000d6000d6000d6000d6000d6000d6000d6000d6000d6000d6000d6000d6000d6000d6000d6000d6000d6000d6000d6000d6000d6000d6000d6000d6000d6000d60000000000000ba000ba000ba000ba000ba000ba000ba000ba000ba000ba000ba000ba000ba000ba000ba000ba0000000000000e8000e8000e8000e8000e8000e8000e8000e8000e8000e8000e8000e8000e8000e8000e8000e8000e8000e8000e8000e8000e8000e8000e8000e8000e8000e8000e8000e8000e8000e8000e8000e8000e8000e8000e8000e8000e8000e8000e8000e8000e8000e8000e8000e8000e8000e8000e8000e8000e8000e8000e8000e8000e8000e8000e8000e8000e8000e8000e8000e8000e8000e8000e8000e8000e8000e8000e8000e8000e8000e8000e8000e8000e8000e8000e8000e8000e8000e8000000000000000000000000000000000000000000000000000000000000001150011500115001150011500115001150011500115001150011500115001150011500124001290012a0012d0012100000000000006a0006a0006a0000000000000000002700027000270002700027000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000008000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000001150011500115001150006a0006a0006a0006a0006a0006a0006a0006a0006a0006a0006a0006a000000000000000000000000000000001150011500115001150011500115001150011500115001150011500115001150011500115001150011500115001150011500115001150011500115001150011500115001150011500115001150011500115001150011500115001150011500115001150011500115001150011500115001150011500115001150011500115001150011500115001150011500115001150011500115001150011500115001150011500115001150011500115001150011500115001150011500115001150011500115001150011500115001150011500115001150011500115001150011500115001150011500115001150011500115001150011500115001150011500115001150011500115001150011500115001150011500115001150011500115001150011500115001150011500115001150011500115001150011500115001150011500115001150011500115001150011500115001150011500115001150011500115001150011500115001150011500115001150011500115001150011500115001150011500115001150011500115001150011500115001150011500115001150000000000000000000000000001150011500115001150011500115001150011500115001150011500000000000000000000000000000000000000000000000000000000011500115001150011500115001150011500115001150011500115001150011500115001150011500115001150011500115001150011500000000000006a000000000000000000f0000f0000f0000f0000f0000f0000f0000f0000f0000f0000f0000f0000f0000f0000f0000f0000f0000000008d0008d0008d0008d0008d000000000000000000000000000000000000000000000000000000000115001150011500115001150011500115001150011500115001150011500115000000001d0001d0001d0001d0001d0001d0001d0001d0001d0001d0001d0001d0000000000000000000000000000000011500000000000000000000000000003d0003d0003d0003d0003d0003d0003d0003d0003d0003d0003d0003d0003d0003d0003d0003d0003d0003d0003d0003d0003d0003d0003d0003d0003d0003d0003d0003d0003d0003d0000000000000000007f0007f0007f0007f0007f0007f0007f0007f0007f0007f0007f0007f0007f0007f0007f0007f0007f0007f0007f0007f0007f000000000000000000120001200012000120001200012000120001200012000000000000000000000010e0010e0010e0010e0010e0010e0010e0010e0010e000000001300013000130000000000000000000000000000000000000000000000000000000000d9000d9000d9000d9000d9000d900000000000000000000000000000000000000000000000016000160000000000000fb000fb00000000000000000000000000000000000000000000000000001150011500115001150011500115000000001500015000150001500015000150001500015000150001500015000150001500015000150001500015000150001500015000150001500015000150001500015000150001500015000150001500000000e2000e2000e2000000010d0010d0010d0010d00000001150011500000000000005c00000000000000000000001150000000000000000000000115001170000000000000000009700000000000000000000000dd000dd000dd000dd000dd000dd000dd000dd000dd000dd000dd000dd000dd000dd000dd000dd000dd000dd000dd000dd000dd000dd000dd000dd000dd000dd000dd000dd000dd000dd000dd000dd000dd000dd000dd000dd000dd000dd000dd000dd000dd000dd000dd000dd000dd000dd000dd000dd000dd000dd000dd000dd000dd000dd000dd000dd000dd0000000000000df000df000df000df000df00000000de000de000de000de000de000de000de000de000de000de000de000de000de000de000de000de000de00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000")
    static let chunkIsConformance = PackedNumbers(digits: "0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000000000000001000010000100001000010000100001000010000100001000010000100001000010000100000000000000100001000010000100001000010000000000000000000100001000010000100001000010000100001000010000000000000000000000001000010000100001000010000100001000010000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000001000010000100001000010000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000010000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000")
    static let chunkFollowsGate = PackedNumbers(digits: "0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000001000000000000000000000000000000000000000000000000000000000000000000000100000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000100000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100000000000000000000000000000000000000000000000000000000000000000000000000000001000010000100001000010000100001000010000100001000010000100001000010000100000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000010000100000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000100000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100000000000000100000000000000000000000000000000000000000000000000000000000100001000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000001000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000001000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000001000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000001000010000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000001000010000100001000010000000000000000000000000000000000000000000000000000000000000000100000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000010000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000")
    static let chunkNames = PackedRows(
        ends: PackedNumbers(digits: "0000100002000030000400005000060000700008000090000a0000b0000c0000d0000e0000f000100001100012000130001400015000160001700018000190001a0001b0001c0001d0001e0001f000200002100022000230002400025000260002700028000290002a0002b0002c0002d0002e0002f000300003100032000330003400035000360003700038000390003a0003b0003c0003d0003e0003f000400004100042000430004400045000460004700048000490004a0004b0004c0004d0004e0004f000500005100052000530005400055000560005700058000590005a0005b0005c0005d0005e0005f000600006100062000630006400065000660006700068000690006a0006b0006c0006d0006e0006f0007000072000730007400075000760007700078000790007a0007b0007c0007d0007e0007f0008000081000820008300084000850008600087000880008a0008c0008d0008e0008f000900009100092000930009500097000990009a0009b0009c0009d0009e000a0000a1000a2000a3000a4000a5000a6000a7000a8000a9000aa000ab000ac000ad000ae000af000b0000b1000b2000b3000b4000b5000b6000b7000b8000b9000ba000bb000bc000be000bf000c0000c1000c2000c3000c4000c5000c6000c7000c8000c9000ca000cb000cc000cd000ce000cf000d1000d3000d4000d5000d6000d7000d8000d9000da000db000dc000dd000de000df000e0000e1000e2000e3000e4000e5000e6000e7000e8000e9000eb000ed000ee000ef000f0000f1000f2000f3000f4000f5000f6000f7000f8000f9000fa000fb000fc000fd000fe000ff001000010100102001030010400105001060010700108001090010a0010b0010c0010d0010e0010f001100011100112001130011400115001160011700118001190011a0011b0011c0011d0011e0011f001200012100122001230012400125001260012700128001290012a0012b0012c0012d0012e0012f001300013100132001330013400135001360013700138001390013a0013b0013c0013d0013e0013f001400014100142001430014400145001460014700148001490014a0014b0014c0014d0014e0014f001500015100152001530015400155001560015700158001590015a0015b0015c0015d0015e0015f001600016100162001630016400165001660016700168001690016a0016b0016c0016d0016e0016f001700017100172001730017400175001760017700178001790017a0017b0017c0017d0017e0017f001800018100182001830018400185001860018700188001890018a0018b0018c0018d0018e0018f001900019100192001930019400195001960019700198001990019a0019b0019c0019d0019e0019f001a0001a1001a2001a3001a4001a5001a6001a7001a8001a9001aa001ab001ac001ad001ae001af001b0001b1001b2001b3001b4001b5001b6001b7001b8001b9001ba001bb001bc001bd001be001bf001c0001c1001c2001c3001c4001c5001c6001c7001c8001c9001ca001cb001cc001cd001ce001cf001d0001d1001d2001d3001d4001d5001d6001d7001d8001d9001da001db001dc001dd001de001df001e0001e1001e2001e3001e4001e5001e6001e8001e9001ea001eb001ec001ed001ee001ef001f0001f1001f2001f3001f4001f5001f6001f7001f8001f9001fa001fb001fc001fd001fe001ff0020000202002030020400205002060020700208002090020a0020b0020c0020d0020e0020f002100021100212002130021400215002160021700218002190021a0021b0021c0021d0021e0021f002200022100222002230022400225002260022700228002290022a0022b0022c0022d0022e0022f0023000232002330023400235002360023700238002390023a0023b0023c0023d0023e0023f002400024100242002430024400245002460024700248002490024a0024b0024c0024d0024e0024f0025000251002520025300254002550025600257002580025a0025b0025d0025e0025f002600026100262002630026400265002660026700268002690026b0026c0026e0026f002700027100272002730027400275002760027700278002790027a0027b0027c0027d0027e0027f002800028100282002830028400285002860028700288002890028a0028b0028c0028d0028e0028f002900029100292002930029400295002960029700298002990029a0029b0029c0029d0029e0029f002a0002a1002a2002a3002a4002a5002a6002a7002a8002a9002aa002ab002ac002ad002ae002af002b0002b1002b2002b3002b4002b5002b6002b7002b8002b9002ba002bb002bc002bd002be002bf002c0002c1002c3002c4002c5002c6002c7002c9002ca002cb002cc002cd002ce002cf002d0002d1002d2002d4002d5002d6002d7002d8002da002db002dc002dd002de002df002e0002e1002e2002e3002e5002e6002e7002e8002e9002eb002ec002ed002ee002ef002f0002f1002f2002f3002f4002f6002f7002f8002f9002fa002fc002fd002fe002ff0030000301003020030300304003050030700308003090030a0030b0030d0030e0030f0031000311003120031300314003150031600318003190031a0031b0031c0031e0031f0032000321003220032300324003250032600327003290032a0032b0032c0032d0032f0033000331003320033300334003350033600337003380033a0033b0033c0033d0033e003400034100342003430034400345003460034700348003490034b0034c0034d0034e0034f0035100352003530035400355003560035700358003590035a0035c0035d0035e0035f0036000362003630036400365003660036700368003690036a0036b0036c0036d0036e0036f003700037100372003730037400375003760037700378003790037a0037b0037c0037d0037e0037f0038000381003820038300384003850038600387003890038a0038b0038c0038d0038e0038f0039000391003920039300394003950039700398003990039a0039b0039c0039d0039e0039f003a0003a1003a2003a3003a4003a5003a6003a7003a8003a9003aa003ab003ac003ad003ae003af003b0003b1003b2003b3003b4003b5003b6003b7003b8003b9003ba003bb003bc003bd003be003bf003c0003c1003c2003c3003c4003c5003c6003c7003c8003c9003ca003cb003cc003cd003ce003cf003d0003d1003d2003d3003d4003d5003d6003d7003d8003d9003da003db003dc003dd003de003df003e0003e1003e2003e3003e4003e5003e6003e7003e8003e9003ea003eb003ec003ed003ee003ef003f0003f1003f2003f3003f4003f5003f6003f7003f8003f9003fa003fb003fc003fd003fe003ff004000040100402004030040400405004060040700408004090040a0040b0040c0040d0040e0040f0041000411004120041300414004150041600417004180041a0041b0041c0041d0041e0041f004200042100422004230042400425004260042700428004290042a0042b0042c0042d0042e0042f004300043100432004330043400435004360043700438004390043a0043b0043c0043d0043e0043f004400044100442004430044400445004460044700448004490044a0044b0044c0044d0044f0045100452004530045400455004560045700458004590045a0045b0045c0045d0045e0045f004600046100462004630046400465004660046700468004690046a0046b0046c0046d0046e0046f004700047100472004730047400475004760047700478004790047a0047b0047c0047d0047e0047f004800048100482004830048400485004860048700488004890048a0048b0048c0048d0048e0048f004900049100492004930049400495004960049700498004990049a0049b0049c0049d0049e0049f004a0004a1004a2004a3004a4004a5004a6004a7004a8004a9004aa004ab004ac004ad004ae004af004b0004b1004b2004b3004b4004b5004b6004b7004b8004b9004ba004bb004bc004bd004be004bf004c0004c1004c2004c3004c4004c5004c6004c7004c8004c9004ca004cb004cc004cd004ce004cf004d0004d1004d2004d3004d4004d5004d6004d7004d8004d9004da004db004dc004dd004de004df004e0004e1004e2004e3004e4004e5004e6004e7004e8004e9004ea004eb004ec004ed004ee004ef004f0004f1004f2004f3004f4004f5004f6004f7004f8004f9004fa004fb004fc004fd004fe004ff005000050100502005030050400505005060050700508005090050a0050b0050c0050d0050f005100051100512005130051400515005160051700518005190051a0051b0051c0051d0051e0051f005200052100522005230052400525005260052700528005290052a0052b0052c0052d0052e0052f005300053100532005330053400535005360053700538005390053a0053b0053c0053d0053e0053f005400054100542005430054400545005460054700548005490054a0054b0054c0054d0054e0054f005500055100552005530055400555005560055700558005590055a0055b0055c0055d0055e0055f005600056100562005630056400565005660056700568005690056a0056b0056c0056d0056e0056f005700057100572005730057400575005760057700578005790057a0057b0057c0057d0057e0057f005800058100582005830058400585005860058700588005890058a0058b0058c0058d0058e0058f005900059100592005930059400595005960059700598005990059a0059b0059c0059d0059e0059f005a0005a1005a2005a3005a4005a5005a6005a7005a8005a9005aa005ab005ac005ad005ae005af005b0005b1005b2005b3005b4005b5005b6005b7005b8005b9005ba005bb005bc005bd005be005bf005c0005c1005c2005c3005c4005c5005c6005c7005c8005c9005ca005cb005cc005cd005ce005cf005d0005d1005d2005d3005d4005d5005d6005d7005d8005d9005da005db005dc005dd005de005df005e0005e1005e2005e3005e4005e5005e6005e7005e8005e9005ea005eb005ec005ed005ee005ef005f0005f1005f2005f3005f4005f5005f6005f7005f8005f9005fa005fb005fc005fd005fe005ff006000060100602006030060400605006060060700608006090060a0060b0060c0060d0060e0060f006100061100612006130061400615006160061700618006190061a0061b0061c0061d0061e0061f006200062100622006230062400625006260062700628006290062a0062b0062c0062d0062e0062f006300063100632006330063400635006360063700638006390063a0063b0063c0063d0063e0063f006400064100642006430064400645006460064700648006490064a0064b0064c0064d0064e0064f006500065100652006530065400655006560065700658006590065a0065b0065c0065d0065e0065f006600066100662006630066400665006660066700668006690066a0066b0066c0066d0066e0066f006700067100672006730067400675006760067700678006790067a0067b0067c0067d0067e0067f006800068100682006830068400685006860068700688006890068a0068b0068c0068d0068e0068f006900069100692006930069400695006960069700698006990069a0069b0069c0069d0069e0069f006a0006a1006a2006a3006a4006a5006a6006a7006a8006a9006aa006ab006ac006ad006ae006af006b0006b1006b2006b3006b4006b5006b6006b7006b8006b9006ba006bb006bc006bd006be006bf006c0006c1006c2006c3006c4006c5006c6006c7006c8006c9006ca006cb006cc006cd006ce006cf006d0006d1006d2006d3006d4006d5006d6006d7006d8006d9006da006db006dc006dd006de006df006e0006e1006e2006e3006e4006e5006e6006e7006e8006e9006ea006eb006ec006ed006ee006ef006f0006f1006f2006f3006f4006f5006f6006f7006f8006f9006fa006fb006fc006fd006fe006ff007000070100702007030070400705007060070700708007090070a0070b0070c0070d0070e0070f007100071100712007130071400715007160071700718007190071a0071b0071c0071d0071e0071f007200072100722007230072400725007260072700728007290072a0072b0072c0072d0072e0072f007300073100732007330073400735007360073700738007390073a0073b0073c0073d0073e0073f007400074100742007430074400745007460074700748007490074a0074b0074c0074d0074e0074f007500075100752007530075400755007560075700758007590075a0075b0075c0075d0075e0075f0076000761007620076300764007650076600767"),
        elements: PackedNumbers(digits: "000b50030a000b600383001680017700176000c000130001700005400256001b6001b6001b7001b7001b7003b90005700320001d7000530005500307000560017500166000f40004d003070021a00219003d0003d2003d3003d10019e0019c0016500146000a20022f0023400348002c90002c0002f0002d000300002e0040c00265002ec002ed002de002df002e8002e900288001f60027d0030d003f7002830008e001fe0028800239002ab003290039a00241001df0036b003eb0038d001fd003c0001b10019a001b8001b900232002ce002d0002cf002420026b001de00233001af000ab00250002c4001d9002c5002cd002ca001f2001f200360003ea00344001ae0031e002c7002cc002cb002c8002c6001dc001f10015200396000430003500284003f7004090040a00303002b500204001a80033b003ff002d2003b7001060015d00164000b4004150013b0014d0004600020000ec0001f00279000d40035d001fe0028800239002ab001d80039c0003a0022a0003a002740003a002d60027600211003a9000c50010700008001ac001ac0027b0027b0035200354003540035500355003260035300353003560035e00362003b1003670038900394003940031f002f500161003520023a002ac0023a002ac002740003a00274002180032e003ae0021f002200032e0032e003ae003430000400005001210010800107000200008d00020000ec0002000279000d4000c5001fe0028800239002ab00274002740027400218002760017a0032e003ae0021f0022000325003260035400355001ac0000400029002790002900279003d90021100342000da000db0004e00065000720007700024000e6000b200010000a50004c00042000880006a000da000db0004e00065000720007700024000e6000b200010000a50004c00042000880006a000da000db0004e00065000720007700024000e6000b200010000a50004c00042000880006a000da000db0004e00065000720007700024000e6000b200010000a50004c00042000880006a000da000db0004e00065000720007700024000e6000b200010000a50004c00042000880006a0010e0004e00065000720007700024000e6000b200010000a50004c00042000880006a0010e0004e00065000720007700024000e6000b200010000a50004c00042000880006a0010e0004e00065000720007700024000e6000b200010000a50004c00042000880006a0010e0004e00065000720007700024000e6000b200010000a50004c00042000880006a0010e0004e00065000720007700024000e6000b200010000a50004c00042000880006a0004e000650007100072000230007b000e6000db000b200010000a50004c00042000880006a0004e000650007100072000230007b000e6000db000b200010000a50004c00042000880006a0004e000650006e000a50004c000880006a0004e000650007400075000f3000ea000c6000220003a000d4000a50004c00042000880006a00060000ec000a50004c00042000880006a0004e000650006d0004c000c6000aa000c2000220003a000d40006a000880004e000650006f0004c0003a000d4000600006a000880004e000650006d000d60004c0003a000d4000880006a0006a00088000650004e000730008b0006c00042000880006a000880006a00034002790010b0021100290002950029f0028c0029e00294002960029c0029d002910028600285001b00040b0026700400002d300402003f6001740010b0015c0010b000cc0010a0010500104000650004e00038000390028800239002ab001fe002760021800274002740024b0024b0023a0023a002ac002ac002ab00343000d300048000270006c0006a000000008800262000420000e0000b0000f0004c0004b000a50008b000c70003300097000d4002d600098001120005000279002ef003f8000d40025e00153001fe00288002a6004040021100239003a9003a9003fe00357003530032500362002d600343002d9001f000237002e5002e60005a0037f002ea002e7002f90041b0000400006000020000a001f2000240002300059002790023000059002790032100278002f80041b0025b002b3002b4003f10034200342000240002300078002790023000078002790032100278002f80041b0025b002b3002b4003f100342003420007a000790007c0007d00211002d5002930028d0028b002a00038b001550030500304003f00036c0036c0036b0036b0039b003ed003510028f0028a00218001a100302002e0002ee0033700337002030022100157001b30032a00235001b40032b00183002eb002eb002dd002dd0018a003b0003a1003a10035b0041c003840038400413004130028e0000d0000100308003fb00346004170000c000000041d000b30015400089001eb00238000170026c000240002300091002790034100230003ec001e30009100279002dd002eb001c30041b002d50034200342000240002300095002790034100230003ec001e30009500279002dd002eb001c30041b002d50034200342000240002300092002790034100230003ec001e30009200279002dd002eb001c30041b002d50034200342000240002300093002790034100230003ec001e30009300279002dd002eb001c30041b002d50034200342000240002300094002790034100230003ec001e30009400279002dd002eb001c30041b002d500342003420002400023000ff002790034100230003ec001e3000ff00279002dd002eb001c30041b002d50034200342000240002300103002790034100230003ec001e30010300279002dd002eb001c30041b002d50034200342000240002300100002790034100230003ec001e30010000279002dd002eb001c30041b002d50034200342000240002300101002790034100230003ec001e30010100279002dd002eb001c30041b002d50034200342000240002300102002790034100230003ec001e30010200279002dd002eb001c30041b002d5003420034200211002920033f0038c00218001a1003e500297001c3003420034200306002b1001d40019d003ad002f700302000180001b0001600109000620003b000760007000074000e90004f001ad0004f000e8003a300072000710006e00073000750006d0006f000a70038e003a1001a2000ba00279002d70023e003bf003fc002020003a002d60008f00022000c2000aa000c6000100000500007000b200003000db000e60002400077000da0010e0007b00023000ea000f3000c300162000ee000c5000c4003f300037001fe00288002110039c0022a0027400274003a900239002ab0021f002200032e003ae001e20031b0031b0035000037003f3000c4001fe00288002110039c0022a0027400274003a900239002ab001e20031b0031b003500004a0004900131000bb00125000bd000bc0000900008000090000800008000c9002550006a00088002d7002d80023e0023f002a2002d7001ef0023e00237002480034b0034b001f6001f6001a5001fe00239002eb002dd002eb002dd00395003950022b003680038a002a2002a2002a2002280039d002b6002280032e0032e0021e0021f00220003ae0039800398002af003f400412000d500279000d4002ef001fe002880023900211001f60027b003fd0035200353003540032500362002d60034300237003f700282003ac003b80024f0024c003ab0024e0029a0029b002980029900287000d6000b900288001f6003f700282003ac003b80029a0029b002870027b00352003fd0024f0024c003ab0024e000ed000e40008d000e700279000e70027900341002100034c0035d00205001d5001fe0028800239002ab00211002020040200401003f60017400400002d30026000261001f6001f6001f6001ac001ac001ac004180000400005003530035300354003540035500355003260032500362002d6002370032e003ae0021f002200032e0021e0039800398003980039c0022a0013f0016900148001410017a00274002740027400274002180008d000c50013e0023a0023a0027b0027b00352003560035e003450023c0015e0035f0001e000cd000be000ce000410011a00119000d7000a80003e0003f00040001ed001ee0020c0020c0020a002080040f0040e004100040d00209003660025f001be000cd000cd000cd000cd000cd000b8000520031700216003af0016a0014700026001f5001a9003e60026c003a900142001430016f0014b001850016700181001890016d0013d00110000860011b000d00008000085000d10007f0005d0005d0009a000470011700082000830012d0009b0001a00087001110011c0002b0002a000f5000f2000d2000f1000e5000df000a00017e0006600067000690014f001280012a001260022c0022c003e70021300289001ea003730026900405002ad00222002b70021700195001990018e0003d000cf0010f0009c0005c0012c001140031e0031e0031e0025100251002440024600245001c9002a1003f5003a2002f3002f4002a3003e3001c1003c6002490024a0024a0024a003d50018b0031600268001fc00387001c7001ca001e7001e6001f7001f70030c0030c00328003280036a00369003700037000370001b2001b200372003710023d0023d002ae0041a002b7002b7002b7002b8002f6003ee002f0001a700271003b5003b6003b400270002260036d002ff002ff002fc002fc002fc002fc002fd002fb002fa00301003dd003de0039f0032d001d2003da003c800322002c1002a8002e40024d0025d003390025300201003bc00275001fa001d1002bc002bd002be002bf002c00026300376003790037800377003750037a0037b002a5003c7001ba003ca00212001bc003a8003cb002a90034a003fa00338001a600266001bf001f8002db002dc003000021d001f3001c5001e9001e8001cf001f90036e0025a0026a0019000191001980018d001960018f00197001930018c0018c002a4002a400330003310032f0027e00333003340033500222002d40020b001a3001fb001fb0024300240002e2000ad000fd000fe001220012f001bd001bd001bd001bd001bd001bd0031c0031c002da002da002bb00158000a10009e0009d000af000b0000ae00133000f6000f7000f8003dc003dc003be003be003c2003c2003130038800388002520025200327002fe002fe00254003110034e0037d003140032c00312003bb000ac0005100215000a3000a4000ef001c9001c9002a1002a1003f5003a20024400246002490024a002a3003e3001c1002f4002f300032000fc0008c00364003640035900281001aa000e00005800099000bf0012000127001230012b00135001320011d0030e003100030f0030f0030f0026c003e8003150019200194001940018c0018c0001c0026f003160036f0038f002f50033d0030c0036f001b5002f2001ec001a9000e3000b700068000250012e001290022d000e2001560017b0017c0003c00316002580034900318004190025c002f1003c400200001c6002770033c00324001d00040800259001c4001e4003360037e003c50033e0018b001bd003d50034f003cf003f2003ce001c0000d9000a60007e002aa003d6003d7003d800264003a6001d600247001da001db003ba003ba001ff001ff001ff00407001c9002a1002f3002f4003910008a0011300011001e1002b0003e4003df001cb003e0003e1001cc001cd0005e000210005f0010d001e1003df001cb002b0003e4003e0003e1001cc001cd00012003400020d00340000f0000450011800028000eb000810009f000c100013000d80009000236003a4003a4003a5003e90027c000c8000360006100031000cb00044000ca000fb00015002d1003580011e000fa001a90019b00416004160041100411001450013c0014e001340011f00182003e6003e6003e6001a9001a9001a90001400207002b900223002250022400399001ce00392003930027f002b9002230022500224003d4003d40039900399003990027f0027f0028000280001ce00392003930020f003970035a0035c002d1000e10039200393001ce0010c002b9002230022500224001140016e0015b001150005b003fd000640001d000840006b0022e0011600136000a900063002f2001f400124001500009600347001710041400188000dc001d3003b3003db003c9003800037c003cc0039e00272002ba001e0003bd002e300323003a0003900031900307001a0003610038500403003090030b0027a0020e002c2001c8001ab002140026d0026e002c30033a001bb00363003f90031a003cd00406002b20031d001dd00257002150038200374003740034d003a70038600317002e100365003aa003c3003e2000f9000de0023b0022700227001fe001a4000dd0023100289002a700403003c10021b003ef001e500273002060019f00381003b2003320021c001c20022900163001590015f00160001780016a001380017200186001790017d0015100139001440013a00173001840016b0017f001870015a0016c00140001800014a00137001490014c"))
    static let mentions = PackedRows(
        ends: PackedNumbers(digits: "000000000200002000020000300003000030000400004000040000500008000080000a0000b0000c0000f0000f0000f0000f0000f0000f00015000160001d0001e0001f0002000028000290002a0002b0002c0002d0002e0003000032000330003400036000380003a0003c0003e000430004400046000480004a0004f000500005100052000530005500057000590005b0005e0006000062000640006b000710007b0007c0007d0007e0007f000800008100082000830008400085000860008700088000890008a0008b0008c0008d0008e0008f0009000091000920009300094000970009e0009f000a0000a1000a2000a3000a4000a5000a8000a9000ae000b1000b2000b4000b8000bc000be000c0000c4000c8000ca000cb000cc000d0000d1000d3000d6000d8000da000dc000de000e1000e3000e5000e7000e9000ee000ef000f0000f0000f0000f0000f0000f1000f2000f2000f3000f4000f5000f6000f6000f6000f7000f8000f9000fa000fb000fe000ff0010000102001040010400105001060010800109001090010a0010a0010b0010b0010c0010e0010f00111001120011300113001130011300114001180011a0011b0011d0011e0011f0012100123001240012500126001280012a0012c0012e00131001340013700137001380013a0013d0013d0013e001430014400145001450014600148001490014a0014a0014a0014b0014c0014d0014e001510015300156001590015c0015f0015f0015f0015f0015f00160001620016300163001630016400165001650016500165001650016500165001650016500165001650016500165001650016500165001660016700168001690016a0016b0016c0016d0016e0016f001700017100172001730017400175001760017700178001790017a0017b0017c0017d0017e0017f001800018100182001830018400185001860018700188001890018a0018b0018c0018d0018e0018f001900019100192001930019400195001960019700198001990019a0019b0019c0019d0019e0019f001a0001a1001a2001a3001a4001a5001a6001a7001a8001a9001aa001ab001ac001ad001ae001af001b0001b1001b2001b3001b4001b5001b6001b7001b8001b9001ba001bb001bc001bd001be001bf001c0001c1001c2001c3001c4001c5001c6001c7001c8001c9001ca001cb001cc001cd001ce001cf001d0001d1001d2001d3001d4001d5001d6001d7001d8001d9001da001db001dc001dd001de001df001e0001e1001e2001e3001e4001e5001e6001e7001e7001e7001e7001e7001e7001e7001e7001e7001e7001e7001e7001e7001e7001e7001e7001e8001e9001ea001eb001ec001ed001ee001ef001f0001f1001f2001f3001f4001f5001f6001f6001f6001f6001f6001f6001f6001f6001f6001f6001f6001f6001f6001f6001f6001f6001f6001f6001f6001f6001f6001f6001f6001f7001f8001f8001f8001f8001f8001f8001f8001f8001f8001f8001f8001f8001f8001f8001f8001f8001f8001f8001f8001f8001f8001f8001f8001f8001f8001f8001f8001f8001f8001f8001f8001f8001f8001f8001f8001f8001f8001f8001f8001f8001f8001f8001f8001f8001f8001f8001f8001f8001f9001fb001fc001fd001fe001ff002000020100202002030020400205002060020700208002090020a0020b0020c0020d0020e00210002110021a0021c0021d0021d0021e0021f0021f0021f0022100223002250022600227002290022b0022d0022f002310023200233002350023600238002390023b0023c0023c0023c0023c0023c0023d0023f00241002430024500247002490024b0024c0024d0024f0025000250002500025000251002520025200252002520025300254002550025700257002580025900259002590025a0025a0025a0025a0025a0025a0025b0025b0025c0025d0025d0025e0025e0026100262002640026b0026e0027100274002760027700278002790027b0027d0027e0027f00280002810028200282002830028400285002860028700288002890028a0028c0028e0028f00290002910029200292002930029400295002960029700298002990029a0029c0029e0029f002a0002a0002a0002a2002a3002a5002a7002a9002ab002ad002af002b0002b1002b2002b3002b5002b6002b8002b9002ba002bb002bd002bf002c0002c1002c2002c3002c4002c5002c8002c9002c9002ca002cc002ce002d0002d1002d3002d5002d6002d7002d8002d9002da002da002db002dc002de002e2002e3002e4002e4002e4002e5002e6002e8002e9002e9002ea002ea002eb002ec002ee002f2002f3002f5002f6002f7002f8002fa002fb002fc002fd002ff003000030100302003020030300304003050030600307003090030b0030c0030d0030e003100031100312003130031300314003150031600317003180031a0031c0031d0031e0031f003210032200323003240032400325003260032700328003290032b0032d0032e0032f003300033200333003340033500335003360033700338003390033a0033c0033e0033f003400034100343003440034500346003460034700348003490034a0034b0034d0034f003500035100352003540035500356003570035700358003590035a0035b0035c0035e003600036100362003630036500366003670036800368003690036a0036b0036c0036d0036f0037100372003730037400376003770037800379003790037a0037b0037c0037d0037e00380003820038300384003850038700388003890038a0038a0038b0038c0038d0038e0038f003910039300394003950039600398003990039a0039b0039b0039c0039d0039e0039f003a0003a2003a4003a6003a8003a9003aa003ac003ae003b0003b2003b4003b9003be003c0003c2003c3003c5003c7003c9003ca003cc003cf003d3003d5003d7003d9003da003db003dc003de003e2003e4003e5003e6003e7003e8003e9003e9003ea003ea003ea003ea003eb003ec003ed003ed003ed003ed003ed003ed003ee003f0003f2003f9003fa003fb003fc003fd003fe003ff0040000401004020040300404004080040a0040c0040d00410004110041500416004170041a0041f00420004250042500426004270042800429004290042900429004290042900429004290042d0043100435004390043e0044100443004450044a0044a0044b0044c0044d0044e0044e0044e0044e0044e0044e0044e0044e0045200454004570045a0045b0045c0045e004620046400466004680046a0046c0046e0047000472004730047300474004750047600478004790047b0047d0047f00481004840048700488004890048a0048c0048e0049000493004950049600497004990049b0049c004a0004a2004a3004a4004a6004a8004ab004ad004af004b1004b6004ba004bd004c0004c2004c4004c6004ce004d3004d4004d6004d7004d7004d8004d9004da004db004db004dc004dd004de004de004de004df004df004df004e0004e1004e1004e4004e6004e8004ea004ec004ed004ee004ef004f0004f2004f4004f7004fa004fc004fe005000050200504005050050600507005080050b0050d0050f00511005130051400515005160051700518005190051a0051f0051f0051f0052200522005220052400525005260052700528005290052a0052b0052c0052d0052e005300053100532005330053500537005390053b0053d0053e0053f00540005410054200544005450054700548005490054a0054b0054c0054d0054e005500055400556005580055a0055c0056000563005680056c005740057600578005790057a0057b0057d0057f0058100583005870058b0058f005930059500596005990059f005a3005a6005ac005ad005af005b5005b9005bb005bc005bd005be005bf005c0005c1005c6005ca005cc005cf005d1005d4005d5005d7005d8005da005dc005de005df005e0005e1005e2005e3005e4005e5005e6005e7005e8005e9005ea005eb005ec005ed005ee005ef005f0005f1005f2005f3005f5005f6005f9005fc005fc005ff005ff005ff005ff00600006000060000601006010060100601006060060b0060f0061400616006190061c006230062400625006280062a0062e006330063600637006370063a00640006460064b0064d00651006560065d0066100664006690066d006700067200674006740067700678006790067a0067c0067e0067f00681006830068400685006860068700688006890068a0068b0068c0068d0068e0068f0068f0069000690006900069400694006960069a0069c006a0006a4006a6006a8006aa006ac006ae006b1006b4006b6006b7006b9006bb006bd006c0006c2006c4006c5006c6006c8006ca006cc006cd006d0006d4006d7006da006dc006dd006df006e0006e2006e4006e6006e8006ec006f1006f5006f9006fd0070000703007040070500706007080070a0070c0070e00711007120071400716007190071b0071d0071f00720007210072200725007280072c0072e007300073200734007370073a0073c0073e007400074100742007440074600748007490074a0074b0074c0074d0074e0074f0075000751007520075300754007550075600757007580075a0075c0075e0076000761007620076400767007680076a0076c0076d0076f0077100772007740077500777007790077a0077b0077c0077d0077e00780007820078400786007870078b0078c0078d0078f0079000792007940079500797007990079b0079d0079f007a1007a3007a5007a6007a7007a8007aa007ab007ad007ae007af007b0007b1007b3007b5007b7007b8007ba007bb007bc007bd007bf007c1007c2007c3007c5007c7007c9007c9007c9007c9007ca007cb007ce007d2007d3007d5007d9007da007dd007e1007e2007e6007e7007e8007ec007f1007f6007f8007fa007fd007fe00802008050080500807008090080a0080c0080d0080e0080f00813008160081a0081d008210082300827008280082a0082b0082e0082f00830008310083300835008350083600837008380083d0083e00840008410084300846008490084b0084d0084f00851008530085500857008580085a0085a0085a0085e0085f0086100862008630086500867008680086b0086e0086f00870008730087400876008780087a0087b0087c0087e008810088400886008880088a0088c0088e00890008920089400895008960089700898008990089b0089d0089f008a3008a4008a5008a6008a8008aa008ac008ae008b0008b1008b2008b3008b5008b6008b6008b6008bb008bd008be008bf008c0008c1008c2008c3008c4008c5008c6008c7008c8008c9008ca008cb008cc008cd008ce008cf008d0008d1008d2008d3008d4008d5008d6008d7008d8008d9008da008da008db008dd008de008df008e0008e1008e2008e3008e4008e5008e6008e7008e9008ea008ed008f0008f3008f4008f5008f6008f7008f8008f9008f9008f9008fc008fd008ff009010090300905009080090b0090e009110091400917009190091b0091c0091d0091e0091f00920009210092200923009240092600927009290092b0092b0092b0092b0092b0092c0092e00933009390093e0093f009400094200945009480094b0094d0094f00950009510095200954009570095800958009580095a0095b0095c0095d0096400965009680096a0096b0096d0097200973009750097600977009790097a0097c0097f0098200985009880098b0099100992009930099400995009960099700998009990099a0099b0099d0099f009a1009a3009a5009a8009aa009ac009af009b1009b3009b5009b7009b9009bb009bd009bf009c1009c5009c8009ca009cc009cd009ce009cf009d1009d2009d3009d4009d5009d6009d7009d8009d8009d8009d9009da009db009dd009de009e0009e3009e4009e5009e7009e9009eb009ee009f0009f0009f1009f1009f3009f5009f7009f8009f9009fa009fb009fc009fd009fe009ff00a0000a0100a0200a0300a0400a0500a0600a0700a0800a0a00a0b00a0b00a0c00a0d00a0d00a0d00a0e00a0f00a1000a1100a1200a1300a1400a1500a1600a1700a1800a1800a1800a1900a1a00a1b00a1c00a1d00a1f00a1f00a1f00a2000a2000a2100a2100a2100a2200a2200a2200a2600a2700a2800a2900a2d00a3000a3100a3200a3400a3500a3600a3800a3900a3a00a3b00a3c00a3c00a3c00a3d00a3d00a3d00a3d00a3e00a3f00a3f00a4000a4100a4200a4200a4300a4500a4600a4700a4900a4a00a4b00a4c00a4d00a4e00a4f00a5000a5100a5300a5400a5500a5600a5800a5a00a5c00a5e00a6000a6200a6400a6600a6800a6b00a6d"),
        elements: PackedNumbers(digits: "000b5000b6000b600130000e70005300054002070005700320000550005500055000570032000029000420005600059000910036c000550006a00091002dd002e7002ea002f90037f00091000910005900029000420004c0005900088000e70019e003d10004d0004d0004d0005900059000590004d000590004d00059000590005900059000e70006c000e7000a2000e7000a2000e7000a2000e70006c000a2000e70022f0034c000590005900088000590008800059000880002d0002f00059000880041b00059000590005900059000590040c0005900265000590040c000590026500029002650040c000290002d0002e000590002e000590002e002dd002de002df002eb002ec002ed000290002e002de002df002ec002ed000290003a0008800091000c4000d400121001f6001fe00395000910002900091000910005900059000590005900059000590005900059000590005900059000590005900059000590005900059000590005900059000590000900101003420000d00029000880008900091001eb0028a000e7000e7000e7000e7000e7000e7000e700035000e7001f6000e700035000e7001f6001fe0032e0008d000c4000e7000e700091000e700029000e7001f6002d300029000e7001f6002d300043000e700043000e700043000e7001f1002d300043000e7001f1002d300043000e7000e7000910002900034000e7001f60003500035001f600035002940029e000350029e00035002940003500290000350029f0003500290002950003500296000350029d0003500291000350029c00029000420004c00088000e7000e7000e70001f00020000d400091000910002900091000910009100091001210000900091000c4000e70009100020000c50002000107000d40009100091000d40009100091000910002900029001ac000c5000c5000d40009100091000290002900091001ac001fe0008e00091000910008e003680009100091000290009100029000910009100091000910002000091000200009100020000910002000091000090002000091000080002000091000090002000091000d4000d4001ac00097000d4001fe0010800091000aa000c2000c6001210009100020000d400020000c50009100029000910009100091000910000900091000c400020000910002000091002eb0002000091002dd0002000091002eb0002000091002dd0032e00020000d4000e7000e700029000da000db0004e00065000720007700024000e6000b200010000a50004c00042000880006a000da000db0004e00065000720007700024000e6000b200010000a50004c00042000880006a000da000db0004e00065000720007700024000e6000b200010000a50004c00042000880006a000da000db0004e00065000720007700024000e6000b200010000a50004c00042000880006a0010e0004e00065000720007700024000e6000b200010000a50004c00042000880006a0010e0004e00065000720007700024000e6000b200010000a50004c00042000880006a0010e0004e00065000720007700024000e6000b200010000a50004c00042000880006a0010e0004e00065000720007700024000e6000b200010000a50004c00042000880006a0010e0004e00065000720007700024000e6000b200010000a50004c00042000880006a0004e000650007100072000230007b000e6000db000b200010000a50004c00042000880006a00034000e7000e70010b00141000e7000290002900029000290002900029000290002900029000290002900029001030009100091000e7000e7001030010b002d7001010002900034000420004c00088000e700101001030040300034001010010b0010a0010a0004e0006500088000e7000290003a0003a0003a0003a000910003a001ac0003a000910003a000910003a000910003a0003a000290003a0003a000290003a0003a000290003a0003a00029000290006a0006a000890008800091000290006a000290004200029000420002900042000e7000e70004c000e70008800097000d400091000d4000d400060000d40009100029000e7000290009100121003fe00029003fe00403000d4000d4002e50001000029000420004c0008800091000e7000590005a0036c000590005a0036c000590005a0036c0005a000910005a0005a0005a0005a000910005a00091000910002400023000e7000b2000590005900059000590005900059000590005900059000c400037000590002400023000e7000b2000780007800078000780007800078000780007800078000c4000370007800059000780007b000e70007b000290007b000290007b000290007b000290007b0007b0007d000290007b0007b0007b0007b0007b0007b0007c0007b0007b0007c0007b0007b0007b000290007b000290007b0007b0007b0007b0007b0007b000e7000e7000f300418000e7000e700029000e700029000e7000b1000e7000e7000b1000e7000b1000e700042000420004200042000db000e6000e6000910035d00060000d4001ac002d6001090001800029000290000d0002900024000e70002900029000290006a000290004200088000910009100088000e70008800091000880008b000b30002400023000e700091000e7000b2000240002400091000910009100091000ff00091000c400037000910002400023000e700091000e7000b20002400024000950009500091000950010300095000c400037000950002400023000e700091000e7000b20002400024000920009200091000920010000092000c400037000920002400023000e700091000e7000b20002400024000930009300091000930010100093000c400037000930002400023000e700091000e7000b20002400024000940009400091000940010200094000c400037000940002400023000e700091000e7000b20002400024000ff000ff00091000ff000ff000c4000ff00037000ff0002400023000e700091000e7000b200024000240010300103000910010300103000c40010300037001030002400023000e700091000e7000b200024000240010000100000910010000100000c40010000037001000002400023000e700091000e7000b200024000240010100101000910010100101000c40010100037001010002400023000e700091000e7000b200024000240010200102000910010200102000c400102000370010200024000e7000240002900024000240002400091000240009100024000910002400029000240009100024000c3000c400162003ec0002400037000c300162003ec00077000910007700091000770002900077000290007700029000770007700097000d400018000d4002d600091000c2000d4001fe00097000d400091000c200091000c2000e7000e70007500091000e700091000e7000e9001ac001ac002100004f0004f000910005900029000e7000910009100091000e700042000d40003a0008f0003a000600008d00097000d40022a002740003a000220003a0003a0006a000100001000010000b2000b2000420004c00088000b2000e600024000a500024000db0002400088000db000e60007b000220004200088000a5000e70010200091000c3003ec00008000c300102002dd00342000290002900088000c2000c500131000370009100029000e70000900091000c4002eb0000900091000c4002dd0000900091000c4002eb0000900091000c4002dd00009000c4002dd002eb003f300029000c40028800029000370003a000c40002900088000c2000c500131000c40009100029000e70000800037002dd002eb000290003700029000c400288000090003a000c4000c40003700097000d400029000c5000d40012500097000d400029000c500029000c500042000c4000370004200042000bd00042000bc00042000bb0006c0006a00088000c90006c000c9000c90006c000c9000d4000e7000d4001ac000d4001ac00060000d4001ac00029000d4001ac000d4000d4000d400029000d400029000d400029000d40002900091000d400029000d4000d4000d400029000d400029000d4000d400029000d4001ac001fe00091000d4000d4000d4000d4000e700060000d400060000d4001ac00029000d400029000d400029000d4000090002900060000d4001fe00091000d4001ac001fe00029000d4001ac00029000d4001ac00091000d400091000d400091000d400009000200002900091000d4001ac001fe002dd000200002900091000d4002dd000d400091000d4000d4000d4000910009100029000e7000290002900029000910012100029000d50027b000d4000d5000d4000d5000d4000d5000d4000d5000d4000d4000d4000d400029000d400029000d400029000d4001fe00029000d4001fe00029000d40006a0006d000c7000d600029000b900029000b9000b9000b9000b9000b900029000b9001f600029000b900029000b900029000b9000b900288000b9000b9000b9000b9000b9000e7000e7000290004200091000e70016900024000290009100091000e700103000e700091000290003400034000e7000e700103001000010b002d700101000e7000e700029000e700029000e700029000e700029000340002900034000e700034000d4000e7000e7000e7001ac0002900029000340003400091000340009100034000340009100034001210002900034000e7001ac00091000e700091000e700091000e700091000e70002900034000e7001ac0002900034000e7000290003400091000e7002dd0002900091000e7002dd000290003400091000e7001ac001fe00288002dd0008d000e70008d000e7000910009100091000340009100091000e70008d000e70008d000e70008d00091000e7001690008d00091000e7001690008d00091000e700169000340008d000e700169000c5000e700091000340008d000e700029000340008d000e7001fe00402000340008d000e7001690008d000e700169000340008d000e700169001fe00402000c5000c5000e7000090008d000c4000e70013f002d70008d000c4000e70023900091000e7000e7001140011400115001150011500026000cd000e7000ef00115000cd000e7000ef00115000cd00115000cd000e7001150011400115000e700114001150011400114001150011400059001140002f001140010d00114001140011400114001140011400114001140011400114000cd000cd000cd000cd000cd000e7000e7000b80005200029000e7000e70005b000fa0002600014000260020700026000fa002d700026000600009100091000fa000590008a0011400115001e100059001130011400115001e1000110011400115001e10002100029000d500114001150011400115000e70011400115000e70011400115000600008b00091000c400114001150026c001140005d000e70011400115001140011500021000d5001140011500011000590011400115001e1001130011400115001140009b0011400115000590009b001130011400115001e1000590008a0009b0011400115001e1000110009b0011400115001e10006a000e70002b000e700114001150002600029000e70011400115000210002600029000e7000ef001140011500026000e7000ef0011400026000e7001140002600037000e7001140011500026000370011400115000e70011400115000e7001140005b0006900067000e70034c000690011400114000290011400069001140011400069001140002900114000290003d000cf0010f0010f0009c0005c000910005900029000290002900042000290003300042000910005900114000590005e000d5001140005f00114000110005900114001e1000110005900114001e10007e001140007e001140007e0011400029001140002900114000290003c00114000290003c0011400029001140011400059001140005900114000590011400032000ef001140003c001140003c0011400114001140003c001140003c001140005900114001140002900059001140003c0005900114001c40002900059001140003c000590011400029001140011400029001140011400059001140002f0011400059001140002d00114000120010d00114001e100012000590010d00114001e1000590010d00114001e10002f0010d00114001e1000590010d00114001e10004500059001140002f00045001140011400114001140002900114000590011400059001140009100114000290009100114001140005900114000f000114000ef000fc00114000590011400029001140008c001140011400114001140005e000d5001140005e000d500114000590005e000d500114000e700114000ef00114000e700114000ef00114000ad000e700114000ad000ef00114000ad001140002900114000290011400114001140003d0011400029001140003d00114001140011400114001140011400114001140011400114001140011400114001140011400114001140005f001140011400118000590011400114001180011400114001140011800021000d5001140011400029001140002900114001140002900114000fd0011400114000fe001140011400029001140002900114001140011400114001140011400029001140002900114000e700114000910011400114000290010d00114001e1001140011400029001140011400028001140003c0011400114000590011400059001140005900114000590011400012001140002900114000e700114000e70011400114001140011400059001140011400029001140011400114001140011400114001180005900114000290011400114000e7001140011400114001140010d001140008a00114001140011400029001140002900114001140011800114001140001100114001e1000110011400115001e1001140003c001140003c0005e000d500114001140001100114001e1000110011400115001e100114000110011400115001e100114000e700026000600011400115000590008a0011400115001e100059001130011400115001e100114001150011400115000e7001140011500114000e7000f80011400115000f80011400115001140011500114001180011400029001140011400114001140002600029001140011500026001140011500026000290011400115000260011400115000260002900114001150011400115000260002900114001150011400059001140011400026000e70011400114001140011400114001150005b0009100051000e7000e7000290006a000e7000ed00114000ef00029000ef000ef00029000ef000290003c000ef000290003c000ef0007e000ef0007e000ef0003c000ef0003c000ef00059000ef00059000ef00059000ef000ef00029000ef000590006a000e7001140008c0005f0008c0008c0008c000290008c000590011400114000e70011400115000e700114001150011400114000290009100114001140001c001140009100114000e70011400114001140006a00114000290006a00114000290006a0011400088001140001c001140009100114000e700114000e700114000ef00114000e700114000ef00114000e70001c0001c0001c0001c0001c0005e0001c0005e0001c000590001c000590010d001e10001c0001c0001c000140001c0005b0012e0005b0012e0005b0012e000260005b000260011400114000260005b000290005900088000d9000e7001140003c000590003c0003c0003c0003c0003c0003c0003c0003c0003c0003c0003c0003c0003c0003c0003c0003c0003c0003c0003c0003c0003c0003c0003c0003c0003c0003c0003c0003c0003c0003c00088000e70007e0007e0007e0007e0007e0007e0007e0007e0007e0007e000590007e0007e000590007e000e7000590007e000e7000590007e000e70007e0007e0007e0007e0007e0007e0006a0008a001130001100011001e100011001e100011001e100011001e100011002b0003df00011003df003e400011001cb002b000011001cb003e400091000b9000d500091000b9000d5000590006a00059000880010d0010d0010d0010d0010d0010d0010d0010d0010d00059000880005900012000590001200059000590003c001140003c00081000d90010d001140003c0005900081000d90010d001140003c00081000d90010d0011400114000d8000d80011400059000d800114000d8000eb0011400059000d80011400059000d800059000d800090000900009000090000ca0005900090000ca0009000088000e70001500015000150001400029000e7000fb0011e001a90034c0001400015001ac002d1000fa00288000fa000140020700014000150019b00207002d1000fa00029000fa00029001140001400114000fa000fa001140006a000fa00114000fa001140011500014000fa00114000140006a0011400014001140011500015000590008800091000e700358000140001400014000140001400014000140001400014000140001400059000140005900014000590001400059000140005900014000590010c000140005900014000590001400059000e10001400059000140005900014000590001400059000140005900014000590001400059000140005900014000590001400029000910014400014000290014400014000590005900088000e1000e1000e100088000e70010c0010c0010c0010c0011500114001140005b00114001140011400115001140006b0011400114001150013600114001140011400116000a90011400116001240011400116002f200029000e70009600029000e700029000e70009100115000de000de000de000de000de000de000de000de000de000de000de000de000de000de000de000de000de0005a002f90005a00091000910009100091000910009100091000910009100091000910009100091000e7000e7000e7000e7000e700091000e7000e700091000cf0005a00091000e70041b0009100091000f9000290005900091000e700091000dd000e7000dd000dd00091000dd00091000e700091000e70002900029000e7000e7000e700059000e70005a0002f0002f0009100091000e7000910009100091000cf000910009100091000910009100091000910009100091000e700091000910009100091000e700091000e700091000e700091000e700091000e700091000e700091000f900091000e700091000e70002900091000e700091000e7"))
    static let directMentions = PackedRows(
        ends: PackedNumbers(digits: "0000000003000030000400004000040000400006000060000600006000060000700008000090000a0000b0000b0000b0000b0000b0000b0000b0000d0000d0000d0000d0000d000100001100012000130001300013000140001400015000160001600016000160001600016000160001600016000160001600016000180001800018000180001800018000180001800018000180001c00021000260002b0002f00030000300003000030000300003000030000300003000030000300003000030000300003000030000300003000030000300003000030000300003000030000300003000032000320003200032000330003400035000350003a0003a0003c0003d0003d0003d0003e0003f0004000041000420004300043000430004300043000470004b0004c0004d0004e0004f000500005100052000530005400055000570005700057000570005900059000590005900059000590005900059000590005900059000590005c0005c0005f0005f000600006300063000630006300063000630006300063000630006300063000630006300063000630006300063000630006300063000630006300063000630006500065000660006600066000660006600066000690006900069000690006900069000690006900069000690006c0006c0006c0006c0006c0006c0006c0006d0006d0006d0006d0006d0006d0006d0006d0006d0006d0006d0006d0006d0006d0006d0007000071000720007300074000780007c0007d0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e00081000810008200082000820008200082000820008200082000820008200082000820008200082000820008200082000820008200082000820008200082000820008300083000830008300083000830008300083000830008300083000830008300083000830008300083000830008300083000830008300083000830008300083000830008400084000850008500085000850008500085000850008500085000860008600086000860008600086000870008700087000870008700087000870008700088000890008a0008b0008c0008d0008e0008f0009000090000900009000090000900009000090000900009000090000900009000090000900009000090000900009000090000900009000090000900009000090000900009000090000900009000090000900009000090000900009000090000900009000090000900009100091000910009100091000910009100093000950009500095000950009500095000950009500095000950009500095000960009600096000960009700098000990009a0009b0009b0009b0009b0009b0009b0009b0009b0009b0009b0009b0009b0009c0009d0009d0009d0009d0009d0009d0009d0009d0009d0009d0009d0009d0009d0009e0009e0009e0009e0009e0009e0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f000a0000a0000a0000a1000a1000a1000a1000a1000a1000a1000a1000a1000a1000a1000a1000a1000a1000a1000a1000a1000a1000a1000a1000a1000a1000a1000a1000a1000a1000a1000a1000a2000a2000a2000a2000a2000a2000a2000a2000a2000a2000a2000a2000a2000a2000a2000a2000a2000a2000a2000a2000a2000a2000a2000a2000a2000a3000a3000a3000a3000a3000a3000a3000a3000a3000a3000a3000a3000a3000a3000a3000a3000a3000a4000a7000aa000aa000ab000ab000ab000ab000ab000ab000ab000ab000ab000ab000ab000ab000ab000ab000ab000ab000ab000ab000ab000ab000ac000ac000ac000ac000ac000ac000ad000ae000af000af000af000af000af000af000af000af000af000af000af000af000af000af000af000af000af000af000af000af000af000af000af000af000af000af000af000af000af000af000af000af000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b4000b4000b5000b5000b5000b5000b5000b5000b5000b7000b9000bb000bd000bd000bd000c3000c9000c9000c9000c9000c9000c9000c9000c9000c9000c9000c9000cc000cc000d0000d2000d3000d4000d5000d6000d7000d7000d7000d7000d7000d7000d7000d7000d7000d7000d7000d7000d7000d7000d7000d7000d7000d7000d7000d7000d9000d9000d9000d9000d9000d9000d9000d9000d9000d9000d9000d9000d9000d9000d9000d9000db000db000dd000dd000df000e4000e9000e9000ea000ea000ea000ea000ea000ea000ea000ec000ec000ec000ec000ee000f1000f1000f1000f1000f1000f1000f1000f1000f5000f8000f9000fa000fa000fa000fa000fc00100001020010400105001080010b0010c0010c0010c0010c0010c0010c0010c0010c0010c0010c0010c0010c0010c0010c0010c0010c0010c0010c0010c0010c0010c0010c0010c0010c0010c0010c0010c0010c0010c0010c0010c0010c0010c0010c0010e0010f001100011100111001110011100117001190011e001240012500128001280012800128001280012800128001280012800128001280012800128001280012800128001290012a0012a0012a0012a0012b0012b0012b0012b0012b0012b0012b0012c0012d0012e0012f0012f0013100133001340013500135001360013700138001390013a0013a0013a0013b0013b0013b0013b0013c0013d0013e0013f0013f0013f0013f0013f0013f0013f0013f0013f0013f0013f0013f0013f0013f0013f0013f0013f0013f0013f0013f0013f0013f0013f0013f0013f0013f0013f0013f0013f0013f0013f0013f0013f0013f0013f0013f0013f0013f0013f0013f0013f0013f0013f0013f0013f0013f0013f0013f0013f0013f0013f0013f0013f0013f0013f0013f0013f0013f0013f0013f0013f0013f0013f0013f0013f0013f0013f0013f0013f0013f0013f0013f0013f0013f0013f0013f0013f0013f0013f0013f0013f0013f0013f0013f0013f0013f0013f0013f0013f0013f0013f0013f0013f0013f0013f0013f0013f0013f0013f0013f0013f0013f0013f0013f0013f0013f0013f0013f0013f0013f0013f0013f0013f0013f0013f0013f0013f0013f0013f0013f0013f0013f0013f0013f0013f0013f0013f0013f0013f0013f0013f0013f0013f0013f0013f0013f0013f0013f0013f0013f0013f0013f0013f0013f0013f0013f0013f0013f0013f0013f0013f0013f0013f0013f0013f0013f0013f0013f0013f0013f0013f0013f0013f0013f0013f0013f0013f0013f0013f0013f0013f0013f0013f0013f0013f0013f0013f0013f0013f0013f0013f0013f0013f0013f0013f0013f0013f0013f0013f0013f001400014100141001420014300143001440014500145001450014500145001470014700147001480014800149001490014900149001490014a0014a0014a0014a0014b0014c0014d0014e0014f001500015100152001530015400155001560015700158001590015a0015b0015b0015b0015c0015d0015d0015d0015d0015d0015d0015d0015d0015d0015d0015d0015d0015d0015d0015d0015d0015d0015d0015d0015d0015d0015d0015d0015d0015d0015d0015d0015d0015d0015f00160001600016000160001600016000160001600016100162001630016400165001660016700168001690016a0016b0016c0016d0016d0016e0016f001700017100172001730017400175001750017600176001760017700178001790017c0017f0017f0018000184001840018400184001840018500185001860018700188001890018a0018b0018c0018d0018e0018f001900019100192001930019400195001960019700198001990019a0019b0019c0019d0019e0019f001a0001a1001a1001a1001a1001a2001a3001a4001a5001a6001a7001a8001a9001aa001ab001ac001ad001ae001af001b0001b0001b0001b0001b0001b0001b0001b0001b0001b0001b1001b2001b3001b4001b5001b6001b7001b8001b9001b9001b9001b9001b9001ba001bb001bc001bd001be001bf001c0001c1001c2001c2001c3001c4001c5001c5001c5001c5001c5001c5001c5001c5001c5001c5001c5001c5001c5001c5001c5001c5001c5001c5001c5001c5001c5001c5001c5001c5001c5001c5001c5001c6001c7001c7001c7001c7001c8001cd001ce001d1001d4001d4001d4001d4001d4001d4001d5001d7001d9001db001dd001de001de001de001de001de001de001de001de001de001de001de001de001de001de001de001de001de001de001de001de001de001de001de001de001de001de001de001de001de001de001de001de001de001de001de001df001e0001e1001e1001e2001e3001e4001e5001e5001e5001e6001e6001e6001e6001e6001e6001e6001e6001e7001e7001e7001e7001e7001e8001e9001e9001e9001e9001eb001eb001ec001ec001f0001f1001f2001f3001f4001f5001f6001f7001f8001f9001fa001fb001fc001fd001fe001ff0020000201002030020400205002060020700208002090020a0020b0020c0020d0020e0020f002100021100212002130021400215002160021700218002190021a0021b0021c0021d0021e0021f0022000221002220022300224002260022700228002290022a0022b0022b0022c0022d0022e0022f00230002310023200233002340023500236002360023600236002360023600236002360023700238002390023a0023b0023c0023c0023c0023c0023c0023c0023c0023c0023c0023c0023c0023c0023c0023c0023c0023c0023c0023c0023c0023c0023c0023c0023c0023c0023c0023c0023c0023c0023c"),
        elements: PackedNumbers(digits: "0000200004000050000600008000090001900019000190001900019000160001a0002400026000270001c0001c0001c000260001c000240002e0002f0003400035000360003700031000320003300034000350003100032000330003400035000310003400035000360003700034000350003600037000c200212002a50005e0043500436003ea003eb004530045400455003e70044f0046d00436004360006f0006f004360043600072003cf003d00041100072003cf003d00041100072000720007200072000720007200072000720007200072000800008100084000850008b001fe003d20008b001fe003d2000c20008b001fe003d2003d8003d9000af0008b001fe003d20008b001fe003d2000c2000c5000c7000c8000d4000d4000d4000d4000cc000db001fb00410000cc000dc001fb00410000d4000d4001db001f0001f1001f2003db002880022700230000c20023c0023c0023c0023c0023c0023c0023c0023c0023c0027000274002750027400275002860028c0028c0028c0028c0028c0035700354002a6002a5003540028900375003b50038d001fb0039100410001fb0039100410003b5003b7003b8003b9003b6003ca001fb003f3003fb00410000c20040100412004020041300403004140040400415001fe003d2003ef003f20040900416001fe003d2003ef003f20040a00417003cf003d000411003cf003d0004110041200413004140041900412004130041400415001f100434003cb0044c003e70044f003e800450001fb004100042c0044600447001fb004100042c0044400445000c2003e70044f0042300424004230042400458002890042300424004590042300424004590045a0045b00423004240042300424004580045c004580045c004580045c0046b004580045c0046400423004240046e0046c0049400723004950048f004900049c0049e004a0004a4006770067e004960049d004990067700684006850068600496004a2004a30067a0067b0067e004a5004960049f004a4005be005be005be004b5004a7004a6004a8004c4005be004c4005be005be005be005be006b9005be005d8004c8004c7004c900600004ca004cb0058b0058b0058b0058b0058c0058c004ad0059800598005be0059f005980059800598005980059800598005980059800598005980059800598005980059800598005980059800598005ba005be005d0005be005da005db005dc005dc005dc005dd005de005df005e0005e0005e0005e0005e0005ee005ee005ee005ee005ee005ee005ee005ee005ee005ff005ff005ff00496004a1004a400496004a1004a4006000049600603006040060500606006060060600606006060060600606006060060600606006060060600606006060060600606006060060600606006060060600606006060060600606006060060600606006060062700627006270062700627006270062700627006270062700627006270062700627006270063f0063f0063f0063f0063f0063f0063f0063f0063f0064c0064c0064c0064c0064c0064c0064c0064c0064c006580065600656006730067300676000190001a0067e0067f0068000677006770067a0067b006770067a0067b00677006810068300681006830068100683006810068300682006aa006aa006aa006ae006ae006ae006ae006b4006bc006c0006c4006c6006c8006ca0071e00720007210072600706007060070600706007060070600706007060070600706007060070600706007060070600706007060001a0023c00724007250072700728007290072a0072b0072b0072b0072b0072b0072b0072b0072b0072b0072b0072c0072d0072e0072f00730007310073200733007340059800598005980059800598005980059800722004940072300598005980071f0071f007350070c0070c007070070c0070b007360073700738007380073900739005980059800598005980059800598"))
    static let core = PackedNumbers(digits: "0020b0020c0020d0020e0020f00211002130021700218002190021a0021b0021c0021d0021e")
    static let openGates = PackedNumbers(digits: "00010000190001f00022000230002400029000340003a000420004c0004e0005000059000650006a0006c0006d0006e0006f0007100072000730007400075000770007b000880008b00091000a5000aa000b1000b2000ba000c2000c6000d4000d5000d6000da000db000e6000e7000ea000f3")
}
