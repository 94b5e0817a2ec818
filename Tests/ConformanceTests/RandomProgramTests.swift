import Foundation
import Testing

@testable import SimulatorCommands
@testable import SwiftFrontEnd
@testable import ViewSim

@Suite("Random programs")
struct RandomProgramTests {
    /// How many programs one file holds.
    private static let batch: UInt64 = 25

    /// How many programs a run draws; more with `VIEWSIM_RANDOM_PROGRAMS`.
    private static let count =
        ProcessInfo.processInfo.environment["VIEWSIM_RANDOM_PROGRAMS"].flatMap { UInt64($0) } ?? 50

    @Test("A seed always makes the same program, and another seed another one")
    func seeded() {
        #expect(RandomProgram(seed: 7).source == RandomProgram(seed: 7).source)
        #expect(RandomProgram(seed: 7).source != RandomProgram(seed: 8).source)
    }

    @Test("Every object that a program makes dies at most once, after its birth", arguments: 0..<(count / batch))
    func births(batch: UInt64) throws {
        let output = try Self.interpreted(Self.source(of: batch))
        // A loop makes several objects of one name.
        var alive: [Substring: Int] = [:]
        for line in output.split(separator: "\n") {
            if line.hasPrefix("== ") { alive = [:] }
            let name = line.dropFirst()
            guard name.first?.isLetter == true, name.allSatisfy({ $0.isLetter || $0.isNumber }) else { continue }
            if line.hasPrefix("+") { alive[name, default: 0] += 1 }
            if line.hasPrefix("-") {
                #expect(alive[name, default: 0] > 0, "\(line) without a birth")
                alive[name, default: 0] -= 1
            }
        }
        #expect(output.split(separator: "\n").filter { $0 == "done" }.count == Self.batch)
    }

    @Test(
        "The compiler prints the same",
        .enabled(if: ProcessInfo.processInfo.environment["VIEWSIM_COMPILE_CONFORMANCE"] == "1"),
        arguments: 0..<(count / batch))
    func compiled(batch: UInt64) throws {
        let source = Self.source(of: batch)
        let interpreted = Self.programs(in: try Self.interpreted(source))
        let plain = Self.programs(in: try Self.compiled(source, "-Onone"))
        let optimized = Self.programs(in: try Self.compiled(source, "-O"))
        #expect(plain.count == Int(Self.batch))
        for (index, lines) in plain.enumerated() where index < interpreted.count && index < optimized.count {
            // Where the compiler's own modes differ, Swift promises nothing.
            guard lines == optimized[index], lines != interpreted[index] else { continue }
            let line = zip(lines, interpreted[index]).enumerated().first { $0.element.0 != $0.element.1 }?.offset ?? 0
            Issue.record(
                """
                seed \(batch * Self.batch + UInt64(index)), line \(line + 1): \
                “\(line < interpreted[index].count ? interpreted[index][line] : "")”, the compiler prints \
                “\(line < lines.count ? lines[line] : "")”
                """)
        }
    }

    // MARK: Programs

    private static func source(of batch: UInt64) -> String {
        let programs = (0..<Self.batch).map { RandomProgram(seed: batch * Self.batch + $0) }
        let calls = programs.map { "print(\"== \($0.name)\")\n\($0.name).run()\n" }
        return programs.map(\.source).joined() + calls.joined()
    }

    /// The output by program.
    private static func programs(in output: String) -> [[Substring]] {
        var result: [[Substring]] = []
        for line in output.split(separator: "\n", omittingEmptySubsequences: false) {
            if line.hasPrefix("== ") {
                result.append([])
            } else if !result.isEmpty {
                result[result.count - 1].append(line)
            }
        }
        return result
    }

    private static func interpreted(_ source: String) throws -> String {
        let folder = try temporaryFolder()
        defer { try? FileManager.default.removeItem(at: folder) }
        let path = folder.appendingPathComponent("main.swift").path
        try source.write(toFile: path, atomically: true, encoding: .utf8)
        let (output, errors) = LargeStackThread.run { () -> (String, String) in
            let capture = Capture()
            let console = Console(
                write: {
                    capture.output += $0
                    return .complete
                }, writeError: { capture.errors += $0 })
            _ = CommandLineTool(console: console).run(["run", "--print-only", path])
            return (capture.output, capture.errors)
        }
        #expect(errors == "")
        return output
    }

    private static func compiled(_ source: String, _ mode: String) throws -> String {
        let folder = try temporaryFolder()
        defer { try? FileManager.default.removeItem(at: folder) }
        let path = folder.appendingPathComponent("main.swift").path
        let binary = folder.appendingPathComponent("main").path
        try source.write(toFile: path, atomically: true, encoding: .utf8)
        let compiler = try Program.execute(
            "/usr/bin/env", ["swiftc", mode, "-swift-version", "6", "-module-name", "main", path, "-o", binary])
        #expect(compiler.status == 0, "\(compiler.output.prefix(2_000))")
        return try Program.execute(binary, []).output
    }

    private static func temporaryFolder() throws -> URL {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("viewsim-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return folder
    }

    private final class Capture {
        var output = ""
        var errors = ""
    }
}
