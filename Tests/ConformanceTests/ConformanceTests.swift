import Foundation
import Testing

@testable import SimulatorCommands
@testable import SwiftFrontEnd
@testable import ViewSim

@Suite("Conformance")
struct ConformanceTests {
    @Test("The interpreter prints what the compiled program prints", arguments: Program.all)
    func interpreted(_ program: Program) throws {
        let (output, errors, status) = LargeStackThread.run { () -> (String, String, Int32) in
            let capture = Capture()
            let console = Console(
                write: {
                    capture.output += $0
                    return .complete
                }, writeError: { capture.errors += $0 })
            let status = CommandLineTool(console: console).run(["run", "--print-only", program.path + ".swift"])
                .rawValue
            return (capture.output, capture.errors, status)
        }
        guard let missing = Program.notYet[program.name] else {
            #expect(status == 0, "\(errors)")
            program.expect(output, from: "the interpreter")
            return
        }
        withKnownIssue("\(missing)") {
            #expect(status == 0)
            program.expect(output, from: "the interpreter")
        }
    }

    @Test("Every program that is not printed yet exists")
    func listed() {
        let names = Set(Program.all.map(\.name))
        #expect(Program.notYet.keys.allSatisfy(names.contains))
    }

    @Test(
        "The compiler still makes the recorded output of it",
        .enabled(if: ProcessInfo.processInfo.environment["VIEWSIM_COMPILE_CONFORMANCE"] == "1"),
        arguments: Program.all, ["-Onone", "-O"])
    func compiled(_ program: Program, mode: String) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("viewsim-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let binary = folder.appendingPathComponent("main").path
        let compiler = try Program.execute(
            "/usr/bin/env",
            [
                "swiftc", mode, "-swift-version", "6", "-module-name", "main", "-lm", program.path + ".swift", "-o",
                binary,
            ])
        #expect(compiler.status == 0, "\(compiler.output)")
        guard compiler.status == 0 else { return }
        let run = try Program.execute(binary, [])
        program.expect(run.output, from: "swiftc \(mode)")
    }

    private final class Capture {
        var output = ""
        var errors = ""
    }
}

/// A program with its recorded output beside it.
struct Program: Sendable, CustomTestStringConvertible {
    /// Relative to the folder of programs, without an ending.
    var name: String

    var testDescription: String { name }
    var path: String { Self.root.appendingPathComponent(name).path }

    static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Conformance")

    static let all: [Program] = {
        let names = FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String } ?? []
        return names.filter { $0.hasSuffix(".swift") }.sorted().map { Program(name: String($0.dropLast(6))) }
    }()

    /// Programs that are known to fail, with what is missing.
    static let notYet: [String: String] = {
        let data = FileManager.default.contents(atPath: root.appendingPathComponent("not-yet.txt").path) ?? Data()
        var result: [String: String] = [:]
        for line in String(decoding: data, as: UTF8.self).split(separator: "\n") where !line.hasPrefix("#") {
            let parts = line.split(separator: ":", maxSplits: 1)
            if parts.count == 2 { result[String(parts[0])] = parts[1].trimmingCharacters(in: .whitespaces) }
        }
        return result
    }()

    /// Compares output with the recorded one and shows the first line that differs.
    func expect(_ output: String, from source: String) {
        guard let data = FileManager.default.contents(atPath: path + ".txt") else {
            Issue.record("\(name).txt is missing; record it from the compiler, see Tests/Conformance/README.md")
            return
        }
        let recorded = String(decoding: data, as: UTF8.self)
        guard output != recorded else { return }
        let left = output.split(separator: "\n", omittingEmptySubsequences: false)
        let right = recorded.split(separator: "\n", omittingEmptySubsequences: false)
        let line =
            zip(left, right).enumerated().first { $0.element.0 != $0.element.1 }?.offset ?? min(left.count, right.count)
        func at(_ lines: [Substring]) -> String { line < lines.count ? "“\(lines[line])”" : "nothing more" }
        Issue.record("\(name): line \(line + 1) from \(source) is \(at(left)), recorded is \(at(right))")
    }

    static func execute(_ path: String, _ arguments: [String]) throws -> (status: Int32, output: String) {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: path)
        process.arguments = arguments
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = arguments.isEmpty ? FileHandle.nullDevice : pipe
        try process.run()
        let data = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return (process.terminationStatus, String(decoding: data, as: UTF8.self))
    }
}
