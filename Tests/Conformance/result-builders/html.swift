// Nested builders make trees of values.
protocol Node { func render(_ indent: String) -> [String] }

struct Text: Node {
    let text: String
    init(_ text: String) { self.text = text }
    func render(_ indent: String) -> [String] { [indent + text] }
}

struct Element: Node {
    let name: String
    let children: [any Node]
    init(_ name: String, @NodeBuilder _ content: () -> [any Node] = { [] }) {
        self.name = name
        children = content()
    }
    func render(_ indent: String) -> [String] {
        if children.isEmpty { return [indent + "<\(name)/>"] }
        return [indent + "<\(name)>"] + children.flatMap { $0.render(indent + "  ") } + [indent + "</\(name)>"]
    }
}

@resultBuilder
struct NodeBuilder {
    static func buildExpression(_ node: any Node) -> [any Node] { [node] }
    static func buildExpression(_ text: String) -> [any Node] { [Text(text)] }
    static func buildBlock(_ nodes: [any Node]...) -> [any Node] { nodes.flatMap { $0 } }
    static func buildOptional(_ nodes: [any Node]?) -> [any Node] { nodes ?? [] }
    static func buildArray(_ nodes: [[any Node]]) -> [any Node] { nodes.flatMap { $0 } }
}

func list(_ items: [String], ruled: Bool) -> Element {
    Element("ul") {
        for item in items {
            Element("li") { item }
        }
        if ruled { Element("hr") }
    }
}

let page = Element("body") {
    Element("h1") { "Hello" }
    list(["a", "b"], ruled: true)
    Element("p") {
        "one"
        Text("two")
    }
}
print(page.render("").joined(separator: "\n"))
