import SimulationTrace
import SwiftFrontEnd

extension ScenarioResult {
    /// The name people gave it, else the function's.
    package var title: String { displayName ?? name }

    /// What went wrong, in order: failed expectations that are not known issues, then what stopped the scenario, then what
    /// is opaque and may not be.
    package var failures: [Diagnostic] {
        expectations.filter { !$0.held && !$0.isKnownIssue }.map(\.diagnostic) + (stopped.map { [$0] } ?? []) + gaps
    }

    /// Whether it stopped at something that this version cannot simulate.
    var isUnsupported: Bool { stopped?.id.hasPrefix("unsupported") == true }
}

extension ExpectationResult {
    /// `file:line:column: error: expectation failed: …`, with both sides.
    var diagnostic: Diagnostic {
        var message = "expectation failed: \(text.singleLine)"
        var sides: [String] = []
        if let left { sides.append("left: \(left.singleLine)") }
        if let right { sides.append("right: \(right.singleLine)") }
        if !sides.isEmpty { message += " (\(sides.joined(separator: ", ")))" }
        return Diagnostic(
            id: "expectation.failed", location: location, message: message, fix: comment.map { "“\($0.singleLine)”" })
    }
}
