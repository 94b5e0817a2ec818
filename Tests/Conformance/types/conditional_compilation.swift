// #if in files, members, statements, switch cases and chains; #available; source location literals as defaults.
#if os(iOS) || os(Linux)
    let family = "known"
#else
    let family = "unknown"
#endif
#if DEBUG_NEVER_SET
    let modern = undeclared + "never read"
#elseif swift(>=5.0) && !os(Windows)
    let modern = true
#endif
#if canImport(NoSuchModuleAnywhere)
    let module = "there"
#else
    let module = "missing"
#endif
print(family, modern, module)
struct Log {
    var lines: [String] = []
    #if NEVER
        func only() {}
    #else
        mutating func add(_ text: String, line: Int = #line, function: String = #function, file: String = #fileID) {
            lines.append("\(file.hasSuffix(".swift")) \(function):\(line) \(text)")
        }
    #endif
    mutating func wrapped(_ text: String, line: Int = #line) { add(text, line: line) }
}
var log = Log()
func caller(_ log: inout Log) {
    log.add("direct")
    log.wrapped(
        "two lines"
    )
    let closure = { (log: inout Log) in log.add("in closure") }
    closure(&log)
}
caller(&log)
log.add("top")
for line in log.lines { print(line) }
struct Type {
    let name: String
    init(_ name: String = #function) { self.name = name }
    var computed: String { #function }
    func method(a: Int, _ b: Int) -> String { #function }
    static func make() -> Type { Type() }
    subscript(i: Int) -> String { #function }
}
print(Type().name, Type().computed, Type().method(a: 1, 2), Type.make().name, Type()[0])
print(#line, #column > 0)
func describe(_ n: Int) -> String {
    switch n {
    case 0: return "zero"
    #if NEVER
        case 1: return "never"
    #else
        case 1: return "one"
    #endif
    default: return "many"
    }
}
print(describe(0), describe(1), describe(2))
let text = "abc"
    #if NEVER
        .uppercased()
    #else
        .reversed()
    #endif
    .map(String.init)
print(text)
if #available(macOS 13, iOS 16, *) { print("available") } else { print("old") }
guard #available(iOS 15, *) else { fatalError() }
if #unavailable(iOS 15) { print("unavailable") } else { print("not unavailable") }
@available(*, deprecated, message: "old") func old() -> Int { 1 }
@available(iOS 13, *) func new() -> Int { 2 }
print(new())
print(#line)
