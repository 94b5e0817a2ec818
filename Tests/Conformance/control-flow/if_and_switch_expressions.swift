// if and switch as values: assigned, returned, nested, with throws, with types from the context.
enum Level: Int, CaseIterable { case low = 1, mid, high }
func name(_ level: Level) -> String {
    switch level {
    case .low: "low"
    case .mid:
        if level.rawValue > 1 { "middle" } else { "never" }
    case .high: fatal("never") ?? "high"
    }
}
func fatal(_ text: String) -> String? { nil }
print(Level.allCases.map(name))
let n = 7
let size: Double = if n > 5 { 1 } else { 0.5 }
let maybe: Int? = if n > 10 { n } else { nil }
let level: Level =
    switch n {
    case ..<3: .low;
    case 3..<6: .mid;
    default: .high
    }
let text = if let maybe { "has \(maybe)" } else if case .high = level { "high" } else { "none" }
print(size, maybe as Any, level, text)
var total = 0
total =
    switch level {
    case .low: 1;
    case .mid: 2;
    case .high: 3
    }
print(total)
struct Bad: Error {}
func value(_ n: Int) throws -> Int {
    let result = if n > 0 { n * 2 } else if n == 0 { 0 } else { throw Bad() }
    return result
}
print((try? value(2)) ?? -1, (try? value(-2)) ?? -1)
let closure: (Int) -> String = { n in
    switch n {
    case 0: "zero"
    case let n where n < 0: "minus"
    default: "plus"
    }
}
print([0, -1, 1].map(closure))
var computed: String { if n.isMultiple(of: 2) { "even" } else { "odd" } }
print(computed)
let array: [Int8] = if n > 0 { [1, 2] } else { [] }
let function: (Int) -> Int = if n > 3 { { $0 + 1 } } else { { $0 - 1 } }
print(array, type(of: array), function(1))
func big(_ flag: Bool) -> some CustomStringConvertible { flag ? "ternary" : "other" }
print(big(true))
let pair: (String, CGFloatLike) =
    switch n {
    case 7: ("seven", 7);
    default: ("none", 0)
    }
typealias CGFloatLike = Float
print(pair)
