import SwiftParser
import SwiftSyntax
import Testing

@testable import SwiftFrontEnd
@testable import ViewSim

@Suite("Prelude trees")
struct PreludeTreeTests {
    @Test("A tree of the image is what the parser makes of the text")
    func equalsParsedTree() {
        var trees = PreludeTree()
        for source in Prelude.allSources() {
            let tree = trees.tree(of: source)
            let parsed = Parser.parse(source: source.text)
            #expect(tree.description == source.text, "\(source.name)")
            #expect(!parsed.hasError, "\(source.name)")
            #expect(NodeCollector.nodes(of: tree) == NodeCollector.nodes(of: parsed), "\(source.name)")
        }
    }

    @Test("Members of one extension that follow each other stand in one")
    func membersStandTogether() {
        for source in Prelude.allSources() {
            var last = -1
            for part in source.parts {
                guard case .members(let header, _) = part else {
                    last = -1
                    continue
                }
                #expect(header != last, "\(source.name)")
                last = header
            }
        }
    }
}

/// Lists the kinds of a tree's nodes and its tokens from the top down.
private final class NodeCollector: SyntaxAnyVisitor {
    private var nodes: [SyntaxKind] = []
    private var tokens: [TokenKind] = []

    struct Nodes: Equatable {
        let kinds: [SyntaxKind]
        let tokens: [TokenKind]
    }

    static func nodes(of tree: SourceFileSyntax) -> Nodes {
        let collector = NodeCollector(viewMode: .all)
        collector.walk(tree)
        return Nodes(kinds: collector.nodes, tokens: collector.tokens)
    }

    override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
        nodes.append(node.kind)
        return .visitChildren
    }

    override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
        nodes.append(.token)
        tokens.append(token.tokenKind)
        return .visitChildren
    }
}
