import SwiftFrontEnd

/// Notes as people read them: a few each with its place, many of a kind together, each name once.
package struct NoteReport {
    /// The notes of one kind that are told together.
    private struct Group: Sendable {
        let title: String
        let prefix: String
        let limit: Int
        let heading: @Sendable (Int) -> String
    }

    package let notes: [Diagnostic]
    package var width = RunReport.width

    package init(notes: [Diagnostic], width: Int = RunReport.width) {
        self.notes = notes
        self.width = width
    }

    private static let groups = [
        Group(title: "opaque", prefix: "opaque.", limit: 6) {
            "\($0) names are neither declared here nor known; each is treated as opaque; "
                + "add their files with --sources, or declare them with --stubs"
        },
        Group(title: "forms", prefix: "prelude.not-simulated", limit: 4) {
            "\($0) forms of known initializers are not simulated yet; their values are opaque"
        },
        Group(title: "later", prefix: "simulation.later", limit: 4) {
            "\($0) kinds of API are not simulated yet; views are shown without them"
        },
        Group(title: "duplicates", prefix: "sources.duplicate", limit: 3) {
            "\($0) types are declared in several files; the declaration nearest to the file that runs counts"
        },
    ]

    /// Lines of text, each with its end.
    package func text() -> String { lines().map { $0 + "\n" }.joined() }

    package func lines() -> [String] {
        var rest = notes
        var lines: [String] = []
        for group in Self.groups {
            let members = rest.filter { $0.id.hasPrefix(group.prefix) && $0.subject != nil && $0.severity == .note }
            let names = Set(members.compactMap(\.subject))
            guard names.count > group.limit else { continue }
            rest.removeAll { $0.id.hasPrefix(group.prefix) && $0.subject != nil && $0.severity == .note }
            lines.append("note: " + group.heading(names.count))
            lines += list(members)
        }
        var seen: Set<Diagnostic> = []
        return rest.filter { seen.insert($0).inserted }.map { Self.suggesting($0).description } + lines
    }

    /// The note of an unknown name, with the known one that it may have been meant to be.
    private static func suggesting(_ note: Diagnostic) -> Diagnostic {
        guard note.id.hasPrefix("opaque."), let subject = note.subject, let fix = note.fix,
            let name = subject.split(whereSeparator: { ".@#".contains($0) }).last,
            let near = Prelude.nearest(to: String(name))
        else { return note }
        let written = subject.dropLast(name.count) + near
        return Diagnostic(
            id: note.id, severity: note.severity, location: note.location, message: note.message, why: note.why,
            fix: "did you mean '\(written)'? else \(fix)")
    }

    /// The names by kind, each with the place where it is met first.
    private func list(_ members: [Diagnostic]) -> [String] {
        var kinds: [String] = []
        var byKind: [String: [String]] = [:]
        var seen: Set<String> = []
        for note in members {
            guard let name = note.subject, seen.insert(name).inserted else { continue }
            let kind = note.id.split(separator: ".").last.map(String.init) ?? ""
            if byKind[kind] == nil { kinds.append(kind) }
            byKind[kind, default: []].append("\(name) (\(note.location?.shortPlace ?? "?"))")
        }
        return kinds.sorted().flatMap { kind -> [String] in
            let names = (byKind[kind] ?? []).sorted()
            let title = Self.title(kind)
            let items = names.dropLast().map { $0 + "," } + names.suffix(1)
            return Self.filled(items, width: width - 16).enumerated().map { index, line in
                "  \((index == 0 ? title : "").padded(to: 13)) \(line)"
            }
        }
    }

    /// Items in lines of at most a width, none of them broken.
    private static func filled(_ items: [String], width: Int) -> [String] {
        var lines: [String] = []
        for item in items {
            if let last = lines.last, last.displayWidth + 1 + item.displayWidth <= width {
                lines[lines.count - 1] = "\(last) \(item)"
            } else {
                lines.append(item)
            }
        }
        return lines
    }

    private static func title(_ kind: String) -> String {
        switch kind {
        case "name": "names"
        case "type": "types"
        case "wrapper": "wrappers"
        case "attribute": "attributes"
        case "member": "members"
        case "modifier": "modifiers"
        case "macro": "macros"
        default: ""
        }
    }
}
