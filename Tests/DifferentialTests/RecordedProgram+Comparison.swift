@testable import ViewSim

extension RecordedProgram {
    /// How the simulator's log differs from the recorded one, an entry a difference.
    func differences() -> [String] {
        let file = ScenarioLoader.load(text: scenario, fileName: "\(id).swift", options: LoadOptions())
        let errors = file.diagnostics.filter { $0.severity == .error }
        guard errors.isEmpty, let descriptor = file.scenarios.first else {
            return ["it cannot be read"] + errors.map(\.description)
        }
        let result = descriptor.result()
        var logs: [[String]] = []
        for line in result.output {
            if line == "\u{1D}" {
                logs.append([])
            } else if !logs.isEmpty {
                logs[logs.count - 1].append(line)
            }
        }
        return result.failures.map(\.description) + differences(from: logs)
    }

    /// Compares a log a step with the recorded ones.
    func differences(from logs: [[String]]) -> [String] {
        var found: [String] = []
        if logs.count != steps.count { found.append("\(logs.count) steps of \(steps.count)") }
        for (number, (step, log)) in zip(steps, logs).enumerated() where !step.isSkipped {
            let open = (uncertain ?? []) + (step.uncertain ?? [])
            func compared(_ lines: [String]) -> [String] {
                lines.filter { line in
                    if step.event == "teardown", !line.hasPrefix("deinit") { return false }
                    return !open.contains { line.hasPrefix($0) }
                }
            }
            let recorded = compared(step.log)
            let ours = compared(log)
            let missing = recorded.subtracting(ours)
            let surplus = ours.subtracting(recorded)
            let place = "step \(number), \(step.event): "
            if !missing.isEmpty { found.append(place + "not printed: \(missing.joined(separator: "; "))") }
            if !surplus.isEmpty { found.append(place + "printed: \(surplus.joined(separator: "; "))") }
            guard missing.isEmpty, surplus.isEmpty, step.event != "teardown" else { continue }
            for name in Set(recorded.map(\.subjectName)).sorted() {
                func lines(_ log: [String]) -> [String] {
                    log.filter { $0.subjectName == name && !$0.hasPrefix("deinit") }
                }
                let (left, right) = (lines(recorded), lines(ours))
                if left != right {
                    found.append(
                        place + "order: \(left.joined(separator: "; ")) against \(right.joined(separator: "; "))")
                }
            }
        }
        return found
    }
}

extension String {
    /// The view or object that a line of a log is about: its second word.
    fileprivate var subjectName: Substring {
        let words = split(separator: " ", maxSplits: 2)
        return words.count > 1 ? words[1] : words.first ?? ""
    }
}

extension [String] {
    /// The lines that are left when each line of another log takes away an equal one.
    fileprivate func subtracting(_ other: [String]) -> [String] {
        var counts: [String: Int] = [:]
        for line in other { counts[line, default: 0] += 1 }
        return filter { line in
            guard let count = counts[line], count > 0 else { return true }
            counts[line] = count - 1
            return false
        }
    }
}
