import Foundation
import Testing

@Suite("Documentation")
struct DocumentationTests {
    @Test("Each transcript shows what the tool prints", arguments: Transcript.all)
    func transcript(_ transcript: Transcript) throws {
        let run = try BuiltTool(list: transcript.arguments)
        #expect(!run.crashed)
        let actual = (run.output + run.errors).split(separator: "\n", omittingEmptySubsequences: false)
            .map(String.init)
        if let difference = transcript.difference(from: actual) { Issue.record("\(difference)") }
    }

    /// Positions differ between versions of Graphviz, texts do not.
    @Test("The README's pictures say what is drawn today", arguments: ["identity", "ownership"])
    func picture(kind: String) throws {
        func texts(_ svg: String) -> [Substring] { svg.matches(of: #/<text[^>]*>([^<]*)</#).map(\.1).sorted() }
        let drawn = try BuiltTool("diagram", "scenarios/demo.swift", "--kind", kind)
        let url = BuiltTool.root.appendingPathComponent("docs/images/\(kind).svg")
        let kept = texts(try String(contentsOf: url, encoding: .utf8))
        #expect(!kept.isEmpty)
        #expect(
            texts(drawn.output) == kept,
            "draw it again: sim-cli diagram scenarios/demo.swift --kind \(kind) -o docs/images/\(kind).svg")
    }

    @Test("The README has a transcript")
    func hasTranscripts() { #expect(Transcript.all.contains { $0.file == "README.md" }) }
}

/// A command in a block of ```` ```console ````, with the output that follows it.
///
/// A line of `…` alone stands for any number of lines.
struct Transcript: Sendable, CustomTestStringConvertible {
    var file: String
    var line: Int
    var arguments: [String]
    var expected: [String]

    var testDescription: String { "\(file):\(line): sim-cli \(arguments.joined(separator: " "))" }

    static let all: [Transcript] = {
        var files = ["README.md", "CONTRIBUTING.md"]
        let docs = BuiltTool.root.appendingPathComponent("docs").path
        let names = FileManager.default.enumerator(atPath: docs)?.compactMap { $0 as? String } ?? []
        files += names.filter { $0.hasSuffix(".md") }.sorted().map { "docs/\($0)" }
        return files.flatMap(read)
    }()

    private static func read(_ file: String) -> [Transcript] {
        let url = BuiltTool.root.appendingPathComponent(file)
        guard let text = try? String(contentsOf: url, encoding: .utf8) else { return [] }
        var result: [Transcript] = []
        var isInside = false
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            if line.hasPrefix("```") {
                isInside = !isInside && line == "```console"
            } else if isInside, line.hasPrefix("$ sim-cli ") {
                let words = line.dropFirst(10).split(separator: " ").map(String.init)
                result.append(Transcript(file: file, line: index + 1, arguments: words, expected: []))
            } else if isInside, !result.isEmpty, !line.hasPrefix("$ ") {
                result[result.count - 1].expected.append(String(line))
            }
        }
        return result
    }

    /// Where the output differs from the documented one; nil where it does not.
    func difference(from actual: [String]) -> String? {
        func trimmed(_ lines: [String]) -> [String] {
            var lines = lines[...]
            while lines.last?.isEmpty == true { lines.removeLast() }
            return Array(lines)
        }
        var rest = trimmed(actual)[...]
        var expected = trimmed(expected)[...]
        while let line = expected.popFirst() {
            if line.trimmingCharacters(in: .whitespaces) == "…" {
                guard let next = expected.first else { return nil }
                guard let index = rest.firstIndex(of: next) else { return "the output has no line “\(next)”" }
                rest = rest[index...]
            } else if rest.popFirst() != line {
                return "the output has no line “\(line)” here:\n\(actual.joined(separator: "\n"))"
            }
        }
        return rest.isEmpty ? nil : "the output goes on: “\(rest.first ?? "")”"
    }
}
