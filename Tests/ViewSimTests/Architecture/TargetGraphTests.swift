import Foundation
import Testing

@testable import ViewSim

@Suite("The layers of the library")
struct TargetGraphTests {
    @Test("A layer depends on lower ones only, and imports what it depends on only")
    func directions() throws {
        let declared = try TargetGraph.declared()
        let names = TargetGraph.layers.map(\.name)
        for (place, name) in names.enumerated() {
            let dependencies = declared[name] ?? []
            #expect(place == 0 || !dependencies.isEmpty, "\(name) stands on nothing")
            #expect(dependencies.allSatisfy { (names.firstIndex(of: $0) ?? place) < place }, "\(name) depends upward")
            let imported = try TargetGraph.imported(by: name).intersection(names)
            #expect(imported.isSubset(of: dependencies), "\(name) imports \(imported.sorted())")
        }
    }

    @Test("Only the front end imports SwiftSyntax", arguments: TargetGraph.layers.map(\.name))
    func syntax(target: String) throws {
        let modules: Set = ["SwiftSyntax", "SwiftParser", "SwiftOperators", "SwiftParserDiagnostics"]
        #expect(try TargetGraph.imported(by: target).isDisjoint(with: modules) == (target != "SwiftFrontEnd"))
    }

    /// `VIEWSIM_DRAW=1 swift test --filter TargetGraphTests` draws it again.
    @Test("The picture of the architecture shows the targets of today")
    func picture() throws {
        func texts(_ svg: String) -> [Substring] { svg.matches(of: #/<text[^>]*>([^<]*)</#).map(\.1).sorted() }
        let drawn = try Graphviz.svg(dot: DOTWriter().text(try TargetGraph.diagram()))
        let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../../docs/images/layers.svg").standardizedFileURL
        if ProcessInfo.processInfo.environment["VIEWSIM_DRAW"] == "1" {
            try drawn.write(to: url, atomically: true, encoding: .utf8)
        }
        let kept = try String(contentsOf: url, encoding: .utf8)
        #expect(!texts(kept).isEmpty)
        #expect(texts(drawn) == texts(kept), "draw it again: VIEWSIM_DRAW=1 swift test --filter TargetGraphTests")
    }
}
