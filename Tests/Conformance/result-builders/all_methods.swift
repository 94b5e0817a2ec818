// Every method that a builder may have.
@resultBuilder
enum Text {
    static func buildExpression(_ value: String) -> [String] { [value] }
    static func buildExpression(_ value: Int) -> [String] { ["#\(value)"] }
    static func buildPartialBlock(first: [String]) -> [String] { first }
    static func buildPartialBlock(accumulated: [String], next: [String]) -> [String] { accumulated + next }
    static func buildOptional(_ part: [String]?) -> [String] { part ?? ["-"] }
    static func buildEither(first: [String]) -> [String] { ["first"] + first }
    static func buildEither(second: [String]) -> [String] { ["second"] + second }
    static func buildArray(_ parts: [[String]]) -> [String] { parts.flatMap { $0 } }
    static func buildLimitedAvailability(_ part: [String]) -> [String] { ["limited"] + part }
    static func buildFinalResult(_ parts: [String]) -> String { parts.joined(separator: " ") }
}
@Text func text(_ flag: Bool, _ count: Int) -> String {
    "start"
    if flag { "flagged" }
    if count > 1 { "many" } else { count }
    for index in 0..<count { index }
    if #available(macOS 10.15, *) { "new" }
    switch count {
    case 0: "zero"
    case 1: "one"
    default: "more"
    }
}
print(text(true, 2))
print(text(false, 0))
func wrap(@Text _ content: () -> String) -> String { "<\(content())>" }
print(
    wrap {
        "a"; 1; let local = "b"; local
    })
