// Captured variables are shared; capture lists copy; closures compare nothing, nest, recurse and escape.
func makeAccount(_ start: Int) -> (deposit: (Int) -> Void, balance: () -> Int) {
    var total = start
    return ({ total += $0 }, { total })
}
let (deposit, balance) = makeAccount(10)
deposit(5)
deposit(-2)
print(balance())
var callbacks: [() -> String] = []
for i in 0..<3 {
    var local = i * 10
    callbacks.append {
        local += 1; return "\(i):\(local)"
    }
}
print(callbacks.map { $0() }, callbacks.map { $0() })
var x = 1
let byValue = { [x] in x }
let byReference = { x }
let renamed = { [y = x + 100, x] in x + y }
x = 50
print(byValue(), byReference(), renamed())
func compose<A, B, C>(_ f: @escaping (A) -> B, _ g: @escaping (B) -> C) -> (A) -> C { { g(f($0)) } }
let shout = compose({ (s: String) in s.uppercased() }, { $0 + "!" })
print(shout("hey"), compose(Int.init, { $0.map { $0 + 1 } ?? 0 })("41"))
func curry<A, B, C>(_ f: @escaping (A, B) -> C) -> (A) -> (B) -> C { { a in { b in f(a, b) } } }
print(curry(+)(3)(4), curry { (s: String, n: Int) in String(repeating: s, count: n) }("ab")(2))
var fib: (Int) -> Int = { _ in 0 }
fib = { $0 < 2 ? $0 : fib($0 - 1) + fib($0 - 2) }
print(fib(15))
func measure(_ work: () throws -> Int) rethrows -> Int { try work() * 2 }
print(measure { 21 })
func apply(_ n: inout Int, _ change: (inout Int) -> Void) { change(&n) }
apply(&x) {
    $0 += 1; $0 *= 2
}
print(x)
let immediate: Int = {
    let parts = [1, 2, 3]
    return parts.reduce(0, +)
}()
print(immediate)
final class Button {
    var action: ((Button) -> Void)?
    var taps = 0
    func tap() { taps += 1; action?(self) }
}
let button = Button()
button.action = { button in print("tapped", button.taps) }
button.tap()
button.action = { [weak button] sender in print("same", button === sender) }
button.tap()
let optionalClosure: ((Int) -> Int)? = nil
print(optionalClosure?(3) ?? -1, ({ $0 * 2 } as (Int) -> Int)(8))
func lots(first: () -> Int, second: (Int) -> Int, third: () -> Void = { print("default third") }) {
    third(); print(second(first()))
}
lots {
    1
} second: {
    $0 + 1
}
lots {
    2
} second: {
    $0 * 5
} third: {
    print("given third")
}
