/// How running one file ended, and why, in words that are the same for the same input.
struct FileOutcome: Codable {
    enum Kind: String, Codable, CaseIterable {
        case ran, nothingToShow, refused, stopped, timedOut, crashed
    }

    let file: String
    let kind: Kind
    /// The first error, without its place; names in quotes are kept.
    let reason: String?
    /// Names that stayed opaque, sorted.
    let opaque: [String]

    init(file: String, run: ToolRun) {
        self.file = file
        let lines = run.errors.split(separator: "\n")
        opaque = Set(lines.compactMap(Self.opaqueName)).sorted()
        let error = lines.first { $0.contains("error: ") }.map(Self.withoutPlace)
        switch run.ending {
        case .timedOut: (kind, reason) = (.timedOut, nil)
        case .signal(let number): (kind, reason) = (.crashed, "signal \(number)")
        case .status(0): (kind, reason) = (.ran, nil)
        case .status(1): (kind, reason) = (.stopped, error)
        case .status(65): (kind, reason) = (.refused, error)
        case .status(69): (kind, reason) = (.nothingToShow, nil)
        case .status(let status): (kind, reason) = (.crashed, error ?? "status \(status)")
        }
    }

    /// `Demo.swift:3:4: error: what` is `what`.
    private static func withoutPlace(_ line: Substring) -> String {
        guard let start = line.range(of: "error: ") else { return String(line) }
        return String(line[start.upperBound...])
    }

    private static func opaqueName(_ line: Substring) -> String? {
        guard line.hasSuffix("declare it with --stubs"), let start = line.range(of: "note: '"),
            line.contains("treated as opaque")
        else { return nil }
        let rest = line[start.upperBound...]
        return rest.firstIndex(of: "'").map { String(rest[..<$0]) }
    }
}
