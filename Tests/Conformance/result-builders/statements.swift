// A result builder turns statements into calls: blocks, conditions, loops, declarations.
@resultBuilder
enum Lines {
    static func buildBlock(_ parts: [String]...) -> [String] { parts.flatMap { $0 } }
    static func buildExpression(_ line: String) -> [String] { [line] }
    static func buildExpression(_ number: Int) -> [String] { ["#\(number)"] }
    static func buildExpression(_: Void) -> [String] { [] }
    static func buildOptional(_ part: [String]?) -> [String] { part ?? ["(absent)"] }
    static func buildEither(first part: [String]) -> [String] { part.map { "1:" + $0 } }
    static func buildEither(second part: [String]) -> [String] { part.map { "2:" + $0 } }
    static func buildArray(_ parts: [[String]]) -> [String] { ["<"] + parts.flatMap { $0 } + [">"] }
}

func document(@Lines _ content: () -> [String]) -> String { content().joined(separator: " ") }

enum Mode {
    case a
    case b(Int)
    case c
}
func page(_ flag: Bool, _ name: String?, _ mode: Mode) -> String {
    document {
        "title"
        let count = 3
        count
        if flag { "flag" }
        if let name {
            "named \(name)"
        } else {
            "nameless"
        }
        switch mode {
        case .a: "mode a"
        case .b(let number) where number > 5:
            "big"
            number
        case .b, .c: "other"
        }
        for index in 1...2 {
            "row \(index)"
            if index == 2 { "last" }
        }
    }
}
print(page(true, nil, .a))
print(page(false, "x", .b(9)))
print(page(false, nil, .b(1)))
print(document {})
