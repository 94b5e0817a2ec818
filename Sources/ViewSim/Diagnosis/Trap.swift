/// What ends a scenario: a trap, an exceeded bound, or API that cannot be simulated, with its place.
struct Trap: Error {
    let diagnostic: Diagnostic
}
