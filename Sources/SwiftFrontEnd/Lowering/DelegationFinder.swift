@_implementationOnly import SwiftSyntax

/// Finds `self.init` or `super.init` in the body of an initializer.
final class DelegationFinder: SyntaxVisitor {
    private let base: String
    private var found = false

    private init(base: String) {
        self.base = base
        super.init(viewMode: .sourceAccurate)
    }

    /// - Parameter base: `self` or `super`.
    static func finds(_ base: String, in statements: CodeBlockItemListSyntax) -> Bool {
        let finder = DelegationFinder(base: base)
        finder.walk(statements)
        return finder.found
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        if node.declName.baseName.text == "init", node.base?.trimmedDescription == base { found = true }
        return found ? .skipChildren : .visitChildren
    }

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
