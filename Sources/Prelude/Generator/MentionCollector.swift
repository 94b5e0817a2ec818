import SwiftSyntax

/// Finds the names in a declaration that may lead to other declarations.
///
/// Names bound inside (parameters, locals) and members of the declaration itself, used on `self`, lead nowhere.
final class MentionCollector: SyntaxVisitor {
    private var bound: Set<String> = []
    private var mentioned: Set<String> = []
    private var unqualified: Set<String> = []
    private var unqualifiedTypes: Set<String> = []
    private var associatedTypes: Set<String> = []

    /// Records what a declaration mentions in its chunk.
    static func collect(from syntax: Syntax, into chunk: inout DeclarationChunk) {
        let collector = MentionCollector(viewMode: .sourceAccurate)
        collector.walk(syntax)
        chunk.mentions.formUnion(collector.mentioned.subtracting(chunk.names))
        chunk.unqualifiedNames = collector.unqualified.subtracting(collector.bound).subtracting(chunk.names)
        chunk.unqualifiedTypes = collector.unqualifiedTypes.subtracting(collector.bound).subtracting(chunk.names)
        chunk.associatedTypes = collector.associatedTypes
    }

    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
        unqualifiedTypes.insert(node.name.text)
        return .visitChildren
    }

    override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
        mentioned.insert(node.name.text)
        return .visitChildren
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        let name = node.declName.baseName.text.unquoted
        if node.base?.trimmedDescription == "self" { unqualified.insert(name) } else { mentioned.insert(name) }
        if let base = node.base { walk(base) }
        return .skipChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        if case .binaryOperator(let name) = node.baseName.tokenKind {
            visitOperator(name)
            return .skipChildren
        }
        unqualified.insert(node.baseName.text.unquoted)
        return .visitChildren
    }

    override func visit(_ node: LabeledExprSyntax) -> SyntaxVisitorContinueKind {
        if let label = node.label { mentioned.insert(label.text + ":") }
        return .visitChildren
    }

    override func visit(_ node: BinaryOperatorExprSyntax) -> SyntaxVisitorContinueKind {
        visitOperator(node.operator.text)
        return .visitChildren
    }

    override func visit(_ node: PrefixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
        visitOperator(node.operator.text)
        return .visitChildren
    }

    override func visit(_ node: PostfixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
        visitOperator(node.operator.text)
        return .visitChildren
    }

    /// The prelude's own bodies use these on builtin types, where the interpreter performs them itself.
    private static let builtinOperators: Set<String> = [
        "+", "-", "*", "/", "%", "+=", "-=", "*=", "/=", "==", "!=", "<", ">", "<=", ">=", "!", "&&", "||", "??", "&",
        "|", "^", "~", "<<", ">>",
    ]

    private func visitOperator(_ name: String) {
        if !Self.builtinOperators.contains(name) { mentioned.insert(name) }
    }

    override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
        bound.insert(node.identifier.text.unquoted)
        return .visitChildren
    }

    override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
        bound.insert((node.secondName ?? node.firstName).text.unquoted)
        return .visitChildren
    }

    override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind {
        bound.insert(node.name.text.unquoted)
        return .visitChildren
    }

    override func visit(_ node: ClosureParameterSyntax) -> SyntaxVisitorContinueKind {
        bound.insert((node.secondName ?? node.firstName).text)
        return .visitChildren
    }

    override func visit(_ node: ClosureShorthandParameterSyntax) -> SyntaxVisitorContinueKind {
        bound.insert(node.name.text)
        return .visitChildren
    }

    override func visit(_ node: GenericParameterSyntax) -> SyntaxVisitorContinueKind {
        bound.insert(node.name.text)
        return .visitChildren
    }

    override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind {
        bound.insert(node.name.text)
        associatedTypes.insert(node.name.text)
        return .visitChildren
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        if node.name.tokenKind != .binaryOperator(node.name.text) { bound.insert(node.name.text.unquoted) }
        return .visitChildren
    }
}
