// Shorthand parameters are read inside autoclosures, at any depth, as parts of a pair too.
func say(_ text: @autoclosure () -> Any) { print(text()) }
func later(_ value: @escaping @autoclosure () -> Int) -> () -> Int { value }
func nested(_ value: @autoclosure () -> Int) -> Int { value() }

let first: (Int) -> Void = { say($0) }
first(3)
let text: (Int, String) -> Void = { say("got \($0) \($1)") }
text(4, "x")
let deep: (Int) -> Void = { say(nested(nested($0 + 1) * 2)) }
deep(5)
let kept: (Int) -> () -> Int = { later($0 * 10) }
print(kept(6)())
[1: "a"].forEach { say("\($0) \($1)") }
[(1, "b")].forEach { say($0.1) }
print([3, 4].map { (number: Int) in nested(number) }, [3, 4].map { nested($0) })
var flags = [false, true].map { $0 || nested($0 ? 1 : 2) == 2 }
print(flags)
let optional: (Int?) -> Int = { $0 ?? nested($0 ?? 7) }
print(optional(nil), optional(1))
[5].forEach { precondition($0 > 0, "\($0) is not positive") }
[[1, 2], [3]].forEach { say($0.map { nested($0) }) }
