@_implementationOnly import SwiftDiagnostics
@_implementationOnly import SwiftParserDiagnostics
@_implementationOnly import SwiftSyntax

extension Lowerer {
    /// Reports what the parser refuses, in Swift's own words, at most twenty times a file.
    func reportSyntaxErrors(_ tree: SourceFileSyntax, file: Int) {
        guard tree.hasError else { return }
        for diagnostic in ParseDiagnosticsGenerator.diagnostics(for: tree).prefix(20) {
            let place = texts[file].lineAndColumn(at: diagnostic.position.utf8Offset)
            report(
                Diagnostic(
                    id: "syntax.error",
                    severity: diagnostic.diagMessage.severity == .warning ? .warning : .error,
                    location: SourceLocation(
                        file: program.files[file], line: place.line, column: place.column),
                    message: diagnostic.message, fix: "correct the syntax"))
        }
    }
}
