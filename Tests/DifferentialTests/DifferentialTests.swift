import Foundation
import Testing

@testable import SwiftFrontEnd
@testable import ViewSim

@Suite("Differential programs")
struct DifferentialTests {
    /// How many programs one test case runs; enough cases to use several cores.
    private static let chunkCount = 16

    @Test("Exactly the listed programs disagree", arguments: 0..<chunkCount)
    func programs(chunk: Int) throws {
        let disagreements = try Disagreement.all()
        let programs = try RecordedProgram.all().enumerated().filter { $0.offset % Self.chunkCount == chunk }
        for (_, program) in programs {
            let differences = LargeStackThread.run { program.differences() }
            let reason = disagreements[program.id]
            if reason == nil, !differences.isEmpty, program.suspect == nil {
                Issue.record("\(program.id) disagrees: \(differences.joined(separator: "\n    "))")
            }
            if reason != nil, differences.isEmpty {
                Issue.record("\(program.id) agrees now; take it off Tests/Differential/disagreements.txt")
            }
        }
    }

    @Test("Nine of ten programs agree, and every listed one exists and says why")
    func list() throws {
        let programs = try RecordedProgram.all()
        let disagreements = try Disagreement.all()
        #expect(programs.count == Set(programs.map(\.id)).count)
        let ids = try programs.map(\.id) + CombineProgram.all().map(\.id)
        #expect(Set(disagreements.keys).subtracting(ids).sorted() == [])
        for disagreement in disagreements.values {
            #expect(disagreement.reason.count > 20, "\(disagreement.id) needs a reason")
        }
        let ours = disagreements.values.filter { $0.verdict != .later }
        #expect(ours.count * 10 <= programs.count)
    }

    @Test("The comparison sees a line too many, one too few and two in the wrong order")
    func comparison() throws {
        let program = RecordedProgram(
            id: "made-up", code: "", root: "Root()",
            steps: [
                .init(event: "mount", log: ["body a 1", "body b 1", "appear a"]),
                .init(event: "teardown", log: ["deinit x", "disappear a"]),
            ], uncertain: ["struct "])
        let teardown = ["deinit x"]
        #expect(program.differences(from: [["struct a", "body b 1", "body a 1", "appear a"], teardown]) == [])
        #expect(program.differences(from: [["body b 1", "body a 1"], teardown]).count == 1)
        #expect(program.differences(from: [["body b 1", "body a 1", "appear a", "appear a"], teardown]).count == 1)
        #expect(program.differences(from: [["body b 1", "appear a", "body a 1"], teardown]).count == 1)
        #expect(program.differences(from: [["body a 1", "body b 1", "appear a"], []]).count == 1)
        #expect(program.differences(from: [["body a 1", "body b 1", "appear a"]]).count == 1)
    }
}

/// A program that disagrees with its recording, and why that is right.
struct Disagreement {
    enum Verdict: String {
        /// Evidence about Apple's SwiftUI, or the SDK that is simulated, says otherwise than the recording.
        case ours
        /// The recording shows one of several orders or times that nothing promises.
        case open
        /// It uses what is not simulated yet.
        case later
    }

    let id: String
    let verdict: Verdict
    let reason: String

    /// The lines of `disagreements.txt`: `id | verdict | reason`.
    static func all() throws -> [String: Disagreement] {
        let text = try String(
            contentsOf: RecordedProgram.folder.appendingPathComponent("disagreements.txt"), encoding: .utf8)
        var result: [String: Disagreement] = [:]
        for line in text.split(separator: "\n") where !line.hasPrefix("#") {
            let parts = line.split(separator: "|", maxSplits: 2).map { $0.trimmingCharacters(in: .whitespaces) }
            guard parts.count == 3, let verdict = Verdict(rawValue: parts[1]), result[parts[0]] == nil else {
                throw MalformedLine(line: String(line))
            }
            result[parts[0]] = Disagreement(id: parts[0], verdict: verdict, reason: parts[2])
        }
        return result
    }

    struct MalformedLine: Error {
        let line: String
    }
}
