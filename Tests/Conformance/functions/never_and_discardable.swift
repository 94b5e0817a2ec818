// Never, discardable results, functions without results as values, and unused values.
enum Stop: Error { case now }
func fail(_ text: String) throws -> Never {
    print("failing", text)
    throw Stop.now
}
func pick(_ n: Int) throws -> String {
    switch n {
    case 0: return "zero"
    case 1: return "one"
    default: try fail("\(n)")
    }
}
print(try pick(0), (try? pick(5)) ?? "none")
func unwrap(_ n: Int?) throws -> Int {
    guard let n else { try fail("nil") }
    return n
}
print((try? unwrap(nil)) ?? -1, try unwrap(3))
@discardableResult func log(_ text: String) -> Int {
    print("log", text)
    return text.count
}
log("ignored")
let count = log("kept")
_ = log("explicit")
print(count)
func nothing() {}
let void: () = nothing()
let action: () -> Void = nothing
action()
print(void, type(of: void), [1, 2].map { _ in }.count)
func apply(_ work: () -> Void) -> Bool {
    work()
    return true
}
print(apply { log("in closure") }, apply(nothing), apply { _ = 1 + 1 })
let result: Result<Int, Never> = .success(4)
switch result {
case .success(let value): print(value)
}
func absurd<T>(_ never: Never) -> T {}
let empty: [Never] = []
print(empty.map { $0 as Never }.count, Optional<Never>.none.map { _ in 1 } ?? 0)
struct Chain {
    var items: [Int] = []
    @discardableResult mutating func add(_ n: Int) -> Int {
        items.append(n)
        return items.count
    }
}
var chain = Chain()
chain.add(1)
let size = chain.add(2)
print(size, chain.items)
