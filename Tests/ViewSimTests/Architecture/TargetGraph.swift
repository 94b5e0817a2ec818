import Foundation

@testable import ViewSim

/// The targets of the library as `Package.swift` declares them, and what their files import.
struct TargetGraph {
    /// The layers, from the bottom up, with what each hands to the next.
    static let layers: [(name: String, task: [String])] = [
        ("SwiftFrontEnd", ["source text to typed tree", "Syntax, Lowering, Program"]),
        ("SimulationTrace", ["typed events in a total order"]),
        (
            "SwiftMachine",
            ["runs the tree in virtual time", "CodeGeneration, Interpreter, Values, Scheduling, Natives"]
        ),
        (
            "ViewSim",
            ["identities, storage, updates; simulations", "ViewGraph, Simulation, Diagnosis, Reporting, Diagrams"]
        ),
        ("SimulatorCommands", ["verbs and options"]),
        ("sim-cli", ["main"]),
    ]

    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    /// The dependencies of each layer on layers.
    static func declared() throws -> [String: [String]] {
        let manifest = try String(contentsOf: root.appendingPathComponent("Package.swift"), encoding: .utf8)
        var result: [String: [String]] = [:]
        for layer in layers {
            let pattern = try Regex("arget\\(\\s*name: \"\(layer.name)\", dependencies: \\[?([^\\]]*)")
            let list = manifest.firstMatch(of: pattern)?.output[1].substring ?? ""
            result[layer.name] = layers.map(\.name).filter { list.contains("\"\($0)\"") }
        }
        return result
    }

    /// The layers that the files of a target import.
    static func imported(by target: String) throws -> Set<String> {
        let folder = root.appendingPathComponent("Sources/\(target)")
        var found: Set<String> = []
        for case let file as URL in FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
            ?? .init()
        where file.pathExtension == "swift" {
            let text = try String(contentsOf: file, encoding: .utf8)
            for match in text.matches(of: #/(?m)^(?:@\S+ )*import (\w+)$/#) { found.insert(String(match.1)) }
        }
        return found
    }

    /// The layers as a drawing: what stands above depends on what is below.
    static func diagram() throws -> Diagram {
        var diagram = Diagram(title: "How ViewSim is layered", subtitle: "an arrow leads to what a target depends on")
        for (index, layer) in layers.enumerated() {
            let rows = layer.task.enumerated().map { Diagram.Row(text: $1, emphasis: $0 == 0 ? .normal : .quiet) }
            diagram.nodes.append(
                Diagram.Node(id: index, role: index < 3 ? .object : .view, title: layer.name, rows: rows))
        }
        let dependencies = try declared()
        for (index, layer) in layers.enumerated().reversed() {
            for other in dependencies[layer.name] ?? [] {
                guard let place = layers.firstIndex(where: { $0.name == other }) else { continue }
                diagram.edges.append(Diagram.Edge(from: index, to: place, style: .child))
            }
        }
        return diagram
    }
}
