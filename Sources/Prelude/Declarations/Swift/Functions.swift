func print(_ items: Any..., separator: String = " ", terminator: String = "\n")

func print<Target: TextOutputStream>(_ items: Any..., separator: String = " ", terminator: String = "\n", to output: inout Target) {
    output.write(_joinedDescriptions(items, separator, terminator))
}

func debugPrint(_ items: Any..., separator: String = " ", terminator: String = "\n")

func debugPrint<Target: TextOutputStream>(_ items: Any..., separator: String = " ", terminator: String = "\n", to output: inout Target) {
    output.write(items.map { String(reflecting: $0) }.joined(separator: separator) + terminator)
}

func _joinedDescriptions(_ items: [Any], _ separator: String, _ terminator: String) -> String
func assert(_ condition: @autoclosure () -> Bool, _ message: @autoclosure () -> String = "") { if !condition() { _trap("Assertion failed", message()) } }

func precondition(_ condition: @autoclosure () -> Bool, _ message: @autoclosure () -> String = "") {
    if !condition() { _trap("Precondition failed", message()) }
}

func fatalError(_ message: @autoclosure () -> String = "") -> Never { _trap("Fatal error", message()) }
func assertionFailure(_ message: @autoclosure () -> String = "") { _trap("Fatal error", message()) }
func preconditionFailure(_ message: @autoclosure () -> String = "") -> Never { _trap("Fatal error", message()) }
func _trap(_ kind: String, _ message: String) -> Never
func min<T: Comparable>(_ x: T, _ y: T) -> T
func min<T: Comparable>(_ x: T, _ y: T, _ z: T, _ rest: T...) -> T
func max<T: Comparable>(_ x: T, _ y: T) -> T
func max<T: Comparable>(_ x: T, _ y: T, _ z: T, _ rest: T...) -> T
func abs<T: SignedNumeric>(_ x: T) -> T

func swap<T>(_ a: inout T, _ b: inout T) {
    let old = a
    a = b
    b = old
}

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
func sequence<T, State>(state: State, next: @escaping (inout State) -> T?) -> _UnfoldState<T, State> { _UnfoldState(_state: state, _step: next) }
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
    init(_number: Int) { self._number = _number }
    init(_ object: AnyObject) { _number = _identifier(object) }
    init(_ type: Any.Type) { _number = _identifier(type) }
    static func < (_ lhs: ObjectIdentifier, _ rhs: ObjectIdentifier) -> Bool { lhs._number < rhs._number }
}

func _identifier(_ value: Any) -> Int
