import SimulationTrace
import SwiftFrontEnd

/// One scenario as `sim-cli run` prints it: the timeline, the counts, the expectations.
package struct RunReport {
    package static let width = 100

    package let result: ScenarioResult
    package let painter: Painter
    package var isVerbose = false
    package var isQuiet = false
    /// The times of reading the file, where the work of the scenario is to be printed too.
    package var times: LoadTimes?

    package init(
        result: ScenarioResult, painter: Painter, isVerbose: Bool = false, isQuiet: Bool = false,
        times: LoadTimes? = nil
    ) {
        self.result = result
        self.painter = painter
        self.isVerbose = isVerbose
        self.isQuiet = isQuiet
        self.times = times
    }

    package func lines() -> [String] {
        var lines = heading
        if case .disabled(let why) = result.outcome {
            return lines + ["  disabled\(why.map { ": \($0)" } ?? "")", ""]
        }
        if !isQuiet {
            let timeline = Timeline(result, showsEverything: isVerbose)
            lines += timeline.lines(width: Self.width, limits: isVerbose ? .none : .init(), painter: painter)
            lines += section("", counts)
            lines += section("", leftovers)
        }
        lines += section("", expectations)
        lines += section("", [verdict])
        if let times {
            let statistics = StatisticsReport(statistics: result.statistics, times: times, painter: painter)
            lines += section("", statistics.lines())
        }
        return lines
    }

    package func text() -> String { lines().map { $0 + "\n" }.joined() }

    private func section(_ title: String, _ lines: [String]) -> [String] { lines.isEmpty ? [] : [""] + lines }

    private var heading: [String] {
        let place = result.location.map {
            "\($0.file.split(separator: "/").last.map(String.init) ?? $0.file):\($0.line)"
        }
        let details = [place, "SDK \(result.sdk)"].compactMap(\.self).joined(separator: ", ")
        let title = result.title.singleLine.wrapped(to: Self.width).map { painter($0, .heading) }
        return title + [painter("(\(details))".truncated(to: Self.width), .quiet), ""]
    }

    private var counts: [String] {
        let counts = TypeCounts.counting(result.trace.events, through: result.endSequence)
        guard !counts.isEmpty else { return [] }
        var table = TextTable(header: ["type", "inits", "deinits", "live", "bodies", "deferred", "identities"])
        func cell(_ number: Int, _ applies: Bool) -> String { applies ? String(number) : "·" }
        for type in counts {
            let identities =
                type.identitiesCreated == 0
                ? "·"
                : "\(type.identitiesCreated)\(type.identitiesDestroyed > 0 ? " (\(type.liveIdentities) live)" : "")"
            table.rows.append([
                type.type, cell(type.inits, type.isClass || type.inits > 0), cell(type.deinits, type.isClass),
                cell(type.live, type.isClass), cell(type.bodies, type.isView),
                cell(type.autoclosureRuns, type.autoclosureRuns > 0), identities,
            ])
        }
        var lines = table.lines(width: Self.width)
        lines[0] = painter(lines[0], .heading)
        return lines
    }

    /// Objects that outlive everything.
    private var leftovers: [String] {
        let alive = TypeCounts.counting(result.trace.events, through: .max).filter { $0.isClass && $0.live > 0 }
        let atEnd = result.trace.events.last.map { $0.sequence > result.endSequence } ?? false
        guard atEnd, !alive.isEmpty else { return [] }
        let names = alive.map { "\($0.type) (\($0.live))" }.joined(separator: ", ")
        return "  Still alive after everything was unmounted: \(names)".wrapped(to: Self.width).map {
            painter($0, .warning)
        }
    }

    private var expectations: [String] {
        var lines: [String] = []
        for expectation in result.expectations {
            if isQuiet, expectation.held { continue }
            let isKnown = expectation.isKnownIssue && !expectation.held
            let symbol = expectation.held ? "✓" : isKnown ? "~" : "✗"
            let place = expectation.location.map(place) ?? ""
            let body = expectation.text.singleLine.wrapped(to: Self.width - 6 - place.count - 2)
            for (index, part) in body.enumerated() {
                let mark = index == 0 ? "  \(symbol) " : "    "
                let end = index == body.count - 1 && !place.isEmpty ? "  " + painter(place, .quiet) : ""
                lines.append(painter(mark, expectation.held ? .success : isKnown ? .warning : .failure) + part + end)
            }
            guard !expectation.held else { continue }
            if isKnown { lines.append("      a known issue") }
            for (name, value) in [
                ("left", expectation.left), ("right", expectation.right), ("note", expectation.comment),
            ] {
                guard let value else { continue }
                for (index, part) in value.singleLine.wrapped(to: Self.width - 13).enumerated() {
                    lines.append("      " + (index == 0 ? "\(name):" : "").padded(to: 7) + part)
                }
            }
        }
        if let stopped = result.stopped {
            let text = "\(stopped.location.map { "\(place($0)): " } ?? "")\(stopped.message)"
            for (index, part) in text.singleLine.wrapped(to: Self.width - 4).enumerated() {
                lines.append(painter(index == 0 ? "  ✗ " : "    ", .failure) + part)
            }
        }
        return lines
    }

    /// `line 12`, with the file's name where it is another than the scenario's.
    private func place(_ location: SourceLocation) -> String {
        if location.file == result.location?.file { return "line \(location.line)" }
        return "\(location.file.split(separator: "/").last.map(String.init) ?? location.file):\(location.line)"
    }

    private var verdict: String {
        let failed = result.failures.count
        let held = result.expectations.filter(\.held).count
        let known = result.expectations.filter { !$0.held && $0.isKnownIssue }.count
        var parts: [String] = []
        if result.stopped != nil { parts.append("stopped") }
        let broken = failed - (result.stopped == nil ? 0 : 1) - result.gaps.count
        if broken > 0 { parts.append("\(broken) \(broken == 1 ? "expectation" : "expectations") failed") }
        if !result.gaps.isEmpty { parts.append("\(result.gaps.count) opaque") }
        if held > 0 { parts.append("\(held) held") }
        if known > 0 { parts.append("\(known) known") }
        if failed == 0, parts.isEmpty { return painter("  Done; nothing is expected", .quiet) }
        let details = parts.isEmpty ? "" : ": " + parts.joined(separator: ", ")
        return failed > 0 ? painter("  Failed\(details)", .failure) : painter("  Passed\(details)", .success)
    }
}
