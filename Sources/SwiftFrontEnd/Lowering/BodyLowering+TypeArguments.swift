@_implementationOnly import SwiftSyntax

/// Types as values where they depend on generic parameters: what these stand for while a body runs.
extension BodyLowering {
    /// `T.self`, `[T].self`, `Box<T>.self`: a metatype, with what its generic parameters stand for here.
    func typeValue(_ type: SwiftType, at position: SourcePosition) -> Expression {
        dynamicType(type, at: position)
            ?? Expression(kind: .metatype(type), type: .metatype(type), position: position)
    }

    /// A metatype that only the running program knows; nil where the type is fixed, or nothing tells.
    func dynamicType(_ type: SwiftType, at position: SourcePosition) -> Expression? {
        if context.isPrelude { return nil }
        let parameters = type.genericParameters
        guard !parameters.isEmpty else { return nil }
        var arguments: [Expression] = []
        for parameter in parameters {
            guard let argument = typeArgument(parameter, at: position) else { return nil }
            arguments.append(argument)
        }
        if case .parameter = type { return arguments.first }
        let template = Expression(kind: .metatype(type), type: .metatype(type), position: position)
        let list = Expression(kind: .array(arguments), type: lowerer.type(.array, [.unknown]), position: position)
        return runtimeCall("_specialized(_:_:)", [template, list], .metatype(type), at: position)
    }

    /// What a generic parameter stands for: the argument passed for it, or what `self` shows of its type.
    private func typeArgument(_ parameter: GenericParameter, at position: SourcePosition) -> Expression? {
        let type = SwiftType.metatype(.parameter(parameter))
        for name in [parameter.typeArgumentName, parameter.boundArgumentName] {
            if case .variable(let hidden)? = lookUpLocal(name), hidden.type == type {
                return local(hidden, at: position)
            }
        }
        for declared in outermost.symbol.parameters where declared.type == type && !declared.isVariadic {
            // `decode(_ type: T.Type)` is told it.
            if case .variable(let given)? = lookUpLocal(declared.name), given.type == type {
                return local(given, at: position)
            }
        }
        if let dependence = parameter.dependence {
            guard let base = typeArgument(dependence.base, at: position) else { return nil }
            return associatedType(parameter, of: base, at: position)
        }
        guard outermost.bindTypeArgument(parameter),
            case .variable(let bound)? = lookUpLocal(parameter.boundArgumentName)
        else { return nil }
        return local(bound, at: position)
    }

    private func associatedType(
        _ parameter: GenericParameter, of base: Expression, at position: SourcePosition
    ) -> Expression? {
        let template = Expression(
            kind: .metatype(.parameter(parameter)), type: .metatype(.parameter(parameter)), position: position)
        return runtimeCall(
            "_associatedType(_:_:)", [base, template], .metatype(.parameter(parameter)), at: position)
    }

    /// Reads a generic argument off `self` when the body begins, so that closures need not capture `self` for it.
    private func bindTypeArgument(_ parameter: GenericParameter) -> Bool {
        let position = symbol.position
        guard bindsTypeArguments, let value = ownTypeArgument(parameter, at: position) else { return false }
        let local = LocalVariable(
            name: parameter.boundArgumentName, type: .metatype(.parameter(parameter)), position: position,
            isMutable: false)
        scopes[0].variables[local.name] = local
        typeBindings.append(Statement(kind: .bind(.binding(local), value), position: position))
        return true
    }

    private func ownTypeArgument(_ parameter: GenericParameter, at position: SourcePosition) -> Expression? {
        guard let owner = context.owner else { return nil }
        if let required = lowerer.requiredType(of: parameter, in: symbol) {
            return Expression(kind: .metatype(required), type: .metatype(.parameter(parameter)), position: position)
        }
        guard let selfLocal = scopes[0].variables["self"], symbol.kind != .initializer || owner.isClass else {
            return nil
        }
        var type = local(selfLocal, at: position)
        if !isMetatype(selfLocal.type) {
            type = Expression(kind: .typeOf(type), type: .metatype(selfLocal.type), position: position)
        }
        if owner.kind == .protocol {
            if parameter === lowerer.selfParameter(of: owner) { return type }
            guard lowerer.memberType(parameter.name, of: .nominal(owner, [])) == .parameter(parameter) else {
                return nil
            }
            return associatedType(parameter, of: type, at: position)
        }
        guard owner.genericParameters.contains(parameter) else { return nil }
        let template = Expression(
            kind: .metatype(.parameter(parameter)), type: .metatype(.parameter(parameter)), position: position)
        return runtimeCall(
            "_typeArgument(_:_:)", [type, template], .metatype(.parameter(parameter)), at: position)
    }

    /// A new value of a generic type of the program, told its generic arguments where they are known.
    func reified(_ value: Expression) -> Expression {
        guard !context.isPrelude else { return value }
        let type = unwrappedAll(value.type)
        guard case .nominal(let nominal, let arguments) = type, !nominal.isFromPrelude,
            !arguments.isEmpty, arguments.count == nominal.genericParameters.count
        else { return value }
        let metatype: Expression
        if type.isConcrete {
            metatype = Expression(kind: .metatype(type), type: .metatype(type), position: value.position)
        } else if let dynamic = dynamicType(type, at: value.position) {
            metatype = dynamic
        } else {
            return value
        }
        return Expression(kind: .reified(value, as: metatype), type: value.type, position: value.position)
    }

    /// `value as? T` and the like, where the type depends on generic parameters.
    func dynamicCast(
        _ cast: Expression.Cast, _ value: Expression, _ target: SwiftType, at position: SourcePosition
    ) -> Expression? {
        guard let type = dynamicType(target, at: position) else { return nil }
        let value = eraseForDescription(value)
        switch cast {
        case .test: return runtimeCall("_isValue(_:_:)", [value, type], lowerer.type(.bool), at: position)
        case .conditional:
            return runtimeCall("_cast(_:_:)", [value, type], lowerer.optional(target), at: position)
        case .forced: return runtimeCall("_forceCast(_:_:)", [value, type], target, at: position)
        case .coerce: return nil
        }
    }

    /// A literal whose type is a generic parameter takes its form when it runs.
    func dynamicLiteral(_ value: Expression, _ type: SwiftType) -> Expression? {
        guard case .parameter = type, let target = dynamicType(type, at: value.position) else { return nil }
        return runtimeCall("_literal(_:_:)", [value, target], type, at: value.position)
    }

    private func runtimeCall(
        _ name: String, _ arguments: [Expression], _ type: SwiftType, at position: SourcePosition
    ) -> Expression? {
        let function = lowerer.runtimeFunction(name, parameters: arguments.count)
        return Expression(
            kind: .call(function, arguments.map { .value($0) }, .direct), type: type, position: position)
    }

    /// The type that a static member of a generic type is called on, with the arguments that the call tells.
    func staticReceiver(
        _ argument: Expression.Argument?, of symbol: FunctionSymbol, _ substitution: Substitution
    ) -> Expression.Argument? {
        guard symbol.isStatic, let owner = symbol.owner, !owner.genericParameters.isEmpty, !context.isPrelude,
            case .value(let value)? = argument, case .metatype(.nominal(let named, let written)) = value.kind,
            named === owner, written.allSatisfy({ !$0.isConcrete })
        else { return argument }
        let type = SwiftType.nominal(owner, owner.genericParameters.map { substitution.bindings[$0] ?? .unknown })
        if type.isConcrete {
            return .value(Expression(kind: .metatype(type), type: .metatype(type), position: value.position))
        }
        return dynamicType(type, at: value.position).map { .value($0) } ?? argument
    }

    /// What a call passes for a hidden type parameter: the type inferred there, or that of an argument.
    func passedType(
        _ type: SwiftType, of parameter: SwiftType, _ symbol: FunctionSymbol, _ arguments: [Expression.Argument?],
        at position: SourcePosition
    ) -> Expression {
        // An existential is opened, and what lowering does not know the value knows.
        if isAbstract(type), case .metatype(let declared) = parameter {
            if case .parameter = type { return typeValue(type, at: position) }
            for (place, candidate) in symbol.parameters.enumerated() where candidate.type == declared {
                if candidate.isVariadic || candidate.isAutoclosure { continue }
                guard place < arguments.count, case .value(let value)? = arguments[place], value.isRepeatable else {
                    continue
                }
                return Expression(kind: .typeOf(value), type: .metatype(type), position: position)
            }
        }
        return typeValue(type, at: position)
    }
}

extension Expression {
    /// Whether evaluating it twice does nothing twice.
    var isRepeatable: Bool {
        switch kind {
        case .local, .constant: true
        case .property(let base, let property, .direct): property.getter == nil && base?.isRepeatable ?? true
        case .erase(let inner, _): inner.isRepeatable
        default: false
        }
    }
}

extension SwiftType {
    /// Whether everything in a type is known and no generic parameter.
    package var isConcrete: Bool {
        switch self {
        case .unknown, .parameter: false
        case .nominal(_, let arguments): arguments.allSatisfy(\.isConcrete)
        case .tuple(let elements): elements.allSatisfy(\.type.isConcrete)
        case .metatype(let instance): instance.isConcrete
        case .function(let function):
            function.result.isConcrete && function.parameters.allSatisfy(\.type.isConcrete)
        }
    }

    /// The generic parameters that a type mentions, each once, in order.
    package var genericParameters: [GenericParameter] {
        var found: [GenericParameter] = []
        collect(into: &found)
        return found
    }

    private func collect(into found: inout [GenericParameter]) {
        switch self {
        case .unknown: break
        case .parameter(let parameter): if !found.contains(parameter) { found.append(parameter) }
        case .nominal(_, let arguments): for argument in arguments { argument.collect(into: &found) }
        case .tuple(let elements): for element in elements { element.type.collect(into: &found) }
        case .metatype(let instance): instance.collect(into: &found)
        case .function(let function):
            for parameter in function.parameters { parameter.type.collect(into: &found) }
            function.result.collect(into: &found)
        }
    }
}
