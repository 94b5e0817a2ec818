/// How running one file ended, and why, in words that are the same for the same input.
struct FileOutcome: Codable {
    enum Kind: String, Codable, CaseIterable {
        case ran, nothingToShow, unknownInTest, noSwift, refused, trapped, stopped, timedOut, crashed
    }

    let file: String
    let kind: Kind
    /// The first error, without its place; names in quotes are kept.
    let reason: String?
    /// Names that stayed opaque, sorted.
    let opaque: [String]
    /// Whether values of the root were made up, which the program itself would have refused perhaps.
    let hasMadeUpValues: Bool

    init(file: String, run: ToolRun) {
        self.file = file
        let lines = run.errors.split(separator: "\n")
        opaque = Set(Self.opaqueNames(lines)).sorted()
        hasMadeUpValues = lines.contains { $0.contains("made up") }
        let error = lines.first { $0.contains("error: ") }.map(Self.withoutPlace)
        switch run.ending {
        case .timedOut: (kind, reason) = (.timedOut, nil)
        case .signal(let number): (kind, reason) = (.crashed, "signal \(number)")
        case .status(0): (kind, reason) = (.ran, nil)
        case .status(1): (kind, reason) = (Self.isOwnTrap(error) ? .trapped : .stopped, error)
        case .status(65): (kind, reason) = (Self.refusal(error), error)
        case .status(69): (kind, reason) = (.nothingToShow, nil)
        case .status(let status): (kind, reason) = (.crashed, error ?? "status \(status)")
        }
    }

    /// What a compiled program could stop at as well, with the same values.
    private static func isOwnTrap(_ error: String?) -> Bool {
        guard let error else { return false }
        return error.hasPrefix("Fatal error") || error.hasPrefix("unexpectedly found nil while unwrapping")
            || error.hasPrefix("Index out of range") || error.contains("may be missing as an ancestor")
            || error.hasPrefix("expectation failed")
    }

    /// A file that the compiler refuses, a scenario that names what only other files declare, or a refusal.
    private static func refusal(_ error: String?) -> Kind {
        guard let error else { return .refused }
        if error.hasSuffix("correct the syntax") { return .noSwift }
        return error.hasPrefix("cannot find '") ? .unknownInTest : .refused
    }

    /// `Demo.swift:3:4: error: what` is `what`.
    private static func withoutPlace(_ line: Substring) -> String {
        guard let start = line.range(of: "error: ") else { return String(line) }
        return String(line[start.upperBound...])
    }

    /// The names in notes of one name each, and in the list below a note of many.
    private static func opaqueNames(_ lines: [Substring]) -> [String] {
        var names: [String] = []
        var isInList = false
        for line in lines {
            if isInList, line.hasPrefix("  ") {
                names += line.matches(of: #/(\S+) \([^ ()]+:[0-9]+\)/#).map { String($0.1) }
                continue
            }
            isInList = line.hasPrefix("note: ") && line.contains("names are neither declared here nor known")
            if line.contains("treated as opaque"), line.hasSuffix("declare it with --stubs"),
                let name = line.firstMatch(of: #/note: '([^']+)'/#)
            {
                names.append(String(name.1))
            }
        }
        return names
    }
}
