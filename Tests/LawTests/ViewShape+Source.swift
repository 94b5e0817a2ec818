extension ViewShape.Number {
    func source(_ scope: ShapeScope) -> String {
        switch self {
        case .constant(let value): "\(value)"
        case .a: "a"
        case .count: "ids.count"
        case .payload: scope.hasPayload ? "v" : "1"
        case .row(let depth): depth < scope.depth ? "r\(depth)" : "1"
        case .half(let number): "(\(number.source(scope)) / 2)"
        case .rest(let number): "(abs(\(number.source(scope))) % 3)"
        }
    }
}

extension ViewShape.Condition {
    var source: String {
        switch self {
        case .even: "a % 2 == 0"
        case .large: "a > 1"
        case .flag: "b"
        case .many: "ids.count > 2"
        case .present: "opt != nil"
        }
    }
}

extension ViewShape {
    /// The tag of a view: its number, with the rows around.
    private static func tag(_ letter: String, _ number: Int, _ scope: ShapeScope) -> String {
        let rows = (0..<scope.depth).map { ".\\(r\($0))" }.joined()
        return "\"\(letter)\(number)\(rows)\""
    }

    /// The expression or statement of a builder for the shape; types that it needs are added to `types`.
    func source(_ scope: ShapeScope, types: inout [String]) -> String {
        switch self {
        case .leaf(let leaf, let number, let input):
            return Self.source(
                of: leaf, tag: Self.tag(leaf.rawValue, number, scope), input: input.source(scope))
        case .container(let isFold, let number, let content):
            let tag = Self.tag(isFold ? "fold" : "box", number, scope)
            return "\(isFold ? "Fold" : "Box")(\(tag)) { \(content.source(scope, types: &types)) }"
        case .stack(let stack, let children):
            return "\(stack.rawValue) {\n\(Self.lines(children, scope, &types))\n}"
        case .conditional(let condition, let first, let second):
            let other = second.map { " else {\n\($0.source(scope, types: &types))\n}" } ?? ""
            return "if \(condition.source) {\n\(first.source(scope, types: &types))\n}\(other)"
        case .choice(let number, let cases):
            var lines = ["switch \(number.source(scope)) % 3 {"]
            for (index, content) in cases.enumerated() {
                lines.append(index == cases.count - 1 ? "default:" : "case \(index):")
                lines.append(content.source(scope, types: &types))
            }
            return (lines + ["}"]).joined(separator: "\n")
        case .unwrapped(let first, let second):
            let other = second.map { " else {\n\($0.source(scope, types: &types))\n}" } ?? ""
            return "if let v = opt {\n\(first.source(scope.inPayload, types: &types))\n}\(other)"
        case .rows(let rows, let content):
            let row = "r\(scope.depth)"
            let inner = content.source(scope.inRow, types: &types)
            return switch rows {
            case .itself: "ForEach(ids, id: \\.self) { \(row) in\n\(inner)\n}"
            case .identifiable: "ForEach(ids.map { Item(id: $0) }) { item in\nlet \(row) = item.id\n\(inner)\n}"
            case .positions: "ForEach(0..<ids.count, id: \\.self) { \(row) in\n\(inner)\n}"
            case .filtered: "ForEach(ids.filter { $0 % 2 == 1 }, id: \\.self) { \(row) in\n\(inner)\n}"
            }
        case .identified(let number, let content):
            return Self.attach(".id(\(number.source(scope)))", to: content.source(scope, types: &types))
        case .erased(let condition, let first, let second):
            return "\(condition.source) ? AnyView(\(first.source(scope, types: &types)))"
                + " : AnyView(\(second.source(scope, types: &types)))"
        case .modified(let number, let content):
            return Self.attach(
                ".modifier(Mark(\(Self.tag("mark", number, scope))))", to: content.source(scope, types: &types))
        case .environment(let number, let content):
            return Self.attach(
                ".environment(\\.number, \(number.source(scope)))", to: content.source(scope, types: &types))
        case .disclosure(let number, let content):
            let tag = Self.tag("group", number, scope)
            return "DisclosureGroup(\(tag)) {\n\(content.source(scope, types: &types))\n}"
        case .pages(let number, let first, let second):
            let back = Self.tag("back", number, scope)
            return """
                NavigationStack {
                VStack {
                \(first.source(scope, types: &types))
                NavigationLink(\(Self.tag("link", number, scope))) {
                VStack {
                Back(tag: \(back))
                \(second.source(scope, types: &types))
                }
                }
                }
                }
                """
        case .sheet(let number, let first, let second):
            return "Sheeted(\(Self.tag("sheet", number, scope))) {\n\(first.source(scope, types: &types))\n} sheet: {\n"
                + "\(second.source(scope, types: &types))\n}"
        case .section(let number, let content):
            let extra = (scope.hasPayload ? ["v"] : []) + (0..<scope.depth).map { "r\($0)" }
            let body = content.source(scope, types: &types)
            types.append(
                """
                struct Section\(number): View {
                    let a: Int
                    let b: Bool
                    let ids: [Int]
                    let opt: Int?
                    let shared: Shared
                    let store: Store
                    let toA: Binding<Int>
                    let toPair: Binding<Pair>
                    \(extra.map { "let \($0): Int" }.joined(separator: "\n    "))
                    var body: some View {
                \(body)
                    }
                }
                """)
            let arguments = extra.map { ", \($0): \($0)" }.joined()
            return "Section\(number)(a: a, b: b, ids: ids, opt: opt, shared: shared, store: store, toA: toA, "
                + "toPair: toPair\(arguments))"
        }
    }

    private static func lines(_ children: [ViewShape], _ scope: ShapeScope, _ types: inout [String]) -> String {
        children.map { $0.source(scope, types: &types) }.joined(separator: "\n")
    }

    /// A modifier on an expression, or around a statement.
    private static func attach(_ modifier: String, to content: String) -> String {
        let isStatement = ["if ", "switch "].contains { content.hasPrefix($0) } || content.contains(" ? AnyView(")
        return (isStatement ? "Group {\n\(content)\n}" : content) + modifier
    }

    private static func source(of leaf: Leaf, tag: String, input: String) -> String {
        switch leaf {
        case .plain: "Plain(tag: \(tag), n: \(input))"
        case .counter: "Counter(tag: \(tag), n: \(input))"
        case .owner: "Owner(tag: \(tag))"
        case .watcher: "Watcher(tag: \(tag), shared: shared)"
        case .reader: "Reader(tag: \(tag), store: store)"
        case .bound: "Bound(tag: \(tag), v: toA)"
        case .part: "Bound(tag: \(tag), v: toPair.left)"
        case .number: "NumberReader(tag: \(tag))"
        case .object: "ObjectReader(tag: \(tag))"
        case .half: "Half(tag: \(tag), n: \(input)).equatable()"
        case .starter: "Starter(tag: \(tag))"
        case .chain: "Chain(tag: \(tag), n: \(input))"
        case .looped: "Loop(tag: \(tag))"
        }
    }
}
