// Types, functions and constants declared in bodies; shadowing in every kind of scope.
let name = "global"
struct Outer {
    let name = "outer"
    static let name = "static"
    struct Inner {
        let name = "inner"
        func names() -> [String] { [name, self.name, Outer.name, main(name)] }
    }
    func all(_ name: String) -> [String] {
        var result = [name, self.name, Self.name]
        do {
            let name = "block"
            result.append(name)
        }
        if let name = Optional("if") { result.append(name) }
        for name in ["for"] { result.append(name) }
        let closure = { (name: String) in result.append(name) }
        closure("closure")
        switch "switch" {
        case let name: result.append(name)
        }
        func local() -> String {
            let name = "local function"
            return name
        }
        result.append(local())
        return result
    }
}
func main(_ text: String) -> String { "main(\(text))" }
print(Outer().all("parameter"), Outer.Inner().names(), name)
func shapes(_ scale: Int) -> [String] {
    struct Square {
        var side: Int
        var area: Int { side * side * scale2 }
        let scale2 = 2
    }
    enum Kind: String, CaseIterable {
        case small, large
        init(_ n: Int) { self = n > 10 ? .large : .small }
    }
    final class Collector {
        var items: [String] = []
        func add(_ text: String) -> Self {
            items.append(text)
            return self
        }
    }
    protocol_: do { if scale > 100 { break protocol_ } }
    let squares = [1, 2, 3].map { Square(side: $0 * scale) }
    let collector = Collector()
    for square in squares { _ = collector.add("\(Kind(square.area).rawValue)\(square.area)").add("|") }
    extensionLike(collector.items.count)
    func extensionLike(_ n: Int) { collector.items.append("n\(n)") }
    return collector.items + [Kind.allCases.map(\.rawValue).joined()]
}
print(shapes(1), shapes(2).count)
let x = 1
func shadow() -> Int {
    let x = x + 1
    func inner() -> Int {
        let x = x * 10
        return x
    }
    return inner() + x
}
print(shadow(), x)
func captureOrder() -> [Int] {
    var log: [Int] = []
    var n = 0
    func step() {
        n += 1
        log.append(n)
    }
    defer { log.append(-1) }
    step()
    let frozen = { [n] in log.append(n * 100) }
    step()
    frozen()
    return log
}
print(captureOrder())
