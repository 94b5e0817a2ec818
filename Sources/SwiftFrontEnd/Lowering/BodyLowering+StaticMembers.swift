@_implementationOnly import SwiftSyntax

/// Static members, enum cases, and members whose type the context says.
extension BodyLowering {
    func staticMember(
        _ name: String, of type: SwiftType, _ syntax: MemberAccessExprSyntax?, _ expected: SwiftType,
        at position: SourcePosition, base: Expression? = nil, isSuper: Bool = false
    ) -> Expression {
        let metatype = base ?? typeValue(type, at: position)
        if name == "self" { return metatype }
        let found = usable(lowerer.members(of: type, named: name))
        for member in found {
            switch member.member {
            case .enumCase(let enumCase):
                if enumCase.payload.isEmpty {
                    return Expression(kind: .enumCase(enumCase, []), type: type, position: position)
                }
                return caseConstructor(enumCase, type, member.substitution, at: position)
            case .property(let property) where property.isStatic:
                checkAccess(property, at: position)
                let isGlobal = if case .global = property.storage { true } else { false }
                return Expression(
                    kind: .property(
                        base: isGlobal ? nil : metatype, property,
                        property.isRequirement
                            ? .witness : property.isOverridden && base != nil && !isSuper ? .virtual : .direct),
                    type: erasingUnbound(member.substitution.apply(lowerer.propertyType(property))),
                    position: position)
            case .type(let nested):
                let member = lowerer.memberType(name, of: type)
                let nestedType = member == .unknown ? SwiftType.nominal(nested, []) : member
                return Expression(kind: .metatype(nestedType), type: .metatype(nestedType), position: position)
            default: continue
            }
        }
        let statics = found.compactMap { member -> (FunctionSymbol, Lowerer.FoundMember)? in
            if case .function(let function) = member.member, function.isStatic || function.kind == .initializer {
                return (function, member)
            }
            return nil
        }
        let labels = syntax?.declName.argumentNames.map { names in
            names.arguments.map { $0.name.text == "_" ? nil : $0.name.text }
        }
        if let chosen = choose(statics, labels: labels, expected: expected) {
            if chosen.0.kind == .initializer {
                if labels == nil, isChosenByValue(statics.map(\.0), expected) {
                    // What it is called with decides among several initializers.
                    let function = FunctionType(
                        parameters: [FunctionType.Parameter(type: .unknown)], result: .unknown)
                    return Expression(kind: .metatype(type), type: .function(function), position: position)
                }
                return initializerReference(chosen.0, type, labels: labels, expected: expected, at: position)
            }
            return Expression(
                kind: .boundMethod(base: metatype, chosen.0, .direct),
                type: functionType(of: chosen.0, chosen.1.substitution), position: position)
        }
        for member in found {
            if case .function(let function) = member.member {
                // `Type.method`: a function of the instance.
                var parameters = [FunctionType.Parameter(type: type)]
                parameters[0].isInout = function.isMutating
                return Expression(
                    kind: .function(function),
                    type: .function(
                        FunctionType(
                            parameters: parameters, result: functionType(of: function, member.substitution))),
                    position: position)
            }
        }
        if lowerer.isOptional(type), name == "none" {
            return Expression(kind: .constant(.none), type: type, position: position)
        }
        if lowerer.isOptional(type), name == "some" { return optionalConstructor(type, expected, at: position) }
        let nested = lowerer.memberType(name, of: type)
        if nested != .unknown {
            return Expression(kind: .metatype(nested), type: .metatype(nested), position: position)
        }
        if case .nominal(let nominal, _) = type {
            if nominal.isOpaque || nominal.isFromPrelude {
                if isTest, !nominal.isOpaque { return unknownMember(name, of: metatype, at: position) }
                if !nominal.isOpaque, !context.isPrelude {
                    lowerer.noteOpaque("\(nominal.name).\(name)", at: position, what: "member")
                }
                return Expression(
                    kind: .opaque(name: "\(nominal.name).\(name)", []),
                    type: nominal.isOpaque ? .unknown : expected == .unknown ? .unknown : expected,
                    position: position)
            }
            if nominal.kind != .protocol, !lowerer.conformsToAnythingOpaque(nominal) {
                let near = nearMember(name, of: nominal)
                if lowerer.isPartOfMore, !isTest {
                    lowerer.noteOpaque("\(nominal.name).\(name)", at: position, what: "member")
                    return Expression(
                        kind: .opaque(name: "\(nominal.name).\(name)", []), type: .unknown, position: position)
                }
                return failure(
                    "lowering.unknown-member", at: position,
                    "type '\(nominal.name)' has no member '\(name)'\(near ?? "")", fix: "declare it")
            }
        }
        return Expression(kind: .dynamicMember(base: metatype, name: name), type: .unknown, position: position)
    }

    /// `Optional.some` as a function.
    private func optionalConstructor(
        _ type: SwiftType, _ expected: SwiftType, at position: SourcePosition
    ) -> Expression {
        var wrapped = unwrapped(type)
        if case .function(let function) = expected, let parameter = function.parameters.first?.type,
            erasingUnbound(parameter) != .unknown
        {
            wrapped = parameter
        }
        wrapped = erasingUnbound(wrapped)
        let result = lowerer.optional(wrapped)
        let closure = makeClosure(named: "some", parameters: [("wrapped", wrapped)], result: result, at: position) {
            inner in
            guard case .variable(let variable)? = inner.lookUpLocal("wrapped") else { return [] }
            let value = Expression(
                kind: .wrapOptional(inner.local(variable, at: position)), type: result, position: position)
            return [Statement(kind: .return(value), position: position)]
        }
        return Expression(
            kind: .closure(closure),
            type: .function(FunctionType(parameters: [FunctionType.Parameter(type: wrapped)], result: result)),
            position: position)
    }

    /// A case with payload as a function.
    func caseConstructor(
        _ enumCase: EnumCaseSymbol, _ type: SwiftType, _ substitution: Substitution, at position: SourcePosition
    ) -> Expression {
        let types = enumCase.payload.map { erasingUnbound(substitution.apply($0)) }
        let closure = makeClosure(
            named: enumCase.name, parameters: types.enumerated().map { ("payload\($0)", $1) }, result: type,
            at: position
        ) { inner in
            let values = types.indices.compactMap { index -> Expression? in
                guard case .variable(let variable)? = inner.lookUpLocal("payload\(index)") else { return nil }
                return inner.local(variable, at: position)
            }
            let value = Expression(kind: .enumCase(enumCase, values), type: type, position: position)
            return [Statement(kind: .return(value), position: position)]
        }
        return Expression(
            kind: .closure(closure),
            type: .function(
                FunctionType(parameters: types.map { FunctionType.Parameter(type: $0) }, result: type)),
            position: position)
    }

    /// Whether several initializers with one unlabeled parameter fit, and nothing says what they are given.
    private func isChosenByValue(_ functions: [FunctionSymbol], _ expected: SwiftType) -> Bool {
        if case .function(let function) = unwrapped(expected) {
            guard function.parameters.count == 1, function.parameters[0].type == .unknown else { return false }
        }
        return functions.count > 1
            && functions.contains { function in
                let parameters = function.parameters.filter { !$0.isTypeArgument }
                return function.kind == .initializer && parameters.count == 1 && parameters[0].label == nil
            }
    }

    /// `Type.init` as a function.
    func initializerReference(
        _ symbol: FunctionSymbol, _ type: SwiftType, labels: [String?]?, expected: SwiftType,
        at position: SourcePosition
    ) -> Expression {
        var declared = symbol.parameters.filter { !$0.isTypeArgument }
        // Where nothing else is asked for and everything has a default, it is the initializer without parameters.
        if expected == .unknown, labels == nil, declared.allSatisfy({ $0.defaultValue != nil }) { declared = [] }
        let parameters = declared.map { ($0.name, $0.type) }
        let closure = makeClosure(named: "init", parameters: parameters, result: type, at: position) { inner in
            let arguments = declared.compactMap { parameter -> RawArgument? in
                guard case .variable(let variable)? = inner.lookUpLocal(parameter.name) else { return nil }
                return RawArgument(label: parameter.label, lowered: inner.local(variable, at: position))
            }
            let value = inner.construct(type, arguments, expected: .unknown, at: position, name: "init")
            return [Statement(kind: .return(value), position: position)]
        }
        return Expression(
            kind: .closure(closure),
            type: .function(
                FunctionType(
                    parameters: declared.map { FunctionType.Parameter(type: $0.type) }, result: type)),
            position: position)
    }

    /// `.name` or `.name(arguments)`.
    func lowerImplicitMember(
        _ name: String, _ arguments: [RawArgument]?, _ expected: SwiftType, at position: SourcePosition
    ) -> Expression {
        var target = expected
        if lowerer.isOptional(target) {
            if name == "none", arguments == nil,
                lowerer.members(of: unwrappedAll(target), named: "none").isEmpty
            {
                return Expression(kind: .constant(.none), type: expected, position: position)
            }
            if name == "some", let only = arguments?.first, arguments?.count == 1 {
                let value = argumentValue(only, unwrapped(target))
                guard lowerer.isOptional(unwrapped(target)) else { return value }
                return Expression(kind: .wrapOptional(value), type: target, position: position)
            }
            target = unwrappedAll(target)
        }
        if case .parameter(let parameter) = target, dynamicType(target, at: position) == nil {
            target = parameter.constraints.first ?? .unknown
        }
        if case .function(let function) = target { target = function.result }
        if target != .unknown, builtin(of: target) != .any {
            if let arguments {
                return callStatic(name, of: target, arguments, expected, at: position)
            }
            return staticMember(name, of: target, nil, expected, at: position)
        }
        let values = arguments?.map { Expression.Argument.value(argumentValue($0, .unknown)) }
        return Expression(
            kind: .implicitMember(name: name, labels: arguments?.map(\.label) ?? [], values), type: .unknown,
            position: position)
    }

    func argumentValue(_ argument: RawArgument, _ expected: SwiftType) -> Expression {
        switch argument.value {
        case .lowered(let value): coerce(value, to: expected)
        case .syntax(let syntax): coerce(lower(syntax, expected), to: expected)
        case .variadic(let values):
            Expression(kind: .array(values), type: .unknown, position: values.first?.position ?? .none)
        }
    }
}
