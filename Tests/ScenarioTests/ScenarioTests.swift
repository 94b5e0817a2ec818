import Foundation
import Testing
import ViewSim

@Suite("Scenarios")
struct ScenarioTests {
    @Test("holds", arguments: Entry.all)
    func holds(_ entry: Entry) throws {
        let scenario = try entry.scenario.get()
        for failure in try scenario.run().failures {
            Issue.record("\(failure)", sourceLocation: entry.location(failure.location))
        }
    }

    @Test("There are scenarios to run")
    func notEmpty() { #expect(Entry.all.count > 20) }
}

/// One scenario of the folder `scenarios`, or a file of it that cannot be used.
struct Entry: Sendable, CustomTestStringConvertible {
    var file: String
    var scenario: Result<ScenarioFile.Scenario, any Error>

    var testDescription: String {
        switch scenario {
        case .success(let scenario): "\(file): \(scenario)"
        case .failure: file
        }
    }

    func location(_ location: ViewSim.SourceLocation?) -> Testing.SourceLocation {
        guard let location else { return #_sourceLocation }
        return Testing.SourceLocation(
            fileID: "scenarios/\(file)", filePath: location.file, line: location.line, column: location.column)
    }

    static let all: [Entry] = {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("scenarios")
        let names = FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String } ?? []
        return names.filter { $0.hasSuffix(".swift") }.sorted().flatMap { name -> [Entry] in
            do {
                return try ScenarioFile(contentsOf: root.appendingPathComponent(name)).scenarios.map {
                    Entry(file: name, scenario: .success($0))
                }
            } catch {
                return [Entry(file: name, scenario: .failure(error))]
            }
        }
    }()
}
