@_implementationOnly import SwiftSyntax

/// Calls as they are written: of functions by name, of values, of what only the run knows.
extension BodyLowering {

    func lowerCall(_ call: FunctionCallExprSyntax, _ expected: SwiftType, at position: SourcePosition) -> Expression {
        let arguments = arguments(call.arguments, call.trailingClosure, call.additionalTrailingClosures)
        let callee = call.calledExpression
        if let name = callee.as(DeclReferenceExprSyntax.self), name.argumentNames == nil {
            return callNamed(name.baseName.plainText, arguments, expected, callee: callee, at: position)
        }
        if let type = typeExpression(callee), case .metatype(let named) = type.kind {
            return construct(named, arguments, expected: expected, at: position, name: callee.trimmedDescription)
        }
        if let member = callee.as(MemberAccessExprSyntax.self) {
            return callMember(member, arguments, expected, at: position)
        }
        if let generic = callee.as(GenericSpecializationExprSyntax.self) {
            if let member = generic.expression.as(MemberAccessExprSyntax.self) {
                return callMember(member, arguments, expected, at: position)
            }
            if let name = generic.expression.as(DeclReferenceExprSyntax.self) {
                return callNamed(name.baseName.plainText, arguments, expected, callee: callee, at: position)
            }
        }
        if let closure = callee.as(ClosureExprSyntax.self), arguments.isEmpty, expected != .unknown {
            let type = SwiftType.function(FunctionType(parameters: [], result: expected))
            return apply(lowerClosure(closure, type, at: position), arguments, at: position)
        }
        let value = lowerBase(callee)
        return apply(value, arguments, at: position)
    }

    func construct(
        _ type: SwiftType, _ arguments: [RawArgument], expected: SwiftType, at position: SourcePosition, name: String
    ) -> Expression {
        if case .nominal(let nominal, let typeArguments) = type {
            return construct(
                nominal, arguments, expected: expected, at: position, name: name, typeArguments: typeArguments)
        }
        let base = typeValue(type, at: position)
        return dynamicCall(base, "init", arguments, type: type, at: position)
    }

    func callNamed(
        _ name: String, _ arguments: [RawArgument], _ expected: SwiftType, callee: ExprSyntax,
        at position: SourcePosition
    ) -> Expression {
        if name.hasPrefix("$"), Int(name.dropFirst()) != nil {
            return apply(lowerName(name, at: position, expected: .unknown), arguments, at: position)
        }
        if let found = lookUpLocal(name) {
            if case .variable(let variable) = found, let function = localFunctions[ObjectIdentifier(variable)] {
                return applyLocalFunction(local(variable, at: position), function, arguments, expected, at: position)
            }
            if case .currentClosure = found, let ownName,
                let function = parent?.localFunctions[ObjectIdentifier(ownName)]
            {
                let current = Expression(kind: .currentClosure, type: ownName.type, position: position)
                return applyLocalFunction(current, function, arguments, expected, at: position)
            }
            return apply(lowerName(name, at: position, expected: .unknown), arguments, at: position)
        }
        if name == "type", arguments.count == 1, arguments[0].label == "of",
            case .syntax(let syntax) = arguments[0].value
        {
            let value = lower(syntax, .unknown)
            if case .function = value.type, value.type.isConcrete {
                // The type of a function is known here only.
                let type = Expression(
                    kind: .metatype(value.type), type: .metatype(value.type), position: position)
                return Expression(
                    kind: .sequence([Statement(kind: .expression(value), position: position)], type),
                    type: .metatype(value.type), position: position)
            }
            return Expression(
                kind: .typeOf(eraseForDescription(value)), type: .metatype(value.type), position: position)
        }
        if name == "Self", let owner = context.owner {
            let base = lowerName("Self", at: position, expected: .unknown)
            if owner.isClass || owner.kind == .protocol {
                return dynamicCall(base, "init", arguments, type: lowerer.selfType(of: owner), at: position)
            }
            return construct(
                lowerer.selfType(of: owner), arguments, expected: expected, at: position, name: owner.name)
        }
        if let call = callImplicitMember(name, arguments, expected, at: position) { return call }
        let functions = topLevelFunctions(name)
        if !functions.isEmpty {
            if let call = resolveCall(
                functions.map { Candidate(symbol: $0) }, arguments, expected: expected, at: position, name: name)
            {
                return call
            }
            if functions.contains(where: { !$0.isFromPrelude }) {
                return mismatch(name, functions.map { Candidate(symbol: $0) }, arguments, at: position)
            }
        }
        if topLevelVariable(name) != nil {
            return apply(lowerName(name, at: position, expected: .unknown), arguments, at: position)
        }
        if let type = typeExpression(callee)
            ?? typeNamed(name, at: position).map({
                Expression(kind: .metatype($0), type: .metatype($0), position: position)
            }), case .metatype(let named) = type.kind
        {
            return construct(named, arguments, expected: expected, at: position, name: name)
        }
        if isTest {
            return unknownName(name, at: position)
        }
        if !context.isPrelude { lowerer.noteOpaque(name, at: position) }
        return opaqueCall(name, arguments, type: .unknown, at: position)
    }

    func applyLocalFunction(
        _ callee: Expression, _ function: FunctionSymbol, _ arguments: [RawArgument], _ expected: SwiftType,
        at position: SourcePosition
    ) -> Expression {
        guard
            let call = resolveCall(
                [Candidate(symbol: function)], arguments, expected: expected, at: position, name: function.name),
            case .call(_, let values, _) = call.kind
        else { return mismatch(function.name, [Candidate(symbol: function)], arguments, at: position) }
        return Expression(kind: .apply(callee: callee, values), type: call.type, position: position)
    }

    /// Calls a value: a closure, a type's `callAsFunction`, or something unknown.
    func apply(_ callee: Expression, _ arguments: [RawArgument], at position: SourcePosition) -> Expression {
        var type = callee.type
        if arguments.contains(where: \.isExpansion) {
            return applySpread(callee, arguments.compactMap(\.syntax), at: position)
        }
        if lowerer.isOptional(type), case .function = unwrapped(type) { type = unwrapped(type) }
        switch type {
        case .function(let function):
            if function.isThrowing { thrownTypes.append(function.thrown.type) }
            var values: [Expression.Argument] = []
            let arguments = packed(arguments, for: function, at: position)
            for (index, argument) in arguments.enumerated() {
                let declared = index < function.parameters.count ? function.parameters[index].received(lowerer) : nil
                var parameter = ParameterSymbol(label: nil, name: "", type: declared?.type ?? .unknown)
                parameter.isInout = declared?.isInout ?? false
                parameter.isAutoclosure = declared?.isAutoclosure ?? false
                parameter.builder = declared?.builder
                if let builder = declared?.builder, case .function(var inner) = parameter.type {
                    inner.builder = builder
                    parameter.type = .function(inner)
                }
                values.append(self.argument(argument, nil, parameter: parameter, type: parameter.type))
            }
            return Expression(kind: .apply(callee: callee, values), type: function.result, position: position)
        case .metatype(let instance):
            return construct(instance, arguments, expected: .unknown, at: position, name: "init")
        case .nominal(let nominal, _) where !nominal.isOpaque:
            let found = lowerer.members(of: type, named: "callAsFunction")
            if !found.isEmpty {
                return callMember("callAsFunction", on: callee, arguments, at: position, expected: .unknown)
            }
            if !lowerer.members(of: type, named: "dynamicallyCall").isEmpty {
                // `@dynamicCallable`: the arguments arrive as one array, or as pairs where they have labels.
                if arguments.contains(where: { $0.label != nil }), let pairs = keywordPairs(arguments, at: position) {
                    return callMember(
                        "dynamicallyCall", on: callee, [RawArgument(label: "withKeywordArguments", lowered: pairs)],
                        at: position, expected: .unknown)
                }
                let values = arguments.map { argument in
                    self.argument(
                        argument, nil, parameter: ParameterSymbol(label: nil, name: "", type: .unknown), type: .unknown)
                }
                let elements = values.compactMap { if case .value(let value) = $0 { value } else { nil } }
                let array = Expression(
                    kind: .array(elements),
                    type: lowerer.type(.array, [elements.first?.type ?? .unknown]), position: position)
                return callMember(
                    "dynamicallyCall", on: callee, [RawArgument(label: "withArguments", lowered: array)], at: position,
                    expected: .unknown)
            }
            fallthrough
        default:
            let values = arguments.map { argument -> Expression.Argument in
                let parameter = ParameterSymbol(label: nil, name: "", type: .unknown)
                return self.argument(argument, nil, parameter: parameter, type: .unknown)
            }
            return Expression(kind: .apply(callee: callee, values), type: .unknown, position: position)
        }
    }

    /// The arguments of a call of a function value, those of its variadic parameter as one array.
    private func packed(_ arguments: [RawArgument], for function: FunctionType, at position: SourcePosition)
        -> [RawArgument]
    {
        guard let place = function.parameters.firstIndex(where: \.isVariadic) else { return arguments }
        let count = arguments.count - (function.parameters.count - 1)
        guard count >= 0, place + count <= arguments.count else { return arguments }
        let element = function.parameters[place].type
        let values = arguments[place..<(place + count)].map { coerce(argumentValue($0, element), to: element) }
        let array = Expression(kind: .array(values), type: lowerer.type(.array, [element]), position: position)
        return Array(arguments[..<place]) + [RawArgument(lowered: array)] + Array(arguments[(place + count)...])
    }

    /// The labels and values of a call of a `@dynamicCallable` value.
    private func keywordPairs(_ arguments: [RawArgument], at position: SourcePosition) -> Expression? {
        guard let type = lowerer.wellKnown("KeyValuePairs") else { return nil }
        let string = lowerer.type(.string)
        let pairs = arguments.map { argument -> Expression in
            let key = Expression(
                kind: .constant(.string(argument.label ?? "")), type: string, position: position)
            let value = argumentValue(argument, .unknown)
            return Expression(
                kind: .tuple([key, value]),
                type: .tuple([.init(label: nil, type: string), .init(label: nil, type: value.type)]),
                position: position)
        }
        return construct(
            type, [RawArgument(label: "dictionaryLiteral", value: .variadic(pairs), isTrailing: false)],
            expected: .unknown, at: position, name: type.name)
    }

    func dynamicCall(
        _ base: Expression, _ name: String, _ arguments: [RawArgument], type: SwiftType, at position: SourcePosition
    ) -> Expression {
        var values: [Expression.Argument] = []
        for argument in arguments {
            if let closure = argument.closure, looksLikeViews(closure), parameterCount(of: closure) == 0,
                let builder = lowerer.wellKnown("ViewBuilder")
            {
                let function = FunctionType(parameters: [], result: .unknown, builder: builder)
                values.append(
                    .value(lowerClosure(closure, .function(function), at: self.position(of: closure))))
                continue
            }
            let parameter = ParameterSymbol(label: nil, name: "", type: .unknown)
            values.append(self.argument(argument, nil, parameter: parameter, type: .unknown))
        }
        let call = Expression(
            kind: .dynamicCall(
                base: base, name: name, labels: arguments.map(\.label), values,
                firstTrailingClosure: arguments.firstIndex { $0.isTrailing }), type: type, position: position)
        // The type that makes a value is the value's, generic arguments included.
        guard name == "init", !context.isPrelude, base.isRepeatable else { return call }
        return Expression(kind: .reified(call, as: base), type: type, position: position)
    }
}
