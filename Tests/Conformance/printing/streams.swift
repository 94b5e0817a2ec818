// Printing with separators and terminators, into streams and as debugging text.
print("a", 1, true, separator: "-")
print("no newline", terminator: " | ")
print("then one", terminator: "")
print()
print(1, 2, 3, separator: ", ", terminator: ".\n")
print("", "x", "", separator: "|")
print([1, 2], ["a": 1], (1, "b"), separator: " / ")
struct Log: TextOutputStream {
    var lines: [String] = []
    var text = ""
    mutating func write(_ string: String) {
        text += string
        if string.hasSuffix("\n") { lines.append(string) }
    }
}
var log = Log()
print("first", 2, to: &log)
print("second", separator: "", terminator: "!", to: &log)
print(log.text.debugDescription, log.lines.count)
var text = ""
print("into", "text", separator: "_", to: &text)
debugPrint("quoted", 1, [2.0], to: &text)
text.write("raw")
print(text)
debugPrint("hello\n", 1, "x" as Character, [1: "a"], nil as Int?, Optional("v") as Any, 1.0, true)
debugPrint("a", "b", separator: "+", terminator: "\n")
struct Point: CustomStringConvertible, CustomDebugStringConvertible {
    var x = 1, y = 2
    var description: String { "(\(x), \(y))" }
    var debugDescription: String { "Point(\(x)|\(y))" }
}
struct Only: CustomDebugStringConvertible { var debugDescription: String { "<only>" } }
struct Plain {
    var name = "n"
    var inner = Point()
    var only = Only()
    var values: [Point] = [Point()]
}
print(
    Point(), [Point()], "\(Point())", String(describing: Point()), String(reflecting: Point()),
    Only(), Plain())
debugPrint(Point(), [Point()], Only(), ["k": Point()])
print(Optional(Point()) as Any, (Point(), 1), [Optional(Point())], ["a": Only()])
enum Shape: CustomStringConvertible {
    case circle(Double)
    case square
    var description: String {
        switch self {
        case .circle(let radius): "circle \(radius)"
        case .square: "square"
        }
    }
}
enum Bare {
    case one
    case two(Int, label: String)
    case three([Int])
}
print(
    Shape.circle(2), [Shape.square], Bare.one, Bare.two(1, label: "x"), Bare.three([1]), [Bare.one])
debugPrint(Bare.two(1, label: "x"), Bare.one)
final class Ref: CustomStringConvertible { var description: String { "ref" } }
class Bag { var value = 1 }
print(Ref(), [Ref()], Optional(Ref()) as Any, Bag(), [Bag()].count)
print("\(1)\("two")\(3.0)\([4])\(Optional(5) as Any)\(nil as String? as Any)", "a\("b\("c")")")
