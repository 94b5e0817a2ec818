import SimulationTrace
import SwiftFrontEnd

/// What one scenario did: everything that reports, diagrams and exit statuses are made from.
package struct ScenarioResult {
    enum Outcome: Equatable {
        case passed
        case failed
        case disabled(why: String?)
    }

    /// The function's name, with arguments where it is parameterized: `bodyKeepsFirstObject(26)`.
    package var name: String
    /// The display name given to `@Test`, if any.
    package var displayName: String?
    var location: SourceLocation?
    var outcome: Outcome
    var expectations: [ExpectationResult]
    /// What ended the scenario early: a trap, a failed requirement, an uncaught error, a bound.
    package var stopped: Diagnostic?
    /// Notes and warnings about this scenario: opaque names, what was not simulated.
    package var notes: [Diagnostic]
    /// What is opaque, where each such name is an error.
    var gaps: [Diagnostic] = []
    /// Files of the program, for positions in the trace.
    var files: [String]
    var trace: Trace
    /// Who kept what alive after the last line of the scenario, before the final unmount.
    var ownership: OwnershipSnapshot
    /// Printed lines, including those after the last line of the scenario.
    package var output: [String]
    var sdk: Int
    /// The SDKs that its simulations ran under, in the order in which they were made.
    var simulationSDKs: [Int] = []
    var statistics: Statistics
    /// The last event of the scenario itself; what follows belongs to the final unmount.
    var endSequence = Int.max
    /// What a program wrote, exactly as printed, terminators included; nil where only `output` is known.
    package var printed: String?
}

/// One evaluated `#expect`, `#require` or `Issue.record`.
struct ExpectationResult {
    /// The source text of the condition.
    var text: String
    var held: Bool
    /// A failure inside `withKnownIssue`.
    var isKnownIssue: Bool
    var location: SourceLocation?
    /// The operands of a comparison, described, when it failed.
    var left: String?
    var right: String?
    /// A comment given to the macro, or why the expectation is undetermined.
    var comment: String?
    /// The sequence number of its event in the trace.
    var sequence: Int
}

extension ScenarioResult {
    /// A result without events.
    static var none: ScenarioResult {
        ScenarioResult(
            name: "", displayName: nil, location: nil, outcome: .passed, expectations: [], stopped: nil, notes: [],
            files: [], trace: Trace(), ownership: OwnershipSnapshot(), output: [], sdk: 27, statistics: .init())
    }
}
