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
func _formatted(_ value: Any, _ format: String) -> String
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
enum MemoryLayout<T> {
static var size: Int { get }
static var stride: Int { get }
static var alignment: Int { get }
}
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
        ends: PackedNumbers(digits: "00002000050000600008000090000b0000c0000e00011000140001500017000190001c0001d0001f000310003a0003f0004e00057000640006f0007a000840008d00098000a5000ac000b1000bb000bf000d6000e9000f6000fe00105001140011d001210012700131001380013f001450014b001530015a0015e0016a001730017f001850019000197001a0001aa001b9001be001c9001d3001e3001f900204002130021f002270023b00249002650027c0028000289002a3002ad002ba002c5002d2002de002f200302003090030f003170032600335003470034b003550035c00363003720037f00388003910039c003aa003bb003cc003d5003e2003e7004000041b00439004640047d00498004af004cf004e90050a0051b00520005270052e0053b00554005650056900570005740057c00580005870058c005940059a005a6005ae005b4005c7005d3005d8005dd005e5005f500604006070060c00611006160061a0061f0062f0063300638006460064c0065b006650066f0067d006810068500693006a5006bc006d5006dd006e9006f800709007110071a0072b0073900748007560075b00762007720077c0078c007a5007b3007bc007c4007d4007e7007f7008030080c0081a00830008450084a0085900873008830088c00892008a4008b4008ba008c4008ce008d5008e0008e8008f0008f3008fd009020090c0091900926009300094100953009590095f009640096f0097b009820098c00992009a5009c0009ce009d9009e4009ed00a0800a0c00a1900a2300a2c00a3c00a4800a4e00a5900a6900a7d00a8700a9200aa000aae00aca00ace00ad400ada00ae000ae500aea00aee00af200b0000b0f00b1d00b2400b3100b3a00b4900b5f00b6500b7100b7700b8800b8c00b9700ba300baf00bb900bbf00bcb00be100bf000bfe00c1100c2000c3500c4600c5700c6900c7d00c9700cb400cbf00ccd00cde00cee00d0200d1000d1c00d2c00d3f00d5300d6000d6800d7300d8300d9200da000daa00db100dbb00dc200dcc00ddc00ded00df300e0000e0900e1500e2300e3300e3f00e4c00e5800e6a00e7100e7d00e8700e8d00e9800ea300eb300ec600ecc00ed200edd00eeb00efa00f0200f0800f0d00f1200f2100f3600f3a00f4900f5800f6900f7000f7700f7e00f8b00f9800faa00fbb00fc700fd000fdc00fe900ff2010070101b010240102a01038010420104d010590105f0106b01070010780108a010910109a010a9010ac010b7010c4010da011000111401127011380114f011670117901192011ab011c4011d6011f3011f70120e01216012240122e0123e0124e012570125d012660127801282012860129101297012a7012ab012b0012c2012d8012e2012e7012ea012f801300013050130e01312013160131a013200132a0132f013400134b013560135e0136601371013870138b0138f013960139f013a4013ad013b4013bf013cc013d7013e1013f1013f8014020141201418014200142c0143d01445014500145f0146b0146e01473014770148601496014a0014a9014bc014c7014d2014e7014ef014f6015020150a015160151a015230152b0152f0153e015530156001568015720157d0158e01597015a7015af015b2015b6015c3015cd015d1015d7015dc015e6015f0015f9016000160c0162e016330163701640016440164e016580165f0166e0167d01686016960169f016b6016bf016c6016cb016da016e4016eb016ef016f80170f01714017210172a017330173c01745017550175b0175f0176c0177201785017900179501797017a6017b0017b5017c3017ca017d0017d8017dc017e2017e7017ee01808018140181e018250182c018360183d018460184d018550185f018690188201888018900189b018a5018aa018b3018bb018c8018d0018de018ee018f60190001908019130191f0192c01932019380193e019450195501961019650196f0197b0197f0198801997019a5019a9019bc019d1019e5019fe01a0701a1201a2301a3001a4001a4e01a6201a7401a7d01a8701a9b01aba01ada01aea01afe01b1001b2801b4101b5301b5601b5b01b5f01b6901b7901b8201b8e01b9101b9901ba201ba601bbb01bd201bd501bd901bdd01be401bf101bfa01bff01c0601c1201c1601c1a01c2601c2901c2d01c3101c3801c4801c5a01c5e01c6601c7001c7f01c8301c9901cb401cb701cc201cdf01cf201d0401d2101d3601d4501d5901d6c01d7201d7a01d8001d8f01d9a01daa01db001db801dc001dc801dd301de501df701e0001e0801e1401e1b01e2101e2901e3001e3701e4001e4201e4d01e5101e5901e6001e6701e6f01e7201e7e01e9101e9b01eaf01eb501ecd01ee001ef901f0601f1801f2501f2c01f3101f4101f5201f5801f6201f7601f7c01f8201f8f01f9401f9a01fa201fb401fb701fbf01fc501fd001fdb01fea01ff201ffb020010200a020150201f0202d02038020450204f0205e020670207b0208a0209102099020a9020b7020bc020c3020d2020dc020e7020f3020fe021080211a021310213f02156021660217a0218c021960219f021a6021ae021b4021b9021c0021c8021cc021d2021d5021d9021df021e8021ed021f1021fb022050220b0221a022200222d0224102247022530225e022670226f0227a022960229c022a0022a6022b2022c5022d2022e5022ec022f8022fb022ff02302023060230a023120231a0232902337023520235f0236c023780237c023820238d02394023a5023b7023bf023d3023e7023f1023f5024070240c0241f0243202440024430244b0245c0246c0247f02488024960249b024b0024ba024c8024d9024df024ea024f4024f9024fd025030251402519025290252e0253b0255b0256f0257d02594025a3025ba025bf025c5025cb025cf025d2025d4"),
        characters: ##"!=!==**=++=--=.....</<======>>=AdditiveArithmeticAlignmentAngleAngularGradientAnimationAnyCollectionAnyHashableAnyIteratorAnyKeyPathAnyLayoutAnySequenceAnyTransitionAnyViewArrayArraySliceAxisBidirectionalCollectionBinaryFloatingPointBinaryIntegerBindableBindingBitwiseCopyableBlendModeBoolButtonButtonRoleCGFloatCGPointCGRectCGSizeCGVectorCapsuleCaseCaseIterableCharacterCharacterSetCircleClosedRangeCodableCodingKeyCollectionCollectionOfOneColorColorSchemeComparableComparisonResultContainerRelativeShapeContentModeContiguousArrayControlGroupCopyableCountableClosedRangeCountableRangeCustomDebugStringConvertibleCustomStringConvertibleDateDecodableDefaultStringInterpolationDictionaryDismissActionDispatchQoSDispatchQueueDispatchTimeDispatchTimeIntervalDispatchWorkItemDividerDoubleDurationDynamicPropertyDynamicTypeSizeDynamicViewContentEdgeEdgeInsetsElementEllipseEmptyCollectionEmptyModifierEmptyViewEncodableEnvironmentEnvironmentKeyEnvironmentObjectEnvironmentValuesEquatableEquatableViewErrorExpressibleByArrayLiteralExpressibleByBooleanLiteralExpressibleByDictionaryLiteralExpressibleByExtendedGraphemeClusterLiteralExpressibleByFloatLiteralExpressibleByIntegerLiteralExpressibleByNilLiteralExpressibleByStringInterpolationExpressibleByStringLiteralExpressibleByUnicodeScalarLiteralFixedWidthIntegerFloatFloat32Float64FloatingPointFloatingPointRoundingRuleFloatingPointSignFontForEachFormGradientGridGridRowGroupGroupBoxHStackHStackLayoutHashableHasherHorizontalAlignmentIdentifiableImageIndexIndexSetIndexingIteratorInsettableShapeIntInt16Int32Int64Int8IssueIteratorProtocolKeysLabelLabeledContentLayoutLayoutDirectionLazyHStackLazyVStackLinearGradientLinkListLocalizedErrorLocalizedStringKeyLocalizedStringResourceLosslessStringConvertibleMaterialMemoryLayoutModifiedContentMutableCollectionNSObjectNamespaceNavigationBarItemNavigationLinkNavigationStackNavigationViewNeverNumericObjectIdentifierObservableObservableObjectObservableObjectPublisherObservedObjectOptionSetOptionalPartialRangeFromPartialRangeThroughPartialRangeUpToProgressViewPublishedRadialGradientRandomAccessCollectionRandomNumberGeneratorRangeRangeExpressionRangeReplaceableCollectionRawRepresentableRectangleResultRoundedCornerStyleRoundedRectangleScalarScenePhaseScrollViewSectionSecureFieldSendableSequenceSetSetAlgebraShapeShapeStyleSignedIntegerSignedNumericSimulationSimulationElementSimulationElementsSliderSpacerStateStateObjectStaticStringStepperStrideableStringStringInterpolationStringInterpolationProtocolStringProtocolStrokeStyleSubSequenceSubstringSystemRandomNumberGeneratorTextTextAlignmentTextEditorTextFieldTextOutputStreamTimeIntervalToggleToolbarItemToolbarItemGroupToolbarItemPlacementTraceEventTransactionTruncationModeUIKeyboardTypeUITextAutocapitalizationTypeUIntUInt16UInt32UInt64UInt8UTF16UTF8UUIDUnboundedRangeUnboundedRange_UnfoldSequenceUnicodeUnicodeScalarUnitPointUnsignedIntegerUserInterfaceSizeClassVStackVStackLayoutValuesVerticalAlignmentViewViewBuilderViewModifierViewThatFitsVisibilityZStackZStackLayout_AccessibilityModifier_AppearModifier_ArrayIterator_BackgroundModifier_ChangeModifier_ConcatenatedModifier_CountingIterator_DisabledModifier_DisappearModifier_EnvironmentModifier_EnvironmentObjectModifier_EnvironmentTransformModifier_IDModifier_LayoutContent_ObjectProjection_OverlayModifier_PublishedProjection_RangeIterator_TapModifier_ToolbarModifier_TransitionModifier_ViewModifierContent_actOnElement_advance_allObjects_autoclosureRuns_beginAnimation_beginTracking_bindingID_bounds_byteCount_causes_character_closureLocation_constantLocation_count_describeDate_distance_elementFlag_elementLabels_elementLocation_elementText_endAnimation_endTracking_environmentValues_expect_firstObject_formatted_group_identifier_isNegative_isStateDeferred_joinedDescriptions_later_leaks_logChanges_makeCharacter_makeUUIDString_matches_mount_move_next_nextSimulation_normalizedUUIDString_now_nowNanoseconds_objectLocation_objectWillChange_offset_output_owners_peekLocation_printChanges_projectedLocation_publishedStorage_recordIssue_rerender_resetCounts_scalarValues_schedule_sendObjectWillChange_setObjectWillChange_setState_slice_stateLocation_statePeek_stateValue_systemLabel_texts_traceEvents_trap_unmount_unwrappedLocation_update_warnings_withKnownIssueabsaccentColoraccessibilityaccessibilityAddTraitsaccessibilityDifferentiateWithoutColoraccessibilityElementaccessibilityHiddenaccessibilityHintaccessibilityIdentifieraccessibilityInputLabelsaccessibilityLabelaccessibilityReduceMotionaccessibilityRemoveTraitsaccessibilitySortPriorityaccessibilityValueaccessibilityVoiceOverEnabledacosaddingReportingOverflowadvancedalignmentGuideallSatisfyallowsHitTestingallowsTighteninganimationappendappendingarc4random_uniformasciiValueasinaspectRatioassertassertionFailureatanatan2autocapitalizationautocorrectionDisabledbackgroundbadgebarbaselineOffsetbitWidthblackblendModeblueblurboldborderbrightnessbrownbuttonBorderShapebuttonStylebyteSwappedcString:capacitycapitalizedcaseInsensitiveComparecbrtceilclampedclamping:clearclipShapeclippedcolorInvertcolorMultiplycolorSchemecompactMapcompactMapValuescomparecomponentscompositingGroupconcatcontainscontentShapecontentTransitioncontrastcontrolSizecoordinateSpacecornerRadiuscoscountcyandatePickerStyledebugDescriptiondebugPrintdecoding:defaultScrollAnchordescribing:descriptiondisableAutocorrectiondisableddismissdisplayScaledistancedrawingGroupdropdropFirstdropLastdumpdynamicTypeSizeedgesIgnoringSafeAreaelementsEqualendIndexenumeratedenvironmentenvironmentObjectequatableerrorDescriptionexactly:expfabsfailureReasonfatalErrorfillfilterfirstfirstIndexfirstRangefixedSizeflatMapflatMapErrorflipsForRightToLeftLayoutDirectionfloorfmodfocusablefontfontDesignfontWeightforEachforegroundColorforegroundStyleformIndexformIntersectionformStyleformSymmetricDifferenceformUnionformat:framefullScreenCovergaugeStylegesturegraygrayscalegreatestFiniteMagnitudegreengroupBoxStylegrouping:hasPrefixhasSuffixhashValueheaderProminenceheighthelphexDigitValuehiddenhorizontalSizeClasshueRotationhypotidignoresSafeAreaimageScaleindexindexViewStyleindicesindigoinfinityinitinsertinsetinsetByinteractiveDismissDisabledintersectionintersectsisASCIIisCasedisDisjointisEmptyisEnabledisEqualisFiniteisHexDigitisInfiniteisKnownUniquelyReferencedisLessisLetterisLowercaseisMultipleisNaNisNewlineisNumberisPunctuationisSignedisStrictSubsetisStrictSupersetisSubsetisSupersetisSymbolisUppercaseisWhitespaceisWholeNumberisZeroitalicjoinedkerningkeyboardShortcutkeyboardTypekeyslabelStylelabelsHiddenlastlastIndexlayoutDirectionlayoutPrioritylazyleadingZeroBitCountleastNonzeroMagnitudeleastNormalMagnitudelexicographicallyPrecedeslineLimitlineSpacinglistRowBackgroundlistRowInsetslistRowSeparatorlistRowSpacinglistSectionSeparatorlistSectionSpacinglistStylelocalized:localizedCapitalizedlocalizedCaseInsensitiveComparelocalizedCaseInsensitiveContainslocalizedComparelocalizedDescriptionlocalizedLowercaselocalizedStandardComparelocalizedStandardContainslocalizedUppercaseloglog10log2lowercasedluminanceToAlphamagnitudemakeIteratormapmapErrormapValuesmaskmatchedGeometryEffectmatchedTransitionSourcemaxmaxXmaxYmaximummenuIndicatormenuStylemergemergingmicrosecondsmidXmidYmillisecondsminminXminYminimumminimumCapacity:minimumScaleFactormintmodifiermonospacedmonospacedDigitmovemultilineTextAlignmentmultipliedReportingOverflownannanosecondsnavigationBarBackButtonHiddennavigationBarHiddennavigationBarTitlenavigationBarTitleDisplayModenavigationDestinationnavigationTitlenavigationTransitionnavigationViewStylenegatenextDownnextUpnonzeroBitCountnumericCastobjectWillChangeoffsetoffsetByonAppearonChangeonDisappearonLongPressGestureonPreferenceChangeonReceiveonSubmitonTapGestureopacityorangeoverlapsoverlaypaddingpartitionpipickerStylepinkpopFirstpopLastpopoverpositionpowpreconditionpreconditionFailurepreferencepreferredColorSchemeprefixpresentationCornerRadiuspresentationDetentspresentationDragIndicatorpreviewDevicepreviewDisplayNamepreviewLayoutprimaryprintprivacySensitiveprogressViewStylepurplequaternaryquotientAndRemainderradix:randomrandomElementrangerangesreadLinerecoverySuggestionredredactedreducereflecting:refreshableregularMaterialrelativeremainderremoveremoveAllremoveFirstremoveLastremoveSubrangeremoveValuerepeatElementrepeating:replaceSubrangereplacingreplacingOccurrencesreserveCapacityreversereversedrotation3DEffectrotationEffectroundroundedsafeAreaPaddingsaturationscaleEffectscaledToFillscaledToFitscenePhasescrollClipDisabledscrollContentBackgroundscrollDisabledscrollDismissesKeyboardscrollIndicatorsscrollTargetBehaviorscrollTargetLayoutsearchablesecondarysecondssequenceshadowsheetshuffleshuffledsignsignumsinsortsortedspecifiersplitsqrtsquareRootstartIndexstartsstatusBarHiddenstridestrikethroughstringInterpolation:strokestrokeBordersubmitLabelsubscriptsubtractsubtractingsubtractingReportingOverflowsuffixswapswapAtsymbolEffectsymbolRenderingModesymbolVariantsymmetricDifferencetabItemtabViewStyletagtaketantasktealtertiarytextCasetextContentTypetextFieldStyletextInputAutocapitalizationtextSelectionthickMaterialthinMaterialtinttoggletoggleStyletoolbartoolbarBackgroundtoolbarColorSchemetrackingtrailingZeroBitCounttransformEnvironmenttransitiontrimtrimmingCharacterstrunctruncatingIfNeeded:truncatingRemaindertruncationModeulpulpOfOneultraThinMaterialuncheckedBounds:underestimatedCountunderlineunicodeScalarsunionuniqueKeysWithValues:unredactedunsafeDowncastunsafelyUnwrappedupdateupdateValueuppercasedutf16utf8valuesverticalSizeClasswhitewholeNumberValuewidthwithAnimationwithContiguousStorageIfAvailablewithExtendedLifetimewithKnownIssuewithObservationTrackingwithTransactionwithoutActuallyEscapingwriteyellowzIndexzerozip~="##)
    static let chunksByName = PackedRows(
        ends: PackedNumbers(digits: "00002000030000400005000090000c0000d0000e000120001400015000160001700018000190001a0002700028000290002a0002b0002c0002d0002e0002e0002f0003000031000320003300037000380003b0004a00061000620006300064000650006700068000690006a0006b0006c0006d0006e0006f0007000071000720007300074000760007700078000810008200083000840009400095000960009700098000990009a0009b0009c0009d000b0000b1000c4000c6000c7000c8000c9000ca000cb000cc000cd000ce000d0000d1000d2000d3000d5000d6000d7000d9000da000db000dc000dd000f0000f1000f2000f3000f40010b0010c0010e001110011300115001160011900126001280012a0012c0012d001380013a0013b0013c0013f001400014100142001430014400145001460014700148001490014a0014b0016200163001640016600167001690016a0016b0016c0016e001700017200174001760017700178001790017a0017b0017c0017d0017e0017f001800018100182001830018400185001950019600197001980019a0019b0019c0019d0019e0019f001a0001a0001ad001ae001af001b0001b1001b2001b3001b4001b5001b6001b7001b8001b9001ba001bc001bd001bf001c3001c6001c7001c8001c9001ca001cb001cc001cd001ce001cf001d0001d1001da001db001dd001de001df001e5001ed001ee001ef001f0001f1001f2001f3001f4001f5001f600203002050020600207002090020a0020d0020e0020f0021000211002120021300215002160021700218002190021a0021b0021c0021d0021e0021f00221002230022500227002290022a0022b0022c0022e0022f002300023100234002350023b0023c0023d0023e0023f002400024100242002430024400245002460024700248002490024a0024b0024c0024d0024e0024f002500025100252002530025400255002560025700258002590025a0025b0025c0025d0025e0025f002600026100262002630026400265002660026700268002690026a0026b0026c0026d0026e0026f002700027100272002730027400275002760027700278002790027a0027b0027c0027d0027e0027f002800028100282002830028400285002860028700288002890028a0028b0028c0028d0028e0028f0029000291002920029300294002950029700298002990029a0029b0029d0029e0029f002a0002a1002a2002a3002a4002a5002a6002a7002a8002a9002aa002ac002b0002b1002b2002b3002b4002b5002b6002b7002b9002ba002bb002bc002bd002be002bf002c0002c2002c3002c4002c5002c6002c8002ce002cf002d0002d1002d2002d4002d5002d6002d7002d8002d9002da002e1002e2002e3002e5002f0002f1002f2002f3002f4002f7002f8002f9002fa002fb002fc002fd002fe002ff00300003010030200303003050030f0031000311003120031300314003150031600317003180031b0031c0031d003250032700328003290032a0032c0032d0032e0033700338003390033b0033c0033d0033e0033f003490034a0034b0034c0034d0035300354003560035b00360003610036300364003660036a0036b0036d0036e0036f003700037c0037d0037e0037f0038000381003850038e0039400395003970039a0039b0039c0039d0039e0039f003a1003a2003a4003a5003a7003ab003ad003af003b0003b2003b4003b5003b7003b9003ba003bb003bc003bd003bf003c0003c1003c2003c3003c4003c5003c6003c7003c8003c9003ca003cb003cc003cd003d0003d1003d2003e2003e3003e6003e7003e90040b00411004120041300414004160041700418004190041b00425004260042700428004290042a0042b0042c0042d0042e0042f00430004310043200433004340043500436004380043a0043b0043c0043d0043e0043f0044200446004480044a0044b0044c0044d0044e00455004590045a0045b0045c0045d0045f0046100462004660046700468004690046a0046b0046c0046d0046e0046f0047000471004720047300475004760047700478004790047a0047b0047c0047e0047f0048a00490004930049400495004970049800499004a7004a8004a9004aa004ab004ac004ad004ae004af004b0004b1004b2004c0004c1004c2004c3004c5004c6004c7004c8004ca004cc004cd004ce004cf004d1004d2004d3004d4004d8004d9004db004dd004de004df004e1004e2004e3004e4004e5004e6004e8004e9004ea004ed004ee004ef004f0004f1004f2004f3004f4004f5004f9004fb004ff00500005020050300504005080050b0050c0050e0050f005100051100512005130051c0051d0051e0051f0052000521005220052300525005260052700528005290052a00535005500055400555005560055700558005590055a0055c0055d0055e0055f0056100562005670056d00573005780057a0057b0057c0057e005800058100582005860058700588005890058a0058d0058f00590005910059400595005960059700598005990059a0059b0059c0059d0059e0059f005a0005a1005a3005a4005a6005a7005a8005a9005aa005ab005ad005af005b0005b5005b6005b7005bb005bc005bd005bf005c1005c2005c4005c5005c6005cd005cf005d1005d2005d8005d9005da005db005dc005dd005df005e0005e1005e3005e4005e5005e7005e8005e9005ea005eb005ec005ed005ee005ef005f0005f2005f3005f4005f6005f7005f8005fa005fb005fc005fd005fe005ff006000060a0060b0060c0060d0060f00610006120061300615006170061a0061b0061c0061d0061e006210062200624006250062700628006290062a0062b0062c0062d0062e0063000631006320063300634006350063600637006440064500646"),
        elements: PackedNumbers(digits: "001ed002800027a00221003550009d000bb0021f004160009e0035200417002200035300075003920039400395003910039300222001f20027f00279001f1001f3000ca000d9000e8000f7001060011400122001300013e0014c0015b0016a00351005c9005ce005d70059700331002850032f004620033000595005ee0006500064000a2000a4000a5005cb0017e001940034d001560016500225002340028800297002a6002b5002c4002d3002e2002f1003000030f0035d000c7000d6000e5000f400103001110011f0012d0013b0014900224002330028700296002a5002b4002c3002d2002e1002f0002ff0030e003580059f00446001ea005d2000bc000bd00467004660001a0001c0001e0001b0001d005e30057a001f9001b70005b005e10036600379001d6001d70006d0006e0006f000920017f001950019d001a70034a00334005a700487000cd000dc000eb000fa00109001170012500133001410014f0015e0016d001830018a001b2001f00005a005e5005d0000630045c001e90038b0038a001f5000cc000db000ea000f900108001160012400132001400014e0015d0016c001740018200189001900019c001a6001f400011000c3000d2000e1000f0000ff0010d0011b001290013700145001520016100170001770018d00199001a2001ae001d5003390033a001ff005660000b000090000c0000d0000a0057e002260022800219005eb0048b004590045a005ca005cc001860019f005e200333005f5005ed000c4000d3000e2000f1001000010e0011c0012a0013800146001530016200171001780018e0019a001a3001ad001d400470004710059e00472000cf000de000ed000fc0010b0011900127001350014300151001600016f00176001850018c00197001a0001aa001ab001b4001b6001ec00397005f0001b1001eb0018f001a400341001720033e0019b003420033600154001630033d000c5000d4000e3000f2001010010f0011d0012b001390014700155001640033c001af0033f00179003370017a0034000335000c6000d5000e4000f300102001100011e0012c0013a00148003590023500237002430024200157001660035c0024400245005c60045800455005d40045e0045f005ef004560045200463000ce000dd000ec000fb0010a00118001260013400142001500015f0016e00175001840018b00198001a1001a9001ac001b3001b5001ee0039800284005c7001b0001f70057c000a3003f80002d0034c005d9002890028e002a7002ac002b6002bb002c5002ca002980029d005fa001fa001fd0057f0045b004610048a0054700546005d50046e00545000140056800569000cb000da000e9000f8001070011500123001310013f0014d0015c0016b001730018100188001f6005c500343005f4001920034f0004400565005340054a0054800549000c9000d8000e7000f60010500113001210012f0013d0014b0015a0016900354002820005f00000000020059d003e5003440038d003900038f0058000006005d6001930034e00360003640037b00074000a700363004390017d0019100350001f8005e000396005e6005e4001d00048800454004570046a001e800066000a600180001960019e001a8001fb00202003c6003c5001a5003e4005d8005c4000c1000d0000df000ee000fd0035a000c2000d1000e0000ef000fe001590016800356005fe00601006000046d0057d005a30059c003f70046c000c8000d7000e6000f50010400112001200012e0013c0014a001580016700357003f9003fa0033a003380017c0035e005d300064000a400187003f6003620056a005cf0046b004690017b0035f00010004680054c0054d0054e005ff005960057b0053500536002d4002d9002f2002f700301003060031000315002e3002e8001d3001d20005c00075000a1000a000332001d1001b8001ce001d0005cd0010c0011a0012800136001440035b004890045100464001fe005c8005e7005ea005f20045d005d1004530046500587005810009f0053700583005f80038e004760058200474005a1004750058400460005a000538000070038c005860054b00585005f300617006040060a0060c0059a00061004500043a0042e0061400431004490044a0060b000130043000618006160044c006190059b0006200473005f9006090005900204002830024d005a4002630054400612005e9001cf0005d00444006030008c00361006020005e000120000f0044e000030042f0060f006130044f005e80044b00008005fb006050060d001cd0040a0000e000050000400607000b100432005a5005a6006080046f0061000615002690060e0044d0060600611005fd0026e004a3005bc005200052100593005940051b004860051d0051800519005900051f0059100592004840051c0051e0051a00485000380032b0025b003220052e003a700505004c600508005090007600077000ba0041200413004140005000043001c600037004b7004b80026400267000390003a004fb004fe005390053a0053b0053c0053d0053e005bd00507005c30049c0057700291002a0002af002be002cd002dc002eb002fa003090031800325005b600510005af004a8004940056b0056c004a900513005b3004eb004dc0032a004000006c0004700057000410003100375003860028d0029c002ab002ba002c9002d8002e7002f60030500314005b7004ab004aa00512005110047c0039f00215000580004b0004c002230050f005f700028003a5003a6003cc003e70040f0041000411004ac004ad0050a00514004ea0052f00530004a60003500068000a8001db00205003670037c003a8003c800401005ae004e7003490040600261003ff0052d003fc00072000bf001b900209002460031d003690037e003cb00405004fd0047a005670048300094000af001dd0025a00321004370050e003bc0042800097000b400371003bd0042500098000b500372003be0042600262004810052b004cc003b6003b90006e0036b003800042d003b00047700478005a2005f10001500227002360028b0029a002a9002b8002c7002d6002e5002f400303003120003b000420001600266005da00216003a1003d6004220006a000aa001d90020a0036f00384003a9003ca004030008e00090001e2001e30043b0043c00443004bb004bc003460039b003a00039c00532000300003f005310049100571004930049200572003a20049e005730049f004a0004a100574001e0001e1003dc003f3004e3003de003f5003db003f2000450048f004900055800559004e60055d005b5005160022d0023c005ab004e4002030040d0040e001ef004f10002000506001c8004a50047e005170004000286004470058d004cb004c70006f0009200093000ac000ad000ae001de001df0036c0036d003810038200433004340043500436004e900071000b0001dc005b00022a0023900065000a5000bc000bd001b7001ff00226002280023500237002890028e002980029d002a7002ac002b6002bb002c5002ca002d4002d9002e3002e8002f2002f70030100306003100031500344003c5003f9003fa0007800079003cd003ef0043d0043e005df0002900527003d8003e90002c001c5001c4003e3003ee0002700069000a9001d800206003680037d003c9003e6004020047b002590024a001bd002490027800258001ba001c30031e00248001bf001bb001c000324003e1003e2003df003ec003e0003ed001c1001c2001be001bc0024b004950056d0056e0039d003b3003b4003b50049a005750052200523004f900207004e1005010006b000ab001da001e60037000385004040008f00091001e4001e500480004bd003c2003290022e0023d0022f0023e003b800482004bf004c0004c1004c200543004ec004ed004ee004ef004f0004e0000460004800056000520005500018000190004a0005400053000490003c0003e0003d001ca0040c0052c0024700293002a2002b1002c0002cf002de002ed002fc0030b0031a00070001fc002120034b003d40042100345003990039e0039a0021400541005420050b0050c0026c0026d0028f0029e002ad002bc002cb002da002e9002f80030700316003ab003ad00023000240025d00533004e200217002180021c00025000260021b0026a0026b002900029f002ae002bd002cc002db002ea002f90030800317003aa003ac00021000220025e00200003c7004c5005ac005f6004980057900499005780008b004c30032d0022b0023a0021d004d6004d5004d0004d1004d2004d3004d40055b0055c004ce004cf0050d004d70025c0032e0024f0024e003280027b00001004ae004af0002a005880058a0058b0058c005890055e0056300555005610058f004a4005a9003760037700387003880053f00540000510048c0048d0048e0008a0022900238004df005b2000b600210003d20041f0007f000b70041e0055a004b0004b10002e002650026800562004db00095000990009a000b200373003ba003bb004230042700526005240052500528005290052a005b80025f0026000504004e5005b1005bb0031f0028a00299002a8002b7002c6002d5002e4002f30030200311003fb000c0002310023200240002410029400295002a3002a4002b2002b3002c1002c2002d0002d1002df002e0002ee002ef002fd002fe0030c0030d0031b0031c00326003270009c001e700213003d50004f004420027d00017005a800502003a3003a4003fd0055f005bf0037800389002570007a0008d003cf003f00043f00080000810020f003d000418004190007b0007c000b8003d10041a0041b0007d0007e000b90041c0041d00082004400020e0027200067003fe0008300441004450004d0008400211003d30042000086003b1004b3004b20003200253002540025100252004cd00515004b4004b5004b6004ba004b90047d004f6004f2004f5004f4004f3004f7004f800560005b90021a0027400275004a7005560055700087003b20024c00320000340008800089003ae003af00059003c0003c1004290042a0042b0002f002550006d0036a0037f0042c003b7004da002700027100497005700033b005db005dc005dd004ff000730020b0020c0036e003830043800448003dd003f4003d9003ea0032c000960009b000b300374003bf004240026f00085004ca004c8004c9003da003eb00564004e8005510055200347000360055300554005ad005ba0049d004fa004de004fc00500005c2005c0004a2005be000be004dd0054f00550004d8004d90049b0057600323004790058e005de0004e000330028c0029b002aa002b9002c8002d7002e6002f5003040031300256004c400250002300023f005c1003650037a003c3004960056f001cc004090002b003d7003e800201005030027c00348003ce003f1005ec0020d001c90040b00408001cb00407002080047f005b4001c70001f00598003c40027600277005fc00060005990027e00415005aa004be0021e0022c0023b00292002a1002b0002bf002ce002dd002ec002fb0030a003190027300281"))
    static let membersByGate = PackedRows(
        ends: PackedNumbers(digits: "00000000000000000000000000000000000000000000000000000000000000000000000000000000000020000200002000020000200002000020000200004000040000400004000040004b000640006400064000640006f0006f0007100071000710007d0007d0007d0007d0007d0008b0008b0008b0008b0008b0008b000a7000a7000a7000b7000b7000b7000c8000c8000e4000e4000e7000e7000e7000e7000e7000e7000e7000e7000e7000e7000e7000e7000e7000e70010c0010c0010c0010c0010c0010c0010c0010c0012a00134001350013500135001350013500135001350013500135001350013500135001350013500142001430014300144001440014400144001440014400144001440014400144001440014b00169001690016900182001820018200182001830018300183001830018300183001830018300183001840018400184001850018500185001850018500185001a3001c1001df001fd0021b0021b0021b0021b0021b0021b0021b0021b0021b0021b0021b0021b0021b0021f0021f0021f0021f0021f0021f0021f0021f0021f0021f0021f0021f0021f0021f002240022500225002250022600226002260023600241002410024100241002410024100241002410024200256002560025600256002560025c0025c0025c0025c0025c0025c0025c0025c0025c00285002ad002ad002b3002b3002b3002b3002b3002b3002b3002b3002b3002b3002b3002b3002b3002b30032800328003280032800328003280032800328003390033900339003390033900339003390033900339003390033900339003390033900339003560037300390003ad003ca003ca003ca003ca003ca003ca003ca003cb003cb003cb003cb003cb003cb003cb003cb003cb004aa004aa004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab004ab"),
        elements: PackedNumbers(digits: "0035200353001b5001b60006400065000660006700068000690006a0006b0006c0006d0006e0006f000700007100072000730007400075000760007700078000790007a0007b0007c0007d0007e0007f000800008100082000830008400085000860008700088000890008a0008b0008c0008d0008e0008f000900009100092000930009400095000960009700098000990009a0009b0009c0009d0009e0018d0018e0018f001900019100192001930019400195001960019700198000a3000a4000a5000a6000a7000a8000a9000aa000ab000ac000ad000ae000af000b0000b1000b2000b3000b4000b5000b6000b7000b8000b9000ba000bb0031d0031e0031f00320003210032200323003240032500326003270044700448000bc000bd000be000bf000c0001700017100172001730017400175001760001f000200002100022000230002400025000260002700028000290002a0002b0002c00188001890018a0018b0018c001b7001b8001b9001ba001bb001bc001bd001be001bf001c0001c1001c2001c3001c4001c5001c6001c7001c8001c9001ca001cb001cc001cd0037a0037b0037c0037d0037e0037f00380003810038200383003840038500386003870038800389001d8001d9001da001db001dc001dd001de001df001e0001e1001e2001e3001e4001e5001e6001e70034b005a8005a9005aa005ab005ac005ad005ae005af005b0005b1005b2005b3005b4005b5005b6005b7005b8005b9005ba005bb005bc005bd005be005bf005c0005c1005c2005c3001f1001f2001f3001990019a0019b0019c0019d0019e0019f001a0001a1001fd001fe001ff002000020100202002030020400205002060020700208002090020a0020b0020c0020d0020e0020f00210002110021200213002140021500216002170021800152001530015400155001560015700158001590015a0015b0015c0015d0015e0015f001600022400225002260022700228002290022a0022b0022c0022d0022e0022f0023000231002320021a0021b0021c0021d0021e0021f00220002210022200223005ec0047b0047c0047d0047e0047f0048000481004820048300484004850048600567001ed0001900328003290032a0032b0032c0032d0032e0016100162001630016400165001660016700168001690016a0016b0016c0016d0016e0016f002330023400235002360023700238002390023a0023b0023c0023d0023e0023f0024000241002460024700248002490024a0024b0024c0024d0024e0024f002500025100252002530025400255002560025700258002590025a0025b0025c0025d0025e0045a001ef00286000c1000c2000c3000c4000c5000c6000c7000c8000c9000ca000cb000cc000cd000ce000cf0028700288002890028a0028b0028c0028d0028e0028f002900029100292002930029400295000df000e0000e1000e2000e3000e4000e5000e6000e7000e8000e9000ea000eb000ec000ed002a5002a6002a7002a8002a9002aa002ab002ac002ad002ae002af002b0002b1002b2002b3000ee000ef000f0000f1000f2000f3000f4000f5000f6000f7000f8000f9000fa000fb000fc002b4002b5002b6002b7002b8002b9002ba002bb002bc002bd002be002bf002c0002c1002c2000fd000fe000ff001000010100102001030010400105001060010700108001090010a0010b002c3002c4002c5002c6002c7002c8002c9002ca002cb002cc002cd002ce002cf002d0002d1000d0000d1000d2000d3000d4000d5000d6000d7000d8000d9000da000db000dc000dd000de002960029700298002990029a0029b0029c0029d0029e0029f002a0002a1002a2002a3002a400015000160001700018001b0001b1001b2001b3001b40035500001003e6003e7003e8003e9003ea003eb003ec003ed003ee003ef003f0003f1003f2003f3003f4003f5001ab001ac001ad001ae001af0034400345003460034700348003490036100365003660036700368003690036a0036b0036c0036d0036e0036f0037000371003720037300374003750037600377003780039700398003990039a0039b0039c001fc0039d0039e0039f003a0003a1003a2003a3003a4003a5003a6003a7003a8003a9003aa003ab003ac003ad003ae003af003b0003b1003b2003b3003b4003b5003b6003b7003b8003b9003ba003bb003bc003bd003be003bf003c0003c1003c2003c3003c4001a2001a3001a4001a5001a6001a7001a8001a9001aa003c5003c6003c7003c8003c9003ca003cb003cc003cd003ce003cf003d0003d1003d2003d3003d4003d5003d6003d7003d8003d9003da003db003dc003dd003de003df003e0003e1003e2003e3005da005db005dc005dd005de005df00045000460004700048000490004a0004b0004c0004d0004e0004f0005000051000520005300054000550005600057000580017700178001790017a0017b0017c0017d0017e0017f00180001810018200183001840018500186001870033a0033b003f8003f9003fa003fb003fc003fd003fe003ff004000040100402004030040400405004060040700408004090040a0040b0040c0040d0040e0040f004100041100412004130041400415004160041700418004190041a0041b0041c0041d0041e0041f004200042100422004230042400425004260042700428004290042a0042b0042c0042d0042e0042f004300043100432004330043400435004360043700438004390043a0043b0043c0043d0043e0043f0044000441004420044300444004450056b0056c0056d0056e0056f005700057100572005730057400575005760057700578005790057a0057b0010c0010d0010e0010f00110001110011200113001140011500116001170011800119002d2002d3002d4002d5002d6002d7002d8002d9002da002db002dc002dd002de002df002e000128001290012a0012b0012c0012d0012e0012f001300013100132001330013400135002f0002f1002f2002f3002f4002f5002f6002f7002f8002f9002fa002fb002fc002fd002fe001360013700138001390013a0013b0013c0013d0013e0013f00140001410014200143002ff003000030100302003030030400305003060030700308003090030a0030b0030c0030d0014400145001460014700148001490014a0014b0014c0014d0014e0014f00150001510030e0030f003100031100312003130031400315003160031700318003190031a0031b0031c0011a0011b0011c0011d0011e0011f0012000121001220012300124001250012600127002e1002e2002e3002e4002e5002e6002e7002e8002e9002ea002eb002ec002ed002ee002ef001d00047700478004790047a0048c0048d0048e0048f004900049100492004930049400495004960049700498004990049a0049b0049c0049d0049e0049f004a0004a1004a2004a3004a4004a5004a6004a7004a8004a9004aa004ab004ac004ad004ae004af004b0004b1004b2004b3004b4004b5004b6004b7004b8004b9004ba004bb004bc004bd004be004bf004c0004c1004c2004c3004c4004c5004c6004c7004c8004c9004ca004cb004cc004cd004ce004cf004d0004d1004d2004d3004d4004d5004d6004d7004d8004d9004da004db004dc004dd004de004df004e0004e1004e2004e3004e4004e5004e6004e7004e8004e9004ea004eb004ec004ed004ee004ef004f0004f1004f2004f3004f4004f5004f6004f7004f8004f9004fa004fb004fc004fd004fe004ff005000050100502005030050400505005060050700508005090050a0050b0050c0050d0050e0050f005100051100512005130051400515005160051700518005190051a0051b0051c0051d0051e0051f005200052100522005230052400525005260052700528005290052a0052b0052c0052d0052e0052f00530005310053200533005390053a0053b0053c0053d0053e0053f005400054100542005430054f005500055100552005530055400555005560055700558005590055a0055b0055c0055d0055e0055f005600056100562005630056400588005890058a0058b0058c0058d0058e0058f0059000591005920059300594005a2005e8005e9005f1005f6005f7"))
    static let chunkEnds = PackedNumbers(digits: "00028000f7001570019b001d600203003d60040f0043b00849009200099800bb300d2200d5200d7000d900156d01583015c5016590167f016a2016ca01758017d2017ed018d80199001a0101b8501ba601bc901be701c0501c3001c5c01c8b01cbb01cf501d6801dee01e6301f4001fbe0228a022b7022d8022fa0231b0233d0235f0237f0239f023bf023e00240102422024510247102491024b2024d402502025310255202573025c702717027410276c0278c027bd027ed0281d02858028d40292502a4302a9202acd02b2602b9302bf902c4f02c9d02d1402d8202e0d02e4702ea10336c034e20350303539035500360d036390365c0367e036aa036b1036d2037050371c03736037520376d03789037a3037bf037e90383c0386203882038af038fb0393c03968039a5039dc03a2403a6603aa003ac403afd03b2003b4403b7b03c4a03c8803ceb03d1603d3f03d5703d6f03d8403e0c03f4803fbc03ff60406b04098040c40417b0423a04265042aa042ed04322043570438b043be044020444904495044b6044fb0455a046470465f046920483e048540488004887048a8048f004919049460498e049d704a0104a2c04a7104ab404ae604b6204bdb04c5204cc004d2f04d7604dbb04e4b04eda04f4d04fb104fc704fce04fe5050050502205042050620507e0509a050c8050ec0510c05129051430516805194051be051db051f6052120523305254052710528e052bd052e205303053210533c053620538f053ba053d8053f40541105433054550547305491054c1054e70550905528055440556b05599055c5055e4056010561f0564105663056810569f056cf056f505717057360575205779057a7057d3057f20580f0582d0584f058710588f058ad058dd0590305925059440596005987059b5059e105a0005a1d05a3b05a5e05a7b05a9805ac705aec05b0d05b2b05b4605b6c05b9905bc405be205bfe05c1b05c3f05c5d05c7b05cab05cd105cf305d1205d2e05d5505d8305daf05dce05deb05e0905e2e05e4d05e6c05e9d05ec405ee705f0705f2405f4c05f7b05fa805fc805fe6060050602a060490606806099060c0060e306103061200614806177061a4061c4061e20620106226062450626406295062bc062df062ff0631c0634406373063a0063c0063de063fd0641c0643b0646a0649b064c4064e7065070652a065470656f0659e065cb065eb0660906628066460666406692066c2066ea0670c0672b0674d0676906790067be067ea068090682606844068610687e068ad068da06905069210693e0695d0697c069b2069e206a0806a2c06a5c06a8906aa906ac706af606b2306b4306b6106b8006b9e06bbd06bef06c1f06c4206c6306c8506ca306cc106cef06d1b06d4a06d7006d9b06dc706de606e0306e3a06e6f06e9206eb506eed06f1e06f4206f6406f9106fcb070030701f0703b0706707084070ae070cb070e6071010711d071570718f071c90720307232072530726d0728c072a9072c7072e90730c073210735c0737c07397073b2073d2073ef0740e0742a0744a0746507483074a1074bb074d5074f40751707537075530756f07589075e3076040779e077d1077f20781e0783c0785c0787207888078b20790e0793b07983079d7079ee07a8d07b3207c1607d2d07d6a07da907e7e07ece07fa307ff108095080d6080eb081000811c0812e08177081bb082010821c08270082af082f2083350837a083c90842608473084ec0854d085ac0862c0865108668086830868a086a50876a0886208909089380894f08969089810899d089bd089ea08a1408ad808b3008b7808baf08be508c1008c7b08ccd08d9608e6908f5a090460911609232092aa0932d093ab0940b09443094c00953d095a80961309695096b9096e3096f90971e09725097430976709786097a6097d90980a0983a0985e09894098d0098f40991e0993409959099600997d099a0099be099dd09a0f09a3f09a6e09a9109ac509aff09b1a09b3409ba909bd509bf509c1109c2909c4609c6109c7a09cb709cd509cee09d0909d1f09d3609d6e09d9909de909e0309e3c09e6b09ea209ed909f1009f3f09f6709fab09fef0a03f0a1060a15b0a1790a1d70a2710a3140a37c0a3e10a4520a4890a4b60a4f90a5260a5690a5910a5da0a6240a6730a6d40a8150a8800a91b0a97c0a9e30aa2b0aa630aaae0aaf90ab4d0ab700abdf0ac140ac5b0aca90adc60adec0aeb80aef60af2a0af4e0af780af8e0afb00afd50b00a0b0350b03c0b0580b0740b0950b0b20b0ce0b0fe0b1340b1580b1820b1980b1ba0b1df0b2140b23f0b2460b2630b2800b2a10b2bf0b2dc0b30e0b3460b36a0b3940b3aa0b3cc0b3f10b4260b4510b4580b4760b4940b4b50b4d40b4f20b5260b5600b5840b5ae0b5c40b5e60b60b0b6400b66b0b6720b6900b6ae0b6cf0b6ee0b70c0b7400b77a0b79e0b7c80b7de0b8000b8250b85a0b8850b88c0b8aa0b8c80b8e90b9080b9260b95a0b9940b9b80b9e20b9f80ba1a0ba3f0ba740ba9f0baa60bac30bae00bb010bb1f0bb3b0bb6d0bba50bbc90bbf30bc090bc2b0bc500bc850bcb00bcb70bcd50bcf30bd140bd330bd500bd840bdbe0bde20be0c0be220be440be690be9e0bec90bed00beef0bf0e0bf2f0bf4f0bf6d0bfa30bfdf0c0030c02d0c0430c0650c08a0c0bf0c0ea0c0f10c1100c12f0c1500c1700c18e0c1c40c2000c2240c24e0c2640c2860c2ab0c2e00c30b0c3120c3310c3500c3710c3910c3af0c3e50c4210c4410c4690c4c20c4d80c4fd0c51e0c5440c5660c5800c6580c73a0c75b0c7800c79e0c7f00c8470c89e0c8c90ca010cb2b0cc880ce120cefd0d00c0d0a80d16c0d2090d2950d4030d43e0d4990d51a0d5960d6180d6520d6d20d7510d7d90d8500d8760d8f80d97f0d9cd0d9f60da1b0db1a0db850dcee0dd4d0dd920ddc50de090deb40def80df3c0dfd00e0140e0370e0c50e1170e15f0e1970e1c20e2010e2300e2950e2d90e31b0e3790e4060e4670e5de0e6510e6b70e6ce0e6fd0e7390e75e0e7810e7af0e7de0e80f0e8290e8420e8a60e9090e9760e9e30eae40eb720ebf50ec3d0edc40ee370ee970eeae0eeca0ef060ef2b0ef520ef800efaf0efe00effa0f0130f0e90f1610f1e40f2450f2660f2930f36d0f4e30f58e0f6870f7860f7d70f82e0f89d0f9120f9820fac70fb130fb5c0fc1c0fce80fdb30fe8a0fea20ff471000d100dc101a110207102f5103f01048d104b710555105fe1069d106b4106cb107f0109151093010c0810c3f10c5c10c7910ca210cd810ddf10e1310e4410e8410fca1109c1116c1126f112bd113091135d115ba1169e116b6116d91173a11741117621177d11794117ae117ca117ea1181311881118ce119151194c11973119ba119e511a3f11a8011b4b11b7f11bba11bf411c3611c7f11cd611d2411d8911db911deb11e5511ec311ef711f5511fa811fcc1202412074120cb1212212180121bf121fb122481230d123b41241912458124a5124e91254412561125811260e1261512629126711268f126ad126d61270b127341274b1276512783127a0127c1127e6128001281c1287612897128b3128cf128f812921129481297212a1512a3b12a6412a9b12ac012af712b3f12b8412c0d12c4912c8512cc012cfa12d4112d8a12db512e1112ed012ef812f2012f4712f6d13037130f913168131d4133bd133f713438134541348a134ba134e71351713563135b113689137a21381113865138a0138c91392213a1513aaa13b3313bfc13c6013d1113dad13e0313e2b13e6f143b7143d81449f144d4145001453c14574145ae145e9146151463c14711147e4148971496e149fd14c03150a6152f91531e15347154fa15599156571574815802158591586c1590c159d615aa215b4c15c49160021619a164bb165e21668316c5416fde171061716c1729e172f61744c17493175061758e175ef176961770e177eb17853178c317949179cb17a8217b3317bd317c6d17cd217d0017d2e17d6017d9b17dc117e0317e3917e7017f9817fcd180231805c180ca181a8181d718215182531828c182c71831a18371183b0183dd184131844b18487184c3184ff1853a18587185c0185f0186281865e18682186d61873d18783187ca188081884e1889a188dd1891d1895118993189cc18a2318ab518b0a18b5f18bc118c1a18c6c18c9518cbf18ce618d2d18d6818d9b18dd018e1918e4c18e8618ed418f1b18f5b18f9518fd11900e190471909f190f91913d1919b191d719211192501928d192fd1936b193d01940f1945f1949c194e61953b1957d195c5195fa1962f196671969c196cf197031973619769197a0197db1980f198481987e198b6198ea1992519965199be199fc19a5919a9719ad619b2319b7e19bbe19bfa19c4119c8219cc819d0819d4119d9619ddc19e1f19e6919e9e19edd19f0719f3819f6019fa619fe31a0131a0421a0801a0cb1a10b1a1a41a1f31a2361a2741a2a21a2da1a3131a33c1a3741a3aa1a3e21a4191a4501a48f1a4cc1a50b1a54c1a5901a5d61a61f1a6621a6991a6d21a70f1a7571a7961a7e51a82c1a87b1a8b41a8f31a92b1a9631a9911a9d61aa311aa671aa9f1aade1ab2d1ab701abd01ac891acda1ad3e1ad991ae291aec61af0a1af711affe1b0261b0a71b13b1b1691b1ca1b2061b2221b47b1b5711b6651b7681b80b1baf81bb531bc9f1bd741be7c1bef01bf3c1bf681bfab1c01e1c0a01c11d1c1cc1c26f1c3321c3e91c47c1c5211c5ca1c6171c6af1c7181c7a01c8181c8721c8e61c92b1c9881c9cf1c9fe1ca241ca4f1cc9d1ccba1cce71cd061cd351cd831cdd51cdff1ce381ce6f1cea51ced61cf091cf401cf681cfa21cfca1cffa1d3e51d4351d46f1d6001d74e1d7a91d80a1d8941d8e11d94f1d9b91da3a1daad1db261dbdd1dcaa1dd731ddc71de401ded31df611dfe01e0631e0e51e1611e5691e6001ef4a1eff61f0a11f0b81f0cd1f2761f4401f5841f8131f9601f9cf1fa411fc771fc971fcc01fce52006020087200b4200e12010c201352015e20187201b0201dd2020a202332025e20289202b2202dd20308203372036a2039b203d0204072043c20465204a4204dd205202055b2058220599205b420c0520c7420ccd210b2212c0213b7214d421722218c7218fd2192121955219a021a2d21a8f21b6621c5b21d0221d1a21d3d21d7221dc021e0621e5a21e9d21ed221f1b21f5e21fa32200d220df2214222178221d3221ef2221d222422227622290222ce2235f223f022478224c12254f225a42267c227082277b227f4228c822936229d3229f622a9022ade23ab223bc223e252418a241a8241f0242202424f24277242c42432b243632439c243df2441a2443a244562447d244a3244cc244f22452b24573245a3245e624660246d124744")
    static let chunkFiles = PackedNumbers(digits: "00000000000000000000000000000000000000000000000001000010000100001000010000100001000020000200002000020000300003000030000300003000030000400004000040000400004000040000400004000040000400004000040000400004000040000400004000040000400005000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000700008000080000800008000080000800008000080000800008000080000800008000080000800008000080000800008000080000800008000080000900009000090000a0000a0000a0000a0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000c0000c0000c0000c0000c0000c0000c0000c0000c0000c0000c0000c0000c0000c0000c0000c0000c0000c0000c0000c0000c0000c0000c0000c0000c0000c0000d0000d0000d0000d0000d0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000f0000f0000f0000f0000f0000f0000f0000f0000f0000f0000f0000f0000f0000f0000f0000f0000f0000f0000f0000f0000f0000f0000f0000f0000f0000f0000f0000f0000f00010000100001000010000110001100011000110001100011000110001100011000110001100011000110001100011000110001200012000120001200012000120001200012000120001200012000120001200012000120001200012000120001200012000120001300013000130001300013000130001300013000130001300013000130001300013000130001300013000130001300013000130001300013000130001300013000130001300014000140001400014000140001400014000140001400014000140001500015000150001500015000150001500015000150001500015000150001500015000150001500015000150001500015000150001500015000150001500015000150001500015000150001500015000150001500015000150001500015000150001500015000150001500015000150001500015000150001500015000150001500015000150001500015000150001500015000160001600016000160001600016000160001600016000160001600016000160001600016000160001600016000160001600016000160001600016000160001600016000160001600016000160001600016000160001600016000160001700017000180001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001900019000190001a0001a0001a0001a0001a0001a0001b0001b0001b0001b0001b0001b0001b0001b0001b0001b0001b0001b0001b0001b0001c0001d0001d0001d0001d0001d0001d0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001f0001f0001f000200002000020000200002000020000200002000020000200002000020000200002000020000200002000020000200002000020000200002000020000200002000020000200002000020000200002000020000200002000020000200002000020000200002000020000200002000020000200002000020000200002000020000210002100021000210002100021000210002200022000220002200022000220002200022000220002200022000220002200022000220002200022000220002200022000220002200022000220002200022000220002200022000220002200022000220002200022000220002200022000220002200023000230002300023000230002300023000230002300023000230002300023000230002300023000230002300023000230002300023000230002300023000230002300023000230002300023000230002300023000230002300023000230002300023000230002300023000230002300023000230002300023000240002400024000240002400024000240002400024000240002400024000240002400024000240002400024000240002400024000240002400024000240002400024000240002400024000240002400024000240002400024000240002400024000240002400024000240002400024000240002400024000240002400024000240002400024000240002400024000240002400024000240002400024000240002400024000240002400024000240002400024000240002400024000240002400024000240002400025000250002500025000250002500025000250002500025000250002600026000260002600026000260002600026000260002600026000260002600026000260002600026000260002600026000260002700027000270002700027000270002700027000270002700028000280002800028000280002800028000280002800028000280002800028000280002800028000280002800028000280002800028000280002800028000280002800028000290002900029000290002900029000290002900029000290002900029000290002900029000290002900029000290002900029000290002900029000290002900029000290002900029000290002900029000290002900029000290002900029000290002900029000290002900029000290002900029000290002900029000290002900029000290002900029000290002900029000290002900029000290002900029000290002900029000290002900029000290002900029000290002900029000290002900029000290002900029000290002900029000290002900029000290002900029000290002900029000290002900029000290002900029000290002900029000290002900029000290002900029000290002900029000290002900029000290002900029000290002900029000290002900029000290002900029000290002900029000290002900029000290002900029000290002900029000290002900029000290002900029000290002900029000290002900029000290002900029000290002900029000290002900029000290002900029000290002900029000290002900029000290002900029000290002900029000290002900029000290002900029000290002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002a0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c0002d0002d0002d0002d0002d0002d0002d0002e0002e0002e0002e0002f0002f0002f0002f0002f0002f0002f0002f0002f0002f0002f0002f0002f0002f0002f0002f0002f0002f0002f0002f0002f0002f0002f0002f0002f0002f0002f0002f0002f0002f0002f0002f0002f0002f0002f0002f0002f0002f0002f0002f0002f0002f0002f0002f0002f0002f0002f0002f0002f0002f0002f0002f0002f0002f0002f0002f0002f0002f0002f0002f0002f0002f0002f0002f000300003000030000300003000030000300003000030000300003000030000300003000030000300003000030000310003100031000310003100032000320003200032000320003200032000320003200032000320003200032000320003200032000320003200032000320003200032000320003200032000320003200032")
    static let chunkHeaders = PackedNumbers(digits: "0000000020000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000001e0001e0001e0001e00013000000000000000000000000000007000070000700007000070000700007000070000700007000070000700007000070000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b000000000000000000000000000000000000000000000000000000000002000020000200002000020000200002000020000200002000020000200002000020000200002000020000200002000020000200002000020000200002000020000200002000020000200002000020000200002000020000200002000020000200002000020000200002000020000200002000020000200002000020000200002000020000200002000020000200002000020000000000000000000000003000030000300003000030000300003000030000300003000030000300003000030000300003000030000300003000030000300003000030000300003000060000600006000060000600000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000002b0002b00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000d00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000800008000080000800008000080000800008000080000800008000080000800008000080000800008000080000800008000080000800008000000000000032000000000000000000000000000000000000000a0000a0000a0000a0000a0000a0000a0000a0000a0000a0000a0000a0000a0000a0000a0000a0000000000000000000000000000120000000017000000000c0000c0000c0000000000000000000000000000000000000000000280000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d0000d000000000f0000f0000f0000f0000f0000f0000f0000f0000f0000f0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0000e0001500015000150001500015000150001500015000150001500015000150001500015000150000000000000000000000016000160001600016000160001600016000160001600016000160001600016000160001600016000160001600016000160001600016000160001600016000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000180001900019000190001900019000190001900019000190001900019000190001900019000190001d0001d0001d0001d0001d0001d0001d0001d0001d0001d0001d0001d0001d0001d0001d0001a0001a0001a0001a0001a0001a0001a0001a0001a0001a0001a0001a0001a0001a0001a0001b0001b0001b0001b0001b0001b0001b0001b0001b0001b0001b0001b0001b0001b0001b0001c0001c0001c0001c0001c0001c0001c0001c0001c0001c0001c0001c0001c0001c0001c0002d0002d0002d0002d0002d0002d0002d0002d0002d0002d0002d0002d0002d0002d0002d0003100031000310003100031000310003100031000310003100031000310003100031000310002e0002e0002e0002e0002e0002e0002e0002e0002e0002e0002e0002e0002e0002e0002e0002f0002f0002f0002f0002f0002f0002f0002f0002f0002f0002f0002f0002f0002f0002f00030000300003000030000300003000030000300003000030000300003000030000300003000004000040000400004000040000400004000040000400004000040001400014000140001400014000140001400000000000000000000000000000000000000000000000000000000002b0002b0000000000000000000000000000000000000000000220002200022000220002200022000000000a0000000000000000000000000000000000100001000000001f0000000000000000000000000000000000000000000000000000000000230000000000000000002400024000240002400024000240002400024000240002400024000240002400024000240002400024000240002400024000000000900009000090000900009000090000900009000090000900009000090000900009000090000900000000000000000000000000000000000000000000000000000000000000000000000000000025000250002500025000270002600026000260002600026000260002600026000260002600026000260002600026000260002600026000260002600026000260002600026000260002600026000260002600026000260002600026000260002600026000260002600026000260002900029000290002900029000290002900029000290002900029000290002900029000290002900029000290002900029000290002900029000290002900029000290002900029000290002900000000000002100021000210002100021000210002100021000210002100021000210002100021000210002100000000000002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b0002b00000000050000500000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000330003300033000330001100011000110001100011000110001100011000110001100011000110000000000000000000000000000330003300033000330003300033000330003300033000330003300033000330003300033000330003300033000330003300033000330003300033000330003300033000330003300033000330003300033000330003300033000330003300033000330003300033000330003300033000330003300033000330003300033000330003300033000330003300033000330003300033000330003300033000330003300033000330003300033000330003300033000330003300033000330003300033000330003300033000330003300033000330003300033000330003300033000330003300033000330003300033000330003300033000330003300033000330003300033000330003300033000330003300033000330003300033000330003300033000330003300033000330003300033000330003300033000330003300033000330003300033000330003300033000330003300033000330003300033000330003300033000330003300033000330003300033000330003300033000330003300033000330003300033000330003300033000330003300033000330003300033000000000000000000000000000033000330003300033000330003300033000330003300033000330000000000000000000000000000000000000000000000000000000000330003300033000330003300033000330003300033000330003300033000330003300033000330003300033000330003300033000330000000000000110000000000000000002c0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c0002c00000000000000000000000000000000000000000000000000000000000000033000330003300033000330003300033000330003300033000330003300033000000000000000000000000000000000000000000000000000000000000000000003300000000000000000000000000000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b0000b000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000002a0002a0002a0002a0002a0002a00000000000000000000000000000000000000000003300033000000000000010000000000000000000000003300000000000000000000000330003400000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000")
    static let chunkGates = PackedNumbers(digits: "00000000ae000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000009c0009c0009c0009c0006600000000000000000000000000002d0002d0002d0002d0002d0002d0002d0002d0002d0002d0002d0002d0002d0002d000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000da000da000da000da000da000da000da000da000da000da000da000da000da000da000da000da000da000da000da000da00000000000000000000000000000000000000000000000000000000001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e000000000000000000000001f0001f0001f0001f0001f0001f0001f0001f0001f0001f0001f0001f0001f0001f0001f0001f0001f0001f0001f0001f0001f0001f0001f0001f0001f00028000280002800028000280008b0008b0008b0008b0008b0008b0008b0008b0008b0008b0008b0008b0008b0008b0008b0008f0008f0008f0008f0008f0008f0008f0008f0008f0008f0008f0008f0008f0008f0008f0008c0008c0008c0008c0008c0008c0008c0008c0008c0008c0008c0008c0008c0008c0008c0008d0008d0008d0008d0008d0008d0008d0008d0008d0008d0008d0008d0008d0008d0008d0008e0008e0008e0008e0008e0008e0008e0008e0008e0008e0008e0008e0008e0008e0008e000f1000f1000f1000f1000f1000f1000f1000f1000f1000f1000f1000f1000f1000f1000f5000f5000f5000f5000f5000f5000f5000f5000f5000f5000f5000f5000f5000f5000f2000f2000f2000f2000f2000f2000f2000f2000f2000f2000f2000f2000f2000f2000f3000f3000f3000f3000f3000f3000f3000f3000f3000f3000f3000f3000f3000f3000f4000f4000f4000f4000f4000f4000f4000f4000f4000f4000f4000f4000f4000f400053000530005300053000530005300053000530005300053000530005300053000530005300072000720007200072000720007200072000720007200072000720007200072000720007200028000280002800028000280002800028000da000da000da000da000da000da000da000da000da000da000da000da000da000da000da000da000da00033000330003300033000330001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0001e0004b0004b0004b0004b0004b0004b0004b0004b0004b000ca000ca000ca000ca000ca000ca000ca000ca000ca000b2000b2000b2000b2000b2000aa000aa000aa000aa000aa000190001900033000330003300033000330003300033000330003300033000330003300033000330003300033000330003300033000330003300033000330000000000000fc00000000000000000000000000000000000000390003900039000390003900039000390003900039000390003900039000390003900039000390000000000000000000000000000640000000082000000003d0003d0003d0000000000000000000000000000000000000000000c90004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004b00000000540005400054000540005400054000540005400054000540005300053000530005300053000530005300053000530005300053000530005300053000530007200072000720007200072000720007200072000720007200072000720007200072000720000000000000000000000075000750007500075000750007500075000750007500075000750007500075000750007500075000750007500075000750007500075000750007500075000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000850008b0008b0008b0008b0008b0008b0008b0008b0008b0008b0008b0008b0008b0008b0008b0008f0008f0008f0008f0008f0008f0008f0008f0008f0008f0008f0008f0008f0008f0008f0008c0008c0008c0008c0008c0008c0008c0008c0008c0008c0008c0008c0008c0008c0008c0008d0008d0008d0008d0008d0008d0008d0008d0008d0008d0008d0008d0008d0008d0008d0008e0008e0008e0008e0008e0008e0008e0008e0008e0008e0008e0008e0008e0008e0008e000f1000f1000f1000f1000f1000f1000f1000f1000f1000f1000f1000f1000f1000f1000f1000f5000f5000f5000f5000f5000f5000f5000f5000f5000f5000f5000f5000f5000f5000f5000f2000f2000f2000f2000f2000f2000f2000f2000f2000f2000f2000f2000f2000f2000f2000f3000f3000f3000f3000f3000f3000f3000f3000f3000f3000f3000f3000f3000f3000f3000f4000f4000f4000f4000f4000f4000f4000f4000f4000f4000f4000f4000f4000f4000f40002300023000230002300023000230002300023000230002300023000710007100071000710007100071000710000000000000000000000000000000000000000000000000000000000da000da0000000000000000000000000000000000000000000b2000b2000b2000b2000b2000b20000000039000000000000000000000000000000000110001100000000ab0000000000000000000000000000000000000000000000000000000000ba000000000000000000bb000bb000bb000bb000bb000bb000bb000bb000bb000bb000bb000bb000bb000bb000bb000bb000bb000bb000bb000bb000000003600036000360003600036000360003600036000360003600036000360003600036000360003600000000000000000000000000000000000000000000000000000000000000000000c0000c0000c0000c0000c0000c0000c9000c9000c9000c9000c9000c9000c9000c9000c9000c9000c9000c9000c9000c9000c9000c9000c9000c9000c9000c9000c9000c9000c9000c9000c9000c9000c9000c9000c9000c9000c9000c9000c9000c9000c9000c9000c9000c9000c9000c9000ca000ca000ca000ca000ca000ca000ca000ca000ca000ca000ca000ca000ca000ca000ca000ca000ca000ca000ca000ca000ca000ca000ca000ca000ca000ca000ca000ca000ca000ca000ca0000000000000b1000b1000b1000b1000b1000b1000b1000b1000b1000b1000b1000b1000b1000b1000b1000b10000000000000da000da000da000da000da000da000da000da000da000da000da000da000da000da000da000da000da000da000da000da000da000da000da000da000da000da000da000da000da000da000da000da000da000da000da000da000da000da000da000da000da000da000da000da000da000da000da000da000da000da000da000da000da000da000da000da000da000da000da000da000da000da000da000da000da000da000da000da000da000da000da000da000da000da000da000da000da000da0000000025000250000000000000000000000000000000000000000000000000000000000000000000000000000000000000000790000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000105001050010500105000630006300063000630006300063000630006300063000630006300063000000000000000000000000000105001050010500105001050010500105001050010500105001050010500105001050010500105001050010500105001050010500105001050010500105001050010500105001050010500105001050010500105001050010500105001050010500105001050010500105001050010500105001050010500105001050010500105001050010500105001050010500105001050010500105001050010500105001050010500105001050010500105001050010500105001050010500105001050010500105001050010500105001050010500105001050010500105001050010500105001050010500105001050010500105001050010500105001050010500105001050010500105001050010500105001050010500105001050010500105001050010500105001050010500105001050010500105001050010500105001050010500105001050010500105001050010500105001050010500105001050010500105001050010500105001050010500105001050010500105001050010500105001050010500105001050010500105001050010500105001050010500105001050010500000000000000000000000000010500105001050010500105001050010500105001050010500105000000000000000000000000000000000000000000000000000000000105001050010500105001050010500105001050010500105001050010500105001050010500105001050010500105001050010500105000000000000063000000000000000000e2000e2000e2000e2000e2000e2000e2000e2000e2000e2000e2000e2000e2000e2000e2000e2000e200000000000000000000000000000000000000000000000000000000000000105001050010500105001050010500105001050010500105001050010500105000000000000000000000000000000000000000000000000000000000000000000010500000000000000000000000000003b0003b0003b0003b0003b0003b0003b0003b0003b0003b0003b0003b0003b0003b0003b0003b0003b0003b0003b0003b0003b0003b0003b0003b0003b0003b0003b0003b00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000cc000cc000cc000cc000cc000cc00000000000000000000000000000000000000000010500105000000000000055000000000000000000000010500000000000000000000001050010700000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000")
    static let chunkFollowsGate = PackedNumbers(digits: "0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000010000000000000000000000000000000000000000000000000000000000000000000001000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000001000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000000000000000000000000000000000000000000000000000000000000000000000000000000010000100001000010000100001000010000100001000010000100001000010000100001000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000100001000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000001000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000010000100001000000000000000000000000000000000000000000000000000000000001000010000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000010000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000010000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000010000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000001000010000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000100000000000000000000000000000000000000000000000000000000000000000000000000000001000000000000000000000000000000000000000000000000000000000000000000000000000000000000000001000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000")
    static let chunkNames = PackedRows(
        ends: PackedNumbers(digits: "0000100002000030000400005000060000700008000090000a0000b0000c0000d0000e0000f000100001100012000130001400015000160001700018000190001a0001b0001c0001d0001e0001f000200002100022000230002400025000260002700028000290002a0002b0002c0002d0002e0002f000300003100032000330003400035000360003700038000390003a0003b0003c0003d0003e0003f000400004100042000430004400045000460004700048000490004a0004b0004c0004d0004e0004f000500005100052000530005400055000560005700058000590005b0005c0005d0005e0005f00060000610006200063000640006500067000690006a0006b0006c0006d0006e0006f000700007200074000760007700078000790007a0007b0007d0007e0007f000800008100082000830008400085000860008700088000890008a0008b0008c0008d0008e0008f000900009100092000930009400095000960009700098000990009b0009c0009d0009e0009f000a0000a1000a2000a3000a4000a5000a6000a7000a8000a9000aa000ab000ac000ae000b0000b1000b2000b3000b4000b5000b6000b7000b8000b9000ba000bb000bc000bd000be000bf000c0000c1000c2000c3000c4000c5000c6000c8000ca000cb000cc000cd000ce000cf000d0000d1000d2000d3000d4000d5000d6000d7000d8000d9000da000db000dc000dd000de000df000e0000e1000e2000e3000e4000e5000e6000e7000e8000e9000ea000eb000ec000ed000ee000ef000f0000f1000f2000f3000f4000f5000f6000f7000f8000f9000fa000fb000fc000fd000fe000ff001000010100102001030010400105001060010700108001090010a0010b0010c0010d0010e0010f001100011100112001130011400115001160011700118001190011a0011b0011c0011d0011e0011f001200012100122001230012400125001260012700128001290012a0012b0012c0012d0012e0012f001300013100132001330013400135001360013700138001390013a0013b0013c0013d0013e0013f001400014100142001430014400145001460014700148001490014a0014b0014c0014d0014e0014f001500015100152001530015400155001560015700158001590015a0015b0015c0015d0015e0015f001600016100162001630016400165001660016700168001690016a0016b0016c0016d0016e0016f001700017100172001730017400175001760017700178001790017a0017b0017c0017d0017e0017f001800018100182001830018400185001860018700188001890018a0018b0018c0018d0018e0018f001900019100192001930019400195001960019700198001990019a0019b0019c0019d0019e0019f001a0001a1001a2001a3001a4001a5001a6001a7001a8001a9001aa001ab001ac001ad001ae001af001b0001b1001b2001b3001b4001b5001b6001b7001b8001b9001ba001bb001bc001bd001be001bf001c0001c1001c2001c3001c5001c6001c7001c8001c9001ca001cb001cc001cd001ce001cf001d0001d1001d2001d3001d4001d5001d6001d7001d8001d9001da001db001dc001dd001df001e0001e1001e2001e3001e4001e5001e6001e7001e8001e9001ea001eb001ec001ed001ee001ef001f0001f1001f2001f3001f4001f5001f6001f7001f8001f9001fa001fb001fc001fd001fe001ff002000020100202002030020400205002060020700208002090020a0020b0020c0020d0020f002100021100212002130021400215002160021700218002190021a0021b0021c0021d0021e0021f002200022100222002230022400225002260022700228002290022a0022b0022c0022d0022e0022f00230002310023200233002340023500237002380023a0023b0023c0023d0023e0023f0024000241002420024300244002450024600248002490024b0024c0024d0024e0024f002500025100252002530025400255002560025700258002590025a0025b0025c0025d0025e0025f002600026100262002630026400265002660026700268002690026a0026b0026c0026d0026e0026f002700027100272002730027400275002760027700278002790027a0027b0027c0027d0027e0027f002800028100282002830028400285002860028700288002890028a0028b0028c0028d0028e0028f002900029100292002930029400295002960029700298002990029a0029b0029c0029e0029f002a0002a1002a2002a4002a5002a6002a7002a8002a9002aa002ab002ac002ad002af002b0002b1002b2002b3002b5002b6002b7002b8002b9002ba002bb002bc002bd002be002c0002c1002c2002c3002c4002c6002c7002c8002c9002ca002cb002cc002cd002ce002cf002d1002d2002d3002d4002d5002d7002d8002d9002da002db002dc002dd002de002df002e0002e2002e3002e4002e5002e6002e8002e9002ea002eb002ec002ed002ee002ef002f0002f1002f3002f4002f5002f6002f7002f9002fa002fb002fc002fd002fe002ff00300003010030200304003050030600307003080030a0030b0030c0030d0030e0030f0031000311003120031300315003160031700318003190031b0031c0031d0031e0031f0032000321003220032300324003260032700328003290032a0032c0032d0032e0032f0033000331003320033300334003350033700338003390033a0033b0033d0033e0033f003400034100342003430034400345003460034700348003490034a0034b0034c0034d0034e0034f003500035100352003530035400355003560035700358003590035a0035b0035c0035d0035e0035f0036000361003630036400365003660036700368003690036a0036b0036c0036e0036f003700037100372003730037400375003760037700378003790037a0037b0037c0037d0037e0037f003800038100382003830038400385003860038700388003890038a0038b0038c0038d0038e0038f003900039100392003930039400395003960039700398003990039a0039b0039c0039d0039e0039f003a0003a1003a2003a3003a4003a5003a6003a7003a8003a9003aa003ab003ac003ad003ae003af003b0003b1003b2003b3003b4003b5003b6003b7003b8003b9003ba003bb003bc003bd003be003bf003c0003c1003c2003c3003c4003c5003c6003c7003c8003c9003ca003cb003cc003cd003ce003cf003d0003d1003d2003d3003d4003d5003d6003d7003d8003d9003da003db003dc003dd003de003df003e0003e1003e2003e3003e4003e5003e6003e7003e8003e9003ea003eb003ec003ed003ee003f0003f1003f2003f3003f4003f5003f6003f7003f8003f9003fa003fb003fc003fd003fe003ff004000040100402004030040400405004060040700408004090040a0040b0040c0040d0040e0040f004100041100412004130041400415004160041700418004190041a0041b0041c0041d0041e0041f00420004210042200423004250042700428004290042a0042b0042c0042d0042e0042f004300043100432004330043400435004360043700438004390043a0043b0043c0043d0043e0043f004400044100442004430044400445004460044700448004490044a0044b0044c0044d0044e0044f004500045100452004530045400455004560045700458004590045a0045b0045c0045d0045e0045f004600046100462004630046400465004660046700468004690046a0046b0046c0046d0046e0046f004700047100472004730047400475004760047700478004790047a0047b0047c0047d0047e0047f004800048100482004830048400485004860048700488004890048a0048b0048c0048d0048e0048f004900049100492004930049400495004960049700498004990049a0049b0049c0049d0049e0049f004a0004a1004a2004a3004a4004a5004a6004a7004a8004a9004aa004ab004ac004ad004ae004af004b0004b1004b2004b3004b4004b5004b6004b7004b8004b9004ba004bb004bc004bd004be004bf004c0004c1004c2004c3004c4004c5004c6004c7004c8004c9004ca004cb004cc004cd004ce004cf004d0004d1004d2004d3004d4004d5004d6004d7004d8004d9004da004db004dc004dd004de004df004e0004e1004e2004e3004e4004e5004e6004e7004e8004e9004ea004eb004ec004ed004ee004ef004f0004f1004f2004f3004f4004f5004f6004f7004f8004f9004fa004fb004fc004fd004fe004ff005000050100502005030050400505005060050700508005090050a0050b0050c0050d0050e0050f005100051100512005130051400515005160051700518005190051a0051b0051c0051d0051e0051f005200052100522005230052400525005260052700528005290052a0052b0052c0052d0052e0052f005300053100532005330053400535005360053700538005390053a0053b0053c0053d0053e0053f005400054100542005430054400545005460054700548005490054a0054b0054c0054d0054e0054f005500055100552005530055400555005560055700558005590055a0055b0055c0055d0055e0055f005600056100562005630056400565005660056700568005690056a0056b0056c0056d0056e0056f005700057100572005730057400575005760057700578005790057a0057b0057c0057d0057e0057f005800058100582005830058400585005860058700588005890058a0058b0058c0058d0058e0058f005900059100592005930059400595005960059700598005990059a0059b0059c0059d0059e0059f005a0005a1005a2005a3005a4005a5005a6005a7005a8005a9005aa005ab005ac005ad005ae005af005b0005b1005b2005b3005b4005b5005b6005b7005b8005b9005ba005bb005bc005bd005be005bf005c0005c1005c2005c3005c4005c5005c6005c7005c8005c9005ca005cb005cc005cd005ce005cf005d0005d1005d2005d3005d4005d5005d6005d7005d8005d9005da005db005dc005dd005de005df005e0005e1005e2005e3005e4005e5005e6005e7005e8005e9005ea005eb005ec005ed005ee005ef005f0005f1005f2005f3005f4005f5005f6005f7005f8005f9005fa005fb005fc005fd005fe005ff006000060100602006030060400605006060060700608006090060a0060b0060c0060d0060e0060f006100061100612006130061400615006160061700618006190061a0061b0061c0061d0061e0061f006200062100622006230062400625006260062700628006290062a0062b0062c0062d0062e0062f006300063100632006330063400635006360063700638006390063a0063b0063c0063d0063e0063f00640006410064200643006440064500646"),
        elements: PackedNumbers(digits: "000ad0028d000ae0014e0015c0015b000b60011b001550004d000500004c0004e0004f0015a0014c000e6000470014b0012f0009b001d6001da002be00253002530002a0002d0002b0002e0002c0033f00202002720027300266002670026e0026f0021b001b3002140028f003310021700087002a5002f5001e5001a4002d700326002f0001ba0030f001870017b0018b0018c001d8002580025a00259001e600208001a3001d900185000a3001f30024e001a10024f0025700254001b0001b0002d100325002bb001840029c0025100256002550025200250001a2001af0013a002f30003d00033000f7001440014a000ac003440012600136000400001e000de0001d00211000c8002ce001bb0021b001de0023c001a0002f700038001d1000380020c000380025e0020e001c300300000bb000f80000800183001830021200212002c7002c9002c9002ca002ca002a2002c8002c8002cb002cf002d200306002d3002ec002f1002f10029d0027b00147002c7001df0023d001df0023d0020c000380020c001c8002aa00304001cb001cc002aa002aa00304002ba00004000050010d000f9000f80001e000860001e000de0001e00211000c8000bb001bb0021b001de0023c0020c0020c0020c001c80020e0015e002aa00304001cb001cc002a1002a2002c9002ca0018300004000270021100027002110031b001c3002b9000cd000ce000480005e0006b0007000022000d8000aa000100009e000460003c0008100063000cd000ce000480005e0006b0007000022000d8000aa000100009e000460003c0008100063000cd000ce000480005e0006b0007000022000d8000aa000100009e000460003c0008100063000cd000ce000480005e0006b0007000022000d8000aa000100009e000460003c0008100063000cd000ce000480005e0006b0007000022000d8000aa000100009e000460003c0008100063000fe000480005e0006b0007000022000d8000aa000100009e000460003c0008100063000fe000480005e0006b0007000022000d8000aa000100009e000460003c0008100063000fe000480005e0006b0007000022000d8000aa000100009e000460003c0008100063000fe000480005e0006b0007000022000d8000aa000100009e000460003c0008100063000fe000480005e0006b0007000022000d8000aa000100009e000460003c0008100063000480005e0006a0006b0002100074000d8000ce000aa000100009e000460003c0008100063000480005e0006a0006b0002100074000d8000ce000aa000100009e000460003c0008100063000480005e000670009e000460008100063000480005e0006d0006e000e5000dc000bc0002000038000c80009e000460003c000810006300059000de0009e000460003c0008100063000480005e0006600046000bc000a2000b80002000038000c80006300081000480005e000680004600038000c8000590006300081000480005e00066000ca0004600038000c8000810006300063000810005e000480006c00084000650003c000810006300081000630003200211000fc001c30022300228002320021f0023100227002290022f00230002240021900218001860033e00204003380025b0033a0033000159000fc00143000fc000c2000fb000f6000f50005e0004800036000370021b001de0023c001bb0020e001c80020c0020c001ee001ee001df001df0023d0023d0023c002ba000c7000420002500065000630000000081002000003c0000e0000b0000f00046000450009e00084000bd0003100090000c80025e00091001020004a002110027500332000c8001fd0013b001bb0021b002390033b001c3001de003000030000337002cc002c8002a1002d20025e002ba00261001ae001dd0026b0026c00053002e8002700026d0027f0034a0000400006000020000a001b000022000210005200211001d700052002110029e002100027e0034a001fa00242002430032b002b9002b900022000210007100211001d700071002110029e002100027e0034a001fa00242002430032b002b9002b900073000720007500076001c30025d00226002200021e00233002ee0013d0028a002890032a002d8002d8002d7002d7002f600328002c6002220021d001c80017d002880026800274002b2002b2001bf001cd0013f00189002a6001db0018a002a700165002710027100265002650016b00305002fa002fa002cd0034b002e9002e90034200342002210000d000010028c00334002bd003460000c000000034c000ab0013c00082000160020900022000210008a00211002b8001d700327001a60008a002110026500271001930034a0025d002b9002b900022000210008e00211002b8001d700327001a60008e002110026500271001930034a0025d002b9002b900022000210008b00211002b8001d700327001a60008b002110026500271001930034a0025d002b9002b900022000210008c00211002b8001d700327001a60008c002110026500271001930034a0025d002b9002b900022000210008d00211002b8001d700327001a60008d002110026500271001930034a0025d002b9002b90002200021000f000211002b8001d700327001a6000f0002110026500271001930034a0025d002b9002b90002200021000f400211002b8001d700327001a6000f4002110026500271001930034a0025d002b9002b90002200021000f100211002b8001d700327001a6000f1002110026500271001930034a0025d002b9002b90002200021000f200211002b8001d700327001a6000f2002110026500271001930034a0025d002b9002b90002200021000f300211002b8001d700327001a6000f3002110026500271001930034a0025d002b9002b9001c300225002b7002ef001c80017d003210022a00193002b9002b90028b002410019e0017c003030027d00288000170001a00015000fa0005b000390006f000690006d000db0004900049000da002fc0006b0006a000670006c0006e0006600068000a0000b1002110025f001e20030e00335001be000380025e0008800020000b8000a2000bc000100000500007000aa00003000ce000d80002200070000cd000fe0007400021000dc000e5000b900148000e0000bb000ba0032d00035001bb0021b001c3002f7001d10020c0020c00300001de0023c001cb001cc002aa00304001a50029a0029a002c5000350032d000ba001bb0021b001c3002f7001d10020c0020c00300001de0023c001a50029a0029a002c500044000430011c000b200111000b4000b30000900008000090000800008000bf00063000810025f00260001e2001e3002350025f001ad001e2001dd001eb002c1002c1001b3001b30017f001bb001de00271002650027100265002f2002f2001d2002d4002ed002350023500235001d0002f800244001d0002aa002aa001ca001cb001cc00304002f4002f4002400032e00341000c900211000c800275001bb0021b001de001c3001b30021200336002c7002c8002c9002a1002d20025e002ba001dd0033100216003020030a001f2001ef00301001f10022d0022e0022b0022c0021a000ca000b00021b001b30033100216003020030a0022d0022e0021a00212002c700336001f2001ef00301001f1000df000d600086000d900211000d900211002b8001c2002c2002ce001c00019f001bb0021b001de0023c001c3001be0033a003390033000159003380025b001fe001ff001b3001b3001b3001830018300183003470000400005002c8002c8002c9002c9002ca002ca002a2002a1002d20025e001dd002aa00304001cb001cc002aa001ca002f4002f4002f4002f7001d1001290014f001300012b0015e0020c0020c0020c0020c001c800300000bb00128001df001df0021200212002c7002cb002cf002bc001e000145002d00002400209003000012c0012d0015400133001670014d0015200127001000007f00109000c4000790007e000c50007800056000560009300041001070007b0007c00118000940001900080001010010a0002900028000e7000e4000c6000e3000d7000d200099001620005f000600006200137001140011600112001d3001d300322001c50021c001ac002de002060033c0023e001ce00245001c7001760017a0016f0003b000c3000ff00095000550029c0029c0029c001f4001f4001e8001ea001e900198002340032f002fb002790027a00236003200019200313001ec001ed001ed001ed0031a0016c0029800205001b9002ea0019700199001a9001a8001b4001b40028e0028e002a4002a4002d6002d5002db002db002db0018800188002dd002dc001e1001e10023f00349002450024500245002460027c0032900276001810020b0030800309003070020a001cf002d9002850028500282002820028200282002830028100280002870031e0031f002f9002a90019d0031c003150029f0024d0023a0026a001f0001fc002b4001f6001bd0030c0020d001b70019c00248002490024a0024b0024c00201002e0002e3002e2002e1002df002e4002e500238003140018d00316001c40018e002ff003170023b002c000333002b30018000203001900018200182001b5002630026400286001c9001b100195001ab001aa0019a001b6002da001f9002070017100172001790016e001770017000178001740016d0016d0023700237002ac002ad002ab00215002ae002af002b0001ce0025c001c10017e001b8001b8001e7001e400269000a5000ee000ef0010e0011a0018f0018f0018f0018f0018f0018f0029b0029b002620026200247001400009a0009700096000a7000a8000a60011e000e8000e9000ea0031d0031d0030d0030d003100031000295002eb002eb001f5001f5002a30028400284001f700293002c3002e600296002a8002940030b000a40004b001c60009c0009d000e1001980019800234002340032f002fb001e8001ea001ec001ed0023600320001920027a0027900030000ed00085000d30005100092000b50010c001130010f001170011f0011d0010b00290002920029100291002910020900323002970017300175001750016d0016d0001b000ec0001400340003450012500135000d5000af00061000230011900115001d4000d40013e0015f001600003a002bf0029900348001fb0027700311001bc001960020f002b5002a00019b0033d001f800194001a7002b1002e700312002b60016c0018f0031a002c4003190032c0031800191000cc0009f00077000830010300011000570001f00058000fd00012000e20003f0010800026000dd0007a00098000b700013000cb00089001dc002fd002fd002fe0032400213000be000340005a0002f000c10003e000c00010400153001420010500054003360005d0001c0007d00064001d50010600120000a10005c00278001b200110001380008f00156003430016a000cf000eb000d1000d000149001460012200157001680015d0016100139001230012e00124001580016600150001630016900141001510012a0016400132001210013100134"))
    static let mentions = PackedRows(
        ends: PackedNumbers(digits: "0000000002000020000300003000030000400004000040000800008000080000e000150001600017000180001e0001f00021000230002500027000290002c0002f000300003200034000360003b0003d0003f000410004300046000490004c0004f0005300056000580005a00061000670007400075000760007700078000790007a0007b0007c0007d0007e0007f000800008100082000830008400085000860008700088000890008c00092000930009400095000960009700098000990009c0009d000a2000a5000a6000a8000ac000b0000b2000b4000b8000bc000be000bf000c0000cd000d2000d3000d4000d4000d4000d4000d4000d5000d7000d8000da000dc000de000e0000e1000e2000e4000e6000e8000ea000ec000f0000f2000f4000f7000fa000fb000fd000ff00102001040010500107001080010a0010b0010d00110001120011500117001190011a0011b0011c0011e0012300126001280012b0012d0012f001320013500137001390013b0013e0014100144001470014b0014f001530015400156001590015c0015c0015d00162001640016500166001680016a0016c0016e0016f00170001720017400176001780017c0017e0018100184001870018a0018b0018c0018d0018e001900019200194001950019600198001990019900199001990019900199001990019900199001990019900199001990019900199001990019a0019b0019c0019d0019e0019f001a0001a1001a2001a3001a4001a5001a6001a7001a8001a9001aa001ab001ac001ad001ae001af001b0001b1001b2001b3001b4001b5001b6001b7001b8001b9001ba001bb001bc001bd001be001bf001c0001c1001c2001c3001c4001c5001c6001c7001c8001c9001ca001cb001cc001cd001ce001cf001d0001d1001d2001d3001d4001d5001d6001d7001d8001d9001da001db001dc001dd001de001df001e0001e1001e2001e3001e4001e5001e6001e7001e8001e9001ea001eb001ec001ed001ee001ef001f0001f1001f2001f3001f4001f5001f6001f7001f8001f9001fa001fb001fc001fd001fe001ff002000020100202002030020400205002060020700208002090020a0020b0020c0020d0020e0020f002100021100212002130021400215002160021700218002190021a0021b0021b0021b0021b0021b0021b0021b0021b0021b0021b0021b0021b0021b0021b0021b0021b0021c0021d0021e0021f002200022100222002230022400225002260022700228002290022a0022a0022a0022a0022a0022a0022a0022a0022a0022a0022a0022a0022a0022a0022a0022a0022a0022a0022a0022a0022a0022a0022a0022c0022d0022d0022d0022d0022d0022d0022d0022d0022d0022d0022d0022d0022d0022d0022d0022d0022d0022d0022d0022d0022d0022d0022d0022d0022e0022e0022e0022e0022e0022e0022e0022e0022e0022e0022e0022e0022e0022e0022e0022e0022e0022e0022e0022e0022e0022e0022e0022e00230002330023500237002390023b0023d0023f00241002430024500247002490024b0024d0024f00251002530025500257002590025c0025e00266002680026a0026a0026b0026c0026c0026c0026e0027000272002730027400276002780027a0027c0027e0027f00280002820028300285002860028800289002890028900289002890028a0028c0028e0029000292002940029600298002990029a0029c0029d0029d0029d0029d0029e0029f002a0002a1002a2002a4002a6002a8002ab002ac002ae002b0002b1002b2002b4002b5002b6002b7002b8002b9002bb002bc002be002c0002c1002c3002c4002c7002c9002cc002d3002d6002d9002dc002de002df002e0002e1002e3002e5002e7002e9002eb002ed002ef002f0002f1002f2002f3002f4002f5002f6002f7002f8002fa002fc002fe00300003020030400305003060030700308003090030a0030b0030c0030d0030f00311003120031300313003130031500316003180031a0031c0031e00320003220032300324003250032600328003290032b0032c0032d0032e00330003320033300334003350033600337003380033b0033c0033c0033d0033f0034100343003440034600348003490034a0034b0034c0034d0034d0034e0034f00351003550035600357003570035700358003590035b0035c0035c0035d0035d0035e0035f003610036500366003690036a0036c0036e00370003720037400376003780037a0037b0037c0037d0037e0037f00381003830038500387003890038b0038e003900039200394003950039600397003990039a0039c0039e003a0003a2003a4003a6003a9003ab003ad003af003b0003b1003b2003b4003b5003b7003b9003bb003bd003bf003c1003c4003c6003c8003ca003cb003cc003cd003cf003d0003d2003d4003d6003d8003da003dc003df003e1003e3003e5003e6003e7003e8003ea003eb003ed003ef003f1003f3003f5003f7003fa003fc003fe00400004010040200403004050040600407004090040b0040d0040f004110041400416004180041a0041b0041c0041d0041f0042000421004230042500427004290042b0042e004300043200434004350043600437004390043a0043b0043d0043f004410044300445004480044a0044c0044e0044f004500045100453004540045500457004590045b0045d0045f00462004640046600468004690046a0046b0046d0046e0046f0047100473004750047700478004790047b0047d0047f0048100483004880048d0048f0049100492004940049600498004990049b0049e004a2004a4004a6004a8004a9004aa004ab004ad004b2004b4004b6004b7004b8004b9004b9004ba004ba004ba004bb004bc004bd004be004bf004c0004c2004c4004c6004cd004ce004cf004d0004d1004d2004d3004d4004d5004d6004d7004d8004dc004de004e0004e1004e4004e5004e9004ea004eb004ee004f3004f4004f9004fa004fc004fe0050000502005030050400505005060050700508005090050d0051100515005190051e0052100524005260052b0052c0052e00530005320053400535005360053700538005390053a0053b0053f0054100545005490054a0054b0054d00551005530055500557005590055b0055d0055f005610056200563005640056500567005680056a0056c0056e0057000573005760057700578005790057b0057d0057f00582005840058500586005880058a0058b0058f00591005920059300595005970059a0059c0059e005a0005a5005a9005ac005af005b1005b3005b5005bd005c2005c3005c5005c6005c7005c9005cb005cd005cf005d0005d2005d4005d6005d7005d8005da005db005dc005de005e0005e1005e4005e6005e8005ea005ec005ee005f0005f2005f4005f7005fa005fe006020060500607006090060b0060d0060e0060f00610006110061400616006180061a0061c0061d0061e0061f0062000621006220062300628006290062a0062e0062f0063000632006340063500637006390063b0063d0063e0063f00641006430064600648006490064a0064c0064e00650006530065600657006590065b0065c0065d0065f006610066400666006680066a0066c0066e006700067200675006790067b0067d0067f0068100685006880068d00691006990069b0069d0069f006a1006a3006a6006a8006aa006ac006b0006b4006b8006bc006be006c0006c3006c9006cd006d0006d6006d8006da006e0006e4006e6006e7006ea006eb006ee006ee006ee006ee006ef006ef006ef006ef006ef006f3006f7006fa006ff0070100704007070070e0070f007100071300715007190071d00720007210072100724007290072e0073200734007380073d00744007480074b007500075400757007590075b0075b0075e0075f0076000761007630076500766007680076a0076c0076e00770007720077400776007780077a0077c0077e00780007820078200783007830078300787007890078d0078f007920079500797007990079b0079d0079f007a2007a5007a7007a8007aa007ac007ae007b1007b3007b5007b6007b7007b9007bb007bd007be007c1007c5007c8007cb007cd007ce007d0007d1007d3007d5007d7007d9007dc007e0007e3007e6007e9007ec007ef007f0007f1007f2007f4007f6007f8007fa007fd007fe00800008020080500807008090080b0080c0080d0080e0081100814008180081a0081c0081e008200082300826008280082a0082c0082d0082e00830008320083400835008360083700838008390083a0083b0083c0083d0083e0083f008400084100842008430084400846008480084a0084c0084d0084e0085000853008540085600858008590085b0085d0085e00860008610086300865008660086700868008690086a0086c0086e00870008720087400876008770087a0087b0087c0087e0087f00881008830088400886008880088a0088c0088e008900089200894008950089600897008990089a0089c0089d0089e0089f008a0008a2008a4008a6008a7008a9008aa008ab008ac008ae008b0008b1008b2008b4008b6008b8008b8008b8008b8008b9008ba008bc008bf008c0008c2008c6008c7008c9008cc008cd008d0008d1008d2008d6008da008de008e0008e2008e5008e6008ea008ed008ed008ef008f1008f2008f4008f5008f6008f7008fb008fe0090200905009090090b0090f009100091200913009160091700918009190091b0091d0091d0091f00920009210092600927009290092a0092c0092f009320093400936009380093a0093c0093e00940009410094300944009450094b0094d0094e00951009540095500956009590095a0095c0095e00960009610096200964009670096a0096c0096e00970009720097400976009780097a0097f009800098500986009870098700987009890098b0098d0098f009900099100992009940099500995009950099a0099b0099c0099d0099e0099f009a0009a1009a2009a3009a4009a5009a6009a7009a8009a9009aa009ab009ac009ad009ae009af009b0009b1009b2009b3009b4009b5009b6009b6009b7009ba009ba009ba009bd009c0009c3009c5009c7009c9009c9009c9009c9009c9009ca009cc009d1009d7009dc009dd009de009e0009e3009e6009e9009eb009ed009ee009ef009f0009f2009f5009f6009f6009f7009f8009f9009f9009f9009fa009fb009fc009fe009ff00a0100a0400a0500a0600a0800a0a00a0c00a0f00a1100a1100a1100a1300a1500a1c00a2000a2400a2800a2900a2a00a2b00a2c00a2d00a2e00a2f00a3000a3100a3300a3400a3500a3600a3800a3a00a3c00a3e00a4000a4200a4400a4600a4800a4b00a4d"),
        elements: PackedNumbers(digits: "000ad000ae000ae0011b0004c0004e00050000d9000270003c0004f000520008a002d8000630008a002650026d002700027f002e80008a0008a00052000270003c000460005200081000d90005200052000d900065000d90009b000d90009b000d90009b000d90009b000d9002c200065000d9002c2000520005200081000520008100052000810002b0002d00052000810034a0002c000520002c000520002c000520002c000520002c000520033f0002c00052002020002c000520033f0002c0005200202000270002c002020033f000270002b0002c0002c000520002c000520002c002650026600267002710027200273000270002c002660026700272002730002700038000810008a000ba000c80010d001b3001bb001de0021b0023c002f200052000520005200052000520005200052000520005200052000520005200052000520005200052000520005200052000520005200009000f2002b90000d0002700081000820008a0021d000d9000d9000d9000d9000d9000d9000d900033000d9001b3000d900033000d9001b3001bb002aa00086000ba000d9000d90008a000d900027000d9001b30025b00027000d9001b30025b0003d000d90003d000d90003d000d9001af0025b0003d000d9001af0025b0003d000d9000d90008a0002700032000d9001b300223002240022700228002290022f002300023100232000270003c0004600081000d9000d9000d90001d0001d0001e0001d0001d000c80001d0008a0001d0008a0001d000270001d0001d0001d0008a0001d0008a0001d0008a0001d0008a0001d0010d000090001d0008a000ba0001d000d90001d0008a0001d0001e000bb0001d0001e000f80001d0001d000c80001d0008a0001d0008a000c80001d0008a0001d0001d0008a0001d0001d0008a0001d0001d000270001d00027001830001d000bb0001d000bb000c80001d0008a0001d0008a0001d0001d0001d0001d000270001d000270008a00183001bb0001d000870008a0001d0008a0001d00087002d40001d0008a0001d0008a0001d000270008a0001d000270008a0001d0008a0001d0008a0001d0008a0001d0001e0008a0001d0001e0008a0001d0001e0008a0001d0001e0008a000090001d0001e0008a000080001d0001e0008a000090001d0001e0008a0001d0001d000c80001d000c80018300090000c8001bb000f90008a000a2000b8000bc0010d0001e0008a0001e0001e0001e000c80001e000bb0001e0008a0001e000270001e0001e0001e0008a0001e0008a0001e0008a0001e0008a000090001e0008a000ba0001e0008a0001e0008a002710001e0008a002650001e0008a002710001e0008a002650001e0001e0001e0001e0001e002aa0001e000c800027000d9000270002700027000d900027000cd000ce000480005e0006b0007000022000d8000aa000100009e000460003c0008100063000cd000ce000480005e0006b0007000022000d8000aa000100009e000460003c0008100063000cd000ce000480005e0006b0007000022000d8000aa000100009e000460003c0008100063000cd000ce000480005e0006b0007000022000d8000aa000100009e000460003c0008100063000fe000480005e0006b0007000022000d8000aa000100009e000460003c0008100063000fe000480005e0006b0007000022000d8000aa000100009e000460003c0008100063000fe000480005e0006b0007000022000d8000aa000100009e000460003c0008100063000fe000480005e0006b0007000022000d8000aa000100009e000460003c0008100063000fe000480005e0006b0007000022000d8000aa000100009e000460003c0008100063000480005e0006a0006b0002100074000d8000ce000aa000100009e000460003c000810006300032000d9000d90004a00032000d900032000fc0012b00032000d900027000320002700032000270003200027000320002700032000270003200027000320002700032000270003200027000320002700032000270003200032000f4000320008a000320008a00032000d900032000d900032000f400032000fc0025f00032000f200027000320003c0004600081000d9000f2000f400032000f2000fb000fc000fb000fb000480005e00081000d900027000380003800038000380008a0003800183000380008a000380008a000380008a00038000380002700038000380002700038000380002700038000380002700027000630006300082000810008a0002700063000270003c000270003c000270003c000d9000d900046000d90008100090000c80004a0004a0004a0004a0008a0004a000c80004a000c80004a00059000c80004a0004a0008a000270004a0004a0004a0004a000d90004a0004a0004a0004a0004a000270004a0004a0004a0008a0004a0010d0004a0004a003370004a000270004a003370004a000c80004a000c80026b00010000270003c00046000810008a000d90005200053002d80005200053002d80005200053002d8000530008a000530005300053000530008a000530008a000530008a0002200052000210005200052000d900052000aa00052000520005200052000520005200052000520005200052000ba00035000520002200071000210007100071000d900071000aa00071000710007100071000710007100071000710007100071000ba0003500071000520007100074000d900074000270007400027000740002700074000270007400074000760002700074000740007400074000740007400075000740007400075000740007400074000270007400027000740007400074000740007400074000d9000d9000e500347000d9000d900027000d900027000d9000a9000d9000d9000a9000d9000a9000d90003c0003c0003c0003c000ce000d8000d80008a002ce00059000c8001830025e000fa0001700027000270000d0002700022000d900027000270002700063000270003c000810008a0008a000810008a000d90008100084000ab000220008a000210008a0008a000d90008a000d90008a000aa000220008a000220008a0008a0008a0008a0008a0008a0008a000f00008a000ba000350008a000220008e000210008e0008e000d90008a0008e000d90008e000aa000220008e000220008e0008e0008e0008e0008a0008e0008e0008e000f40008e000ba000350008e000220008b000210008b0008b000d90008a0008b000d90008b000aa000220008b000220008b0008b0008b0008b0008a0008b0008b0008b000f10008b000ba000350008b000220008c000210008c0008c000d90008a0008c000d90008c000aa000220008c000220008c0008c0008c0008c0008a0008c0008c0008c000f20008c000ba000350008c000220008d000210008d0008d000d90008a0008d000d90008d000aa000220008d000220008d0008d0008d0008d0008a0008d0008d0008d000f30008d000ba000350008d00022000f000021000f0000d9000f00008a000d9000f0000aa000f000022000f000022000f0000f0000f0000f00008a000f0000f0000f0000ba000f000035000f000022000f400021000f4000d9000f40008a000d9000f4000aa000f400022000f400022000f4000f4000f4000f40008a000f4000f4000f4000ba000f400035000f400022000f100021000f1000d9000f10008a000d9000f1000aa000f100022000f100022000f1000f1000f1000f10008a000f1000f1000f1000ba000f100035000f100022000f200021000f2000d9000f20008a000d9000f2000aa000f200022000f200022000f2000f2000f2000f20008a000f2000f2000f2000ba000f200035000f200022000f300021000f3000d9000f30008a000d9000f3000aa000f300022000f300022000f3000f3000f3000f30008a000f3000f3000f3000ba000f300035000f300022000d900022000270002200022000220008a000220008a000220008a0002200027000220008a00022000b9000ba00148003270002200035000b90014800327000700008a000700008a000700002700070000270007000027000700007000090000c800017000c80025e0008a000b8000c8001bb00090000c80008a000b80008a000b8000d9000d90006e0008a000d90008a000d9000db00183001c200049000d900049000d90008a0005200027000d90008a000b1000b1000b1000b1000b1000b1000d90003c000c8000380008800038000590008600090000c8001d10020c0003800020000380003800063000100001000010000aa000aa0003c0004600081000aa000d8000220009e00022000ce0002200081000ce000d800074000200003c000810009e000d9000f30008a000b90032700008000b9000f300265002b9000270002700081000b8000bb0011c000ba00035000ba0008a000ba00027000ba000ba000d9000ba000ba000ba000ba000ba000ba000ba000090008a000ba00271000090008a000ba00265000090008a000ba00271000090008a000ba0026500009000ba00265002710032d00027000ba0021b0002700035000ba00038000ba0002700081000b8000bb0011c0003500035000ba000350008a000270003500035000d9000350003500035000350003500035000350000800035002650027100027000350002700035000ba0021b000090003500038000ba000ba0003500090000c800027000bb000c80011100090000c800027000bb00027000bb0003c000ba000350003c0003c000b40003c000b30003c000b2000650006300081000bf00065000bf000bf00065000bf000c8000d9000c800183000c80018300059000c80018300027000c800183000c8000c8000c800027000c800027000c800027000c8000270008a000c800027000c8000c8000c800027000c800027000c8000c800027000c800183001bb0008a000c8000c8000c8000c8000d900059000c800059000c80018300027000c800027000c800027000c8000090002700059000c8001bb0008a000c800183001bb00027000c80018300027000c8001830008a000c80008a000c80008a000c8000090001e000270008a000c800183001bb002650001e000270008a000c800265000c80008a000c8000c8000c9000c8000c90008a000c90008a000c900027000c9000c9000c9000d900027000c900027000c9000c9000c900027000c9000c9000c90008a000c9000c90010d000c900027000c900212000c8000c9000c8000c9000c8000c9000c8000c9000c8000c9000c8000c9000c8000c9000c8000c900027000c8000c900027000c8000c900027000c8000c9001bb00027000c8000c9001bb00027000c8000c90006300066000bd000ca00027000b000027000b0000b0000b0000b0000b000027000b0001b300027000b000027000b000027000b0000b00021b000b0000b0000b0000b0000b0000d9000d9000270003c0008a000d90014f000d9000d900022000270008a000d9000d9000d90008a000d9000d9000f4000d90008a000d900027000d900032000d900032000d9000d9000d9000d9000f4000d9000f1000d9000fc0025f000d9000f2000d9000d900027000d900027000d900027000d90002700032000d90002700032000d9000d900032000d9000c8000d9000d9000d9000d90018300027000d90002700032000d900032000d90008a000d900032000d90008a000d900032000d900032000d90008a000d900032000d90010d0002700032000d9001830008a000d90008a000d90008a000d90008a000d90002700032000d9001830002700032000d900027000320008a000d900265000270008a000d90026500027000320008a000d900183001bb0021b0026500086000d900086000d90008a000d90008a000d90008a000d9000320008a000d90008a000d900086000d900086000d9000860008a000d90014f000860008a000d90014f000860008a000d90014f0003200086000d90014f000bb000d90008a000d90003200086000d9000270003200086000d9001bb0033a0003200086000d90014f00086000d90014f0003200086000d90014f001bb0033a000bb000d9000bb000d90000900086000ba000d9001290025f00086000ba000d9001de0008a000d9000d90001400054000ec0002400024000590008a0008a00052000830010400105000520010300104001050001100104001050001f00027000c900104001050010400105000d90010400105000d9001040010500059000840008a000ba0010400105002090010400056000d9001040010500104001050001f000c900104001050001100052001040010500103001040010500104000940010400105000520009400103001040010500052000830009400104001050001100094001040010500063000d900029000d900104001050002400027000d900104001050001f0002400027000d9000e1001040010500024000d9000e10010400024000d9001040002400035000d9001040010500024000350010400105000d90010400105000d900104000540006200060000d9002c200062001040010400027001040006200104001040006200104000270010400027000620003b0006200062000c300062000ff00062000ff00062000950005500062000620008a00052000620002700062000270006200027000620003c00027000310003c0008a00052001040005200057000c900104000580010400011000520010400011000520010400077001040007700104000770010400027001040002700104000270003a00104000270003a0010400027001040010400052001040005200104000520010400030000e1001040003a001040003a0010400104001040003a001040003a001040005200104001040002700052001040003a0005200104001940002700052001040003a000520010400027001040010400027001040010400052001040002d0010400052001040002b0010400012000fd001040001200052000fd0010400052000fd001040002d000fd0010400052000fd001040003f00052001040002d0003f001040010400104001040002700104000520010400052001040008a00104000270008a00104001040005200104000e200104000e1000ed0010400052001040002700104000850010400104001040010400057000c90010400057000c9001040005200057000c900104000d900104000e100104000d900104000e100104000a5000d900104000a5000e100104000a5001040002700104000270010400104001040003b0010400027001040003b00104001040010400104001040010400104001040010400104001040010400104001040010400104001040005800104001040010800052001040010400108001040010400104001080001f000c9001040010400027001040002700104001040002700104000ee0010400104000ef001040010400027001040002700104001040010400104001040010400027001040002700104000d9001040008a00104000140010400014001040010400027000fd00104001040010400027001040010400026001040003a0010400104000520010400052001040005200104000520010400012001040002700104000d900104000d90010400104001040010400052001040010400027001040010400104001040010400104001080005200104000270010400104000d900104001040010400104000fd001040008300104001040010400027001040002700104001040010800104001040001100104000110010400105001040003a001040003a00057000c9001040010400011001040001100104001050010400011001040010500104000d900024000590010400105000520008300104001050005200103001040010500104001050010400105000d9001040010500104000d9000ea0010400105000ea0010400105001040010500104001080010400027001040010400104001040002400027001040010500024001040010500024000270010400105000240010400105000240002700104001050010400105000240002700104001050010400052001040010400024000d9001040010400104001040010400105000540008a0004b00062000d9000d90002700063000d9000df00104000e100027000e1000e100027000e1000270003a000e1000270003a000e100077000e100077000e10003a000e10003a000e100052000e100052000e100052000e1000e100027000e1000e1000e100027000520005800063000d900104000520010400104000d90010400105000d900104001050010400104000270008a00104001040001b001040008a00104000d9001040010400104000630010400027000630010400027000630010400081001040001b001040008a00104000d900104000d900104000e100104000d900104000e100104000140005200057000d9000fd000140002700052000810008a000d900014000ec00054001190005400119000540011900024000540002400104001040002400054000270005200081000cc000d9001040003a0003a0003a0003a0003a0003a0003a0003a0003a0003a0003a0003a0003a0003a0003a0003a0003a0003a0003a0003a0003a0003a0003a0003a0003a0003a0003a0003a0003a0005200081000d90006300083001030008a000b0000c90008a000b0000c9000520006300052000810005200081000520003a001040003a0007a000cc000fd001040003a000520007a000cc000fd001040003a0007a000cc000fd0010400104000cb000cb0010400052000cb00104000cb000dd0010400052000cb0010400052000cb00052000cb00089000890008900089000c00005200089000c000089001050010400104000540010400104001040010500104000640010400104001050012000104001040010400106000a100104001060011000104001060027800027000d900027000d900027000d9000530008a000d1000d9000eb001050027f00027000520008a000d90008a000d0000d9001bb00027000520008a000d90008a0008a0008a0008a0008a0008a0008a0008a0008a0008a000d90008a0008a0008a0008a000d90008a000d90008a000d90008a000d90008a000d90008a000d90008a000eb0008a000d90008a000d9000270008a000d90008a000d9"))
    static let directMentions = PackedRows(
        ends: PackedNumbers(digits: "00000000030000400004000040000400006000060000600007000070000700008000080000800008000080000a0000a0000a0000a0000a0000a0000a0000a0000a0000a0000a0000a0000a0000c0000c0000c0000c0000c0000c0000c0000c0000c0000c00010000150001a0001f00023000240002400024000240002400024000240002400024000240002400024000240002400024000240002400024000240002400024000240002400026000260002600026000270002800029000290002e0002e0003000031000310003100032000330003400035000360003700037000370003700037000390003900039000390003b0003b0003b0003b0003b0003b0003b0003b0003b0003b0003b0003b0003e0003e00041000410004200045000450004500045000450004500045000450004500045000450004500045000450004500045000450004500045000450004500045000450004500047000470004800048000480004800048000480004b0004b0004b0004b0004b0004b0004b0004b0004b0004b0004e0004e0004e0004e0004e0004e0004e0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f0004f00052000530005400055000560005a0005e0005f00060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006000060000600006300063000640006400064000640006400064000640006400064000640006400064000640006400064000640006400064000640006400064000640006400064000650006500065000650006500065000650006500065000650006500065000650006500065000650006500065000650006500065000650006500065000650006500065000660006600067000670006700067000670006700067000670006700068000680006800068000680006800069000690006900069000690006900069000690006a0006b0006c0006d0006e0006f0007000071000720007200072000720007200072000720007200072000720007200072000720007200072000720007200072000720007200072000720007200072000720007200072000720007200072000720007200072000720007200072000720007200072000720007200072000730007300073000730007300073000730007500077000770007700077000770007700077000770007700077000770007700078000780007800078000790007a0007b0007c0007d0007d0007d0007d0007d0007d0007d0007d0007d0007d0007d0007d0007e0007f0007f0007f0007f0007f0007f0007f0007f0007f0007f0007f0007f0007f00080000800008000080000810008100081000810008100081000810008100081000810008100081000810008100081000810008100081000810008100081000810008100081000810008100081000810008100081000810008100081000810008100081000810008100081000810008100081000810008100081000810008100081000810008100081000810008100081000810008100081000810008100081000810008100081000810008100081000810008100081000810008100081000810008100081000810008100081000810008100081000810008100081000810008100081000810008100081000810008100081000810008100081000810008100081000810008100081000810008100081000810008100081000810008100081000810008100081000810008100081000810008100081000810008100081000810008100081000810008100081000810008100081000810008100081000810008100081000810008100081000810008100081000810008100081000810008100081000810008100081000810008100081000810008100081000810008100081000810008100081000810008100081000810008100082000820008200083000830008300083000830008300083000830008300083000830008300083000830008300083000830008300083000830008300083000830008300084000840008400084000840008400084000840008400084000840008400084000840008400084000840008400084000840008400084000840008400084000850008500085000850008500085000850008500085000850008500085000850008500085000850008500086000890008c0008c0008d0008d0008d0008d0008d0008d0008d0008d0008d0008d0008d0008d0008d0008d0008d0008d0008d0008d0008d0008d0008e0008e0008e0008e0008e0008e0008f0009000091000910009100091000910009100091000910009100091000910009100091000910009100091000910009100091000910009100091000910009100091000910009100091000910009100091000920009200092000920009200092000920009200092000920009200092000920009200092000920009200092000920009200092000920009200092000920009200092000920009200092000960009600097000970009700097000970009700097000990009b0009d0009f0009f0009f000a5000ab000ab000ab000ab000ab000ab000ab000ab000ab000ab000ab000ae000ae000b2000b4000b5000b6000b7000b8000b9000b9000b9000b9000b9000b9000b9000b9000b9000b9000b9000b9000b9000b9000b9000b9000b9000b9000b9000b9000bb000bb000bb000bb000bb000bb000bb000bb000bb000bb000bb000bb000bb000bb000bb000bb000bd000bd000bf000bf000c1000c6000cb000cb000cc000cc000cc000cc000cc000cc000cc000ce000ce000ce000ce000d0000d3000d3000d3000d3000d3000d3000d3000d3000d7000da000db000dc000dc000dc000dc000de000e2000e4000e6000e7000ea000ed000ee000ee000ee000f4000f5000f8000f8000f8000f8000f8000f8000f8000f8000f8000f8000f8000f8000f8000f8000f9000fa000fa000fa000fa000fb000fb000fb000fb000fb000fb000fb000fc000fd000fe000ff000ff0010100103001040010500105001060010700108001090010900109001090010a0010a0010a0010a0010b0010c0010d0010e0010e0010e0010e0010e0010e0010e0010e0010e0010e0010e0010e0010e0010e0010e0010e0010e0010e0010e0010e0010e0010e0010e0010e0010e0010e0010e0010e0010e0010e0010e0010e0010e0010e0010e0010e0010e0010e0010e0010e0010e0010e0010e0010e0010e0010e0010e0010e0010e0010e0010e0010e0010e0010e0010e0010e0010e0010e0010e0010e0010e0010e0010e0010e0010e0010e0010e0010e0010e0010e0010e0010e0010e0010e0010e0010e0010e0010e0010e0010e0010e0010e0010e0010e0010e0010e0010e0010e0010e0010e0010e0010e0010e0010e0010e0010e0010e0010e0010e0010e0010e0010e0010e0010e0010e0010e0010e0010e0010e0010e0010e0010e0010e0010e0010e0010e0010e0010e0010e0010e0010e0010e0010e0010e0010e0010e0010e0010e0010e0010e0010e0010e0010e0010e0010e0010e0010e0010e0010e0010e0010e0010e0010e0010e0010e0010e0010e0010e0010e0010e0010e0010e0010e0010e0010e0010e0010e0010e0010e0010e0010e0010e0010e0010e0010e0010e0010e0010e0010e0010e0010e0010e0010e0010e0010e0010e0010e0010e0010e0010e0010e0010e0010e0010e0010e0010e0010e0010e0010e0010e0010e0010f001100011000111001120011200113001140011400114001140011400116001160011600117001170011800118001180011800118001190011900119001190011a0011b0011c0011d0011e0011f001200012100122001230012400125001260012700128001290012a0012a0012a0012b0012c0012c0012c0012c0012c0012c0012c0012c0012c0012c0012c0012c0012c0012c0012c0012c0012c0012c0012c0012c0012c0012c0012c0012c0012e0012f0012f0012f0012f0012f0012f0012f0012f001300013100132001330013400135001360013700138001390013a0013b0013c0013c0013c0013c0013e0014000140001400014100142001430014600149001490014a0014e0014e0014e0014e0014e0014f001500015100152001530015400155001560015700158001590015a0015b0015c0015d0015e0015f001600016100162001630016400165001660016700168001690016a0016a0016a0016a0016a0016a0016a0016a0016a0016a0016a0016a0016a0016a0016a0016a0016a0016a0016a0016a0016a0016a0016a0016a0016a0016a0016a0016a0016a0016a0016a0016a0016a0016a0016a0016a0016a0016a0016b0016b0016b0016b0016b0016b0016b0016b0016c0016c0016c0016c0016c0016d0016e0016e0016e0016f0016f00170001700018700187001890018c0018c0018c0018c0018c0018c0018c0018c0018c0018c0018c0018c0018c0018c0018c0018c0018c0018c0018c0018c0018c0018c0018c0018c0018c"),
        elements: PackedNumbers(digits: "0000200003000040000500007000080000e0000f00012000130001b0001c000210002200023000240001e0001f0002000021000220001e0001f0002000021000220001e00021000220002300024000210002200023000240009f001ef00282000470040b0040c003c0003c1004290042a0042b003bd00425004430040c0040c00058000580040c0040c0005d0005e000610006200068001db003a800068001db003a80009f00068001db003a8003ae003af0008c00068001db003a800068001db003a80009f000a2000a4000a5000b1000b1000b1000b1000a9000b8001d8003e6000a9000b9001d8003e6000b1000b1001b8001cd001ce001cf003b100265002040020d0009f0021900219002190021900219002190021900219002190024d00251002520025100252002630026900269002690026900269003320032f00283002820032f002660034c0038c00364001d800368003e6001d800368003e60038c0038e0038f003900038d003a0001d8003c9003d1003e60009f003d7003e8003d8003e9003d9003ea003da003eb001db003a8003c5003c8003df003ec001db003a8003c5003c8003e0003ed003a5003a6003e7003a5003a6003e7003e8003e9003ea003ef003e8003e9003ea003eb001ce0040a003a100422003bd00425003be00426001d8003e6004020041c0041d001d8003e6004020041a0041b0009f003bd00425003f9003fa003f9003fa0042e00266003f9003fa0042f003f9003fa0042f0043000431003f9003fa003f9003fa0042e004320042e004320042e00432004410042e004320043a003f9003fa0044400442004490044a0044b0044d0044f0059600450004460044c0044f0056a0056a0056a004600045200451004530046f0056a0046f0056a0056a0056a0056a005ed0056a0057f0047200474005a100475004760053700537005370053700538005380045800544005440056a0054b005440054400544005440054400544005440054400544005440054400544005440054400544005440054400544005660056a0057c0056a005810058200583005830058300584005850058600587005870058700587005870059a0059b0059a0059b005a0005a0005a0004460044e0044f004460044e0044f005a100446005a4005a5005a6005a7005a7005a7005a7005a7005a7005a7005a7005a7005a7005a7005a7005a7005a7005a7005a7005a7005a7005a7005a7005a7005a7005a7005a7005a7005a7005a7005a7005e8005f0005f4005f8005fb005fd0000f002190060000602006030060400605006060060700608006090060a0060b0060c0060d0060e0060f0061000611006120061300614006150060100616006170061800619"))
    static let core = PackedNumbers(digits: "001e8001e9001ea001eb001ec001ee001f0001f4001f5001f6001f7001f8001f9001fa001fb")
    static let openGates = PackedNumbers(digits: "00010000180001d0002000021000220002700032000380003c00046000480004a000520005e00063000650006600067000680006a0006b0006c0006d0006e000700007400081000840008a0009e000a2000a9000aa000b1000b8000bc000c8000c9000ca000cd000ce000d8000d9000dc000e5")
}
