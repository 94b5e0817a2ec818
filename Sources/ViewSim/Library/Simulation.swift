import Foundation
import SwiftFrontEnd

/// A simulated view tree, driven from a compiled test; types and properties go by their names as strings.
///
/// ```swift
/// let sim = try Simulation(contentsOf: url, root: "Screen()")
/// sim.switches["Enabled"].tap()
/// #expect(sim.inits(of: "ToggleViewModel") == 1)
/// ```
///
/// Each question runs the actions so far from the beginning, which gives the same result each time.
/// An action or question that fails, as on a missing element, is one of `failures` and is told to `onFailure`.
public final class Simulation {
    private let session: SimulationSession
    private let onFailure: ((Diagnostic) -> Void)?
    /// What failed so far, in order.
    public private(set) var failures: [Diagnostic] = []

    /// Mounts a root view of a file.
    ///
    /// - Parameters:
    ///   - url: A Swift file with SwiftUI code.
    ///   - sources: Files and folders of the app's own sources, seen as one module with the file.
    ///   - root: The expression for the root view, such as `Screen()`.
    ///   - sdk: 26 or 27.
    ///   - onFailure: Called with each failure, to record an issue, say.
    /// - Throws: `ScenarioFailure` when the file cannot be used or the root cannot be mounted.
    public init(
        contentsOf url: URL, sources: [URL] = [], root: String, sdk: Int = 27,
        onFailure: ((Diagnostic) -> Void)? = nil
    ) throws {
        session = SimulationSession(
            path: url.path, options: LoadOptions(sdk: sdk, sources: sources.map(\.path)), root: root, sdk: sdk)
        self.onFailure = onFailure
        _ = try session.run(question: nil)
    }

    // MARK: - Elements

    public var buttons: Elements { Elements(simulation: self, kind: "buttons") }
    public var switches: Elements { Elements(simulation: self, kind: "switches") }
    public var toggles: Elements { Elements(simulation: self, kind: "toggles") }
    public var textFields: Elements { Elements(simulation: self, kind: "textFields") }
    public var staticTexts: Elements { Elements(simulation: self, kind: "staticTexts") }
    public var images: Elements { Elements(simulation: self, kind: "images") }
    public var links: Elements { Elements(simulation: self, kind: "links") }
    public var cells: Elements { Elements(simulation: self, kind: "cells") }
    public var otherElements: Elements { Elements(simulation: self, kind: "otherElements") }

    // MARK: - Events

    /// Evaluates the body of every live view of a type again.
    public func rerender(_ type: String) { act("sim.rerender(\(type).self)") }
    /// Gives the root new inputs; its identity stays.
    public func update(to root: String) { act("sim.update(to: \(root))") }
    /// Sets a live view's `@State`, such as `Screen.isEnabled`, to the value of an expression.
    public func set(_ property: String, to expression: String) { act("sim.set(\\\(property), to: \(expression))") }
    /// A live view's `@State`, as it prints.
    public func value(_ property: String) -> String { text("sim.value(\\\(property))") }
    /// Lets virtual time pass.
    public func advance(by duration: Duration) {
        let nanoseconds = duration.components.seconds * 1_000_000_000 + duration.components.attoseconds / 1_000_000_000
        act("sim.advance(by: .nanoseconds(\(nanoseconds)))")
    }
    public func resetCounts() { act("sim.resetCounts()") }
    public func unmount() { act("sim.unmount()") }

    // MARK: - Counts

    public func inits(of type: String) -> Int { count("sim.inits(of: \(type).self)") }
    public func deinits(of type: String) -> Int { count("sim.deinits(of: \(type).self)") }
    public func liveCount(of type: String) -> Int { count("sim.liveCount(of: \(type).self)") }
    public func bodyEvaluations(of type: String) -> Int { count("sim.bodyEvaluations(of: \(type).self)") }
    public func appearances(of type: String) -> Int { count("sim.appearances(of: \(type).self)") }
    public func disappearances(of type: String) -> Int { count("sim.disappearances(of: \(type).self)") }
    public func identitiesCreated(of type: String) -> Int { count("sim.identitiesCreated(of: \(type).self)") }
    public func identitiesDestroyed(of type: String) -> Int { count("sim.identitiesDestroyed(of: \(type).self)") }
    public func liveIdentities(of type: String) -> Int { count("sim.liveIdentities(of: \(type).self)") }
    public func publishes(of type: String) -> Int { count("sim.publishes(of: \(type).self)") }
    /// How often a wrapper's deferred initial value was computed; the property as `MyToggleView.viewModel`.
    public func autoclosureRuns(of property: String) -> Int { count("sim.autoclosureRuns(of: \\\(property))") }

    // MARK: - Findings

    /// Lines printed by the code under test.
    public var output: [String] { list("sim.output") }
    /// All text now on screen, top to bottom.
    public var texts: [String] { list("sim.texts") }
    /// Warnings that SwiftUI would log.
    public var warnings: [String] { list("sim.warnings") }
    /// Types of objects that nothing outside them keeps alive, one entry an object.
    public var leaks: [String] { list("sim.leaks") }
    /// What keeps the oldest live object of a type alive.
    public func owners(of type: String) -> [String] { list("sim.owners(of: \(type).self)") }
    /// The chain of causes behind a type's n-th init, outermost first.
    public func causes(of type: String, init number: Int) -> [String] {
        list("sim.causes(of: \(type).self, init: \(number))")
    }
    /// Everything that happened, as JSON Lines: version 1 of the trace.
    public var trace: String { attempt("") { try session.run(question: nil).trace } }

    // MARK: - Running

    fileprivate func act(_ statement: String) {
        attempt(()) { try session.perform(statement) }
    }

    fileprivate func text(_ expression: String) -> String {
        attempt("") { try session.run(question: "print(\(expression), terminator: \"\")").answer }
    }

    /// A condition on the number, so that one which nobody knows fails instead of being printed by its name.
    fileprivate func count(_ expression: String) -> Int {
        let question = "let answer = \(expression)\nif answer < Int.max { print(answer, terminator: \"\") }"
        return attempt(0) { Int(try session.run(question: question).answer) ?? 0 }
    }

    fileprivate func flag(_ expression: String) -> Bool { text("\(expression) ? \"true\" : \"false\"") == "true" }

    /// A list of strings, each ended by a separator that no text on screen contains.
    fileprivate func list(_ expression: String) -> [String] {
        let question = "for item in \(expression) { print(item, terminator: \"\\u{1E}\") }"
        let answer = attempt("") { try session.run(question: question).answer }
        return answer.split(separator: "\u{1E}", omittingEmptySubsequences: false).dropLast().map(String.init)
    }

    private func attempt<Result>(_ fallback: Result, _ work: () throws -> Result) -> Result {
        do { return try work() } catch {
            let diagnostics =
                (error as? ScenarioFailure)?.diagnostics ?? [Diagnostic(id: "simulation.failed", message: "\(error)")]
            failures += diagnostics
            for diagnostic in diagnostics { onFailure?(diagnostic) }
            return fallback
        }
    }

    /// The elements of a kind that are on screen.
    public struct Elements {
        fileprivate let simulation: Simulation
        fileprivate let kind: String

        public subscript(label: String) -> Element {
            Element(simulation: simulation, expression: "sim.\(kind)[\(label.swiftLiteral)]")
        }
        public var firstMatch: Element { Element(simulation: simulation, expression: "sim.\(kind).firstMatch") }
        public func element(boundBy index: Int) -> Element {
            Element(simulation: simulation, expression: "sim.\(kind).element(boundBy: \(index))")
        }
        public var count: Int { simulation.count("sim.\(kind).count") }
        public var allLabels: [String] { simulation.list("sim.\(kind).allLabels") }
    }

    /// One element; it is looked up when it is used.
    public struct Element {
        fileprivate let simulation: Simulation
        fileprivate let expression: String

        public var exists: Bool { simulation.flag("\(expression).exists") }
        public var isEnabled: Bool { simulation.flag("\(expression).isEnabled") }
        public var label: String { simulation.text("\(expression).label") }
        public var value: String { simulation.text("\(expression).value") }
        public func tap() { simulation.act("\(expression).tap()") }
        public func typeText(_ text: String) { simulation.act("\(expression).typeText(\(text.swiftLiteral))") }
        public func clearText() { simulation.act("\(expression).clearText()") }
    }
}

extension String {
    /// The text as a Swift string literal.
    fileprivate var swiftLiteral: String {
        var result = "\""
        for scalar in unicodeScalars {
            switch scalar {
            case "\"", "\\": result += "\\\(scalar)"
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            case _ where scalar.value < 0x20: result += "\\u{\(String(scalar.value, radix: 16))}"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }
}
