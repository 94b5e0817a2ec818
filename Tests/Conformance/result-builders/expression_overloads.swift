// buildExpression chooses by type; the other methods see one component type.
enum Node: CustomStringConvertible {
    case text(String), number(Int), group([Node]), none
    var description: String {
        switch self {
        case .text(let text): "'\(text)'"
        case .number(let number): "#\(number)"
        case .group(let nodes): "[\(nodes.map(\.description).joined(separator: " "))]"
        case .none: "-"
        }
    }
}
@resultBuilder
enum NodeBuilder {
    static func buildExpression(_ text: String) -> [Node] { [.text(text)] }
    static func buildExpression(_ number: Int) -> [Node] { [.number(number)] }
    static func buildExpression(_ node: Node) -> [Node] { [node] }
    static func buildExpression(_ node: Node?) -> [Node] { [node ?? .none] }
    static func buildExpression(_ nodes: [Node]) -> [Node] { nodes }
    static func buildExpression(_ side: Void) -> [Node] { [] }
    static func buildBlock(_ parts: [Node]...) -> [Node] { parts.flatMap { $0 } }
    static func buildOptional(_ part: [Node]?) -> [Node] { part ?? [.text("absent")] }
    static func buildEither(first: [Node]) -> [Node] { [.group(first)] }
    static func buildEither(second: [Node]) -> [Node] { second }
    static func buildArray(_ parts: [[Node]]) -> [Node] { [.group(parts.flatMap { $0 })] }
    static func buildLimitedAvailability(_ part: [Node]) -> [Node] { [.text("new")] + part }
    static func buildFinalResult(_ part: [Node]) -> Node { .group(part) }
}
func build(@NodeBuilder _ content: () -> Node) -> Node { content() }
func page(_ flag: Bool, count: Int, note: Node?) -> Node {
    build {
        "title"
        42
        Node.number(count)
        note
        if flag { "flagged" } else { "plain"; 0 }
        if count > 2 { "many" }
        for index in 0..<count where index != 1 {
            index
            let doubled = index * 2
            "d\(doubled)"
        }
        print("side effect \(count)")
        switch count {
        case 0: "zero"
        case 1, 2: "few"
        default:
            "lots"
            count * 10
        }
        if #available(macOS 10.0, *) { "available" }
        [Node.text("listed"), .none]
    }
}
print(page(true, count: 3, note: .text("n")))
print(page(false, count: 0, note: nil))
struct Doc {
    @NodeBuilder var body: Node {
        "computed"
        if true { 1 }
    }
    @NodeBuilder func section(_ name: String) -> Node { name; name.count }
    @NodeBuilder subscript(index: Int) -> Node { "at"; index }
}
print(Doc().body, Doc().section("intro"), Doc()[2])
