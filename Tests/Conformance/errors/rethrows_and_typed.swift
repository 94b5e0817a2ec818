// rethrows, throws that depend on a closure, typed throws that flow through generics, and never.
enum Bad: Error { case even(Int) }
struct Other: Error { let reason: String }
func apply<T>(_ values: [T], _ body: (T) throws -> T) rethrows -> [T] {
    var out: [T] = []
    for value in values { out.append(try body(value)) }
    return out
}
print(apply([1, 2]) { $0 * 2 })
do {
    print(
        try apply([1, 2]) {
            if $0 == 2 { throw Bad.even($0) }; return $0
        })
} catch { print("threw", error) }
func run<T, E: Error>(_ body: () throws(E) -> T) -> Result<T, E> {
    do { return .success(try body()) } catch { return .failure(error) }
}
func parse(_ text: String) throws(Other) -> Int {
    guard let n = Int(text) else { throw Other(reason: "not a number: \(text)") }
    return n
}
let good = run { () throws(Other) in try parse("12") }
let bad = run { () throws(Other) in try parse("x") }
print(good, bad)
switch bad {
case .success(let n): print(n)
case .failure(let other): print(other.reason)
}
func map<A, B, E: Error>(_ values: [A], _ body: (A) throws(E) -> B) throws(E) -> [B] {
    var out: [B] = []
    for value in values { out.append(try body(value)) }
    return out
}
print(map([1, 2]) { "n\($0)" })
do throws(Other) { print(try map(["1", "z"], parse)) } catch { print("reason:", error.reason) }
let result = Result { try parse("7") }
print((try? result.get()) ?? 0, result.map { $0 + 1 })
func chain(_ text: String) -> Result<Int, Other> { run { () throws(Other) in try parse(text) } }
print(chain("4").flatMap { n in chain("\(n)0") }, chain("q").mapError { Bad.even($0.reason.count) })
do {
    let n = try chain("9").get() + (try parse("1"))
    print(n)
    _ = try [1, 2, 3].map { n -> Int in
        if n == 3 { throw Bad.even(n) }; return n
    }
} catch let error as Other {
    print("other", error.reason)
} catch Bad.even(let n) where n > 2 {
    print("even", n)
} catch {
    print("else")
}
let optional = try? parse("oops")
let nested: Int?? = try? Int("5")
print(optional as Any, nested as Any, (try? parse("3")).map { $0 + 1 } ?? 0)
