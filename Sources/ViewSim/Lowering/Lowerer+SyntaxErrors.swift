@_implementationOnly import SwiftDiagnostics
@_implementationOnly import SwiftParserDiagnostics
@_implementationOnly import SwiftSyntax

extension Lowerer {
    /// Reports what the parser refuses, in Swift's own words, at most twenty times a file.
    func reportSyntaxErrors(_ tree: SourceFileSyntax, file: Int) {
        for diagnostic in Self.syntaxErrors(tree, in: texts[file]) { report(diagnostic) }
    }

    static func syntaxErrors(_ tree: SourceFileSyntax, in text: SourceText) -> [Diagnostic] {
        guard tree.hasError else { return [] }
        return ParseDiagnosticsGenerator.diagnostics(for: tree).prefix(20).map { diagnostic in
            let place = text.lineAndColumn(at: diagnostic.position.utf8Offset)
            return Diagnostic(
                id: "syntax.error",
                severity: diagnostic.diagMessage.severity == .warning ? .warning : .error,
                location: SourceLocation(file: text.name, line: place.line, column: place.column),
                message: diagnostic.message, fix: "correct the syntax")
        }
    }
}
