// A generic builder, and one that a requirement applies to what implements it.
@resultBuilder
enum ListBuilder<Element> {
    static func buildBlock(_ parts: [Element]...) -> [Element] { parts.flatMap { $0 } }
    static func buildExpression(_ element: Element) -> [Element] { [element] }
}

func list(@ListBuilder<Int> _ content: () -> [Int]) -> [Int] { content() }

protocol Page {
    @ListBuilder<String> var lines: [String] { get }
    @ListBuilder<String> func lines(title: String) -> [String]
}

struct Cover: Page {
    var lines: [String] {
        let name = "cover"
        name
        "by me"
    }
    func lines(title: String) -> [String] {
        let upper = title.uppercased()
        upper
        "end"
    }
}

print(
    list {
        1
        2
    })
print(Cover().lines, Cover().lines(title: "a"))
