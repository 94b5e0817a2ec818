// Generic types are specialized by their arguments; statics and nested types included.
struct Stack<Element> {
    private(set) var items: [Element] = []
    mutating func push(_ item: Element) { items.append(item) }
    @discardableResult mutating func pop() -> Element? { items.popLast() }
    func map<T>(_ transform: (Element) -> T) -> Stack<T> { Stack<T>(items: items.map(transform)) }
    struct Summary {
        let count: Int
        let last: Element?
    }
    var summary: Summary { Summary(count: items.count, last: items.last) }
}
extension Stack: Equatable where Element: Equatable {}
extension Stack where Element == Int { var sum: Int { items.reduce(0, +) } }

var stack = Stack<Int>()
stack.push(1)
stack.push(2)
print(stack.items, stack.map { "\($0)!" }.items, stack.sum, stack.summary.last ?? 0, stack == Stack(items: [1, 2]))
stack.pop()
print(type(of: stack), stack.summary.count, Stack<String>.Summary(count: 1, last: "x").last ?? "")

final class Cache<Key: Hashable, Value> {
    private var storage: [Key: Value] = [:]
    private(set) var misses = 0
    func value(for key: Key, make: (Key) -> Value) -> Value {
        if let value = storage[key] { return value }
        misses += 1
        let value = make(key)
        storage[key] = value
        return value
    }
}
let cache = Cache<String, Int>()
print(cache.value(for: "abc", make: \.count), cache.value(for: "abc") { _ in 0 }, cache.misses)

enum Either<Left, Right> {
    case left(Left)
    case right(Right)
    func fold<T>(_ l: (Left) -> T, _ r: (Right) -> T) -> T {
        switch self {
        case .left(let value): l(value)
        case .right(let value): r(value)
        }
    }
}
let eithers: [Either<Int, String>] = [.left(4), .right("four")]
print(eithers.map { $0.fold({ $0 * 2 }, \.count) })

class Parent<T> {
    let value: T
    init(_ value: T) { self.value = value }
    func show() -> String { "\(value)" }
}
final class Child: Parent<[Int]> { override func show() -> String { "child " + super.show() } }
print(Child([1, 2]).show(), Parent("p").show(), (Child([]) as Parent<[Int]>).value.isEmpty)
struct Tagged<Tag, Raw: Hashable>: Hashable { let raw: Raw }
enum UserTag {}
print(Tagged<UserTag, Int>(raw: 5) == Tagged(raw: 5), type(of: Tagged<UserTag, Int>(raw: 5)))
