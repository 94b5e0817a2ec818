import SwiftFrontEnd

/// What `sim-cli test` keeps of one scenario; the trace behind it is gone.
package struct TestRecord: Sendable {
    enum Outcome: Equatable, Sendable {
        case passed, failed
        case skipped(why: String?)
        /// The file could not be used, or the scenario needs what cannot be simulated.
        case unusable
    }

    var file: String
    var name: String
    var displayName: String?
    var location: SourceLocation?
    var outcome: Outcome
    package var failures: [Diagnostic]
    package var notes: [Diagnostic] = []
    var expectations = 0
    /// Expectations that failed as known issues.
    var knownIssues = 0
    var statistics = ScenarioResult.Statistics()
    /// The times of reading its file.
    var times = LoadTimes()

    var title: String { displayName.map { "\(name) “\($0)”" } ?? name }

    package var status: ExitStatus {
        switch outcome {
        case .passed, .skipped: .success
        case .failed: .failure
        case .unusable: .unusableInput
        }
    }
}

extension TestRecord {
    /// A file that cannot be used.
    package init(unusable file: String, errors: [Diagnostic]) {
        self.init(
            file: file, name: "reading the file", location: errors.first?.location, outcome: .unusable,
            failures: errors)
    }

    package init(_ result: ScenarioResult, file: String, times: LoadTimes = LoadTimes()) {
        self.init(
            file: file, name: result.name, displayName: result.displayName, location: result.location,
            outcome: .passed, failures: result.failures, notes: result.notes,
            expectations: result.expectations.count,
            knownIssues: result.expectations.filter { !$0.held && $0.isKnownIssue }.count,
            statistics: result.statistics,
            times: times)
        switch result.outcome {
        case .disabled(let why): outcome = .skipped(why: why)
        case .failed, .passed:
            outcome =
                result.isUnsupported ? .unusable : !failures.isEmpty || result.outcome == .failed ? .failed : .passed
        }
    }
}
