import SwiftFrontEnd

extension Timeline {
    /// How much of a long timeline is written out.
    struct Limits {
        /// Lines of one step before the rest is summarized.
        var linesPerStep = 40
        /// Equal steps in a row before the rest is summarized.
        var equalSteps = 3
        /// Steps at the beginning and end of a long timeline; those between are summarized.
        var steps = 60

        static let none = Limits(linesPerStep: .max, equalSteps: .max, steps: .max)
    }

    private static let titleColumn = 12

    /// The timeline in lines of at most the given width.
    func lines(width: Int, limits: Limits, painter: Painter) -> [String] {
        var result: [String] = []
        var index = 0
        var written = 0
        while index < steps.count {
            let step = steps[index]
            var run = 1
            while index + run < steps.count, steps[index + run].signature == step.signature { run += 1 }
            if run > limits.equalSteps {
                result += lines(of: step, width: width, limits: limits, painter: painter)
                let last = steps[index + run - 1]
                let count = run - 2
                let each = summary(of: step.lines)
                let text = "… \(count.grouped) more times\(each.isEmpty ? "" : ", each: \(each)")"
                result += hanging(text, width: width).map { painter($0, .quiet) }
                result += lines(of: last, width: width, limits: limits, painter: painter)
                index += run
                written += 2
                continue
            }
            if written >= limits.steps, steps.count - index > limits.steps / 4 {
                let resume = steps.count - limits.steps / 4
                let skipped = steps[index..<resume]
                let text = "… \(skipped.count.grouped) more steps: \(summary(of: skipped.flatMap(\.lines)))"
                result += hanging(text, width: width).map { painter($0, .quiet) }
                index = resume
                written = -limits.steps
                continue
            }
            result += lines(of: step, width: width, limits: limits, painter: painter)
            index += 1
            written += 1
        }
        return result
    }

    private func lines(of step: Step, width: Int, limits: Limits, painter: Painter) -> [String] {
        let time = Timeline.seconds(step.time).paddedLeft(to: Timeline.titleColumn - 2)
        let title = step.title.truncated(to: width - Timeline.titleColumn)
        var result = [painter(time, .quiet) + "  " + painter(title, .action)]
        let lines = step.lines
        let isLong = lines.count > limits.linesPerStep
        let head = isLong ? limits.linesPerStep / 2 : lines.count
        for line in lines.prefix(head) { result += text(of: line, width: width, painter: painter) }
        if isLong {
            let tail = 3
            let middle = lines[head..<(lines.count - tail)]
            for line in middle where line.isEssential {
                result += text(of: line, width: width, painter: painter)
            }
            let omitted = middle.filter { !$0.isEssential }
            let omittedText = "… \(omitted.count.grouped) more: \(summary(of: omitted))"
            result += hanging(omittedText, width: width).map { painter($0, .quiet) }
            for line in lines.suffix(tail) { result += text(of: line, width: width, painter: painter) }
        }
        return result
    }

    /// One line, shortened where it is too long: a warning is wrapped instead, what was printed loses its end.
    private func text(of line: Line, width: Int, painter: Painter) -> [String] {
        let indent = Timeline.titleColumn + 2 + line.depth * 2
        let texts: [String] =
            if line.isEssential {
                line.text.wrapped(to: width - indent)
            } else if line.text.hasPrefix("prints ") {
                [line.text.truncated(to: width - indent)]
            } else {
                [line.text.truncatedInMiddle(to: width - indent)]
            }
        return texts.map { text in
            String(repeating: " ", count: indent) + (line.meaning.map { painter(text, $0) } ?? text)
        }
    }

    private func hanging(_ text: String, width: Int) -> [String] {
        let indent = Timeline.titleColumn + 2
        return text.wrapped(to: width - indent).map { String(repeating: " ", count: indent) + $0 }
    }

    /// `5,000 bodies of Row, 12 Model created`, the most frequent first.
    private func summary(of lines: some Sequence<Line>) -> String {
        var counts: [String: Int] = [:]
        for line in lines { counts[line.category, default: 0] += 1 }
        let sorted = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
        let shown = sorted.prefix(4).map { "\($0.value.grouped) \($0.key)" }.joined(separator: ", ")
        return sorted.count > 4 ? "\(shown) and others" : shown
    }

    /// Nanoseconds as `1.500 s`.
    static func seconds(_ nanoseconds: Int64) -> String {
        let milliseconds = nanoseconds / 1_000_000
        return "\(milliseconds / 1000).\(String(milliseconds % 1000).paddedZero(to: 3)) s"
    }
}

extension String {
    fileprivate func paddedZero(to width: Int) -> String { String(repeating: "0", count: max(0, width - count)) + self }
}

extension Int {
    /// `12,345`.
    var grouped: String {
        var result = ""
        for (index, digit) in String(self).reversed().enumerated() {
            if index > 0, index % 3 == 0, digit != "-" { result.append(",") }
            result.append(digit)
        }
        return String(result.reversed())
    }
}
