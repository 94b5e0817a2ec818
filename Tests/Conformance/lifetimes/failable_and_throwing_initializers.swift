// What an initializer that fails or throws had made already is released; deinit does not run for a half-made object.
struct Bad: Error {}
final class Part {
    let name: String
    init(_ name: String) { self.name = name; print("+\(name)") }
    deinit { print("-\(name)") }
}
class Base {
    let first: Part
    init?(_ flag: Bool) {
        first = Part("first")
        if !flag { return nil }
        print("base made")
    }
    deinit { print("base deinit") }
}
final class Sub: Base {
    let second = Part("second")
    let third: Part
    init?(_ flag: Bool, third: Bool) {
        self.third = Part("third")
        super.init(flag)
        if !third { return nil }
        print("sub made")
    }
    deinit { print("sub deinit") }
}
print(Sub(false, third: true) === nil)
print(Sub(true, third: false) === nil)
print(Sub(true, third: true) === nil)
final class Thrower {
    let a: Part
    let b: Part
    init(_ fail: Int) throws {
        a = Part("a\(fail)")
        if fail == 1 { throw Bad() }
        b = Part("b\(fail)")
        if fail == 2 { throw Bad() }
    }
    convenience init(twice: Int) throws {
        print("before")
        try self.init(twice)
        print("after")
        if twice == 3 { throw Bad() }
    }
    deinit { print("thrower deinit") }
}
for n in 1...3 {
    do { _ = try Thrower(n); print("made", n) } catch { print("threw", n) }
}
do { _ = try Thrower(twice: 3) } catch { print("threw late") }
do { _ = try Thrower(twice: 1) } catch { print("threw early") }
struct Value {
    let part: Part
    init?(_ name: String) {
        part = Part(name)
        if name.count > 3 { return nil }
    }
}
print(Value("ok").map { $0.part.name } ?? "nil")
print(Value("too long").map { $0.part.name } ?? "nil")
