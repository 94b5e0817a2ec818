import SimulationTrace

/// Two runs of each scenario as `sim-cli compare` prints them: what differs, and where that begins.
package struct ComparisonReport {
    package static let width = 100

    package let comparisons: [ScenarioComparison]
    /// Scenarios that only one of the files has, by side.
    package let unmatched: (left: [String], right: [String])
    package let names: (left: String, right: String)
    package let painter: Painter
    package var isQuiet = false
    /// Whether long chains of causes are printed whole.
    package var isVerbose = false

    package init(
        comparisons: [ScenarioComparison], unmatched: (left: [String], right: [String]),
        names: (left: String, right: String), painter: Painter, isQuiet: Bool = false, isVerbose: Bool = false
    ) {
        self.comparisons = comparisons
        self.unmatched = unmatched
        self.names = names
        self.painter = painter
        self.isQuiet = isQuiet
        self.isVerbose = isVerbose
    }

    package func lines() -> [String] {
        var lines: [String] = []
        for comparison in comparisons where !isQuiet || !comparison.isEqual { lines += self.lines(comparison) + [""] }
        for (name, scenarios) in [(names.left, unmatched.left), (names.right, unmatched.right)] {
            for scenario in scenarios { lines.append("Only in \(name): \(scenario.singleLine)") }
        }
        if lines.last.map({ !$0.isEmpty }) == true { lines.append("") }
        return lines + sums.wrapped(to: Self.width)
    }

    package func text() -> String { lines().map { $0 + "\n" }.joined() }

    private func lines(_ comparison: ScenarioComparison) -> [String] {
        let title = comparison.right.title.singleLine.wrapped(to: Self.width).map { painter($0, .heading) }
        var lines = title + [painter("(\(heading(comparison)))".truncated(to: Self.width), .quiet), ""]
        if let sdk = comparison.ownSDK {
            lines.append("  The scenario chooses SDK \(sdk) itself, so both runs are the same.")
            return lines
        }
        guard !comparison.isEqual else { return lines + ["  No count differs."] }
        if !comparison.differences.isEmpty { lines += table(comparison) }
        for difference in comparison.differences {
            if let reason = difference.reason { lines += [""] + self.lines(difference, reason) }
        }
        lines += warnings(comparison) + ends(comparison)
        return lines
    }

    private func heading(_ comparison: ScenarioComparison) -> String {
        let place = comparison.left.location.map {
            "\($0.file.split(separator: "/").last.map(String.init) ?? $0.file):\($0.line)"
        }
        return [place, "\(names.left) and \(names.right)"].compactMap(\.self).joined(separator: ", ")
    }

    private func table(_ comparison: ScenarioComparison) -> [String] {
        let header = [names.left, names.right].map { $0.truncatedInMiddle(to: 30) }
        var table = TextTable(header: ["count"] + header)
        for difference in comparison.differences {
            table.rows.append([difference.title, "\(difference.left)", "\(difference.right)"])
        }
        var lines = table.lines(width: Self.width)
        lines[0] = painter(lines[0], .heading)
        return lines
    }

    private func lines(_ difference: ScenarioComparison.Difference, _ reason: ScenarioComparison.Reason) -> [String] {
        var lines = [painter("  \(difference.title)".truncated(to: Self.width), .heading)]
        if let summary = reason.summary {
            lines += indented(summary.prefix(1).uppercased() + summary.dropFirst() + ".", 4)
        }
        // That a value is deferred says it all, and is so for every property of a macro.
        if difference.count == .autoclosureRuns, reason.summary != nil { return lines }
        let counts = "\(reason.left) in \(names.left), \(reason.right) in \(names.right)"
        lines += indented("First at “\(reason.step)”: \(counts).", 4)
        if !reason.chain.isEmpty {
            lines += indented("In \(reason.side == .left ? names.left : names.right):", 4)
            for line in shortened(reason.chain) { lines.append(("      " + line.singleLine).truncated(to: Self.width)) }
        }
        return lines
    }

    private func shortened(_ chain: [String]) -> [String] {
        guard chain.count > 10, !isVerbose else { return chain }
        return chain.prefix(3) + ["… \(chain.count - 9) more"] + chain.suffix(6)
    }

    private func warnings(_ comparison: ScenarioComparison) -> [String] {
        var lines: [String] = []
        for (name, warnings) in [(names.left, comparison.warnings.left), (names.right, comparison.warnings.right)]
        where !warnings.isEmpty {
            lines += ["", painter("  Warnings in \(name) only", .heading)]
            for warning in warnings { lines += indented(warning, 4) }
        }
        return lines
    }

    /// Expectations that hold in one run only, and a run that did not come to its end.
    private func ends(_ comparison: ScenarioComparison) -> [String] {
        var lines: [String] = []
        for (left, right) in comparison.disputed {
            let place = left.location.map { "line \($0.line): " } ?? ""
            let holds = left.held ? (names.left, names.right) : (names.right, names.left)
            lines += indented("\(place)\(right.text.singleLine) holds in \(holds.0), not in \(holds.1)", 4)
        }
        for (name, result, other) in [
            (names.left, comparison.left, comparison.right), (names.right, comparison.right, comparison.left),
        ] {
            if let stopped = result.stopped, other.stopped == nil {
                lines += indented("\(name) stops: \(stopped.message)", 4)
            }
        }
        if !lines.isEmpty { lines = ["", painter("  Expectations", .heading)] + lines }
        return lines
    }

    private func indented(_ text: some StringProtocol, _ indent: Int) -> [String] {
        String(text).singleLine.wrapped(to: Self.width - indent).map { String(repeating: " ", count: indent) + $0 }
    }

    /// `3 scenarios compared: 1 differs, 2 are equal.`
    private var sums: String {
        let differing = comparisons.count { !$0.isEqual }
        let own = comparisons.count { $0.ownSDK != nil }
        let equal = comparisons.count - differing
        var parts: [String] = []
        if differing > 0 { parts.append("\(differing) \(differing == 1 ? "differs" : "differ")") }
        if equal > 0 {
            let note = own > 0 ? " (\(own) \(own == 1 ? "chooses its" : "choose their") own SDK)" : ""
            parts.append("\(equal) \(equal == 1 ? "is" : "are") equal\(note)")
        }
        let count = "\(comparisons.count) \(comparisons.count == 1 ? "scenario" : "scenarios") compared"
        return parts.isEmpty ? count + "." : "\(count): \(parts.joined(separator: ", "))."
    }
}
