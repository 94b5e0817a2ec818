// Default arguments are made at each call, in order; variadics, labels, autoclosures, nested functions, recursion.
final class Count { var n = 0; func next() -> Int { n += 1; return n } }
nonisolated(unsafe) let counter = Count()
func f(_ a: Int = counter.next(), b: Int = counter.next() * 10, c: [Int] = [counter.next()]) -> String {
    "\(a) \(b) \(c)"
}
print(f(), f(b: 0), f(100), f(c: []))
func order(_ items: String..., separator: String = ",", prefix: () -> String = { ">" }) -> String {
    prefix() + items.joined(separator: separator)
}
print(
    order(), order("a"), order("a", "b", separator: "-"), order("x", "y") { "<" },
    order(separator: ".", prefix: { "#" }))
func both(_ numbers: Int..., and words: String...) -> Int { numbers.count * 10 + words.count }
print(both(1, 2, and: "a"), both(and: "x", "y"), both())
func lazily(_ condition: Bool, _ message: @autoclosure () -> String) -> String { condition ? message() : "skipped" }
func loud(_ text: String) -> String { print("evaluated", text); return text }
print(lazily(false, loud("one")), lazily(true, loud("two")))
func stored(_ make: @autoclosure @escaping () -> Int) -> () -> Int { make }
let make = stored(counter.next())
print(make(), make())
func outer(_ n: Int) -> [Int] {
    var results: [Int] = []
    func visit(_ value: Int, depth: Int = 0) {
        if value <= 0 { return }
        results.append(value * 10 + depth)
        if value.isMultiple(of: 2) { even(value, depth) } else { visit(value - 1, depth: depth + 1) }
    }
    func even(_ value: Int, _ depth: Int) { visit(value - 2, depth: depth) }
    visit(n)
    return results
}
print(outer(5), outer(4))
func external(from start: Int, to end: Int, `in` list: [Int]) -> Int { list[start..<end].reduce(0, +) }
print(external(from: 0, to: 2, in: [1, 2, 3]))
let reference = external(from:to:in:)
let unlabeled: (Int, Int, [Int]) -> Int = external
print(reference(1, 3, [1, 2, 3]), unlabeled(0, 1, [9]))
func multiple() -> (min: Int, max: Int, Int) { (1, 9, 5) }
let (low, high, _) = multiple()
let result = multiple()
print(low, high, result.min, result.2, multiple().max)
@discardableResult func warn(_ n: Int) -> Int { print("warned", n); return n }
warn(1)
_ = warn(2)
func throwing(_ n: Int = 3) throws -> Int { if n > 5 { throw Bad() }; return n }
struct Bad: Error {}
print(try throwing(), (try? throwing(9)) ?? -1)
func generic<T>(_ value: T, orDefault other: T? = nil, apply: ((T) -> T)? = nil) -> T {
    apply?(value) ?? other ?? value
}
print(generic(1), generic(1, orDefault: 2), generic("a") { $0 + "b" })
struct S {
    var base: Int; func add(_ n: Int = 1, times k: Int = 2) -> Int { base + n * k };
    static func make(_ base: Int = 10) -> S { S(base: base) }
}
print(S.make().add(), S.make(1).add(5), S(base: 0).add(times: 4), [1, 2].map(S.make).map { $0.add() })
