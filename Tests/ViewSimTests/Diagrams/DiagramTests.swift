import Foundation
import Testing

@testable import SimulationTrace
@testable import SwiftFrontEnd
@testable import ViewSim

#if canImport(FoundationXML)
    import FoundationXML
#endif

@Suite("Diagrams")
struct DiagramTests {
    @Test("The identity diagram shows views with their state and objects, containers in between")
    func identity() {
        let diagram = IdentityDiagram.diagram(of: SampleResults.toggle())
        #expect(diagram.nodes.map(\.title) == ["Screen", "VStack", "[0] / Text", "[1]", "MyToggleView"])
        #expect(diagram.nodes.map(\.role) == [.view, .container, .container, .container, .view])
        #expect(diagram.nodes[0].rows.map(\.text) == ["isEnabled = true", "body × 2"])
        #expect(diagram.nodes[4].rows.map(\.text) == ["viewModel  →  ToggleViewModel #1", "body × 2"])
        #expect(diagram.edges.map { [$0.from, $0.to] } == [[1, 2], [2, 3], [2, 4], [4, 5]])
    }

    @Test("The ownership diagram leaves out what leads to no object")
    func ownership() {
        let diagram = OwnershipDiagram.diagram(of: SampleResults.toggle())
        #expect(!diagram.nodes.contains { $0.title == "Screen" })
        #expect(diagram.nodes.map(\.role) == [.view, .slot, .object, .object, .closure])
        #expect(diagram.edges.map(\.label) == ["storage", "object", "_viewModel", "viewModel"])
    }

    @Test("A cycle that nothing keeps alive stands out")
    func leak() {
        var result = SampleResults.toggle()
        result.ownership = OwnershipSnapshot(
            nodes: [
                .init(id: 1, kind: .object, label: "A #1", isLeaked: true),
                .init(id: 2, kind: .closure, label: "closure at folder/A.swift:3"),
                .init(id: 3, kind: .view, label: "Screen"),
                .init(id: 4, kind: .object, label: "B #1"),
            ],
            edges: [
                .init(from: 1, to: 2, label: "onChange"), .init(from: 2, to: 1, label: "self"),
                .init(from: 3, to: 4, label: "b"), .init(from: 1, to: 4, label: "b"),
            ])
        let diagram = OwnershipDiagram.diagram(of: result)
        #expect(diagram.nodes.map(\.title) == ["A #1", "closure at A.swift:3", "Screen", "B #1"])
        #expect(diagram.nodes.map(\.role) == [.leaked, .leaked, .view, .object])
        #expect(diagram.edges.map(\.style) == [.leaked, .leaked, .owns, .owns])
    }

    @Test("Many equal children are counted, not drawn")
    func manyChildren() {
        var result = SampleResults.toggle()
        let trace = Trace()
        let root = Identity(parent: nil, component: "Screen")
        for index in 0..<5000 {
            let row = Identity(parent: root, component: "ForEach[id: \(index)]")
            trace.emit(.identityInsert, type: "Row", identity: row)
            trace.emit(.body, type: "Row", identity: row)
        }
        result.trace = trace
        result.endSequence = .max
        let diagram = IdentityDiagram.diagram(of: result)
        #expect(diagram.nodes.count < 20)
        #expect(diagram.nodes.last?.title == "… and 4988 more like these")
    }

    @Test("Two thousand nested identities draw without overflowing the stack")
    func deepTree() {
        let count = LargeStackThread.run {
            var result = SampleResults.toggle()
            let trace = Trace()
            var identity: Identity?
            for index in 0..<2000 {
                let next = Identity(parent: identity, component: "Level\(index)")
                trace.emit(.identityInsert, type: "Level", identity: next)
                trace.emit(.body, type: "Level", identity: next)
                identity = next
            }
            result.trace = trace
            result.endSequence = .max
            return IdentityDiagram.diagram(of: result).nodes.count
        }
        #expect((100...200).contains(count))
    }

    @Test(
        "Labels survive as SVG text",
        arguments: [
            "<&\"'> and \\ back \\n slash", "line\nbreak\ttab", "emoji 🎛️ 👩‍👩‍👧 漢字 é", "control \u{1}\u{7F}\u{FFFF}",
            "&amp; &lt;b&gt;", "percent %d {brace} |bar|",
        ])
    func labelsAreEscaped(_ label: String) throws {
        var diagram = Diagram(title: label, subtitle: label)
        diagram.nodes = [
            .init(id: 1, role: .view, title: label, rows: [.init(text: label)]),
            .init(id: 2, role: .object, title: label),
        ]
        diagram.edges = [.init(from: 1, to: 2, label: label, style: .owns)]
        let svg = try Graphviz.svg(dot: DOTWriter().text(diagram))
        let document = try XMLDocument(xmlString: svg)
        let texts = try document.nodes(forXPath: "//*[local-name()='text']").compactMap(\.stringValue)
        #expect(texts.contains(label.replacing("\u{FFFF}", with: "\u{FFFD}").singleLine), "\(texts)")
    }

    @Test("Drawing twice gives the same bytes, without Graphviz's version or a network reference")
    func deterministic() throws {
        let dot = DOTWriter().text(IdentityDiagram.diagram(of: SampleResults.toggle()))
        let svg = try Graphviz.svg(dot: dot)
        #expect(try Graphviz.svg(dot: dot) == svg)
        #expect(!svg.contains("<!"))
        #expect(svg.contains("<svg"))
    }

    @Test("Text widths are estimated, not measured with the host's fonts")
    func widthsDoNotDependOnFonts() throws {
        var diagram = Diagram(title: "", subtitle: "")
        diagram.nodes = [.init(id: 1, role: .object, title: "ToggleViewModel")]
        let svg = try Graphviz.svg(dot: DOTWriter().text(diagram))
        let points = try #require(svg.firstMatch(of: /class="node"[\s\S]*?<path [^>]* d="([^"]*)"/)).1
        let numbers = points.matches(of: /(-?[0-9.]+),/).compactMap { Double($0.1) }
        let width = try #require(numbers.max()) - (try #require(numbers.min()))
        // 15 characters of 12 points at Courier's 0.6, and twice the margin of 0.14 inches.
        #expect(abs(width - (15 * 12 * 0.6 + 2 * 0.14 * 72)) < 1.5, "\(width)")
    }

    @Test("A graph that Graphviz cannot read is an error, not a crash")
    func badGraph() {
        #expect(throws: Graphviz.Failure.self) { try Graphviz.svg(dot: "digraph {") }
    }

    @Test("A scenario without a tree gives a titled, empty diagram")
    func empty() throws {
        var result = ScenarioResult.none
        result.name = "nothing"
        for diagram in [IdentityDiagram.diagram(of: result), OwnershipDiagram.diagram(of: result)] {
            let svg = try Graphviz.svg(dot: DOTWriter().text(diagram))
            #expect(svg.contains("nothing to show"))
        }
    }
}
