// Trailing closures in every position, $0 of tuples and nested closures, closures in arguments and collections.
struct Animation {
    static func run(duration: Double = 0.25, animations: () -> Void, completion: ((Bool) -> Void)? = nil) {
        animations()
        completion?(true)
        print("ran", duration)
    }
}
Animation.run { print("moving") }
Animation.run(duration: 1) {
    print("moving")
} completion: {
    print("done", $0)
}
Animation.run(animations: { print("explicit") }, completion: { finished in print(finished) })
let pairs = [(1, "one"), (2, "two")]
print(pairs.map { "\($0)=\($1)" }, pairs.map { $0.1 }, pairs.map { pair in pair.0 }, pairs.filter { $0.0 > 1 }.count)
print(pairs.map { number, name in name + "\(number)" }, pairs.reduce(0) { $0 + $1.0 })
print(["b": 2, "a": 1].sorted { $0.key < $1.key }.map { key, value in "\(key)\(value)" })
print(zip([1, 2], [3, 4]).map { $0 * $1 }, zip([1, 2], [3, 4]).map(*))
print((1...3).map { a in (1...2).map { b in a * b } }, [[1, 2], [3]].flatMap { $0.map { $0 * 2 } })
print([3, 1, 2].sorted(by: >), [3, 1, 2].max { $0 < $1 } ?? 0, ["aa", "b"].min { $0.count < $1.count } ?? "")
let operations: [String: (Int, Int) -> Int] = ["+": (+), "-": { $0 - $1 }, "max": max]
for name in operations.keys.sorted() { print(name, operations[name]!(5, 3)) }
func process(_ values: [Int], using transform: (Int) -> Int = { $0 }, then report: ([Int]) -> Void) {
    report(values.map(transform))
}
process([1, 2]) { print("plain", $0) }
process([1, 2], using: { $0 * 10 }) { print("scaled", $0) }
func build(_ title: String, @ListBuilder items: () -> [String], footer: () -> String = { "-" }) {
    print(title, items(), footer())
}
@resultBuilder enum ListBuilder { static func buildBlock(_ parts: String...) -> [String] { parts } }
build("list") {
    "a"; "b"
}
build("list") {
    "a"
} footer: {
    "end"
}
let handler: (_ name: String, _ count: Int) -> String = { "\($0)×\($1)" }
print(handler("n", 2))
let typed = { (a: Int, b: Int) -> Int in
    let c = a * b
    return c + 1
}
print(typed(2, 3), { () -> String in "none" }())
if let first = [1, 2, 3].first(where: { $0 > 1 }) { print(first) }
guard [1].contains(where: { $0 == 1 }) else { fatalError() }
print(
    [1, 2, 3, 4].split { $0 == 3 }.map(Array.init), Dictionary(grouping: 1...5) { $0 % 2 == 0 ? "even" : "odd" }["odd"]!
)
