import Foundation
import Testing

@Suite("Files of bad input")
struct BadInputFileTests {
    @Test("ends with the status and at the line that the file states", arguments: BadInputFile.all)
    func file(_ file: BadInputFile) throws {
        // The default bound takes a debug build a minute to reach.
        let verb = file.isProgram ? ["run", "--print-only"] : ["test"]
        let run = try BuiltTool(list: verb + ["--max-steps", "10000000", file.path])
        #expect(!run.crashed, "\(run.errors.suffix(1000))")
        #expect(run.status == file.status, "\(run.output)\(run.errors)")
        guard let lines = file.lines else { return }
        let text = run.errors + run.output
        let place = try #require(text.firstMatch(of: #/:([0-9]+):[0-9]+: error: /#), "\(text)")
        #expect(Int(place.1).map(lines.contains) == true, "\(text)")
    }

    @Test("A program prints up to its trap")
    func programThatTraps() throws {
        let run = try BuiltTool("run", "--print-only", "Tests/BadInput/program_that_traps.swift")
        #expect(run.output == "3\n")
        #expect(run.status == 1)
        #expect(run.errors.contains("program_that_traps.swift:5:"))
    }
}

/// A file with the status, and perhaps the lines of the first error, in its first lines.
struct BadInputFile: Sendable, CustomTestStringConvertible {
    var name: String
    var status: Int32
    var lines: ClosedRange<Int>?
    /// Whether the file is run as a program, since `test` runs only `@Test` functions.
    var isProgram: Bool { name.hasPrefix("program_") }

    var testDescription: String { name }
    var path: String { "Tests/BadInput/\(name)" }

    static let all: [BadInputFile] = {
        let folder = BuiltTool.root.appendingPathComponent("Tests/BadInput")
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { $0.hasSuffix(".swift") }.sorted().map { name in
            let data = FileManager.default.contents(atPath: folder.appendingPathComponent(name).path) ?? Data()
            let text = String(decoding: data.prefix(300), as: UTF8.self)
            let status = text.firstMatch(of: #/// Status: ([0-9]+)/#).flatMap { Int32($0.1) } ?? 69
            var lines: ClosedRange<Int>?
            if let match = text.firstMatch(of: #/// Line: ([0-9]+)(?:-([0-9]+))?/#), let first = Int(match.1) {
                lines = first...(match.2.flatMap { Int($0) } ?? first)
            }
            return BadInputFile(name: name, status: status, lines: lines)
        }
    }()
}
