/// What ends a scenario: a trap, an exceeded bound, or API that cannot be simulated, with its place.
package struct Trap: Error {
    package let diagnostic: Diagnostic

    package init(diagnostic: Diagnostic) {
        self.diagnostic = diagnostic
    }
}
