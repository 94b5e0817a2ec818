@_implementationOnly import SwiftSyntax

/// Subscripts, and key paths applied with `[keyPath:]`.
extension BodyLowering {
    func lowerSubscript(_ call: SubscriptCallExprSyntax, at position: SourcePosition) -> Expression {
        if let type = typeExpression(ExprSyntax(call)) { return type }
        let arguments = arguments(call.arguments, call.trailingClosure, call.additionalTrailingClosures)
        if let type = typeExpression(call.calledExpression), case .metatype(let named) = type.kind {
            return subscriptAccess(type, named, arguments, isStatic: true, at: position)
        }
        let base = lowerBase(call.calledExpression)
        return subscriptAccess(base, base.type, arguments, isStatic: false, at: position)
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
        var options: [(SubscriptSymbol, Candidate)] = []
        for found in usable(lowerer.members(of: type, named: "subscript")) {
            guard case .subscript(let symbol) = found.member, symbol.isStatic == isStatic else { continue }
            let function = FunctionSymbol(id: -1, name: "subscript", kind: .function, position: symbol.position)
            function.parameters = symbol.parameters
            function.result = symbol.result
            function.genericParameters = symbol.genericParameters
            options.append((symbol, Candidate(symbol: function, substitution: found.substitution)))
        }
        if let call = resolveCall(
            options.map(\.1), arguments, expected: .unknown, at: position, name: "subscript"),
            case .call(let chosen, let values, _) = call.kind,
            let option = options.first(where: { $0.1.symbol === chosen })
        {
            return Expression(
                kind: .subscript(base: base, option.0, values), type: erasingUnbound(call.type), position: position)
        }
        let values = arguments.map { Expression.Argument.value(argumentValue($0, .unknown)) }
        return Expression(
            kind: .dynamicSubscript(base: base, labels: arguments.map(\.label), values), type: .unknown,
            position: position)
    }
}
