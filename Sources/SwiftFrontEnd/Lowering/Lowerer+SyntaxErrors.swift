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
        if let token = tree.tokens(viewMode: .all).first(where: \.hasOddWhitespace) {
            // The library stops the process here: it has nothing to insert and suggests an empty fix.
            let place = text.lineAndColumn(at: token.positionAfterSkippingLeadingTrivia.utf8Offset)
            return [
                Diagnostic(
                    id: "syntax.error",
                    location: SourceLocation(file: text.name, line: place.line, column: place.column),
                    message: "'=' must have consistent whitespace on both sides",
                    why: "a character beside it is neither a space nor part of a name",
                    fix: "write one space on each side")
            ]
        }
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

extension TokenSyntax {
    /// Whether this is an `=` with something beside it that is whitespace to people, but not to the lexer.
    fileprivate var hasOddWhitespace: Bool {
        guard case .equal = tokenKind else { return false }
        let before = leadingTrivia.pieces.last ?? previousToken(viewMode: .all)?.trailingTrivia.pieces.last
        return [before, trailingTrivia.pieces.first].contains { $0?.isOdd == true }
    }
}

extension TriviaPiece {
    fileprivate var isOdd: Bool {
        switch self {
        case .unexpectedText, .verticalTabs, .formfeeds, .backslashes, .pounds: true
        default: false
        }
    }
}
