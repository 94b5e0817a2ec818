// Types nest in types and functions; inner names shadow outer ones.
let name = "global"

struct Outer {
    static let name = "outer"
    enum Kind: String { case small, large }
    struct Inner {
        let kind: Kind
        struct Deep {
            static let depth = 3
            var path: String { "deep in \(Outer.name)" }
        }
        func describe(name: String) -> String {
            let kind = "\(kind.rawValue) as local"
            if true {
                let name = name + "!"
                return "\(name) \(kind) \(self.kind)"
            }
        }
    }
    var kind = Kind.small
    func inner() -> Inner { Inner(kind: kind) }
    func whichName() -> String { name }
    var name: String { "instance" }
}

extension Outer.Inner { static let shared = Self(kind: .large) }
extension Outer { struct Added { let value = 5 } }

print(Outer().inner().describe(name: "arg"), Outer.Inner.shared.kind, Outer.Inner.Deep().path, Outer.Inner.Deep.depth)
print(Outer().whichName(), Outer.name, name, Outer.Added().value, Outer(kind: .large).kind.rawValue)

func local() -> String {
    struct Pair {
        var a = 1
        var b = 2
        var sum: Int { a + b }
    }
    enum Mode { case on, off }
    final class Counter {
        var count = 0
        func up() -> Self {
            count += 1
            return self
        }
    }
    let name = "local"
    let mode = Mode.on
    return "\(name) \(Pair(b: 5).sum) \(mode) \(Counter().up().up().count)"
}
print(local())
func shadow(_ value: Int?) -> Int {
    guard let value else { return 0 }
    let doubled = { (value: Int) in value * 2 }
    do {
        let value = doubled(value) + 1
        return value
    }
}
print(shadow(4), shadow(nil))
struct String2 { let String = 5 }
print(String2().String, Swift.max(1, 2), Swift.String(7))
func max(_ a: Int) -> Int { a * 1000 }
print(max(1))
