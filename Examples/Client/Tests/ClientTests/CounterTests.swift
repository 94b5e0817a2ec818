import Foundation
import Testing
import ViewSim

/// The scenarios of a file, each reported as a test of its own, with failures at the scenario file's lines.
@Test("Counter", arguments: try ScenarioFile(contentsOf: scenarios("Counter.swift")).scenarios)
func counter(_ scenario: ScenarioFile.Scenario) throws {
    for failure in try scenario.run().failures {
        Issue.record("\(failure)", sourceLocation: .scenario(failure.location))
    }
}

private func scenarios(_ name: String) -> URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Scenarios/\(name)")
}

extension Testing.SourceLocation {
    fileprivate static func scenario(_ location: ViewSim.SourceLocation?) -> Self {
        guard let location else { return #_sourceLocation }
        return Self(
            fileID: "Scenarios/\(location.file.split(separator: "/").last ?? "")", filePath: location.file,
            line: location.line, column: location.column)
    }
}
