@_implementationOnly import SwiftSyntax

/// Reads the traits and arguments of `@Test` functions.
package struct TestDiscovery {
    /// One scenario of a test function.
    package struct Found {
        package var function: FunctionSymbol
        package var suite: NominalType?
        package var displayName: String?
        package var disabledReason: String?
        package var sdk: Int?
        /// Functions that give the collections of a parameterized test; empty for a plain one.
        package var collections: [FunctionSymbol]
    }

    let lowerer: Lowerer

    package func tests() -> [Found] {
        lowerer.testDeclarations
            .sorted { ($0.file, $0.function.position.line) < ($1.file, $1.function.position.line) }
            .map { declaration in
                var found = Found(
                    function: declaration.function, suite: declaration.suite, displayName: nil, disabledReason: nil,
                    sdk: nil, collections: [])
                if let suite = declaration.suiteAttribute { read(suite, into: &found, isSuite: true, declaration) }
                read(declaration.attribute, into: &found, isSuite: false, declaration)
                return found
            }
    }

    private func read(
        _ attribute: AttributeSyntax, into found: inout Found, isSuite: Bool, _ declaration: TestDeclaration
    ) {
        guard case .argumentList(let arguments)? = attribute.arguments else { return }
        var isAfterArguments = false
        for argument in arguments.elements {
            if argument.label?.text == "arguments" { isAfterArguments = true }
            if isAfterArguments, !isTrait(argument.expression) {
                found.collections.append(collection(argument.expression, declaration))
            } else if let literal = argument.expression.as(StringLiteralExprSyntax.self) {
                if !isSuite { found.displayName = literal.representedLiteralValue }
            } else if let call = argument.expression.as(FunctionCallExprSyntax.self),
                let member = call.calledExpression.as(MemberAccessExprSyntax.self)
            {
                let first = call.arguments.first?.expression
                switch member.declName.baseName.text {
                case "disabled":
                    found.disabledReason = first?.as(StringLiteralExprSyntax.self)?.representedLiteralValue ?? ""
                case "enabled":
                    if first?.trimmedDescription == "false" { found.disabledReason = "not enabled" }
                case "sdk":
                    found.sdk = first?.as(IntegerLiteralExprSyntax.self).flatMap { Int($0.literal.text) }
                default: break
                }
            }
        }
    }

    private func isTrait(_ expression: ExprSyntax) -> Bool {
        guard let call = expression.as(FunctionCallExprSyntax.self),
            let member = call.calledExpression.as(MemberAccessExprSyntax.self), member.base == nil
        else { return false }
        return ["sdk", "disabled", "enabled", "tags", "bug", "timeLimit", "serialized"].contains(
            member.declName.baseName.text)
    }

    private func collection(_ expression: ExprSyntax, _ declaration: TestDeclaration) -> FunctionSymbol {
        let symbol = lowerer.program.makeFunction(
            name: "arguments of \(declaration.function.name)", kind: .function,
            position: lowerer.position(of: expression, in: declaration.file))
        var context = DeclarationContext(file: declaration.file, isPrelude: false)
        context.owner = declaration.suite
        let index = declaration.function.parameters.first?.type ?? .unknown
        let type: SwiftType =
            declaration.function.parameters.count == 1 ? lowerer.type(.array, [index]) : .unknown
        lowerer.setSource(symbol, .value(expression, expression.is(ArrayExprSyntax.self) ? type : .unknown, context))
        return symbol
    }
}
