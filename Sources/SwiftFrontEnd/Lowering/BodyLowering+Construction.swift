@_implementationOnly import SwiftSyntax

/// Calls of initializers, and of what nobody declares.
extension BodyLowering {
    /// `Type(arguments)`.
    func construct(
        _ type: NominalType, _ arguments: [RawArgument], expected: SwiftType, at position: SourcePosition,
        name: String, typeArguments: [SwiftType] = []
    ) -> Expression {
        if type.isOpaque { return opaqueCall(name, arguments, type: .nominal(type, []), at: position) }
        if type.kind == .protocol {
            return opaqueCall(name, arguments, type: .nominal(type, []), at: position)
        }
        if arguments.isEmpty, isPlainOptionSet(type) { return optionSet(type, of: [], at: position) }
        let outer = constructedClass
        constructedClass = type.isClass ? type : nil
        defer { constructedClass = outer }
        var substitution = Substitution()
        for (parameter, argument) in zip(type.genericParameters, typeArguments) where argument != .unknown {
            substitution.bindings[parameter] = argument
        }
        substitution.selfType = .nominal(type, typeArguments)
        let candidates = lowerer.members(of: type, named: "init").compactMap { member -> Candidate? in
            guard case .function(let symbol) = member, !symbol.isRequirement else { return nil }
            var own = substitution
            if let owner = symbol.owner, owner.kind == .protocol {
                own.bindings[lowerer.selfParameter(of: owner)] = .nominal(type, typeArguments)
            }
            return Candidate(symbol: symbol, substitution: own)
        }
        if var call = resolveCall(candidates, arguments, expected: expected, at: position, name: name) {
            // An initializer from a superclass or protocol makes a value of this type.
            if type !== lowerer.nominal(.optional), case .nominal(let made, _) = unwrapped(call.type), made !== type {
                let isGiven = typeArguments.count == type.genericParameters.count
                let whole = SwiftType.nominal(type, isGiven ? typeArguments : [])
                call.type = lowerer.isOptional(call.type) ? lowerer.optional(whole) : whole
            }
            return reified(call)
        }
        // `Tag("a")`, `Flags([])`: a literal of the type.
        if arguments.count == 1, arguments[0].label == nil, case .syntax(let syntax) = arguments[0].value,
            syntax.isLiteral, !type.isFromPrelude
        {
            let whole = SwiftType.nominal(type, typeArguments)
            let value = lower(syntax, whole)
            if value.type.asNominal === type { return value }
        }
        // `Diagonal(step: 2) { … }` makes a layout and calls it with its content.
        if let content = arguments.last, content.isTrailing, content.label == nil,
            !lowerer.members(of: .nominal(type, typeArguments), named: "callAsFunction").isEmpty,
            let made = resolveCall(
                candidates, Array(arguments.dropLast()), expected: .unknown, at: position, name: name)
        {
            return callMember("callAsFunction", on: made, [content], at: position, expected: expected)
        }
        // Two modules may declare the name; in a call the one is meant whose initializer fits.
        if !type.isFromPrelude, type.parent == nil, Int(type.position.file) != context.file,
            let other = lowerer.preludeScope.types[type.name], other !== type
        {
            return construct(other, arguments, expected: expected, at: position, name: name)
        }
        if type.isClass, inheritsOpaque(type) {
            return opaqueCall(name, arguments, type: .nominal(type, []), at: position)
        }
        if type.isFromPrelude {
            let form = "\(name)(\(labels(of: arguments)))"
            var note = Diagnostic(
                id: "prelude.not-simulated", severity: .note, location: lowerer.program.location(position),
                message: "this form of '\(form)' is not simulated yet",
                fix: "use another initializer, or declare it with --stubs")
            note.subject = form
            lowerer.report(note)
            return opaqueCall(name, arguments, type: .nominal(type, typeArguments), at: position)
        }
        return mismatch(name, candidates, arguments, at: position)
    }

    func inheritsOpaque(_ type: NominalType) -> Bool {
        type.isOpaque
            || type.superclass.map { inheritsOpaque($0) } ?? type.conformances.contains { $0.isOpaque }
    }

    func labels(of arguments: [RawArgument]) -> String {
        arguments.map { $0.isTrailing && $0.label == nil ? "{}" : "\($0.label ?? "_"):" }.joined()
    }

    /// A call that no declared function takes.
    func mismatch(
        _ name: String, _ candidates: [Candidate], _ arguments: [RawArgument], at position: SourcePosition
    ) -> Expression {
        // Another file may declare the overload that is called.
        if lowerer.isPartOfMore, !isTest, !context.isPrelude {
            let form = "\(name)(\(labels(of: arguments)))"
            lowerer.noteOpaque(form, at: position, what: "member")
            return opaqueCall(form, arguments, type: .unknown, at: position)
        }
        let known = candidates.map { "\(name)(\($0.symbol.parameters.map { "\($0.label ?? "_"):" }.joined()))" }
        if let only = candidates.first, candidates.count == 1 {
            let given = Set(arguments.map { $0.label ?? "_" })
            if let missing = only.symbol.parameters.first(where: {
                $0.defaultValue == nil && !$0.isVariadic && !given.contains($0.label ?? "_")
            }), arguments.count < only.symbol.parameters.count {
                return failure(
                    "lowering.missing-argument", at: position,
                    "missing argument for parameter '\(missing.label ?? missing.name)' in call",
                    fix: "the declaration is \(known[0])")
            }
            if let extra = arguments.first(where: { argument in
                argument.label != nil && !only.symbol.parameters.contains { $0.label == argument.label }
            }) {
                return failure(
                    "lowering.extra-argument", at: position, "extra argument '\(extra.label ?? "")' in call",
                    fix: "the declaration is \(known[0])")
            }
        }
        return failure(
            "lowering.no-overload", at: position,
            "no exact matches in call to '\(name)(\(labels(of: arguments)))'",
            fix: known.isEmpty ? "declare it" : "declared are \(known.joined(separator: ", "))")
    }

    /// A call of something unknown: its arguments are evaluated, its trailing closures' content is kept.
    func opaqueCall(
        _ name: String, _ arguments: [RawArgument], type: SwiftType, at position: SourcePosition
    ) -> Expression {
        var children: [Expression] = []
        for argument in arguments {
            switch argument.value {
            case .lowered(let value): children.append(value)
            case .variadic(let values): children += values
            case .syntax(let syntax):
                if let closure = syntax.as(ClosureExprSyntax.self) {
                    guard parameterCount(of: closure) == 0, looksLikeViews(closure),
                        let builder = lowerer.wellKnown("ViewBuilder")
                    else { continue }
                    let function = FunctionType(parameters: [], result: .unknown, builder: builder)
                    let value = lowerClosure(closure, .function(function), at: self.position(of: syntax))
                    children.append(
                        Expression(kind: .apply(callee: value, []), type: .unknown, position: value.position))
                } else if !isContextual(syntax) {
                    children.append(lower(syntax, .unknown))
                }
            }
        }
        return Expression(kind: .opaque(name: name, children), type: type, position: position)
    }

    /// Whether a closure's last statement reads like a view: a call of a capitalized name, perhaps with modifiers.
    func looksLikeViews(_ closure: ClosureExprSyntax) -> Bool {
        guard var last = closure.statements.last?.item.as(ExprSyntax.self) else {
            return closure.statements.last?.item.is(ExpressionStmtSyntax.self) ?? false
        }
        while true {
            if let call = last.as(FunctionCallExprSyntax.self) {
                last = call.calledExpression
            } else if let member = last.as(MemberAccessExprSyntax.self), let base = member.base {
                last = base
            } else {
                break
            }
        }
        if last.is(IfExprSyntax.self) || last.is(SwitchExprSyntax.self) { return true }
        guard let name = last.as(DeclReferenceExprSyntax.self)?.baseName.plainText, name.first?.isUppercase == true
        else { return false }
        // An action often ends with `Task { … }`.
        guard let type = lowerer.lookUpType(name, context: context), type.isFromPrelude, !type.isOpaque else {
            return true
        }
        return lowerer.conforms(type, toNamed: "View")
    }
}

extension ExprSyntax {
    fileprivate var isLiteral: Bool {
        self.is(IntegerLiteralExprSyntax.self) || self.is(FloatLiteralExprSyntax.self)
            || self.is(BooleanLiteralExprSyntax.self) || self.is(StringLiteralExprSyntax.self)
            || self.is(ArrayExprSyntax.self) || self.is(DictionaryExprSyntax.self)
    }
}
