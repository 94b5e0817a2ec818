import Foundation

/// What became of a folder's files, as a table and as JSON: the same bytes for the same files.
struct SurveyTable: Codable {
    struct Pass: Codable {
        /// `alone`, or `with the folder`.
        let name: String
        let files: [FileOutcome]
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
        case .refused: "refused"
        case .stopped: "stopped by a trap or an expectation"
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
