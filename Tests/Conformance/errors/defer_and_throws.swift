// defer runs in reverse on every way out: throws, breaks of labels, returns, and after the returned value is made.
enum Failure: Error, Equatable { case odd(Int), stop }
func check(_ n: Int) throws -> Int {
    defer { print("checked", n) }
    guard n % 2 == 0 else { throw Failure.odd(n) }
    return n / 2
}
func all(_ values: [Int]) throws -> [Int] {
    var results: [Int] = []
    defer { print("all done with", results) }
    for value in values {
        defer { print("after", value) }
        defer { results.append(-1) }
        results.append(try check(value))
    }
    return results
}
print((try? all([2, 4])) ?? [])
do { _ = try all([2, 3, 4]) } catch Failure.odd(let n) where n > 5 { print("big", n) } catch Failure.odd(let n) {
    print("odd", n)
}
func labeled() -> String {
    var log = ""
    defer { print("log", log) }
    outer: for i in 1...3 {
        defer { log += "o\(i)" }
        var j = 0
        while true {
            defer { j += 1; log += "i\(j)" }
            if j == 1 && i == 1 { continue outer }
            if i == 2 { break outer }
            if j > 2 { return "returned" }
        }
    }
    defer { log += "end" }
    return log
}
print(labeled())
func counter() -> Int {
    var n = 1
    defer { n += 10; print("n is", n) }
    n += 1
    return n
}
print(counter())
func nested() throws {
    defer { print("outer defer") }
    do {
        defer { print("inner defer") }
        defer { defer { print("defer in defer") }; print("second inner") }
        throw Failure.stop
    } catch { print("caught", error) }
    if true { defer { print("if scope") }; print("in if") }
    switch 3 {
    case let n where n > 2: defer { print("case scope") }; print("in case")
    default: break
    }
    throw Failure.odd(1)
}
do { try nested() } catch { print(error as? Failure == .odd(1)) }
