// Functions, methods, initializers and operators are values.
func double(_ x: Int) -> Int { x * 2 }
func applyTwice(_ f: (Int) -> Int, _ x: Int) -> Int { f(f(x)) }
print(applyTwice(double, 3))

struct Adder {
    let base: Int
    func add(_ x: Int) -> Int { base + x }
    static func zero() -> Adder { Adder(base: 0) }
}
let bound = Adder(base: 100).add
let unbound = Adder.add
print(bound(1), unbound(Adder(base: 10))(2), [1, 2].map(Adder(base: 5).add))
print(["1", "x", "3"].compactMap(Int.init), [1, 2].map(String.init), [1, 2].map(Adder.init).map(\.base))
print([1, 2, 3].reduce(0, +), zip([1, 2], [3, 4]).map(*), Adder.zero().base)

final class Counter {
    var count = 0
    func bump() { count += 1 }
    lazy var handler: () -> Void = bump
}
let counter = Counter()
let bump = counter.bump
bump()
bump()
print(counter.count)

func makeMultiplier(_ factor: Int) -> (Int) -> Int {
    func multiply(_ x: Int) -> Int { x * factor }
    return multiply
}
let table: [String: (Int) -> Int] = ["triple": makeMultiplier(3), "double": double]
print(table["triple"]!(5), table["double"]?(5) ?? 0, table["none"]?(5) as Any)
func curry(_ a: Int) -> (Int) -> (Int) -> Int { { b in { c in a * 100 + b * 10 + c } } }
print(curry(1)(2)(3))
