import Foundation
import Testing

/// Holds the table of rules against the scenarios that pin them.
@Suite("docs/semantics.md")
struct SemanticsTests {
    @Test("Each scenario has its row, and each row its scenario")
    func rows() throws {
        let linked = Set(try SemanticsTable.read().rows.flatMap(\.scenarios))
        let files = Set(try ScenarioHeader.allFiles())
        #expect(files.subtracting(linked).sorted() == [], "add a row to docs/semantics.md for each")
        #expect(linked.subtracting(files).sorted() == [], "these rows link to files that do not exist")
    }

    @Test("Each row says what, where, how sure, from where, and which scenario pins it")
    func format() throws {
        let table = try SemanticsTable.read()
        #expect(table.rows.count > 60)
        #expect(table.complaints == [])
    }

    @Test("A row and its scenarios agree on how sure the rule is")
    func basis() throws {
        var complaints: [String] = []
        for row in try SemanticsTable.read().rows {
            for scenario in row.scenarios {
                guard let header = try? ScenarioHeader(file: scenario) else { continue }
                complaints += header.complaints
                if let basis = header.basis, basis != row.basis {
                    complaints.append(
                        "\(scenario) says “Basis: \(basis)”, docs/semantics.md line \(row.line) says “\(row.sure)”")
                }
            }
        }
        #expect(Set(complaints).sorted() == [])
    }

    @Test("The check sees what is wrong with a row")
    func malformedRows() {
        let good = "| A rule | | derived, medium | A page | [a](../scenarios/x/a.swift) |"
        #expect(SemanticsTable(text: SemanticsTable.head + good).complaints == [])
        #expect(SemanticsTable(text: SemanticsTable.head + good).rows.map(\.scenarios) == [["x/a.swift"]])
        for bad in [
            "|  | | derived | A page | [a](../scenarios/x/a.swift) |",
            "| A rule | derived | A page | [a](../scenarios/x/a.swift) |",
            "| A rule | | guessed | A page | [a](../scenarios/x/a.swift) |",
            "| A rule | | derived | | [a](../scenarios/x/a.swift) |",
            "| A rule | | derived | A page | a.swift |",
            "| A rule | | derived | A page | [b](../scenarios/x/a.swift) |",
            "| A rule | | derived, an assumption | A page | [a](../scenarios/x/a.swift) |",
        ] {
            #expect(SemanticsTable(text: SemanticsTable.head + bad).complaints.count == 1, "\(bad)")
        }
        #expect(SemanticsTable(text: "## A section\n\n" + good).complaints.count == 1)
    }
}

/// The rows of `docs/semantics.md`.
struct SemanticsTable {
    struct Row {
        let line: Int
        let rule: String
        let sure: String
        let scenarios: [String]

        /// What the rule rests on: the first word of how sure it is.
        var basis: String { String(sure.prefix { $0 != "," }) }
    }

    private(set) var rows: [Row] = []
    /// What is wrong with lines, each with its number.
    private(set) var complaints: [String] = []

    static let head = """
        | rule | holds | sure | source | scenario |
        |---|---|---|---|---|

        """

    /// Assumptions are marked by the one word.
    private static var sure: Regex<(Substring, Substring, Substring?, Substring?)> {
        #/(documented|observed|stated|derived|assumption)(, (high|medium|low))?/#
    }

    static func read() throws -> SemanticsTable {
        let url = BuiltTool.root.appendingPathComponent("docs/semantics.md")
        return SemanticsTable(text: try String(contentsOf: url, encoding: .utf8))
    }

    init(text: String) {
        var isInTable = false
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            guard line.hasPrefix("|") else {
                isInTable = false
                continue
            }
            if line == Self.head.prefix(line.count), line.hasPrefix("| rule") {
                isInTable = true
            } else if isInTable {
                if !line.hasPrefix("|---") { add(line, number: index + 1) }
            } else if line.contains("../scenarios/") {
                complaints.append("line \(index + 1): the row is not below “| rule | holds | sure | …”")
            }
        }
    }

    private mutating func add(_ line: Substring, number: Int) {
        let cells = line.split(separator: " |", omittingEmptySubsequences: false).map {
            $0.drop { $0 == "|" }.trimmingCharacters(in: .whitespaces)
        }
        guard cells.count == 6, cells[5].isEmpty else {
            complaints.append("line \(number): a row has five cells: rule, holds, sure, source, scenario")
            return
        }
        let links = cells[4].matches(of: #/\[([^\]]+)\]\(\.\./scenarios/([^)]+)\.swift\)/#)
        var wrong: [String] = []
        if cells[0].isEmpty { wrong.append("the rule is missing") }
        if cells[2].wholeMatch(of: Self.sure) == nil {
            wrong.append(
                "“\(cells[2])” is none of documented, observed, stated, derived, assumption (each may go on “, medium”)"
            )
        }
        if cells[3].isEmpty { wrong.append("the source is missing") }
        if links.isEmpty { wrong.append("the scenario is missing: [name](../scenarios/topic/name.swift)") }
        for link in links where !(link.2 == link.1 || link.2.hasSuffix("/\(link.1)")) {
            wrong.append("the link “\(link.1)” leads to \(link.2).swift")
        }
        if !wrong.isEmpty { complaints.append("line \(number): \(wrong.joined(separator: "; "))") }
        rows.append(
            Row(line: number, rule: cells[0], sure: cells[2], scenarios: links.map { String($0.2) + ".swift" }))
    }
}

/// The comment that a scenario file begins with.
struct ScenarioHeader {
    /// The first word after `// Basis:`.
    let basis: String?
    let complaints: [String]

    static var folder: URL { BuiltTool.root.appendingPathComponent("scenarios") }

    static func allFiles() throws -> [String] {
        let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
        return names.filter { $0.hasSuffix(".swift") }
    }

    init(file: String) throws {
        let text = try String(contentsOf: Self.folder.appendingPathComponent(file), encoding: .utf8)
        let comments = text.split(separator: "\n").prefix { $0.hasPrefix("//") }
        var complaints: [String] = []
        for key in ["Rule", "Source", "Basis"] where !comments.contains(where: { $0.hasPrefix("// \(key): ") }) {
            complaints.append("\(file) does not begin with “// \(key): …”")
        }
        if !text.contains("@Test"), !text.contains("// expected-error") {
            complaints.append("\(file) has no @Test and no “// expected-error”")
        }
        let line = comments.first { $0.hasPrefix("// Basis: ") }?.dropFirst("// Basis: ".count)
        basis = line.map { String($0.prefix { $0.isLetter }) }
        self.complaints = complaints
    }
}
