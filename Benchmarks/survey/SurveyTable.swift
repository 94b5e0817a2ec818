import Foundation

/// What became of a folder's files, as a table and as JSON: the same bytes for the same files.
struct SurveyTable: Codable {
    struct Pass: Codable {
        /// `alone`, or `with the folder`.
        let name: String
        let files: [FileOutcome]
        /// How long the files took, the fastest first; no part of the table, since it differs between runs.
        var times: [FileTime] = []

        private enum CodingKeys: CodingKey { case name, files }
    }

    struct FileTime {
        let seconds: Double
        let file: String
    }

    var passes: [Pass] = []

    func json() throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(self), as: UTF8.self) + "\n"
    }

    func text() -> String {
        passes.map { pass in
            var lines = ["\(pass.name): \(pass.files.count) files"]
            for kind in FileOutcome.Kind.allCases {
                let files = pass.files.filter { $0.kind == kind }
                guard !files.isEmpty else { continue }
                lines.append("  \(String(files.count).padded(5))  \(kind.words)")
                guard kind != .ran, kind != .nothingToShow else { continue }
                for (reason, count) in counted(files.map { $0.reason ?? $0.file }) {
                    lines.append("  \(String(count).padded(5))    \(reason)")
                }
                for file in files { lines.append("             \(file.file)") }
            }
            let opaque = counted(pass.files.flatMap(\.opaque))
            if !opaque.isEmpty { lines.append("  opaque names, by files that use them") }
            for (name, count) in opaque.prefix(40) { lines.append("  \(String(count).padded(5))    \(name)") }
            return lines.joined(separator: "\n") + "\n"
        }.joined(separator: "\n")
    }

    /// The same as Markdown, with times, for a page of documentation.
    func markdown() -> String {
        var lines = [
            "| outcome |" + passes.map { " \($0.name) |" }.joined(), "|---|" + passes.map { _ in "---|" }.joined(),
        ]
        for kind in FileOutcome.Kind.allCases {
            let counts = passes.map { pass in pass.files.count { $0.kind == kind } }
            guard counts.contains(where: { $0 > 0 }) else { continue }
            lines.append("| \(kind.words) |" + counts.map { " \($0) |" }.joined())
        }
        lines.append("| files |" + passes.map { " \($0.files.count) |" }.joined())
        for (name, share) in [("median", 0.5), ("95%", 0.95), ("slowest", 1.0)] {
            let times = passes.map { $0.times.isEmpty ? 0 : $0.times[Int(Double($0.times.count - 1) * share)].seconds }
            lines.append(
                "| time of a process: \(name) |" + times.map { String(format: " %.0f ms |", $0 * 1000) }.joined())
        }
        for pass in passes {
            let opaque = counted(pass.files.flatMap(\.opaque)).prefix(60).map { "`\($0)` \($1)" }
            lines += ["", "Missing most, \(pass.name), by files: " + opaque.joined(separator: ", ") + "."]
            let reasons = counted(
                pass.files.filter { [.refused, .stopped, .trapped].contains($0.kind) }.compactMap(\.reason))
            if !reasons.isEmpty { lines.append("") }
            for (reason, count) in reasons { lines.append("- \(count) × \(reason)") }
        }
        return lines.joined(separator: "\n") + "\n"
    }

    /// Values by how often they occur, the most frequent first.
    private func counted(_ values: [String]) -> [(String, Int)] {
        Dictionary(grouping: values, by: \.self).map { ($0.key, $0.value.count) }
            .sorted { ($1.1, $0.0) < ($0.1, $1.0) }
    }
}

extension FileOutcome.Kind {
    var words: String {
        switch self {
        case .ran: "ran"
        case .nothingToShow: "nothing to show (no view, no scenario, no top-level code)"
        case .unknownInTest: "refused: a test of its own names what other files declare"
        case .noSwift: "refused: the parser of Swift refuses it too"
        case .refused: "refused"
        case .trapped: "stopped where a compiled program could stop too, mostly at made-up values"
        case .stopped: "stopped"
        case .timedOut: "timed out"
        case .crashed: "crashed"
        }
    }
}

extension String {
    fileprivate func padded(_ width: Int) -> String {
        String(repeating: " ", count: max(0, width - count)) + self
    }
}
