import Testing
import ViewSim

@Suite("Diagnostics")
struct DiagnosticTests {
    @Test("A diagnostic reads place, severity, what, why and what to do next")
    func description() {
        let diagnostic = Diagnostic(
            id: "syntax.nesting-limit", location: SourceLocation(file: "A.swift", line: 3, column: 7),
            message: "code nests deeper than 256 levels", why: "every level costs stack",
            fix: "move the inner part into a function")
        #expect(
            diagnostic.description
                == "A.swift:3:7: error: code nests deeper than 256 levels (every level costs stack); move the inner part into a function"
        )
    }
}
