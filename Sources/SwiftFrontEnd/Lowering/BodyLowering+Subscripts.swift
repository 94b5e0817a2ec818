@_implementationOnly import SwiftSyntax

/// Subscripts, and key paths applied with `[keyPath:]`.
extension BodyLowering {
    func lowerSubscript(_ call: SubscriptCallExprSyntax, at position: SourcePosition) -> Expression {
        if let type = typeExpression(ExprSyntax(call)) { return type }
        let arguments = arguments(call.arguments, call.trailingClosure, call.additionalTrailingClosures)
        if let type = typeExpression(call.calledExpression), case .metatype(let named) = type.kind {
            return subscriptAccess(type, named, arguments, isStatic: true, at: position)
        }
        let base = forcing(lowerBase(call.calledExpression))
        if call.calledExpression.is(SuperExprSyntax.self), case .nominal(let nominal, _) = base.type,
            let superclass = nominal.superclass
        {
            return superSubscript(base, .nominal(superclass, nominal.superclassArguments), arguments, at: position)
        }
        return subscriptAccess(base, base.type, arguments, isStatic: false, at: position)
    }

    private func superSubscript(
        _ base: Expression, _ type: SwiftType, _ arguments: [RawArgument], at position: SourcePosition
    ) -> Expression {
        let access = subscriptAccess(base, type, arguments, isStatic: false, at: position)
        guard case .subscript(let base, let symbol, let values) = access.kind else { return access }
        return Expression(
            kind: .subscript(base: base, symbol.asSuper, values), type: access.type, position: position)
    }

    func subscriptAccess(
        _ base: Expression, _ type: SwiftType, _ arguments: [RawArgument], isStatic: Bool,
        at position: SourcePosition
    ) -> Expression {
        if arguments.count == 1, arguments[0].label == "keyPath", case .syntax(let syntax) = arguments[0].value {
            var expected: SwiftType = .unknown
            if let keyPath = lowerer.nominal(.keyPath) { expected = .nominal(keyPath, [type, .unknown]) }
            let path = lower(syntax, expected)
            var valueType: SwiftType = .unknown
            if case .nominal(_, let pathArguments) = path.type, pathArguments.count == 2 {
                valueType = pathArguments[1]
            }
            return Expression(
                kind: .keyPathSubscript(base: base, path: path), type: erasingUnbound(valueType), position: position)
        }
        if !isStatic, let looked = subscriptLookup(arguments, of: base, type, at: position) { return looked }
        let declared = usable(lowerer.members(of: type, named: "subscript"))
        if let (symbol, values, valueType) = resolveSubscript(
            declared, arguments, at: position, where: { $0.isStatic == isStatic })
        {
            return Expression(kind: .subscript(base: base, symbol, values), type: valueType, position: position)
        }
        let values = arguments.map { Expression.Argument.value(argumentValue($0, .unknown)) }
        return Expression(
            kind: .dynamicSubscript(base: base, labels: arguments.map(\.label), values), type: .unknown,
            position: position)
    }

    /// A subscript of what a `subscript(dynamicMember: KeyPath<Root, Value>)` leads to: `$model["a"]`, `$counts[id,
    /// default: 0]`. Elements of arrays have a way of their own.
    private func subscriptLookup(
        _ arguments: [RawArgument], of base: Expression, _ type: SwiftType, at position: SourcePosition
    ) -> Expression? {
        guard case .nominal(let nominal, _) = type, nominal.hasDynamicMemberLookup else { return nil }
        for found in lowerer.members(of: type, named: "subscript") {
            guard case .subscript(let lookup) = found.member, lookup.parameters.first?.label == "dynamicMember",
                case .nominal(let pathType, let pathArguments) = found.substitution.apply(lookup.parameters[0].type),
                pathType.name.hasSuffix("KeyPath"), let root = pathArguments.first, builtin(of: root) != .array
            else { continue }
            guard
                let (symbol, values, valueType) = resolveSubscript(
                    lowerer.members(of: root, named: "subscript"), arguments, at: position,
                    where: { !$0.isStatic && $0.parameters.first?.label != "dynamicMember" })
            else { continue }
            var indices: [Expression] = []
            for value in values { if case .value(let index) = value { indices.append(index) } }
            guard indices.count == values.count else { continue }
            return dynamicMember(
                of: base, through: lookup, found.substitution, .subscript(symbol, indices), valueType, at: position)
        }
        return nil
    }

    /// The subscript that takes the arguments best, with what it is given and what it gives.
    private func resolveSubscript(
        _ found: [Lowerer.FoundMember], _ arguments: [RawArgument], at position: SourcePosition,
        where isWanted: (SubscriptSymbol) -> Bool
    ) -> (symbol: SubscriptSymbol, values: [Expression.Argument], type: SwiftType)? {
        var options: [(symbol: SubscriptSymbol, candidate: Candidate)] = []
        for member in found {
            guard case .subscript(let symbol) = member.member, isWanted(symbol) else { continue }
            let function = FunctionSymbol(id: -1, name: "subscript", kind: .function, position: symbol.position)
            function.parameters = symbol.parameters
            function.result = symbol.result
            function.genericParameters = symbol.genericParameters
            options.append((symbol, Candidate(symbol: function, substitution: member.substitution)))
        }
        guard
            let call = resolveCall(
                options.map(\.candidate), arguments, expected: .unknown, at: position, name: "subscript"),
            case .call(let chosen, let values, _) = call.kind,
            let option = options.first(where: { $0.candidate.symbol === chosen })
        else { return nil }
        return (option.symbol, values, erasingUnbound(call.type))
    }

    /// A part of a value, through a `subscript(dynamicMember: KeyPath<Root, Value>)`.
    func dynamicMember(
        of base: Expression, through lookup: SubscriptSymbol, _ substitution: Substitution,
        _ component: KeyPathExpression.Component, _ valueType: SwiftType, at position: SourcePosition
    ) -> Expression? {
        guard case .nominal(let pathType, let pathArguments) = substitution.apply(lookup.parameters[0].type),
            let root = pathArguments.first
        else { return nil }
        let path = Expression(
            kind: .keyPath(KeyPathExpression(root: root, components: [component])),
            type: .nominal(pathType, [root, valueType]), position: position)
        var substitution = substitution
        if let second = pathArguments.dropFirst().first, case .parameter(let parameter) = second {
            substitution.bindings[parameter] = valueType
        }
        return Expression(
            kind: .subscript(base: base, lookup, [.value(path)]),
            type: substitution.applyErasing(lookup.result, lookup.genericParameters), position: position)
    }
}
