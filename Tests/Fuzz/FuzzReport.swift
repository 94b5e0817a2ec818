import Foundation

/// What came of a run, for people.
struct FuzzReport {
    let outcome: Supervisor.Outcome
    let seeds: Int

    func text() -> String {
        let rate = outcome.seconds > 0 ? Double(outcome.inputs) / outcome.seconds : 0
        var lines = [
            "\(outcome.inputs) inputs from \(seeds) files in \(Int(outcome.seconds)) s: \(Int(rate)) a second",
            "largest growth of memory by one input: \(outcome.largestGrowth) MB",
        ]
        for (status, count) in outcome.statuses.sorted(by: { $0.key < $1.key }) {
            lines.append("  status \(status): \(count)")
        }
        lines.append(outcome.faults.isEmpty ? "no faults" : "\(outcome.faults.count) faults")
        for kind in Fault.Kind.allCases {
            let faults = outcome.faults.filter { $0.kind == kind }
            guard !faults.isEmpty else { continue }
            lines.append("  \(kind.rawValue): \(faults.count)")
            let byDetail = Dictionary(grouping: faults, by: \.detail)
            for (detail, faults) in byDetail.sorted(by: { ($1.value.count, $0.key) < ($0.value.count, $1.key) }) {
                let numbers = faults.prefix(5).map { String($0.number) }.joined(separator: ", ")
                lines.append("    \(faults.count) × \(detail)  (input \(numbers))")
            }
        }
        return lines.map { $0 + "\n" }.joined()
    }
}
