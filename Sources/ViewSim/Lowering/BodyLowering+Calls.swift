@_implementationOnly import SwiftSyntax

/// An argument as written, or made up.
struct RawArgument {
    enum Value {
        case syntax(ExprSyntax)
        case lowered(Expression)
        case variadic([Expression])
    }

    var label: String?
    var value: Value
    var isTrailing: Bool
    /// A type known for the argument apart from the parameter's.
    var expected: SwiftType = .unknown

    init(label: String?, value: Value, isTrailing: Bool, expected: SwiftType = .unknown) {
        self.label = label
        self.value = value
        self.isTrailing = isTrailing
        self.expected = expected
    }

    init(label: String? = nil, lowered: Expression) {
        self.init(label: label, value: .lowered(lowered), isTrailing: false)
    }

    var closure: ClosureExprSyntax? {
        if case .syntax(let syntax) = value { return syntax.as(ClosureExprSyntax.self) }
        return nil
    }
}

/// A function that a call may mean.
struct Candidate {
    var symbol: FunctionSymbol
    var substitution = Substitution()
    var selfArgument: Expression.Argument?
    var dispatch: Expression.Dispatch = .direct
}

/// Calls: which function is meant, which argument goes where, and what the types say.
extension BodyLowering {
    /// Where each parameter of a match gets its value.
    enum Source {
        case argument(Int)
        case variadic([Int])
        case defaultValue(FunctionSymbol)
    }

    // MARK: Matching labels

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
        for element in additional {
            result.append(
                RawArgument(
                    label: element.label.text == "_" ? nil : element.label.plainText,
                    value: .syntax(ExprSyntax(element.closure)), isTrailing: true))
        }
        return result
    }

    // MARK: Choosing and building

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
        let receiver = staticReceiver(candidate.selfArgument, of: symbol, substitution)
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
                return .value(known)
            }
            let value = lower(syntax, expected)
            return .value(coerce(value, to: type))
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

    // MARK: Calls by syntax

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
        if lowerer.isOptional(type), case .function = unwrapped(type) { type = unwrapped(type) }
        switch type {
        case .function(let function):
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
