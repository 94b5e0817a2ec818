import SimulationTrace
import SwiftFrontEnd

/// Two runs of a scenario: one file under two SDKs, or two versions of a file.
package struct ScenarioComparison {
    /// One of the two runs.
    enum Side: String, CaseIterable {
        case left, right

        var other: Side { self == .left ? .right : .left }
    }

    /// A count that is not the same in both runs.
    struct Difference {
        var type: String
        var count: ComparedCount
        var left: Int
        var right: Int
        var reason: Reason?

        /// `Model inits`.
        var title: String { "\(type) \(count.rawValue)" }
    }

    /// Where a difference begins.
    struct Reason {
        /// What the traces show of the cause, as a sentence.
        var summary: String?
        /// What was done when the runs first differed: `tap button "Add"`.
        var step: String
        /// How often it happened in that step.
        var left: Int
        var right: Int
        /// The run in which more happened.
        var side: Side
        /// What led to the first event that the other run does not have, outermost first.
        var chain: [String]
    }

    var left: ScenarioResult
    var right: ScenarioResult
    /// What the two runs are called.
    var names: (left: String, right: String)
    var differences: [Difference]
    /// Warnings that only one of the runs gives.
    var warnings: (left: [String], right: [String])
    /// The SDK that the scenario chooses itself, so that it is the same in both runs although two were asked for.
    var ownSDK: Int?

    /// - Parameter comparesSDKs: Whether the two runs are meant to differ in their SDK.
    package init(
        _ left: ScenarioResult, _ right: ScenarioResult, names: (left: String, right: String), comparesSDKs: Bool
    ) {
        self.left = left
        self.right = right
        self.names = names
        let counts = (Self.counts(of: left), Self.counts(of: right))
        var types = counts.0.map(\.type)
        let known = Set(types)
        types += counts.1.map(\.type).filter { !known.contains($0) }
        let byType = (Self.byType(counts.0), Self.byType(counts.1))
        let explanation = DifferenceExplanation(left: left, right: right, names: names)
        differences = []
        for type in types {
            let pair = (byType.0[type] ?? TypeCounts(type: type), byType.1[type] ?? TypeCounts(type: type))
            for count in ComparedCount.allCases {
                let values = (count.value(in: pair.0), count.value(in: pair.1))
                guard values.0 != values.1 else { continue }
                differences.append(
                    Difference(
                        type: type, count: count, left: values.0, right: values.1,
                        reason: explanation.reason(for: count, of: type)))
            }
        }
        warnings = Self.unmatched(Self.warnings(of: left), Self.warnings(of: right))
        let sdks = (Self.sdks(of: left), Self.sdks(of: right))
        ownSDK = comparesSDKs && sdks.0 == sdks.1 ? sdks.0.first : nil
    }

    var isEqual: Bool { differences.isEmpty && warnings.left.isEmpty && warnings.right.isEmpty && !endsDiffer }

    /// Whether an expectation holds in one run only, or only one run came to its end.
    var endsDiffer: Bool {
        left.expectations.map(\.held) != right.expectations.map(\.held)
            || (left.stopped == nil) != (right.stopped == nil)
    }

    /// Expectations that hold in one of the runs only.
    var disputed: [(left: ExpectationResult, right: ExpectationResult)] {
        zip(left.expectations, right.expectations).filter { $0.held != $1.held }.map { ($0, $1) }
    }

    private static func counts(of result: ScenarioResult) -> [TypeCounts] {
        TypeCounts.counting(result.trace.events, through: result.endSequence)
    }

    private static func byType(_ counts: [TypeCounts]) -> [String: TypeCounts] {
        Dictionary(counts.map { ($0.type, $0) }) { first, _ in first }
    }

    private static func warnings(of result: ScenarioResult) -> [String] {
        result.trace.events.filter { $0.kind == .warning && $0.sequence <= result.endSequence }.map {
            EventSentence(files: result.files)($0)
        }
    }

    private static func sdks(of result: ScenarioResult) -> [Int] {
        result.simulationSDKs.isEmpty ? [result.sdk] : result.simulationSDKs
    }

    /// What of each list has no equal in the other one.
    private static func unmatched(_ left: [String], _ right: [String]) -> (left: [String], right: [String]) {
        func rest(_ texts: [String], without others: [String]) -> [String] {
            var counts = Dictionary(others.map { ($0, 1) }, uniquingKeysWith: +)
            return texts.filter { text in
                guard let count = counts[text], count > 0 else { return true }
                counts[text] = count - 1
                return false
            }
        }
        return (rest(left, without: right), rest(right, without: left))
    }
}
