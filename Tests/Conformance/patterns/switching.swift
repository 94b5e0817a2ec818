// Patterns match tuples, ranges, types, payloads, optionals and expressions.
enum Message {
    case text(String, from: String?)
    case move(x: Int, y: Int)
    case quit
}

func describe(_ message: Message) -> String {
    switch message {
    case .text("", from: _): "empty"
    case .text(let text, from: let sender?) where text.count > 3: "\(sender) says \(text)"
    case .text(let text, from: nil): "anonymous \(text)"
    case .text: "short"
    case .move(x: 0, y: 0): "stay"
    case .move(let x, 0), .move(0, let x): "along \(x)"
    case .move(let x, let y) where x == y: "diagonal \(x)"
    case .move(x: 1..., y: _): "right"
    case .move: "elsewhere"
    case .quit: "quit"
    }
}
let messages: [Message] = [
    .text("", from: nil), .text("hello", from: "Ann"), .text("hi", from: nil), .text("yo", from: "B"),
    .move(x: 0, y: 0), .move(x: 3, y: 0), .move(x: 0, y: 4), .move(x: 5, y: 5), .move(x: 2, y: 1), .move(x: -1, y: 3),
    .quit,
]
for message in messages { print(describe(message)) }

func tuple(_ pair: (Int, String?)) -> String {
    switch pair {
    case (0, _): "zero"
    case (_, nil): "no text"
    case (1...9, "x"?): "digit x"
    case (let number, let text?): "\(number)\(text)"
    }
}
print(tuple((0, "a")), tuple((1, nil)), tuple((5, "x")), tuple((5, "y")), separator: ", ")

struct Even {}
func ~= (pattern: Even, value: Int) -> Bool { value % 2 == 0 }
switch 4 {
case Even(): print("even")
default: print("odd")
}
let values: [Any] = [1, "a", 2.5, [1], Message.quit]
for value in values {
    switch value {
    case let number as Int where number > 0: print("positive", number)
    case let text as String: print("text", text)
    case is Double, is [Int]: print("double or list")
    default: print("unknown")
    }
}
if case .move(let x, _) = messages[5], x == 3 { print("moved", x) }
guard case .quit = messages[10] else { fatalError() }
let (a, (b, _)) = (1, (2, 3))
print(a, b)
