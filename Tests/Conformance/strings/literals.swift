// Literals over several lines, raw ones, escapes.
let poem = """
    Roses are "red",
      violets are \
    blue,

    tab:\tend, quote: \""", backslash: \\, heart: \u{2764}
    """
print(poem)
for (number, line) in poem.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
    print(number, line.count, line.hasPrefix("  "))
}
let name = "Ann"
print(#"raw \n "quoted" \(name)"#, #"interpolated \#(name)"#, ##"one # "# two \##(1 + 1)"##)
print(
    #"""
    raw \t lines
    with \#(name)
    """#)
print("null \0 length", "null \0".count, "\"\'\\", "a\tb\rc".count)
print(
    """
    \(name.map { "\($0.uppercased())" }.joined(separator: """
        -
        """))
    """)
print("\(name == "Ann" ? "\(1)\("nested \("deep")")" : "no")", "\(["a": [1, 2]])", "")
print("caf\u{65}\u{301}", "\u{1F468}\u{200D}\u{1F469}", "\u{0}".unicodeScalars.count)
let pattern = #"^\d{3}-\w+$"#
print(
    pattern, pattern.count, pattern.debugDescription, "line\nbreak\t\u{1}".debugDescription,
    "é\u{301}\u{200B}".debugDescription)
let empty = """
    """
print(empty.isEmpty, empty == "")
let static1: StaticString = "fixed"
print(static1, "\(static1)".count)
