/// `&&` and `||`: of truth values, or of types for which the program declares them.
extension BodyLowering {
    func lowerLogic(
        _ name: String, _ left: FoldedExpression, _ right: FoldedExpression, _ expected: SwiftType,
        at position: SourcePosition
    ) -> Expression {
        if let own = ownLogic(name, left, right, expected, at: position) { return own }
        let boolean = lowerer.type(.bool)
        let (first, second) = (lower(left, boolean), lower(right, boolean))
        return Expression(
            kind: name == "&&" ? .and(first, second) : .or(first, second), type: boolean, position: position)
    }

    /// `&&` or `||` that the program declares for a type of its own, of which the context or an operand is.
    private func ownLogic(
        _ name: String, _ left: FoldedExpression, _ right: FoldedExpression, _ expected: SwiftType,
        at position: SourcePosition
    ) -> Expression? {
        guard lowerer.userScope.memberOperators[name] != nil || lowerer.userScope.functions[name] != nil,
            builtin(of: expected) != .bool
        else { return nil }
        let isContextual = isContextual(left)
        let notes = lowerer.notes
        let first = lower(left, isContextual ? expected : .unknown)
        guard case .nominal(let own, _) = first.type, !own.isFromPrelude else {
            lowerer.notes = notes
            return nil
        }
        let functions = operatorCandidates(name, first.type, first.type)
        guard let function = functions.first(where: { $0.declaredParameterCount == 2 }) else { return nil }
        let declared = function.parameters[1].type
        let second = lower(right, declared.isConcrete ? declared : first.type)
        return callOperator(functions, [first, second], name: name, expected: expected, at: position)
    }
}
