// An autoclosure argument is evaluated when it is called, as often as it is called.
func traced(_ value: Bool, _ label: String) -> Bool {
    print("evaluating", label)
    return value
}

func both(_ left: Bool, _ right: @autoclosure () -> Bool) -> Bool { left ? right() : false }
print(both(false, traced(true, "skipped")))
print(both(true, traced(true, "taken")))
print(traced(false, "left") && traced(true, "never"))

func twice<T>(_ make: @autoclosure () -> T) -> [T] { [make(), make()] }
func next() -> () -> Int {
    var count = 0
    return {
        count += 1
        return count
    }
}
let counter = next()
print(twice(counter()))

struct Later {
    let make: () -> String
    init(_ make: @autoclosure @escaping () -> String) { self.make = make }
}
func rename() {
    var name = "early"
    let later = Later("name is \(name)")
    name = "late"
    print(later.make())
}
rename()

func forwarding(_ value: @autoclosure @escaping () -> String) -> Later { Later(value()) }
let forwarded = forwarding(
    {
        print("made")
        return "deep"
    }())
print("before")
print(forwarded.make())

func check(_ condition: @autoclosure () throws -> Bool) rethrows -> String { try condition() ? "ok" : "no" }
print(check(1 < 2))
print(
    Optional(5)
        ?? {
            print("unused")
            return 0
        }())
