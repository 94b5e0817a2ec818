import SwiftMachine

/// What `sim-cli compare --format json` gives, version 1.
struct ComparisonWire: Encodable {
    struct Run: Encodable {
        var file: String
        /// The SDK of scenarios that choose none.
        var sdk: Int
    }

    struct Scenario: Encodable {
        var name: String
        var displayName: String?
        var isEqual: Bool
        /// The SDK that the scenario chooses itself where two SDKs are compared.
        var ownSDK: Int?
        var differences: [Difference]
        /// Warnings of one run only.
        var warnings: Sides<[String]>
        /// Expectations that hold in one run only.
        var expectations: [Expectation]
        var stopped: Sides<String?>
    }

    struct Sides<Value: Encodable>: Encodable {
        var left: Value
        var right: Value
    }

    struct Difference: Encodable {
        var type: String
        var count: String
        var left: Int
        var right: Int
        var reason: Reason?
    }

    struct Reason: Encodable {
        var summary: String?
        var step: String
        var left: Int
        var right: Int
        /// `left` or `right`: the run that `chain` is taken from.
        var side: String
        var chain: [String]
    }

    struct Expectation: Encodable {
        var text: String
        var line: Int?
        var left: Bool
        var right: Bool
    }

    var version = 1
    var left: Run
    var right: Run
    var scenarios: [Scenario]
    /// Scenarios that only one of two files has.
    var unmatched: Sides<[String]>
}

extension ComparisonWire.Scenario {
    init(_ comparison: ScenarioComparison) {
        name = comparison.right.name
        displayName = comparison.right.displayName
        isEqual = comparison.isEqual
        ownSDK = comparison.ownSDK
        differences = comparison.differences.map { difference in
            ComparisonWire.Difference(
                type: difference.type, count: difference.count.rawValue, left: difference.left,
                right: difference.right,
                reason: difference.reason.map {
                    ComparisonWire.Reason(
                        summary: $0.summary, step: $0.step, left: $0.left, right: $0.right, side: $0.side.rawValue,
                        chain: $0.chain)
                })
        }
        warnings = .init(left: comparison.warnings.left, right: comparison.warnings.right)
        expectations = comparison.disputed.map {
            ComparisonWire.Expectation(
                text: $0.left.text, line: $0.left.location?.line, left: $0.left.held, right: $0.right.held)
        }
        stopped = .init(left: comparison.left.stopped?.message, right: comparison.right.stopped?.message)
    }
}
