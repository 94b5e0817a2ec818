import SwiftFrontEnd

/// One `@Test` function of a file, with one argument of a parameterized one.
package struct ScenarioDescriptor {
    /// The function's name, with arguments where it is parameterized: `bodyKeepsFirstObject(26)`.
    package var name: String
    package var displayName: String?
    var location: SourceLocation?
    /// Why the scenario is disabled: nil where it is not, empty where no reason is given.
    var disabledReason: String?
    var sdk: Int
    var run: () -> ScenarioResult

    /// Runs the scenario, unless it is disabled.
    package func result() -> ScenarioResult {
        guard let disabledReason else { return run() }
        var result = ScenarioResult.none
        result.name = name
        result.displayName = displayName
        result.location = location
        result.sdk = sdk
        result.outcome = .disabled(why: disabledReason.isEmpty ? nil : disabledReason)
        return result
    }
}
