import Foundation
import SwiftFrontEnd

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Wall times of one scenario or program, measured from inside, so that reading the file is no part of them.
package struct ScenarioTimes: Sendable {
    package struct Event: Sendable {
        /// What was done, as the trace names it: `mount`, `rerender Screen`, `tap buttons["Add"]`.
        package let name: String
        /// The event and all that followed from it.
        package let duration: Duration
        /// The same with what the scenario did since the event before: finding the element, that is.
        package let durationWithQuery: Duration
    }

    package let events: [Event]
    /// The whole run, the last unmount included.
    package let run: Duration
    /// The time that a processor spent on the run, whatever else the machine had to do meanwhile.
    package let processorTime: Duration
    /// What the code printed.
    package let output: String

    /// Runs a scenario of a file once, or the file as a program where no scenario is named.
    /// - Throws: `ScenarioFailure` when the file cannot be used, or an expectation of it does not hold.
    package init(contentsOf path: String, scenario: String? = nil) throws {
        self = try LargeStackThread.run { () throws -> ScenarioTimes in
            let text = try String(contentsOfFile: path, encoding: .utf8)
            let file = ScenarioLoader.load(text: text, fileName: path, options: LoadOptions())
            let errors = file.diagnostics.filter { $0.severity == .error }
            guard errors.isEmpty else { throw ScenarioFailure(scenario: nil, diagnostics: errors) }
            let start = Self.processorTimeOfThread()
            let result: ScenarioResult
            if let scenario {
                guard let descriptor = file.scenarios.first(where: { $0.name == scenario }) else {
                    throw ScenarioFailure(
                        scenario: scenario,
                        diagnostics: [Diagnostic(id: "scenario.gone", message: "\(path) has no scenario '\(scenario)'")]
                    )
                }
                result = descriptor.result()
            } else {
                result = file.runProgram()
            }
            guard result.failures.isEmpty else {
                throw ScenarioFailure(scenario: scenario, diagnostics: result.failures)
            }
            return ScenarioTimes(result, processorTime: Self.processorTimeOfThread() - start)
        }
    }

    private static func processorTimeOfThread() -> Duration {
        var time = timespec()
        guard clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time) == 0 else { return .zero }
        return .seconds(Int64(time.tv_sec)) + .nanoseconds(Int64(time.tv_nsec))
    }

    private init(_ result: ScenarioResult, processorTime: Duration) {
        self.processorTime = processorTime
        var last: ContinuousClock.Instant?
        events = result.statistics.eventTimes.map { time in
            defer { last = time.end }
            return Event(
                name: time.name, duration: time.duration, durationWithQuery: (last ?? time.begin).duration(to: time.end)
            )
        }
        run = result.statistics.duration
        output = result.printed ?? ""
    }
}
