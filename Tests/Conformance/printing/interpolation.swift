// Interpolations hold any expression, nested strings and own extensions included.
let name = "Ann"
let count = 3
print("\(name) has \(count) item\(count == 1 ? "" : "s")")
print("sum \(1 + 2 * 3), list \([1, 2].map { $0 * 2 }), nested \("in \(name)")")
print("\(true) \(1.5) \(1e21) \(nil as Int? ?? 0) \(Character("x")) \((1, 2))")
print("optional \(String(describing: Optional(1)))")
print("a" + "\(name.count)" + "b", "\(name)\(name)")
print("unicode \u{48}\u{1F600} tab\tquote\" backslash \\ zero\0".count)

struct Point { var x = 1, y = 2 }
extension String.StringInterpolation {
    mutating func appendInterpolation(_ point: Point) { appendLiteral("<\(point.x)|\(point.y)>") }
    mutating func appendInterpolation(padded number: Int, to width: Int) {
        let digits = String(number)
        appendLiteral(String(repeating: "0", count: max(0, width - digits.count)) + digits)
    }
}
print("point \(Point()) and \(padded: 7, to: 3)")
