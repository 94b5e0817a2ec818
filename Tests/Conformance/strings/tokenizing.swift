// Parsing text character by character.
enum Token: Equatable {
    case number(Double)
    case symbol(Character)
    case word(String)
}
struct Tokenizer: Sequence, IteratorProtocol {
    private var rest: Substring
    init(_ text: String) { rest = text[...] }
    mutating func next() -> Token? {
        rest = rest.drop { $0.isWhitespace }
        guard let first = rest.first else { return nil }
        if first.isNumber {
            let digits = rest.prefix { $0.isNumber || $0 == "." }
            rest.removeFirst(digits.count)
            return .number(Double(digits) ?? 0)
        }
        if first.isLetter {
            let word = rest.prefix(while: \.isLetter)
            rest = rest[word.endIndex...]
            return .word(String(word))
        }
        return .symbol(rest.removeFirst())
    }
}
print(
    Array(Tokenizer("12.5 + total*(3-x)")), Array(Tokenizer("")).isEmpty,
    Tokenizer("a b").map { "\($0)" })
struct Calculator {
    private var tokens: [Token], position = 0
    init(_ text: String) { tokens = Array(Tokenizer(text)) }
    private var current: Token? { position < tokens.count ? tokens[position] : nil }
    mutating func expression() -> Double {
        var value = term()
        while let token = current, token == .symbol("+") || token == .symbol("-") {
            position += 1
            value = token == .symbol("+") ? value + term() : value - term()
        }
        return value
    }
    private mutating func term() -> Double {
        var value = factor()
        while case .symbol(let character)? = current, "*/".contains(character) {
            position += 1
            if character == "*" { value *= factor() } else { value /= factor() }
        }
        return value
    }
    private mutating func factor() -> Double {
        defer { position += 1 }
        switch current {
        case .number(let value): return value
        case .symbol("("):
            position += 1
            return expression()
        case .symbol("-"):
            position += 1
            defer { position -= 1 }
            return -factor()
        default: return 0
        }
    }
}
for text in ["1 + 2 * 3", "(1 + 2) * 3", "10 / 4 - 1", "2 * (3 + (4 - 1)) / 2", "-3 + 5"] {
    var calculator = Calculator(text)
    print(text, "=", calculator.expression())
}
func balanced(_ text: String) -> Bool {
    var stack: [Character] = []
    let pairs: [Character: Character] = [")": "(", "]": "[", "}": "{"]
    for character in text {
        if pairs.values.contains(character) {
            stack.append(character)
        } else if let open = pairs[character] {
            if stack.popLast() != open { return false }
        }
    }
    return stack.isEmpty
}
print(balanced("a(b[c]{d})"), balanced("(]"), balanced("(("), balanced(""))
func runLength(_ text: String) -> String {
    var result = ""
    var rest = Substring(text)
    while let first = rest.first {
        let run = rest.prefix { $0 == first }
        result += run.count > 1 ? "\(run.count)\(first)" : String(first)
        rest = rest.dropFirst(run.count)
    }
    return result
}
print(runLength("aaabccd"), runLength(""), runLength("🙂🙂x"))
func wrap(_ text: String, width: Int) -> [String] {
    text.split(separator: " ").reduce(into: [""]) { lines, word in
        if lines[lines.count - 1].isEmpty {
            lines[lines.count - 1] = String(word)
        } else if lines.last!.count + 1 + word.count <= width {
            lines[lines.count - 1] += " " + word
        } else {
            lines.append(String(word))
        }
    }
}
print(wrap("the quick brown fox jumps over the lazy dog", width: 12))
func parse(_ line: String) -> (key: String, value: String)? {
    guard let colon = line.firstIndex(of: ":") else { return nil }
    return (String(line[..<colon]), line[line.index(after: colon)...].drop { $0 == " " }.description)
}
print(
    parse("name: Ann")?.value ?? "", parse("none") == nil, parse("a:b:c")!.value,
    zip("abc", "axc").filter { $0 != $1 }.count)
let vowelCount = "programming".reduce(into: 0) { if "aeiou".contains($1) { $0 += 1 } }
print(
    vowelCount,
    "Hello World".split(separator: " ").map { String($0.reversed()) }.joined(separator: " "),
    String("hello".sorted()),
    "abcabc".lastIndex(of: "b").map { "abcabc".distance(from: "abcabc".startIndex, to: $0) } ?? -1)
