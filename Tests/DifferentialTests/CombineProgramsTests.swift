import Foundation
import Testing

@testable import SimulatorCommands
@testable import SwiftFrontEnd
@testable import ViewSim

@Suite("Differential Combine programs")
struct CombineProgramsTests {
    private static let chunkCount = 8

    @Test("Exactly the listed programs print something else", arguments: 0..<chunkCount)
    func programs(chunk: Int) throws {
        let disagreements = try Disagreement.all()
        let programs = try CombineProgram.all().enumerated().filter { $0.offset % Self.chunkCount == chunk }
        for (_, program) in programs where program.suspect == nil {
            let printed = try program.run()
            let isListed = disagreements[program.id] != nil
            if !isListed, printed != program.output {
                Issue.record(
                    """
                    \(program.id) prints
                    \(printed.joined(separator: "\n"))
                    instead of
                    \(program.output.joined(separator: "\n"))
                    """)
            }
            if isListed, printed == program.output {
                Issue.record("\(program.id) agrees now; take it off Tests/Differential/disagreements.txt")
            }
        }
    }
}

/// A program that uses Combine, with what it printed under another implementation.
struct CombineProgram: Decodable {
    let id: String
    let code: String
    let output: [String]
    /// Why the recording is thought to contradict what Apple's Combine does.
    var suspect: String?

    static func all() throws -> [CombineProgram] {
        let data = try Data(contentsOf: RecordedProgram.folder.appendingPathComponent("combine.jsonl"))
        let decoder = JSONDecoder()
        return try data.split(separator: UInt8(ascii: "\n")).map { try decoder.decode(CombineProgram.self, from: $0) }
    }

    /// The lines that it prints in the simulator.
    func run() throws -> [String] {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("viewsim-\(UUID().uuidString).swift")
        try code.write(to: file, atomically: true, encoding: .utf8)
        defer { try? FileManager.default.removeItem(at: file) }
        return LargeStackThread.run {
            let capture = Capture()
            let console = Console(
                write: {
                    capture.output += $0
                    return .complete
                }, writeError: { _ in })
            _ = CommandLineTool(console: console).run(["run", "--print-only", file.path])
            var lines = capture.output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
            if lines.last == "" { lines.removeLast() }
            return lines
        }
    }

    private final class Capture {
        var output = ""
    }
}
