@_implementationOnly import SwiftSyntax

/// A function that a call may mean.
struct Candidate {
    var symbol: FunctionSymbol
    var substitution = Substitution()
    var selfArgument: Expression.Argument?
    var dispatch: Expression.Dispatch = .direct
}

/// Which of several functions a call means: what each would cost, by the types of the arguments.
extension BodyLowering {

    /// The best candidate's call, or nil when no candidate takes these arguments.
    func resolveCall(
        _ candidates: [Candidate], _ arguments: [RawArgument], expected: SwiftType, at position: SourcePosition,
        name: String
    ) -> Expression? {
        var viable: [(candidate: Candidate, sources: [Source])] = []
        for candidate in candidates {
            if let sources = match(candidate.symbol.parameters, arguments) { viable.append((candidate, sources)) }
        }
        guard let first = viable.first else { return nil }
        if viable.count == 1 { return build(first.candidate, arguments, first.sources, [:], expected, at: position) }
        var known: [Int: Expression] = [:]
        for (index, argument) in arguments.enumerated() {
            switch argument.value {
            case .lowered(let value): known[index] = value
            case .syntax(let syntax):
                if !syntax.is(ClosureExprSyntax.self), !isContextual(syntax) {
                    known[index] = lower(syntax, argument.expected)
                }
            case .variadic: break
            }
        }
        var best: (score: Int, index: Int)?
        for (index, option) in viable.enumerated() {
            guard
                let score = score(option.candidate, arguments, option.sources, known, expected)
            else { continue }
            // Of two that fit alike, the program's own hides the library's.
            // Of these, the one that exists for fewer types is meant.
            let symbol = option.candidate.symbol
            let rank = score * 8 + (symbol.isFromPrelude ? 4 : 0) - min(lowerer.requirementCount(of: symbol), 3)
            if best.map({ rank < $0.score }) ?? true { best = (rank, index) }
        }
        guard let best else { return build(first.candidate, arguments, first.sources, known, expected, at: position) }
        let chosen = viable[best.index]
        return build(chosen.candidate, arguments, chosen.sources, known, expected, at: position)
    }

    /// Whether an argument's type depends on its context, so that lowering it alone says nothing.
    func isContextual(_ syntax: ExprSyntax) -> Bool {
        if let member = syntax.as(MemberAccessExprSyntax.self) { return member.base.map { isContextual($0) } ?? true }
        if let call = syntax.as(FunctionCallExprSyntax.self) { return isContextual(call.calledExpression) }
        if let address = syntax.as(InOutExprSyntax.self) { return isContextual(address.expression) }
        return syntax.is(KeyPathExprSyntax.self) || rangeOfImplicitMembers(syntax) != nil
    }

    /// How badly arguments fit a candidate: 0 is exact, nil is not at all.
    func score(
        _ candidate: Candidate, _ arguments: [RawArgument], _ sources: [Source], _ known: [Int: Expression],
        _ expected: SwiftType
    ) -> Int? {
        var total = 0
        var substitution = candidate.substitution
        let generics = Set(candidate.symbol.genericParameters + (candidate.symbol.owner?.genericParameters ?? []))
        for (parameter, source) in zip(candidate.symbol.parameters, sources) {
            switch source {
            case .defaultValue: total += 1
            case .argument(let index):
                guard let cost = cost(arguments[index], known[index], parameter, substitution) else { return nil }
                if let value = known[index] {
                    substitution.infer(parameter.type, from: value.type, parameters: generics)
                }
                total += cost
            case .variadic(let indices):
                total += 2
                for index in indices {
                    guard let cost = cost(arguments[index], known[index], parameter, substitution) else { return nil }
                    total += cost
                }
            }
        }
        if expected != .unknown {
            let result = substitution.apply(candidate.symbol.result)
            total += conversionCost(result, to: expected) ?? 20
        }
        if !candidate.symbol.genericParameters.isEmpty { total += 1 }
        if candidate.symbol.kind == .initializer {
            // A type's own initializer hides that of a protocol's extension.
            if candidate.symbol.owner?.kind == .protocol { total += 3 }
            // What converts a value of a type that is not known succeeds, as numbers do.
            if known.count == 1, known[0]?.type == .unknown, lowerer.isOptional(candidate.symbol.result) { total += 3 }
        }
        return total
    }

    /// Whether a closure writes the type of a parameter, a struct or an enum that is not the one it is given.
    private func takesOtherTypes(_ closure: ClosureExprSyntax, than function: FunctionType) -> Bool {
        guard case .parameterClause(let clause)? = closure.signature?.parameterClause else { return false }
        return zip(clause.parameters.elements, function.parameters).contains { written, given in
            guard let syntax = written.type, isPlainValue(given.type) else { return false }
            let type = lowerer.resolve(syntax, context: context)
            return isPlainValue(type) && lowerer.areDistinct(type, given.type)
        }
    }

    private func isPlainValue(_ type: SwiftType) -> Bool {
        guard case .nominal(let nominal, _) = type, nominal.kind == .struct || nominal.kind == .enum else {
            return false
        }
        return builtin(of: type) != .any && !lowerer.isOptional(type)
    }

    func cost(
        _ argument: RawArgument, _ value: Expression?, _ parameter: ParameterSymbol, _ substitution: Substitution
    ) -> Int? {
        let type = substitution.apply(parameter.type)
        if case .syntax(let syntax) = argument.value, let reference = syntax.as(DeclReferenceExprSyntax.self),
            reference.baseName.text == "...", case .function(let function) = type,
            case .nominal(let whole, _)? = function.parameters.first?.type, whole.name == "UnboundedRange_"
        {
            return 0
        }
        if let value, let bounds = literalBounds(of: value), case .nominal(let range, let elements) = type,
            case .nominal(let own, _) = value.type, own === range, let element = elements.first
        {
            // A range of number literals is one of whatever numbers are asked for.
            let costs = bounds.compactMap { literalCost($0, element) }
            if costs.count == bounds.count { return costs.max() }
        }
        if let closure = argument.closure {
            guard acceptsClosure(type) else { return nil }
            if case .function(let function) = unwrapped(type) {
                let count = parameterCount(of: closure)
                if count != function.parameters.count {
                    let isTuple = function.parameters.count == 1 && count > 1
                    return isTuple ? 2 : nil
                }
                if takesOtherTypes(closure, than: function) { return nil }
                return builtin(of: type) == nil ? 0 : 2
            }
            return 3
        }
        guard let value else {
            if case .syntax(let syntax) = argument.value, syntax.is(KeyPathExprSyntax.self) {
                if case .nominal(let nominal, _) = type { return nominal.name.hasSuffix("KeyPath") ? 0 : nil }
                if case .function = type { return 1 }
                return 2
            }
            if case .syntax(let syntax) = argument.value, let made = rangeOfImplicitMembers(syntax),
                case .nominal(let nominal, _) = type
            {
                return nominal === made ? 0 : 6
            }
            if case .syntax(let syntax) = argument.value, let name = implicitMemberName(syntax) {
                // `.foo` fits a type that has the static member.
                return hasStaticMember(name, in: type) ? 0 : 6
            }
            return 0
        }
        if case .constant(let constant) = value.kind, let cost = literalCost(constant, type) { return cost }
        return conversionCost(value.type, to: type)
    }

    /// The range that `.min ... .max` makes, of whatever its bounds are members of.
    private func rangeOfImplicitMembers(_ syntax: ExprSyntax) -> NominalType? {
        guard let elements = syntax.as(SequenceExprSyntax.self)?.elements.elements, elements.count == 3,
            let bound = elements.first, let name = elements.dropFirst().first?.as(BinaryOperatorExprSyntax.self),
            isRangeOperator(name.operator), isContextual(bound), elements.last.map({ isContextual($0) }) == true
        else { return nil }
        return lowerer.preludeScope.functions[name.operator.text]?.first { $0.declaredParameterCount == 2 }?
            .result.asNominal
    }

    /// The bounds of a range that is written with number literals.
    private func literalBounds(of value: Expression) -> [Constant]? {
        guard case .call(let function, let arguments, _) = value.kind, ["...", "..<"].contains(function.name) else {
            return nil
        }
        let bounds = arguments.compactMap { argument -> Constant? in
            guard case .value(let bound) = argument, case .constant(let constant) = bound.kind else { return nil }
            switch constant {
            case .integer, .double: return constant
            default: return nil
            }
        }
        return bounds.count == arguments.count ? bounds : nil
    }

    func implicitMemberName(_ syntax: ExprSyntax) -> String? {
        if let call = syntax.as(FunctionCallExprSyntax.self) { return implicitMemberName(call.calledExpression) }
        if let member = syntax.as(MemberAccessExprSyntax.self) {
            if let base = member.base { return implicitMemberName(base) }
            return member.declName.baseName.plainText
        }
        return nil
    }

    func hasStaticMember(_ name: String, in type: SwiftType) -> Bool {
        !lowerer.members(of: unwrappedAll(type), named: name).isEmpty || name == "init"
    }

    func literalCost(_ constant: Constant, _ type: SwiftType) -> Int? {
        let target = unwrappedAll(type)
        let isWrapped = target != type
        let extra = isWrapped ? 1 : 0
        switch (constant, builtin(of: target)) {
        case (.none, _): return isWrapped ? 0 : nil
        case (.integer, .int?): return extra
        case (.integer, .double?): return 2 + extra
        case (.integer, .float?), (.integer, .int8?), (.integer, .int16?), (.integer, .int32?), (.integer, .int64?),
            (.integer, .uint?), (.integer, .uint8?), (.integer, .uint16?), (.integer, .uint32?), (.integer, .uint64?):
            return 3 + extra
        case (.double, .double?): return extra
        case (.double, .float?): return 2 + extra
        case (.string, .string?): return extra
        case (.string, .substring?): return 2 + extra
        case (.string, .character?): return 3 + extra
        case (.bool, .bool?): return extra
        default:
            if case .string = constant, case .nominal(let nominal, _) = target,
                lowerer.conforms(nominal, toNamed: "ExpressibleByStringLiteral")
            {
                return 1 + extra
            }
            return nil
        }
    }

    /// The cost of passing a value of a type where another is declared; nil when it cannot be.
    func conversionCost(_ actual: SwiftType, to declared: SwiftType) -> Int? {
        if actual == declared { return 0 }
        if actual == .unknown || declared == .unknown { return 3 }
        switch declared {
        case .parameter(let parameter):
            for constraint in parameter.constraints {
                if case .nominal(let required, _) = constraint, let has = satisfies(actual, required), !has {
                    return nil
                }
            }
            return parameter.constraints.isEmpty ? 5 : 4
        case .nominal(let target, let targetArguments):
            if case .builtin(.any) = target.representation { return 9 }
            if case .builtin(.anyObject) = target.representation { return 8 }
            if target.isOpaque { return 6 }
            if case .builtin(.optional) = target.representation {
                if lowerer.isOptional(actual) {
                    return conversionCost(unwrapped(actual), to: targetArguments.first ?? .unknown)
                }
                return conversionCost(actual, to: targetArguments.first ?? .unknown).map { $0 + 2 }
            }
            switch actual {
            case .nominal(let source, let sourceArguments):
                if source === target {
                    var total = 0
                    for (a, b) in zip(sourceArguments, targetArguments) {
                        guard let cost = conversionCost(a, to: b) else { return nil }
                        // `[T]` says more than `T`: what is inside weighs less.
                        if case .parameter = b { total += min(cost, 1) } else { total += cost }
                    }
                    return total
                }
                if source.isOpaque { return 6 }
                if source.conforms(to: target) { return target.kind == .protocol ? 4 : 2 }
                if target.name.hasSuffix("KeyPath"), source.name.hasSuffix("KeyPath") { return 1 }
                // What the prelude declares with a String takes any text.
                if case .builtin(.substring) = source.representation, case .builtin(.string) = target.representation {
                    return 5
                }
                return nil
            case .parameter(let parameter):
                for case .nominal(let constraint, _) in parameter.constraints where constraint.conforms(to: target) {
                    return 3
                }
                return nil
            default: return nil
            }
        case .function(let target):
            guard case .function(let source) = actual else { return nil }
            return source.parameters.count == target.parameters.count ? 0 : nil
        case .tuple(let target):
            guard case .tuple(let source) = actual, source.count == target.count else { return nil }
            var total = 0
            for (a, b) in zip(source, target) {
                guard let cost = conversionCost(a.type, to: b.type) else { return nil }
                total += cost
            }
            return total
        case .metatype(let target):
            guard case .metatype(let source) = actual else { return nil }
            return conversionCost(source, to: target).map { min($0, 4) }
        default: return nil
        }
    }

    /// Whether a type is known to satisfy a constraint; nil where nobody can tell.
    func satisfies(_ type: SwiftType, _ required: NominalType) -> Bool? {
        if case .builtin = required.representation { return nil }
        switch type {
        case .nominal(let nominal, _):
            if nominal.isOpaque || required.isOpaque { return nil }
            if ["Hashable", "Equatable", "Sendable", "Codable", "Encodable", "Decodable"].contains(required.name) {
                if nominal.isClass || nominal.kind == .protocol { return nominal.conforms(to: required) ? true : nil }
                return nil
            }
            return nominal.conforms(to: required)
        case .parameter(let parameter):
            let isKnown = parameter.constraints.contains { constraint in
                if case .nominal(let nominal, _) = constraint { return nominal.conforms(to: required) }
                return false
            }
            // What extensions ask of a type's arguments is no demand of its other members.
            let isAskedByExtensions = ["Hashable", "Equatable", "Comparable", "Encodable", "Decodable"]
            return isKnown || !isAskedByExtensions.contains(required.name) ? isKnown : nil
        case .function, .tuple: return false
        default: return nil
        }
    }
}
