@_implementationOnly import SwiftSyntax

/// Macros that expand to what the program can run: expectations, source places, predicates.
extension BodyLowering {
    func lowerMacro(
        _ name: String, arguments: LabeledExprListSyntax, trailing: ClosureExprSyntax?,
        additional: MultipleTrailingClosureElementListSyntax, expected: SwiftType, at position: SourcePosition
    ) -> Expression {
        func text(_ value: String) -> Expression {
            Expression(kind: .constant(.string(value)), type: lowerer.type(.string), position: position)
        }
        let file = lowerer.program.files[context.file]
        switch name {
        case "expect", "require":
            return lowerExpectation(
                isRequired: name == "require", Array(arguments), trailing, at: position)
        case "file", "filePath": return text(file)
        case "fileID": return text("main/\(file.split(separator: "/").last ?? "")")
        case "function":
            return text(outermost.symbol.sourceName)
        case "line", "column":
            let number = name == "line" ? Int64(position.line) : Int64(position.column)
            return Expression(kind: .constant(.integer(number, .int)), type: lowerer.type(.int), position: position)
        case "Predicate":
            if let trailing {
                let closure = lowerClosure(trailing, .unknown, at: position)
                guard let type = lowerer.wellKnown("Predicate") else { return closure }
                return construct(
                    type, [RawArgument(lowered: closure)], expected: .nominal(type, []), at: position, name: type.name)
            }
        case "selector":
            guard let type = lowerer.wellKnown("Selector"), let method = arguments.first?.expression else {
                return Expression(kind: .opaque(name: "#selector", []), type: .unknown, position: position)
            }
            return construct(
                type, [RawArgument(lowered: text(method.trimmedDescription))], expected: .nominal(type, []),
                at: position, name: type.name)
        case "isolation": return lowerIsolation(expected)
        case "keyPath":
            let names = (arguments.first?.expression.trimmedDescription ?? "").split(separator: ".")
            return text(names.drop { $0.first?.isUppercase == true }.joined(separator: "."))
        case "warning", "error": return void(at: position)
        default: break
        }
        lowerer.noteOpaque("#\(name)", at: position, what: "macro")
        let raw = self.arguments(arguments, trailing, additional)
        return opaqueCall("#\(name)", raw, type: .unknown, at: position)
    }

    /// A default argument that says where the call stands: `#line`, `#function`, `#fileID` …
    func callSite(_ defaultValue: FunctionSymbol, at position: SourcePosition) -> Expression? {
        guard !context.isPrelude, case .value(let syntax, let type, _)? = lowerer.sources[defaultValue.id],
            let macro = syntax.as(MacroExpansionExprSyntax.self),
            ["line", "column", "function", "file", "fileID", "filePath", "isolation"].contains(macro.macroName.text)
        else { return nil }
        let value = lowerMacro(
            macro.macroName.text, arguments: macro.arguments, trailing: nil,
            additional: macro.additionalTrailingClosures, expected: type, at: position)
        return coerce(value, to: type)
    }

    /// The actor that the code runs on as its declaration says, nil where none does.
    private func lowerIsolation(_ expected: SwiftType) -> Expression {
        func name(_ text: String) -> ExprSyntax { ExprSyntax(DeclReferenceExprSyntax(baseName: .identifier(text))) }
        let actor: ExprSyntax =
            switch symbol.resolvedIsolation {
            case .main: ExprSyntax(MemberAccessExprSyntax(base: name("MainActor"), name: .identifier("shared")))
            case .instance: name("self")
            case .globalActor(let type):
                ExprSyntax(MemberAccessExprSyntax(base: name(type.name), name: .identifier("shared")))
            case .nonisolated, .caller: ExprSyntax(NilLiteralExprSyntax())
            }
        let anyActor = lowerer.wellKnown("Actor").map { SwiftType.nominal($0, []) } ?? .unknown
        let type = lowerer.isOptional(expected) ? expected : lowerer.optional(anyActor)
        return coerce(lower(actor, type), to: type)
    }

    private func lowerExpectation(
        isRequired: Bool, _ arguments: [LabeledExprSyntax], _ trailing: ClosureExprSyntax?,
        at position: SourcePosition
    ) -> Expression {
        if let first = arguments.first, first.label?.text == "throws" {
            return expectThrow(first.expression, arguments, trailing, isRequired: isRequired, at: position)
        }
        guard let condition = arguments.first?.expression else {
            return failure(
                "lowering.expectation", at: position, "an expectation needs a condition",
                fix: "write '#expect(value == expected)'")
        }
        let comment = arguments.dropFirst().first { $0.label == nil }.map {
            lower($0.expression, lowerer.type(.string))
        }
        let source = condition.trimmedDescription.split(whereSeparator: \.isNewline)
            .map { $0.drop(while: \.isWhitespace) }.joined(separator: " ")
        if let sequence = condition.as(SequenceExprSyntax.self),
            case .infix(let left, _, let name, let right)? = lowerer.operators.fold(sequence),
            ["==", "!=", "<", "<=", ">", ">=", "===", "!=="].contains(name)
        {
            return compare(left, name, right, sequence, source, comment, isRequired: isRequired, at: position)
        }
        let value = lower(condition, isRequired ? .unknown : lowerer.type(.bool))
        if isRequired, lowerer.isOptional(value.type) {
            let holder = temporary("$required", value.type, at: position)
            let isPresent = Expression(
                kind: .dynamicOperator(
                    "!=",
                    [
                        local(holder, at: position),
                        Expression(kind: .constant(.none), type: value.type, position: position),
                    ]), type: lowerer.type(.bool), position: position)
            let statements = [
                Statement(kind: .bind(.binding(holder), value), position: position),
                Statement(
                    kind: .expression(
                        record(isPresent, nil, nil, source, comment, isRequired: true, at: position)),
                    position: position),
            ]
            let unwrapped = Expression(
                kind: .forceUnwrap(local(holder, at: position)), type: self.unwrapped(value.type), position: position)
            return Expression(kind: .sequence(statements, unwrapped), type: unwrapped.type, position: position)
        }
        return record(value, nil, nil, source, comment, isRequired: isRequired, at: position)
    }

    /// A comparison keeps both sides, to show them when it fails.
    private func compare(
        _ left: FoldedExpression, _ name: String, _ right: FoldedExpression, _ sequence: SequenceExprSyntax,
        _ source: String, _ comment: Expression?, isRequired: Bool, at position: SourcePosition
    ) -> Expression {
        let comparison = lowerComparison(left, name, right, at: position)
        guard let operands = comparison.comparisonOperands else {
            return record(comparison, nil, nil, source, comment, isRequired: isRequired, at: position)
        }
        let first = temporary("$left", operands.0.type, at: position)
        let second = temporary("$right", operands.1.type, at: position)
        let rebuilt = comparison.replacingComparisonOperands(
            local(first, at: position), local(second, at: position))
        let statements = [
            Statement(kind: .bind(.binding(first), operands.0), position: position),
            Statement(kind: .bind(.binding(second), operands.1), position: position),
        ]
        let recorded = record(
            rebuilt, local(first, at: position), local(second, at: position), source, comment,
            isRequired: isRequired, at: position)
        return Expression(kind: .sequence(statements, recorded), type: .void, position: position)
    }

    /// `_expect(held, required, text, left, right, comment)` of the prelude.
    private func record(
        _ held: Expression, _ left: Expression?, _ right: Expression?, _ source: String, _ comment: Expression?,
        isRequired: Bool, at position: SourcePosition
    ) -> Expression {
        guard let function = lowerer.preludeScope.functions["_expect"]?.first else {
            return failure(
                "lowering.expectation", at: position, "expectations need the Testing prelude",
                fix: "this is a fault of ViewSim; please report it")
        }
        func none() -> Expression {
            Expression(kind: .constant(.none), type: lowerer.optional(.unknown), position: position)
        }
        func bool(_ value: Bool) -> Expression {
            Expression(kind: .constant(.bool(value)), type: lowerer.type(.bool), position: position)
        }
        let text = Expression(kind: .constant(.string(source)), type: lowerer.type(.string), position: position)
        let arguments: [Expression.Argument] = [
            .value(held), .value(bool(isRequired)), .value(text),
            .value(left.map { eraseForDescription($0) } ?? none()),
            .value(right.map { eraseForDescription($0) } ?? none()), .value(comment ?? none()),
        ]
        return Expression(kind: .call(function, arguments, .direct), type: .void, position: position)
    }

    private func expectThrow(
        _ error: ExprSyntax, _ arguments: [LabeledExprSyntax], _ trailing: ClosureExprSyntax?, isRequired: Bool,
        at position: SourcePosition
    ) -> Expression {
        let closureSyntax = trailing ?? arguments.last?.expression.as(ClosureExprSyntax.self)
        guard let closureSyntax else {
            return failure(
                "lowering.expectation", at: position, "#expect(throws:) needs a closure to run",
                fix: "write '#expect(throws: SomeError.self) { try work() }'")
        }
        let anyType = lowerer.optional(lowerer.type(.any))
        let caught = temporary("$error", anyType, at: position, isMutable: true)
        let closure = lowerClosure(
            closureSyntax, .function(FunctionType(parameters: [], result: .unknown, isThrowing: true)), at: position)
        let call = Expression(kind: .apply(callee: closure, []), type: .unknown, position: position)
        let errorLocal = LocalVariable(name: "error", type: .unknown, position: position, isMutable: false)
        let store = Expression(
            kind: .assign(target: local(caught, at: position), value: local(errorLocal, at: position)), type: .void,
            position: position)
        let attempt = Statement(
            kind: .doCatch(
                label: nil, [Statement(kind: .expression(call), position: position)],
                [
                    Statement.CatchClause(
                        patterns: [], error: errorLocal,
                        body: [Statement(kind: .expression(store), position: position)])
                ]), position: position)
        let held: Expression
        var thrownType: SwiftType = .unknown
        if let type = typeExpression(error.memberBaseOfSelf ?? error), case .metatype(let errorType) = type.kind {
            thrownType = errorType
            if case .nominal(let nominal, _) = errorType, nominal.name == "Never" {
                held = lowerBinary(
                    "==", local(caught, at: position),
                    Expression(kind: .constant(.none), type: anyType, position: position), at: position)
            } else {
                held = Expression(
                    kind: .cast(.test, local(caught, at: position), errorType), type: lowerer.type(.bool),
                    position: position)
            }
        } else {
            held = Expression(
                kind: .dynamicOperator("==", [local(caught, at: position), lower(error, .unknown)]),
                type: lowerer.type(.bool), position: position)
        }
        let start = Statement(
            kind: .bind(
                .binding(caught), Expression(kind: .constant(.none), type: anyType, position: position)),
            position: position)
        let recorded = record(
            held, nil, nil, "throws \(error.trimmedDescription)", nil, isRequired: isRequired, at: position)
        // The error is what the expectation gives; a required one is there, or the scenario ended.
        let record = Statement(kind: .expression(recorded), position: position)
        var result = local(caught, at: position)
        if case .nominal(let nominal, _) = thrownType, nominal.name != "Never" {
            result = Expression(
                kind: .cast(isRequired ? .forced : .conditional, result, thrownType),
                type: isRequired ? thrownType : lowerer.optional(thrownType), position: position)
        }
        return Expression(kind: .sequence([start, attempt, record], result), type: result.type, position: position)
    }
}

extension ExprSyntax {
    /// `E` of `E.self`.
    fileprivate var memberBaseOfSelf: ExprSyntax? {
        guard let member = self.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "self" else {
            return nil
        }
        return member.base
    }
}

extension Expression {
    /// The two sides of a comparison.
    fileprivate var comparisonOperands: (Expression, Expression)? {
        switch kind {
        case .builtin(_, _, let operands) where operands.count == 2,
            .dynamicOperator(_, let operands) where operands.count == 2:
            return (operands[0], operands[1])
        default: return nil
        }
    }

    fileprivate func replacingComparisonOperands(_ left: Expression, _ right: Expression) -> Expression {
        var copy = self
        switch kind {
        case .builtin(let operation, let type, _): copy.kind = .builtin(operation, type, [left, right])
        case .dynamicOperator(let name, _): copy.kind = .dynamicOperator(name, [left, right])
        default: break
        }
        return copy
    }
}

extension FunctionSymbol {
    /// What `#function` calls it.
    fileprivate var sourceName: String {
        switch kind {
        case .topLevel: return "main"
        case .getter, .setter:
            guard memberName == "subscript" else { return memberName }
            let indices = kind == .setter ? parameters.dropLast() : parameters[...]
            return "subscript(\(indices.filter { !$0.isTypeArgument }.map { "\($0.label ?? "_"):" }.joined()))"
        case .deinitializer: return "deinit"
        default: return signatureName
        }
    }
}
