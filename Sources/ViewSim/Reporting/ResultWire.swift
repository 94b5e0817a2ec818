import SimulationTrace
import SwiftFrontEnd

/// Results of scenarios as `--format json` gives them, version 1.
package struct ResultWire: Encodable {
    package var version = 1
    package var scenarios: [Scenario]

    package init(version: Int = 1, scenarios: [Scenario]) {
        self.version = version
        self.scenarios = scenarios
    }

    package struct Scenario: Encodable {
        package var name: String
        package var displayName: String?
        package var file: String?
        package var line: Int?
        package var sdk: Int
        /// `passed`, `failed` or `disabled`.
        package var outcome: String
        package var expectations: [Expectation]
        package var stopped: Message?
        package var notes: [Message]
        package var counts: [Counts]
        package var output: [String]
        package var statistics: StatisticsWire?
    }

    package struct Expectation: Encodable {
        package var text: String
        package var held: Bool
        package var known: Bool
        package var line: Int?
        package var left: String?
        package var right: String?
        package var comment: String?
    }

    package struct Message: Encodable {
        package var id: String
        package var severity: String
        package var message: String
        package var file: String?
        package var line: Int?
        package var column: Int?
        package var why: String?
        package var fix: String?

        package init(_ diagnostic: Diagnostic) {
            id = diagnostic.id
            severity = diagnostic.severity.rawValue
            message = diagnostic.message
            file = diagnostic.location?.file
            line = diagnostic.location?.line
            column = diagnostic.location?.column
            why = diagnostic.why
            fix = diagnostic.fix
        }
    }

    package struct Counts: Encodable {
        package var type: String
        package var inits: Int
        package var deinits: Int
        package var bodies: Int
        package var autoclosureRuns: Int
        package var identitiesCreated: Int
        package var identitiesDestroyed: Int
        package var appearances: Int
        package var disappearances: Int
        package var publishes: Int
    }
}

extension ResultWire.Scenario {
    /// - Parameter times: The times of reading the file, where statistics are asked for.
    package init(_ result: ScenarioResult, times: LoadTimes? = nil) {
        name = result.name
        displayName = result.displayName
        file = result.location?.file
        line = result.location?.line
        sdk = result.sdk
        outcome =
            switch result.outcome {
            case .passed: "passed"
            case .failed: "failed"
            case .disabled: "disabled"
            }
        expectations = result.expectations.map {
            ResultWire.Expectation(
                text: $0.text, held: $0.held, known: $0.isKnownIssue, line: $0.location?.line, left: $0.left,
                right: $0.right, comment: $0.comment)
        }
        stopped = result.stopped.map(ResultWire.Message.init)
        notes = result.notes.map(ResultWire.Message.init)
        counts = TypeCounts.counting(result.trace.events, through: result.endSequence).map {
            ResultWire.Counts(
                type: $0.type, inits: $0.inits, deinits: $0.deinits, bodies: $0.bodies,
                autoclosureRuns: $0.autoclosureRuns, identitiesCreated: $0.identitiesCreated,
                identitiesDestroyed: $0.identitiesDestroyed, appearances: $0.appearances,
                disappearances: $0.disappearances, publishes: $0.publishes)
        }
        output = result.output
        statistics = times.map { StatisticsWire(result.statistics, $0) }
    }
}
