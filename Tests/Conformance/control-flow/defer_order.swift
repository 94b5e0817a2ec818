// Deferred blocks run when their scope is left, the last first.
func work(_ fail: Bool) throws -> String {
    defer { print("first in, last out") }
    defer { print("second") }
    for index in 1...2 {
        defer { print("turn", index, "over") }
        if index == 2 && fail { throw Failure.late }
        print("turn", index)
    }
    if fail { return "failed" }
    defer { print("late defer") }
    return "worked"
}
enum Failure: Error { case late }
print((try? work(false)) ?? "nil")
print((try? work(true)) ?? "nil")

func result() -> Int {
    var value = 1
    defer { value = 100 }
    return value
}
print(result())

func nested() {
    defer {
        print("outer defer")
        defer { print("defer in defer") }
        print("still outer")
    }
    do {
        defer { print("do left") }
        print("in do")
    }
    print("body")
}
nested()
func recursion() {
    var depth = 0
    func recurse() {
        depth += 1
        defer { depth -= 1 }
        if depth < 3 { recurse() }
        print("depth", depth)
    }
    recurse()
    print("back at", depth)
}
recursion()
