@_implementationOnly import SwiftSyntax

/// Properties that key-value observing sees: `@objc dynamic var`.
extension Lowerer {
    /// Has a property tell the observers of its object after each write, where the program observes any at all.
    func makeKeyValueObserved(_ property: PropertySymbol, _ variable: VariableDeclSyntax, _ context: DeclarationContext)
    {
        guard !context.isPrelude, property.owner?.isClass == true, property.isStored, !property.isLet,
            property.didSet == nil, variable.modifiers.contains("dynamic"),
            preludeScope.functions["_keyValueChanged"] != nil
        else { return }
        let symbol = makeAccessor(.setter, of: property, context: context)
        symbol.parameters = [ParameterSymbol(label: nil, name: "oldValue", type: property.type)]
        let name = StringLiteralExprSyntax(
            openingQuote: .stringQuoteToken(),
            segments: [.stringSegment(StringSegmentSyntax(content: .stringSegment(property.name)))],
            closingQuote: .stringQuoteToken())
        let arguments: [ExprSyntax] = [reference("self"), ExprSyntax(name), reference("oldValue")]
        let last = arguments.count - 1
        let call = FunctionCallExprSyntax(
            calledExpression: reference("_keyValueChanged"), leftParen: .leftParenToken(),
            arguments: LabeledExprListSyntax(
                arguments.enumerated().map { index, argument in
                    LabeledExprSyntax(expression: argument, trailingComma: index < last ? .commaToken() : nil)
                }), rightParen: .rightParenToken())
        let statements = CodeBlockItemListSyntax([CodeBlockItemSyntax(item: .expr(ExprSyntax(call)))])
        setSource(symbol, .code(statements, context))
        property.didSet = symbol
    }

    private func reference(_ name: String) -> ExprSyntax {
        ExprSyntax(DeclReferenceExprSyntax(baseName: .identifier(name)))
    }
}
