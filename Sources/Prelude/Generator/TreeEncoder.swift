@_spi(RawSyntax) import SwiftSyntax

/// Writes syntax trees as numbers, so that a run need not parse the declarations that it reaches.
///
/// A tree is its nodes from the top down: 0 stands for the members of an extension, an odd number for a token, an
/// even one for a layout, by their places in two tables. A layout's shape says which of its children are there.
struct TreeEncoder {
    struct Token: Hashable {
        let kind: UInt8
        let text: String
        let leading: String
        let trailing: String
    }

    struct Shape: Hashable {
        let kind: String
        let count: Int
        /// Bit n tells whether child n is there; nil where all are.
        let mask: UInt64?
    }

    enum Node {
        case members
        case token(Token)
        case layout(Shape)
    }

    private(set) var trees: [[Node]] = []

    /// Adds the tree of a declaration and gives its place.
    mutating func add(_ syntax: some SyntaxProtocol, omitsMembers: Bool = false) -> Int {
        var nodes: [Node] = []
        append(syntax.raw, to: &nodes, omitsMembers: omitsMembers)
        trees.append(nodes)
        return trees.count - 1
    }

    private func append(_ raw: RawSyntax, to nodes: inout [Node], omitsMembers: Bool) {
        if let token = raw.as(RawTokenSyntax.self) {
            let view = token.tokenView
            nodes.append(
                .token(
                    Token(
                        kind: view.rawKind.rawValue, text: String(syntaxText: view.rawText),
                        leading: view.formLeadingTrivia().description,
                        trailing: view.formTrailingTrivia().description)))
            return
        }
        if omitsMembers, raw.kind == .memberBlockItemList {
            nodes.append(.members)
            return
        }
        let children = raw.layoutView?.formLayoutArray() ?? []
        var mask: UInt64 = 0
        for (index, child) in children.prefix(64).enumerated() where child != nil { mask |= 1 << UInt64(index) }
        let isFull = children.allSatisfy { $0 != nil }
        nodes.append(
            .layout(Shape(kind: "\(raw.kind)", count: children.count, mask: isFull ? nil : mask)))
        for child in children { if let child { append(child, to: &nodes, omitsMembers: omitsMembers) } }
    }

    /// The tables, the most frequent entries first, and the trees as numbers.
    func encoded() -> (tokens: [Token], shapes: [Shape], trees: [[Int]]) {
        var tokenCounts: [Token: Int] = [:]
        var shapeCounts: [Shape: Int] = [:]
        for node in trees.joined() {
            switch node {
            case .members: break
            case .token(let token): tokenCounts[token, default: 0] += 1
            case .layout(let shape): shapeCounts[shape, default: 0] += 1
            }
        }
        let tokens = tokenCounts.sorted {
            ($1.value, $0.key.kind, $0.key.text, $0.key.leading, $0.key.trailing)
                < ($0.value, $1.key.kind, $1.key.text, $1.key.leading, $1.key.trailing)
        }.map(\.key)
        let shapes = shapeCounts.sorted {
            ($1.value, $0.key.kind, $0.key.count, $0.key.mask ?? 0)
                < ($0.value, $1.key.kind, $1.key.count, $1.key.mask ?? 0)
        }.map(\.key)
        let tokenPlaces = Dictionary(uniqueKeysWithValues: tokens.enumerated().map { ($1, $0) })
        let shapePlaces = Dictionary(uniqueKeysWithValues: shapes.enumerated().map { ($1, $0) })
        let numbers = trees.map { tree in
            tree.map { node in
                switch node {
                case .members: 0
                case .token(let token): 2 * (tokenPlaces[token] ?? 0) + 1
                case .layout(let shape): 2 * (shapePlaces[shape] ?? 0) + 2
                }
            }
        }
        return (tokens, shapes, numbers)
    }
}
