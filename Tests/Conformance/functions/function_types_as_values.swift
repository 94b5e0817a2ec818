// Functions stored, compared by effect, returned, partially applied, and made from methods, initializers and operators.
struct Counter {
    var n = 0
    mutating func add(_ k: Int) { n += k }
    func adding(_ k: Int) -> Int { n + k }
    static func fresh(_ n: Int) -> Counter { Counter(n: n) }
}
func twice(_ f: (Int) -> Int, _ x: Int) -> Int { f(f(x)) }
func maker(_ k: Int) -> (Int) -> Int {
    func add(_ x: Int) -> Int { x + k }
    return add
}
let add3 = maker(3)
print(twice(add3, 1), twice(maker(10), 0), twice({ $0 * $0 }, 3), twice(abs, -4))
let counter = Counter(n: 5)
let bound = counter.adding
let unbound = Counter.adding
print(bound(1), unbound(counter)(2), [1, 2].map(counter.adding), [1, 2].map(Counter.fresh).map(\.n))
let steps: [(name: String, run: (Int) -> Int)] = [("double", { $0 * 2 }), ("add3", add3), ("negate", -)]
print(steps.map { "\($0.name):\($0.run(4))" }, steps.reduce(1) { $1.run($0) })
var registry: [String: ([Int]) -> Int] = ["sum": { $0.reduce(0, +) }, "count": \.count]
registry["max"] = { $0.max() ?? 0 }
print(registry.keys.sorted().map { registry[$0]!([3, 9]) })
typealias Middleware = (String, (String) -> String) -> String
let loud: Middleware = { text, next in next(text.uppercased()) + "!" }
let wrap: Middleware = { text, next in "<" + next(text) + ">" }
func chain(_ list: [Middleware], _ end: @escaping (String) -> String) -> (String) -> String {
    list.reversed().reduce(end) { next, middleware in { middleware($0, next) } }
}
print(chain([wrap, loud], { $0 + "." })("hi"), chain([], { $0 })("plain"))
func compute(_ operation: (Int, Int) throws -> Int) rethrows -> Int { try operation(6, 3) }
print(compute(+), compute(/), compute { a, b in a * b }, compute(max))
let optionalFunction: ((Int) -> Int)? = add3
print(optionalFunction?(1) ?? 0, optionalFunction.map { $0(2) } ?? 0, [add3, maker(1)].map { $0(0) })
func variadic(_ f: (Int) -> Int..., on x: Int) -> [Int] { f.map { $0(x) } }
print(variadic(add3, { $0 }, on: 7))
