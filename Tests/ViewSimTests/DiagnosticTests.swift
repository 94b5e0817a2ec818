import Testing

@testable import ViewSim

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

    @Test(
        "The line of source follows, with a caret below the character",
        arguments: [
            ("\tlet x = y", 10, "\t        ^"), ("let é = y", 10, "        ^"), ("x\r", 1, "^"),
        ])
    func excerpt(line: String, column: Int, caret: String) {
        let diagnostic = Diagnostic(
            id: "lowering.unknown", location: SourceLocation(file: "A.swift", line: 3, column: column),
            message: "cannot find 'y' in scope")
        let source = line.filter { $0 != "\r" }
        #expect(
            diagnostic.text(quoting: line[...])
                == "A.swift:3:\(column): error: cannot find 'y' in scope\n    \(source)\n    \(caret)")
    }
}
