import Testing

@testable import SwiftFrontEnd
@testable import ViewSim

/// Runs scenarios written in a test, and hands over what they did.
enum ScenarioRun {
    /// The one scenario of a source text.
    static func only(
        _ source: String, sdk: Int = 27, sourceLocation: Testing.SourceLocation = #_sourceLocation
    ) throws -> Summary {
        let summary = LargeStackThread.run { () -> Summary? in
            var options = LoadOptions()
            options.sdk = sdk
            let file = ScenarioLoader.load(text: source, fileName: "Demo.swift", options: options)
            guard let scenario = file.scenarios.first else { return nil }
            return Summary(scenario.run(), errors: file.diagnostics.filter { $0.severity == .error })
        }
        return try #require(summary, "the source has a scenario", sourceLocation: sourceLocation)
    }

    /// Runs the one scenario of a source text and reports each expectation of it that did not hold.
    static func check(
        _ source: String, sdk: Int = 27, sourceLocation: Testing.SourceLocation = #_sourceLocation
    ) throws {
        let summary = try only(source, sdk: sdk, sourceLocation: sourceLocation)
        #expect(summary.failures == [], sourceLocation: sourceLocation)
        #expect(summary.stopped == nil, sourceLocation: sourceLocation)
        #expect(summary.expectationCount > 0, "the scenario checks something", sourceLocation: sourceLocation)
    }

    /// What tests ask of a result.
    struct Summary: Sendable {
        let failures: [String]
        let expectationCount: Int
        let knownIssues: [String]
        let stopped: String?
        let stoppedAt: Int?
        let output: [String]
        let kinds: [String]
        let identities: [String]
        let ownership: [String]

        init(_ result: ScenarioResult, errors: [Diagnostic]) {
            failures =
                errors.map(\.description)
                + result.expectations.filter { !$0.held && !$0.isKnownIssue }.map {
                    "line \($0.location?.line ?? 0): \($0.text) (left: \($0.left ?? ""), right: \($0.right ?? ""))"
                }
            expectationCount = result.expectations.count
            knownIssues = result.expectations.filter(\.isKnownIssue).map(\.text)
            stopped = result.stopped?.message
            stoppedAt = result.stopped?.location?.line
            output = result.output
            kinds = result.trace.events.map(\.kind.rawValue)
            identities = result.trace.events.filter { $0.kind == .identityInsert }.compactMap {
                $0.identity?.description
            }
            let labels = Dictionary(uniqueKeysWithValues: result.ownership.nodes.map { ($0.id, $0.label) })
            ownership = result.ownership.edges.map {
                "\(labels[$0.from] ?? "?") -\($0.isWeak ? "weak " : "")\($0.label)-> \(labels[$0.to] ?? "?")"
            }
        }
    }
}
