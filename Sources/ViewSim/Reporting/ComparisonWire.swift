import SwiftMachine

/// What `sim-cli compare --format json` gives, version 1.
package struct ComparisonWire: Encodable {
    package struct Run: Encodable {
        package var file: String
        /// The SDK of scenarios that choose none.
        package var sdk: Int

        package init(file: String, sdk: Int) {
            self.file = file
            self.sdk = sdk
        }
    }

    package struct Scenario: Encodable {
        package var name: String
        package var displayName: String?
        package var isEqual: Bool
        /// The SDK that the scenario chooses itself where two SDKs are compared.
        package var ownSDK: Int?
        package var differences: [Difference]
        /// Warnings of one run only.
        package var warnings: Sides<[String]>
        /// Expectations that hold in one run only.
        package var expectations: [Expectation]
        package var stopped: Sides<String?>
    }

    package struct Sides<Value: Encodable>: Encodable {
        package var left: Value
        package var right: Value

        package init(left: Value, right: Value) {
            self.left = left
            self.right = right
        }
    }

    package struct Difference: Encodable {
        package var type: String
        package var count: String
        package var left: Int
        package var right: Int
        package var reason: Reason?
    }

    package struct Reason: Encodable {
        package var summary: String?
        package var step: String
        package var left: Int
        package var right: Int
        /// `left` or `right`: the run that `chain` is taken from.
        package var side: String
        package var chain: [String]
    }

    package struct Expectation: Encodable {
        package var text: String
        package var line: Int?
        package var left: Bool
        package var right: Bool
    }

    package var version = 1
    package var left: Run
    package var right: Run
    package var scenarios: [Scenario]
    /// Scenarios that only one of two files has.
    package var unmatched: Sides<[String]>

    package init(version: Int = 1, left: Run, right: Run, scenarios: [Scenario], unmatched: Sides<[String]>) {
        self.version = version
        self.left = left
        self.right = right
        self.scenarios = scenarios
        self.unmatched = unmatched
    }
}

extension ComparisonWire.Scenario {
    package init(_ comparison: ScenarioComparison) {
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
