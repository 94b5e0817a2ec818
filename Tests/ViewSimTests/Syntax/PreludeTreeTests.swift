import SwiftParser
import SwiftSyntax
import Testing

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
            #expect(tree.debugDescription == parsed.debugDescription, "\(source.name)")
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
