import SwiftSyntax

/// Finds the names in a declaration that may lead to other declarations.
///
/// Names bound inside (parameters, locals) and members of the declaration itself, used on `self`, lead nowhere.
final class MentionCollector: SyntaxVisitor {
    private var bound: Set<String> = []
    private var mentioned: Set<String> = []
    private var unqualified: Set<String> = []

    static func mentions(in syntax: Syntax, declaring names: [String]) -> Set<String> {
        let collector = MentionCollector(viewMode: .sourceAccurate)
        collector.walk(syntax)
        return collector.mentioned.union(collector.unqualified.subtracting(collector.bound)).subtracting(names)
    }

    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
        unqualified.insert(node.name.text)
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
        unqualified.insert(node.baseName.text.unquoted)
        return .visitChildren
    }

    override func visit(_ node: BinaryOperatorExprSyntax) -> SyntaxVisitorContinueKind {
        mentioned.insert(node.operator.text)
        return .visitChildren
    }

    override func visit(_ node: PrefixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
        mentioned.insert(node.operator.text)
        return .visitChildren
    }

    override func visit(_ node: PostfixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
        mentioned.insert(node.operator.text)
        return .visitChildren
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
        return .visitChildren
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        if node.name.tokenKind != .binaryOperator(node.name.text) { bound.insert(node.name.text.unquoted) }
        return .visitChildren
    }
}
