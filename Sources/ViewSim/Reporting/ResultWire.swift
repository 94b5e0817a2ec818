import SwiftFrontEnd

/// Results of scenarios as `--format json` gives them, version 1.
struct ResultWire: Encodable {
    var version = 1
    var scenarios: [Scenario]

    struct Scenario: Encodable {
        var name: String
        var displayName: String?
        var file: String?
        var line: Int?
        var sdk: Int
        /// `passed`, `failed` or `disabled`.
        var outcome: String
        var expectations: [Expectation]
        var stopped: Message?
        var notes: [Message]
        var counts: [Counts]
        var output: [String]
        var statistics: StatisticsWire?
    }

    struct Expectation: Encodable {
        var text: String
        var held: Bool
        var known: Bool
        var line: Int?
        var left: String?
        var right: String?
        var comment: String?
    }

    struct Message: Encodable {
        var id: String
        var severity: String
        var message: String
        var file: String?
        var line: Int?
        var column: Int?
        var why: String?
        var fix: String?

        init(_ diagnostic: Diagnostic) {
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

    struct Counts: Encodable {
        var type: String
        var inits: Int
        var deinits: Int
        var bodies: Int
        var autoclosureRuns: Int
        var identitiesCreated: Int
        var identitiesDestroyed: Int
        var appearances: Int
        var disappearances: Int
        var publishes: Int
    }
}

extension ResultWire.Scenario {
    /// - Parameter times: The times of reading the file, where statistics are asked for.
    init(_ result: ScenarioResult, times: LoadTimes? = nil) {
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
