@_implementationOnly import SwiftSyntax

/// Operators: folding, builtin arithmetic, assignments, casts.
extension BodyLowering {
    func lowerSequence(_ sequence: SequenceExprSyntax, _ expected: SwiftType, at position: SourcePosition) -> Expression
    {
        // `try` and `await` at the front cover everything to their right.
        if let first = sequence.elements.first {
            if let attempt = first.as(TryExprSyntax.self), let mark = attempt.questionOrExclamationMark {
                let value = fold(
                    sequence, replacingFirst: attempt.expression, mark.text == "?" ? unwrapped(expected) : expected)
                if mark.text == "?" {
                    let type = lowerer.isOptional(value.type) ? value.type : lowerer.optional(value.type)
                    return Expression(kind: .tryOptional(value), type: type, position: position)
                }
                return Expression(kind: .tryForce(value), type: value.type, position: position)
            }
        }
        return fold(sequence, replacingFirst: nil, expected)
    }

    private func fold(_ sequence: SequenceExprSyntax, replacingFirst: ExprSyntax?, _ expected: SwiftType) -> Expression
    {
        guard let folded = lowerer.operators.fold(sequence) else { return void(at: position(of: sequence)) }
        if let replacingFirst, let first = sequence.elements.first { replacedOperands[first.id] = replacingFirst }
        return lower(folded, expected)
    }

    func lower(_ folded: FoldedExpression, _ expected: SwiftType) -> Expression {
        switch folded {
        case .operand(let syntax):
            if let replacement = replacedOperands[syntax.id] { return lower(replacement, expected) }
            return lower(syntax, expected)
        case .cast(let operand, let cast, let typeSyntax):
            let position = position(of: cast)
            guard let type = typeSyntax.as(TypeExprSyntax.self)?.type else { return lower(operand, expected) }
            if cast.is(UnresolvedIsExprSyntax.self) {
                return typeTest(lower(operand, .unknown), type, at: position)
            }
            let mark = cast.as(UnresolvedAsExprSyntax.self)?.questionOrExclamationMark?.text ?? ""
            if mark.isEmpty {
                let target = lowerer.resolve(type, context: context)
                return lowerCast(lower(operand, target), mark: mark, type: type, at: position)
            }
            return lowerCast(lower(operand, .unknown), mark: mark, type: type, at: position)
        case .ternary(let condition, let middle, let otherwise):
            let position = position(of: folded.firstSyntax)
            return conditional(
                lower(condition, lowerer.type(.bool)), { self.lower(middle.thenExpression, $0) },
                { self.lower(otherwise, $0) }, expected, at: position)
        case .infix(let left, let symbol, let name, let right):
            return lowerInfix(left, name, right, expected, at: position(of: symbol))
        }
    }

    func typeTest(_ value: Expression, _ type: TypeSyntax, at position: SourcePosition) -> Expression {
        let target = lowerer.resolve(type, context: context)
        return dynamicCast(.test, value, target, at: position)
            ?? Expression(kind: .cast(.test, value, target), type: lowerer.type(.bool), position: position)
    }

    func lowerCast(_ value: Expression, mark: String, type: TypeSyntax, at position: SourcePosition) -> Expression {
        let target = lowerer.resolve(type, context: context)
        switch mark {
        case "?":
            if let cast = dynamicCast(.conditional, value, target, at: position) { return cast }
            return Expression(
                kind: .cast(.conditional, value, target), type: lowerer.optional(target), position: position)
        case "!":
            if let cast = dynamicCast(.forced, value, target, at: position) { return cast }
            return Expression(kind: .cast(.forced, value, target), type: target, position: position)
        default:
            if isBridged(value.type, to: target) {
                return Expression(kind: .cast(.coerce, value, target), type: target, position: position)
            }
            var coerced = coerce(value, to: target)
            coerced.type = target
            if case .nominal = target, isAbstract(target) {
                // An existential that is spelled out is not opened where it meets a generic parameter.
                coerced = Expression(kind: .cast(.coerce, coerced, target), type: target, position: position)
            }
            return coerced
        }
    }

    /// Whether `as` makes an object of Foundation of a value that is none (`error as NSError`).
    private func isBridged(_ type: SwiftType, to target: SwiftType) -> Bool {
        guard case .nominal(let object, _) = target, object.isFromPrelude, object.isClass,
            ["NSError", "NSNumber", "NSString", "NSDecimalNumber"].contains(object.name)
        else { return false }
        if case .nominal(let own, _) = type { return own !== object }
        return true
    }

    /// A comparison's operands and result, each side guiding the other.
    func lowerComparison(
        _ left: FoldedExpression, _ name: String, _ right: FoldedExpression, at position: SourcePosition
    ) -> Expression {
        lowerInfix(left, name, right, .unknown, at: position)
    }

    private func lowerInfix(
        _ left: FoldedExpression, _ name: String, _ right: FoldedExpression, _ expected: SwiftType,
        at position: SourcePosition
    ) -> Expression {
        switch name {
        case "=": return lowerAssignment(left, right, at: position)
        case "&&", "||": return lowerLogic(name, left, right, expected, at: position)
        case "??":
            let optional = lower(left, expected == .unknown ? .unknown : lowerer.optional(expected))
            let wrapped = unwrapped(optional.type)
            let fallback = lower(right, expected != .unknown ? expected : wrapped)
            var type = lowerer.isOptional(fallback.type) && !lowerer.isOptional(wrapped) ? fallback.type : wrapped
            if type == .unknown { type = fallback.type }
            return Expression(kind: .coalesce(optional, fallback), type: type, position: position)
        default: break
        }
        if isCompoundAssignment(name) { return lowerCompound(left, name, right, at: position) }
        let isComparison = ["==", "!=", "<", "<=", ">", ">=", "===", "!==", "~="].contains(name)
        let isShift = ["<<", ">>"].contains(name)
        let isRange = name == "..<" || name == "..."
        var operandExpectation: SwiftType = isComparison ? .unknown : expected
        if isRange { operandExpectation = rangeBound(of: expected) }
        if case .nominal(let nominal, _) = operandExpectation,
            nominal.kind == .protocol || builtin(of: operandExpectation) == .any
        {
            operandExpectation = .unknown
        }
        var leftValue = lower(left, operandExpectation)
        var rightValue: Expression
        if isContextual(left), !isContextual(right) {
            rightValue = lower(right, operandExpectation)
            let guide = guidance(rightValue)
            if operandExpectation == .unknown || builtin(of: operandExpectation) != nil, mayBeMember(left, of: guide) {
                leftValue = lower(left, guide)
            }
        } else {
            // The distance of a shift is an integer of any type, which says nothing of what is shifted.
            let guide: SwiftType =
                isShift
                ? .unknown : operandType(of: right, after: leftValue.type, name) ?? guidance(leftValue)
            rightValue = lower(right, guide == .unknown && !isShift ? operandExpectation : guide)
            // `1 + x` where x is a Double: the literal on the left follows the right.
            if !isShift, isLiteral(left), !isLiteral(right), rightValue.type != leftValue.type,
                mayBeLiteral(rightValue.type)
            {
                leftValue = lower(left, guidance(rightValue))
            }
        }
        // `3 * vector` and `vector * 3`: the literal takes the type that the other operand's operator declares.
        if isLiteral(left), let type = literalType(beside: rightValue, at: 0, name) {
            leftValue = lower(left, type)
        } else if isLiteral(right), let type = literalType(beside: leftValue, at: 1, name) {
            rightValue = lower(right, type)
        }
        if !isComparison, !isShift, leftValue.type != rightValue.type, Self.builtinOperations[name] != nil {
            // A call that is overloaded by its result follows the other side.
            if isCall(left), builtin(of: rightValue.type) != nil, mayBeMember(left, of: rightValue.type) {
                let again = lower(left, rightValue.type)
                if again.type == rightValue.type { leftValue = again }
            } else if isCall(right), builtin(of: leftValue.type) != nil, mayBeMember(right, of: leftValue.type) {
                let again = lower(right, leftValue.type)
                if again.type == leftValue.type { rightValue = again }
            }
        }
        if name != "==", name != "!=" {
            (leftValue, rightValue) = (forcing(leftValue), forcing(rightValue))
        }
        return lowerBinary(name, leftValue, rightValue, expected: expected, at: position)
    }

    /// What the bounds of a range are, where a range is expected.
    private func rangeBound(of expected: SwiftType) -> SwiftType {
        guard case .nominal(_, let bounds) = unwrappedAll(expected), isRange(expected),
            let bound = bounds.first, bound.isConcrete
        else { return .unknown }
        return bound
    }

    private func isCall(_ folded: FoldedExpression) -> Bool {
        if case .operand(let syntax) = folded { return syntax.is(FunctionCallExprSyntax.self) }
        return false
    }

    /// The type that an implicit member on the right of an operator belongs to (`.now() + .seconds(1)`), where that is
    /// not the left operand's.
    private func operandType(of right: FoldedExpression, after left: SwiftType, _ name: String) -> SwiftType? {
        if isLiteral(right), case .nominal(let type, _) = left, !type.isFromPrelude {
            // `price * 3` where only numbers multiply prices: the literal is no price, though it could be one.
            let declared = operatorCandidates(name, left, .unknown).filter {
                $0.declaredParameterCount == 2 && $0.parameters[0].type.asNominal === type
            }.map { $0.parameters[1].type }
            if !declared.isEmpty, !declared.contains(where: { $0.asNominal === type || !$0.isConcrete }),
                let number = declared.first(where: { builtin(of: $0) != nil })
            {
                return number
            }
        }
        guard isContextual(right), case .nominal(let type, _) = left, builtin(of: left) == nil,
            case .operand(let syntax) = right, let member = implicitMemberName(of: syntax),
            lowerer.members(of: type, named: member).isEmpty
        else { return nil }
        for candidate in operatorCandidates(name, left, .unknown) where candidate.parameters.count == 2 {
            let declared = candidate.parameters[1].type
            guard case .nominal(let operand, _) = declared, operand !== type else { continue }
            if !lowerer.members(of: operand, named: member).isEmpty { return declared }
        }
        return nil
    }

    /// Whether an implicit member may be one of a type: `.now() + 0.5` says nothing of a `Double.now`.
    private func mayBeMember(_ operand: FoldedExpression, of type: SwiftType) -> Bool {
        guard case .operand(let syntax) = operand, let name = implicitMemberName(of: syntax),
            case .nominal(let nominal, _) = type, builtin(of: type) != nil
        else { return true }
        return !lowerer.members(of: nominal, named: name).isEmpty
    }

    private func implicitMemberName(of syntax: ExprSyntax) -> String? {
        if let call = syntax.as(FunctionCallExprSyntax.self) { return implicitMemberName(of: call.calledExpression) }
        return syntax.as(MemberAccessExprSyntax.self)?.declName.baseName.text
    }

    /// The kind of number that an operator of the other operand's own type takes at a place, where it takes one kind.
    private func literalType(beside other: Expression, at place: Int, _ name: String) -> SwiftType? {
        guard case .nominal(let nominal, _) = other.type, case .declared = nominal.representation,
            !mayBeLiteral(other.type)
        else { return nil }
        var types: Set<SwiftType> = []
        for function in operatorCandidates(name, other.type, .unknown) where function.parameters.count == 2 {
            guard case .nominal(let declared, _) = function.parameters[1 - place].type, declared === nominal,
                builtin(of: function.parameters[place].type)?.isNumber == true
            else { continue }
            types.insert(function.parameters[place].type)
        }
        return types.count == 1 ? types.first : nil
    }

    /// Whether a literal may be a value of a type: another operand's type may say nothing of it (`3 * vector`).
    func mayBeLiteral(_ type: SwiftType) -> Bool {
        guard case .nominal(let nominal, _) = type else { return type != .unknown }
        guard case .declared = nominal.representation else { return true }
        return ["Integer", "Float", "Nil"].contains {
            lowerer.conforms(nominal, toNamed: "ExpressibleBy\($0)Literal")
        } || nominal.kind == .protocol || hasLiteralInitializer(nominal)
    }

    private func hasLiteralInitializer(_ type: NominalType) -> Bool {
        lowerer.initializers(of: type).contains { function in
            ["integerLiteral", "floatLiteral", "nilLiteral"].contains(function.parameters.first?.label)
        }
    }

    /// The type one operand suggests for the other.
    private func guidance(_ value: Expression) -> SwiftType {
        if case .constant(.none) = value.kind { return .unknown }
        return value.type
    }

    private func isLiteral(_ folded: FoldedExpression) -> Bool {
        switch folded {
        case .operand(let syntax):
            if let prefix = syntax.as(PrefixOperatorExprSyntax.self) { return isLiteral(.operand(prefix.expression)) }
            if let tuple = syntax.as(TupleExprSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
                if let sequence = only.expression.as(SequenceExprSyntax.self) {
                    return lowerer.operators.fold(sequence).map { isLiteral($0) } ?? false
                }
                return isLiteral(.operand(only.expression))
            }
            return syntax.is(IntegerLiteralExprSyntax.self) || syntax.is(FloatLiteralExprSyntax.self)
                || syntax.is(NilLiteralExprSyntax.self)
        case .infix(let left, _, _, let right): return isLiteral(left) && isLiteral(right)
        default: return false
        }
    }

    func isContextual(_ folded: FoldedExpression) -> Bool {
        guard case .operand(let syntax) = folded else { return false }
        if let member = syntax.as(MemberAccessExprSyntax.self) { return member.base == nil }
        if let call = syntax.as(FunctionCallExprSyntax.self) { return isContextual(.operand(call.calledExpression)) }
        return syntax.is(NilLiteralExprSyntax.self)
    }

    // MARK: Binary operators

    static let builtinOperations: [String: BuiltinOperation] = [
        "+": .add, "-": .subtract, "*": .multiply, "/": .divide, "%": .remainder, "&+": .wrappingAdd,
        "&-": .wrappingSubtract, "&*": .wrappingMultiply, "&": .and, "|": .or, "^": .xor, "<<": .shiftLeft,
        ">>": .shiftRight, "==": .equal, "!=": .notEqual, "<": .less, "<=": .lessOrEqual, ">": .greater,
        ">=": .greaterOrEqual,
    ]

    func lowerBinary(
        _ name: String, _ left: Expression, _ right: Expression, expected: SwiftType = .unknown,
        at position: SourcePosition
    ) -> Expression {
        if name == "===" || name == "!==" {
            return Expression(
                kind: .dynamicOperator(name, [left, right]), type: lowerer.type(.bool), position: position)
        }
        if let result = builtinBinary(name, left, right, at: position) { return result }
        let functions = operatorCandidates(name, left.type, right.type)
        if !functions.isEmpty,
            let call = callOperator(functions, [left, right], name: name, expected: expected, at: position)
        {
            return call
        }
        noteMixed(left, right)
        let isComparison = ["==", "!=", "<", "<=", ">", ">=", "~="].contains(name)
        var type: SwiftType = isComparison ? lowerer.type(.bool) : .unknown
        if type == .unknown, left.type == right.type { type = left.type }
        return Expression(kind: .dynamicOperator(name, [left, right]), type: type, position: position)
    }

    private func builtinBinary(_ name: String, _ left: Expression, _ right: Expression, at position: SourcePosition)
        -> Expression?
    {
        guard let operation = Self.builtinOperations[name], let kind = builtin(of: left.type) else { return nil }
        let isShift = operation == .shiftLeft || operation == .shiftRight
        guard kind == builtin(of: right.type) || isShift && kind.isInteger else { return nil }
        let isComparison: Bool =
            switch operation {
            case .equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual: true
            default: false
            }
        switch kind {
        case .int, .int8, .int16, .int32, .int64, .uint, .uint8, .uint16, .uint32, .uint64: break
        case .double, .float:
            guard isComparison || [.add, .subtract, .multiply, .divide].contains(operation) else { return nil }
        case .string:
            guard isComparison || operation == .add else { return nil }
        case .character, .substring:
            guard isComparison else { return nil }
        case .bool:
            guard operation == .equal || operation == .notEqual else { return nil }
        default: return nil
        }
        return Expression(
            kind: .builtin(operation, kind, [left, right]), type: isComparison ? lowerer.type(.bool) : left.type,
            position: position)
    }

    /// Operator functions that may apply: members of the operands' types, and those declared at the top level.
    func operatorCandidates(_ name: String, _ left: SwiftType, _ right: SwiftType) -> [FunctionSymbol] {
        var result: [FunctionSymbol] = []
        func add(_ functions: [FunctionSymbol]) {
            for function in functions where !function.isRequirement && !result.contains(function) {
                result.append(function)
            }
        }
        for type in [left, right] {
            for found in lowerer.members(of: unwrappedAll(type), named: name) {
                if case .function(let function) = found.member, !function.isRequirement { add([function]) }
            }
        }
        if !context.isPrelude { add(lowerer.userScope.functions[name] ?? []) }
        add(lowerer.preludeScope.functions[name] ?? [])
        if name != "==" && name != "!=" {
            if !context.isPrelude { add(lowerer.userScope.memberOperators[name] ?? []) }
        }
        return result
    }

    /// A call of the operator function that fits, or nil.
    func callOperator(
        _ functions: [FunctionSymbol], _ operands: [Expression], name: String, expected: SwiftType = .unknown,
        at position: SourcePosition
    ) -> Expression? {
        var best: (cost: Int, symbol: FunctionSymbol)?
        for function in functions where function.declaredParameterCount == operands.count {
            var generics = Set(function.genericParameters + (function.owner?.genericParameters ?? []))
            // `Self` is one type for both operands.
            if let owner = function.owner, owner.kind == .protocol { generics.insert(lowerer.selfParameter(of: owner)) }
            var substitution = Substitution()
            var total = 0
            var fits = true
            for (parameter, operand) in zip(function.parameters, operands) {
                let declared = substitution.apply(parameter.type)
                guard operand.type != .unknown,
                    let cost = operatorCost(operand, declared, function) ?? literalOperandCost(operand, declared)
                else {
                    fits = false
                    break
                }
                total += cost
                substitution.infer(parameter.type, from: operand.type, parameters: generics)
            }
            if fits, best.map({ total < $0.cost }) ?? true { best = (total, function) }
        }
        guard let best else { return nil }
        let arguments = zip(operands, best.symbol.parameters).map { operand, parameter in
            RawArgument(lowered: literalOperand(operand, as: parameter.type))
        }
        var selfArgument: Expression.Argument?
        if let owner = best.symbol.owner, best.symbol.takesSelf {
            let type = lowerer.selfType(of: owner)
            selfArgument = .value(Expression(kind: .metatype(type), type: .metatype(type), position: position))
        }
        let sources = best.symbol.parameters.enumerated().map { index, parameter in
            index < operands.count ? .argument(index) : parameter.defaultValue.map { Source.defaultValue($0) }
        }.compactMap { $0 }
        let candidate = Candidate(symbol: best.symbol, selfArgument: selfArgument)
        var call = build(candidate, arguments.map { unlabeled($0) }, sources, [:], expected, at: position)
        if let owner = best.symbol.owner {
            var substitution = Substitution()
            let generics = Set(owner.genericParameters)
            for (parameter, operand) in zip(best.symbol.parameters, operands) {
                substitution.infer(parameter.type, from: operand.type, parameters: generics)
            }
            call.type = erasingUnbound(substitution.apply(call.type))
        }
        return call
    }

    /// What it costs to read a literal operand as a number of another type.
    private func literalOperandCost(_ operand: Expression, _ declared: SwiftType) -> Int? {
        guard case .constant(let constant) = operand.kind else { return nil }
        return literalCost(constant, declared)
    }

    /// A literal operand as the number that an operator declares.
    private func literalOperand(_ operand: Expression, as declared: SwiftType) -> Expression {
        guard case .constant(let constant) = operand.kind, let target = builtin(of: declared),
            operand.type != declared
        else { return operand }
        var converted = operand
        switch (constant, target) {
        case (.integer(let value, .int), .double): converted.kind = .constant(.double(Double(value)))
        case (.integer(let value, .int), .float): converted.kind = .constant(.float(Float(value)))
        case (.double(let value), .float): converted.kind = .constant(.float(Float(value)))
        case (.integer(let value, .int), _) where target.isInteger:
            converted.kind = .constant(.integer(value, target))
        default: return operand
        }
        converted.type = declared
        return converted
    }

    private func unlabeled(_ argument: RawArgument) -> RawArgument {
        var argument = argument
        argument.label = nil
        return argument
    }

    private func operatorCost(_ operand: Expression, _ declared: SwiftType, _ function: FunctionSymbol) -> Int? {
        if case .parameter(let parameter) = declared, function.owner?.genericParameters.contains(parameter) == true {
            return 1
        }
        if case .nominal(let owner, _) = declared, owner.kind == .protocol, case .nominal(let actual, _) = operand.type
        {
            return actual.conforms(to: owner) ? 3 : nil
        }
        if case .nominal(let target, let arguments) = declared, case .nominal(let source, _) = operand.type,
            target === source
        {
            return arguments.contains { if case .parameter = $0 { true } else { false } }
                ? 1 : conversionCost(operand.type, to: declared)
        }
        return conversionCost(operand.type, to: declared)
    }

    // MARK: Assignments

    private func lowerAssignment(_ left: FoldedExpression, _ right: FoldedExpression, at position: SourcePosition)
        -> Expression
    {
        if case .operand(let syntax) = left {
            if syntax.is(DiscardAssignmentExprSyntax.self) {
                let value = lower(right, .unknown)
                return Expression(
                    kind: .sequence(
                        [Statement(kind: .expression(value), position: position)], void(at: position)),
                    type: .void, position: position)
            }
            if let tuple = syntax.as(TupleExprSyntax.self), tuple.elements.count > 1 {
                return assignTuple(tuple, right, at: position)
            }
            if let lazy = lazyLocal(syntax) {
                let type = lazy.storage.type
                return assign(coerce(lower(right, type), to: type), to: lazy, at: position)
            }
        }
        let target = lower(left, .unknown)
        if let initialization = initializeWrapped(target, right, at: position) { return initialization }
        checkMutable(target.assignmentTarget, at: target.position)
        let expectedValue = target.assignmentTarget.type
        let value = coerce(moved(lower(right, expectedValue)), to: expectedValue)
        return assigning(target, value, at: position)
    }

    /// Stores a value in a place that is written as an expression.
    func assign(_ value: Expression, to place: ExprSyntax, at position: SourcePosition) -> Expression {
        let target = lower(place, .unknown)
        checkMutable(target.assignmentTarget, at: target.position)
        return assigning(target, coerce(value, to: target.assignmentTarget.type), at: position)
    }

    /// Puts the assignment inside the optional chain of its target, so that nothing is evaluated when it is nil.
    private func assigning(_ target: Expression, _ value: Expression, at position: SourcePosition) -> Expression {
        if case .optionalChain(let inner) = target.kind {
            let assignment = Expression(
                kind: .assign(target: inner, value: value), type: .void, position: position)
            return Expression(kind: .optionalChain(assignment), type: .void, position: position)
        }
        return Expression(kind: .assign(target: target, value: value), type: .void, position: position)
    }

    private func assignTuple(_ tuple: TupleExprSyntax, _ right: FoldedExpression, at position: SourcePosition)
        -> Expression
    {
        let targets = tuple.elements.map { element -> Expression? in
            element.expression.is(DiscardAssignmentExprSyntax.self) ? nil : lower(element.expression, .unknown)
        }
        let types = targets.map { SwiftType.TupleElement(label: nil, type: $0?.type ?? .unknown) }
        let value = lower(right, .tuple(types))
        let holder = temporary("$tuple", value.type, at: position)
        var statements = [Statement(kind: .bind(.binding(holder), value), position: position)]
        for (index, target) in targets.enumerated() {
            guard let target else { continue }
            let element = Expression(
                kind: .tupleElement(base: local(holder, at: position), index: index), type: target.type,
                position: position)
            statements.append(
                Statement(
                    kind: .expression(
                        Expression(kind: .assign(target: target, value: element), type: .void, position: position)),
                    position: position))
        }
        return Expression(kind: .sequence(statements, void(at: position)), type: .void, position: position)
    }

    /// In an initializer, the first assignment to a wrapped property without a default initializes its storage.
    private func initializeWrapped(_ target: Expression, _ right: FoldedExpression, at position: SourcePosition)
        -> Expression?
    {
        guard symbol.kind == .initializer, parent == nil, case .property(let base?, let property, _) = target.kind,
            case .local(let selfLocal) = base.kind, selfLocal.name == "self",
            let wrapped = lowerer.wrappedProperties[ObjectIdentifier(property)], wrapped.property === property,
            wrapped.storage.initialValue == nil, property.owner === symbol.owner,
            initializedWrappers.insert(ObjectIdentifier(property)).inserted
        else { return nil }
        if case .property(let shown)? = wrapped.wrapper.members["wrappedValue"]?.first, !shown.isStored,
            shown.setter == nil
        {
            return failure(
                "lowering.immutable", at: target.position,
                "cannot assign to property: '\(property.name)' is a get-only property",
                fix: "give the storage its value: _\(property.name) = \(wrapped.wrapper.name)(wrappedValue: …)")
        }
        let value = lower(right, property.type)
        let storage = Expression(
            kind: .property(base: base, wrapped.storage, .direct), type: wrapped.storage.type, position: position)
        var wrappedValue = RawArgument(label: "wrappedValue", lowered: value)
        if !wrapped.inner.isEmpty {
            wrappedValue.value = .lowered(wrap(wrappedValue, in: wrapped.inner, at: position))
        }
        let arguments = [wrappedValue] + self.arguments(of: wrapped.attribute)
        let made = construct(
            wrapped.wrapper, arguments, expected: wrapped.storage.type, at: position, name: wrapped.wrapper.name)
        return Expression(kind: .assign(target: storage, value: made), type: .void, position: position)
    }

    private func isCompoundAssignment(_ name: String) -> Bool {
        name.hasSuffix("=") && name.count > 1 && !["==", "!=", "<=", ">=", "===", "!==", "~="].contains(name)
    }

    private func lowerCompound(
        _ left: FoldedExpression, _ name: String, _ right: FoldedExpression, at position: SourcePosition
    ) -> Expression {
        let target = lower(left, .unknown)
        let place = forcing(target.assignmentTarget)
        checkMutable(place, at: target.position, isCompound: true)
        let binary = String(name.dropLast())
        let isShift = binary == "<<" || binary == ">>"
        let value = forcing(lower(right, isShift ? lowerer.type(.int) : place.type))
        func finish(_ kind: Expression.Kind) -> Expression {
            let expression = Expression(kind: kind, type: .void, position: position)
            if case .optionalChain = target.kind {
                return Expression(kind: .optionalChain(expression), type: .void, position: position)
            }
            return expression
        }
        let subject = temporary("$old", place.type, at: position)
        let old = local(subject, at: position)
        var operand: Expression.Operand?
        var right = value
        if !value.isConstant {
            let holder = temporary("$operand", value.type, at: position)
            operand = Expression.Operand(local: holder, value: value)
            right = local(holder, at: position)
        }
        if let result = builtinBinary(binary, old, right, at: position) {
            return finish(.modify(target: place, subject: subject, operand: operand, value: result))
        }
        // An operator function with an `inout` left side.
        let functions = operatorCandidates(name, place.type, value.type).filter {
            $0.parameters.first?.isInout == true
        }
        if let call = callOperator(functions, [place, value], name: name, at: position),
            case .call = call.kind
        {
            return finish(call.kind)
        }
        let result = lowerBinary(binary, old, right, at: position)
        return finish(.modify(target: place, subject: subject, operand: operand, value: result))
    }

    // MARK: Prefix and postfix operators

    func lowerPrefix(_ syntax: PrefixOperatorExprSyntax, _ expected: SwiftType, at position: SourcePosition)
        -> Expression
    {
        let name = syntax.operator.text
        if name == "-" {
            if let literal = syntax.expression.as(IntegerLiteralExprSyntax.self) {
                return integer(literal.literal.text, true, expected, at: position)
            }
            if let literal = syntax.expression.as(FloatLiteralExprSyntax.self) {
                return float(literal.literal.text, true, expected, at: position)
            }
        }
        if name == "!" {
            let boolean = lowerer.type(.bool)
            let isOwn =
                lowerer.userScope.memberOperators[name] != nil && expected.asNominal?.isFromPrelude == false
            let value = forcing(lower(syntax.expression, isOwn ? expected : boolean))
            if builtin(of: value.type) == .bool || value.type == .unknown {
                return Expression(kind: .builtin(.not, .bool, [value]), type: boolean, position: position)
            }
            if let call = callOperator(
                operatorCandidates(name, value.type, .unknown), [value], name: name, at: position)
            {
                return call
            }
            return Expression(kind: .builtin(.not, .bool, [value]), type: boolean, position: position)
        }
        if name == "&" { return lower(syntax.expression, expected) }
        if name == "..<" || name == "..." {
            let value = lower(syntax.expression, rangeBound(of: expected))
            if let call = callOperator(
                operatorCandidates(name, value.type, .unknown), [value], name: name, at: position)
            {
                return call
            }
        }
        let value = forcing(lower(syntax.expression, expected))
        if name == "+", builtin(of: value.type)?.isNumber == true { return value }
        if let kind = builtin(of: value.type) {
            if name == "-", kind.isNumber {
                return Expression(kind: .builtin(.negate, kind, [value]), type: value.type, position: position)
            }
            if name == "~", kind.isInteger {
                return Expression(kind: .builtin(.complement, kind, [value]), type: value.type, position: position)
            }
        }
        let functions = operatorCandidates(name, value.type, .unknown).filter { !$0.isPostfix }
        if let call = callOperator(functions, [value], name: name, at: position) { return call }
        return Expression(kind: .dynamicOperator(name, [value]), type: value.type, position: position)
    }

    func lowerPostfix(_ syntax: PostfixOperatorExprSyntax, _ expected: SwiftType, at position: SourcePosition)
        -> Expression
    {
        let name = syntax.operator.text
        let value = forcing(lower(syntax.expression, name == "..." ? rangeBound(of: expected) : .unknown))
        if name == "...", let partial = lowerer.wellKnown("PartialRangeFrom") {
            return construct(
                partial, [RawArgument(lowered: value)], expected: .unknown, at: position, name: partial.name)
        }
        let functions = operatorCandidates(name, value.type, .unknown).filter { !$0.isPrefix }
        return callOperator(functions, [value], name: name, at: position)
            ?? Expression(kind: .dynamicOperator(name, [value]), type: .unknown, position: position)
    }
}

extension Expression {
    var isConstant: Bool {
        if case .constant = kind { return true }
        return false
    }

    /// The l-value inside an optional chain.
    var assignmentTarget: Expression {
        if case .optionalChain(let inner) = kind { return inner }
        return self
    }
}

extension Builtin {
    var isInteger: Bool {
        switch self {
        case .int, .int8, .int16, .int32, .int64, .uint, .uint8, .uint16, .uint32, .uint64: true
        default: false
        }
    }

    package var isNumber: Bool { isInteger || self == .double || self == .float }
}
