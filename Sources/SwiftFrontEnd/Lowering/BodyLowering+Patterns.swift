@_implementationOnly import SwiftSyntax

/// Patterns: what they match and bind.
extension BodyLowering {

    func lowerPattern(
        _ syntax: PatternSyntax, of type: SwiftType, isMutable: Bool, subject: LocalVariable? = nil
    ) -> Pattern {
        if let identifier = syntax.as(IdentifierPatternSyntax.self) {
            return .binding(bindPattern(identifier.identifier.plainText, type, isMutable, at: position(of: syntax)))
        }
        if syntax.is(WildcardPatternSyntax.self) { return .wildcard }
        if let tuple = syntax.as(TuplePatternSyntax.self) {
            return tuplePattern(tuple.elements.map(\.pattern), of: type) {
                lowerPattern($0, of: $1, isMutable: isMutable)
            }
        }
        if let binding = syntax.as(ValueBindingPatternSyntax.self) {
            // In `let (a, .some(b))` every plain name is bound, though it parses as an expression.
            let outer = bindsNames
            bindsNames = true
            defer { bindsNames = outer }
            return lowerPattern(
                binding.pattern, of: type, isMutable: binding.bindingSpecifier.text == "var", subject: subject)
        }
        if let typed = syntax.as(IsTypePatternSyntax.self) {
            return .cast(lowerer.resolve(typed.type, context: context), .wildcard)
        }
        if let expression = syntax.as(ExpressionPatternSyntax.self) {
            return lowerExpressionPattern(expression.expression, of: type, isMutable: isMutable)
        }
        return .wildcard
    }

    private func bindPattern(
        _ name: String, _ type: SwiftType, _ isMutable: Bool, at position: SourcePosition
    ) -> LocalVariable {
        if let shared = sharedBindings?[name] { return shared }
        let local = LocalVariable(name: name, type: type, position: position, isMutable: isMutable)
        declare(local)
        return local
    }

    private func tuplePattern<Element>(
        _ elements: [Element], of type: SwiftType, _ lower: (Element, SwiftType) -> Pattern
    ) -> Pattern {
        var types: [SwiftType] = []
        if case .tuple(let known) = type { types = known.map(\.type) }
        return .tuple(
            elements.enumerated().map { lower($1, $0 < types.count ? types[$0] : .unknown) })
    }

    /// Patterns inside `case` are parsed as expressions: `.loaded(let x)`, `(1, _)`, `let x?`, values.
    private func lowerExpressionPattern(_ syntax: ExprSyntax, of type: SwiftType, isMutable: Bool) -> Pattern {
        let position = position(of: syntax)
        if let wrapped = syntax.as(PatternExprSyntax.self) {
            return lowerPattern(wrapped.pattern, of: type, isMutable: isMutable)
        }
        if syntax.is(DiscardAssignmentExprSyntax.self) { return .wildcard }
        if bindsNames, let name = syntax.as(DeclReferenceExprSyntax.self) {
            return .binding(bindPattern(name.baseName.plainText, type, isMutable, at: position))
        }
        if syntax.is(NilLiteralExprSyntax.self) { return .none }
        if let tuple = syntax.as(TupleExprSyntax.self) {
            if tuple.elements.count == 1, let only = tuple.elements.first {
                return lowerExpressionPattern(only.expression, of: type, isMutable: isMutable)
            }
            return tuplePattern(tuple.elements.map(\.expression), of: type) {
                lowerExpressionPattern($0, of: $1, isMutable: isMutable)
            }
        }
        if let optional = syntax.as(OptionalChainingExprSyntax.self) {
            return .some(lowerExpressionPattern(optional.expression, of: unwrapped(type), isMutable: isMutable))
        }
        if let sequence = syntax.as(SequenceExprSyntax.self),
            let cast = Array(sequence.elements).dropFirst().first, cast.is(UnresolvedAsExprSyntax.self),
            let target = Array(sequence.elements).last?.as(TypeExprSyntax.self),
            let operand = sequence.elements.first
        {
            let castType = lowerer.resolve(target.type, context: context)
            return .cast(castType, lowerExpressionPattern(operand, of: castType, isMutable: isMutable))
        }
        if let pattern = lowerCasePattern(syntax, of: type, isMutable: isMutable) { return pattern }
        // Anything else is compared with `~=`.
        let subject = temporary("$subject", type, at: position)
        let value = lower(syntax, matchedType(of: unwrapped(type)) ?? rangeType(of: syntax, over: unwrapped(type)))
        let test: Expression
        if unwrapped(type).asNominal?.isFromPrelude == false,
            let matching = userPatternMatch(value, local(subject, at: position), at: position)
        {
            test = matching
        } else if isRange(value.type) {
            test = callMember(
                "contains", on: value, [RawArgument(lowered: local(subject, at: position))], at: position,
                expected: lowerer.type(.bool))
        } else if let matching = userPatternMatch(value, local(subject, at: position), at: position) {
            test = matching
        } else {
            test = lowerBinary("==", local(subject, at: position), value, at: position)
        }
        return .expression(subject: subject, test)
    }

    /// What a pattern is lowered as: one that is written as a range has bounds of the type that it is matched with.
    private func rangeType(of pattern: ExprSyntax, over type: SwiftType) -> SwiftType {
        let isRange =
            if let sequence = pattern.as(SequenceExprSyntax.self) {
                sequence.elements.contains { isRangeOperator($0.as(BinaryOperatorExprSyntax.self)?.operator) }
            } else {
                isRangeOperator(pattern.as(PrefixOperatorExprSyntax.self)?.operator)
                    || isRangeOperator(pattern.as(PostfixOperatorExprSyntax.self)?.operator)
            }
        guard isRange, let range = lowerer.wellKnown("RangeExpression") else { return type }
        return .nominal(range, [type])
    }

    func isRangeOperator(_ token: TokenSyntax?) -> Bool { ["...", "..<"].contains(token?.text) }

    func isRange(_ type: SwiftType) -> Bool {
        guard case .nominal(let nominal, _) = type else { return false }
        return nominal.known?.isRange == true
            || nominal.kind == .protocol && lowerer.wellKnown("RangeExpression") === nominal
    }

    /// What the program's own `~=` for values of a type takes as a pattern, where there is one.
    private func matchedType(of type: SwiftType) -> SwiftType? {
        guard let nominal = type.asNominal, !nominal.isFromPrelude else { return nil }
        let functions = (lowerer.userScope.functions["~="] ?? []) + (lowerer.userScope.memberOperators["~="] ?? [])
        let fitting = functions.filter { function in
            function.declaredParameterCount == 2 && function.parameters[1].type.asNominal === nominal
        }
        return fitting.count == 1 ? fitting[0].parameters[0].type : nil
    }

    private func userPatternMatch(_ value: Expression, _ subject: Expression, at position: SourcePosition)
        -> Expression?
    {
        let functions = (lowerer.userScope.functions["~="] ?? []) + (lowerer.userScope.memberOperators["~="] ?? [])
        guard !functions.isEmpty else { return nil }
        return callOperator(functions, [value, subject], name: "~=", at: position)
    }

    /// `.name`, `.name(patterns)`, `Type.name(patterns)` as an enum case.
    private func lowerCasePattern(_ syntax: ExprSyntax, of type: SwiftType, isMutable: Bool) -> Pattern? {
        var member = syntax.as(MemberAccessExprSyntax.self)
        var arguments: [LabeledExprSyntax] = []
        if let call = syntax.as(FunctionCallExprSyntax.self) {
            member = call.calledExpression.as(MemberAccessExprSyntax.self)
            arguments = Array(call.arguments)
        }
        guard let member else { return nil }
        let name = member.declName.baseName.plainText
        var enumType = type
        if let base = member.base {
            guard case .metatype(let named)? = typeExpression(base)?.kind else { return nil }
            enumType = named
        }
        func payload(_ types: [SwiftType]) -> [Pattern] {
            if arguments.count == 1, types.count > 1, let only = arguments.first,
                let wrapped = only.expression.as(PatternExprSyntax.self)?.pattern,
                wrapped.is(ValueBindingPatternSyntax.self) == false || wrapped.is(IdentifierPatternSyntax.self)
            {
                // One binding for the whole payload: a tuple.
                return [lowerExpressionPattern(only.expression, of: .unknown, isMutable: isMutable)]
            }
            return arguments.enumerated().map { index, argument in
                lowerExpressionPattern(
                    argument.expression, of: index < types.count ? types[index] : .unknown, isMutable: isMutable)
            }
        }
        var candidate = enumType
        while true {
            if case .nominal(let nominal, let typeArguments) = candidate {
                if nominal.kind == .enum {
                    if let enumCase = nominal.cases.first(where: {
                        $0.name == name && (arguments.isEmpty || labelsMatch(arguments, $0))
                    }) ?? nominal.cases.first(where: { $0.name == name }) {
                        let substitution = Substitution(of: nominal, arguments: typeArguments)
                        return .enumCase(enumCase, payload(enumCase.payload.map { substitution.apply($0) }))
                    }
                }
                if case .builtin(.optional) = nominal.representation, let wrapped = typeArguments.first {
                    if name == "none", arguments.isEmpty { return Pattern.none }
                    if name == "some", arguments.isEmpty { return Pattern.some(.wildcard) }
                    if name == "some", let only = arguments.first {
                        return Pattern.some(
                            lowerExpressionPattern(only.expression, of: wrapped, isMutable: isMutable))
                    }
                    candidate = wrapped
                    continue
                }
                if nominal.kind == .protocol || nominal.isOpaque { break }
                // What binds names can only be a case, of a type that is known elsewhere.
                if nominal.isFromPrelude, arguments.contains(where: { bindsName($0.expression) }) { break }
                return nil
            }
            break
        }
        // Not known here; found by name when it runs.
        if name == "none", arguments.isEmpty, type == .unknown, member.base == nil {
            return .dynamicCase(name: name, [])
        }
        if name == "some", let only = arguments.first {
            return Pattern.some(lowerExpressionPattern(only.expression, of: .unknown, isMutable: isMutable))
        }
        return .dynamicCase(name: name, payload([]))
    }

    /// Whether an argument of a pattern is a pattern itself.
    private func bindsName(_ syntax: ExprSyntax) -> Bool {
        syntax.is(PatternExprSyntax.self) || syntax.is(DiscardAssignmentExprSyntax.self)
            || bindsNames && syntax.is(DeclReferenceExprSyntax.self)
    }

    private func labelsMatch(_ arguments: [LabeledExprSyntax], _ enumCase: EnumCaseSymbol) -> Bool {
        arguments.count == enumCase.payload.count
            && zip(arguments, enumCase.labels).allSatisfy { argument, label in
                argument.label == nil || argument.label?.plainText == label
            }
    }
}
