@_implementationOnly import SwiftSyntax

/// `?:`, and `if` and `switch` used as values.
extension BodyLowering {
    func conditional(
        _ condition: ExprSyntax, _ then: ExprSyntax, _ otherwise: ExprSyntax, _ expected: SwiftType,
        at position: SourcePosition
    ) -> Expression {
        conditional(
            lower(condition, lowerer.type(.bool)), { self.lower(then, $0) }, { self.lower(otherwise, $0) }, expected,
            at: position)
    }

    func conditional(
        _ condition: Expression, _ then: (SwiftType) -> Expression, _ otherwise: (SwiftType) -> Expression,
        _ expected: SwiftType, at position: SourcePosition
    ) -> Expression {
        var first = then(expected)
        var second = otherwise(expected == .unknown && isLiteralFriendly(first) ? first.type : expected)
        var type = expected
        if type == .unknown {
            type = join(first.type, second.type, isFirst: false)
            if builtin(of: type) == .double { (first, second) = (asDouble(first), asDouble(second)) }
        }
        first = coerce(first, to: type)
        second = coerce(second, to: type)
        return Expression(kind: .conditional(condition, then: first, else: second), type: type, position: position)
    }

    /// Whether a value's type can guide the literal beside it.
    func isLiteralFriendly(_ value: Expression) -> Bool {
        if case .constant(.integer(_, .int)) = value.kind { return false }
        return value.type != .unknown && builtin(of: value.type) != .any
    }

    /// `if` used as a value: its branches assign a temporary.
    func lowerIfValue(_ syntax: IfExprSyntax, _ expected: SwiftType, at position: SourcePosition) -> Expression {
        let target = temporary("$if", expected, at: position, isMutable: true)
        let statement = ifAssigning(syntax, to: target, expected)
        return sequence(target, [statement], at: position)
    }

    func sequence(_ target: LocalVariable, _ statements: [Statement], at position: SourcePosition) -> Expression {
        let declaration = Statement(kind: .bind(.binding(target), nil), position: position)
        return Expression(
            kind: .sequence([declaration] + statements, local(target, at: position)), type: target.type,
            position: position)
    }

    func ifAssigning(_ syntax: IfExprSyntax, to target: LocalVariable, _ expected: SwiftType) -> Statement {
        let position = position(of: syntax)
        let (conditions, then) = inScope {
            let conditions = lowerConditions(syntax.conditions)
            return (conditions, assigning(syntax.body.statements, to: target, expected))
        }
        let otherwise: [Statement] =
            switch syntax.elseBody {
            case .codeBlock(let block)?: inScope { assigning(block.statements, to: target, expected) }
            case .ifExpr(let next)?: [ifAssigning(next, to: target, expected)]
            default: []
            }
        return Statement(kind: .if(conditions, then: then, else: otherwise), position: position)
    }

    func lowerSwitchValue(_ syntax: SwitchExprSyntax, _ expected: SwiftType, at position: SourcePosition)
        -> Expression
    {
        let target = temporary("$switch", expected, at: position, isMutable: true)
        let statement = switchAssigning(syntax, to: target, expected)
        return sequence(target, [statement], at: position)
    }

    func switchAssigning(_ syntax: SwitchExprSyntax, to target: LocalVariable, _ expected: SwiftType)
        -> Statement
    {
        let subject = lower(syntax.subject, .unknown)
        let cases = lowerCases(syntax.cases, of: subject.type) { self.assigning($0, to: target, expected) }
        return Statement(kind: .switch(label: nil, subject, cases), position: position(of: syntax))
    }

    /// Statements of a branch, the last of which gives the value.
    func assigning(
        _ items: CodeBlockItemListSyntax, to target: LocalVariable, _ expected: SwiftType
    ) -> [Statement] {
        var statements: [Statement] = []
        for item in items {
            var expression = item.item.as(ExprSyntax.self)
            if expression == nil { expression = item.item.as(ExpressionStmtSyntax.self)?.expression }
            guard item.id == items.last?.id, let expression else {
                lowerItem(item, into: &statements)
                continue
            }
            if let nested = expression.as(IfExprSyntax.self) {
                statements.append(ifAssigning(nested, to: target, expected))
            } else if let nested = expression.as(SwitchExprSyntax.self) {
                statements.append(switchAssigning(nested, to: target, expected))
            } else {
                let value = coerce(lower(expression, expected), to: expected)
                if target.type == .unknown { target.type = value.type }
                let assign = Expression(
                    kind: .assign(target: local(target, at: value.position), value: value), type: .void,
                    position: value.position)
                statements.append(Statement(kind: .expression(assign), position: value.position))
            }
        }
        return statements
    }
}
