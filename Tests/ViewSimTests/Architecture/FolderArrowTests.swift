import Foundation
import Testing

/// Folders of one target are layers that the compiler does not guard; this table does.
@Suite("Arrows between the folders of ViewSim point downward")
struct FolderArrowTests {
    /// What each folder may know besides itself.
    private static let allowed: [String: Set<String>] = [
        "Console": [],
        "Profile": [],
        // Who observes is a node of the graph, and nodes are who observes: one layer.
        "Observation": ["Profile", "ViewGraph"],
        "ViewGraph": ["Profile", "Observation"],
        "Diagnosis": ["Profile", "Observation", "ViewGraph"],
        "Simulation": ["Profile", "Observation", "ViewGraph", "Diagnosis"],
        "Comparison": ["Diagnosis", "Simulation"],
        "Diagrams": ["Diagnosis", "Simulation"],
        "Reporting": ["Console", "Diagnosis", "Simulation", "Comparison"],
        "Library": ["Console", "Simulation", "Diagnosis", "Comparison", "Reporting", "Diagrams"],
    ]

    /// Names that point upward still.
    private static let exceptions: Set<FolderArrows.Arrow> = [
        // A graph and what looks into it hold the run that they are part of: its trace, clock and findings.
        .init(from: "ViewGraph", to: "Simulation", name: "ScenarioContext"),
        .init(from: "Observation", to: "Simulation", name: "ScenarioContext"),
        .init(from: "Diagnosis", to: "Simulation", name: "ScenarioContext"),
    ]

    private static func arrows() throws -> FolderArrows {
        let root = (0..<4).reduce(URL(fileURLWithPath: #filePath)) { url, _ in url.deletingLastPathComponent() }
        return try FolderArrows(target: root.appendingPathComponent("Sources/ViewSim"))
    }

    @Test("No folder knows one above it")
    func directions() throws {
        let arrows = try Self.arrows()
        #expect(arrows.folders == Set(Self.allowed.keys), "each folder has a row in the table")
        for (arrow, files) in arrows.files where !Self.exceptions.contains(arrow) {
            let isAllowed = Self.allowed[arrow.from]?.contains(arrow.to) == true
            #expect(isAllowed, "\(arrow) in \(files.sorted().joined(separator: ", "))")
        }
    }

    @Test("Exceptions that nothing needs are gone from the list")
    func exceptionsAreNeeded() throws {
        let found = Set(try Self.arrows().files.keys)
        for exception in Self.exceptions { #expect(found.contains(exception), "\(exception)") }
    }

    @Test("A reference to a folder's type is found, words in comments and texts are not")
    func reading() throws {
        let folder = try TemporaryFolder()
        _ = try folder.write(
            "High/Upper.swift", "package struct Upper {\n    struct Inner {}\n}\nprivate struct Hidden {}\n")
        _ = try folder.write("Low/Silent.swift", "// Upper\nlet a = \"Upper\"\nlet b = Inner()\nlet c = Hidden()\n")
        _ = try folder.write("Low/Lower.swift", "let a = [Upper]()\n")
        let arrows = try FolderArrows(target: URL(fileURLWithPath: folder.path))
        #expect(arrows.files == [.init(from: "Low", to: "High", name: "Upper"): ["Lower.swift"]])
    }
}
