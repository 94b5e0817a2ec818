// Function values with variadic parameters take any number of arguments as an array.
let sum: (Int...) -> Int = { (numbers: Int...) in numbers.reduce(0, +) }
print(sum(1, 2, 3), sum(), sum(4))
let label: (String, Int...) -> String = { name, numbers in "\(name) \(numbers)" }
print(label("a", 1, 2), label("b"))
func total(_ numbers: Int...) -> Int { numbers.reduce(0, +) }
let total2 = total
print(total2(1, 2), total2())
func apply(_ closure: (Double...) -> Double) -> Double { closure(1, 2.5) }
print(apply { $0.reduce(0, +) }, apply { $0.max() ?? 0 })
let inferred = { (words: String...) in words.joined(separator: "-") }
print(inferred("x", "y"), inferred())
struct Logger: Sendable {
    var write: @Sendable (String, Any...) -> String
    static let plain = Logger { format, values in "\(format):\(values.count)" }
    func log(_ items: CustomStringConvertible...) -> String { items.map(\.description).joined(separator: ",") }
}
print(Logger.plain.write("f", 1, "two", 3.0), Logger.plain.write("g"))
let method = Logger.plain.log
print(method(1, true, "x"), method())
func outer() -> Int {
    func inner(_ values: Int...) -> Int { values.count }
    let copy = inner
    return copy(1, 2, 3) + inner(4)
}
print(outer())
var handlers: [String: (Int...) -> Int] = ["count": { $0.count }, "sum": total]
print(handlers["count"]!(7, 8), handlers["sum"]?(7, 8) ?? 0)
