import SimulationTrace
import SwiftFrontEnd

/// The outcome of `sim-cli test`: little about what passed, the failures last, then one line of sums.
package struct TestReport {
    package let records: [TestRecord]
    package let painter: Painter
    package var isQuiet = false
    package var isVerbose = false
    package var showsStatistics = false

    package init(
        records: [TestRecord], painter: Painter, isQuiet: Bool = false, isVerbose: Bool = false,
        showsStatistics: Bool = false
    ) {
        self.records = records
        self.painter = painter
        self.isQuiet = isQuiet
        self.isVerbose = isVerbose
        self.showsStatistics = showsStatistics
    }

    package func lines() -> [String] {
        var lines: [String] = []
        var files: [String] = []
        var byFile: [String: [TestRecord]] = [:]
        for record in records {
            if byFile[record.file] == nil { files.append(record.file) }
            byFile[record.file, default: []].append(record)
        }
        if !isQuiet {
            for file in files { lines += summary(of: file, byFile[file] ?? []) }
        }
        for record in records where record.outcome == .failed || record.outcome == .unusable {
            if !lines.isEmpty { lines.append("") }
            lines.append(painter("✗ \(record.file): \(record.title)".singleLine, .failure))
            for failure in record.failures { lines.append("  " + failure.description.singleLine) }
        }
        if !lines.isEmpty { lines.append("") }
        lines.append(sums)
        if showsStatistics { lines += [""] + statistics }
        return lines
    }

    package func text() -> String { lines().map { $0 + "\n" }.joined() }

    private func summary(of file: String, _ records: [TestRecord]) -> [String] {
        let failed = records.filter { $0.status != .success }.count
        var parts = ["\(records.count) \(records.count == 1 ? "scenario" : "scenarios")"]
        if failed > 0 { parts.append("\(failed) failed") }
        let skipped = records.filter { if case .skipped = $0.outcome { true } else { false } }
        if !skipped.isEmpty { parts.append("\(skipped.count) disabled") }
        let mark = failed > 0 ? painter("✗", .failure) : painter("✓", .success)
        var lines = ["\(mark) \(file)  " + painter(parts.joined(separator: ", "), .quiet)]
        guard isVerbose else { return lines }
        for record in records {
            let mark =
                switch record.outcome {
                case .passed: painter("✓", .success)
                case .skipped: painter("-", .quiet)
                case .failed, .unusable: painter("✗", .failure)
                }
            let count = "\(record.expectations) \(record.expectations == 1 ? "expectation" : "expectations")"
            lines.append("    \(mark) \(record.title.singleLine)  " + painter(count, .quiet))
        }
        return lines
    }

    /// The work of all scenarios together; each file was read once.
    private var statistics: [String] {
        var files: Set<String> = []
        var times = LoadTimes()
        for record in records where files.insert(record.file).inserted {
            times.parsing += record.times.parsing
            times.lowering += record.times.lowering
        }
        let sum = records.map(\.statistics).reduce(ScenarioResult.Statistics(), +)
        return StatisticsReport(statistics: sum, times: times, painter: painter).lines()
    }

    /// `12 scenarios in 5 files: 10 passed, 1 failed, 1 disabled (48 expectations).`
    private var sums: String {
        func count(_ matches: (TestRecord.Outcome) -> Bool) -> Int { records.filter { matches($0.outcome) }.count }
        let failed = count { $0 == .failed }
        let unusable = count { $0 == .unusable }
        let passed = count { $0 == .passed }
        let skipped = records.count - failed - unusable - passed
        var parts = ["\(passed) passed"]
        if failed > 0 { parts.append("\(failed) failed") }
        if unusable > 0 { parts.append("\(unusable) could not be simulated") }
        if skipped > 0 { parts.append("\(skipped) disabled") }
        let known = records.reduce(0) { $0 + $1.knownIssues }
        if known > 0 { parts.append("\(known) known issues") }
        let files = Set(records.map(\.file)).count
        let expectations = records.reduce(0) { $0 + $1.expectations }
        let text =
            "\(records.count) \(records.count == 1 ? "scenario" : "scenarios") in \(files) \(files == 1 ? "file" : "files"): \(parts.joined(separator: ", ")) "
            + "(\(expectations) expectations)."
        return painter(text, failed + unusable > 0 ? .failure : .success)
    }
}
