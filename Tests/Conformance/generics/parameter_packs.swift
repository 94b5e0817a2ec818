func each<each T>(_ item: repeat each T) -> (repeat each T) { return (repeat each item) }
print(each(1, "a", 2.5))
func describeAll<each T: CustomStringConvertible>(_ item: repeat each T) -> [String] {
    var out: [String] = []
    repeat out.append((each item).description)
    return out
}
print(describeAll(1, true, "x"))
struct Tuple<each Element> {
    let elements: (repeat each Element)
    init(_ e: repeat each Element) { elements = (repeat each e) }
    func count() -> Int { var n = 0; for _ in repeat each elements { n += 1 }; return n }
}
let t = Tuple(1, "b", 3.0)
print(t.elements.0, t.elements.1, t.count())
func equal<each T: Equatable>(_ a: (repeat each T), _ b: (repeat each T)) -> Bool {
    for (l, r) in repeat (each a, each b) { guard l == r else { return false } }
    return true
}
print(equal((1, "a"), (1, "a")), equal((1, "a"), (1, "b")))
func pairs<each A, each B>(_ a: repeat each A, with b: repeat each B) -> (repeat (each A, each B)) {
    (repeat (each a, each b))
}
func call<each T, R>(_ value: repeat each T, body: (repeat each T) -> R) -> R { body(repeat each value) }
print(call(1, 2) { $0 + $1 })
enum E: Error { case nilValue }
func unwrap<U>(_ u: U?) throws -> U { guard let u else { throw E.nilValue }; return u }
func optionals<each T>(_ item: repeat (each T)?) -> (repeat each T)? {
    do { return (repeat try unwrap(each item)) } catch { return nil }
}
print(optionals(1 as Int?, "x" as String?) as Any)
print(optionals(nil as Int?, "x" as String?) as Any)
func zipped<each A, each B>(_ a: repeat each A, with b: repeat each B) -> (repeat (each A, each B)) {
    (repeat (each a, each b))
}
print(zipped(1, "x", with: true, 2.5))
func firstAnd<T, each U>(_ first: T, _ rest: repeat each U) -> (T, repeat each U) { (first, repeat each rest) }
print(firstAnd(1, "a", 3.5), firstAnd(7))
struct Event<each Input> {
    let handler: (repeat each Input) -> Void
    init(_ handler: @escaping (repeat each Input) -> Void) { self.handler = handler }
    func send(_ input: repeat each Input) { handler(repeat each input) }
}
Event<Int, String> { print("got", $0, $1) }.send(4, "four")
Event { (number: Int, text: String) in print(text, number + 1) }.send(5, "five")
protocol Shape { func area() -> Double }
struct Square: Shape { let side: Double; func area() -> Double { side * side } }
struct Circle: Shape { let r: Double; func area() -> Double { 3 * r * r } }
func total<each S: Shape>(_ shapes: repeat each S) -> Double {
    var sum = 0.0
    repeat sum += (each shapes).area()
    return sum
}
print(total(Square(side: 2), Circle(r: 1)), total())
func forward<each T>(_ x: repeat each T) -> String { joined(repeat each x, separator: "|") }
func joined<each T>(_ x: repeat each T, separator: String) -> String {
    var parts: [String] = []
    for value in repeat each x { parts.append("\(value)") }
    return parts.joined(separator: separator)
}
print(forward(1, "b", [2]))
