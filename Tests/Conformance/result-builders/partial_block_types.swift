// buildPartialBlock folds from the left, and each step may have another type.
struct Parser<Output> {
    let run: (inout Substring) -> Output?
}
func literal(_ text: String) -> Parser<Void> {
    Parser { input in
        guard input.hasPrefix(text) else { return nil }
        input = input.dropFirst(text.count)
        return ()
    }
}
func int() -> Parser<Int> {
    Parser { input in
        let digits = input.prefix { $0.isNumber }
        guard let number = Int(digits) else { return nil }
        input = input.dropFirst(digits.count)
        return number
    }
}
@resultBuilder
enum ParserBuilder {
    static func buildPartialBlock<T>(first: Parser<T>) -> Parser<T> { first }
    static func buildPartialBlock<T>(accumulated: Parser<T>, next: Parser<Void>) -> Parser<T> {
        Parser { input in
            guard let value = accumulated.run(&input), next.run(&input) != nil else { return nil }
            return value
        }
    }
    static func buildPartialBlock<T>(accumulated: Parser<Void>, next: Parser<T>) -> Parser<T> {
        Parser { input in
            guard accumulated.run(&input) != nil else { return nil }
            return next.run(&input)
        }
    }
    static func buildPartialBlock(accumulated: Parser<Int>, next: Parser<Int>) -> Parser<(Int, Int)> {
        Parser { input in
            guard let a = accumulated.run(&input), let b = next.run(&input) else { return nil }
            return (a, b)
        }
    }
}
func parser<T>(@ParserBuilder _ make: () -> Parser<T>) -> Parser<T> { make() }
let point = parser {
    literal("(")
    int()
    literal(",")
    int()
    literal(")")
}
var good: Substring = "(12,34)rest"
if let (x, y) = point.run(&good) { print(x, y, good) }
var bad: Substring = "(12;34)"
print(point.run(&bad) == nil, bad)
@resultBuilder
enum Log {
    static func buildPartialBlock(first: Int) -> String { print("first", first); return "\(first)" }
    static func buildPartialBlock(first: String) -> String { first }
    static func buildPartialBlock(accumulated: String, next: Int) -> String {
        print("next", next)
        return accumulated + "+\(next)"
    }
    static func buildFinalResult(_ text: String) -> [String] { [text, "done"] }
}
@Log func log() -> [String] { 1; 2; 3 }
print(log())
