import Foundation
import SwiftFrontEnd

/// The scenarios of one Swift file, for use as the arguments of a parameterized test.
///
/// ```swift
/// @Test(arguments: try ScenarioFile(contentsOf: url).scenarios)
/// func scenario(_ scenario: ScenarioFile.Scenario) throws { try scenario.check() }
/// ```
public struct ScenarioFile: Sendable {
    /// The file as it was given.
    public let url: URL
    /// The `@Test` functions in source order, one entry an argument of a parameterized one.
    public let scenarios: [Scenario]
    /// What was noted about the file, such as names that nothing declares.
    public let notes: [Diagnostic]

    /// Reads a file and finds its scenarios; none of them runs yet.
    ///
    /// - Parameters:
    ///   - url: The scenario file.
    ///   - sources: Files and folders of the app's own sources, which the scenarios see as one module with the file.
    ///   - sdk: The SDK of scenarios that name none: 26 or 27.
    /// - Throws: `ScenarioFailure` when the file cannot be read or does not parse.
    public init(contentsOf url: URL, sources: [URL] = [], sdk: Int = 27) throws {
        let source = Source(
            path: url.path, options: LoadOptions(sdk: sdk, sources: sources.map(\.path)))
        let (descriptions, notes) = try LargeStackThread.run { () throws -> ([Description], [Diagnostic]) in
            let file = try source.load()
            return (
                file.scenarios.map {
                    Description(
                        name: $0.name, displayName: $0.displayName, location: $0.location,
                        disabledReason: $0.disabledReason)
                }, file.diagnostics.filter { $0.severity != .error }
            )
        }
        self.url = url
        self.notes = notes
        scenarios = descriptions.map { Scenario(source: source, description: $0) }
    }

    /// One scenario of a file. Each run starts afresh and gives the same result.
    public struct Scenario: Sendable, CustomStringConvertible {
        fileprivate let source: Source
        fileprivate let details: Description

        fileprivate init(source: Source, description: Description) {
            self.source = source
            self.details = description
        }

        /// The function's name, with the argument of a parameterized one.
        public var name: String { details.name }
        /// The name given to `@Test`, if any.
        public var displayName: String? { details.displayName }
        public var location: SourceLocation? { details.location }
        /// Whether it is marked `.disabled`.
        public var isDisabled: Bool { details.disabledReason != nil }
        public var description: String { displayName ?? name }

        /// Runs the scenario.
        /// - Throws: `ScenarioFailure` when the file is no longer there or no longer parses.
        public func run() throws -> ScenarioOutcome {
            try LargeStackThread.run { () throws -> ScenarioOutcome in
                let file = try source.load()
                guard let descriptor = file.scenarios.first(where: { $0.name == name }) else {
                    throw ScenarioFailure(
                        scenario: name,
                        diagnostics: [
                            Diagnostic(
                                id: "scenario.gone", location: location, message: "no scenario '\(name)' any more",
                                fix: "read the file again")
                        ])
                }
                return ScenarioOutcome(descriptor.result())
            }
        }

        /// Runs the scenario and throws what failed, each with its place in the scenario file. A disabled one passes.
        public func check() throws {
            let outcome = try run()
            guard outcome.failures.isEmpty else {
                throw ScenarioFailure(scenario: description, diagnostics: outcome.failures)
            }
        }
    }

    fileprivate struct Description: Sendable {
        var name: String
        var displayName: String?
        var location: SourceLocation?
        var disabledReason: String?
    }

    /// The file and how it is read.
    fileprivate struct Source: Sendable {
        var path: String
        var options: LoadOptions

        /// - Throws: `ScenarioFailure` when the file cannot be used.
        func load() throws -> LoadedFile {
            let console = Console(write: { _ in .complete }, writeError: { _ in })
            do {
                let (text, name) = try SourceReader(console: console).read(path)
                let file = ScenarioLoader.load(text: text, fileName: name, options: options)
                let errors = file.diagnostics.filter { $0.severity == .error }
                guard errors.isEmpty else { throw ScenarioFailure(scenario: nil, diagnostics: errors) }
                return file
            } catch let error as CommandLineError {
                throw ScenarioFailure(
                    scenario: nil, diagnostics: [Diagnostic(id: "scenario.unreadable", message: error.message)])
            }
        }
    }
}

/// What a scenario showed.
public struct ScenarioOutcome: Sendable {
    /// Failed expectations and what stopped the scenario, each at its line of the scenario file.
    public let failures: [Diagnostic]
    /// What was noted, such as names that nothing declares.
    public let notes: [Diagnostic]
    /// The lines that the code under test printed.
    public let output: [String]
    /// The number of expectations that were evaluated.
    public let expectations: Int
    public let isDisabled: Bool
    /// Timeline, counts and expectations as `sim-cli run` prints them, without colour.
    public let report: String

    init(_ result: ScenarioResult) {
        failures = result.failures
        notes = result.notes
        output = result.output
        expectations = result.expectations.count
        if case .disabled = result.outcome { isDisabled = true } else { isDisabled = false }
        report = RunReport(result: result, painter: Painter(isColored: false)).text()
    }

    public var passed: Bool { failures.isEmpty }
}

/// A scenario that did not hold, or a file that could not be used.
public struct ScenarioFailure: Error, CustomStringConvertible {
    /// The scenario concerned; nil for the file as a whole.
    public let scenario: String?
    /// What is wrong, each with its place.
    public let diagnostics: [Diagnostic]

    public var description: String {
        let lines = (scenario.map { ["“\($0)” failed"] } ?? []) + diagnostics.map(\.description)
        return lines.joined(separator: "\n")
    }
}
