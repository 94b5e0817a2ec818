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
        ends: PackedNumbers(digits: "00002000050000600008000090000b0000c0000e00011000140001500017000190001c0001d0001f000310003a0003f0004e00057000640006f0007a000840008d00098000a5000ac000af000b4000be000c2000d9000ec000f900101001080011700120001240012a001340013b00142001480014e001560015d001610016d001760018200188001930019a001a3001ad001bc001c1001cc001d6001e6001fc0020700216002220022a0023e0024c002680027f002830028c002a6002b0002bd002c8002d5002e1002f5003050030c003120031a00329003380034a0034e003580035f0036600375003820038b003940039f003ad003be003cf003d8003e5003ea004030041e0043c00467004800049b004b2004d2004ec0050d0051e005230052a005310053e00557005680056c00573005770057f005830058a0058f005970059d005a9005b1005b7005ca005d6005db005e0005e8005f8006070060a0060f00614006190061d0062200632006360063b006490064f0065e006680067200680006840068800696006a8006bf006d8006e0006ec006fb0070c007140071d0072e0073c0074b007590075e00765007750077f0078f007a8007b6007bf007c7007d7007ea007fa00809008150081e0082c00842008570085c0086b00885008950089e008a4008b6008c6008cc008d1008db008e5008ec008f7008ff009070090a009140091900923009300093d00947009580096a00970009760097b009860099200999009a3009a9009bc009d7009e5009f0009fb00a0400a1f00a2300a3000a3a00a4300a5300a5f00a6500a7000a8000a9400a9e00aa900ab700ac500ae100ae500aeb00af100af700afc00b0100b0500b0900b1700b2600b3400b3b00b4800b5100b6000b7600b7c00b8800b8e00b9f00ba300bae00bba00bc600bd000bdb00be100bed00c0300c1200c2000c3300c4200c5700c6800c7900c8b00c9f00cb900cd600ce100cef00cfd00d0e00d1e00d3200d4000d4c00d5c00d6f00d8300d9000d9800da300db300dc200dd000dda00de100deb00df200dfc00e0c00e1d00e2300e3000e3900e4500e5300e6300e6f00e7c00e8800e9a00ea100ead00eb700ebd00ec800ed300ee300ef600efc00f0700f0d00f1800f2600f3500f3d00f4300f4800f4d00f5c00f7100f7500f8400f9300fa400fab00fb200fb900fc600fd300fe500ff6010020100b01017010240102d01042010560105f01065010730107d01088010940109a010a6010ab010b3010c5010cc010d5010e4010e7010f2010ff011150113b0114f01162011730118a011a2011b4011cd011e6011ff012110122e0123201241012580126a01270012770127f01288012960129f012a9012b9012c9012d6012df012ea012f5012fb0130e01317013290133301337013420134801358013620136701371013750137a0138c0139b013b1013bb013c0013c3013d1013da013e2013e7013f0013f4013f8014070140b0141101417014240143201438014420144701458014630146a014750147d014840148a014920149d014a4014ac014c2014c8014cc014d0014d5014db014e2014eb014f0014f9015020150901514015210152c015330153b01545015550155c01566015760157c015840158c01598015a9015b1015bc015cb015d7015da015df015e5015e9015f801608016120161f0162801631016380164b01652016590165e016690167401689016910169f016a6016b2016ba016c7016d2016db016df016eb016ef016f80170001704017130171901722017290173e017450175201759017610176b017760178701790017a0017a8017ae017b1017b5017c2017cc017d0017d6017de017e3017ed017f7018010180a018110181d0183f018440184801851018550185f01869018710187801887018960189f018af018b8018cf018d8018df018e4018f3018fd01904019070190d019130191b0191f019280193f01944019510195a019630196c01975019850198d0199301997019a4019aa019bd019c8019cd019cf019e0019f3019fb01a0a01a1401a1a01a2301a2801a3601a3d01a4301a4b01a4f01a5401a5a01a5f01a6601a8001a9101aa401ab101abd01ac701acf01ad601add01ae701aee01af701afe01b0601b1001b1a01b3301b3901b4101b4c01b5601b5b01b6401b6c01b7901b8101b8f01b9f01ba701bb101bb901bc401bd001bdd01be301be901bef01bf601c0601c1201c1601c1b01c2501c3101c3b01c3f01c4801c5701c6501c6901c7001c8301c8801c9d01cb101cb801cd101cda01ce501ceb01cf001d0101d0e01d1e01d2c01d4001d5201d5b01d6401d7201d7c01d9001daf01dcf01ddf01df301e0501e1d01e3601e4801e4b01e5001e5401e6401e6e01e7e01e8701e9301e9601e9e01ea701eab01ec001ed701eda01ede01ee201ee901ef601f0301f0c01f1501f1a01f2101f2d01f3101f3501f4101f4401f4801f4c01f5301f6301f7501f7901f8101f8b01f9a01f9e01fb401fcf01fd201fdd01ffa0200d0201f0203c020510206002074020870208d020950209d020a3020b2020b5020c0020c6020d6020dd020e3020eb020f3020fb02106021180212a021330213b021470214e021580215e0216b021710217902180021860218d021960219d0219f021aa021b1021b5021bd021c4021cb021d3021d6021e2021f5021ff022130221902231022440225d022620226f022810228e022950229a022aa022bb022c4022d9022df022e3022ed02301023080230e0231402321023260232c023340233a0234c0234f023570235d023680236f0237a02389023910239a023a0023a9023b4023be023cc023d7023e4023ef023fc0240902413024220242b0243f0244702456024610246a024710247802480024900249e024a3024aa024b9024c3024c8024d3024df024ea024f4024fa0250c025230253102548025580256c0257e0258a025940259d025a4025b4025ba025c3025c7025cf025d2025df025e5025ea025f1025f9025fd02603026060260a0260f026160261f026250262b0262f026350263e02643026480264e026520265c026660266c02677026860268e02694026a1026b5026bb026c7026d2026d8026e3026ec026f9027010270c027280272e0273202738027450274d027590276c027790278002793027970279d027a4027b0027b4027b7027bb027be027c1027c5027ca027ce027d6027de027ed027fb02805028200282d028360283b02848028540287b0288c028a1028b5028c0028c4028c9028cf028d5028db028e6028ed028f402905029170291a029240292f029340293c029440295802963029770298102985029970299c029af029c2029d0029d8029db029e3029f402a0402a1702a2002a2e02a3302a4802a4f02a5902a6702a7802a7e02a8902a9902aa302aa802aac02ab102ab702ac802ad002ad602adb02ae602afc02b0c02b1102b1e02b3e02b5202b6002b7702b8602b9d02ba202ba802bae02bb202bb502bb7"),
        characters: ##"!=!==**=++=--=.....</<======>>=AdditiveArithmeticAlignmentAngleAngularGradientAnimationAnyCollectionAnyHashableAnyIteratorAnyKeyPathAnyLayoutAnySequenceAnyTransitionAnyViewAppArrayArraySliceAxisBidirectionalCollectionBinaryFloatingPointBinaryIntegerBindableBindingBitwiseCopyableBlendModeBoolButtonButtonRoleCGFloatCGPointCGRectCGSizeCGVectorCapsuleCaseCaseIterableCharacterCharacterSetCircleClosedRangeCodableCodingKeyCollectionCollectionOfOneColorColorSchemeComparableComparisonResultContainerRelativeShapeContentModeContiguousArrayControlGroupCopyableCountableClosedRangeCountableRangeCustomDebugStringConvertibleCustomStringConvertibleDateDecodableDefaultStringInterpolationDictionaryDismissActionDispatchQoSDispatchQueueDispatchTimeDispatchTimeIntervalDispatchWorkItemDividerDoubleDurationDynamicPropertyDynamicTypeSizeDynamicViewContentEdgeEdgeInsetsElementEllipseEmptyCollectionEmptyModifierEmptyViewEncodableEnvironmentEnvironmentKeyEnvironmentObjectEnvironmentValuesEquatableEquatableViewErrorExpressibleByArrayLiteralExpressibleByBooleanLiteralExpressibleByDictionaryLiteralExpressibleByExtendedGraphemeClusterLiteralExpressibleByFloatLiteralExpressibleByIntegerLiteralExpressibleByNilLiteralExpressibleByStringInterpolationExpressibleByStringLiteralExpressibleByUnicodeScalarLiteralFixedWidthIntegerFloatFloat32Float64FloatingPointFloatingPointRoundingRuleFloatingPointSignFontForEachFormGradientGridGridRowGroupGroupBoxHStackHStackLayoutHashableHasherHorizontalAlignmentIdentifiableImageIndexIndexSetIndexingIteratorInsettableShapeIntInt16Int32Int64Int8IssueIteratorProtocolKeysLabelLabeledContentLayoutLayoutDirectionLazyHStackLazyVStackLinearGradientLinkListLocalizedErrorLocalizedStringKeyLocalizedStringResourceLosslessStringConvertibleMaterialMemoryLayoutModifiedContentMutableCollectionNSObjectNamespaceNavigationBarItemNavigationLinkNavigationStackNavigationViewNeverNumericObjectIdentifierObservableObservableObjectObservableObjectPublisherObservedObjectOptionSetOptionalPartialRangeFromPartialRangeThroughPartialRangeUpToPreviewProviderProgressViewPublishedRadialGradientRandomAccessCollectionRandomNumberGeneratorRangeRangeExpressionRangeReplaceableCollectionRawRepresentableRectangleResultRoundedCornerStyleRoundedRectangleScalarSceneScenePhaseScrollViewSectionSecureFieldSendableSequenceSetSetAlgebraShapeShapeStyleSignedIntegerSignedNumericSimulationSimulationElementSimulationElementsSliderSpacerStateStateObjectStaticStringStepperStrideableStringStringInterpolationStringInterpolationProtocolStringProtocolStrokeStyleSubSequenceSubstringSystemRandomNumberGeneratorTextTextAlignmentTextEditorTextFieldTextOutputStreamTimeIntervalToggleToolbarItemToolbarItemGroupToolbarItemPlacementTraceEventTransactionTruncationModeUIKeyboardTypeUITextAutocapitalizationTypeUIntUInt16UInt32UInt64UInt8UTF16UTF8UUIDUnboundedRangeUnboundedRange_UnfoldSequenceUnicodeUnicodeScalarUnitPointUnsignedIntegerUserInterfaceSizeClassVStackVStackLayoutValuesVerticalAlignmentViewViewBuilderViewModifierViewThatFitsVisibilityWindowGroupZStackZStackLayout_AccessibilityModifier_AppearModifier_ArrayIterator_BackgroundModifier_ChangeModifier_ConcatenatedModifier_CountingIterator_DisabledModifier_DisappearModifier_EnvironmentModifier_EnvironmentObjectModifier_EnvironmentTransformModifier_IDModifier_InertModifier_LayoutContent_ObjectProjection_OverlayModifier_PublishedProjection_RangeIterator_TapModifier_ToolbarModifier_TransitionModifier_ViewModifierContent_actOnElement_advance_allObjects_autoclosureRuns_beginAnimation_beginTracking_bindingID_bounds_byteCount_causes_character_closureLocation_constantLocation_count_describeDate_distance_elementFlag_elementLabels_elementLocation_elementText_endAnimation_endTracking_environmentValues_expect_firstObject_formatted_group_identifier_isNegative_isStateDeferred_joinedDescriptions_later_laterCount_leaks_logChanges_makeCharacter_makeUUIDString_matches_mount_move_next_nextSimulation_normalizedUUIDString_now_nowNanoseconds_objectLocation_objectWillChange_offset_output_owners_peekLocation_printChanges_projectedLocation_publishedStorage_recordIssue_rerender_resetCounts_scalarValues_schedule_sendObjectWillChange_setObjectWillChange_setState_slice_stateLocation_statePeek_stateValue_systemLabel_texts_traceEvents_trap_unmount_unwrappedLocation_update_warnings_withKnownIssueabsaccentColoraccessibilityaccessibilityAddTraitsaccessibilityDifferentiateWithoutColoraccessibilityElementaccessibilityHiddenaccessibilityHintaccessibilityIdentifieraccessibilityInputLabelsaccessibilityLabelaccessibilityReduceMotionaccessibilityRemoveTraitsaccessibilitySortPriorityaccessibilityValueaccessibilityVoiceOverEnabledacosaddTimeIntervaladdingReportingOverflowaddingTimeIntervaladjustadvanceadvancedalignmentalignmentGuideallLabelsallSatisfyallowsHitTestingallowsTighteningalphanumericsanimationantialiasedappearancesappendappendInterpolationappendingarc4random_uniformasciiValueasinaspectRatioassertassertionFailureasymmetricasyncasyncAfteratanatan2autocapitalizationautoclosureRunsautocorrectionDisabledbackgroundbadgebarbaselineOffsetbeginDragbitWidthblackblendModeblueblurbodyEvaluationsboldborderbottombottomLeadingbottomTrailingbouncybrightnessbrownbuttonBorderShapebuttonStylebuttonsbyteSwappedcString:calloutcancelcapacitycapitalizedcaptioncaption2caseInsensitiveComparecausescbrtceilcellscenterclampedclamping:clearclearTextclipShapeclippedcolorInvertcolorMultiplycolorSchemecombinecombinedcompactMapcompactMapValuescomparecomponentscompositingGroupconcatconstantcontainscontentShapecontentTransitioncontrastcontrolSizecoordinateSpacecornerRadiuscoscountcustomcyandatePickerStyledebugDescriptiondebugPrintdecimalDigitsdecoding:decrementdefaultdefaultScrollAnchordegreesdeinitsdelaydescribing:descriptiondisableAutocorrectiondisableddisappearancesdismissdisplayScaledistancedistantFuturedistantPastdoubleTapdragdrawingGroupdropdropFirstdropLastdumpdynamicTypeSizeeaseIneaseInOuteaseOutedgesIgnoringSafeAreaelementelementsEqualendDragendIndexenumeratedenvironmentenvironmentObjectequatableerrorDescriptionexactly:existsexpfabsfailureReasonfatalErrorfillfilterfinalizefirstfirstIndexfirstMatchfirstRangefixedSizeflatMapflatMapErrorflipsForRightToLeftLayoutDirectionfloorfmodfocusablefontfontDesignfontWeightfootnoteforEachforegroundColorforegroundStyleformIndexformIntersectionformStyleformSymmetricDifferenceformUnionformat:framefullScreenCovergaugeStylegesturegetglobalgoBackgradientgraygrayscalegreatestFiniteMagnitudegreengroupBoxStylegrouping:hasPrefixhasSuffixhashValueheaderProminenceheadlineheighthelphexDigitValuehiddenhorizontalSizeClasshueRotationhypotididentitiesCreatedidentitiesDestroyedidentityignoresSafeAreaimageScaleimagesincrementindexindexViewStyleindicesindigoinfinityinitinitsinsertinsetinsetByinteractiveDismissDisabledinteractiveSpringinterpolatingSpringinterpolationintersectionintersectsinvertedisASCIIisCasedisDisjointisEmptyisEnabledisEqualisFiniteisHexDigitisInfiniteisKnownUniquelyReferencedisLessisLetterisLowercaseisMultipleisNaNisNewlineisNumberisPunctuationisSignedisStrictSubsetisStrictSupersetisSubsetisSupersetisSymbolisUppercaseisWhitespaceisWholeNumberisZeroitalicjoinedkerningkeyboardShortcutkeyboardTypekeyslabellabelStylelabelsHiddenlargeTitlelastlastIndexlayoutDirectionlayoutPrioritylazyleadingleadingZeroBitCountleaksleastNonzeroMagnitudeleastNormalMagnitudeletterslexicographicallyPrecedeslineLimitlineSpacinglinearlinkslistRowBackgroundlistRowInsetslistRowSeparatorlistRowSpacinglistSectionSeparatorlistSectionSpacinglistStyleliveCountliveIdentitieslocalized:localizedCapitalizedlocalizedCaseInsensitiveComparelocalizedCaseInsensitiveContainslocalizedComparelocalizedDescriptionlocalizedLowercaselocalizedStandardComparelocalizedStandardContainslocalizedUppercaseloglog10log2lowercaseLetterslowercasedluminanceToAlphamagnitudemakeIteratormapmapErrormapValuesmaskmatchedGeometryEffectmatchedTransitionSourcemaxmaxXmaxYmaximummemoryWarningmenuIndicatormenuItemsmenuStylemergemergingmicrosecondsmidXmidYmillisecondsminminXminYminimumminimumCapacity:minimumScaleFactormintmodifiermonospacedmonospacedDigitmovemultilineTextAlignmentmultipliedReportingOverflownannanosecondsnavigationBarBackButtonHiddennavigationBarHiddennavigationBarTitlenavigationBarTitleDisplayModenavigationDestinationnavigationTitlenavigationTransitionnavigationViewStylenegatenewlinesnextDownnextUpnonzeroBitCountnownumericCastobjectobjectWillChangeobjectsoffsetoffsetByonAppearonChangeonDisappearonLongPressGestureonPreferenceChangeonReceiveonSubmitonTapGestureopacityopenWindoworangeotherElementsoutputoverlapsoverlayownerspaddingpartitionperformpipickerStylepickerspinkpopFirstpopLastpopoverpositionpowpreconditionpreconditionFailurepreferencepreferredColorSchemeprefixpresentationCornerRadiuspresentationDetentspresentationDragIndicatorpresspreviewDevicepreviewDisplayNamepreviewLayoutprimaryprintprivacySensitiveprogressViewStylepublishespunctuationCharacterspurplepushquaternaryquotientAndRemainderradiansradix:randomrandomElementrangerangesreadLinerecordrecoverySuggestionredredactedreducereflecting:refreshrefreshableregularMaterialrelativeremainderremoveremoveAllremoveFirstremoveLastremoveSubrangeremoveValuerenderingModerepeatCountrepeatElementrepeatForeverrepeating:replaceSubrangereplacingreplacingOccurrencesrerenderreserveCapacityresetCountsresizablerespondreversereversedrotation3DEffectrotationEffectroundroundedsafeAreaPaddingsaturationscalescaleEffectscaledToFillscaledToFitscenePhasescrollscrollClipDisabledscrollContentBackgroundscrollDisabledscrollDismissesKeyboardscrollIndicatorsscrollTargetBehaviorscrollTargetLayoutsearchFieldssearchablesecondarysecondssecureTextFieldsselectselectTabsendsequencesetsetScenePhaseshadowsheetshuffleshuffledsignsignumsinsizeslidesliderssmallCapssmoothsnappysortsortedspecifierspeedsplitspringsqrtsquareRootstartIndexstartsstaticTextsstatusBarHiddensteppersstridestrikethroughstringInterpolation:strokestrokeBordersubheadlinesubmitsubmitLabelsubscriptsubscriptionssubtractsubtractingsubtractingReportingOverflowsuffixswapswapAtswipeToDeleteswitchessymbolEffectsymbolRenderingModesymbolVariantsymbolssymmetricDifferencesyncsystemtabItemtabViewStyletabstagtaketantaptasktaskstealtertiarytextCasetextContentTypetextFieldStyletextFieldstextInputAutocapitalizationtextSelectiontextViewstextsthickMaterialthinMaterialtimeIntervalBetween1970AndReferenceDatetimeIntervalSincetimeIntervalSince1970timeIntervalSinceNowtimingCurvetinttitletitle2title3toggletoggleStyletogglestoolbartoolbarBackgroundtoolbarColorSchemetoptopLeadingtopTrailingtracetrackingtrailingtrailingZeroBitCounttransactiontransformEnvironmenttransitiontrimtrimmingCharacterstrunctruncatingIfNeeded:truncatingRemaindertruncationModetypeTextulpulpOfOneultraThinMaterialuncheckedBounds:underestimatedCountunderlineunicodeScalarsunionuniqueKeysWithValues:unmountunredactedunsafeDowncastunsafelyUnwrappedupdateupdateValueuppercaseLettersuppercasedutf16utf8valuevaluesverticalSizeClasswarningsweightwhitewhitespaceswhitespacesAndNewlineswholeNumberValuewidthwithAnimationwithContiguousStorageIfAvailablewithExtendedLifetimewithKnownIssuewithObservationTrackingwithTransactionwithoutActuallyEscapingwriteyellowzIndexzerozip~="##)
    static let chunksByName = PackedRows(
        ends: PackedNumbers(digits: "00002000030000400005000090000c0000d0000e000120001400015000160001700018000190001a0002700028000290002a0002b0002c0002d0002e0002e0002f000300003100032000330003400038000390003c0004b000620006300064000650006600068000690006a0006b0006c0006d0006e0006f0007000071000720007300074000750007700078000790008200083000840008500095000960009700098000990009a0009b0009c0009d0009e000b1000b2000c5000c7000c8000c9000ca000cb000cc000cd000ce000cf000d1000d2000d3000d4000d6000d7000d8000da000db000dc000dd000de000f1000f2000f3000f4000f50010c0010d0010f001120011400116001170011a00127001290012b0012d0012e001390013b0013c0013d001400014100142001430014400145001460014700148001490014a0014b0014c00163001640016500167001680016b0016c0016d0016e0017000172001740017600178001790017a0017b0017c0017d0017e0017f00180001810018200183001840018500186001870019700198001990019a0019c0019d0019e0019f001a0001a1001a2001a2001af001b0001b1001b2001b3001b4001b5001b6001b7001b8001b9001ba001bb001bc001bd001bf001c0001c2001c6001c9001ca001cb001cc001cd001ce001cf001d0001d1001d2001d3001d4001d5001de001df001e1001e2001e3001e9001f1001f2001f3001f4001f5001f6001f7001f8001f9001fa00207002090020a0020b0020d0020e00211002120021300214002150021600217002190021a0021b0021c0021d0021e0021f002200022100222002230022500227002290022b0022d0022e0022f002300023200233002340023500238002390023f0024000241002420024300244002460024700248002490024a0024b0024c0024d0024e0024f002500025100252002530025400255002560025700258002590025a0025b0025c0025d0025e0025f002600026100262002630026400265002660026700268002690026a0026b0026c0026d0026e0026f002700027100272002730027400275002760027700278002790027a0027b0027c0027d0027e0027f002800028100282002830028400285002860028700288002890028a0028b0028c0028d0028e0028f002900029100292002930029400295002960029700298002990029a0029b0029c0029d0029f002a0002a1002a2002a3002a5002a6002a7002a8002a9002aa002ab002ac002ad002ae002af002b0002b1002b2002b4002b8002b9002ba002bb002bc002bd002be002bf002c1002c2002c3002c4002c5002c6002c7002c8002c9002ca002cb002cc002ce002cf002d0002d1002d2002d3002d4002d5002d9002da002db002e1002e2002e3002e4002e5002e6002e8002e9002ea002eb002ed002f0002f1002f2002f3002f4002f5002fc002fd002fe00300003010030c0030d0030e0030f00310003110031500316003180031a0031c0031e0031f003200032100322003230032400325003260032700328003290032a0032b0032c0032d0032e0032f0033000332003340033e0033f003400034100342003430034400345003460034700348003490034a0034d0034e0034f00350003580035a0035b0035c0035d0035f00360003610036c0036f0037000371003730037400375003760037700378003790037a0037b0037c0037d0038700388003890038a0038c0038d0039300394003950039600397003980039a0039f003a4003a5003a7003a9003ab003ad003ae003b0003b2003b3003b7003b8003ba003bb003bc003bd003c9003ca003cb003cc003cd003ce003cf003d3003d4003de003e4003e5003e6003e8003eb003ec003ed003ee003ef003f0003f2003f3003f5003f6003f7003f9003fd003ff0040100402004040040600407004090040b0040c0040d0040e0040f0041000411004120041300415004160041700418004190041a0041b0041c0041d0041e0041f00420004210042200423004240042700428004290042a0042b0042c0042d0042e0043e0043f00442004430044500467004680046e0046f00470004710047300474004750047700478004790047a0047b0047d004880048a0048b0048c0048d0048e0048f004900049100492004930049400495004960049700498004990049a0049c0049e0049f004a0004a1004a2004a3004a7004ab004ad004af004b0004b1004b2004b3004b4004b5004bd004c1004c2004c3004c4004c6004c7004c8004ca004cc004cd004ce004d2004d3004d5004d6004d7004d8004d9004da004db004dc004dd004de004df004e0004e1004e2004e3004e4004e5004e6004e7004e8004e9004ea004eb004ec004ed004ef004f0004fb0050100504005050050600508005090050a00518005190051a0051b0051c0051d0051e0051f0052000521005220052300524005250053300534005350053600538005390053a0053c0053f0054200544005450054600548005490054a0054b0054f005500055200554005550055600558005590055a0055b0055c0055f005600056100562005630056600567005680056b0056c0056d0056e0056f005700057100574005750057600577005780057c0057e0057f0058300584005850058700588005890058a0058e0059100592005940059500596005970059800599005a2005a3005a4005a5005a6005a7005a8005a9005aa005ac005ad005ae005af005b0005b1005b2005b3005b4005b6005c1005dc005e0005e1005e2005e3005e4005e5005e6005e7005e9005ea005eb005ec005ed005ef005f0005f5005fb006010060600608006090060a0060b0060c0060d0060f0061100612006130061400618006190061b0061c0061d0061e0061f0062000623006250062600627006290062c0062d0062e0062f0063100632006330063400635006360063700638006390063a0063b0063c0063d0063e0063f00640006420064300644006450064700648006490064a0064b0064c0064d0064e0064f0065000652006540065600658006590065a0065f00662006630066400668006690066a0066b0066c0066f006710067200674006750067600677006780067e0067f0068100683006840068a0068b0068c0068d0068e0068f00690006910069200694006950069700698006990069a0069c0069d0069e0069f006a1006a2006a3006a4006a5006a6006a7006a8006a9006aa006ab006ac006ad006ae006af006b0006b1006b2006b3006b5006b6006b7006b8006b9006ba006bb006bd006be006bf006c1006c3006c5006c6006c8006ca006cb006cc006cd006ce006cf006d0006d1006db006dc006dd006de006df006e1006e2006e4006e5006e7006e9006ed006ee006ef006f0006f1006f2006f5006f6006f7006f9006fa006fc006fe006ff007000070100702007030070400705007060070700708007090070b0070c0070d0070e0070f0071000711007120071f0072000721"),
        elements: PackedNumbers(digits: "00210002a30029d002440037e000c0000de0024200440000c10037b00441002430037c00098003bb003bd003be003ba003bc0024500215002a20029c0021400216000ed000fc0010b0011a00129001370014500153001610016f0017e0018d0037a0063d0065400660005da00356002aa003540049300355005cc00677004700008800087000c5000c7000c800648001a1001b70037600179001880024800257002ad002bc002cb002da002e9002f80030700316003250033400386000ea000f90010800117001260013400142001500015e0016c0024700256002ac002bb002ca002d9002e8002f70030600315003240033300381005fc004740020d0065b000df000e000498004970002d0002f000310002e000300066c005ac0021c001da000720066a0038f003a2001f9001fa000900009100092000b5001a2001b8001c0001ca003730035900604004b8000f0000ff0010e0011d0012c0013a001480015600164001720018100190001a6001ad001d500213000710066e00659000860048d0020c003b4003b300218000ef000fe0010d0011c0012b0013900147001550016300171001800018f00197001a5001ac001b3001bf001c9002170001c000e6000f5001040011300122001300013e0014c0015a001680017500184001930019a001b0001bc001c5001d1001f80035e003600022200598000150000a000160001800012005b5002490024b0023c00674004bc0048a0048b0064700649001a9001c20066b003580067e00676000e7000f6001050011400123001310013f0014d0015b001690017600185001940019b001b1001bd001c6001d0001f7004a1004a2005fb004a3000f200101001100011f0012e0013c0014a001580016600174001830019200199001a8001af001ba001c3001cd001ce001d7001d90020f003c100679001d40020e001b2001c7003670019500364001be003680035b001770018600363000e8000f700106001150012400132001400014e0015c0016a001780018700362001d2003650019c0035c0019d003660035a000e9000f800107001160012500133001410014f0015d0016b00382002580025a00266002650017a001890038500267002680062500489004860065d0048f0049000678004870048300494000f1001000010f0011e0012d0013b00149001570016500173001820019100198001a7001ae001bb001c4001cc001cf001d6001d800211003c2002a70063b001d30021a005ae000c60042200462000400037500662002ae002b3002cc002d1002db002e0002ea002ef002bd002c2006830021d00220005b60048c00492004bb00579005780065e0049f00577000280059a0059b000ee000fd0010c0011b0012a00138001460015400162001700017f0018e00196001a4001ab0021900624003690067d001b5003780005b00597005660057c0057a0057b000ec000fb0010a0011900128001360014400152001600016e0017d0018c0037d002a5000820000000002005fa0040f0036d003b6003b9003b800472005b7000070065f001b600377003890038d003a400097000ca0038c00463001a0001b4003790021b00669003bf0066f0066d001f300471004b900485004880049b0020b00089000c9001a3001b9001c1001cb0021e00225003f0003ef001c80040e0066100623000e4000f300102001110012000383000e5000f40010300112001210017c0018b0037f00688006c9006c30049e005b400600005f9004210049d000eb000fa0010900118001270013500143001510015f0016d0017b0018a003800042300424003600035d0019f003870065c00087000c7001aa004200038b0059c006580049c0049a0019e003880001b004990057e0057f00580006c2005d9005ad0056700568002f9002fe003170031c003260032b003350033a003080030d001f6001f50007f00098000c4000c300357001f4001db001f1001f30064a0012f0013d0014b001590016700384004ba0048200495002210063c004bd00670006730067b0048e0065a004730048400496005be005b8000c200569005ba00681003b7004a7005b9004a5005fe004a6005bb004bd00491005fd0056a00008003b5005bd0057d005bc0067c006f1006de006e4006e6005f700084004810046400458006ee0045b0047a0047b006e5000270045a006f2006f00047d006f3005f800085004a400682006e30007000227002a600270006010028600576006dc006ec00672001f2000800046e006dd000af0038a006db00081000260001a0047f0000400459006e9006ed00480006710047c0000900685006df006e7001f000434000190000600005006e1000d40045c0060200603006e2004a0006ea006ef0028c006e80047e006e0006eb0068700291004d50061b0055200553005ca005cb0054d004b70054f0054a0054b005c700551005c8005c9004b50054e005500054c004b60004f000250035000024006d40069b0027e003470036c00560006c8003d100537004f80007a004760053a0053b005d8005b3006a5000990009a000dd0043c0043d0043e0035f000670005a001e90004e004e9004ea002870028a005d50000c0000d0000e0000f0001000050000510052d006ab005300056b0056c0056d0056e0056f005700061c0053900622004ce005a9006d9002b6002c5002d4002e3002f200301003100031f0032e0033d0034a00615005420060e004da006a4004c60059d0059e00636004db006420064d00645006520064600653005e1005ee00545006120051d0050e006890034f0042a0062c000140008f0005e0062e0062f0006e006b30005800048006930063e0064b0039e003af002b2002c1002d0002df002ee002fd0030c0031b0032a0033900616006d1004dd004dc0054400543004ad002a8005d7003c9002380006f0006200063002460054100680004750003b003cf003d0003f600411004390043a0043b004de004df0053c005460051c0056100562004d80004c000410008b000cb001fe0022800390003a5003d2003f20042b006c70063200633006340060d005190037200430002840007900429006d3005db0055f00656006a2005f10042600095000e2001dc0022c002690034200392003a7003f50042f0052f004ab006a600599006b5004b4000b7000d2002000027d00346004610001f0001e006cf006d800540003e600452000ba000d70039a003e70044f000bb000d80039b003e80045000285004b20055d005dd005e6005df005e8005de005e7004fe006c5006c6003e0003e3006da0009100394003a900457003da004a8004a9005ff0067a000290024a00259002b0002bf002ce002dd002ec002fb0030a003190032800337006ca00052000590002a002890066300239003cb004000044c002a9000430008d000cd001fc0022d00398003ad003d3003f40042d000b1000b300205002060046500466006c40046d004ed004ee0036f003c5003ca003c600564000470005600563004c3005a3004c5004c4005a40062d003cc004d0005a5004d1004d2004d3005a60020300204004060041d00515004080041f004050041c0005c004c1004c20058a0058b005180058f003c00000b006b4006060061400548002500025f0060a0051600226004370043800212005230062a0003300538001eb004d7004af0054900057002ab00478005c4006a7006a8005cd004fd004f900691006d200092000b5000b6000cf000d0000d100201002020039500396003aa003ab0045d0045e0045f004600051b00094000d3001ff0060f0024d0025c00088000c8000df000e0001da00222002490024b002580025a002ae002b3002bd002c2002cc002d1002db002e0002ea002ef002f9002fe003080030d003170031c003260032b003350033a0036d003ef0042300424006a10009b0009c003f7004190046700468006680003c00559005e4005eb005ec005b200402004130003f00073001e8001e70040d004180003a000420008c000cc001fb0022900391003a6003f3004100042c004ac006cb0027c0026d001e00026c0029b0027b001dd001e6003430026b001e2001de001e3003490040b0040c00409004160040a00417001e4001e5001e1001df0026e004c70059f005a000637003c7003dd003de003df004cc005a700554005550052b0022a006cc005130053300626000440008e000ce001fd0020900399003ae0042e000b2000b40020700208004b1004ef003ec0063f0064e0034e006b10025100260002520026100078003e2004b3004f1004f2004f3004f4005dc005e500692005750051e0051f00520005210052200512006a3006a90005d0005f0006d000690006c0002c000610006b0006a000600005300055000540007d001ed004360055e0026a002b8002c7002d6002e5002f4003030031200321003300033f000930021f0023500374003fe0044b0036e003c3003c8003c40023700573005740053d0053e0028f00290002b4002c3002d2002e1002f0002ff0030e0031d0032c0033b003d5003d7000360003700280006bd0056500695005140023a0023b0023f00038000390023e0028d0028e002b5002c4002d3002e2002f1003000030f0031e0032d0033c003d4003d600034000350028100223003f1004f70060b005d60067f004ca005ab00638004cb005aa00639000ae005d1004f5003520024e0025d00240005080050700502005030050400505005060058d0058e00500005010053f005090027f003530007700272002710034d000170001d0069a0029e0069f00001006a0004e0004e1005d30003d005bf005c1005c2005c3005c000590005950058700593005c6004d6005ce00605006bc0060800699006ae0039f003a0003b0003b10057100572006b200068004be004bf004c0000ad000130024c0025b005110069600611000d900233003fc00449000a2000da004480058c004e2004e300045002880028b005940050d000b8000bc000bd000d50039c003e4003e50044d00451005580055600557006d70055a0055b0055c0061700282002830053600517006aa0007b00610005d20061a003440065500657002af002be002cd002dc002eb002fa0030900318003270033600425000e300254002550026300264002b9002ba002c8002c9002d7002d8002e6002e7002f5002f6003040030500313003140032200323003310033200340003410034b0034c000bf0020a00236003ff000660046c002a0006840002b0060700534003cd003ce00427006b9005910061e003a1003b20027a0009d000b0003f90041a00469000a3000a400232003fa00442004430009e0009f000db003fb0044400445000a0000a1000dc0044600447000a50046a00231005b1005f300295005f40008a00428000a60046b0046f000640069c000a700234003fd0044a006ac005af005b0006be000a9003db004e5004e40004900276002770027400275004ff00547005cf005d4004e6004e7004e8004ec004eb004ae006b7006b80052800524005270052600525005290052a0068e00592006180023d0068d006d5006b60000300297002980069d006bb004d90058800589000aa003dc0026f003450004b0036a005d0006980063a005e2005ef005e3005f0000ab000ac003d8003d900070005f2003ea003eb004530045400455005e0005e9005ea00046002780009000393003a800456003e1006900050c0069700293002940036b004c9005a2003610066400665006660062b006ba00531000960022e0022f00397003ac00479006bf004070041e004030041400351000b9000be000d60039d003e90044e00292000a8006d60068a004fc004fa004fb0007e0040400415000110063000631005960051a006940058300584003700004d006ce0058500586006c00060c00619004cf0052c005100068c0052e005320068f006af006210061f00020000230002100022005ed004d40061d006270062800629000e10050f0068b00581005820050a0050b006410064c00643006500064400651006c1004cd005a8006400064f0034800477004aa005c500667000650004a002b1002c0002cf002de002ed002fc0030b0031a003290033800279004f6006d0002730025300262006200038e003a3003ed004c8005a1001ef004330003e00074004010041200224006ad005350029f00371003f80041b00675002300007c001ec0043500432001ee004310069e006cd0022b004b0006b000635006130007500076001ea00032005f5003ee002990029a0068600083005f6002a10043f00609004f0002410024f0025e002b7002c6002d5002e4002f30030200311003200032f0033e00296002a4"))
    static let membersByGate = PackedRows(
        ends: PackedNumbers(digits: "00000000000000000000000000000000000000000000000000000000000000000000000000000000000020000b0000e0000e000280002800028000280002a0002a0002a0003600036000360007d00096000960009600096000a1000a1000a6000a6000a6000b2000b2000b2000b2000b2000c0000c0000c0000c0000c0000c0000dc000e8000e8000f8000f8000f8001090010900127001270012a0012a0012a0012a0012a0012a0012a0012a0012a0012a0012a0013300133001340015900159001590016000161001610016300163001810018b0018c0018c0018c0018c0018c0018c0018c0018c0018c0018c0018c0018c0018c0018c001990019a0019a0019b0019b0019b0019b0019b0019b0019b0019b0019b0019b0019b001a2001c0001c0001c0001d9001d9001d9001ee001ef001ef001ef001ef001ef001ef001ef001ef001ef001f0001f2001f2001f3001f8001f8001fc001fc001fc0021a0023800256002740029200293002930029300293002930029300293002930029300293002930029300296002960029600296002960029900299002990029900299002990029900299002990029e0029f0029f0029f002a0002a1002a1002b1002bc002bc002bc002bc002bc002bc002bc002bc002bc002bd002d1002d1002d1002d1002d1002d8002d8002d8002d8002d8002d8002d8002d8002d8002d80030100329003290032f0032f0032f0032f00368003790037e0037e0037e0037e0037e0037e0037e0037e003f3003f3003f3003f3003f3003f3003f3003f3004040040400404004040040400404004040040400404004040040400404004040040400404004210043e0045b004780049500495004950049500495004950049500496004960049f0049f0049f0049f0049f0049f0049f0057e0057e0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f0057f"),
        elements: PackedNumbers(digits: "0037b0037c0063e0063f00640006410064200643006440064500646006550065600657005db005dc005dd005de005df005e0005e1005e2005e3005e4005e5005e6005e7005e8005e9005ea005eb005ec005ed005ee005ef005f0005f1005f2005f3005f4001d8001d9005cd005ce005cf005d0005d1005d2005d3005d4005d5005d6005d7005d80008700088000890008a0008b0008c0008d0008e0008f000900009100092000930009400095000960009700098000990009a0009b0009c0009d0009e0009f000a0000a1000a2000a3000a4000a5000a6000a7000a8000a9000aa000ab000ac000ad000ae000af000b0000b1000b2000b3000b4000b5000b6000b7000b8000b9000ba000bb000bc000bd000be000bf000c0000c1001b0001b1001b2001b3001b4001b5001b6001b7001b8001b9001ba001bb000c6000c7000c8000c9000ca000cb000cc000cd000ce000cf000d0000d1000d2000d3000d4000d5000d6000d7000d8000d9000da000db000dc000dd000de00342003430034400345003460034700348003490034a0034b0034c0047500476004770047800479000df000e0000e1000e2000e30019300194001950019600197001980019900032000330003400035000360003700038000390003a0003b0003c0003d0003e0003f001ab001ac001ad001ae001af001da001db001dc001dd001de001df001e0001e1001e2001e3001e4001e5001e6001e7001e8001e9001ea001eb001ec001ed001ee001ef001f0000730007400075000760007700078000790007a0007b0007c0007d0007e003a3003a4003a5003a6003a7003a8003a9003aa003ab003ac003ad003ae003af003b0003b1003b2001fb001fc001fd001fe001ff002000020100202002030020400205002060020700208002090020a0037400605006060060700608006090060a0060b0060c0060d0060e0060f006100061100612006130061400615006160061700618006190061a0061b0061c0061d0061e0061f0062000621006220021400215002160001d0001e0001f0002000021000220002300024000250035f001bc001bd001be001bf001c0001c1001c2001c3001c4002200022100222002230022400225002260022700228002290022a0022b0022c0022d0022e0022f002300023100232002330023400235002360023700238002390023a0023b0000b0000c0000d0000e0000f000100001100017000130001400175001760017700178001790017a0017b0017c0017d0017e0017f001800018100182001830024700248002490024a0024b0024c0024d0024e0024f0025000251002520025300254002550023d0023e0023f0024000241002420024300244002450024600675004ac004ad004ae004af004b0004b1004b2004b3004b4004b5004b6004b700599002100002c0034d0034e0034f003500035100352003530018400185001860018700188001890018a0018b0018c0018d0018e0018f001900019100192002560025700258002590025a0025b0025c0025d0025e0025f0026000261002620026300264002690026a0026b0026c0026d0026e0026f002700027100272002730027400275002760027700278002790027a0027b0027c0027d0027e0027f0028000281006260062700628006290062a0062b0062c0062d0062e0062f006300063100632006330063400635006360063700638006390063a0048b00212002a8002a9002ab005af005b0005b1005b2005b300041000420004300044000e4000e5000e6000e7000e8000e9000ea000eb000ec000ed000ee000ef000f0000f1000f2002ac002ad002ae002af002b0002b1002b2002b3002b4002b5002b6002b7002b8002b9002ba00102001030010400105001060010700108001090010a0010b0010c0010d0010e0010f00110002ca002cb002cc002cd002ce002cf002d0002d1002d2002d3002d4002d5002d6002d7002d80011100112001130011400115001160011700118001190011a0011b0011c0011d0011e0011f002d9002da002db002dc002dd002de002df002e0002e1002e2002e3002e4002e5002e6002e7001200012100122001230012400125001260012700128001290012a0012b0012c0012d0012e002e8002e9002ea002eb002ec002ed002ee002ef002f0002f1002f2002f3002f4002f5002f6000f3000f4000f5000f6000f7000f8000f9000fa000fb000fc000fd000fe000ff0010000101002bb002bc002bd002be002bf002c0002c1002c2002c3002c4002c5002c6002c7002c8002c900684000290002a0002b0036a0036b0036c001d3001d4001d5001d6001d70037e0000100003004100041100412004130041400415004160041700418004190041a0041b0041c0041d0041e0041f001ce001cf001d0001d1001d20036d0036e0036f0037000371003720038a0038e0038f003900039100392003930039400395003960039700398003990039a0039b0039c0039d0039e0039f003a0003a1003c0003c1003c2003c3003c4003c5003c60021f003c7003c8003c9003ca003cb003cc003cd003ce003cf003d0003d1003d2003d3003d4003d5003d6003d7003d8003d9003da003db003dc003dd003de003df003e0003e1003e2003e3003e4003e5003e6003e7003e8003e9003ea003eb003ec003ed003ee001c5001c6001c7001c8001c9001ca001cb001cc001cd003ef003f0003f1003f2003f3003f4003f5003f6003f7003f8003f9003fa003fb003fc003fd003fe003ff004000040100402004030040400405004060040700408004090040a0040b0040c0040d006630066400665006660066700668006890068a0068b0068c0068d0068e0068f006900069100692006930069400695006960069700698006990069a0069b0069c0069d0069e0069f006a0006a1006a2006a3006a4006a5006a6006a7006a8006a9006aa006ab006ac006ad006ae006af006b0006b1006b2006b3006b4006b5006b6006b7006b8006b9006ba006bb006bc006bd006be006bf006c0006c1006ca006cb006cc006cd006ce006cf006d0006d1006d2006d3006d4006d5006d6006d7006d8006d9006da006c4006c5006c6006c7006c80005c0005d0005e0005f000600006100062000630006400065000660006700068000690006a0006b0006c0006d0006e0006f0019a0019b0019c0019d0019e0019f001a0001a1001a2001a3001a4001a5001a6001a7001a8001a9001aa003600036100422004230042400425004260042700428004290042a0042b0042c0042d0042e0042f004300043100432004330043400435004360043700438004390043a0043b0043c0043d0043e0043f004400044100442004430044400445004460044700448004490044a0044b0044c0044d0044e0044f004500045100452004530045400455004560045700458004590045a0045b0045c0045d0045e0045f004600046100462004630046400465004660046700468004690046a0046b0046c0046d0046e0046f0059d0059e0059f005a0005a1005a2005a3005a4005a5005a6005a7005a8005a9005aa005ab005ac005ad0012f001300013100132001330013400135001360013700138001390013a0013b0013c002f7002f8002f9002fa002fb002fc002fd002fe002ff0030000301003020030300304003050014b0014c0014d0014e0014f00150001510015200153001540015500156001570015800315003160031700318003190031a0031b0031c0031d0031e0031f00320003210032200323001590015a0015b0015c0015d0015e0015f001600016100162001630016400165001660032400325003260032700328003290032a0032b0032c0032d0032e0032f0033000331003320016700168001690016a0016b0016c0016d0016e0016f0017000171001720017300174003330033400335003360033700338003390033a0033b0033c0033d0033e0033f00340003410013d0013e0013f001400014100142001430014400145001460014700148001490014a003060030700308003090030a0030b0030c0030d0030e0030f0031000311003120031300314001f30064b0064c0064d0064e0064f00650006510065200653004a8004a9004aa004ab004be004bf004c0004c1004c2004c3004c4004c5004c6004c7004c8004c9004ca004cb004cc004cd004ce004cf004d0004d1004d2004d3004d4004d5004d6004d7004d8004d9004da004db004dc004dd004de004df004e0004e1004e2004e3004e4004e5004e6004e7004e8004e9004ea004eb004ec004ed004ee004ef004f0004f1004f2004f3004f4004f5004f6004f7004f8004f9004fa004fb004fc004fd004fe004ff005000050100502005030050400505005060050700508005090050a0050b0050c0050d0050e0050f005100051100512005130051400515005160051700518005190051a0051b0051c0051d0051e0051f005200052100522005230052400525005260052700528005290052a0052b0052c0052d0052e0052f005300053100532005330053400535005360053700538005390053a0053b0053c0053d0053e0053f005400054100542005430054400545005460054700548005490054a0054b0054c0054d0054e0054f005500055100552005530055400555005560055700558005590055a0055b0055c0055d0055e0055f0056000561005620056300564005650056b0056c0056d0056e0056f0057000571005720057300574005750058100582005830058400585005860058700588005890058a0058b0058c0058d0058e0058f00590005910059200593005940059500596005bf005c0005c1005c2005c3005c4005c5005c6005c7005c8005c9005ca005cb005ff00671006720067a0067f00680"))
    static let chunkEnds = PackedNumbers(digits: "00028000f70012b001570019b001d600203003d60040f0043b00565005bb0063800688006ff007800080100849008cc008fb009200099800b5f00bb300d2200d5200d7000d900125701277012ce0132601371013c4014110148b015130156d01583015c5016590167f016a2016ca017730178e0187901931019a201b2601b4701b6a01b8801ba601bd101bfd01c2c01c5c01c9601d0901d8f01e0401ee101f5f0219e021c0021e70220a0222b02258022790229b022bc022de0230002320023400236002381023a2023c3023f202412024320245302475024a3024d2024f30251402568026b8026e20270d0272d0275e0278e027be027f902875028c6029e402a3302a6e02ac702b3402b9a02bf002c3e02cb502d2302dae02de802e4202f5802f96030000305b030b0030f40313603183031da0322f0327d032cb0330d03483034a4034da034f1035ae035da035fd0361f0364b0365203673036a6036bd036d7036f30370e0372a03744037600378a037dd0380303823038500389c038dd03909039460397d039c503a0703a4103a6503a9e03ac103ae503b1c03beb03c2903c8c03cb703ce003cf803d1003d2503dad03ee903f5d03f970400c04039040650411c041db042060424b0428e042c3042f80432c0435f043a3043ea04436044570449c044fb045e80460004633047df047f504821048280484904891048ba048e70492f04978049a2049cd04a1204a5504a8704b0304b7c04bf304c6104cd004d1704d5c04dec04e7b04eee04f5204f6804f6f04f8604fa604fc304fd104fdf04fe904ff30500f050210502f0503a05042050550506f05087050920509b050a5050b3050c1050cb050d5050f105103051110511c05124051370515105169051740517d0518705195051a3051ad051b7051d3051e5051f3051fe0520605219052330524b052560525f0526905277052850528f05299052b5052c7052d5052e0052e8052fb053150532d05338053410534b0535905367053710537b05397053a9053b7053c2053ca053dd053f70540f0541a054230542d0543d05447054510546d0547f0548d05498054a0054b3054cd054e5054f0054f905503055130551d055270554305555055630556e0557605589055a3055bb055c6055cf055d9055e9055f3055fd056190562b05639056440564c0565f05679056910569c056a5056af056bf056c9056d3056ef057010570f0571a05722057350574f05767057720577b05785057950579f057a9057c5057d7057e5057f0057f80580b058250583d05848058510585b058650586f05889058a5058b9058c7058d2058e0058e8058fb059150592d05938059410594b059550595f0597905995059a9059b7059c2059d0059d8059eb05a0505a1d05a2805a3105a3b05a4505a4f05a6b05a8505a9d05aa605ab005aba05ac405ae505b0005b1105b2005b3b05b5305b5e05b6705b8105b9905ba405bad05bb705bd505bf405c0e05c2605c3105c3a05c4405c4e05c5805c7205c8a05ca505cb705cce05ce605cf105cfa05d3105d6605d7005d7a05d9905db105dbc05dc505df205e2c05e6405e6e05e7805e9205e9d05eb505ec005ec905ed205edc05f1605f4e05f8805fc205fda05fe705fed05ff8060010600b060140601e060330606e0608e060a9060c4060e406101061200613c0615c0617706195061b3061cd061e706206062290624906265062810629b062f506316064b0064e306504065300654e0656e065840659a065c4066200664d06695066e9067000679f068440692806a3f06a7c06abb06b9006be006cb506d0306da706de806dfd06e1206e2e06e4006e8906ecd06f1306f2e06f8206fc107004070470708c070db0713807185071fe0725f072be0733e073630737a073950739c073b70747c075740761b0764a076610767b07693076af076cf076fc07726077ea078420788a078c1078f7079220798d079df07aa807b7b07c6c07d5807e2807f4407fbc0803f080bd0811d08155081d20824f082ba08325083a7083cb083f50840b0843008437084550847908498084b8084eb0851c0854c08570085a6085e20860608630086460866b086720868f086b2086d0086ef087210875108780087a3087d7088110882c08846088bb088e708907089230893b08958089730898c089c9089e708a0008a1b08a3108a4808a8008aab08afb08b1508b4e08b7d08bb408beb08c2208c5108c7908cbd08d0108d5108e1808e6d08e8b08ee908f83090260908e090f3091640919b091c80920b092380927b092a3092ec0933609385093e609527095920962d0968e096f50973d09775097c00980b0985f09882098f1099260996d099bb09ad809afe09b8409bb309bca09c0809c3c09c6009c8a09ca009cc209ce709d1c09d4709d4e09d6a09d8609da709dc409de009e1009e4609e6a09e9409eaa09ecc09ef109f2609f5109f5809f7509f9209fb309fd109fee0a0200a0580a07c0a0a60a0bc0a0de0a1030a1380a1630a16a0a1880a1a60a1c70a1e60a2040a2380a2720a2960a2c00a2d60a2f80a31d0a3520a37d0a3840a3a20a3c00a3e10a4000a41e0a4520a48c0a4b00a4da0a4f00a5120a5370a56c0a5970a59e0a5bc0a5da0a5fb0a61a0a6380a66c0a6a60a6ca0a6f40a70a0a72c0a7510a7860a7b10a7b80a7d50a7f20a8130a8310a84d0a87f0a8b70a8db0a9050a91b0a93d0a9620a9970a9c20a9c90a9e70aa050aa260aa450aa620aa960aad00aaf40ab1e0ab340ab560ab7b0abb00abdb0abe20ac010ac200ac410ac610ac7f0acb50acf10ad150ad3f0ad550ad770ad9c0add10adfc0ae030ae220ae410ae620ae820aea00aed60af120af360af600af760af980afbd0aff20b01d0b0240b0430b0620b0830b0a30b0c10b0f70b1330b1530b17b0b1d40b1ea0b20f0b2300b2560b2780b2920b36a0b44c0b46d0b4920b4b00b5020b5590b5b00b5db0b7130b83d0b99a0bb240bc0f0bd1e0bdba0be7e0bf1b0bfa70c0b80c1150c1500c1ab0c22c0c2a80c32a0c3640c3e40c4630c4eb0c5040c5210c5400c5620c5880c60a0c6910c6df0c7080c72d0c82c0c8970ca000ca5f0caa40cad70cb1b0cbc60cc0a0cc4e0cce20cd260cd490cdd70ce290ce710cea90ced40cf130cf420cfa70cfeb0d02d0d08b0d1180d1790d2f00d3630d3c90d3e00d40f0d44b0d4700d4930d4c10d4f00d5210d53b0d5540d5b80d61b0d6880d6f50d7f60d8840d9070d94f0dad60db490dba90dbc00dbdc0dc180dc3d0dc640dc920dcc10dcf20dd0c0dd250ddfb0de730def60df570df780dfa50e07f0e1f50e2a00e3990e4980e4e90e5400e5af0e6240e6940e75b0e7d90e8250e86e0e92e0e9fa0eac50eb9c0ebb40ec590ed1f0edee0eeb30ef190f0070f1020f19f0f1c90f2670f3100f3af0f3c60f3dd0f5020f6270f6420f91a0f9510f96e0f98b0f9b40f9ea0faf10fb250fb560fb960fcdc0fdae0fe7e0ff810ffcf1001b1006f102cc103b0103c8103eb1044c10453104741048f104a6104c0104dc104fc1052510593105e0106271065e10685106cc106f710751107921085d10891108cc109061094810991109e810a3610a9b10acb10afd10b6710bd510c0910c6710cba10cde10d3610d8610ddd10e3410e9210ed110f0d10f5a1101f110c61112b1116a111b7111fb11256112731129311320113271133b11383113a1113bf113e81141d114461145d1147711495114b2114d3114f8115121152e11588115a9115c5115e11160a116331165a11684117271174d11776117ad117d21180911851118961191f1195b11997119d211a0c11a5311a9c11ac711b2311be211c0a11c3211c5911c7f11d4911e0b11e7a11ee6120cf121091214a121661219c121cc121f91222912275122c31239b124b41252312577125b2125db1263412727127bc128451290e1297212a2312abf12b1512b3d12b8112baa12bcd12c4012de7132271329e132e71332f13350134171344c13478134b4134ec13526135611358d135b4136891375c1380f138e61397513b7b1401e1427114296142a91445c144fb145b9146aa14764147bb147ce1486e1493814a0414aae14bab14f64150fc1541d15544155e515bb615f4016068160ce1623f16297163ed16434164a71652f1659016637166af1678c167f416864168ea1696c16a2316ad416b7416c0e16c7316ca116ccf16d0116d3c16d6216da416dda16e1116f3916f9116fc61701c17055170c3171a1171d01720e1724c17285172c0173131736a173a9173d61740c1744417480174bc174f81753317580175b9175e917621176571767b176cf177361777c177c3178011784717893178d6179161794a1798c179c517a1c17aae17b0317b5817bba17c1317c6517c8e17cb817cdf17d2617d6117d9417dc917e1217e4517e7f17ecd17f1417f5417f8e17fca180071804018098180f21813618194181d01820a1824918286182f618364183c9184081845818495184df1853418576185be185f3186281866018695186c8186fc1872f1876218799187d4188081884118877188af188e31891e1895e189b7189f518a5218a9018acf18b1c18b7718bb718bf318c3a18c7b18cc118d0118d3a18d8f18dd518e1818e6218e9718ed618f0018f3118f5918f9f18fdc1900c1903b19079190c4191041919d191ec1922f1926d1929b192d31930c193351936d193a3193db194121944919488194c5195041954519589195cf196181965b19692196cb19708197501978f197de1982519874198ad198ec199241995c1998a199cf19a2a19a6019a9819ad719b2619b6919bc919c8219cd319d3719d9219e2219ebf19f0319f6a19ff71a01f1a0a01a1341a1621a1c31a1ff1a21b1a4741a56a1a65e1a7611a8041aaf11ab4c1ac981ad6d1ae751aee91af351af611afa41b0171b0991b1161b1c51b2681b32b1b3e21b4751b51a1b5c31b6101b6a81b7111b7991b8111b86b1b8df1b9241b9811b9c81b9f71ba1d1ba481bc961bcb31bce01bcff1bd2e1bd7c1bdce1bdf81be311be681be9e1becf1bf021bf391bf611bf9b1bfc31bff31c2a31c2c61c31a1c35f1c3a41c3de1c42e1c4681c5f91c7471c7a21c8031c88d1c8da1c9481c9b21ca331caa61cb1f1cbd61cca31cd6c1cdc01ce391cecc1cf5a1cfd91d05c1d0de1d15a1d1851d1cd1d2131d2551d2971d2e61d33a1d39f1d4101d4761d4dd1d5201d5621d5f91d62a1d66a1d6a61d6e21d7201d7621d79e1d7da1d8161d8521d8a41d8f51d9461d9991d9f01da831db091dbb51dc611dcfb1dd6b1dddb1de4b1de7d1deaf1deff1df431dfef1e09a1e0b11e0c61e26f1e4391e57d1e80c1e9591e9c81ea3a1ec701ec901ecb91ecde1eff21f03c1f0591f0801f0ad1f0da1f1051f12e1f1571f1801f1a91f1d61f2031f22c1f2571f2821f2ab1f2d61f3011f3301f3631f3941f3c91f4001f4351f45e1f49d1f4d61f5191f5541f57b1f5921f5ad1f71b1f7551f7851f7b71f7e91f81f1f85b1f88f1f8c51f8f91f92f1f9a01fa171fa661fad21fb261fb551fb721fb911fbb41fbdc1fbfe1fc6d1fcc61fda81fdfb1fe501fea71fef41ff471ff9c1fff32004e200ab202b9203b0204cd205082054320579205b2205ec20627206622069e206dc2071b207ee2082820874208c0208f62091a2094e2099920a2620a8820b5f20c5420cfb20d1320d3620d6b20db920dff20e5320e9620ecb20f1420f5720f9c21006210d82113b21171211cc211e8212162123b2126f21289212c721358213e921471214ba215482159d216752170121774217ed218c12192f21940219cc219ef21a8921ad721cbf21d1d21d7d21ddb21e3f21eaf21f1721f7921fdf2203b22095220ef22147221a92220722267222c52232f2236d223bd223f922481224fe2254222588225cf2261a22664226b62270922762227c1228242287d228cc2293d229692298d229b6229dd22a0a22a3122a7622ad522afa22b2122b5d22b8f22bc322bea22c0f22c5722c8422cb722d3922d7122d9922dca22eda22fa52301d2304b230db230fe2313d2321b2326b232c1233112336123381233ad233e6234122343e2346a234a2234d92350c235592358e235cd235f4236122363a23682236b2236e12370923756237bd237f52382e23871238ac238cc238e82390f239352395e23984239bd23a0523a3523a7823af223b6323bd6")
    static let chunkFiles = PackedNumbers(digits: "000000000000000000000000000000000000000000000000000000100001000010000100001000010000100001000010000100001000010000100001000010000100001000020000200002000020000200002000020000200002000020000200002000020000300003000030000300003000040000400004000040000400004000040000400004000040000400004000040000400004000040000400004000040000500005000050000500005000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000700008000080000800008000080000800008000080000800008000080000800008000080000800008000080000800008000080000800008000080000800008000080000800008000080000800008000080000800008000080000900009000090000a0000a0000a0000a0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000c0000c0000c0000c0000c0000c0000c0000c0000c0000c0000c0000c0000c0000c0000c0000c0000c0000c0000c0000c0000c0000c0000c0000c0000c0000c0000d0000d0000d0000d0000d0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000f0000f0000f0000f0000f0000f0000f0000f0000f0000f0000f0000f0000f0000f0000f0000f0000f0000f0000f0000f0000f0000f0000f0000f0000f0000f0000f0000f0000f000100001000010000100001100011000110001100011000110001100011000110001100011000110001100011000110001100012000120001200012000120001200012000120001200012000120001200012000120001200012000120001200012000120001200013000130001300013000130001300013000130001300013000130001300013000130001300013000130001300013000130001300013000130001300013000130001300013000140001400014000140001400014000140001400014000140001400015000150001500015000150001500015000150001500015000150001500015000150001500015000150001500015000150001500015000150001500015000150001500015000150001500015000150001500015000150001500015000150001500015000150001500015000150001500015000150001500015000150001500015000150001500015000150001500015000150001600016000160001600016000160001600016000160001600016000160001600016000160001600016000160001600016000160001600016000160001600016000160001600016000160001600016000160001600016000160001600017000170001700017000180001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001a0001a0001a0001a0001a0001a0001b0001b0001b0001b0001b0001b0001b0001b0001b0001b0001b0001b0001b0001b0001b0001c0001c0001c0001c0001d0001d0001d0001d0001d0001d0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001f0001f0001f00020000200002000020000200002000020000200002000020000200002000020000200002000020000200002000020000200002000020000200002000020000200002000020000200002000020000200002000020000200002000020000200002000020000200002000020000200002000020000200002000020000200002000021000210002100021000210002100021000210002200022000220002200022000220002200022000220002200022000220002200022000220002200022000220002200022000220002200022000220002200022000220002200022000220002200022000220002200022000220002200022000220002200023000230002300023000230002300023000230002300023000230002300023000230002300023000230002300023000230002300023000230002300023000230002300023000230002300023000230002300023000230002300023000230002300023000230002300023000230002300023000230002300023000240002400024000240002400024000240002400024000240002400024000240002400024000240002400024000240002400024000240002400024000240002400024000240002400024000240002400024000240002400024000240002400024000240002400024000240002400024000240002400024000240002400024000240002400024000240002400024000240002400024000240002400024000240002400024000240002400024000240002400024000240002400024000240002400024000240002400025000250002500025000260002600026000260002600026000260002600026000260002600026000260002600027000270002700027000270002700027000270002700027000270002700027000270002700027000270002700027000270002700028000280002800028000280002800028000280002800028000290002900029000290002900029000290002900029000290002900029000290002900029000290002900029000290002900029000290002900029000290002900029000290002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c0002d0002d0002d0002d0002d0002d0002d0002d0002d0002d0002d0002d0002d0002d0002d0002d0002d0002d0002d0002d0002d0002d0002d0002d0002d0002d0002d0002d0002d0002d0002d0002d0002d0002d0002d0002d0002d0002d0002d0002d0002d0002d0002d0002d0002d0002d0002d0002d0002d0002d0002d0002d0002d0002d0002d0002d0002d0002d0002d0002d0002d0002d0002d0002d0002d0002e0002e0002e0002e0002e0002e0002e0002f0002f0002f0002f000300003000030000300003000030000300003000030000300003000030000300003000030000300003000030000300003000030000300003000030000300003000030000300003000030000300003000030000300003000030000300003000030000300003000030000300003000030000300003000030000300003000030000300003000030000300003000030000300003000030000300003000030000300003000030000300003000030000300003000030000300003000030000300003000030000300003000030000300003000030000300003000030000300003000030000300003000030000300003000030000300003000030000300003000030000300003000030000300003000030000310003100031000310003100031000310003100031000310003100031000310003100031000310003100031000320003200032000320003200032000330003300033000330003300033000330003300033000330003300033000330003300033000330003300033000330003300033000330003300033000330003300033000330003300033000330003300033000330003300033000330003300033000330003300033000330003300033000330003300033000330003300033000330003300033000330003300033000330003300033000330003300033000330003300033000330003300033000330003300033000330003300033000330003300033000330003300033000330003300033000330003300033000330003300033000330003300033000330003300033000330003300033000330003300033000330003300033000330003300033")
    static let chunkHeaders = PackedNumbers(digits: "00000000330000000034000000000000000000000000000000000000001600016000160001600016000160001600000000180001800000000000001700000000000000000000000000001300013000130001300013000130001300013000130000000000000000002f0002f0002f0001e00000000000000000000000000000c0000c0000c0000c0000c0000c0000c0000c0000c0000c0000c0000c0000c0000c0000000028000280002800028000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000042000420004200042000420004200042000420004200042000420004200042000420004200042000420004200042000420000000000000000000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000000000000000000000000000000000000000000070000700007000070000700007000070000700007000070000700007000070000700007000070000700007000070000700007000070000700007000070000700007000070000700007000070000700007000070000700007000070000700007000070000700007000070000700007000070000700007000070000700007000070000700007000070000700007000070000700000000000000000000000080000800008000080000800008000080000800008000080000800008000080000800008000080000800008000080000800008000080000800008000080000b0000b0000b0000b0000b0002900029000290002900029000290002900029000290002900029000290002900029000290002d0002d0002d0002d0002d0002d0002d0002d0002d0002d0002d0002d0002d0002d0002d0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c000440004400044000440004400044000440004400044000440004400044000440004400048000480004800048000480004800048000480004800048000480004800048000480004500045000450004500045000450004500045000450004500045000450004500045000460004600046000460004600046000460004600046000460004600046000460004600047000470004700047000470004700047000470004700047000470004700047000470001900019000190001900019000190001900019000190001900019000190001900019000190002000020000200002000020000200002000020000200002000020000200002000020000200000b0000b0000b0000b0000b0000b0000b00042000420004200042000420004200042000420004200042000420004200042000420004200042000420000d0000d0000d0000d0000d0000700007000070000700007000070000700007000070000700000000000001500015000150001500015000150001500000000000003d0003d0003d0003d0003d0003d0003d0003d0003d0000000000000000000000036000310003100031000310003100005000050000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d000000000000049000000000000000000000000000000000000001000010000100001000010000100001000010000100001000010000100001000010000100001000000000000000000000000000001d00000000240000000012000120001200000000000000000000000000000000000000000003c00015000150001500015000150001500015000150001500015000150001500015000150001500015000150001500015000150001500015000150001500015000150001500015000000001a0001a0001a0001a0001a0001a0001a0001a0001a0001a00019000190001900019000190001900019000190001900019000190001900019000190001900020000200002000020000200002000020000200002000020000200002000020000200002000000000000000000000000210002100021000210002100021000210002100021000210002100021000210002100021000210002100021000210002100021000210002100021000210000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000250002500000000260002900029000290002900029000290002900029000290002900029000290002900029000290002d0002d0002d0002d0002d0002d0002d0002d0002d0002d0002d0002d0002d0002d0002d0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c00044000440004400044000440004400044000440004400044000440004400044000440004400048000480004800048000480004800048000480004800048000480004800048000480004800045000450004500045000450004500045000450004500045000450004500045000450004500046000460004600046000460004600046000460004600046000460004600046000460004600047000470004700047000470004700047000470004700047000470004700047000470004700009000090000900009000090000900009000090000900009000090001f0001f0001f0001f0001f0001f0001f000000000000000000000000000000000000000000000000000000000014000420004200000000000000000000000000000000000000000003000030000300003600036000360003600036000360000000010000000000000000000000000000000000010000100000000320000000000000000000000000000000000000000000000000000000000370000000000000000003800038000380003800038000380003800038000380003800038000380003800038000380003800038000380003800038000000000f0000f0000f0000f0000f0000f0000f0000f0000f0000f0000f0000f0000f0000f0000f0000f00000000000000000000000000000000000000000000000000000000000000000000390000000000000390003900039000390003b0003a0003a0003a0003a0003a0003a0003a0003a0003a0003a0003a0003a0003a0003a0003a0003a0003a0003a0003a0003a0003a0003a0003a0003a0003a0003a0003a0003a0003a0003a0003a0003a0003a0003a0003a0003a0003a0003a0003a0003d0003d0003d0003d0003d0003d0003d0003d0003d0003d0003d0003d0003d0003d0003d0003d0003d0003d0003d0003d0003d0003d0003d0003d0003d0003d0003d0003d0003d0003d0003d000000000000035000350003500035000350003500035000350003500035000350003500035000350003500035000000000000042000420004200042000420004200042000420004200042000420004200042000420004200042000420004200042000420004200042000420004200042000420004200042000420004200042000420004200042000420004200042000420004200042000420004200042000420004200042000420004200042000420004200042000420004200042000420004200042000420004200042000420004200042000420004200042000420004200042000420004200042000420004200042000420004200000000000000000000000000000a0000a0000a0000a0000a000000000000000000000000000000000000000000000000000000000000000000000000000000000000000023000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000004b0004b0004b0004b0001c0001c0001c0001c0001c0001c0001c0001c0001c0001c0001c0001c0000000000000000000000000000000004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b00000000000000000000000000004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b00000000000000000000000000000000000000000000000000000000004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b00000000000001c000000000000000000430004300043000430004300043000430004300043000430004300043000430004300043000430004300000000270002700027000270002700000000000000000000000000000000000000000000000000000000004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0000000006000060000600006000060000600006000060000600006000060000600000000000000400004000040000400004000040000400004000040000400004000040000400004000040000400004000040000400004000040000400004000040000400004000000000000000000000000000000000000000000000000000004b0000000000000000000000000000110001100011000110001100011000110001100011000110001100011000110001100011000110001100011000110001100011000110001100011000110001100011000110001100011000000000000000000220002200022000220002200022000220002200022000220002200022000220002200022000220002200022000220002200022000000000000000000020000200002000020000200002000020000200002000000000000000000000004a0004a0004a0004a0004a0004a0004a0004a0004a0000000003000030000300000000000000000000000000000000000000000000000000000000003e0003e0003e0003e0003e0003e00000000000000000000000000000000000000000004b0004b00000000000001b000000000000000000000004b000000000000000000000004b0004c0000000000000000002e000000000000000000000003f0003f0003f0003f0003f0003f0003f0003f0003f0003f0003f0003f0003f0003f0003f0003f0003f0003f0003f0003f0003f0003f0003f0003f0003f0003f0003f0003f0003f0003f0003f0003f0003f0003f0003f0003f0003f0003f0003f0003f0003f0003f0003f0003f0003f0003f0003f0003f0003f0003f0003f0003f0003f0003f0003f0003f0003f0000000000000410004100041000410004100000000400004000040000400004000040000400004000040000400004000040000400004000040000400004000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000")
    static let chunkGates = PackedNumbers(digits: "00000000af00000000b0000000000000000000000000000000000000004f0004f0004f0004f0004f0004f0004f00000000520005200000000000005000000000000000000000000000004900049000490004900049000490004900049000490000000000000000009d0009d0009d0006700000000000000000000000000002e0002e0002e0002e0002e0002e0002e0002e0002e0002e0002e0002e0002e0002e00000000890008900089000890000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000dd000dd000dd000dd000dd000dd000dd000dd000dd000dd000dd000dd000dd000dd000dd000dd000dd000dd000dd000dd00000000000000000035000350003500035000350003500035000350003500035000350003500000000000000000000000000000000000000000001f0001f0001f0001f0001f0001f0001f0001f0001f0001f0001f0001f0001f0001f0001f0001f0001f0001f0001f0001f0001f0001f0001f0001f0001f0001f0001f0001f0001f0001f0001f0001f0001f0001f0001f0001f0001f0001f0001f0001f0001f0001f0001f0001f0001f0001f0001f0001f0001f0001f0001f0001f0001f0001f0001f0001f0001f0001f0001f000000000000000000000002000020000200002000020000200002000020000200002000020000200002000020000200002000020000200002000020000200002000020000200002000029000290002900029000290008c0008c0008c0008c0008c0008c0008c0008c0008c0008c0008c0008c0008c0008c0008c0009000090000900009000090000900009000090000900009000090000900009000090000900008d0008d0008d0008d0008d0008d0008d0008d0008d0008d0008d0008d0008d0008d0008d0008e0008e0008e0008e0008e0008e0008e0008e0008e0008e0008e0008e0008e0008e0008e0008f0008f0008f0008f0008f0008f0008f0008f0008f0008f0008f0008f0008f0008f0008f000f4000f4000f4000f4000f4000f4000f4000f4000f4000f4000f4000f4000f4000f4000f8000f8000f8000f8000f8000f8000f8000f8000f8000f8000f8000f8000f8000f8000f5000f5000f5000f5000f5000f5000f5000f5000f5000f5000f5000f5000f5000f5000f6000f6000f6000f6000f6000f6000f6000f6000f6000f6000f6000f6000f6000f6000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f700054000540005400054000540005400054000540005400054000540005400054000540005400073000730007300073000730007300073000730007300073000730007300073000730007300029000290002900029000290002900029000dd000dd000dd000dd000dd000dd000dd000dd000dd000dd000dd000dd000dd000dd000dd000dd000dd00034000340003400034000340001f0001f0001f0001f0001f0001f0001f0001f0001f0001f0001f0001f0004c0004c0004c0004c0004c0004c0004c0004c0004c000cd000cd000cd000cd000cd000cd000cd000cd000cd000b3000b3000b3000b3000b3000ab000ab000ab000ab000ab000190001900034000340003400034000340003400034000340003400034000340003400034000340003400034000340003400034000340003400034000340000000000000ff000000000000000000000000000000000000003a0003a0003a0003a0003a0003a0003a0003a0003a0003a0003a0003a0003a0003a0003a0003a0000000000000000000000000000650000000083000000003e0003e0003e0000000000000000000000000000000000000000000cc0004c0004c0004c0004c0004c0004c0004c0004c0004c0004c0004c0004c0004c0004c0004c0004c0004c0004c0004c0004c0004c0004c0004c0004c0004c0004c0004c0004c000000005500055000550005500055000550005500055000550005500054000540005400054000540005400054000540005400054000540005400054000540005400073000730007300073000730007300073000730007300073000730007300073000730007300000000000000000000000760007600076000760007600076000760007600076000760007600076000760007600076000760007600076000760007600076000760007600076000760000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000840008400000000860008c0008c0008c0008c0008c0008c0008c0008c0008c0008c0008c0008c0008c0008c0008c0009000090000900009000090000900009000090000900009000090000900009000090000900008d0008d0008d0008d0008d0008d0008d0008d0008d0008d0008d0008d0008d0008d0008d0008e0008e0008e0008e0008e0008e0008e0008e0008e0008e0008e0008e0008e0008e0008e0008f0008f0008f0008f0008f0008f0008f0008f0008f0008f0008f0008f0008f0008f0008f000f4000f4000f4000f4000f4000f4000f4000f4000f4000f4000f4000f4000f4000f4000f4000f8000f8000f8000f8000f8000f8000f8000f8000f8000f8000f8000f8000f8000f8000f8000f5000f5000f5000f5000f5000f5000f5000f5000f5000f5000f5000f5000f5000f5000f5000f6000f6000f6000f6000f6000f6000f6000f6000f6000f6000f6000f6000f6000f6000f6000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f7000f700024000240002400024000240002400024000240002400024000240007200072000720007200072000720007200000000000000000000000000000000000000000000000000000000004b000dd000dd0000000000000000000000000000000000000000000a2000a2000a2000b3000b3000b3000b3000b3000b3000000003a000000000000000000000000000000000110001100000000ac0000000000000000000000000000000000000000000000000000000000bc000000000000000000bd000bd000bd000bd000bd000bd000bd000bd000bd000bd000bd000bd000bd000bd000bd000bd000bd000bd000bd000bd000000003700037000370003700037000370003700037000370003700037000370003700037000370003700000000000000000000000000000000000000000000000000000000000000000000c2000c2000c2000c2000c2000c2000c2000cc000cc000cc000cc000cc000cc000cc000cc000cc000cc000cc000cc000cc000cc000cc000cc000cc000cc000cc000cc000cc000cc000cc000cc000cc000cc000cc000cc000cc000cc000cc000cc000cc000cc000cc000cc000cc000cc000cc000cc000cd000cd000cd000cd000cd000cd000cd000cd000cd000cd000cd000cd000cd000cd000cd000cd000cd000cd000cd000cd000cd000cd000cd000cd000cd000cd000cd000cd000cd000cd000cd0000000000000b2000b2000b2000b2000b2000b2000b2000b2000b2000b2000b2000b2000b2000b2000b2000b20000000000000dd000dd000dd000dd000dd000dd000dd000dd000dd000dd000dd000dd000dd000dd000dd000dd000dd000dd000dd000dd000dd000dd000dd000dd000dd000dd000dd000dd000dd000dd000dd000dd000dd000dd000dd000dd000dd000dd000dd000dd000dd000dd000dd000dd000dd000dd000dd000dd000dd000dd000dd000dd000dd000dd000dd000dd000dd000dd000dd000dd000dd000dd000dd000dd000dd000dd000dd000dd000dd000dd000dd000dd000dd000dd000dd000dd000dd000dd0000000000000000000000000000260002600026000260002600000000000000000000000000000000000000000000000000000000000000000000000000000000000000007a000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000010800108001080010800064000640006400064000640006400064000640006400064000640006400000000000000000000000000000000108001080010800108001080010800108001080010800108001080010800108001080010800108001080010800108001080010800108001080010800108001080010800108001080010800108001080010800108001080010800108001080010800108001080010800108001080010800108001080010800108001080010800108001080010800108001080010800108001080010800108001080010800108001080010800108001080010800108001080010800108001080010800108001080010800108001080010800108001080010800108001080010800108001080010800108001080010800108001080010800108001080010800108001080010800108001080010800108001080010800108001080010800108001080010800108001080010800108001080010800108001080010800108001080010800108001080010800108001080010800108001080010800108001080010800108001080010800108001080010800108001080010800108001080010800108001080010800108001080010800108001080010800108001080010800108001080010800108001080010800000000000000000000000000010800108001080010800108001080010800108001080010800108000000000000000000000000000000000000000000000000000000000108001080010800108001080010800108001080010800108001080010800108001080010800108001080010800108001080010800108000000000000064000000000000000000e5000e5000e5000e5000e5000e5000e5000e5000e5000e5000e5000e5000e5000e5000e5000e5000e5000000008700087000870008700087000000000000000000000000000000000000000000000000000000000108001080010800108001080010800108001080010800108001080010800108000000001c0001c0001c0001c0001c0001c0001c0001c0001c0001c0001c0001c00000000000001500015000150001500015000150001500015000150001500015000150001500015000150001500015000150001500015000150001500015000150001500015000000000000000000000000000000000000000000000000000010800000000000000000000000000003c0003c0003c0003c0003c0003c0003c0003c0003c0003c0003c0003c0003c0003c0003c0003c0003c0003c0003c0003c0003c0003c0003c0003c0003c0003c0003c0003c0003c0003c00000000000000000079000790007900079000790007900079000790007900079000790007900079000790007900079000790007900079000790007900000000000000000012000120001200012000120001200012000120001200000000000000000000001010010100101001010010100101001010010100101000000001300013000130000000000000000000000000000000000000000000000000000000000cf000cf000cf000cf000cf000cf00000000000000000000000000000000000000000010800108000000000000056000000000000000000000010800000000000000000000001080010a0000000000000000009100000000000000000000000d3000d3000d3000d3000d3000d3000d3000d3000d3000d3000d3000d3000d3000d3000d3000d3000d3000d3000d3000d3000d3000d3000d3000d3000d3000d3000d3000d3000d3000d3000d3000d3000d3000d3000d3000d3000d3000d3000d3000d3000d3000d3000d3000d3000d3000d3000d3000d3000d3000d3000d3000d3000d3000d3000d3000d3000d30000000000000d5000d5000d5000d5000d500000000d4000d4000d4000d4000d4000d4000d4000d4000d4000d4000d4000d4000d4000d4000d4000d4000d400000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000")
    static let chunkIsConformance = PackedNumbers(digits: "00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000000000000010000100001000010000100001000010000100001000010000100001000010000100001000000000000001000010000100001000010000100000000000000000001000010000100001000010000100001000010000100000000000000000000000010000100001000010000100001000010000100000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000100000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000")
    static let chunkFollowsGate = PackedNumbers(digits: "00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000010000000000000000000000000000000000000000000000000000000000000000000001000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000001000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000000000000000000000000000000000000000000000000000000000000000000000000000000010000100001000010000100001000010000100001000010000100001000010000100001000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000100001000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000001000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000000000000001000000000000000000000000000000000000000000000000000000000001000010000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000010000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000010000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000010000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000010000100000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000100000000000000000000000000000000000000000000000000000000000000000000000000000000000000000100000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000")
    static let chunkNames = PackedRows(
        ends: PackedNumbers(digits: "0000100002000030000400005000060000700008000090000a0000b0000c0000d0000e0000f000100001100012000130001400015000160001700018000190001a0001b0001c0001d0001e0001f000200002100022000230002400025000260002700028000290002a0002b0002c0002d0002e0002f000300003100032000330003400035000360003700038000390003a0003b0003c0003d0003e0003f000400004100042000430004400045000460004700048000490004a0004b0004c0004d0004e0004f000500005100052000530005400055000560005700058000590005a0005b0005c0005d0005e0005f000600006100062000630006400065000660006700068000690006a0006b0006c0006d0006e0006f0007000072000730007400075000760007700078000790007a0007b0007c0007d0007e0007f0008000081000820008300084000850008600087000880008a0008c0008d0008e0008f000900009100092000930009500097000990009a0009b0009c0009d0009e000a0000a1000a2000a3000a4000a5000a6000a7000a8000a9000aa000ab000ac000ad000ae000af000b0000b1000b2000b3000b4000b5000b6000b7000b8000b9000ba000bb000bc000be000bf000c0000c1000c2000c3000c4000c5000c6000c7000c8000c9000ca000cb000cc000cd000ce000cf000d1000d3000d4000d5000d6000d7000d8000d9000da000db000dc000dd000de000df000e0000e1000e2000e3000e4000e5000e6000e7000e8000e9000eb000ed000ee000ef000f0000f1000f2000f3000f4000f5000f6000f7000f8000f9000fa000fb000fc000fd000fe000ff001000010100102001030010400105001060010700108001090010a0010b0010c0010d0010e0010f001100011100112001130011400115001160011700118001190011a0011b0011c0011d0011e0011f001200012100122001230012400125001260012700128001290012a0012b0012c0012d0012e0012f001300013100132001330013400135001360013700138001390013a0013b0013c0013d0013e0013f001400014100142001430014400145001460014700148001490014a0014b0014c0014d0014e0014f001500015100152001530015400155001560015700158001590015a0015b0015c0015d0015e0015f001600016100162001630016400165001660016700168001690016a0016b0016c0016d0016e0016f001700017100172001730017400175001760017700178001790017a0017b0017c0017d0017e0017f001800018100182001830018400185001860018700188001890018a0018b0018c0018d0018e0018f001900019100192001930019400195001960019700198001990019a0019b0019c0019d0019e0019f001a0001a1001a2001a3001a4001a5001a6001a7001a8001a9001aa001ab001ac001ad001ae001af001b0001b1001b2001b3001b4001b5001b6001b7001b8001b9001ba001bb001bc001bd001be001bf001c0001c1001c2001c3001c4001c5001c6001c7001c8001c9001ca001cb001cc001cd001ce001cf001d0001d1001d2001d3001d4001d5001d6001d7001d8001d9001da001db001dc001dd001de001df001e0001e1001e2001e3001e4001e5001e6001e8001e9001ea001eb001ec001ed001ee001ef001f0001f1001f2001f3001f4001f5001f6001f7001f8001f9001fa001fb001fc001fd001fe001ff0020000202002030020400205002060020700208002090020a0020b0020c0020d0020e0020f002100021100212002130021400215002160021700218002190021a0021b0021c0021d0021e0021f002200022100222002230022400225002260022700228002290022a0022b0022c0022d0022e0022f0023000232002330023400235002360023700238002390023a0023b0023c0023d0023e0023f002400024100242002430024400245002460024700248002490024a0024b0024c0024d0024e0024f0025000251002520025300254002550025600257002580025a0025b0025d0025e0025f002600026100262002630026400265002660026700268002690026b0026c0026e0026f002700027100272002730027400275002760027700278002790027a0027b0027c0027d0027e0027f002800028100282002830028400285002860028700288002890028a0028b0028c0028d0028e0028f002900029100292002930029400295002960029700298002990029a0029b0029c0029d0029e0029f002a0002a1002a2002a3002a4002a5002a6002a7002a8002a9002aa002ab002ac002ad002ae002af002b0002b1002b2002b3002b4002b5002b6002b7002b8002b9002ba002bb002bc002bd002be002bf002c0002c1002c3002c4002c5002c6002c7002c9002ca002cb002cc002cd002ce002cf002d0002d1002d2002d4002d5002d6002d7002d8002da002db002dc002dd002de002df002e0002e1002e2002e3002e5002e6002e7002e8002e9002eb002ec002ed002ee002ef002f0002f1002f2002f3002f4002f6002f7002f8002f9002fa002fc002fd002fe002ff0030000301003020030300304003050030700308003090030a0030b0030d0030e0030f0031000311003120031300314003150031600318003190031a0031b0031c0031e0031f0032000321003220032300324003250032600327003290032a0032b0032c0032d0032f0033000331003320033300334003350033600337003380033a0033b0033c0033d0033e003400034100342003430034400345003460034700348003490034b0034c0034d0034e0034f0035100352003530035400355003560035700358003590035a0035c0035d0035e0035f0036000362003630036400365003660036700368003690036a0036b0036c0036d0036e0036f003700037100372003730037400375003760037700378003790037a0037b0037c0037d0037e0037f0038000381003820038300384003850038600387003890038a0038b0038c0038d0038e0038f0039000391003920039300394003950039700398003990039a0039b0039c0039d0039e0039f003a0003a1003a2003a3003a4003a5003a6003a7003a8003a9003aa003ab003ac003ad003ae003af003b0003b1003b2003b3003b4003b5003b6003b7003b8003b9003ba003bb003bc003bd003be003bf003c0003c1003c2003c3003c4003c5003c6003c7003c8003c9003ca003cb003cc003cd003ce003cf003d0003d1003d2003d3003d4003d5003d6003d7003d8003d9003da003db003dc003dd003de003df003e0003e1003e2003e3003e4003e5003e6003e7003e8003e9003ea003eb003ec003ed003ee003ef003f0003f1003f2003f3003f4003f5003f6003f7003f8003f9003fa003fb003fc003fd003fe003ff004000040100402004030040400405004060040700408004090040a0040b0040c0040d0040e0040f0041000411004120041300414004150041600417004180041a0041b0041c0041d0041e0041f004200042100422004230042400425004260042700428004290042a0042b0042c0042d0042e0042f004300043100432004330043400435004360043700438004390043a0043b0043c0043d0043e0043f004400044100442004430044400445004460044700448004490044a0044b0044c0044d0044f0045100452004530045400455004560045700458004590045a0045b0045c0045d0045e0045f004600046100462004630046400465004660046700468004690046a0046b0046c0046d0046e0046f004700047100472004730047400475004760047700478004790047a0047b0047c0047d0047e0047f004800048100482004830048400485004860048700488004890048a0048b0048c0048d0048e0048f004900049100492004930049400495004960049700498004990049a0049b0049c0049d0049e0049f004a0004a1004a2004a3004a4004a5004a6004a7004a8004a9004aa004ab004ac004ad004ae004af004b0004b1004b2004b3004b4004b5004b6004b7004b8004b9004ba004bb004bc004bd004be004bf004c0004c1004c2004c3004c4004c5004c6004c7004c8004c9004ca004cb004cc004cd004ce004cf004d0004d1004d2004d3004d4004d5004d6004d7004d8004d9004da004db004dc004dd004de004df004e0004e1004e2004e3004e4004e5004e6004e7004e8004e9004eb004ec004ed004ee004ef004f0004f1004f2004f3004f4004f5004f6004f7004f8004f9004fa004fb004fc004fd004fe004ff005000050100502005030050400505005060050700508005090050a0050b0050c0050d0050e0050f005100051100512005130051400515005160051700518005190051a0051b0051c0051d0051e0051f005200052100522005230052400525005260052700528005290052a0052b0052c0052d0052e0052f005300053100532005330053400535005360053700538005390053a0053b0053c0053d0053e0053f005400054100542005430054400545005460054700548005490054a0054b0054c0054d0054e0054f005500055100552005530055400555005560055700558005590055a0055b0055c0055d0055e0055f005600056100562005630056400565005660056700568005690056a0056b0056c0056d0056e0056f005700057100572005730057400575005760057700578005790057a0057b0057c0057d0057e0057f005800058100582005830058400585005860058700588005890058a0058b0058c0058d0058e0058f005900059100592005930059400595005960059700598005990059a0059b0059c0059d0059e0059f005a0005a1005a2005a3005a4005a5005a6005a7005a8005a9005aa005ab005ac005ad005ae005af005b0005b1005b2005b3005b4005b5005b6005b7005b8005b9005ba005bb005bc005bd005be005bf005c0005c1005c2005c3005c4005c5005c6005c7005c8005c9005ca005cb005cc005cd005ce005cf005d0005d1005d2005d3005d4005d5005d6005d7005d8005d9005da005db005dc005dd005de005df005e0005e1005e2005e3005e4005e5005e6005e7005e8005e9005ea005eb005ec005ed005ee005ef005f0005f1005f2005f3005f4005f5005f6005f7005f8005f9005fa005fb005fc005fd005fe005ff006000060100602006030060400605006060060700608006090060a0060b0060c0060d0060e0060f006100061100612006130061400615006160061700618006190061a0061b0061c0061d0061e0061f006200062100622006230062400625006260062700628006290062a0062b0062c0062d0062e0062f006300063100632006330063400635006360063700638006390063a0063b0063c0063d0063e0063f006400064100642006430064400645006460064700648006490064a0064b0064c0064d0064e0064f006500065100652006530065400655006560065700658006590065a0065b0065c0065d0065e0065f006600066100662006630066400665006660066700668006690066a0066b0066c0066d0066e0066f006700067100672006730067400675006760067700678006790067a0067b0067c0067d0067e0067f006800068100682006830068400685006860068700688006890068a0068b0068c0068d0068e0068f006900069100692006930069400695006960069700698006990069a0069b0069c0069d0069e0069f006a0006a1006a2006a3006a4006a5006a6006a7006a8006a9006aa006ab006ac006ad006ae006af006b0006b1006b2006b3006b4006b5006b6006b7006b8006b9006ba006bb006bc006bd006be006bf006c0006c1006c2006c3006c4006c5006c6006c7006c8006c9006ca006cb006cc006cd006ce006cf006d0006d1006d2006d3006d4006d5006d6006d7006d8006d9006da006db006dc006dd006de006df006e0006e1006e2006e3006e4006e5006e6006e7006e8006e9006ea006eb006ec006ed006ee006ef006f0006f1006f2006f3006f4006f5006f6006f7006f8006f9006fa006fb006fc006fd006fe006ff007000070100702007030070400705007060070700708007090070a0070b0070c0070d0070e0070f007100071100712007130071400715007160071700718007190071a0071b0071c0071d0071e0071f0072000721"),
        elements: PackedNumbers(digits: "000ae002e6000af0035d001540016200161000b8001200015b0004e002340019c0019c0019d0019d0019d0039200051002fc001bc0004d0004f002e3000500016000152000e900048002e3001f8001f7003a9003ab003ac003aa001840018200151001340009c0020d0021200324002a60002b0002e0002c0002f0002d003e500242002c8002c9002ba002bb002c4002c500265001d90025a002e9003d00026000088001e100265002170028800305003740021f001c400345003c400367001e00039900197001810019e0019f00210002ab002ad002ac0022000248001c30021100195000a40022e002a1001be002a2002aa002a7001d5001d50033b003c30032000194002fa002a4002a9002a8002a5002a3001c1001d40013f003700003e0003400261003d0003e2003e3002df00292001e70018e00317003d8002ae00390000fa0014a00150000ad003ea0012b0013b000410001f000e10001e00256000cb00338001e1002650021700288001bd003760003900208000390025100039002b200253001f000383000bd000fb00008001920019200258002580032e00330003300033100331003020032f0032f00332003390033d0038a00341003630036e0036e002fb002d10014d0032e00218002890021800289002510003900251001f60030a00388001fd001fe0030a0030a003880031f000040000500111000fc000fb0001f000870001f000e10001f00256000cb000bd001e1002650021700288002510025100251001f600253001640030a00388001fd001fe00301003020033000331001920000400028002560002800256003b2001f00031e000d0000d1000490005f0006c0007100023000db000ab000100009f000470003d0008200064000d0000d1000490005f0006c0007100023000db000ab000100009f000470003d0008200064000d0000d1000490005f0006c0007100023000db000ab000100009f000470003d0008200064000d0000d1000490005f0006c0007100023000db000ab000100009f000470003d0008200064000d0000d1000490005f0006c0007100023000db000ab000100009f000470003d000820006400101000490005f0006c0007100023000db000ab000100009f000470003d000820006400101000490005f0006c0007100023000db000ab000100009f000470003d000820006400101000490005f0006c0007100023000db000ab000100009f000470003d000820006400101000490005f0006c0007100023000db000ab000100009f000470003d000820006400101000490005f0006c0007100023000db000ab000100009f000470003d0008200064000490005f0006b0006c0002200075000db000d1000ab000100009f000470003d0008200064000490005f0006b0006c0002200075000db000d1000ab000100009f000470003d0008200064000490005f000680009f000470008200064000490005f0006e0006f000e8000df000be0002100039000cb0009f000470003d00082000640005a000e10009f000470003d0008200064000490005f0006700047000be000a3000ba0002100039000cb0006400082000490005f000690004700039000cb0005a0006400082000490005f00067000cd0004700039000cb000820006400064000820005f000490006d00085000660003d000820006400082000640003300256000ff001f00026d002720027c002690027b0027100273002790027a0026e002630026200196003e400244003d9002af003db003cf0015f000ff00149000ff000c4000fe000f9000f80005f000490003700038002650021700288001e100253001f60025100251002290022900218002180028900289002880031f000ca0004300026000660006400000000820023f0003d0000e0000b0000f00047000460009f00085000bf0003200091000cb002b200092001050004b00256002cb003d1000cb0023c00140001e10026500283003dd001f0002170038300383003d7003330032f003010033d002b20031f002b5001d300215002c1002c20005400359002c6002c3002d5003f00000400006000020000a001d5000230002200053002560020e0005300256002fd00255002d4003f0002390029000291003ca0031e0031e000230002200072002560020e0007200256002fd00255002d4003f0002390029000291003ca0031e0031e00074000730007600077001f0002b1002700026a002680027d0036500142002e1002e0003c90034600346003450034500375003c60032d0026c00267001f600187002de002bc002ca0031300313001e6001ff001440019900306002130019a003070016b002c7002c7002b9002b900171003890037b0037b00336003f10035e0035e003e8003e80026b0000d00001002e4003d400322003ec0000c00000003f2000ac0014100083001d000216000160024900023000220008b002560031d0020e003c5001c80008b00256002b9002c7001a8003f0002b10031e0031e00023000220008f002560031d0020e003c5001c80008f00256002b9002c7001a8003f0002b10031e0031e00023000220008c002560031d0020e003c5001c80008c00256002b9002c7001a8003f0002b10031e0031e00023000220008d002560031d0020e003c5001c80008d00256002b9002c7001a8003f0002b10031e0031e00023000220008e002560031d0020e003c5001c80008e00256002b9002c7001a8003f0002b10031e0031e0002300022000f3002560031d0020e003c5001c8000f300256002b9002c7001a8003f0002b10031e0031e0002300022000f7002560031d0020e003c5001c8000f700256002b9002c7001a8003f0002b10031e0031e0002300022000f4002560031d0020e003c5001c8000f400256002b9002c7001a8003f0002b10031e0031e0002300022000f5002560031d0020e003c5001c8000f500256002b9002c7001a8003f0002b10031e0031e0002300022000f6002560031d0020e003c5001c8000f600256002b9002c7001a8003f0002b10031e0031e001f00026f0031b00366001f600187003be00274001a80031e0031e002e20028e001b90018300387002d3002de000170001a00015000fd0005c0003a000700006a0006e000de0004a001930004a000dd0037d0006c0006b000680006d0006f0006700069000a1003680037b00188000b200256002b30021c00398003d5001e500039002b20008900021000ba000a3000be000100000500007000ab00003000d1000db0002300071000d0001010007500022000df000e8000bb0014e000e3000bd000bc003cc00036001e100265001f000376002080025100251003830021700288001fd001fe0030a00388001c7002f7002f70032c00036003cc000bc001e100265001f000376002080025100251003830021700288001c7002f7002f70032c000450004400121000b300115000b5000b40000900008000090000800008000c1002330006400082002b3002b40021c0021d0027f002b3001d20021c00215002260032700327001d9001d90018b001e100217002c7002b9002c7002b90036f0036f0020900342003640027f0027f0027f002060037700293002060030a0030a001fc001fd001fe0038800372003720028c003cd003e7000cc00256000cb002cb001e10026500217001f0001d900258003d60032e0032f00330003010033d002b20031f00215003d00025f00386003910022d0022a003850022c0027700278002750027600264000cd000b100265001d9003d00025f0038600391002770027800264002580032e003d60022d0022a003850022c000e2000d900087000dc00256000dc002560031d001ef0032800338001e8001ba001e1002650021700288001f0001e5003db003da003cf0015f003d9002af0023d0023e001d9001d9001d9001920019200192003ed00004000050032f0032f0033000330003310033100302003010033d002b2002150030a00388001fd001fe0030a001fc00372003720037200376002080012e0015500135001300016400251002510025100251001f600087000bd0012d002180021800258002580032e0033200339003210021a0014b0033a0001d000c5000b60010c00025001d80018f003bf002490038300131001320015a001380016d00153001580012c00103000800010d000c70007a0007f000c800079000570005700094000420010a0007c0007d0011d000950001900081001040010e0002a00029000ea000e7000c9000e6000da000d50009a001680006000061000630013c001180011a001160020a0020a003c0001f200266001cf0034d00246003de0028a0020000294001f50017c00180001750003c000c60010200096000560011c00107002fa002fa002fa0022f0022f002220022400223001ae0027e003ce0037c002cf002d000280003bc001a60039f00227002280022800228003ae00172002f200245001df00361001ac001af001cc001cb001da001da002e8002e8003040030400344003430034a0034a0034a00198001980034c0034b0021b0021b0028b003ef00294002940029400295002d2003c7002cc0018d0024e0038e0038f0038d0024d0020400347002db002db002d8002d8002d8002d8002d9002d7002d6002dd003b6003b70037900309001b7003b3003a1002fe0029e00285002c00022b0023b0031500231001e40039500252001dd001b6002990029a0029b0029c0029d00240003500035300352003510034f003540035500282003a0001a0003a3001f1001a200382003a40028600326003d3003140018c00243001a40018f0018f001db002b7002b8002dc001fb001d6001aa001ce001cd001b4001dc00348002380024700177001780017f001740017d001760017e0017a001730017300281002810030c0030d0030b0025b0030f003100031100200002b0001eb00189001de001de002210021e002be000a6000f1000f2001120011f001a3001a3001a3001a3001a3001a3002f8002f8002b6002b600298001450009b0009800097000a8000a9000a700123000eb000ec000ed003b5003b500397003970039b0039b002ef0036200362002300023000303002da002da00232002ed0032a00357002f000308002ee00394000a50004c001f40009d0009e000e4001ae001ae0027e0027e003ce0037c0022200224002270022800280003bc001a6002d0002cf00031000f0000860033f0033f003340025e00190000d60005200093000b70011000117001130011b00124001220010f002ea002ec002eb002eb002eb00249003c1002f1001790017b0017b00173001730001b0024c002f20034900369002d100319002e8003490019b002ce001d10018f000ef00014001ea0029600201002030020200373001b30036c0036d0025c0029600201002030020200373003730025c0025d003ad001b30036c0036d001ee003710033500337003e6003eb0012a0013a000d8000b000062000240011e001190020b000d70014300165001660003b002f20023600325002f4003ee0023a002cd0039d001e3001ab002540031800300001b5003e100237001a9001c900312003580039e0031a00172001a3003ae0032b003a8003cb003a7001a5000cf000a00007800287003af003b0003b10024100380001bb00225001bf001c00039300393001e2001e2001e2003e0001ae0027e002cf002d00036b000840010600011001c60028d003bd003b8001b0003b9003ba001b1001b200058000200005900100001c6003b8001b00028d003bd003b9003ba001b1001b2000120031c001ec0031c000e5000400010b00027000e00007b00099000b900013000ce0008a002140037e0037e0037f003c200259000c0000350005b00030000c30003f000c20010700159001480010800055003d60005e0001c0007e000650020c0010900125000a20005d002ce001d7001140013d00090003230015c003e900170000d2001b80038c003b4003a20035a00356003a5003780024f00297001c500396002bf002ff0037a0036a002f5002e3001860033c0035f003dc002e5002e700257001ed0029f001ad00191001f30024a0024b002a000316001a10033e003d2002f6003a6003df0028f002f9001c200235001f40035c0034e0034e003290038100360002f3002bd00340003840039c003bb000ee000d4002190020500205001e10018a000d30020f0026600284003dc0039a001f9003c8001ca00250001e9001850035b0038b0030e001fa001a7002070014f001460014c001270015d0016e00163001670013e0012800133001290015e0016c00156001690016f00147001570012f0016a00137001260013600139"))
    static let mentions = PackedRows(
        ends: PackedNumbers(digits: "000000000200002000020000300003000030000400004000040000500008000080000a0000b0000c0000f0000f0000f0000f0000f0000f00015000160001d0001e0001f0002000028000290002a0002b0002c0002d0002e0003000032000330003400036000380003a0003c0003e000430004400046000480004a0004f000500005100052000530005500057000590005b0005e0006000062000640006b000710007b0007c0007d0007e0007f000800008100082000830008400085000860008700088000890008a0008b0008c0008d0008e0008f0009000091000920009300094000970009e0009f000a0000a1000a2000a3000a4000a5000a8000a9000ae000b1000b2000b4000b8000bc000be000c0000c4000c8000ca000cb000cc000d0000d1000d3000d6000d8000da000dc000de000e1000e3000e5000e7000e9000ee000ef000f0000f0000f0000f0000f0000f1000f2000f2000f3000f4000f5000f6000f6000f6000f7000f8000f9000fa000fb000fe000ff0010000102001040010400105001060010800109001090010a0010a0010b0010b0010c0010e0010f00111001120011300113001130011300114001180011a0011b0011d0011e0011f0012100123001240012500126001280012a0012c0012e00131001340013700137001380013a0013d0013d0013e001430014400145001450014600148001490014a0014a0014a0014b0014c0014d0014e001510015300156001590015c0015f0015f0015f0015f0015f00160001620016300163001630016400165001650016500165001650016500165001650016500165001650016500165001650016500165001660016700168001690016a0016b0016c0016d0016e0016f001700017100172001730017400175001760017700178001790017a0017b0017c0017d0017e0017f001800018100182001830018400185001860018700188001890018a0018b0018c0018d0018e0018f001900019100192001930019400195001960019700198001990019a0019b0019c0019d0019e0019f001a0001a1001a2001a3001a4001a5001a6001a7001a8001a9001aa001ab001ac001ad001ae001af001b0001b1001b2001b3001b4001b5001b6001b7001b8001b9001ba001bb001bc001bd001be001bf001c0001c1001c2001c3001c4001c5001c6001c7001c8001c9001ca001cb001cc001cd001ce001cf001d0001d1001d2001d3001d4001d5001d6001d7001d8001d9001da001db001dc001dd001de001df001e0001e1001e2001e3001e4001e5001e6001e7001e7001e7001e7001e7001e7001e7001e7001e7001e7001e7001e7001e7001e7001e7001e7001e8001e9001ea001eb001ec001ed001ee001ef001f0001f1001f2001f3001f4001f5001f6001f6001f6001f6001f6001f6001f6001f6001f6001f6001f6001f6001f6001f6001f6001f6001f6001f6001f6001f6001f6001f6001f6001f7001f8001f8001f8001f8001f8001f8001f8001f8001f8001f8001f8001f8001f8001f8001f8001f8001f8001f8001f8001f8001f8001f8001f8001f8001f8001f8001f8001f8001f8001f8001f8001f8001f8001f8001f8001f8001f8001f8001f8001f8001f8001f8001f8001f8001f8001f8001f8001f8001f9001fb001fc001fd001fe001ff002000020100202002030020400205002060020700208002090020a0020b0020c0020d0020e00210002110021a0021c0021d0021d0021e0021f0021f0021f0022100223002250022600227002290022b0022d0022f002310023200233002350023600238002390023b0023c0023c0023c0023c0023c0023d0023f00241002430024500247002490024b0024c0024d0024f0025000250002500025000251002520025200252002520025300254002550025700257002580025900259002590025a0025a0025a0025a0025a0025a0025b0025b0025c0025d0025d0025e0025e0026100262002640026b0026e0027100274002760027700278002790027b0027d0027e0027f00280002810028200282002830028400285002860028700288002890028a0028c0028e0028f00290002910029200292002930029400295002960029700298002990029a0029c0029e0029f002a0002a0002a0002a2002a3002a5002a7002a9002ab002ad002af002b0002b1002b2002b3002b5002b6002b8002b9002ba002bb002bd002bf002c0002c1002c2002c3002c4002c5002c8002c9002c9002ca002cc002ce002d0002d1002d3002d5002d6002d7002d8002d9002da002da002db002dc002de002e2002e3002e4002e4002e4002e5002e6002e8002e9002e9002ea002ea002eb002ec002ee002f2002f3002f5002f6002f7002f8002fa002fb002fc002fd002ff003000030100302003020030300304003050030600307003090030b0030c0030d0030e003100031100312003130031300314003150031600317003180031a0031c0031d0031e0031f003210032200323003240032400325003260032700328003290032b0032d0032e0032f003300033200333003340033500335003360033700338003390033a0033c0033e0033f003400034100343003440034500346003460034700348003490034a0034b0034d0034f003500035100352003540035500356003570035700358003590035a0035b0035c0035e003600036100362003630036500366003670036800368003690036a0036b0036c0036d0036f0037100372003730037400376003770037800379003790037a0037b0037c0037d0037e00380003820038300384003850038700388003890038a0038a0038b0038c0038d0038e0038f003910039300394003950039600398003990039a0039b0039b0039c0039d0039e0039f003a0003a2003a4003a6003a8003a9003aa003ac003ae003b0003b2003b4003b9003be003c0003c2003c3003c5003c7003c9003ca003cc003cf003d3003d5003d7003d9003da003db003dc003de003e2003e4003e5003e6003e7003e8003e9003e9003ea003ea003ea003ea003eb003ec003ed003ed003ed003ed003ed003ed003ee003f0003f2003f9003fa003fb003fc003fd003fe003ff0040000401004020040300404004080040a0040c0040d00410004110041500416004170041a0041f00420004250042500426004270042800429004290042900429004290042900429004290042d0043100435004390043e0044100443004450044a0044a0044b0044c0044d0044e0044e0044e0044e0044e0044e0044e0044e0045200454004570045a0045b0045c0045e004620046400466004680046a0046c0046e0047000472004730047300474004750047600478004790047b0047d0047f00481004840048700488004890048a0048c0048e0049000493004950049600497004990049b0049c004a0004a2004a3004a4004a6004a8004ab004ad004af004b1004b6004ba004bd004c0004c2004c4004c6004ce004d3004d4004d6004d7004d7004d8004d9004da004db004db004dc004dd004de004de004de004df004df004df004e0004e1004e1004e4004e6004e8004ea004ec004ed004ee004ef004f0004f2004f4004f7004fa004fc004fe005000050200504005050050600507005080050b0050d0050f00511005130051400515005160051700518005190051a0051f0051f0051f0052200522005220052400525005260052700528005290052a0052b0052c0052d0052e005300053100532005330053500537005390053b0053d0053e0053f00540005410054200544005450054700548005490054a0054b0054c0054d0054e005500055400556005580055a0055c0056000563005680056c005740057600578005790057a0057b0057d0057f0058100583005870058b0058f005930059500596005990059f005a3005a6005ac005ad005af005b5005b9005bb005bc005bd005be005bf005c2005c4005c5005c7005c9005c9005cc005cc005cc005cc005cd005cd005cd005cd005cd005d2005d7005db005e0005e2005e5005e8005ef005f0005f1005f4005f6005fa005ff006020060300603006060060c0061200617006190061d00622006290062d0063000635006390063c0063e006400064000643006440064500646006480064a0064b0064d0064f006500065100652006530065400655006560065700658006590065a0065b0065b0065c0065c0065c00660006600066200666006680066c00670006720067400676006780067a0067d0068000682006830068500687006890068c0068e006900069100692006940069600698006990069c006a0006a3006a6006a8006a9006ab006ac006ae006b0006b2006b4006b8006bd006c1006c5006c9006cc006cf006d0006d1006d2006d4006d6006d8006da006dd006de006e0006e2006e5006e7006e9006eb006ec006ed006ee006f1006f4006f8006fa006fc006fe007000070300706007080070a0070c0070d0070e00710007120071400715007160071700718007190071a0071b0071c0071d0071e0071f007200072100722007230072400726007280072a0072c0072d0072e0073000733007340073600738007390073b0073d0073e00740007410074300745007460074700748007490074a0074c0074e00750007520075400756007570075b0075c0075d0075f0076000762007640076500767007690076b0076d0076f0077100773007750077600777007780077a0077b0077d0077e0077f0078000781007830078500787007880078a0078b0078c0078d0078f0079100792007930079500797007990079900799007990079a0079b0079e007a2007a3007a5007a9007aa007ad007b1007b2007b6007b7007b8007bc007c1007c6007c8007ca007cd007ce007d2007d5007d5007d7007d9007da007dc007dd007de007df007e3007e6007ea007ed007f1007f3007f7007f8007fa007fb007fe007ff00800008010080300805008050080600807008080080d0080e00810008110081300816008190081b0081d0081f00821008230082500827008280082a0082a0082a0082e0082f0083100832008330083500837008380083b0083e0083f00840008430084400846008480084a0084b0084c0084e008510085400856008580085a0085c0085e00860008620086400865008660086700868008690086b0086d0086f0087300874008750087600878008790087b0087c0087d0087e0087f00880008810088200883008840088500887008890088b0088d0088f00891008930089500897008990089b0089d0089f008a1008a4008a6008a7008a8008a8008a8008aa008ac008ae008b0008b1008b2008b3008b5008b6008b6008b6008bb008bd008be008bf008c0008c1008c2008c3008c4008c5008c6008c7008c8008c9008ca008cb008cc008cd008ce008cf008d0008d1008d2008d3008d4008d5008d6008d7008d8008d9008da008da008db008dd008de008df008e0008e1008e2008e3008e4008e5008e6008e7008e9008ea008ed008f0008f3008f4008f5008f6008f7008f8008f9008f9008f9008fc008fd008ff009010090300905009080090b0090e009110091400917009190091b0091c0091d0091e0091f00920009210092200923009240092600927009290092b0092b0092b0092b0092b0092c0092e00933009390093e0093f009400094200945009480094b0094d0094f00950009510095200954009570095800958009590095a0095b0095b0095b0095c0095d0095e0096000961009630096600967009680096a0096c0096e009710097300973009740097400976009780097a0097b0097c0097d0097e0097f009800098100982009830098400985009860098700988009890098a0098b0098d0098e0098e0098f0099000990009900099100992009930099400995009960099700998009990099a0099b0099b0099b0099c0099d0099e0099f009a0009a2009a2009a2009a3009a3009a4009a4009a4009a5009a5009a5009a9009aa009ab009ac009b0009b3009b4009b5009b7009b8009b9009bb009bc009bd009be009bf009bf009bf009c0009c0009c0009c0009c1009c2009c2009c3009c4009c5009c5009c6009c8009c9009ca009cb009cc009cd009ce009cf009d0009d2009d3009d4009d5009d7009d9009db009dd009df009e1009e3009e5009e7009ea009ec"),
        elements: PackedNumbers(digits: "000ae000af000af00120000dc0004d0004e001ea00051002fc0004f0004f0004f00051002fc000280003d00050000530008b003460004f000640008b002b9002c3002c6002d5003590008b0008b00053000280003d000470005300082000dc00184003aa00048000480004800053000530005300048000530004800053000530005300053000dc00066000dc0009c000dc0009c000dc0009c000dc000660009c000dc0020d00328000530005300082000530008200053000820002c0002e0005300082003f00005300053000530005300053003e5000530024200053003e500053002420002800242003e5000280002c0002d000530002d000530002d002b9002ba002bb002c7002c8002c9000280002d002ba002bb002c8002c90002800039000820008b000bc000cb00111001d9001e10036f0008b000280008b0008b00053000530005300053000530005300053000530005300053000530005300053000530005300053000530005300053000530005300009000f50031e0000d0002800082000830008b001d000267000dc000dc000dc000dc000dc000dc000dc00034000dc001d9000dc00034000dc001d9001e10030a00087000bc000dc000dc0008b000dc00028000dc001d9002af00028000dc001d9002af0003e000dc0003e000dc0003e000dc001d4002af0003e000dc001d4002af0003e000dc000dc0008b0002800033000dc001d90003400034001d900034002710027b000340027b0003400271000340026d000340027c000340026d002720003400273000340027a000340026e0003400279000280003d0004700082000dc000dc000dc0001e0001f000cb0008b0008b000280008b0008b0008b0008b00111000090008b000bc000dc0008b0001f000bd0001f000fb000cb0008b0008b000cb0008b0008b0008b000280002800192000bd000bd000cb0008b0008b00028000280008b00192001e1000880008b0008b00088003420008b0008b000280008b000280008b0008b0008b0008b0001f0008b0001f0008b0001f0008b0001f0008b000090001f0008b000080001f0008b000090001f0008b000cb000cb0019200091000cb001e1000fc0008b000a3000ba000be001110008b0001f000cb0001f000bd0008b000280008b0008b0008b0008b000090008b000bc0001f0008b0001f0008b002c70001f0008b002b90001f0008b002c70001f0008b002b90030a0001f000cb000dc000dc00028000d0000d1000490005f0006c0007100023000db000ab000100009f000470003d0008200064000d0000d1000490005f0006c0007100023000db000ab000100009f000470003d0008200064000d0000d1000490005f0006c0007100023000db000ab000100009f000470003d0008200064000d0000d1000490005f0006c0007100023000db000ab000100009f000470003d000820006400101000490005f0006c0007100023000db000ab000100009f000470003d000820006400101000490005f0006c0007100023000db000ab000100009f000470003d000820006400101000490005f0006c0007100023000db000ab000100009f000470003d000820006400101000490005f0006c0007100023000db000ab000100009f000470003d000820006400101000490005f0006c0007100023000db000ab000100009f000470003d0008200064000490005f0006b0006c0002200075000db000d1000ab000100009f000470003d000820006400033000dc000dc000ff00130000dc000280002800028000280002800028000280002800028000280002800028000f70008b0008b000dc000dc000f7000ff002b3000f500028000330003d0004700082000dc000f5000f7003dc00033000f5000ff000fe000fe000490005f00082000dc00028000390003900039000390008b0003900192000390008b000390008b000390008b00039000390002800039000390002800039000390002800039000390002800028000640006400083000820008b0002800064000280003d000280003d000280003d000dc000dc00047000dc0008200091000cb0008b000cb000cb0005a000cb0008b00028000dc000280008b00111003d700028003d7003dc000cb000cb002c100010000280003d00047000820008b000dc000530005400346000530005400346000530005400346000540008b000540005400054000540008b000540008b0008b0002300022000dc000ab000530005300053000530005300053000530005300053000bc00036000530002300022000dc000ab000720007200072000720007200072000720007200072000bc0003600072000530007200075000dc00075000280007500028000750002800075000280007500075000770002800075000750007500075000750007500076000750007500076000750007500075000280007500028000750007500075000750007500075000dc000dc000e8003ed000dc000dc00028000dc00028000dc000aa000dc000dc000aa000dc000aa000dc0003d0003d0003d0003d000d1000db000db0008b003380005a000cb00192002b2000fd0001700028000280000d0002800023000dc00028000280002800064000280003d000820008b0008b00082000dc000820008b0008200085000ac0002300022000dc0008b000dc000ab00023000230008b0008b0008b0008b000f30008b000bc000360008b0002300022000dc0008b000dc000ab00023000230008f0008f0008b0008f000f70008f000bc000360008f0002300022000dc0008b000dc000ab00023000230008c0008c0008b0008c000f40008c000bc000360008c0002300022000dc0008b000dc000ab00023000230008d0008d0008b0008d000f50008d000bc000360008d0002300022000dc0008b000dc000ab00023000230008e0008e0008b0008e000f60008e000bc000360008e0002300022000dc0008b000dc000ab0002300023000f3000f30008b000f3000f3000bc000f300036000f30002300022000dc0008b000dc000ab0002300023000f7000f70008b000f7000f7000bc000f700036000f70002300022000dc0008b000dc000ab0002300023000f4000f40008b000f4000f4000bc000f400036000f40002300022000dc0008b000dc000ab0002300023000f5000f50008b000f5000f5000bc000f500036000f50002300022000dc0008b000dc000ab0002300023000f6000f60008b000f6000f6000bc000f600036000f600023000dc00023000280002300023000230008b000230008b000230008b0002300028000230008b00023000bb000bc0014e003c50002300036000bb0014e003c5000710008b000710008b000710002800071000280007100028000710007100091000cb00017000cb002b20008b000ba000cb001e100091000cb0008b000ba0008b000ba000dc000dc0006f0008b000dc0008b000dc000de0019200192001ef0004a0004a0008b0005300028000dc0008b0008b0008b000dc0003d000cb0003900089000390005a0008700091000cb00208002510003900021000390003900064000100001000010000ab000ab0003d0004700082000ab000db000230009f00023000d10002300082000d1000db00075000210003d000820009f000dc000f60008b000bb003c500008000bb000f6002b90031e000280002800082000ba000bd00121000360008b00028000dc000090008b000bc002c7000090008b000bc002b9000090008b000bc002c7000090008b000bc002b900009000bc002b9002c7003cc00028000bc00265000280003600039000bc0002800082000ba000bd00121000bc0008b00028000dc0000800036002b9002c7000280003600028000bc002650000900039000bc000bc0003600091000cb00028000bd000cb0011500091000cb00028000bd00028000bd0003d000bc000360003d0003d000b50003d000b40003d000b3000660006400082000c100066000c1000c100066000c1000cb000dc000cb00192000cb001920005a000cb0019200028000cb00192000cb000cb000cb00028000cb00028000cb00028000cb000280008b000cb00028000cb000cb000cb00028000cb00028000cb000cb00028000cb00192001e10008b000cb000cb000cb000cb000dc0005a000cb0005a000cb0019200028000cb00028000cb00028000cb00009000280005a000cb001e10008b000cb00192001e100028000cb0019200028000cb001920008b000cb0008b000cb0008b000cb000090001f000280008b000cb00192001e1002b90001f000280008b000cb002b9000cb0008b000cb000cb000cb0008b0008b00028000dc0002800028000280008b0011100028000cc00258000cb000cc000cb000cc000cb000cc000cb000cc000cb000cb000cb000cb00028000cb00028000cb00028000cb001e100028000cb001e100028000cb0006400067000bf000cd00028000b100028000b1000b1000b1000b1000b100028000b1001d900028000b100028000b100028000b1000b100265000b1000b1000b1000b1000b1000dc000dc000280003d0008b000dc0015500023000280008b0008b000dc000f7000dc0008b000280003300033000dc000dc000f7000f4000ff002b3000f5000dc000dc00028000dc00028000dc00028000dc00028000330002800033000dc00033000cb000dc000dc000dc00192000280002800033000330008b000330008b00033000330008b00033001110002800033000dc001920008b000dc0008b000dc0008b000dc0008b000dc0002800033000dc001920002800033000dc00028000330008b000dc002b9000280008b000dc002b900028000330008b000dc00192001e100265002b900087000dc00087000dc0008b0008b0008b000330008b0008b000dc00087000dc00087000dc000870008b000dc00155000870008b000dc00155000870008b000dc001550003300087000dc00155000bd000dc0008b0003300087000dc000280003300087000dc001e1003db0003300087000dc0015500087000dc001550003300087000dc00155001e1003db000bd000bd000dc0000900087000bc000dc0012e002b300087000bc000dc002170008b000dc000dc001070010700108000c5000dc0010800055000ef00025000140002500025000ef000250005a0008b0008b00053000840010700108001c600053001060010700108001c6000110010700108001c60002000028000cc00107001080010700108000dc0010700108000dc00107001080005a000850008b000bc0010700108002490010700057000dc0010700108001070010800020000cc001070010800011000530010700108001c6001060010700108001070009500107001080005300095001060010700108001c60005300084000950010700108001c600011000950010700108001c600064000dc0002a000dc00107001080002500028000dc0010700108000200002500028000dc000e4001070010800025000dc000e40010700025000dc001070002500036000dc001070010800025000360010700108000dc0010700108000dc00107000550006300061000dc00328000630010700107000280010700063001070010700063001070002800107000280003c000c6001020010200096000560008b000530002800028000280003d00028000320003d0008b00053001070005300058000cc001070005900107000110005300107001c6000110005300107001c600078001070007800107000780010700028001070002800107000280003b00107000280003b0010700028001070010700053001070005300107000530010700031000e4001070003b001070003b0010700107001070003b001070003b001070005300107001070002800053001070003b0005300107001a90002800053001070003b000530010700028001070010700028001070010700053001070002e0010700053001070002c00107000120010000107001c600012000530010000107001c6000530010000107001c60002e0010000107001c6000530010000107001c60004000053001070002e00040001070010700107001070002800107000530010700053001070008b00107000280008b00107001070005300107000e500107000e4000f00010700053001070002800107000860010700107001070010700058000cc0010700058000cc001070005300058000cc00107000dc00107000e400107000dc00107000e400107000a6000dc00107000a6000e400107000a6001070002800107000280010700107001070003c0010700028001070003c00107001070010700107001070010700107001070010700107001070010700107001070010700107001070005900107001070010b0005300107001070010b0010700107001070010b00020000cc001070010700028001070002800107001070002800107000f10010700107000f2001070010700028001070002800107001070010700107001070010700028001070002800107000dc001070008b001070001400107000140010700107000280010000107001c6001070010700028001070010700027001070003b0010700107000530010700053001070005300107000530010700012001070002800107000dc00107000dc00107001070010700107000530010700107000280010700107001070010700107001070010b0005300107000280010700107000dc0010700107001070010700100001070008400107001070010700028001070002800107001070010b00107001070001100107001c6000110010700108001c6001070003b001070003b00058000cc00107001070001100107001c6000110010700108001c600107000110010700108001c600107000dc000250005a001070010800053000840010700108001c600053001060010700108001c600107001080010700108000dc001070010800107000dc000ed0010700108000ed00107001080010700108001070010b0010700028001070010700107001070002500028001070010800025001070010800025000280010700108000250010700108000250002800107001080010700108000250002800107001080010700053001070010700025000dc001070010700107001070010700108000550008b0004c000dc000dc0002800064000dc000e200107000e400028000e4000e400028000e4000280003b000e4000280003b000e400078000e400078000e40003b000e40003b000e400053000e400053000e400053000e4000e400028000e40005300064000dc0010700086000590008600086000860002800086000530010700107000dc0010700108000dc00107001080010700107000280008b00107001070001b001070008b00107000dc001070010700107000640010700028000640010700028000640010700082001070001b001070008b00107000dc00107000dc00107000e400107000dc00107000e400107000dc0001b0001b0001b0001b0001b000580001b000580001b000530001b0005300100001c60001b0001b0001b000140001b0001400082000dc000140001400014000140001400014000140001400014000140001400053000140005300014000530001400053000140005300014000530001400053000140005300014000530001400053000140005300014000530001400053000140005300014000280008b000140002800014000ef000550011e000550011e000550011e00025000550002500107001070002500055000280005300082000cf000dc001070003b000530003b0003b0003b0003b0003b0003b0003b0003b0003b0003b0003b0003b0003b0003b0003b0003b0003b0003b0003b0003b0003b0003b0003b0003b0003b0003b0003b0003b0003b0003b00082000dc000780007800078000780007800078000780007800078000780005300078000780005300078000dc0005300078000dc0005300078000dc0007800078000780007800078000780006400084001060001100011001c600011001c600011001c600011001c6000110028d003b800011003b8003bd00011001b00028d00011001b0003bd0008b000b1000cc0008b000b1000cc0005300064000530008200100001000010000100001000010000100001000010000053000820005300012000530001200053000530003b001070003b0007b000cf00100001070003b000530007b000cf00100001070003b0007b000cf001000010700107000ce000ce0010700053000ce00107000ce000e00010700053000ce0010700053000ce00053000ce0008a0008a0008a0008a000c2000530008a000c20008a001080010700107000550010700107001070010800107000650010700107001080012500107001070010700109000a20010700109001140010700109002ce00028000dc0009000028000dc00028000dc0008b00108000d4000d4000d4000d4000d4000d4000d4000d4000d4000d4000d4000d4000d4000d4000d4000d4000d400054002d5000540008b0008b0008b0008b0008b0008b0008b0008b0008b0008b0008b0008b0008b000dc000dc000dc000dc000dc0008b000dc000dc0008b000c6000540008b000dc003f00008b0008b000ee00028000530008b000dc0008b000d3000dc000d3000d30008b000d30008b000dc0008b000dc0002800028000dc000dc000dc00053000dc000540002e0002e0008b0008b000dc0008b0008b0008b0008b0008b0008b0008b0008b0008b000dc0008b0008b0008b0008b000dc0008b000dc0008b000dc0008b000dc0008b000dc0008b000dc0008b000ee0008b000dc0008b000dc000280008b000dc0008b000dc"))
    static let directMentions = PackedRows(
        ends: PackedNumbers(digits: "0000000003000030000400004000040000400006000060000600006000060000700008000090000a0000b0000b0000b0000b0000b0000b0000b0000d0000d0000d0000d0000d000100001100012000130001300013000140001400015000160001600016000160001600016000160001600016000160001600016000180001800018000180001800018000180001800018000180001c00021000260002b0002f00030000300003000030000300003000030000300003000030000300003000030000300003000030000300003000030000300003000030000300003000030000300003000032000320003200032000330003400035000350003a0003a0003c0003d0003d0003d0003e0003f0004000041000420004300043000430004300043000470004b0004c0004d0004e0004f000500005100052000530005400055000570005700057000570005900059000590005900059000590005900059000590005900059000590005c0005c0005f0005f000600006300063000630006300063000630006300063000630006300063000630006300063000630006300063000630006300063000630006300063000630006500065000660006600066000660006600066000690006900069000690006900069000690006900069000690006c0006c0006c0006c0006c0006c0006c0006d0006d0006d0006d0006d0006d0006d0006d0006d0006d0006d0006d0006d0006d0006d0007000071000720007300074000780007c0007d0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e0007e00081000810008200082000820008200082000820008200082000820008200082000820008200082000820008200082000820008200082000820008200082000820008300083000830008300083000830008300083000830008300083000830008300083000830008300083000830008300083000830008300083000830008300083000830008400084000850008500085000850008500085000850008500085000860008600086000860008600086000870008700087000870008700087000870008700088000890008a0008b0008c0008d0008e0008f0009000090000900009000090000900009000090000900009000090000900009000090000900009000090000900009000090000900009000090000900009000090000900009000090000900009000090000900009000090000900009000090000900009000090000900009100091000910009100091000910009100093000950009500095000950009500095000950009500095000950009500095000960009600096000960009700098000990009a0009b0009b0009b0009b0009b0009b0009b0009b0009b0009b0009b0009b0009c0009d0009d0009d0009d0009d0009d0009d0009d0009d0009d0009d0009d0009d0009e0009e0009e0009e0009e0009e0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f0009f000a0000a0000a0000a1000a1000a1000a1000a1000a1000a1000a1000a1000a1000a1000a1000a1000a1000a1000a1000a1000a1000a1000a1000a1000a1000a1000a1000a1000a1000a1000a1000a2000a2000a2000a2000a2000a2000a2000a2000a2000a2000a2000a2000a2000a2000a2000a2000a2000a2000a2000a2000a2000a2000a2000a2000a2000a3000a3000a3000a3000a3000a3000a3000a3000a3000a3000a3000a3000a3000a3000a3000a3000a3000a4000a7000aa000aa000ab000ab000ab000ab000ab000ab000ab000ab000ab000ab000ab000ab000ab000ab000ab000ab000ab000ab000ab000ab000ac000ac000ac000ac000ac000ac000ad000ae000af000af000af000af000af000af000af000af000af000af000af000af000af000af000af000af000af000af000af000af000af000af000af000af000af000af000af000af000af000af000af000af000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b4000b4000b5000b5000b5000b5000b5000b5000b5000b7000b9000bb000bd000bd000bd000c3000c9000c9000c9000c9000c9000c9000c9000c9000c9000c9000c9000cc000cc000d0000d2000d3000d4000d5000d6000d7000d7000d7000d7000d7000d7000d7000d7000d7000d7000d7000d7000d7000d7000d7000d7000d7000d7000d7000d7000d9000d9000d9000d9000d9000d9000d9000d9000d9000d9000d9000d9000d9000d9000d9000d9000db000db000dd000dd000df000e4000e9000e9000ea000ea000ea000ea000ea000ea000ea000ec000ec000ec000ec000ee000f1000f1000f1000f1000f1000f1000f1000f1000f5000f8000f9000fa000fa000fa000fa000fc00100001020010400105001080010b0010c0010c0010c0010c0010c0010c0010c0011100113001130011300114001170011700117001170011700117001170011700117001170011700117001170011700118001190011900119001190011a0011a0011a0011a0011a0011a0011a0011b0011c0011d0011e0011e0012000122001230012400124001250012600127001280012900129001290012a0012a0012a0012a0012b0012c0012d0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012e0012f001300013000131001320013200133001340013400134001340013400136001360013600137001370013800138001380013800138001390013900139001390013a0013b0013c0013d0013e0013f001400014100142001430014400145001460014700148001490014a0014a0014a0014b0014c0014c0014c0014c0014c0014c0014c0014c0014c0014c0014c0014c0014c0014c0014c0014c0014c0014c0014c0014c0014c0014c0014c0014c0014c0014c0014c0014c0014c0014e0014f0014f0014f0014f0014f0014f0014f0014f001500015100152001530015400155001560015700158001590015a0015b0015c0015c0015d0015e0015f0016000161001620016300164001640016500165001650016500165001660016700168001690016a0016b0016c0016d0016e0016f001700017100172001730017400175001760017700178001790017a0017b0017b0017b0017b0017b0017d0017f0017f0017f001800018100182001850018800188001890018d0018d0018d0018d0018d0018e0018e0018f001900019100192001930019400195001960019700198001990019a0019b0019c0019d0019e0019f001a0001a1001a2001a3001a4001a5001a6001a7001a8001a9001aa001aa001aa001aa001ab001ac001ad001ae001af001b0001b1001b2001b3001b4001b5001b6001b7001b8001b9001b9001b9001b9001b9001b9001b9001b9001b9001b9001ba001bb001bc001bd001be001bf001c0001c1001c2001c2001c2001c2001c2001c3001c4001c5001c6001c7001c8001c9001ca001cb001cb001cc001cd001ce001ce001ce001ce001ce001ce001ce001ce001ce001ce001ce001ce001ce001ce001ce001ce001ce001ce001ce001ce001ce001ce001ce001ce001ce001ce001ce001cf001cf001cf001cf001cf001cf001cf001cf001d0001d0001d0001d0001d0001d1001d2001d2001d2001d2001d4001d4001d5001d5001d9001da001db001dc001dd001de001df001e0001e1001e2001e3001e4001e5001e6001e7001e8001e9001ea001ec001ed001ee001ef001f0001f1001f2001f3001f4001f5001f6001f7001f8001f9001fa001fb001fc001fd001fe001ff002000020100202002030020400205002060020700208002090020a0020b0020c0020d0020e0020f00210002110021200213002130021400215002160021700218002190021a0021b0021c0021d0021e0021e0021e0021e0021e0021e0021e0021e0021f002200022100222002230022400224002240022400224002240022400224002240022400224002240022400224002240022400224002240022400224002240022400224002240022400224"),
        elements: PackedNumbers(digits: "0000200004000050000600008000090001900019000190001900019000160001a0002400026000270001c0001c0001c000260001c000240002e0002f0003400035000360003700031000320003300034000350003100032000330003400035000310003400035000360003700034000350003600037000c200212002a50005e0043500436003ea003eb004530045400455003e70044f0046d00436004360006f0006f004360043600072003cf003d00041100072003cf003d00041100072000720007200072000720007200072000720007200072000800008100084000850008b001fe003d20008b001fe003d2000c20008b001fe003d2003d8003d9000af0008b001fe003d20008b001fe003d2000c2000c5000c7000c8000d4000d4000d4000d4000cc000db001fb00410000cc000dc001fb00410000d4000d4001db001f0001f1001f2003db002880022700230000c20023c0023c0023c0023c0023c0023c0023c0023c0023c0027000274002750027400275002860028c0028c0028c0028c0028c0035700354002a6002a5003540028900375003b50038d001fb0039100410001fb0039100410003b5003b7003b8003b9003b6003ca001fb003f3003fb00410000c20040100412004020041300403004140040400415001fe003d2003ef003f20040900416001fe003d2003ef003f20040a00417003cf003d000411003cf003d0004110041200413004140041900412004130041400415001f100434003cb0044c003e70044f003e800450001fb004100042c0044600447001fb004100042c0044400445000c2003e70044f0042300424004230042400458002890042300424004590042300424004590045a0045b00423004240042300424004580045c004580045c004580045c0046b004580045c0046400423004240046e0046c0047a0047c0047e00480005d9004740047b00481004740047d004800059c0059c0059c00491004830048200484004a00059c004a00059c0059c0059c0059c006760059c005b6004a4004a3004a5005fe004a6004a7005690056900569005690056a0056a0048900576005760059c0057d005760057600576005760057600576005760057600576005760057600576005760057600576005760057600576005980059c005ae0059c005b8005b9005ba005ba005ba005bb005bc005bd005be005be005be005be005be005cc005cc005cc005cc005cc005cc005cc005cc005cc005da005da005da005da005da005da005da005da005da005da005da005da005da005da005da005da005da005da005da005da005da005da005f7005f8005f7005f8005fd005fd005fd004740047f00480004740047f00480005fe0047400601006020060300604006040060400604006040060400604006040060400604006040060400604006040060400604006040060400604006040060400604006040060400604006040060400604006040062500625006250062500625006250062500625006250062500625006250062500625006250063d0063d0063d0063d0063d0063d0063d0063d0063d0064a0064a0064a0064a0064a0064a0064a0064a0064a00656006540065400671006790067d0068100683006850068700576006db006dd006e0006c3006c3006c3006c3006c3006c3006c3006c3006c3006c3006c3006c3006c3006c3006c3006c3006c30001a0023c006de006df006e1006e2006e3006e4006e5006e5006e5006e5006e5006e5006e5006e5006e5006e5006e6006e7006e8006e9006ea006eb006ec006ed006ee0057600576005760057600576005760057600576005760057600576006dc006dc006ef006c9006c9006c4006c9006c8006f0006f1006f2006f2006f3006f3005760057600576005760057600576"))
    static let core = PackedNumbers(digits: "0020b0020c0020d0020e0020f00211002130021700218002190021a0021b0021c0021d0021e")
    static let openGates = PackedNumbers(digits: "00010000180001e0002100022000230002800033000390003d00047000490004b000530005f00064000660006700068000690006b0006c0006d0006e0006f000710007500082000850008b0009f000a3000aa000ab000b2000ba000be000cb000cc000cd000d0000d1000db000dc000df000e8")
}
