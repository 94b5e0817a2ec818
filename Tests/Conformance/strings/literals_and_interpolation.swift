// String literals: multi-line, raw, escapes, nested interpolation, concatenation, interpolated expressions.
let name = "Ann", n = 3
let multi = """
    Dear \(name),
      indented \
    joined
    "quoted" and \"""triple\"""

    \(n > 2 ? "many" : "few")\tend
    """
print(multi)
print(#"raw \n \(name) \#(name) "quotes""#, ##"double \#(n) \##(n)"##)
print("tab\tquote\"backslash\\ unicode\u{e9}\u{1F600} nul".count, "a\u{301}" == "á", "\u{41}")
print("nested \("inner \(n + 1) \("deep \(name.count)")") done", "\(n)\(n)", "\(1 + 2 * 3)")
print(
    "array \([1, 2].map { "<\($0)>" }) dict \(["k": 1]) optional \(Optional(1) as Any) nil \(nil as Int? as Any) tuple \((1, "x"))"
)
print("closure \({ $0 * 2 }(4)) switch \(n == 3 ? "three" : "other") call \(name.uppercased())")
struct Point: CustomStringConvertible { var x = 1, y = 2; var description: String { "(\(x); \(y))" } }
struct Debug: CustomDebugStringConvertible { var debugDescription: String { "debugged" } }
struct Plain { var a = 1, b: [String?] = ["s", nil] }
print("\(Point()) \(Debug()) \(Plain()) \([Point()]) \([Debug()]) \(Optional(Point()) as Any)")
print(String(describing: Point()), String(reflecting: "text"), "\("text")", ["text"], String(describing: Optional("o")))
var built = ""
built += "a"
built.append("b")
built.append(contentsOf: "cd")
built = "<" + built + ">"
print(built, built.count, built.isEmpty, String(repeating: "ab", count: 2), ["x", "y"].joined(separator: "+"))
let long = #"""
    raw multi \(n) \#(n)
      kept \t
    """#
print(long, long.split(separator: "\n").count)
print("emoji 👨‍👩‍👧 \("👍🏽".count) flag \("🇮🇹🇫🇷".count)", "e\u{301}llo".reversed().map(String.init).joined())
print(
    """
    one line
    """,
    """
    a
    \("""
    inner
    """)
    """)
print("line\nbreak", terminator: "|\n")
print(1, "two", 3.0, true, separator: " / ", terminator: ".\n")
print("percent 100% {brace} [bracket] \\(not)")
