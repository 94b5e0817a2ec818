@_implementationOnly import SwiftSyntax

/// Arguments of calls: which parameter each goes to, and the call that they make.
extension BodyLowering {
    /// Where each parameter of a match gets its value.
    enum Source {
        case argument(Int)
        case variadic([Int])
        case defaultValue(FunctionSymbol)
    }

    /// Matches arguments to parameters by Swift's rules; nil when they do not fit.
    func match(_ parameters: [ParameterSymbol], _ arguments: [RawArgument]) -> [Source]? {
        var sources: [Source] = []
        var next = 0
        for (index, parameter) in parameters.enumerated() {
            if parameter.isVariadic {
                var indices: [Int] = []
                if next < arguments.count, !arguments[next].isTrailing, arguments[next].label == parameter.label {
                    indices.append(next)
                    next += 1
                    while next < arguments.count, !arguments[next].isTrailing, arguments[next].label == nil {
                        indices.append(next)
                        next += 1
                    }
                }
                if indices.isEmpty, let value = parameter.defaultValue {
                    sources.append(.defaultValue(value))
                } else {
                    sources.append(.variadic(indices))
                }
                continue
            }
            if next < arguments.count {
                let argument = arguments[next]
                let fits: Bool
                if argument.isTrailing, argument.label == nil {
                    fits =
                        acceptsClosure(parameter.type)
                        && !(parameter.defaultValue != nil
                            && (needsLater(parameters, after: index, arguments, next)
                                || !isFunction(parameter.type)
                                    && parameters[(index + 1)...].contains { isFunction($0.type) }))
                } else {
                    fits = argument.label == parameter.label
                }
                if fits {
                    sources.append(.argument(next))
                    next += 1
                    continue
                }
            }
            guard let value = parameter.defaultValue else { return nil }
            sources.append(.defaultValue(value))
        }
        return next == arguments.count ? sources : nil
    }

    /// Whether the only trailing closure left is needed by a later parameter that has no default.
    func needsLater(
        _ parameters: [ParameterSymbol], after index: Int, _ arguments: [RawArgument], _ next: Int
    ) -> Bool {
        guard next == arguments.count - 1 else { return false }
        return parameters[(index + 1)...].contains { $0.defaultValue == nil && acceptsClosure($0.type) }
    }

    private func isFunction(_ type: SwiftType) -> Bool {
        if case .function = unwrapped(type) { return true }
        return false
    }

    func acceptsClosure(_ type: SwiftType) -> Bool {
        switch unwrapped(type) {
        case .function, .unknown, .parameter: true
        case .nominal(let nominal, _): builtin(of: type) == .any || nominal.isOpaque
        default: false
        }
    }

    func arguments(
        _ list: LabeledExprListSyntax, _ trailing: ClosureExprSyntax?,
        _ additional: MultipleTrailingClosureElementListSyntax
    ) -> [RawArgument] {
        var result = list.elements.map {
            RawArgument(label: $0.label?.plainText, value: .syntax($0.expression), isTrailing: false)
        }
        if let trailing {
            result.append(RawArgument(label: nil, value: .syntax(ExprSyntax(trailing)), isTrailing: true))
        }
        for element in additional.elements {
            result.append(
                RawArgument(
                    label: element.label.text == "_" ? nil : element.label.plainText,
                    value: .syntax(ExprSyntax(element.closure)), isTrailing: true))
        }
        return result
    }

    /// Where `.mine` meets an unbound generic parameter: the protocol whose static member is meant.
    private func constraint(
        of parameter: ParameterSymbol, for argument: RawArgument, _ substitution: Substitution
    ) -> SwiftType? {
        guard case .parameter(let generic) = parameter.type, substitution.bindings[generic] == nil,
            case .syntax(let syntax) = argument.value, let name = implicitMemberName(syntax)
        else { return nil }
        return generic.constraints.first { hasStaticMember(name, in: $0) }
    }

    func buildCall(
        _ candidate: Candidate, _ arguments: [RawArgument], _ sources: [Source], _ known: [Int: Expression],
        _ expected: SwiftType, at position: SourcePosition
    ) -> Expression {
        let symbol = candidate.symbol
        checkAccess(symbol, at: position)
        let outerCallee = calleeIsPrelude
        calleeIsPrelude = symbol.isFromPrelude
        defer { calleeIsPrelude = outerCallee }
        if symbol.isThrowing { thrownTypes.append(symbol.thrownType) }
        var substitution = candidate.substitution
        let isInitializer = symbol.kind == .initializer
        let isOfGeneric = isInitializer || symbol.isStatic && !context.isPrelude
        let generics =
            symbol.genericParameters
            + (isOfGeneric ? symbol.owner?.genericParameters ?? [] : []).filter {
                isInitializer || (candidate.substitution.bindings[$0] ?? .unknown) == .unknown
            }
        let genericSet = Set(generics)
        var hints = Substitution()
        var abstractHints: [GenericParameter: SwiftType] = [:]
        if expected != .unknown, !generics.isEmpty {
            hints.infer(symbol.result, from: expected, parameters: genericSet)
            for (parameter, type) in hints.bindings where isAbstract(type) {
                // A generic parameter whose argument is known here is as good as a type.
                if case .parameter = type, dynamicType(type, at: position) != nil { continue }
                if case .nominal = type { abstractHints[parameter] = type }
                hints.bindings[parameter] = nil
            }
        }
        func parameterType(_ parameter: ParameterSymbol) -> SwiftType {
            var combined = substitution
            for (generic, hint) in hints.bindings where combined.bindings[generic] == nil {
                combined.bindings[generic] = hint
            }
            if case .parameter(let generic) = parameter.type, combined.bindings[generic] == nil {
                if let type = equatedType(of: generic, symbol, combined) { return type }
                if let element = equatedElement(of: generic, symbol, combined) {
                    return lowerer.type(.array, [element])
                }
            }
            return combined.applyErasing(parameter.type, generics)
        }
        var lowered: [Expression.Argument?] = Array(repeating: nil, count: symbol.parameters.count)
        func lowerArgument(_ index: Int, for parameter: ParameterSymbol) -> Expression.Argument {
            let argument = arguments[index]
            let type = constraint(of: parameter, for: argument, substitution) ?? parameterType(parameter)
            let value = self.argument(argument, known[index], parameter: parameter, type: type)
            if case .value(let expression) = value {
                var actual = expression.type
                if parameter.isAutoclosure, case .function(let function) = actual { actual = function.result }
                substitution.infer(parameter.type, from: actual, parameters: genericSet)
                if case .parameter(let generic) = parameter.type, let bound = substitution.bindings[generic],
                    !expression.isConstant
                {
                    noteMixed(bound, actual)
                }
            } else if case .address(let expression) = value {
                substitution.infer(parameter.type, from: expression.type, parameters: genericSet)
            }
            return value
        }
        // Closures last, implicit members and literals before them: what the other arguments are decides their types.
        for wanted in ArgumentOrder.allCases {
            for (position, parameter) in symbol.parameters.enumerated() {
                guard case .argument(let index) = sources[position], order(of: arguments[index]) == wanted else {
                    continue
                }
                lowered[position] = lowerArgument(index, for: parameter)
            }
        }
        for (place, parameter) in symbol.parameters.enumerated() {
            switch sources[place] {
            case .argument: break
            case .defaultValue(let function):
                // A deferred default is the function that computes it; a wrapper's memberwise default is its storage.
                let isDeferred = parameter.isAutoclosure && !lowerer.memberwiseInitializers.contains(symbol.id)
                let type = SwiftType.function(FunctionType(parameters: [], result: function.result))
                lowered[place] =
                    callSite(function, at: position).map { .value($0) }
                    ?? (isDeferred
                        ? .value(Expression(kind: .function(function), type: type, position: position))
                        : .defaultValue(function))
            case .variadic(let indices) where indices.contains { arguments[$0].isExpansion }:
                lowered[place] = .value(spread(indices.compactMap { arguments[$0].syntax }, at: position))
            case .variadic(let indices):
                var elements: [Expression] = []
                for index in indices {
                    if case .variadic(let values) = arguments[index].value {
                        elements += values
                    } else if case .value(let value) = lowerArgument(index, for: parameter) {
                        elements.append(value)
                    }
                }
                let type = lowerer.type(.array, [parameterType(parameter)])
                lowered[place] = .value(Expression(kind: .array(elements), type: type, position: position))
            }
        }
        for (generic, hint) in hints.bindings where substitution.bindings[generic] == nil {
            substitution.bindings[generic] = hint
        }
        if !abstractHints.isEmpty, !symbol.isFromPrelude {
            // No argument can say more of these.
            let mentioned = symbol.parameters.filter { !$0.isTypeArgument }.flatMap(\.type.genericParameters)
            for (generic, hint) in abstractHints where !mentioned.contains(generic) {
                substitution.bindings[generic] = substitution.bindings[generic] ?? hint
            }
        }
        for (left, right) in symbol.sameTypes {
            for (declared, other) in [(left, right), (right, left)] {
                let actual = substitution.apply(other)
                if actual.isConcrete { substitution.infer(declared, from: actual, parameters: genericSet) }
            }
        }
        if symbol.isFromPrelude {
            for (place, parameter) in symbol.parameters.enumerated() where parameter.label == "_type" {
                // What the caller's types say of a generic argument, for natives that have to know it.
                guard case .metatype(let declared) = parameter.type else { continue }
                let type = substitution.applyErasing(declared, generics)
                lowered[place] = .value(
                    Expression(kind: .metatype(type), type: .metatype(type), position: position))
            }
        }
        for (place, parameter) in symbol.parameters.enumerated() where parameter.isTypeArgument {
            guard case .metatype(let declared) = parameter.type else { continue }
            let type = substitution.applyErasing(declared, generics)
            let isGiven = candidate.substitution.applyErasing(declared, generics) == type
            lowered[place] = .value(
                isGiven && type != .unknown
                    ? typeValue(type, at: position)
                    : passedType(type, of: parameter.type, symbol, lowered, at: position))
        }
        let values = lowered.compactMap { $0 }
        var result = substitution.applyErasing(symbol.result, generics)
        if symbol.returnsSelf, case .value(let receiver)? = candidate.selfArgument {
            var type = receiver.type
            if case .metatype(let instance) = type { type = instance }
            if type.asNominal?.isClass == true { result = lowerer.isOptional(result) ? lowerer.optional(type) : type }
        }
        if isInitializer, let owner = symbol.owner, owner.isClass, candidate.selfArgument == nil {
            return Expression(
                kind: .newObject(constructedClass ?? owner, initializer: symbol, values), type: result,
                position: position)
        }
        var receiver = staticReceiver(candidate.selfArgument, of: symbol, substitution)
        if symbol.isConsuming, case .value(let value)? = receiver { receiver = .value(moved(value)) }
        let all = (receiver.map { [$0] } ?? []) + values
        let call = Expression(kind: .call(symbol, all, candidate.dispatch), type: result, position: position)
        return call
    }

    /// What a generic parameter is, where the `where` clause equates it with a type that is known by now.
    private func equatedType(
        of generic: GenericParameter, _ symbol: FunctionSymbol, _ substitution: Substitution
    ) -> SwiftType? {
        for (left, right) in symbol.sameTypes {
            for (member, other) in [(left, right), (right, left)] where member == .parameter(generic) {
                let type = substitution.apply(other)
                if type.isConcrete { return type }
            }
        }
        return nil
    }

    /// What the elements of a sequence are that a function takes, where its `where` clause says it: a literal passed
    /// there is an array of them.
    private func equatedElement(
        of generic: GenericParameter, _ symbol: FunctionSymbol, _ substitution: Substitution
    ) -> SwiftType? {
        for (left, right) in symbol.sameTypes {
            for (member, other) in [(left, right), (right, left)] {
                guard case .parameter(let dependent) = member, dependent.dependence?.base === generic,
                    dependent.name == "Element"
                else { continue }
                let element = substitution.apply(other)
                if element.isConcrete { return element }
            }
        }
        return nil
    }

    enum ArgumentOrder: CaseIterable {
        case plain, literal, contextual, closure
    }

    func order(of argument: RawArgument) -> ArgumentOrder {
        if argument.closure != nil { return .closure }
        guard case .syntax(let syntax) = argument.value else { return .plain }
        if syntax.as(DeclReferenceExprSyntax.self)?.baseName.isOperator == true { return .closure }
        if LiteralKind(syntax) != nil { return .literal }
        return isContextual(syntax) ? .contextual : .plain
    }

    /// Whether a type hides others, so that it says nothing about a generic argument.
    func isAbstract(_ type: SwiftType) -> Bool {
        switch type {
        case .nominal(let nominal, _): nominal.kind == .protocol || builtin(of: type) == .any
        case .unknown, .parameter: true
        default: false
        }
    }

    func argument(
        _ argument: RawArgument, _ known: Expression?, parameter: ParameterSymbol, type: SwiftType
    ) -> Expression.Argument {
        let expected = argument.expected == .unknown ? type : argument.expected
        switch argument.value {
        case .variadic(let values):
            let position = values.first?.position ?? .none
            return .value(Expression(kind: .array(values), type: lowerer.type(.array, [type]), position: position))
        case .lowered(let value):
            if parameter.isAutoclosure { return .value(deferring(value)) }
            if parameter.isInout { return .address(value) }
            return .value(coerce(value, to: type))
        case .syntax(let syntax):
            if parameter.isAutoclosure { return .value(autoclosure(syntax, expected)) }
            if let address = syntax.as(InOutExprSyntax.self) {
                let target = lower(address.expression, expected)
                checkMutable(target, at: target.position, isAddress: true)
                if case .property(_, let property, _) = target.kind,
                    lowerer.projections[ObjectIdentifier(property)] != nil, property.setter == nil
                {
                    return .value(target)
                }
                return .address(target)
            }
            if case .function(let function) = unwrapped(type), function.parameters.isEmpty, parameter.builder != nil,
                let closure = syntax.as(ClosureExprSyntax.self)
            {
                return .value(lowerClosure(closure, type, at: position(of: syntax)))
            }
            if let known, known.type == type, known.type != .unknown, !mentionsLiteral(known) {
                return .value(parameter.isConsuming ? moved(known) : known)
            }
            let value = lower(syntax, expected)
            return .value(coerce(parameter.isConsuming ? moved(value) : value, to: type))
        }
    }

    /// Whether lowering an expression with its type expected could change it.
    func mentionsLiteral(_ value: Expression) -> Bool {
        switch value.kind {
        case .local, .property, .call, .newObject, .constant, .reified: false
        default: true
        }
    }

    /// A closure that gives an already lowered value.
    func deferring(_ value: Expression) -> Expression {
        let inner = LocalVariable(name: "value", type: value.type, position: value.position, isMutable: false)
        let symbol = lowerer.program.makeFunction(
            name: "autoclosure", kind: .closure, position: value.position, owner: self.symbol.owner)
        symbol.isFromPrelude = context.isPrelude
        symbol.result = value.type
        symbol.body = FunctionBody(
            parameters: [], captures: [inner],
            statements: [Statement(kind: .return(local(inner, at: value.position)), position: value.position)],
            result: value.type)
        return Expression(
            kind: .closure(ClosureExpression(symbol: symbol, captures: [.value(value)])),
            type: .function(FunctionType(parameters: [], result: value.type)), position: value.position)
    }

    /// The closure an `@autoclosure` parameter receives.
    func autoclosure(_ syntax: ExprSyntax, _ type: SwiftType) -> Expression {
        var result = type
        let position = position(of: syntax)
        let closure = makeClosure(named: "autoclosure", parameters: [], result: type, at: position) { inner in
            let value = inner.coerce(inner.lower(syntax, type), to: type)
            if result == .unknown || inner.isAbstract(result) { result = value.type }
            return [Statement(kind: .return(value), position: value.position)]
        }
        return Expression(
            kind: .closure(closure), type: .function(FunctionType(parameters: [], result: result)),
            position: position)
    }
}

extension FunctionType.Parameter {
    /// The parameter as the function's body sees it: a variadic one is an array.
    func received(_ lowerer: Lowerer) -> FunctionType.Parameter {
        guard isVariadic else { return self }
        var parameter = self
        parameter.type = lowerer.type(.array, [type])
        parameter.isVariadic = false
        return parameter
    }
}
